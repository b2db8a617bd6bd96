"""How attributes got their values: each change, and what it replaced."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.model.scope import frame_of
from mupuppet.provenance.controls import controls_beyond
from mupuppet.provenance.evaluations import Control
from mupuppet.provenance.events import Change
from mupuppet.provenance.hiera_data import explain_lookup
from mupuppet.provenance.labels import scope_label, source_text
from mupuppet.provenance.paths import Path, dig
from mupuppet.provenance.records import DataRecord, LiteralRecord
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.provenance.base_explainer import BaseExplainer
    from mupuppet.provenance.existence import Existence

#: What the changes of attributes are called.
_CHANGES = {"sensitive": "declaration"}
_ROLE_NAMES = {
    "default": "resource default",
    "collector-override": "collector",
    "override": "override",
    "expression-default": "default of the expression",
}


class Changes:
    """Explains the changes of attributes."""

    def __init__(self, explainer: BaseExplainer, existence: Existence) -> None:
        self._explainer = explainer
        self._existence = existence

    def explain(self, change: Change, path: Path, reader: Control | None) -> Explanation:
        """How an attribute got its value."""
        explainer = self._explainer
        value = dig(change.parameter.value, path)
        with explainer.hiding(isinstance(value, Sensitive) or change.how == "sensitive"):
            made = self._change(change, path, value)
        if change.how != "arrow" and isinstance(change.parameter.value, list):
            made.children += self._shared_arrows(change)
        if reader is not None:
            made.children += explainer.conditions(controls_beyond(change.control, reader))
        if change.before is not None and change.how not in ("arrow", "handed-down", "changed"):
            made.children.append(self._replaced(change))
        return made

    def _change(self, change: Change, path: Path, value: Value) -> Explanation:
        explainer = self._explainer
        parameter, record = change.parameter, change.record
        kind = _CHANGES.get(change.how, change.how)
        if change.how == "data" and isinstance(record, DataRecord):
            return explain_lookup(explainer, record.lookup, path)
        if change.how == "call" and record is not None:
            return self._called(change, path, value)
        if change.how == "changed" and record is not None:
            return explainer.explain(record, path)
        if change.how == "handed-down":
            return self._existence.handed_down(change)
        if change.how == "arrow":
            return self._arrow(change, value)
        origin = change.resource.origin
        if origin is not None and (record is None or record.node is None):
            note = f"exported by {origin[0]}"
            return explainer.make("exported", parameter.name, value, note=note)
        if record is None or record.node is None:
            if self._existence.is_classified(change.resource):
                name = f"{change.resource.title.lower()}::{parameter.name}"
                return explainer.make("classifier", name, value, note="from the classifier")
            return explainer.make(kind, parameter.name, value, note="set by the compiler")
        if isinstance(record.node, n.AttributesFromHash):
            path = (parameter.name, *path)
            kind = "from-hash"
        children = [explainer.explain(part, path) for part in record.parts]
        text = explainer.text(record)
        made = explainer.make(kind, text, value, record.node, record.source, children)
        if kind in _ROLE_NAMES:
            made.note = f"{_ROLE_NAMES[kind]} in {scope_label(frame_of(parameter))}"
        if parameter.adds:
            made.kind = "addition"
        return made

    def _called(self, change: Change, path: Path, value: Value) -> Explanation:
        explainer, record = self._explainer, change.record
        assert record is not None  # a call
        children = []
        for part in sorted(record.parts, key=lambda part: isinstance(part, LiteralRecord)):
            followed = (change.resource.title, change.parameter.name, *path)
            inside = dig(part.value, followed) if isinstance(part.value, dict) else None
            if inside is not None and inside == value:
                children.append(explainer.explain(part, followed))
            else:
                children.append(explainer.explain(part))
                children[-1].is_detail = isinstance(part, LiteralRecord)
        text = explainer.text(record)
        return explainer.make("call", text, value, record.node, record.source, children)

    def _arrow(self, change: Change, value: Value) -> Explanation:
        explainer, parameter = self._explainer, change.parameter
        made = explainer.make("relationship", parameter.name, value)
        written: Change | None = change
        while written is not None and written.how == "arrow":
            written = written.before
        if written is not None:
            made.children.append(explainer.change(written))
        made.children += self._arrows(change.resource, parameter.name)
        if len(made.children) == 1 and written is None:
            made.text = made.children[0].text
            only = made.children.pop()
            made.file, made.line, made.column = only.file, only.line, only.column
        return made

    def _arrows(self, resource: Resource, name: str) -> list[Explanation]:
        """The arrows that go from a resource."""
        explainer = self._explainer
        arrows: dict[int, tuple[n.Relationship, SourceFile]] = {}
        for first, _, node, source in explainer.recording.compiler.resources.relationships.related:
            if first is resource and ("~" in node.operator) == (name == "notify"):
                arrows.setdefault(id(node), (node, source))
        return [
            explainer.make(
                "arrow", source_text(explainer.recorder, source, node), NO_VALUE, node, source
            )
            for node, source in arrows.values()
        ]

    @cached_property
    def _lengthened(self) -> dict[int, Resource]:
        """The resources whose arrays arrows have made longer, by the arrays."""
        found: dict[int, Resource] = {}
        for resource in self._explainer.recording.compiler.catalog.resources:
            for name in RELATIONSHIP_NAMES:
                changes = changes_of(resource, name)
                if changes and changes[-1].how == "arrow":
                    found[id(changes[-1].parameter.value)] = resource
        return found

    def _shared_arrows(self, change: Change) -> list[Explanation]:
        """The arrows of another resource that has the same array: it grows for both."""
        other = self._lengthened.get(id(change.parameter.value))
        if other is None or change.parameter.name not in RELATIONSHIP_NAMES:
            return []
        made = self._arrows(other, change.parameter.name)
        for each in made:
            each.note = f"an arrow from {other.ref}, which shares this array"
        return made

    def _replaced(self, change: Change) -> Explanation:
        explainer, before = self._explainer, change.before
        assert before is not None  # the caller has looked
        with explainer.aside():
            inner = explainer.change(before)
        word = "added to" if change.parameter.adds else "replaced"
        inner.note = word if inner.note is None else f"{word}; {inner.note}"
        inner.is_detail = not change.parameter.adds
        return inner


def changes_of(resource: Resource, name: str) -> list[Change]:
    """All changes of an attribute."""
    changes: list[Change] = resource.parameters.changes.get(name, [])  # type: ignore[attr-defined]  # recorded
    return changes
