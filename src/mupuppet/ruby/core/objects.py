"""Classes and modules that Ruby code defines, and their objects.

A class is made again in every run: its constants, methods and variables belong to one call of a
function or one rendering of a template.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from mupuppet.basics.records import Record
from mupuppet.ruby.core.constants import built_in_constant
from mupuppet.ruby.core.method_names import every_object_has
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import COMMON, OBJECT_KINDS, Method, missing_method
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import as_integer, to_s
from mupuppet.ruby_semantics.errors import (
    RubyError,
    UnsupportedRuby,
    argument_error,
    describe_receiver,
)
from mupuppet.ruby_semantics.inheritance import EXCEPTIONS, is_exception
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, RubyClass, Symbol
from mupuppet.values.hashes import have_key_forms, identity_form
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.value import Value


class Callee(Protocol):
    """A method in the table of a class."""

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """Call it on a receiver; `owner` is the table where it was found."""


Methods = dict[str, Callee]


class NativeMethod:
    """A built-in method; `like` names a class whose method of the same name is the same."""

    def __init__(self, method: Method, name: str, like: str | None = None) -> None:
        self._method = method
        self._name = name
        self._like = like

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """Call it."""
        method = self._method
        if not method.minimum <= len(values) <= method.maximum:
            raise self._wrong_count(len(values))
        result = method.function(run, receiver, block, *values)
        return run.made(result) if method.makes else result

    def _wrong_count(self, given: int) -> Exception:
        """The error of a number of arguments that Ruby rejects; others are only ours."""
        expected = None
        if self._like:
            from mupuppet.ruby.core.method_arities import expected_by_ruby

            expected = expected_by_ruby(self._like, self._name, given)
        if expected is not None:
            return argument_error(given, expected)
        return UnsupportedRuby(f"the method `{self._name}' with {given} arguments")


#: A class whose methods are those of every object.
OBJECTS = "NilClass"
#: Ruby's modules that classes include, with their methods.
MIXINS: dict[str, Methods] = {}
#: The methods of every object, and those of every class and module.
OBJECT_METHODS: dict[str, Method] = {}
MODULE_METHODS: dict[str, Method] = {}


class ClassBody(Proc):
    """A block that is the body of a class: it is called with the class."""

    __slots__ = ()


class DefinedClass(LibraryObject):
    """A class or module that the program defines."""

    __slots__ = ("base", "class_variables", "extended", "fields", "hidden", "hides", "included",
                 "is_module", "keyword_fields", "methods", "module_functions", "name",
                 "own_hidden", "own_methods", "parent", "prepended", "state",
                 "variables")  # fmt: skip

    def __init__(self, run: Run, name: str, is_module: bool, parent: Value = None) -> None:
        self.state = run.state
        self.name = name
        self.is_module = is_module
        self.parent = parent if isinstance(parent, DefinedClass) else None
        #: The built-in superclass, if that is an exception.
        self.base: str | None = self.parent.base if self.parent is not None else None
        if isinstance(parent, RubyClass) and parent.name != "Object":
            if parent.name not in EXCEPTIONS:
                raise UnsupportedRuby(f"a class that is based on `{parent.name}'")
            self.base = parent.name
        self.included: list[DefinedClass | RubyClass] = []
        self.prepended: list[DefinedClass] = []
        self.extended: list[DefinedClass | RubyClass] = []
        self.methods: Methods = {}
        #: The methods of the class itself.
        self.own_methods: Methods = {}
        #: Whether methods of its objects, and its own, are private or protected, by name.
        self.hidden: dict[str, bool] = {}
        self.own_hidden: dict[str, bool] = {}
        #: Whether methods that are defined now are private or protected.
        self.hides = False
        self.variables: dict[str, Value] = {}
        self.class_variables: dict[str, Value] = {}
        #: Whether `module_function` is on: what follows can be called on the module.
        self.module_functions = False
        #: For a Struct: the names of its members.
        self.fields: list[str] | None = self.parent.fields if self.parent is not None else None
        self.keyword_fields: bool = self.parent.keyword_fields if self.parent is not None else False

    def __str__(self) -> str:
        return self.name or f"#<{self.class_name}>"

    @property
    def module_name(self) -> str:
        return self.name

    @property
    def class_name(self) -> str:
        """Whether it is a class or a module."""
        return "Module" if self.is_module else "Class"

    def instance_tables(self) -> Iterator[Methods]:
        """Where methods of its objects are looked for, in this order."""
        kind: DefinedClass | None = self
        while kind is not None:
            for module in reversed(kind.prepended):
                yield from module.instance_tables()
            yield kind.methods
            for included in reversed(kind.included):
                yield from tables_of(included)
            kind = kind.parent

    def tables(self) -> Iterator[Methods]:
        """Where methods that are called on it are looked for."""
        kind: DefinedClass | None = self
        while kind is not None:
            yield kind.own_methods
            for extended in reversed(kind.extended):
                yield from tables_of(extended)
            kind = kind.parent

    def define(self, name: str, callee: Callee) -> None:
        """Define a method of its objects."""
        self.methods[name] = callee
        if self.hides or name in self.hidden:
            self.hidden[name] = self.hides

    def hides_method(self, name: str) -> bool:
        """Whether a method of its objects is private or protected."""
        kind: DefinedClass | None = self
        while kind is not None:
            if name in kind.hidden:
                return kind.hidden[name]
            if name in kind.methods:
                return False
            for module in (*kind.prepended, *kind.included):
                if isinstance(module, DefinedClass) and module.hides_method(name):
                    return True
            kind = kind.parent
        return False

    def modules(self) -> Iterator[DefinedClass | RubyClass]:
        """Itself, and all classes and modules that it inherits from."""
        kind: DefinedClass | None = self
        while kind is not None:
            yield kind
            for module in (*kind.prepended, *kind.included):
                if isinstance(module, DefinedClass):
                    yield from module.modules()
                else:
                    yield module
            kind = kind.parent

    def inherits_from(self, other: DefinedClass | RubyClass) -> bool:
        """Whether its objects are instances of another one, too, which may be anonymous."""
        if other.name:
            return self.is_kind_of(other.name)
        return any(module is other for module in self.modules())

    def ancestors(self) -> Iterator[str]:
        """The names of its ancestors, including its own."""
        return (module.name for module in self.modules())

    def is_kind_of(self, name: str) -> bool:
        """Whether its objects are instances of a class, too."""
        if name in ("Object", "BasicObject", "Kernel") or name in self.ancestors():
            return True
        return self.base is not None and is_exception(self.base, name)


class Singleton(DefinedClass):
    """The class of a single object."""

    __slots__ = ()

    def call_own(
        self, run: Run, receiver: Value, name: str, values: list[Value], block: Proc | None
    ) -> Value:
        """Call a method that only this array, hash or string has."""
        for table in self.instance_tables():
            if name in table:
                return call_own(run, receiver, Found(table[name], table), values, block)
        return missing_method(receiver, name)


def call_own(
    run: Run, receiver: Value, found: Found, values: list[Value], block: Proc | None
) -> Value:
    """Call a method of a single array, hash or string."""
    if getattr(found.callee, "uses_variables", True):
        raise UnsupportedRuby(f"instance variables of a single {class_name(receiver)}")
    return found.callee.call(run, values, block, receiver, found.table)


def class_of_itself(run: Run, kind: DefinedClass) -> DefinedClass:
    """What `self` is in `class << self`: its methods are those of the class itself."""
    parent = class_of_itself(run, kind.parent) if kind.parent is not None else None
    made = DefinedClass(run, f"#<Class:{kind.name}>", False, parent)
    made.methods, made.included = kind.own_methods, kind.extended
    made.hidden = kind.own_hidden
    return made


def tables_of(module: DefinedClass | RubyClass) -> Iterator[Methods]:
    """The methods that a module gives to objects."""
    if isinstance(module, DefinedClass):
        yield from module.instance_tables()
    elif module.name in MIXINS:
        yield MIXINS[module.name]
    elif module.name != "Kernel":
        raise UnsupportedRuby(f"the methods of `{module.name}'")


class RubyObject(LibraryObject):
    """An object of a class that the program defines."""

    __slots__ = ("extended", "kind", "message", "variables")

    def __init__(self, kind: DefinedClass) -> None:
        self.kind = kind
        self.variables: dict[str, Value] = {}
        self.extended: list[DefinedClass | RubyClass] = []
        #: For an exception: its message.
        self.message: str | None = None

    def tables(self) -> Iterator[Methods]:
        """Where its methods are looked for."""
        for module in reversed(self.extended):
            yield from tables_of(module)
        yield from self.kind.instance_tables()

    def _called(self, name: str, *values: Value) -> Value:
        state = self.kind.state
        if state.run is not None:
            return call_object(state.run, self, name, list(values), None)
        try:  # Puppet itself calls it
            return call_object(state.current_run(), self, name, list(values), None)
        except (RubyError, UnsupportedRuby) as problem:
            raise HostObjectProblem(str(problem)) from None

    def __str__(self) -> str:
        if self.message is None and find_callee(self, "to_s") is None:
            return f"#<{self.kind}>"  # Ruby adds its address
        return to_s(self._called("to_s"))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        found = self._called("==", other)
        return found is not None and found is not False

    def __hash__(self) -> int:
        return id(self)  # as the key of a hash it is wrapped

    def inspected(self) -> str:
        """`self.inspect`"""
        return to_s(self._called("inspect"))

    def converted(self, method: str) -> Value:
        """What an implicit conversion such as `to_str` makes of it; NotImplemented without one."""
        return self._called(method) if find_callee(self, method) is not None else NotImplemented

    def compared(self, other: Value) -> int | None:
        """`self <=> other`"""
        found: int | None = self._called("<=>", other)
        return found

    @property
    def class_name(self) -> str:
        """The name of its class."""
        return self.kind.name

    @property
    def ruby_ancestors(self) -> Iterator[str]:
        return self.kind.ancestors()


class _OwnKey(Record, eq=False):
    """An object whose class decides by `hash` and `eql?` which objects are the same key."""

    value: RubyObject

    def __eq__(self, other: object) -> bool:
        return type(other) is _OwnKey and truthy(self.value._called("eql?", other.value))

    def __hash__(self) -> int:
        return hash(as_integer(self.value._called("hash")))


def _key_form(value: RubyObject) -> Value:
    return _OwnKey(value) if find_callee(value, "hash") is not None else identity_form(value)


have_key_forms(RubyObject, _key_form)

Receiver = RubyObject | DefinedClass


class Found(Record):
    """A method, and the table where it was found."""

    callee: Callee
    table: Methods


def is_hidden(receiver: Receiver, name: str) -> bool:
    """Whether a method that the program defines is private or protected."""
    if isinstance(receiver, RubyObject):
        return receiver.kind.hides_method(name)
    kind: DefinedClass | None = receiver
    while kind is not None:
        if name in kind.own_hidden:
            return kind.own_hidden[name]
        kind = kind.parent
    return False


def find_callee(receiver: Receiver, name: str, behind: Value = None) -> Found | None:
    """A method that the program defines; for `super`, the next one `behind` a table."""
    if behind is None and type(receiver) is RubyObject and not receiver.extended:
        # Most methods are those of the class itself.
        methods = receiver.kind.methods
        if name in methods and not receiver.kind.prepended:
            return Found(methods[name], methods)
    tables = receiver.tables()
    if behind is not None:
        for table in tables:
            if table is behind:
                break
    for table in tables:
        if name in table:
            return Found(table[name], table)
    return None


def native_method(receiver: Receiver, name: str) -> Method | None:
    """A built-in method of all objects, or of all classes."""
    if isinstance(receiver, DefinedClass) and name in MODULE_METHODS:
        return MODULE_METHODS[name]
    return OBJECT_METHODS.get(name) or COMMON.get(name)


def call_object(
    run: Run, receiver: Receiver, name: str, values: list[Value], block: Proc | None
) -> Value:
    """Call a method of an object of a user-defined class."""
    state = (receiver.kind if isinstance(receiver, RubyObject) else receiver).state
    if state is not run.state:  # it comes from another program, whose constants it sees
        run = state.current_run()
    found = find_callee(receiver, name)
    if found is not None:
        return found.callee.call(run, values, block, receiver, found.table)
    method = native_method(receiver, name)
    if method is not None:
        return NativeMethod(method, name, OBJECTS).call(run, values, block, receiver)
    return call_missing(run, receiver, name, values, block)


def call_missing(
    run: Run, receiver: Receiver, name: str, values: list[Value], block: Proc | None
) -> Value:
    """Handle a missing method, by `method_missing` if it is defined."""
    missing = find_callee(receiver, "method_missing")
    if missing is not None:
        given = [Symbol(name), *values]
        return missing.callee.call(run, given, block, receiver, missing.table)
    is_error = isinstance(receiver, RubyObject) and receiver.message is not None
    if every_object_has(name) or (is_error and name in _OF_EXCEPTIONS):
        raise UnsupportedRuby(f"the method `{name}' of an object")
    raise no_such_method(receiver, name)


#: Methods of exceptions that show where they were raised, and the like.
_OF_EXCEPTIONS = frozenset(
    "backtrace_locations cause detailed_message exception full_message set_backtrace".split()
)


def no_such_method(receiver: Receiver, name: str) -> RubyError:
    """The error of a method that an object lacks."""
    if isinstance(receiver, DefinedClass):
        shown = describe_receiver(receiver.name, "Module" if receiver.is_module else "Class")
    else:
        shown = describe_object(receiver.kind.name)
    return RubyError("NoMethodError", f"undefined method `{name}' for {shown}")


def describe_object(class_name: str) -> str:
    """An object in messages, without the address that Ruby shows."""
    return describe_receiver(f"#<{class_name}>", class_name)


OBJECT_KINDS[RubyObject] = OBJECT_KINDS[DefinedClass] = call_object


def instantiate(run: Run, kind: DefinedClass, values: list[Value], block: Proc | None) -> Value:
    """`Kind.new(…)`"""
    if kind.is_module:
        shown = describe_receiver(kind.name, "Module")
        raise RubyError("NoMethodError", f"undefined method `new' for {shown}")
    run.tick()
    made = RubyObject(kind)
    initialize = kind.methods.get("initialize") if not kind.prepended else None
    if initialize is not None:
        initialize.call(run, values, block, made, kind.methods)
        if kind.base is None:
            return made
    elif (found := find_callee(made, "initialize")) is not None:
        found.callee.call(run, values, block, made, found.table)
    elif kind.base is not None:
        made.message = to_s(values[0]) if values else kind.name
    elif values:
        raise argument_error(len(values), "0")
    if kind.base is not None and made.message is None:
        made.message = kind.name
    return made


def raised(run: Run, thrown: RubyObject) -> RubyError:
    """The exception that an object is."""
    if thrown.kind.base is None:
        return RubyError("TypeError", "exception class/object expected")
    message = call_object(run, thrown, "message", [], None)
    error = RubyError(thrown.kind.name, to_s(message))
    error.ancestors = (*thrown.kind.ancestors(), thrown.kind.base)
    error.thrown = thrown
    return error


def constant_in(run: Run, kind: DefinedClass | RubyClass, name: str) -> Value:
    """`kind::NAME`"""
    names = kind.ancestors() if isinstance(kind, DefinedClass) else [kind.name]
    for above in names:
        full = f"{above}::{name}"
        if full in run.constants:
            return run.constants[full]
    found = built_in_constant(f"{kind.name}::{name}")
    if found is NotImplemented:
        raise RubyError("NameError", f"uninitialized constant {kind.name}::{name}")
    return found
