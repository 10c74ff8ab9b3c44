"""Frames that no honest client sends, and a few that one does: food for a server that must digest all of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import MsgspecError
from msgspec.json import decode, encode

from gaslamp.protocol import VERSION, api, asks, deeds, tells
from gaslamp.server.socket import an_ask

NOWHERE = "zzzzzzzzzzzz"  # a table that is not there
HUGE = 65_536  # bytes: the longest frame that is read at all
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1.5, 1e308, 14, 32768, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**40, -(10**40)),
    *("", " ", "x", "x" * 41, "x" * 3000, "0", "null", "ping", "\0", "\n", "\x1b[2J", "\u202e\u200b", "<script>", "🦊"),
    *([], [0], [[0]], [None], ["x"], [-1], [0] * 5, [32768], {}, {"type": "ping"}, {"": {}}),
]
RAW = ["NaN", "-NaN", "Infinity", "-Infinity", "1e999", "-0", "00", "0x1", "1" * 4000, "1." + "1" * 4000, "1e-9999"]
RAW += ["'x'", "undefined", "[", "{", "]", "}", '"', "/**/1", '"\\ud800"', '"\\udc00\\ud800"', '"\\u12"', '"\\x41"']
NAMES = [
    "id",
    "table",
    "seat",
    "question",
    "answer",
    "type",
    "v",
    "since",
    "text",
    "yes",
    "proto",
    "__proto__",
    "",
    "🦊",
]


class Kitchen:
    """Makes frames about some tables, at none of which the sender may do anything."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.luck = Random(seed)
        self.tables = tables
        self.dishes: list[Callable[[], bytes]] = [
            *(self.valid, self.cut, self.bitten, self.odd, self.raw, self.noise, self.letters, self.deep),
            *(self.double, self.broken_letters, self.unknown, self.server_side, self.long),
        ]

    def frame(self) -> bytes:
        """A frame to which there is one answer."""
        while True:
            frame = self.luck.choice(self.dishes)()
            if not self.silent(frame):
                return frame

    def silent(self, frame: bytes) -> bool:
        """Whether a frame is a good one whose answer comes later, or none at all."""
        try:
            ask = an_ask(frame)
        except (MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        seen = isinstance(ask, asks.Watch) and ask.seat is None and ask.table in self.tables
        return seen or isinstance(ask, asks.Lobby | asks.Unwatch)

    # -- what a client may say

    def ask(self) -> asks.Ask:
        """A good message; what it asks for is refused."""
        luck, id = self.luck, f"{self.luck.getrandbits(40):x}"
        table, seat, number = luck.choice([*self.tables, NOWHERE]), luck.randrange(14), luck.randrange(2**12)
        answer = [luck.randrange(40) for _ in range(luck.randrange(5))]
        good: list[asks.Ask] = [
            *(asks.Ping(id), asks.Hello(VERSION), asks.Hello(number), asks.Watch(table, seat, number, id)),
            *(asks.WhyNot(id, table, seat, number, answer), asks.Answer(id, table, seat, number, answer)),
            *(asks.Sit(id, table), asks.Sit(id, table, seat, f"{number:x}"), asks.Stand(id, table, seat)),
            *(asks.Swap(id, table, seat, "strong"), asks.Word(id, table, seat, "fog"), asks.Start(id, table)),
            *(asks.Undo(id, table, seat), asks.Mind(id, table, seat), asks.End(id, table)),
            *(asks.Vote(id, table, number, True), asks.Leave(id, table, seat), asks.Back(id, table, seat)),
            *(asks.Say(id, table, seat, "hear me"), asks.Mute(id, table, seat, 0), asks.Rematch(id, table)),
        ]
        return luck.choice(good)

    def valid(self) -> bytes:
        """A good message."""
        return encode(self.ask())

    # -- what it may not

    def cut(self) -> bytes:
        """A message that ends too soon."""
        whole = self.valid()
        return whole[: self.luck.randrange(len(whole))]

    def bitten(self) -> bytes:
        """A message with bytes changed, put in or left out."""
        frame = bytearray(self.valid())
        for _ in range(self.luck.randrange(1, 4)):
            at = self.luck.randrange(len(frame))
            frame[at : at + self.luck.randrange(3)] = self.luck.randbytes(self.luck.randrange(3))
        return bytes(frame)

    def odd(self) -> bytes:
        """A message with a field of another kind, too many or too few."""
        fields = decode(self.valid())
        name = self.luck.choice([*fields, *NAMES])
        if name in fields and self.luck.random() < 0.3:
            del fields[name]
        else:
            fields[name] = self.luck.choice(ODD)
        return encode(fields)

    def raw(self) -> bytes:
        """A message with something that JSON does not have."""
        name, value = self.luck.choice(NAMES[:8]), self.luck.choice(RAW)
        return f'{{"type":"ping","id":"x","{name}":{value}}}'.encode()

    def noise(self) -> bytes:
        """Any bytes."""
        return self.luck.randbytes(self.luck.randrange(200))

    def letters(self) -> bytes:
        """Any letters, as they come in JSON."""
        return "".join(self.luck.choices('{}[]":,\\u0123 eEtruefalsnul-+.', k=self.luck.randrange(80))).encode()

    def deep(self) -> bytes:
        """Brackets within brackets."""
        n, open_ = self.luck.randrange(1, 8000), self.luck.choice(["[", '{"a":', '{"type":'])
        return (open_ * n)[: self.luck.choice([8192, 60_000])].encode()

    def double(self) -> bytes:
        """A message that says the same thing twice, differently."""
        one, other = self.valid(), self.valid()
        return one[:-1] + b"," + other[1:]

    def broken_letters(self) -> bytes:
        """A message with letters that are none."""
        wrong = self.luck.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xe2\x82"])
        return b'{"type":"ping","id":"' + wrong + b'"}'

    def unknown(self) -> bytes:
        """A message of a type that there is not."""
        fields = decode(self.valid())
        kind = self.luck.choice(
            ["", "Ping", "ping ", "pong", "drop table", "__class__", "answered", "x" * 2000, 0, None]
        )
        return encode({**fields, "type": kind})

    def server_side(self) -> bytes:
        """What only the server says."""
        table = self.luck.choice(self.tables)
        tell = self.luck.choice(
            [
                *(tells.Welcome(VERSION, "0"), tells.Done("x", table, 1), tells.Pong("x"), tells.Bye()),
                *(tells.Refused(api.Problem("error-frame", "no")), tells.Why("x"), tells.News(table, 9)),
                *(tells.LobbyNews([], ["x"]), deeds.Answered(0, (1,)), deeds.Ended(), deeds.Sat(0, "x", "x")),
            ]
        )
        return encode(tell)

    def long(self) -> bytes:
        """A message of many bytes, too many for us but not for the wire; seldom, for it takes its time."""
        if self.luck.random() < 0.9:
            return self.odd()
        text = "x" * self.luck.choice([8_000, 8_193, 20_000, HUGE - 100])
        return encode(asks.Say("x", self.tables[0], 0, text))


def expected(frame: bytes, most: int) -> type[tells.Tell]:
    """What the answer to a frame is, for somebody who may do nothing."""
    try:
        ask = an_ask(frame) if len(frame) <= most else None
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        return tells.Refused
    if isinstance(ask, asks.Ping):
        return tells.Pong
    return tells.Welcome if isinstance(ask, asks.Hello) and ask.v == VERSION else tells.Refused
