"""What the front end reports about a file, in the wording of Puppet's log.

Puppet's settings limit how much of what validation finds in one file is logged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES

if TYPE_CHECKING:
    from mupuppet.values.value import Value

#: A log entry: level and message.
Entry = tuple[str, str]


class MostLogged(Record):
    """How much is logged of what validation finds in one file."""

    errors: int = 10
    warnings: int = 10
    deprecations: int = 10

    @classmethod
    def by_settings(cls, settings: Mapping[str, Value]) -> MostLogged:
        """What Puppet's settings say; a number that is none is as if it were not set."""
        given = {
            name: number
            for name in ("errors", "warnings", "deprecations")
            if type(number := settings.get(f"max_{name}")) is int
        }
        if "deprecations" in (settings.get("disable_warnings") or ()):
            given["deprecations"] = 0
        return cls(**given)


def diagnostic_logs(
    diagnostics: Iterable[Diagnostic], most: MostLogged | None = None
) -> Iterator[Entry]:
    """The log entries of warnings; with `most`, no more than that."""
    warnings = deprecations = 0
    for diagnostic in diagnostics:
        if diagnostic.is_error:
            continue
        if most is not None:
            deprecations += diagnostic.severity is Severity.DEPRECATION
            warnings += diagnostic.id == "duplicate-key"
            if diagnostic.severity is Severity.DEPRECATION and deprecations > most.deprecations:
                continue
            if diagnostic.id == "duplicate-key" and warnings > most.warnings:
                continue
        if diagnostic.id == "duplicate-key":
            yield "warning", f"The key '{repeated_key(diagnostic)}' is declared more than once"
        elif diagnostic.id == "unrecognized-escape":
            escape = diagnostic.message[1:3]  # it begins with the quoted escape sequence
            yield "warning", f"Unrecognized escape sequence '{escape}'"
        elif diagnostic.id == "future-reserved-word":
            yield "warning", "Use of future reserved word: 'plan'"
        elif diagnostic.id == "illegal-nonliteral-parameter-type":
            name = diagnostic.message.split("`")[1]
            kind = "a Puppet::Pops::Model::AccessExpression"  # the grammar knows no other
            yield "warning", f"The parameter '{name}' must be a literal type, not {kind}"
        elif diagnostic.id == "illegal-unicode-escape":
            wanted = "4 hex digits or 1-6 hex digits in {} or was > 10ffff"
            yield "warning", f"Unicode escape '\\u' was not followed by {wanted}"


def repeated_key(diagnostic: Diagnostic) -> str:
    """The key that a hash has twice, as Ruby prints it."""
    from mupuppet.compiler.program.constants import UNKNOWN  # few files need it
    from mupuppet.source import SourceFile
    from mupuppet.syntax.parser import parse
    from mupuppet.values.regexps import Regexp
    from mupuppet.values.strings import inspect, to_string

    span = diagnostic.labels[0].span
    code = diagnostic.source.text[span.start : span.end]
    parsed = parse(SourceFile(f"$key = {code}"))
    if not parsed.ok:  # such as a heredoc, whose text is elsewhere
        return code
    assignment = parsed.program.body[0]
    assert isinstance(assignment, n.Assignment)  # the key of a hash is an expression
    value = _literal(assignment.value)
    if value is UNKNOWN:  # it is nested too deep
        return code
    if isinstance(value, Regexp):
        return value.to_s()
    return inspect(value) if isinstance(value, (list, dict)) else to_string(value)


def _literal(node: n.Node, depth: int = 30) -> Any:
    """What Puppet's validation sees in a literal: of `T[a, b]` the array of what is in brackets."""
    from mupuppet.compiler.program.constants import UNKNOWN, constant_value

    if isinstance(node, n.TypeName):
        return node.value.lower()
    if not isinstance(node, (n.Access, n.Array)):
        return constant_value(node)
    if not depth:
        return UNKNOWN
    elements = node.keys if isinstance(node, n.Access) else node.elements
    parts = [_literal(each, depth - 1) for each in elements]
    return UNKNOWN if UNKNOWN in parts else parts


def definition_logs(definitions: Iterable[n.Definition]) -> Iterator[Entry]:
    """The log entries about parameters that have the name of a metaparameter."""
    for definition in definitions:
        if not isinstance(definition, (n.ClassDefinition, n.DefinedType)):
            continue
        for parameter in definition.parameters:
            if parameter.name in METAPARAMETER_NAMES:
                effect = "this value will inherit to all contained resources"
                where = f"in the {definition.name} definition"
                yield "warning", f"{parameter.name} is a metaparam; {effect} {where}"
