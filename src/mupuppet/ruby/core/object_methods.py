"""Built-in methods of the objects, classes and modules that a program defines."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.objects import (
    MIXINS,
    MODULE_METHODS,
    OBJECT_METHODS,
    Callee,
    ClassBody,
    DefinedClass,
    NativeMethod,
    Receiver,
    RubyObject,
    Singleton,
    call_object,
    constant_in,
    find_callee,
    instantiate,
    native_method,
    tables_of,
)
from mupuppet.ruby.core.operators import LIBRARY_KINDS, OPERATORS
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import COMMON, MANY, Method, definer
from mupuppet.ruby.core.singletons import extend_value, is_extended_by, singleton_of
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
_object("hash object_id __id__")(lambda run, value, block: _no_identity(value))
_object("itself freeze")(lambda run, value, block: value)
_object("<=>", 1)(lambda run, value, block, other: 0 if value == other else None)
_object("initialize", 0, MANY)(lambda run, value, block, *values: None)


def _no_identity(value: Value) -> Value:
    raise UnsupportedRuby("the identity of an object")


@_object("to_s inspect")
def _text(run: Run, value: Receiver, block: Proc | None) -> Value:
    if isinstance(value, RubyObject) and value.message is not None:
        return value.message
    raise UnsupportedRuby(f"`to_s' of a {class_name(value)}, which shows its address")


@_object("message full_message")
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
    if any(module.name == kind.name for module in value.extended):
        return True
    if isinstance(value, RubyObject):
        return value.kind.is_kind_of(kind.name)
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
        return True
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
            value.extended.insert(len(value.extended) - has_own, _module(module))
            _tell(run, module, "extended", value)
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


def _module(value: Value) -> DefinedClass | RubyClass:
    if isinstance(value, RubyClass):
        if value.name in MIXINS or value.name == "Kernel":
            return value
        raise UnsupportedRuby(f"the methods of `{value.name}'")
    if not isinstance(value, DefinedClass) or not value.is_module:
        shown = class_name(value)
        raise RubyError("TypeError", f"wrong argument type {shown} (expected module)")
    return value


def _tell(run: Run, module: Value, hook: str, owner: Value) -> None:
    """`self.included(base)` and the like."""
    if isinstance(module, DefinedClass):
        found = find_callee(module, hook)
        if found is not None:
            found.callee.call(run, [owner], None, module, found.table)


# --- Classes and modules

_class_method = definer(MODULE_METHODS, holds=True)
_class_method("name to_s inspect")(lambda run, kind, block: kind.name)
_class_method("hash")(lambda run, kind, block: _no_identity(kind))
_class_method("superclass")(lambda run, kind, block: _superclass(kind))
_class_method("new", 0, MANY)(
    lambda run, kind, block, *values: instantiate(run, kind, list(values), block)
)
_class_method("module_eval class_eval instance_eval", 0, MANY)(
    lambda run, kind, block, *values: _refuse("the evaluation of code in a class")
)


def _superclass(kind: DefinedClass) -> Value:
    if kind.parent is None:
        return CLASSES[kind.base or "Object"]
    return CLASSES["Struct"] if kind.parent.name == "Struct" else kind.parent


def _refuse(what: str) -> Value:
    raise UnsupportedRuby(what)


@_class_method("===", 1)
def _case(run: Run, kind: DefinedClass, block: Proc | None, value: Value) -> Value:
    if isinstance(value, RubyObject):
        extended = any(module is kind for module in value.extended)
        return extended or value.kind.is_kind_of(kind.name)
    return is_extended_by(run, value, kind)


@_class_method("< <=", 1)
def _below(run: Run, kind: DefinedClass, block: Proc | None, other: Value) -> Value:
    return kind is not other and kind.is_kind_of(to_s(other))


@_class_method("include", 1, MANY)
def _include(run: Run, kind: DefinedClass, block: Proc | None, *modules: Value) -> Value:
    for module in modules:
        if module not in kind.included:
            kind.included.append(_module(module))
            _tell(run, module, "included", kind)
    return kind


@_class_method("prepend", 1, MANY)
def _prepend(run: Run, kind: DefinedClass, block: Proc | None, *modules: Value) -> Value:
    for module in modules:
        if not isinstance(module, DefinedClass):
            raise UnsupportedRuby("`prepend' of a module of Ruby's own")
        kind.prepended.append(module)
    return kind


@_class_method("include?", 1)
def _includes(run: Run, kind: DefinedClass, block: Proc | None, module: Value) -> Value:
    return kind is not module and to_s(module) in kind.ancestors()


@_class_method("public private protected private_constant public_class_method", 0, MANY)
def _visibility(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
    return names[0] if names else None


@_class_method("private_class_method", 0, MANY)
def _private_class_method(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
    return None


@_class_method("module_function", 0, MANY)
def _module_function(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
    if not names:
        kind.module_functions = True
    for name in names:
        kind.own_methods[to_s(name)] = kind.methods[to_s(name)]
    return None


class _Reader:
    """A method that `attr_reader` makes."""

    def __init__(self, name: str) -> None:
        self._name = name

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """The value of the variable."""
        return receiver.variables.get(self._name)


class _Writer(_Reader):
    """A method that `attr_writer` makes."""

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """Assign to the variable."""
        (receiver.variables[self._name],) = values
        return values[0]


def attributes(reads: bool, writes: bool) -> Callable[..., Value]:
    """`attr_reader` and the like."""

    def define(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
        for name in map(to_s, names):
            if reads:
                kind.methods[name] = _Reader(name)
            if writes:
                kind.methods[f"{name}="] = _Writer(name)
        return [Symbol(to_s(name)) for name in names]

    return define


_class_method("attr_reader attr", 0, MANY)(attributes(True, False))
_class_method("attr_writer", 0, MANY)(attributes(False, True))
_class_method("attr_accessor", 0, MANY)(attributes(True, True))


@_class_method("alias_method", 2)
def _alias(run: Run, kind: DefinedClass, block: Proc | None, new: Value, old: Value) -> Value:
    name = to_s(old)
    for table in kind.instance_tables():
        if name in table:
            kind.methods[to_s(new)] = table[name]
            return Symbol(to_s(new))
    message = f"undefined method `{name}' for class `{kind.name}'"
    raise RubyError("NameError", message)


@_class_method("const_get", 1, 2)
def _const_get(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
    found: Value = kind
    for name in to_s(names[0]).split("::"):
        found = constant_in(run, found, name)
    return found


@_class_method("const_defined?", 1, 2)
def _const_defined(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
    return any(f"{above}::{to_s(names[0])}" in run.constants for above in kind.ancestors())


@_class_method("const_set", 2)
def _const_set(
    run: Run, kind: DefinedClass, block: Proc | None, name: Value, value: Value
) -> Value:
    run.constants[f"{kind.name}::{to_s(name)}"] = value
    return value


@_class_method("constants", 0, 1)
def _constants(run: Run, kind: DefinedClass, block: Proc | None, *options: Value) -> Value:
    start = f"{kind.name}::"
    names = [name.removeprefix(start) for name in run.constants if name.startswith(start)]
    return [Symbol(name) for name in names if "::" not in name]


@_class_method("method_defined? instance_method? public_method_defined?", 1, 2)
def _method_defined(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
    return any(to_s(names[0]) in table for table in kind.instance_tables())


@_class_method("instance_methods public_instance_methods", 0, 1)
def _instance_methods(
    run: Run, kind: DefinedClass, block: Proc | None, inherited: Value = True
) -> Value:
    if truthy(inherited):
        raise UnsupportedRuby("the methods of all objects")
    return [Symbol(name) for name in kind.methods]


@_class_method("class_variable_get", 1)
def _class_variable_get(run: Run, kind: DefinedClass, block: Proc | None, name: Value) -> Value:
    return kind.class_variables.get(to_s(name))


@_class_method("class_variable_set", 2)
def _class_variable_set(
    run: Run, kind: DefinedClass, block: Proc | None, name: Value, value: Value
) -> Value:
    kind.class_variables[to_s(name)] = value
    return value


class _BlockMethod:
    """A method that `define_method` makes of a block, which keeps its `self`."""

    def __init__(self, block: Proc) -> None:
        self._bound = block.for_others()

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """Call the block for an object."""
        return self._bound(receiver).call(*values)


@definer(COMMON, holds=True)("extend", 1, MANY)
def _extend_value(run: Run, value: Value, block: Proc | None, *modules: Value) -> Value:
    for module in reversed(modules):
        extend_value(run, value, _module(module))
        _tell(run, module, "extended", value)
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


@_object("define_singleton_method", 1, 2)
def _define_singleton_method(
    run: Run, value: Receiver, block: Proc | None, name: Value, given: Value = None
) -> Value:
    return _define_method(run, singleton_of(run, value), block, name, given)


@_class_method("define_method", 1, 2)
def _define_method(
    run: Run, kind: Receiver, block: Proc | None, name: Value, given: Value = None
) -> Value:
    body = block if block is not None else given
    if not isinstance(body, Proc) or not isinstance(kind, DefinedClass):
        raise UnsupportedRuby("a method that is made of an object")
    kind.methods[to_s(name)] = _BlockMethod(body)
    return Symbol(to_s(name))


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


MIXINS["Comparable"] = {name: NativeMethod(m) for name, m in _comparable_table.items()}
MIXINS["Enumerable"] = {name: NativeMethod(m) for name, m in ENUMERABLE.items()}


# --- Classes that are made of blocks


def new_class(
    run: Run, is_module: bool, parents: tuple[Value, ...], block: Proc | None
) -> DefinedClass:
    """`Class.new(StandardError) { … }`"""
    made = DefinedClass(run, "", is_module, parents[0] if parents else None)
    run_class_body(made, block)
    return made


def run_class_body(kind: DefinedClass, block: Proc | None) -> None:
    """Run the block that is the body of a class, if there is one."""
    if block is None:
        return
    if not isinstance(block, ClassBody):
        raise UnsupportedRuby("a class that is made of a block")
    block.call(kind)
