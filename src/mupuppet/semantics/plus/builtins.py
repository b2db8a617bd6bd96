"""⟦f⟧: what built-in functions make of values, as far as μPuppet⁺ knows them.

They are functions of their arguments alone. What is logged is not modelled, so functions that log
have no result and do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.semantics.auxiliary import to_string
from mupuppet.semantics.plus.catalogs import flat
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.terms import (
    Array,
    Boolean,
    Expression,
    Float,
    Hash,
    Integer,
    NoElements,
    NoEntries,
    String,
    Undef,
    element_list,
    elements,
    entry_list,
)

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId


class Failure(Exception):
    """⟦f⟧ is undefined for these arguments."""

    def __init__(self, message: str, id: DiagnosticId = "argument-mismatch") -> None:
        super().__init__(message)
        self.message = message
        self.id: DiagnosticId = id


def _fail(*values: Expression) -> Expression:
    raise Failure(" ".join(map(to_string, values)), "fail-called")


def _log(*_: Expression) -> Expression:
    return Undef()


def _on_strings(change: Callable[[str], str]) -> Callable[..., Expression]:
    """A function of strings, which leaves numbers alone and also takes arrays of both."""

    def function(v: Expression) -> Expression:
        match v:
            case String(text):
                return String(change(text))
            case Integer() | Float():
                return v
            case Array(A) if not any(isinstance(each, Array) for each in element_list(A)):
                return Array(elements(map(function, element_list(A))))
        raise Failure(f"a string is needed, and this is {kind(v)}")

    return function


def _join(v: Expression, separator: Expression = String("")) -> Expression:  # noqa: B008  # immutable
    if not isinstance(v, Array) or not isinstance(separator, String):
        raise Failure(f"an array is joined, and this is {kind(v)}")
    if any(isinstance(each, Hash) for each in flat(v)):
        raise Failure("a hash in an array is joined by Puppet's own format")
    return String(separator.value.join(map(to_string, flat(v))))


def _length(v: Expression) -> Expression:
    match v:
        case String(text):
            return Integer(len(text))
        case Array(A):
            return Integer(len(element_list(A)))
        case Hash(H):
            return Integer(len(entry_list(H)))
    raise Failure(f"a string or a collection is needed, and this is {kind(v)}")


def _empty(v: Expression) -> Expression:
    match v:
        case String(text):
            return Boolean(not text)
        case Array(A):
            return Boolean(isinstance(A, NoElements))
        case Hash(H):
            return Boolean(isinstance(H, NoEntries))
    raise Failure(f"a string or a collection is needed, and this is {kind(v)}")


def _flatten(*values: Expression) -> Expression:
    return Array(elements(each for value in values for each in flat(value)))


def _keys(v: Expression) -> Expression:
    return Array(elements(String(k) if isinstance(k, str) else Integer(k) for k, _ in _entries(v)))


def _values(v: Expression) -> Expression:
    return Array(elements(value for _, value in _entries(v)))


def _entries(v: Expression) -> list[tuple[int | str, Expression]]:
    if not isinstance(v, Hash):
        raise Failure(f"a hash is needed, and this is {kind(v)}")
    return entry_list(v.entries)


def _unique(v: Expression) -> Expression:
    if not isinstance(v, Array):
        raise Failure(f"an array is needed, and this is {kind(v)}")
    found: list[Expression] = []
    for each in element_list(v.elements):
        if each not in found:
            found.append(each)
    return Array(elements(found))


_LEVELS = ("debug", "info", "notice", "warning", "err", "alert", "crit", "emerg")


class Builtin(Record):
    """A function, and how many arguments it takes."""

    function: Callable[..., Expression]
    least: int = 1
    most: int | None = 1

    def __call__(self, *arguments: Expression) -> Expression:
        count = len(arguments)
        if count < self.least or (self.most is not None and count > self.most):
            raise Failure(f"the function does not take {count} arguments")
        return self.function(*arguments)


#: The functions by name.
BUILTINS: dict[str, Builtin] = {
    "fail": Builtin(_fail, 0, None),
    **{level: Builtin(_log, 0, None) for level in _LEVELS},
    "downcase": Builtin(_on_strings(str.lower)),
    "upcase": Builtin(_on_strings(str.upper)),
    "strip": Builtin(_on_strings(lambda text: text.strip("\0\t\n\v\f\r "))),
    "join": Builtin(_join, 1, 2),
    "length": Builtin(_length),
    "size": Builtin(_length),
    "empty": Builtin(_empty),
    "flatten": Builtin(_flatten, 0, None),
    "keys": Builtin(_keys),
    "values": Builtin(_values),
    "unique": Builtin(_unique),
}
