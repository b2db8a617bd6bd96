"""What `&value` makes a block of."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import OBJECT_KINDS, call_method
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.values.value import Value


def as_proc(run: Run, value: Value) -> Value:
    """The block of `&value`."""
    if value is None or isinstance(value, Proc):
        return value
    made: Value = None
    if isinstance(value, Symbol):
        made = named_proc(run, value.name)
    elif isinstance(value, dict):
        made = Proc(lambda name=None, *_: call_method(run, value, "[]", [name], None), 1, True)
    elif type(value) in OBJECT_KINDS:
        made = call_method(run, value, "to_proc", [], None)
    if not isinstance(made, Proc):
        shown = class_name(value)
        raise RubyError("TypeError", f"wrong argument type {shown} (expected Proc)")
    return made


def named_proc(run: Run, name: str, method_of: Callable[..., Value] = call_method) -> Proc:
    """`&:name`: calls a method of its first argument."""

    def call(receiver: Value = None, *arguments: Value) -> Value:
        run.tick()
        return method_of(run, receiver, name, list(arguments), None)

    return Proc(call, -2, is_lambda=True)
