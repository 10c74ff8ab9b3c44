"""Rewrites the C that mypyc made, so that one library inlines small functions of another.

mypyc calls what another library has through a table of pointers, which no compiler can look through. So whoever calls
gets a copy of each small function, in which everything that is not copied too is reached through that table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

DEFINITION = re.compile(r"^([A-Za-z]\w*(?: \*| ))(CPy\w+)(\([^{;]*\)) \{\n(.*?)^\}\n", re.M | re.S)
STATIC = re.compile(r"^static [^=;{]*?\b(\w+)(?:\[\w*\])*(?: =|;|\(|\n)", re.M)
MACRO = re.compile(r"^ *# *define +(\w+)", re.M)
TOP_LEVEL = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) ?\{", re.M)
WRAPPER = re.compile(r"^ +PyObject \*(CPyPy_\w+\(PyObject \*self.*\) \{)", re.M)
LEVELS = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUN_ONCE __attribute__((optimize("O0")))
#define FROM_PYTHON __attribute__((optimize("O1")))
#else
#define RUN_ONCE
#define FROM_PYTHON
#endif
"""  # what is optimised less: the body of a module, which is long and runs once, and what only Python calls


@dataclass(frozen=True)
class Function:
    """A function of C."""

    result: str
    name: str
    arguments: str
    body: str

    def define(self, how: str, body: str) -> str:
        """Its definition, declared so, with another body."""
        return f"{how} {self.result}{self.name}{self.arguments} {{\n{body}}}\n"


def cool(text: str) -> str:
    """The C of a module, with little effort spent on what is seldom run."""
    return WRAPPER.sub(r"FROM_PYTHON PyObject *\1", TOP_LEVEL.sub(r"RUN_ONCE char \1(void) {", text))


def small_functions(text: str, longest: int) -> dict[str, Function]:
    """The functions of a module that are short enough to be copied and touch nothing that is its own alone."""
    own = {name for name in STATIC.findall(text) if not name.startswith("CPyPy_")} | set(MACRO.findall(text))
    functions = (Function(*match.groups()) for match in DEFINITION.finditer(text))
    return {
        function.name: function
        for function in functions
        if len(function.body) <= longest
        and "top_level__" not in function.name
        and not own.intersection(re.findall(r"\w+", function.body))
    }


def within_library(text: str, longest: int) -> str:
    """Copies of a module's functions for another unit of the same library: to be inlined, or else called there."""
    functions = small_functions(text, longest).values()
    return "".join(each.define("extern inline __attribute__((gnu_inline))", each.body) for each in functions)


class Lender:
    """A library whose small functions are copied into others."""

    def __init__(self, library: str, modules: Iterable[str], header: str, longest: int) -> None:
        self.library = library
        self.table = f"exports_{library}"
        self.definition = f"struct export_table_{library} {self.table};"
        exported = set(re.findall(r"\bCPy(?:Def|Type|Static)_\w+", header[header.index("struct export_table_") :]))
        functions: dict[str, Function] = {}
        for text in modules:
            functions |= small_functions(text, longest)
        own = re.compile(r"\bCPy(?:Def|Type|Static|Statics|Module)_?\w*")
        self.functions = dict(functions)
        while unknown := [
            name
            for name, function in self.functions.items()
            if any(used not in self.functions and used not in exported for used in own.findall(function.body))
        ]:
            for name in unknown:
                del self.functions[name]
        self.own = own

    def copies(self) -> str:
        """The copies, for a unit of another library."""
        declarations = "".join(f"static inline {f.result}{f.name}{f.arguments};\n" for f in self.functions.values())
        return declarations + "".join(f.define("static inline", self.reach(f.body)) for f in self.functions.values())

    def reach(self, body: str) -> str:
        """A body in which whatever is not copied is reached through the table."""

        def reached(match: re.Match[str]) -> str:
            name = match[0]
            if name in self.functions:
                return name
            return f"{self.table}.{name}" if name.startswith("CPyDef") else f"(*{self.table}.{name})"

        return self.own.sub(reached, body)

    def used_by(self, text: str) -> str:
        """The C of another library's module, calling the copies."""

        def called(match: re.Match[str]) -> str:
            return match[1] if match[1] in self.functions else match[0]

        return re.sub(rf"{self.table}\.(CPyDef_\w+)(?=\()", called, text)
