"""Calls, lambdas and definitions of functions, from the syntax tree, as μPuppet⁺ has them.

A call for its value and one for its effects are different terms: only the second may declare
something. In a function, variables that it does not bind are those of the top scope.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

from mupuppet.semantics import features, terms
from mupuppet.semantics.plus.builtins import BUILTINS
from mupuppet.semantics.plus.terms import (
    Call,
    CallStatement,
    Create,
    Each,
    FunctionDefinition,
    Iteration,
    Lambda,
)
from mupuppet.semantics.terms import Expression, Manifest, Parameters, Statement
from mupuppet.semantics.translate_expressions import (
    NOTHING,
    ExpressionTranslator,
    Translating,
    absolute,
)
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes

#: g: what takes a lambda for its values.
ITERATIONS = frozenset({"map", "filter", "reduce", "with", "any", "all"})


class CallTranslator(ExpressionTranslator):
    """Translates calls."""

    def __init__(
        self, source: SourceFile, builtin_types: Collection[str], layers: Collection[str]
    ) -> None:
        super().__init__(source, builtin_types, layers)
        #: The functions of the manifest, and those of them that declare something.
        self.functions: set[str] = set()
        self.effectful: set[str] = set()
        #: Calls of these for their values.
        self.valued: list[tuple[str, nodes.Node]] = []
        #: The function that is translated, and how many lambdas around have values that are used.
        self.function = ""
        self.pure = 0

    @abstractmethod
    def parameters(self, parameters: tuple[nodes.Parameter, ...]) -> Translating[Parameters]: ...

    def find_functions(self, program: nodes.Program) -> None:
        """Note the functions of a program, which may be called before they are defined."""
        self.functions = {
            absolute(node.name)
            for node in program.body
            if isinstance(node, nodes.FunctionDefinition)
        }

    def has_effect(self, node: nodes.Node) -> None:
        """Note a statement that declares something, which has no place in an expression."""
        if self.pure:
            self._report(features.LAMBDA_EFFECTS, node)
        elif self.function:
            self.effectful.add(self.function)

    def check_calls(self) -> None:
        """Report calls for the value of a function that declares something."""
        for name, node in self.valued:
            if name in self.effectful:
                self._report(features.LAMBDA_EFFECTS, node, f"`{name}`")

    # --- Definitions

    def function_definition(self, node: nodes.FunctionDefinition) -> Translating[Manifest]:
        self._admits(features.FUNCTION_DEFINITION, node)
        if node.return_type is not None:
            self._report(features.PARAMETER_TYPE, node.return_type)
        self.function = absolute(node.name)
        self.locals = {each.name for each in node.parameters}
        parameters = yield self.parameters(node.parameters)
        body = yield self.body(node.body)
        self.function, self.locals = "", None
        name = absolute(node.name)
        return FunctionDefinition(name, parameters, body, self._origin(node))  # type: ignore[return-value]  # of μPuppet⁺

    def lambda_(self, node: nodes.Lambda, *, used: bool) -> Translating[Lambda]:
        if node.return_type is not None:
            self._report(features.PARAMETER_TYPE, node.return_type)
        if any(each.default is not None for each in node.parameters):
            self._report(features.LAMBDA, node, "a parameter with a default")
        with self._names(node), self._used(used):
            parameters = yield self.parameters(node.parameters)
            body = yield self.body(node.body)
        return Lambda(parameters, body, self._origin(node))

    @contextmanager
    def _names(self, node: nodes.Lambda) -> Iterator[None]:
        outer = self.locals
        if outer is not None:
            self.locals = outer | {each.name for each in node.parameters}
        yield
        self.locals = outer

    @contextmanager
    def _used(self, used: bool) -> Iterator[None]:
        self.pure += used
        yield
        self.pure -= used

    # --- Calls

    def call(self, node: nodes.Call | nodes.MethodCall) -> Translating[Expression | None]:
        """A call for its value; None if it is not a form of μPuppet⁺."""
        name, arguments, block = call_parts(node)
        made: Any = None
        if block is not None and name in ITERATIONS:
            self._admits(features.ITERATION, node, f"`{name}`")
            cells = yield self._arguments(arguments)
            body = yield self.lambda_(block, used=True)
            made = Iteration(name, cells, body, self._origin(node))
        elif block is None and (name in self.functions or name in BUILTINS):
            self._admits(features.KNOWN_CALL, node, f"`{name}`")
            self.valued.append((name, node))
            made = Call(name, (yield self._arguments(arguments)), self._origin(node))
        expression: Expression | None = made
        return expression

    def call_statement(self, node: nodes.Call | nodes.MethodCall) -> Translating[Statement | None]:
        """A call for its effects; None if it is not a form of μPuppet⁺."""
        name, arguments, block = call_parts(node)
        origin = self._origin(node)
        made: Any = None
        if name == "each" and block is not None:
            self._admits(features.ITERATION, node, "`each`")
            self.has_effect(node)
            cells = yield self._arguments(arguments)
            made = Each(cells, (yield self.lambda_(block, used=False)), origin)
        elif name == "create_resources" and block is None:
            self._admits(features.CREATE_RESOURCES, node)
            self.has_effect(node)
            made = Create((yield self._arguments(arguments)), origin)
        elif name in self.functions and block is None and not self.pure:
            self._admits(features.KNOWN_CALL, node, f"`{name}`")
            self.has_effect(node)
            made = CallStatement(name, (yield self._arguments(arguments)), origin)
        statement: Statement | None = made
        return statement

    def _arguments(self, arguments: tuple[nodes.Expression, ...]) -> Translating[terms.Elements]:
        made: list[Expression] = []
        for argument in arguments:
            made += [(yield self.expression(argument))]
        return terms.elements(made)

    def unsupported_expression(self, node: nodes.Expression) -> Translating[Expression]:
        if self.is_plus and isinstance(node, nodes.Call | nodes.MethodCall):
            made: Expression | None = yield self.call(node)
            if made is not None:
                return made
        yield super().unsupported_expression(node)
        return NOTHING


def call_parts(
    node: nodes.Call | nodes.MethodCall,
) -> tuple[str, tuple[nodes.Expression, ...], nodes.Lambda | None]:
    """The name, the arguments with the receiver first, and the lambda of a call."""
    if isinstance(node, nodes.MethodCall):
        return absolute(node.name.value), (node.receiver, *node.arguments), node.block
    name = node.function.value if isinstance(node.function, nodes.Name) else ""
    return absolute(name), node.arguments, node.block
