"""The server on the web: pages, the HTTP API and the door for sockets."""
