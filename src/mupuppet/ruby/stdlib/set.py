"""`Set`: unique elements in the order of insertion."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.enumerable import elements, extra_kinds
from mupuppet.ruby.core.operators import LIBRARY_KINDS
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import COMMON, MANY, TABLES, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.comparison import key, truthy
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc
from mupuppet.values.value import Value


class SetObject(LibraryObject):
    """A set."""

    __slots__ = ("entries",)

    class_name = "Set"

    def __init__(self, values: list[Value]) -> None:
        self.entries: dict[Value, Value] = {key(value): value for value in values}

    def inspected(self) -> str:
        """`self.inspect`"""
        return f"#<Set: {{{', '.join(map(inspect, self.entries.values()))}}}>"

    def __str__(self) -> str:
        return self.inspected()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SetObject) and self.entries.keys() == other.entries.keys()

    def __hash__(self) -> int:
        return hash(frozenset(self.entries))

    def values(self) -> list[Value]:
        """The elements."""
        return list(self.entries.values())


TABLES[SetObject] = {**ENUMERABLE}
_set = definer(TABLES[SetObject], holds=True)
LIBRARY_KINDS.add(SetObject)
extra_kinds[SetObject] = SetObject.values


@module_function("Set")("new", 0, 1, holds=True)
def _new(run: Run, kind: Value, block: Proc | None, values: Value = None) -> Value:
    given = [] if values is None else elements(run, values)
    return SetObject([block.call(value) for value in given] if block is not None else given)


module_function("Set")("[]", 0, MANY, holds=True)(
    lambda run, kind, block, *values: SetObject(list(values))
)


@definer(COMMON, holds=True)("to_set", 0, MANY)
def _to_set(run: Run, value: Value, block: Proc | None, *given: Value) -> Value:
    if given:
        raise UnsupportedRuby("`to_set' of a class of its own")
    return value if isinstance(value, SetObject) else _new(run, None, block, value)


_set("to_set")(lambda run, found, block: found)
_set("length size")(lambda run, found, block: len(found.entries))
_set("empty?")(lambda run, found, block: not found.entries)
_set("include? member? === contain?", 1)(lambda run, found, block, v: key(v) in found.entries)
_set("dup clone")(lambda run, found, block: SetObject(found.values()))
_set("inspect to_s", makes=True)(lambda run, found, block: found.inspected())


@_set("each", enumerates=True)
def _each(run: Run, found: SetObject, block: Proc) -> Value:
    for value in found.values():
        block.call(value)
    return found


@_set("add <<", 1)
def _add(run: Run, found: SetObject, block: Proc | None, value: Value) -> Value:
    found.entries.setdefault(key(value), value)
    check_size(len(found.entries))
    return found


@_set("add?", 1)
def _add_new(run: Run, found: SetObject, block: Proc | None, value: Value) -> Value:
    if key(value) in found.entries:
        return None
    return _add(run, found, None, value)


@_set("delete", 1)
def _delete(run: Run, found: SetObject, block: Proc | None, value: Value) -> Value:
    found.entries.pop(key(value), None)
    return found


@_set("merge", 0, MANY)
def _merge(run: Run, found: SetObject, block: Proc | None, *others: Value) -> Value:
    for other in others:
        for value in elements(run, other):
            _add(run, found, None, value)
    return found


def _define_selection(names: str, wanted: bool) -> None:
    @_set(names, enumerates=True)
    def selected(run: Run, found: SetObject, block: Proc) -> Value:
        return SetObject([v for v in found.values() if truthy(block.call(v)) is wanted])


_define_selection("select filter", True)
_define_selection("reject", False)


def _together(names: str, make: Callable[[SetObject, SetObject], list[Value]]) -> None:
    @_set(names, 1)
    def together(run: Run, found: SetObject, block: Proc | None, other: Value) -> Value:
        return SetObject(make(found, SetObject(elements(run, other))))


_together("| + union", lambda a, b: [*a.values(), *b.values()])
_together("& intersection", lambda a, b: [v for v in b.values() if key(v) in a.entries])
_together("- difference", lambda a, b: [v for v in a.values() if key(v) not in b.entries])
_together(
    "^",
    lambda a, b: [
        *(v for v in b.values() if key(v) not in a.entries),
        *(v for v in a.values() if key(v) not in b.entries),
    ],
)


def _compared(names: str, test: Callable[[SetObject, SetObject], bool]) -> None:
    @_set(names, 1)
    def compared(run: Run, found: SetObject, block: Proc | None, other: Value) -> Value:
        return test(found, SetObject(elements(run, other)))


_compared("subset? <=", lambda a, b: a.entries.keys() <= b.entries.keys())
_compared("superset? >=", lambda a, b: a.entries.keys() >= b.entries.keys())
_compared("proper_subset? <", lambda a, b: a.entries.keys() < b.entries.keys())
_compared("proper_superset? >", lambda a, b: a.entries.keys() > b.entries.keys())
_compared("intersect?", lambda a, b: bool(a.entries.keys() & b.entries.keys()))
_compared("disjoint?", lambda a, b: not a.entries.keys() & b.entries.keys())
