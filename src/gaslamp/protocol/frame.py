"""What all messages have in common, and the limits of what they carry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct


class Message(Struct, omit_defaults=True):
    """A message: its type, then its fields; a field that has its default value is left out."""


class Strict(Message, forbid_unknown_fields=True):
    """A message to the server, which refuses what it does not know."""


Language: TypeAlias = Literal["en", "pl"]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$", description="What one is called.")]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$", description="A table, as in its address.")]
Id = Annotated[
    str, Meta(min_length=1, max_length=40, description="Chosen by the client; an act sent twice is done once.")
]
MaybeId = Annotated[str, Meta(max_length=40, description="Comes back with a refusal.")]
SeatNo = Annotated[int, Meta(ge=0, le=13, description="A seat, from 0.")]
Number = Annotated[int, Meta(ge=0, le=2**53, description="The number of an entry in the log of a table.")]
MomentNo = Annotated[int, Meta(ge=0, le=2**53, description="How many answers had been given; 0 is the deal.")]
Part = Annotated[int, Meta(ge=0, le=32767, description="One part of an answer.")]
Element = Annotated[Sequence[Part], Meta(max_length=4)]
Parts = Annotated[
    Sequence[Part | Element],
    Meta(max_length=64, description="The parts of an answer; of a whole set, a list of the parts of each element."),
]
InWords = Annotated[str, Meta(max_length=400, description="An answer as a text: `take mafia 2`.")]
ByName: TypeAlias = dict[str, str | int | bool | Sequence[str | int | dict[str, str | int]]]
AnswerForm: TypeAlias = Parts | InWords | ByName  # an answer: by its numbers, in words, or each part under its name
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Level = Literal["easy", "normal", "strong"]
