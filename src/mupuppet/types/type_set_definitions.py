"""Definitions of sets of types: reading and checking the hashes that define them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type
from mupuppet.types.collections import HashType, StructType, struct_of
from mupuppet.types.combinations import TYPE, variant_of
from mupuppet.types.object_definitions import (
    SIMPLE_TYPE_NAME,
    TYPE_NAME,
    URI_PATTERN,
    annotations_type,
    object_struct,
)
from mupuppet.types.objects import Definition, optional_key
from mupuppet.types.scalars import NON_EMPTY_STRING, NOT_EMPTY, PatternType
from mupuppet.types.type_sets import TypeSetReference, TypeSetType
from mupuppet.types.versions import SEM_VER, SEM_VER_RANGE
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange, parse_range, span
from mupuppet.values.versions import SemVer, parse_version

_URI = PatternType([URI_PATTERN])
#: The versions of the language of types that are understood.
_PCORE_VERSIONS = SemVerRange([span(SemVer(1, 0, 0), False, SemVer(2, 0, 0), True)], "1.x")


@cache
def _reference_struct() -> StructType:
    return struct_of(
        [
            ("name", TYPE_NAME),
            ("version_range", variant_of([NON_EMPTY_STRING, SEM_VER_RANGE])),
            (optional_key("name_authority"), _URI),
            (optional_key("annotations"), annotations_type()),
        ]
    )


@cache
def type_set_struct() -> StructType:
    """What may define a set of types."""
    version = variant_of([NON_EMPTY_STRING, SEM_VER])
    types = variant_of([TYPE, object_struct()])
    references = HashType(SIMPLE_TYPE_NAME, _reference_struct(), NOT_EMPTY)
    return struct_of(
        [
            (optional_key("pcore_uri"), _URI),
            ("pcore_version", version),
            (optional_key("name_authority"), _URI),
            (optional_key("name"), TYPE_NAME),
            (optional_key("version"), version),
            (optional_key("types"), HashType(SIMPLE_TYPE_NAME, types, NOT_EMPTY)),
            (optional_key("references"), references),
            (optional_key("annotations"), annotations_type()),
        ]
    )


def define_type_set(
    name: str | None,
    definition: Callable[[], Definition],
    find_set: Callable[[str], Type | None] = lambda _name: None,
) -> TypeSetType:
    """The set of types that a hash defines; `find_set` finds those that it refers to."""
    return TypeSetType(name, lambda type_set: _read(type_set, definition()), find_set)


def type_set(given: Value) -> TypeSetType:
    """A set of types of its definition, or one that is but a name; raises TypeArgumentError."""
    if type(given) is dict:
        return define_type_set(None, lambda: given).load()
    assert_instance("TypeSet name", TYPE_NAME, given)
    return TypeSetType(given, None)


def _read(type_set: TypeSetType, definition: Definition) -> None:
    assert_instance("TypeSet initializer", type_set_struct(), definition)
    type_set.set_name = type_set.set_name or definition.get("name")
    type_set.authority = type_set.authority or definition.get("name_authority")
    type_set.pcore_version = _version(definition["pcore_version"])
    if not _PCORE_VERSIONS.includes(type_set.pcore_version):
        raise ValueError(
            f"The pcore version for TypeSet '{type_set.set_name or ''}' is not understood by this"
            f" runtime. Expected range {_PCORE_VERSIONS}, got {type_set.pcore_version}"
        )
    type_set.pcore_uri = definition.get("pcore_uri")
    given = definition.get("version")
    type_set.version = None if given is None else _version(given)
    type_set.types = dict(definition.get("types") or {})
    type_set.annotations = definition.get("annotations")
    for alias, reference in (definition.get("references") or {}).items():
        if alias in type_set.types:
            raise ValueError(
                f"TypeSet '{type_set.set_name}' references a TypeSet using alias '{alias}'."
                " The alias collides with the name of a declared type"
            )
        type_set.references[alias] = _reference(reference, type_set.authority)
    _check_overlaps(type_set)


def _reference(definition: Definition, authority: str | None) -> TypeSetReference:
    given = definition["version_range"]
    versions = parse_range(given) if isinstance(given, str) else given
    return TypeSetReference(
        definition["name"], definition.get("name_authority") or authority, versions
    )


def _check_overlaps(type_set: TypeSetType) -> None:
    references = list(type_set.references.values())
    for index, one in enumerate(references):
        for other in references[:index]:
            if (one.name, one.authority) != (other.name, other.authority):
                continue
            if one.versions.intersection(other.versions).ranges != _NO_RANGES:
                raise ValueError(
                    f"TypeSet '{type_set.set_name}' references TypeSet"
                    f" '{one.authority}/{one.name}' more than once using overlapping"
                    " version ranges"
                )


def _version(given: str | SemVer) -> SemVer:
    return parse_version(given) if isinstance(given, str) else given


_NO_RANGES = SemVerRange([]).ranges
