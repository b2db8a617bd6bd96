"""What a pattern is made of, as far as its validity depends on it."""

from __future__ import annotations

from collections.abc import Generator
from enum import Enum, auto
from typing import Any, TypeAlias

from mupuppet.basics.records import Record

# --- Nodes


class Characters(Record, eq=False):
    """Any number of characters, sets of characters included: only how many matters."""

    count: int


#: One character, and an empty text.
CHARACTER = Characters(1)
NOTHING = Characters(0)


class BackReference:
    """The text of a group; of several, if they have the same name."""

    __slots__ = ("by_name", "count", "numbers", "within_group")

    def __init__(self, numbers: list[int], by_name: bool, within_group: bool) -> None:
        # The list is that of the name, which may grow: only the first so many count.
        self.numbers = numbers
        self.count = len(numbers)
        self.by_name = by_name
        self.within_group = within_group  # a group that it refers to is still open

    @property
    def greatest(self) -> int:
        return self.numbers[self.count - 1]


class Call(Record, eq=False, frozen=False):
    r"""The pattern of a group, again: `\g<name>`."""

    name: str
    number: int  # 0: the group is given by its name
    is_whole: bool  # `\g<0>`: the whole pattern
    around: Group | None  # the innermost capturing group around it
    target: Group | None = None
    is_recursive: bool = False  # the target leads back to this call


class Repeat(Record, eq=False):
    least: int
    most: int | None
    target: Node


class GroupKind(Enum):
    CAPTURE = auto()
    OPTIONS = auto()
    ATOMIC = auto()
    CONDITION = auto()
    ABSENCE = auto()


class Group(Record, eq=False, frozen=False):
    kind: GroupKind
    number: int = 0  # of a condition: the group that it asks for
    name: str | None = None
    around: Group | None = None  # the innermost capturing group around it
    target: Node = NOTHING
    is_recursive: bool = False  # it leads to a call of itself


class AnchorKind(Enum):
    POSITION = auto()  # ^, $, \A, \b, ...
    END = auto()  # \z, \Z: not in a look-behind
    LOOKAHEAD = auto()
    LOOKBEHIND = auto()
    NEGATIVE_LOOKBEHIND = auto()


class Anchor(Record, eq=False, frozen=False):
    kind: AnchorKind
    target: Node = NOTHING


class Sequence(Record, eq=False):
    items: list[Node]


class Choice(Record, eq=False):
    items: list[Node]


Node: TypeAlias = Characters | BackReference | Call | Repeat | Group | Anchor | Sequence | Choice


class Pattern:
    """All that the parser has found. Lists are in the order of the source."""

    __slots__ = ("calls", "groups", "names", "to_check", "whole")

    def __init__(self) -> None:
        self.whole = Group(GroupKind.CAPTURE)
        self.groups: list[Group] = []  # the capturing ones; number 1 first
        self.names: dict[str, list[int]] = {}  # the numbers of the groups, ascending
        self.calls: list[Call] = []
        #: What has a number or a length that can be checked only at the end.
        self.to_check: list[BackReference | Group | Anchor] = []

    def bare(self, node: Node) -> Node:
        """The node without the groups that do not capture, since others have names."""
        while (
            isinstance(node, Group)
            and node.kind is GroupKind.CAPTURE
            and node.name is None
            and self.names
            and node is not self.whole
        ):
            node = node.target
        return node


# --- Walks without recursion

#: What would be a recursive function is a generator here: it yields the generators that it
#: wants run, is sent their results, and returns its own. Patterns may nest very deep.
Steps: TypeAlias = Generator[Any, Any, Any]


def run(steps: Steps) -> Any:
    """Run steps, and the steps that they ask for."""
    stack = [steps]
    result: Any = None
    while stack:
        try:
            stack.append(stack[-1].send(result))
            result = None
        except StopIteration as finished:
            stack.pop()
            result = finished.value
    return result
