"""Questions about a compilation, and their answers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TypeVar

from mupuppet.catalog import Catalog, CatalogResource
from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.api import Compilation
from mupuppet.compiler.limits import on_large_stack
from mupuppet.compiler.model.resource import Resource
from mupuppet.compiler.program.suggestions import did_you_mean
from mupuppet.provenance.absence import explain_absence
from mupuppet.provenance.changes import changes_of
from mupuppet.provenance.explainer import Explainer
from mupuppet.provenance.failures import explain_failure
from mupuppet.provenance.missing_attributes import not_run_for
from mupuppet.provenance.orders import Orders
from mupuppet.provenance.partial_catalog import reached_catalog
from mupuppet.provenance.replay import Recording, replay
from mupuppet.provenance.scopes import explain_scope
from mupuppet.provenance.secrets import holds_sensitive
from mupuppet.provenance.tags import explain_tags
from mupuppet.provenance.template_lines import Focus, revealed
from mupuppet.values.value import Sensitive, Value

T = TypeVar("T")

#: Enough for the deepest explanation.
_RECURSION = 400_000


class UnknownSubject(Exception):
    """The question is about something that the catalog does not have."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        #: What may have been meant.
        self.hint = hint


class Provenance:
    """Answers questions about one compilation, which is replayed once."""

    def __init__(self, recording: Recording, *, shows_secrets: bool = False) -> None:
        self.recording = recording
        #: Whether values are shown that were Sensitive and are in clear in the catalog.
        self._shows_secrets = shows_secrets
        self.explainer = Explainer(recording)

    @classmethod
    def of(cls, compilation: Compilation, *, shows_secrets: bool = False) -> Provenance:
        """The provenance of a compilation; `shows_secrets` shows what code has unwrapped."""
        if compilation.inputs is None:
            raise ValueError("the compilation does not know what it was made from")
        return cls(replay(compilation.inputs), shows_secrets=shows_secrets)

    @property
    def compilation(self) -> Compilation:
        return self.recording.compilation

    @cached_property
    def reached(self) -> Catalog:
        """The catalog, or what there was of it when the compilation failed."""
        catalog, inputs = self.compilation.catalog, self.compilation.inputs
        if catalog is not None:
            return catalog
        assert inputs is not None  # a replay has them
        return reached_catalog(inputs, self.recording.recorder)

    @property
    def modulepath(self) -> tuple[str, ...]:
        """The module directories."""
        inputs = self.compilation.inputs
        return () if inputs is None else tuple(inputs.environment.modulepath)

    def resource(self, ref: str) -> Explanation:
        """Why a resource is in the catalog."""
        return _on_large_stack(lambda: self._of_resource(ref))

    def _of_resource(self, ref: str) -> Explanation:
        self.explainer.begin()
        resource = self._resource(ref)
        if resource.virtual:
            raise UnknownSubject(f"{resource.ref} is virtual, and nothing has realized it")
        made = self.explainer.existence.explain(resource)
        scope = explain_scope(self.explainer, resource)
        if scope is not None and made.kind == "class":
            made.children.append(scope)
        return self._clean(made)

    def _clean(self, explanation: Explanation) -> Explanation:
        if self._shows_secrets:
            return explanation
        return self.recording.recorder.secrets.clean(explanation)

    def order(self, first: str, second: str) -> Explanation:
        """Why one resource comes before another."""

        def explain() -> Explanation:
            self.explainer.begin()
            return self._orders.explain(self._resource(first), self._resource(second))

        return self._clean(_on_large_stack(explain))

    def cycle(self) -> Explanation | None:
        """The shortest dependency cycle, if there is one."""

        def explain() -> Explanation | None:
            self.explainer.begin()
            return self._orders.cycle()

        made = _on_large_stack(explain)
        return None if made is None else self._clean(made)

    def failure(self) -> Explanation | None:
        """Why the compilation failed, or why no agent could apply its catalog."""
        error = self.compilation.error
        if error is None:
            return self.cycle()

        def explain() -> Explanation:
            self.explainer.begin()
            return explain_failure(self.explainer, error)

        return self._clean(_on_large_stack(explain))

    def absence(self, ref: str, attribute: str | None = None) -> Explanation:
        """Why a resource is not in the catalog, or has no such attribute."""

        def explain() -> Explanation:
            self.explainer.begin()
            return explain_absence(self.explainer, ref, attribute)

        return self._clean(_on_large_stack(explain))

    @cached_property
    def _orders(self) -> Orders:
        return Orders(self.explainer)

    def attribute(self, ref: str, name: str, line: int | None = None) -> Explanation:
        """Why an attribute has its value, or a line of its value."""
        resource = self._resource(ref)
        finished = self._finished(resource)
        if finished is not None and name == "tags" and name not in finished.parameters:
            self.explainer.begin()
            return self._clean(explain_tags(self.explainer, resource, list(finished.tags)))
        if finished is not None and name not in finished.parameters:
            hint = did_you_mean(name, finished.parameters)
            if hint is None and finished.parameters:
                hint = f"it has {', '.join(finished.parameters)}"
            raise UnknownSubject(f"{resource.ref} has no attribute {name}", hint)
        focus = None
        if line is not None:
            focus = _focus(f"{resource.ref} {name}", resource.value(name), line)
        return self._attribute(resource, name, finished, focus)

    def everything(self) -> Iterator[tuple[str, str | None, Explanation]]:
        """All explanations of what there is: of each resource, then of its attributes."""
        for finished in self.reached:
            resource = self._resource(finished.ref)
            ref = finished.ref
            yield self.shown(ref), None, self.resource(ref)
            for name in finished.parameters:
                yield self.shown(ref), name, self._attribute(resource, name, finished)

    def graph(
        self, report: Callable[[int, int], None] | None = None
    ) -> list[tuple[str, str | None, Explanation]]:
        """The same as a graph, which is smaller: explanations share whatever they have in common.

        `report` is told how many of how many resources are explained.
        """
        total = len(self.reached)
        explainer, shows = self.explainer, self._shows_secrets
        explainer.shared, self._shows_secrets = {}, True  # the whole graph is cleaned at its end
        answers: list[tuple[str, str | None, Explanation]] = []
        count = 0
        try:
            for answer in self.everything():
                answers.append(answer)
                if answer[1] is None:
                    count += 1
                    if report is not None:
                        report(count, total)
        finally:
            explainer.shared, self._shows_secrets = None, shows
        if not shows:
            self.recording.recorder.secrets.clean_graph([each for _, _, each in answers])
        return [(self.shown(ref), attribute, each) for ref, attribute, each in answers]

    def read(self, path: str) -> str | None:
        """The content of a file of the environment without what is sensitive."""
        inputs = self.compilation.inputs
        assert inputs is not None  # a replay has them
        try:
            content = inputs.environment.read_bytes(path).decode("utf-8", "replace")
        except OSError:
            return None
        return self.shown(content)

    def shown(self, text: str) -> str:
        """A text without what is sensitive."""
        if self._shows_secrets:
            return text
        return self.recording.recorder.secrets.masked(text)

    def _resource(self, ref: str) -> Resource:
        found = self.recording.resource(ref)
        if found is None:
            refs = [each.ref for each in self.recording.compiler.catalog.resources]
            raise UnknownSubject(f"there is no {ref} in the catalog", did_you_mean(ref, refs))
        return found

    def _finished(self, resource: Resource) -> CatalogResource | None:
        catalog = self.compilation.catalog
        if catalog is None or resource.virtual or resource.ref not in catalog:
            return None
        return catalog[resource.ref]

    def _attribute(
        self,
        resource: Resource,
        name: str,
        finished: CatalogResource | None,
        focus: Focus | None = None,
    ) -> Explanation:
        def explain() -> Explanation:
            self.explainer.begin(focus)
            return self._of_attribute(resource, name, finished)

        return self._clean(_on_large_stack(explain))

    def _of_attribute(
        self, resource: Resource, name: str, finished: CatalogResource | None
    ) -> Explanation:
        explainer = self.explainer
        is_sensitive = name in resource.sensitive
        change = next(
            (
                c
                for written in self._names(resource, name)
                for c in changes_of(resource, written)[-1:]
            ),
            None,
        )
        if change is None or change.parameter.value is None:
            made = explainer.make(
                "title", f"the title {resource.title}", NO_VALUE,
                children=explainer.existence.title(resource), note="an automatic value",
            )  # fmt: skip
        else:
            creation = explainer.recorder.creations[id(resource)]
            made = explainer.change(change, (), creation.control)
            skipped = not_run_for(explainer, resource, change.parameter.name)
            for each in skipped:
                each.is_detail = True
            made.children += skipped
        if is_sensitive:
            made.value = Sensitive(None)
        elif change is not None and holds_sensitive(change.parameter.value):
            made.value = change.parameter.value  # the catalog would show what is inside
        elif finished is not None:
            made.value = finished.parameters[name]
        return made

    def _names(self, resource: Resource, name: str) -> list[str]:
        """The names under which an attribute may have been written."""
        names = [name]
        if name == resource.namevar:
            names.append("name")
        names += [each for each in resource.parameters if each.lower() == name and each != name]
        return names


def _on_large_stack(work: Callable[[], T]) -> T:
    """Explain something; what is nested deeply gets a stack of its own, which takes time."""
    try:
        return work()
    except RecursionError:
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(max(limit, _RECURSION))
        try:
            return on_large_stack(work)
        finally:
            sys.setrecursionlimit(limit)


def _focus(what: str, value: Value, line: int) -> Focus:
    text = revealed(value)
    count = len(text.rstrip("\n").split("\n")) if isinstance(text, str) else 0
    if not isinstance(text, str) or not 1 <= line <= count:
        raise UnknownSubject(f"{what} has no line {line}", f"it has {count}" if count else None)
    return Focus(text, line)
