"""Diagnostics about resource types of modules that could not be read completely."""

from __future__ import annotations

from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.environment import Environment
from mupuppet.environment.file_reading import read_source
from mupuppet.ruby.types.description import TypeDescription, TypeProblem
from mupuppet.ruby.types.generated import WrongGeneratedType
from mupuppet.ruby.types.library import ReadType, find_type
from mupuppet.source import Span


def type_warnings(found: ReadType) -> list[Diagnostic]:
    """Warnings about a type, at the lines that could not be followed."""
    described = found.description
    accepted = "; any attribute is accepted" if described.open else ""
    return [
        _warning(f"the resource type {described.name} {problem.message}{accepted}", problem, found)
        for problem in described.problems
    ]


def all_type_warnings(environment: Environment) -> list[Diagnostic]:
    """Warnings about all types that the modules of an environment define."""
    warnings: list[Diagnostic] = []
    for name in environment.ruby_types():
        try:
            found = find_type(environment, name)
        except WrongGeneratedType as mistake:
            found = _refused(environment, name, mistake)
        if found is not None:
            warnings += type_warnings(found)
    return warnings


def _refused(environment: Environment, name: str, mistake: WrongGeneratedType) -> ReadType:
    """A type whose generated file is wrong, so that every use of it fails."""
    path = environment.find_generated_type(name)
    assert path is not None  # the mistake is in it
    problem = TypeProblem(f"cannot be used: its generated file {mistake}", path)
    return ReadType(TypeDescription(name, problems=(problem,)), path)


def _warning(message: str, problem: TypeProblem, found: ReadType) -> Diagnostic:
    source, _ = read_source(problem.path or found.path)
    starts = source.line_starts
    line = min(problem.line or 1, len(starts))
    line_source = source.line_text(line)
    start = starts[line - 1] + len(line_source) - len(line_source.lstrip())
    span = Span(start, starts[line - 1] + len(line_source.rstrip()))
    return Diagnostic("unreadable-type", Severity.WARNING, message, source, span, start)
