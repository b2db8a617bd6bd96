"""What a program needs while it runs, and how methods are found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.ruby.core.host import Host, ScopeObject
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import inspect, no_method, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.objects import (
    LibraryObject,
    MatchData,
    Proc,
    RubyClass,
    RubyRegexp,
    Symbol,
)
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.ruby_semantics.strings import RubyString, content_of, is_binary, new_strings
from mupuppet.types.base import Type
from mupuppet.values.host_objects import Receiver
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version

#: The limit of iterations of blocks and loops.
MAX_STEPS = 5_000_000
#: The limit of characters or elements of one value.
MAX_SIZE = 50_000_000


#: What the variables of methods are behind: `self`, and the class of the method.
_SLOTS_OF_METHODS = 2


#: Before the variables every call has a slot for `self` and one for the class of the method.
SELF, OWNER, FIRST_SLOT = range(3)


class ProgramState:
    """What programs have defined: their classes and constants, the files that were required.

    All functions share it, so that what one of them leaves in a library is there for the others. In
    Puppet it lives as long as the process; here, as long as the compilation of a catalog.
    """

    __slots__ = ("constants", "host", "kinds", "loaded", "run", "singletons", "top_methods",
                 "variables")  # fmt: skip

    def __init__(self, host: Host) -> None:
        #: The place of the latest call.
        self.host = host
        #: The constants that were assigned to, by their qualified names.
        self.constants: dict[str, Value] = {}
        #: The methods that are defined outside classes.
        self.top_methods: dict[str, Any] = {}
        #: The files that were required.
        self.loaded: set[str] = set()
        #: The classes of the functions whose files have run.
        self.kinds: dict[object, Value] = {}
        #: The instance variables of functions, which are one object for all their calls.
        self.variables: dict[object, dict[str, Any]] = {}
        #: Arrays, hashes and strings that have methods of their own, by identity, with these.
        self.singletons: dict[int, tuple[Value, Any]] = {}
        #: The current run.
        self.run: Run | None = None

    def current_run(self) -> Run:
        """The current run, or another one for objects that have left the program."""
        if self.run is not None:
            return self.run
        made = Run(self.host, _SLOTS_OF_METHODS, None, False, self)
        self.run = None
        return made


class Run:
    """One rendering of a template, or one call of a function."""

    __slots__ = (
        "assigned",
        "catching",
        "changed",
        "changes",
        "constants",
        "copies",
        "depth",
        "error",
        "file",
        "function",
        "given",
        "host",
        "loaded",
        "main",
        "match",
        "output",
        "roots",
        "size",
        "slots",
        "state",
        "steps",
        "top_methods",
    )

    def __init__(
        self,
        host: Host,
        slot_count: int,
        file: str | None,
        changes: bool,
        state: ProgramState | None = None,
    ) -> None:
        self.host = host
        self.state = state if state is not None else ProgramState(host)
        self.state.host = host
        self.state.run = self
        self.constants = self.state.constants
        self.top_methods = self.state.top_methods
        self.loaded = self.state.loaded
        #: The instance variables that the template or the function has assigned to.
        self.assigned: dict[str, Any] = {}
        self.slots: list[Any] = [None] * slot_count
        #: The pieces of the output, and their total length.
        self.output: list[str] = []
        self.size = 0
        self.steps = 0
        #: The last match of a regular expression.
        self.match: MatchData | None = None
        self.file = file
        #: Whether the program changes strings, or arrays and hashes that may be others': if so,
        #: what it gets from Puppet are copies, and its strings are objects.
        self.changes = changes
        #: The copies of Puppet's values, by the identity of the originals, with these.
        self.copies: dict[int, tuple[Value, Value]] = {}
        #: Arrays and hashes that the program got directly, not as parts of others.
        self.roots: dict[int, tuple[Value, Value]] = {}
        #: Values that were passed to Puppet by `setvar`, with those of the program.
        self.given: list[tuple[Value, Value]] = []
        #: The tags of the calls of `catch` that have not ended.
        self.catching: list[Value] = []
        #: The exception that is being handled.
        self.error: RubyError | None = None
        #: The function that is called.
        self.function: str | None = None
        #: `self` in the methods of a function.
        self.main: Value = None
        #: The depth of calls of the program's methods.
        self.depth = 0
        #: The strings of Puppet's that the program has changed, by identity.
        self.changed: dict[int, RubyString] = {}

    def tick(self) -> None:
        """Count an iteration of a block or loop."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise UnsupportedRuby(f"more than {MAX_STEPS} iterations of blocks and loops")

    def string(self, content: str) -> Value:
        """A new string."""
        return RubyString(content) if self.changes else content

    def made(self, value: Value) -> Value:
        """A new value, with new strings in it."""
        return new_strings(value) if self.changes else value

    def from_outside(self, value: Value) -> Value:
        """A value of Puppet's; a program that changes values gets a copy."""
        if not self.changes:
            return value
        copy = self._copied(value)
        if type(value) is list or type(value) is dict:
            self.roots[id(value)] = (value, copy)
        return copy

    def shared(self, value: Value) -> Value:
        """A value that is passed to Puppet; later changes by the program are visible to both."""
        made = to_puppet(value)
        if type(value) in (list, dict):
            self.copies[id(made)] = (value, made)
            self.given.append((made, value))
        return made

    def publish(self) -> None:
        """Let Puppet see what the program has changed in values that it has passed to Puppet.

        Other code may read them: they change in place before it runs.
        """
        for made, value in self.given:
            replace_content(made, to_puppet(value))

    def changing(self, string: RubyString) -> None:
        """A string is about to be changed. Raises RubyError if it is frozen."""
        if string.is_frozen:
            raise frozen_string(string.content)
        if string.origin is not None:
            self.host.check_changeable(string.origin)
            if len(string.origin) < 2:
                # Python has only one of them: it is not known which of Puppet's values this one is.
                raise UnsupportedRuby("a change of a short string of Puppet's")
            self.changed[id(string)] = string

    def hand_back(self) -> None:
        """Report to Puppet which of its values the program has changed."""
        self.publish()
        for string in self.changed.values():
            if string.origin is not None and string.content != string.origin:
                self.host.replace_value(string.origin, string.content)
        for value, copy in self.roots.values():
            if not is_unchanged(value, copy):
                self.host.replace_value(value, to_puppet(copy))

    def change(self, host: Host, value: Value, new: Value) -> None:
        """A function that the program has called has changed an array or a hash."""
        if self.changes:
            replace_content(value, new_strings(new))
        else:
            host.replace_value(value, new)

    def _copied(self, value: Value) -> Value:
        # Hashes that `setvar` assigned are shared, not copied.
        kind = type(value)
        if kind is not list and kind is not dict and kind is not str:
            return value
        copy = self.copies.get(id(value))
        if copy is None:
            made: Value
            if kind is str:
                made = RubyString(value, value)
            elif kind is dict:
                made = {name: self._copied(entry) for name, entry in value.items()}
            else:
                made = [self._copied(entry) for entry in value]
            # The value is stored, too, so that its identity is not reused.
            copy = self.copies[id(value)] = (made, value)
        return copy[0]


def replace_content(value: Value, new: Value) -> None:
    """Change an array or a hash in place."""
    if isinstance(value, dict):
        value.clear()
        value.update(new)
    else:
        value[:] = new


def is_unchanged(value: Value, copy: Value) -> bool:
    """Whether a copy for the program is still equal to the value of Puppet's."""
    kind = type(copy)
    if kind is RubyString:
        return copy.content is value or copy == value
    if kind is not type(value) or (kind is not list and kind is not dict):
        return bool(value == copy)
    if len(value) != len(copy):
        return False
    if kind is list:
        return all(map(is_unchanged, value, copy))
    return all(
        name == new and is_unchanged(entry, copied)
        for (name, entry), (new, copied) in zip(value.items(), copy.items(), strict=True)
    )


def frozen_string(content: str) -> RubyError:
    """The error of a change of a frozen string."""
    return RubyError("FrozenError", f"can't modify frozen String: {inspect(content)}")


def check_size(size: int) -> None:
    """Raise UnsupportedRuby if a value would be too large."""
    if size > MAX_SIZE:
        raise UnsupportedRuby(f"a value of more than {MAX_SIZE} elements")


Function = Callable[..., Value]


class Method(Record):
    """A method of Ruby's: called with the run, the receiver, the block, the arguments."""

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
    ) -> Callable[[Function], Function]:
        def register(function: Function) -> Function:
            highest = minimum if maximum is None else maximum
            new = not holds if makes is None else makes
            for name in names.split():
                table[name] = Method(function, minimum, highest, enumerates, holds, new)
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
            return _call_type(run, receiver, name, arguments)
        return missing_method(receiver, name)
    count = len(arguments)
    if not method.minimum <= count <= method.maximum:
        raise wrong_count(receiver, name, count, method)
    if block is None and method.enumerates:
        return Enumerator(receiver, name, arguments)
    function = method.function
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
OF_STRINGS = frozenset([str, RubyString, Symbol, MatchData, RubyRegexp, RubyClass])


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
    """Call a method of an object of Puppet's."""
    given = [value if type(value) is str else to_puppet(value) for value in arguments]
    result = run.host.call_received(receiver, name, given, block)
    if result is NotImplemented:
        return missing_method(receiver, name)
    return run.from_outside(result) if run.changes else result


def _call_type(run: Run, kind: Type, name: str, values: list[Value]) -> Value:
    """Call a method of one of Puppet's types."""
    if name == "instance?" and len(values) == 1:
        return kind.is_instance(to_puppet(values[0]))
    if name in ("to_s", "inspect") and not values:
        return run.string(str(kind))
    raise UnsupportedRuby(f"`{name}' of a type")


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
