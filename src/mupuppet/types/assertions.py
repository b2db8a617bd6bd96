"""Values that must be instances of types."""

from __future__ import annotations

from mupuppet.types.base import Type
from mupuppet.types.inference import infer_detailed
from mupuppet.values.value import Value


def assert_instance(subject: str, expected: Type, value: Value) -> None:
    """Raise TypeAssertionError unless the value is an instance."""
    if not expected.is_instance(value):
        from mupuppet.types.mismatch import raise_mismatch  # few runs make mistakes

        raise_mismatch(f"{subject} has wrong type,", expected, infer_detailed(value))
