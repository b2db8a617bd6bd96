"""Values of Ruby expressions as far as they are known without running a program."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from mupuppet.basics.records import Record, field

if TYPE_CHECKING:
    from tree_sitter import Node

#: Symbols and strings are both `str`: names of attributes are written as either.
StaticValue: TypeAlias = object


class _Unknown:
    """A value that depends on something unknown."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()


class Pattern(Record):
    """A regular expression: its source and its options."""

    source: str
    options: frozenset[str] = frozenset()

    def embedded(self) -> str:
        """Its source inside another regular expression."""
        on = "".join(character for character in "mix" if character in self.options)
        off = "".join(character for character in "mix" if character not in self.options)
        inner = re.sub(
            r"\\.|/", lambda found: r"\/" if found[0] == "/" else found[0], self.source, flags=re.S
        )
        return f"(?{on}{'-' + off if off else ''}:{inner})"

    def group_names(self) -> tuple[str, ...]:
        return tuple(re.findall(r"(?<!\\)\(\?<([A-Za-z_]\w*)>", self.source))

    def portable(self) -> str:
        """The source with the options inside it."""
        return self.embedded() if self.options else self.source


class PathName(Record):
    """A `Pathname`."""

    path: str


class ConstantName(Record):
    """A constant that no loaded file defines."""

    path: str


class Module(Record, frozen=False, eq=False):
    """A module or class that was read."""

    path: str
    methods: dict[str, Node] = field(default_factory=dict)
    own_methods: dict[str, Node] = field(default_factory=dict)
    constants: dict[str, StaticValue] = field(default_factory=dict)
    variables: dict[str, StaticValue] = field(default_factory=dict)
    extended: list[Module] = field(default_factory=list)
    included: list[Module] = field(default_factory=list)
    #: The class that it extends.
    parent: Module | None = None
    #: The attributes of its objects, and of the module itself, that have accessors.
    attributes: set[str] = field(default_factory=set)
    own_attributes: set[str] = field(default_factory=set)
    #: Methods of the module itself that are made of blocks.
    own_blocks: dict[str, StaticValue] = field(default_factory=dict)
    #: The receiver of method calls, if it is not an ordinary module.
    receiver: StaticValue = None

    def own_method(self, name: str, depth: int = 8) -> Node | None:
        """A method that can be called on the module itself."""
        found = self.own_methods.get(name)
        for mixin in reversed(self.extended):
            if found is not None:
                break
            found = mixin.method(name)
        if found is None and self.parent is not None and depth:
            found = self.parent.own_method(name, depth - 1)
        return found

    def method(self, name: str, depth: int = 8) -> Node | None:
        """A method of the objects of the class, or of those that include the module."""
        found = self.methods.get(name)
        for mixin in reversed(self.included):
            if found is not None or not depth:
                break
            found = mixin.method(name, depth - 1)
        if found is None and self.parent is not None and depth:
            found = self.parent.method(name, depth - 1)
        return found

    def has_own_attribute(self, name: str, depth: int = 8) -> bool:
        """Whether the module itself, or a class that it extends, has an accessor."""
        if name in self.own_attributes:
            return True
        return (
            self.parent is not None and depth > 0 and self.parent.has_own_attribute(name, depth - 1)
        )

    def has_attribute(self, name: str, depth: int = 8) -> bool:
        """Whether objects of the class have an accessor."""
        if name in self.attributes:
            return True
        return self.parent is not None and depth > 0 and self.parent.has_attribute(name, depth - 1)


#: The limit of the size of a value.
LARGEST: Final = 10_000


def is_small(*values: StaticValue) -> bool:
    """Whether values are small enough to compute with.

    Arrays may share parts or hold themselves, so that a few lines can make huge ones.
    """
    budget = LARGEST
    stack = list(values)
    while stack and budget > 0:
        value = stack.pop()
        budget -= 1
        if isinstance(value, list):
            stack.extend(value[: budget + 1])
        elif isinstance(value, dict):
            stack.extend(value.values())
        elif isinstance(value, str):
            budget -= len(value) // 16
    return budget > 0


def is_known(value: StaticValue) -> bool:
    """Whether nothing in a value is unknown."""
    if isinstance(value, list):
        return all(map(is_known, value))
    if isinstance(value, dict):
        return all(is_known(key) and is_known(entry) for key, entry in value.items())
    return value is not UNKNOWN


def is_true(value: StaticValue) -> bool | None:
    """Ruby's idea of truth; None if it is not known."""
    if value is UNKNOWN or isinstance(value, ConstantName):
        return None
    return value is not None and value is not False


def interpolated(value: StaticValue) -> str | None:
    """A value as interpolated in a string, or None if that is not known."""
    if isinstance(value, Pattern):
        return value.embedded()
    if isinstance(value, str):
        return value
    if isinstance(value, PathName):
        return value.path
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return None
