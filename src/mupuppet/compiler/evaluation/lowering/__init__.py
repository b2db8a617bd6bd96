"""Trees to closures.

`lower(node)` returns a function from a scope to a value. It is called once per node and decides
everything that can be decided in advance; only the closure is left for run time.

- `expressions`: literals, arrays, hashes, variables, strings
- `literals`: arrays and hashes of literals
- `assignments`, `operators`
- `access`: `x[1]` on all kinds of values
- `control`: conditionals
- `templates`: text and tags of EPP
- `calls`: functions, methods, lambdas; `parameters`: theirs, and those of classes
- `signatures`: what functions and lambdas accept
- `resources`: resources, defaults, overrides, relationships
- `collectors`; `queries`: what they look for
- `heredocs`: those that claim a syntax
"""

from mupuppet.compiler.evaluation.lowering import (  # noqa: F401  # they register what they lower
    expressions,
    resources,
)
from mupuppet.compiler.evaluation.lowering.base import Closure, LoweredBody, Lowering, lowered_in
from mupuppet.compiler.evaluation.lowering.parameters import LoweredParameters, lower_parameters
from mupuppet.syntax import nodes as n

__all__ = [
    "Closure",
    "LoweredBody",
    "LoweredParameters",
    "Lowering",
    "lower_parameters",
]

lowered_in("access", n.Access)
lowered_in("assignments", n.Assignment)
lowered_in("calls", n.Call, n.MethodCall)
lowered_in("collectors", n.Collector)
lowered_in("control", n.If, n.Unless, n.Case, n.Selector)
lowered_in("heredocs", n.Heredoc)
lowered_in("operators", n.Not, n.Negate, n.Unfold, n.Binary)
lowered_in("templates", n.RenderString, n.RenderExpression, n.RenderBlock)
