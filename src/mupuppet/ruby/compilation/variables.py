"""Variables, constants and assignments."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.compilation.arguments import check_method_name, lower_argument_list, method_of
from mupuppet.ruby.compilation.calls import lower_command
from mupuppet.ruby.compilation.class_variables import assign_class_variable, class_variable_value
from mupuppet.ruby.compilation.constants import constant_default
from mupuppet.ruby.compilation.file_summary import is_of_programs
from mupuppet.ruby.compilation.literals import lower_frozen
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Lowering,
    Node,
    line_of,
    source_of,
    unsupported,
)
from mupuppet.ruby.compilation.targets import lower_target, note_variable
from mupuppet.ruby.core.constants import built_in_constant
from mupuppet.ruby.core.operators import binary_operation
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.puppet_objects import SCOPE
from mupuppet.ruby.core.run import SELF, Closure, Run
from mupuppet.ruby.core.runtime import call_method
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import MatchData, RaisedError
from mupuppet.ruby_semantics.strings import with_contents
from mupuppet.values.value import Value


def _identifier(lowering: Lowering, node: Node) -> Closure:
    name = source_of(node)
    slot = lowering.names.find(name)
    if slot is None:
        return lower_command(lowering, node, name, None, None)
    return lambda run: run.slots[slot]


def _instance_variable(lowering: Lowering, node: Node) -> Closure:
    name = source_of(node)[1:]
    if lowering.owner is Owner.OBJECT:
        note_variable(lowering)
        return lambda run: run.slots[SELF].variables.get(name)
    if lowering.owner is Owner.FUNCTION:
        return lambda run: run.assigned.get(name)
    if lowering.owner is Owner.SCOPE:
        return _scope_variable(lowering, node, name)
    if name in lowering.summary.assigned or lowering.method is not None:
        # A method may be called by other templates, with other variables.
        return lambda run: run.instance_variable(name)

    def read(run: Run) -> Value:
        value = run.host.instance_variable(name)
        # Most templates change no values, and need no copies.
        return run.from_outside(value) if run.changes else value

    return read


def _scope_variable(lowering: Lowering, node: Node, name: str) -> Closure:
    """A variable of the scope that calls a function of the older interface."""
    if name not in lowering.summary.replaced:
        return lambda run: run.assigned.get(name)

    line = line_of(node)

    def read(run: Run) -> Value:
        if name not in run.assigned:
            left = f"`@{name}' as an earlier call of the function has left it"
            raise UnsupportedRuby(left, line)
        return run.assigned[name]

    return read


#: `$&` and related variables about the last match.
_AROUND_MATCH: dict[str, Callable[[MatchData], str]] = {
    "&": lambda found: found.match.group(0) or "",
    "`": lambda found: found.text[: found.match.start()],
    "'": lambda found: found.text[found.match.end() :],
}


#: Those that hold the standard streams, unless code replaces them.
_STREAMS = {"stdout": "STDOUT", "stderr": "STDERR"}


def group_number(name: str) -> int | None:
    """The number of a group if a global variable is one: `$1`."""
    # No pattern has as many groups as twelve digits can count.
    return int(name[:12]) if name.isdigit() and name != "0" else None


def _global_variable(lowering: Lowering, node: Node) -> Closure:
    name = source_of(node)[1:]
    number = group_number(name)
    if number is not None:

        def group(run: Run) -> Value:
            if run.match is None or number > len(run.match.match.groups()):
                return None
            found = run.match.match.group(number)
            return None if found is None else run.string(found)

        return group
    if name == "~":
        return lambda run: run.match
    if name in _AROUND_MATCH:
        around = _AROUND_MATCH[name]
        return lambda run: None if run.match is None else run.string(around(run.match))
    if name == "!":
        return lambda run: None if run.error is None else RaisedError(run.error)
    if name in _STREAMS:
        stream = built_in_constant(_STREAMS[name])
        return lambda run: stream
    if name not in lowering.summary.globals and not is_of_programs(name):
        raise unsupported(node, f"the global variable `${name}'")
    return lambda run: global_value(run, name)


def global_value(run: Run, name: str) -> Value:
    """What code of this compilation has left in a global variable, or nil."""
    value = run.host.global_variables.get(name)
    # A program that changes no values has none that could be changed.
    return value if run.changes else with_contents(value)


def _self(lowering: Lowering, node: Node) -> Closure:
    if lowering.owner is Owner.SCOPE:
        return lambda run: SCOPE
    if lowering.owner is Owner.TEMPLATE:
        raise unsupported(node, "`self'")
    return lambda run: run.slots[SELF]


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
            lowering.declare(source_of(left))
        value = lowering.lower(right)
    if left.type == "identifier":
        slot = lowering.declare(source_of(left))

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
        return constant_default(lowering, node, left, operator)
    if left.type == "call":
        return _attribute_operator(lowering, node, left, operator)
    if left.type == "class_variable" and operator == "||":
        return _class_variable_default(lowering, node, left)
    kinds = ("identifier", "instance_variable", "class_variable", "global_variable")
    if left.type not in kinds:
        raise unsupported(left, f"an assignment to `{source_of(left)}'")
    store = lower_target(lowering, left)
    current = lowering.lower(left)
    value = lowering.value_of(node, "right")
    line = line_of(node)

    def update(run: Run) -> Value:
        result = _updated(run, operator, current(run), value, line)
        store(run, result)
        return result

    return update


def _updated(run: Run, operator: str, current: Value, value: Closure, line: int) -> Value:
    if operator == "||":
        return current if truthy(current) else value(run)
    if operator == "&&":
        return value(run) if truthy(current) else current
    return binary_operation(run, operator, current, value(run), line)


def _class_variable_default(lowering: Lowering, node: Node, left: Node) -> Closure:
    """`@@name ||= value`"""
    name, nesting = source_of(left), lowering.nesting
    value = lowering.value_of(node, "right")

    def assign(run: Run) -> Value:
        found = class_variable_value(run, nesting, name)
        if not truthy(found):
            found = value(run)
            assign_class_variable(run, nesting, name, found)
        return found

    return assign


def _attribute_operator(lowering: Lowering, node: Node, left: Node, operator: str) -> Closure:
    """`object.name ||= value`"""
    name = source_of(left.child_by_field_name("method"))
    receiver_node = left.child_by_field_name("receiver")
    if receiver_node is None or left.child_by_field_name("arguments") is not None:
        raise unsupported(left, f"an assignment to `{source_of(left)}'")
    check_method_name(lowering, f"{name}=", left)
    target = lowering.lower(receiver_node)
    value = lowering.value_of(node, "right")
    line = line_of(node)

    def update(run: Run) -> Value:
        receiver = target(run)
        current = call_method(run, receiver, name, [], None)
        if _is_kept(operator, current):
            return current
        result = _updated(run, operator, current, value, line)
        call_method(run, receiver, f"{name}=", [result], None)
        return result

    return update


def _is_kept(operator: str, current: Value) -> bool:
    """Whether `||=` or `&&=` assigns nothing."""
    if operator not in ("||", "&&"):
        return False
    return truthy(current) is (operator == "||")


def _element_operator(lowering: Lowering, node: Node, left: Node, operator: str) -> Closure:
    object_node = left.child_by_field_name("object")
    target = lowering.lower(object_node)
    indexes = [lower_frozen(lowering, c) for c in left.named_children if c != object_node]
    value = lowering.value_of(node, "right")
    line = line_of(node)
    look_up = method_of(lowering, "[]")

    def update(run: Run) -> Value:
        receiver = target(run)
        given = [index(run) for index in indexes]
        current = look_up(run, receiver, "[]", given, None)
        if _is_kept(operator, current):
            return current
        result = _updated(run, operator, current, value, line)
        call_method(run, receiver, "[]=", [*given, result], None)
        return result

    return update


LOWERINGS.update(
    {
        "identifier": _identifier,
        "instance_variable": _instance_variable,
        "global_variable": _global_variable,
        "self": _self,
        "assignment": _assignment,
        "operator_assignment": _operator_assignment,
    }
)
