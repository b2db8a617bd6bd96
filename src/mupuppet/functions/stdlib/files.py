"""Functions on paths, and those that read files of modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from mupuppet.data_formats.json_reader import JsonError, parse_puppet_json
from mupuppet.data_formats.pson_reader import parse_pson
from mupuppet.data_formats.yaml_reader import parse_ruby_yaml
from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import LegacyFunction, check_count
from mupuppet.functions.registry import ArgumentMismatch, Context, FunctionError, InvalidArgument
from mupuppet.functions.stdlib.compiler_context import variable
from mupuppet.functions.stdlib.declarations import function, legacy
from mupuppet.functions.stdlib.formats import parse_yaml, parsed
from mupuppet.functions.stdlib.ruby_values import bytes_of, flatten, string_of
from mupuppet.ruby_semantics.conversion import named, no_method, to_s
from mupuppet.values import ruby_strings
from mupuppet.values.value import Value

# --- Paths


@legacy(
    "basename",
    "$path, [$suffix]",
    Topic.FILES,
    "Returns the last part of a path, without a suffix.",
)
def _basename(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "basename(): No arguments given")
    check_count(arguments, 0, 2, "basename(): Too many arguments given ({})")
    for place, argument in zip(("first", "second"), arguments, strict=False):
        if type(argument) is not str:
            raise ArgumentMismatch(f"basename(): Requires string as {place} argument")
    return ruby_strings.basename(*arguments)


@legacy("dirname", "$path", Topic.FILES, "Returns a path without its last part.")
def _dirname(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "dirname(): No arguments given")
    check_count(arguments, 0, 1, "dirname(): Too many arguments given ({})")
    path = arguments[0]
    if type(path) is not str:
        raise ArgumentMismatch("dirname(): Requires string as argument")
    if not path:
        raise InvalidArgument("dirname(): Requires a non-empty string as argument")
    return ruby_strings.dirname(path)


@function("stdlib::extname", Topic.FILES, "Returns the extension of a file name.").dispatch(
    "String $filename >> String"
)
def _extname(context: Context, path: str) -> Value:
    return ruby_strings.extname(path)


# --- Modules


def _module_directory(context: Context, name: Value) -> str:
    found = cast(CallerContext, context).module_path(to_s(name))
    if found is None:
        environment = variable(context, "::environment")
        raise FunctionError(
            f"Could not find module {to_s(name)} in environment {environment}", "unknown-module"
        )
    return found


@legacy(
    "get_module_path", "$name", Topic.FILES, "Returns the directory of a module.", determined=False
)
def _get_module_path(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "get_module_path(): Wrong number of arguments, expects one")
    return _module_directory(context, arguments[0])


@legacy(
    "load_module_metadata",
    "$name, [$may_be_missing]",
    Topic.FILES,
    "Returns the content of a module's `metadata.json`.",
    determined=False,
)
def _load_module_metadata(context: Context, arguments: list[Value]) -> Value:
    return _module_metadata(context, arguments, _pson_parser(context))


#: The same in stdlib 9: the module's files decide which one is used.
newer_load_module_metadata = LegacyFunction(
    "load_module_metadata",
    lambda context, arguments: _module_metadata(context, arguments, _json_parser(context)),
)


def _module_metadata(
    context: Context, arguments: list[Value], parse: Callable[[str], Value]
) -> Value:
    check_count(
        arguments, 1, 2, "load_module_metadata(): Wrong number of arguments, expects one or two"
    )
    path = f"{_module_directory(context, arguments[0])}/metadata.json"
    string = _read(context, path)
    if string is not None:
        try:
            return parse(string)
        except JsonError as problem:
            raise InvalidArgument(str(problem)) from None
    if len(arguments) == 2 and arguments[1] is not False:
        return {}
    raise FunctionError(
        f"load_module_metadata(): No metadata.json file for module {to_s(arguments[0])}",
        "missing-file",
    )


# --- Files


def _pson_parser(context: Context) -> Callable[[str], Value]:
    """What functions read JSON with that ask for PSON, whether Puppet has it or not."""
    return parse_pson if context.puppet.has_pson else _without_pson


def _json_parser(context: Context) -> Callable[[str], Value]:
    """What functions read JSON with that ask for PSON where Puppet has it."""
    return parse_pson if context.puppet.has_pson else parse_puppet_json


def _without_pson(string: str) -> Value:
    raise JsonError("uninitialized constant Puppet::Parser::Functions::PSON")


def _read(context: Context, path: str) -> str | None:
    """The content of a file that code may read; None if there is none."""
    caller = cast(CallerContext, context)
    found = caller.find_in_module("files", path) if path.startswith("/") else None
    if found is None:
        return None
    try:
        return string_of(caller.read_bytes(found))
    except OSError as problem:  # a directory, or a file that cannot be read
        raise FunctionError(f"{problem.strerror} - {found}", "unreadable-file") from None


def _loaded(
    context: Context, name: str, arguments: list[Value], parse: Callable[[str], Value]
) -> Value:
    """The data in a file, or the second argument where it does not exist or cannot be read."""
    path = arguments[0]
    default = arguments[1] if len(arguments) > 1 else None
    if type(path) is not str:
        if default is None or default is False:
            raise no_method("start_with?", path)
        return default
    if path.startswith(("http://", "https://")):
        caller = cast(CallerContext, context)
        try:
            string: str | None = string_of(caller.read_url(path, f"{name}()"))
        except FunctionError as problem:
            if problem.id == "network-refused" or default is None or default is False:
                raise
            return default
        return parsed([string, *arguments[1:]], parse)
    string = _read(context, path)
    if string is None:
        context.log("warning", f"Can't load '{path}' File does not exist!")
        return default
    return parsed([string, *arguments[1:]], parse)


@legacy(
    "loadjson",
    "$file, [$default]",
    Topic.FILES,
    "Loads a JSON file, where reading is allowed.",
    arity=-2,
    determined=False,
)
def _loadjson(context: Context, arguments: list[Value]) -> Value:
    return _loaded(context, "loadjson", arguments, _pson_parser(context))


#: The same in stdlib 9.
newer_loadjson = LegacyFunction(
    "loadjson",
    lambda context, arguments: _loaded(context, "loadjson", arguments, _json_parser(context)),
    -2,
)


@legacy(
    "loadyaml",
    "$file, [$default]",
    Topic.FILES,
    "Loads a YAML file, where reading is allowed.",
    arity=-2,
    determined=False,
)
def _loadyaml(context: Context, arguments: list[Value]) -> Value:
    return _loaded(context, "loadyaml", arguments, parse_yaml)


#: The same since stdlib 9.1: aliases are allowed, and symbols are not.
newer_loadyaml = LegacyFunction(
    "loadyaml",
    lambda context, arguments: _loaded(
        context,
        "loadyaml",
        arguments,
        lambda string: parse_ruby_yaml(bytes_of(string), aliases=True, classes=frozenset()),
    ),
    -2,
)


@legacy(
    "glob",
    "$pattern",
    Topic.FILES,
    "Returns the paths that match a pattern, where reading is allowed.",
    determined=False,
)
def _glob(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "glob(): Wrong number of arguments given ({} for 1)")
    patterns = arguments[0]
    if not isinstance(patterns, (str, list)):
        raise ArgumentMismatch("glob(): Requires either array or string to work")
    found: list[Value] = []
    for pattern in flatten(patterns) if isinstance(patterns, list) else [patterns]:
        if type(pattern) is not str:
            raise ArgumentMismatch(f"no implicit conversion of {named(pattern)} into String")
        if pattern == "":  # matches nothing
            continue
        if not pattern.startswith("/"):
            raise InvalidArgument(f"glob(): a pattern must be an absolute path, got {pattern}")
        found += cast(CallerContext, context).glob(pattern)
    return found
