"""Heredocs with a syntax tag whose content has to be evaluated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame


@lowers(n.Heredoc)
def _heredoc(lowering: Lowering, node: n.Heredoc) -> Closure:
    text = lowering.lower(node.text)
    if isinstance(node.text, n.String) or not node.syntax:
        return text  # validation has checked a literal's syntax
    from mupuppet.syntax.heredoc_syntax import check_embedded

    # As for static content, the margin does not move the place of the mistake.
    start = lowering.source.text.rfind("\n", 0, node.text.start) + 1
    first_line = n.String("", start, node.text.end)

    def checked(scope: Frame) -> Value:
        value = text(scope)
        problem = check_embedded(node.syntax, value, _first_error)
        if problem is not None:
            raise lowering.error(problem.id, problem.message, first_line)
        return value

    return checked


def _first_error(content: str, epp: bool) -> str | None:
    """What is wrong with Puppet code in a heredoc."""
    from mupuppet.syntax.parser import parse
    from mupuppet.syntax.validation import validate

    source = SourceFile(content, "")
    result = parse(source, epp=epp)
    diagnostics = result.diagnostics
    if result.ok:
        diagnostics += validate(result, source)
    return next((d.message for d in diagnostics if d.is_error), None)
