"""Why code was run at all: inside which branch, which iteration, which class.

The controls of a place are a list that is linked outwards, up to the main manifest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.provenance.events import Frame
    from mupuppet.provenance.records import ConditionRecord


class Control:
    """Why code was run: one step on the way from the main manifest to it."""

    __slots__ = ("depth", "parent")

    def __init__(self, parent: Control | None) -> None:
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1

    def outwards(self) -> Iterator[Control]:
        """This and what is around it."""
        control: Control | None = self
        while control is not None:
            yield control
            control = control.parent


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
