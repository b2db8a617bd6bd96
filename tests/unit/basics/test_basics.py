"""Records and lazy patterns behave like the dataclasses and patterns in whose place they stand."""

from __future__ import annotations

import copy
import errno
import gc
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mupuppet
from mupuppet.basics.garbage import WithoutCollection
from mupuppet.basics.lazy import cached, lazy_module
from mupuppet.basics.patterns import pattern
from mupuppet.basics.platform import lacks_memory
from mupuppet.basics.records import Record, as_dict, as_tuple, field, fields_of, replace
from tests.cli.command import loaded_by_argparse


class Place(Record):
    file: str
    line: int = 1
    notes: list[str] = field(default_factory=list, repr=False, compare=False)


class Counter(Record, frozen=False):
    name: str
    count: int = 0
    _seen: list[int] = field(default_factory=list, init=False, repr=False)

    def __post_init__(self) -> None:
        self._seen.append(self.count)


def test_fields_are_given_by_position_or_name_and_have_defaults() -> None:
    place = Place("a.pp", line=3)
    assert (place.file, place.line, place.notes) == ("a.pp", 3, [])
    assert Place("a.pp").line == 1


def test_each_object_has_a_default_of_its_own() -> None:
    assert Place("a.pp").notes is not Place("a.pp").notes


@pytest.mark.parametrize("arguments", [(), ("a", 1, [], "too many")])
def test_wrong_arguments_are_a_type_error(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        Place(*arguments)


def test_a_field_that_is_not_initialized_from_outside_is_not_an_argument() -> None:
    with pytest.raises(TypeError):
        Counter("a", 1, _seen=[])  # type: ignore[call-arg]  # the mistake
    assert Counter("a", 2)._seen == [2]


def test_equality_leaves_out_what_is_not_compared() -> None:
    assert Place("a.pp", 1, ["x"]) == Place("a.pp", 1, ["y"])
    assert Place("a.pp", 1) != Place("a.pp", 2)
    assert len({Place("a.pp"), Place("a.pp")}) == 1
    assert Counter("a") == Counter("a")
    other: object = "a"
    assert Counter("a") != other


def test_a_mutable_record_is_not_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Counter("a"))


def test_type_checkers_reject_a_change_of_a_frozen_record() -> None:
    place = Place("a.pp")
    place.line = 2  # type: ignore[misc]  # an unused comment is an error, so mypy does reject it
    with pytest.raises(AttributeError):
        place.column = 2  # type: ignore[attr-defined]  # instances have slots only


def new_class() -> Any:
    class Made(Record):
        first: str
        second: list[str] = field(default_factory=list)
        third: int = field(default=3, init=False)
        fourth: int = field(default=4, compare=False)
        fifth: str = field(init=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "fifth", self.first.upper())

    return Made


def test_all_instances_are_initialized_alike() -> None:
    made = [new_class()("a", fourth=5), *map(new_class(), ["a"] * 8)]
    assert [as_tuple(each) for each in made] == [
        ("a", [], 3, 5, "A"), *[("a", [], 3, 4, "A")] * 8
    ]  # fmt: skip
    assert len({id(each.second) for each in made}) == 9


@pytest.mark.parametrize("before", [0, 8])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [((), {}), (("a", [], 1, 2), {}), (("a",), {"first": "b"}), (("a",), {"third": 1}),
     (("a",), {"other": 1})],
)  # fmt: skip
def test_all_wrong_calls_fail_alike(
    arguments: tuple[object, ...], named: dict[str, object], before: int
) -> None:
    make = new_class()
    for _ in range(before):
        make("a")
    with pytest.raises(TypeError, match=r"Made\.__init__\(\)"):
        make(*arguments, **named)


class Range(Place, eq=False):
    last: int = 0


class Empty(Record):
    pass


def test_a_subclass_adds_fields() -> None:
    Place("a.pp")
    found = Range("a.pp", 2, last=7)
    assert as_tuple(found) == ("a.pp", 2, [], 7)
    assert as_dict(found) == {"file": "a.pp", "line": 2, "notes": [], "last": 7}
    assert repr(found) == "Range(file='a.pp', line=2, last=7)"


def test_a_record_without_eq_is_only_equal_to_itself() -> None:
    one, other = Range("a.pp"), Range("a.pp")
    assert one == one
    assert one != other
    assert len({one, other}) == 2


def test_a_record_may_have_no_fields() -> None:
    assert Empty() == Empty()
    assert repr(Empty()) == "Empty()"


def test_repr_shows_the_declared_fields() -> None:
    assert repr(Place("a.pp")) == "Place(file='a.pp', line=1)"


def test_records_can_be_copied_pickled_and_matched() -> None:
    place = Place("a.pp", 7, ["x"])
    for again in (copy.copy(place), copy.deepcopy(place), pickle.loads(pickle.dumps(place))):
        assert again == place
        assert again.notes == ["x"]
    match place:
        case Place(file, line):
            assert (file, line) == ("a.pp", 7)


def test_replace_makes_a_changed_copy() -> None:
    place = Place("a.pp", 7)
    assert replace(place, line=8) == Place("a.pp", 8)
    assert place.line == 7
    assert list(fields_of(Place)) == ["file", "line", "notes"]


def test_a_lazy_pattern_does_what_the_pattern_does() -> None:
    lazy, eager = pattern("(A)b*", re.IGNORECASE), re.compile("(A)b*", re.IGNORECASE)
    for _ in range(2):
        found = lazy.search("xabbb")
        assert found is not None
        assert found.span() == (1, 5)
    assert lazy.sub(r"<\1>", "aBA") == eager.sub(r"<\1>", "aBA")
    assert (lazy.pattern, lazy.groups, lazy.flags) == (eager.pattern, eager.groups, eager.flags)


@pytest.mark.parametrize(
    ("option", "needed"),
    [("--no-cache", ""), ("--cache", "hashlib")],  # what is cached is authenticated
)
def test_a_small_compilation_loads_no_heavy_modules(option: str, needed: str) -> None:
    code = f"""
import sys
from mupuppet.cli.main import main
main(["compile", "-", "{option}"])
print(*(set(sys.modules) & {{"dataclasses", "inspect", "ast", "yaml", "hashlib", "tempfile",
                            "subprocess", "socket", "decimal", "datetime", "pathlib",
                            "shutil", "logging", "threading", "copy",
                            "unicodedata"}}),
      *(name for name in sys.modules if name.startswith("mupuppet.types.")
        and name.partition("types.")[2] not in ("base", "catalog_entries", "labels", "lazy")),
      *(set(sys.modules) & {{"mupuppet.compiler.evaluation.lowering.calls",
                            "mupuppet.functions.registry",
                            "mupuppet.values.compare", "mupuppet.values.versions"}}))
"""
    result = subprocess.run(
        [sys.executable, "-c", code], input="notify { 'a': }", capture_output=True, text=True
    )
    loaded = set(result.stdout.splitlines()[-1].split()) - loaded_by_argparse()
    assert loaded <= {needed}
    assert result.returncode == 0


def test_a_small_compilation_compiles_no_annotations() -> None:
    # A NamedTuple whose annotations are strings does: Python then imports its parser's classes.
    code = """
import typing
compiled, make = [], typing.ForwardRef.__init__
def counting(self, *arguments, **options):
    compiled.append(arguments[0])
    make(self, *arguments, **options)
typing.ForwardRef.__init__ = counting
from mupuppet.cli.main import main
main(["compile", "-"])
print(*compiled)
"""
    result = subprocess.run(
        [sys.executable, "-c", code], input="notify { 'a': }", capture_output=True, text=True
    )
    assert result.stdout.splitlines()[-1] == ""
    assert result.returncode == 0


def test_work_is_without_collection() -> None:
    with WithoutCollection():
        assert not gc.isenabled()
    assert gc.isenabled()


LOOPS = """
from mupuppet.basics.garbage import WithoutCollection

class Loop:  # refers to itself, so that only the collector frees it
    freed = 0
    def __init__(self):
        self.itself = self
    def __del__(self):
        Loop.freed += 1

for _ in range(600):
    with WithoutCollection():
        for _ in range(1_000):
            Loop()
print(Loop.freed)
"""


def test_garbage_of_work_without_collection_is_found_in_the_end() -> None:
    """In a process of its own: a large one has room for more garbage."""
    ran = subprocess.run([sys.executable, "-c", LOOPS], capture_output=True, check=True, text=True)
    assert int(ran.stdout) > 0


def test_collection_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with WithoutCollection():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_what_is_found_lazily_is_looked_for_once() -> None:
    class Looker:
        looks = 0

        @cached
        def found(self) -> int:
            """What was found."""
            self.looks += 1
            return self.looks

    looker = Looker()
    assert (looker.found, looker.found, looker.looks) == (1, 1, 1)
    assert Looker.found.__doc__ == "What was found."


def test_no_group_is_repeated_possessively() -> None:
    """Python gets that wrong before 3.11.5; atomic groups and single characters it gets right."""
    sources = Path(mupuppet.__file__).parent.rglob("*.py")
    found = {str(path) for path in sources if re.search(r"[^(]\)[*+?]\+", path.read_text("utf-8"))}
    assert found == set()


def test_a_module_that_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    module = lazy_module("colorsys")
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with pytest.raises(AttributeError):
        _ = module.__wrapped__
    assert "colorsys" not in sys.modules
    assert module.rgb_to_hls(1.0, 0.0, 0.0) == (0.0, 0.5, 1.0)
    assert module.rgb_to_hls is sys.modules["colorsys"].rgb_to_hls
    with pytest.raises(AttributeError):
        _ = module.no_such_name


@pytest.mark.parametrize(
    ("problem", "expected"),
    [
        (MemoryError(), True),
        (OSError(errno.ENOMEM, "Cannot allocate memory"), True),
        (OSError(errno.ENOENT, "No such file or directory"), False),
        (SystemError("error return without exception set"), True),
        (SystemError("bad argument to internal function"), False),
        (ImportError("x.so: failed to map segment from shared object"), True),
        (ImportError("No module named 'x'"), False),
        (RuntimeError("can't start new thread"), True),
        (RuntimeError("can't allocate lock"), True),
        (RecursionError("maximum recursion depth exceeded"), False),
        (KeyError("memory"), False),
    ],
)
def test_what_stands_for_a_lack_of_memory(problem: Exception, expected: bool) -> None:
    assert lacks_memory(problem) == expected
