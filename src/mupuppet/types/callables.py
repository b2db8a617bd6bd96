"""Callable: the types of lambdas and functions."""

from __future__ import annotations

from typing import Any

from mupuppet.types.base import (
    ANY,
    UNDEF,
    AnyType,
    CompiledType,
    Guard,
    Predicate,
    Type,
    TypeWriter,
    UnitType,
)
from mupuppet.types.collections import TupleType
from mupuppet.types.scalars import IntegerType, size_parameters
from mupuppet.values.host_objects import HostObject


class CallableValue:
    """A value that can be called and knows its type: the base class of lambdas."""

    __slots__ = ()

    @property
    def callable_type(self) -> Type:
        """A Callable, or a Variant of several."""
        raise NotImplementedError


class CallableType(CompiledType):
    """`Callable[parameters..., low, high, block]`, `Callable[[parameters...], returned]`."""

    __slots__ = ("block", "parameters", "returned")
    name = "Callable"

    def __init__(
        self,
        parameters: TupleType | None = None,
        block: Type | None = None,
        returned: Type | None = None,
    ) -> None:
        self.parameters = parameters
        self.block = block
        self.returned = None if isinstance(returned, AnyType) else returned

    def make_predicate(self) -> Predicate:
        return lambda value: (
            self.is_assignable(value.callable_type)
            if isinstance(value, CallableValue)
            else isinstance(value, HostObject) and self._has_proc(value)
        )

    def _has_proc(self, value: HostObject) -> bool:
        counts = value.parameter_counts
        return counts is not None and self.is_assignable(proc_type(*counts))

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if not isinstance(other, CallableType):
            return False
        if self.returned is not None:
            if not self.returned.is_assignable(other.returned or ANY, guard):
                return False
        if self.parameters is None:
            return True
        # What calls this one must be able to call the other: parameters go the other way.
        if other.parameters is None:
            return False
        if not other.parameters.is_assignable(self.parameters, guard):
            return False
        return (other.block or UNDEF).is_assignable(self.block or UNDEF, guard)

    def accepts_arguments(self, arguments: list[Any]) -> bool:
        """Can it be called with these values, and without a block?"""
        if self.parameters is None:
            return True
        if not self.parameters.is_instance(arguments):
            return False
        return self.block is None or self.block.is_instance(None)

    def generalize(self) -> Type:
        return self._with([type and type.generalize() for type in self._parts()])

    def normalize(self) -> Type:
        return self._with([type and type.normalize() for type in self._parts()])

    def _parts(self) -> tuple[Type | None, Type | None, Type | None]:
        return (self.parameters, self.block, self.returned)

    def _with(self, parts: list[Type | None]) -> Type:
        if all(new is old for new, old in zip(parts, self._parts(), strict=True)):
            return self
        parameters, block, returned = parts
        assert parameters is None or isinstance(parameters, TupleType)  # tuples stay tuples
        return CallableType(parameters, block, returned)

    def identity(self) -> tuple[Any, ...]:
        return self._parts()

    def inner_types(self) -> tuple[Type, ...]:
        return tuple(type for type in self._parts() if type is not None)

    def is_callable_kind(self, optional: bool = True) -> bool:
        return True

    def written(self, writer: TypeWriter) -> str:
        if self.returned is None:
            return "Callable" if self.parameters is None else f"Callable[{self._inside(writer)}]"
        return f"Callable[[{self._inside(writer)}], {self.returned.written(writer)}]"

    def _inside(self, writer: TypeWriter) -> str:
        """The parameters and the block."""
        if self.parameters is None:
            return ""
        types = self.parameters.types
        parts = writer.types(type for type in types if not isinstance(type, UnitType))
        parts += size_parameters(self.parameters.size) if types else ["0", "0"]
        if self.block is not None:
            parts.append(self.block.written(writer))
        return ", ".join(parts)


CALLABLE = CallableType()


def proc_type(low: int, high: int | None) -> CallableType:
    """The type of a proc of Ruby's that needs and takes so many arguments."""
    size = IntegerType(low) if high is None else IntegerType(low, high)
    return CallableType(TupleType([ANY] * (low if high is None else high), size))
