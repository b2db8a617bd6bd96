"""Names that a mistaken one may have been meant for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.compiler.program.program import Program


def did_you_mean(name: str, names: Iterable[str]) -> str | None:
    """A hint with the name that is most like another, if one is."""
    from difflib import get_close_matches

    near = get_close_matches(name, sorted(set(names) - {name}), n=1)
    return f"did you mean `{near[0]}`?" if near else None


def near_function(name: str) -> str | None:
    """A function with a similar name, or what other languages call so."""
    from mupuppet.functions.registry import BUILT_IN
    from mupuppet.syntax.other_languages import said_here

    return said_here(name) or did_you_mean(name, BUILT_IN.names())


def near_class(program: Program, name: str) -> str | None:
    """A class with a similar name, of those that are loaded; or a module."""
    names = [*program.definitions.classes, *program.environment.modules]
    return did_you_mean(name.lower().removeprefix("::"), names)


def near_resource_type(program: Program, name: str) -> str | None:
    """A type of resources with a similar name."""
    from mupuppet.compiler.program.native_types import native_type_names

    names = [*native_type_names(), *program.definitions.defines, "class"]
    return did_you_mean(name.lower().removeprefix("::"), names)


def near_type(program: Program, name: str) -> str | None:
    """A data type, an alias or a type of resources with a similar name, capitalised."""
    from mupuppet.compiler.program.names import capitalized
    from mupuppet.compiler.program.native_types import native_type_names
    from mupuppet.syntax.other_languages import VALUES
    from mupuppet.types.builtin import BY_CLASS

    definitions = program.definitions
    names = [*native_type_names(), *definitions.defines, *definitions.type_aliases]
    candidates = {capitalized(each) for each in names} | {str(type) for type in BY_CLASS.values()}
    return VALUES.get(name.lower()) or did_you_mean(name, candidates)


def near_type_of_resources(program: Program, name: str) -> str | None:
    """A type of resources with a similar name, capitalised."""
    from mupuppet.compiler.program.names import capitalized
    from mupuppet.compiler.program.native_types import native_type_names

    names = [*native_type_names(), *program.definitions.defines]
    return did_you_mean(name, map(capitalized, names))
