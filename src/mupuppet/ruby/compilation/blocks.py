"""Blocks: how their parameters take what is yielded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.compilation.captured_variables import restoring_variables, saving_variables
from mupuppet.ruby.compilation.lowering import Frame, Lowering, Names, Node, source_of, unsupported
from mupuppet.ruby.compilation.targets import distribute, lower_target
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.run import SELF, Closure, Run
from mupuppet.ruby_semantics.errors import Next, Return, RubyError, argument_error
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.values.value import Value


class Parameters:
    """The parameters of a block."""

    def __init__(self) -> None:
        #: What assigns each parameter.
        self.stores: list[Callable[[Run, Value], None]] = []
        self.slots: set[int] = set()
        #: The index of the splat parameter.
        self.splat: int | None = None
        #: The slot, if there is only one parameter and it is plain.
        self.single: int | None = None
        #: The defaults of optional parameters, by position.
        self.defaults: dict[int, Closure] = {}
        #: Keyword parameters: name, slot, default.
        self.keywords: list[tuple[str, int, Closure | None]] = []
        #: The slot of a block that is given to the block.
        self.block_slot: int | None = None
        #: Whether a single array is spread over the parameters.
        self.spreads = False


def lower_parameters(lowering: Lowering, node: Node | None) -> Parameters:
    """The parameters between bars or parentheses."""
    parameters = Parameters()
    children = [] if node is None else [c for c in node.named_children if c.type != "comment"]
    for position, child in enumerate(children):
        kind = child.type
        if kind == "identifier":
            slot = lowering.names.slots[source_of(child)] = lowering.new_slot()
            parameters.stores.append(_slot_store(slot))
            parameters.slots.add(slot)
        elif kind == "splat_parameter":
            parameters.splat = position
            inner = child.named_children
            slot = lowering.new_slot()
            if inner:
                lowering.names.slots[source_of(inner[0])] = slot
            parameters.slots.add(slot)
            parameters.stores.append(_slot_store(slot))
        elif kind == "destructured_parameter":
            _declare_names(lowering, child, parameters)
            parameters.stores.append(lower_target(lowering, child))
        elif kind == "optional_parameter":
            slot = _declared(lowering, child, parameters)
            parameters.defaults[len(parameters.stores)] = lowering.value_of(child, "value")
            parameters.stores.append(_slot_store(slot))
        elif kind == "keyword_parameter":
            value = child.child_by_field_name("value")
            default = lowering.lower(value) if value is not None else None
            name = source_of(child.child_by_field_name("name"))
            slot = _declared(lowering, child, parameters)
            parameters.keywords.append((name, slot, default))
        elif kind == "block_parameter":
            parameters.block_slot = _declared(lowering, child, parameters)
        else:
            raise unsupported(child)
    if len(children) == 1 and children[0].type == "identifier":
        if node is not None and source_of(node).rstrip("|").rstrip().endswith(","):
            parameters.spreads = True  # `|first,|` takes the first of an array
            return parameters
        parameters.single = next(iter(parameters.slots))
    # One parameter takes an array as it is; in parentheses it takes the array apart itself.
    parameters.spreads = len(parameters.stores) > 1
    return parameters


def _declared(lowering: Lowering, child: Node, parameters: Parameters) -> int:
    slot = lowering.new_slot()
    name = child.child_by_field_name("name")
    if name is not None:
        lowering.names.slots[source_of(name)] = slot
    parameters.slots.add(slot)
    return slot


def _numbered_parameters(lowering: Lowering, body: Node | None, parameters: Parameters) -> None:
    """`{ _1 + _2 }`"""
    count = highest_number(body) if body is not None else 0
    for number in range(1, count + 1):
        slot = lowering.names.slots[f"_{number}"] = lowering.new_slot()
        parameters.slots.add(slot)
        parameters.stores.append(_slot_store(slot))
    if count == 1:
        parameters.single = next(iter(parameters.slots))
    parameters.spreads = count > 1


def highest_number(body: Node) -> int:
    """The highest of `_1`, `_2` that a block uses."""
    highest = 0
    stack = [body]
    while stack:
        node = stack.pop()
        if node.type == "identifier" and _NUMBERED.fullmatch(source_of(node)):
            highest = max(highest, int(source_of(node)[1:]))
        stack.extend(node.named_children)
    return highest


_NUMBERED = pattern("_[1-9]")


def _declare_names(lowering: Lowering, node: Any, parameters: Parameters) -> None:
    """Names in parentheses are local to the block, even where the same names exist outside."""
    for child in node.named_children:
        if child.type == "identifier":
            slot = lowering.names.slots[source_of(child)] = lowering.new_slot()
            parameters.slots.add(slot)
        else:
            _declare_names(lowering, child, parameters)


def _slot_store(slot: int) -> Callable[[Run, Value], None]:
    def store(run: Run, value: Value) -> None:
        run.slots[slot] = value

    return store


class BlockMaker:
    """Makes a proc whenever the expression with the block is evaluated."""

    def __init__(
        self,
        parameters: Parameters,
        body: Closure,
        own: list[int],
        all_slots: range,
        frame: Frame,
        *,
        is_lambda: bool,
    ) -> None:
        self.parameters = parameters
        self.body = body
        #: The slots of variables that are reset in every call.
        self.own = own
        #: The slots of all its variables and of the blocks in it.
        self.all_slots = all_slots
        self.frame = frame
        #: The enclosing blocks whose variables it sees even after they have ended.
        self.around: list[Frame] = []
        self.is_lambda = is_lambda
        #: Whether it may become a method, and whether the variables around it do not change.
        self.is_rebindable = False
        self.is_steady = False

    def make(self, run: Run) -> Proc:
        """The proc."""
        call = self._call(run)
        if self.around:
            call = restoring_variables(run, self.around, call)
        if self.frame.has_next:
            call = _ending_with_next(call)
        if self.frame.has_return:
            call = _ending_with_return(call, self.frame)
        count = len(self.parameters.stores)
        if self.is_lambda:
            call = self._strict(call, count)
        made = Proc(call, count, self.is_lambda)
        parameters = self.parameters
        if parameters.splat is not None or parameters.defaults or parameters.keywords:
            made.is_open = True
        if self.is_rebindable:
            made.rebind = lambda: self._for_others(run)
            made.is_steady = self.is_steady
        return made

    def _for_others(self, run: Run) -> Callable[[Value], Proc]:
        """The block with the variables as they are now, for any `self`."""
        slots = list(run.slots)

        def bind(receiver: Value) -> Proc:
            outer, run.slots = run.slots, list(slots)
            run.slots[SELF] = receiver
            try:
                return self.make(run)
            finally:
                run.slots = outer

        return bind

    def _call(self, run: Run) -> Callable[..., Value]:
        """A call sees the variables of the place where the block is written."""
        body, own, slots, tick = self.body, self.own, run.slots, run.tick
        assign = self._assign(run, slots)
        if self.frame.escapes:
            return saving_variables(run, self.frame, own, assign, body)
        first, behind = self.all_slots.start, self.all_slots.stop
        is_active = False

        def call(*values: Value) -> Value:
            nonlocal is_active
            tick()
            outer, was_active = run.slots, is_active
            # A block that calls itself saves its variables, to continue with them.
            saved = slots[first:behind] if was_active else None
            run.slots, is_active = slots, True
            try:
                for slot in own:
                    slots[slot] = None
                assign(values)
                return body(run)
            finally:
                run.slots, is_active = outer, was_active
                if saved is not None:
                    slots[first:behind] = saved

        return call

    def _assign(self, run: Run, slots: list[Any]) -> Callable[[tuple[Value, ...]], None]:
        """The function that assigns the parameters."""
        parameters = self.parameters
        single = parameters.single
        if single is not None:

            def assign_one(values: tuple[Value, ...]) -> None:
                slots[single] = values[0] if values else None

            return assign_one
        if not parameters.stores and not parameters.keywords:
            return lambda values: None
        stores, splat = parameters.stores, parameters.splat
        spreads = parameters.spreads and not self.is_lambda

        def assign(values: tuple[Value, ...]) -> None:
            given = list(values)
            if spreads and len(given) == 1 and type(given[0]) is list:
                given = list(given[0])
            if parameters.keywords:
                _assign_keywords(run, parameters, given)
            if parameters.defaults:
                _assign_with_defaults(run, parameters, given)
            else:
                distribute(run, stores, splat, given)

        return assign

    def _strict(self, call: Callable[..., Value], count: int) -> Callable[..., Value]:
        """A lambda is strict about its arguments."""
        parameters = self.parameters
        least = count - len(parameters.defaults) - (parameters.splat is not None)
        expected = str(count) if least == count else f"{least}..{count}"
        if parameters.splat is not None:
            expected = f"{least}+"

        def checked(*values: Value) -> Value:
            given = len(values)
            if parameters.keywords and values and isinstance(values[-1], dict):
                given -= 1
            if given < least or (given > count and parameters.splat is None):
                raise argument_error(given, expected)
            return call(*values)

        return checked


def _assign_keywords(run: Run, parameters: Parameters, given: list[Value]) -> None:
    options = given.pop() if given and isinstance(given[-1], dict) else {}
    for name, slot, default in parameters.keywords:
        symbol = Symbol(name)
        if symbol in options:
            run.slots[slot] = options[symbol]
        elif default is None:
            raise RubyError("ArgumentError", f"missing keyword: :{name}")
        else:
            run.slots[slot] = default(run)


def _assign_with_defaults(run: Run, parameters: Parameters, given: list[Value]) -> None:
    """Parameters without a default are assigned first, from both ends."""
    count, splat = len(parameters.stores), parameters.splat
    needed = count - len(parameters.defaults) - (splat is not None)
    spare = max(0, len(given) - needed)
    position = 0
    for place, store in enumerate(parameters.stores):
        if place == splat:
            behind = count - place - 1
            end = max(position, len(given) - behind)
            store(run, given[position:end])
            position = end
        elif place in parameters.defaults and spare == 0:
            store(run, parameters.defaults[place](run))
        else:
            store(run, given[position] if position < len(given) else None)
            position += 1
            spare -= place in parameters.defaults


def _ending_with_next(call: Callable[..., Value]) -> Callable[..., Value]:
    def ending(*values: Value) -> Value:
        try:
            return call(*values)
        except Next as jump:
            return jump.value

    return ending


def _ending_with_return(call: Callable[..., Value], frame: Frame) -> Callable[..., Value]:
    def ending(*values: Value) -> Value:
        try:
            return call(*values)
        except Return as jump:
            if jump.owner is not frame:
                raise
            return jump.value

    return ending


def lower_block(
    lowering: Lowering,
    parameters: Node | None,
    block: Node,
    *,
    is_lambda: bool = False,
    escapes: bool = False,
) -> BlockMaker:
    """What makes a proc of `{ |x| … }`. If it escapes, it may outlive the enclosing blocks."""
    outer = lowering.names
    lowering.names = Names(outer)
    first = lowering.slot_count
    around = [each for each in lowering.frames if not each.is_loop] if escapes or is_lambda else []
    for each in around:
        each.escapes = True
    frame = Frame(is_loop=False, is_lambda=is_lambda)
    frame.activation_slot = lowering.new_slot()
    lowering.frames.append(frame)
    bound: Parameters = lower_parameters(lowering, parameters)
    if parameters is None:
        _numbered_parameters(lowering, block, bound)
    body_node = block.child_by_field_name("body") if block.type != "body_statement" else block
    body = (
        lowering.body(body_node)
        if body_node is None or body_node.type != "begin"
        else (lowering.lower(body_node))
    )
    lowering.frames.pop()
    own = [slot for slot in lowering.names.slots.values() if slot not in bound.slots]
    lowering.names = outer
    all_slots = range(first, lowering.slot_count)
    frame.slots = all_slots
    made = BlockMaker(bound, body, own, all_slots, frame, is_lambda=is_lambda)
    made.around = around
    made.is_rebindable = lowering.owner is Owner.OBJECT
    return made
