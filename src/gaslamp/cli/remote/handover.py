"""The screen goes from one human to another: nobody sees a hand that is not theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gaslamp.cli.remote.keyboard import Gone
from gaslamp.cli.screen import wipe
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen


class Handover:
    """Who gets the screen next, and whether the cards of the one before still lie on it."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.to: int | None = None
        self.hiding = False

    def holds(self, asked: int | None) -> bool:
        """Whether nothing may be told now, since the screen is on its way to who is asked."""
        if self.to is not None and asked != self.to:
            self.to = None  # it was taken back, or somebody else came first
        return self.to is not None

    def begin(self, seat: int) -> None:
        """Let the one before read on; then hide the cards and call the next."""
        self.to, self.hiding = seat, self.screen.looking is not None
        self.screen.prompt = None
        self.show()

    def show(self) -> None:
        """What is to be done now."""
        screen = self.screen
        if self.hiding:
            key = "hide-or-undo" if screen.position.undo == "free" else "hide"
            screen.teller.show(Text(screen.say(key), style="bold"))
        else:
            self.hide()
            assert self.to is not None
            name = screen.teller.voice.name(self.to)
            screen.teller.show(Text(screen.say("pass-screen", name=name), style="bold"))

    def hide(self) -> None:
        """Clear the screen; nobody in particular looks at it."""
        self.screen.looking = None
        wipe(self.screen.teller.screen)

    def take_line(self, line: str) -> bool:
        """Take a line if the screen is on its way: Enter goes on, u undoes while one's cards are seen, q leaves."""
        screen = self.screen
        if self.to is None:
            return False
        if line.lower() == "q":
            screen.keyboard.inbox.put_nowait(Gone())
        elif line.lower() == "u" and self.hiding and screen.looking is not None:
            screen.client.do(asks.Undo(new_id(), screen.table, screen.looking))
        elif self.hiding:
            self.hiding = False
            self.show()
        else:
            wipe(screen.teller.screen)
            screen.looking, self.to, screen.question = self.to, None, 0
            screen.look_around()
        return True
