"""Conditions, cases, loops and the jumps out of them, exceptions."""

from __future__ import annotations

import ast
from functools import partial

from mupuppet.ruby.compilation.exceptions import only_requires
from mupuppet.ruby.compilation.generation.arguments import generate_arguments
from mupuppet.ruby.compilation.generation.assignments import store
from mupuppet.ruby.compilation.generation.builder import (
    Function,
    Loop,
    NotGenerated,
    assign,
    attribute,
    nothing,
    target,
    variable,
)
from mupuppet.ruby.compilation.generation.generator import (
    EXPRESSIONS,
    NOWHERE,
    STATEMENTS,
    Destination,
    Generator,
)
from mupuppet.ruby.compilation.generation.jumps import tick
from mupuppet.ruby.compilation.generation.known_values import known_constant, literal_content
from mupuppet.ruby.compilation.generation.support import kind_test
from mupuppet.ruby.compilation.lowering import Node, operand_of
from mupuppet.ruby_semantics.objects import RubyClass

# --- Conditions


def _if(generator: Generator, node: Node, where: Destination) -> None:
    test = generator.condition(node.child_by_field_name("condition"))
    consequence = generator.block_of(node.child_by_field_name("consequence"), where)
    alternative_node = node.child_by_field_name("alternative")
    if alternative_node is not None and alternative_node.type == "elsif":
        alternative, _ = generator.captured(lambda: _if(generator, alternative_node, where))
    else:
        alternative = generator.block_of(alternative_node, where)
    _choose(generator, node, test, consequence, alternative)


def _choose(
    generator: Generator,
    node: Node,
    test: ast.expr,
    consequence: list[ast.stmt],
    alternative: list[ast.stmt],
) -> None:
    if node.type.startswith("unless"):
        test = ast.UnaryOp(ast.Not(), test)
    if len(alternative) == 1 and isinstance(alternative[0], ast.Pass):
        alternative = []
    generator.add(ast.If(test, consequence, alternative))


def _modifier(generator: Generator, node: Node, where: Destination) -> None:
    # The condition sees what the body assigns: its variables exist before.
    body_node = node.child_by_field_name("body")
    body, _ = generator.captured(lambda: generator.into(body_node, where))
    test = generator.condition(node.child_by_field_name("condition"))
    otherwise, _ = generator.captured(lambda: generator.put(nothing(), where))
    _choose(generator, node, test, body or [ast.Pass()], otherwise or [ast.Pass()])


def _conditional(generator: Generator, node: Node) -> ast.expr:
    test = generator.condition(node.child_by_field_name("condition"))
    sides = [node.child_by_field_name(name) for name in ("consequence", "alternative")]
    (first_body, first), (second_body, second) = (
        generator.captured(partial(generator.expression, side)) for side in sides
    )
    if not first_body and not second_body:
        return ast.IfExp(test, first, second)
    name = generator.new_name()
    generator.add(
        ast.If(test, [*first_body, assign(name, first)], [*second_body, assign(name, second)])
    )
    return variable(name)


def _case(generator: Generator, node: Node, where: Destination) -> None:
    value_node = node.child_by_field_name("value")
    subject = None
    if value_node is not None:
        subject = generator.stored(generator.expression(value_node))
    branches = [child for child in node.named_children if child.type == "when"]
    otherwise = next((child for child in node.named_children if child.type == "else"), None)
    _branches(generator, subject, branches, otherwise, where)


def _branches(
    generator: Generator,
    subject: ast.Name | None,
    branches: list[Node],
    otherwise: Node | None,
    where: Destination,
) -> None:
    if not branches:
        generator.body_of(otherwise, where)
        return
    first, *rest = branches
    test: ast.expr | None = None
    for pattern in first.children_by_field_name("pattern"):
        statements, found = generator.captured(
            partial(_pattern, generator, pattern.named_children[0], subject)
        )
        if test is None:
            generator.body += statements
            test = found
        elif statements:
            raise NotGenerated("a pattern that is a statement")
        else:
            test = ast.BoolOp(ast.Or(), [test, found])
    assert test is not None  # there is a pattern
    body = generator.block_of(first.child_by_field_name("body"), where)
    others, _ = generator.captured(lambda: _branches(generator, subject, rest, otherwise, where))
    generator.add(ast.If(test, body, others))


def _pattern(generator: Generator, node: Node, subject: ast.Name | None) -> ast.expr:
    """Whether the subject matches; without one, whether the pattern is true."""
    if node.type == "splat_argument":
        patterns = generator.expression(operand_of(node))
        if subject is None:
            return generator.call("any_true", patterns)
        return generator.call("any_matches", generator.run(), patterns, subject)
    if subject is None:
        return generator.condition(node)
    constant = known_constant(generator, node)
    if isinstance(constant, RubyClass):
        name = constant.name
        test = generator.constants.shared("kind", name, lambda: kind_test(name))
        return generator.call(test, subject)
    return generator.call("case_equal", generator.run(), _compared(generator, node), subject)


def _compared(generator: Generator, node: Node) -> ast.expr:
    content = literal_content(node)
    return generator.expression(node) if content is None else generator.literal(content)


# --- Loops


def _tick(generator: Generator) -> None:
    for statement in tick():
        generator.add(statement)


def _while(generator: Generator, node: Node, where: Destination) -> None:
    is_modifier = node.type.endswith("modifier")
    body_node = node.child_by_field_name("body")
    result = None
    if where is not NOWHERE:
        result = generator.new_name()
        generator.add(assign(result, nothing()))
    loop = Loop(result)
    generator.function.loops.append(loop)

    def leave_unless() -> None:
        test = generator.condition(node.child_by_field_name("condition"))
        if node.type.startswith("while"):
            test = ast.UnaryOp(ast.Not(), test)
        generator.add(ast.If(test, [ast.Break()], []))

    def body() -> None:
        _tick(generator)
        if is_modifier:
            generator.into(body_node, NOWHERE)
        else:
            generator.body_of(body_node, NOWHERE)

    if is_modifier and body_node.type == "begin":
        # `begin … end while condition` tests at its end, after a `next` as well.
        first = generator.new_name()
        generator.add(assign(first, ast.Constant(True)))

        def free_first() -> None:
            statements, _ = generator.captured(leave_unless)
            test = ast.UnaryOp(ast.Not(), variable(first))
            generator.add(ast.If(test, statements, []))
            generator.add(assign(first, ast.Constant(False)))
            body()

        statements, _ = generator.captured(free_first)
    else:
        # The condition of a modifier sees what the body assigns.
        inner, _ = generator.captured(body) if is_modifier else ([], None)
        statements, _ = generator.captured(leave_unless)
        if not is_modifier:
            inner, _ = generator.captured(body)
        statements += inner
    generator.function.loops.pop()
    generator.add(ast.While(ast.Constant(True), statements, []))
    generator.put(nothing() if result is None else variable(result), where)


def _for(generator: Generator, node: Node, where: Destination) -> None:
    value_node = node.child_by_field_name("value").named_children[0]
    collection = generator.stored(generator.expression(value_node))
    result = generator.new_name()
    generator.add(assign(result, collection))
    generator.function.loops.append(Loop(result))
    each = generator.new_name()

    def body() -> None:
        _tick(generator)
        store(generator, node.child_by_field_name("pattern"), variable(each))
        generator.body_of(node.child_by_field_name("body"), NOWHERE)

    statements, _ = generator.captured(body)
    generator.function.loops.pop()
    values = generator.call("elements", generator.run(), collection)
    generator.add(ast.For(target(each), values, statements, []))
    generator.put(variable(result), where)


# --- Jumps


def _jump_value(generator: Generator, node: Node) -> ast.expr:
    arguments = next((c for c in node.named_children if c.type == "argument_list"), None)
    if arguments is None:
        return nothing()
    given = generate_arguments(generator, arguments.named_children)
    if len(given.values) == 1 and not isinstance(given.values[0], ast.Starred):
        return given.values[0]
    return ast.List(given.values, ast.Load())


def _next(generator: Generator, node: Node, where: Destination) -> None:
    value = _jump_value(generator, node)
    loops = generator.function.loops
    if loops:
        _check_real(loops)
        finish = loops[-1].finish
        if finish is None:
            generator.put(value, NOWHERE)
        else:
            finish(value)
        generator.add(ast.Continue())
    elif generator.function.is_block:
        generator.add(ast.Return(value))
    else:
        raise NotGenerated("`next' outside of a block")


def _break(generator: Generator, node: Node, where: Destination) -> None:
    value = _jump_value(generator, node)
    function = generator.function
    if function.loops:
        _check_real(function.loops)
        result = function.loops[-1].result
        generator.put(value, NOWHERE if result is None else Destination(result))
        generator.add(ast.Break())
        return
    if not function.is_block or function.is_lambda:
        raise NotGenerated("`break' outside of a block")
    if function.break_token is None:
        function.break_token = generator.new_name("j")
    generator.add(ast.Raise(generator.call("Break", variable(function.break_token), value)))


def _check_real(loops: list[Loop]) -> None:
    if not loops[-1].is_real:
        raise NotGenerated("a jump out of a body that can be retried")


def _return(generator: Generator, node: Node, where: Destination) -> None:
    value = _jump_value(generator, node)
    function: Function | None = generator.function
    if not generator.function.is_block or generator.function.is_lambda:
        if not generator.is_method and not generator.function.is_lambda:
            raise NotGenerated("`return' outside of a method")
        generator.add(ast.Return(value))
        return
    while function is not None and function.is_block and not function.is_lambda:
        function = function.outer
    if function is None or not (function.is_lambda or generator.is_method):
        raise NotGenerated("`return' outside of a method")
    if function.return_token is None:
        function.return_token = generator.new_name("j")
    generator.add(ast.Raise(generator.call("Return", variable(function.return_token), value)))


# --- Exceptions


def _begin(generator: Generator, node: Node, where: Destination) -> None:
    """A body with exception handlers: of `begin`, of a method, of a block."""
    parts: dict[str, list[Node]] = {"rescue": [], "else": [], "ensure": []}
    body_nodes: list[Node] = []
    for child in node.named_children:
        parts.get(child.type, body_nodes).append(child)
    if parts["rescue"] and only_requires(generator.lowering, body_nodes):
        parts["rescue"] = []  # nothing is missing

    def handled() -> None:
        if not parts["rescue"] and not parts["else"]:
            generator.sequence(body_nodes, where)
            return
        otherwise = parts["else"][0] if parts["else"] else None
        _handling(generator, body_nodes, parts["rescue"], otherwise, where)

    if not parts["ensure"]:
        handled()
        return
    statements, _ = generator.captured(handled)
    last = generator.block_of(parts["ensure"][0], NOWHERE)
    generator.add(ast.Try(statements or [ast.Pass()], [], [], last))


def _handling(
    generator: Generator,
    body_nodes: list[Node],
    rescues: list[Node],
    otherwise: Node | None,
    where: Destination,
) -> None:
    can_retry = any(_has_retry(rescue) for rescue in rescues)
    if can_retry:
        generator.function.loops.append(Loop(None, is_real=False))
    inside = where if otherwise is None else NOWHERE
    body, _ = generator.captured(lambda: generator.sequence(body_nodes, inside))
    error = generator.new_name("e")
    handlers, _ = generator.captured(lambda: _handlers(generator, error, rescues, where))
    caught = ast.ExceptHandler(variable("RubyError"), error, handlers or [ast.Raise()])
    last = [] if otherwise is None else generator.block_of(otherwise, where)
    if not rescues:
        generator.body += [*body, *last]
        return
    statement = ast.Try(body or [ast.Pass()], [caught], last, [])
    if not can_retry:
        generator.add(statement)
        return
    generator.function.loops.pop()
    statement.lineno = statement.end_lineno = generator.line
    statement.col_offset = statement.end_col_offset = 0
    generator.add(ast.While(ast.Constant(True), [statement, ast.Break()], []))


def _has_retry(node: Node) -> bool:
    stack = [node]
    while stack:
        found = stack.pop()
        if found.type == "retry":
            return True
        stack.extend(found.named_children)
    return False


def _handlers(generator: Generator, error: str, rescues: list[Node], where: Destination) -> None:
    """The `rescue`s one after the other, as tests."""
    generator.add(ast.Expr(generator.call("located", variable(error))))
    if not rescues:
        generator.add(ast.Raise())
        return
    first, *rest = rescues
    kinds = first.child_by_field_name("exceptions")
    if kinds is None:
        test = generator.call("takes_standard", variable(error))
    else:
        given = generate_arguments(generator, kinds.named_children)
        wanted = ast.List(given.values, ast.Load())
        test = generator.call("takes", generator.run(), variable(error), wanted)
    target_node = first.child_by_field_name("variable")

    def handle() -> None:
        if target_node is not None:
            value = generator.call("thrown", variable(error))
            store(generator, target_node.named_children[0], value)
        outer = generator.stored(attribute(generator.run(), "error"))
        generator.add(_set_error(variable(error)))
        body = generator.block_of(first.child_by_field_name("body"), where)
        generator.add(ast.Try(body, [], [], [_set_error(outer)]))

    statements, _ = generator.captured(handle)
    others, _ = generator.captured(lambda: _handlers(generator, error, rest, where))
    generator.add(ast.If(test, statements, others))


def _set_error(value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Attribute(variable("run"), "error", ast.Store())], value)


def _rescue_modifier(generator: Generator, node: Node, where: Destination) -> None:
    body = [node.child_by_field_name("body")]
    error = generator.new_name("e")
    statements, _ = generator.captured(lambda: generator.sequence(body, where))

    def handle() -> None:
        outer = generator.stored(attribute(generator.run(), "error"))
        generator.add(_set_error(variable(error)))
        inner, _ = generator.captured(
            lambda: generator.into(node.child_by_field_name("handler"), where)
        )
        generator.add(ast.Try(inner or [ast.Pass()], [], [], [_set_error(outer)]))

    handled, _ = generator.captured(handle)
    test = generator.call("takes_standard", variable(error))
    choice = [
        ast.Expr(generator.call("located", variable(error))),
        ast.If(test, handled, [ast.Raise()]),
    ]
    caught = ast.ExceptHandler(variable("RubyError"), error, choice)
    generator.add(ast.Try(statements or [ast.Pass()], [caught], [], []))


def _retry(generator: Generator, node: Node, where: Destination) -> None:
    loops = generator.function.loops
    if not loops or loops[-1].is_real:
        raise NotGenerated("`retry' inside of a loop or a block")
    _tick(generator)
    generator.add(ast.Continue())


def _parenthesized(generator: Generator, node: Node) -> ast.expr:
    return generator.statements_value(node.named_children)


def _program(generator: Generator, node: Node, where: Destination) -> None:
    generator.sequence(node.named_children, where)


STATEMENTS.update(
    {
        "program": _program,
        "if": _if,
        "unless": _if,
        "elsif": _if,
        "if_modifier": _modifier,
        "unless_modifier": _modifier,
        "case": _case,
        "while": _while,
        "until": _while,
        "while_modifier": _while,
        "until_modifier": _while,
        "for": _for,
        "next": _next,
        "break": _break,
        "return": _return,
        "begin": _begin,
        "rescue_modifier": _rescue_modifier,
        "retry": _retry,
    }
)
EXPRESSIONS.update({"conditional": _conditional, "parenthesized_statements": _parenthesized})
