"""JSON and YAML as Ruby code loads and writes them."""

from __future__ import annotations

from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_reader import parse_ruby_yaml
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.objects import LibraryObject, Symbol
from mupuppet.ruby_semantics.strings import content_of, require_characters
from mupuppet.values.hashes import pairs_of
from mupuppet.values.value import Value


class YamlOptions:
    """How YAML is loaded: the permitted classes, and whether aliases are allowed."""

    __slots__ = ("aliases", "classes")

    def __init__(self) -> None:
        self.aliases = False
        self.classes: frozenset[str] = frozenset()


class ReadableObject(LibraryObject):
    """A file, or what is read like one."""

    __slots__ = ()

    def rest(self) -> str:
        """What follows the position, which moves to the end."""
        raise NotImplementedError


#: The beginnings of messages about mistakes other than syntax, and their exceptions.
_MISTAKES = {
    "Tried to load": "Psych::DisallowedClass",
    "Unknown alias": "Psych::BadAlias",
    "An alias referenced": "Psych::AnchorNotDefined",
    "Alias parsing": "Psych::AliasesNotEnabled",
}


def read_json(string: str) -> Value:
    """`JSON.parse(string)`"""
    from mupuppet.data_formats.json_reader import JsonError, parse_json_string

    try:
        return parse_json_string(string)
    except JsonError as problem:
        raise RubyError("JSON::ParserError", str(problem)) from None


def read_pson(string: str) -> Value:
    """`PSON.load(string)`"""
    from mupuppet.data_formats.json_reader import JsonError
    from mupuppet.data_formats.pson_reader import parse_pson

    try:
        return parse_pson(string)
    except JsonError as problem:
        raise RubyError("PSON::ParserError", str(problem)) from None


def with_symbols(value: Value) -> Value:
    """Data with symbols as keys: `JSON.parse(string, symbolize_names: true)`"""
    if isinstance(value, dict):
        return {Symbol(to_s(name)): with_symbols(entry) for name, entry in pairs_of(value)}
    if type(value) is list:
        return [with_symbols(entry) for entry in value]
    return value


def read_yaml(string: str, options: YamlOptions) -> Value:
    """The value of a document. Raises RubyError."""
    try:
        content = string.encode("utf-8", "surrogateescape")
        return parse_ruby_yaml(content, options.aliases, options.classes)
    except DataProblem as problem:
        message = str(problem)
        kinds = [kind for start, kind in _MISTAKES.items() if message.startswith(start)]
        raise RubyError(kinds[0] if kinds else "Psych::SyntaxError", message) from None


def write_yaml(value: Value, *, indentation: int = 0, line_width: int | None = None) -> str:
    """`value.to_yaml`"""
    from mupuppet.ruby_semantics.yaml_writing import to_yaml  # few programs write YAML

    return to_yaml(_written(value, {}), indentation=indentation, line_width=line_width)


def _written(value: Value, made: dict[int, Value]) -> Value:
    """Data for the YAML writer: with Python strings; sharing is preserved."""
    if type(value) is not list and not isinstance(value, dict):
        content = content_of(value)
        if type(content) is str:
            require_characters(content)
        return content
    written = made.get(id(value))
    if written is None:
        if isinstance(value, dict):
            written = made[id(value)] = {}
            for name, entry in value.items():
                written[_written(name, made)] = _written(entry, made)
        else:
            written = made[id(value)] = []
            written += [_written(entry, made) for entry in value]
    return written
