"""Variables, constants and assignments."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan, pi

from mupuppet.ruby.evaluation.calls import lower_argument_list, lower_command
from mupuppet.ruby.evaluation.errors import RubyError, UnsupportedRuby
from mupuppet.ruby.evaluation.lowering import (
    LOWERINGS,
    Closure,
    Lowering,
    Node,
    Owner,
    line_of,
    text_of,
    unsupported,
)
from mupuppet.ruby.evaluation.operators import binary_operation
from mupuppet.ruby.evaluation.run import SCOPE, Run, call_method
from mupuppet.ruby.evaluation.values import CLASSES, MatchData, RaisedError, truthy
from mupuppet.values.basic import Value


def _identifier(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)
    slot = lowering.names.find(name)
    if slot is None:
        return lower_command(lowering, node, name, None, None)
    return lambda run: run.slots[slot]


def _instance_variable(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)[1:]
    if lowering.owner is not Owner.TEMPLATE:
        return lambda run: run.assigned.get(name)
    if name in lowering.mutations.assigned:
        return lambda run: instance_variable(run, name)
    return lambda run: run.from_outside(run.host.instance_variable(name))


def instance_variable(run: Run, name: str) -> Value:
    """An instance variable that the template itself may have assigned to."""
    if name in run.assigned:
        return run.assigned[name]
    return run.from_outside(run.host.instance_variable(name))


#: What `$&` and its kin tell about the last match.
_AROUND_MATCH: dict[str, Callable[[MatchData], Value]] = {
    "&": lambda found: found.match.group(0),
    "`": lambda found: found.text[: found.match.start()],
    "'": lambda found: found.text[found.match.end() :],
}


def _global_variable(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)[1:]
    if name.isdigit():
        number = int(name)

        def group(run: Run) -> Value:
            if run.match is None or number > len(run.match.match.groups()):
                return None
            return run.match.match.group(number)

        return group
    if name == "~":
        return lambda run: run.match
    if name in _AROUND_MATCH:
        around = _AROUND_MATCH[name]
        return lambda run: None if run.match is None else around(run.match)
    if name == "!":
        return lambda run: None if run.error is None else RaisedError(run.error)
    raise unsupported(node, f"the global variable `${name}'")


#: Constants that are no classes.
_CONSTANTS: dict[str, Value] = {
    "Float::INFINITY": inf,
    "Float::NAN": nan,
    "Float::EPSILON": 2.0**-52,
    "Math::PI": pi,
    "File::SEPARATOR": "/",
    "File::ALT_SEPARATOR": None,
    "RUBY_VERSION": "3.1.2",
    "Regexp::EXTENDED": 2,
    "Regexp::IGNORECASE": 1,
    "Regexp::MULTILINE": 4,
}
_OTHER_NAMES = {"Fixnum": "Integer", "Bignum": "Integer", "Psych": "YAML"}


def _constant(lowering: Lowering, node: Node) -> Closure:
    name = "".join(text_of(node).split()).removeprefix("::")
    if name in lowering.mutations.constants:
        return lambda run: own_constant(run, name)
    if name in _CONSTANTS:
        value = _CONSTANTS[name]
        return lambda run: value
    found = CLASSES.get(_OTHER_NAMES.get(name, name))
    if found is None:
        raise unsupported(node, f"the constant `{name}'")
    return lambda run: found


def own_constant(run: Run, name: str) -> Value:
    """A constant that the program assigns to."""
    if name not in run.constants:
        raise RubyError("NameError", f"uninitialized constant {name}")
    return run.constants[name]


def _self(lowering: Lowering, node: Node) -> Closure:
    if lowering.owner is not Owner.SCOPE:
        raise unsupported(node, "`self'")
    return lambda run: SCOPE


Store = Callable[[Run, Value], None]


def lower_target(lowering: Lowering, node: Node) -> Store:
    """What an assignment to a variable, an element or several of them does."""
    kind = node.type
    if kind == "identifier":
        slot = lowering.declare(text_of(node))

        def store(run: Run, value: Value) -> None:
            run.slots[slot] = value

        return store
    if kind == "instance_variable":
        name = text_of(node)[1:]
        if lowering.owner is not Owner.TEMPLATE and not _is_memo(node):
            # It would be kept until the function is called again.
            raise unsupported(node, f"an assignment to `@{name}' in a function")

        def store_instance(run: Run, value: Value) -> None:
            run.assigned[name] = value

        return store_instance
    if kind == "constant":
        constant = text_of(node)

        def store_constant(run: Run, value: Value) -> None:
            run.constants[constant] = value

        return store_constant
    if kind == "element_reference":
        return _element_target(lowering, node)
    if kind in ("left_assignment_list", "destructured_left_assignment", "destructured_parameter"):
        return _list_target(lowering, node.named_children)
    raise unsupported(node, f"an assignment to `{text_of(node)}'")


def _is_memo(node: Node) -> bool:
    operator = node.parent.child_by_field_name("operator")
    return operator is not None and operator.text == b"||="


def _element_target(lowering: Lowering, node: Node) -> Store:
    object_node = node.child_by_field_name("object")
    target = lowering.lower(object_node)
    indexes = [lowering.lower(c) for c in node.named_children if c != object_node]
    line = line_of(node)

    def store(run: Run, value: Value) -> None:
        receiver = target(run)
        if type(receiver) is str:
            raise UnsupportedRuby("an assignment to a part of a string", line)
        call_method(run, receiver, "[]=", [*(index(run) for index in indexes), value], None)

    return store


def _list_target(lowering: Lowering, nodes: list[Node]) -> Store:
    stores: list[Store] = []
    splat: int | None = None
    for position, node in enumerate(nodes):
        if node.type in ("rest_assignment", "splat_parameter"):
            splat = position
            inner = node.named_children
            stores.append(lower_target(lowering, inner[0]) if inner else lambda *_: None)
        else:
            stores.append(lower_target(lowering, node))

    def store_all(run: Run, value: Value) -> None:
        values = list(value) if type(value) is list else [value]
        distribute(run, stores, splat, values)

    return store_all


def distribute(run: Run, stores: list[Store], splat: int | None, values: list[Value]) -> None:
    """Assign values to several targets, of which one may take what is left."""
    if splat is not None:
        behind = len(stores) - splat - 1
        end = max(splat, len(values) - behind)
        padded = values[:splat] + [None] * (splat - len(values[:splat]))
        values = [*padded, values[splat:end], *values[end:]]
    for position, store in enumerate(stores):
        store(run, values[position] if position < len(values) else None)


def _assignment(lowering: Lowering, node: Node) -> Closure:
    left = node.child_by_field_name("left")
    right = node.child_by_field_name("right")
    if right.type == "right_assignment_list":
        value: Closure = lower_argument_list(lowering, right).list
    elif right.type == "splat_argument":
        value = lower_argument_list(lowering, right.parent, [right]).list
    else:
        # `x = x` is nil where x is new: Ruby declares it when it sees the left side.
        if left.type == "identifier":
            lowering.declare(text_of(left))
        value = lowering.lower(right)
    if left.type == "identifier":
        slot = lowering.declare(text_of(left))

        def assign(run: Run) -> Value:
            run.slots[slot] = result = value(run)
            return result

        return assign
    store = lower_target(lowering, left)

    def assign_all(run: Run) -> Value:
        result = value(run)
        store(run, result)
        return result

    return assign_all


def _operator_assignment(lowering: Lowering, node: Node) -> Closure:
    left = node.child_by_field_name("left")
    operator = node.child_by_field_name("operator").text.decode()[:-1]
    if left.type == "element_reference":
        return _element_operator(lowering, node, left, operator)
    if left.type == "constant":
        return _constant_default(lowering, node, left, operator)
    if left.type not in ("identifier", "instance_variable"):
        raise unsupported(left, f"an assignment to `{text_of(left)}'")
    store = lower_target(lowering, left)
    current = lowering.lower(left)
    value = lowering.value_of(node, "right")
    line = line_of(node)

    def update(run: Run) -> Value:
        result = _updated(run, operator, current(run), value, line)
        store(run, result)
        return result

    return update


def _constant_default(lowering: Lowering, node: Node, left: Node, operator: str) -> Closure:
    """`NAME ||= value`"""
    if operator != "||":
        raise unsupported(left, f"an assignment to `{text_of(left)}'")
    name = text_of(left)
    value = lowering.value_of(node, "right")

    def assign(run: Run) -> Value:
        if not truthy(run.constants.get(name)):
            run.constants[name] = value(run)
        return run.constants[name]

    return assign


def _updated(run: Run, operator: str, current: Value, value: Closure, line: int) -> Value:
    if operator == "||":
        return current if truthy(current) else value(run)
    if operator == "&&":
        return value(run) if truthy(current) else current
    return binary_operation(run, operator, current, value(run), line)


def _element_operator(lowering: Lowering, node: Node, left: Node, operator: str) -> Closure:
    object_node = left.child_by_field_name("object")
    target = lowering.lower(object_node)
    indexes = [lowering.lower(c) for c in left.named_children if c != object_node]
    value = lowering.value_of(node, "right")
    line = line_of(node)

    def update(run: Run) -> Value:
        receiver = target(run)
        if type(receiver) is str:
            raise UnsupportedRuby("an assignment to a part of a string", line)
        given = [index(run) for index in indexes]
        current = call_method(run, receiver, "[]", given, None)
        result = _updated(run, operator, current, value, line)
        call_method(run, receiver, "[]=", [*given, result], None)
        return result

    return update


LOWERINGS.update(
    {
        "identifier": _identifier,
        "instance_variable": _instance_variable,
        "global_variable": _global_variable,
        "constant": _constant,
        "scope_resolution": _constant,
        "self": _self,
        "assignment": _assignment,
        "operator_assignment": _operator_assignment,
    }
)
