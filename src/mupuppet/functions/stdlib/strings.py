"""Functions on strings."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count, wrong_count
from mupuppet.functions.registry import ArgumentMismatch, Context, InvalidArgument
from mupuppet.functions.stdlib.compiler_context import deprecate_function
from mupuppet.functions.stdlib.declarations import function, functions, legacy
from mupuppet.functions.stdlib.ruby_values import bytes_of, character_set
from mupuppet.ruby_semantics.conversion import as_string, described, no_method, to_s
from mupuppet.values.ruby_strings import (
    UnmatchedQuote,
    regexp_escape,
    shell_escape,
    shell_split,
    squeeze,
)
from mupuppet.values.value import Value

# --- Escaping


@functions(
    ("batch_escape", "stdlib::batch_escape"),
    Topic.STRINGS,
    "Escapes a string for the Windows command shell.",
)("Any $string")
def _batch_escape(context: Context, value: Value) -> Value:
    escaped = re.sub(r'["$\\]', lambda found: _BATCH_ESCAPES[found[0]], to_s(value))
    return f'"{escaped}"'


_BATCH_ESCAPES = {'"': '""', "$": r"\$", "\\": r"\\"}


@functions(
    ("powershell_escape", "stdlib::powershell_escape"),
    Topic.STRINGS,
    "Escapes a string for PowerShell.",
)("Any $string")
def _powershell_escape(context: Context, value: Value) -> Value:
    return re.sub(
        r"[ '`|\n$\"]",
        lambda found: '\\`"' if found[0] == '"' else "`" + found[0],
        to_s(value),
    )


@functions(
    ("shell_escape", "stdlib::shell_escape"), Topic.STRINGS, "Escapes a string for a POSIX shell."
)("Any $string")
def _shell_escape(context: Context, value: Value) -> Value:
    return shell_escape(to_s(value))


@legacy("shell_join", "$words", Topic.STRINGS, "Joins words into a command line for a POSIX shell.")
def _shell_join(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "shell_join(): Wrong number of arguments given ({} for 1)")
    words = arguments[0]
    if type(words) is not list:
        raise ArgumentMismatch(f"First argument is not an Array: {described(words)}")
    return " ".join(shell_escape(to_s(word)) for word in words)


@legacy("shell_split", "$line", Topic.STRINGS, "Splits a POSIX shell command line into words.")
def _shell_split(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 1, "shell_split(): Wrong number of arguments given ({} for 1)")
    line = to_s(arguments[0])
    try:
        words = shell_split(line)
    except UnmatchedQuote:
        raise InvalidArgument(f"Unmatched quote: {described(line)}") from None
    return [_as_appended(context, word) for word in words]


def _as_appended(context: Context, word: str) -> Value:
    """What Ruby makes of a word that it appends to an empty binary string."""
    made = context.binary_string(word.encode()) if word.isascii() else word
    return made if type(made) is str else word


_UNSAFE_IN_URIS = re.compile(r"[^\-_.!~*'()a-zA-Z\d;/?:@&=+$,\[\]]", re.ASCII)


@legacy("uriescape", "$string", Topic.STRINGS, "Escapes the characters that a URI cannot contain.")
def _uriescape(context: Context, arguments: list[Value]) -> Value:
    return _for_each_string("uriescape", arguments, _uri_escaped)


def _uri_escaped(string: str) -> str:
    return _UNSAFE_IN_URIS.sub(
        lambda found: "".join(f"%{byte:02X}" for byte in bytes_of(found[0])), string
    )


@legacy(
    "regexpescape",
    "$string",
    Topic.STRINGS,
    "Escapes the special characters of regular expressions in a string.",
)
def _regexpescape(context: Context, arguments: list[Value]) -> Value:
    return _for_each_string("regexpescape", arguments, regexp_escape)


@legacy("swapcase", "$string", Topic.STRINGS, "Swaps upper case and lower case.")
def _swapcase(context: Context, arguments: list[Value]) -> Value:
    return _for_each_string("swapcase", arguments, str.swapcase)


def _for_each_string(name: str, arguments: list[Value], change: Callable[[str], str]) -> Value:
    """Change a string, or the strings of an array."""
    if not arguments:
        raise wrong_count(name, 0, "1")
    value = arguments[0]
    if type(value) is str:
        return change(value)
    if type(value) is list:
        return [change(element) if type(element) is str else element for element in value]
    raise ArgumentMismatch(f"{name}(): Requires either array or string to work with")


xml_encode = function(
    "stdlib::xml_encode", Topic.STRINGS, "Escapes a string for XML text or an XML attribute."
)
_XML_TEXT = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_XML_ATTRIBUTE = {**_XML_TEXT, '"': "&quot;", "'": "&apos;"}


@xml_encode.dispatch("String $str, ?Enum['text','attr'] $type >> String")
def _xml_encode(context: Context, string: str, type: str = "text") -> Value:
    if type == "attr":
        return f'"{"".join(_XML_ATTRIBUTE.get(character, character) for character in string)}"'
    return "".join(_XML_TEXT.get(character, character) for character in string)


# --- Ends of lines and of strings


@legacy(
    "dos2unix", "$string", Topic.STRINGS, "Converts DOS line endings to Unix line endings.", arity=1
)
def _dos2unix(context: Context, arguments: list[Value]) -> Value:
    if type(arguments[0]) is not str:
        raise ArgumentMismatch("dos2unix(): Requires string as argument")
    return arguments[0].replace("\r\n", "\n")


@legacy(
    "unix2dos", "$string", Topic.STRINGS, "Converts Unix line endings to DOS line endings.", arity=1
)
def _unix2dos(context: Context, arguments: list[Value]) -> Value:
    if type(arguments[0]) is not str:
        raise ArgumentMismatch("unix2dos(): Requires string as argument")
    return re.sub(r"\r*\n", "\r\n", arguments[0])


@function(
    "stdlib::start_with", Topic.STRINGS, "Checks whether a string starts with one of some prefixes."
).dispatch("String $test_string, Variant[String[1],Array[String[1], 1]] $prefixes >> Boolean")
def _start_with(context: Context, string: str, prefixes: Value) -> Value:
    return string.startswith(prefixes if type(prefixes) is str else tuple(prefixes))


@function(
    "stdlib::end_with", Topic.STRINGS, "Checks whether a string ends with one of some suffixes."
).dispatch("String $test_string, Variant[String[1],Array[String[1], 1]] $suffixes >> Boolean")
def _end_with(context: Context, string: str, suffixes: Value) -> Value:
    return string.endswith(suffixes if type(suffixes) is str else tuple(suffixes))


# --- Other


@legacy(
    "squeeze",
    "$string, [$characters]",
    Topic.STRINGS,
    "Replaces runs of the same character with one.",
)
def _squeeze(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, 2, "squeeze(): Wrong number of arguments given {} for 2 or 1")
    value = arguments[0]
    squeezed = [
        _squeezed(string, arguments) for string in (value if type(value) is list else [value])
    ]
    return squeezed if type(value) is list else squeezed[0]


def _squeezed(string: Value, arguments: list[Value]) -> Value:
    if type(string) is not str:
        raise no_method("squeeze", string)
    if len(arguments) == 1 or arguments[1] is False:
        return squeeze(string)
    return squeeze(string, [character_set(as_string(arguments[1]))])


@function(
    "sprintf_hash",
    Topic.STRINGS,
    "Formats the values of a hash by a format string that refers to its keys.",
).dispatch("String $format, Hash $arguments")
def _sprintf_hash(context: Context, string: str, arguments: dict[Value, Value]) -> Value:
    deprecate_function(
        context, "sprintf_hash", "`sprintf_hash` is deprecated: use `sprintf` instead"
    )
    return context.call_function("sprintf", [string, arguments])
