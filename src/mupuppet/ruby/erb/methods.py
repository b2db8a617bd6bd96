"""Methods that a template defines for itself.

A method sees its arguments and the instance variables, not the local variables around it, and
it cannot write text. It is known from its definition on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.ruby.erb.errors import Return, RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby.erb.run import Run
from mupuppet.ruby.erb.values import Symbol
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.ruby.erb.calls import Arguments
    from mupuppet.ruby.erb.lowering import Closure, Lowering, Node


class DefinedMethod:
    """`def name(a, b = 1) … end`"""

    def __init__(self, line: int) -> None:
        self.line = line
        self.slots: list[int] = []
        self.defaults: list[Closure | None] = []
        self.body: Closure | None = None
        #: The slots of all its variables: those of a call that is not finished must be kept.
        self.all_slots: range = range(0)

    def call(self, run: Run, values: list[Value]) -> Value:
        needed = sum(default is None for default in self.defaults)
        if not needed <= len(values) <= len(self.slots):
            expected = str(needed) if needed == len(self.slots) else f"{needed}..{len(self.slots)}"
            error = argument_error(len(values), expected)
            error.line = self.line  # Ruby blames the definition
            raise error
        assert self.body is not None  # it was lowered before anything runs
        run.tick()
        first, behind = self.all_slots.start, self.all_slots.stop
        saved = run.slots[first:behind]
        run.slots[first:behind] = [None] * len(saved)
        try:
            for position, slot in enumerate(self.slots):
                default = self.defaults[position]
                if position < len(values):
                    run.slots[slot] = values[position]
                elif default is not None:
                    run.slots[slot] = default(run)
            return self.body(run)
        except Return as jump:
            return jump.value
        finally:
            run.slots[first:behind] = saved


def lower_definition(lowering: Lowering, node: Node) -> Closure:
    """A definition; its value is of no use."""
    from mupuppet.ruby.erb.lowering import Names, line_of, text_of, unsupported

    name = text_of(node.child_by_field_name("name"))
    if node.parent.type != "program":
        raise unsupported(node, "a method that is defined inside of something else")
    made = DefinedMethod(line_of(node))
    lowering.methods[name] = made
    outer_names, outer_frames = lowering.names, lowering.frames
    lowering.names, lowering.frames = Names(None), []
    lowering.method = name
    first = lowering.slot_count
    parameters = node.child_by_field_name("parameters")
    for parameter in parameters.named_children if parameters is not None else []:
        if parameter.type not in ("identifier", "optional_parameter"):
            raise unsupported(parameter)
        optional = parameter.type == "optional_parameter"
        if made.defaults and made.defaults[-1] is not None and not optional:
            raise unsupported(parameter, "a parameter behind an optional one")
        default = lowering.value_of(parameter, "value") if optional else None
        name_node = parameter.child_by_field_name("name") if optional else parameter
        made.slots.append(lowering.declare(text_of(name_node)))
        made.defaults.append(default)
    made.body = lowering.body(node.child_by_field_name("body"))
    made.all_slots = range(first, lowering.slot_count)
    lowering.names, lowering.frames = outer_names, outer_frames
    lowering.method = None
    symbol = Symbol(name)
    return lambda run: symbol


def lower_return(lowering: Lowering, node: Node) -> Closure:
    """`return` from a method."""
    from mupuppet.ruby.erb.calls import lower_argument_list
    from mupuppet.ruby.erb.lowering import nothing, unsupported

    if lowering.method is None:
        raise unsupported(node, "`return' outside of a method")
    value: Closure = nothing
    arguments = next((c for c in node.named_children if c.type == "argument_list"), None)
    if arguments is not None:
        given = lower_argument_list(lowering, arguments)
        value = given.closures[0] if given.is_single else given.list

    def leave(run: Run) -> Value:
        raise Return(value(run))

    return leave


def lower_own_call(method: DefinedMethod, arguments: Arguments | None, line: int) -> Closure:
    """A call of a method that the template defines."""

    def call(run: Run) -> Value:
        try:
            return method.call(run, arguments.list(run) if arguments is not None else [])
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return call
