"""Where Ruby code runs while it is followed: frames, blocks, calls, and how they end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mupuppet.basics.records import Record, field
from mupuppet.ruby.types.static.values import Module, StaticValue

if TYPE_CHECKING:
    from tree_sitter import Node

#: The result of a call that is left to the evaluator.
UNHANDLED: Final = object()


class TooMuch(Exception):
    """The code is too long or too deep to be followed."""


class Return(Exception):
    """Ends a method."""

    def __init__(self, value: StaticValue) -> None:
        super().__init__()
        self.value = value


class Next(Return):
    """Ends a block."""


class Break(Return):
    """Ends what runs a block."""


class Raised(Exception):
    """Code certainly raises an exception; its message, if that is known."""

    def __init__(self, message: str | None, call: Call | None = None) -> None:
        super().__init__(message)
        self.message = message
        #: The file and the line, if one call causes it.
        self.path = None if call is None else call.frame.file
        self.line = None if call is None else call.node.start_point[0] + 1


class Frame(Record, frozen=False, eq=False):
    """Where code runs: what `self` is, its variables, and in which modules it is written."""

    self_value: StaticValue
    file: str
    nesting: tuple[Module, ...] = ()
    outer: Frame | None = None
    variables: dict[str, StaticValue] = field(default_factory=dict)
    #: Whether a branch that may not be taken returns.
    may_return: bool = False
    #: Whether `def` defines methods of the module itself: in `class << self`.
    singleton: bool = False

    def find(self, name: str) -> dict[str, StaticValue] | None:
        frame: Frame | None = self
        while frame is not None:
            if name in frame.variables:
                return frame.variables
            frame = frame.outer
        return None

    def assign(self, name: str, value: StaticValue) -> None:
        variables = self.find(name)
        (self.variables if variables is None else variables)[name] = value

    def inner(self) -> Frame:
        return Frame(self.self_value, self.file, self.nesting, self, singleton=self.singleton)


class Block(Record, frozen=False, eq=False):
    """Code that is given to a method, or a lambda."""

    parameters: Node | None
    body: Node | None
    frame: Frame


class Call(Record, frozen=False, eq=False):
    """A call of a method."""

    name: str
    arguments: list[StaticValue]
    options: dict[StaticValue, StaticValue]
    block: Block | BoundMethod | None
    node: Node
    frame: Frame


class BoundMethod(Record, frozen=False, eq=False):
    """What `method(:name)` gives."""

    receiver: StaticValue
    name: str
    #: The call of `method`.
    call: Call


class Instance(Record, frozen=False, eq=False):
    """An object of a class that was read."""

    module: Module
    variables: dict[str, StaticValue] = field(default_factory=dict)


class Receiver(ABC):
    """Something that has methods of its own, besides those that code defines for it."""

    def __init__(self, module: Module) -> None:
        self.module = module

    @abstractmethod
    def receive(self, call: Call) -> StaticValue:
        """The value of a call of a method that code does not define."""


def module_of(value: StaticValue) -> Module | None:
    """Where the methods of a value are defined, if it is a module or like one."""
    if isinstance(value, Receiver):
        return value.module
    return value if isinstance(value, Module) else None
