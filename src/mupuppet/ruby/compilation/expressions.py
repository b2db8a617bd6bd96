"""Operators, calls, ranges and lambdas."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.compilation.arguments import lower_argument_list
from mupuppet.ruby.compilation.blocks import lower_block
from mupuppet.ruby.compilation.calls import lower_call, lower_method_call
from mupuppet.ruby.compilation.constants import defined_constant
from mupuppet.ruby.compilation.literals import lower_frozen
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Lowering,
    Node,
    line_of,
    nothing,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.operators import OPERATORS, Operator
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby.core.runtime import call_method
from mupuppet.ruby_semantics.comparison import compare, truthy
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Range, Symbol
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.value import Value


def _binary(lowering: Lowering, node: Node) -> Closure:
    operator = node.child_by_field_name("operator").text.decode()
    if operator in ("==", "!="):
        left, right = (
            lower_frozen(lowering, node.child_by_field_name(side)) for side in ("left", "right")
        )
    else:
        left, right = (lowering.value_of(node, side) for side in ("left", "right"))
    if operator in ("&&", "and"):

        def both(run: Run) -> Value:
            value = left(run)
            return value if value is None or value is False else right(run)

        return both
    if operator in ("||", "or"):

        def either(run: Run) -> Value:
            value = left(run)
            return right(run) if value is None or value is False else value

        return either
    if operator not in OPERATORS:
        raise unsupported(node, f"the operator `{operator}'")
    function = OPERATORS[operator]
    line = line_of(node)
    if operator == "=~" and node.child_by_field_name("left").type == "regex":
        function = _naming_match(lowering, source_of(node.child_by_field_name("left")))

    def operate(run: Run) -> Value:
        try:
            return function(run, left(run), right(run))
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return operate


GROUP_NAME = pattern(r"\(\?<([a-z_]\w*)>")


def _naming_match(lowering: Lowering, pattern: str) -> Operator:
    """`/(?<name>…)/ =~ string`: named groups become local variables."""
    match = OPERATORS["=~"]
    slots = {name: lowering.declare(name) for name in GROUP_NAME.findall(pattern)}
    if not slots or "#{" in pattern:
        return match

    def operate(run: Run, left: Value, right: Value) -> Value:
        found = match(run, left, right)
        groups = run.match.match.groupdict() if found is not None and run.match else {}
        for name, slot in slots.items():
            run.slots[slot] = run.made(groups.get(name))
        return found

    return operate


def _unary(lowering: Lowering, node: Node) -> Closure:
    operator = node.child_by_field_name("operator").text.decode()
    operand_node = node.child_by_field_name("operand")
    if operator == "defined?":
        return _defined(lowering, operand_node)
    operand = lowering.lower(operand_node)
    if operator in ("!", "not"):
        if _unwrapped(operand_node).type in ("regex", "range"):
            raise unsupported(node, "a literal as a condition")
        return lambda run: not truthy(operand(run))
    if operator == "+":
        return lower_method_call(lowering, node, operand, "+@", None, None)
    if operator == "-":
        return lower_method_call(lowering, node, operand, "-@", None, None)
    if operator == "~":
        return lower_method_call(lowering, node, operand, "~", None, None)
    raise unsupported(node, f"the operator `{operator}'")


def _unwrapped(node: Node) -> Node:
    """Statements in parentheses."""
    while node.type == "parenthesized_statements" and len(node.named_children) == 1:
        node = node.named_children[0]
    return node


def _defined(lowering: Lowering, node: Node) -> Closure:
    if node.type == "parenthesized_statements" and len(node.named_children) == 1:
        node = node.named_children[0]
    if node.type == "instance_variable":
        name = source_of(node)[1:]

        def defined(run: Run) -> Value:
            known = name in run.assigned or run.host.instance_variable(name) is not None
            return run.string("instance-variable") if known else None

        return defined
    if node.type == "identifier":
        name = source_of(node)
        if name in lowering.methods:
            return lambda run: run.string("method")
        if lowering.names.find(name) is not None:
            return lambda run: run.string("local-variable")
        if lowering.owner is Owner.TEMPLATE and name not in _WRAPPER_METHODS:
            return nothing
    if node.type in ("constant", "scope_resolution"):
        return defined_constant(lowering, source_of(node))
    if node.type in _NAMED:
        named = node.type
        return lambda run: run.string(named)
    if node.type in _LITERALS or (node.type in ("array", "hash") and not node.named_children):
        return lambda run: run.string("expression")
    if node.type == "element_reference":
        container, *keys = node.named_children
        return _defined_call(lowering, container, "[]", keys)
    if node.type == "call" and node.child_by_field_name("block") is None:
        receiver = node.child_by_field_name("receiver")
        method = node.child_by_field_name("method")
        if receiver is not None and method is not None:
            arguments = node.child_by_field_name("arguments")
            given = arguments.named_children if arguments is not None else []
            return _defined_call(lowering, receiver, source_of(method), given)
    raise unsupported(node, "`defined?' of an expression")


def _defined_call(
    lowering: Lowering, receiver: Node, method: str, arguments: Sequence[Node]
) -> Closure:
    """`defined?(receiver.method(arguments))`: evaluates the receiver, but calls nothing."""
    checks = [_defined(lowering, node) for node in (receiver, *arguments)]
    if nothing in checks:
        return nothing
    value = lowering.lower(receiver)

    def defined(run: Run) -> Value:
        if any(check(run) is None for check in checks):
            return None
        try:
            found = call_method(run, value(run), "respond_to?", [Symbol(method)], None)
        except RubyError:
            return None
        return run.string("method") if truthy(found) else None

    return defined


#: What `defined?` calls by its name, and literals, which it calls expressions.
_NAMED = frozenset(["nil", "true", "false", "self"])
_LITERALS = frozenset("string integer float simple_symbol regex".split())
_WRAPPER_METHODS = frozenset(["scope", "classes", "all_tags", "tags", "file"])


#: Nodes with conditions, and those that join conditions.
_CONDITIONAL = frozenset(
    "if unless elsif while until conditional if_modifier unless_modifier while_modifier"
    " until_modifier".split()
)
_JOINING = frozenset(["parenthesized_statements", "binary", "unary"])


def _is_condition(node: Node) -> bool:
    """Whether the value of a node decides what is executed."""
    while node.parent.type in _JOINING:
        node = node.parent
    parent = node.parent
    return bool(parent.type in _CONDITIONAL and parent.child_by_field_name("condition") == node)


def _range(lowering: Lowering, node: Node) -> Closure:
    if node.parent.type != "argument_list" and _is_condition(node):
        raise unsupported(node, "a range as a condition, which is a flip-flop")
    first_node = node.child_by_field_name("begin")
    last_node = node.child_by_field_name("end")
    exclusive = node.child_by_field_name("operator").text == b"..."
    first = lowering.lower(first_node) if first_node is not None else nothing
    last = lowering.lower(last_node) if last_node is not None else nothing
    line = line_of(node)

    def make(run: Run) -> Value:
        begin, end = first(run), last(run)
        if begin is not None and end is not None and type(begin) is not type(end):
            if compare(begin, end) is None:
                error = RubyError("ArgumentError", "bad value for range")
                error.line = line
                raise error
        return Range(begin, end, exclusive)

    return make


def _element_reference(lowering: Lowering, node: Node) -> Closure:
    object_node = node.child_by_field_name("object")
    receiver = lowering.lower(object_node)
    indexes = [child for child in node.named_children if child != object_node]
    if lowering.program_files.is_own_of_objects("[]"):
        arguments = lower_argument_list(lowering, node, indexes)
        return lower_method_call(lowering, node, receiver, "[]", arguments, None)
    if len(indexes) == 1 and indexes[0].type == "string":
        index = lower_frozen(lowering, indexes[0])
    else:
        arguments = lower_argument_list(lowering, node, indexes)
        if not arguments.is_single or arguments.block is not None:
            return lower_method_call(lowering, node, receiver, "[]", arguments, None)
        (index,) = arguments.closures
    line = line_of(node)

    def look_up(run: Run) -> Value:
        try:
            value, name = receiver(run), index(run)
            # Most are hash lookups by a string: a fast path.
            if type(value) is dict:
                if type(name) is str:
                    return value.get(name)
                if type(name) is RubyString:
                    return value.get(name.content)
            return call_method(run, value, "[]", [name], None)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return look_up


def _lambda(lowering: Lowering, node: Node) -> Closure:
    body = node.child_by_field_name("body")
    maker = lower_block(lowering, node.child_by_field_name("parameters"), body, is_lambda=True)
    return maker.make


def _literal(value: Value) -> Callable[[Lowering, Node], Closure]:
    return lambda lowering, node: lambda run: value


LOWERINGS.update(
    {
        "binary": _binary,
        "unary": _unary,
        "range": _range,
        "call": lower_call,
        "element_reference": _element_reference,
        "lambda": _lambda,
        "nil": _literal(None),
        "true": _literal(True),
        "false": _literal(False),
    }
)
