"""An explanation in the layout of `puppet lookup --explain`, to compare it with Puppet's."""

from __future__ import annotations

from mupuppet.hiera.explain import Kind, Outcome, Step
from mupuppet.hiera.layers import Layer
from mupuppet.hiera.locations import Location
from mupuppet.hiera.merging import Strategy
from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import inspect
from mupuppet.values.value import Sensitive, Value

_FOUND = {
    Outcome.FOUND: "",
    Outcome.FOUND_IN_OVERRIDES: " in overrides",
    Outcome.FOUND_IN_DEFAULTS: " in defaults",
}
_HEADINGS = {
    Kind.KEY: 'Searching for "{}"',
    Kind.OPTIONS: 'Searching for "{}"',
    Kind.INVALID_KEY: 'Invalid key "{}"',
    Kind.MERGE_SOURCE: 'Using merge options from "{}" hash',
    Kind.INTERPOLATION: 'Interpolation on "{}"',
    Kind.SUB_LOOKUP: 'Sub key: "{}"',
}


def puppet_text(root: Step) -> str:
    """The whole explanation."""
    lines: list[str] = []
    for step in root.steps:
        _write(step, lines, "")
    lines += root.messages
    return "".join(f"{line}\n" for line in lines)


def _write(step: Step, lines: list[str], indent: str) -> None:
    inner = f"{indent}  "
    if step.kind is Kind.SEGMENT:
        _write_outcome(step, lines, indent)
        return
    if step.kind is Kind.MERGE:
        _write_merge(step, lines, indent)
        return
    lines.append(indent + _heading(step))
    subject = step.subject
    kind = ""
    if isinstance(subject, Location):
        kind = "URI" if subject.is_uri else "Path"
        lines.append(f'{inner}Original {kind.lower()}: "{subject.original}"')
    if isinstance(subject, Layer) and subject.config.path is not None:
        lines.append(f'{inner}Using configuration "{subject.config.path}"')
    for each in step.steps:
        _write(each, lines, inner)
    if step.outcome is Outcome.LOCATION_MISSING:
        lines.append(f"{inner}{kind} not found")
    if step.kind not in (Kind.KEY, Kind.OPTIONS, Kind.INTERPOLATION):
        _write_outcome(step, lines, inner)


def _heading(step: Step) -> str:
    if step.kind is Kind.MODULE:
        if step.outcome is Outcome.MODULE_MISSING:
            return f'Module "{step.title}" not found'
        return f'Module data provider for module "{step.title}" not found'
    if isinstance(step.subject, Location):
        return f'{"URI" if step.subject.is_uri else "Path"} "{step.title}"'
    return _HEADINGS.get(step.kind, "{}").format(step.title)


def _write_merge(step: Step, lines: list[str], indent: str) -> None:
    """A merge of one thing is none."""
    if len(step.steps) == 1:
        _write(step.steps[0], lines, indent)
        return
    assert isinstance(step.subject, Strategy)  # that is what a merge is about
    inner = f"{indent}  "
    lines.append(f"{indent}Merge strategy {step.title}")
    if step.subject.shown_options:
        lines.append(f"{inner}Options: {_value(step.subject.shown_options, inner)}")
    for each in step.steps:
        _write(each, lines, inner)
    if step.outcome is Outcome.MERGED:
        lines.append(f"{inner}Merged result: {_value(step.value, inner)}")


def _write_outcome(step: Step, lines: list[str], indent: str) -> None:
    if step.outcome is Outcome.NOT_FOUND:
        lines.append(f'{indent}No such key: "{step.key}"')
    elif step.outcome in _FOUND:
        where = _FOUND[step.outcome]
        lines.append(f'{indent}Found key: "{step.key}" value: {_value(step.value, indent)}{where}')
    lines += [f"{indent}{text}" for text in step.messages]


def _value(value: Value, indent: str) -> str:
    inner = f"{indent}  "
    if isinstance(value, dict) and value:
        entries = [
            f"{inner}{_value(key, inner)} => {_value(entry, inner)}"
            for key, entry in pairs_of(value)
        ]
        return "{\n" + ",\n".join(entries) + f"\n{indent}}}"
    if isinstance(value, list) and value:
        elements = [f"{inner}{_value(element, inner)}" for element in value]
        return "[\n" + ",\n".join(elements) + f"\n{indent}]"
    return "#<Sensitive [value redacted]>" if isinstance(value, Sensitive) else inspect(value)
