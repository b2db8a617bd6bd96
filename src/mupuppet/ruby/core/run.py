"""A run of Ruby code: its state, and what it may ask of the compilation around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import DefaultHash, MatchData, Proc
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.ruby_semantics.strings import RubyString, in_characters, new_strings
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.host_objects import Receiver
from mupuppet.values.strings import new_object
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.ruby_semantics.replacements import ChangedValue, Replacements

#: The limit of iterations of blocks and loops.
MAX_STEPS = 5_000_000
#: The limit of characters or elements of one value.
MAX_SIZE = 50_000_000


#: What the variables of methods are behind: `self`, and the class of the method.
_SLOTS_OF_METHODS = 2


#: Before the variables every call has a slot for `self` and one for the class of the method.
SELF, OWNER, FIRST_SLOT = range(3)


class Host(Protocol):
    """The compilation, as Ruby code sees it."""

    def instance_variable(self, name: str) -> Value:
        """The variable `@name`; None if there is none."""

    def lookup(self, name: str) -> Value:
        """A variable, or nil."""

    def scope_variable(self, name: str) -> Value:
        """`scope.lookupvar(name)`, which reports a variable that is not set. Raises RubyError."""

    def unknown_reason(self, name: str) -> str | None:
        """Why there is no such variable, empty if no more can be said; None if there is one."""

    def is_bound(self, name: str) -> bool:
        """Whether the innermost scope itself has a variable."""

    def is_variable(self, name: str) -> bool:
        """Whether there is a variable, with or without a value."""

    def has_variable(self, name: str) -> bool:
        """Whether a variable has a value that is not undef."""

    def variables(self) -> dict[str, Value]:
        """`scope.to_hash`"""

    @property
    def passed(self) -> dict[int, Value]:
        """What code of the compilation has passed to functions that have not ended."""

    def freeze(self, value: Value) -> None:
        """Code has frozen an array, a hash or a string, whether Puppet has it or not."""

    @property
    def frozen_by_code(self) -> dict[int, Value]:
        """What code has frozen in the compilation, by identity."""

    def keep_frozen(self, value: Value, new: Value) -> None:
        """A value has been made of another one: it is frozen if that is frozen by code."""

    def frozen_test(self) -> Callable[[Value], bool]:
        """What tells whether Puppet values are frozen, for the code that now runs."""

    def replace_values(self, replacements: Replacements) -> None:
        """Replace Puppet values that have changed, wherever they are."""

    def set_variable(self, name: str, value: Value) -> None:
        """`scope.setvar(name, value)`"""

    @property
    def top(self) -> Host:
        """The same, seen from the top scope."""

    @property
    def template_methods(self) -> dict[str, Callable[[Run, list[Value]], Value]]:
        """The methods that templates have defined so far: all others can call them."""

    def binary_string(self, content: bytes) -> Value:
        """A string of bytes for Puppet."""

    @property
    def global_variables(self) -> dict[str, Value]:
        """Those that code has set so far, in this compilation.

        Raises UnsupportedRuby where Ruby has them, since it has run code.
        """

    @property
    def program_state(self) -> ProgramState:
        """What the programs of functions have defined so far, in this compilation."""

    @property
    def around(self) -> Host:
        """The same, seen from the node's scope around, or the top scope if there is none."""

    def call_function(self, name: str, arguments: list[Value], block: Proc | None = None) -> Value:
        """`scope.call_function(name, arguments)`"""

    def has_function(self, name: str) -> bool:
        """Whether there is a function."""

    def call_legacy_function(self, name: str, arguments: list[Value]) -> Value:
        """`scope.function_name(arguments)`"""

    def call_received(
        self, receiver: Receiver, name: str, arguments: list[Value], block: Proc | None
    ) -> Value:
        """Call a method of the context of a lookup; NotImplemented if there is no such method."""

    def module_path(self, name: str) -> str | None:
        """The directory of a module."""

    def may_read(self, path: str) -> bool:
        """Whether code may read a path, or there is nothing."""

    def file_kind(self, path: str) -> str | None:
        """Whether there is a `file` or a `directory`."""

    def read_file(self, path: str) -> bytes:
        """The content of a file that exists."""

    def list_files(self, pattern: str) -> list[str]:
        """The files and directories whose names match a pattern."""

    def environment_name(self) -> str:
        """The name of the environment."""

    def is_in(self, kind: str) -> bool:
        """Whether the scope is that of a `Node`, or the top scope."""

    def has_class(self, name: str, load: bool = True) -> bool:
        """Whether a class is defined; only loaded code is searched, unless it may load."""

    def find_resource(self, type: str, title: str) -> tuple[str, str, dict[str, Value]] | None:
        """Type, title and parameters of a resource of the catalog."""

    def has_define(self, name: str, load: bool = True) -> bool:
        """Whether code defines a defined type."""

    def resources(self) -> list[tuple[str, str, dict[str, Value]]]:
        """Type, title and parameters of all resources that the catalog has so far."""

    def node_name(self) -> str:
        """The name of the node."""

    def modules(self) -> dict[str, str]:
        """The modules of the environment and their directories."""

    def modulepath(self) -> list[str]:
        """The existing directories of the module path."""

    def classes(self) -> list[str]:
        """The names of the classes of the catalog."""

    def tags(self) -> list[str]:
        """The tags of the catalog."""

    def tag(self, tags: list[str]) -> None:
        """Add tags to the catalog."""

    def call_stack(self) -> list[Value]:
        """The file and the line of each call in manifests that runs, the innermost first."""

    def warn_once(self, key: str, message: str, level: str = "warning") -> None:
        """Log a message, if none with this key has been logged."""

    def resource(self) -> tuple[str, str, dict[str, Value]]:
        """Type, title and parameters of the resource whose code runs."""

    def has_type(self, name: str) -> bool:
        """Whether there is a resource type that is not written in Puppet."""

    def default_names(self, type: str) -> list[str]:
        """The attributes that resource defaults of a type set."""

    def log(self, level: str, message: str) -> None:
        """`Puppet.warning(message)` and the like"""


class ProgramState:
    """What programs have defined: their classes and constants, the files that were required.

    All functions share it, so that what one of them leaves in a library is there for the others. In
    Puppet it lives as long as the process; here, as long as the compilation of a catalog.
    """

    __slots__ = ("constants", "frozen", "host", "kinds", "loaded", "passed", "random", "run",
                 "singletons", "top_methods", "variables")  # fmt: skip

    def __init__(self, host: Host) -> None:
        #: The place of the latest call.
        self.host = host
        #: What code has frozen in the compilation, by identity.
        self.frozen = host.frozen_by_code
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
        #: Arrays, hashes and strings that code of the compilation has passed to Puppet's functions
        #: that have not ended, by identity, with what they are now: what these change, it sees.
        self.passed = host.passed
        #: The generator of random numbers, if code has seeded it.
        self.random: Any = None
        #: The current run.
        self.run: Run | None = None

    def release(self) -> None:
        """Cut the reference cycles: classes refer to the run that has defined them."""
        self.run = None
        for defined in (self.constants, self.top_methods, self.kinds, self.variables):
            defined.clear()
        self.singletons.clear()

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
        "changeable",
        "changed",
        "changes",
        "constants",
        "copies",
        "depth",
        "error",
        "file",
        "frozen_test",
        "function",
        "given",
        "host",
        "loaded",
        "main",
        "match",
        "originals",
        "output",
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
        #: The Puppet values that arrays and hashes are copies of, by the identity of the copies.
        self.originals: dict[int, Value] = {}
        #: What tells whether Puppet values are frozen.
        self.frozen_test: Callable[[Value], bool] | None = None
        #: Those of the copies that are known not to be frozen in Puppet.
        self.changeable: set[int] = set()
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
        #: The Puppet strings that the program has changed, by identity.
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
        """A Puppet value; a program that changes values gets a copy."""
        return self._copied(value) if self.changes else value

    def shared(self, value: Value) -> Value:
        """A value that is passed to Puppet; later changes by the program are visible to both."""
        if type(value) not in (list, dict):
            return self.outward(value)
        if id(value) in self.originals:
            return self.originals[id(value)]
        made = to_puppet(value)
        self.copies[id(made)] = (value, made)
        self.originals[id(value)] = made
        self.given.append((made, value))
        self.host.keep_frozen(value, made)
        return made

    def publish(self) -> None:
        """Let Puppet see what the program has changed in values that it has passed to Puppet.

        Other code may read them: they change in place before it runs.
        """
        for made, value in self.given:
            replace_content(made, to_puppet(value))

    def instance_variable(self, name: str) -> Value:
        """An instance variable that the template itself may have assigned to."""
        if name in self.assigned:
            return self.assigned[name]
        return self.from_outside(self.host.instance_variable(name))

    # --- What is frozen

    def is_frozen(self, value: Value) -> bool:
        """Whether an array or a hash is frozen, by the program or in Puppet."""
        if id(value) in self.state.frozen:
            return True
        if id(value) not in self.originals or id(value) in self.changeable:
            return False
        if self._is_frozen_in_puppet(self.originals[id(value)]):
            return True
        self.changeable.add(id(value))
        return False

    def require_changeable(self, value: Value) -> None:
        """An array or a hash is about to be changed. Raises RubyError if it is frozen."""
        if self.is_frozen(value):
            message = f"can't modify frozen {class_name(value)}: {inspect(value)}"
            raise RubyError("FrozenError", message)

    def freeze(self, value: Value) -> None:
        """Freeze an array or a hash; in Puppet, if it is one of Puppet's."""
        self.host.freeze(value)
        if id(value) in self.originals:
            self.host.freeze(self.originals[id(value)])

    def is_frozen_string(self, string: RubyString) -> bool:
        """Whether a string is frozen, by the program or in Puppet."""
        origin = string.origin
        if string.is_frozen or origin is None or string.content != origin:
            return string.is_frozen
        return self._is_frozen_in_puppet(origin)

    def _is_frozen_in_puppet(self, value: Value) -> bool:
        if self.frozen_test is None:
            self.frozen_test = self.host.frozen_test()
        return self.frozen_test(value)

    def changing(self, string: RubyString) -> None:
        """A string is about to be changed. Raises RubyError if it is frozen."""
        if self.is_frozen_string(string):
            raise frozen_string(string.content)
        if string.origin is not None:
            if len(string.origin) < 2:
                # Python has only one of them: it is not known which of Puppet's values this one is.
                raise UnsupportedRuby("a change of a short string of Puppet's")
            self.changed[id(string)] = string

    # --- What Puppet gets

    def outward(self, value: Value) -> Value:
        """What Puppet gets of a value: where it has it already, the same object."""
        kind = type(value)
        if kind is RubyString:
            if value.origin is not None and value.content == value.origin:
                if value.is_frozen:
                    self.host.freeze(value.origin)
                return value.origin
            made: Value
            if value.is_binary:
                made = self.host.binary_string(value.content.encode("utf-8", "surrogateescape"))
            else:
                content = value.content
                made = new_object(content if content.isascii() else in_characters(content))
            if value.is_frozen:
                self.host.freeze(made)
            return made
        if kind is list or kind is dict or kind is DefaultHash:
            original = self.originals.get(id(value))
            return self._with_contents(value) if original is None else original
        if kind is str and self.changes:  # a frozen literal, or a key
            self.host.freeze(value)
        return to_puppet(value)

    def returned(self, value: Value) -> Value:
        """What Puppet gets of a result, before it knows what has changed."""
        if type(value) is RubyString and id(value) in self.changed:
            return value.origin
        return self.outward(value)

    def _with_contents(self, value: Value) -> Value:
        """A new array or hash of Puppet's, with the elements that this one has now."""
        made: Value
        if type(value) is list:
            made = [self.outward(each) for each in value]
        else:
            made = hash_of((to_puppet(name), self.outward(each)) for name, each in pairs_of(value))
        self.host.keep_frozen(value, made)
        return made

    def hand_back(self) -> Replacements | None:
        """Report to Puppet which of its values the program has changed; None if it has not."""
        self.publish()
        passed = self.state.passed
        changes: list[ChangedValue] = []
        for string in self.changed.values():
            if string.origin is not None and string.content != string.origin:
                made = new_object(string.content)
                if string.is_frozen:
                    self.host.freeze(made)
                changes.append((string.origin, made))
        given = {id(made) for made, _ in self.given}
        has_changed = bool(changes)
        for copy, value in self.copies.values():
            if type(value) is str or id(value) in given or not self._differs(value, copy):
                continue
            has_changed = True
            made = self._with_contents(copy)
            if id(value) in passed:
                replace_content(value, made)
            else:
                changes.append((value, made))
        if not has_changed:
            return None
        from mupuppet.ruby_semantics.replacements import Replacements  # few programs change any

        in_place = [each for each in passed.values() if type(each) is not str]
        replacements = Replacements(changes, self.host.keep_frozen, in_place)
        for each in in_place:
            now = replacements.with_contents(each)
            if now is not each:
                replace_content(each, now)
        for known, string in list(passed.items()):
            passed[known] = replacements.of(string)
        self.host.replace_values(replacements)
        return replacements

    def _differs(self, value: Value, copy: Value) -> bool:
        """Whether a copy has other elements than the array or hash of Puppet's."""
        if len(value) != len(copy):
            return True
        if type(value) is list:
            return not all(map(self._is_same, value, copy))
        return not all(
            name == now and self._is_same(each, mine)
            for (name, each), (now, mine) in zip(value.items(), copy.items(), strict=True)
        )

    def _is_same(self, value: Value, mine: Value) -> bool:
        """Whether an element is still what the program got for one of Puppet's."""
        if type(value) in (list, dict, str):
            known = self.copies.get(id(value))
            return known is not None and known[0] is mine
        return value is mine or (type(value) is type(mine) and bool(value == mine))

    def change(self, host: Host, value: Value, new: Value) -> None:
        """A function that the program has called has changed an array or a hash."""
        if self.changes:
            replace_content(value, new_strings(new))
        else:
            from mupuppet.ruby_semantics.replacements import Replacements

            host.replace_values(Replacements([(value, new)], host.keep_frozen))

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
            if kind is not str:
                self.originals[id(made)] = value
            # The value is stored, too, so that its identity is not reused.
            copy = self.copies[id(value)] = (made, value)
        return copy[0]


#: A compiled piece of code.
Closure = Callable[[Run], Value]


def replace_content(value: Value, new: Value) -> None:
    """Change an array or a hash in place."""
    if isinstance(value, dict):
        value.clear()
        value.update(new)
    else:
        value[:] = new


def is_unchanged(value: Value, copy: Value) -> bool:
    """Whether a copy for the program is still equal to the Puppet value."""
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
