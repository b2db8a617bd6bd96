"""Why a resource lacks an attribute: values that are undef, and code that was not run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.labels import resource_label
from mupuppet.provenance.records import AssignmentRecord, UndefinedRecord, VariableRecord

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource


class MissingAttribute:
    """An attribute that a resource lacks."""

    def __init__(self, explainer: Explainer, resource: Resource, name: str) -> None:
        self._explainer = explainer
        self._resource = resource
        self._name = name

    def explain(self) -> Explanation:
        explainer, resource, name = self._explainer, self._resource, self._name
        changes = changes_of(resource, name)
        if changes and changes[-1].parameter.value is not None:
            made = explainer.make("present", f"{resource.ref} has the attribute {name}")
            made.children = [explainer.change(changes[-1])]
            return made
        made = explainer.make("absent", f"{resource.ref} has no attribute {name}")
        if changes:
            change = explainer.change(changes[-1])
            change.note = "is undef, which is the same as not set"
            made.children.append(change)
            if changes[-1].record is not None:
                made.children += self._later_assignments(changes[-1].record)
        made.children += self.not_run()
        if not made.children:
            made.note = "no declaration, default, override or collector mentions it"
        return made

    def _later_assignments(self, record: Record) -> list[Explanation]:
        """Assignments that came too late, or in other scopes, for variables that were undefined."""
        made = []
        for read in _walk(record):
            if not isinstance(read, VariableRecord) or read.found is None:
                continue
            if not isinstance(read.parts[0], UndefinedRecord):
                continue
            found = read.found
            for label, assignment in self._assignments(found.name):
                node, source = assignment.node, assignment.source
                made.append(
                    self._explainer.make(
                        "assignment", self._explainer.text(assignment), assignment.value, node,
                        source, note=f"${found.name} is assigned here, {label}",
                    )
                )  # fmt: skip
        return made

    def _assignments(self, name: str) -> Iterator[tuple[str, Record]]:
        compiler = self._explainer.recording.compiler
        home = self._resource.scope
        for scope in [compiler.top, *compiler.classes.scopes.values()]:
            record = getattr(scope, "records", {}).get(name.rpartition("::")[2])
            if isinstance(record, AssignmentRecord):
                where = resource_label(scope.resource)
                label = "but later" if scope is home else f"in {where}, which is not visible here"
                yield label, record

    def not_run(self) -> list[Explanation]:
        """Code that was not run and would have set the attribute."""
        made = []
        for node, skipped in self._explainer.skipped.setters(self._resource.type, self._name):
            each = self._explainer.not_run(node, skipped.condition)
            each.is_detail = False
            made.append(each)
        return made


def not_run_for(explainer: Explainer, resource: Resource, name: str) -> list[Explanation]:
    """Defaults, overrides and collectors that were not run and would have set an attribute."""
    return MissingAttribute(explainer, resource, name).not_run()


def _walk(record: Record) -> Iterator[Record]:
    stack = [record]
    while stack:
        each = stack.pop()
        yield each
        stack.extend(each.parts)
