"""How methods are found and called."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mupuppet.basics.records import Record
from mupuppet.ruby.core.puppet_objects import ScopeObject
from mupuppet.ruby.core.run import Run
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import inspect, no_method, to_s
from mupuppet.ruby_semantics.errors import UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import (
    LibraryObject,
    MatchData,
    Proc,
    RubyClass,
    Symbol,
)
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.ruby_semantics.strings import RubyString, content_of, is_binary, new_strings
from mupuppet.types.base import Type
from mupuppet.values.host_objects import Receiver
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version

Function = Callable[..., Value]


class Method(Record):
    """A Ruby method: called with the run, the receiver, the block, the arguments."""

    function: Function
    minimum: int
    maximum: int
    #: Whether it returns an enumerator without a block.
    enumerates: bool
    #: Whether it stores or returns what it is given: then it gets strings as they are. Others get
    #: their contents, and the strings that they return are new.
    holds: bool
    #: Whether the strings that it returns are new.
    makes: bool
    #: Whether it changes the array or the hash that is its receiver.
    changes: bool = False


Table = dict[str, Method]


def definer(table: Table, *, holds: bool = False) -> Callable[..., Callable[[Function], Function]]:
    """A decorator that adds methods to a table; most of a table `holds` their arguments or not."""
    usually = holds

    def define(
        names: str,
        minimum: int = 0,
        maximum: int | None = None,
        *,
        enumerates: bool = False,
        holds: bool = usually,
        makes: bool | None = None,
        changes: bool = False,
    ) -> Callable[[Function], Function]:
        def register(function: Function) -> Function:
            highest = minimum if maximum is None else maximum
            new = not holds if makes is None else makes
            for name in names.split():
                table[name] = Method(function, minimum, highest, enumerates, holds, new, changes)
            return function

        return register

    return define


class Enumerator(LibraryObject):
    """A call of a method whose block is still missing."""

    __slots__ = ("arguments", "name", "receiver")

    def __init__(self, receiver: Value, name: str, arguments: list[Value]) -> None:
        self.receiver = receiver
        self.name = name
        self.arguments = arguments

    class_name = "Enumerator"

    def inspected(self) -> str:
        """`self.inspect`"""
        if self.name in ("step", "%") or any(isinstance(v, dict) for v in self.arguments):
            raise UnsupportedRuby("the inspection of an enumerator")
        given = f"({', '.join(map(inspect, self.arguments))})" if self.arguments else ""
        return f"#<Enumerator: {inspect(self.receiver)}:{self.name}{given}>"


#: The methods of each type; filled by the modules that define them.
TABLES: dict[type, Table] = {}
#: The methods of each built-in class or module itself, by its name.
CLASS_TABLES: dict[str, Table] = {}
#: The function that calls methods of objects of user-defined classes.
OBJECT_KINDS: dict[type, Function] = {}
#: The methods of every value.
COMMON: Table = {}


def call_method(
    run: Run, receiver: Value, name: str, arguments: list[Value], block: Proc | None
) -> Value:
    """Call a method as Ruby would."""
    kind = type(receiver)
    table = TABLES.get(kind)
    if table is not None:
        method = table.get(name)
        if method is None:
            method = TABLES[str].get(name) if kind is RubyString else None
            method = method or COMMON.get(name)
    elif kind in OBJECT_KINDS:
        return OBJECT_KINDS[kind](run, receiver, name, arguments, block)
    else:
        method = COMMON.get(name)
    if kind is RubyClass:
        method = CLASS_TABLES.get(receiver.name, {}).get(name) or method
    if method is None:
        if run.state.singletons and id(receiver) in run.state.singletons:
            own: Value = run.state.singletons[id(receiver)][1].call_own(
                run, receiver, name, arguments, block
            )
            return own
        if isinstance(receiver, Receiver):
            return call_received(run, receiver, name, arguments, block)
        if isinstance(receiver, Type):
            return _call_type(run, receiver, name, arguments, block)
        return missing_method(receiver, name)
    count = len(arguments)
    if not method.minimum <= count <= method.maximum:
        raise wrong_count(receiver, name, count, method)
    if block is None and method.enumerates:
        return Enumerator(receiver, name, arguments)
    function = method.function
    if method.changes and run.changes:
        run.require_changeable(receiver)
    if not method.holds and (run.changes or kind is RubyString):
        return _call_by_content(run, receiver, name, method, arguments, block)
    # Calls with a fixed number of arguments are faster.
    if count == 0:
        result = function(run, receiver, block)
    elif count == 1:
        only = arguments[0]
        if type(only) is RubyString and not method.holds:
            only = only.content
        result = function(run, receiver, block, only)
    elif method.holds:
        result = function(run, receiver, block, *arguments)
    else:
        result = function(run, receiver, block, *map(content_of, arguments))
    return new_strings(result) if method.makes and run.changes else result


def _call_by_content(
    run: Run,
    receiver: Value,
    name: str,
    method: Method,
    arguments: list[Value],
    block: Proc | None,
) -> Value:
    """Call a method that gets the contents of strings and returns new ones."""
    kind = type(receiver)
    binary = False
    if kind is RubyString:
        binary = receiver.is_binary and name in OF_SAME_ENCODING
        receiver = receiver.content
    if block is not None and run.changes and kind in OF_STRINGS:
        block = receiving_strings(block)
    if not arguments:
        result = method.function(run, receiver, block)
    else:
        result = method.function(run, receiver, block, *map(content_of, arguments))
    if binary:
        return _binary_strings(result)
    return new_strings(result) if run.changes and method.makes else result


#: Methods that return parts of a string of bytes, or the like, which are strings of bytes, too.
OF_SAME_ENCODING = frozenset(
    "[] slice strip lstrip rstrip chomp chop sub gsub upcase downcase capitalize swapcase reverse"
    " squeeze tr tr_s delete delete_prefix delete_suffix split lines chars scan partition"
    " rpartition byteslice + * ljust rjust center succ next".split()
)


def _binary_strings(value: Value) -> Value:
    if type(value) is list:
        return [_binary_strings(entry) for entry in value]
    if type(value) is not str:
        return value
    made = RubyString(value)
    made.is_binary = is_binary(value)
    return made


#: Values whose methods pass strings to blocks.
OF_STRINGS = frozenset([str, RubyString, Symbol, MatchData, Regexp, RubyClass])


def receiving_strings(block: Proc) -> Proc:
    """A block that gets new strings."""
    inner = block.call
    made = Proc(lambda *values: inner(*map(new_strings, values)), block.parameter_count,
                block.is_lambda)  # fmt: skip
    made.is_open = block.is_open
    return made


def call_received(
    run: Run, receiver: Receiver, name: str, arguments: Sequence[Value], block: Proc | None
) -> Value:
    """Call a method of a Puppet object."""
    given = [value if type(value) is str else to_puppet(value) for value in arguments]
    result = run.host.call_received(receiver, name, given, block)
    if result is NotImplemented:
        return missing_method(receiver, name)
    return run.from_outside(result) if run.changes else result


def _call_type(run: Run, kind: Type, name: str, values: list[Value], block: Proc | None) -> Value:
    """Call a method of one of Puppet's types."""
    from mupuppet.ruby.core.type_members import asked_of_type, elements_of, members_of

    answer = asked_of_type(kind, name, values)
    if answer is not NotImplemented:
        return run.from_outside(answer)
    if name in ("to_s", "inspect") and not values:
        return run.string(str(kind))
    members = members_of(kind)
    if not values and name in members:
        return run.from_outside(members[name])
    elements = elements_of(kind)
    if name == "each" and not values and elements is not None:
        return call_method(run, run.from_outside(elements), "each", [], block)
    raise UnsupportedRuby(f"`{name}' of a {class_name(kind)}")


def wrong_count(receiver: Value, name: str, count: int, method: Method) -> Exception:
    """The error of a wrong number of arguments: Ruby's, or UnsupportedRuby if only ours is."""
    from mupuppet.ruby.core.method_arities import expected_by_ruby, is_recorded

    kind = class_name(receiver)
    expected = expected_by_ruby(kind, name, count)
    if expected is not None:
        return argument_error(count, expected)
    if is_recorded(kind, name):
        plural = "s" if count != 1 else ""
        return UnsupportedRuby(f"the method `{name}' of {kind} with {count} argument{plural}")
    return argument_error(count, expected_count(method))


def expected_count(method: Method) -> str:
    """The arity of a method, in Ruby's words."""
    if method.minimum == method.maximum:
        return str(method.minimum)
    if method.maximum >= MANY:
        return f"{method.minimum}+"
    return f"{method.minimum}..{method.maximum}"


#: The maximal number of arguments, where there is no limit.
MANY = 1 << 30


def missing_method(receiver: Value, name: str) -> Value:
    """Raise the error of a missing method: NoMethodError if Ruby lacks it, or UnsupportedRuby."""
    from mupuppet.ruby.core.method_names import ruby_has_method

    kind, lacking = class_name(receiver), current_version.get().lacks_in_ruby
    if isinstance(receiver, RubyClass):
        if f"{receiver.name}.{name}" in lacking:
            raise no_method(name, receiver)
        raise UnsupportedRuby(f"`{receiver.name}.{name}'")
    if ruby_has_method(kind, name) and f"Object#{name}" not in lacking:
        raise UnsupportedRuby(f"the method `{name}' of {kind}")
    raise no_method(name, receiver)


def text_in(run: Run, value: Value) -> str:
    """`value.to_s`, also for scopes, which need the run."""
    if type(value) is ScopeObject:
        return to_s(call_method(run, value, "to_s", [], None))
    return to_s(value)
