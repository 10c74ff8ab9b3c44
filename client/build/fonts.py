"""Cuts the fonts to the letters of English and Polish, and declares which file has which letters.

What it makes is kept in `client/fonts`. Run it after a change to LETTERS or to a font's version, when the packages are
here: `uvx --from fonttools --with brotli python client/build/fonts.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CLIENT = Path(__file__).resolve().parents[1]
CUT = CLIENT / "fonts"
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0£§«·»×áèéóÓĄąĆćĘęŁłŃńŚśŹźŻż–—‘’“”„†‡…↑−"
FEATURES = ("ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rvrn", "tnum")
PARTS = ("latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext")  # as they are published
HEAD = "/* Made by build/fonts.py: fonts cut to the letters of English and Polish, whole ones for all others. */\n"
FACE = """
@font-face {{
  font-family: "{font.family}";
  font-style: {font.style};
  font-display: swap;
  font-weight: {font.declared};
  src: url("{file}") format("woff2-variations");
  unicode-range: {ranges};
}}
"""


@dataclass(frozen=True)
class Font:
    """A font as its package has it; the weights that it is declared with, cut or whole, and those in use."""

    package: str
    family: str
    style: str
    declared: str
    weights: tuple[int, int]

    def source(self, part: str) -> Path:
        """The file of a part of its letters."""
        name = f"{self.package}-{part}-wght-{self.style}.woff2"
        return CLIENT / "node_modules/@fontsource-variable" / self.package / "files" / name


FONTS = (
    Font("alegreya", "Alegreya Variable", "normal", "400 900", (400, 800)),
    Font("alegreya", "Alegreya Variable", "italic", "400 900", (400, 800)),
    Font("grenze-gotisch", "Grenze Gotisch Variable", "normal", "100 900", (500, 600)),
)


def faces(font: Font) -> Iterator[str]:
    """Cut a font; the faces of the cut files, and of the whole ones for all other letters, as CSS."""
    left = {ord(letter) for letter in LETTERS}
    for part in PARTS[:2]:
        whole = load_font(str(font.source(part)), Options(), lazy=False)
        letters = left & set(whole.getBestCmap())
        left -= letters
        file = f"{font.package}-{part}-{font.style}.woff2"
        cut(whole, letters, font.weights, CUT / file)
        yield FACE.format(font=font, file=f"./{file}", ranges=ranges(letters))
    claimed = {ord(letter) for letter in LETTERS} - left
    for part in PARTS:
        source = font.source(part)
        if source.is_file():
            letters = set(load_font(str(source), Options()).getBestCmap()) - claimed
            claimed |= letters
            yield FACE.format(font=font, file=f"../{source.relative_to(CLIENT).as_posix()}", ranges=ranges(letters))


def cut(whole: TTFont, letters: set[int], weights: tuple[int, int], path: Path) -> None:
    """Keep some letters and weights of a font."""
    options = Options(flavor="woff2", layout_features=list(FEATURES), hinting=False, name_IDs=[0, 1, 2, 13, 14])
    instantiateVariableFont(whole, {"wght": weights}, inplace=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(whole)
    save_font(whole, str(path), options)


def ranges(letters: set[int]) -> str:
    """Letters as CSS counts them."""
    first = [letter for letter in sorted(letters) if letter - 1 not in letters]
    last = [letter for letter in sorted(letters) if letter + 1 not in letters]
    return ", ".join(f"U+{a:04X}-{b:04X}" if a < b else f"U+{a:04X}" for a, b in zip(first, last))


if __name__ == "__main__":
    CUT.mkdir(exist_ok=True)
    (CUT / "fonts.css").write_text(HEAD + "".join(face for font in FONTS for face in faces(font)))
