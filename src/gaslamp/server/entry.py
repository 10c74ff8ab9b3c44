"""The log of a table: numbered entries, from which everything else about it follows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from gaslamp.protocol.api import Listing, Terms
from gaslamp.protocol.deeds import LogDeed


class Entry(Struct, frozen=True, omit_defaults=True):
    """One thing that happened at a table."""

    n: int  # from 1, without gaps
    at: int  # milliseconds since the epoch
    deed: LogDeed
    by: str = ""  # the person; nobody for bots and clocks
    id: str = ""  # the client's own, so that nothing is done twice


class Header(Struct, frozen=True):
    """How a table was set up."""

    terms: Terms
    seats: int
    version: str  # of the rules
    data: str  # the digest of the numbers
    host: str  # the person
    luck: Literal["seeds", "draws"] = "seeds"  # tables of before there were draws do not say


to_json = Encoder().encode
an_entry = Decoder(Entry).decode
a_header = Decoder(Header).decode
a_listing = Decoder(Listing).decode
