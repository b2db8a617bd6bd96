"""Types made of other types: Optional, NotUndef, Variant, Type and Sensitive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from mupuppet.types.base import (
    ANY,
    UNDEF,
    AnyType,
    CompiledType,
    Guard,
    Predicate,
    Type,
    TypeWriter,
    UndefType,
    with_parameters,
)
from mupuppet.types.scalars import EnumType, FloatType, IntegerType, PatternType, StringType
from mupuppet.types.versions import SemVerType, TimespanType, TimestampType
from mupuppet.values.host_objects import HostObject
from mupuppet.values.type_value import TypeValue
from mupuppet.values.value import Sensitive, Value


class WrapperType(CompiledType):
    """A type with one type within, or none."""

    __slots__ = ("type",)

    def __init__(self, type: Type | None = None) -> None:
        self.type = type

    def generalize(self) -> Type:
        if self.type is None:
            return self
        inner = self.type.generalize()
        return self if inner is self.type else self.__class__(inner)

    def normalize(self) -> Type:
        if self.type is None:
            return self
        inner = self.type.normalize()
        return self if inner is self.type else self.__class__(inner)

    def identity(self) -> tuple[Any, ...]:
        return (self.type,)

    def inner_types(self) -> tuple[Type, ...]:
        return () if self.type is None else (self.type,)

    def written(self, writer: TypeWriter) -> str:
        return self.name if self.type is None else f"{self.name}[{self.type.written(writer)}]"

    def _written_quoting(self, writer: TypeWriter) -> str:
        """The same, but a particular string within is shown as that string."""
        if isinstance(self.type, StringType) and self.type.value is not None:
            return f"{self.name}[{writer.value(self.type.value)}]"
        return WrapperType.written(self, writer)


class OptionalType(WrapperType):
    """`Optional[type]`: that or undef."""

    __slots__ = ()
    name = "Optional"

    def exact_classes(self) -> frozenset[type] | None:
        classes = frozenset[type]() if self.type is None else self.type.exact_classes()
        return None if classes is None else classes | {None.__class__}

    def sure_classes(self) -> frozenset[type]:
        classes = frozenset[type]() if self.type is None else self.type.sure_classes()
        return classes | {None.__class__}

    def make_predicate(self) -> Predicate:
        classes = self.exact_classes()
        if classes is not None:
            return lambda value: type(value) in classes
        assert self.type is not None  # or its class would be known
        accepts = self.type.is_instance
        return lambda value: value is None or accepts(value)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if self.type is None or isinstance(other, UndefType):
            return True
        return self.type.is_assignable(other, guard)

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        if not target.is_assignable(UNDEF, guard):
            return False
        return self.type is None or target.is_assignable(self.type, guard)

    def normalize(self) -> Type:
        simpler = super().normalize()
        assert isinstance(simpler, OptionalType)  # it stays of its class
        inner = simpler.type
        if inner is None:
            return simpler
        if isinstance(inner, NotUndefType):
            return OptionalType(inner.type).normalize()
        return inner if inner.is_assignable(UNDEF) else simpler

    def is_callable_kind(self, optional: bool = True) -> bool:
        return optional and self.type is not None and self.type.is_callable_kind(optional)

    def written(self, writer: TypeWriter) -> str:
        return self._written_quoting(writer)


class NotUndefType(WrapperType):
    """`NotUndef[type]`: that, but not undef."""

    __slots__ = ()
    name = "NotUndef"

    def __init__(self, type: Type | None = None) -> None:
        super().__init__(None if isinstance(type, AnyType) else type)

    def make_predicate(self) -> Predicate:
        if self.type is None:
            return lambda value: value is not None
        accepts = self.type.is_instance
        return lambda value: value is not None and accepts(value)

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        # Puppet does not see that `NotUndef[Optional[Integer]]` is assignable to itself.
        return other.gives_itself_to(self, guard)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if other.is_assignable(UNDEF, guard):
            return False
        return self.type is None or self.type.is_assignable(other, guard)

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        if self.type is not None and not self.type.is_assignable(UNDEF):
            return target.is_assignable(self.type, guard)
        return target.accepts_type(self, guard)

    def normalize(self) -> Type:
        simpler = super().normalize()
        assert isinstance(simpler, NotUndefType)  # it stays of its class
        inner = simpler.type
        if inner is None:
            return simpler
        if isinstance(inner, OptionalType):
            return NotUndefType(inner.type).normalize()
        return simpler if inner.is_assignable(UNDEF) else inner

    def written(self, writer: TypeWriter) -> str:
        return self._written_quoting(writer)


def _is_module(value: Value) -> bool:
    """Whether a value is a Ruby class or module, which is a type to Puppet."""
    return isinstance(value, HostObject) and value.module_name is not None


def _type_of_instances(module: HostObject) -> Type:
    from mupuppet.types.runtime_types import module_type  # few runs have Ruby values

    return module_type(module)


class TypeType(WrapperType):
    """`Type[type]`: the types that are assignable to it."""

    __slots__ = ()
    name = "Type"

    def make_predicate(self) -> Predicate:
        inner = self.type
        if inner is None:
            return lambda value: isinstance(value, TypeValue) or _is_module(value)
        return lambda value: (
            inner.is_assignable(value)
            if isinstance(value, Type)
            else _is_module(value) and inner.is_assignable(_type_of_instances(value))
        )

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, TypeType):
            return False
        if self.type is None:
            return True
        return other.type is not None and self.type.is_assignable(other.type, guard)

    def is_iterable(self) -> bool:
        if isinstance(self.type, IntegerType):
            return self.type.is_finite
        return isinstance(self.type, EnumType)

    def iterated_type(self) -> Type | None:
        return self.type if self.is_iterable() else None


class SensitiveType(WrapperType):
    """`Sensitive[type]`."""

    __slots__ = ()
    name = "Sensitive"

    type: Type

    def __init__(self, type: Type | None = None) -> None:
        super().__init__(ANY if type is None else type.generalize())

    def make_predicate(self) -> Predicate:
        accepts = self.type.is_instance
        return lambda value: type(value) is Sensitive and accepts(value.value)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, SensitiveType) and self.type.is_assignable(other.type, guard)

    def written(self, writer: TypeWriter) -> str:
        return "Sensitive" if self.type == ANY else super().written(writer)


class VariantType(CompiledType):
    """`Variant[a, b]`: one of several."""

    __slots__ = ("types",)
    name = "Variant"

    def __init__(self, types: Iterable[Type] = ()) -> None:
        self.types = tuple(types)

    def exact_classes(self) -> frozenset[type] | None:
        classes = frozenset[type]()
        for alternative in self.types:
            more = alternative.exact_classes()
            if more is None:
                return None
            classes |= more
        return classes

    def sure_classes(self) -> frozenset[type]:
        return frozenset[type]().union(*(type.sure_classes() for type in self.types))

    def make_predicate(self) -> Predicate:
        # Alternatives that are only a matter of classes are looked up together.
        classes = self.sure_classes()
        checks = [type.is_instance for type in self.types if type.exact_classes() is None]
        if not checks:
            return lambda value: type(value) in classes
        if len(checks) == 1:
            check = checks[0]
            return lambda value: type(value) in classes or check(value)

        def is_one_of(value: Value) -> bool:
            if type(value) in classes:
                return True
            for accepts in checks:  # noqa: SIM110  # a loop is faster than `any`
                if accepts(value):
                    return True
            return False

        return is_one_of

    def is_assignable(self, other: Type, guard: Guard | None = None) -> bool:
        if not self.types:
            # Nothing is assignable to the empty Variant but other Variants.
            return isinstance(other, VariantType) or super().is_assignable(other, guard)
        if not isinstance(other, VariantType):
            return super().is_assignable(other, guard)
        return bool(other.types) and all(
            super(VariantType, self).is_assignable(type, guard) for type in other.types
        )

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return any(type.is_assignable(other, guard) for type in self.types)

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        if not self.types:
            return isinstance(target, NotUndefType) and target.accepts_type(self, guard)
        return all(target.is_assignable(type, guard) for type in self.types)

    def generalize(self) -> Type:
        return self._with([type.generalize() for type in self.types])

    def _with(self, types: list[Type]) -> Type:
        unchanged = all(new is old for new, old in zip(types, self.types, strict=True))
        return self if unchanged else variant_of(types)

    def normalize(self) -> Type:
        if not self.types:
            return self
        types = [type.normalize() for type in self.types]
        if len(types) == 1:
            return types[0]
        if any(isinstance(type, (UndefType, OptionalType)) for type in types):
            return OptionalType(variant_of(_without_undef(types))).normalize()
        flat = flatten_variants(types)
        merged = _merge(flat)
        if len(merged) == 1:
            return merged[0]
        unchanged = all(new is old for new, old in zip(types, self.types, strict=True))
        return self if unchanged and len(merged) == len(flat) else variant_of(merged)

    def identity(self) -> tuple[Any, ...]:
        return (len(self.types), frozenset(self.types))

    def inner_types(self) -> tuple[Type, ...]:
        return self.types

    def is_callable_kind(self, optional: bool = True) -> bool:
        return all(type.is_callable_kind(optional) for type in self.types)

    def written(self, writer: TypeWriter) -> str:
        return with_parameters("Variant", writer.types(self.types))


OPTIONAL = OptionalType()
NOT_UNDEF = NotUndefType()
TYPE = TypeType()
SENSITIVE = SensitiveType()
VARIANT = VariantType()


def flatten_variants(types: Iterable[Type]) -> list[Type]:
    """The types, with the types of Variants among them in place of those."""
    flat: list[Type] = []
    for type in types:
        flat.extend(type.types if isinstance(type, VariantType) else [type])
    return flat


def variant_of(types: Iterable[Type]) -> Type:
    """A Variant of the types, each once; a single type stays what it is."""
    distinct = flatten_variants(types)
    if len(set(map(type, distinct))) < len(distinct):  # otherwise none are equal
        distinct = list(dict.fromkeys(distinct))
    return distinct[0] if len(distinct) == 1 else VariantType(distinct)


# --- Simplifying Variants: one type where it can stand for several


def _without_undef(types: list[Type]) -> list[Type]:
    defined = [type for type in types if not isinstance(type, UndefType)]
    inner = [type.type if isinstance(type, OptionalType) else type for type in defined]
    return [type for type in inner if type is not None]


def _merge(types: list[Type]) -> list[Type]:
    kinds = set(map(type, types))
    if len(kinds) == len(types) and not kinds >= {EnumType, StringType}:
        return types  # as mostly: no other two kinds can be merged
    types = _merge_not_undefs(types)
    types = _merge_enums(types)
    types = _merge_enums_without_case(types)
    types = _merge_patterns(types)
    versions, others = _split(types, SemVerType)
    if len(versions) > 1:
        ranges = [accepted for version in versions for accepted in version.ranges]
        types = [SemVerType(ranges), *others]
    types = _merge_ranges(types, IntegerType)
    types = _merge_ranges(types, FloatType)
    types = _merge_ranges(types, TimespanType)
    return _merge_ranges(types, TimestampType)


_Kind = TypeVar("_Kind", bound=Type)


def _split(types: list[Type], kind: type[_Kind]) -> tuple[list[_Kind], list[Type]]:
    """Those of a class, and the others."""
    return (
        [type for type in types if isinstance(type, kind)],
        [type for type in types if not isinstance(type, kind)],
    )


def _merge_not_undefs(types: list[Type]) -> list[Type]:
    not_undefs, others = _split(types, NotUndefType)
    if len(not_undefs) < 2:
        return types
    inner = [ANY if type.type is None else type.type for type in not_undefs]
    return [*others, NotUndefType(variant_of(inner).normalize())]


def _merge_enums(types: list[Type]) -> list[Type]:
    def strings_of(type: Type) -> tuple[str, ...]:
        if isinstance(type, EnumType) and not type.ignores_case:
            return type.values
        if isinstance(type, StringType) and type.value is not None:
            return (type.value,)
        return ()

    found = [type for type in types if strings_of(type)]
    if len(found) < 2:
        return types
    merged = EnumType(value for type in found for value in strings_of(type))
    return [*(type for type in types if not strings_of(type)), merged]


def _merge_enums_without_case(types: list[Type]) -> list[Type]:
    def is_wanted(type: Type) -> bool:
        return isinstance(type, EnumType) and bool(type.values) and type.ignores_case

    found = [type for type in types if is_wanted(type)]
    if len(found) < 2:
        return types
    enums = [type for type in found if isinstance(type, EnumType)]
    values = [value.lower() for enum in enums for value in enum.values]
    return [*(type for type in types if not is_wanted(type)), EnumType(values, True)]


def _merge_patterns(types: list[Type]) -> list[Type]:
    patterns, others = _split(types, PatternType)
    if len(patterns) < 2:
        return types
    return [*others, PatternType(regexp for type in patterns for regexp in type.patterns)]


def _merge_ranges(types: list[Type], kind: Any) -> list[Type]:
    """Unite ranges without a gap between them, from the last one backwards."""
    ranges, others = _split(types, kind)
    if len(ranges) < 2:
        return types
    merged: list[Type] = []
    while ranges:
        current = ranges[-1]
        apart = []
        for other in ranges[:-1]:
            union = current.merge(other)
            if union is None:
                apart.append(other)
            else:
                current = union
        merged.append(current)
        ranges = apart
    return [*merged, *others]
