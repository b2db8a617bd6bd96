"""The members of Object types: attributes, type parameters and functions."""

from __future__ import annotations

from typing import ClassVar, Final

from mupuppet.types.base import Type
from mupuppet.types.combinations import OptionalType
from mupuppet.values.hashes import HashKey
from mupuppet.values.objects import ObjectTypeValue
from mupuppet.values.value import Value

CONSTANT: Final = "constant"
DERIVED: Final = "derived"
GIVEN_OR_DERIVED: Final = "given_or_derived"
REFERENCE: Final = "reference"
#: An attribute without a value; `undef` is one.
NO_VALUE: Final = object()


class Member:
    """What attributes and functions share. They are made of definitions that have been checked."""

    __slots__ = ("annotations", "container", "is_final", "is_override", "name", "type")
    feature: ClassVar[str]

    def __init__(
        self, name: str, container: ObjectTypeValue, definition: dict[Value, Value]
    ) -> None:
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

    __slots__ = ("implied_type", "kind", "value")
    feature = "attribute"

    def __init__(
        self, name: str, container: ObjectTypeValue, definition: dict[Value, Value]
    ) -> None:
        super().__init__(name, container, definition)
        self.kind: str | None = definition.get("kind")
        if self.is_constant:
            self.is_final = True
        self.value: Value = definition.get("value", NO_VALUE)
        #: What the type of a constant would be if only its value were given.
        self.implied_type: Type | None = None

    @property
    def has_value(self) -> bool:
        """Has it a default, or is it a constant?"""
        return self.value is not NO_VALUE

    @property
    def is_constant(self) -> bool:
        return self.kind == CONSTANT

    @property
    def is_plain_constant(self) -> bool:
        """Is it a constant of the very type that its value has?"""
        return self.is_constant and self.type == self.implied_type

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
