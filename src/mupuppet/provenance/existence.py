"""Why a resource is in the catalog: the path from the main manifest, a node or the classifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.program.names import flatten
from mupuppet.compiler.resources.collectors import CatalogCollector
from mupuppet.provenance.controls import Conditioned, InBody, InIteration, InMain
from mupuppet.provenance.evaluations import Control, Record
from mupuppet.provenance.events import Change, Creation, Frame
from mupuppet.provenance.hiera_data import explain_lookup
from mupuppet.provenance.labels import head_text, resource_label, source_text
from mupuppet.provenance.paths import iteration_key, runs_to_the_end
from mupuppet.provenance.records import (
    AttributeRecord,
    BodyRecord,
    CallingRecord,
    LiteralRecord,
    MainRecord,
)
from mupuppet.syntax import nodes as n

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.provenance.base_explainer import BaseExplainer
    from mupuppet.provenance.conditionals import Conditionals


class Existence:
    """Explains why resources exist."""

    def __init__(self, explainer: BaseExplainer, conditionals: Conditionals) -> None:
        self._explainer = explainer
        self._conditionals = conditionals
        self._recorder = explainer.recorder
        #: What answers share.
        self._shared: dict[int, Explanation] = {}

    def explain(self, resource: Resource) -> Explanation:
        """Why a resource is there."""
        explainer = self._explainer
        creation = self._recorder.creations[id(resource)]
        kind = "class" if resource.is_class else "resource"
        if explainer.shared is not None and id(resource) in self._shared:
            return self._shared[id(resource)].copied()
        if id(resource) in explainer.seen_resources:
            return explainer.make(kind, resource.ref, note="explained above")
        explainer.seen_resources[id(resource)] = None
        made = self._explained(kind, resource, creation)
        if explainer.shared is not None:
            self._shared[id(resource)] = made
            return made.copied()
        return made

    def _explained(self, kind: str, resource: Resource, creation: Creation) -> Explanation:
        explainer = self._explainer
        top = self._top(resource)
        if top is not None:
            return top
        made = explainer.make(kind, resource.ref)
        declared = self._declared(creation)
        way = self.way(creation.control)
        made.children = [declared, *self._realized(resource), *way]
        made.children += self._later(resource, creation)
        first = made.children[0]
        made.file, made.line, made.column = first.file, first.line, first.column
        return made

    # --- Where it begins

    def _top(self, resource: Resource) -> Explanation | None:
        """The explanation of what the compiler itself adds, or a node definition."""
        explainer = self._explainer
        if resource.type == "Stage" and resource.title == "main":
            return explainer.make("automatic", resource.ref, note="every catalog has it")
        if resource.is_class and resource.title == "Settings":
            return explainer.make("automatic", resource.ref, note="every catalog has it")
        if resource.is_class and resource.title == "main":
            units = explainer.recording.compiler.program.definitions.main
            made = explainer.make("main", "the main manifest")
            if units:
                made.file = units[0].source.name or None
            return made
        if resource.type == "Node":
            return self._node(resource)
        return None

    def _node(self, resource: Resource) -> Explanation:
        definition = resource.definition
        assert definition is not None  # nodes are defined
        node = definition.node
        assert isinstance(node, n.NodeDefinition)  # of a node
        text = head_text(self._recorder, definition.unit.source, node)
        name = self._explainer.recording.compiler.inputs.node.name
        made = self._explainer.make("node", text, NO_VALUE, node, definition.unit.source)
        made.note = f"matches the node's name {name}"
        return made

    def is_classified(self, resource: Resource) -> bool:
        """Whether the classifier has given the node this class."""
        compiler = self._explainer.recording.compiler
        names = {name.lower().removeprefix("::") for name in compiler.inputs.node.classes}
        creation = self._recorder.creations[id(resource)]
        return (
            resource.is_class
            and resource.title.lower() in names
            and isinstance(creation.record, MainRecord | BodyRecord)
        )

    # --- The declaration

    def _declared(self, creation: Creation) -> Explanation:
        """The statement that declared the resource."""
        explainer, recorder = self._explainer, self._recorder
        resource, record = creation.resource, creation.record
        if creation.inheriting is not None and creation.inheriting is not resource.definition:
            definition = creation.inheriting
            text = head_text(recorder, definition.unit.source, definition.node)
            return explainer.make(
                "inherits", text, NO_VALUE, definition.node, definition.unit.source,
                note=f"class {definition.name} inherits from it",
            )  # fmt: skip
        if resource.origin is not None:
            return self._exported(resource, resource.origin[0])
        if self.is_classified(resource):
            return explainer.make("classifier", resource.ref, note="from the classifier")
        source, node = record.source, record.node
        if source is None or node is None:
            return explainer.make("automatic", resource.ref, note="added by the compiler")
        if isinstance(node, n.Resource):
            body, children = self._body(creation, node)
            virtual = "" if node.form == "regular" else f", {node.form}"
            return explainer.make(
                "declaration", head_text(recorder, source, node), NO_VALUE, body, source, children,
                note=f"declared in {resource_label(resource.scope.resource)}{virtual}",
            )  # fmt: skip
        children = explainer.parts_of(_naming(record.parts, resource))
        if isinstance(record, CallingRecord) and record.lookup is not None:
            children.insert(0, explain_lookup(explainer, record.lookup, ()))
        kind = "include" if resource.is_class else "call"
        return explainer.make(
            kind, source_text(recorder, source, node), NO_VALUE, node, source, children,
            note=f"in {resource_label(resource.scope.resource)}",
        )  # fmt: skip

    def _exported(self, resource: Resource, node: str) -> Explanation:
        """A resource of another node, and the collector that brought it here."""
        explainer = self._explainer
        made = explainer.make("exported", resource.ref, note=f"exported by {node}")
        for collector, record, _ in self._recorder.collectors:
            if resource.ref in collector.collected and record.node and record.source:
                text = source_text(self._recorder, record.source, record.node)
                each = explainer.make("collector", text, NO_VALUE, record.node, record.source)
                each.note = f"collected in {resource_label(collector.scope.resource)}"
                made.children.append(each)
        return made

    def _body(self, creation: Creation, node: n.Resource) -> tuple[n.Node, list[Explanation]]:
        """The body of a resource expression that has the title, and how the title came about."""
        title = creation.resource.title
        found = self._title_record(creation, node)
        if found is None:
            return node, []
        body, record = found
        if isinstance(record, LiteralRecord) or (record.value == title and not record.parts):
            return body.title, []
        return body.title, [self._title_explanation(record, title)]

    def _title_explanation(self, record: Record, title: str) -> Explanation:
        explainer = self._explainer
        if isinstance(record.value, list) and title in record.value:
            return explainer.explain(record, (record.value.index(title),))
        return explainer.explain(record)

    def _title_record(
        self, creation: Creation, node: n.Resource
    ) -> tuple[n.ResourceBody, Record] | None:
        resource = creation.resource
        for body in node.bodies:
            for part in creation.record.parts:
                if part.node is None or not _covers(body.title, part.node):
                    continue
                value = part.value
                titles = value if isinstance(value, list) else [value]
                wanted = resource.title.lower() if resource.is_class else resource.title
                for each in titles:
                    shown = str(each)
                    if resource.is_class:
                        shown = shown.lower().removeprefix("::")
                    if shown == wanted or isinstance(each, list):
                        return body, part
        return None

    def title(self, resource: Resource) -> list[Explanation]:
        """How the title of a resource came about."""
        creation = self._recorder.creations[id(resource)]
        record = creation.record
        if isinstance(record.node, n.Resource):
            found = self._title_record(creation, record.node)
            if found is not None:
                return [self._title_explanation(found[1], resource.title)]
        if record.node is not None and record.source is not None:
            text = source_text(self._recorder, record.source, record.node)
            return [
                self._explainer.make(
                    "call", text, NO_VALUE, record.node, record.source,
                    self._explainer.parts_of(record.parts),
                )
            ]  # fmt: skip
        return []

    # --- The way

    def way(self, control: Control | None) -> list[Explanation]:
        """From a declaration outwards: conditions, loops, and what contains it."""
        explainer = self._explainer
        made: list[Explanation] = []
        while control is not None:
            if isinstance(control, Conditioned):
                made.append(self._conditionals.branch(control, made))
            elif isinstance(control, InIteration):
                made += self.iteration(control.frame)
            elif isinstance(control, InBody):
                made.append(self.explain(control.resource))
                return made
            elif isinstance(control, InMain):
                main = explainer.recording.compiler.catalog.main_class()
                if main is not None:
                    made.append(self.explain(main))
            control = control.parent
        return made

    def around(self, controls: list[Control], *, detail: bool = False) -> list[Explanation]:
        """What had to hold for code to be run, the nearest first."""
        made: list[Explanation] = []
        for control in controls:
            if isinstance(control, Conditioned):
                made.append(self._conditionals.branch(control, made))
            elif isinstance(control, InIteration):
                made += self.iteration(control.frame)
            elif isinstance(control, InBody):
                with self._explainer.aside():
                    chain = self.explain(control.resource)
                chain.is_detail = True
                made.append(chain)
                break
        for each in made:
            each.is_detail = each.is_detail or detail
        return made

    def iteration(self, frame: Frame) -> list[Explanation]:
        """An iteration: what it is for, of all that is iterated over."""
        if frame.call is None or frame.source is None:
            return []
        text = head_text(self._recorder, frame.source, frame.call)
        key = iteration_key(frame) if runs_to_the_end(frame) else None
        if key is None:
            children = self._explainer.parts_of(frame.arguments)
        else:
            children = [self._explainer.explain(frame.arguments[0], (key,))]
        note = f"iteration {frame.iteration + 1}"
        return [
            self._explainer.make(
                "loop", text, NO_VALUE, frame.call, frame.source, children, note=note
            )
        ]

    # --- Virtual resources, later inclusions

    def _realized(self, resource: Resource) -> list[Explanation]:
        """The collectors that made a virtual resource real."""
        creation = self._recorder.creations[id(resource)]
        node = creation.record.node
        is_virtual = isinstance(node, n.Resource) and node.form != "regular"
        if not is_virtual and not isinstance(node, (n.Call, n.MethodCall)):
            return []
        made = []
        for collector, record, control in self._recorder.collectors:
            if collector.collected.get(resource.ref) is resource:
                if record.node is None or record.source is None:
                    continue
                children = self._explainer.parts_of(
                    [part for part in record.parts if not isinstance(part, AttributeRecord)]
                )
                text = source_text(self._recorder, record.source, record.node)
                each = self._explainer.make(
                    "realized", text, NO_VALUE, record.node, record.source, children,
                    note=f"collected in {resource_label(collector.scope.resource)}",
                )  # fmt: skip
                if isinstance(collector, CatalogCollector) and not is_virtual:
                    continue
                each.children += self._conditions_of(control)
                made.append(each)
        return made

    def _conditions_of(self, control: Control | None) -> list[Explanation]:
        made = self.way(control)
        for each in made:
            each.is_detail = True
        return made

    def _later(self, resource: Resource, creation: Creation) -> list[Explanation]:
        """Other places that asked for a class, without effect."""
        if not resource.is_class:
            return []
        made = []
        for inclusion in self._recorder.inclusions.get(resource.title.lower(), []):
            record = inclusion.record
            if record is creation.record or record.source is None or record.node is None:
                continue
            text = source_text(self._recorder, record.source, record.node)
            each = self._explainer.make("include", text, NO_VALUE, record.node, record.source)
            each.note = (
                f"in {resource_label(inclusion.scope.resource)}, without effect: "
                "the class was already declared"
            )
            each.is_detail = True
            made.append(each)
        return made

    # --- Metaparameters of containers

    def handed_down(self, change: Change) -> Explanation:
        """A metaparameter that came from a container."""
        name, value = change.parameter.name, change.parameter.value
        container = change.resource.scope.resource
        while container is not None:
            changes = container.parameters.changes.get(name, [])  # type: ignore[attr-defined]  # recorded
            if changes and changes[-1].parameter.value == value:
                inner = self._explainer.change(changes[-1])
                text = f"{name} of {container.ref}"
                return self._explainer.make(
                    "handed-down", text, value, None, None, [inner],
                    note="inherited from what contains it",
                )  # fmt: skip
            around = container.scope.resource
            container = around if around is not container else None
        return self._explainer.make("handed-down", name, value, note="from what contains it")


def _naming(parts: list[Record], resource: Resource) -> list[Record]:
    """Of the arguments of `include` those that name the class; of other calls all."""
    if not resource.is_class:
        return parts
    title = resource.title.lower()
    naming = [
        part
        for part in parts
        if any(
            str(each).lower().removeprefix("class[").removeprefix("::").rstrip("]") == title
            for each in flatten([part.value])
        )
    ]
    return naming or parts


def _covers(outer: n.Node, inner: n.Node) -> bool:
    """Whether a node is another one, perhaps without its parentheses."""
    return outer.start <= inner.start and inner.end <= outer.end
