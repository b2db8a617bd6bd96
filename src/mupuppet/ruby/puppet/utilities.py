"""Small parts of Puppet's and Ruby's libraries: warnings, types, shell words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.method_names import every_object_has
from mupuppet.ruby.core.operators import formatted
from mupuppet.ruby.core.pack import unpacked
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import (
    MANY,
    OBJECT_KINDS,
    TABLES,
    Enumerator,
    call_method,
    definer,
)
from mupuppet.ruby.stdlib.json_and_yaml import read_json
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.classes import CLASSES, class_name
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import (
    as_hash,
    as_integer,
    as_string,
    inspect,
    no_method,
    to_s,
)
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, argument_error
from mupuppet.ruby_semantics.json_writing import to_json
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, RubyClass, Symbol
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.ruby_semantics.strings import binary_string, is_string
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import parse_type
from mupuppet.types.inference import infer, infer_detailed
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_random import RubyRandom
from mupuppet.values.ruby_strings import UnmatchedQuote, shell_split
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable

# --- Warnings and settings

_puppet = module_function("Puppet")


@_puppet("warn_once", 3, 6)
def _warn_once(
    run: Run, module: Value, block: Proc | None, kind: Value, mark: Value, message: Value,
    file: Value = None, line: Value = None, level: Value = "warning",
) -> Value:  # fmt: skip
    is_quiet = file == line == Symbol("default")
    place = "" if is_quiet else f"\n   {_place(file, line)}"
    run.host.warn_once(to_s(mark), f"{to_s(message)}{place}", to_s(level))
    return None


@_puppet("deprecation_warning", 1, 2)
def _deprecation_warning(
    run: Run, module: Value, block: Proc | None, message: Value, key: Value = None
) -> Value:
    # Puppet adds the place of the call, which only plain calls in files know.
    run.host.warn_once(to_s(message if key is None else key), to_s(message))
    return None


@_puppet("puppet_deprecation_warning", 1, 2)
def _puppet_deprecation_warning(
    run: Run, module: Value, block: Proc | None, message: Value, options: Value = None
) -> Value:
    given = {} if options is None else as_hash(options)
    file, line, key = (given.get(Symbol(name)) for name in ("file", "line", "key"))
    if key is None and (file is None or line is None):
        raise RubyError("Puppet::DevError", "Need either :file and :line, or :key")
    place = _place("unknown" if file is None else file, "unknown" if line is None else line)
    shown_key = f"{to_s(file)}:{to_s(line)}" if key is None else to_s(key)
    run.host.warn_once(shown_key, f"{to_s(message)}\n   {place}")
    return None


def _place(file: Value, line: Value) -> str:
    """A place as Puppet shows it behind a warning."""
    known = [
        f"{label}: {to_s(value)}"
        for label, value in (("file", file), ("line", line))
        if truthy(value)
    ]
    return f"({', '.join(known)})" if known else "(file & line not available)"


# --- Functions of the 3.x API, which are loaded when they are called

#: `Puppet::Parser::Functions.autoloader`, and what it hands on to.
_AUTOLOADER = "Puppet::Parser::Functions::AutoloaderDelegate"
_DELEGATEE = "Puppet::Util::Autoload"

_functions = module_function("Puppet::Parser::Functions")
_functions("autoloader")(lambda run, module, block: CLASSES[_AUTOLOADER])
module_function(_AUTOLOADER)("delegatee")(lambda run, module, block: CLASSES[_DELEGATEE])


@_functions("function", 1, 2)
def _function(run: Run, module: Value, block: Proc | None, name: Value, *place: Value) -> Value:
    return f"function_{to_s(name)}" if run.host.has_function(to_s(name)) else False


@module_function(_DELEGATEE)("loadall", 0, 1)
@module_function(_AUTOLOADER)("loadall", 0, 1)
def _loadall(run: Run, module: Value, block: Proc | None, *place: Value) -> Value:
    _warn_of_autoloader(run, module, "loadall", "Puppet::Parser::Functions#loadall")
    return None


@module_function(_DELEGATEE)("load", 2)
@module_function(_AUTOLOADER)("load", 1, 2)
def _load(run: Run, module: Value, block: Proc | None, name: Value, *place: Value) -> Value:
    shown = to_s(name)
    _warn_of_autoloader(
        run, module, f'load("{shown}")', f"Puppet::Parser::Functions#load('{shown}')"
    )
    run.state.loaded.add(f"puppet/parser/functions/{shown}")
    return run.host.has_function(shown)


@module_function(_DELEGATEE)("loaded?", 1)
@module_function(_AUTOLOADER)("loaded?", 1)
def _is_loaded(run: Run, module: Value, block: Proc | None, name: Value) -> Value:
    shown = to_s(name)
    _warn_of_autoloader(
        run, module, f'loaded?("{shown}")', f"Puppet::Parser::Functions.loaded?('{shown}')"
    )
    return f"puppet/parser/functions/{shown}" in run.state.loaded


def _warn_of_autoloader(run: Run, module: Value, call: str, key: str) -> None:
    if module is not CLASSES[_AUTOLOADER]:
        return
    if to_s(call_method(run, CLASSES["Puppet"], "[]", [Symbol("strict")], None)) == "off":
        return
    message = (
        f"The method 'Puppet::Parser::Functions.autoloader#{call}' is deprecated in favor of using "
        f"'Scope#call_function'.\n   {_place(None, None)}"
    )
    run.host.warn_once(key, message)


_stack = module_function("Puppet::Pops::PuppetStack")
_stack("stacktrace")(lambda run, module, block: run.made(run.host.call_stack()))
_stack("top_of_stack")(lambda run, module, block: run.made([*run.host.call_stack(), []][0]))


class SettingsObject(LibraryObject):
    """`Puppet.settings`"""

    __slots__ = ()


_SETTINGS = SettingsObject()
_puppet("settings")(lambda run, module, block: _SETTINGS)
definer(TABLES.setdefault(SettingsObject, {}))("[] value", 1, 2)(
    lambda run, settings, block, name, *rest: call_method(
        run, CLASSES["Puppet"], "[]", [Symbol(to_s(name))], None
    )
)


@_puppet("lookup", 1)
def _lookup(run: Run, module: Value, block: Proc | None, name: Value) -> Value:
    if to_s(name) != "current_environment":
        raise UnsupportedRuby(f"`Puppet.lookup({inspect(name)})'")
    from mupuppet.ruby.core.puppet_objects import SCOPE

    return call_method(run, SCOPE, "environment", [], None)


# --- Puppet::Util

_util = module_function("Puppet::Util")


#: What absolute paths begin with, as any line of a string.
_ABSOLUTE_PATHS = {
    Symbol("posix"): pattern("^/", re.M),
    Symbol("windows"): pattern(
        r"^(?:[A-Z]:[\\/]|[\\/]{2}[^\\/]+[\\/][^\\/]+|[\\/]{2}\?[\\/][^\\/]+)", re.I | re.M
    ),
}


@_util("absolute_path?", 1, 2)
def _absolute_path(
    run: Run, module: Value, block: Proc | None, path: Value, platform: Value = None
) -> Value:
    if not is_string(path):
        kind = class_name(path)
        run.host.log(
            "warning",
            f"Cannot check if {to_s(path)} is an absolute path because it is a '{kind}' and not"
            " a String'",
        )
        return False
    chosen = platform if truthy(platform) else Symbol("posix")
    if not isinstance(chosen, Symbol) or chosen not in _ABSOLUTE_PATHS:
        raise RubyError("Puppet::DevError", f"unknown platform {to_s(platform)} in absolute_path")
    return _ABSOLUTE_PATHS[chosen].search(as_string(path)) is not None


@_util("deterministic_rand", 2)
def _deterministic(run: Run, module: Value, block: Proc | None, seed: Value, top: Value) -> Value:
    return str(_deterministic_int(run, module, None, seed, top))


@_util("deterministic_rand_int", 2)
def _deterministic_int(
    run: Run, module: Value, block: Proc | None, seed: Value, top: Value
) -> Value:
    limit = as_integer(top)
    if limit <= 0:
        raise RubyError("ArgumentError", f"invalid argument - {limit}")
    return RubyRandom(as_integer(seed)).below(limit)


# --- Puppet's data types


def as_type(value: Value) -> Type:
    """A type. Raises UnsupportedRuby for what is not one."""
    if isinstance(value, Type):
        return value
    raise UnsupportedRuby("a value as a type")


def _type(run: Run, string: str) -> Type:
    try:
        return parse_type(string)
    except (ValueError, TypeArgumentError):
        raise UnsupportedRuby(f"the type `{string}', which is not one of Puppet's own") from None


def _singleton(name: str) -> None:
    kind = CLASSES[name]
    module_function(name)("singleton new")(lambda run, module, block: kind)


for _name in ("Puppet::Pops::Types::TypeParser", "Puppet::Pops::Types::TypeCalculator"):
    _singleton(_name)
module_function("Puppet::Pops::Types::TypeParser")("parse", 1, 2)(
    lambda run, module, block, string, *context: _type(run, as_string(string))
)
_calculator = module_function("Puppet::Pops::Types::TypeCalculator")
_calculator("infer", 1)(lambda run, module, block, value: infer(to_puppet(value)))
_calculator("infer_set", 1)(lambda run, module, block, value: infer_detailed(to_puppet(value)))
_calculator("instance?", 2)(
    lambda run, module, block, kind, value: as_type(kind).is_instance(to_puppet(value))
)


# --- Data

_data = module_function("Puppet::Util::Json")
_data("load", 1, 2)(lambda run, module, block, string, *options: read_json(as_string(string)))
_data("dump", 1, 2)(lambda run, module, block, value, *options: to_json(to_puppet(value)))


# --- Shell words

_words = module_function("Shellwords")


@_words("split shellsplit shellwords", 1)
def _split(run: Run, module: Value, block: Proc | None, line: Value) -> Value:
    string = as_string(line)
    try:
        words = shell_split(string)
    except UnmatchedQuote:
        raise RubyError("ArgumentError", f"Unmatched quote: {inspect(string)}") from None
    # Words are appended to empty binary strings, which stay binary where all is ASCII.
    return [binary_string(word.encode()) if word.isascii() else word for word in words]


@_words("join shelljoin", 1)
def _join(run: Run, module: Value, block: Proc | None, words: Value) -> Value:
    escape = CLASSES["Shellwords"]
    if type(words) is not list:
        raise UnsupportedRuby("`Shellwords.join' of something else than an array")
    return " ".join(to_s(call_method(run, escape, "escape", [word], None)) for word in words)


definer(TABLES[str])("shellescape")(
    lambda run, string, block: call_method(run, CLASSES["Shellwords"], "escape", [string], None)
)
definer(TABLES[str])("shellsplit")(lambda run, string, block: _split(run, None, None, string))
definer(TABLES[list])("shelljoin")(lambda run, words, block: _join(run, None, None, words))

# --- Base64, regular expressions, formats


@module_function("Base64")("urlsafe_decode64", 1)
def _urlsafe_decode(run: Run, module: Value, block: Proc | None, string: Value) -> Value:
    plain = as_string(string).translate({ord("-"): "+", ord("_"): "/"})
    padded = plain + "=" * (-len(plain) % 4)
    return unpacked(padded.encode("utf-8", "surrogateescape"), "m0")[0]


@module_function("Base64")("decode64", 1)
def _decode(run: Run, module: Value, block: Proc | None, string: Value) -> Value:
    return unpacked(as_string(string).encode("utf-8", "surrogateescape"), "m")[0]


_OPTIONS = {1: "i", 2: "x", 4: "m"}


@module_function("Regexp")("new compile", 1, 3)
def _regexp(
    run: Run, kind: Value, block: Proc | None, source: Value, options: Value = None, *rest: Value
) -> Value:
    from mupuppet.ruby.core.computed_regexps import regexp_of

    if isinstance(source, Regexp):
        return source
    as_string(source)
    if type(options) is int:
        return regexp_of(source, "".join(v for bit, v in _OPTIONS.items() if options & bit))
    return regexp_of(source, "i" if truthy(options) else "")


_kernel = module_function("Kernel")
_kernel("format sprintf", 1, MANY)(
    lambda run, module, block, form, *values: formatted(run, as_string(form), list(values))
)


def _kernel_function(name: str) -> Callable[..., Value]:
    def call(run: Run, module: Value, block: Proc | None, *values: Value) -> Value:
        from mupuppet.ruby.core.kernel import KERNEL

        return KERNEL[name](run, block, list(values))

    return call


for _name in ("Integer", "Float", "String", "Array", "raise", "loop", "catch", "throw"):
    _kernel(_name, 0, MANY, holds=True)(_kernel_function(_name))


# --- Serialization


@module_function("Puppet::Pops::Serialization::ToDataConverter")("convert", 1, 2)
def _to_data(run: Run, kind: RubyClass, block: Proc | None, value: Value, *how: Value) -> Value:
    if not _is_plain(value):
        raise UnsupportedRuby("the serialization of values that are not data")
    return value


def _is_plain(value: Value) -> bool:
    """Whether a value is the same when it is serialized."""
    if type(value) is list:
        return all(map(_is_plain, value))
    if type(value) is dict:
        return all(
            is_string(name) and to_s(name) != "__ptype" and _is_plain(entry)
            for name, entry in value.items()
        )
    return value is None or type(value) in (bool, int, float) or is_string(value)


# --- OpenStruct


class OpenStruct(LibraryObject):
    """Ruby's `OpenStruct`."""

    __slots__ = ("entries",)

    class_name = "OpenStruct"

    def __init__(self, entries: dict[str, Value]) -> None:
        self.entries = entries

    def inspected(self) -> str:
        """`self.inspect`"""
        shown = ", ".join(f"{name}={inspect(value)}" for name, value in self.entries.items())
        return f"#<OpenStruct {shown}>" if shown else "#<OpenStruct>"

    def __str__(self) -> str:
        return self.inspected()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenStruct) and other.entries == self.entries

    def __hash__(self) -> int:
        return hash(tuple(self.entries))


@module_function("OpenStruct")("new", 0, 1, holds=True)
def _open_struct(run: Run, kind: RubyClass, block: Proc | None, values: Value = None) -> Value:
    pairs = pairs_of(as_hash(values)) if values is not None else []
    return OpenStruct({to_s(name): value for name, value in pairs})


_OPEN_ARITIES = {"respond_to?": "1..2", "dig": "1+", "is_a?": "1", "kind_of?": "1", "==": "1"}


def _call_open(
    run: Run, found: OpenStruct, name: str, values: list[Value], block: Proc | None
) -> Value:
    if name in found.entries and not values:
        return found.entries[name]
    if name == "[]" and len(values) == 1:
        return found.entries.get(to_s(values[0]))
    if name == "[]=" and len(values) == 2:
        found.entries[to_s(values[0])] = values[1]
        return values[1]
    if name == "to_h" and block is None:
        return {Symbol(entry): value for entry, value in found.entries.items()}
    if name in _OPEN_ARITIES and not values:
        raise argument_error(0, _OPEN_ARITIES[name])
    if name == "respond_to?":
        return to_s(values[0]).removesuffix("=") in found.entries
    if name == "dig":
        first = found.entries.get(to_s(values[0]))
        return call_method(run, first, "dig", values[1:], None) if values[1:] else first
    if name in ("is_a?", "kind_of?"):
        return to_s(values[0]) in ("OpenStruct", "Object")
    if name in ("to_s", "inspect"):
        return run.string(found.inspected())
    if name == "==":
        return found == values[0]
    if name == "delete_field" and len(values) == 1 and to_s(values[0]) in found.entries:
        return found.entries.pop(to_s(values[0]))
    if name == "each_pair":
        pairs: list[Value] = [[Symbol(entry), value] for entry, value in found.entries.items()]
        if block is None:
            return Enumerator(pairs, "each", [])
        call_method(run, pairs, "each", [], block)
        return found
    if name == "class":
        return CLASSES["OpenStruct"]
    if name in ("delete_field", "deconstruct_keys") or every_object_has(name):
        raise UnsupportedRuby(f"the method `{name}' of an OpenStruct")
    if name.endswith("=") and len(values) == 1:
        found.entries[name[:-1]] = values[0]
        return values[0]
    if not values and block is None:
        return found.entries.get(name)
    raise no_method(name, found)


OBJECT_KINDS[OpenStruct] = _call_open
