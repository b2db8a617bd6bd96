"""Titles in data that a node does not use: where, why not here, and what reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.compiler.host.hiera_data import LookupScope
from mupuppet.hiera.errors import NOT_FOUND, HieraError
from mupuppet.hiera.inventory import Occurrence, occurrences
from mupuppet.provenance.labels import literal
from mupuppet.provenance.paths import dig
from mupuppet.values.strings import to_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.provenance.explainer import Explainer

#: How many places of data are listed.
_MOST_PLACES = 6


class DataElsewhere:
    """Places of data that have the title of a resource which is not in the catalog."""

    def __init__(self, explainer: Explainer, title: str) -> None:
        self._explainer = explainer
        try:
            found = occurrences(explainer.recording.compiler.data.hiera, title)
        except HieraError:
            found = []
        self._by_key: dict[str, list[Occurrence]] = {}
        for each in found:
            self._by_key.setdefault(each.key, []).append(each)

    @property
    def keys(self) -> list[str]:
        """The keys whose values have the title."""
        return list(self._by_key)

    def key_behind(self, explanations: list[Explanation]) -> str | None:
        """The key that a value was made from, if it is one of these."""
        for explanation in explanations:
            for node in explanation.walk():
                if node.kind in ("data", "data-value", "data-default"):
                    for name in node.text.split(", "):
                        for key in self._by_key:
                            if name == key or name.startswith(f"{key}."):
                                return key
        return None

    def explain(self, key: str, readers: list[Explanation]) -> list[Explanation]:
        """Where data has the title under a key, why that does not count here, and its readers."""
        made = [self._place(each) for each in self._by_key[key][:_MOST_PLACES]]
        for each in made[:1]:
            each.children += readers
        return made

    def _place(self, found: Occurrence) -> Explanation:
        text = ".".join([found.key, *map(str, found.inside)])
        made = self._explainer.make("data-elsewhere", text)
        made.file = found.path
        if found.position is not None:
            made.line, made.column = found.position.line, found.position.column
        made.children = list(self._reasons(found))
        if made.children:
            made.note = f"level {found.level}, which reads another file for this node"
        else:
            made.note = f"level {found.level}, whose value is not used here"
        return made

    def _reasons(self, found: Occurrence) -> Iterator[Explanation]:
        """The variables of the path that have other values here."""
        scope = self._scope()
        for name, needed in (found.variables or {}).items():
            value = _value(scope, name)
            if value is not NOT_FOUND and to_string(value) == needed:
                continue
            is_known = value is not NOT_FOUND and value is not None
            shown = literal(value) if is_known else "not known"
            yield self._explainer.make(
                "other-path", f"the path is {found.template}", NO_VALUE,
                note=f"%{{{name}}} is {shown} here, not {literal(needed)}",
            )  # fmt: skip

    def _scope(self) -> LookupScope:
        """The scope of the node definition, or that of the main manifest."""
        compiler = self._explainer.recording.compiler
        nodes = (scope for scope in compiler.classes.scopes.values() if scope.is_node)
        return LookupScope(next(nodes, compiler.top))


def _value(scope: LookupScope, name: str) -> Value:
    root, *segments = name.split(".")
    value = scope.variable(root)
    return value if value is NOT_FOUND else dig(value, tuple(segments))
