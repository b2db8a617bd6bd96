"""An evaluation: its value, what the value is derived from, and why the code was run.

These are the base classes of `records` and `controls`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node
from mupuppet.values.value import Value


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


class Record:
    """One evaluation, or one place where a value entered."""

    __slots__ = ("control", "node", "parts", "source", "value")

    #: The kind of explanation that it becomes, see docs/provenance.md.
    kind: ClassVar[str]

    def __init__(
        self,
        node: Node | None = None,
        source: SourceFile | None = None,
        value: Value = None,
        parts: list[Record] | None = None,
        control: Control | None = None,
    ) -> None:
        self.node = node
        self.source = source
        self.value = value
        self.parts: list[Record] = [] if parts is None else parts
        self.control = control

    @property
    def label(self) -> str:
        """What it is called where there is no code to show."""
        return self.kind

    def __repr__(self) -> str:
        return f"<{self.kind} {self.value!r} of {len(self.parts)}>"
