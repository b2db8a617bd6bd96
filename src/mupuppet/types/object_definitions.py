"""Definitions of Object types: reading and checking the hashes that define them.

The types that every definition refers to, those of annotations, are defined here as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from mupuppet.types.aliases import TypeReference
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import ANY, Type
from mupuppet.types.callables import CALLABLE
from mupuppet.types.collections import ArrayType, HashType, StructType, struct_of
from mupuppet.types.combinations import NOT_UNDEF, TYPE, OptionalType, TypeType, variant_of
from mupuppet.types.inference import infer
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.types.object_members import (
    CONSTANT,
    DERIVED,
    GIVEN_OR_DERIVED,
    REFERENCE,
    Attribute,
    Function,
    Member,
    TypeParameter,
)
from mupuppet.types.objects import (
    Definition,
    ObjectMembers,
    ObjectType,
    OpaqueType,
    optional_key,
    resolve_alias,
)
from mupuppet.types.scalars import (
    BOOLEAN,
    NON_EMPTY_STRING,
    STRING,
    EnumType,
    PatternType,
    RegexpType,
    StringType,
)
from mupuppet.values.objects import KnownObject, ObjectValue
from mupuppet.values.value import DEFAULT, Value

MEMBER_NAME = PatternType([RegexpType(r"\A[a-z_]\w*\z")])
TYPE_NAME = PatternType([RegexpType(r"\A[A-Z]\w*(?:::[A-Z]\w*)*\z")])
SIMPLE_TYPE_NAME = PatternType([RegexpType(r"\A[A-Z]\w*\z")])
#: Something that begins as an absolute URI does. Puppet has all of RFC 2396 here, which comes to
#: the same: whatever follows the scheme may be empty.
URI_PATTERN = RegexpType(r"[a-zA-Z][\-+.a-zA-Z\d]*:")
_FUNCTION_TYPE = TypeType(CALLABLE)
_KINDS = EnumType([CONSTANT, DERIVED, GIVEN_OR_DERIVED, REFERENCE])


A = TypeVar("A", bound=Attribute)


class HashDefinition:
    """Defines an Object type by a hash, which is made when a member is first needed."""

    __slots__ = ("_hash",)

    def __init__(self, hash: Callable[[], Definition]) -> None:
        self._hash = hash

    def read(self, type: ObjectType, members: ObjectMembers) -> None:
        """Add the members of a type; raises ValueError and TypeArgumentError."""
        _Reader(type, members).read(self._hash())

    def extend(self, type: ObjectType, parameters: list[Value]) -> Type:
        """The type with parameters by position; raises ValueError."""
        return extend(type, parameters)

    def string_of(self, instance: ObjectValue | KnownObject) -> str:
        """An instance as a string."""
        from mupuppet.types.instance_strings import instance_string

        return instance_string(instance)


def define_object(name: str | None, definition: Callable[[], Definition]) -> ObjectType:
    """The Object type that a hash defines."""
    return ObjectType(name, HashDefinition(definition))


def object_type(given: Value) -> ObjectType:
    """An Object type of its definition, or one that is but a name; raises TypeArgumentError."""
    if type(given) is dict:
        return define_object(None, lambda: given).load()
    assert_instance("object name", TYPE_NAME, given)
    return define_object(given, dict)


# --- Annotations

#: What types of annotations inherit from.
ANNOTATION = define_object("Annotation", dict)


def _ruby_method() -> Definition:
    string: Definition = {"type": OptionalType(NON_EMPTY_STRING), "value": None}
    return {"parent": ANNOTATION, "attributes": {"body": STRING, "parameters": string}}


#: Annotations that say in Ruby what a member does.
RUBY_METHOD = OpaqueType("RubyMethod", HashDefinition(_ruby_method))


# --- What may be in a definition


@cache
def annotations_type() -> Type:
    """Annotations: hashes by the types that they are of."""
    return OptionalType(HashType(TypeType(ANNOTATION), HashType(MEMBER_NAME, ANY)))


@cache
def attribute_struct() -> StructType:
    """What may define an attribute."""
    return struct_of(
        [
            ("type", TYPE),
            (optional_key("final"), BOOLEAN),
            (optional_key("override"), BOOLEAN),
            (optional_key("kind"), _KINDS),
            ("value", ANY),
            (optional_key("annotations"), annotations_type()),
        ]
    )


@cache
def function_struct() -> StructType:
    """What may define a function."""
    return struct_of(
        [
            ("type", _FUNCTION_TYPE),
            (optional_key("final"), BOOLEAN),
            (optional_key("override"), BOOLEAN),
            (optional_key("annotations"), annotations_type()),
        ]
    )


@cache
def object_struct() -> StructType:
    """What may define an Object type."""
    members = HashType(MEMBER_NAME, NOT_UNDEF)
    functions = HashType(variant_of([MEMBER_NAME, StringType(value="[]")]), NOT_UNDEF)
    return struct_of(
        [
            (optional_key("name"), TYPE_NAME),
            (optional_key("parent"), TYPE),
            (optional_key("type_parameters"), members),
            (optional_key("attributes"), members),
            (optional_key("constants"), HashType(MEMBER_NAME, ANY)),
            (optional_key("functions"), functions),
            (optional_key("equality"), variant_of([MEMBER_NAME, ArrayType(MEMBER_NAME)])),
            (optional_key("equality_include_type"), BOOLEAN),
            (optional_key("checks"), ANY),
            (optional_key("annotations"), annotations_type()),
        ]
    )


# --- Reading


class _Reader:
    """Reads the definition of a type. What has been read so far, others may already ask for."""

    def __init__(self, type: ObjectType, members: ObjectMembers) -> None:
        self._type = type
        self._members = members

    def read(self, definition: Definition) -> None:
        """Read a definition; raises ValueError and TypeArgumentError."""
        assert_instance("object initializer", object_struct(), definition)
        if self._type.object_name is None:
            self._type.object_name = definition.get("name")
        self._read_parent(definition.get("parent"))
        parent = self._type.parent_object
        inherited = {} if parent is None else parent.members()
        self._read_type_parameters(definition.get("type_parameters") or {}, parent)
        self._read_attributes(definition, inherited)
        self._read_functions(definition.get("functions") or {}, inherited)
        include = definition.get("equality_include_type")
        self._members.includes_type = True if include is None else include
        self._read_equality(definition.get("equality"), parent, inherited)
        self._members.checks = definition.get("checks")
        self._members.annotations = definition.get("annotations")

    def _read_parent(self, parent: Type | None) -> None:
        self._members.parent = parent
        seen: Type | None = parent
        while seen is not None:
            seen = resolve_alias(seen)
            if seen is self._type:
                self._members.parent = None
                raise ValueError(f"The Object type '{self._type.label}' inherits from itself")
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
                assert_instance(f"type_parameter {self._type.label}[{name}]", TYPE, entry)
                definition = {"type": entry}
            kind = definition["type"]
            definition["type"] = kind if isinstance(kind, OptionalType) else OptionalType(kind)
            parameter = self._attribute(TypeParameter, name, definition)
            parameter.check_override(inherited)
            self._members.type_parameters[name] = parameter

    def _read_attributes(self, definition: Definition, inherited: dict[str, Member]) -> None:
        given: Definition = dict(definition.get("attributes") or {})
        for name, value in (definition.get("constants") or {}).items():
            if name in given:
                raise ValueError(
                    f"attribute {self._type.label}[{name}] is defined as both a constant and an"
                    " attribute"
                )
            given[name] = {
                "type": infer(value).generalize(),
                "value": value,
                "kind": CONSTANT,
                "override": name in inherited,
            }
        for name, entry in given.items():
            attribute = self._attribute(Attribute, name, self._attribute_definition(name, entry))
            attribute.check_override(inherited)
            self._members.attributes[name] = attribute

    def _attribute_definition(self, name: str, entry: Value) -> Definition:
        if type(entry) is dict:
            return entry
        assert_instance(f"attribute {self._type.label}[{name}]", TYPE, entry)
        return (
            {"type": entry, "value": None} if isinstance(entry, OptionalType) else {"type": entry}
        )

    def _attribute(self, kind: type[A], name: str, definition: Definition) -> A:
        """An attribute or a type parameter of its definition; raises ValueError."""
        label = f"{kind.feature} {self._type.label}[{name}]"
        assert_instance(f"initializer for {label}", attribute_struct(), definition)
        if name in ("__ptype", "__pvalue"):
            raise ValueError(f"The attribute '{name}' is reserved and cannot be used")
        attribute = kind(name, self._type, definition)
        if attribute.is_constant:
            if not definition.get("final", True):
                raise ValueError(
                    f"{label} of kind 'constant' cannot be combined with final => false"
                )
            if not attribute.has_value:
                raise ValueError(f"{label} of kind 'constant' requires a value")
            attribute.implied_type = infer(attribute.value).generalize()
        if attribute.has_value:
            _check_value(attribute)
        return attribute

    def _read_functions(self, given: Definition, inherited: dict[str, Member]) -> None:
        for name, entry in given.items():
            if type(entry) is not dict:
                assert_instance(f"function {self._type.label}[{name}]", _FUNCTION_TYPE, entry)
                entry = {"type": entry}
            assert_instance(f"initializer for function '{name}'", function_struct(), entry)
            function = Function(name, self._type, entry)
            if name in self._members.attributes:
                raise ValueError(f"{function.label} conflicts with attribute with the same name")
            function.check_override(inherited)
            self._members.functions[name] = function

    def _read_equality(
        self, given: Value, parent: ObjectType | None, inherited: dict[str, Member]
    ) -> None:
        if given is None:
            return
        self._members.equality = [given] if type(given) is str else given
        if self._members.equality and not self._members.includes_type:
            raise ValueError(
                "equality_include_type = false cannot be combined with non empty equality"
                " specification"
            )
        for name in self._members.equality:
            self._check_equality(name, parent, inherited)

    def _check_equality(
        self, name: str, parent: ObjectType | None, inherited: dict[str, Member]
    ) -> None:
        prefix = f"{self._type.label} equality is referencing"
        member = inherited.get(name)
        if isinstance(member, Attribute):
            if parent is not None and name in parent.equality_attributes():
                raise ValueError(
                    f"{prefix} {member.label} which is included in equality of"
                    f" {_equality_definer(self._type, name).label}"
                )
        elif member is None:
            member = self._members.attributes.get(name) or self._members.functions.get(name)
        if member is None:
            raise ValueError(f"{prefix} non existent attribute '{name}'")
        if not isinstance(member, Attribute):
            raise ValueError(f"{prefix} {member.label}. Only attribute references are allowed")
        if member.is_constant:
            raise ValueError(
                f"{prefix} constant {member.label}."
                " Reference to constant is not allowed in equality"
            )


def _check_value(attribute: Attribute) -> None:
    """Raise ValueError if an attribute must not have its value."""
    if attribute.kind in (DERIVED, GIVEN_OR_DERIVED):
        raise ValueError(
            f"{attribute.label} of kind '{attribute.kind}' cannot be combined with an attribute"
            " value"
        )
    if attribute.value is not DEFAULT:
        assert_instance(f"{attribute.label} value", attribute.type, attribute.value)


def _equality_definer(type: ObjectType, name: str) -> ObjectType:
    """The type highest up that has the attribute in its equality."""
    while True:
        parent = type.parent_object
        if parent is None or name not in parent.equality_attributes():
            return type
        type = parent


# --- Parameters


def extend(base: ObjectType, given: list[Value]) -> ObjectTypeExtension:
    """An Object type with parameters by position, or in one hash by name; raises ValueError."""
    label = base.label
    known = base.type_parameters()
    if not known:
        raise ValueError(f"The {label}-Type cannot be parameterized using []")
    if _is_by_name(given, known):
        pairs = list(given[0].items())
        for name, _ in pairs:
            if name not in known:
                raise ValueError(f"'{name}' is not a known type parameter for {label}-Type")
    else:
        pairs = list(zip(known, given, strict=False))
    parameters: Definition = {}
    for name, value in pairs:
        if value is not DEFAULT:
            assert_instance(known[name].label, known[name].type, value)
            parameters[name] = value
    if not parameters:
        raise ValueError(f"The {label}-Type cannot be parameterized using an empty parameter list")
    return ObjectTypeExtension(base, parameters)


def _is_by_name(given: list[Value], known: dict[str, TypeParameter]) -> bool:
    if len(given) != 1 or type(given[0]) is not dict:
        return False
    return not next(iter(known.values())).type.is_instance(given[0])
