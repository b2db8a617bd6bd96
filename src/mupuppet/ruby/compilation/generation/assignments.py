"""Assignments."""

from __future__ import annotations

import ast
from collections.abc import Callable

from mupuppet.ruby.compilation.class_variables import assign_class_variable, class_variable_value
from mupuppet.ruby.compilation.constants import assign_constant, whole_name
from mupuppet.ruby.compilation.generation.arguments import generate_arguments
from mupuppet.ruby.compilation.generation.builder import (
    NotGenerated,
    assign,
    attribute,
    element,
    is_simple,
    target,
    variable,
)
from mupuppet.ruby.compilation.generation.call_sites import SELF, site
from mupuppet.ruby.compilation.generation.generator import EXPRESSIONS, Generator
from mupuppet.ruby.compilation.generation.operators import operation
from mupuppet.ruby.compilation.lowering import Node, source_of
from mupuppet.ruby.compilation.targets import assign_global
from mupuppet.ruby.core.owners import Owner


def store(generator: Generator, node: Node, value: ast.expr) -> None:
    """Assign a value to a variable, an element or several of them."""
    kind = node.type
    if kind == "identifier":
        generator.add(assign(generator.declare(source_of(node)), value))
    elif kind == "instance_variable":
        _store_instance_variable(generator, source_of(node)[1:], value)
    elif kind == "element_reference":
        kept = value if is_simple(value) else generator.stored(value)
        receiver, indexes = _element(generator, node)
        _set_element(generator, receiver, indexes, kept)
    elif kind == "call":
        kept = value if is_simple(value) else generator.stored(value)
        _set_attribute(generator, node, kept)
    elif kind in ("left_assignment_list", "destructured_left_assignment", "destructured_parameter"):
        _store_all(generator, node.named_children, value)
    elif kind == "constant":
        name = generator.literal(whole_name(generator.lowering, source_of(node)))
        function = generator.constants.shared("function", "constant", lambda: assign_constant)
        generator.add(ast.Expr(generator.call(function, generator.run(), name, value)))
    elif kind == "class_variable":
        name = generator.literal(source_of(node))
        nesting = generator.constants.add(generator.lowering.nesting)
        function = generator.constants.shared("function", "class", lambda: assign_class_variable)
        generator.add(ast.Expr(generator.call(function, generator.run(), nesting, name, value)))
    elif kind == "global_variable":
        name = generator.literal(source_of(node)[1:])
        function = generator.constants.shared("function", "global", lambda: assign_global)
        generator.add(ast.Expr(generator.call(function, generator.run(), name, value)))
    else:
        raise NotGenerated(f"an assignment to a {kind}")


def _store_instance_variable(generator: Generator, name: str, value: ast.expr) -> None:
    if generator.owner is not Owner.OBJECT:
        variables = attribute(generator.run(), "assigned")
    else:
        variables = attribute(variable(SELF), "variables")
    place = ast.Subscript(variables, generator.literal(name), ast.Store())
    generator.add(ast.Assign([place], value))


def _element(generator: Generator, node: Node) -> tuple[ast.expr, list[ast.expr]]:
    """The receiver and the indexes of an element, each evaluated once."""
    object_node = node.child_by_field_name("object")
    parts = [object_node, *(c for c in node.named_children if c != object_node)]
    if any(part.type in ("splat_argument", "block_argument", "pair") for part in parts):
        raise NotGenerated("an index that is spread")
    made = [generator.stored(generator.expression(part)) for part in parts]
    return made[0], list(made[1:])


def _set_element(
    generator: Generator, receiver: ast.expr, indexes: list[ast.expr], value: ast.expr
) -> None:
    if len(indexes) == 1:
        call = generator.call("set_element", generator.run(), receiver, indexes[0], value)
    else:
        given = ast.List([*indexes, value], ast.Load())
        call = generator.call("set_elements", generator.run(), receiver, given)
    generator.add(ast.Expr(call))


def _set_attribute(generator: Generator, node: Node, value: ast.expr) -> None:
    """`object.name = value`"""
    receiver_node = node.child_by_field_name("receiver")
    if receiver_node is None or node.child_by_field_name("arguments") is not None:
        raise NotGenerated("an assignment to a call")
    if any(child.text == b"&." for child in node.children):
        raise NotGenerated("an assignment with safe navigation")
    name = f"{source_of(node.child_by_field_name('method'))}="
    receiver = generator.stored(generator.expression(receiver_node))
    generator.add(ast.Expr(method_of(generator, receiver, name, [value])))


def method_of(
    generator: Generator, receiver: ast.expr, name: str, arguments: list[ast.expr]
) -> ast.expr:
    """A call of a method of a value that has a name."""
    table = generator.constants.shared(
        "site",
        (name, len(arguments)),
        lambda: site(name, len(arguments), False, generator.lowering.changes),
    )
    function = element(table, ast.Call(variable("type"), [receiver], []))
    return generator.call(function, generator.run(), receiver, ast.Constant(None), *arguments)


def _store_all(generator: Generator, nodes: list[Node], value: ast.expr) -> None:
    splat = None
    places: list[Node | None] = []
    for position, node in enumerate(nodes):
        if node.type in ("rest_assignment", "splat_parameter"):
            splat = position
            places.append(node.named_children[0] if node.named_children else None)
        else:
            places.append(node)
    names: list[str] = []
    for place in places:
        if place is not None and place.type == "identifier":
            names.append(generator.declare(source_of(place)))
        else:
            names.append(generator.new_name())
    if splat is None:
        found = generator.call("unpacked", value, ast.Constant(len(names)))
    else:
        behind = len(names) - splat - 1
        found = generator.call("unpacked_around", value, ast.Constant(splat), ast.Constant(behind))
    targets: list[ast.expr] = [target(name) for name in names]
    generator.add(ast.Assign([ast.List(targets, ast.Store())], found))
    for place, name in zip(places, names, strict=True):
        if place is not None and place.type != "identifier":
            store(generator, place, variable(name))


def _assignment(generator: Generator, node: Node) -> ast.expr:
    left = node.child_by_field_name("left")
    right = node.child_by_field_name("right")
    if right.type == "right_assignment_list":
        value: ast.expr = ast.List(
            generate_arguments(generator, right.named_children).values, ast.Load()
        )
    elif right.type == "splat_argument":
        value = ast.List(generate_arguments(generator, [right]).values, ast.Load())
    else:
        # `x = x` is nil where x is new: Ruby declares it when it sees the left side.
        if left.type == "identifier":
            generator.declare(source_of(left))
        value = generator.expression(right)
    if left.type == "identifier":
        name = generator.declare(source_of(left))
        generator.add(assign(name, value))
        return variable(name)
    kept = value if is_simple(value) else generator.stored(value)
    store(generator, left, kept)
    return kept


def _operator_assignment(generator: Generator, node: Node) -> ast.expr:
    left = node.child_by_field_name("left")
    right = node.child_by_field_name("right")
    operator = source_of(node.child_by_field_name("operator"))[:-1]
    kind = left.type
    if kind == "element_reference":
        receiver, indexes = _element(generator, left)
        if len(indexes) != 1:
            raise NotGenerated("an element with several indexes")
        if generator.lowering.program_files.is_own_of_objects("[]"):
            raise NotGenerated("a method that a single object may have")
        current = method_of(generator, receiver, "[]", indexes)
        return _updated(
            generator,
            operator,
            current,
            right,
            lambda value: _set_element(generator, receiver, indexes, value),
        )
    if kind == "call":
        receiver_node = left.child_by_field_name("receiver")
        if receiver_node is None or left.child_by_field_name("arguments") is not None:
            raise NotGenerated("an assignment to a call")
        if any(child.text == b"&." for child in left.children):
            raise NotGenerated("an assignment with safe navigation")
        name = source_of(left.child_by_field_name("method"))
        receiver = generator.stored(generator.expression(receiver_node))
        current = method_of(generator, receiver, name, [])
        return _updated(
            generator,
            operator,
            current,
            right,
            lambda value: generator.add(
                ast.Expr(method_of(generator, receiver, f"{name}=", [value]))
            ),
        )
    if kind == "class_variable" and operator == "||":
        name_of = generator.literal(source_of(left))
        nesting = generator.constants.add(generator.lowering.nesting)
        function = generator.constants.shared("function", "value", lambda: class_variable_value)
        found = generator.call(function, generator.run(), nesting, name_of)
        return _updated(
            generator, operator, found, right, lambda value: store(generator, left, value)
        )
    if kind not in ("identifier", "instance_variable", "class_variable", "global_variable"):
        raise NotGenerated(f"an assignment to a {kind}")
    if kind == "identifier":
        generator.declare(source_of(left))
    current = generator.expression(left)
    return _updated(
        generator,
        operator,
        current,
        right,
        lambda value: store(generator, left, value),
    )


def _updated(
    generator: Generator,
    operator: str,
    current: ast.expr,
    right: Node,
    set_value: Callable[[ast.expr], None],
) -> ast.expr:
    if operator in ("||", "&&"):
        name = generator.new_name()
        generator.add(assign(name, current))
        test = generator.falsehood if operator == "||" else generator.truth

        def change() -> None:
            generator.add(assign(name, generator.expression(right)))
            set_value(variable(name))

        statements, _ = generator.captured(change)
        generator.add(ast.If(test(variable(name)), statements, []))
        return variable(name)
    if operator == "<<":
        raise NotGenerated("`<<='")
    before = current if is_simple(current) else None
    if before is None:
        statements, value = generator.captured(lambda: generator.expression(right))
        if statements:
            current = generator.stored(current)
        generator.body += statements
    else:
        value = generator.expression(right)
    made = generator.stored(operation(generator, operator, current, value))
    set_value(made)
    return made


EXPRESSIONS.update({"assignment": _assignment, "operator_assignment": _operator_assignment})
