"""Built-in constants."""

from __future__ import annotations

from importlib import import_module
from math import inf, nan, pi

from mupuppet.ruby.core.encoding import BINARY, UTF_8
from mupuppet.ruby_semantics.classes import CLASSES
from mupuppet.ruby_semantics.objects import RubyClass
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version

#: Constants that are not classes.
CONSTANTS: dict[str, Value] = {
    "Float::INFINITY": inf,
    "Float::NAN": nan,
    "Float::EPSILON": 2.0**-52,
    "Float::MAX": 1.7976931348623157e308,
    "Float::MIN": 2.2250738585072014e-308,
    "Float::DIG": 15,
    "Math::PI": pi,
    "Math::E": 2.718281828459045,
    "File::SEPARATOR": "/",
    "File::Separator": "/",
    "File::PATH_SEPARATOR": ":",
    "File::ALT_SEPARATOR": None,
    "RUBY_ENGINE": "ruby",
    "RUBY_PLATFORM": "x86_64-linux-gnu",
    "Regexp::EXTENDED": 2,
    "Regexp::IGNORECASE": 1,
    "Regexp::MULTILINE": 4,
    "Encoding::UTF_8": UTF_8,
    "Encoding::BINARY": BINARY,
    "Encoding::ASCII_8BIT": BINARY,
    "Socket::AF_INET": 2,
    "Socket::AF_INET6": 10,
}
_OTHER_NAMES = {"Psych": "YAML", "Puppet::Pops::Types::PType": "Puppet::Pops::Types::PTypeType"}
#: The modules that add constants which few programs name, by the first part of these.
_LIBRARIES = {
    "ENV": "environment_variables",
    "Resolv": "resolv",
    "STDERR": "streams",
    "STDOUT": "streams",
}


#: Constants that depend on the version of Ruby, so that lowered code must not hold their values.
OF_VERSIONS = (
    "RUBY_VERSION", "Fixnum", "Bignum", "PSON", "PSON::ParserError",
    "JSON::VERSION", "Psych::VERSION", "YAML::VERSION",
)  # fmt: skip


def built_in_constant(name: str) -> Value:
    """A built-in constant; NotImplemented if it is not available here."""
    if name in OF_VERSIONS:
        version = current_version.get()
        if name in version.lacks_in_ruby or (name.startswith("PSON") and not version.has_pson):
            return NotImplemented
        if name == "RUBY_VERSION":
            return version.ruby
        if name.endswith("::VERSION"):
            return version.ruby_libraries[name.removesuffix("::VERSION").replace("YAML", "Psych")]
        return CLASSES["Integer" if name.endswith("num") else name]
    if name in CONSTANTS:
        return CONSTANTS[name]
    library = _LIBRARIES.get(name.partition("::")[0])
    if library is not None:
        import_module(f"mupuppet.ruby.stdlib.{library}")
        return CONSTANTS.get(name, NotImplemented)
    name = _OTHER_NAMES.get(name, name)
    if name.startswith("Puppet::Pops::Types::P") and name not in CLASSES:
        from mupuppet.types.pcore_types import is_ruby_class  # few programs name one

        return RubyClass(name) if is_ruby_class(name) else NotImplemented
    return CLASSES.get(name, NotImplemented)
