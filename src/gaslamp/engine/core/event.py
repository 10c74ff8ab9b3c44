"""Events: what happened, told in numbers, with the seats that may see it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, NOBODY, CardId, Seat
from gaslamp.engine.core.parts import Part, amount, card, seat
from gaslamp.engine.core.piles import bit

PackedEvent = i64  # an event packed into one number
SPECTATOR: Final = 15  # who watches without a seat sees what everyone may see
EVERYONE: Final = 65535  # a bit for each seat, and one for spectators


@final
class EventKinds:
    """The kinds of events of one game, each a number with a name."""

    def __init__(self, at: Part) -> None:
        self.names: list[str] = []
        self.parts: Final = (seat("seat"), seat("to"), card("card"), at, amount("n"))  # what its numbers name

    def kind(self, name: str) -> i64:
        """A new kind of event."""
        self.names.append(name)
        return len(self.names) - 1


def pack_event(kind: i64, seat: Seat, card: CardId, n: i64, at: i64, to: Seat, seers: i64) -> PackedEvent:
    """Pack an event: amounts and places below 256, cards below 1024."""
    if (n | at) >> 8 != 0 or card >> 10 != 0:
        raise OverflowError("an event carries n and at below 256, a card below 1024")
    return kind << 52 | n << 44 | at << 36 | card << 24 | to << 20 | seat << 16 | seers


def is_secret(event: PackedEvent) -> bool:
    """Whether some may not see the card."""
    return event & EVERYONE != EVERYONE


def has_card(event: PackedEvent) -> bool:
    """Whether there is a card in it."""
    return event >> 24 & 1023 != NO_CARD


def card_owner(event: PackedEvent) -> Seat:
    """Whose card it is: the seat that the event is about, NOBODY for a common card."""
    return event >> 16 & 15


@final
class Event:
    """Something that happened, as one seat saw it: an unseen card is the card back."""

    def __init__(self, packed: PackedEvent, seer: Seat, names: list[str]) -> None:
        self.kind: Final = names[packed >> 52]
        self.n: Final[int] = packed >> 44 & 255
        self.at: Final[int] = packed >> 36 & 255
        self.card: Final[int] = packed >> 24 & 1023 if packed & bit(seer) else NO_CARD
        self.to: Final[int] = packed >> 20 & 15
        self.seat: Final[int] = packed >> 16 & 15

    def json(self) -> dict[str, object]:
        """Only what the event speaks of, for the wire."""
        fields: dict[str, object] = {"kind": self.kind}
        if self.seat != NOBODY:
            fields["seat"] = self.seat
        if self.to != NOBODY:
            fields["to"] = self.to
        if self.card != NO_CARD:
            fields["card"] = self.card
        if self.at:
            fields["at"] = self.at
        if self.n:
            fields["n"] = self.n
        return fields

    def __repr__(self) -> str:
        return f"Event({self.json()})"
