"""Callable: the types of lambdas and functions."""

from __future__ import annotations

from typing import Any

from mupuppet.types.base import ANY, UNDEF, AnyType, Guard, Predicate, Type
from mupuppet.types.collections import TupleType
from mupuppet.values.host_objects import HostObject


class CallableValue:
    """A value that can be called and knows its type: the base class of lambdas."""

    __slots__ = ()

    @property
    def callable_type(self) -> Type:
        """A Callable, or a Variant of several."""
        raise NotImplementedError


class CallableType(Type):
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
        from mupuppet.types.inference import infer

        return value.parameter_counts is not None and self.is_assignable(infer(value))

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

    def accepts_arguments(self, arguments: list[Any], block: object = None) -> bool:
        """Can it be called with these values?"""
        if self.parameters is None:
            return True
        if not self.parameters.is_instance(arguments):
            return False
        return block is None if self.block is None else self.block.is_instance(block)

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


CALLABLE = CallableType()
