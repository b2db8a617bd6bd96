"""Trees to closures.

`lower(node)` gives a function from a scope to a value. It is called once per node, whatever
can be decided about the node is decided then, and what is left at run time is the closure.

- `expressions`: literals, variables, strings, operators
- `access`: `x[1]` on all kinds of values
- `control`: conditionals, blocks
- `calls`: functions, methods, lambdas; `parameters`: theirs, and those of classes
- `literals`: what is written out in arrays, hashes and arguments
- `resources`: resources, defaults, overrides, collectors, relationships; `queries`: of collectors
- `heredocs`: those that claim a syntax
"""

from mupuppet.compiler.lowering import (  # noqa: F401  # they register what they lower
    access,
    control,
    expressions,
    heredocs,
    resources,
)
from mupuppet.compiler.lowering.base import Closure, LoweredBody, Lowering
from mupuppet.compiler.lowering.calls import lower_lambda
from mupuppet.compiler.lowering.parameters import LoweredParameters, lower_parameters

__all__ = [
    "Closure",
    "LoweredBody",
    "LoweredParameters",
    "Lowering",
    "lower_lambda",
    "lower_parameters",
]
