"""Built-in methods of the classes and modules that a program defines."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.core.object_methods import call_hook, module_of, no_identity
from mupuppet.ruby.core.objects import (
    MODULE_METHODS,
    OBJECT_METHODS,
    ClassBody,
    DefinedClass,
    Receiver,
    RubyObject,
    constant_in,
    instantiate,
)
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, definer
from mupuppet.ruby.core.singletons import is_extended_by, singleton_of
from mupuppet.ruby_semantics.classes import CLASSES
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc, RubyClass, Symbol
from mupuppet.values.value import Value

_class_method = definer(MODULE_METHODS, holds=True)
_class_method("name")(lambda run, kind, block: kind.name or None)
_class_method("to_s inspect")(
    lambda run, kind, block: kind.name or _refuse("the address of an anonymous class")
)
_class_method("hash")(lambda run, kind, block: no_identity(kind))
_class_method("superclass")(lambda run, kind, block: _superclass(kind))
_class_method("new", 0, MANY)(
    lambda run, kind, block, *values: instantiate(run, kind, list(values), block)
)
_class_method("module_eval class_eval class_exec module_exec", 0, MANY)(
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
        return extended or value.kind.inherits_from(kind)
    return is_extended_by(run, value, kind)


@_class_method("<=>", 1)
def _order(run: Run, kind: DefinedClass, block: Proc | None, other: Value) -> int | None:
    """-1 if it inherits from another one, and 1 if that inherits from it."""
    if kind is other:
        return 0
    if not isinstance(other, DefinedClass | RubyClass):
        return None
    if kind.inherits_from(other):
        return -1
    return 1 if isinstance(other, DefinedClass) and other.inherits_from(kind) else None


def _order_test(name: str, test: Callable[[int], bool]) -> None:
    @_class_method(name, 1)
    def compare(run: Run, kind: DefinedClass, block: Proc | None, other: Value) -> Value:
        if not isinstance(other, DefinedClass | RubyClass):
            raise RubyError("TypeError", "compared with non class/module")
        order = _order(run, kind, block, other)
        return None if order is None else test(order)


_order_test("<", lambda order: order < 0)
_order_test("<=", lambda order: order <= 0)
_order_test(">", lambda order: order > 0)
_order_test(">=", lambda order: order >= 0)


@_class_method("include", 1, MANY)
def _include(run: Run, kind: DefinedClass, block: Proc | None, *modules: Value) -> Value:
    for module in modules:
        if module not in kind.included:
            kind.included.append(module_of(module))
            call_hook(run, module, "included", kind)
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


def _visibility(keyword: str, hides: bool) -> None:
    @_class_method(keyword, 0, MANY)
    def set_visibility(run: Run, kind: DefinedClass, block: Proc | None, *names: Value) -> Value:
        if not names:
            kind.hides = hides
            return None
        for name in names:
            for each in name if type(name) is list else [name]:
                kind.hidden[to_s(each)] = hides
        return names[0] if len(names) == 1 else list(names)

    @_class_method(f"{keyword}_class_method", 0, MANY)
    def set_visibility_of_own(
        run: Run, kind: DefinedClass, block: Proc | None, *names: Value
    ) -> Value:
        for name in names:
            kind.own_hidden[to_s(name)] = hides
        return None


_visibility("public", False)
_visibility("protected", True)
_visibility("private", True)
_class_method("private_constant", 0, MANY)(lambda run, kind, block, *names: None)


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
                kind.define(name, _Reader(name))
            if writes:
                kind.define(f"{name}=", _Writer(name))
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
    name = to_s(names[0])
    found = any(name in table for table in kind.instance_tables())
    if found and kind.hides_method(name):
        raise UnsupportedRuby("whether a private or protected method is defined")
    return found


@_class_method("instance_methods public_instance_methods", 0, 1)
def _instance_methods(
    run: Run, kind: DefinedClass, block: Proc | None, inherited: Value = True
) -> Value:
    if truthy(inherited):
        raise UnsupportedRuby("the methods of all objects")
    return [Symbol(name) for name in kind.methods if not kind.hidden.get(name)]


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


@_class_method("define_method", 1, 2)
def _define_method(
    run: Run, kind: Receiver, block: Proc | None, name: Value, given: Value = None
) -> Value:
    body = block if block is not None else given
    if not isinstance(body, Proc) or not isinstance(kind, DefinedClass):
        raise UnsupportedRuby("a method that is made of an object")
    kind.define(to_s(name), _BlockMethod(body))
    return Symbol(to_s(name))


@definer(OBJECT_METHODS, holds=True)("define_singleton_method", 1, 2)
def _define_singleton_method(
    run: Run, value: Receiver, block: Proc | None, name: Value, given: Value = None
) -> Value:
    return _define_method(run, singleton_of(run, value), block, name, given)


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
