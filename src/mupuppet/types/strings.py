"""Types as strings, exactly as Puppet writes them.

Inside of another type an alias is only its name. At the top, and wherever a message asks for
it, it is shown with what it stands for: `Name = Variant[...]`.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from mupuppet.types.aliases import TypeAlias, TypeReference
from mupuppet.types.base import ANY, UNDEF, Type, UnitType
from mupuppet.types.callables import CallableType
from mupuppet.types.catalog_entries import (
    ClassType,
    ResourceReference,
    ResourceType,
    capitalize_segments,
)
from mupuppet.types.collections import (
    ARRAY,
    HASH,
    ArrayType,
    CollectionType,
    HashType,
    StructElement,
    StructType,
    TupleType,
)
from mupuppet.types.combinations import (
    NotUndefType,
    OptionalType,
    SensitiveType,
    TypeType,
    VariantType,
    WrapperType,
)
from mupuppet.types.init_runtime_uri import InitType, RuntimeType, URIType
from mupuppet.types.iteration import IterableType, IteratorType
from mupuppet.types.object_instances import ObjectTypeExtension
from mupuppet.types.objects import MetaType, ObjectType
from mupuppet.types.scalars import (
    BooleanType,
    EnumType,
    FloatType,
    IntegerType,
    NumericType,
    PatternType,
    RegexpType,
    StringType,
)
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.versions import SemVerType, TimespanType, TimestampType, TimeType
from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import to_literal, to_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def type_string(type: Type) -> str:
    """The string of a type at the top."""
    return Formatter(isinstance(type, TypeAlias | MetaType)).write(type)


def expanded_string(type: Type) -> str:
    """The string of a type in which aliases show what they stand for."""
    return Formatter(True).write(type)


class Formatter:
    """Writes one type.

    `expanded` is whether aliases show what they stand for. In the string of a set of types,
    its members have their short names.
    """

    __slots__ = ("_active", "_expanded", "_set")

    def __init__(self, expanded: bool, type_set: TypeSetType | None = None) -> None:
        self._expanded = expanded
        self._set = type_set
        self._active: set[int] = set()

    def write(self, type: Type) -> str:
        """The string of a type."""
        write = _WRITERS.get(type.__class__)
        if write is not None:
            return write(self, type)
        return self.object(type) if isinstance(type, ObjectType) else type.name

    def value(self, value: Value) -> str:
        """The string of a value or a type."""
        if isinstance(value, Type):
            return self.write(value)
        if value.__class__ is list:
            return f"[{', '.join(map(self.value, value))}]"
        if value.__class__ is dict:
            pairs = (f"{self.value(k)} => {self.value(v)}" for k, v in pairs_of(value))
            return f"{{{', '.join(pairs)}}}"
        return to_literal(value)

    def parameters(self, name: str, parameters: Iterable[str]) -> str:
        """`Name[a, b]`, or only the name where there is nothing to say."""
        joined = ", ".join(parameters)
        return f"{name}[{joined}]" if joined else name

    # --- One method for each kind

    def boolean(self, type: BooleanType) -> str:
        return "Boolean" if type.value is None else f"Boolean[{to_string(type.value)}]"

    def numeric(self, type: NumericType) -> str:
        return self.parameters(type.name, range_parameters(type))

    def string(self, type: StringType) -> str:
        return self.parameters("String", range_parameters(type.size))

    def enum(self, type: EnumType) -> str:
        flags = ["true"] if type.ignores_case else []
        return self.parameters("Enum", [*map(self.value, type.values), *flags])

    def regexp(self, type: RegexpType) -> str:
        return "Regexp" if type.source is None else f"Regexp[{type.regexp}]"

    def pattern(self, type: PatternType) -> str:
        return self.parameters("Pattern", (str(pattern.regexp) for pattern in type.patterns))

    def wrapper(self, type: WrapperType) -> str:
        return type.name if type.type is None else f"{type.name}[{self.write(type.type)}]"

    def quoting_wrapper(self, type: WrapperType) -> str:
        """`Optional` and `NotUndef` show a particular string as that string."""
        if isinstance(type.type, StringType) and type.type.value is not None:
            return f"{type.name}[{self.value(type.type.value)}]"
        return self.wrapper(type)

    def sensitive(self, type: SensitiveType) -> str:
        return "Sensitive" if type.type == ANY else f"Sensitive[{self.write(type.type)}]"

    def variant(self, type: VariantType) -> str:
        return self.parameters("Variant", map(self.write, type.types))

    def collection(self, type: CollectionType) -> str:
        return self.parameters("Collection", range_parameters(type.size))

    def array(self, type: ArrayType) -> str:
        if type.is_always_empty:
            return "Array[0, 0]"
        if type == ARRAY:
            return "Array"
        return self.parameters("Array", [self.write(type.element), *range_parameters(type.size)])

    def hash(self, type: HashType) -> str:
        if type.is_always_empty:
            return "Hash[0, 0]"
        if type == HASH:
            return "Hash"
        types = [self.write(type.key), self.write(type.value)]
        return self.parameters("Hash", [*types, *range_parameters(type.size)])

    def tuple(self, type: TupleType) -> str:
        if not type.types:
            return "Tuple"
        types = [self.write(element) for element in type.types]
        return self.parameters("Tuple", [*types, *range_parameters(type.size)])

    def struct(self, type: StructType) -> str:
        if not type.elements:
            return "Struct"
        pairs = [
            f"{self._struct_key(element)} => {self.write(element.value)}"
            for element in type.elements
        ]
        return f"Struct[{{{', '.join(pairs)}}}]"

    def _struct_key(self, element: StructElement) -> str:
        """A plain name where the type of the value shows already whether it may be missing."""
        allows_undef = element.value.is_assignable(UNDEF)
        if isinstance(element.key, OptionalType):
            return self.value(element.name) if allows_undef else self.write(element.key)
        return self.write(NotUndefType(element.key)) if allows_undef else self.value(element.name)

    def callable(self, type: CallableType) -> str:
        if type.returned is None:
            if type.parameters is None:
                return "Callable"
            return f"Callable[{self._callable_parameters(type)}]"
        parameters = "" if type.parameters is None else self._callable_parameters(type)
        return f"Callable[[{parameters}], {self.write(type.returned)}]"

    def _callable_parameters(self, type: CallableType) -> str:
        assert type.parameters is not None  # the caller has looked
        types = type.parameters.types
        parts = [
            self.write(parameter) for parameter in types if not isinstance(parameter, UnitType)
        ]
        parts += range_parameters(type.parameters.size) if types else ["0", "0"]
        if type.block is not None:
            parts.append(self.write(type.block))
        return ", ".join(parts)

    def sem_ver(self, type: SemVerType) -> str:
        return self.parameters("SemVer", (f"'{accepted}'" for accepted in type.ranges))

    def time(self, type: TimeType) -> str:
        low, high = type.lowest, type.highest
        if low is None and high is None:
            return type.name
        parts = ["default" if low is None else f"'{low}'"]
        if high is not None and high != low:
            parts.append(f"'{high}'")
        return self.parameters(type.name, parts)

    def class_(self, type: ClassType) -> str:
        return "Class" if type.class_name is None else f"Class[{type.class_name}]"

    def resource(self, type: ResourceType) -> str:
        if type.type_name is None:
            return "Resource"
        name = capitalize_segments(type.type_name)
        return name if type.title is None else f"{name}[{self.value(type.title)}]"

    def alias(self, type: TypeAlias) -> str:
        short = self._short_name(type)
        if not self._expanded or type.is_builtin or id(type) in self._active:
            return short or type.alias_name
        if self._set is not None and not self._is_own(short):
            return short or type.alias_name
        self._active.add(id(type))
        expansion = self.write(type.resolved)
        self._active.discard(id(type))
        return f"{type.alias_name} = {expansion}" if short is None else expansion

    def _short_name(self, type: Type) -> str | None:
        return None if self._set is None else self._set.name_of(type)

    def _is_own(self, short: str | None) -> bool:
        """Is it a short name of the set itself, not of one that it refers to?"""
        return short is not None and "::" not in short

    def init(self, type: InitType) -> str:
        if type.type is None:
            return "Init"
        return self.parameters("Init", [self.write(type.type), *map(self.value, type.arguments)])

    def runtime(self, type: RuntimeType) -> str:
        if type.runtime is None and type.class_name is None:
            return "Runtime"
        return f"Runtime[{type.runtime or 'undef'}, {self.value(type.class_name)}]"

    def uri(self, type: URIType) -> str:
        return "URI" if type.parameters is None else f"URI[{self.value(type.parameters)}]"

    def object(self, type: ObjectType) -> str:
        """At the top the whole definition, elsewhere the name."""
        short = self._short_name(type)
        if not self._expanded:
            return short or type.label
        definition = type.definition(with_name=not self._is_own(short))
        return self._definition("Object", definition, self._set)

    def object_extension(self, type: ObjectTypeExtension) -> str:
        shown = type.shown_parameters()
        parameters = map(self.value, shown) if shown.__class__ is list else [self.value(shown)]
        return f"{self._short_name(type.base) or type.simple_name}[{', '.join(parameters)}]"

    def type_set(self, type: TypeSetType) -> str:
        inside = Formatter(self._expanded, type)
        parts = []
        for key, value in type.definition().items():
            shown = inside.members(value) if key in ("types", "references") else self.value(value)
            parts.append(f"{key} => {shown}")
        return f"TypeSet[{{{', '.join(parts)}}}]"

    def members(self, named: dict[str, Value]) -> str:
        """The types of a set by their names, or its references by their aliases."""
        parts = [f"{name} => {self.value(each)}" for name, each in named.items()]
        return f"{{{', '.join(parts)}}}"

    def _definition(
        self, name: str, definition: dict[Value, Value], type_set: TypeSetType | None
    ) -> str:
        """`Object[{...}]`: the keys of definitions are bare words."""
        plain = Formatter(False, type_set)
        parts = [f"{key} => {plain.defined(key, value)}" for key, value in definition.items()]
        return f"{name}[{{{', '.join(parts)}}}]"

    def defined(self, key: str, value: Value) -> str:
        """The value of one of the keys of a definition."""
        if key in ("attributes", "functions"):
            parts = [
                f"{self.value(name)} => {self._member(entry)}" for name, entry in value.items()
            ]
            return f"{{{', '.join(parts)}}}"
        return self.value(value)

    def _member(self, definition: Value) -> str:
        if definition.__class__ is not dict:
            return self.value(definition)
        parts = [
            f"{key} => {entry if key == 'kind' else self.value(entry)}"
            for key, entry in definition.items()
        ]
        return f"{{{', '.join(parts)}}}"

    def reference(self, type: TypeReference) -> str:
        return f"TypeReference[{self.value(type.type_string)}]"


def range_parameters(bounds: NumericType | None) -> list[str]:
    """The bounds of a range as parameters; nothing where it has none."""
    if bounds is None or bounds.is_unbounded:
        return []
    parts = ["default" if bounds.low == -inf else to_string(bounds.low)]
    if bounds.high != inf:
        parts.append(to_string(bounds.high))
    return parts


_WRITERS: dict[type[Type], Callable[..., str]] = {
    BooleanType: Formatter.boolean,
    IntegerType: Formatter.numeric,
    FloatType: Formatter.numeric,
    StringType: Formatter.string,
    EnumType: Formatter.enum,
    RegexpType: Formatter.regexp,
    PatternType: Formatter.pattern,
    OptionalType: Formatter.quoting_wrapper,
    NotUndefType: Formatter.quoting_wrapper,
    SensitiveType: Formatter.sensitive,
    VariantType: Formatter.variant,
    CollectionType: Formatter.collection,
    ArrayType: Formatter.array,
    HashType: Formatter.hash,
    TupleType: Formatter.tuple,
    StructType: Formatter.struct,
    CallableType: Formatter.callable,
    SemVerType: Formatter.sem_ver,
    TimespanType: Formatter.time,
    TimestampType: Formatter.time,
    TypeType: Formatter.wrapper,
    IterableType: Formatter.wrapper,
    IteratorType: Formatter.wrapper,
    ClassType: Formatter.class_,
    ResourceType: Formatter.resource,
    ResourceReference: Formatter.resource,
    TypeAlias: Formatter.alias,
    TypeReference: Formatter.reference,
    InitType: Formatter.init,
    RuntimeType: Formatter.runtime,
    URIType: Formatter.uri,
    ObjectType: Formatter.object,
    ObjectTypeExtension: Formatter.object_extension,
    TypeSetType: Formatter.type_set,
}
