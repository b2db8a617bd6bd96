"""How generated functions call methods: each place of a call remembers what it has found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from mupuppet.ruby.compilation.defined_methods import DefinedMethod
from mupuppet.ruby.core.objects import (
    DefinedClass,
    RubyObject,
    call_object,
    instantiate,
)
from mupuppet.ruby.core.puppet_objects import ScopeObject
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import (
    COMMON,
    OBJECT_KINDS,
    OF_SAME_ENCODING,
    OF_STRINGS,
    TABLES,
    Method,
    call_method,
    call_received,
    receiving_strings,
)
from mupuppet.ruby.core.self_calls import SelfCall, super_of
from mupuppet.ruby_semantics.errors import (
    RubyError,
)
from mupuppet.ruby_semantics.objects import (
    MatchData,
    Proc,
    RubyClass,
)
from mupuppet.ruby_semantics.strings import (
    RubyString,
    content_of,
    new_strings,
    require_characters,
)
from mupuppet.values.host_objects import Receiver
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value

#: Set in the global names of every generated function.
MARK = "_ruby"
#: The name of `self` in generated functions.
SELF = "s"


class Site(dict[type, Callable[..., Value]]):
    """The functions of a method's name, by the class of the receiver.

    One for each name and number of arguments serves all places. The methods of Ruby's own classes
    never change: programs that would change them are not evaluated here.
    """

    __slots__ = ("_changes", "_count", "_name", "_with_block")

    def __init__(self, name: str, count: int, with_block: bool, changes: bool) -> None:
        super().__init__()
        self._name = name
        self._count = count
        self._with_block = with_block
        #: Whether programs that call it change values: then their strings are objects.
        self._changes = changes

    def __missing__(self, kind: type) -> Callable[..., Value]:
        made = self[kind] = self._found(kind)
        return made

    def _found(self, kind: type) -> Callable[..., Value]:
        name = self._name
        if kind is RubyObject:
            return _of_object(name)
        if kind is DefinedClass and name == "new":
            return _new_object
        if kind is not RubyClass and kind not in OBJECT_KINDS:
            method = TABLES.get(kind, {}).get(name)
            if method is None and kind is RubyString:
                method = TABLES[str].get(name)
            method = method or COMMON.get(name)
            if method is not None and method.minimum <= self._count <= method.maximum:
                if self._with_block or not method.enumerates:
                    return direct(method, name, kind, self._count, self._with_block, self._changes)
            elif method is None and issubclass(kind, Receiver):
                return _of_receiver(name)

        def by_name(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
            return call_method(run, receiver, name, list(arguments), block)

        return by_name


def direct(
    method: Method, name: str, kind: type, count: int, with_block: bool, changes: bool
) -> Callable[..., Value]:
    """The function of a method for a kind of receiver: what `call_method` does about strings."""
    if kind is Regexp and name == "match" and count == 1 and not with_block:
        return _match_regexp
    function = method.function
    if changes and method.changes:
        function = _of_changeable(function)
    if not method.holds:
        if with_block and changes and kind in OF_STRINGS:
            function = _passing_strings(function)
        if kind is RubyString:
            function = _by_content(function, name)
        elif count == 1:
            function = _with_content(function)
        elif count:
            function = _with_contents(function)
    return _making(function) if changes and method.makes else function


def _of_changeable(function: Callable[..., Value]) -> Callable[..., Value]:
    """A function that changes an array or a hash, unless it is frozen."""

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        run.require_changeable(receiver)
        return function(run, receiver, block, *arguments)

    return call


def _by_content(function: Callable[..., Value], name: str) -> Callable[..., Value]:
    """A function that needs the contents of a string and of its arguments alone, as most do."""
    of_encoding = name in OF_SAME_ENCODING

    def call(run: Run, receiver: RubyString, block: Proc | None, *arguments: Value) -> Value:
        if of_encoding and receiver.is_binary:
            return call_method(run, receiver, name, list(arguments), block)
        return function(run, receiver.content, block, *map(content_of, arguments))

    return call


def _with_content(function: Callable[..., Value]) -> Callable[..., Value]:
    """A function that needs the content of its argument alone."""

    def call(run: Run, receiver: Value, block: Proc | None, argument: Value) -> Value:
        if type(argument) is RubyString:
            argument = argument.content
        return function(run, receiver, block, argument)

    return call


def _with_contents(function: Callable[..., Value]) -> Callable[..., Value]:
    """The same for several arguments."""

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        return function(run, receiver, block, *map(content_of, arguments))

    return call


def _match_regexp(run: Run, receiver: Regexp, block: None, string: Value) -> Value:
    """`receiver.match(string)`"""
    if type(string) is not str:
        if type(string) is not RubyString:
            return call_method(run, receiver, "match", [string], None)
        string = string.content
    if not string.isascii():
        require_characters(string)
    pattern = receiver.pattern
    found = pattern.quick(string) if len(string) <= pattern.longest else pattern.search(string)
    if found is None:
        run.match = None
        return None
    run.match = made = MatchData(found, string)
    return made


def _making(function: Callable[..., Value]) -> Callable[..., Value]:
    """A function whose strings are new."""

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        return new_strings(function(run, receiver, block, *arguments))

    return call


def _passing_strings(function: Callable[..., Value]) -> Callable[..., Value]:
    """A function that gives its block new strings."""

    def call(run: Run, receiver: Value, block: Proc, *arguments: Value) -> Value:
        return function(run, receiver, receiving_strings(block), *arguments)

    return call


def _of_object(name: str) -> Callable[..., Value]:
    """A method of an object of a class that the program defines."""

    def call(run: Run, receiver: RubyObject, block: Proc | None, *arguments: Value) -> Value:
        kind = receiver.kind
        table = kind.methods
        callee = table.get(name)
        if callee is None or receiver.extended or kind.prepended:
            return call_object(run, receiver, name, list(arguments), block)
        if type(callee) is DefinedMethod and callee.entry_count == len(arguments):
            return callee.entry(run, receiver, table, block, *arguments)  # type: ignore[misc]  # it has one
        return callee.call(run, list(arguments), block, receiver, table)

    return call


def _of_receiver(name: str) -> Callable[..., Value]:
    """A method of a Puppet object."""

    def call(run: Run, receiver: Receiver, block: Proc | None, *arguments: Value) -> Value:
        return call_received(run, receiver, name, arguments, block)

    return call


def _new_object(run: Run, kind: DefinedClass, block: Proc | None, *arguments: Value) -> Value:
    """`Kind.new(…)`"""
    if kind.parent or kind.extended or "new" in kind.own_methods or kind.state is not run.state:
        return call_object(run, kind, "new", list(arguments), block)
    return instantiate(run, kind, list(arguments), block)


_SITES: dict[tuple[str, int, bool, bool], Site] = {}


def site(name: str, count: int, with_block: bool, changes: bool) -> Site:
    """The functions of a name, shared by all generated functions."""
    called = (name, count, with_block, changes)
    found = _SITES.get(called)
    if found is None:
        if len(_SITES) > _MOST_SITES:
            _SITES.clear()
        found = _SITES[called] = Site(*called)
    return found


_MOST_SITES = 20_000


def legacy_function(
    run: Run, receiver: Value, name: str, arguments: list[Value], block: Proc | None
) -> Value:
    """`scope.function_name(…)`"""
    from mupuppet.ruby.puppet.scope import call_legacy_function

    if type(receiver) is ScopeObject:
        return call_legacy_function(run, receiver, name.removeprefix("function_"), arguments)
    return call_method(run, receiver, name, arguments, block)


def self_call(
    name: str, command: Any, for_function: Any, has_arguments: bool
) -> Callable[..., Value]:
    """A call without a receiver in code whose `self` is known only at run time."""
    own = SelfCall(name, command, for_function, has_arguments)

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        if type(receiver) is RubyObject and not receiver.extended:
            kind = receiver.kind
            callee = kind.methods.get(name)
            if callee is not None and not kind.prepended:
                if type(callee) is DefinedMethod and callee.entry_count == len(arguments):
                    return callee.entry(run, receiver, kind.methods, block, *arguments)  # type: ignore[misc]  # it has one
                return callee.call(run, list(arguments), block, receiver, kind.methods)
        return own.call(run, receiver, list(arguments), block)

    return call


def own_call(method: DefinedMethod) -> Callable[..., Value]:
    """A call of a method of the same function."""

    def call(run: Run, receiver: Value, block: Proc | None, *arguments: Value) -> Value:
        if method.entry_count == len(arguments):
            return method.entry(run, receiver, None, block, *arguments)  # type: ignore[misc]  # it has one
        return method.call(run, list(arguments), block, receiver)

    return call


def super_call(name: str) -> Callable[..., Value]:
    """`super(…)` in a method of a class."""

    def call(
        run: Run, receiver: Value, owner: Value, values: list[Value], block: Proc | None
    ) -> Value:
        return super_of(run, receiver, owner, name, values, block)

    return call


def yielded(block: Proc | None) -> Callable[..., Value]:
    """What `yield` calls."""
    if block is None:
        raise RubyError("LocalJumpError", "no block given (yield)")
    return block.call


def too_deep() -> NoReturn:
    raise RubyError("SystemStackError", "stack level too deep")
