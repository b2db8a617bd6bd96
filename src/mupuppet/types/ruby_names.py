"""The names of Ruby's classes, which some messages of Puppet's show."""

from __future__ import annotations

from mupuppet.types.base import ANY, Type
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.types.combinations import TypeType
from mupuppet.values.binary import Binary
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.objects import Deferred, ErrorValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.symbols import Symbol
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI
from mupuppet.values.value import Default, Sensitive, Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer

_NAMES: dict[type, str] = {
    str: "String",
    Symbol: "Symbol",
    int: "Integer",
    float: "Float",
    list: "Array",
    dict: "Hash",
    type(None): "NilClass",
    Default: "Symbol",
    Regexp: "Regexp",
    Sensitive: "Puppet::Pops::Types::PSensitiveType::Sensitive",
    Binary: "Puppet::Pops::Types::PBinaryType::Binary",
    SemVer: "SemanticPuppet::Version",
    SemVerRange: "SemanticPuppet::VersionRange",
    Timespan: "Puppet::Pops::Time::Timespan",
    Timestamp: "Puppet::Pops::Time::Timestamp",
    ErrorValue: "Puppet::DataTypes::Error",
    Deferred: "",
}


#: Schemes for whose URIs there are classes.
_SCHEMES = {
    "file": "File", "ftp": "FTP", "http": "HTTP", "https": "HTTPS", "ldap": "LDAP",
    "ldaps": "LDAPS", "mailto": "MailTo", "ws": "WS", "wss": "WSS",
}  # fmt: skip


def ruby_class_name(value: Value) -> str:
    """The name of the class that the value has in Ruby."""
    if type(value) is bool:
        return "TrueClass" if value else "FalseClass"
    if isinstance(value, ResourceReference):
        return "Puppet::Resource"
    if isinstance(value, Type):
        return f"Puppet::Pops::Types::{ruby_type_name(value)}"
    if isinstance(value, URI):
        return f"URI::{_SCHEMES.get(value.scheme or '', 'Generic')}"
    if isinstance(value, IteratorValue):
        return "Puppet::Pops::Types::Iterator"
    if isinstance(value, HostObject):
        return value.ruby_class or "Class"
    return _NAMES.get(type(value), "Object")


#: What the classes of values that are not HostObjects inherit from.
_ANCESTORS: dict[type, tuple[str, ...]] = {Symbol: ("Comparable",)}


def ruby_ancestors(value: Value) -> set[str]:
    """The names of the classes and modules that the class of a value inherits from."""
    own = value.ruby_ancestors if isinstance(value, HostObject) else _ANCESTORS.get(type(value), ())
    return {*own, "Object", "Kernel", "BasicObject"}


def runtime_type(value: Value) -> Type:
    """The type of a value that has no other."""
    from mupuppet.types.init_runtime_uri import RuntimeType

    if isinstance(value, HostObject):
        if value.module_name is not None:
            return TypeType(RuntimeType("ruby", value.module_name or None))
        counts = value.parameter_counts
        if counts is not None:
            return _callable_type(*counts)
        return RuntimeType("ruby", value.ruby_class)
    return RuntimeType("ruby", ruby_class_name(value))


def _callable_type(low: int, high: int | None) -> Type:
    from mupuppet.types.callables import CallableType
    from mupuppet.types.collections import TupleType
    from mupuppet.types.scalars import IntegerType

    size = IntegerType(low) if high is None else IntegerType(low, high)
    return CallableType(TupleType([ANY] * (low if high is None else high), size))


def ruby_type_name(type: Type) -> str:
    """The name of the class of a type."""
    special = {"TypeAlias": "PTypeAliasType", "TypeReference": "PTypeReferenceType"}
    return special.get(type.__class__.__name__, f"P{type.__class__.__name__}")
