"""States by their fields: compared, pickled, and made again in another process.

Effects are shared and have other numbers in another process, so they are pickled by where they stand: the module, the
constant, and the way from there.
"""

from __future__ import annotations

import copyreg
import inspect
import sys
from importlib import import_module
from pickle import PicklingError
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from gaslamp.engine.core.effect import EFFECTS, Effect, Step, effect_of, enter
from gaslamp.engine.core.piles import Ints, row

Path = tuple[str | int, ...]  # a module, a constant of it, and fields or indices from there

ENGINE: Final = "gaslamp.engine."  # whose things hold no effects, but for effects
PATHS: Final[dict[int, Path]] = {}  # of effects, by id
PARAMETERS: Final[dict[Any, list[str]]] = {}  # of the classes of things that were made again
NUMBER: Final[i64] = 0xFFFF00000000000  # the bits of a step that are its effect's number


class Parcel(NamedTuple):
    """A thing of a game as its class and its fields."""

    kind: Any
    fields: dict[str, Any]


class Stands(NamedTuple):
    """An effect as where it stands."""

    path: Path


def field_names(thing: object) -> list[str]:
    """The names of all fields of a thing, compiled or not."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return [name for name in names if not name.startswith("__")]


def fields_of(thing: object) -> dict[str, Any]:
    """All fields of a thing that are set."""
    return {name: getattr(thing, name) for name in field_names(thing) if hasattr(thing, name)}


def has_fields(thing: object) -> bool:
    """Whether a thing is one of a game's or the engine's, to be looked at by its fields."""
    return type(thing).__module__ != "builtins" and not isinstance(thing, (Ints, Effect, type))


def are_same(one: object, other: object) -> bool:
    """Whether two things have the same fields, all the way down; effects are the same only if they are one."""
    if one is other or type(one) is not type(other):
        return one is other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(are_same(mine, yours) for mine, yours in zip(one, other, strict=True))
    if not has_fields(one):
        return bool(one == other)
    mine, yours = fields_of(one), fields_of(other)
    return mine.keys() == yours.keys() and all(are_same(mine[name], yours[name]) for name in mine)


def pack_fields(thing: object) -> object:
    """A thing as pickle can take it."""
    if isinstance(thing, list):
        return [pack_fields(one) for one in thing]
    if isinstance(thing, Effect):
        return Stands(path_of(thing))
    if not has_fields(thing) or type(thing) in copyreg.dispatch_table:
        return thing
    return Parcel(type(thing), {name: pack_fields(value) for name, value in fields_of(thing).items()})


def unpack_fields(thing: object) -> Any:
    """What was packed."""
    if isinstance(thing, list):
        return [unpack_fields(one) for one in thing]
    if isinstance(thing, Stands):
        return effect_at(thing.path)
    if not isinstance(thing, Parcel):
        return thing
    fields = {name: unpack_fields(value) for name, value in thing.fields.items()}
    twin = thing.kind(*[fields.pop(name) for name in parameters(thing.kind)])
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def parameters(kind: Any) -> list[str]:
    """What a class is made with: each is a field of that name."""
    if kind not in PARAMETERS:
        PARAMETERS[kind] = list(inspect.signature(kind).parameters)
    return PARAMETERS[kind]


def pack_steps(steps: list[int]) -> list[tuple[Path, int]]:
    """Steps as where their effects stand, and what they carry."""
    return [(path_of(effect_of(now)), int(now & ~NUMBER)) for now in steps]


def unpack_steps(steps: list[tuple[Path, int]]) -> list[int]:
    """Steps with the numbers that their effects have in this process."""
    return [int(number_bits(effect_at(path))) | carried for path, carried in steps]


def number_bits(effect: Effect[Any]) -> Step:
    """The bits of a step that name an effect."""
    if effect.number < 0:
        enter(effect)
    return effect.number << 44


def effect_at(path: Path) -> Any:
    """The effect that stands there."""
    thing: Any = import_module(str(path[0]))
    for key in path[1:]:
        thing = thing[key] if isinstance(key, int) or isinstance(thing, dict) else getattr(thing, key)
    return thing


def path_of(effect: Effect[Any]) -> Path:
    """Where an effect stands."""
    if id(effect) not in PATHS:
        find_effects()
    if id(effect) not in PATHS:
        raise PicklingError(f"{effect!r} is neither a constant of a module nor part of one")
    return PATHS[id(effect)]


def find_effects() -> None:
    """Note where all effects stand."""
    seen: set[int] = {id(EFFECTS)}  # in the order of this process
    packages = packages_below(Effect)
    for name, module in sorted(sys.modules.items()):
        if package_of(name) in packages and module is not None:
            for constant, value in list(vars(module).items()):
                note_effects(value, (name, constant), seen, packages)


def packages_below(kind: Any) -> set[str]:
    """The packages in which a class and those made of it are written: ours, and those of games from elsewhere."""
    packages = {package_of(kind.__module__)}
    for child in kind.__subclasses__():
        packages |= packages_below(child)
    return packages


def package_of(module: str) -> str:
    """The package of a module."""
    return module.partition(".")[0]


def may_hold_effects(thing: object, packages: set[str]) -> bool:
    """Whether a thing is a game's own, and no class."""
    module = type(thing).__module__
    return (
        not isinstance(thing, type) and not module.startswith(ENGINE) and package_of(module) in packages_below(Effect)
    )


def note_effects(thing: object, path: Path, seen: set[int], packages: set[str]) -> None:
    """Note the effects in a thing: in rows of things, and in the fields of effects and of a game's things."""
    if id(thing) in seen:
        return
    if isinstance(thing, Effect):
        PATHS[id(thing)] = path
    if isinstance(thing, (list, tuple)):
        inside: list[tuple[Any, Any]] = list(enumerate(thing))
    elif isinstance(thing, dict):
        inside = list(thing.items())
    elif isinstance(thing, Effect) or may_hold_effects(thing, packages):
        inside = list(fields_of(thing).items())
    else:
        return
    seen.add(id(thing))
    for key, value in inside:
        note_effects(value, (*path, key), seen, packages)


def pack_state(state: object) -> Parcel:
    """A state as pickle can take it: its steps are those of the agenda, and of each other number of what was forced."""
    fields: dict[str, Any] = {name: pack_fields(value) for name, value in fields_of(state).items()}
    forced: Ints | None = fields["forced"]
    fields["agenda"] = pack_steps(fields["agenda"].list())
    if forced is not None:
        fields["forced"] = [pack_steps(forced.list()[::2]), forced.list()[1::2]]
    return Parcel(type(state), fields)


def unpack_state(parcel: Parcel) -> Any:
    """The state that was packed."""
    fields = dict(parcel.fields)
    fields["agenda"] = row(unpack_steps(fields["agenda"]))
    if fields["forced"] is not None:
        steps, options = fields["forced"]
        pairs = zip(unpack_steps(steps), options, strict=True)
        fields["forced"] = row([number for pair in pairs for number in pair])
    return unpack_fields(Parcel(parcel.kind, fields))
