"""From a node to a Python expression, or to statements.

Ruby's statements have values, Python's have none. `expression` gives an expression for the value of
a node, after it has added the statements that must run before; `into` puts the value where it
belongs: nowhere, into a variable, or into the result of the function.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.generation.builder import (
    Constants,
    Function,
    NotGenerated,
    assign,
    is_name,
    is_simple,
    not_same,
    same,
    target,
    variable,
)
from mupuppet.ruby.compilation.lowering import IGNORED, Lowering, Node, line_of, source_of
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby_semantics.objects import Symbol
from mupuppet.values.value import Value


class Destination(Record, eq=False):
    """Where the value of a node belongs."""

    name: str | None = None


#: The value is not used; or it is the result of the function.
NOWHERE, RESULT = Destination(), Destination()


class Generator:
    """Generates one function, with the blocks in it."""

    def __init__(self, lowering: Lowering) -> None:
        self.lowering = lowering
        self.constants = Constants()
        self.function = Function(None)
        #: The statements of the body that is being generated.
        self.body: list[ast.stmt] = []
        #: The line of the node that is being generated.
        self.line = 1
        #: Whether the function is a method, with a block of its own.
        self.is_method = False
        #: The parameters of the method: kinds, names in the program and in Python.
        self.own_parameters: list[tuple[str, str, str]] = []
        self._count = 0

    # --- Names

    def new_name(self, prefix: str = "t") -> str:
        self._count += 1
        return f"{prefix}{self._count}"

    def declare(self, name: str) -> str:
        """The Python variable that an assignment to a variable of the program sets."""
        found = self.function.find(name)
        if found is None:
            made = self.function.names[name] = self.new_name("v")
            self.function.reset.append(made)
            return made
        owner, made = found
        if owner is not self.function:
            self.function.outer_names.add(made)
        return made

    def parameter(self, name: str) -> str:
        """A parameter of the function that is being generated."""
        made = self.function.names[name] = self.new_name("v")
        return made

    # --- Python

    def call(self, function: str | ast.expr, *arguments: ast.expr) -> ast.expr:
        """A call, at the line of the current node."""
        called = variable(function) if isinstance(function, str) else function
        made = ast.Call(called, list(arguments), [])
        made.lineno = made.end_lineno = self.line
        made.col_offset = made.end_col_offset = 0
        return made

    def add(self, statement: ast.stmt) -> None:
        statement.lineno = statement.end_lineno = self.line
        statement.col_offset = statement.end_col_offset = 0
        self.body.append(statement)

    def literal(self, value: Value) -> ast.expr:
        return self.constants.literal(value)

    def run(self) -> ast.expr:
        return variable("run")

    def stored(self, value: ast.expr) -> ast.Name:
        """A variable with the value, which a statement sets."""
        name = self.new_name()
        self.add(assign(name, value))
        return variable(name)

    def named(self, value: ast.expr) -> tuple[ast.expr, ast.expr]:
        """An expression for the value, and one for the same value later in the same statement."""
        if is_name(value):
            return value, value
        name = self.new_name()
        return ast.NamedExpr(target(name), value), variable(name)

    def captured(self, make: Callable[[], Any]) -> tuple[list[ast.stmt], Any]:
        """The statements that something adds, apart from the others; and its result."""
        outer, self.body = self.body, []
        try:
            made = make()
            return self.body, made
        finally:
            self.body = outer

    def in_order(self, *makers: Callable[[], ast.expr]) -> list[ast.expr]:
        """Expressions that are evaluated one after the other, statements in between included."""
        made: list[ast.expr] = []
        for make in makers:
            place = len(self.body)
            found = make()
            if len(self.body) > place:
                made = self._stored_before(place, made)
            made.append(found)
        return made

    def _stored_before(self, place: int, made: list[ast.expr]) -> list[ast.expr]:
        added, self.body[place:] = self.body[place:], []
        kept = [each if is_simple(each) else self._kept(each) for each in made]
        self.body += added
        return kept

    def _kept(self, value: ast.expr) -> ast.expr:
        if isinstance(value, ast.Starred):
            return ast.Starred(self.stored(value.value), ast.Load())
        return self.stored(value)

    # --- Nodes

    def expression(self, node: Node) -> ast.expr:
        """The value of a node."""
        kind = node.type
        if kind in STATEMENTS:
            name = self.new_name()
            self.into(node, Destination(name))
            return variable(name)
        make = EXPRESSIONS.get(kind)
        if make is None:
            raise NotGenerated(kind)
        outer, self.line = self.line, line_of(node)
        try:
            return make(self, node)
        finally:
            self.line = outer

    def into(self, node: Node, where: Destination) -> None:
        """Add the statements of a node; its value goes where it belongs."""
        if node.type in IGNORED:
            self.put(ast.Constant(None), where)
            return
        outer, self.line = self.line, line_of(node)
        make = STATEMENTS.get(node.type)
        if make is not None:
            make(self, node, where)
        else:
            self.put(self.expression(node), where)
        self.line = outer

    def put(self, value: ast.expr, where: Destination) -> None:
        if where is RESULT:
            self.add(ast.Return(value))
        elif where.name is not None:
            self.add(assign(where.name, value))
        elif not is_name(value):
            self.add(ast.Expr(value))

    def sequence(self, nodes: list[Node], where: Destination) -> None:
        """Statements; their value is that of the last one."""
        wanted = [node for node in nodes if node.type not in IGNORED]
        if not wanted:
            self.put(ast.Constant(None), where)
            return
        for node in wanted[:-1]:
            self.into(node, NOWHERE)
        self.into(wanted[-1], where)

    def block_of(self, node: Node | None, where: Destination) -> list[ast.stmt]:
        """The statements of a `then`, `else`, `do` or a body, at least one."""
        statements, _ = self.captured(lambda: self.body_of(node, where))
        return statements or [ast.Pass()]

    def body_of(self, node: Node | None, where: Destination) -> None:
        if node is None:
            self.put(ast.Constant(None), where)
        elif any(child.type in ("rescue", "ensure") for child in node.named_children):
            STATEMENTS["begin"](self, node, where)
        else:
            self.sequence(node.named_children, where)

    def statements_value(self, nodes: list[Node]) -> ast.expr:
        """The value of statements in an expression: in parentheses, in an interpolation."""
        wanted = [node for node in nodes if node.type not in IGNORED]
        if not wanted:
            return ast.Constant(None)
        for node in wanted[:-1]:
            self.into(node, NOWHERE)
        return self.expression(wanted[-1])

    def unlowered(self, node: Node) -> ast.expr:
        """The closure of a node that uses no local variables."""
        return self.call(self.constants.add(self.lowering.lower(node)), self.run())

    def own_arguments(self) -> list[ast.expr]:
        """The arguments of the method, for `super` without any."""
        values: list[ast.expr] = []
        keys: list[ast.expr | None] = []
        named: list[ast.expr] = []
        for kind, written, name in self.own_parameters:
            if kind == "splat_parameter":
                values.append(ast.Starred(variable(name), ast.Load()))
            elif kind == "keyword_parameter":
                keys.append(self.literal(Symbol(written)))
                named.append(variable(name))
            elif kind == "hash_splat_parameter":
                keys.append(None)
                named.append(variable(name))
            else:
                values.append(variable(name))
        if named:
            values.append(ast.Starred(self.call("options", ast.Dict(keys, named)), ast.Load()))
        return values

    # --- Conditions

    def condition(self, node: Node) -> ast.expr:
        """An expression that is true in Python where the node is in Ruby."""
        kind = node.type
        if kind == "parenthesized_statements" and len(node.named_children) == 1:
            return self.condition(node.named_children[0])
        if kind == "unary" and source_of(node.child_by_field_name("operator")) in ("!", "not"):
            return ast.UnaryOp(ast.Not(), self.condition(node.child_by_field_name("operand")))
        if kind == "binary":
            operator = source_of(node.child_by_field_name("operator"))
            if operator in ("&&", "and", "||", "or"):
                left, right = (node.child_by_field_name(side) for side in ("left", "right"))
                first = self.condition(left)
                statements, second = self.captured(lambda: self.condition(right))
                if not statements:
                    join = ast.And() if operator in ("&&", "and") else ast.Or()
                    return ast.BoolOp(join, [first, second])
                name = self.new_name()
                self.add(assign(name, first))
                test: ast.expr = variable(name)
                if operator in ("||", "or"):
                    test = ast.UnaryOp(ast.Not(), test)
                self.add(ast.If(test, [*statements, assign(name, second)], []))
                return variable(name)
            if operator in ("==", "!="):
                return self.expression(node)
        return self.truth(self.expression(node))

    def truth(self, value: ast.expr) -> ast.expr:
        """Whether a value is neither nil nor false."""
        if isinstance(value, ast.Constant):
            return ast.Constant(value.value is not None and value.value is not False)
        if isinstance(value, ast.Compare):
            return value
        first, again = self.named(value)
        return ast.BoolOp(ast.And(), [not_same(first, None), not_same(again, False)])

    def falsehood(self, value: ast.expr) -> ast.expr:
        first, again = self.named(value)
        return ast.BoolOp(ast.Or(), [same(first, None), same(again, False)])

    # --- What the code is

    @property
    def owner(self) -> Owner:
        return self.lowering.owner


#: How the value of each kind of node is computed; filled by the modules that define them.
EXPRESSIONS: dict[str, Callable[[Generator, Node], ast.expr]] = {}
#: The kinds of nodes that become statements.
STATEMENTS: dict[str, Callable[[Generator, Node, Destination], None]] = {}
