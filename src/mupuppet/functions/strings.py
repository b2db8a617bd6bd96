"""Functions of strings. Most also take numbers, which they leave alone, and arrays of both."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.functions.explained import explained_function
from mupuppet.functions.registry import Context, function
from mupuppet.types.iteration import iterate
from mupuppet.values.basic import Value
from mupuppet.values.hashes import hash_of, pairs_of

Change = Callable[[str], str]

#: Ruby's white space; a null character counts at both ends of a text.
_WHITE_SPACE = "\0\t\n\v\f\r "


def lowered(text: str) -> str:
    """The text in lower case, where a sigma is the same at the end of a word as elsewhere."""
    return text.lower() if text.isascii() else text.replace("\u03a3", "\u03c3").lower()


def capitalized(text: str) -> str:
    """The text with a capital first letter, and the rest in lower case."""
    return text[:1].title() + lowered(text[1:])


def camel_cased(text: str) -> str:
    """`abc_def` as `AbcDef`"""
    return "".join(map(capitalized, text.split("_")))


def chomped(text: str) -> str:
    """The text without the line end that it ends with."""
    if text.endswith("\r\n"):
        return text[:-2]
    return text[:-1] if text.endswith(("\n", "\r")) else text


def chopped(text: str) -> str:
    """The text without its last letter, or its last line end if that has two."""
    return text[:-2] if text.endswith("\r\n") else text[:-1]


def left_stripped(text: str) -> str:
    """The text without white space before it."""
    return text.lstrip(_WHITE_SPACE)


def right_stripped(text: str) -> str:
    """The text without white space after it."""
    return text.rstrip(_WHITE_SPACE)


def stripped(text: str) -> str:
    """The text without white space around it."""
    return text.strip(_WHITE_SPACE)


def _define_change(name: str, change: Change) -> None:
    """A function that changes strings, alone or in what can be iterated over."""
    made = function(name)

    @made.dispatch("Numeric $arg")
    def of_number(context: Context, number: Value) -> Value:
        return number

    @made.dispatch("String $arg")
    def of_text(context: Context, text: str) -> Value:
        return change(text)

    @made.dispatch("Iterable[Variant[String, Numeric]] $arg")
    def of_elements(context: Context, elements: Value) -> Value:
        iterator = iterate(elements)
        return [change(each) if type(each) is str else each for each in iterator or ()]


_define_change("camelcase", camel_cased)
_define_change("capitalize", capitalized)
_define_change("chomp", chomped)
_define_change("chop", chopped)
_define_change("lstrip", left_stripped)
_define_change("rstrip", right_stripped)
_define_change("strip", stripped)


def _define_case(name: str, change: Change) -> None:
    """`downcase` and `upcase`: they reach into arrays and hashes."""
    data = "Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]"
    made = explained_function(name, types={"StringData": data})

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


_define_case("downcase", lowered)
_define_case("upcase", str.upper)
