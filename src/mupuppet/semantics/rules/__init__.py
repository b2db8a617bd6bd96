"""The step rules of the paper, in its order and grouping: one function each, named as there."""

from mupuppet.semantics.rules import (  # noqa: F401, I001  (imported to enter them, in this order)
    variables,
    operators,
    similar,
    sugar,
    data,
    selectors,
    resources,
    statements,
    classes,
    scoping,
    manifests,
)
