"""Methods of single objects: `def object.name`, `object.extend(Module)`, `class << object`.

Objects of classes that the program defines know their own methods. Arrays, hashes and strings are
Python values, which cannot: their methods are in a table of the state of the program. Calls
look there only where Ruby's own classes have no such method, and at places whose name is one that
the program defines and gives to objects (`is_overridable`), so that other programs do not pay.
"""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.ruby.core.method_names import ruby_has_method
from mupuppet.ruby.core.objects import (
    Callee,
    DefinedClass,
    Found,
    Methods,
    RubyObject,
    Singleton,
    call_own,
    class_of_itself,
)
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import call_method
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import DefaultHash, Proc, RubyClass
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.value import Value

#: The built-in classes whose objects may have methods of their own, and have an identity here.
_EXTENSIBLE = frozenset([dict, DefaultHash, list, RubyString])
#: Methods that Ruby itself calls, in the implementations of others.
_CALLED_BY_RUBY = frozenset(
    "class clone coerce default dup each encode_with eql? equal? extend freeze frozen? hash"
    " initialize_copy inspect instance_of? is_a? itself kind_of? method method_missing nil?"
    " respond_to? respond_to_missing? send __send__ public_send succ to_a to_ary to_h to_hash"
    " to_json to_proc to_pson to_s to_str to_sym to_yaml".split()
)


def singleton_of(run: Run, value: Value) -> DefinedClass:
    """The class of a single object, whose methods are those of the object alone."""
    if isinstance(value, DefinedClass):
        return class_of_itself(run, value)
    if isinstance(value, RubyObject):
        if not value.extended or not isinstance(value.extended[-1], Singleton):
            value.extended.append(Singleton(run, f"#<Class:{value.kind.name}>", True))
        last = value.extended[-1]
        assert isinstance(last, Singleton)  # the last one
        return last
    if type(value) not in _EXTENSIBLE:
        raise UnsupportedRuby(f"a method of a single {class_name(value)}")
    found = run.state.singletons.get(id(value))
    if found is None:
        made = Singleton(run, f"#<Class:{class_name(value)}>", True)
        # The value is stored, too, so that its identity is not reused.
        found = run.state.singletons[id(value)] = (value, made)
    own: DefinedClass = found[1]
    return own


def extend_value(run: Run, value: Value, module: DefinedClass | RubyClass) -> None:
    """`value.extend(module)` for an array, a hash or a string."""
    if not isinstance(module, DefinedClass):
        raise UnsupportedRuby(f"a {class_name(value)} with the methods of `{module.name}'")
    own = singleton_of(run, value)
    check_own_names(value, module)
    if module not in own.included:
        own.included.append(module)


def check_own_names(value: Value, kind: DefinedClass) -> None:
    """Leave to Ruby what would have an effect on its own methods."""
    for table in kind.instance_tables():
        for name in table:
            _check_name(value, name)


def define_on(run: Run, value: Value, name: str, callee: Callee) -> None:
    """`def value.name`"""
    if not isinstance(value, (RubyObject, DefinedClass)):
        _check_name(value, name)
    singleton_of(run, value).methods[name] = callee


def _check_name(value: Value, name: str) -> None:
    """Leave to Ruby what would have an effect on its own methods, which never call `[]`."""
    is_operator = not name.rstrip("?!=").isidentifier() and name != "[]"
    if name in _CALLED_BY_RUBY or (is_operator and ruby_has_method(class_name(value), name)):
        raise UnsupportedRuby(f"the method `{name}' of a single {class_name(value)}")


def own_tables(run: Run, value: Value) -> Iterator[Methods]:
    """Where the methods of a single array, hash or string are looked for."""
    found = run.state.singletons.get(id(value))
    return iter(()) if found is None else found[1].instance_tables()


def own_method(run: Run, value: Value, name: str, behind: Value = None) -> Found | None:
    """A method of a single array, hash or string; for `super`, the next one `behind` a table."""
    tables = own_tables(run, value)
    if behind is not None:
        for table in tables:
            if table is behind:
                break
    return next((Found(table[name], table) for table in tables if name in table), None)


def is_extended_by(run: Run, value: Value, module: DefinedClass) -> bool:
    """`value.is_a?(module)` for an array, a hash or a string."""
    found = run.state.singletons.get(id(value))
    return found is not None and module.name in found[1].ancestors()


def call_extended(
    run: Run, receiver: Value, name: str, values: list[Value], block: Proc | None
) -> Value:
    """Call a method as Ruby would, one of the object's own first."""
    if run.state.singletons and type(receiver) in _EXTENSIBLE:
        found = own_method(run, receiver, name)
        if found is not None:
            return call_own(run, receiver, found, values, block)
        if name == "clone" and id(receiver) in run.state.singletons:
            raise UnsupportedRuby("the copy of an object with methods of its own")
    return call_method(run, receiver, name, values, block)


def super_of_value(
    run: Run, receiver: Value, owner: Value, name: str, values: list[Value], block: Proc | None
) -> Value:
    """`super` in a method of a single array, hash or string."""
    found = own_method(run, receiver, name, owner)
    if found is not None:
        return call_own(run, receiver, found, values, block)
    if not ruby_has_method(class_name(receiver), name):
        message = f"super: no superclass method `{name}'"
        raise RubyError("NoMethodError", message)
    return call_method(run, receiver, name, values, block)
