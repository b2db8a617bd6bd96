"""Which of Ruby's built-in classes inherit from which others, by name."""

from __future__ import annotations

from collections.abc import Iterator

_ITERABLE, _ITERATOR = "Puppet::Pops::Types::Iterable", "Puppet::Pops::Types::Iterator"
_SCHEMES = "File FTP HTTP HTTPS LDAP LDAPS MailTo WS WSS".split()
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
    "SemanticPuppet::Version": ("Comparable",),
    "SemanticPuppet::VersionRange": (),
    "Puppet::Pops::Time::Timespan": ("Puppet::Pops::Time::TimeData", "Numeric", "Comparable"),
    "Puppet::Pops::Time::Timestamp": ("Puppet::Pops::Time::TimeData", "Numeric", "Comparable"),
    "Puppet::Pops::Types::PBinaryType::Binary": ("Puppet::Pops::Types::PuppetObject",),
    **{f"URI::{scheme}": ("URI::Generic", "URI") for scheme in _SCHEMES},
    "URI::Generic": ("URI",),
    "Puppet::Pops::Types::Iterator": (_ITERABLE,),
    "Puppet::Pops::Types::HashIterator": (_ITERATOR, _ITERABLE),
    "Puppet::Pops::Types::StepIterator": (_ITERATOR, _ITERABLE, "Enumerable"),
    "Puppet::Pops::Types::IntegerRangeIterator": (_ITERATOR, _ITERABLE, "Enumerable"),
    "Puppet::Pops::Types::Iterable::DepthFirstTreeIterator": (_ITERABLE,),
    "Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator": (_ITERABLE,),
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
    "Encoding::CompatibilityError": "EncodingError",
    "IOError": "StandardError",
    "EOFError": "IOError",
    "IndexError": "StandardError",
    "KeyError": "IndexError",
    "StopIteration": "IndexError",
    "LocalJumpError": "StandardError",
    "NoMatchingPatternError": "StandardError",
    "NoMatchingPatternKeyError": "NoMatchingPatternError",
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
    "Puppet::ResourceError": "Puppet::Error",
    "Puppet::Resource::Catalog::DuplicateResourceError": "Puppet::Error",
    "Puppet::DataBinding::LookupError": "Puppet::PreformattedError",
    "Puppet::Util::Yaml::YamlLoadError": "Puppet::Error",
    "Puppet::ParseErrorWithIssue": "Puppet::ParseError",
    "Puppet::PreformattedError": "Puppet::ParseErrorWithIssue",
    "Puppet::Parser::Scope::UndefinedVariable": "StandardError",
    "JSON::JSONError": "StandardError",
    "JSON::ParserError": "JSON::JSONError",
    "JSON::GeneratorError": "JSON::JSONError",
    "PSON::PSONError": "StandardError",
    "PSON::ParserError": "PSON::PSONError",
    "Psych::Exception": "RuntimeError",
    "Psych::SyntaxError": "Psych::Exception",
    "YAML::SyntaxError": "Psych::SyntaxError",
    "Psych::BadAlias": "Psych::Exception",
    "Psych::AliasesNotEnabled": "Psych::BadAlias",
    "Psych::AnchorNotDefined": "Psych::BadAlias",
    "Psych::DisallowedClass": "Psych::Exception",
    "IPAddr::Error": "ArgumentError",
    "IPAddr::AddressFamilyError": "IPAddr::Error",
    "IPAddr::InvalidAddressError": "IPAddr::Error",
    "IPAddr::InvalidPrefixError": "IPAddr::InvalidAddressError",
    "URI::Error": "StandardError",
    "URI::InvalidURIError": "URI::Error",
    "URI::InvalidComponentError": "URI::Error",
}


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


def ancestors_of(name: str) -> Iterator[str]:
    """The names of what a built-in class inherits from."""
    yield from ANCESTORS.get(name, ())
    above = EXCEPTIONS.get(name)
    while above is not None:
        yield above
        above = EXCEPTIONS.get(above)
