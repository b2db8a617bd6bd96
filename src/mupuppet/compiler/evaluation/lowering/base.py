"""The table of lowerings, one for each class of node."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from mupuppet.compiler.errors import EvaluationError
from mupuppet.syntax.nodes import (
    Body,
    EppTemplate,
    FunctionDefinition,
    Lambda,
    Node,
    Operation,
    Parameter,
)
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.compiler.program.definitions import Unit
    from mupuppet.diagnostics.ids import DiagnosticId

Closure = Callable[["Frame"], Value]
LoweredBody = Callable[["Frame"], Value]

Block = Lambda | FunctionDefinition | EppTemplate
N = TypeVar("N", bound=Node)
_Lowerer = Callable[["Lowering", Any], Closure]

_LOWERERS: dict[type[Node], _Lowerer] = {}


def lowers(*classes: type[Node]) -> Callable[[_Lowerer], _Lowerer]:
    """Register how nodes of these classes are lowered."""

    def register(lowerer: _Lowerer) -> _Lowerer:
        for cls in classes:
            _LOWERERS[cls] = lowerer
        return lowerer

    return register


def lowered_in(module: str, *classes: type[Node]) -> None:
    """Say which module of this package registers how nodes of these classes are lowered.

    It is loaded for the first of them: most runs are small, and need few.
    """

    def load_and_lower(lowering: Lowering, node: Node) -> Closure:
        import_module(f"mupuppet.compiler.evaluation.lowering.{module}")
        return _LOWERERS[type(node)](lowering, node)

    lowers(*classes)(load_and_lower)


class Lowering:
    """Lowers the nodes of one file."""

    __slots__ = ("source", "unit")

    #: Whether literals need not be evaluated one by one, since they are not asked for later.
    folds_literals = True

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.source = unit.source

    def lower(self, node: Node) -> Closure:
        return _LOWERERS[type(node)](self, node)

    def lower_all(self, nodes: tuple[Node, ...]) -> list[Closure]:
        return [_LOWERERS[type(node)](self, node) for node in nodes]

    # What a lowering that records evaluations must know the role of has a method of its own.

    def block_body(self, node: Block) -> LoweredBody:
        """The body of a lambda, a function or a template."""
        return self.body(node.body)

    def attribute(self, operation: Operation) -> Closure:
        """The value that a resource expression gives to attributes."""
        return self.lower(operation.value)

    def default(self, parameter: Parameter, default: Node) -> Closure:
        """The default of a parameter."""
        return self.lower(default)

    def body(self, statements: Body) -> LoweredBody:
        """The statements one after the other; the value is the last one's."""
        closures = self.lower_all(statements)
        if not closures:
            return _nothing
        if len(closures) == 1:
            return closures[0]
        if len(closures) == 2:
            first, second = closures

            def two(scope: Frame) -> Value:
                first(scope)
                return second(scope)

            return two
        last = closures.pop()

        def many(scope: Frame) -> Value:
            for closure in closures:
                closure(scope)
            return last(scope)

        return many

    def line(self, offset: int) -> int:
        return self.source.line(offset)

    def error(
        self,
        id: DiagnosticId,
        message: str,
        node: Node,
        hint: str | None = None,
        during: str | None = None,
        *,
        notes: tuple[str, ...] = (),
    ) -> EvaluationError:
        return EvaluationError(
            id, message, self.source, node, hint=hint, during=during, notes=notes
        )


def _nothing(scope: Frame) -> Value:
    return None
