"""Calls with a block that become Python loops: `each`, `map`, `select` and the like.

For arrays, hashes and ranges, the block is written into the function that calls the method: its
variables are those of the function, a `return` in it is one of Python's. For all other receivers it
is called as usual. So the block is generated twice, which is done for blocks without others in
them: these run most often, and nothing can hold their variables after an iteration.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.generation.assignments import store
from mupuppet.ruby.compilation.generation.blocks import (
    BlockParameters,
    declare_names,
    read_parameters,
    spread_over,
)
from mupuppet.ruby.compilation.generation.builder import (
    Loop,
    assign,
    attribute,
    has_type,
    nothing,
    same,
    target,
    variable,
)
from mupuppet.ruby.compilation.generation.generator import NOWHERE, Destination, Generator
from mupuppet.ruby.compilation.generation.jumps import tick
from mupuppet.ruby.compilation.lowering import Node

#: What happens with the value of the block, given the names of the result and of the element.
Finish = Callable[[Generator, str, str, ast.expr], None]


class _Method(Record):
    """A method whose block becomes the body of a loop."""

    #: Its result before the first iteration, unless that is the receiver.
    result: Callable[[], ast.expr] | None
    finish: Finish | None
    #: The function that returns the elements of other receivers than arrays, if there are any.
    items: str | None = None
    has_index: bool = False
    has_memo: bool = False


def _collect(generator: Generator, result: str, element: str, value: ast.expr) -> None:
    append = attribute(variable(result), "append")
    generator.add(ast.Expr(generator.call(append, value)))


def _choose(wanted: bool) -> Finish:
    def choose(generator: Generator, result: str, element: str, value: ast.expr) -> None:
        test = generator.truth(value)
        if not wanted:
            test = ast.UnaryOp(ast.Not(), test)
        append = attribute(variable(result), "append")
        generator.add(ast.If(test, [ast.Expr(ast.Call(append, [variable(element)], []))], []))

    return choose


def _end(when: bool, found: bool | None) -> Finish:
    """The first value that is true, or false, ends the loop: with its element, or as given."""

    def end(generator: Generator, result: str, element: str, value: ast.expr) -> None:
        test = generator.truth(value)
        if not when:
            test = ast.UnaryOp(ast.Not(), test)
        made = variable(element) if found is None else ast.Constant(found)
        generator.add(ast.If(test, [assign(result, made), ast.Break()], []))

    return end


def _empty() -> ast.expr:
    return ast.List([], ast.Load())


def _true() -> ast.expr:
    return ast.Constant(True)


def _false() -> ast.expr:
    return ast.Constant(False)


METHODS: dict[str, _Method] = {
    "each": _Method(None, None, "each_items"),
    "each_pair": _Method(None, None, "each_pairs"),
    "each_with_index": _Method(None, None, "loop_items", has_index=True),
    "each_with_object": _Method(None, None, "loop_items", has_memo=True),
    "map": _Method(_empty, _collect, "loop_items"),
    "collect": _Method(_empty, _collect, "loop_items"),
    "select": _Method(_empty, _choose(True)),
    "filter": _Method(_empty, _choose(True)),
    "reject": _Method(_empty, _choose(False)),
    "find": _Method(nothing, _end(True, None)),
    "detect": _Method(nothing, _end(True, None)),
    "any?": _Method(_false, _end(True, True)),
    "all?": _Method(_true, _end(False, False)),
    "none?": _Method(_true, _end(True, False)),
}
#: What a block may not have in it.
_HOLDING = frozenset(["block", "do_block", "lambda", "method", "class", "module", "redo"])


def generate_loop(
    generator: Generator,
    receiver: Callable[[], ast.expr],
    name: str,
    arguments: list[Node],
    block_node: Node,
    call: Callable[[ast.expr], ast.expr],
) -> ast.expr | None:
    """The value of a call with a block as a loop, with the call itself for other receivers.

    None if the block cannot be the body of a loop.
    """
    method = METHODS.get(name)
    if method is None or len(arguments) != method.has_memo or _holds_variables(block_node):
        return None
    outer = dict(generator.function.names)
    given = read_parameters(generator, block_node.child_by_field_name("parameters"), block_node)
    generator.function.names = outer
    if not given.is_plain or given.takes_first:
        return None
    subject = generator.stored(receiver())
    result = generator.new_name()
    items: ast.expr = subject
    is_other: ast.expr = ast.UnaryOp(ast.Not(), has_type(subject, "list"))
    if method.items is not None:
        others = generator.call(method.items, subject)
        if name != "each_pair":
            others = ast.IfExp(has_type(subject, "list"), subject, others)
        items = generator.stored(others)
        is_other = same(items, None)

    def as_call() -> None:
        generator.add(assign(result, call(subject)))

    def as_loop() -> None:
        _loop(generator, method, given, (subject, items), result, arguments, block_node)

    calling, _ = generator.captured(as_call)
    looping, _ = generator.captured(as_loop)
    generator.add(ast.If(is_other, calling, looping))
    return variable(result)


def _holds_variables(block_node: Node) -> bool:
    stack = list(block_node.named_children)
    while stack:
        node = stack.pop()
        if node.type in _HOLDING:
            return True
        stack.extend(node.named_children)
    return False


def _loop(
    generator: Generator,
    method: _Method,
    given: BlockParameters,
    subject_and_items: tuple[ast.expr, ast.expr],
    result: str,
    arguments: list[Node],
    block_node: Node,
) -> None:
    subject, items = subject_and_items
    function = generator.function
    memo = generator.stored(generator.expression(arguments[0])) if method.has_memo else None
    first = method.result() if method.result is not None else memo or subject
    generator.add(assign(result, first))
    element = generator.new_name()
    index = generator.new_name() if method.has_index else None
    second = variable(index) if index is not None else memo
    outer = dict(function.names)
    loop = Loop(result)
    if method.finish is not None:
        finish = method.finish
        loop.finish = lambda value: finish(generator, result, element, value)
    known = set(function.reset)

    def body() -> None:
        for statement in tick():
            generator.add(statement)
        _assign_parameters(generator, given, variable(element), second)
        function.loops.append(loop)
        _block_value(generator, block_node, loop)
        function.loops.pop()

    statements, _ = generator.captured(body)
    # The variables of a block are new in each iteration.
    own = [name for name in function.reset if name not in known]
    if own:
        statements.insert(0, ast.Assign([target(name) for name in own], nothing()))
    function.names = outer
    place: ast.expr = target(element)
    if index is not None:
        items = ast.Call(variable("enumerate"), [items], [])
        place = ast.Tuple([target(index), place], ast.Store())
    generator.add(ast.For(place, items, statements, []))


def _assign_parameters(
    generator: Generator, given: BlockParameters, element: ast.expr, second: ast.expr | None
) -> None:
    """What is yielded is an element, with its index or the object that goes along."""
    places = given.places
    names: list[str] = []
    for place in places:
        if isinstance(place, str):
            names.append(generator.parameter(place) if place else generator.new_name())
        else:
            names.append(generator.new_name())
    if second is not None:
        for name, value in zip(names, (element, second), strict=False):
            generator.add(assign(name, value))
        for name in names[2:]:
            generator.add(assign(name, nothing()))
    elif len(names) == 1:
        generator.add(assign(names[0], element))
    elif names:
        generator.add(spread_over(generator, element, names))
    for place, name in zip(places, names, strict=True):
        if not isinstance(place, str):
            declare_names(generator, place)
            store(generator, place, variable(name))


def _block_value(generator: Generator, node: Node, loop: Loop) -> None:
    body = node.child_by_field_name("body")
    if loop.finish is None:
        where = NOWHERE
    else:
        where = Destination(generator.new_name())
    if body is not None and body.type == "begin":
        generator.into(body, where)
    else:
        generator.body_of(body, where)
    if loop.finish is not None and where.name is not None:
        loop.finish(variable(where.name))
