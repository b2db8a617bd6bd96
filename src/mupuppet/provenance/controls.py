"""Why code was run: in which branch, which iteration, which class.

The controls of a piece of code are a linked list that leads outwards to the main manifest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.basics import records
from mupuppet.provenance.evaluations import Control
from mupuppet.syntax.nodes import Body

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.provenance.events import Frame
    from mupuppet.provenance.records import ConditionRecord


class InMain(Control):
    """The main manifest."""

    __slots__ = ()


class Conditioned(Control):
    """Code that depends on a condition."""

    __slots__ = ("condition",)

    def __init__(self, parent: Control | None, condition: ConditionRecord) -> None:
        super().__init__(parent)
        self.condition = condition


class InBranch(Conditioned):
    """A branch that was chosen."""

    __slots__ = ()


class AfterBranch(Conditioned):
    """What follows a branch that was not chosen and would have left the code early."""

    __slots__ = ()


class InBlock(Control):
    """The body of a lambda, a function or a template."""

    __slots__ = ("frame",)

    def __init__(self, parent: Control | None, frame: Frame) -> None:
        super().__init__(parent)
        self.frame = frame


class InIteration(InBlock):
    """A call of a lambda."""

    __slots__ = ()


class InFunction(InBlock):
    """The body of a function."""

    __slots__ = ()


class InTemplate(InBlock):
    """The body of an EPP template."""

    __slots__ = ()


class InBody(Control):
    """The code of a class, a defined type or a node."""

    __slots__ = ("resource",)

    def __init__(self, parent: Control | None, resource: Resource) -> None:
        super().__init__(parent)
        self.resource = resource


class Skipped(records.Record, eq=False):
    """Code that was not run: branches that were not chosen, or a loop over nothing."""

    bodies: tuple[Body, ...]
    condition: ConditionRecord
    control: Control | None
    scope: Any


def controls_beyond(control: Control | None, reader: Control | None) -> list[Control]:
    """What had to hold for one place that does not follow from being at another."""
    if control is reader:
        return []
    around = set() if reader is None else set(map(id, reader.outwards()))
    beyond = []
    while control is not None and id(control) not in around:
        beyond.append(control)
        control = control.parent
    return beyond
