"""The data hierarchies of an environment: its `hiera.yaml` files and their levels."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.data_files import DataFiles
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_reading import outside_diagnostic, read_source
from mupuppet.hiera.config import Config, LayerKind, load_config
from mupuppet.hiera.errors import HieraError
from mupuppet.source import Span
from mupuppet.values.value import Value

_PLACES = ("path", "paths", "glob", "globs", "mapped_paths", "uri", "uris")
_FUNCTIONS = ("data_hash", "lookup_key", "data_dig", "hiera3_backend")


class LevelFound(Record):
    """A level of a hierarchy: its name, its locations, and the function that reads them."""

    name: str
    places: tuple[str, ...]
    function: str | None


class LayerFound(Record):
    """A `hiera.yaml`."""

    #: `Global`, `Environment` or `Module`
    kind: str
    module: str | None
    path: str
    version: int
    levels: tuple[LevelFound, ...]


class _Host:
    """Collects the warnings of reading a configuration."""

    function_errors: tuple[type[Exception], ...] = ()
    strict = "warning"

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def warn(self, message: str, *, once: str | None = None) -> None:
        self.warnings.append(message)


def find_layers(environment: Environment) -> tuple[list[LayerFound], list[Diagnostic]]:
    """The layers of data, and the problems of their configurations."""
    layers: list[LayerFound] = []
    problems: list[Diagnostic] = []
    candidates = list(_candidates(environment))
    files = environment.data_files([os.path.dirname(path) for _, _, path in candidates])
    host: Any = _Host()
    for kind, module, path in candidates:
        try:
            config = load_config(path, kind, files, host)
        except HieraError as error:
            problems.append(_problem(error.file or path, files, error))
            continue
        layers.append(LayerFound(kind.value, module, path, config.version, tuple(_levels(config))))
    return layers, problems


def _candidates(environment: Environment) -> Iterator[tuple[LayerKind, str | None, str]]:
    """The configurations that exist."""
    if environment.hiera_config is not None:
        yield LayerKind.GLOBAL, None, environment.hiera_config
    path = environment.path_in_root("hiera.yaml")
    if path is not None:
        yield LayerKind.ENVIRONMENT, None, path
    for module in sorted(environment.modules):
        path = environment.path_in_module(module, "hiera.yaml")
        if path is not None:
            yield LayerKind.MODULE, module, path


def _levels(config: Config) -> Iterator[LevelFound]:
    hierarchy = config.content.get("hierarchy")
    entries = hierarchy if isinstance(hierarchy, list) else [hierarchy]
    defaults = config.content.get("defaults")
    usual = _named(defaults, _FUNCTIONS) if isinstance(defaults, dict) else None
    for entry in entries:
        if isinstance(entry, dict):
            places = tuple(_places(entry))
            function = _named(entry, _FUNCTIONS) or usual
            yield LevelFound(str(entry.get("name", "")), places, function)
        elif isinstance(entry, str):  # Hiera 3
            yield LevelFound(entry, (entry,), None)


def _places(entry: dict[str, Value]) -> Iterator[str]:
    for key in _PLACES:
        value = entry.get(key)
        if value is not None:
            yield from map(str, value) if isinstance(value, list) else [str(value)]


def _named(entry: dict[str, Value], keys: tuple[str, ...]) -> str | None:
    return next((str(entry[key]) for key in keys if entry.get(key) is not None), None)


def _problem(path: str, files: DataFiles, error: HieraError) -> Diagnostic:
    if not files.is_allowed(path):
        return outside_diagnostic(path)
    source, _ = read_source(path)
    line = error.line if error.line is not None and error.line <= len(source.line_starts) else 1
    at = source.line_starts[line - 1] if source.line_starts else 0
    span = Span(at, max(at + len(source.line_text(line).rstrip()), at))
    return Diagnostic(
        "invalid-hierarchy", Severity.ERROR, error.message or str(error), source, span, at
    )
