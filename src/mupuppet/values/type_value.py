"""Types are values too, but they live one package above.

The code here must still recognise a type and ask it whether something is an instance. This class
is all that it knows of types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mupuppet.values.value import Value


class TypeValue:
    """A type as a value."""

    __slots__ = ()

    #: Whether a value is an instance.
    is_instance: Callable[[Value], bool]
    #: A resource that is the value of a parameter looks like a type, but has no instances.
    has_instances: ClassVar[bool] = True

    def generalize(self) -> TypeValue:
        """Without what depends on particular values."""
        raise NotImplementedError
