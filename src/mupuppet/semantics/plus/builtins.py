"""⟦f⟧: what built-in functions make of values, as far as μPuppet⁺ knows them.

They are functions of their arguments alone. What is logged is not modelled, so functions that log
have no result and do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.semantics.auxiliary import same_values, to_string
from mupuppet.semantics.catalogs import flat
from mupuppet.semantics.plus.lambdas import nested
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.terms import (
    Array,
    Boolean,
    Element,
    Expression,
    Float,
    Hash,
    Integer,
    NoElements,
    NoEntries,
    ResourceReference,
    String,
    Undef,
    element_list,
    elements,
    entries,
    entry_list,
)
from mupuppet.values.strings import inspect_string

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


def _case(change: Callable[[str], str]) -> Callable[..., Expression]:
    """`downcase` or `upcase`: it leaves numbers alone, and reaches into arrays and hashes."""

    def function(v: Expression) -> Expression:
        done: list[Expression] = []
        work: list[tuple[Expression, bool]] = [(v, False)]
        while work:
            match work.pop():
                case String(text), _:
                    done.append(String(change(text)))
                case (Integer() | Float()) as number, _:
                    done.append(number)
                case (Array() | Hash()) as whole, False:
                    work.append((whole, True))
                    work += [(each, False) for each in _parts(whole)]
                case Array() as whole, _:
                    done.append(Array(elements([done.pop() for _ in _parts(whole)])))
                case Hash(H), _:
                    changed = [change(k) if isinstance(k, str) else k for k, _ in entry_list(H)]
                    done.append(Hash(entries({k: done.pop() for k in changed}.items())))
                case other, _:
                    raise Failure(f"strings are needed, and this is {kind(other)}")
        return done[0]

    return function


def _lowered(text: str) -> str:
    """Ruby has one small sigma, also at the end of a word."""
    return text.replace("\N{GREEK CAPITAL LETTER SIGMA}", "\N{GREEK SMALL LETTER SIGMA}").lower()


def _parts(v: Array | Hash) -> list[Expression]:
    if isinstance(v, Array):
        return element_list(v.elements)
    return [value for _, value in entry_list(v.entries)]


def _strip(v: Expression) -> Expression:
    match v:
        case String(text):
            return String(text.strip("\0\t\n\v\f\r "))
        case Integer() | Float():
            return v
        case Array(A):
            parts = element_list(A)
            typed = [each for each in parts if not isinstance(each, Undef)]
            strings = [isinstance(each, String) for each in typed]
            numbers = [isinstance(each, Integer | Float) for each in typed]
            # The type of the elements counts: `undef` beside others is none, and what has strings
            # and numbers has no type that Puppet takes.
            if (typed or not parts) and (all(strings) or all(numbers)):
                return Array(elements(v if isinstance(v, Undef) else _strip(v) for v in parts))
    raise Failure(f"a string, or an array of strings is needed, and this is {kind(v)}")


def _join(v: Expression, separator: Expression = String("")) -> Expression:  # noqa: B008  # immutable
    if not isinstance(v, Array) or not isinstance(separator, String):
        raise Failure(f"an array is joined, and this is {kind(v)}")
    pieces: list[str] = []
    pending: list[Expression] = [v]
    while pending:
        match pending.pop():
            case Array(Element() as A):
                pending += reversed(element_list(A))
            case Array():  # one without elements
                pieces.append("")
            case Hash() as v_H:
                pieces.append(_inspected(v_H))
            case other:
                pieces.append(to_string(other))
    return String(separator.value.join(pieces))


def _inspected(v: Expression) -> str:
    """How Ruby shows a value, which is how Puppet joins hashes."""
    written: list[str] = []
    pending: list[Expression | str] = [v]
    while pending:
        match pending.pop():
            case str(text):
                written.append(text)
            case String(text):
                written.append(inspect_string(text))
            case Undef():
                written.append("nil")
            case Array(A):
                parts = [part for each in element_list(A) for part in (", ", each)]
                pending += ["]", *reversed(parts[1:]), "["]
            case Hash(H):
                parts = [
                    part
                    for k, each in entry_list(H)
                    for part in (", ", String(k) if isinstance(k, str) else str(k), "=>", each)
                ]
                pending += ["}", *reversed(parts[1:]), "{"]
            case ResourceReference():
                raise Failure("a reference in a hash is joined by its address, which is any")
            case other:
                written.append(to_string(other))
    return "".join(written)


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
        case Undef():
            return Boolean(True)
        case Integer() | Float():  # as it was before Puppet had numbers
            return Boolean(False)
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
    if isinstance(v, Hash):
        if isinstance(v.entries, NoEntries):
            return v
        raise Failure("the result has arrays for keys, which no hash has here")
    found = nested(v)
    if found is None:
        raise Failure(f"an array or a string is needed, and this is {kind(v)}")
    once: list[Expression] = []
    for each in found:
        if not any(same_values(each, other) for other in once):
            once.append(each)
    if isinstance(v, String):
        return String("".join(map(to_string, once)))
    return Array(elements(once))


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
    "downcase": Builtin(_case(_lowered)),
    "upcase": Builtin(_case(str.upper)),
    "strip": Builtin(_strip),
    "join": Builtin(_join, 1, 2),
    "length": Builtin(_length),
    "size": Builtin(_length),
    "empty": Builtin(_empty),
    "flatten": Builtin(_flatten, 0, None),
    "keys": Builtin(_keys),
    "values": Builtin(_values),
    "unique": Builtin(_unique),
}
