"""Functions of strings. Most also take numbers, which they leave alone, and arrays of both."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import Context, function
from mupuppet.ruby_semantics.conversion import no_method
from mupuppet.types.base import Type
from mupuppet.types.iteration import iterate
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.value import Value

Change = Callable[[str], str]

#: Ruby's white space; a null character counts at both ends of a string.
_WHITE_SPACE = "\0\t\n\v\f\r "


def lowered(string: str) -> str:
    """The string in lower case, where a sigma is the same at the end of a word as elsewhere."""
    return string.lower() if string.isascii() else string.replace("\u03a3", "\u03c3").lower()


def capitalized(string: str) -> str:
    """The string with a capital first letter, and the rest in lower case."""
    return string[:1].title() + lowered(string[1:])


def camel_cased(string: str) -> str:
    """`abc_def` as `AbcDef`"""
    return "".join(map(capitalized, string.split("_")))


def chomped(string: str) -> str:
    """The string without the line end that it ends with."""
    if string.endswith("\r\n"):
        return string[:-2]
    return string[:-1] if string.endswith(("\n", "\r")) else string


def chopped(string: str) -> str:
    """The string without its last character, or its last line end if that has two."""
    return string[:-2] if string.endswith("\r\n") else string[:-1]


def left_stripped(string: str) -> str:
    """The string without white space before it."""
    return string.lstrip(_WHITE_SPACE)


def right_stripped(string: str) -> str:
    """The string without white space after it."""
    return string.rstrip(_WHITE_SPACE)


def stripped(string: str) -> str:
    """The string without white space around it."""
    return string.strip(_WHITE_SPACE)


def _declare_change(name: str, description: str, change: Change) -> None:
    """A function that changes strings, alone or as elements of an iterable."""
    made = function(name, Topic.STRINGS, description, traits=Trait.KEEPS_ENCODING)

    @made.dispatch("Numeric $arg")
    def of_number(context: Context, number: Value) -> Value:
        return number

    @made.dispatch("String $arg")
    def of_string(context: Context, string: str) -> Value:
        return change(string)

    @made.dispatch("Iterable[Variant[String, Numeric]] $arg")
    def of_elements(context: Context, elements: Value) -> Value:
        if isinstance(elements, Type):  # a range is iterable, but Puppet asks it for its `map`
            raise no_method("map", elements)
        iterator = iterate(elements)
        return [change(each) if type(each) is str else each for each in iterator or ()]


_declare_change("camelcase", "Converts `one_two` to `OneTwo`.", camel_cased)
_declare_change(
    "capitalize",
    "Converts the first character to upper case and the others to lower case.",
    capitalized,
)
_declare_change("chomp", "Removes the line ending at the end of a string.", chomped)
_declare_change("chop", "Removes the last character of a string.", chopped)
_declare_change("lstrip", "Removes leading white space.", left_stripped)
_declare_change("rstrip", "Removes trailing white space.", right_stripped)
_declare_change("strip", "Removes leading and trailing white space.", stripped)


def _declare_case(name: str, description: str, change: Change) -> None:
    """`downcase` and `upcase`: they reach into arrays and hashes."""
    data = "Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]"
    made = function(
        name,
        Topic.STRINGS,
        description,
        traits=Trait.KEEPS_ENCODING,
        types={"StringData": data},
    )

    def changed(value: Value) -> Value:
        kind = type(value)
        if kind is str:
            return change(value)
        if kind is list:
            return [changed(element) for element in value]
        if kind is dict:
            return hash_of((changed(key), changed(entry)) for key, entry in pairs_of(value))
        return value

    def implementation(context: Context, value: Value) -> Value:
        return changed(value)

    made.dispatch("Numeric $arg")(implementation)
    made.dispatch("String $arg")(implementation)
    made.dispatch("Array[StringData] $arg")(implementation)
    made.dispatch("Hash[StringData, StringData] $arg")(implementation)


_declare_case("downcase", "Converts strings to lower case.", lowered)
_declare_case("upcase", "Converts strings to upper case.", str.upper)
