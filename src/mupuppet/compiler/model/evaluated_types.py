"""Types that are evaluated once for each compilation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.compiler.model.signature import Signature
    from mupuppet.types.base import Type


class EvaluatedTypes:
    """Types of parameters and signatures that depend on what the environment defines."""

    __slots__ = ("parameters", "signatures")

    def __init__(self) -> None:
        self.parameters: dict[object, Type] = {}
        self.signatures: dict[object, Signature] = {}
