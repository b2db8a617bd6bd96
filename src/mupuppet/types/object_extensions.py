"""Object types with parameters."""

from __future__ import annotations

from typing import Any

from mupuppet.types.base import ANY, CompiledType, Guard, Predicate, Type, TypeWriter
from mupuppet.types.objects import ObjectType
from mupuppet.types.uri_types import part_is_assignable
from mupuppet.values.compare import matches
from mupuppet.values.hashes import HashKey
from mupuppet.values.value import DEFAULT, Value


class ObjectTypeExtension(CompiledType):
    """A parameterized Object type: `Error['kind']`."""

    __slots__ = ("base", "parameters")
    name = "Object"

    def __init__(self, base: ObjectType, parameters: dict[Value, Value]) -> None:
        self.base = base
        #: By name, and known to fit.
        self.parameters = parameters

    @property
    def shown_name(self) -> str:
        return self.base.simple_name

    @property
    def simple_name(self) -> str:
        return self.base.simple_name

    def shown_parameters(self) -> Value:
        """The parameters by position; by name where there are more than two."""
        known = self.base.type_parameters()
        if len(known) > 2:
            return self.parameters
        shown = [self.parameters.get(name, DEFAULT) for name in known]
        while shown and shown[-1] is DEFAULT:
            shown.pop()
        return shown

    def make_predicate(self) -> Predicate:
        attributes = self.base.attributes()
        if any(name not in attributes for name in self.parameters):
            return lambda _value: False
        return lambda value: (
            self.base.is_instance(value)
            and all(
                matches(self.base.attribute_of(value, name), wanted)
                for name, wanted in self.parameters.items()
            )
        )

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        if isinstance(target, ObjectType):
            return target.is_assignable(self.base, guard)
        return super().gives_itself_to(target, guard)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, ObjectTypeExtension):
            return False
        return self.base.is_assignable(other.base, guard) and all(
            name in other.parameters and part_is_assignable(wanted, other.parameters[name])
            for name, wanted in self.parameters.items()
        )

    def generalize(self) -> Type:
        return self.base

    def identity(self) -> tuple[Any, ...]:
        return (self.base, HashKey(self.parameters))

    def inner_types(self) -> tuple[Type, ...]:
        return (self.base,)

    def written(self, writer: TypeWriter) -> str:
        shown = self.shown_parameters()
        parameters = map(writer.value, shown) if shown.__class__ is list else [writer.value(shown)]
        return f"{writer.short_name(self.base) or self.simple_name}[{', '.join(parameters)}]"

    def unparameterized(self) -> Type:
        return ANY
