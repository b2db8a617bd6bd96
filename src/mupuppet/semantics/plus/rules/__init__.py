"""The rules of μPuppet⁺, a file for each layer; each is drawn above its code, as in the core."""

from mupuppet.semantics.plus.rules import (  # noqa: F401, I001  (imported to enter them, in this order)
    undef,
    blocks,
    functions,
    iteration,
    virtual,
    overrides,
    defaults,
    ordering,
    rounds,
)
