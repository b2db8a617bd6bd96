"""Sets of types: a namespace of types with a version."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from mupuppet.types.base import Guard, Predicate, Type, TypeFailure, TypeWriter
from mupuppet.types.collections import HashType, StructType, struct_of
from mupuppet.types.combinations import TYPE, variant_of
from mupuppet.types.mismatch import assert_instance
from mupuppet.types.object_members import (
    SIMPLE_TYPE_NAME,
    TYPE_NAME,
    URI_PATTERN,
    annotations_type,
    object_struct,
    optional_key,
)
from mupuppet.types.objects import Definition, MetaType
from mupuppet.types.scalars import NON_EMPTY_STRING, NOT_EMPTY, PatternType
from mupuppet.types.versions import SEM_VER, SEM_VER_RANGE
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange, parse_range, span
from mupuppet.values.versions import SemVer, parse_version

#: The authority of names that name no other one.
RUNTIME_AUTHORITY = "http://puppet.com/2016.1/runtime"

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


class TypeSetReference:
    """Another set of types that one refers to by an alias."""

    __slots__ = ("authority", "name", "range", "type_set")

    def __init__(self, definition: Definition, authority: str | None) -> None:
        self.name: str = definition["name"]
        self.authority: str | None = definition.get("name_authority") or authority
        given = definition["version_range"]
        self.range: SemVerRange = parse_range(given) if isinstance(given, str) else given
        self.type_set: TypeSetType | None = None


def _written_members(writer: TypeWriter, named: dict[str, Value]) -> str:
    """The types of a set by their names, or its references by their aliases."""
    parts = [f"{name} => {writer.value(each)}" for name, each in named.items()]
    return f"{{{', '.join(parts)}}}"


class TypeSetType(MetaType):
    """`TypeSet[{...}]`."""

    __slots__ = (
        "_definition", "_find_set", "_loaded", "annotations", "authority", "pcore_uri",
        "pcore_version", "references", "set_name", "types", "version",
    )  # fmt: skip
    name = "TypeSet"

    def __init__(
        self,
        name: str | None,
        definition: Callable[[], Definition] | None,
        find_set: Callable[[str], Type | None] = lambda _name: None,
    ) -> None:
        self.set_name = name
        self._definition = definition
        self._find_set = find_set
        self._loaded = definition is None
        #: A set with a name belongs to this runtime unless it says otherwise.
        self.authority: str | None = None
        if name is not None and definition is not None:
            self.authority = RUNTIME_AUTHORITY
        self.pcore_uri: str | None = None
        self.pcore_version: SemVer | None = None
        self.version: SemVer | None = None
        self.types: dict[str, Type] = {}
        self.references: dict[str, TypeSetReference] = {}
        self.annotations: dict[Value, Value] | None = None

    def load(self) -> TypeSetType:
        """Read the definition, if that has not happened; raises TypeArgumentError."""
        if not self._loaded and self._definition is not None:
            self._loaded = True
            try:
                self._read(self._definition())
                for reference in self.references.values():
                    reference.type_set = self._referenced(reference)
            except ValueError as error:
                self._loaded = False
                raise TypeFailure("invalid-type-definition", str(error)) from error
            except BaseException:  # whatever it was, it must be read again
                self._loaded = False
                raise
        return self

    def _read(self, definition: Definition) -> None:
        assert_instance("TypeSet initializer", type_set_struct(), definition)
        self.set_name = self.set_name or definition.get("name")
        self.authority = self.authority or definition.get("name_authority")
        self.pcore_version = _version(definition["pcore_version"])
        if not _PCORE_VERSIONS.includes(self.pcore_version):
            raise ValueError(
                f"The pcore version for TypeSet '{self.set_name or ''}' is not understood by this"
                f" runtime. Expected range {_PCORE_VERSIONS}, got {self.pcore_version}"
            )
        self.pcore_uri = definition.get("pcore_uri")
        given = definition.get("version")
        self.version = None if given is None else _version(given)
        self.types = dict(definition.get("types") or {})
        self.annotations = definition.get("annotations")
        for alias, reference in (definition.get("references") or {}).items():
            if alias in self.types:
                raise ValueError(
                    f"TypeSet '{self.set_name}' references a TypeSet using alias '{alias}'."
                    " The alias collides with the name of a declared type"
                )
            self.references[alias] = TypeSetReference(reference, self.authority)
        self._check_overlaps()

    def _referenced(self, reference: TypeSetReference) -> TypeSetType:
        """The set that a reference is about; raises ValueError if there is none that fits."""
        prefix = f"TypeSet '{self.set_name or ''}' reference to TypeSet named '{reference.name}'"
        found = self._find_set(reference.name)
        if found is None:
            raise ValueError(f"{prefix} cannot be resolved")
        if not isinstance(found, TypeSetType):
            raise ValueError(f"{prefix} resolves to a {found.shown_name}")
        version = found.load().version
        if version is None or not reference.range.includes(version):
            raise ValueError(
                f"{prefix} resolves to an incompatible version."
                f" Expected {reference.range}, got {version or ''}"
            )
        return found

    def _check_overlaps(self) -> None:
        references = list(self.references.values())
        for index, one in enumerate(references):
            for other in references[:index]:
                if (one.name, one.authority) != (other.name, other.authority):
                    continue
                if one.range.intersection(other.range).ranges != _NO_RANGES:
                    raise ValueError(
                        f"TypeSet '{self.set_name}' references TypeSet"
                        f" '{one.authority}/{one.name}' more than once using overlapping"
                        " version ranges"
                    )

    def type_named(self, name: str) -> Type | None:
        """A type of the set, or of one that it refers to, in whatever case."""
        self.load()
        first, _, rest = name.partition("::")
        for alias, reference in self.references.items():
            if alias.lower() == first.lower() and reference.type_set is not None:
                return reference.type_set.type_named(rest) if rest else reference.type_set
        return self.own_type(name)

    def own_type(self, name: str) -> Type | None:
        """A type of the set itself, in whatever case."""
        for own, type in self.load().types.items():
            if own.lower() == name.lower():
                return type
        return None

    def name_of(self, type: Type) -> str | None:
        """The name that a type has in the set, also through a reference; None if it has none."""
        for name, own in self.load().types.items():
            if own == type:
                return name
        for alias, reference in self.references.items():
            name_there = reference.type_set and reference.type_set.name_of(type)
            if name_there:
                return f"{alias}::{name_there}"
        return None

    @property
    def shown_name(self) -> str:
        return self.set_name or "TypeSet"

    def make_predicate(self) -> Predicate:
        return lambda value: isinstance(value, TypeSetType)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, TypeSetType) and self in (TYPE_SET, other)

    def identity(self) -> tuple[Any, ...]:
        self.load()
        return (self.authority, self.set_name, self.version)

    def inner_types(self) -> tuple[Type, ...]:
        return tuple(self.load().types.values())

    def definition(self) -> Definition:
        """The hash that defines it."""
        self.load()
        references = {
            alias: {"name": reference.name, "version_range": str(reference.range)}
            for alias, reference in self.references.items()
        }
        definition: Definition = {
            "annotations": self.annotations,
            "pcore_uri": self.pcore_uri,
            "pcore_version": str(self.pcore_version or ""),
            "name_authority": self.authority,
            "name": self.set_name,
            "version": None if self.version is None else str(self.version),
            "types": self.types or None,
            "references": references or None,
        }
        # The name is always there, also where it is undef.
        return {
            key: value for key, value in definition.items() if value is not None or key == "name"
        }

    def written(self, writer: TypeWriter) -> str:
        inside = TypeWriter(writer.is_expanded, self.name_of)
        parts = []
        for key, value in self.definition().items():
            is_named = key in ("types", "references")
            shown = _written_members(inside, value) if is_named else writer.value(value)
            parts.append(f"{key} => {shown}")
        return f"TypeSet[{{{', '.join(parts)}}}]"

    def unparameterized(self) -> Type:
        return TYPE_SET


def _version(given: str | SemVer) -> SemVer:
    return parse_version(given) if isinstance(given, str) else given


_NO_RANGES = SemVerRange([]).ranges


def type_set(given: Value) -> TypeSetType:
    """A set of types of its definition, or one that is but a name; raises TypeArgumentError."""
    if type(given) is dict:
        return TypeSetType(None, lambda: given).load()
    assert_instance("TypeSet name", TYPE_NAME, given)
    return TypeSetType(given, None)


TYPE_SET = TypeSetType(
    "DefaultTypeSet",
    lambda: {
        "pcore_uri": "http://puppet.com/2016.1/pcore",
        "pcore_version": "1.0.0",
        "version": "0.0.0",
    },
)
