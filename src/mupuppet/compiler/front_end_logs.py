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
            key = _key_text(text[span.start : span.end])
            yield "warning", f"The key '{key}' is declared more than once"
        elif diagnostic.id == "unrecognized-escape":
            escape = diagnostic.message.split("`")[1]
            yield "warning", f"Unrecognized escape sequence '{escape}'"
        elif diagnostic.id == "future-reserved-word":
            yield "warning", "Use of future reserved word: 'plan'"
        elif diagnostic.id == "illegal-unicode-escape":
            wanted = "4 hex digits or 1-6 hex digits in {} or was > 10ffff"
            yield "warning", f"Unicode escape '\\u' was not followed by {wanted}"


def _key_text(code: str) -> str:
    """The text that Ruby gives for the key that is written as this code."""
    from mupuppet.compiler.lowering.constants import UNKNOWN, constant_value  # few files need it
    from mupuppet.source import SourceFile
    from mupuppet.syntax.parser import parse
    from mupuppet.values.regexps import Regexp
    from mupuppet.values.text import inspect, to_text

    parsed = parse(SourceFile(f"$key = {code}"))
    if not parsed.ok:  # such as a heredoc, whose text stands elsewhere
        return code
    assignment = parsed.program.body[0]
    assert isinstance(assignment, n.Assignment)  # the key of a hash is an expression
    value = constant_value(assignment.value)
    if value is UNKNOWN:  # it is nested too deep
        return code
    if isinstance(value, Regexp):
        return f"(?-mix:{value.source})"
    return inspect(value) if isinstance(value, (list, dict)) else to_text(value)


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
