"""Collections: arrays and hashes, by the type of what is in them or piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import Any

from mupuppet.types.base import (
    ANY,
    UNDEF,
    UNIT,
    CompiledType,
    Guard,
    Predicate,
    Type,
    TypeWriter,
    with_parameters,
)
from mupuppet.types.combinations import NotUndefType, OptionalType
from mupuppet.types.scalars import (
    ANY_SIZE,
    NON_EMPTY_STRING,
    STRING,
    ZERO_SIZE,
    EnumType,
    IntegerType,
    StringType,
    integer_range,
    size_parameters,
)
from mupuppet.values.hashes import HashKey
from mupuppet.values.value import Value

#: The classes of values that are wrapped where they are the keys of a hash.
WRAPPED = frozenset([float, bool, list, dict])


class CollectionType(CompiledType):
    """`Collection[low, high]`: arrays and hashes of a size."""

    __slots__ = ("size",)
    name = "Collection"

    def __init__(self, size: IntegerType | None = None) -> None:
        self.size = None if size is None else size.as_size()

    @property
    def effective_size(self) -> IntegerType:
        """The range of sizes, also where none is given."""
        return ANY_SIZE if self.size is None else self.size

    @property
    def is_always_empty(self) -> bool:
        """Is the only size zero?"""
        return self.size is not None and self.size.high == 0

    def make_predicate(self) -> Predicate:
        low, high = self.effective_size.low, self.effective_size.high

        def is_collection(value: Value) -> bool:
            kind = type(value)
            return (kind is list or kind is dict) and low <= len(value) <= high

        return is_collection

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        size = size_of(other)
        return size is not None and self.effective_size.is_assignable(size)

    def generalize(self) -> Type:
        return COLLECTION

    def normalize(self) -> Type:
        return COLLECTION

    def identity(self) -> tuple[Any, ...]:
        return (self.size,)

    def is_iterable(self) -> bool:
        return True

    def written(self, writer: TypeWriter) -> str:
        return with_parameters("Collection", size_parameters(self.size))


def size_of(type: Type) -> IntegerType | None:
    """The range of sizes that a collection type allows; None for other types."""
    if isinstance(type, CollectionType):
        return type.effective_size
    if isinstance(type, TupleType):
        return IntegerType(len(type.types), len(type.types)) if type.size is None else type.size
    if isinstance(type, StructType):
        return IntegerType(len(type.elements), len(type.elements))
    return None


class ArrayType(CollectionType):
    """`Array[element, low, high]`."""

    __slots__ = ("element",)
    name = "Array"

    def __init__(self, element: Type | None = None, size: IntegerType | None = None) -> None:
        super().__init__(size)
        is_empty = size is not None and size.low == 0 and size.high == 0
        self.element: Type = UNIT if is_empty else ANY if element is None else element

    def exact_classes(self) -> frozenset[type] | None:
        return frozenset([list]) if self.size is None and self.element == ANY else None

    def make_predicate(self) -> Predicate:
        low, high = self.effective_size.low, self.effective_size.high
        has_size = low > 0 or high != inf
        if type(self.element) is type(ANY):
            if not has_size:
                return lambda value: type(value) is list
            return lambda value: type(value) is list and low <= len(value) <= high
        classes = self.element.exact_classes()
        if classes is not None:
            return lambda value: (
                type(value) is list
                and classes.issuperset(map(type, value))
                and (not has_size or low <= len(value) <= high)
            )
        accepts = self.element.is_instance

        def is_array(value: Value) -> bool:
            if type(value) is not list:
                return False
            for element in value:  # a loop is faster than `all`
                if not accepts(element):
                    return False
            return not has_size or low <= len(value) <= high

        return is_array

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if isinstance(other, TupleType):
            size = size_of(other)
            assert size is not None  # tuples have one
            return self.effective_size.is_assignable(size) and all(
                self.element.is_assignable(element, guard) for element in other.types
            )
        if not isinstance(other, ArrayType):
            return False
        return self.effective_size.is_assignable(
            other.effective_size
        ) and self.element.is_assignable(other.element, guard)

    def generalize(self) -> Type:
        if self.element == ANY:
            return ARRAY
        element = self.element.generalize()
        return self if self.size is None and element is self.element else ArrayType(element)

    def normalize(self) -> Type:
        if self.element == ANY:
            return ARRAY
        element = self.element.normalize()
        return self if element is self.element else ArrayType(element, self.size)

    def identity(self) -> tuple[Any, ...]:
        return (self.size, self.element)

    def inner_types(self) -> tuple[Type, ...]:
        return (self.element,)

    def iterated_type(self) -> Type | None:
        return None if self.element == ANY else self.element

    def written(self, writer: TypeWriter) -> str:
        if self.is_always_empty:
            return "Array[0, 0]"
        if self == ARRAY:
            return "Array"
        parameters = [self.element.written(writer), *size_parameters(self.size)]
        return with_parameters("Array", parameters)


class HashType(CollectionType):
    """`Hash[key, value, low, high]`."""

    __slots__ = ("key", "value")
    name = "Hash"

    def __init__(
        self,
        key: Type | None = None,
        value: Type | None = None,
        size: IntegerType | None = None,
    ) -> None:
        super().__init__(size)
        is_empty = size is not None and size.low == 0 and size.high == 0
        self.key: Type = UNIT if is_empty else ANY if key is None else key
        self.value: Type = UNIT if is_empty else ANY if value is None else value

    def exact_classes(self) -> frozenset[type] | None:
        is_any = self.size is None and self.key == ANY and self.value == ANY
        return frozenset([dict]) if is_any else None

    def make_predicate(self) -> Predicate:
        low, high = self.effective_size.low, self.effective_size.high
        has_size = low > 0 or high != inf
        keys_fit = self._keys_predicate()
        values_fit = self._values_predicate()

        def is_hash(value: Value) -> bool:
            if type(value) is not dict:
                return False
            if keys_fit is not None and not keys_fit(value):
                return False
            if values_fit is not None and not values_fit(value):
                return False
            return not has_size or low <= len(value) <= high

        return is_hash

    def _values_predicate(self) -> Callable[[dict[Value, Value]], bool] | None:
        if type(self.value) is type(ANY):
            return None
        classes = self.value.exact_classes()
        if classes is not None:
            return lambda hash: classes.issuperset(map(type, hash.values()))
        accepts = self.value.is_instance

        def values_fit(hash: dict[Value, Value]) -> bool:
            for value in hash.values():  # noqa: SIM110  # a loop is faster than `all`
                if not accepts(value):
                    return False
            return True

        return values_fit

    def _keys_predicate(self) -> Callable[[dict[Value, Value]], bool] | None:
        if type(self.key) is type(ANY):
            return None
        classes = self.key.exact_classes()
        if classes is not None and classes.isdisjoint(WRAPPED):
            return lambda hash: classes.issuperset(map(type, hash))
        accepts = self.key.is_instance

        def keys_fit(hash: dict[Value, Value]) -> bool:
            for key in hash:  # noqa: SIM110  # a loop is faster than `all`
                if not accepts(key.value if type(key) is HashKey else key):
                    return False
            return True

        return keys_fit

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if isinstance(other, HashType):
            if other == EMPTY_HASH and self.effective_size.low == 0:
                return True
            return (
                self.key.is_assignable(other.key, guard)
                and self.value.is_assignable(other.value, guard)
                and self.effective_size.is_assignable(other.effective_size)
            )
        if not isinstance(other, StructType):
            return False
        return self.effective_size.allows(len(other.elements)) and all(
            self.key.is_instance(element.name) and self.value.is_assignable(element.value, guard)
            for element in other.elements
        )

    def generalize(self) -> Type:
        if self in (HASH, EMPTY_HASH):
            return self
        key, value = self.key.generalize(), self.value.generalize()
        unchanged = key is self.key and value is self.value and self.size is None
        return self if unchanged else HashType(key, value)

    def normalize(self) -> Type:
        if self in (HASH, EMPTY_HASH):
            return self
        key, value = self.key.normalize(), self.value.normalize()
        unchanged = key is self.key and value is self.value
        return self if unchanged else HashType(key, value, self.size)

    def identity(self) -> tuple[Any, ...]:
        return (self.size, self.key, self.value)

    def inner_types(self) -> tuple[Type, ...]:
        return (self.key, self.value)

    def iterated_type(self) -> Type:
        if self in (HASH, EMPTY_HASH):
            return ANY_PAIR
        return TupleType((self.key, self.value), PAIR_SIZE)

    def written(self, writer: TypeWriter) -> str:
        if self.is_always_empty:
            return "Hash[0, 0]"
        if self == HASH:
            return "Hash"
        types = writer.types([self.key, self.value])
        return with_parameters("Hash", [*types, *size_parameters(self.size)])


class TupleType(CompiledType):
    """`Tuple[first, second, low, high]`; the last type repeats where the size allows it."""

    __slots__ = ("size", "types")
    name = "Tuple"

    def __init__(self, types: Iterable[Type] = (), size: IntegerType | None = None) -> None:
        self.types = tuple(types)
        self.size = None if size is None else size.as_size()

    @property
    def effective_size(self) -> IntegerType:
        """The range of sizes, also where none is given."""
        if self.size is not None:
            return self.size
        return IntegerType(len(self.types), len(self.types)) if self.types else ANY_SIZE

    def type_at(self, index: int) -> Type:
        """The type of the element at an index; the last one repeats."""
        return self.types[index] if index < len(self.types) else self.types[-1]

    def make_predicate(self) -> Predicate:
        low, high = self.effective_size.low, self.effective_size.high
        checks = [type.is_instance for type in self.types]
        if not checks:
            return lambda value: type(value) is list and low <= len(value) <= high
        count, last = len(checks), checks[-1]

        def is_tuple(value: Value) -> bool:
            if type(value) is not list or not low <= len(value) <= high:
                return False
            for element, accepts in zip(value, checks, strict=False):
                if not accepts(element):
                    return False
            return len(value) <= count or all(map(last, value[count:]))

        return is_tuple

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if self == other:
            return True
        if isinstance(other, TupleType):
            return self._accepts_tuple(other, guard)
        if not isinstance(other, ArrayType):
            return False
        if not self.effective_size.is_assignable(other.effective_size):
            return False
        count = int(min(len(self.types), other.effective_size.high))
        return all(self.types[i].is_assignable(other.element, guard) for i in range(count))

    def _accepts_tuple(self, other: TupleType, guard: Guard | None) -> bool:
        if not self.effective_size.is_assignable(other.effective_size):
            return False
        if not self.types:
            return True
        if not other.types:
            return self.effective_size.low == 0
        return all(
            self.type_at(index).is_assignable(type, guard) for index, type in enumerate(other.types)
        )

    def generalize(self) -> Type:
        return self._with(tuple(type.generalize() for type in self.types))

    def normalize(self) -> Type:
        return self._with(tuple(type.normalize() for type in self.types))

    def _with(self, types: tuple[Type, ...]) -> Type:
        unchanged = all(new is old for new, old in zip(types, self.types, strict=True))
        return self if unchanged else TupleType(types, self.size)

    def identity(self) -> tuple[Any, ...]:
        return (self.types, self.size)

    def inner_types(self) -> tuple[Type, ...]:
        return self.types

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type:
        from mupuppet.types.combinations import variant_of

        return variant_of(self.types)

    def written(self, writer: TypeWriter) -> str:
        if not self.types:
            return "Tuple"
        return with_parameters("Tuple", [*writer.types(self.types), *size_parameters(self.size)])


class StructElement:
    """`key => type` in a Struct; the key is a String with one value, or an Optional of one."""

    __slots__ = ("is_optional", "key", "name", "value")

    def __init__(self, key: Type, value: Type) -> None:
        self.key = key
        self.value = value
        named = key.type if isinstance(key, OptionalType) else key
        assert isinstance(named, StringType)  # the maker of one has checked
        assert named.value is not None
        self.name: str = named.value
        self.is_optional = key.is_assignable(UNDEF)

    def __str__(self) -> str:
        return "Pcore::StructElement({})"  # without its attributes, as Puppet has it

    def with_value(self, value: Type) -> StructElement:
        """The element with another type."""
        return self if value is self.value else StructElement(self.key, value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StructElement):
            return NotImplemented
        return self.value == other.value and self.key == other.key

    def __hash__(self) -> int:
        return hash((self.key, self.value))

    def written(self, writer: TypeWriter) -> str:
        """The entry in the string of the Struct.

        The key is a plain name where the type of the value shows already whether it may be missing.
        """
        may_be_missing = isinstance(self.key, OptionalType)
        if may_be_missing == self.value.is_assignable(UNDEF):
            shown = writer.value(self.name)
        else:
            shown = (self.key if may_be_missing else NotUndefType(self.key)).written(writer)
        return f"{shown} => {self.value.written(writer)}"


class StructType(CompiledType):
    """`Struct[{key => type}]`."""

    __slots__ = ("_by_name", "elements")
    name = "Struct"

    def __init__(self, elements: Iterable[StructElement] = ()) -> None:
        self.elements = tuple(elements)
        self._by_name: dict[str, StructElement] | None = None

    @property
    def by_name(self) -> dict[str, StructElement]:
        """The elements by the names of their keys."""
        if self._by_name is None:
            self._by_name = {element.name: element for element in self.elements}
        return self._by_name

    @property
    def required_count(self) -> int:
        """How many keys must be there."""
        return sum(not element.is_optional for element in self.elements)

    def make_predicate(self) -> Predicate:
        entries = [
            (element.name, element.is_optional, element.value.sure_classes(),
             element.value.is_instance)
            for element in self.elements
        ]  # fmt: skip

        def is_struct(value: Value) -> bool:
            if type(value) is not dict:
                return False
            matched = 0
            for name, is_optional, classes, accepts in entries:
                if name in value:
                    matched += 1
                    entry = value[name]
                    if type(entry) not in classes and not accepts(entry):
                        return False
                elif not is_optional:
                    return False
            return matched == len(value)

        return is_struct

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if isinstance(other, StructType):
            return self._accepts_struct(other, guard)
        if not isinstance(other, HashType):
            return False
        for element in self.elements:
            if element.is_optional:
                continue
            if not element.value.is_assignable(other.value, guard):
                return False
            if not element.key.generalize().is_assignable(other.key):
                return False
        size = IntegerType(self.required_count, len(self.elements))
        return size.is_assignable(other.effective_size)

    def _accepts_struct(self, other: StructType, guard: Guard | None) -> bool:
        matched = 0
        for element in self.elements:
            theirs = other.by_name.get(element.name)
            if theirs is None:
                if not element.is_optional:
                    return False
                continue
            matched += 1
            if not element.key.is_assignable(theirs.key, guard):
                return False
            if not element.value.is_assignable(theirs.value, guard):
                return False
        return matched == len(other.by_name)

    def generalize(self) -> Type:
        return self._with([element.value.generalize() for element in self.elements])

    def normalize(self) -> Type:
        return self._with([element.value.normalize() for element in self.elements])

    def _with(self, values: list[Type]) -> Type:
        pairs = list(zip(self.elements, values, strict=True))
        if all(value is element.value for element, value in pairs):
            return self
        return StructType(element.with_value(value) for element, value in pairs)

    def identity(self) -> tuple[Any, ...]:
        return (self.elements,)

    def inner_types(self) -> tuple[Type, ...]:
        return tuple(type for element in self.elements for type in (element.key, element.value))

    def is_iterable(self) -> bool:
        return True

    def iterated_type(self) -> Type:
        from mupuppet.types.combinations import variant_of

        if not self.elements:
            return ANY_PAIR
        keys = variant_of([element.key for element in self.elements])
        values = variant_of([element.value for element in self.elements])
        return TupleType((keys, values), PAIR_SIZE)

    def written(self, writer: TypeWriter) -> str:
        if not self.elements:
            return "Struct"
        return f"Struct[{{{', '.join(element.written(writer) for element in self.elements)}}}]"


PAIR_SIZE = IntegerType(2, 2)
ANY_PAIR = TupleType((UNIT, UNIT), PAIR_SIZE)
COLLECTION = CollectionType()
ARRAY = ArrayType()
EMPTY_ARRAY = ArrayType(UNIT, ZERO_SIZE)
HASH = HashType()
EMPTY_HASH = HashType(UNIT, UNIT, ZERO_SIZE)
TUPLE = TupleType()
STRUCT = StructType()


def struct_of(pairs: Iterable[tuple[Value, Type]]) -> StructType:
    """A Struct; a key is a string or one of the types that a Struct's key may have.

    A plain string is optional when its type accepts undef. Raises ValueError.
    """
    return StructType(StructElement(_struct_key(key, value), value) for key, value in pairs)


def _struct_key(key: Value, value: Type) -> Type:
    if type(key) is str:
        if not key:
            raise ValueError("Struct element key cannot be an empty String")
        exact = StringType(value=key)
        return OptionalType(exact) if value.is_assignable(UNDEF) else exact
    named: Type | None
    match key:
        case NotUndefType():
            key = named = key.type
        case OptionalType():
            named = key.type
        case StringType():
            named = key
        case EnumType():
            named = StringType(value=key.values[0]) if len(key.values) == 1 else None
            key = named if named is not None else key
        case _:
            from mupuppet.types.runtime_types import ruby_class_name

            raise ValueError(
                "Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum."
                f" Got: {ruby_class_name(key)}"
            )
    if not isinstance(named, StringType) or named.value is None:
        raise ValueError(
            f"Unable to extract a non-empty literal string from Struct member key type {key}"
        )
    made: Type = key
    return made


__all__ = [
    "ANY_PAIR", "ARRAY", "COLLECTION", "EMPTY_ARRAY", "EMPTY_HASH", "HASH", "NON_EMPTY_STRING",
    "PAIR_SIZE", "STRING", "STRUCT", "TUPLE", "ArrayType", "CollectionType", "HashType",
    "StructElement", "StructType", "TupleType", "integer_range", "size_of", "struct_of",
]  # fmt: skip
