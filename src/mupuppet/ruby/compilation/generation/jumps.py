"""Statements around a loop or a call: counted iterations, `return` and `break` out of blocks."""

from __future__ import annotations

import ast

from mupuppet.ruby.compilation.generation.builder import assign, attribute, target, variable
from mupuppet.ruby.compilation.generation.generator import Generator
from mupuppet.ruby.core.run import MAX_STEPS


def tick() -> list[ast.stmt]:
    """Count an iteration, and stop where there are too many."""
    steps = ast.Attribute(variable("run"), "steps", ast.Store())
    increased = ast.BinOp(attribute(variable("run"), "steps"), ast.Add(), ast.Constant(1))
    return [
        ast.Assign([steps, target("steps")], increased),
        ast.If(
            ast.Compare(variable("steps"), [ast.Gt()], [ast.Constant(MAX_STEPS)]),
            [ast.Expr(ast.Call(attribute(variable("run"), "tick"), [], []))],
            [],
        ),
    ]


def catching(kind: str, token: str, statements: list[ast.stmt]) -> list[ast.stmt]:
    """A body of a function that a jump with the token ends."""
    jump = f"{token}_"
    other = ast.Compare(attribute(variable(jump), "owner"), [ast.IsNot()], [variable(token)])
    handler = ast.ExceptHandler(
        variable(kind),
        jump,
        [ast.If(other, [ast.Raise()], []), ast.Return(attribute(variable(jump), "value"))],
    )
    return [
        assign(token, ast.Call(variable("Token"), [], [])),
        ast.Try(statements, [handler], [], []),
    ]


def catching_value(generator: Generator, call: ast.expr, token: str) -> ast.expr:
    """The value of a call, or that of a `break` in its block."""
    result, jump = generator.new_name(), f"{token}_"
    other = ast.Compare(attribute(variable(jump), "owner"), [ast.IsNot()], [variable(token)])
    handler = ast.ExceptHandler(
        variable("Break"),
        jump,
        [ast.If(other, [ast.Raise()], []), assign(result, attribute(variable(jump), "value"))],
    )
    generator.add(ast.Try([assign(result, call)], [handler], [], []))
    return variable(result)
