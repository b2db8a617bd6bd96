"""Bounds for how many calls there are, and how deep they nest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError

if TYPE_CHECKING:
    from mupuppet.compiler.model.context import CompilationContext


def enter(compiler: CompilationContext) -> None:
    """Count a call of a function, or the evaluation of a class or a defined type."""
    compiler.depth += 1
    compiler.lambda_calls += 1
    if compiler.lambda_calls > compiler.limits.lambda_calls:
        raise too_many_calls(compiler.limits.lambda_calls)
    if compiler.depth > compiler.limits.call_depth:
        raise EvaluationError(
            "too-deep", f"calls are nested more than {compiler.limits.call_depth} deep"
        )


def too_many_calls(most: int) -> EvaluationError:
    """What is said when there is no end of calls."""
    message = f"lambdas and functions are called more than {most} times"
    return EvaluationError("too-many-calls", message)
