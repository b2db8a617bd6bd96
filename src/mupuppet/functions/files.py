"""Files of modules, and programs that generate text."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Sequence
from typing import cast

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import (
    ArgumentMismatch,
    Context,
    FunctionError,
    InvalidArgument,
    function,
)
from mupuppet.functions.stdlib.ruby_values import flatten
from mupuppet.ruby_semantics.conversion import as_string, to_s
from mupuppet.types.labels import a_an
from mupuppet.values.binary import Binary
from mupuppet.values.value import Value


def _first_found(context: CallerContext, directory: str, references: list[str]) -> str | None:
    for reference in references:
        found = context.find_in_module(directory, reference)
        if found is not None:
            return found
    return None


def _places(context: CallerContext, directory: str, references: Sequence[str]) -> tuple[str, ...]:
    """Where files were looked for."""
    return tuple(
        note for reference in references for note in context.file_search_notes(directory, reference)
    )


def _content(context: CallerContext, path: str) -> bytes:
    try:
        return context.read_bytes(path)
    except OSError as problem:  # a directory, or a file that cannot be read
        raise FunctionError(f"{problem.strerror} - {path}", "unreadable-file") from None


@legacy_function(
    "file",
    "$file, …",
    Topic.FILES,
    "Returns the content of the first file that exists.",
    arity=-2,
    determined=False,
)
def _file(context: Context, arguments: list[Value]) -> Value:
    caller = cast(CallerContext, context)
    for argument in arguments:
        if type(argument) is not str:
            shown = a_an(argument)
            raise ArgumentMismatch(f"file(): the name of a file must be a String, got {shown}")
    found = _first_found(caller, "files", arguments)
    if found is None:
        message = f"Could not find any files from {', '.join(map(to_s, arguments))}"
        notes = _places(caller, "files", arguments)
        raise FunctionError(message, "missing-file", notes=notes)
    content = _content(caller, found).removeprefix(BOM_UTF8)
    return content.decode("utf-8", "surrogateescape")


def _declare_finder(
    name: str, description: str, directory: str, traits: Trait = Trait.NONE
) -> None:
    made = function(name, Topic.FILES, description, determined=False, traits=traits)

    @made.dispatch("*String $paths")
    def find(context: CallerContext, *paths: str) -> Value:
        return _first_found(context, directory, list(paths))

    @made.dispatch("*Array[String] $paths_array")
    def find_of_array(context: CallerContext, *arrays: list[str]) -> Value:
        return find(context, *_only_array(name, arrays))


def _only_array(name: str, arrays: tuple[list[str], ...]) -> list[str]:
    """The signature allows several arrays, but only one has ever worked."""
    if len(arrays) != 1:
        raise FunctionError(
            f"{name}(): expects one array, got {len(arrays)}", "wrong-argument-count"
        )
    return arrays[0]


_declare_finder(
    "find_file",
    "Returns the path of the first file that exists, or undef.",
    "files",
    Trait.LEGACY_STUB,
)
_declare_finder(
    "find_template", "Returns the path of the first template that exists, or undef.", "templates"
)


@function(
    "binary_file",
    Topic.FILES,
    "Returns the content of a module's file as Binary.",
    determined=False,
    traits=Trait.LEGACY_STUB,
).dispatch("String $path")
def _binary_file(context: CallerContext, path: str) -> Value:
    found = context.find_in_module("files", path)
    if found is None:
        message = f"binary_file(): The given file '{path}' does not exist"
        raise FunctionError(message, "missing-file", notes=_places(context, "files", [path]))
    return Binary(_content(context, found))


module_directory = function(
    "module_directory",
    Topic.FILES,
    "Returns the directory of the first module that exists, or undef.",
    determined=False,
)


@module_directory.dispatch("*String $names")
def _module_directory(context: CallerContext, *names: str) -> Value:
    for name in names:
        found = context.module_path(name)
        if found is not None:
            return found
    return None


@module_directory.dispatch("*Array[String] $names")
def _module_directory_of_array(context: CallerContext, *arrays: list[str]) -> Value:
    return _module_directory(context, *_only_array("module_directory", arrays))


# --- generate

_PROGRAM = re.compile(r"^[-/\w.+]+$", re.M | re.A)


@legacy_function(
    "generate",
    "$program, $argument, …",
    Topic.FILES,
    "Returns the output of a program, where running it is allowed.",
    arity=-2,
    determined=False,
)
def _generate(context: Context, arguments: list[Value]) -> Value:
    program = as_string(arguments[0])
    if not program.startswith("/"):
        raise InvalidArgument("Generators must be fully qualified")
    if not _PROGRAM.search(program):
        message = "Generators can only contain alphanumerics, file separators, and dashes"
        raise InvalidArgument(message)
    if ".." in program:
        raise InvalidArgument("Can not use generators with '..' in them.")
    command = [to_s(argument) for argument in flatten(arguments)]
    return cast(CallerContext, context).run_generator(command)
