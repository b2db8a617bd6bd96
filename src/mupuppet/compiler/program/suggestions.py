"""Suggestions for misspelt names: the nearest ones of an environment."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.compiler.program.program import Program

#: How much of a name, and of each of its segments, must be the same.
_LIKENESS = 0.7
_LIKENESS_OF_SEGMENTS = 0.6
#: The same for names with another number of segments.
_LIKENESS_OF_OTHERS = 0.8
#: How alike names are in which two characters are transposed, however short they are.
_TRANSPOSED = 0.95


def did_you_mean(name: str, names: Iterable[str]) -> str | None:
    """A hint with the name that is most like another, if one is."""
    near = nearest(name, names)
    return None if near is None else f"did you mean `{near}`?"


def nearest(name: str, names: Iterable[str]) -> str | None:
    """The name that is most like another, if one is."""
    from difflib import SequenceMatcher  # for mistakes only, here and below

    matcher = SequenceMatcher(b=name)
    best, found = _LIKENESS, None
    for each in sorted(set(names) - {name}):
        matcher.set_seq1(each)
        if matcher.real_quick_ratio() < best or matcher.quick_ratio() < best:
            continue
        ratio = _TRANSPOSED if _are_transposed(each, name) else matcher.ratio()
        is_nearer = ratio > best or (found is None and ratio == best)
        if is_nearer and (ratio == _TRANSPOSED or _are_alike(each, name)):
            best, found = ratio, each
    return found


def _are_transposed(one: str, other: str) -> bool:
    """Whether two neighbouring characters are the wrong way round, and all others the same."""
    if len(one) != len(other):
        return False
    differing = [index for index in range(len(one)) if one[index] != other[index]]
    if len(differing) != 2 or differing[1] - differing[0] != 1:
        return False
    first, second = differing
    return one[first] == other[second] and one[second] == other[first]


def _are_alike(one: str, other: str) -> bool:
    """Whether every segment is like its counterpart: a common prefix alone is not likeness."""
    from difflib import SequenceMatcher

    segments, others = one.split("::"), other.split("::")
    if len(segments) != len(others):
        return SequenceMatcher(None, one, other).ratio() >= _LIKENESS_OF_OTHERS
    return all(
        SequenceMatcher(None, segment, each).ratio() >= _LIKENESS_OF_SEGMENTS
        for segment, each in zip(segments, others, strict=True)
    )


def near_function(program: Program, name: str) -> str | None:
    """A function with a similar name, or what other languages call so."""
    from mupuppet.environment.definition_names import names_of_functions
    from mupuppet.functions.registry import BUILT_IN
    from mupuppet.syntax.other_languages import said_here

    names = [*BUILT_IN.names(), *program.definitions.functions]
    names += names_of_functions(program.environment)
    return said_here(name) or did_you_mean(name, names)


def near_class(program: Program, name: str) -> str | None:
    """A class with a similar name."""
    name = name.lower().removeprefix("::")
    return _near_definition(program, name, "class") or did_you_mean(
        name, program.environment.modules
    )


def _near_definition(program: Program, name: str, kind: str) -> str | None:
    """The nearest class or defined type, of those that are loaded and those in files."""
    from mupuppet.environment.definition_names import files_of_manifests

    definitions = program.definitions
    names: dict[str, str | None] = dict.fromkeys(
        definitions.classes if kind == "class" else definitions.defines
    )
    for each, path in files_of_manifests(program.environment):
        names.setdefault(each, path)
    while True:
        near = nearest(name, names)
        if near is None:
            return None
        place = names.pop(near)
        if place is None or _defines(program, place, kind, near):
            return f"did you mean `{near}`?"


def _defines(program: Program, path: str, kind: str, name: str) -> bool:
    """Whether a file defines a class or a defined type; parsing it would show its mistakes."""
    try:
        content = program.environment.read_bytes(path).decode("utf-8", "replace")
    except OSError:
        return False
    return re.search(rf"^\s*{kind}\s+(?:::)?{re.escape(name)}\b", content, re.M | re.I) is not None


def near_resource_type(program: Program, name: str) -> str | None:
    """A resource type with a similar name."""
    name = name.lower().removeprefix("::")
    return _near_definition(program, name, "define") or did_you_mean(
        name, [*_native(program), "class"]
    )


def _native(program: Program) -> list[str]:
    from mupuppet.compiler.program.native_types import native_type_names
    from mupuppet.environment.definition_names import names_of_native_types

    return [*native_type_names(), *names_of_native_types(program.environment)]


def near_type(program: Program, name: str) -> str | None:
    """A data type, an alias or a resource type with a similar name, capitalised."""
    from mupuppet.compiler.program.names import capitalized
    from mupuppet.environment.definition_names import names_in_manifests, names_of_type_aliases
    from mupuppet.syntax.other_languages import VALUES
    from mupuppet.types.builtin import BY_CLASS

    definitions, environment = program.definitions, program.environment
    names = {*_native(program), *definitions.defines, *definitions.type_aliases}
    names.update(names_of_type_aliases(environment), names_in_manifests(environment))
    candidates = {capitalized(each) for each in names} | {str(type) for type in BY_CLASS.values()}
    return VALUES.get(name.lower()) or did_you_mean(name, candidates)


def near_type_of_resources(program: Program, name: str) -> str | None:
    """A resource type with a similar name, capitalised."""
    from mupuppet.compiler.program.names import capitalized
    from mupuppet.environment.definition_names import names_in_manifests

    names = {*_native(program), *program.definitions.defines}
    names.update(names_in_manifests(program.environment))
    return did_you_mean(name, map(capitalized, names))
