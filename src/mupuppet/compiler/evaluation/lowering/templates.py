"""The parts of templates in EPP: text, and tags with expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.syntax import nodes as n
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame


@lowers(n.RenderString)
def _render_string(lowering: Lowering, node: n.RenderString) -> Closure:
    text = node.value

    def render(scope: Frame) -> Value:
        assert scope.template is not None  # text stands only in templates
        scope.template.append(text)
        return None

    return render


@lowers(n.RenderExpression, n.RenderBlock)
def _render(lowering: Lowering, node: n.RenderExpression | n.RenderBlock) -> Closure:
    if isinstance(node, n.RenderBlock):
        inner = lowering.body(node.body)
    else:
        inner = lowering.lower(node.expression)

    def render(scope: Frame) -> Value:
        assert scope.template is not None  # tags stand only in templates
        value = inner(scope)
        scope.template.append(value if isinstance(value, Sensitive) else to_string(value))
        return None

    return render
