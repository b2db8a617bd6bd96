"""Statements that only μPuppet⁺ has, from the syntax tree.

Declarations and collectors between arrows are written before the arrow, which is then between
references: a title has no effects, and the same value wherever it is evaluated.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from mupuppet.semantics import features, terms
from mupuppet.semantics.plus.terms import (
    AnyResource,
    Arrow,
    Collector,
    Compared,
    Declaration,
    Defaults,
    Found,
    Joined,
    Override,
    Query,
    Realize,
)
from mupuppet.semantics.plus.translate_calls import CallTranslator
from mupuppet.semantics.terms import Expression, Statement
from mupuppet.semantics.translate_expressions import NOTHING, Translating, absolute
from mupuppet.syntax import nodes

#: The trees that are statements of μPuppet⁺.
PLUS_NODES = (nodes.ResourceDefaults, nodes.ResourceOverride, nodes.Collector)


#: What an attribute may be compared with in a query.
_QUERY_VALUES = (
    nodes.String, nodes.Name, nodes.Integer, nodes.Float, nodes.Boolean, nodes.Undef,
    nodes.Variable, nodes.InterpolatedString,
)  # fmt: skip


class PlusTranslator(CallTranslator):
    """Translates what the core has no statement for."""

    #: How many collectors stood beside arrows.
    labels = 0

    @abstractmethod
    def several(self, node: nodes.Expression) -> Translating[list[Statement]]: ...

    def plus_statement(self, node: nodes.Expression, label: int = 0) -> Translating[Statement]:
        """Defaults, an override, or a collector."""
        made: object = terms.SKIP
        origin = self._origin(node)
        self.has_effect(node)
        match node:
            case nodes.ResourceDefaults(type_, operations) if isinstance(type_, nodes.TypeName):
                self._admits(features.RESOURCE_DEFAULTS, node)
                attributes = yield self.attributes(operations)
                made = Defaults(absolute(type_.value).lower(), attributes, origin)
            case nodes.ResourceOverride(resources, operations):
                self._admits(features.RESOURCE_OVERRIDE, node)
                reference = yield self.expression(resources)
                attributes = yield self.attributes(operations)
                made = Override(reference, attributes, origin)
            case nodes.Collector(type_, exported, query, operations) if isinstance(
                type_, nodes.TypeName
            ):
                self._admits(features.COLLECTOR, node)
                condition = AnyResource() if query is None else (yield self.query(query))
                attributes = yield self.attributes(operations)
                made = Collector(
                    absolute(type_.value).lower(), exported, label, condition, attributes, origin
                )
            case _:
                self._report(features.COMPUTED_TYPE, node)
        return made  # type: ignore[return-value]  # a statement of μPuppet⁺

    def query(self, node: nodes.Expression) -> Translating[Query]:
        origin = self._origin(node)
        match node:
            case nodes.Paren(inner):
                made: Query = yield self.query(inner)
                return made
            case nodes.Binary(("and" | "or") as operator, left, right):
                first = yield self.query(left)
                second = yield self.query(right)
                return Joined(first, operator, second, origin)
            case nodes.Binary(("==" | "!=") as operator, nodes.Name(name), right):
                if name == "tag":
                    self._admits(features.TAG, node)
                if not isinstance(right, _QUERY_VALUES):
                    self._report(features.QUERY, right)
                return Compared(name, operator, (yield self.expression(right)), origin)
            case _:
                self._report(features.QUERY, node)
                return AnyResource()

    def realizes(self, node: nodes.Call) -> Translating[list[Statement]]:
        self._admits(features.REALIZE, node)
        self.has_effect(node)
        made: list[object] = []
        for argument in node.arguments:
            for each in argument.elements if isinstance(argument, nodes.Array) else (argument,):
                made += [Realize((yield self.expression(each)), self._origin(node))]
        return made  # type: ignore[return-value]  # statements of μPuppet⁺

    # --- Arrows

    def relationship(
        self, node: nodes.Relationship
    ) -> Translating[tuple[list[Expression], list[Statement]]]:
        """The references at the right end, and the statements of a chain of arrows."""
        self._admits(features.RELATIONSHIP, node, f"`{node.operator}`")
        self.has_effect(node)
        left, before = yield self.operand(node.left)
        right, after = yield self.operand(node.right)
        statements = [*before, *after]
        operator = node.operator
        for one in left:
            for other in right:
                ends = (one, other) if operator in ("->", "~>") else (other, one)
                arrow = "~>" if "~" in operator else "->"
                statements.append(Arrow(ends[0], arrow, ends[1], self._origin(node)))  # type: ignore[arg-type]  # a statement of μPuppet⁺
        return right, statements

    def operand(
        self, node: nodes.Expression
    ) -> Translating[tuple[list[Expression], list[Statement]]]:
        """What is beside an arrow: references, and statements that go before it."""
        match node:
            case nodes.Paren(inner):
                made: tuple[list[Expression], list[Statement]] = yield self.operand(inner)
                return made
            case nodes.Relationship():
                made = yield self.relationship(node)
                return made
            case nodes.Array(items):
                references: list[Expression] = []
                for item in items:
                    references += [(yield self.expression(item))]
                return references, []
            case nodes.Access(nodes.TypeName() as left, keys) if len(keys) > 1:
                several: list[Expression] = []
                for key in keys:
                    one = nodes.Access(left, (key,), node.start, node.end)
                    several += [(yield self.expression(one))]
                return several, []
            case nodes.Resource():
                statements: list[Statement] = yield self.several(node)
                return _declared(statements), statements
            case nodes.Collector():
                self.labels += 1
                found: Any = Found(self.labels, self._origin(node))
                return [found], [(yield self.plus_statement(node, self.labels))]
            case _:
                expression: Expression = yield self.expression(node)
                return [expression], []


def _declared(statements: list[Any]) -> list[Expression]:
    """References to the resources that statements declare."""
    return [
        terms.ResourceReference(each.type, each.body.title, each.origin)
        for each in statements
        if isinstance(each, Declaration)
    ] or [NOTHING]
