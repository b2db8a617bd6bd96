"""Blocks and lambdas: nested functions, and how their parameters take what is yielded."""

from __future__ import annotations

import ast

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.blocks import highest_number
from mupuppet.ruby.compilation.generation.assignments import store
from mupuppet.ruby.compilation.generation.builder import (
    Function,
    NotGenerated,
    assign,
    both,
    has_type,
    nothing,
    parameters,
    same,
    target,
    variable,
)
from mupuppet.ruby.compilation.generation.generator import RESULT, Generator
from mupuppet.ruby.compilation.generation.jumps import catching, tick
from mupuppet.ruby.compilation.lowering import Node, source_of
from mupuppet.ruby.core.owners import Owner


class GeneratedBlock(Record):
    """A block: the expression that makes the proc, and what `break` in it looks for."""

    proc: ast.expr
    break_token: str | None


class BlockParameters:
    """The parameters of a block."""

    def __init__(self) -> None:
        #: The positional ones: plain names, or nodes that take a value apart.
        self.places: list[str | Node] = []
        self.splat: int | None = None
        self.defaults: dict[int, Node] = {}
        self.keywords: list[tuple[str, Node | None]] = []
        #: `|first,|` takes the first of an array.
        self.takes_first = False

    @property
    def is_plain(self) -> bool:
        return self.splat is None and not self.defaults and not self.keywords

    @property
    def spreads(self) -> bool:
        return len(self.places) > 1 or self.takes_first


def generate_block(
    generator: Generator, parameters_node: Node | None, node: Node, *, is_lambda: bool = False
) -> GeneratedBlock:
    """Define the function of a block; nothing of it runs yet."""
    outer = generator.function
    function = generator.function = Function(outer, is_block=True)
    function.is_lambda = is_lambda
    name = generator.new_name("b")
    place = len(generator.body)
    given = read_parameters(generator, parameters_node, node)
    arguments: list[ast.arguments] = []

    def body() -> None:
        for statement in tick():
            generator.add(statement)
        arguments.append(_take(generator, given, is_lambda=is_lambda))
        _body(generator, node)

    statements, _ = generator.captured(body)
    generator.function = outer
    head = function.head()
    if function.return_token is not None:
        statements = catching("Return", function.return_token, statements)
    definition = ast.FunctionDef(name, arguments[0], [*head, *statements], [])
    generator.body.insert(place, _at(definition, generator.line))
    if function.break_token is not None:
        made = assign(function.break_token, ast.Call(variable("Token"), [], []))
        generator.body.insert(place, _at(made, generator.line))
    return GeneratedBlock(_proc(generator, given, name, is_lambda), function.break_token)


def _at(statement: ast.stmt, line: int) -> ast.stmt:
    statement.lineno = statement.end_lineno = line
    statement.col_offset = statement.end_col_offset = 0
    return statement


def _body(generator: Generator, node: Node) -> None:
    body = node.child_by_field_name("body") if node.type != "body_statement" else node
    if body is not None and body.type == "begin":
        generator.into(body, RESULT)
    else:
        generator.body_of(body, RESULT)


def _proc(generator: Generator, given: BlockParameters, name: str, is_lambda: bool) -> ast.expr:
    count = ast.Constant(len(given.places))
    function: ast.expr = variable(name)
    can_bind = generator.owner is Owner.OBJECT
    if is_lambda:
        least = len(given.places) - len(given.defaults) - (given.splat is not None)
        most = None if given.splat is not None else len(given.places)
        return generator.call(
            "make_lambda",
            function,
            count,
            ast.Constant(least),
            ast.Constant(most),
            ast.Constant(bool(given.keywords)),
            ast.Constant(not given.is_plain),
            ast.Constant(can_bind),
        )
    if can_bind or not given.is_plain:
        is_open = ast.Constant(not given.is_plain)
        return generator.call("make_proc", function, count, is_open, ast.Constant(can_bind))
    return generator.call("Proc", function, count, ast.Constant(False))


# --- Parameters


def read_parameters(generator: Generator, node: Node | None, block: Node) -> BlockParameters:
    given = BlockParameters()
    if node is None:
        for number in range(1, highest_number(block) + 1):
            given.places.append(f"_{number}")
        return given
    children = [child for child in node.named_children if child.type != "comment"]
    for child in children:
        kind = child.type
        if kind == "identifier":
            given.places.append(source_of(child))
        elif kind == "splat_parameter":
            given.splat = len(given.places)
            inner = child.named_children
            given.places.append(source_of(inner[0]) if inner else "")
        elif kind == "destructured_parameter":
            given.places.append(child)
        elif kind == "optional_parameter":
            given.defaults[len(given.places)] = child.child_by_field_name("value")
            given.places.append(source_of(child.child_by_field_name("name")))
        elif kind == "keyword_parameter":
            name = source_of(child.child_by_field_name("name"))
            given.keywords.append((name, child.child_by_field_name("value")))
        elif kind == "block_parameter":
            name_node = child.child_by_field_name("name")
            if name_node is not None:  # no block is ever given to a block
                made = generator.parameter(source_of(name_node))
                generator.function.reset.append(made)
        else:
            raise NotGenerated(kind)
    if len(children) == 1 and children[0].type == "identifier":
        given.takes_first = source_of(node).rstrip("|").rstrip().endswith(",")
    return given


def declare_names(generator: Generator, node: Node) -> None:
    """Names in parentheses are local to the block, even where the same names exist outside."""
    for child in node.named_children:
        if child.type == "identifier":
            made = generator.parameter(source_of(child))
            generator.function.reset.append(made)
        else:
            declare_names(generator, child)


def _take(generator: Generator, given: BlockParameters, *, is_lambda: bool) -> ast.arguments:
    """Assign the parameters; returns those of the Python function."""
    names: list[str] = []
    for place in given.places:
        if isinstance(place, str):
            names.append(generator.parameter(place) if place else generator.new_name())
        else:
            names.append(generator.new_name())
    rest = generator.new_name("r")
    if given.is_plain and not given.takes_first:
        made = _take_plain(generator, names, rest, is_lambda=is_lambda)
    else:
        made = parameters(rest=rest)
        _take_any(generator, given, names, rest, is_lambda=is_lambda)
    for place, name in zip(given.places, names, strict=True):
        if not isinstance(place, str):
            declare_names(generator, place)
            store(generator, place, variable(name))
    return made


def _take_plain(
    generator: Generator, names: list[str], rest: str, *, is_lambda: bool
) -> ast.arguments:
    if is_lambda or len(names) < 2:
        return parameters(optional=[(name, nothing()) for name in names], rest=rest)
    # A single array is spread over several parameters.
    first, second, *others = names
    test = ast.Compare(variable(second), [ast.Is()], [variable("MISSING")])
    generator.add(ast.If(test, [spread_over(generator, variable(first), names)], []))
    optional = [(first, nothing()), (second, variable("MISSING"))]
    return parameters(optional=[*optional, *((name, nothing()) for name in others)], rest=rest)


def spread_over(generator: Generator, value: ast.expr, names: list[str]) -> ast.stmt:
    """Assign the elements of a value that may be an array."""
    values = generator.call("unpacked", value, ast.Constant(len(names)))
    targets: list[ast.expr] = [target(name) for name in names]
    fits = ast.Compare(
        ast.Call(variable("len"), [value], []), [ast.Eq()], [ast.Constant(len(names))]
    )
    quick = ast.Assign([ast.List(targets, ast.Store())], value)
    spread = ast.Assign([ast.List(targets, ast.Store())], values)
    return ast.If(both(has_type(value, "list"), fits), [quick], [spread])


def _take_any(
    generator: Generator, given: BlockParameters, names: list[str], rest: str, *, is_lambda: bool
) -> None:
    spreads = ast.Constant(given.spreads and not is_lambda)
    values = generator.stored(generator.call("yielded_values", variable(rest), spreads))
    if given.keywords:
        _take_keywords(generator, values, given.keywords)
    arguments = [ast.Constant(len(names)), ast.Constant(given.splat)]
    if given.defaults:
        optional = generator.constants.add(frozenset(given.defaults))
        found = generator.call("with_defaults", *arguments, optional, values)
    else:
        found = generator.call("distributed", *arguments, values)
    if names:
        targets: list[ast.expr] = [target(name) for name in names]
        generator.add(ast.Assign([ast.List(targets, ast.Store())], found))
    for position, default in given.defaults.items():
        set_default(generator, names[position], default)


def set_default(generator: Generator, name: str, default: Node) -> None:
    """Evaluate a default if there was no argument."""
    statements, value = generator.captured(lambda: generator.expression(default))
    test = ast.Compare(variable(name), [ast.Is()], [variable("MISSING")])
    generator.add(ast.If(test, [*statements, assign(name, value)], []))


def _take_keywords(
    generator: Generator, values: ast.expr, keywords: list[tuple[str, Node | None]]
) -> None:
    wanted = tuple(name for name, _ in keywords)
    found = generator.call("keywords_of", values, generator.constants.add(wanted))
    names = [generator.parameter(name) for name in wanted]
    targets: list[ast.expr] = [target(name) for name in names]
    generator.add(ast.Assign([ast.List(targets, ast.Store())], found))
    for name, (written, default) in zip(names, keywords, strict=True):
        if default is not None:
            set_default(generator, name, default)
            continue
        problem = generator.call("missing_keyword", generator.literal(written))
        test = ast.Compare(variable(name), [ast.Is()], [variable("MISSING")])
        generator.add(ast.If(test, [ast.Expr(problem)], []))


__all__ = ["GeneratedBlock", "generate_block", "same", "set_default"]
