"""Values as Ruby sees them.

Most are Puppet's own (see `mupuppet.values`): nil is None, strings are `str`, arrays are lists,
hashes are dicts whose keys go through `values.hashes`. Ruby adds symbols, ranges, regular
expressions with options, matches, procs and classes.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any, NoReturn

from mupuppet.basics.records import Record
from mupuppet.basics.sorting import merge_sorted
from mupuppet.ruby.core.errors import RubyError, UnsupportedRuby
from mupuppet.types.base import Type
from mupuppet.types.ruby_names import ruby_class_name
from mupuppet.values.basic import DEFAULT, Default, Sensitive, Value
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.regexps import Match, Regexp
from mupuppet.values.strings import inspect as inspect_data
from mupuppet.values.strings import inspect_string, to_string
from mupuppet.values.versions import SemVer


class Symbol:
    """`:name`; there is one for each name."""

    __slots__ = ("name",)
    _interned: dict[str, Symbol] = {}

    name: str

    def __new__(cls, name: str) -> Symbol:
        found = cls._interned.get(name)
        if found is None:
            found = cls._interned[name] = super().__new__(cls)
            found.name = name
        return found

    def __repr__(self) -> str:
        return f":{self.name}"


class Range:
    """`first..last`, or `first...last` without the last one. Either end may be nil."""

    __slots__ = ("exclusive", "first", "last")

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


class RubyRegexp:
    """`/source/options`"""

    __slots__ = ("options", "regexp", "source")

    def __init__(self, source: str, options: str = "") -> None:
        self.source = source
        self.options = "".join(character for character in "mix" if character in options)
        if self.options:
            end = "\n)" if "x" in self.options else ")"
            source = f"(?{self.options}:{source}{end}"
        self.regexp = Regexp(source)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RubyRegexp) and (
            (self.source, self.options) == (other.source, other.options)
        )

    def __hash__(self) -> int:
        return hash((self.source, self.options))


class MatchData:
    """A match and the string in which it was found."""

    __slots__ = ("match", "text")

    def __init__(self, match: Match, string: str) -> None:
        self.match = match
        self.text = string

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchData) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        spans = [self.match.start(n) for n in range(len(self.match.groups()) + 1)]
        return (self.text, self.match.group(0), self.match.groups(), tuple(spans))


class Proc:
    """A block, or a lambda."""

    __slots__ = ("arity", "call", "is_lambda", "is_open", "parameter_count", "rebind")

    def __init__(self, call: Callable[..., Value], parameter_count: int, is_lambda: bool) -> None:
        #: Called with the values that are yielded.
        self.call = call
        self.parameter_count = parameter_count
        #: The arity that it reports, if that is more than a number.
        self.arity: int | None = None
        self.is_lambda = is_lambda
        #: Whether it accepts other numbers of arguments, too.
        self.is_open = False
        #: Captures the variables, and makes the same block for another `self`.
        self.rebind: Callable[[], Callable[[Value], Proc]] | None = None

    def for_others(self) -> Callable[[Value], Proc]:
        """The function that binds the block to an object."""
        if self.rebind is None:
            raise UnsupportedRuby("a block that is run for another object")
        return self.rebind()


class RubyClass(Record, eq=False):
    """A built-in class or module, by its name."""

    name: str


class DefaultHash(dict[Any, Any]):
    """A hash with a default."""

    __slots__ = ("default", "make")

    def __init__(self, default: Value = None, make: Proc | None = None) -> None:
        super().__init__()
        self.default = default
        self.make = make


class LibraryObject:
    """An object of a library, which cannot be a Puppet value."""

    __slots__ = ()


class RaisedError(Record, eq=False):
    """An exception that was rescued."""

    error: RubyError


# --- Classes

#: The ancestors of classes, as far as templates need them.
ANCESTORS: dict[str, tuple[str, ...]] = {
    "NilClass": (),
    "TrueClass": (),
    "FalseClass": (),
    "String": ("Comparable",),
    "Symbol": ("Comparable",),
    "Integer": ("Numeric", "Comparable"),
    "Float": ("Numeric", "Comparable"),
    "Array": ("Enumerable",),
    "Hash": ("Enumerable",),
    "Range": ("Enumerable",),
    "Regexp": (),
    "MatchData": (),
    "Proc": (),
    "Class": ("Module",),
}
#: The superclass of each class of exceptions.
EXCEPTIONS: dict[str, str] = {
    "Exception": "Object",
    "ScriptError": "Exception",
    "LoadError": "ScriptError",
    "NotImplementedError": "ScriptError",
    "SecurityError": "Exception",
    "SystemStackError": "Exception",
    "NoMemoryError": "Exception",
    "StandardError": "Exception",
    "ArgumentError": "StandardError",
    "UncaughtThrowError": "ArgumentError",
    "SemanticPuppet::Version::ValidationFailure": "ArgumentError",
    "EncodingError": "StandardError",
    "IOError": "StandardError",
    "EOFError": "IOError",
    "IndexError": "StandardError",
    "KeyError": "IndexError",
    "StopIteration": "IndexError",
    "LocalJumpError": "StandardError",
    "NameError": "StandardError",
    "NoMethodError": "NameError",
    "RangeError": "StandardError",
    "FloatDomainError": "RangeError",
    "RegexpError": "StandardError",
    "RuntimeError": "StandardError",
    "FrozenError": "RuntimeError",
    "SystemCallError": "StandardError",
    "Errno::ENOENT": "SystemCallError",
    "Errno::EACCES": "SystemCallError",
    "TypeError": "StandardError",
    "ZeroDivisionError": "StandardError",
    "Math::DomainError": "ArgumentError",
    "SocketError": "StandardError",
    "Timeout::Error": "RuntimeError",
    "Date::Error": "ArgumentError",
    "Puppet::Error": "RuntimeError",
    "Puppet::DevError": "Puppet::Error",
    "Puppet::ParseError": "Puppet::Error",
    "Puppet::DataBinding::LookupError": "Puppet::Error",
    "Puppet::Util::Yaml::YamlLoadError": "Puppet::Error",
    "Puppet::ParseErrorWithIssue": "Puppet::ParseError",
    "Puppet::PreformattedError": "Puppet::ParseErrorWithIssue",
    "Puppet::Parser::Scope::UndefinedVariable": "StandardError",
    "JSON::JSONError": "StandardError",
    "JSON::ParserError": "JSON::JSONError",
    "JSON::GeneratorError": "JSON::JSONError",
    "Psych::Exception": "RuntimeError",
    "Psych::SyntaxError": "Psych::Exception",
    "YAML::SyntaxError": "Psych::SyntaxError",
    "Psych::BadAlias": "Psych::Exception",
    "Psych::DisallowedClass": "Psych::Exception",
    "IPAddr::Error": "ArgumentError",
    "IPAddr::AddressFamilyError": "IPAddr::Error",
    "IPAddr::InvalidAddressError": "IPAddr::Error",
    "IPAddr::InvalidPrefixError": "IPAddr::InvalidAddressError",
    "URI::Error": "StandardError",
    "URI::InvalidURIError": "URI::Error",
    "URI::InvalidComponentError": "URI::Error",
}
CLASSES = {
    name: RubyClass(name)
    for name in (*ANCESTORS, *EXCEPTIONS, "Numeric", "Comparable", "Enumerable", "Object",
                 "BasicObject", "Kernel", "Module", "Struct", "Set", "Random", "StringIO",
                 "OpenStruct", "File", "Math", "Puppet", "Puppet::Util",
                 "Puppet::Util::Json", "Puppet::Pops::Types::TypeParser",
                 "Puppet::Pops::Types::TypeCalculator", "Encoding",
                 # Classes that code tests for, without instances here.
                 "Time", "Date", "DateTime", "BigDecimal", "Rational", "Complex", "IO", "Method",
                 "Tempfile", "Puppet::Pops::Types::PAnyType", "Puppet::Pops::Types::PType",
                 "Puppet::Util::Package", "Puppet::Parser::Functions", "Digest::MD5",
                 "Digest::SHA1", "Digest::SHA256", "Digest::SHA384", "Digest::SHA512", "Base64",
                 "JSON", "YAML", "ERB::Util", "CGI", "URI", "URI::Generic", "IPAddr", "Shellwords",
                 "Puppet::Pops::Types::PSensitiveType::Sensitive", "Puppet::Parser::Files",
                 "Zlib", "OpenSSL::Digest", "OpenSSL::HMAC", "OpenSSL::KDF",
                 "OpenSSL::Digest::SHA1",
                 "OpenSSL::Digest::SHA256", "OpenSSL::Digest::SHA384", "OpenSSL::Digest::SHA512",
                 "OpenSSL::Digest::MD5", "Puppet::Module", "Puppet::FileSystem",
                 "Puppet::Pops::Lookup::HieraConfig", "Puppet::Pops::Types::PBinaryType::Binary",
                 "SemanticPuppet::Version", "SemanticPuppet::VersionRange",
                 "Gem::Version", "Dir", "Pathname", "Puppet::Util::Yaml")
}  # fmt: skip


def error_is(error: RubyError, wanted: str) -> bool:
    """Whether an exception is of a class."""
    if error.ancestors:
        return any(name == wanted or is_exception(name, wanted) for name in error.ancestors)
    return is_exception(error.kind, wanted)


def is_exception(kind: str, wanted: str) -> bool:
    """Whether a class of exceptions is a subclass of another."""
    name: str | None = kind if kind in EXCEPTIONS else "StandardError"
    if kind == wanted:
        return True
    while name is not None:
        if name == wanted:
            return True
        name = EXCEPTIONS.get(name)
    return False


_CLASS_NAMES: dict[type, str] = {
    type(None): "NilClass",
    str: "String",
    int: "Integer",
    float: "Float",
    list: "Array",
    dict: "Hash",
    DefaultHash: "Hash",
    Symbol: "Symbol",
    Default: "Symbol",
    Range: "Range",
    RubyRegexp: "Regexp",
    Regexp: "Regexp",
    MatchData: "MatchData",
    Proc: "Proc",
    RubyClass: "Class",
}


def class_name(value: Value) -> str:
    """The name of the class of a value."""
    name = _CLASS_NAMES.get(type(value))
    if name is not None:
        return name
    if value is True:
        return "TrueClass"
    if value is False:
        return "FalseClass"
    if isinstance(value, RaisedError):
        return value.error.kind
    own: str | None = getattr(value, "class_name", None)
    return own if own is not None else ruby_class_name(value)


_RUBY_ONLY = frozenset([Range, MatchData, Proc, RubyClass, RaisedError])


# --- Conversion to strings


def to_s(value: Value) -> str:
    """`value.to_s`"""
    kind = type(value)
    if kind is str:
        string: str = value
        return string
    if kind is int:
        return str(value)
    if value is None:
        return ""
    if kind is Symbol:
        name: str = value.name
        return name
    if kind in _INSPECTED:
        return inspect(value)
    if kind is RubyRegexp or kind is Regexp:
        return _regexp_to_s(value)
    if kind is MatchData:
        return value.match.group(0) or ""
    if kind is RubyClass:
        return str(value.name)
    if kind is RaisedError:
        return str(value.error.message)
    if kind is Range:
        dots = "..." if value.exclusive else ".."
        return f"{to_s(value.first)}{dots}{to_s(value.last)}"
    if kind is Proc:
        raise UnsupportedRuby("`to_s' of a proc")
    if isinstance(value, LibraryObject) and not any(
        "__str__" in vars(k) for k in kind.__mro__[:-1]
    ):
        raise UnsupportedRuby("`to_s' of an object")
    return to_string(value)


_INSPECTED = frozenset([list, dict, DefaultHash])


def _regexp_to_s(value: RubyRegexp | Regexp) -> str:
    on = value.options if isinstance(value, RubyRegexp) else ""
    off = "".join(character for character in "mix" if character not in on)
    return f"(?{on}{'-' + off if off else ''}:{str(Regexp(value.source))[1:-1]})"


_PLAIN_SYMBOL = re.compile(
    r"(?:[A-Za-z_][A-Za-z_0-9]*[?!=]?|\[\]=?|[-+*/%<>!~^&|]|\*\*|<=>|===?|=~|<=|>=|<<|>>|!=|!~"
    r"|[-+]@|(?:@@?|\$)[A-Za-z_][A-Za-z_0-9]*)"
)


def inspect(value: Value) -> str:
    """`value.inspect`"""
    return inspect_data(value, _inspect_other)


def _inspect_other(value: Value) -> str:
    """`inspect` of values that are not Puppet data."""
    kind = type(value)
    if kind is Symbol:
        plain = _PLAIN_SYMBOL.fullmatch(value.name) is not None
        return f":{value.name}" if plain else f":{inspect_string(value.name)}"
    if kind is RubyRegexp:
        return f"{Regexp(value.source)}{value.options}"
    if kind is Regexp:  # a Puppet value
        return str(value)
    if kind is Range:
        dots = "..." if value.exclusive else ".."
        first = "" if value.first is None else inspect(value.first)
        last = "" if value.last is None else inspect(value.last)
        return f"{first}{dots}{last}"
    if kind is MatchData:
        return _inspect_match(value)
    if kind is RaisedError:
        return f"#<{value.error.kind}: {value.error.message}>"
    if kind is Sensitive:
        return f"#<{value}>"
    if isinstance(value, Type):
        raise UnsupportedRuby("the inspection of a type")
    if hasattr(value, "inspected"):
        string: str = value.inspected()
        return string
    return to_s(value)


def _inspect_match(data: MatchData) -> str:
    names = list(data.match.groupdict()) or range(1, len(data.match.groups()) + 1)
    groups = [f" {name}:{inspect(data.match.group(name))}" for name in names]
    return f"#<MatchData {inspect(data.match.group(0))}{''.join(groups)}>"


# --- Values passed to Puppet


def to_puppet(value: Value) -> Value:
    """A Ruby value as a Puppet value."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool:
        return value
    if kind is Symbol:
        return DEFAULT if value.name == "default" else None if value.name == "undef" else value.name
    if kind is list:
        return [to_puppet(entry) for entry in value]
    if kind is dict or kind is DefaultHash:
        return hash_of((to_puppet(name), to_puppet(entry)) for name, entry in pairs_of(value))
    if kind is RubyRegexp:
        return value.regexp
    if kind in _RUBY_ONLY or isinstance(value, LibraryObject):
        raise UnsupportedRuby(f"a {class_name(value)} that is given to Puppet")
    return value


# --- Truth, equality, order


def truthy(value: Value) -> bool:
    """Everything but nil and false is true."""
    return value is not None and value is not False


def equal(left: Value, right: Value) -> bool:
    """`left == right`"""
    kind, other = type(left), type(right)
    if kind is str:
        return other is str and left == right
    if kind is bool or other is bool or left is None or right is None:
        return left is right
    if kind is int or kind is float:
        return (other is int or other is float) and left == right
    if kind is list:
        return other is list and len(left) == len(right) and all(map(equal, left, right))
    if isinstance(left, dict):
        if not isinstance(right, dict) or len(left) != len(right):
            return False
        return all(name in right and equal(entry, right[name]) for name, entry in left.items())
    if kind is Default:
        return other is Default or right is Symbol("default")
    if other is Default:
        return left is Symbol("default")
    return bool(left == right)


def compare(left: Value, right: Value) -> int | None:
    """`left <=> right`; None if they cannot be compared."""
    kind, other = type(left), type(right)
    if kind is str and other is str:
        if left == right:
            return 0
        if left.isascii() and right.isascii():
            return -1 if left < right else 1
        first, second = (string.encode("utf-8", "surrogateescape") for string in (left, right))
        return -1 if first < second else 1
    if kind in _NUMBERS and other in _NUMBERS:
        if left != left or right != right:
            return None
        return int(left > right) - int(left < right)
    if kind is list and other is list:
        for mine, yours in zip(left, right, strict=False):
            order = compare(mine, yours)
            if order != 0:
                return order
        return (len(left) > len(right)) - (len(left) < len(right))
    if kind is Symbol and other is Symbol:
        return compare(left.name, right.name)
    if kind is SemVer and other is SemVer:
        version: SemVer = left
        return version.compare(right)
    own = getattr(left, "compared", None)
    if own is not None:
        found: int | None = own(right)
        return found
    return 0 if equal(left, right) else None


_NUMBERS = frozenset([int, float])


def ordered(left: Value, right: Value) -> int:
    """The order of two values; raises RubyError if they cannot be compared."""
    order = compare(left, right)
    if order is None:
        not_comparable(left, right)
    return order


def not_comparable(left: Value, right: Value) -> NoReturn:
    """The error of a comparison that is not defined."""
    shown = inspect(right) if right is None or type(right) in _SHOWN_IN_COMPARISON else None
    shown = shown or class_name(right)
    raise RubyError("ArgumentError", f"comparison of {class_name(left)} with {shown} failed")


_SHOWN_IN_COMPARISON = frozenset([bool, int, float, Symbol])


def sorted_values(values: list[Value]) -> list[Value]:
    """`values.sort`"""
    kinds = set(map(type, values))
    if kinds == {str} and all(map(str.isascii, values)):
        return sorted(values)
    if kinds == {int}:
        return sorted(values)
    if kinds == {list}:  # usually the pairs of a hash, whose keys differ
        heads = {each[0] for each in values if each and type(each[0]) is str}
        if len(heads) == len(values) and all(map(str.isascii, heads)):
            return sorted(values, key=operator.itemgetter(0))
    return merge_sorted(values, ordered)


# --- Conversions


def named(value: Value) -> str:
    """The name of a value in messages about conversions."""
    return inspect(value) if value is None or type(value) is bool else class_name(value)


def no_conversion(value: Value, target: str) -> NoReturn:
    """The error of an implicit conversion that is not defined."""
    if target == "Integer" and value is None:
        raise RubyError("TypeError", "no implicit conversion from nil to integer")
    raise RubyError("TypeError", f"no implicit conversion of {named(value)} into {target}")


def as_string(value: Value) -> str:
    """A string; no implicit conversion."""
    if type(value) is str:
        string: str = value
        return string
    return no_conversion(value, "String")


def as_integer(value: Value) -> int:
    """An integer, or a float that is truncated."""
    if type(value) is int:
        number: int = value
        return number
    if type(value) is float:
        return int(value)
    return no_conversion(value, "Integer")


def as_array(value: Value) -> list[Value]:
    """An array; no implicit conversion."""
    if type(value) is list:
        array: list[Value] = value
        return array
    return no_conversion(value, "Array")


def as_hash(value: Value) -> dict[Value, Value]:
    """A hash; no implicit conversion."""
    if isinstance(value, dict):
        return value
    return no_conversion(value, "Hash")


def no_method(method: str, value: Value) -> RubyError:
    """The error of a missing method."""
    shown = inspect(value)
    if not shown.startswith("#"):  # then it includes the class already
        shown += f":{class_name(value)}"
    return RubyError("NoMethodError", f"undefined method `{method}' for {shown}")
