"""The types of types: `Pcore::StringType` has `String` and `String[1]` as instances.

Puppet describes its own types as objects with attributes, and a manifest can name those types. Few
do, so this is read when one is first asked for. A constructor takes what Ruby's constructor of the
class takes, in its order, which need not be that of the attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.types import collections as c
from mupuppet.types import combinations
from mupuppet.types import scalars as s
from mupuppet.types.aliases import TypeAlias, TypeReference
from mupuppet.types.base import ANY, DEFAULT_TYPE, UNDEF, UNIT, Predicate, Type
from mupuppet.types.callables import CallableType
from mupuppet.types.catalog_entries import (
    CATALOG_ENTRY,
    ClassType,
    ResourceType,
    capitalize_segments,
)
from mupuppet.types.init_types import InitType
from mupuppet.types.iteration import IterableType
from mupuppet.types.iterators import IteratorType
from mupuppet.types.object_definitions import HashDefinition, extend, object_struct, object_type
from mupuppet.types.objects import Definition, ObjectType, OpaqueType
from mupuppet.types.pcore import class_name_of
from mupuppet.types.struct_elements import STRUCT_ELEMENT
from mupuppet.types.type_arguments import runtime_type
from mupuppet.types.type_set_definitions import type_set_struct
from mupuppet.types.uri_types import URIType, uri_parameter_type
from mupuppet.types.versions import (
    BINARY,
    SEM_VER_RANGE,
    SemVerType,
    TimespanType,
    TimestampType,
    semver_range_argument,
    time_bound,
)
from mupuppet.values.objects import KnownObject, ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.value import Value

Maker = Callable[..., Value]
#: Reads literals with the names of types of a language.
Parse = Callable[[str], Value]


class _Described(Record):
    """A type of types: its parent, its attributes, and what its constructor takes."""

    parent: str
    attributes: str = ""
    #: The names of the arguments of `new`.
    arguments: str = ""
    #: How many arguments Ruby's constructor wants.
    arity: str = "0"
    make: Maker | None = None


class PcoreType(ObjectType):
    """An Object type whose instances are types."""

    __slots__ = ("_arguments", "_arity", "_make", "_types")
    is_made_of_hashes = False

    def __init__(self, name: str, types: PcoreTypes, described: _Described) -> None:
        super().__init__(
            f"Pcore::{name}", HashDefinition(lambda: types.definition(name, described))
        )
        self._types = types
        self._arguments = described.arguments.split()
        self._arity = described.arity
        self._make = described.make

    def make_predicate(self) -> Predicate:
        return lambda value: isinstance(value, Type) and self.is_assignable(self._types.of(value))

    def positional_parameters(self) -> tuple[list[str], list[Type], int]:
        attributes = self.attributes()
        names = self._arguments
        required = sum(not attributes[name].has_value for name in names)
        return names, [attributes[name].type for name in names], required

    def make_of_arguments(self, arguments: list[Value]) -> Value:
        """A type, of arguments that are known to fit; raises ValueError."""
        if self._make is None:
            raise ValueError(_WITHOUT_INSTANCES[self.simple_name])
        given, arity = len(arguments), self._arity
        if given < int(arity.partition("..")[0]):
            raise ValueError(f"wrong number of arguments (given {given}, expected {arity})")
        return self._make(*arguments)


class PcoreTypes:
    """The types of the types of a language, which reads their definitions and has an `Init`."""

    def __init__(self, parse: Parse, init: InitType) -> None:
        self._parse = parse
        self._init = init
        self._made: dict[str, PcoreType] = {}

    def named(self, name: str) -> ObjectType | None:
        """The type of a name in lower case, without `pcore::`."""
        if name == "structelement":
            return STRUCT_ELEMENT
        found = _NAMES.get(name)
        return None if found is None else self._type(found)

    def of(self, type: Type) -> PcoreType:
        """The Object type that a type is an instance of."""
        return self._type(class_name_of(type).removeprefix("Pcore::"))

    def _type(self, name: str) -> PcoreType:
        made = self._made.get(name)
        if made is None:
            described = _DESCRIBED[name]
            if name == "InitType":
                described = replace(described, make=self._init.of)
            made = self._made[name] = PcoreType(name, self, described)
        return made

    def definition(self, name: str, described: _Described) -> Definition:
        """The hash that defines a type."""
        definition: Definition = {}
        if described.parent == "Any":
            definition["parent"] = ANY
        elif described.parent:
            definition["parent"] = self._type(described.parent)
        if name in _BY_HASH:
            definition["attributes"] = {"_pcore_init_hash": _BY_HASH[name]()}
        elif name == "URIType":
            parameters = combinations.OptionalType(uri_parameter_type())
            definition["attributes"] = {"parameters": {"type": parameters, "value": None}}
        elif described.attributes:
            definition["attributes"] = self._parse(f"{{{described.attributes}}}")
        return definition


_BY_HASH: dict[str, Callable[[], Type]] = {
    "ObjectType": object_struct,
    "TypeSetType": type_set_struct,
}
_WITHOUT_INSTANCES = {
    "AbstractTimeDataType": "Initializer for class Puppet::Pops::Types::PAbstractTimeDataType does"
    " not match the attributes of Pcore::AbstractTimeDataType",
    "TypeSetType": "Initializer for class Puppet::Pops::Types::PTypeSetType parameter"
    " 'name_or_init_hash' does not match any of the the attributes of type Pcore::TypeSetType",
}


# --- Making types


def _string(given: Value) -> Type:
    return s.StringType(value=given) if isinstance(given, str) else s.StringType(given)


def _regexp(given: Value) -> Type:
    return s.RegexpType(given)


def _pattern(given: list[Regexp]) -> Type:
    return s.PatternType(s.RegexpType(each) for each in given)


def _alias(name: str, _expression: Value, resolved: Type | None = None) -> Type:
    if resolved is None:
        raise ValueError(f"Reference to unresolved type {name}")
    return TypeAlias(name, lambda: resolved)


def _resource(name: str | None, title: str | None = None) -> Type:
    return ResourceType(None if name is None else capitalize_segments(name), title)


def _timespan(low: Value, high: Value = None) -> Type:
    return TimespanType(time_bound(Timespan, low), time_bound(Timespan, high))


def _timestamp(low: Value, high: Value = None) -> Type:
    return TimestampType(time_bound(Timestamp, low), time_bound(Timestamp, high))


def _uri(parameters: Value = None) -> Type:
    return URIType() if parameters is None else URIType.of(parameters)


def _sem_ver(ranges: list[Value]) -> Type:
    return SemVerType([semver_range_argument(each) for each in ranges])


def _always(type: Type) -> Maker:
    return lambda: type


# --- The types

_TYPE = "type => {type => Optional[Type], value => undef}"
_SIZE = "size_type => {type => Optional[Type[Integer]], value => undef}"
_NO_SENSITIVE: Any = combinations.SENSITIVE


def _bounds(type: str) -> str:
    bound = f"{{type => Optional[{type}], value => undef}}"
    return f"from => {bound}, to => {bound}"


_DESCRIBED: dict[str, _Described] = {
    "AnyType": _Described("Any", make=_always(ANY)),
    "SensitiveType": _Described("AnyType", make=_always(_NO_SENSITIVE)),
    "TypeAliasType": _Described(
        "AnyType",
        "name => String[1], type_expr => Any,"
        " resolved_type => {type => Optional[Type], value => undef}",
        "name type_expr resolved_type",
        "2..3",
        _alias,
    ),
    "CatalogEntryType": _Described("AnyType", make=_always(CATALOG_ENTRY)),
    "ClassType": _Described(
        "CatalogEntryType",
        "class_name => {type => Optional[String[1]], value => undef}",
        "class_name",
        "1",
        ClassType,
    ),
    "URIType": _Described("AnyType", "", "parameters", "0..1", _uri),
    "ObjectType": _Described("AnyType", "", "_pcore_init_hash", "1", object_type),
    "InitType": _Described(
        "AnyType", f"{_TYPE}, init_args => {{type => Array, value => []}}", "type init_args", "2",
    ),
    "UnitType": _Described("AnyType", make=_always(UNIT)),
    "VariantType": _Described(
        "AnyType", "types => Array[Type]", "types", "1", combinations.VariantType
    ),
    "NotUndefType": _Described("AnyType", _TYPE, "type", "0..1", combinations.NotUndefType),
    "UndefType": _Described("AnyType", make=_always(UNDEF)),
    "OptionalType": _Described("AnyType", _TYPE, "type", "1", combinations.OptionalType),
    "TypeType": _Described("AnyType", _TYPE, "type", "1", combinations.TypeType),
    "ResourceType": _Described(
        "CatalogEntryType",
        "type_name => {type => Optional[String[1]], value => undef},"
        " title => {type => Optional[String[1]], value => undef}",
        "type_name title",
        "1..2",
        _resource,
    ),
    "BinaryType": _Described("AnyType", make=_always(BINARY)),
    "EnumType": _Described(
        "ScalarDataType",
        "values => Array[String[1]], case_insensitive => {type => Boolean, value => false}",
        "values case_insensitive",
        "1..2",
        s.EnumType,
    ),
    "IntegerType": _Described("NumericType", "", "from to", "1..2", s.IntegerType),
    "IterableType": _Described("AnyType", _TYPE, "type", "1", IterableType),
    "DefaultType": _Described("AnyType", make=_always(DEFAULT_TYPE)),
    "ScalarType": _Described("AnyType", make=_always(s.SCALAR)),
    "StringType": _Described(
        "ScalarDataType",
        "size_type_or_value => {type => Optional[Variant[String, Type[Integer]]], value => undef}",
        "size_type_or_value",
        "1..2",
        _string,
    ),
    "FloatType": _Described("NumericType", "", "from to", "1..2", s.FloatType),
    "BooleanType": _Described("ScalarDataType", make=_always(s.BOOLEAN)),
    "ScalarDataType": _Described("ScalarType", make=_always(s.SCALAR_DATA)),
    "ArrayType": _Described(
        "CollectionType",
        "element_type => {type => Optional[Type], value => Any}",
        "element_type size_type",
        "1..2",
        c.ArrayType,
    ),
    "TimespanType": _Described("ScalarType", _bounds("Timespan"), "from to", "1..2", _timespan),
    "PatternType": _Described(
        "ScalarDataType", "patterns => Array[Regexp]", "patterns", "1", _pattern
    ),
    "NumericType": _Described(
        "ScalarDataType", _bounds("Numeric"), "from to", "1..2", s.NumericType
    ),
    "CollectionType": _Described("AnyType", _SIZE, "size_type", "1", c.CollectionType),
    "TupleType": _Described(
        "AnyType", f"types => Array[Type], {_SIZE}", "types size_type", "1..2", c.TupleType
    ),
    "ObjectTypeExtenType": _Described(
        "AnyType", "base_type => Type, init_parameters => Array", "base_type init_parameters", "2",
        extend,
    ),
    "SemVerType": _Described(
        "ScalarType",
        "ranges => {type => Array[Variant[SemVerRange, String[1]]], value => []}",
        "ranges",
        "1",
        _sem_ver,
    ),
    "StructType": _Described(
        "AnyType", "elements => Array[Pcore::StructElement]", "elements", "1", c.StructType
    ),
    "TimestampType": _Described("ScalarType", _bounds("Timestamp"), "from to", "1..2", _timestamp),
    "IteratorType": _Described("AnyType", _TYPE, "type", "1", IteratorType),
    "SemVerRangeType": _Described("AnyType", make=_always(SEM_VER_RANGE)),
    "AbstractTimeDataType": _Described("AnyType"),
    "TypeReferenceType": _Described(
        "AnyType", "type_string => String[1]", "type_string", "1", TypeReference
    ),
    "HashType": _Described(
        "CollectionType",
        "key_type => {type => Optional[Type], value => Any},"
        " value_type => {type => Optional[Type], value => Any}",
        "key_type value_type size_type",
        "2..3",
        c.HashType,
    ),
    "RegexpType": _Described(
        "ScalarType",
        "pattern => {type => Variant[Undef, String, Regexp], value => undef}",
        "pattern",
        "1",
        _regexp,
    ),
    "RuntimeType": _Described(
        "AnyType",
        "runtime => {type => Optional[String[1]], value => undef}, name_or_pattern =>"
        " {type => Optional[Variant[String[1], Tuple[Regexp, String[1]]]], value => undef}",
        "runtime name_or_pattern",
        "2",
        runtime_type,
    ),
    "CallableType": _Described(
        "AnyType",
        "param_types => {type => Optional[Type[Tuple]], value => undef},"
        " block_type => {type => Optional[Type[Callable]], value => undef},"
        " return_type => {type => Optional[Type], value => Any}",
        "param_types block_type return_type",
        "1..3",
        CallableType,
    ),
    "TypeSetType": _Described("AnyType", "", "_pcore_init_hash"),
}  # fmt: skip
_NAMES = {name.lower(): name for name in _DESCRIBED}
_OF_RUBY = "Puppet::Pops::Types::P"


def is_ruby_class(name: str) -> bool:
    """Whether Ruby has types as objects of a class of this name."""
    return name.removeprefix(_OF_RUBY) in _DESCRIBED if name.startswith(_OF_RUBY) else False


def ruby_classes_of(type: Type) -> list[str]:
    """The names of the class that a type has in Ruby, and of those above it."""
    found: list[str] = []
    name = class_name_of(type).removeprefix("Pcore::")
    while name in _DESCRIBED:
        found.append(f"{_OF_RUBY}{name}")
        name = _DESCRIBED[name].parent
    return found


# --- Resource types, as modules describe them for Puppet


class _ParameterType(OpaqueType):
    """`Puppet::Resource::Param`: a parameter is shown as its name."""

    __slots__ = ()

    def string_of(self, instance: ObjectValue | KnownObject) -> str:
        assert isinstance(instance, ObjectValue)  # there are no other instances
        name: str = instance.values["name"]
        return name


_PARAMETERS = "{type => Array[Puppet::Resource::Param], value => []}"


def resource_types(parse: Parse) -> dict[str, ObjectType]:
    """The types by their names in lower case, without `puppet::resource::`."""

    def described(name: str, attributes: str, kind: type[OpaqueType] = OpaqueType) -> ObjectType:
        def definition() -> Definition:
            return {"attributes": parse(f"{{{attributes}}}"), "equality": ["name"]}

        return kind(f"Puppet::Resource::{name}", HashDefinition(definition))

    return {
        "param": described(
            "Param",
            "type => Type, name => String[1], name_var => {type => Boolean, value => false}",
            _ParameterType,
        ),
        "resourcetype3": described(
            "ResourceType3",
            f"name => String[1], properties => {_PARAMETERS}, parameters => {_PARAMETERS},"
            " title_patterns_hash =>"
            " {type => Optional[Hash[Regexp, Array[String[1]]]], value => undef},"
            " isomorphic => {type => Boolean, value => true},"
            " capability => {type => Boolean, value => false}",
        ),
    }
