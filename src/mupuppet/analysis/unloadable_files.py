"""Files of an environment that Puppet would not load, or that would never be found."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field, replace
from mupuppet.compiler.program.file_contents import wrong_definition
from mupuppet.diagnostics import Diagnostic, Severity, distinct
from mupuppet.environment.environment import Environment, manifests_below
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import ParseResult, parse
from mupuppet.syntax.validation import validate

_SEGMENT = re.compile(r"[a-z][a-z0-9_]*")
#: The pretended path of modules while their files are checked.
_ROOT = "/modules"
#: The directories of a module with code, and what each defines.
_DIRECTORIES = {"manifests": "class or defined type", "functions": "function", "types": "type"}


class MainManifests(Record, frozen=False):
    """The main manifests and their problems."""

    files: tuple[str, ...] = ()
    nodes: list[tuple[SourceFile, n.NodeDefinition]] = field(default_factory=list)
    problems: list[Diagnostic] = field(default_factory=list)


def check_main_manifests(environment: Environment) -> MainManifests:
    """Parse and check the main manifests."""
    main = MainManifests()
    for source, problems in environment.main_sources():
        main.files = (*main.files, source.name)
        result = _checked(source, problems, main.problems, ())
        if result is not None:
            main.nodes += [
                (source, node) for node in result.definitions if isinstance(node, n.NodeDefinition)
            ]
    return main


def check_module(environment: Environment, name: str, path: str) -> Iterator[Diagnostic]:
    """Check the code of a module."""
    for directory in _DIRECTORIES:
        root = slashed.join(path, directory)
        for file in manifests_below(root):
            found: list[Diagnostic] = []
            source, problems = environment.sources.read(file)
            # The module may be in a directory with another name.
            shown = SourceFile(source.text, slashed.join(_ROOT, name, slashed.relpath(file, path)))
            result = _checked(shown, problems, found, (_ROOT,))
            yield from (replace(each, source=source) for each in found)
            if result is not None:
                segments = slashed.relpath(file, root).removesuffix(".pp").split("/")
                yield from _misplaced(directory, name, segments, result, source)


def _checked(
    source: SourceFile,
    problems: tuple[Diagnostic, ...],
    found: list[Diagnostic],
    roots: tuple[str, ...],
) -> ParseResult | None:
    """The parsed file if there is no error in it."""
    if problems:
        found += problems
        return None
    result = parse(source)
    diagnostics = result.diagnostics
    if result.ok:
        diagnostics += distinct(validate(result, source, module_roots=roots))
    errors = [diagnostic for diagnostic in diagnostics if diagnostic.is_error]
    found += errors
    return None if errors else result


def _misplaced(
    directory: str, module: str, segments: list[str], result: ParseResult, source: SourceFile
) -> Iterator[Diagnostic]:
    """A file whose definitions would not be found, or that fails when it is loaded."""
    is_first = directory == "manifests" and segments == ["init"]
    expected = "::".join([module] if is_first else [module, *segments])
    if directory != "manifests":
        if segments != ["init_typeset"]:
            problem = wrong_definition(_DIRECTORIES[directory], expected, result.program)
            if problem is not None:
                # A file of comments is harmless unless the definition it is named after is needed.
                severity = Severity.ERROR if result.program.body else Severity.WARNING
                yield _problem(severity, f"the file {problem}", source)
        return
    if not is_first and not all(map(_SEGMENT.fullmatch, segments)):
        message = f"this file is never loaded: `{expected}` is not the name of a class"
        yield _problem(Severity.WARNING, message, source)
        return
    names = [
        node.name.lower()
        for node in result.definitions
        if isinstance(node, n.ClassDefinition | n.DefinedType)
    ]
    if names and expected not in names and not is_first:
        message = f"the file does not define `{expected}`, as its name suggests"
        yield _problem(Severity.WARNING, message, source)


def _problem(severity: Severity, message: str, source: SourceFile) -> Diagnostic:
    span = Span(0, min(1, len(source.text)))
    return Diagnostic("misplaced-definition", severity, message, source, span, 0)
