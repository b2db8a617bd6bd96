"""Init: whatever can be converted to a value of a type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.types.base import (
    Guard,
    Predicate,
    Type,
    TypeWriter,
    UnusableType,
    with_parameters,
)
from mupuppet.types.collections import TupleType
from mupuppet.types.combinations import NotUndefType, OptionalType, WrapperType, variant_of
from mupuppet.types.inference import infer_detailed
from mupuppet.types.rich_data import RICH_DATA
from mupuppet.types.scalars import IntegerType
from mupuppet.values.hashes import HashKey
from mupuppet.values.value import Value

#: The types of the parameters of `new` of a type, one Tuple for each signature; None where no
#: instance can be made.
ConstructorParameters = Callable[[Type], list[TupleType] | None]


class InitType(WrapperType):
    """`Init[type, arguments...]`: whatever `type.new` accepts as its first argument.

    The language that declares the type determines this: it gives it to its own `Init`, which passes
    it on to all types derived from it.
    """

    __slots__ = ("_constructor_parameters", "_others", "_single", "_under_way", "arguments")
    name = "Init"

    def __init__(
        self,
        constructor_parameters: ConstructorParameters,
        type: Type | None = None,
        arguments: list[Value] | None = None,
    ) -> None:
        super().__init__(type)
        self._constructor_parameters = constructor_parameters
        self.arguments = arguments or []
        self._single: Type | None = None
        self._others: Type | None = None
        self._under_way: list[Value] = []

    def of(self, type: Type | None, arguments: list[Value]) -> InitType:
        """The same for another type."""
        return InitType(self._constructor_parameters, type, arguments)

    def unparameterized(self) -> Type:
        return self.of(None, [])

    def _accepted(self) -> tuple[Type, Type | None]:
        """The types of single arguments, and those of several ones as tuples."""
        if self._single is None:
            assert self.type is not None  # the callers have looked
            self._single, self._others = self._parameters(self.type)
        return self._single, self._others

    def _parameters(self, made: Type) -> tuple[Type, Type | None]:
        tuples = None
        if not isinstance(made, (InitType, OptionalType, NotUndefType)):
            tuples = self._constructor_parameters(made)
        if tuples is None:
            message = f"Creation of new instance of type '{made}' is not supported"
            raise UnusableType(message)
        if self.arguments:
            return variant_of([made, *self._first_parameters(made, tuples)]), None
        exactly_one = IntegerType(1, 1)
        singles = [given.types[0] for given in tuples if given.effective_size == exactly_one]
        others = [given for given in tuples if given.effective_size != exactly_one]
        return variant_of([made, *singles]), variant_of(others) if others else None

    def _first_parameters(self, made: Type, tuples: list[TupleType]) -> list[Type]:
        given = [infer_detailed(argument) for argument in self.arguments]
        fitting = [
            parameters.types[0]
            for parameters in tuples
            if parameters.effective_size.allows(1 + len(given))
            and parameters.is_assignable(TupleType([parameters.types[0], *given]))
        ]
        if not fitting:
            raise UnusableType(
                f"The type '{self}' does not represent a valid set of parameters for"
                f" {made.generalize().shown_name}.new()"
            )
        return fitting

    def _takes_optional_single(self) -> bool:
        """Does a constructor with several parameters need only the first?"""
        others = self._accepted()[1]
        if others is None:
            return False
        tuples = (others,) if isinstance(others, TupleType) else others.inner_types()
        return any(isinstance(t, TupleType) and t.effective_size.low == 1 for t in tuples)

    def make_predicate(self) -> Predicate:
        if self.type is None:
            return RICH_DATA.is_instance
        return lambda value: self._once(value, lambda: self._accepts(value))

    def _once(self, asked: Value, accepts: Callable[[], bool]) -> bool:
        """An answer; no where the same is being asked: an Object type may have an attribute of
        what it can be made of.
        """
        if any(asked is other for other in self._under_way):
            return False
        self._under_way.append(asked)
        try:
            return accepts()
        finally:
            self._under_way.pop()

    def _accepts(self, value: Value) -> bool:
        single, others = self._accepted()
        if single.is_instance(value):
            return True
        if others is None:
            return False
        if others.is_instance(value):
            return True
        return self._takes_optional_single() and others.is_instance([value])

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        if isinstance(other, InitType):
            if self.type is None:
                return True
            return other.type is not None and self.type.is_assignable(other.type, guard)
        if self.type is None:
            return RICH_DATA.is_assignable(other, guard)
        return self._once(other, lambda: self._accepts_type(other, guard))

    def _accepts_type(self, other: Type, guard: Guard | None) -> bool:
        single, others = self._accepted()
        if single.is_assignable(other, guard):
            return True
        if others is None:
            return False
        if others.is_assignable(other, guard):
            return True
        return self._takes_optional_single() and others.is_assignable(TupleType([other]))

    def generalize(self) -> Type:
        inner = None if self.type is None else self.type.generalize()
        return self if inner is self.type else self.of(inner, self.arguments)

    def normalize(self) -> Type:
        inner = None if self.type is None else self.type.normalize()
        return self if inner is self.type else self.of(inner, self.arguments)

    def identity(self) -> tuple[Any, ...]:
        return (self.type, HashKey(self.arguments))

    def written(self, writer: TypeWriter) -> str:
        if self.type is None:
            return "Init"
        arguments = map(writer.value, self.arguments)
        return with_parameters("Init", [self.type.written(writer), *arguments])
