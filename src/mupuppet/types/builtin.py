"""The types that the language itself names."""

from __future__ import annotations

from functools import cache

from mupuppet.types.aliases import TYPE_ALIAS, UNRESOLVED, TypeAlias
from mupuppet.types.base import ANY, DEFAULT_TYPE, UNDEF, UNIT, Type
from mupuppet.types.callables import CALLABLE
from mupuppet.types.catalog_entries import CATALOG_ENTRY, CLASS, RESOURCE
from mupuppet.types.collections import ARRAY, COLLECTION, HASH, STRUCT, TUPLE, ArrayType, HashType
from mupuppet.types.combinations import (
    NOT_UNDEF,
    OPTIONAL,
    SENSITIVE,
    TYPE,
    VARIANT,
    VariantType,
)
from mupuppet.types.extras import INIT, RUNTIME, URI_TYPE
from mupuppet.types.iteration import ITERABLE, ITERATOR
from mupuppet.types.object_instances import DEFERRED, ERROR
from mupuppet.types.object_members import MEMBER_NAME, SIMPLE_TYPE_NAME, TYPE_NAME, URI_PATTERN
from mupuppet.types.objects import ANNOTATION, OBJECT, PCORE, RUBY_METHOD
from mupuppet.types.scalars import (
    BOOLEAN,
    ENUM,
    FLOAT,
    INTEGER,
    NUMERIC,
    PATTERN,
    REGEXP,
    SCALAR,
    SCALAR_DATA,
    STRING,
    PatternType,
)
from mupuppet.types.type_sets import TYPE_SET
from mupuppet.types.versions import BINARY, SEM_VER, SEM_VER_RANGE, TIMESPAN, TIMESTAMP

_TYPES: dict[str, Type] = {
    "any": ANY,
    "array": ARRAY,
    "binary": BINARY,
    "boolean": BOOLEAN,
    "callable": CALLABLE,
    "catalogentry": CATALOG_ENTRY,
    "class": CLASS,
    "collection": COLLECTION,
    "default": DEFAULT_TYPE,
    "enum": ENUM,
    "float": FLOAT,
    "hash": HASH,
    "init": INIT,
    "integer": INTEGER,
    "iterable": ITERABLE,
    "iterator": ITERATOR,
    "notundef": NOT_UNDEF,
    "numeric": NUMERIC,
    "object": OBJECT,
    "optional": OPTIONAL,
    "pattern": PATTERN,
    "regexp": REGEXP,
    "resource": RESOURCE,
    "runtime": RUNTIME,
    "scalar": SCALAR,
    "scalardata": SCALAR_DATA,
    "semver": SEM_VER,
    "semverrange": SEM_VER_RANGE,
    "sensitive": SENSITIVE,
    "string": STRING,
    "struct": STRUCT,
    "timespan": TIMESPAN,
    "timestamp": TIMESTAMP,
    "tuple": TUPLE,
    "type": TYPE,
    "typealias": TYPE_ALIAS,
    "typereference": UNRESOLVED,
    "typeset": TYPE_SET,
    "undef": UNDEF,
    "uri": URI_TYPE,
    "variant": VARIANT,
}

DATA = TypeAlias("Data", lambda: _data(), is_builtin=True)
RICH_DATA_KEY = TypeAlias("RichDataKey", lambda: VariantType([STRING, NUMERIC]), is_builtin=True)
RICH_DATA = TypeAlias("RichData", lambda: _rich_data(), is_builtin=True)


def _data() -> Type:
    return VariantType([SCALAR_DATA, UNDEF, HashType(STRING, DATA), ArrayType(DATA)])


def _rich_data() -> Type:
    return VariantType(
        [
            SCALAR, SEM_VER_RANGE, BINARY, SENSITIVE, TYPE, TYPE_SET, URI_TYPE, OBJECT, UNDEF,
            DEFAULT_TYPE, HashType(RICH_DATA_KEY, RICH_DATA), ArrayType(RICH_DATA),
        ]
    )  # fmt: skip


LOOKUP_KEY = TypeAlias("Puppet::LookupKey", lambda: RICH_DATA_KEY, is_builtin=True)
LOOKUP_VALUE = TypeAlias("Puppet::LookupValue", lambda: RICH_DATA, is_builtin=True)

#: The names that always stand for these types, whatever else is defined. `TypeReference` alone is
#: none: it refers to nothing.
_FIXED = frozenset(_TYPES) - {"typereference"}

#: The types without parameters, by their classes.
BY_CLASS: dict[type[Type], Type] = {type.__class__: type for type in (*_TYPES.values(), UNIT)}

_TYPES |= {
    "annotation": ANNOTATION,
    "rubymethod": RUBY_METHOD,
    "data": DATA,
    "deferred": DEFERRED,
    "error": ERROR,
    "pcore": PCORE,
    "pcore::membername": TypeAlias("Pcore::MemberName", lambda: MEMBER_NAME),
    "pcore::qref": TypeAlias("Pcore::QRef", lambda: TYPE_NAME),
    "pcore::simpletypename": TypeAlias("Pcore::SimpleTypeName", lambda: SIMPLE_TYPE_NAME),
    "pcore::typename": TypeAlias("Pcore::TypeName", lambda: TYPE_NAME),
    "pcore::uri": TypeAlias("Pcore::URI", lambda: PatternType([URI_PATTERN])),
    "pcore::uri_rx": TypeAlias("Pcore::URI_RX", lambda: URI_PATTERN),
    "puppet::lookupkey": LOOKUP_KEY,
    "puppet::lookupvalue": LOOKUP_VALUE,
    "richdata": RICH_DATA,
    "richdatakey": RICH_DATA_KEY,
}


def is_fixed(name: str) -> bool:
    """Does a name, in lower case, always stand for the same type? A defined type hides others."""
    return name in _FIXED


@cache
def builtin(name: str) -> Type | None:
    """The type that the language calls so, in whatever case; None if it is none of these."""
    lower = name.lower().removeprefix("::")
    found = _TYPES.get(lower)
    if found is None and lower.startswith(("pcore::", "puppet::")):
        return _described_type(lower)
    return found


def _described_type(name: str) -> Type | None:
    """A type of types, of resource types, or of Puppet's syntax trees: hardly anybody asks."""
    from mupuppet.types.ast_types import ast_type
    from mupuppet.types.pcore_types import RESOURCE_TYPES, pcore_type

    if name.startswith("pcore::"):
        return pcore_type(name.removeprefix("pcore::"))
    if name.startswith("puppet::resource::"):
        return RESOURCE_TYPES.get(name.removeprefix("puppet::resource::"))
    return ast_type(name)
