"""Variables of blocks that lambdas see after the blocks have ended.

All blocks of a method share its slots, and the next call of a block uses the same ones. A lambda
made in an earlier call still sees the variables of that call: when the call ends they are moved
out of the slots, and moved back for every call of the lambda.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.ruby.compilation.lowering import Frame
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.values.value import Value

Call = Callable[..., Value]


class Activation:
    """The variables of one call of a block."""

    __slots__ = ("escapes", "frame", "saved")

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        #: Whether a lambda that was made in it captures them.
        self.escapes = False
        #: Their values while they are out of the slots.
        self.saved: list[Any] | None = None

    def leave(self, slots: list[Any]) -> None:
        """Move the values out of the slots."""
        self.saved = slots[self.frame.slots.start : self.frame.slots.stop]

    def enter(self, slots: list[Any]) -> None:
        """Move the values into the slots."""
        if self.saved is not None:
            slots[self.frame.slots.start : self.frame.slots.stop] = self.saved
            self.saved = None


def saving_variables(
    run: Run,
    frame: Frame,
    own: list[int],
    assign: Callable[[tuple[Value, ...]], None],
    body: Closure,
) -> Call:
    """The function that calls a block whose variables a lambda captures."""
    slots, place = run.slots, frame.activation_slot
    active: list[Activation] = []

    def call(*values: Value) -> Value:
        run.tick()
        outer = run.slots
        if active:
            active[-1].leave(slots)
        activation = Activation(frame)
        active.append(activation)
        run.slots = slots
        try:
            for slot in own:
                slots[slot] = None
            slots[place] = activation
            assign(values)
            return body(run)
        finally:
            run.slots = outer
            active.pop()
            if activation.escapes:
                activation.leave(slots)
            if active:
                active[-1].enter(slots)

    return call


def restoring_variables(run: Run, frames: list[Frame], call: Call) -> Call:
    """The function that calls a lambda with the variables of the blocks in which it was made."""
    slots = run.slots
    around: list[Activation] = [slots[frame.activation_slot] for frame in frames]
    for activation in around:
        activation.escapes = True

    def call_there(*values: Value) -> Value:
        entered: list[tuple[Activation, Activation]] = []
        for activation in around:
            if activation.saved is not None:
                other = slots[activation.frame.activation_slot]
                stand_in = other if isinstance(other, Activation) else Activation(activation.frame)
                stand_in.leave(slots)
                activation.enter(slots)
                entered.append((activation, stand_in))
        try:
            return call(*values)
        finally:
            for activation, other in reversed(entered):
                activation.leave(slots)
                other.enter(slots)

    return call_there
