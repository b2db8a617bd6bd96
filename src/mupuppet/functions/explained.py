"""Functions that explain themselves better than by their signatures.

An `ExplainedFunction` may name types for use in its own signatures, and may have explanations:
signatures of calls that it does not accept, each with a function that says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mupuppet.functions.registry import (
    REGISTRY,
    Block,
    Context,
    Dispatch,
    Function,
    FunctionError,
    Implementation,
)
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type
from mupuppet.types.parsing import Resolver, parse_type
from mupuppet.types.signatures import Signature, parse_signature
from mupuppet.values.basic import Value


class LocalTypes:
    """Types that are known only to the signatures of one function."""

    def __init__(self, definitions: dict[str, str]) -> None:
        self._aliases = {
            name.lower(): self._alias(name, text) for name, text in definitions.items()
        }

    def _alias(self, name: str, text: str) -> TypeAlias:
        return TypeAlias(name, lambda: parse_type(text, self.find))

    def find(self, name: str) -> Type | None:
        """The type of a name, in whatever case."""
        return self._aliases.get(name.lower())

    def __getitem__(self, name: str) -> Type:
        return self._aliases[name.lower()]


class _LocalDispatch(Dispatch):
    """An implementation whose signature uses local types."""

    def __init__(self, text: str, implementation: Implementation, resolver: Resolver) -> None:
        super().__init__(text, implementation)
        self._resolver = resolver

    @cached_property
    def signature(self) -> Signature:
        return parse_signature(self.text, self._resolver)


class ExplainedFunction(Function):
    """A function with types and explanations of its own."""

    def __init__(
        self, name: str, *, types: dict[str, str] | None = None, determined: bool = True
    ) -> None:
        super().__init__(name, determined=determined)
        self.types = LocalTypes(types or {})
        self._explanations: list[Dispatch] = []

    def dispatch(self, signature: str) -> Callable[[Implementation], Implementation]:
        """Decorate an implementation."""
        return self._adding_to(self.dispatches, signature)

    def mismatch(self, signature: str) -> Callable[[Implementation], Implementation]:
        """Decorate an explanation of calls that no implementation accepts.

        It is called like an implementation, and gives back what is wrong.
        """
        return self._adding_to(self._explanations, signature)

    def _adding_to(
        self, dispatches: list[Dispatch], signature: str
    ) -> Callable[[Implementation], Implementation]:
        def register(implementation: Implementation) -> Implementation:
            dispatches.append(_LocalDispatch(signature, implementation, self.types.find))
            return implementation

        return register

    def _refusal(
        self, context: Context, arguments: list[Value], block: Block | None
    ) -> FunctionError:
        for explanation in self._explanations:
            if explanation.signature.accepts(arguments, block):
                reason = explanation.implementation(context, *arguments)
                return FunctionError(f"'{self.name}' {reason}")
        return super()._refusal(context, arguments, block)


def explained_function(
    name: str, *, types: dict[str, str] | None = None, determined: bool = True
) -> ExplainedFunction:
    """Define a function with types or explanations of its own."""
    made = ExplainedFunction(name, types=types, determined=determined)
    REGISTRY[name] = made
    return made
