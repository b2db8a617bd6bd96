"""Operators of two values."""

from __future__ import annotations

import ast

from mupuppet.ruby.compilation.generation.builder import NotGenerated
from mupuppet.ruby.compilation.generation.generator import Generator
from mupuppet.ruby.compilation.generation.support import QUICK_OPERATORS
from mupuppet.ruby.core.operators import OPERATORS


def operation(generator: Generator, operator: str, left: ast.expr, right: ast.expr) -> ast.expr:
    """An operator of two values."""
    if operator == "==":
        return generator.call("equal", left, right)
    if operator == "!=":
        return ast.UnaryOp(ast.Not(), generator.call("equal", left, right))
    function = QUICK_OPERATORS.get(operator) or OPERATORS.get(operator)
    if function is None:
        raise NotGenerated(operator)
    called = generator.constants.shared("operator", operator, lambda: function)
    return generator.call(called, generator.run(), left, right)
