"""What can be assigned to: variables, elements, attributes, several of them."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.compilation.arguments import check_method_name
from mupuppet.ruby.compilation.class_variables import assign_class_variable
from mupuppet.ruby.compilation.constants import assign_constant, whole_name
from mupuppet.ruby.compilation.literals import lower_frozen
from mupuppet.ruby.compilation.lowering import Lowering, Node, line_of, source_of, unsupported
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.run import SELF, Run
from mupuppet.ruby.core.runtime import call_method
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.strings import new_strings
from mupuppet.values.value import Value

Store = Callable[[Run, Value], None]


def lower_target(lowering: Lowering, node: Node) -> Store:
    """The function that assigns to a variable, an element or several of them."""
    kind = node.type
    if kind == "identifier":
        slot = lowering.declare(source_of(node))

        def store(run: Run, value: Value) -> None:
            run.slots[slot] = value

        return store
    if kind == "instance_variable":
        name = source_of(node)[1:]
        if lowering.owner is Owner.OBJECT:
            note_variable(lowering)

            def store_in_object(run: Run, value: Value) -> None:
                run.slots[SELF].variables[name] = value

            return store_in_object

        def store_instance(run: Run, value: Value) -> None:
            run.assigned[name] = value

        return store_instance
    if kind == "constant":
        constant = whole_name(lowering, source_of(node))

        def store_constant(run: Run, value: Value) -> None:
            assign_constant(run, constant, value)

        return store_constant
    if kind == "global_variable" and source_of(node)[1:] in lowering.summary.globals:
        global_name = source_of(node)[1:]

        def store_global(run: Run, value: Value) -> None:
            assign_global(run, global_name, value)

        return store_global
    if kind == "element_reference":
        return _element_target(lowering, node)
    if kind == "call":
        return _attribute_target(lowering, node)
    if kind == "class_variable":
        variable, nesting = source_of(node), lowering.nesting
        return lambda run, value: assign_class_variable(run, nesting, variable, value)
    if kind in ("left_assignment_list", "destructured_left_assignment", "destructured_parameter"):
        return _list_target(lowering, node.named_children)
    raise unsupported(node, f"an assignment to `{source_of(node)}'")


def _element_target(lowering: Lowering, node: Node) -> Store:
    object_node = node.child_by_field_name("object")
    target = lowering.lower(object_node)
    indexes = [lower_frozen(lowering, c) for c in node.named_children if c != object_node]
    line = line_of(node)

    def store(run: Run, value: Value) -> None:
        receiver = target(run)
        given = [*(index(run) for index in indexes), value]
        try:
            call_method(run, receiver, "[]=", given, None)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return store


def _attribute_target(lowering: Lowering, node: Node) -> Store:
    """`object.name = value`"""
    name = f"{source_of(node.child_by_field_name('method'))}="
    receiver_node = node.child_by_field_name("receiver")
    if receiver_node is None or node.child_by_field_name("arguments") is not None:
        raise unsupported(node, f"an assignment to `{source_of(node)}'")
    check_method_name(lowering, name, node)
    target = lowering.lower(receiver_node)

    def store(run: Run, value: Value) -> None:
        call_method(run, target(run), name, [value], None)

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
    """Assign values to several targets, one of which may be a splat."""
    if splat is not None:
        behind = len(stores) - splat - 1
        end = max(splat, len(values) - behind)
        padded = values[:splat] + [None] * (splat - len(values[:splat]))
        values = [*padded, values[splat:end], *values[end:]]
    for position, store in enumerate(stores):
        store(run, values[position] if position < len(values) else None)


def note_variable(lowering: Lowering) -> None:
    if lowering.method is not None:
        lowering.method.uses_variables = True


def assign_global(run: Run, name: str, value: Value) -> None:
    """`$name = value`; another program may change the value."""
    run.host.global_variables[name] = value if run.changes else new_strings(value)
