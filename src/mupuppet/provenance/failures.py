"""Why a compilation failed: how the offending values came about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.program.names import flatten
from mupuppet.diagnostics import Cause, Diagnostic
from mupuppet.provenance.absence import explain_absence
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.evaluations import Control, Record
from mupuppet.provenance.events import Frame
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.labels import head_text, literal
from mupuppet.provenance.lines import Line, line_of, value_text
from mupuppet.provenance.paths import Path, dig, has_key, iteration_key
from mupuppet.provenance.records import CallRecord
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource

_PARAMETER = re.compile(
    r"parameter (?:named )?'(\w+)'((?: (?:entry '[^']*'|index \d+|variant \d+))*)"
)
_BLOCK = re.compile(rf"block {_PARAMETER.pattern}")
_STEP = re.compile(r" (?:entry '([^']*)'|index (\d+))")
_DUPLICATE = re.compile(r"Duplicate declaration: (.+?\]) is already declared", re.DOTALL)
_ATTRIBUTE = re.compile(r"no parameter named '(\w+)'.* on (.+?\])$", re.DOTALL)
_MISSING = re.compile(r"Could not find resource '(.+?\])'", re.DOTALL)
#: How many lines the short form of an explanation has.
_MOST_NOTES = 5
_LONGEST_VALUE = 60
_FIRST = "the first declaration"


def explain_failure(explainer: Explainer, error: Diagnostic) -> Explanation:
    """An error, the values behind it, and the way to the code that failed."""
    made = explainer.make("failure", error.message)
    if error.source.name or error.source.text:
        made.file = error.source.name or None
        position = error.position
        made.line, made.column = position.line, position.column
    recorder = explainer.recorder
    parameters = _parameters(explainer, error) or _element(explainer, error)
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
    elif recorder.creations:
        made.children = _attributes(explainer, error)
    made.children += _duplicates(explainer, error)
    made.children += _overridden(explainer, failed)
    made.children += _missing(explainer, error)
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
    for name, steps in dict.fromkeys(_PARAMETER.findall(error.message)):
        changes = changes_of(resource, name)
        if not changes and error.id == "missing-required-parameter":
            made += _hash_without(explainer, resource, name)
        if changes:
            change = changes[-1]
            value = change.parameter.value
            path = _path(value, steps)
            text = f"${name}{''.join(f'[{literal(key)}]' for key in path)} of {resource.ref}"
            inner = explainer.change(change, path)
            made.append(explainer.make("parameter", text, dig(value, path), children=[inner]))
    return made


def _element(explainer: Explainer, error: Diagnostic) -> list[Explanation]:
    """The element of a loop that does not fit a parameter of its lambda."""
    named = _BLOCK.search(error.message)
    failed = explainer.recorder.failed_evaluation
    if named is None or failed is None or not isinstance(failed[0], CallRecord):
        return []
    call = failed[0]
    assert call.node is not None  # calls stand in code
    # The lambda was not entered for this element.
    arguments = tuple(call.parts)
    frame = Frame(call.node, call.node, call.source, arguments, {}, call.iterations, None)
    key = iteration_key(frame)
    if key is None:
        return []
    value = dig(call.parts[0].value, (key,))
    path = (key, *_path(value, named[2]))
    inner = explainer.explain(call.parts[0], path)
    shown = dig(call.parts[0].value, path)
    return [explainer.make("parameter", f"${named[1]}", shown, children=[inner])]


def _hash_without(explainer: Explainer, resource: Resource, name: str) -> list[Explanation]:
    """The hash that gave a resource its other parameters, but not this one."""
    for other in resource.parameters:
        record = changes_of(resource, other)[-1].record
        if record is not None and isinstance(record.node, n.AttributesFromHash):
            inner = [explainer.explain(part) for part in record.parts]
            return [explainer.make("parameter", f"${name} of {resource.ref}", children=inner)]
    return []


def _path(value: Value, steps: str) -> Path:
    """The part of a value that a mismatch is about: ` entry 'curl' index 2` leads there."""
    path: list[Value] = []
    for entry, index in _STEP.findall(steps):
        key: Value = int(index) if index else entry
        if not has_key(value, key):
            break
        path.append(key)
        value = dig(value, (key,))
    return tuple(path)


def _attributes(explainer: Explainer, error: Diagnostic) -> list[Explanation]:
    """The attribute that an error at the end of a compilation is about, and its resource."""
    named = _ATTRIBUTE.search(error.message)
    for resource in explainer.recording.compiler.catalog.resources:
        for name in resource.parameters:
            change = changes_of(resource, name)[-1]
            written = change.parameter
            is_there = written.source is error.source and written.node is not None
            if named is not None:
                matches = (name, resource.ref) == named.groups()
            else:
                matches = is_there and getattr(written.node, "start", -1) == error.at
            if matches:
                return [explainer.change(change), explainer.existence.explain(resource)]
    return []


def _overridden(
    explainer: Explainer, failed: tuple[Record, Control | None] | None
) -> list[Explanation]:
    """What an override may not replace."""
    if failed is None or not isinstance(failed[0].node, n.ResourceOverride) or not failed[0].parts:
        return []
    made = []
    for value in flatten([failed[0].parts[0].value]):
        resource = explainer.recording.resource(f"{value}".replace("'", ""))
        for operation in failed[0].node.operations if resource is not None else ():
            name = getattr(operation, "name", None)
            changes = [] if resource is None or name is None else changes_of(resource, name)
            if changes:
                each = explainer.change(changes[-1])
                each.note = "set here before"
                made.append(each)
    return made


def _missing(explainer: Explainer, error: Diagnostic) -> list[Explanation]:
    """Why a resource that a relationship needs is not in the catalog."""
    found = _MISSING.search(error.message)
    return [] if found is None else [explain_absence(explainer, found[1], None)]


def _duplicates(explainer: Explainer, error: Diagnostic) -> list[Explanation]:
    """The other declaration, where something is declared twice."""
    found = _DUPLICATE.search(error.message)
    resource = None if found is None else explainer.recording.resource(found[1])
    if resource is None:
        return []
    made = explainer.existence.explain(resource)
    made.note = _FIRST
    return [made]


#: Mistakes in a name that is written in the code: no value led to them.
_NAMES = frozenset(
    "missing-template unknown-class unknown-function unknown-resource-type unknown-variable".split()
)
_NAMED = re.compile(r"(?:'|::|: )(?:\w+\[)?([\w:./-]+)")


def is_in_code(error: Diagnostic) -> bool:
    """Whether the mistake is in the code itself: in a name, or in the syntax of a template."""
    if error.id == "missing-relationship-end" and error.hint is not None:
        return True  # the title of another resource is like the one that is not there
    causes = [note.diagnostic for note in error.notes if isinstance(note, Cause)]
    if any(each.id == "syntax-error" or each.id.startswith("epp-") for each in causes):
        return True
    if any(each.message.startswith("syntax error") for each in causes):  # in Ruby's words
        return True
    if error.id not in _NAMES:
        return False
    places = [error, *causes]
    sources = [each.source.text[each.span.start : each.span.end] for each in places]
    named = error.message.rpartition("Error while evaluating ")[2]
    names = [name.removeprefix("::") for name in _NAMED.findall(named) if len(name) > 2]
    return any(name in source for name in names for source in sources)


def failure_notes(explanation: Explanation) -> tuple[str, ...]:
    """The short form: the values that matter, each in one line with its place."""
    notes: dict[str, None] = {}
    for line in _relevant_lines(explanation):
        text = line.subject
        if line.has_value:
            word = " is " if line.is_condition else " = "
            text += word + value_text(line.value, _LONGEST_VALUE)
        where = line.place
        remarks = ", ".join(line.notes)
        details = ", ".join(part for part in (where, remarks) if part)
        notes[f"{text} ({details})" if details else text] = None
        if len(notes) == _MOST_NOTES:
            break
    return tuple(notes)


def _relevant_lines(explanation: Explanation) -> Iterator[Line]:
    """The lines about values, the nearest first."""
    outermost = set(map(id, explanation.children))
    waiting = [explanation]
    while waiting:
        each = waiting.pop(0)
        line = line_of(each)
        children = [child for child in line.children if not child.is_detail]
        is_relevant = (line.has_value and each.kind in _RELEVANT_KINDS) or each.kind in (
            "not-run",
            "unused",
        )
        if id(each) in outermost:
            # The message names what is passed; where a class is declared first, Puppet does not.
            is_relevant = is_relevant and "passed" not in line.notes
            is_relevant = is_relevant or (each.kind == "class" and each.note == _FIRST)
        if is_relevant and each.note != "explained above":
            yield line
        waiting += children


_RELEVANT_KINDS = frozenset(
    "variable parameter fact trusted data condition template-variable undefined "
    "node-parameter server-fact setting".split()
)
