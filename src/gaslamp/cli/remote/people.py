"""The others at a table: who thinks, who is away, and how much time is left."""

from __future__ import annotations

import asyncio

from gaslamp.cli.remote.chairs import chair_name
from gaslamp.cli.remote.inbox import Absence, Silence
from gaslamp.cli.remote.keyboard import Keyboard
from gaslamp.cli.remote.table_client import TableClient
from gaslamp.cli.teller import Teller
from gaslamp.remote import Look

QUIET = 1.5  # seconds after which it is said who thinks
AWAY = 4.0  # seconds after which it is said who is away


class People:
    """What is to be said of the others, each thing once and not too soon."""

    def __init__(self, client: TableClient, teller: Teller, keyboard: Keyboard) -> None:
        self.client = client
        self.teller = teller
        self.keyboard = keyboard
        self.here: set[int] = set()
        self.missed: set[int] = set()  # those of whom it was said that they are away
        self.asked: tuple[int, int] | None = None  # the question and the seat that it was put to
        self.waited_for: int | None = None  # the seat of which it was said that it thinks

    def learn_names(self) -> None:
        """Call everybody as they are called now."""
        chairs = self.client.sheet.chairs
        self.teller.voice.names = [chair_name(chair, seat, self.teller.say) for seat, chair in enumerate(chairs)]

    def notice(self, look: Look) -> None:
        """See who is here and who is asked; what is to be said of it is said after a while."""
        loop, tell = asyncio.get_running_loop(), self.keyboard.inbox.put_nowait
        here = set(look.here)
        for changed in self.here ^ here:
            loop.call_later(AWAY, tell, Absence(changed))
        self.here = here
        seat = look.position.view["asked"] if look.position else None
        now = None if seat is None or look.position is None else (look.position.question, seat)
        if now != self.asked:
            self.asked = now
            self.waited_for = self.waited_for if seat == self.waited_for else None
            if now is not None:
                loop.call_later(QUIET, tell, Silence(now[0]))

    def say_who_thinks(self, question: int) -> None:
        """Who is waited for, if the question still is the same."""
        if self.asked is None or self.asked[0] != question or self.asked[1] == self.waited_for:
            return
        seat = self.waited_for = self.asked[1]
        if seat in self.client.mine or self.client.sheet.status != "playing":
            return
        look = next(iter(self.client.looks.values()))
        name, left = self.teller.voice.name(seat), self.time_left(look, seat)
        line = self.teller.say.say("join-thinks", name=name)
        self.teller.show(f" {line} ({self.teller.say.say('join-time', time=left)})" if left else f" {line}", "dim")

    def say_who_is_away(self, seat: int) -> None:
        """Who has been away for a while, and who is there again."""
        chair = self.client.sheet.chairs[seat]
        away = seat not in self.here
        if away == (seat in self.missed) or seat in self.client.mine or chair.who != "person" or chair.left:
            return
        (self.missed.add if away else self.missed.discard)(seat)
        key = "join-away" if away else "join-here-again"
        self.teller.show(f" {self.teller.say.say(key, name=self.teller.voice.name(seat), seat=seat + 1)}", "dim")

    def time_left(self, look: Look, seat: int) -> str:
        """A seat's clock, as minutes and seconds; nothing if there is no limit."""
        left = look.clock.left[seat] if look.clock else None
        if left is None:
            return ""
        minutes, seconds = divmod(left // 1000, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
