"""Runtime types, whose instances are what no other type describes."""

from __future__ import annotations

import pytest

from mupuppet.types.base import Type
from mupuppet.types.builtin import DEFERRED
from mupuppet.types.callables import CALLABLE
from mupuppet.types.combinations import TYPE, TypeType
from mupuppet.types.inference import infer
from mupuppet.types.runtime_types import RUNTIME, RuntimeType
from mupuppet.values.host_objects import HostObject
from mupuppet.values.objects import Deferred
from mupuppet.values.symbols import Symbol
from mupuppet.values.uris import parse_uri
from mupuppet.values.value import DEFAULT, Value


class Thing(HostObject):
    """A Ruby object."""

    ruby_class = "Thing"
    ruby_ancestors = ("Comparable",)


class Module(HostObject):
    """A Ruby class or module."""

    ruby_class = "Class"
    module_name = "Net::HTTP"


class Proc(HostObject):
    """A proc of Ruby's."""

    ruby_class = "Proc"
    parameter_counts = (1, 2)


@pytest.mark.parametrize("value", [Symbol("a"), Thing()])
def test_what_only_ruby_knows_is_an_instance(value: Value) -> None:
    assert RUNTIME.is_instance(value)
    assert isinstance(infer(value), RuntimeType)


@pytest.mark.parametrize(
    "value",
    [None, 1, "a", [1], {"a": 1}, DEFAULT, RUNTIME, Deferred(DEFERRED, "f"),
     parse_uri("http://a"), Module(), Proc()],
)  # fmt: skip
def test_what_has_another_type_is_not(value: Value) -> None:
    assert not RUNTIME.is_instance(value)
    assert not isinstance(infer(value), RuntimeType)


@pytest.mark.parametrize(
    ("type", "value"),
    [
        (RuntimeType("ruby", "Thing"), Thing()),
        (RuntimeType("ruby", "Comparable"), Thing()),
        (TYPE, Module()),
        (TypeType(RuntimeType("ruby", "Net::HTTP")), Module()),
        (CALLABLE, Proc()),
    ],
    ids=str,
)
def test_values_of_ruby_are_instances_of_their_types(type: Type, value: Value) -> None:
    assert type.is_instance(value)


def test_other_values_of_ruby_are_not() -> None:
    assert not RuntimeType("ruby", "Other").is_instance(Thing())
    assert not TypeType(RuntimeType("ruby", "Other")).is_instance(Module())
