"""Types are values too, but they live one room above.

What holds of values must still be able to recognise a type, and to ask it whether something
is an instance. This class is all that this room knows of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mupuppet.values.basic import Value


class TypeValue:
    """A type as a value."""

    __slots__ = ()

    #: Is the value one of this type's?
    is_instance: Callable[[Value], bool]
    #: A resource that is the value of a parameter looks like a type, but nothing is one of it.
    has_instances: ClassVar[bool] = True

    def generalize(self) -> TypeValue:
        """Without what depends on particular values."""
        raise NotImplementedError
