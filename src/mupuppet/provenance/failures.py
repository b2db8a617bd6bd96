"""Why a compilation failed: how the offending values came about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.diagnostics import Diagnostic
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.lines import Line, line_of, value_text
from mupuppet.provenance.texts import head_text

if TYPE_CHECKING:
    from mupuppet.compiler.resources import Resource

_PARAMETER = re.compile(r"parameter '(\w+)'")
_DUPLICATE = re.compile(r"Duplicate declaration: (.+?\]) is already declared", re.DOTALL)
#: How many lines the short form of an explanation has.
_MOST_NOTES = 5
_LONGEST_VALUE = 60


def explain_failure(explainer: Explainer, error: Diagnostic) -> Explanation:
    """An error, the values behind it, and the way to the code that failed."""
    made = explainer.make("failure", error.message)
    if error.source.name or error.source.text:
        made.file = error.source.name or None
        made.line, made.column = error.position
    recorder = explainer.recorder
    parameters = _parameters(explainer, error)
    failed = recorder.failed_evaluation
    if parameters:
        made.children = parameters
    elif failed is not None:
        record, control = failed
        if record.node is not None and record.source is not None:
            made.children.append(
                explainer.make(
                    "failed",
                    head_text(recorder, record.source, record.node),
                    NO_VALUE,
                    record.node,
                    record.source,
                    explainer.parts_of(record.parts),
                )
            )
        made.children += explainer.existence.way(control)
    made.children += _duplicates(explainer, error)
    if recorder.failed_resources and not (failed and not parameters):
        made.children.append(explainer.existence.explain(recorder.failed_resources[0]))
    return made


def _parameters(explainer: Explainer, error: Diagnostic) -> list[Explanation]:
    """The parameters of a class or defined type that an error names."""
    recorder = explainer.recorder
    if not recorder.failed_resources:
        return []
    resource: Resource = recorder.failed_resources[0]
    if resource.ref.lower() not in error.message.lower():
        return []
    made = []
    for name in dict.fromkeys(_PARAMETER.findall(error.message)):
        changes = changes_of(resource, name)
        if changes:
            change = changes[-1]
            text = f"${name} of {resource.ref}"
            inner = explainer.change(change)
            made.append(explainer.make("parameter", text, change.parameter.value, children=[inner]))
    return made


def _duplicates(explainer: Explainer, error: Diagnostic) -> list[Explanation]:
    """The other declaration, where something is declared twice."""
    found = _DUPLICATE.search(error.message)
    resource = None if found is None else explainer.recording.resource(found[1])
    if resource is None:
        return []
    made = explainer.existence.explain(resource)
    made.note = "the first declaration"
    return [made]


def failure_notes(explanation: Explanation) -> tuple[str, ...]:
    """The short form: the values that matter, each in one line with its place."""
    notes: dict[str, None] = {}
    for line in _telling(explanation):
        text = f"{line.subject} = {value_text(line.value, _LONGEST_VALUE)}"
        if line.is_condition:
            text = text.replace(" = ", " is ", 1)
        where = line.place
        said = ", ".join(line.notes)
        details = ", ".join(part for part in (where, said) if part)
        notes[f"{text} ({details})" if details else text] = None
        if len(notes) == _MOST_NOTES:
            break
    return tuple(notes)


def _telling(explanation: Explanation) -> Iterator[Line]:
    """The lines about values, the nearest first."""
    waiting = [explanation]
    while waiting:
        each = waiting.pop(0)
        line = line_of(each)
        children = [child for child in line.children if not child.is_detail]
        if line.has_value and each.kind in _TELLING and each.note != "explained above":
            yield line
        waiting += children


_TELLING = frozenset(
    "variable parameter fact trusted data condition template-variable undefined "
    "node-parameter server-fact setting".split()
)
