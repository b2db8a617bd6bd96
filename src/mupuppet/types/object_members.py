"""The members of Object types: attributes, type parameters and functions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from mupuppet.types.base import ANY, Type
from mupuppet.types.callables import CALLABLE
from mupuppet.types.collections import ArrayType, HashType, StructType, struct_of
from mupuppet.types.combinations import NOT_UNDEF, TYPE, OptionalType, TypeType, variant_of
from mupuppet.types.mismatch import assert_instance
from mupuppet.types.scalars import BOOLEAN, EnumType, PatternType, RegexpType, StringType
from mupuppet.values.hashes import HashKey
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from mupuppet.types.objects import ObjectType

CONSTANT: Final = "constant"
DERIVED: Final = "derived"
GIVEN_OR_DERIVED: Final = "given_or_derived"
REFERENCE: Final = "reference"
_KINDS = EnumType([CONSTANT, DERIVED, GIVEN_OR_DERIVED, REFERENCE])
#: An attribute without a value; `undef` is one.
NO_VALUE: Final = object()

MEMBER_NAME = PatternType([RegexpType(r"\A[a-z_]\w*\z")])
TYPE_NAME = PatternType([RegexpType(r"\A[A-Z]\w*(?:::[A-Z]\w*)*\z")])
SIMPLE_TYPE_NAME = PatternType([RegexpType(r"\A[A-Z]\w*\z")])
#: Something that begins as an absolute URI does. Puppet has all of RFC 2396 here, which comes to
#: the same: whatever follows the scheme may be empty.
URI_PATTERN = RegexpType(r"[a-zA-Z][\-+.a-zA-Z\d]*:")
FUNCTION_TYPE = TypeType(CALLABLE)


def optional_key(name: str) -> OptionalType:
    """The key of a Struct that may be missing."""
    return OptionalType(StringType(value=name))


@cache
def annotations_type() -> Type:
    """Annotations: hashes by the types that they are of."""
    from mupuppet.types.objects import ANNOTATION

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
            ("type", FUNCTION_TYPE),
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


class Member:
    """What attributes and functions share."""

    __slots__ = ("annotations", "container", "is_final", "is_override", "name", "type")
    feature: ClassVar[str]

    def __init__(self, name: str, container: ObjectType, definition: dict[Value, Value]) -> None:
        self.name = name
        self.container = container
        self.type: Type = definition["type"]
        self.is_final: bool = definition.get("final") or False
        self.is_override: bool = definition.get("override") or False
        self.annotations: Value = definition.get("annotations")

    @property
    def label(self) -> str:
        """What it is called in messages."""
        return f"{self.feature} {self.container.label}[{self.name}]"

    @property
    def is_constant(self) -> bool:
        """Is it an attribute that all instances share?"""
        return False

    def check_override(self, inherited: dict[str, Member]) -> None:
        """Raise ValueError if it may not take the place of an inherited member."""
        parent = inherited.get(self.name)
        if parent is None:
            if self.is_override:
                raise ValueError(
                    f"expected {self.label} to override an inherited {self.feature},"
                    f" but no such {self.feature} was found"
                )
            return
        prefix = f"{self.label} attempts to override"
        if type(parent) is not type(self):
            raise ValueError(f"{prefix} {parent.label}")
        if parent.is_final and not (parent.is_constant and self.is_constant):
            raise ValueError(f"{prefix} final {parent.label}")
        if not self.is_override:
            raise ValueError(f"{prefix} {parent.label} without having override => true")
        if not parent.type.is_assignable(self.type):
            raise ValueError(f"{prefix} {parent.label} with a type that does not match")

    def definition(self) -> dict[Value, Value]:
        """The hash that defines it, without defaults."""
        definition: dict[Value, Value] = {"type": self.type}
        if self.annotations is not None:
            definition["annotations"] = self.annotations
        if self.is_final:
            definition["final"] = True
        if self.is_override:
            definition["override"] = True
        return definition

    def short_definition(self) -> Value:
        """The hash that defines it; only its type if that is all."""
        definition = self.definition()
        return self.type if len(definition) == 1 else definition

    def identity(self) -> tuple[object, ...]:
        """What makes it equal to another one."""
        return (self.feature, self.name, self.type, self.is_override, self.is_final)


class Attribute(Member):
    """`name => type` or `name => {type => ..., value => ..., kind => ...}`."""

    __slots__ = ("kind", "value")
    feature = "attribute"

    def __init__(self, name: str, container: ObjectType, definition: dict[Value, Value]) -> None:
        label = f"{self.feature} {container.label}[{name}]"
        assert_instance(f"initializer for {label}", attribute_struct(), definition)
        super().__init__(name, container, definition)
        if name in ("__ptype", "__pvalue"):
            raise ValueError(f"The attribute '{name}' is reserved and cannot be used")
        self.kind: str | None = definition.get("kind")
        if self.is_constant:
            if "final" in definition and not self.is_final:
                raise ValueError(
                    f"{self.label} of kind 'constant' cannot be combined with final => false"
                )
            self.is_final = True
        self.value: Value = self._checked_value(definition)

    def _checked_value(self, definition: dict[Value, Value]) -> Value:
        if "value" not in definition:
            if self.is_constant:
                raise ValueError(f"{self.label} of kind 'constant' requires a value")
            return NO_VALUE
        if self.kind in (DERIVED, GIVEN_OR_DERIVED):
            raise ValueError(
                f"{self.label} of kind '{self.kind}' cannot be combined with an attribute value"
            )
        value = definition["value"]
        if value is not DEFAULT:
            assert_instance(f"{self.label} value", self.type, value)
        return value

    @property
    def has_value(self) -> bool:
        """Has it a default, or is it a constant?"""
        return self.value is not NO_VALUE

    @property
    def is_constant(self) -> bool:
        return self.kind == CONSTANT

    @property
    def is_given(self) -> bool:
        """Does it take part in making an instance?"""
        return self.kind not in (CONSTANT, DERIVED)

    def is_default(self, value: Value) -> bool:
        """Is the value its default?"""
        return self.has_value and HashKey(value) == HashKey(self.value)

    def definition(self) -> dict[Value, Value]:
        definition = super().definition()
        if self.kind is not None:
            definition["kind"] = self.kind
            if self.is_constant:
                definition.pop("final", None)
        if self.has_value:
            definition["value"] = self.value
        return definition

    def identity(self) -> tuple[object, ...]:
        value = HashKey(self.value) if self.has_value else None
        return (*super().identity(), self.kind, self.has_value, value)


class TypeParameter(Attribute):
    """A parameter of an Object type."""

    __slots__ = ()
    feature = "type_parameter"

    def definition(self) -> dict[Value, Value]:
        definition = super().definition()
        assert isinstance(self.type, OptionalType)  # all type parameters are
        definition["type"] = self.type.type
        if definition.get("value", NO_VALUE) is None:
            definition.pop("value")
        return definition

    def short_definition(self) -> Value:
        definition = self.definition()
        return definition["type"] if len(definition) == 1 else definition


class Function(Member):
    """`name => Callable[...]`."""

    __slots__ = ()
    feature = "function"

    def __init__(self, name: str, container: ObjectType, definition: dict[Value, Value]) -> None:
        assert_instance(f"initializer for function '{name}'", function_struct(), definition)
        super().__init__(name, container, definition)
