"""Where the data of a level is: paths, patterns, URIs, and paths for each value of a variable."""

from __future__ import annotations

import os
from collections.abc import Sequence

from mupuppet.basics.records import Record
from mupuppet.environment.data_files import DataFileError
from mupuppet.hiera.errors import UsageError, unreadable
from mupuppet.hiera.interpolation import interpolate, scope_value
from mupuppet.hiera.invocation import Invocation
from mupuppet.hiera.scopes import LocalScope
from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import to_string
from mupuppet.values.uris import URIError, parse_uri
from mupuppet.values.value import Value


class Location(Record, eq=False):
    """A place of data."""

    #: As the configuration has it.
    original: str
    #: With variables interpolated.
    resolved: str
    exists: bool
    is_uri: bool = False

    def __str__(self) -> str:
        return self.resolved


def join_paths(base: str, path: str) -> str:
    """A path that starts at a directory, unless it is absolute; leading dots go up from there."""
    if os.path.isabs(path):
        return path
    parts = path.split("/")
    while parts and parts[0] in (".", "..", ""):
        if parts[0] == "..":
            base = base.rstrip("/").rpartition("/")[0] or "/"
        del parts[0]
    rest = "/".join(parts)
    return f"{base.rstrip('/')}/{rest}" if rest else base


def resolve_paths(
    datadir: str,
    paths: Sequence[str],
    invocation: Invocation,
    *,
    only_existing: bool = False,
    extension: str | None = None,
) -> list[Location]:
    """The locations of paths; they may lack an extension that is required."""
    files = invocation.hiera.files
    found = []
    for original in paths:
        path = to_string(interpolate(original, invocation, with_methods=False))
        if extension is not None and not path.endswith(extension):
            path += extension
        path = join_paths(datadir, path)
        exists = files.exists(path)
        if exists or not only_existing:
            found.append(Location(original, path, exists))
    return found


def expand_globs(datadir: str, patterns: Sequence[str], invocation: Invocation) -> list[Location]:
    """The locations of all files that match patterns."""
    found: list[Location] = []
    for original in patterns:
        pattern = join_paths(
            datadir, to_string(interpolate(original, invocation, with_methods=False))
        )
        try:
            paths = invocation.hiera.files.glob(pattern)
        except DataFileError as error:
            raise unreadable(error, error.path) from None
        found += [Location(pattern, path, exists=True) for path in paths]
    return found


def expand_uris(uris: Sequence[str], invocation: Invocation) -> list[Location]:
    """The locations of URIs; their existence is not checked."""
    found = []
    for original in uris:
        uri = to_string(interpolate(original, invocation, with_methods=False))
        try:
            parse_uri(uri)
        except URIError as error:
            raise UsageError(str(error), "invalid-hierarchy", is_argument=True) from None
        found.append(Location(original, uri, exists=True, is_uri=True))
    return found


def _elements(values: Value) -> list[Value]:
    if isinstance(values, dict):
        return [[key, value] for key, value in pairs_of(values)]
    return values if isinstance(values, list) else [values]


def expand_mapped_paths(
    datadir: str, mapping: Sequence[str], invocation: Invocation
) -> list[Location]:
    """The locations of a template, one for each value of a variable."""
    source, name, template = mapping
    values = scope_value(source, invocation, "mapped_path[0]")
    if values is None or values in ("", [], {}):
        return []
    elements = _elements(values)
    found = []
    enclosing, uses = invocation.scope, invocation.scope_uses
    for element in elements:
        invocation.scope = LocalScope(enclosing, {name: element})
        invocation.scope_uses = []
        try:
            path = join_paths(
                datadir, to_string(interpolate(template, invocation, with_methods=False))
            )
            if uses is not None:
                uses += [use for use in invocation.scope_uses if use.root != name]
        finally:
            invocation.scope, invocation.scope_uses = enclosing, uses
        found.append(Location(template, path, invocation.hiera.files.exists(path)))
    return found
