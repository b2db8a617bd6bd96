"""How `next`, `return` and `break` leave a block early."""

from __future__ import annotations

from typing import Any

from mupuppet.values.value import Value


class Jump(Exception):
    """Leaves a block early with a value; it remembers where it was written."""

    def __init__(self, value: Value, source: Any = None, node: Any = None) -> None:
        super().__init__()
        self.value = value
        self.source = source
        self.node = node


class NextJump(Jump):
    """`next`: leaves a lambda."""


class ReturnJump(Jump):
    """`return`: leaves a function, a class or a defined type."""


class BreakJump(Jump):
    """`break`: leaves the innermost iteration."""
