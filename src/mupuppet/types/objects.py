"""Object types: named sets of attributes and functions, with inheritance.

An Object type may be recursive: its definition is asked for when a member is first needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from mupuppet.types.aliases import TypeAlias, TypeReference
from mupuppet.types.base import Guard, Predicate, Type, TypeFailure, TypeWriter, is_own_name
from mupuppet.types.catalog_entries import is_type
from mupuppet.types.collections import StructType, struct_of
from mupuppet.types.combinations import TYPE, OptionalType
from mupuppet.types.inference import infer
from mupuppet.types.mismatch import assert_instance
from mupuppet.types.object_members import (
    CONSTANT,
    FUNCTION_TYPE,
    TYPE_NAME,
    Attribute,
    Function,
    Member,
    TypeParameter,
    object_struct,
    optional_key,
)
from mupuppet.types.scalars import NON_EMPTY_STRING, STRING
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


class MetaType(Type):
    """Types that are defined by a hash: their string is that hash."""

    __slots__ = ()
    is_shown_expanded = True


class ObjectType(MetaType, ObjectTypeValue):
    """`Object[{attributes => {...}}]`, or a name for such a type."""

    __slots__ = (
        "_attributes", "_definition", "_functions", "_init_struct", "_instance", "_loaded",
        "_parent", "_type_parameters", "annotations", "checks", "code", "equality",
        "includes_type", "object_name",
    )  # fmt: skip
    name = "Object"
    #: Does `new` also take one hash of all attributes?
    is_made_of_hashes: ClassVar[bool] = True

    def __init__(
        self,
        name: str | None,
        definition: Callable[[], Definition] | None = None,
        instance: Callable[..., Value] | None = None,
    ) -> None:
        self.object_name = name
        #: What makes an instance, if that is not an ordinary object.
        self._instance = instance
        self._definition = definition
        self._loaded = definition is None
        self._parent: Type | None = None
        self._type_parameters: dict[str, TypeParameter] = {}
        self._attributes: dict[str, Attribute] = {}
        self._functions: dict[str, Function] = {}
        self._init_struct: StructType | None = None
        self.equality: list[str] | None = None
        self.includes_type = True
        self.checks: Value = None
        #: What annotations say about the type itself, by their types.
        self.annotations: Definition | None = None
        #: What its functions and derived attributes do, where a module defines that in Ruby.
        self.code: object = None

    # --- Loading

    def load(self) -> ObjectType:
        """Read the definition, if that has not happened; raises TypeArgumentError."""
        if not self._loaded and self._definition is not None:
            self._loaded = True
            try:
                self._read(self._definition())
            except ValueError as error:
                self._loaded = False
                raise TypeFailure("invalid-type-definition", str(error)) from error
            except BaseException:  # whatever it was, it must be read again
                self._loaded = False
                raise
        return self

    def _read(self, definition: Definition) -> None:
        assert_instance("object initializer", object_struct(), definition)
        if self.object_name is None:
            self.object_name = definition.get("name")
        self._read_parent(definition.get("parent"))
        parent = self.parent_object
        inherited = {} if parent is None else parent.members()
        self._read_type_parameters(definition.get("type_parameters") or {}, parent)
        self._read_attributes(definition, inherited)
        self._read_functions(definition.get("functions") or {}, inherited)
        include = definition.get("equality_include_type")
        self.includes_type = True if include is None else include
        self._read_equality(definition.get("equality"), parent, inherited)
        self.checks = definition.get("checks")
        self.annotations = definition.get("annotations")

    def _read_parent(self, parent: Type | None) -> None:
        self._parent = parent
        seen: Type | None = parent
        while seen is not None:
            seen = _resolve(seen)
            if seen is self:
                self._parent = None
                raise ValueError(f"The Object type '{self.label}' inherits from itself")
            if isinstance(seen, TypeReference):
                raise ValueError(f"reference to unresolved type '{seen.type_string}'")
            seen = seen.parent if isinstance(seen, ObjectType) else None

    def _read_type_parameters(self, given: Definition, parent: ObjectType | None) -> None:
        inherited: dict[str, Member] = {}
        if parent is not None:
            inherited.update(parent.type_parameters())
        for name, entry in given.items():
            definition: Definition = {}
            if type(entry) is dict:
                definition = {key: entry[key] for key in ("type", "value") if key in entry}
            else:
                assert_instance(f"type_parameter {self.label}[{name}]", TYPE, entry)
                definition = {"type": entry}
            kind = definition["type"]
            definition["type"] = kind if isinstance(kind, OptionalType) else OptionalType(kind)
            parameter = TypeParameter(name, self, definition)
            parameter.check_override(inherited)
            self._type_parameters[name] = parameter

    def _read_attributes(self, definition: Definition, inherited: dict[str, Member]) -> None:
        given: Definition = dict(definition.get("attributes") or {})
        for name, value in (definition.get("constants") or {}).items():
            if name in given:
                raise ValueError(
                    f"attribute {self.label}[{name}] is defined as both a constant and an attribute"
                )
            given[name] = {
                "type": infer(value).generalize(),
                "value": value,
                "kind": CONSTANT,
                "override": name in inherited,
            }
        for name, entry in given.items():
            attribute = Attribute(name, self, self._attribute_definition(name, entry))
            attribute.check_override(inherited)
            self._attributes[name] = attribute

    def _attribute_definition(self, name: str, entry: Value) -> Definition:
        if type(entry) is dict:
            return entry
        assert_instance(f"attribute {self.label}[{name}]", TYPE, entry)
        return (
            {"type": entry, "value": None} if isinstance(entry, OptionalType) else {"type": entry}
        )

    def _read_functions(self, given: Definition, inherited: dict[str, Member]) -> None:
        for name, entry in given.items():
            if type(entry) is not dict:
                assert_instance(f"function {self.label}[{name}]", FUNCTION_TYPE, entry)
                entry = {"type": entry}
            function = Function(name, self, entry)
            if name in self._attributes:
                raise ValueError(f"{function.label} conflicts with attribute with the same name")
            function.check_override(inherited)
            self._functions[name] = function

    def _read_equality(
        self, given: Value, parent: ObjectType | None, inherited: dict[str, Member]
    ) -> None:
        if given is None:
            return
        self.equality = [given] if type(given) is str else given
        if self.equality and not self.includes_type:
            raise ValueError(
                "equality_include_type = false cannot be combined with non empty equality"
                " specification"
            )
        for name in self.equality:
            self._check_equality(name, parent, inherited)

    def _check_equality(
        self, name: str, parent: ObjectType | None, inherited: dict[str, Member]
    ) -> None:
        prefix = f"{self.label} equality is referencing"
        member = inherited.get(name)
        if isinstance(member, Attribute):
            if parent is not None and name in parent.equality_attributes():
                raise ValueError(
                    f"{prefix} {member.label} which is included in equality of"
                    f" {_equality_definer(self, name).label}"
                )
        elif member is None:
            member = self._attributes.get(name) or self._functions.get(name)
        if member is None:
            raise ValueError(f"{prefix} non existent attribute '{name}'")
        if not isinstance(member, Attribute):
            raise ValueError(f"{prefix} {member.label}. Only attribute references are allowed")
        if member.is_constant:
            raise ValueError(
                f"{prefix} constant {member.label}."
                " Reference to constant is not allowed in equality"
            )

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
        self.load()
        return self._parent

    @property
    def parent_object(self) -> ObjectType | None:
        """The Object type that it inherits from."""
        parent = _resolve(self.parent)
        return parent if isinstance(parent, ObjectType) else None

    def own_attributes(self) -> dict[str, Attribute]:
        """Its attributes without inherited ones."""
        return self.load()._attributes

    def own_functions(self) -> dict[str, Function]:
        """Its functions without inherited ones."""
        return self.load()._functions

    def own_type_parameters(self) -> dict[str, TypeParameter]:
        """Its type parameters without inherited ones."""
        return self.load()._type_parameters

    def attributes(self) -> dict[str, Attribute]:
        """Its attributes; inherited ones come first."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.attributes()
        return {**inherited, **self.own_attributes()}

    def functions(self) -> dict[str, Function]:
        """Its functions; inherited ones come first."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.functions()
        return {**inherited, **self.own_functions()}

    def type_parameters(self) -> dict[str, TypeParameter]:
        """Its type parameters; inherited ones come first."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.type_parameters()
        return {**inherited, **self.own_type_parameters()}

    def members(self) -> dict[str, Member]:
        """Its attributes and functions, with inherited ones."""
        parent = self.parent_object
        inherited = {} if parent is None else parent.members()
        return {**inherited, **self.own_attributes(), **self.own_functions()}

    def member(self, name: str) -> Member | None:
        """The attribute or function of a name."""
        return self.members().get(name)

    def equality_attributes(self) -> set[str]:
        """The names of the attributes that count for equality."""
        parent = self.parent_object
        names = set() if parent is None else parent.equality_attributes()
        return names | set(self._own_equality())

    def _own_equality(self) -> list[str]:
        own = self.own_attributes()
        if self.equality is not None:
            return self.equality
        return [name for name, attribute in own.items() if not attribute.is_constant]

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
        return ObjectValue(self, values) if self._instance is None else self._instance(**values)

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
        with_type = self.includes_type and not (parent is not None and parent.includes_type)
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
        from mupuppet.types.instance_strings import instance_string

        return instance_string(instance)

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
        from mupuppet.types.object_instances import type_of

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
        self.load()
        if self.object_name is not None:
            return (self.object_name,)
        members = (*self._type_parameters.values(), *self._attributes.values())
        own = frozenset(member.identity() for member in (*members, *self._functions.values()))
        return (None, self._parent, own, HashKey(self.equality), HashKey(self.checks))

    def inner_types(self) -> tuple[Type, ...]:
        self.load()
        parent = () if self._parent is None else (self._parent,)
        members = (*self._type_parameters.values(), *self._attributes.values())
        return (*parent, *(m.type for m in (*members, *self._functions.values())))

    def definition(self, with_name: bool = True) -> Definition:
        """The hash that defines it."""
        self.load()
        definition: Definition = {}
        if self.annotations is not None:
            definition["annotations"] = self.annotations
        if with_name and self.object_name is not None:
            definition["name"] = self.object_name
        if self._parent is not None:
            definition["parent"] = self._parent
        constants = {n: a.value for n, a in self._attributes.items() if _is_plain_constant(a)}
        attributes = {n: a for n, a in self._attributes.items() if n not in constants}
        for key, members in (
            ("type_parameters", self._type_parameters),
            ("attributes", attributes),
        ):
            if members:
                definition[key] = {n: member.short_definition() for n, member in members.items()}
        if constants:
            definition["constants"] = constants
        if self._functions:
            definition["functions"] = {n: f.short_definition() for n, f in self._functions.items()}
        if self.equality is not None:
            definition["equality"] = self.equality
        if self.checks is not None:
            definition["checks"] = self.checks
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


def _no_instance() -> Value:
    raise ValueError("there are no instances of Pcore")


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


def _resolve(type: Type | None) -> Type | None:
    while isinstance(type, TypeAlias):
        type = type.resolved
    return type


def _default(attribute: Attribute) -> Value:
    return attribute.value if attribute.has_value else None


def _is_plain_constant(attribute: Attribute) -> bool:
    """Is it a constant of the very type that its value has?"""
    return attribute.is_constant and attribute.type == infer(attribute.value).generalize()


def _equality_definer(type: ObjectType, name: str) -> ObjectType:
    """The type highest up that has the attribute in its equality."""
    while True:
        parent = type.parent_object
        if parent is None or name not in parent.equality_attributes():
            return type
        type = parent


#: The classes of values that are instances of Object types.
OBJECTS = ObjectValue | Deferred | ErrorValue

OBJECT = ObjectType(None)

#: What types of annotations inherit from.
ANNOTATION = ObjectType("Annotation", dict)


def _ruby_method() -> Definition:
    string: Definition = {"type": OptionalType(NON_EMPTY_STRING), "value": None}
    return {"parent": ANNOTATION, "attributes": {"body": STRING, "parameters": string}}


#: Annotations that say in Ruby what a member does.
RUBY_METHOD = OpaqueType("RubyMethod", _ruby_method)
#: The type system itself, which has annotations of several types at once.
PCORE = ObjectType("Pcore", dict, _no_instance)


def object_type(given: Value) -> ObjectType:
    """An Object type of its definition, or one that is but a name; raises TypeArgumentError."""
    if type(given) is dict:
        return ObjectType(None, lambda: given).load()
    assert_instance("object name", TYPE_NAME, given)
    return ObjectType(given)
