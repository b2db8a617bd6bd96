"""The calls that are being evaluated, and the limits of their number and nesting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError

if TYPE_CHECKING:
    from mupuppet.compiler.limits import Limits
    from mupuppet.compiler.model.interfaces import CallSite
    from mupuppet.syntax.nodes import Node


class CallCounter:
    """The calls of one compilation."""

    __slots__ = ("count", "depth", "maximum", "maximum_depth", "stack")

    def __init__(self, limits: Limits) -> None:
        #: How many calls of lambdas and functions there have been.
        self.count = 0
        #: How deep functions, classes and defined types are nested now.
        self.depth = 0
        #: The calls in manifests that may have other code inside them, the innermost last; a
        #: manifest that is being evaluated has no node.
        self.stack: list[tuple[CallSite, Node | None]] = []
        self.maximum = limits.lambda_calls
        self.maximum_depth = limits.call_depth

    def places(self) -> list[tuple[str, int]]:
        """The file and the line of each call, as Puppet's `PuppetStack` lists them.

        The innermost is the first. A manifest has the line 0.
        """
        return [
            (site.source.name or "unknown", 0 if node is None else site.line(node.start))
            for site, node in reversed(self.stack)
        ]

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
