"""Built-in functions of Puppet's older interface."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.functions.registry import REGISTRY
from mupuppet.functions.stdlib.legacy import LegacyFunction, LegacyImplementation


def legacy_function(
    name: str, arity: int, *, determined: bool = True
) -> Callable[[LegacyImplementation], LegacyImplementation]:
    """Define a function that gets its arguments as one list, converted for older code.

    The arity is Ruby's: 1 is one argument, -1 any number, -2 at least one.
    """

    def register(implementation: LegacyImplementation) -> LegacyImplementation:
        REGISTRY[name] = LegacyFunction(name, implementation, arity, determined=determined)
        return implementation

    return register
