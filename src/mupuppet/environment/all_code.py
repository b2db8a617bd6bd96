"""All code of an environment, used or not: manifests, functions, templates, Ruby."""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics import slashed
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_reading import Reading

#: The directories of a module, or of an environment, that hold code.
_DIRECTORIES = ("manifests", "functions", "templates", "lib", "plans", "types")
_ENDINGS = (".pp", ".epp", ".erb", ".rb")


def all_sources(environment: Environment) -> Iterator[Reading]:
    """Every file of code, the main manifests first."""
    seen: set[str] = set()
    for reading in environment.main_sources():
        seen.add(slashed.realpath(reading[0].name))
        yield reading
    for path in code_paths(environment):
        real = slashed.realpath(path)
        if real not in seen:
            seen.add(real)
            yield environment.sources.read(path)


def code_paths(environment: Environment) -> Iterator[str]:
    """Every file of code in the directories for it."""
    roots = [environment.root] if environment.root is not None else []
    for root in [*roots, *environment.modules.values()]:
        for directory in _DIRECTORIES:
            yield from _files(slashed.join(root, directory))


def _files(root: str) -> Iterator[str]:
    for directory, subdirectories, names in slashed.walk(root):
        subdirectories.sort()
        for name in sorted(names):
            if name.endswith(_ENDINGS):
                yield slashed.join(directory, name)
