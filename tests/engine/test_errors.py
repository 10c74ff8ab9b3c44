"""Whatever is refused is told in Polish and in English, in whichever process it was refused."""

from __future__ import annotations

import ast
import pickle
import re
from concurrent.futures import ProcessPoolExecutor
from errno import EACCES, ELOOP
from functools import cache
from importlib import import_module
from inspect import signature
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from gaslamp import BadData, BadRecord, BadSetting, GaslampError, Illegal, Record, UnknownName, games
from gaslamp.arena.simulate import Plan, play_batch
from gaslamp.bots import KNOWN
from gaslamp.engine.errors import system
from gaslamp.engine.words.texts import LANGUAGES, OWN, files, texts
from gaslamp.mode import PACKAGE

LAYERS = sorted(path.parent for path in PACKAGE.glob("*/texts"))
PAIRS = [(least, least + 1) for least in range(20)]
GIVEN = {"BadSetting": {"name", "value"}}  # what a class tells its text of itself


class Variables(Visitor):
    """The variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        """One of them."""
        self.found.add(node.id.name)


@cache
def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """What each text about errors in a folder speaks of."""
    found = {}
    for path in files(language, (folder,)):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("error-"):
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


@cache
def kinds() -> dict[str, type[GaslampError]]:
    """All classes of errors by name; each layer has its own in its errors.py."""
    for path in PACKAGE.glob("*/errors.py"):
        import_module(f"gaslamp.{path.parent.name}.errors")
    found, fresh = [GaslampError], [GaslampError]
    while fresh := [kind for parent in fresh for kind in parent.__subclasses__()]:
        found += fresh
    return {kind.__name__: kind for kind in found if kind.__module__.startswith("gaslamp.")}


class Call(NamedTuple):
    """A call in the code that begins with a written word."""

    layer: Path  # the folder of the code
    kind: str  # what is called
    word: str
    about: set[str]  # the arguments by name

    @property
    def folder(self) -> Path | None:
        """The folder besides the engine's whose texts an error made here can tell: its class's, else the layer's."""
        return kinds()[self.kind].folder if self.kind in kinds() else self.layer

    def told(self, language: str) -> set[str] | None:
        """What the text that this call names speaks of, None if there is no such text for it."""
        own = variables(self.folder, language) if self.folder else {}
        return own.get(self.word, variables(OWN, language).get(self.word))


@cache
def calls() -> list[Call]:
    """All of them; one that chooses between texts counts for each."""
    return [
        Call(layer, getattr(call.func, "id", ""), word, {argument.arg for argument in call.keywords if argument.arg})
        for layer, call in nodes()
        if isinstance(call, ast.Call) and call.args
        for word in keys(call.args[0]) or [str(getattr(call.args[0], "value", ""))]
    ]


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """Everything that stands in the code, by layer."""
    return [
        (PACKAGE / path.relative_to(PACKAGE).parts[0], node)
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]


def keys(node: ast.AST) -> list[str]:
    """The texts about errors that are named within a piece of code."""
    constants = [str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [text for text in constants if re.fullmatch("error-[a-z0-9-]+", text)]


def named() -> set[str]:
    """Every text about errors that is named anywhere in the code, also in a list to choose from."""
    return {key for _, node in nodes() if isinstance(node, ast.Constant) for key in keys(node)}


def refusals() -> list[tuple[Call, set[str]]]:
    """Every call that names a text, with what it is told there."""
    return [(call, call.about | GIVEN.get(call.kind, set())) for call in calls() if call.word.startswith("error-")]


def whats() -> set[str]:
    """What the code says that there is none of."""
    return {call.word for call in calls() if call.kind == "UnknownName"}


def test_every_refusal_names_its_text() -> None:
    """Written out where it is raised, so that one can search for it; no sentence stands in the code."""
    keyed = [name for name, kind in kinds().items() if next(iter(signature(kind).parameters)) == "key"]
    assert {"GaslampError", "BadSetting", "BadRecord", "BadData"} <= set(keyed)
    words = [call.word for call in calls() if call.kind in keyed]
    assert words and all(word.startswith("error-") for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_and_none_is_orphaned(language: str) -> None:
    """The texts are those that the code names where it can see them, and each is told what it speaks of."""
    for call, about in refusals():
        told = call.told(language)
        assert told is not None and told <= about, call
    assert {key for folder in LAYERS for key in variables(folder, language)} == named()


def test_no_layer_tells_an_error_of_the_engine_otherwise() -> None:
    """A key stands for one text."""
    found = [key for folder in LAYERS for key in variables(folder, "en")]
    assert len(set(found)) == len(found)


def test_nothing_is_told_to_no_purpose() -> None:
    """What an error carries, some text speaks of."""
    for call, about in refusals():
        assert about <= (call.told("en") or set()) | (call.told("pl") or set()), call


@pytest.mark.parametrize("folder", LAYERS, ids=lambda folder: folder.name)
def test_all_texts_of_a_layer_are_in_both_languages(folder: Path) -> None:
    """In the same order."""
    assert texts("en", folder).keys == texts("pl", folder).keys


class Locked(GaslampError):
    """What a layer above the engine refuses."""


def test_a_layer_has_words_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its errors tell the texts of its folder, with those of the engine in them."""
    for language, text in (("en", "{ $value } is locked: { $why }"), ("pl", "zamknięte: { $value }: { $why }")):
        (tmp_path / "texts" / language).mkdir(parents=True)
        (tmp_path / "texts" / language / "a.ftl").write_text(f"error-locked = {text}\n", "utf-8")
    monkeypatch.setattr(Locked, "folder", tmp_path)
    error = Locked("error-locked", value="door", why=UnknownName("game", "chess", []))
    assert str(error) == "“door” is locked: there is no game “chess”"
    assert error.say("pl") == "zamknięte: „door”: nie ma gry „chess”"
    assert str(Locked("error-no-bench")) == str(GaslampError("error-no-bench"))
    with pytest.raises(GaslampError, match="no text “error-locked”"):
        str(GaslampError("error-locked", value="door"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_name_has_a_word(language: str) -> None:
    """A game, a bot, a rule: none is told as something else."""
    said = {UnknownName(what, "x", ["y"]).say(language) for what in whats()}
    assert {"game", "bot", "rule", "setting", "language"} <= whats() and len(said) == len(whats())
    assert UnknownName("?", "x", ["y"]).say(language) not in said


SAID: list[tuple[GaslampError, str, str]] = [
    (
        Illegal((9, 9), "M4.2", [(1,), (2, 0)]),
        "(9, 9) is forbidden by M4.2; offered: (1,), (2, 0)",
        "zasada M4.2 nie pozwala na (9, 9); do wyboru: (1,), (2, 0)",
    ),
    (
        Illegal("take", "G3", []),
        "“take” is forbidden by G3; offered: nothing",
        "zasada G3 nie pozwala na „take”; do wyboru: nic",
    ),
    (
        UnknownName("game", "chess", ["catham", "go"]),
        "there is no game “chess”; there is: catham, go",
        "nie ma gry „chess”; do wyboru: catham, go",
    ),
    (UnknownName("setting", "a\nb", []), "there is no setting “a\\nb”", "nie ma ustawienia „a\\nb”"),
    (
        BadSetting("error-setting-seed", "seed", -1, most=2**62),
        "seed cannot be -1; it is a whole number from 0 to 4611686018427387904",
        "seed nie może mieć wartości -1; dozwolone: liczba całkowita od 0 do 4611686018427387904",
    ),
    (
        BadData("error-data-form", where="a.toml: [game] pool"),
        'a.toml: [game] pool must read { is = …, source = "…" } with an optional note',
        'a.toml: [game] pool musi mieć postać { is = …, source = "…" }, ewentualnie z note',
    ),
    (
        BadRecord("error-record-answer", n=1, all=1200, why=Illegal((), "G1", [(1,)])),
        "answer 1 of 1200: () is forbidden by G1; offered: (1,)",
        "odpowiedź 1 z 1200: zasada G1 nie pozwala na (); do wyboru: (1,)",
    ),
    (
        GaslampError("error-endless", seed=12345, n=1_000_000),
        "the game with seed 12345 was not over after 1000000 answers",
        "gra z ziarnem 12345 nie skończyła się po 1000000 odpowiedziach",
    ),
]


@pytest.mark.parametrize(("error", "english", "polish"), SAID)
def test_an_error_is_said_in_both_languages(error: GaslampError, english: str, polish: str) -> None:
    """In English unless asked otherwise; numbers can be copied, and a text stays on its line."""
    assert str(error) == error.say("en") == english
    assert error.say("pl") == polish
    assert repr(error) == f"{type(error).__name__}({english!r})"


@pytest.mark.parametrize("error", [error for error, _, _ in SAID])
def test_an_error_crosses_processes_as_it_is(error: GaslampError) -> None:
    """With what it knows, and with its cause."""
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error) and twin.args == error.args and twin.say("pl") == error.say("pl")
    told, known = vars(twin) | {"about": None}, vars(error) | {"about": None}
    assert told == known


def test_a_worker_refuses_as_we_do() -> None:
    """Its error arrives whole, from a process that shares nothing with this one."""
    plan = Plan(games["catham"], 2, 1, 1, ("chess",), {})
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        refused = pool.submit(play_batch, (plan, [(1, 1)], False)).exception()
    assert isinstance(refused, UnknownName) and refused.known == list(KNOWN)
    assert refused.say("pl").startswith("nie ma bota „chess”; do wyboru: ")


def test_a_long_offer_is_cut_in_the_text_alone() -> None:
    """The first twelve are said, and how many there are."""
    error = Illegal((), "M1", PAIRS)
    assert error.offered == PAIRS
    assert str(error).endswith("(11, 12), … (20 in all)")
    assert error.say("pl").endswith("(11, 12), … (razem 20)")


@pytest.mark.parametrize(
    ("n", "bots", "names", "several"),
    [
        (1, "od 1 do 1 bota", "najwyżej 1 imię", "1 nazwa z listy"),
        (2, "od 1 do 2 botów", "najwyżej 2 różne imiona", "2 różne nazwy z listy"),
        (5, "od 1 do 5 botów", "najwyżej 5 różnych imion", "5 różnych nazw z listy"),
    ],
)
def test_polish_counts_as_poles_do(n: int, bots: str, names: str, several: str) -> None:
    """One, a few, many."""
    assert bots in BadSetting("error-setting-bots", "bots", "", most=n).say("pl")
    assert names in BadSetting("error-setting-names", "names", "", most=n).say("pl")
    error = BadSetting("error-setting-several", "factions", "", words=("first",), count=n, names=("a", "b"))
    assert f"first albo {several}: a, b" in error.say("pl")


def test_what_the_system_refuses_is_told_in_our_words(tmp_path: Path) -> None:
    """What we have no words for is told in its own."""
    with pytest.raises(BadRecord) as refused:
        Record.load(tmp_path)
    assert str(refused.value) == f"{tmp_path}: that is a folder, not a file"
    assert refused.value.say("pl") == f"{tmp_path}: to folder, a nie plik"
    assert system(PermissionError(EACCES, "Permission denied")).say("pl") == "brak uprawnień do odczytu lub zapisu"
    assert system(OSError(ELOOP, "Too many links")).say("pl") == "Too many links"
    assert system(OSError("no number")).say("en") == "no number"


def test_an_unknown_language_is_refused() -> None:
    """In a known one."""
    with pytest.raises(UnknownName, match="no language “de”; there is: en, pl"):
        GaslampError("error-no-bench").say("de")
