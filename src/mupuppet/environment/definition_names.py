"""The names of everything that the modules of an environment define, by the paths of their files.

Nothing is parsed: the autoloader finds each definition at the path that its name implies.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from mupuppet.basics import slashed
from mupuppet.environment.environment import Environment


def files_of_manifests(environment: Environment) -> Iterator[tuple[str, str]]:
    """Classes and defined types, and the files that should define them."""
    for module, root in environment.modules.items():
        for name, path in names_below(slashed.join(root, "manifests"), ".pp"):
            yield module if name == "init" else f"{module}::{name}", path


def names_in_manifests(environment: Environment) -> Iterator[str]:
    """Classes and defined types."""
    return _names(environment, "manifests", ".pp")


def names_of_functions(environment: Environment) -> Iterator[str]:
    """Functions in Puppet's language and in Ruby."""
    yield from _names(environment, "functions", ".pp")
    for root in environment.modules.values():
        yield from _below(slashed.join(root, "lib/puppet/functions"), ".rb")
        yield from _below(slashed.join(root, "lib/puppet/parser/functions"), ".rb")


def names_of_type_aliases(environment: Environment) -> Iterator[str]:
    """Type aliases, in lower case."""
    return _names(environment, "types", ".pp")


def names_of_native_types(environment: Environment) -> Iterator[str]:
    """Resource types in Ruby."""
    for root in environment.modules.values():
        yield from _below(slashed.join(root, "lib/puppet/type"), ".rb")


def _names(environment: Environment, directory: str, ending: str) -> Iterator[str]:
    for module, root in environment.modules.items():
        for name in _below(slashed.join(root, directory), ending):
            yield module if name == "init" else f"{module}::{name}"


def names_below(directory: str, ending: str) -> Iterator[tuple[str, str]]:
    """The names of the files below a directory, and their paths."""
    for name in _below(directory, ending):
        yield name, slashed.join(directory, *name.split("::")) + ending


def _below(directory: str, ending: str) -> Iterator[str]:
    """The names of the files below a directory; those of a subdirectory begin with its name."""
    for parent, subdirectories, files in slashed.walk(directory):
        subdirectories.sort()
        inside = slashed.relpath(parent, directory)
        parts = [] if inside == os.curdir else inside.split("/")
        for name in sorted(files):
            if name.endswith(ending) and not name.startswith("."):
                yield "::".join([*parts, name.removesuffix(ending)])
