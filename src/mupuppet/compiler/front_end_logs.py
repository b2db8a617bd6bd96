"""What the front end has to say about a file, in the words of Puppet's log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mupuppet.compiler.builtin_types import METAPARAMETER_NAMES
from mupuppet.diagnostics import Diagnostic
from mupuppet.syntax import nodes as n


def told_before_errors(diagnostics: Sequence[Diagnostic], *, parsed: bool) -> Iterator[Diagnostic]:
    """The warnings that Puppet logs about a file that it refuses.

    It reads no further than to the first mistake of syntax; of other mistakes it tells last.
    """
    first = next(each for each in diagnostics if each.is_error)
    for diagnostic in diagnostics:
        if parsed or diagnostic.at < first.at:
            yield diagnostic


def diagnostic_logs(diagnostics: Iterable[Diagnostic]) -> Iterator[tuple[str, str]]:
    """The log entries of warnings: level and message."""
    for diagnostic in diagnostics:
        if diagnostic.is_error:
            continue
        text = diagnostic.source.text
        if diagnostic.id == "duplicate-key":
            span = diagnostic.labels[0].span
            key = text[span.start : span.end].strip("'\"")
            yield "warning", f"The key '{key}' is declared more than once"
        elif diagnostic.id == "unrecognized-escape":
            escape = diagnostic.message.split("`")[1]
            yield "warning", f"Unrecognized escape sequence '{escape}'"
        elif diagnostic.id == "future-reserved-word":
            yield "warning", "Use of future reserved word: 'plan'"
        elif diagnostic.id == "illegal-unicode-escape":
            wanted = "4 hex digits or 1-6 hex digits in {} or was > 10ffff"
            yield "warning", f"Unicode escape '\\u' was not followed by {wanted}"


def definition_logs(definitions: Iterable[n.Definition]) -> Iterator[tuple[str, str]]:
    """The log entries about parameters that have the name of a metaparameter."""
    for definition in definitions:
        if not isinstance(definition, (n.ClassDefinition, n.DefinedType)):
            continue
        for parameter in definition.parameters:
            if parameter.name in METAPARAMETER_NAMES:
                effect = "this value will inherit to all contained resources"
                where = f"in the {definition.name} definition"
                yield "warning", f"{parameter.name} is a metaparam; {effect} {where}"
