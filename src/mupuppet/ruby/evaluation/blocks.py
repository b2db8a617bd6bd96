"""Blocks: how their parameters take what is yielded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.ruby.evaluation.errors import Next, argument_error
from mupuppet.ruby.evaluation.lowering import (
    SELF,
    Closure,
    Frame,
    Lowering,
    Names,
    Node,
    Owner,
    text_of,
    unsupported,
)
from mupuppet.ruby.evaluation.run import Run
from mupuppet.ruby.evaluation.values import Proc
from mupuppet.values.basic import Value


class Parameters:
    """The parameters of a block."""

    def __init__(self) -> None:
        #: What assigns each parameter.
        self.stores: list[Callable[[Run, Value], None]] = []
        self.slots: set[int] = set()
        #: Which parameter takes what is left.
        self.splat: int | None = None
        #: The slot, if there is but one parameter and it is plain.
        self.single: int | None = None
        #: Whether one array is spread over the parameters.
        self.spreads = False


def lower_parameters(lowering: Lowering, node: Node | None) -> Parameters:
    """The parameters between bars or parentheses."""
    from mupuppet.ruby.evaluation.variables import lower_target

    parameters = Parameters()
    children = [] if node is None else [c for c in node.named_children if c.type != "comment"]
    for position, child in enumerate(children):
        kind = child.type
        if kind == "identifier":
            slot = lowering.names.slots[text_of(child)] = lowering.new_slot()
            parameters.stores.append(_slot_store(slot))
            parameters.slots.add(slot)
        elif kind == "splat_parameter":
            parameters.splat = position
            inner = child.named_children
            slot = lowering.new_slot()
            if inner:
                lowering.names.slots[text_of(inner[0])] = slot
            parameters.slots.add(slot)
            parameters.stores.append(_slot_store(slot))
        elif kind == "destructured_parameter":
            _declare_names(lowering, child, parameters)
            parameters.stores.append(lower_target(lowering, child))
        else:
            raise unsupported(child)
    if len(children) == 1 and children[0].type == "identifier":
        parameters.single = next(iter(parameters.slots))
        if node is not None and text_of(node).rstrip("|").rstrip().endswith(","):
            raise unsupported(node, "a block parameter with a comma behind it")
    parameters.spreads = len(children) > 1 or (
        len(children) == 1 and children[0].type != "identifier"
    )
    if len(children) == 1 and parameters.splat == 0:
        parameters.spreads = False
    return parameters


def _declare_names(lowering: Lowering, node: Any, parameters: Parameters) -> None:
    """Names in parentheses are the block's own, even where there are others outside."""
    for child in node.named_children:
        if child.type == "identifier":
            slot = lowering.names.slots[text_of(child)] = lowering.new_slot()
            parameters.slots.add(slot)
        else:
            _declare_names(lowering, child, parameters)


def _slot_store(slot: int) -> Callable[[Run, Value], None]:
    def store(run: Run, value: Value) -> None:
        run.slots[slot] = value

    return store


class BlockMaker:
    """Makes a proc whenever the expression that has the block is evaluated."""

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
        #: The slots of variables that begin anew in every call.
        self.own = own
        #: Those of all its variables and of those of the blocks in it.
        self.all_slots = all_slots
        self.frame = frame
        self.is_lambda = is_lambda
        #: Whether it may become a method.
        self.is_rebindable = False

    def make(self, run: Run) -> Proc:
        """The proc."""
        call = self._call(run)
        if self.frame.has_next:
            call = _ending_with_next(call)
        count = len(self.parameters.stores)
        if self.is_lambda:
            call = self._strict(call, count)
        made = Proc(call, count, self.is_lambda)
        if self.is_rebindable:
            made.rebind = lambda: self._for_others(run)
        return made

    def _for_others(self, run: Run) -> Callable[[Value], Proc]:
        """The block with the variables as they are now, for any `self`."""
        kept = list(run.slots)

        def bind(receiver: Value) -> Proc:
            outer, run.slots = run.slots, list(kept)
            run.slots[SELF] = receiver
            try:
                return self.make(run)
            finally:
                run.slots = outer

        return bind

    def _call(self, run: Run) -> Callable[..., Value]:
        """A call sees the variables of where the block stands, whoever calls it."""
        body, own, slots, tick = self.body, self.own, run.slots, run.tick
        assign = self._assign(run, slots)
        first, behind = self.all_slots.start, self.all_slots.stop
        is_active = False

        def call(*values: Value) -> Value:
            nonlocal is_active
            tick()
            outer, was_active = run.slots, is_active
            # A block that calls itself keeps its variables for when it goes on.
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
        """What gives the parameters their values."""
        parameters = self.parameters
        single = parameters.single
        if single is not None:

            def assign_one(values: tuple[Value, ...]) -> None:
                slots[single] = values[0] if values else None

            return assign_one
        if not parameters.stores:
            return lambda values: None
        from mupuppet.ruby.evaluation.variables import distribute

        stores, splat = parameters.stores, parameters.splat
        spreads = parameters.spreads and not self.is_lambda

        def assign(values: tuple[Value, ...]) -> None:
            given = list(values)
            if spreads and len(given) == 1 and type(given[0]) is list:
                given = list(given[0])
            distribute(run, stores, splat, given)

        return assign

    def _strict(self, call: Callable[..., Value], count: int) -> Callable[..., Value]:
        """A lambda is strict about its arguments."""

        def checked(*values: Value) -> Value:
            if self.parameters.splat is None and len(values) != count:
                raise argument_error(len(values), str(count))
            return call(*values)

        return checked


def _ending_with_next(call: Callable[..., Value]) -> Callable[..., Value]:
    def ending(*values: Value) -> Value:
        try:
            return call(*values)
        except Next as jump:
            return jump.value

    return ending


def lower_block(
    lowering: Lowering, parameters: Node | None, block: Node, *, is_lambda: bool = False
) -> BlockMaker:
    """What makes a proc of `{ |x| … }`."""
    outer = lowering.names
    lowering.names = Names(outer)
    first = lowering.slot_count
    frame = Frame(is_loop=False, is_lambda=is_lambda)
    lowering.frames.append(frame)
    bound: Parameters = lower_parameters(lowering, parameters)
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
    made = BlockMaker(bound, body, own, all_slots, frame, is_lambda=is_lambda)
    made.is_rebindable = lowering.owner is Owner.OBJECT
    return made
