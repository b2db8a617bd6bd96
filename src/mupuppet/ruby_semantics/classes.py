"""Ruby's built-in classes, and the class of each value."""

from __future__ import annotations

from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.inheritance import ANCESTORS, EXCEPTIONS, is_exception
from mupuppet.ruby_semantics.objects import (
    DefaultHash,
    MatchData,
    Proc,
    RaisedError,
    Range,
    RubyClass,
    Symbol,
)
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.types.base import Type
from mupuppet.types.runtime_types import ruby_class_name
from mupuppet.values.objects import ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Default, Value

CLASSES = {
    name: RubyClass(name)
    for name in (*ANCESTORS, *EXCEPTIONS, "Numeric", "Comparable", "Enumerable", "Object",
                 "BasicObject", "Kernel", "Module", "Struct", "Set", "Random", "StringIO",
                 "SecureRandom", "OpenStruct", "File", "Math", "Puppet", "Puppet::Util",
                 "Puppet::Pops::PuppetStack", "Puppet::Resource",
                 "Puppet::Pops::Evaluator::Runtime3ResourceSupport",
                 "Puppet::Util::Json", "Puppet::Pops::Types::TypeParser",
                 "Puppet::Pops::Types::TypeCalculator", "Encoding",
                 # Classes that code tests for, without instances here.
                 "Time", "Date", "DateTime", "BigDecimal", "Rational", "Complex", "IO", "Method",
                 "Tempfile", "Puppet::Pops::Types::PAnyType",
                 "Puppet::Util::Package", "Puppet::Parser::Functions", "Puppet::Util::Autoload",
                 "Puppet::Parser::Functions::AutoloaderDelegate", "Digest::MD5",
                 "Digest::SHA1", "Digest::SHA256", "Digest::SHA384", "Digest::SHA512", "Base64",
                 "JSON", "YAML", "ERB::Util", "CGI", "URI", "URI::Generic", "IPAddr", "Shellwords",
                 "Puppet::Pops::Types::PSensitiveType::Sensitive", "Puppet::Parser::Files",
                 "Zlib", "OpenSSL::Digest", "OpenSSL::HMAC", "OpenSSL::KDF",
                 "OpenSSL::PKCS5", "PSON", "Marshal", "StringScanner",
                 "Timeout", "URI::Parser", "URI::RFC2396_Parser",
                 "Puppet::Pops::Serialization::ToDataConverter", "Puppet::Pops::Types::Iterable",
                 "OpenSSL::Digest::SHA1",
                 "OpenSSL::Digest::SHA256", "OpenSSL::Digest::SHA384", "OpenSSL::Digest::SHA512",
                 "OpenSSL::Digest::MD5", "Puppet::Module", "Puppet::FileSystem",
                 "Puppet::Pops::Lookup::HieraConfig", "Puppet::Pops::Types::PBinaryType::Binary",
                 "SemanticPuppet::Version", "SemanticPuppet::VersionRange",
                 "Gem::Version", "Dir", "FileUtils", "Pathname", "Puppet::Util::Yaml", "Facter")
}  # fmt: skip


def error_is(error: RubyError, wanted: str) -> bool:
    """Whether an exception is of a class."""
    if error.ancestors:
        return any(name == wanted or is_exception(name, wanted) for name in error.ancestors)
    return is_exception(error.kind, wanted)


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
    Regexp: "Regexp",
    MatchData: "MatchData",
    Proc: "Proc",
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
    if isinstance(value, Type):
        return ruby_class_name(value)
    if isinstance(value, ObjectValue):
        return ""  # the class has no name
    own: str | None = getattr(value, "class_name", None)
    return own if own is not None else ruby_class_name(value)
