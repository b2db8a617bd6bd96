"""What can be wrong with a value, and the messages for it.

A mismatch has a path from the subject to the part that does not match, such as
`parameter 'x' entry 'a' index 1`. Its message is Puppet's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import ClassVar, Self

from mupuppet.basics.records import Record
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, AnyType, Type
from mupuppet.types.collections import ArrayType, HashType, StructType, TupleType
from mupuppet.types.combinations import OptionalType, VariantType, WrapperType, variant_of
from mupuppet.types.labels import article
from mupuppet.types.scalars import IntegerType, StringType, integer_range
from mupuppet.values.value import Value


class PathElement(Record):
    """One step of a path: a form with a key in it."""

    form: str
    key: str | int

    #: Steps into the types of a Variant, or into one of several signatures. They tell
    #: alternatives apart, and are left out where those are merged.
    ALTERNATIVES: ClassVar = frozenset(["variant", "signature"])
    _FORMS: ClassVar = {
        "subject": "{}",
        "entry": "entry '{}'",
        "key": "key of entry '{}'",
        "parameter": "parameter '{}'",
        "return": "{}",
        "block": "{}",
        "index": "index {}",
        "variant": "variant {}",
    }

    def __str__(self) -> str:
        if self.form == "signature":
            return f"{int(self.key) + 1}."
        return self._FORMS[self.form].format(self.key)


Path = tuple[PathElement, ...]


def part_at(value: Value, path: Path) -> Value:
    """The part of a value that a path leads to; the whole where it leads nowhere."""
    for element in path:
        if element.form == "key":
            return element.key
        if element.form == "index" and type(value) is list and int(element.key) < len(value):
            value = value[int(element.key)]
        elif element.form == "entry" and type(value) is dict and element.key in value:
            value = value[element.key]
    return value


class Mismatch:
    """Something is wrong at the end of a path."""

    __slots__ = ("path",)

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def canonical_path(self) -> Path:
        """The path without the steps that only tell alternatives apart."""
        return tuple(e for e in self.path if e.form not in PathElement.ALTERNATIVES)

    def merge(self, other: Self) -> Self | None:
        """One mismatch that says both; None where that is not possible."""
        return self if self.canonical_path == other.canonical_path else None

    def with_path(self, path: Path) -> Self:
        """The same with another path; nothing is simplified once more, as in Puppet."""
        from copy import copy  # most runs have no mismatch

        other = copy(self)
        other.path = path
        return other

    def without_step(self, index: int) -> Self:
        """The same with one step of the path left out."""
        if index >= len(self.path):
            return self
        return self.with_path(self.path[:index] + self.path[index + 1 :])

    def text(self) -> str:
        """What is wrong, with a space before it."""
        path = self.path
        variant = ""
        if path and path[0].form == "signature":
            variant = f" {path[0]}"
            path = path[1:]
        position = f" {' '.join(map(str, path))}" if path else ""
        return f"{variant}{position} {self.description()}"

    def description(self) -> str:
        """What is wrong, without where."""
        raise NotImplementedError


class UnexpectedBlock(Mismatch):
    """A block where none is wanted."""

    __slots__ = ()

    def description(self) -> str:
        return "does not expect a block"


class MissingRequiredBlock(Mismatch):
    """No block where one is wanted."""

    __slots__ = ()

    def description(self) -> str:
        return "expects a block"


class KeyMismatch(Mismatch):
    """A key that is missing, or one too many."""

    __slots__ = ("key",)
    form: ClassVar[str]

    def __init__(self, path: Path, key: str) -> None:
        super().__init__(path)
        self.key = key

    def description(self) -> str:
        return self.form.format(self.key)


class MissingKey(KeyMismatch):
    """A key that a Struct requires."""

    __slots__ = ()
    form = "expects a value for key '{}'"


class MissingParameter(KeyMismatch):
    """A parameter without a default that is not given."""

    __slots__ = ()
    form = "expects a value for parameter '{}'"


class ExtraneousKey(KeyMismatch):
    """A key that a Struct does not know."""

    __slots__ = ()
    form = "unrecognized key '{}'"


class InvalidParameter(KeyMismatch):
    """A parameter that does not exist."""

    __slots__ = ()
    form = "has no parameter named '{}'"


class UnresolvedReference(KeyMismatch):
    """An unknown type is part of what is expected."""

    __slots__ = ()
    form = "references an unresolved type '{}'"


class SizeMismatch(Mismatch):
    """Too many or too few elements."""

    __slots__ = ("actual", "expected")

    def __init__(self, path: Path, expected: IntegerType, actual: IntegerType) -> None:
        super().__init__(path)
        self.expected = expected
        self.actual = actual

    def merge(self, other: Self) -> Self | None:
        if self.canonical_path != other.canonical_path:
            return None
        low = min(max(self.expected.low, 0), max(other.expected.low, 0))
        high = max(self.expected.high, other.expected.high)
        return self.__class__(self.path, integer_range(low, high), self.actual)

    def description(self) -> str:
        expected, actual = self._range(self.expected, "0"), self._range(self.actual, "0")
        return f"expects size to be {expected}, got {actual}"

    @staticmethod
    def _range(sizes: IntegerType, zero: str) -> str:
        low, high = max(sizes.low, 0), sizes.high
        if low == high:
            return zero if low == 0 else f"{low}"
        if low == 0:
            return "unlimited" if high == inf else f"at most {high}"
        return f"at least {low}" if high == inf else f"between {low} and {high}"


class CountMismatch(SizeMismatch):
    """Too many or too few arguments."""

    __slots__ = ()

    def description(self) -> str:
        low, high = self.expected.low, self.expected.high
        one = (low == 1 and high in (1, inf)) or (low <= 0 and high == 1)
        expected, actual = self._range(self.expected, "no"), self._range(self.actual, "none")
        return f"expects {expected} argument{'' if one else 's'}, got {actual}"


class TypeMismatch(Mismatch):
    """A value of another type."""

    __slots__ = ("actual", "expected")

    def __init__(self, path: Path, expected: Type, actual: Type) -> None:
        super().__init__(path)
        self.expected = expected.normalize()
        self.actual = actual.normalize()

    def merge(self, other: Self) -> Self | None:
        if self.canonical_path != other.canonical_path:
            return None
        return self.__class__(self.path, variant_of([self.expected, other.expected]), self.actual)

    def description(self) -> str:
        expected = self.expected
        optional = isinstance(expected, OptionalType)
        if isinstance(expected, OptionalType):
            expected = expected.type or ANY
        types = expected.types if isinstance(expected, VariantType) else (expected,)
        if _is_detailed(types, self.actual):
            actual = _detailed_actual(types, self.actual)
            names = [type.expanded_string() for type in types]
        else:
            actual = short_name(self.actual)
            names = [short_name(type) for type in types]
            names = list(dict.fromkeys(names))
        if optional:
            names.insert(0, "Undef")
        if len(names) == 1:
            return f"expects {article(names[0])} {names[0]} value, got {actual}"
        return f"expects a value of type {_alternatives(names)}, got {actual}"


class PatternMismatch(TypeMismatch):
    """A string that matches no pattern and is in no Enum."""

    __slots__ = ()

    def description(self) -> str:
        expected, prefix = self.expected, ""
        if isinstance(expected, OptionalType):
            expected, prefix = expected.type or ANY, "an undef value or "
        actual = self.actual
        if isinstance(actual, StringType) and actual.value is not None:
            shown = f"'{actual.value}'"
        else:
            shown = short_name(actual)
        return f"expects {prefix}a match for {expected.expanded_string()}, got {shown}"


def _alternatives(names: list[str]) -> str:
    if len(names) < 3:
        return " or ".join(names)
    return f"{', '.join(names[:-1])}, or {names[-1]}"


def short_name(type: Type) -> str:
    """The name of a type, with the name of the one type that it may have within."""
    if isinstance(type, WrapperType) and type.type is not None:
        if not isinstance(type.type, AnyType):
            return f"{type.shown_name}[{type.type.inner_name}]"
    return type.shown_name


# --- How much detail a mismatch needs: as much as tells the two types apart


def _is_detailed(expected: Sequence[Type], actual: Type) -> bool:
    return _is_fully_detailed(expected, actual) or any(
        _resolved_once(type).unparameterized().is_assignable(actual) for type in expected
    )


def _is_fully_detailed(expected: Sequence[Type], actual: Type) -> bool:
    return any(
        type.__class__ is actual.__class__
        or isinstance(type, TypeAlias)
        or isinstance(actual, TypeAlias)
        or (isinstance(type, StructType) and isinstance(actual, HashType))
        or (isinstance(type, TupleType) and isinstance(actual, ArrayType))
        for type in expected
    )


def _detailed_actual(expected: Sequence[Type], actual: Type) -> str:
    resolved = [_resolved(type) for type in expected]
    if _is_fully_detailed(resolved, actual):
        return actual.expanded_string()
    general = actual.generalize()
    if any(type.is_assignable(general) for type in resolved):
        return actual.expanded_string()
    return actual.simple_name


def _resolved_once(type: Type) -> Type:
    return type.resolved if isinstance(type, TypeAlias) else type


def _resolved(type: Type) -> Type:
    while isinstance(type, TypeAlias):
        type = type.resolved
    return type
