"""All functions with what is known about them, for people who look one up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mupuppet.compiler.functions import calls as function_calls  # noqa: F401  # it registers the compiler's functions
from mupuppet.functions.descriptions import DESCRIPTIONS, OLDER
from mupuppet.functions.registry import Function, find_function
from mupuppet.functions.stdlib.descriptions import DESCRIPTIONS as STDLIB_DESCRIPTIONS
from mupuppet.functions.stdlib.legacy import LegacyFunction
from mupuppet.functions.stdlib.table import find_stdlib_function, stdlib_function_names
from mupuppet.hiera.functions import FUNCTIONS as DATA_FUNCTIONS
from mupuppet.types.signatures import Signature, shown_signature


@dataclass(frozen=True, slots=True)
class DescribedFunction:
    """A function as its users see it."""

    name: str
    topic: str
    description: str
    #: The ways to call it, as Puppet code would declare its parameters.
    signatures: tuple[str, ...]
    #: `Puppet` or `stdlib`.
    origin: str
    #: `4.x`, with signatures, or `3.x`, without.
    interface: str
    #: Whether its arguments, and the facts of the node, determine its result.
    determined: bool


def described_functions() -> list[DescribedFunction]:
    """All functions, by topic: first Puppet's own, then those of stdlib."""
    return [*_built_in(), *_of_stdlib()]


def _built_in() -> Iterator[DescribedFunction]:
    for topic, descriptions in DESCRIPTIONS.items():
        for name, text in descriptions.items():
            found = find_function(name)
            is_older = name in OLDER
            usage, description = _split(text)
            if found is None:
                forms = [form.signature for form in DATA_FUNCTIONS[name].forms]
                determined = True
            else:
                forms = [] if is_older else [each.signature for each in found.dispatches]
                determined = found.determined
            yield DescribedFunction(
                name,
                topic,
                description,
                (f"{name}({usage})",) if is_older else _shown(name, forms),
                "Puppet",
                "3.x" if is_older else "4.x",
                determined,
            )


def _of_stdlib() -> Iterator[DescribedFunction]:
    described = set()
    for topic, descriptions in STDLIB_DESCRIPTIONS.items():
        for name, text in descriptions.items():
            for each in (name, f"stdlib::{name}"):
                found = find_stdlib_function(each)
                if found is not None:
                    described.add(each)
                    yield _stdlib_function(each, topic, text, found)
    missing = sorted({*stdlib_function_names()} - described)
    assert not missing, f"without a description: {missing}"


def _stdlib_function(name: str, topic: str, text: str, found: Function) -> DescribedFunction:
    usage, description = _split(text)
    is_older = isinstance(found, LegacyFunction)
    forms = [] if is_older else [each.signature for each in found.dispatches]
    return DescribedFunction(
        name,
        topic,
        description,
        (f"{name}({usage})",) if is_older else _shown(name, forms),
        "stdlib",
        "3.x" if is_older else "4.x",
        found.determined,
    )


def _split(text: str) -> tuple[str, str]:
    """The arguments, if they are said, and the description."""
    usage, separator, description = text.rpartition(" -- ")
    usage = re.sub(r"(\$\w+)\?", r"[\1]", usage)
    return (usage, description) if separator else ("", text)


def _shown(name: str, signatures: list[Signature]) -> tuple[str, ...]:
    return tuple(shown_signature(name, signature) for signature in signatures)
