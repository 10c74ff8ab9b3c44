"""The protocol: every message between the server and its clients, in one place.

`asks` go from a client to the server over the socket, `tells` come back, `deeds` are what happened at a table,
`api` is what HTTP takes and gives, `view` what both show of a game. A change that an older client would not understand
raises VERSION.
"""

VERSION = 3
