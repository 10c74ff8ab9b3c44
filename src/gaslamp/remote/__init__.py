"""A client of the server's protocol: sit at tables elsewhere, from Python."""

from gaslamp.remote.errors import Refused
from gaslamp.remote.look import Look
from gaslamp.remote.visit import Visit
from gaslamp.remote.wire import Wire

__all__ = ["Look", "Refused", "Visit", "Wire"]
