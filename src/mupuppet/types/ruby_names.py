"""The names of Ruby's classes, which some messages of Puppet's show."""

from __future__ import annotations

from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.values.basic import Default, Sensitive, Value
from mupuppet.values.binary import Binary
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.objects import Deferred, ErrorValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer

_NAMES: dict[type, str] = {
    str: "String",
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
        return value.ruby_class
    return _NAMES.get(type(value), "Object")


def runtime_type(value: Value) -> Type:
    """The type of a value that has no other."""
    from mupuppet.types.init_runtime_uri import RuntimeType

    return RuntimeType("ruby", ruby_class_name(value))


def ruby_type_name(type: Type) -> str:
    """The name of the class of a type."""
    special = {"TypeAlias": "PTypeAliasType", "TypeReference": "PTypeReferenceType"}
    return special.get(type.__class__.__name__, f"P{type.__class__.__name__}")
