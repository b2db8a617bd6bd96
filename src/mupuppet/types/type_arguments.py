"""What the arguments of types stand for."""

from __future__ import annotations

from functools import cache

from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import is_type
from mupuppet.types.collections import TupleType
from mupuppet.types.combinations import variant_of
from mupuppet.types.inference import infer
from mupuppet.types.runtime_types import RuntimeType
from mupuppet.types.scalars import NON_EMPTY_STRING, REGEXP
from mupuppet.values.value import Value


def as_type(value: Value) -> Type:
    """A type as it is; any other value stands for its type, a string for a Ruby class."""
    if is_type(value):
        made: Type = value
        return made
    if type(value) is str:
        return runtime_type("ruby", value)
    return infer(value).generalize()


def runtime_type(runtime: Value, class_name: Value) -> RuntimeType:
    """The type of values of a host language; raises TypeAssertionError."""
    if runtime is not None and runtime.__class__ is not str:
        assert_instance("Runtime 'runtime'", NON_EMPTY_STRING, runtime)
    if class_name is not None:
        assert_instance("Runtime 'name_or_pattern'", _name_or_pattern(), class_name)
    return RuntimeType(runtime, class_name)


@cache
def _name_or_pattern() -> Type:
    return variant_of([NON_EMPTY_STRING, TupleType([REGEXP, NON_EMPTY_STRING])])
