"""Setting up: C is rewritten rightly, the bar gives signs of life, and failures are told."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import time
from pathlib import Path

import docstrings
import lending
import native
import pytest
import ready
from progress import Progress
from words import Words, read

ROOT = Path(__file__).parents[1]
MODULE = """\
static int hidden_count;
char CPyDef_engine___tiny(int64_t x) {
    return CPyDef_engine___long_one(x) && CPyStatic_engine___globals;
}
char CPyDef_engine___counts(int64_t x) {
    return hidden_count++;
}
char CPyDef_engine___speaks(int64_t x) {
    return CPyStatics[3] == NULL;
}
char CPyDef_engine___calls_tiny(int64_t x) {
    return CPyDef_engine___tiny(x);
}
"""
HEADER = """\
struct export_table_engine {
    PyObject **CPyStatic_engine___globals;
    char (*CPyDef_engine___long_one)(int64_t x);
    char (*CPyDef_engine___tiny)(int64_t x);
};
"""


@pytest.fixture
def lender() -> lending.Lender:
    """A library with four functions."""
    return lending.Lender("engine", [MODULE], HEADER, longest=1000)


def test_small_functions_are_copied(lender: lending.Lender) -> None:
    """But none that keeps something of its own, or speaks of words that only its library has."""
    assert sorted(lender.functions) == ["CPyDef_engine___calls_tiny", "CPyDef_engine___tiny"]


def test_copies_reach_the_rest_through_the_table(lender: lending.Lender) -> None:
    """A function that is not copied is called where it is; one that is, as it is copied."""
    text = lender.copies()
    assert "exports_engine.CPyDef_engine___long_one(x) && (*exports_engine.CPyStatic_engine___globals)" in text
    assert "return CPyDef_engine___tiny(x);" in text


def test_calls_go_to_the_copies(lender: lending.Lender) -> None:
    """And pointers to functions stay what they are."""
    calls = "a = exports_engine.CPyDef_engine___tiny(1); b = exports_engine.CPyDef_engine___long_one(2);"
    pointer = "(CPyVTableItem)exports_engine.CPyDef_engine___tiny,"
    assert (
        lender.used_by(calls + pointer)
        == calls.replace("exports_engine.CPyDef_engine___tiny", "CPyDef_engine___tiny") + pointer
    )


def test_every_hot_module_is_compiled() -> None:
    """Each game has a library of its own, and the engine comes first."""
    names = [library.name for library in native.libraries()]
    games = {f"gaslamp_{path.name}" for path in (ROOT / "src/gaslamp/games").iterdir() if (path / "turn.py").is_file()}
    assert names[0] == "gaslamp_core"
    assert set(names) == {"gaslamp_core", "gaslamp_bots", *games}


def test_shares_of_a_library_are_about_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is lost."""
    monkeypatch.setattr(native, "LARGE", 100)
    modules = {f"m{n}": "x" * n for n in range(20)}
    shares = native.cut(modules)
    sizes = [sum(map(len, share.values())) for share in shares]
    assert len(shares) == 2 and max(sizes) - min(sizes) <= 20
    assert {name for share in shares for name in share} == set(modules)


def test_a_compiler_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its command, before anything else is done."""
    monkeypatch.setenv("CC", "false")
    with pytest.raises(native.CannotCompile, match=r"^false"):
        native.check_compiler()
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(native.CannotCompile, match="no-such-compiler"):
        native.check_compiler()
    assert not native.may_compile()


def test_signs_of_life_without_a_screen(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    """A line when a step begins, and another whenever it was silent too long."""
    monkeypatch.setattr("progress.FRAME", 0.01)
    monkeypatch.setattr("progress.SILENCE", 0.05)
    progress = Progress({"Sawing": 1.0})
    with progress.step("Sawing"):
        time.sleep(0.3)
    lines = capfd.readouterr().err.splitlines()
    assert lines[0] == "Sawing …" and len(lines) >= 3
    assert all(re.fullmatch(r"Sawing … \d+ s", line) for line in lines[1:])


def test_a_guess_never_reaches_the_end() -> None:
    """But goes on, and what is known is believed."""
    progress = Progress({"Sawing": 10.0})
    assert 0 < progress.part("Sawing", 5, None) < progress.part("Sawing", 50, None) < 1
    assert progress.part("Sawing", 5, 0.25) == 0.25


@pytest.mark.parametrize(
    ("words", "waits"),
    [([], False), (["serve"], False), (["play", "catham"], False), (["simulate", "catham"], True), (["test"], True)],
)
def test_doors_open_before_everything_is_compiled(words: list[str], waits: bool) -> None:
    """Only what is of little use interpreted waits for the compiler."""
    assert ready.SetUp(words).patient == waits


@pytest.mark.parametrize("words", [["test", "--quick"], ["test", "--help"], ["serve", "--help"]])
def test_some_need_nothing_compiled(words: list[str]) -> None:
    """Not even in the background."""
    assert not ready.SetUp(words).compiles


def test_two_do_not_compile_the_same() -> None:
    """Whoever holds the lock is at work."""
    native.OUTPUT.mkdir(parents=True, exist_ok=True)
    assert not native.is_at_work()
    with (native.OUTPUT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert native.is_at_work()
    assert not native.is_at_work()


def test_insisting_without_a_compiler_is_refused() -> None:
    """In one line."""
    run = subprocess.run(
        [ROOT / "gaslamp", "version"],
        env={**os.environ, "GASLAMP_COMPILE": "1", "CC": "no-such-compiler", "GASLAMP_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr == "gaslamp: GASLAMP_COMPILE=1, but there is no C compiler with the headers of Python.\n"


C = r"""
    {"two", (PyCFunction)CPyPy_mod___two, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("two(a)\n--\n\n") /* docstring */},
    {"answer",
     (PyCFunction)CPyPy_mod___State___answer,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("answer($self, answer)\n--\n\n")},
    {"offered",
     (getter)mod___State_get_offered,
    NULL, NULL, NULL},
    {"seats",
     (getter)mod___State_get_seats, (setter)mod___State_set_seats,
     NULL, NULL},
    .tp_doc = PyDoc_STR("State()\n--\n\n"),
"""
SOURCE = """
def two(a):
    \"\"\"Both: "a" – b.\"\"\"
class State:
    \"\"\"Says
    more.\"\"\"
    def answer(self, answer):
        \"\"\"Play on.\"\"\"
    @property
    def offered(self):
        \"\"\"What is legal.\"\"\"
"""


def test_docstrings_are_put_into_c() -> None:
    """Of functions, methods, properties and classes, after their signatures; what has none stays as it was."""
    c = docstrings.with_docstrings(C, SOURCE)
    assert r'PyDoc_STR("two(a)\n--\n\nBoth: \"a\" \342\200\223 b.")' in c
    assert r'PyDoc_STR("answer($self, answer)\n--\n\nPlay on.")' in c
    assert r'PyDoc_STR("State()\n--\n\nSays\nmore.")' in c
    assert 'NULL, PyDoc_STR("What is legal."), NULL}' in c
    assert docstrings.with_docstrings(C, "") == C and "set_seats,\n     NULL, NULL}" in c


def test_setting_up_speaks_both_languages() -> None:
    """The same messages, each of them said somewhere; the one that the command asks for, else the environment."""
    english, polish = read("en"), read("pl")
    source = (ROOT / "tools" / "ready.py").read_text(encoding="utf-8")
    assert list(english) == list(polish) and all(f'"{key}"' in source or f"'{key}'" in source for key in english)
    assert set(re.findall(r'SAY\(["\']([a-z-]+)', source)) <= set(english)
    for key, text in english.items():
        assert text and re.findall(r"\$\w+", text) == re.findall(r"\$\w+", polish[key])
    assert Words(["serve", "--lang", "pl"]).say("ready", seconds=7) == "Gotowe po 7 s."
    assert Words(["--lang=en"]).say("interpreted").count("\n") == 1


def test_without_a_compiler_insisting_is_refused_in_polish() -> None:
    """As the environment asks for it."""
    run = subprocess.run(
        [ROOT / "gaslamp", "version"],
        env={**os.environ, "GASLAMP_COMPILE": "1", "CC": "no-such-compiler", "GASLAMP_LANG": "pl"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1 and run.stderr.startswith("gaslamp: ustawiono GASLAMP_COMPILE=1, ale nie ma kompilatora")
