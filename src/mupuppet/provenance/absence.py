"""Why something is not in the catalog: what could have created it, and what prevented that."""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.program.suggestions import near_type_of_resources
from mupuppet.compiler.resources.collectors import CatalogCollector, ExportedCollector
from mupuppet.environment.exports import ExportsError
from mupuppet.provenance.data_elsewhere import DataElsewhere
from mupuppet.provenance.declaring_code import Wanted
from mupuppet.provenance.effects import nodes_of
from mupuppet.provenance.events import Creation
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.labels import head_text, source_text
from mupuppet.provenance.missing_attributes import MissingAttribute
from mupuppet.provenance.unused_code import OtherCode
from mupuppet.syntax import nodes as n

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.program.definitions import Definition

#: How many titles of other resources are listed.
_MOST_TITLES = 6
#: How many declarations with other titles are listed.
_MOST_OTHERS = 4
#: How many places that nothing has used are listed, and how deep their possible users.
_MOST_PLACES = 8
_DEEPEST = 4
_WORDS = {"class": "class", "define": "defined type", "node": "node"}


def explain_absence(explainer: Explainer, ref: str, attribute: str | None) -> Explanation:
    """Why a resource is not in the catalog, or lacks an attribute."""
    resource = explainer.recording.resource(ref)
    if resource is not None and not resource.virtual:
        if attribute is None:
            made = explainer.make("present", f"{resource.ref} is in the catalog")
            made.children = [explainer.existence.explain(resource)]
            return made
        return MissingAttribute(explainer, resource, attribute).explain()
    type, _, title = ref.partition("[")
    title = title.removesuffix("]").strip("'\"")
    return _Absent(explainer, Wanted(capitalized(type.strip()), title), resource).explain()


class _Absent:
    """A resource that is not in the catalog."""

    def __init__(self, explainer: Explainer, wanted: Wanted, virtual: Resource | None) -> None:
        self._explainer = explainer
        self._recorder = explainer.recorder
        self._wanted = wanted
        self._virtual = virtual
        #: Classes whose absence is being explained.
        self._being_explained: set[str] = set()

    @cached_property
    def _other_code(self) -> OtherCode:
        return OtherCode(self._explainer.recording.compiler)

    def explain(self) -> Explanation:
        wanted = self._wanted
        made = self._explainer.make("absent", f"{wanted.ref} is not in the catalog")
        if wanted.is_class:
            self._being_explained.add(wanted.title.lower())
        not_run = self._not_run(wanted)
        others = [*self._other_includes(wanted), *self._other_titles()]
        in_data = self._in_data(others)
        made.children = [*self._not_realized(), *self._not_collected(), *in_data, *not_run]
        if in_data:  # what has nothing to do with that data is not an answer
            return made
        made.children += self._unused(wanted, 1)
        for each in others[0 if made.children else _MOST_OTHERS :]:
            each.is_detail = True
        made.children += others + self._class()
        if not self._is_known_type():
            made.note = f"there is no type {wanted.type.lower()}"
            hint = near_type_of_resources(self._explainer.recording.compiler.program, wanted.type)
            if hint is not None:
                made.note += f"; {hint}"
        elif not made.children:
            made.note = "no code of the environment names it"
        near = self._near()
        if near:
            made.children.append(
                self._explainer.make("similar", f"in the catalog: {', '.join(near)}")
            )
        return made

    def _is_known_type(self) -> bool:
        compiler = self._explainer.recording.compiler
        return self._wanted.is_class or compiler.program.resource_type_exists(
            self._wanted.type.lower()
        )

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

    def _not_collected(self) -> list[Explanation]:
        """The collectors that take resources of other nodes, and why not this one."""
        made = []
        for collector, record, _ in self._recorder.collectors:
            if not isinstance(collector, ExportedCollector) or self._virtual is not None:
                continue
            if collector.type != self._wanted.type or not record.node or not record.source:
                continue
            text = source_text(self._recorder, record.source, record.node)
            each = self._explainer.make("unmatched", text, NO_VALUE, record.node, record.source)
            each.note = f"takes what other nodes export; {self._why_not_collected()}"
            each.children = self._explainer.parts_of(record.parts)
            made.append(each)
        return made

    def _why_not_collected(self) -> str:
        inputs = self._explainer.recording.compiler.inputs
        if inputs.exports is None:
            return "there is no store of exported resources"
        try:
            found = inputs.exports.search(self._wanted.type, inputs.node.name, None)
        except ExportsError as error:
            return str(error)
        nodes = [each.certname for each in found if each.title == self._wanted.title]
        if nodes:
            return f"does not match that of {', '.join(nodes)}"
        return "in its last catalog no other node exports it"

    # --- Code that was not run

    def _not_run(self, wanted: Wanted) -> list[Explanation]:
        made: dict[int, tuple[bool, Explanation]] = {}
        times: dict[int, int] = {}
        for skipped in self._recorder.skipped:
            for body in skipped.bodies:
                for node in nodes_of(body):
                    exact = wanted.declares(node)
                    if exact is None:
                        continue
                    times[id(node)] = times.get(id(node), 0) + 1
                    if id(node) not in made:
                        each = self._explainer.not_run(node, skipped.condition)
                        each.is_detail = False
                        made[id(node)] = (exact, each)
        for key, (exact, each) in made.items():
            note = "not run" if times[key] == 1 else f"not run ({times[key]} times)"
            each.note = note if exact else f"{note}; its title is computed"
        exact_ones = [each for exact, each in made.values() if exact]
        return exact_ones or [each for _, each in list(made.values())[:_MOST_TITLES]]

    # --- Code that nothing has used

    def _unused(self, wanted: Wanted, depth: int) -> list[Explanation]:
        """Classes, defined types and nodes with such a declaration that nothing has used."""
        made: list[Explanation] = []
        for definition, node, exact in self._declarations(wanted):
            each = self._unused_place(definition, node, exact)
            if depth < _DEEPEST:
                each.children = self._users(definition, depth)
            each.is_detail = len(made) >= _MOST_PLACES
            made.append(each)
        return made

    def _declarations(self, wanted: Wanted) -> list[tuple[Definition, n.Node, bool]]:
        """Declarations in code that nothing has used; first those that name the title."""
        sure: list[tuple[Definition, n.Node, bool]] = []
        perhaps: list[tuple[Definition, n.Node, bool]] = []
        for definition in self._other_code.mentioning(wanted.mention):
            if wanted.declares(definition.node):
                sure.append((definition, definition.node, True))
            for node in nodes_of(definition.node.body):
                exact = wanted.declares(node)
                if exact:
                    sure.append((definition, node, True))
                elif exact is False and wanted.is_named_in(definition.node):
                    perhaps.append((definition, node, False))
        if not sure and not perhaps and not wanted.is_class:
            program = self._explainer.recording.compiler.program
            is_defined = program.find_define(wanted.type.lower()) is not None
            for definition in self._other_code.mentioning(wanted.type):
                perhaps += [
                    (definition, node, False)
                    for node in nodes_of(definition.node.body)
                    if wanted.resembles(node, of_any_title=is_defined)
                ]
        named = {id(definition) for definition, _, _ in sure}
        return sure + [each for each in perhaps if id(each[0]) not in named]

    def _unused_place(self, definition: Definition, node: n.Node, exact: bool) -> Explanation:
        source = definition.unit.source
        name = definition.name
        if definition.kind == "node":
            name = head_text(self._recorder, source, definition.node).partition("{")[0].strip()
            note = f"in {name}, which is for other nodes"
        else:
            verb = "includes" if definition.kind == "class" else "uses"
            note = f"in {_WORDS[definition.kind]} {name}, which nothing {verb}"
        if not exact:
            note += "; its title is computed"
        text = head_text(self._recorder, source, node)
        return self._explainer.make("unused", text, NO_VALUE, node, source, note=note)

    def _users(self, definition: Definition, depth: int) -> list[Explanation]:
        """Who could have used a class or defined type, and what prevented that."""
        if definition.kind != "class" or definition.name in self._being_explained:
            return []
        self._being_explained.add(definition.name)
        wanted = Wanted("Class", definition.name)
        return [
            *self._not_run(wanted),
            *self._other_includes(wanted),
            *self._unused(wanted, depth + 1),
        ]

    # --- Data of other levels and nodes

    def _in_data(self, others: list[Explanation]) -> list[Explanation]:
        """Data with the title that this node does not use, and the code that reads its key."""
        elsewhere = DataElsewhere(self._explainer, self._wanted.title)
        if not elsewhere.keys:
            return []
        readers: dict[str, list[Explanation]] = {}
        for each in others:
            key = elsewhere.key_behind(each.children)
            if key is not None:
                each.note = f"would have declared it; {each.note}"
                readers.setdefault(key, []).append(each)
        for key in elsewhere.keys:
            found = [] if key in readers else self._readers_of(key)
            if found:
                readers[key] = found
        return [made for key in readers for made in elsewhere.explain(key, readers[key])]

    def _readers_of(self, key: str) -> list[Explanation]:
        """Declarations in the class whose parameter a key of data is."""
        name = key.rpartition("::")[0]
        program = self._explainer.recording.compiler.program
        definition = program.find_class(name) if name else None
        if definition is None:
            return []
        is_used = self._explainer.recording.resource(f"Class[{name}]") is not None
        made: list[Explanation] = []
        for node in nodes_of(definition.node.body):
            if self._wanted.declares(node) is False or self._wanted.takes_titles(node):
                each = self._unused_place(definition, node, exact=False)
                if is_used:
                    each.kind, each.note = "other-title", "would have declared it"
                elif not made:
                    each.children = self._users(definition, 1)
                made.append(each)
        return made

    # --- Declarations with other titles

    def _other_titles(self) -> list[Explanation]:
        """Declarations of the type whose titles are computed, and what they came to."""
        by_node: dict[int, list[Creation]] = {}
        for creation in self._recorder.creations.values():
            node = creation.record.node
            if creation.resource.type != self._wanted.type or node is None:
                continue
            if self._wanted.declares(node) is False or self._wanted.takes_titles(node):
                by_node.setdefault(id(node), []).append(creation)
        made = [self._titles(creations) for creations in by_node.values()]
        # Those whose titles have something in common with the one that is missing come first.
        return sorted(made, key=lambda each: -self._likeness(each))

    def _likeness(self, explanation: Explanation) -> float:
        assert explanation.note is not None  # it has the titles
        titles = explanation.note.rpartition("gave ")[2].split(", ")
        wanted = self._wanted.title
        return max(SequenceMatcher(None, wanted, title[:200]).ratio() for title in titles)

    def _other_includes(self, wanted: Wanted) -> list[Explanation]:
        """Places that include a class whose name is computed, and which one that was."""
        if not wanted.is_class:
            return []
        explainer = self._explainer
        made: dict[int, Explanation] = {}
        for name, inclusions in self._recorder.inclusions.items():
            for inclusion in inclusions:
                record = inclusion.record
                node, source = record.node, record.source
                if node is None or source is None or not wanted.could_be_included_by(node):
                    continue
                if id(node) in made:
                    made[id(node)].note = f"{made[id(node)].note}, {name}"
                    continue
                made[id(node)] = explainer.make(
                    "other-title", source_text(self._recorder, source, node), NO_VALUE,
                    node, source, explainer.parts_of(record.parts), note=f"gave {name}",
                )  # fmt: skip
        return list(made.values())

    def _titles(self, creations: list[Creation]) -> Explanation:
        first = creations[0]
        record = first.record
        assert record.node is not None  # a declaration
        assert record.source is not None  # which is somewhere
        titles = [creation.resource.title for creation in creations]
        shown = ", ".join(titles[:_MOST_TITLES]) + (", …" if len(titles) > _MOST_TITLES else "")
        children = self._explainer.existence.title(first.resource)
        return self._explainer.make(
            "other-title", head_text(self._recorder, record.source, record.node), NO_VALUE,
            record.node, record.source, children, note=f"gave {shown}",
        )  # fmt: skip

    def _class(self) -> list[Explanation]:
        wanted = self._wanted
        if not wanted.is_class:
            return []
        program = self._explainer.recording.compiler.program
        definition = program.find_class(wanted.title)
        if definition is None:
            return [self._explainer.make("unknown-class", f"no class {wanted.title} was found")]
        text = head_text(self._recorder, definition.unit.source, definition.node)
        return [
            self._explainer.make(
                "unused", text, NO_VALUE, definition.node, definition.unit.source,
                note="is defined here, but nothing that was run declares it",
            )
        ]  # fmt: skip

    def _near(self) -> list[str]:
        catalog = self._explainer.recording.compiler.catalog
        titles = {r.title: r.ref for r in catalog.resources if r.type == self._wanted.type}
        near = get_close_matches(self._wanted.title, list(titles), n=3, cutoff=0.75)
        return [titles[title] for title in near if title != self._wanted.title]
