"""How `new` creates values: constructors by type.

The types know what a constructor accepts (`types.constructors`). This module has an implementation
for each signature, and explanations of what a constructor does not accept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from mupuppet.functions.registry import ArgumentMismatch, Context, Implementation
from mupuppet.types.base import Type
from mupuppet.types.builtin import builtin, constructors, parse_type
from mupuppet.types.inference import infer_generalized
from mupuppet.types.signatures import Signature, describe_signatures, parse_signature
from mupuppet.values.value import Value

#: Says why arguments are not accepted.
Explanation = Callable[..., str]


class Constructor:
    """Makes values of a type."""

    def __init__(
        self,
        name: str,
        type: Type,
        implementations: Sequence[Implementation],
        explanations: Sequence[tuple[str, Explanation]] = (),
    ) -> None:
        #: What messages call the function.
        self.name = name
        self._type = type
        self._implementations = implementations
        self._explanations = explanations

    @cached_property
    def _signatures(self) -> tuple[Signature, ...]:
        signatures = constructors().signatures(self._type)
        assert signatures is not None  # there is a constructor
        return signatures

    @cached_property
    def _refusals(self) -> list[tuple[Signature, Explanation]]:
        return [
            (parse_signature(string, parse_type), explain) for string, explain in self._explanations
        ]

    def make(self, context: Context, arguments: list[Value]) -> Value:
        """A value of the arguments; raises FunctionError."""
        for signature, implementation in zip(self._signatures, self._implementations, strict=True):
            if signature.accepts(arguments):
                return implementation(context, *arguments)
        for signature, explain in self._refusals:
            if signature.accepts(arguments):
                raise ArgumentMismatch(f"'{self.name}' {explain(*arguments)}")
        raise ArgumentMismatch(describe_signatures(self.name, self._signatures, arguments))


def constructor(
    name: str,
    type_name: str,
    *implementations: Implementation,
    explanations: Sequence[tuple[str, Explanation]] = (),
) -> Constructor:
    """The constructor of a type of the language."""
    type = builtin(type_name)
    assert type is not None  # all names here are those of such types
    return Constructor(name, type, implementations, explanations)


def not_convertible(value: Value, target: str) -> str:
    """The error for a value that cannot be converted."""
    if isinstance(value, str):
        return f"The string '{value}' cannot be converted to {target}"
    return f"Value of type {infer_generalized(value)} cannot be converted to {target}"
