"""What functions and templates use of Ruby's standard library and of Puppet's own.

Nothing here reads a file, runs a program or talks to a network.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.lazy import lazy_module
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import CLASS_TABLES, COMMON, MANY, Function, definer
from mupuppet.ruby.puppet.library_files import has_file
from mupuppet.ruby.stdlib.json_and_yaml import (
    ReadableObject,
    YamlOptions,
    read_json,
    read_pson,
    read_yaml,
    with_symbols,
    write_yaml,
)
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import as_hash, as_string, no_method, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.json_writing import PLAIN_JSON, PRETTY_JSON, to_json
from mupuppet.ruby_semantics.objects import Proc, RubyClass, Symbol
from mupuppet.ruby_semantics.puppet_values import checked_versions, to_puppet
from mupuppet.ruby_semantics.strings import binary_string, is_string
from mupuppet.values.hashes import pairs_of
from mupuppet.values.ruby_strings import basename, dirname, extname, shell_escape
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version

if TYPE_CHECKING:
    import hashlib
else:
    hashlib = lazy_module("hashlib")  # it takes milliseconds to import

#: Ruby's own libraries that may be required; parts that are missing here fail where they are used.
_OWN_LIBRARIES = frozenset(
    "English abbrev base64 benchmark bigdecimal cgi cgi/escape cgi/util csv date delegate digest"
    " digest/md5 digest/sha1 digest/sha2 digest/sha256 erb etc fileutils find forwardable"
    " ipaddr json logger matrix monitor net/ftp net/http net/https net/imap net/pop"
    " net/protocol net/smtp observer open-uri open3"
    " openssl optparse ostruct pathname pp prime psych resolv rubygems securerandom set"
    " shellwords singleton socket stringio strscan tempfile thread time timeout tmpdir tsort uri"
    " weakref yaml zlib puppet facter hiera puppet_x semantic_puppet".split()
)


#: The files of Facter's that code requires; they are loaded already.
_OF_FACTER = frozenset("config version util/api_debugger util/file_helper util/utils".split())
#: Its directories, whose files differ from version to version.
_DIRECTORIES_OF_FACTER = tuple(
    "custom_facts facts framework models patches resolvers util/aix util/facts util/linux"
    " util/macosx util/resolvers util/windows".split()
)


def is_library(name: str) -> bool:
    """Whether a library may be required: it is Ruby's own, or Puppet's."""
    name = name.removesuffix(".rb")
    if name.startswith("facter/"):
        return name.removeprefix("facter/") in _OF_FACTER
    if name.startswith("puppet/"):
        return has_file(name.removeprefix("puppet/"))
    return name in _OWN_LIBRARIES


def is_missing_library(name: str) -> bool:
    """Whether no version of Puppet has a file, and no version of Facter that it uses."""
    if name.startswith("puppet/"):
        return not is_library(name)
    return (
        name.startswith("facter/")
        and not is_library(name)
        and not name.removeprefix("facter/").startswith(_DIRECTORIES_OF_FACTER)
    )


def module_function(name: str) -> Callable[..., Callable[[Function], Function]]:
    """A decorator for the functions of a class or module."""
    return definer(CLASS_TABLES.setdefault(name, {}))


def bytes_of(value: Value) -> bytes:
    """The bytes of a string."""
    return as_string(value).encode("utf-8", "surrogateescape")


def string_of_bytes(content: bytes) -> str:
    """A string of bytes, which need not be UTF-8."""
    return content.decode("utf-8", "surrogateescape")


# --- Puppet

_puppet = module_function("Puppet")
for _level in ("debug", "info", "notice", "warning", "err", "alert", "crit", "emerg"):

    def _log(level: str) -> Function:
        def log(run: Run, module: Value, block: Proc | None, message: Value) -> Value:
            run.host.log(level, to_s(message))
            return None

        return log

    _puppet(_level, 1)(_log(_level))


@module_function("Puppet::Util::Package")("versioncmp", 2, 3)
def _versioncmp(
    run: Run, module: Value, block: Proc | None, a: Value, b: Value, short: Value = False
) -> Value:
    return run.host.call_function("versioncmp", [*checked_versions(a, b), truthy(short)])


# --- Digests

for _digest in ("MD5", "SHA1", "SHA256", "SHA384", "SHA512"):

    def _define_digest(name: str) -> None:
        method = module_function(f"Digest::{name}")

        def made(value: Value) -> bytes:
            return hashlib.new(name, bytes_of(value), usedforsecurity=False).digest()

        method("hexdigest", 1)(lambda run, kind, block, value: made(value).hex())
        method("digest", 1)(lambda run, kind, block, value: binary_string(made(value)))
        method("base64digest", 1)(
            lambda run, kind, block, value: base64.b64encode(made(value)).decode()
        )

    _define_digest(_digest)

# --- Base64

_base64 = module_function("Base64")


@_base64("strict_encode64", 1)
def _strict_encode(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    return base64.b64encode(bytes_of(value)).decode()


@_base64("urlsafe_encode64", 1)
def _urlsafe_encode(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    return base64.urlsafe_b64encode(bytes_of(value)).decode()


@_base64("encode64", 1)
def _encode(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    plain = base64.b64encode(bytes_of(value)).decode()
    return "".join(f"{plain[at : at + 60]}\n" for at in range(0, len(plain), 60))


@_base64("strict_decode64", 1)
def _decode(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    from mupuppet.ruby.core.pack import unpacked

    return unpacked(bytes_of(value), "m0")[0]


# --- JSON and YAML

_json = module_function("JSON")
_yaml = module_function("YAML")


#: Options of JSON that change nothing for data.
_HARMLESS_JSON = frozenset(map(Symbol, ("create_additions", "quirks_mode", "max_nesting")))


def _document(value: Value) -> str:
    """What is loaded: a string, or the rest of a file."""
    return value.rest() if isinstance(value, ReadableObject) else as_string(value)


@_json("load", 1, 2)
def _load_json(
    run: Run, module: Value, block: Proc | None, source: Value, *options: Value
) -> Value:
    return _parse_json(run, module, None, _document(source), *options)


@_json("parse parse!", 1, 2)
def _parse_json(
    run: Run, module: Value, block: Proc | None, string: Value, options: Value = None
) -> Value:
    found = read_json(as_string(string))
    for name in options or {}:
        if name is Symbol("symbolize_names"):
            found = with_symbols(found) if truthy(options[name]) else found
        elif name not in _HARMLESS_JSON:
            raise UnsupportedRuby(f"the option `{to_s(name)}' of JSON")
    return found


_json("dump", 1)(lambda run, module, block, value: to_json(to_puppet(value)))


@_json("generate", 1, 2)
def _generate_json(
    run: Run, module: Value, block: Proc | None, value: Value, options: Value = None
) -> Value:
    return to_json(to_puppet(value), PLAIN_JSON.with_blanks(_json_layout(options)))


@_json("pretty_generate", 1, 2)
def _pretty_json(
    run: Run, module: Value, block: Proc | None, value: Value, options: Value = None
) -> Value:
    return to_json(to_puppet(value), PRETTY_JSON.with_blanks(_json_layout(options)))


_pson = module_function("PSON")
_pson("load parse", 1)(lambda run, module, block, source: read_pson(_document(source)))
_pson("generate dump", 1)(lambda run, module, block, value: to_json(to_puppet(value)))


#: The options for whitespace in JSON.
_JSON_LAYOUT = frozenset(["indent", "space", "space_before", "object_nl", "array_nl"])


def _json_layout(options: Value) -> dict[str, str]:
    layout: dict[str, str] = {}
    for name, blanks in as_hash(options or {}).items():
        if to_s(name) not in _JSON_LAYOUT or not is_string(blanks):
            raise UnsupportedRuby(f"the option `{to_s(name)}' of JSON")
        layout[to_s(name)] = to_s(blanks)
    return layout


@_yaml("load", 1, 2)
def _load_yaml(
    run: Run, module: Value, block: Proc | None, string: Value, options: Value = None
) -> Value:
    wanted = _yaml_options(options)
    wanted.classes |= {"Symbol"}
    return read_yaml(_document(string), wanted)


@_yaml("safe_load", 1, 2)
def _parse_yaml(
    run: Run, module: Value, block: Proc | None, string: Value, options: Value = None
) -> Value:
    return read_yaml(_document(string), _yaml_options(options))


#: Classes that may be permitted when YAML is loaded.
_YAML_CLASSES = frozenset(["Regexp", "Symbol"])


def _yaml_options(options: Value) -> YamlOptions:
    made = YamlOptions()
    if options is None:
        return made
    if not isinstance(options, dict):
        raise RubyError("ArgumentError", "wrong number of arguments (given 2, expected 1)")
    for name, value in options.items():
        option = to_s(name)
        if option == "aliases":
            made.aliases = truthy(value)
        elif option == "permitted_classes":
            made.classes = frozenset(map(to_s, value))
        elif option not in ("filename", "fallback") or (option == "fallback" and value):
            raise UnsupportedRuby(f"the option `{option}' of YAML")
    if made.classes - _YAML_CLASSES:
        raise UnsupportedRuby("YAML with objects of other classes")
    return made


@_yaml("dump", 1)
def _dump_yaml(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    return write_yaml(value)


common = definer(COMMON, holds=True)
common("to_json", makes=True)(lambda run, value, block: to_json(to_puppet(value)))


@common("to_pson", makes=True)
def _to_pson(run: Run, value: Value, block: Proc | None) -> Value:
    if not current_version.get().has_pson:
        raise no_method("to_pson", value)
    return to_json(to_puppet(value))


@common("to_yaml", 0, 1, makes=True)
def _to_yaml(run: Run, value: Value, block: Proc | None, options: Value = None) -> Value:
    if type(options) is not dict:
        return write_yaml(value)
    layout: dict[str, int] = {}
    for name, chosen in options.items():
        if not isinstance(name, Symbol):
            continue  # options are symbols, so this one has no effect
        if name.name not in ("indentation", "line_width") or type(chosen) is not int:
            raise UnsupportedRuby(f"`to_yaml' with the option `{name.name}'")
        layout[name.name] = chosen
    return write_yaml(value, **layout)


# --- URIs

_erb = module_function("ERB::Util")
_cgi = module_function("CGI")
_uri = module_function("URI")


@_erb("url_encode u", 1)
def _url_encode(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    from urllib.parse import quote  # few programs need it, here and below

    return quote(to_s(value).encode("utf-8", "surrogateescape"), safe="~")


def _html_escaped(string: str) -> str:
    from html import escape  # its table of all entities takes long to load

    return escape(string).replace("&#x27;", "&#39;")


@_erb("html_escape h", 1)
def _html_escape(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    return _html_escaped(to_s(value))


@_cgi("escapeHTML", 1)
def _escape_html(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    return _html_escaped(as_string(value))


@_cgi("escape", 1)
def _cgi_escape(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    from urllib.parse import quote_plus

    return quote_plus(bytes_of(value), safe="")


@_cgi("unescape", 1)
def _cgi_unescape(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    from urllib.parse import unquote_plus

    return unquote_plus(as_string(value), errors="surrogateescape")


@_uri("encode_www_form_component", 1)
def _form_component(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    from urllib.parse import quote_plus

    return quote_plus(to_s(value).encode("utf-8", "surrogateescape"), safe="*").replace("~", "%7E")


@_uri("encode_www_form", 1)
def _form(run: Run, module: Value, block: Proc | None, values: Value) -> Value:
    pairs = pairs_of(values) if isinstance(values, dict) else values
    if not isinstance(values, dict) and not (
        type(values) is list and all(type(each) is list and len(each) == 2 for each in values)
    ):
        raise UnsupportedRuby("`encode_www_form' of something that is not pairs")
    parts: list[str] = []
    for name, value in pairs:
        written = _form_component(run, module, None, name)
        if value is None:
            parts.append(written)
        for each in value if type(value) is list else [] if value is None else [value]:
            shown = "" if each is None else f"={_form_component(run, module, None, each)}"
            parts.append(written + shown)
    return "&".join(parts)


# --- Shell


@module_function("Shellwords")("escape shellescape", 1)
def _shellescape(run: Run, module: Value, block: Proc | None, value: Value) -> Value:
    return shell_escape(to_s(value))


# --- Time


@module_function("Timeout")("timeout", 1, 3, holds=True)
def _timeout(run: Run, module: Value, block: Proc | None, seconds: Value, *how: Value) -> Value:
    """The number of iterations is limited anyway."""
    if block is None:
        raise RubyError("LocalJumpError", "no block given (yield)")
    return block.call(seconds)


# --- File names

_file = module_function("File")


@_file("basename", 1, 2)
def _basename(
    run: Run, kind: RubyClass, block: Proc | None, path: Value, suffix: Value = ""
) -> Value:
    return basename(as_string(path), as_string(suffix))


@_file("dirname", 1)
def _dirname(run: Run, kind: RubyClass, block: Proc | None, path: Value) -> Value:
    return dirname(as_string(path))


@_file("extname", 1)
def _extname(run: Run, kind: RubyClass, block: Proc | None, path: Value) -> Value:
    return extname(as_string(path))


@_file("join", 0, MANY)
def _join(run: Run, kind: RubyClass, block: Proc | None, *parts: Value) -> Value:
    made = ""
    for position, part in enumerate(_flat(parts)):
        string = as_string(part)
        if position == 0:
            made = string
        elif made.endswith("/") and not string.startswith("/"):
            made += string
        else:
            made = f"{made.rstrip('/')}/{string.lstrip('/')}"
    return made


def _flat(parts: tuple[Value, ...]) -> list[Value]:
    found: list[Value] = []
    for part in parts:
        found += part if type(part) is list else [part]
    return found


@_file("split", 1)
def _split(run: Run, kind: RubyClass, block: Proc | None, path: Value) -> Value:
    return [_dirname(run, kind, block, path), _basename(run, kind, block, path)]


@_file("expand_path absolute_path", 1, 2)
def _expand_path(
    run: Run, kind: RubyClass, block: Proc | None, path: Value, base: Value = ""
) -> Value:
    string = as_string(path)
    whole = string if string.startswith("/") else slashed.join(as_string(base), string)
    if not whole.startswith("/") or string.startswith("~"):
        raise UnsupportedRuby("`File.expand_path' of a path that is relative")
    return re.sub("^//", "/", slashed.normpath(whole))


# --- Hash[...] and the like


@module_function("Hash")("[]", 0, MANY, holds=True)
def _hash(run: Run, kind: RubyClass, block: Proc | None, *values: Value) -> Value:
    from mupuppet.ruby_semantics.comparison import hash_of

    if len(values) == 1 and isinstance(values[0], dict):
        return dict(as_hash(values[0]))
    if len(values) == 1 and type(values[0]) is list:
        for pair in values[0]:
            if type(pair) is not list or not 1 <= len(pair) <= 2:
                raise UnsupportedRuby("`Hash[]' of values that are not pairs")
        return hash_of((pair[0], pair[1] if len(pair) > 1 else None) for pair in values[0])
    if len(values) % 2:
        raise RubyError("ArgumentError", "odd number of arguments for Hash")
    return hash_of(zip(values[::2], values[1::2], strict=True))


module_function("Array")("[]", 0, MANY, holds=True)(lambda run, kind, block, *values: list(values))
