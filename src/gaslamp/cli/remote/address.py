"""Where a server is, and which table and seat a link leads to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from gaslamp.remote.errors import RemoteError

PATH = re.compile(r"(?:/t/([a-z2-7]{12}))?/?")


@dataclass(frozen=True)
class Address:
    """A server; perhaps a table there, and the key of a seat."""

    origin: str
    table: str = ""
    key: str = ""

    @classmethod
    def of(cls, text: str) -> Address:
        """What a link says; one without http:// is taken for one with it."""
        try:
            parts = urlsplit(text if "://" in text else f"http://{text}")
            path, usable = PATH.fullmatch(parts.path), parts.hostname and parts.port != 0
        except ValueError:  # brackets or a port that are none
            path, usable = None, None
        if path is None or not usable or parts.scheme not in ("http", "https") or not text.isprintable():
            raise RemoteError("error-address", value=text)
        return cls(f"{parts.scheme}://{parts.netloc}", path[1] or "", parts.fragment)

    def link(self, table: str, key: str = "") -> str:
        """The link to a table, or to one of its seats."""
        return f"{self.origin}/t/{table}{key and '#'}{key}"
