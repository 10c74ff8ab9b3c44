"""Puts the docstrings of the sources into the C that mypyc made, which has only signatures.

mypyc 2.4 leaves docstrings out, so that `help` of what is compiled says nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable

TEXT = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
METHOD = re.compile(r"\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_ |]+, " + TEXT)
CLASS = re.compile(r"\.tp_doc = " + TEXT)
PROPERTY = re.compile(r"(\(getter\)(\w+), ?(?:\(setter\)\w+,)?\s+(?:NULL, )?)NULL, NULL\}")


def docstrings(source: str) -> dict[str, str]:
    """The docstrings of functions, classes, methods and properties, by name as C spells it."""
    texts: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            texts[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            texts |= {f"{node.name}___{one.name}": ast.get_docstring(one) or "" for one in methods}
    return {name: text for name, text in texts.items() if text}


def with_docstrings(c: str, source: str) -> str:
    """The C of a module with the docstrings of its source."""
    texts = docstrings(source)
    c = METHOD.sub(lambda found: longer(found, text_of(found[1], texts)), c)
    c = CLASS.sub(lambda found: longer(found, texts.get(found[1].partition("(")[0], "")), c)
    return PROPERTY.sub(documented(texts), c)


def longer(found: re.Match[str], text: str) -> str:
    """A signature with what is said of it."""
    return found[0].removesuffix('")') + f'{quoted(text)}")'


def documented(texts: dict[str, str]) -> Callable[[re.Match[str]], str]:
    """What writes the docstring of a property into its place."""

    def write(found: re.Match[str]) -> str:
        text = text_of(found[2].replace("_get_", "___", 1), texts)
        return f'{found[1]}PyDoc_STR("{quoted(text)}"), NULL}}' if text else found[0]

    return write


def text_of(symbol: str, texts: dict[str, str]) -> str:
    """The docstring of a symbol: a name after that of its module, and of its class if it is a method."""
    while symbol not in texts and "___" in symbol:
        symbol = symbol.partition("___")[2]
    return texts.get(symbol, "")


def quoted(text: str) -> str:
    """A text within a string of C."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(one if ord(one) < 128 else "".join(f"\\{byte:03o}" for byte in one.encode()) for one in plain)
