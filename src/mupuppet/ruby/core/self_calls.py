"""Calls that begin at `self`: without a receiver, and `super`."""

from __future__ import annotations

from typing import Any

from mupuppet.ruby.core.objects import (
    OBJECTS,
    DefinedClass,
    NativeMethod,
    RubyObject,
    call_missing,
    describe_object,
    find_callee,
    native_method,
    no_such_method,
)
from mupuppet.ruby.core.puppet_objects import SCOPE
from mupuppet.ruby.core.run import OWNER, SELF, Run
from mupuppet.ruby.core.runtime import TABLES
from mupuppet.ruby.core.singletons import call_extended, own_method, super_of_value
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.values.value import Value


def call_super(run: Run, name: str, values: list[Value], block: Proc | None) -> Value:
    """`super(…)` in the method of a class that is running."""
    return super_of(run, run.slots[SELF], run.slots[OWNER], name, values, block)


def super_of(
    run: Run,
    receiver: Value,
    owner: Value,
    name: str,
    values: list[Value],
    block: Proc | None,
) -> Value:
    """The method of the same name behind the table of the one that calls it."""
    if not isinstance(receiver, (RubyObject, DefinedClass)):
        return super_of_value(run, receiver, owner, name, values, block)
    found = find_callee(receiver, name, owner)
    if found is not None:
        return found.callee.call(run, values, block, receiver, found.table)
    if name == "initialize":
        if isinstance(receiver, RubyObject) and receiver.kind.base is not None:
            receiver.message = to_s(values[0]) if values else receiver.kind.name
        return None
    if name in ("respond_to_missing?", "inherited", "included", "extended"):
        return False if name.endswith("?") else None
    if name == "method_missing" and values:
        raise no_such_method(receiver, to_s(values[0]))
    method = native_method(receiver, name)
    if method is None:
        shown = describe_object(to_s(_class_name(receiver)))
        raise RubyError("NoMethodError", f"super: no superclass method `{name}' for {shown}")
    return NativeMethod(method, name, OBJECTS).call(run, values, block, receiver)


def _class_name(receiver: RubyObject | DefinedClass) -> str:
    return receiver.name if isinstance(receiver, DefinedClass) else receiver.kind.name


class SelfCall:
    """A call without a receiver: where its method is looked for, in this order."""

    __slots__ = ("_command", "_for_function", "_has_arguments", "_name")

    def __init__(self, name: str, command: Any, for_function: Any, has_arguments: bool) -> None:
        self._name = name
        #: A method of Kernel, and one that functions have.
        self._command = command
        self._for_function = for_function
        self._has_arguments = has_arguments

    def call(self, run: Run, receiver: Value, values: list[Value], block: Proc | None) -> Value:
        """Call it on `self`."""
        name = self._name
        is_object = isinstance(receiver, (RubyObject, DefinedClass))
        if is_object:
            found = find_callee(receiver, name)
            if found is not None:
                return found.callee.call(run, values, block, receiver, found.table)
        if name in run.top_methods:
            return run.top_methods[name].call(run, values, block, receiver)
        if run.state.singletons and id(receiver) in run.state.singletons:
            return self._call_of_value(run, receiver, values, block)
        if self._for_function is not None and receiver is run.main:
            return self._for_function(run, block, values)
        if self._command is not None:
            return self._command(run, block, values)
        if is_object:
            method = native_method(receiver, name)
            if method is not None:
                return NativeMethod(method, name, OBJECTS).call(run, values, block, receiver)
            if self._has_arguments or find_callee(receiver, "method_missing") is not None:
                return call_missing(run, receiver, name, values, block)
        if receiver is SCOPE:
            raise UnsupportedRuby(f"the local variable or method `{name}', which nothing defines")
        if self._has_arguments:
            raise RubyError("NoMethodError", f"undefined method `{name}'")
        raise RubyError("NameError", f"undefined local variable or method `{name}'")

    def _call_of_value(
        self, run: Run, receiver: Value, values: list[Value], block: Proc | None
    ) -> Value:
        """In a method of a single array, hash or string."""
        name = self._name
        is_own = own_method(run, receiver, name) is not None
        if self._command is None or is_own or name in TABLES[type(receiver)]:
            return call_extended(run, receiver, name, values, block)
        return self._command(run, block, values)
