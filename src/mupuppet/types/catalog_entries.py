"""References to what is in a catalog: `File['/a']`, `Class['a::b']`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from mupuppet.types.base import ANY, Guard, Type, TypeWriter
from mupuppet.values.hashes import key
from mupuppet.values.value import Value


class CatalogEntryType(Type):
    """`CatalogEntry`: above all references. No value is an instance of one."""

    __slots__ = ()
    name = "CatalogEntry"

    def is_instance(self, _value: Value) -> bool:
        return False

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, CatalogEntryType)


class ClassType(CatalogEntryType):
    """`Class`, `Class['a::b']`."""

    __slots__ = ("class_name",)
    name = "Class"

    def __init__(self, class_name: str | None = None) -> None:
        self.class_name = class_name

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, ClassType):
            return False
        return self.class_name is None or self.class_name == other.class_name

    def identity(self) -> tuple[Any, ...]:
        return (self.class_name,)

    def written(self, writer: TypeWriter) -> str:
        return "Class" if self.class_name is None else f"Class[{self.class_name}]"


class ResourceType(CatalogEntryType):
    """`Resource`, `File`, `File['/a']`; case does not count in the name of the type.

    A title is a string, but for types that are read without evaluating them: they take any value.
    """

    __slots__ = ("title", "type_name")
    name = "Resource"

    def __init__(self, type_name: str | None = None, title: Value = None) -> None:
        self.type_name = type_name
        self.title = title

    @property
    def lower_name(self) -> str | None:
        return None if self.type_name is None else self.type_name.lower()

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, ResourceType):
            return False
        if self.lower_name is None:
            return True
        if self.lower_name != other.lower_name:
            return False
        return self.title is None or key(self.title) == key(other.title)

    def identity(self) -> tuple[Any, ...]:
        return (self.lower_name, key(self.title))

    def written(self, writer: TypeWriter) -> str:
        if self.type_name is None:
            return "Resource"
        name = capitalize_segments(self.type_name)
        return name if self.title is None else f"{name}[{writer.value(self.title)}]"


class ResourceReference(ResourceType):
    """A reference that is the value of an attribute or a parameter: its string has no quotes."""

    __slots__ = ()
    has_instances = False

    type_name: str
    title: str

    if TYPE_CHECKING:

        def __init__(self, type_name: str, title: str) -> None: ...

    @property
    def type(self) -> str:
        return self.type_name

    def __str__(self) -> str:
        return f"{self.type_name}[{self.title}]"

    def unparameterized(self) -> Type:
        return ANY


def is_type(value: Value) -> TypeGuard[Type]:
    """Whether a value is a type; the resource that a parameter holds is none."""
    return isinstance(value, Type) and not isinstance(value, ResourceReference)


def capitalize_segments(name: str) -> str:
    """`Foo::Bar` of `foo::bar`; what begins with a capital stays as it is."""
    if "A" <= name[:1] <= "Z":
        return name
    return "::".join(segment.capitalize() for segment in name.split("::"))


#: The resource types that Puppet itself has; the others that it ships are in modules.
CORE_TYPES = frozenset(
    "component exec file filebucket group node notify package resources schedule service stage "
    "tidy user whit".split()
)

CATALOG_ENTRY = CatalogEntryType()
CLASS = ClassType()
RESOURCE = ResourceType()
