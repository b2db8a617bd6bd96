"""Which templates and functions of an environment need real Ruby."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_reading import read_regular
from mupuppet.environment.permissions import Refused
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby.puppet.function_reading import (
    FunctionProblem,
    RubyFunction,
    read_function,
    read_legacy_function,
)
from mupuppet.ruby.puppet.module_libraries import ModuleLibraries
from mupuppet.ruby_semantics.errors import UnsupportedRuby


class Need(Record):
    """A file that only real Ruby can run."""

    path: str
    line: int | None
    construct: str
    #: Whether only some of its branches need Ruby.
    is_partial: bool


def needing_ruby(environment: Environment, has_native: Callable[[str], bool]) -> list[Need]:
    """The files that need Ruby, except functions that are built in here."""
    return [*_templates(environment), *_functions(environment, has_native)]


def _read(environment: Environment, path: str) -> str | None:
    try:
        environment.area.require(path)
        return read_regular(path).decode("utf-8", "surrogateescape")
    except (OSError, Refused):
        return None


def _templates(environment: Environment) -> Iterator[Need]:
    libraries = ModuleLibraries(environment)
    for root in environment.modules.values():
        for directory, directories, names in slashed.walk(slashed.join(root, "templates")):
            directories.sort()
            for name in sorted(names):
                path = slashed.join(directory, name)
                source = _read(environment, path) if not name.endswith(".epp") else None
                if source is None or "<%" not in source:
                    continue
                try:
                    refused = compile_template(source, lambda: libraries).refused
                except UnsupportedRuby as problem:
                    yield Need(path, problem.line, problem.construct, False)
                    continue
                if refused is not None:
                    yield Need(path, refused.line, refused.construct, True)


def _functions(environment: Environment, has_native: Callable[[str], bool]) -> Iterator[Need]:
    libraries = ModuleLibraries(environment)
    for name in environment.ruby_functions():
        file = environment.find_ruby_function(name)
        if file is None or has_native(name):
            continue
        path, is_legacy = file
        source = _read(environment, path)
        if source is None:
            continue
        try:
            function: RubyFunction = (
                read_legacy_function(name, path, source)
                if is_legacy
                else read_function(name, path, source)
            )
            program = function.program(libraries)
        except UnsupportedRuby as found:
            yield Need(found.path or path, found.line, found.construct, False)
            continue
        except FunctionProblem:
            continue  # no Ruby would help
        needed = program.unsupported or program.refused
        if needed is not None:
            is_partial = program.unsupported is None
            yield Need(needed.path or path, needed.line, needed.construct, is_partial)
