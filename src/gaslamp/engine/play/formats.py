"""The form of a record for programs, and its older forms: each is brought to the next, for as long as there is one.

1 had no values of its data and no luck that was promised, 2 had the values, 3 had the luck, 4 had whole sets as
answers, comments and the result, and 5 has no seed where luck is drawn under a secret.
From 4 on a record is also a text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gaslamp.engine.book.game import SHELF
from gaslamp.engine.errors import BadRecord

Fields = dict[str, Any]

FORMAT = 5
FIELDS: dict[str, Any] = {
    "gaslamp": int,
    "game": str,
    "version": str,
    "data": str,
    "values": dict,
    "seats": int,
    "seed": int | None,
    "secret": str,
    "words": list,
    "settings": dict,
    "players": list,
    "names": list,
    "answers": list,
    "comments": dict,
    "result": list,
}


def second(fields: Fields) -> Fields:
    """1 did not always say who the players are, and its values are ours if their digest is the same."""
    return {"players": [], **fields, "gaslamp": 2}


def third(fields: Fields) -> Fields:
    """2 knew plain seeds only."""
    return {**fields, "gaslamp": 3, "secret": "", "words": []}


def fourth(fields: Fields) -> Fields:
    """3 had one element of a set in each answer, and those are answers still."""
    return {**fields, "gaslamp": 4}


def fifth(fields: Fields) -> Fields:
    """4 always had a seed, and luck by seeds if it had a secret, too."""
    seed = fields.get("seed")
    return {**fields, "gaslamp": 5, "seed": "" if seed is None else seed}


READERS: dict[int, Callable[[Fields], Fields]] = {1: second, 2: third, 3: fourth, 4: fifth}


def bring_up_to_date(fields: object, where: str) -> Fields:
    """The fields of a record in the newest form, each of its kind."""
    if not isinstance(fields, dict):
        raise BadRecord("error-record-form", where=where, fields=list(FIELDS))
    check_kind(fields, "gaslamp", where)
    while fields["gaslamp"] in READERS:
        fields = READERS[fields["gaslamp"]](fields)
    if fields["gaslamp"] != FORMAT:
        raise BadRecord("error-record-format", where=where, value=fields["gaslamp"], mine=FORMAT)
    game = SHELF.get(fields["game"]) if isinstance(fields.get("game"), str) else None
    fields = {"values": game.data.values() if game else {}, "comments": {}, "result": [], **fields}
    for name in FIELDS:
        check_kind(fields, name, where)
    return fields


def check_kind(fields: Fields, name: str, where: str) -> None:
    """Refuse a field that is missing, or not what it must be."""
    value, kind = fields.get(name), FIELDS[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        called = getattr(kind, "__name__", "int")
        raise BadRecord("error-record-field", where=where, name=name, value=value, kind=called)
