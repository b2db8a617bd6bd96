"""How stdlib's functions are declared and found.

Functions of the 4.x API have signatures, like the built-in ones; those of the 3.x API (`legacy`)
check their arguments themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from mupuppet.functions import function_index
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import Implementation, Registry

Define = Callable[[Implementation], Implementation]

#: The functions of the module stdlib.
STDLIB: Final = Registry("stdlib", function_index.STDLIB)
function = STDLIB.function
legacy = partial(legacy_function, registry=STDLIB)
find_stdlib_function = STDLIB.find


def functions(
    names: tuple[str, ...], topic: Topic, description: str, traits: Trait = Trait.NONE
) -> Callable[[str], Define]:
    """Declare a function that has several names; the result dispatches for all of them."""
    declared = [function(name, topic, description, traits=traits) for name in names]

    def dispatch(signature: str) -> Define:
        def register(implementation: Implementation) -> Implementation:
            for each in declared:
                each.dispatch(signature)(implementation)
            return implementation

        return register

    return dispatch
