"""Object types: named sets of attributes and functions, with inheritance.

An Object type may be recursive: its definition is asked for when a member is first needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import (
    CompiledType,
    Guard,
    Predicate,
    Type,
    TypeFailure,
    TypeWriter,
    is_own_name,
)
from mupuppet.types.catalog_entries import is_type
from mupuppet.types.collections import StructType, struct_of
from mupuppet.types.combinations import OptionalType
from mupuppet.types.object_members import Attribute, Function, Member, TypeParameter
from mupuppet.types.scalars import StringType
from mupuppet.values.hashes import HashKey
from mupuppet.values.host_objects import Receiver
from mupuppet.values.objects import (
    Deferred,
    ErrorValue,
    KnownObject,
    ObjectTypeValue,
    ObjectValue,
)
from mupuppet.values.value import Value

Definition = dict[Value, Value]


class ObjectMembers:
    """What is defined of an Object type; inherited members are not among them."""

    __slots__ = (
        "annotations", "attributes", "checks", "equality", "functions", "includes_type", "parent",
        "type_parameters",
    )  # fmt: skip

    def __init__(self) -> None:
        #: The type that it inherits from.
        self.parent: Type | None = None
        self.type_parameters: dict[str, TypeParameter] = {}
        self.attributes: dict[str, Attribute] = {}
        self.functions: dict[str, Function] = {}
        #: The names of the attributes that count for equality; None for all but constants.
        self.equality: list[str] | None = None
        #: Whether instances of different types differ.
        self.includes_type = True
        self.checks: Value = None
        #: What annotations say about the type itself, by their types.
        self.annotations: Definition | None = None

    def all(self) -> tuple[Member, ...]:
        """All of them."""
        return (*self.type_parameters.values(), *self.attributes.values(), *self.functions.values())


class ObjectDefinition(Protocol):
    """What an Object type is made of, and what takes the types of values to say about instances.

    A type is defined by what is above it: checking a definition, and describing what is wrong with
    it, takes inference, which in turn has Object types among its results.
    """

    def read(self, type: ObjectType, members: ObjectMembers) -> None:
        """Add the members of a type; raises ValueError and TypeArgumentError."""

    def extend(self, type: ObjectType, parameters: list[Value]) -> Type:
        """The type with parameters by position; raises ValueError."""

    def string_of(self, instance: ObjectValue | KnownObject) -> str:
        """An instance as a string."""


class MetaType(CompiledType):
    """Types that are defined by a hash: their string is that hash."""

    __slots__ = ()
    is_shown_expanded = True


class ObjectType(MetaType, ObjectTypeValue):
    """`Object[{attributes => {...}}]`, or a name for such a type."""

    __slots__ = (
        "_definition", "_init_struct", "_instance", "_loaded", "_members", "code", "object_name",
    )  # fmt: skip
    name = "Object"
    #: Does `new` also take one hash of all attributes?
    is_made_of_hashes: ClassVar[bool] = True

    def __init__(
        self,
        name: str | None,
        definition: ObjectDefinition | None = None,
        instance: Callable[..., Value] | None = None,
    ) -> None:
        self.object_name = name
        #: What makes an instance of the type and its attributes, if that is not an ordinary object.
        self._instance = instance
        #: Only `Object` itself, which has no instances of its own, has none.
        self._definition = definition
        self._loaded = definition is None
        self._members = ObjectMembers()
        self._init_struct: StructType | None = None
        #: What its functions and derived attributes do, where a module defines that in Ruby.
        self.code: object = None

    # --- Loading

    def load(self) -> ObjectType:
        """Read the definition, if that has not happened; raises TypeArgumentError."""
        if not self._loaded and self._definition is not None:
            self._loaded = True
            try:
                self._definition.read(self, self._members)
            except ValueError as error:
                self._loaded = False
                raise TypeFailure("invalid-type-definition", str(error)) from error
            except BaseException:  # whatever it was, it must be read again
                self._loaded = False
                raise
        return self

    def own_members(self) -> ObjectMembers:
        """What is defined of the type itself."""
        if not self._loaded:
            self.load()
        return self._members

    # --- Members

    @property
    def label(self) -> str:
        return self.object_name or "Object"

    @property
    def shown_name(self) -> str:
        return self.label

    @property
    def name_of_instances(self) -> str:
        return self.simple_name if self.type_parameters() else self.label

    @property
    def inner_name(self) -> str:
        return self.object_name or ""

    @property
    def simple_name(self) -> str:
        return self.label.rsplit("::", 1)[-1]

    @property
    def parent(self) -> Type | None:
        """The type that it inherits from."""
        return self.own_members().parent

    @property
    def parent_object(self) -> ObjectType | None:
        """The Object type that it inherits from."""
        parent = resolve_alias(self.parent)
        return parent if isinstance(parent, ObjectType) else None

    def own_attributes(self) -> dict[str, Attribute]:
        """Its attributes without inherited ones."""
        return self.own_members().attributes

    def attributes(self) -> dict[str, Attribute]:
        """Its attributes; inherited ones come first."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.attributes()
        return {**inherited, **self.own_attributes()}

    def type_parameters(self) -> dict[str, TypeParameter]:
        """Its type parameters; inherited ones come first."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.type_parameters()
        return {**inherited, **self.own_members().type_parameters}

    def members(self) -> dict[str, Member]:
        """Its attributes and functions, with inherited ones."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.members()
        return {**inherited, **self.own_attributes(), **self.own_members().functions}

    def member(self, name: str) -> Member | None:
        """The attribute or function of a name."""
        return self.members().get(name)

    def equality_attributes(self) -> set[str]:
        """The names of the attributes that count for equality."""
        parent = self.parent_object
        names = set() if parent is None else parent.equality_attributes()
        return names | set(self._own_equality())

    def _own_equality(self) -> list[str]:
        own = self.own_members()
        if own.equality is not None:
            return own.equality
        return [name for name, attribute in own.attributes.items() if not attribute.is_constant]

    # --- Making instances

    def init_struct(self) -> StructType:
        """The type of the hash that an instance is made of."""
        if self._init_struct is None:
            self._init_struct = struct_of(
                (optional_key(name) if attribute.has_value else name, attribute.type)
                for name, attribute in self.attributes().items()
                if attribute.is_given
            )
        return self._init_struct

    def positional_parameters(self) -> tuple[list[str], list[Type], int]:
        """The names and types of the arguments of `new`, and how many are required."""
        elements = sorted(
            self.init_struct().elements, key=lambda element: isinstance(element.key, OptionalType)
        )
        required = sum(not isinstance(element.key, OptionalType) for element in elements)
        return [e.name for e in elements], [e.value for e in elements], required

    def make(self, given: dict[str, Value]) -> Value:
        """An instance with these attributes, which are known to fit."""
        values = {
            name: given[name] if name in given else _default(attribute)
            for name, attribute in self.attributes().items()
            if attribute.is_given
        }
        make = self._instance
        return ObjectValue(self, values) if make is None else make(self, **values)

    def make_of_arguments(self, arguments: list[Value]) -> Value:
        """An instance with arguments by position, which are known to fit."""
        names = self.positional_parameters()[0]
        return self.make(dict(zip(names, arguments, strict=False)))

    def attribute_of(self, instance: Value, name: str) -> Value:
        """The value of an attribute of an instance; raises ValueError where there is none."""
        attribute = self.attributes()[name]
        if attribute.is_constant:
            return attribute.value
        if not attribute.is_given:
            raise ValueError(f"no method is implemented for derived {attribute.label}")
        if isinstance(instance, ObjectValue):
            return instance.values[name]
        return getattr(instance, name)

    def are_equal(self, left: ObjectValue, right: ObjectValue) -> bool:
        parent = self.parent_object
        names = self._own_equality()
        with_type = self.own_members().includes_type
        if parent is not None and parent.own_members().includes_type:
            with_type = False
        if not names and not with_type:  # it adds nothing to what it inherits: being the same
            return left is right if parent is None else parent.are_equal(left, right)
        if parent is not None and not parent.are_equal(left, right):
            return False
        if with_type and left.type != right.type:
            return False
        return all(
            name in right.values and HashKey(left.values[name]) == HashKey(right.values[name])
            for name in names
            if name in left.values
        )

    def string_of(self, instance: ObjectValue | KnownObject) -> str:
        return self._defined().string_of(instance)

    def type_of(self, instance: ObjectValue | KnownObject) -> Type:
        names = self.type_parameters()
        if not names:
            return self
        attributes = self.attributes()
        parameters = [
            self.attribute_of(instance, name) if name in attributes else None for name in names
        ]
        return self._defined().extend(self, parameters)

    def _defined(self) -> ObjectDefinition:
        assert self._definition is not None  # or it would have no instances
        return self._definition

    def given_attributes(self, instance: ObjectValue) -> dict[str, Value]:
        attributes = self.attributes()
        return {
            name: value
            for name, value in instance.values.items()
            if not attributes[name].is_default(value)
        }

    # --- As a type

    def make_predicate(self) -> Predicate:
        if self == OBJECT:
            # Types are objects too.
            return lambda value: isinstance(value, OBJECTS | Receiver) or is_type(value)
        return lambda value: isinstance(value, OBJECTS) and self.is_assignable(type_of(value))

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, ObjectType):
            return False
        if self in (OBJECT, other):
            return True
        parent = other.parent
        return parent is not None and self.is_assignable(parent, guard)

    def is_callable_kind(self, optional: bool = True) -> bool:
        return self.parent is not None and self.parent.is_callable_kind(optional)

    def is_iterable(self) -> bool:
        return self.parent is not None and self.parent.is_iterable()

    def iterated_type(self) -> Type | None:
        return None if self.parent is None else self.parent.iterated_type()

    def identity(self) -> tuple[Any, ...]:
        own = self.own_members()
        if self.object_name is not None:
            return (self.object_name,)
        members = frozenset(member.identity() for member in own.all())
        return (None, own.parent, members, HashKey(own.equality), HashKey(own.checks))

    def inner_types(self) -> tuple[Type, ...]:
        own = self.own_members()
        parent = () if own.parent is None else (own.parent,)
        return (*parent, *(member.type for member in own.all()))

    def definition(self, with_name: bool = True) -> Definition:
        """The hash that defines it."""
        own = self.own_members()
        definition: Definition = {}
        if own.annotations is not None:
            definition["annotations"] = own.annotations
        if with_name and self.object_name is not None:
            definition["name"] = self.object_name
        if own.parent is not None:
            definition["parent"] = own.parent
        constants = {n: a.value for n, a in own.attributes.items() if a.is_plain_constant}
        attributes = {n: a for n, a in own.attributes.items() if n not in constants}
        for key, members in (
            ("type_parameters", own.type_parameters),
            ("attributes", attributes),
        ):
            if members:
                definition[key] = {n: member.short_definition() for n, member in members.items()}
        if constants:
            definition["constants"] = constants
        if own.functions:
            definition["functions"] = {n: f.short_definition() for n, f in own.functions.items()}
        if own.equality is not None:
            definition["equality"] = own.equality
        if own.checks is not None:
            definition["checks"] = own.checks
        return definition

    def written(self, writer: TypeWriter) -> str:
        """At the top the whole definition, elsewhere the name."""
        short = writer.short_name(self)
        if not writer.is_expanded:
            return short or self.label
        plain = TypeWriter(False, writer.name_in_set)
        definition = self.definition(with_name=not is_own_name(short))
        parts = [
            f"{key} => {_written_part(plain, key, value)}" for key, value in definition.items()
        ]
        return f"Object[{{{', '.join(parts)}}}]"

    def unparameterized(self) -> Type:
        return OBJECT


class OpaqueType(ObjectType):
    """An Object type that has a class in Ruby: its instances do not show their attributes."""

    __slots__ = ()

    def are_equal(self, left: ObjectValue, right: ObjectValue) -> bool:
        return left is right


def _written_part(writer: TypeWriter, key: str, value: Value) -> str:
    """The value of one of the keys of a definition."""
    if key not in ("attributes", "functions"):
        return writer.value(value)
    members = value.items()
    parts = [f"{writer.value(name)} => {_written_member(writer, each)}" for name, each in members]
    return f"{{{', '.join(parts)}}}"


def _written_member(writer: TypeWriter, definition: Value) -> str:
    """The definition of a member, whose keys are bare words."""
    if definition.__class__ is not dict:
        return writer.value(definition)
    parts = [
        f"{key} => {entry if key == 'kind' else writer.value(entry)}"
        for key, entry in definition.items()
    ]
    return f"{{{', '.join(parts)}}}"


def type_of(value: ObjectValue | KnownObject) -> Type:
    """The Object type of an object."""
    found = value.type.type_of(value)
    assert isinstance(found, Type)  # there is no other kind of type
    return found


def optional_key(name: str) -> OptionalType:
    """The key of a Struct that may be missing."""
    return OptionalType(StringType(value=name))


def resolve_alias(type: Type | None) -> Type | None:
    while isinstance(type, TypeAlias):
        type = type.resolved
    return type


def _default(attribute: Attribute) -> Value:
    return attribute.value if attribute.has_value else None


#: The classes of values that are instances of Object types.
OBJECTS = ObjectValue | Deferred | ErrorValue

OBJECT = ObjectType(None)
