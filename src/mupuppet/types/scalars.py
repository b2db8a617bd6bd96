"""Scalars: numbers, strings, booleans and regular expressions."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, ClassVar

from mupuppet.syntax.regexps import check_regexp
from mupuppet.types.base import (
    CompiledType,
    Guard,
    Predicate,
    Type,
    TypeWriter,
    UnusableType,
    with_parameters,
)
from mupuppet.values.compare import fold_case
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import to_string
from mupuppet.values.times import TimeValue
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer


class ScalarType(CompiledType):
    """`Scalar`: single values."""

    __slots__ = ()
    name = "Scalar"

    _KINDS = frozenset([str, int, float, bool, Regexp, SemVer, SemVerRange])

    def make_predicate(self) -> Predicate:
        kinds = self._KINDS
        return lambda value: type(value) in kinds or isinstance(value, TimeValue)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        # Ranges of versions count as scalars although no other scalar is above them.
        return isinstance(other, ScalarType) or other.name == "SemVerRange"


class ScalarDataType(ScalarType):
    """`ScalarData`: the scalars of JSON."""

    __slots__ = ()
    name = "ScalarData"

    _KINDS = frozenset([str, int, float, bool])

    def exact_classes(self) -> frozenset[type] | None:
        return self._KINDS if type(self) is ScalarDataType else None

    def make_predicate(self) -> Predicate:
        kinds = self._KINDS
        return lambda value: type(value) in kinds

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, ScalarDataType)


# --- Numbers


class NumericType(ScalarDataType):
    """`Numeric`, and what ranges of numbers share."""

    __slots__ = ("high", "low")
    name = "Numeric"

    def __init__(self, low: float | None = None, high: float | None = None) -> None:
        self.low: float = -inf if low is None else low
        self.high: float = inf if high is None else high
        if self.low > self.high:
            raise ValueError(
                f"'from' must be less or equal to 'to'. Got ({_bound(low)}, {_bound(high)}"
            )

    @property
    def is_unbounded(self) -> bool:
        """Are there no limits?"""
        return self.low == -inf and self.high == inf

    _CLASSES: ClassVar[frozenset[type]] = frozenset([int, float])

    def exact_classes(self) -> frozenset[type] | None:
        return self._CLASSES if self.is_unbounded else None

    def make_predicate(self) -> Predicate:
        return lambda value: type(value) is int or type(value) is float

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, type(self)):
            return False
        return self.low <= other.low and self.high >= other.high

    def intersects(self, other: NumericType) -> bool:
        """Whether the ranges overlap."""
        if type(self) is not type(other):
            return False
        return not (self.high < other.low or other.high < self.low)

    def identity(self) -> tuple[Any, ...]:
        return (self.low, self.high)

    def range_parameters(self) -> list[str]:
        """The bounds as parameters; nothing where there are none."""
        if self.is_unbounded:
            return []
        low = [_bound(None if self.low == -inf else self.low)]
        return low if self.high == inf else [*low, _bound(self.high)]

    def written(self, writer: TypeWriter) -> str:
        return with_parameters(self.name, self.range_parameters())


def _bound(number: float | None) -> str:
    return "default" if number is None else to_string(number)


class IntegerType(NumericType):
    """`Integer[low, high]`."""

    __slots__ = ()
    name = "Integer"
    _CLASSES = frozenset([int])

    def make_predicate(self) -> Predicate:
        low, high = self.low, self.high
        if self.is_unbounded:
            return lambda value: type(value) is int
        return lambda value: type(value) is int and low <= value <= high

    @property
    def is_finite(self) -> bool:
        """Is it limited on both sides?"""
        return self.low != -inf and self.high != inf

    def generalize(self) -> Type:
        return INTEGER

    def merge(self, other: IntegerType) -> IntegerType | None:
        """One range that is both; None when there is a gap between them."""
        adjacent = self.high + 1 == other.low or other.high + 1 == self.low
        if not adjacent and not self.intersects(other):
            return None
        return integer_range(min(self.low, other.low), max(self.high, other.high))

    def as_size(self) -> IntegerType:
        """The range as one of sizes: there are no negative ones."""
        if self.low >= 0:
            return self
        return integer_range(0, max(self.high, 0))

    def allows(self, size: int) -> bool:
        """Is the number in the range?"""
        return self.low <= size <= self.high

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type:
        return INTEGER


def integer_range(low: float | None, high: float | None) -> IntegerType:
    """An Integer type; infinite bounds are the same as none."""
    return IntegerType(None if low == -inf else low, None if high == inf else high)


class FloatType(NumericType):
    """`Float[low, high]`."""

    __slots__ = ()
    name = "Float"
    _CLASSES = frozenset([float])

    def make_predicate(self) -> Predicate:
        low, high = self.low, self.high
        if self.is_unbounded:
            return lambda value: type(value) is float
        return lambda value: type(value) is float and low <= value <= high

    def generalize(self) -> Type:
        return FLOAT

    def merge(self, other: FloatType) -> FloatType | None:
        """One range that is both; None when there is a gap between them."""
        if not self.intersects(other):
            return None
        return FloatType(min(self.low, other.low), max(self.high, other.high))


SCALAR = ScalarType()
SCALAR_DATA = ScalarDataType()
NUMERIC = NumericType()
INTEGER = IntegerType()
FLOAT = FloatType()
#: The size of collections and strings where nothing limits it.
ANY_SIZE = IntegerType(0)
NOT_EMPTY = IntegerType(1)
ZERO_SIZE = IntegerType(0, 0)


class BooleanType(ScalarDataType):
    """`Boolean`, `Boolean[true]`."""

    __slots__ = ("value",)
    name = "Boolean"

    def __init__(self, value: bool | None = None) -> None:
        self.value = value

    def exact_classes(self) -> frozenset[type] | None:
        return frozenset([bool]) if self.value is None else None

    def make_predicate(self) -> Predicate:
        wanted = self.value
        if wanted is None:
            return lambda value: type(value) is bool
        return lambda value: value is wanted

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, BooleanType):
            return False
        return self.value is None or self.value is other.value

    def generalize(self) -> Type:
        return BOOLEAN

    def identity(self) -> tuple[Any, ...]:
        return (self.value,)

    def written(self, writer: TypeWriter) -> str:
        return "Boolean" if self.value is None else f"Boolean[{to_string(self.value)}]"


BOOLEAN = BooleanType()
TRUE = BooleanType(True)
FALSE = BooleanType(False)


# --- Strings


def size_parameters(size: IntegerType | None) -> list[str]:
    """A range of sizes as parameters; nothing where it has no bounds."""
    return [] if size is None else size.range_parameters()


class StringType(ScalarDataType):
    """`String[low, high]`; inference also knows the type of one particular string."""

    __slots__ = ("size", "value")
    name = "String"

    def __init__(self, size: IntegerType | None = None, value: str | None = None) -> None:
        self.size = None if size is None else size.as_size()
        self.value = value

    def exact_classes(self) -> frozenset[type] | None:
        return frozenset([str]) if self.value is None and self.size is None else None

    def make_predicate(self) -> Predicate:
        if self.value is not None:
            wanted = self.value
            return lambda value: type(value) is str and value == wanted
        if self.size is None:
            return lambda value: type(value) is str
        low, high = self.size.low, self.size.high
        if high == inf:
            if low == 0:
                return lambda value: type(value) is str
            if low == 1:
                return lambda value: type(value) is str and value != ""
            return lambda value: type(value) is str and len(value) >= low
        return lambda value: type(value) is str and low <= len(value) <= high

    def derived_size(self) -> IntegerType:
        """The size of its instances."""
        if self.size is not None:
            return self.size
        if self.value is not None:
            return IntegerType(len(self.value), len(self.value))
        return ANY_SIZE

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if self.size is not None:
            return self._accepts_size_of(other)
        if isinstance(other, StringType):
            return self.value is None or (self.value == other.value and other.size is None)
        if isinstance(other, EnumType):
            # Puppet does not compare the one string of an Enum with the one of this type.
            return self.value is None or (len(other.values) == 1 and not other.ignores_case)
        return isinstance(other, PatternType) and self.value is None

    def _accepts_size_of(self, other: Type) -> bool:
        assert self.size is not None  # the caller has looked
        if isinstance(other, StringType):
            return self.size.is_assignable(other.derived_size())
        if isinstance(other, EnumType) and other.values:
            sizes = [len(value) for value in other.values]
            return self.size.low <= min(sizes) and self.size.high >= max(sizes)
        if isinstance(other, (EnumType, PatternType)):
            return self.size.is_assignable(ANY_SIZE)
        return False

    def generalize(self) -> Type:
        return STRING

    def identity(self) -> tuple[Any, ...]:
        return (self.size, self.value)

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type:
        return CHARACTER

    def written(self, writer: TypeWriter) -> str:
        return with_parameters("String", size_parameters(self.size))


STRING = StringType()
NON_EMPTY_STRING = StringType(NOT_EMPTY)
CHARACTER = StringType(IntegerType(1, 1))


class EnumType(ScalarDataType):
    """`Enum[a, b]`; with `true` at the end, case is ignored."""

    __slots__ = ("ignores_case", "values")
    name = "Enum"

    def __init__(self, values: Iterable[str] = (), ignores_case: bool = False) -> None:
        self.values = tuple(sorted(set(values), key=_byte_order))
        self.ignores_case = ignores_case

    def make_predicate(self) -> Predicate:
        if self.ignores_case:
            folded = frozenset(map(fold_case, self.values))
            return lambda value: type(value) is str and fold_case(value) in folded
        values = frozenset(self.values)
        return lambda value: type(value) is str and value in values

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if self == other:
            return True
        if not self.values:
            return isinstance(other, (StringType, EnumType, PatternType))
        if isinstance(other, StringType):
            return self.is_instance(other.value)
        if not isinstance(other, EnumType) or not other.values:
            return False
        if other.ignores_case and not self.ignores_case:
            return False
        return all(map(self.is_instance, other.values))

    def generalize(self) -> Type:
        if not self.values:
            return STRING
        sizes = [len(value) for value in self.values]
        return StringType(IntegerType(min(sizes), max(sizes)))

    def identity(self) -> tuple[Any, ...]:
        return (self.values, self.ignores_case)

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type:
        return CHARACTER

    def written(self, writer: TypeWriter) -> str:
        flags = ["true"] if self.ignores_case else []
        return with_parameters("Enum", [*map(writer.value, self.values), *flags])


def _byte_order(string: str) -> bytes:
    return string.encode("utf-8", "surrogatepass")


# --- Regular expressions


class RegexpType(ScalarType):
    """`Regexp[/pattern/]`: the regular expressions with this source.

    Puppet looks at the source when it first needs the regular expression: it may be a string
    that is none, or, in types that are read without evaluating them, any value.
    """

    __slots__ = ("given", "source")
    name = "Regexp"

    def __init__(self, given: Value = None) -> None:
        """`given` is the regular expression, or its source."""
        self.given = given
        self.source = given.own_source if type(given) is Regexp else given

    @property
    def regexp(self) -> Regexp:
        """The regular expression itself; without a source, the empty one.

        Raises UnusableType.
        """
        if type(self.given) is Regexp:
            return self.given
        source = "" if self.source is None else self.source
        if type(source) is not str:
            from mupuppet.types.runtime_types import ruby_class_name

            given = "true" if source is True else ruby_class_name(source)
            raise UnusableType(f"no implicit conversion of {given} into String")
        reason = check_regexp(source)
        if reason is not None:
            raise UnusableType(f"{reason}: /{source}/")
        return Regexp(source)

    def make_predicate(self) -> Predicate:
        if self.source is None:
            return lambda value: type(value) is Regexp
        wanted = self.regexp
        return lambda value: type(value) is Regexp and value == wanted

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, RegexpType):
            return False
        return self.source is None or self.source == other.source

    def identity(self) -> tuple[Any, ...]:
        return (self.source,)

    def written(self, writer: TypeWriter) -> str:
        return "Regexp" if self.source is None else f"Regexp[{self.regexp}]"


class PatternType(ScalarDataType):
    """`Pattern[/a/, /b/]`: the strings that match one of them."""

    __slots__ = ("patterns",)
    name = "Pattern"

    def __init__(self, patterns: Iterable[RegexpType] = ()) -> None:
        self.patterns = tuple(dict.fromkeys(patterns))

    def make_predicate(self) -> Predicate:
        if not self.patterns:
            return lambda value: type(value) is str
        searches = [pattern.regexp.pattern.search for pattern in self.patterns]
        if len(searches) == 1:
            search = searches[0]
            return lambda value: type(value) is str and search(value) is not None

        def matches_one(value: Any) -> bool:
            if type(value) is not str:
                return False
            return any(search(value) is not None for search in searches)

        return matches_one

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if self == other or not self.patterns:
            return isinstance(other, (StringType, EnumType, PatternType))
        if isinstance(other, StringType):
            return other.value is not None and self.is_instance(other.value)
        if isinstance(other, EnumType):
            return bool(other.values) and all(map(self.is_instance, other.values))
        return False

    def identity(self) -> tuple[Any, ...]:
        return (frozenset(self.patterns),)

    def inner_types(self) -> tuple[Type, ...]:
        return self.patterns

    def written(self, writer: TypeWriter) -> str:
        return with_parameters("Pattern", (str(pattern.regexp) for pattern in self.patterns))


ENUM = EnumType()
REGEXP = RegexpType()
PATTERN = PatternType()
