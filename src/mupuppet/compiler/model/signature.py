"""What a lambda or a function accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.types.callables import CallableType


class Signature:
    """The type of a callable, and the names of its parameters."""

    __slots__ = ("block_name", "callable_type", "parameter_names")

    def __init__(self, callable_type: CallableType, parameter_names: tuple[str, ...]) -> None:
        self.callable_type = callable_type
        self.parameter_names = parameter_names
        self.block_name: str | None = None
