"""`shellquote`: words for the Bourne shell."""

from __future__ import annotations

import re

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import ArgumentMismatch, Context
from mupuppet.functions.stdlib.ruby_values import flatten
from mupuppet.ruby_semantics.conversion import no_conversion
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.types.labels import a_an
from mupuppet.values.value import Value

_SAFE = re.compile(r"[a-zA-Z0-9@%_+=:,./-]+")
#: What the shell sees even inside double quotes.
_DANGEROUS = re.compile(r"[!\"`$\\]")


def quoted_word(word: str) -> str:
    """A word in the quotes that it needs."""
    if _SAFE.fullmatch(word):
        return word
    if not _DANGEROUS.search(word):
        return f'"{word}"'
    if "'" not in word:
        return f"'{word}'"
    escaped = _DANGEROUS.sub(r"\\\g<0>", word)
    return f'"{escaped}"'


@legacy_function(
    "shellquote",
    "$word, …",
    Topic.STRINGS,
    "Quotes words for a POSIX shell.",
    traits=Trait.KEEPS_ENCODING,
)
def _shellquote(context: Context, arguments: list[Value]) -> Value:
    return " ".join(quoted_word(_word(value)) for value in flatten(arguments))


def _word(value: Value) -> str:
    if type(value) is str:
        return value
    if type(value) is dict or isinstance(value, ReferredResource):
        no_conversion(value, "String")
    raise ArgumentMismatch(f"shellquote(): only strings can be quoted, got {a_an(value)}")
