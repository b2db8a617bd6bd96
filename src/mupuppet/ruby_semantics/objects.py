"""Objects that Ruby has, but Puppet does not: symbols, ranges, matches, procs and classes.

Most values are Puppet's own (see `mupuppet.values`): nil is None, arrays are lists, hashes are
dicts whose keys go through `values.hashes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.inheritance import ancestors_of
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.regexps import Match
from mupuppet.values.symbols import Symbol as Symbol
from mupuppet.values.value import Value


class RubyValue(HostObject):
    """What Ruby has, but Puppet does not; Puppet only stores it."""

    __slots__ = ()

    @property
    def ruby_ancestors(self) -> Iterable[str]:
        return ancestors_of(self.ruby_class or "Object")


class Range(RubyValue):
    """`first..last`, or `first...last` without the last one. Either end may be nil."""

    __slots__ = ("exclusive", "first", "last")
    ruby_class = "Range"

    def __init__(self, first: Value, last: Value, exclusive: bool) -> None:
        self.first = first
        self.last = last
        self.exclusive = exclusive

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and (
            (self.first, self.last, self.exclusive) == (other.first, other.last, other.exclusive)
        )

    def __hash__(self) -> int:
        return hash((self.first, self.last, self.exclusive))

    def __str__(self) -> str:
        ends = ["" if end is None else str(end) for end in (self.first, self.last)]
        return ("..." if self.exclusive else "..").join(ends)

    is_iterable = True

    def iterator(self) -> IteratorValue | None:
        from mupuppet.ruby_semantics.ranges import range_iterator  # few runs need it

        return range_iterator(self.first, self.last, self.exclusive)


class MatchData(RubyValue):
    """A match and the string in which it was found."""

    __slots__ = ("match", "text")
    ruby_class = "MatchData"

    def __init__(self, match: Match, string: str) -> None:
        self.match = match
        self.text = string

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchData) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __str__(self) -> str:
        return self.match.group(0) or ""

    def _parts(self) -> tuple[object, ...]:
        spans = [self.match.start(n) for n in range(len(self.match.groups()) + 1)]
        return (self.text, self.match.group(0), self.match.groups(), tuple(spans))


class Proc(HostObject):
    """A block, or a lambda."""

    __slots__ = ("arity", "call", "is_lambda", "is_open", "is_steady", "parameter_count", "rebind")

    def __init__(self, call: Callable[..., Value], parameter_count: int, is_lambda: bool) -> None:
        #: Called with the values that are yielded.
        self.call = call
        self.parameter_count = parameter_count
        #: The arity that it reports, if that is more than a number.
        self.arity: int | None = None
        self.is_lambda = is_lambda
        #: Whether it accepts other numbers of arguments, too.
        self.is_open = False
        #: Whether the variables around it do not change after it was made.
        self.is_steady = False
        #: Captures the variables, and makes the same block for another `self`.
        self.rebind: Callable[[], Callable[[Value], Proc]] | None = None

    ruby_class = "Proc"

    @property
    def parameter_counts(self) -> tuple[int, int | None]:
        """How many arguments it needs and takes: a block needs none."""
        count = max(self.parameter_count, 0)
        return (count if self.is_lambda else 0), (None if self.is_open else count)

    def with_call(self, call: Callable[..., Value]) -> Proc:
        """The same block, called by another function."""
        made = Proc(call, self.parameter_count, self.is_lambda)
        made.arity = self.arity
        made.is_open = self.is_open
        made.is_steady = self.is_steady
        made.rebind = self.rebind
        return made

    def for_others(self) -> Callable[[Value], Proc]:
        """The function that binds the block to an object."""
        if self.rebind is None:
            raise UnsupportedRuby("a block that is run for another object")
        return self.rebind()


#: The built-in modules; what else has a name is a class.
_MODULES = frozenset(
    "Base64 Comparable ERB::Util Enumerable Facter FileUtils JSON Kernel Marshal Math OpenSSL::KDF"
    " OpenSSL::PKCS5 PSON Puppet"
    " Puppet::FileSystem Puppet::Parser::Files Puppet::Parser::Functions"
    " Puppet::Pops::Evaluator::Runtime3ResourceSupport Puppet::Pops::PuppetStack Puppet::Util"
    " Puppet::Util::Json Puppet::Util::Package"
    " Puppet::Util::Yaml SecureRandom Shellwords Timeout URI YAML Zlib".split()
)


class RubyClass(RubyValue):
    """A built-in class or module, by its name."""

    __slots__ = ("class_name", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.class_name = "Module" if name in _MODULES else "Class"

    @property
    def ruby_class(self) -> str:
        return self.class_name

    @property
    def module_name(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name or "#<Class>"


class DefaultHash(dict[Any, Any]):
    """A hash with a default."""

    __slots__ = ("default", "make")

    def __init__(self, default: Value = None, make: Proc | None = None) -> None:
        super().__init__()
        self.default = default
        self.make = make


class LibraryObject(HostObject):
    """An object of a library, or of a class that the program defines."""

    __slots__ = ()

    @property
    def class_name(self) -> str:
        """The name of its class, as far as that matters to Ruby code here."""
        return "Object"

    @property
    def ruby_class(self) -> str | None:
        return self.class_name or None


class RaisedError(RubyValue):
    """An exception that was rescued."""

    __slots__ = ("error",)

    def __init__(self, error: RubyError) -> None:
        self.error = error

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RaisedError) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[str, str]:
        return (self.error.kind, str(self.error.message))

    @property
    def ruby_class(self) -> str:
        return self.error.kind

    def __str__(self) -> str:
        return str(self.error.message)
