"""The protocol in TypeScript: `python -m gaslamp.protocol.typescript > client/src/lib/net/protocol.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from inspect import cleandoc, getsource
from json import dumps
from types import ModuleType
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec import inspect as kinds
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
UNSENT = (asks.Act, deeds.TableDeed, deeds.Answered)  # what others are made of, and what stays in the log
SIMPLE = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}
FOREIGN = ("builtins", "msgspec")  # where the source is not ours
RECORDS = (
    view.EventJson,
    view.Part,
    view.About,
    view.Several,
    view.Group,
    view.Question,
    view.Forced,
    view.ReckoningLine,
    view.View,
)
COMMENT = re.compile(r"^    (\w+): .*  # (.+)$", re.MULTILINE)


def typescript() -> str:
    """Everything that goes over the wire."""
    names = [(kinds.type_info(alias), name) for name, alias in ALIASES.items()]
    unions = [f"export type {name} = {type_name(kind, names[:n])};" for n, (kind, name) in enumerate(names)]
    messages = [interface(kind, names) for kind in (*RECORDS, *structs(api, deeds, asks, tells))]
    return "\n\n".join([HEAD, f"export const VERSION = {VERSION};", *unions, *messages]) + "\n"


def structs(*modules: ModuleType) -> Iterator[type[Struct]]:
    """The messages of some modules, and what they are made of."""
    for module in modules:
        for kind in vars(module).values():
            own = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
            if own and kind not in UNSENT:
                yield kind


def interface(kind: type, names: Iterable[tuple[kinds.Type, str]] = ()) -> str:
    """A message as an interface; what has a default may be missing."""
    message, notes = kinds.type_info(kind), comments(kind)
    assert isinstance(message, kinds.StructType | kinds.TypedDictType)
    tag = message.tag if isinstance(message, kinds.StructType) else None
    lines = [f"  type: {dumps(tag)};"] if tag else []
    for field in message.fields:
        about = [notes.get(field.encode_name, ""), *notes_on(field.type), default(field)]
        said = " ".join(f"{text[0].upper()}{text[1:].rstrip('.')}." for text in about if text)
        lines += [f"  /** {said} */"] if said else []
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {type_name(field.type, names)};")
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


def notes_on(kind: kinds.Type) -> list[str]:
    """What is said of a type where it is declared, and its limits."""
    match kind:
        case kinds.Metadata(inner, extra):
            return [(extra or {}).get("description", ""), *notes_on(inner)]
        case kinds.UnionType(types):
            return [text for one in types for text in notes_on(one)]
        case kinds.IntType(ge=int(least), le=int(most)):
            return [f"{least} to {most}"]
        case kinds.StrType(least, most, pattern):
            return [*span(least, most, "letters"), f"matches {pattern}" if pattern else ""]
        case kinds.ListType(item, least, most):
            return [*span(least, most, "items"), *notes_on(item)]
    return []


def span(least: int | None, most: int | None, what: str) -> list[str]:
    """How long something may be."""
    return [f"{least or 0} to {most} {what}"] if most is not None else []


def default(field: kinds.Field) -> str:
    """What a field is when it is missing."""
    if field.required or (field.default is NODEFAULT and field.default_factory is NODEFAULT):
        return ""
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return f"if missing: {encode(value).decode()}"


def type_name(kind: kinds.Type, names: Iterable[tuple[kinds.Type, str]] = ()) -> str:
    """A type, by its name if it has one."""
    for known, name in names:
        if kind == known:
            return name
    match kind:
        case kinds.Metadata(inner):
            return type_name(inner, names)
        case kinds.StructType(cls) | kinds.TypedDictType(cls):
            return str(cls.__name__)
        case kinds.LiteralType(values):
            return " | ".join(map(dumps, values))
        case kinds.UnionType(types):
            return " | ".join(type_name(part, names) for part in types)
        case kinds.ListType(item):
            one = type_name(item, names)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case kinds.TupleType(items):
            return f"[{', '.join(type_name(item, names) for item in items)}]"
        case kinds.DictType(_, value):
            return f"Record<string, {type_name(value, names)}>"
    return SIMPLE[type(kind)]


if __name__ == "__main__":
    print(typescript(), end="")
