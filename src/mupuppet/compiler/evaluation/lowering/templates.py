"""The parts of EPP templates: text, and tags with expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.ruby_semantics.conversion import no_method
from mupuppet.syntax import nodes as n
from mupuppet.syntax.strictness import Strictness
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame


@lowers(n.RenderString)
def _render_string(lowering: Lowering, node: n.RenderString) -> Closure:
    text = node.value

    def render(scope: Frame) -> Value:
        _pieces(scope, lowering, node).append(text)
        return None

    return render


@lowers(n.RenderExpression, n.RenderBlock)
def _render(lowering: Lowering, node: n.RenderExpression | n.RenderBlock) -> Closure:
    if isinstance(node, n.RenderBlock):
        inner = lowering.body(node.body)
    else:
        inner = lowering.lower(node.expression)

    def render(scope: Frame) -> Value:
        value = inner(scope)
        piece = value if isinstance(value, Sensitive) else to_string(value)
        _pieces(scope, lowering, node).append(piece)
        return None

    return render


def _pieces(scope: Frame, lowering: Lowering, node: n.Node) -> list[Any]:
    """What has been rendered so far."""
    if scope.template is not None:
        return scope.template
    # Puppet has them in a variable of this name, which is not there yet.
    message = "Undefined variable '@epp'; "
    strict = scope.compiler.strict
    if strict is not Strictness.ERROR:
        if strict is not Strictness.OFF:
            scope.compiler.log.add("warning", message)
        message = no_method("<<", None).message
    hint = "the default of a template's parameter can hold neither text nor tags"
    error = EvaluationError("template-error", message, hint=hint)
    raise runtime_error(error, lowering.source, node)
