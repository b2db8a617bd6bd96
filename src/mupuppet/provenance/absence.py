"""Why something is not there: what could have made it, and what prevented that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.collectors import CatalogCollector
from mupuppet.compiler.resources import capitalized
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.effects import called_name, nodes_of
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.recorder import Found
from mupuppet.provenance.records import Creation, Record
from mupuppet.provenance.texts import head_text, resource_label, source_text
from mupuppet.syntax import nodes as n

if TYPE_CHECKING:
    from mupuppet.compiler.definitions import Definition
    from mupuppet.compiler.resources import Resource

#: How many titles of other resources are listed.
_MOST_TITLES = 6


def explain_absence(explainer: Explainer, ref: str, attribute: str | None) -> Explanation:
    """Why a resource is not in the catalog, or lacks an attribute."""
    resource = explainer.recording.resource(ref)
    if resource is not None and not resource.virtual:
        if attribute is None:
            made = explainer.make("present", f"{resource.ref} is in the catalog")
            made.children = [explainer.existence.explain(resource)]
            return made
        return _Attribute(explainer, resource, attribute).explain()
    type, _, title = ref.partition("[")
    title = title.removesuffix("]").strip("'\"")
    return _Absent(explainer, capitalized(type.strip()), title, resource).explain()


class _Absent:
    """A resource that is not in the catalog."""

    def __init__(
        self, explainer: Explainer, type: str, title: str, virtual: Resource | None
    ) -> None:
        self._explainer = explainer
        self._recorder = explainer.recorder
        self._type = type
        self._title = title
        self._virtual = virtual

    def explain(self) -> Explanation:
        made = self._explainer.make("absent", f"{self._type}[{self._title}] is not in the catalog")
        made.children = [
            *self._not_realized(),
            *self._not_run(),
            *self._unused_definitions(),
            *self._other_titles(),
            *self._class(),
        ]
        if not made.children:
            made.note = "no code that was read declares anything like it"
        near = self._near()
        if near:
            made.children.append(
                self._explainer.make("similar", f"in the catalog: {', '.join(near)}")
            )
        return made

    # --- Virtual resources

    def _not_realized(self) -> list[Explanation]:
        resource = self._virtual
        if resource is None:
            return []
        explainer = self._explainer
        made = explainer.existence.explain(resource)
        made.kind = "virtual"
        made.note = "declared, but virtual, and nothing has realized it"
        for collector, record, _ in self._recorder.collectors:
            if not isinstance(collector, CatalogCollector) or collector.type != resource.type:
                continue
            if record.node is None or record.source is None:
                continue
            each = explainer.make(
                "unmatched", source_text(self._recorder, record.source, record.node), NO_VALUE,
                record.node, record.source, explainer.parts_of(record.parts),
                note="does not match it",
            )  # fmt: skip
            made.children.insert(0, each)
        return [made]

    # --- Code that was not run

    def _not_run(self) -> list[Explanation]:
        made = []
        for skipped in self._recorder.skipped:
            for body in skipped.bodies:
                for node in nodes_of(body):
                    exact = self._declares(node)
                    if exact is None:
                        continue
                    each = self._explainer.not_run(node, skipped.condition)
                    each.is_detail = False
                    if not exact:
                        each.note = "not run; its title is computed"
                    made.append((exact, each))
        made.sort(key=lambda pair: not pair[0])
        exact_ones = [each for exact, each in made if exact]
        return exact_ones or [each for _, each in made[:_MOST_TITLES]]

    def _declares(self, node: n.Node) -> bool | None:
        """Whether a node declares the resource: surely, perhaps (None if not at all)."""
        if isinstance(node, n.Resource):
            return self._declares_resource(node)
        name = called_name(node)
        if self._type == "Class" and name in ("include", "contain", "require"):
            names = [
                str(each.value).lower().removeprefix("::")
                for each in n.walk(node)
                if isinstance(each, (n.String, n.Name))
            ]
            return True if self._title.lower() in names else None
        if name in ("ensure_packages", "realize", "ensure_resource"):
            texts = [each.value for each in n.walk(node) if isinstance(each, n.String)]
            return True if self._title in texts else None
        return None

    def _declares_resource(self, node: n.Resource) -> bool | None:
        written = node.type
        if not isinstance(written, n.Name):
            return None
        if capitalized(written.value.removeprefix("::")) != self._type:
            return None
        dynamic = False
        for body in node.bodies:
            for title in _titles(body.title):
                if isinstance(title, (n.String, n.Name)):
                    if self._is_title(title.value):
                        return True
                else:
                    dynamic = dynamic or _could_be(title, self._title)
        return False if dynamic else None

    def _is_title(self, written: str) -> bool:
        if self._type == "Class":
            return written.lower().removeprefix("::") == self._title.lower()
        return written == self._title

    def _unused_definitions(self) -> list[Explanation]:
        """Classes and defined types with such a declaration that nobody has used."""
        definitions = self._explainer.recording.compiler.known.definitions
        used = {
            id(resource.definition)
            for resource in self._explainer.recording.compiler.catalog.resources
            if resource.evaluated
        }
        made = []
        for definition in [*definitions.classes.values(), *definitions.defines.values()]:
            if id(definition) in used:
                continue
            declaring = [node for node in nodes_of(definition.node.body) if self._declares(node)]
            made += [self._unused(definition, node) for node in declaring]
        return made

    def _unused(self, definition: Definition, node: n.Node) -> Explanation:
        source = definition.unit.source
        what = "class" if definition.kind == "class" else "defined type"
        verb = "nothing includes" if what == "class" else "nothing uses"
        return self._explainer.make(
            "unused", head_text(self._recorder, source, node), NO_VALUE, node, source,
            note=f"in {what} {definition.name}, which {verb}",
        )  # fmt: skip

    # --- Declarations with other titles

    def _other_titles(self) -> list[Explanation]:
        """Declarations of the type whose titles are computed, and what they came to."""
        by_node: dict[int, list[Creation]] = {}
        for creation in self._recorder.creations.values():
            node = creation.record.node
            if creation.resource.type == self._type and isinstance(node, n.Resource):
                if self._declares_resource(node) is False:
                    by_node.setdefault(id(node), []).append(creation)
        return [self._titles(creations) for creations in by_node.values()]

    def _titles(self, creations: list[Creation]) -> Explanation:
        first = creations[0]
        record = first.record
        assert record.node is not None  # a declaration
        assert record.source is not None  # which stands somewhere
        titles = [creation.resource.title for creation in creations]
        shown = ", ".join(titles[:_MOST_TITLES]) + (", …" if len(titles) > _MOST_TITLES else "")
        children = self._explainer.existence.title(first.resource)
        made = self._explainer.make(
            "other-title", head_text(self._recorder, record.source, record.node), NO_VALUE,
            record.node, record.source, children, note=f"gave {shown}",
        )  # fmt: skip
        made.is_detail = len(creations) > _MOST_TITLES
        return made

    def _class(self) -> list[Explanation]:
        if self._type != "Class":
            return []
        known = self._explainer.recording.compiler.known
        definition = known.find_class(self._title)
        if definition is None:
            return [self._explainer.make("unknown-class", f"no class {self._title} was found")]
        text = head_text(self._recorder, definition.unit.source, definition.node)
        return [
            self._explainer.make(
                "unused", text, NO_VALUE, definition.node, definition.unit.source,
                note="is defined here, but nothing that was run declares it",
            )
        ]  # fmt: skip

    def _near(self) -> list[str]:
        catalog = self._explainer.recording.compiler.catalog
        titles = {r.title: r.ref for r in catalog.resources if r.type == self._type}
        near = get_close_matches(self._title, list(titles), n=3, cutoff=0.75)
        return [titles[title] for title in near if title != self._title]


class _Attribute:
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
            if read.kind != "variable" or read.parts[0].kind != "undefined":
                continue
            found: Found | None = read.detail
            if found is None:
                continue
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
        for scope in [compiler.top, *compiler.class_scopes.values()]:
            record = getattr(scope, "records", {}).get(name.rpartition("::")[2])
            if isinstance(record, Record) and record.kind == "assignment":
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
    return _Attribute(explainer, resource, name).not_run()


def _titles(node: n.Expression) -> list[n.Expression]:
    """The expressions of which each gives a title, or several."""
    while isinstance(node, n.Paren):
        node = node.expression
    if isinstance(node, n.Array):
        return [title for element in node.elements for title in _titles(element)]
    return [] if isinstance(node, n.Default) else [node]


def _could_be(node: n.Expression, title: str) -> bool:
    """Whether the value of an expression could be a title, for all that its text says."""
    if not isinstance(node, n.InterpolatedString):
        return True
    pattern = "".join(
        re.escape(segment.value) if isinstance(segment, n.String) else ".*"
        for segment in node.segments
    )
    return re.fullmatch(pattern, title, re.DOTALL) is not None


def _walk(record: Record) -> Iterator[Record]:
    stack = [record]
    while stack:
        each = stack.pop()
        yield each
        stack.extend(each.parts)
