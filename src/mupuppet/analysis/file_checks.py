"""Checks of files that are not manifests: what else a control repository or a module has.

Each kind of file is checked as far as it can be without a node: data for its syntax, `hiera.yaml`
against its schema, ERB templates for the syntax of their Ruby, and so on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.values.value import Value

Check = Callable[[SourceFile], list[Diagnostic]]
#: The endings of files of code.
CODE = (".pp", ".epp")
_ENDINGS = {".yaml": "yaml", ".yml": "yaml", ".eyaml": "yaml", ".json": "json", ".erb": "erb"}
_NAMES = {
    "hiera.yaml": "hierarchy",
    "metadata.json": "metadata",
    "Puppetfile": "puppetfile",
    "environment.conf": "environment",
}


def kind_of(path: str) -> str | None:
    """The kind of a file that can be checked and is not code; None for all others."""
    name = os.path.basename(path)
    if name in _NAMES:
        return _NAMES[name]
    kind = _ENDINGS.get(os.path.splitext(name)[1])
    if kind is None and name.endswith((".conf", ".hocon")) and "data" in path.split("/")[:-1]:
        return "hocon"
    return kind


def is_checked(path: str) -> bool:
    """Whether a file is of a kind that is checked."""
    return path.endswith(CODE) or kind_of(path) is not None


def check_file(source: SourceFile) -> list[Diagnostic]:
    """What is wrong with a file that is not code."""
    kind = kind_of(source.name)
    return [] if kind is None else _CHECKS[kind](source)


def _data(source: SourceFile) -> list[Diagnostic]:
    from mupuppet.data_formats.hocon_reader import parse_hocon
    from mupuppet.data_formats.json_reader import parse_json
    from mupuppet.data_formats.problems import DataProblem
    from mupuppet.data_formats.yaml_reader import parse_yaml

    kind = kind_of(source.name)
    parse = {"yaml": parse_yaml, "json": parse_json}.get(kind or "", parse_hocon)
    try:
        parse(source.text.encode("utf-8", "surrogateescape"), source.name)
    except DataProblem as problem:
        found = _at("invalid-data-file", problem.message, source, problem.line, problem.column)
        if source.text.startswith("!ruby/", found.at):
            return [replace(found, severity=Severity.WARNING, hint=_RUBY_OBJECTS)]
        return [replace(found, hint=problem.hint)]
    return []


_RUBY_OBJECTS = "Puppet's own back ends refuse objects of Ruby; one in Ruby may permit them"


def _hierarchy(source: SourceFile) -> list[Diagnostic]:
    from mupuppet.hiera.config import check_config
    from mupuppet.hiera.errors import HieraError

    try:
        check_config(source.text.encode("utf-8", "surrogateescape"), source.name)
    except HieraError as error:
        found = _at("invalid-hierarchy", error.message, source, error.line, error.column)
        return [replace(found, hint=error.hint)]
    return []


def _metadata(source: SourceFile) -> list[Diagnostic]:
    from mupuppet.environment.modules import read_metadata

    directory = os.path.dirname(slashed.abspath(source.name))
    problem = read_metadata(os.path.basename(directory), directory).problem
    return list(_versions(source)) if problem is None else [_renamed(problem, source)]


def _versions(source: SourceFile) -> Iterator[Diagnostic]:
    """Versions that are none: Puppet compiles such a module, but no tool can install it."""
    from mupuppet.data_formats.json_reader import parse_json
    from mupuppet.data_formats.problems import DataProblem
    from mupuppet.data_formats.yaml_positions import yaml_positions
    from mupuppet.values.version_ranges import parse_range
    from mupuppet.values.versions import VersionError, parse_version

    content = source.text.encode("utf-8", "surrogateescape")
    try:
        data = parse_json(content, source.name)
        positions = yaml_positions(content, source.name)
    except DataProblem:  # reported before, or JSON that is not YAML
        return
    wanted: list[tuple[tuple[Value, ...], Callable[[str], object]]] = [
        (("version",), parse_version)
    ]
    for group in ("dependencies", "requirements"):
        entries = data.get(group) if isinstance(data, dict) else None
        count = len(entries) if isinstance(entries, list) else 0
        wanted += [((group, at, "version_requirement"), parse_range) for at in range(count)]
    for path, parse in wanted:
        written = _at_path(data, path)
        if not isinstance(written, str):
            continue
        try:
            parse(written)
        except VersionError as error:
            place = next(iter(positions.find(*path)), None)
            line, column = (None, None) if place is None else (place.line, place.column)
            found = _at("invalid-metadata", str(error), source, line, column)
            yield replace(found, severity=Severity.WARNING)


def _at_path(data: Value, path: Iterable[Value]) -> Value:
    """What is there, or None."""
    for part in path:
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int):
            data = data[part]
        else:
            return None
    return data


def _environment(source: SourceFile) -> list[Diagnostic]:
    from mupuppet.environment.configuration import ConfigurationContext, read_configuration
    from mupuppet.environment.readable_directories import ReadableDirectories
    from mupuppet.environment.spec import DEFAULT_NAME

    directory = os.path.dirname(slashed.abspath(source.name))
    area = ReadableDirectories([directory])
    found = read_configuration(directory, ConfigurationContext(DEFAULT_NAME), area).problems
    return [_renamed(each, source) for each in found]


def _renamed(problem: Diagnostic, source: SourceFile) -> Diagnostic:
    """A problem under the name that the file was given by."""
    from mupuppet.basics.records import replace

    message = problem.message.replace(problem.source.name, source.name)
    return replace(problem, message=message, source=SourceFile(problem.source.text, source.name))


def _erb(source: SourceFile) -> list[Diagnostic]:
    from mupuppet.ruby.erb.scan import scan_template
    from mupuppet.ruby.syntax.parsing import describe_error, first_error, parse_ruby

    program = scan_template(source.text).program
    root = parse_ruby(program.encode("utf-8", "surrogateescape"))
    error = first_error(root) if root.has_error else None
    if error is None:
        return []
    # Lines of the program are those of the template, its columns are not.
    what = describe_error(error) if error.is_missing else "it cannot be parsed from here on"
    message = f"the Ruby code of this template is not valid: {what}"
    return [_at("invalid-erb", message, source, error.start_point[0] + 1, None)]


def _puppetfile(source: SourceFile) -> list[Diagnostic]:
    from mupuppet.ruby.puppet.puppetfile import read_puppetfile

    return list(read_puppetfile(source).problems)


def _at(
    id: DiagnosticId, message: str, source: SourceFile, line: int | None, column: int | None
) -> Diagnostic:
    """A problem at a line; without a column, at its first character."""
    starts = source.line_starts
    number = min(max(line or 1, 1), len(starts))
    text = source.line_text(number)
    indent = len(text) - len(text.lstrip()) if column is None else min(column - 1, len(text))
    at = starts[number - 1] + indent
    end = max(starts[number - 1] + len(text.rstrip()), at + 1)
    return Diagnostic(id, Severity.ERROR, message, source, Span(at, end), at)


_CHECKS: dict[str, Check] = {
    "yaml": _data,
    "json": _data,
    "hocon": _data,
    "hierarchy": _hierarchy,
    "metadata": _metadata,
    "environment": _environment,
    "erb": _erb,
    "puppetfile": _puppetfile,
}
