"""Where a configuration file is, what is in it, and whether the user has confirmed it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.cli.configuration_search import PYTHON_FILE, TABLE
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.file_reading import read_given, read_source
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

#: Where tomllib says a mistake is.
_PLACE = pattern(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")
_HEADER = pattern(r"\s*\[([^\[\]]+)\]")
_KEY = pattern(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*[=.]""")


class ConfigurationFile(Record):
    """A file, and what it sets."""

    path: str
    source: SourceFile
    values: dict[str, Any]
    problems: tuple[Diagnostic, ...] = ()

    @property
    def directory(self) -> str:
        """The directory that paths in the file are relative to: the repository."""
        return os.path.dirname(slashed.abspath(self.path))

    @property
    def _table(self) -> str:
        return TABLE if os.path.basename(self.path) == PYTHON_FILE else ""

    def surrounds(self, path: str) -> bool:
        """Does a path lead into the repository?"""
        root = slashed.realpath(self.directory)
        return os.path.commonpath([root, slashed.realpath(path)]) == root

    def table_of(self, key: str, verb: str) -> str | None:
        """The table that sets a key for a verb: its own if that has it."""
        own = self.values.get(verb)
        return verb if isinstance(own, dict) and key in own else None

    def line_of(self, key: str, table: str | None = None) -> int:
        """The line where a key is set, as far as it can be told from lines alone."""
        wanted = ".".join(filter(None, (self._table, table)))
        current = ""
        for number, line in enumerate(self.source.text.splitlines(), 1):
            header = _HEADER.match(line)
            if header is not None:
                current = header[1].replace(" ", "").replace('"', "")
                if f"{current}.".startswith(f"{wanted}.{key}.".lstrip(".")):
                    return number
                continue
            found = _KEY.match(line)
            if current == wanted and found is not None and key in found.groups():
                return number
        return 1

    def problem(
        self,
        id: DiagnosticId,
        message: str,
        key: str,
        table: str | None = None,
        hint: str | None = None,
    ) -> Diagnostic:
        """A mistake at a key."""
        line = self.line_of(key, table)
        code = self.source.line_text(line).rstrip("\n")
        start = self.source.line_starts[line - 1] + len(code) - len(code.lstrip())
        span = Span(start, self.source.line_starts[line - 1] + len(code))
        return Diagnostic(id, Severity.ERROR, message, self.source, span, start, hint=hint)

    # --- Trust

    def is_trusted(self) -> bool:
        """Whether the user has confirmed this file as it is."""
        from mupuppet.environment.trusted_files import is_trusted

        return is_trusted(self.path, self.source.text)

    def trust(self) -> str | None:
        """Remember that the user has confirmed this file as it is; returns what went wrong."""
        from mupuppet.environment.trusted_files import trust

        return trust(self.path, self.source.text)


def read_configuration_file(path: str, *, is_named: bool) -> ConfigurationFile:
    """A file and what it sets. One that the user has not named may not be a link to elsewhere."""
    import tomllib

    source, problems = (
        read_given(path)
        if is_named
        else read_source(path, ReadableDirectories([os.path.dirname(path)]))
    )
    if problems:
        return ConfigurationFile(path, source, {}, tuple(problems))
    try:
        values: Any = tomllib.loads(source.text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        return ConfigurationFile(path, source, {}, (_not_toml(source, str(error)),))
    if os.path.basename(path) == PYTHON_FILE:
        tools = values.get("tool", {})
        values = tools.get("mupuppet", {}) if isinstance(tools, dict) else {}
    if not isinstance(values, dict):
        return ConfigurationFile(path, source, {}, (_not_toml(source, "Expected a table"),))
    return ConfigurationFile(path, source, values)


def _not_toml(source: SourceFile, message: str) -> Diagnostic:
    found = _PLACE.search(message)
    at = len(source.text)
    if found is not None and found[1] is not None:
        at = source.line_starts[int(found[1]) - 1] + int(found[2]) - 1
    elif found is None:
        at = 0
    at = min(at, len(source.text))
    message = message[: found.start()] if found is not None else message
    shown = f"this is not TOML: {message[:1].lower()}{message[1:]}"
    span = Span(at, min(at + 1, len(source.text)))
    return Diagnostic("invalid-configuration", Severity.ERROR, shown, source, span, at)
