"""What a function sees of the compilation that calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler
    from mupuppet.compiler.lowering.base import Lowering
    from mupuppet.compiler.scope import Frame
    from mupuppet.functions.registry import Block
    from mupuppet.syntax.nodes import Node


class CallContext:
    """One call of a built-in function."""

    __slots__ = ("compiler", "lowering", "node", "scope")

    def __init__(
        self, compiler: Compiler, scope: Frame, lowering: Lowering | None, node: Node | None
    ) -> None:
        self.compiler = compiler
        self.scope = scope
        self.lowering = lowering
        self.node = node

    def call_function(self, name: str, arguments: list[Value], block: Block | None = None) -> Value:
        return self.compiler.call_function(
            name,
            arguments,
            block,  # type: ignore[arg-type]  # blocks are made by the compiler alone
            self.scope,
            self.lowering,
            self.node,
        )

    def log(self, level: str, message: str) -> None:
        self.compiler.logs.append((level, message))

    @property
    def line(self) -> int | None:
        """The line of the call."""
        if self.lowering is None or self.node is None:
            return None
        return self.lowering.line(self.node.start)
