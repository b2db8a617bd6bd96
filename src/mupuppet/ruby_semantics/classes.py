"""The names of Ruby's classes, and which of them are subclasses of others."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.objects import (
    DefaultHash,
    MatchData,
    Proc,
    RaisedError,
    Range,
    RubyClass,
    RubyRegexp,
    Symbol,
)
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.types.base import Type
from mupuppet.types.ruby_names import ruby_class_name
from mupuppet.values.basic import Default, Value
from mupuppet.values.regexps import Regexp

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
    RubyString: "String",
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


def ancestors_of(name: str) -> Iterator[str]:
    """The names of what a built-in class inherits from."""
    yield from ANCESTORS.get(name, ())
    above = EXCEPTIONS.get(name)
    while above is not None:
        yield above
        above = EXCEPTIONS.get(above)


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
    if isinstance(value, Type):
        return ruby_class_name(value)
    own: str | None = getattr(value, "class_name", None)
    return own if own is not None else ruby_class_name(value)
