"""Built-in methods of the objects, classes and modules that a program defines."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.objects import (
    MIXINS,
    OBJECT_METHODS,
    Callee,
    DefinedClass,
    NativeMethod,
    Receiver,
    RubyObject,
    Singleton,
    call_object,
    find_callee,
    is_hidden,
    native_method,
    tables_of,
)
from mupuppet.ruby.core.operators import LIBRARY_KINDS, OPERATORS
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import COMMON, MANY, Method, definer
from mupuppet.ruby.core.singletons import extend_value, singleton_of
from mupuppet.ruby_semantics.classes import CLASSES, class_name
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, describe_receiver
from mupuppet.ruby_semantics.objects import Proc, RubyClass, Symbol
from mupuppet.values.value import Value

LIBRARY_KINDS.update([RubyObject, DefinedClass])

# --- Every object

_object = definer(OBJECT_METHODS, holds=True)
_object("==  equal? eql?", 1)(lambda run, value, block, other: value is other)
_object("!=", 1)(lambda run, value, block, other: value != other)
_object("!")(lambda run, value, block: False)
_object("===", 1)(lambda run, value, block, other: value == other)
_object("=~", 1)(lambda run, value, block, other: OPERATORS["=~"](run, value, other))
_object("hash object_id __id__")(lambda run, value, block: no_identity(value))
_object("itself freeze")(lambda run, value, block: value)
_object("<=>", 1)(lambda run, value, block, other: 0 if value == other else None)
_object("initialize", 0, MANY)(lambda run, value, block, *values: None)


def no_identity(value: Value) -> Value:
    """Leave to Ruby what depends on where an object is in memory."""
    raise UnsupportedRuby("the identity of an object")


@_object("inspect")
def _inspect(run: Run, value: Receiver, block: Proc | None) -> Value:
    if isinstance(value, RubyObject) and value.message is not None:
        message = to_s(call_object(run, value, "to_s", [], None))
        return f"#<{value.kind.name}: {message}>" if message else value.kind.name
    return _text(run, value, block)


@_object("to_s")
def _text(run: Run, value: Receiver, block: Proc | None) -> Value:
    if isinstance(value, RubyObject) and value.message is not None:
        return value.message
    raise UnsupportedRuby(f"`to_s' of a {class_name(value)}, which shows its address")


@_object("message")
def _message(run: Run, value: Receiver, block: Proc | None) -> Value:
    if isinstance(value, RubyObject) and value.message is not None:
        return call_object(run, value, "to_s", [], None)
    kind = class_name(value)
    shown = describe_receiver(f"#<{kind}>", kind)
    raise RubyError("NoMethodError", f"undefined method `message' for {shown}")


@_object("backtrace")
def _backtrace(run: Run, value: Receiver, block: Proc | None) -> Value:
    raise UnsupportedRuby("the backtrace of an exception")


@_object("class")
def _class(run: Run, value: Receiver, block: Proc | None) -> Value:
    if isinstance(value, RubyObject):
        return value.kind if value.kind.name != "Object" else CLASSES["Object"]
    return CLASSES["Module" if value.is_module else "Class"]


@_object("is_a? kind_of?", 1)
def _is_a(run: Run, value: Receiver, block: Proc | None, kind: Value) -> Value:
    if not isinstance(kind, (RubyClass, DefinedClass)):
        raise RubyError("TypeError", "class or module required")
    if any(module is kind or module.name == kind.name != "" for module in value.extended):
        return True
    if isinstance(value, RubyObject):
        return value.kind.inherits_from(kind)
    return kind.name in ("Object", "Module", "Class")


@_object("instance_of?", 1)
def _instance_of(run: Run, value: Receiver, block: Proc | None, kind: Value) -> Value:
    return isinstance(value, RubyObject) and value.kind is kind


@_object("dup")
def _dup(run: Run, value: Receiver, block: Proc | None) -> Value:
    if not isinstance(value, RubyObject) or find_callee(value, "initialize_copy") is not None:
        raise UnsupportedRuby("the copy of a class")
    made = RubyObject(value.kind)
    made.variables = dict(value.variables)
    made.message = value.message
    return made


@_object("clone")
def _clone(run: Run, value: Receiver, block: Proc | None) -> Value:
    made = _dup(run, value, block)
    if value.extended:
        raise UnsupportedRuby("the copy of an object with methods of its own")
    return made


@_object("send __send__ public_send", 1, MANY)
def _send(run: Run, value: Receiver, block: Proc | None, name: Value, *given: Value) -> Value:
    return call_object(run, value, to_s(name), list(given), block)


@_object("respond_to?", 1, 2)
def _respond_to(
    run: Run, value: Receiver, block: Proc | None, name: Value, everything: Value = False
) -> Value:
    string = to_s(name)
    if find_callee(value, string) is not None:
        return truthy(everything) or not is_hidden(value, string)
    missing = find_callee(value, "respond_to_missing?")
    if missing is not None:
        given = [Symbol(string), truthy(everything)]
        return truthy(missing.callee.call(run, given, None, value, missing.table))
    if string == "message":
        return isinstance(value, RubyObject) and value.message is not None
    return native_method(value, string) is not None


@_object("method public_method", 1)
def _method(run: Run, value: Receiver, block: Proc | None, name: Value) -> Value:
    string = to_s(name)

    def call(*given: Value) -> Value:
        run.tick()
        return call_object(run, value, string, list(given), None)

    return Proc(call, -1, is_lambda=True)


@_object("instance_exec", 0, MANY)
def _instance_exec(run: Run, value: Receiver, block: Proc | None, *given: Value) -> Value:
    if block is None:
        raise RubyError("LocalJumpError", "no block given")
    if not block.is_steady:
        raise UnsupportedRuby("a block that is run for another object")
    return block.for_others()(value).call(*given)


@_object("instance_eval", 0, MANY)
def _instance_eval(run: Run, value: Receiver, block: Proc | None, *source: Value) -> Value:
    if block is None or source:
        raise UnsupportedRuby("the evaluation of a string")
    return _instance_exec(run, value, block, value)


@_object("instance_variable_get", 1)
def _variable_get(run: Run, value: Receiver, block: Proc | None, name: Value) -> Value:
    return value.variables.get(to_s(name).removeprefix("@"))


@_object("instance_variable_set", 2)
def _variable_set(
    run: Run, value: Receiver, block: Proc | None, name: Value, entry: Value
) -> Value:
    value.variables[to_s(name).removeprefix("@")] = entry
    return entry


@_object("instance_variable_defined?", 1)
def _variable_defined(run: Run, value: Receiver, block: Proc | None, name: Value) -> Value:
    return to_s(name).removeprefix("@") in value.variables


@_object("instance_variables")
def _variables(run: Run, value: Receiver, block: Proc | None) -> Value:
    return [Symbol(f"@{name}") for name in value.variables]


@_object("extend", 1, MANY)
def _extend(run: Run, value: Receiver, block: Proc | None, *modules: Value) -> Value:
    for module in modules:
        if module is value and isinstance(value, DefinedClass):
            # `extend self`: what the module defines can be called on it.
            value.own_methods = _Both(value)
        elif module not in value.extended:
            has_own = bool(value.extended) and isinstance(value.extended[-1], Singleton)
            value.extended.insert(len(value.extended) - has_own, module_of(module))
            call_hook(run, module, "extended", value)
    return value


class _Both(dict[str, Callee]):
    """The methods of a module that extends itself, including those that are defined later."""

    def __init__(self, kind: DefinedClass) -> None:
        super().__init__(kind.own_methods)
        self._kind = kind

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in self._kind.methods

    def __missing__(self, name: str) -> Callee:
        return self._kind.methods[name]


def module_of(value: Value) -> DefinedClass | RubyClass:
    """A module that gives its methods to others. Raises RubyError."""
    if isinstance(value, RubyClass):
        if value.name in MIXINS or value.name == "Kernel":
            return value
        raise UnsupportedRuby(f"the methods of `{value.name}'")
    if not isinstance(value, DefinedClass) or not value.is_module:
        shown = class_name(value)
        raise RubyError("TypeError", f"wrong argument type {shown} (expected module)")
    return value


def call_hook(run: Run, module: Value, hook: str, owner: Value) -> None:
    """Call `self.included(base)` or the like."""
    if isinstance(module, DefinedClass):
        found = find_callee(module, hook)
        if found is not None:
            found.callee.call(run, [owner], None, module, found.table)


@definer(COMMON, holds=True)("extend", 1, MANY)
def _extend_value(run: Run, value: Value, block: Proc | None, *modules: Value) -> Value:
    for module in reversed(modules):
        extend_value(run, value, module_of(module))
        call_hook(run, module, "extended", value)
    return value


_object("singleton_class")(lambda run, value, block: singleton_of(run, value))


@_object("singleton_methods", 0, 1)
def _singleton_methods(
    run: Run, value: Receiver, block: Proc | None, everything: Value = True
) -> Value:
    if not isinstance(value, RubyObject) or not truthy(everything):
        raise UnsupportedRuby("`singleton_methods'")
    tables = [table for module in value.extended for table in tables_of(module)]
    return [Symbol(name) for table in reversed(tables) for name in table]


# --- Comparable and Enumerable


def _order(run: Run, value: RubyObject, other: Value) -> int:
    order = call_object(run, value, "<=>", [other], None)
    if type(order) is not int:
        shown = inspect(other) if other is None or type(other) in (int, float) else None
        with_what = shown or class_name(other)
        message = f"comparison of {class_name(value)} with {with_what} failed"
        raise RubyError("ArgumentError", message)
    return order


def _test(test: Callable[[int], bool]) -> Callable[..., Value]:
    return lambda run, value, block, other: test(_order(run, value, other))


_comparable_table: dict[str, Method] = {}
_comparable = definer(_comparable_table, holds=True)
_comparable("<", 1)(_test(lambda order: order < 0))
_comparable("<=", 1)(_test(lambda order: order <= 0))
_comparable(">", 1)(_test(lambda order: order > 0))
_comparable(">=", 1)(_test(lambda order: order >= 0))
_comparable("between?", 2)(
    lambda run, value, block, low, high: (
        _order(run, value, low) >= 0 and _order(run, value, high) <= 0
    )
)


@_comparable("==", 1)
def _same(run: Run, value: RubyObject, block: Proc | None, other: Value) -> Value:
    return value is other or call_object(run, value, "<=>", [other], None) == 0


@_comparable("clamp", 2)
def _clamp(run: Run, value: RubyObject, block: Proc | None, low: Value, high: Value) -> Value:
    if _order(run, value, low) < 0:
        return low
    return high if _order(run, value, high) > 0 else value


MIXINS["Comparable"] = {
    name: NativeMethod(m, name, "String") for name, m in _comparable_table.items()
}
MIXINS["Enumerable"] = {name: NativeMethod(m, name, "Range") for name, m in ENUMERABLE.items()}
