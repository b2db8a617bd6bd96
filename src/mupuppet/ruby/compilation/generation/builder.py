"""Python's syntax trees: functions under construction, their variables and constants."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any

from mupuppet.values.value import Value


class NotGenerated(Exception):
    """A construct that is left to the closures."""


LOAD, STORE = ast.Load(), ast.Store()
#: Integers beyond this are constants of the function.
_LARGEST_LITERAL = 1 << 60


def variable(name: str) -> ast.Name:
    return ast.Name(name, LOAD)


def target(name: str) -> ast.Name:
    return ast.Name(name, STORE)


def nothing() -> ast.Constant:
    return ast.Constant(None)


def is_simple(expression: ast.expr) -> bool:
    """Whether an expression may be evaluated later, and again."""
    if isinstance(expression, ast.Constant):
        return True
    # Variables of the program may have changed until then.
    return isinstance(expression, ast.Name) and expression.id[0] != "v"


def is_name(expression: ast.expr) -> bool:
    return isinstance(expression, (ast.Constant, ast.Name))


def assign(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([target(name)], value)


def same(left: ast.expr, right: Value) -> ast.expr:
    """`left is right`, of nil, true or false."""
    return ast.Compare(left, [ast.Is()], [ast.Constant(right)])


def not_same(left: ast.expr, right: Value) -> ast.expr:
    return ast.Compare(left, [ast.IsNot()], [ast.Constant(right)])


def both(*parts: ast.expr) -> ast.expr:
    return ast.BoolOp(ast.And(), list(parts))


def either(*parts: ast.expr) -> ast.expr:
    return ast.BoolOp(ast.Or(), list(parts))


def has_type(value: ast.expr, kind: str) -> ast.expr:
    """`type(value) is kind`"""
    return ast.Compare(ast.Call(variable("type"), [value], []), [ast.Is()], [variable(kind)])


def attribute(value: ast.expr, name: str) -> ast.expr:
    """An attribute of an object of ours; the name is never one of the program's."""
    return ast.Attribute(value, name, LOAD)


def element(value: ast.expr, index: ast.expr) -> ast.expr:
    return ast.Subscript(value, index, LOAD)


def parameters(
    plain: Iterable[str] = (),
    optional: Iterable[tuple[str, ast.expr]] = (),
    rest: str | None = None,
) -> ast.arguments:
    """The parameters of a Python function."""
    pairs = list(optional)
    return ast.arguments(
        posonlyargs=[],
        args=[ast.arg(name) for name in (*plain, *(name for name, _ in pairs))],
        vararg=ast.arg(rest) if rest is not None else None,
        kwonlyargs=[],
        kw_defaults=[],
        defaults=[default for _, default in pairs],
    )


class Function:
    """A Python function under construction: a method, a block, a template."""

    def __init__(self, outer: Function | None, *, is_block: bool = False) -> None:
        self.outer = outer
        self.is_block = is_block
        self.is_lambda = False
        #: The variables of the program that belong to it, with their names in Python.
        self.names: dict[str, str] = {}
        #: Those that are nil at first; parameters are not.
        self.reset: list[str] = []
        #: Variables of enclosing functions that it assigns to.
        self.outer_names: set[str] = set()
        #: The name of what `return` in an inner block, and `break`, look for.
        self.return_token: str | None = None
        self.break_token: str | None = None
        #: The enclosing loops, the innermost last.
        self.loops: list[Loop] = []

    def find(self, name: str) -> tuple[Function, str] | None:
        function: Function | None = self
        while function is not None:
            if name in function.names:
                return function, function.names[name]
            function = function.outer
        return None

    def head(self) -> list[ast.stmt]:
        """The statements at the beginning, for its variables."""
        made: list[ast.stmt] = []
        if self.outer_names:
            made.append(ast.Nonlocal(sorted(self.outer_names)))
        if self.reset:
            made.append(ast.Assign([target(name) for name in self.reset], nothing()))
        return made


class Loop:
    """A `while` or `for`, or what only looks like a loop in Python."""

    def __init__(self, result: str | None, *, is_real: bool = True) -> None:
        #: Where the value of a `break` belongs.
        self.result = result
        #: Otherwise it begins a body with `retry` again.
        self.is_real = is_real
        #: What happens with the value of an iteration, if the loop was a call with a block.
        self.finish: Callable[[ast.expr], None] | None = None


class Constants:
    """The constants of a function: names in Python, and values."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self._names: dict[tuple[str, Any], str] = {}

    def add(self, value: Any) -> ast.expr:
        name = f"k{len(self.values)}"
        self.values[name] = value
        return variable(name)

    def shared(self, kind: str, key: Any, make: Callable[[], Any]) -> ast.expr:
        """A constant that may be used in several places."""
        name = self._names.get((kind, key))
        if name is None:
            made = self.add(make())
            assert isinstance(made, ast.Name)
            name = self._names[kind, key] = made.id
        return variable(name)

    def literal(self, value: Value) -> ast.expr:
        """A string, a symbol, a number, nil, true or false."""
        if value is None or value is True or value is False:
            return ast.Constant(value)
        if type(value) is int and -_LARGEST_LITERAL < value < _LARGEST_LITERAL:
            return ast.Constant(value)
        if type(value) is str:
            return self.shared("string", value, lambda: value)
        return self.add(value)


#: Contexts and operators, which have neither a line nor anything inside.
_SIGNS = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)


def locate(definition: ast.FunctionDef) -> None:
    """Give all that has no line the one of what it is in.

    As `ast.fix_missing_locations` does, which took most of the time of generating a function.
    """
    waiting: list[tuple[ast.AST, int]] = [(definition, definition.lineno)]
    while waiting:
        node, line = waiting.pop()
        fields = vars(node)
        line = fields.get("lineno", line)
        for value in fields.values():
            if isinstance(value, list):
                waiting += [(each, line) for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, _SIGNS):
                waiting.append((value, line))
        fields.update(lineno=line, end_lineno=line, col_offset=0, end_col_offset=0)
