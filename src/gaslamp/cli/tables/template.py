"""A template of a layout: a text with slots `{formula | style}`, and parts `[in brackets]` that may be left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any

from rich.errors import StyleSyntaxError
from rich.style import Style
from rich.text import Text

from gaslamp.cli.tables.faults import BadLayout
from gaslamp.cli.tables.formula import Formula, Known, Scope, formula

TOKEN = re.compile(r"\{([^{}]*)\}|(\[)|(\])|([^{}\[\]]+)|([{}])")
ASKED = re.compile(r"[A-Za-z_]\w*(\[.+\]|\(.*\))")  # a style that depends: seat_colours[seat]


@dataclass(frozen=True)
class Slot:
    """Something that is worked out, and how it is coloured."""

    formula: Formula
    style: tuple[str | Formula, ...]

    def of(self, scope: Scope) -> Text:
        """What it says."""
        text = shown(self.formula.of(scope))
        if not self.style or not text:
            return text
        style = " ".join(str(one.of(scope) or "") if isinstance(one, Formula) else one for one in self.style).strip()
        if style:
            text = text.copy()
            text.stylize_before(style)
        return text


@dataclass(frozen=True)
class Template:
    """Texts, slots, and templates that are left out if a slot of theirs has nothing to say."""

    parts: tuple[str | Slot | Template, ...]

    def of(self, scope: Scope) -> Text:
        """The whole."""
        text = Text()
        for part in self.parts:
            text.append_text(self.piece(part, scope))
        return text

    def piece(self, part: str | Slot | Template, scope: Scope) -> Text:
        """One part of it."""
        if isinstance(part, str):
            return Text(part)
        return part.of(scope) if isinstance(part, Slot) else part.if_said(scope)

    def if_said(self, scope: Scope) -> Text:
        """The whole, or nothing if any slot has nothing to say."""
        for part in self.parts:
            if isinstance(part, Slot) and not part.formula.of(scope):
                return Text()
        return self.of(scope)

    def value(self, scope: Scope) -> Any:
        """What its only slot is worth, if that is all there is and it is not coloured; else the text."""
        if len(self.parts) == 1 and isinstance(self.parts[0], Slot) and not self.parts[0].style:
            return self.parts[0].formula.of(scope)
        return self.of(scope)

    def items(self, scope: Scope) -> list[Text]:
        """The text; or several, if its only slot is a list. Without what is empty."""
        value = self.value(scope)
        return [text for one in (value if isinstance(value, list) else [value]) if (text := shown(one))]


def template(source: str, where: str, known: Known, given: Set[str] = frozenset()) -> Template:
    """Read a template."""
    stack: list[list[str | Slot | Template]] = [[]]
    for match in TOKEN.finditer(source):
        slot, opens, closes, text, stray = match.groups()
        if slot is not None:
            stack[-1].append(slot_of(slot, where, known, given))
        elif opens:
            stack.append([])
        elif text:
            stack[-1].append(text)
        elif stray or len(stack) == 1:
            raise BadLayout("error-layout-brackets", where=where, value=source, sign=stray or closes)
        else:
            inner = Template(tuple(stack.pop()))
            stack[-1].append(inner)
    if len(stack) > 1:
        raise BadLayout("error-layout-brackets", where=where, value=source, sign="[")
    return Template(tuple(stack[0]))


def slot_of(source: str, where: str, known: Known, given: Set[str]) -> Slot:
    """Read a slot: a formula, and behind a bar its style."""
    before, bar, style = source.rpartition(" | ")
    words = style.split() if bar else []
    styles = tuple(style_of(word, where, known, given) for word in words)
    return Slot(formula(before if bar else source, where, known, given), styles)


def style_of(word: str, where: str, known: Known, given: Set[str]) -> str | Formula:
    """A word of a style: one of rich's, or a formula for one."""
    if ASKED.fullmatch(word) or word in known.names or word in given:
        return formula(word, where, known, given)
    try:
        Style.parse("on black" if word == "on" else "not dim" if word == "not-dim" else word)
    except StyleSyntaxError:
        raise BadLayout("error-layout-style", where=where, value=word) from None
    return word.replace("not-", "not ")


def shown(value: Any) -> Text:
    """Anything as a text: nothing for what is not there, for yes and for no."""
    if isinstance(value, Text):
        return value
    if value is None or isinstance(value, bool):
        return Text()
    if isinstance(value, list | tuple):
        return joined(" ", value)
    return Text(str(value))


def joined(between: str, values: Iterable[Any]) -> Text:
    """What there is of some things, with something between them."""
    return Text(between).join([text for one in values if (text := shown(one))])


def packed(parts: Iterable[Text], room: int, gap: str = "  ", hang: int = 0) -> list[Text]:
    """Lines of parts that are not empty, each as full as there is room; later lines hang back."""
    lines: list[Text] = []
    for part in filter(None, parts):
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= room:
            lines[-1] = lines[-1] + gap + part
        else:
            lines.append(Text(" " * hang) + part if lines and hang else part)
    return lines
