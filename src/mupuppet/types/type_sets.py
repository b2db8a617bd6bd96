"""Sets of types: a namespace of types with a version."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.types.base import Guard, Predicate, Type, TypeFailure, TypeWriter
from mupuppet.types.objects import Definition, MetaType
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer

#: The authority of names that name no other one.
RUNTIME_AUTHORITY = "http://puppet.com/2016.1/runtime"


class TypeSetReference:
    """Another set of types that one refers to by an alias."""

    __slots__ = ("authority", "name", "type_set", "versions")

    def __init__(self, name: str, authority: str | None, versions: SemVerRange) -> None:
        self.name = name
        self.authority = authority
        self.versions = versions
        self.type_set: TypeSetType | None = None


def _written_members(writer: TypeWriter, named: dict[str, Value]) -> str:
    """The types of a set by their names, or its references by their aliases."""
    parts = [f"{name} => {writer.value(each)}" for name, each in named.items()]
    return f"{{{', '.join(parts)}}}"


class TypeSetType(MetaType):
    """`TypeSet[{...}]`."""

    __slots__ = (
        "_find_set", "_loaded", "_read", "annotations", "authority", "pcore_uri",
        "pcore_version", "references", "set_name", "types", "version",
    )  # fmt: skip
    name = "TypeSet"

    def __init__(
        self,
        name: str | None,
        read: Callable[[TypeSetType], None] | None,
        find_set: Callable[[str], Type | None] = lambda _name: None,
    ) -> None:
        self.set_name = name
        #: Reads the definition: sets the attributes below.
        self._read = read
        self._find_set = find_set
        self._loaded = read is None
        #: A set with a name belongs to this runtime unless it says otherwise.
        self.authority: str | None = None
        if name is not None and read is not None:
            self.authority = RUNTIME_AUTHORITY
        self.pcore_uri: str | None = None
        self.pcore_version: SemVer | None = None
        self.version: SemVer | None = None
        self.types: dict[str, Type] = {}
        self.references: dict[str, TypeSetReference] = {}
        self.annotations: dict[Value, Value] | None = None

    def load(self) -> TypeSetType:
        """Read the definition, if that has not happened; raises TypeArgumentError."""
        if not self._loaded and self._read is not None:
            self._loaded = True
            try:
                self._read(self)
                for reference in self.references.values():
                    reference.type_set = self._referenced(reference)
            except ValueError as error:
                self._loaded = False
                raise TypeFailure("invalid-type-definition", str(error)) from error
            except BaseException:  # whatever it was, it must be read again
                self._loaded = False
                raise
        return self

    def _referenced(self, reference: TypeSetReference) -> TypeSetType:
        """The set that a reference is about; raises ValueError if there is none that fits."""
        prefix = f"TypeSet '{self.set_name or ''}' reference to TypeSet named '{reference.name}'"
        found = self._find_set(reference.name)
        if found is None:
            raise ValueError(f"{prefix} cannot be resolved")
        if not isinstance(found, TypeSetType):
            raise ValueError(f"{prefix} resolves to a {found.shown_name}")
        version = found.load().version
        if version is None or not reference.versions.includes(version):
            raise ValueError(
                f"{prefix} resolves to an incompatible version."
                f" Expected {reference.versions}, got {version or ''}"
            )
        return found

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
            alias: {"name": reference.name, "version_range": str(reference.versions)}
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


def _read_default(type_set: TypeSetType) -> None:
    type_set.pcore_uri = "http://puppet.com/2016.1/pcore"
    type_set.pcore_version = SemVer(1, 0, 0)
    type_set.version = SemVer(0, 0, 0)


TYPE_SET = TypeSetType("DefaultTypeSet", _read_default)
