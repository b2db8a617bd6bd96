"""Functions that read and write JSON, YAML, HOCON, TOML, and the literals of other languages."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.basics.records import replace
from mupuppet.data_formats.hocon_reader import parse_hocon_string
from mupuppet.data_formats.hocon_tokens import HoconProblem, HoconValueProblem
from mupuppet.data_formats.json_reader import JsonError, parse_puppet_json
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.pson_reader import parse_pson
from mupuppet.data_formats.yaml_reader import parse_ruby_yaml
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.functions.stdlib.choices import unwrap_deeply
from mupuppet.functions.stdlib.declarations import function, functions, legacy
from mupuppet.functions.stdlib.rich_data import to_data
from mupuppet.functions.stdlib.ruby_values import in_order
from mupuppet.functions.stdlib.toml_writing import to_toml
from mupuppet.ruby_semantics.conversion import as_string, described
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.json_writing import PRETTY_JSON, to_json
from mupuppet.ruby_semantics.yaml_writing import to_yaml
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.ruby_numbers import leading_integer
from mupuppet.values.value import Sensitive, Value

# --- Reading


def parsed(arguments: list[Value], parse: Callable[[str], Value]) -> Value:
    """The data in a string, or the second argument where it is empty or cannot be read."""
    default = arguments[1] if len(arguments) > 1 else None
    try:
        value = parse(as_string(arguments[0]))
    except (JsonError, DataProblem, RubyError) as problem:
        if default is None or default is False:
            raise FunctionError(str(problem), "conversion-failed") from None
        return default
    return default if value is None or value is False else value


def parse_yaml(string: str) -> Value:
    """The value of a YAML string, as `YAML.load` reads it."""
    content = string.encode("utf-8", "surrogateescape")
    return parse_ruby_yaml(content, aliases=False, classes=frozenset(["Symbol"]))


def _check_arguments(arguments: list[Value]) -> None:
    check_count(
        arguments, 1, None, "Wrong number of arguments. 1 or 2 arguments should be provided."
    )


@legacy("parsejson", "$string, [$default]", Topic.FORMATS, "Parses a JSON string.")
def _parsejson(context: Context, arguments: list[Value]) -> Value:
    _check_arguments(arguments)
    return parsed(arguments, parse_puppet_json)


@legacy("parseyaml", "$string, [$default]", Topic.FORMATS, "Parses a YAML string.")
def _parseyaml(context: Context, arguments: list[Value]) -> Value:
    _check_arguments(arguments)
    return parsed(arguments, parse_yaml)


@function("parsepson", Topic.FORMATS, "Parses a PSON string, Puppet's variant of JSON.").dispatch(
    "String[1] $pson_string, ?Any $default"
)
def _parsepson(context: Context, string: str, *default: Value) -> Value:
    try:
        if not context.puppet.has_pson:
            raise JsonError(
                "uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"
            )
        return parse_pson(string)
    except JsonError as problem:
        if default:
            return default[0]
        raise FunctionError(str(problem), "conversion-failed") from None


# --- Writing


def _rewrapped(data: Value, convert: Callable[[Value], str]) -> Value:
    """Data as a string, which is Sensitive if something in the data is."""
    unwrapped, was_sensitive = unwrap_deeply(data)
    string = convert(unwrapped)
    return Sensitive(string) if was_sensitive else string


def _declare_writer(name: str, description: str, signature: str, write: Callable[..., str]) -> None:
    """`to_FORMAT`, and `stdlib::to_FORMAT`, which also takes data with Sensitive values in it."""

    @function(name, Topic.FORMATS, description).dispatch(signature)
    def _write(context: Context, data: Value, *options: Value) -> Value:
        return write(data, *options)

    @function(f"stdlib::{name}", Topic.FORMATS, description).dispatch(signature)
    def _write_any(context: Context, data: Value, *options: Value) -> Value:
        return _rewrapped(data, lambda unwrapped: write(unwrapped, *options))


_declare_writer("to_json", "Converts data to JSON.", "Any $data", to_json)

_PRETTY_SIGNATURE = (
    "Variant[Hash, Array] $data, ?Optional[Boolean] $skip_undef, ?Struct[{"
    "indent => Optional[String], space => Optional[String], space_before => Optional[String], "
    "object_nl => Optional[String], array_nl => Optional[String], "
    "allow_nan => Optional[Boolean], max_nesting => Optional[Integer[-1,default]]}] $opts"
)


def _pretty(
    data: Value, skip_undef: bool | None = None, given: dict[str, Value] | None = None
) -> str:
    """JSON over many lines; undefs at the top may be left out."""
    if skip_undef and type(data) is list:
        data = [element for element in data if element is not None]
    elif skip_undef:
        data = {name: entry for name, entry in data.items() if entry is not None}
    options = PRETTY_JSON
    for name, value in (given or {}).items():
        if name == "max_nesting":
            value = 0 if value == -1 or value is None else value
        if value is not None:
            options = replace(options, **{name: value})
    return to_json(data, options) + "\n"


_declare_writer("to_json_pretty", "Converts data to indented JSON.", _PRETTY_SIGNATURE, _pretty)


to_yaml_ = function("to_yaml", Topic.FORMATS, "Converts data to YAML.")
new_to_yaml = function("stdlib::to_yaml", Topic.FORMATS, "Converts data to YAML.")


@to_yaml_.dispatch("Any $data, ?Hash $options")
def _to_yaml(context: Context, data: Value, options: dict[Value, Value] | None = None) -> Value:
    return _yaml(data, options or {})


@new_to_yaml.dispatch("Any $data, ?Hash $options")
def _new_to_yaml(context: Context, data: Value, options: dict[Value, Value] | None = None) -> Value:
    given = dict(options or {})
    sorts = given.pop("sort_keys", None)

    def convert(unwrapped: Value) -> str:
        is_sorted = sorts is not None and sorts is not False
        return _yaml(_sorted_deeply(unwrapped) if is_sorted else unwrapped, given)

    return _rewrapped(data, convert)


def _yaml(data: Value, options: dict[Value, Value]) -> str:
    width = options.get("line_width")
    indentation = options.get("indentation", 0)
    canonical = options.get("canonical")
    return _yaml_header(options) + to_yaml(
        data,
        indentation=indentation if type(indentation) is int else 0,
        line_width=width if type(width) is int else None,
        canonical=canonical is not None and canonical is not False,
    )


def _yaml_header(options: dict[Value, Value]) -> str:
    """The line with the version of YAML, where one is asked for."""
    header, version = options.get("header"), options.get("version")
    if isinstance(version, str):
        version = [leading_integer(part) for part in version.split(".")]
    elif not isinstance(version, list):
        wanted = "version" in options or (header is not None and header is not False)
        version = [1, 1] if wanted else []
    if not version:
        return ""
    if version[:2] not in ([1, 1], [1, 2]):
        raise FunctionError("incompatible %YAML directive", "conversion-failed")
    return f"%YAML {version[0]}.{version[1]}\n"


def _sorted_deeply(data: Value) -> Value:
    if type(data) is list:
        return [_sorted_deeply(element) for element in data]
    if type(data) is not dict:
        return data
    pairs = in_order([list(pair) for pair in pairs_of(data)], lambda pair: pair)
    return hash_of((name, _sorted_deeply(entry)) for name, entry in pairs)


_declare_writer("to_toml", "Converts a hash to TOML.", "Hash $data >> String", to_toml)


# --- Literals of other languages


def _literal(data: Value, words: tuple[str, str, str], arrow: str) -> str:
    """A literal with a language's words for true, false and nothing."""
    if type(data) is list:
        return f"[{', '.join(_literal(element, words, arrow) for element in data)}]"
    if type(data) is dict:
        pairs = [
            f"{_literal(name, words, arrow)}{arrow}{_literal(entry, words, arrow)}"
            for name, entry in data.items()
        ]
        return f"{{{', '.join(pairs)}}}"
    if data is None:
        return words[2]
    if type(data) is bool:
        return words[0] if data else words[1]
    return described(data)


def _python(data: Value) -> str:
    return _literal(to_data(data), ("True", "False", "None"), ": ")


def _ruby(data: Value) -> str:
    return _literal(to_data(data), ("true", "false", "nil"), " => ")


_declare_writer("to_python", "Converts data to a Python literal.", "Any $object", _python)
_declare_writer("to_ruby", "Converts data to a Ruby literal.", "Any $object", _ruby)


# --- HOCON


@functions(("parsehocon", "stdlib::parsehocon"), Topic.FORMATS, "Parses a HOCON string.")(
    "String $hocon_string, ?Any $default"
)
def _parsehocon(context: Context, string: str, *default: Value) -> Value:
    try:
        return parse_hocon_string(string)
    except HoconProblem as problem:
        if default and not isinstance(problem, HoconValueProblem):
            return default[0]
        raise FunctionError(str(problem), "conversion-failed") from None
