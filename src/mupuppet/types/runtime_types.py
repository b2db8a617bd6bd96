"""Values that only Ruby knows: their type, Runtime, and the names of the classes of all values,
which some messages of Puppet's show.
"""

from __future__ import annotations

from typing import Any

from mupuppet.types.base import CompiledType, Guard, Predicate, Type, TypeWriter
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import HashKey
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import (
    IntegerRange,
    IteratorValue,
    SteppedIterator,
    TreeIterator,
)
from mupuppet.values.objects import Deferred, ErrorValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.symbols import Symbol
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI
from mupuppet.values.value import Default, Sensitive, Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer

# --- Names

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


def ruby_class_name(value: Value) -> str:
    """The name of the class that the value has in Ruby."""
    if type(value) is bool:
        return "TrueClass" if value else "FalseClass"
    if isinstance(value, ResourceReference):
        return "Puppet::Resource"
    if isinstance(value, Type):
        return f"Puppet::Pops::Types::{ruby_type_name(value)}"
    if isinstance(value, URI):
        return value.ruby_class
    if isinstance(value, IteratorValue):
        return f"Puppet::Pops::Types::{_iterator_name(value)}"
    if isinstance(value, HostObject):
        return value.ruby_class or "Class"
    return _NAMES.get(type(value), "Object")


def _iterator_name(value: IteratorValue) -> str:
    if isinstance(value, TreeIterator):
        return f"Iterable::{value.ruby_name}"
    if isinstance(value, IntegerRange):
        return "IntegerRangeIterator"
    if isinstance(value, SteppedIterator):
        return "StepIterator"
    return "HashIterator" if value.is_hash else "Iterator"


#: What the classes of values that are not HostObjects inherit from.
_ANCESTORS: dict[type, tuple[str, ...]] = {Symbol: ("Comparable",)}


def ruby_ancestors(value: Value) -> set[str]:
    """The names of the classes and modules that the class of a value inherits from."""
    own = value.ruby_ancestors if isinstance(value, HostObject) else _ANCESTORS.get(type(value), ())
    return {*own, "Object", "Kernel", "BasicObject"}


def ruby_type_name(type: Type) -> str:
    """The name of the class of a type."""
    special = {"TypeAlias": "PTypeAliasType", "TypeReference": "PTypeReferenceType"}
    return special.get(type.__class__.__name__, f"P{type.__class__.__name__}")


# --- Types


class RuntimeType(CompiledType):
    """`Runtime[ruby, name]`: values of the host language, which only code in Ruby makes."""

    __slots__ = ("class_name", "runtime")
    name = "Runtime"

    def __init__(self, runtime: str | None = None, class_name: Value = None) -> None:
        self.runtime = runtime
        #: A name, or a list of a regular expression and what its matches are replaced with.
        self.class_name = class_name

    def make_predicate(self) -> Predicate:
        return self._has

    def _has(self, value: Value) -> bool:
        own = ruby_type(value)
        if own is None:
            return False
        if self.accepts_type(own, None):
            return True
        return self.runtime in (None, "ruby") and self.class_name in ruby_ancestors(value)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, RuntimeType):
            return False
        if self.runtime is not None and self.runtime != other.runtime:
            return False
        return self.class_name is None or self.class_name == other.class_name

    def identity(self) -> tuple[Any, ...]:
        return (self.runtime, HashKey(self.class_name))

    def written(self, writer: TypeWriter) -> str:
        if self.runtime is None and self.class_name is None:
            return "Runtime"
        return f"Runtime[{self.runtime or 'undef'}, {writer.value(self.class_name)}]"


RUNTIME = RuntimeType()


def ruby_type(value: Value) -> RuntimeType | None:
    """The type of a value that only Ruby knows; None for all others.

    Classes and modules are types to Puppet, and procs are Callables.
    """
    if isinstance(value, HostObject):
        if value.module_name is not None or value.parameter_counts is not None:
            return None
        return RuntimeType("ruby", value.ruby_class)
    return RuntimeType("ruby", ruby_class_name(value)) if isinstance(value, Symbol) else None


def module_type(module: HostObject) -> RuntimeType:
    """The type of the instances of a Ruby class or module."""
    return RuntimeType("ruby", module.module_name or None)
