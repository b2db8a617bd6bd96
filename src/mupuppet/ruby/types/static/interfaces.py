"""What the parts of the static evaluation see of each other, and of the code around a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mupuppet.ruby.types.static.frames import Block, BoundMethod, Call, Frame
from mupuppet.ruby.types.static.values import Module, StaticValue

if TYPE_CHECKING:
    from tree_sitter import Node


class FileContext(Protocol):
    """What the code of a file can use outside the file."""

    def require(self, evaluator: Evaluator, name: str, relative_to: str | None) -> None: ...

    def find_constant(self, evaluator: Evaluator, path: str) -> Module | None: ...

    def call(self, evaluator: Evaluator, call: Call, path: str) -> StaticValue:
        """The value of a call on the constant with a path, or UNHANDLED."""

    def may_define(self, node: Node) -> bool:
        """Whether code may define something that matters."""

    def call_unknown(self, call: Call) -> None:
        """A method of something unknown is called."""


class Evaluator(Protocol):
    """Follows the code of one file and of the files that it requires."""

    context: FileContext
    modules: dict[str, Module]
    #: The file of each method, and the modules around it.
    method_files: dict[int, tuple[str, tuple[Module, ...]]]
    #: The bodies of the heredocs of each tree, by the offsets of their beginnings.
    heredocs: dict[int, dict[int, Node]]
    #: The number of enclosing conditions.
    conditions: int

    def run(self, root: Node, file: str) -> None:
        """Follow the code of a file."""

    def evaluate(self, node: Node | None, frame: Frame) -> StaticValue:
        """The value of an expression; raises TooMuch."""

    def under_condition(self, node: Node | None, frame: Frame) -> StaticValue:
        """The value of code that runs only if a condition holds, which it does."""

    def run_statements(self, nodes: list[Node], frame: Frame) -> StaticValue: ...

    def run_block(
        self, block: Block | BoundMethod, arguments: list[StaticValue]
    ) -> StaticValue: ...

    def run_block_as(
        self,
        block: Block,
        receiver: StaticValue,
        module: Module,
        arguments: list[StaticValue] | None = None,
    ) -> StaticValue:
        """Run the block of `class_eval` and its like."""

    def call_method(
        self,
        method: Node,
        receiver: StaticValue,
        arguments: list[StaticValue],
        options: dict[StaticValue, StaticValue],
        block: Block | BoundMethod | None = None,
    ) -> StaticValue:
        """The value of a method whose code was read."""

    def assign(self, left: Node, value: StaticValue, frame: Frame) -> None: ...

    def module(self, path: str) -> Module: ...

    def run_string(self, source: str, frame: Frame) -> StaticValue:
        """Run code that is given as a string."""

    def follow(self, block: Block | BoundMethod | None) -> None:
        """Follow a block whose calls are not known."""
