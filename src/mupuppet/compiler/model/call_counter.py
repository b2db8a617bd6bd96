"""Counts calls, and limits how many there are and how deep they nest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError

if TYPE_CHECKING:
    from mupuppet.compiler.limits import Limits


class CallCounter:
    """The calls of one compilation."""

    __slots__ = ("count", "depth", "maximum", "maximum_depth")

    def __init__(self, limits: Limits) -> None:
        #: How many calls of lambdas and functions there have been.
        self.count = 0
        #: How deep functions, classes and defined types are nested now.
        self.depth = 0
        self.maximum = limits.lambda_calls
        self.maximum_depth = limits.call_depth

    def enter(self) -> None:
        """Count a call of a function, or the evaluation of a class or a defined type.

        The caller decrements `depth` at the end.
        """
        self.depth = depth = self.depth + 1
        self.count = count = self.count + 1
        if count > self.maximum:
            raise too_many_calls(self.maximum)
        if depth > self.maximum_depth:
            message = f"calls are nested more than {self.maximum_depth} deep"
            raise EvaluationError("too-deep", message)


def too_many_calls(maximum: int) -> EvaluationError:
    """The error for a loop that does not seem to end."""
    message = f"lambdas and functions are called more than {maximum} times"
    return EvaluationError("too-many-calls", message)
