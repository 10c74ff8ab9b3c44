"""The fonts that are cut have every letter of the texts."""

from __future__ import annotations

import re
import unicodedata

from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.mode import PACKAGE
from tests.client.node import CLIENT

CUT = re.compile(r'url\("\./([^"]+)"\)')
POLISH = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"


def value(face: str, name: str) -> str:
    """What a face says under a name."""
    return face.partition(f"{name}: ")[2].partition(";")[0]


def cut() -> dict[tuple[str, str], set[str]]:
    """The letters of each font that is cut, by family and style; every file that is named is there."""
    letters: dict[tuple[str, str], set[str]] = {}
    for face in (CLIENT / "fonts/fonts.css").read_text(encoding="utf-8").split("@font-face"):
        if file := CUT.search(face):
            assert (CLIENT / "fonts" / file[1]).is_file()
            held = letters.setdefault((value(face, "font-family"), value(face, "font-style")), set())
            for first, last in re.findall(r"U\+(\w+)(?:-(\w+))?", value(face, "unicode-range")):
                held.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return letters


def used() -> set[str]:
    """The Latin letters, digits and ASCII marks of all texts of both languages."""
    files = [*(CLIENT / "texts").rglob("*.ftl"), *PACKAGE.rglob("*.ftl")]
    assert {path.parent.name for path in files} == set(LANGUAGES)
    letters = set("".join(path.read_text(encoding="utf-8") for path in files)) - {"\n"}
    return {letter for letter in letters if letter.isascii() or unicodedata.name(letter).startswith("LATIN ")}


def test_letters_of_the_texts_are_in_every_font() -> None:
    """Upright, italic and gothic; a text with a new letter needs `client/build/fonts.py` run again."""
    fonts = cut()
    assert len(fonts) == 3
    for font, letters in fonts.items():
        assert used() | {*POLISH, *POLISH.upper()} <= letters, font
