"""The protocol in TypeScript: `python -m gaslamp.protocol.typescript > client/src/lib/net/protocol.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from inspect import cleandoc, getsource
from json import dumps
from types import ModuleType
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec import inspect as found
from msgspec.json import encode

from gaslamp.engine.book import data, piece
from gaslamp.protocol import VERSION, api, asks, deeds, frame, tells, view

HEAD = "// Made by `python -m gaslamp.protocol.typescript` from the messages in Python; do not edit."
ALIASES: dict[str, Any] = {
    "Language": frame.Language,
    "Level": frame.Level,
    "Status": api.Status,
    "SettingValue": api.SettingValue,
    "FactValue": api.FactValue,
    "ByName": frame.ByName,
    "AnswerForm": frame.AnswerForm,
    "Source": data.Source,
    "PieceKind": piece.Kind,
    "Plan": api.Plan,
    "Eyes": api.Eyes,
    "TableAct": asks.TableAct,
    "Ask": asks.Ask,
    "Deed": deeds.Deed,
    "Tell": tells.Tell,
}
UNSENT = (asks.Act, deeds.Answered)  # what others are made of, and what stays in the log
SIMPLE = {
    found.AnyType: "unknown",
    found.NoneType: "null",
    found.BoolType: "boolean",
    found.IntType: "number",
    found.FloatType: "number",
    found.StrType: "string",
}
FOREIGN = ("builtins", "msgspec")  # where the source is not ours
RECORDS = (view.Happening, view.Part, view.About, view.Several, view.Group, view.Question, view.View)  # dictionaries
COMMENT = re.compile(r"^    (\w+): .*  # (.+)$", re.MULTILINE)


def typescript() -> str:
    """Everything that goes over the wire."""
    names = [(found.type_info(alias), name) for name, alias in ALIASES.items()]
    unions = [f"export type {name} = {written(kind, names[:n])};" for n, (kind, name) in enumerate(names)]
    messages = [interface(kind, names) for kind in (*RECORDS, *structs(api, deeds, asks, tells))]
    return "\n\n".join([HEAD, f"export const VERSION = {VERSION};", *unions, *messages]) + "\n"


def structs(*modules: ModuleType) -> Iterator[type[Struct]]:
    """The messages of some modules, and what they are made of."""
    for module in modules:
        for kind in vars(module).values():
            own = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
            if own and kind not in UNSENT:
                yield kind


def interface(kind: type, names: Iterable[tuple[found.Type, str]] = ()) -> str:
    """A message as an interface; what has a default may be missing."""
    message, notes = found.type_info(kind), comments(kind)
    assert isinstance(message, found.StructType | found.TypedDictType)
    tag = message.tag if isinstance(message, found.StructType) else None
    lines = [f"  type: {dumps(tag)};"] if tag else []
    for field in message.fields:
        about = [notes.get(field.encode_name, ""), *described(field.type), default(field)]
        said = " ".join(f"{text[0].upper()}{text[1:].rstrip('.')}." for text in about if text)
        lines += [f"  /** {said} */"] if said else []
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type, names)};")
    body = "\n".join(["{", *lines, "}"]) if lines else "{}"
    return f"{doc(kind)}\nexport interface {kind.__name__} {body}"


def doc(kind: type) -> str:
    """What a message is."""
    lines = cleandoc(kind.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def comments(kind: type) -> dict[str, str]:
    """What the source says beside the fields, those of the kinds that it is made from among them."""
    parts = [part for part in reversed(kind.__mro__) if part.__module__.partition(".")[0] not in FOREIGN]
    return {name: text for part in parts for name, text in COMMENT.findall(getsource(part))}


def described(kind: found.Type) -> list[str]:
    """What is said of a type where it is declared, and its limits."""
    match kind:
        case found.Metadata(inner, extra):
            return [(extra or {}).get("description", ""), *described(inner)]
        case found.UnionType(types):
            return [text for one in types for text in described(one)]
        case found.IntType(ge=int(least), le=int(most)):
            return [f"{least} to {most}"]
        case found.StrType(least, most, pattern):
            return [*span(least, most, "letters"), f"matches {pattern}" if pattern else ""]
        case found.ListType(item, least, most):
            return [*span(least, most, "items"), *described(item)]
    return []


def span(least: int | None, most: int | None, what: str) -> list[str]:
    """How long something may be."""
    return [f"{least or 0} to {most} {what}"] if most is not None else []


def default(field: found.Field) -> str:
    """What a field is when it is missing."""
    if field.required or (field.default is NODEFAULT and field.default_factory is NODEFAULT):
        return ""
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return f"if missing: {encode(value).decode()}"


def written(kind: found.Type, names: Iterable[tuple[found.Type, str]] = ()) -> str:
    """A type, by its name if it has one."""
    for known, name in names:
        if kind == known:
            return name
    match kind:
        case found.Metadata(inner):
            return written(inner, names)
        case found.StructType(cls) | found.TypedDictType(cls):
            return str(cls.__name__)
        case found.LiteralType(values):
            return " | ".join(map(dumps, values))
        case found.UnionType(types):
            return " | ".join(written(part, names) for part in types)
        case found.ListType(item):
            one = written(item, names)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case found.TupleType(items):
            return f"[{', '.join(written(item, names) for item in items)}]"
        case found.DictType(_, value):
            return f"Record<string, {written(value, names)}>"
    return SIMPLE[type(kind)]


if __name__ == "__main__":
    print(typescript(), end="")
