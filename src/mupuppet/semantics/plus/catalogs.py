"""Catalogs in the making: v_C with what the layers of μPuppet⁺ need to know of resources.

To the core it is a catalog: `find` gives a resource with its attributes. Every change makes a new
one; the parts that stay are shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.basics.records import Record, replace
from mupuppet.semantics.auxiliary import equal_values, lookup
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.environments import DefinitionEnvironment
from mupuppet.semantics.plus.terms import AnyResource, Collector, Compared, Form, Joined, Query
from mupuppet.semantics.scopes import TOP, Class, Def, Instance, Node, Scope
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    Array,
    Entries,
    Entry,
    Expression,
    Key,
    ResourceReference,
    ResourceValue,
    String,
    element_list,
    elements,
    entries,
    entry_list,
)

if TYPE_CHECKING:
    from mupuppet.semantics.termbase import Origin

#: t[w].
Reference = tuple[str, str]
#: The metaparameters that order resources.
RELATIONSHIPS = ("require", "before", "notify", "subscribe")


class Resource(Record):
    """φ t {w : v_H} with the scope that declares it, and the scopes that set its attributes."""

    form: Form
    type: str
    title: str
    attributes: Entries
    scope: Scope
    defined: bool
    expanded: bool = False
    sources: dict[str, Scope] = {}  # never changed
    origin: Origin | None = None


class Pending(Record):
    """(t[w] ← v_H)^α: an override of a resource that is not declared yet."""

    reference: Reference
    attributes: Entries
    scope: Scope
    origin: Origin | None


class Edge(Record):
    """e₁ -> e₂ or e₁ ~> e₂."""

    source: Reference
    operator: str
    target: Reference
    origin: Origin | None


class PlusCatalog(Catalog):
    """v_C of μPuppet⁺."""

    __slots__ = (
        "collected", "collectors", "defaults", "edges", "licensed", "parents", "pending",
        "realized", "resources",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.resources: dict[Reference, Resource] = {}
        self.defaults: dict[tuple[Scope, str], Entries] = {}
        self.pending: tuple[Pending, ...] = ()
        self.collectors: tuple[tuple[Collector, Scope], ...] = ()
        #: Where collectors stand that changed a resource.
        self.licensed: frozenset[str] = frozenset()
        #: What each collector has found.
        self.collected: tuple[frozenset[Reference], ...] = ()
        self.realized: tuple[tuple[Reference, Origin | None], ...] = ()
        self.edges: tuple[Edge, ...] = ()
        #: The dynamic parents of classes.
        self.parents: dict[Scope, Scope] = {}

    def changed(self, **parts: Any) -> PlusCatalog:
        """The catalog with some parts replaced."""
        new = PlusCatalog()
        for name in PlusCatalog.__slots__:
            setattr(new, name, parts.get(name, getattr(self, name)))
        return new

    # --- As a catalog

    def find(self, type_name: str, title: str) -> Any:
        return self.resources.get((type_name, title))

    def enters(self, a: Class, α: Scope, parent: Scope) -> PlusCatalog:
        dynamic = parent if isinstance(parent, Class) else α
        return self.changed(parents={**self.parents, a: dynamic})

    def __iter__(self) -> Iterator[ResourceValue]:
        """The resources of built-in types that are not virtual."""
        for each in self.resources.values():
            if not each.form and not each.defined:
                yield ResourceValue(each.type, each.title, each.attributes, each.origin)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlusCatalog):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in PlusCatalog.__slots__)

    __hash__ = None

    # --- Resources

    def put(self, resource: Resource) -> PlusCatalog:
        """The catalog with a resource, new or changed."""
        key = resource.type, resource.title
        return self.changed(resources={**self.resources, key: resource})

    def default_attributes(self, α: Scope, t: str) -> Entries:
        """defaults(v_C, α, t): those of α, then those of its dynamic parents that it lacks."""
        found: Entries = NO_ENTRIES
        scope: Scope | None = α
        while scope is not None:
            found = joined(found, self.defaults.get((scope, t), NO_ENTRIES))
            scope = self.dynamic(scope)
        return found

    def dynamic(self, α: Scope) -> Scope | None:
        """The dynamic parent of a scope: the one that it was declared in."""
        if isinstance(α, Def):
            return α.outer
        if isinstance(α, Node):
            return TOP
        return self.parents.get(α, None if α == TOP else TOP)

    def override(
        self, resource: Resource, v_H: Entries, α: Scope, *, collects: bool = False
    ) -> PlusCatalog:
        """v_C[t[w] ← v_H], from a scope α.

        A value that is a default in the resource's own scope does not replace one that is set. With
        a collector come the defaults of its scope, where nothing is set. Both are Puppet's.
        """
        t = resource.type
        own = dict(entry_list(resource.attributes))
        new = [
            (k, v) for k, v in entry_list(v_H) if not (k in own and self._defaulted(resource, k, v))
        ]
        given = {k for k, _ in new}
        defaults = entry_list(self.default_attributes(α, t)) if collects else []
        more = [(k, v) for k, v in defaults if k not in own and k not in given]
        sources = resource.sources | {str(k): α for k, _ in new}
        attributes = joined(entries([*new, *more]), resource.attributes, after=True)
        return self.put(replace(resource, attributes=attributes, sources=sources))

    def _defaulted(self, resource: Resource, k: Key, v: Expression) -> bool:
        """Whether a value is the default of an attribute in the resource's own scope."""
        defaults = self.default_attributes(resource.scope, resource.type)
        return any(k == name and v == value for name, value in entry_list(defaults))

    def forbidden(
        self, κ: DefinitionEnvironment, resource: Resource, v_H: Entries, α: Scope
    ) -> str | None:
        """The attribute that α may not override: set, and not by a class that it inherits.

        Where a collector has changed a resource, Puppet lets all code of the same class or type
        change any other from then on.
        """
        if source_of(α) in self.licensed:
            return None
        for name, value in entry_list(v_H):
            if self._defaulted(resource, name, value):
                continue
            source = resource.sources.get(str(name))
            if source is not None and not self._inherits(κ, α, source):
                return str(name)
        return None

    def _inherits(self, κ: DefinitionEnvironment, α: Scope, source: Scope) -> bool:
        while isinstance(α, Class):
            parent = κ.parent_scope(α.name)
            if parent is None or not isinstance(parent, Class):
                return False
            if parent == source:
                return True
            α = parent
        return False

    # --- Collectors

    def matches(self, number: int) -> list[Resource]:
        """The resources that a collector meets and has not found yet."""
        (collector, _), found = self.collectors[number], self.collected[number]
        return [
            each
            for key, each in self.resources.items()
            if key not in found
            and each.type == collector.type
            and (each.form == "@@" or not collector.exported)
            and meets(each, collector.query)
        ]

    def realise(self, number: int) -> PlusCatalog:
        """realise(v_C, γ): what γ finds is no longer virtual, and has the attributes of γ."""
        catalog = self
        found = self.collected[number]
        collector, α = self.collectors[number]
        attributes = collector.attributes
        for each in self.matches(number):
            found |= {(each.type, each.title)}
            catalog = catalog.put(replace(each, form=""))
            current = catalog.resources[each.type, each.title]
            if attributes != NO_ENTRIES:
                catalog = catalog.override(current, attributes, α, collects=True)
        collected = (*self.collected[:number], found, *self.collected[number + 1 :])
        licensed = self.licensed if attributes == NO_ENTRIES else self.licensed | {source_of(α)}
        return catalog.changed(collected=collected, licensed=licensed)

    def clash(self, number: int) -> tuple[Reference, str] | None:
        """A default that a collector brings, for an attribute that is set to something else."""
        collector, α = self.collectors[number]
        if collector.attributes == NO_ENTRIES:
            return None
        given = {k for k, _ in entry_list(collector.attributes)}
        for each in self.matches(number):
            own = dict(entry_list(each.attributes))
            for k, v in entry_list(self.default_attributes(α, each.type)):
                if k in own and k not in given and not self._defaulted(each, k, v):
                    return (each.type, each.title), str(k)
        return None

    def waiting(self) -> list[Resource]:
        """The defined resources that are not virtual and not expanded."""
        return [
            each
            for each in self.resources.values()
            if each.defined and not each.expanded and not each.form
        ]

    @property
    def is_pending(self) -> bool:
        """pending(v_C): whether a further round has something to do."""
        realizable = any(
            key in self.resources and self.resources[key].form for key, _ in self.realized
        )
        found = any(self.matches(number) for number in range(len(self.collectors)))
        return realizable or found or bool(self.waiting())


def source_of(α: Scope) -> str:
    """The code that a scope belongs to: a class, a defined type, the node, or the top level."""
    return α.type if isinstance(α, Instance) else str(α)


def meets(resource: Resource, q: Query) -> bool:
    """Whether a resource meets a query, with the attributes that it has now."""
    match q:
        case AnyResource():
            return True
        case Joined("and", left, right):
            return meets(resource, left) and meets(resource, right)
        case Joined(_, left, right):
            return meets(resource, left) or meets(resource, right)
        case Compared(name, operator, value):
            own: Expression | None = String(resource.title)
            if name != "title":
                own = lookup(name, resource.attributes)
            candidates = [own] if own is not None else []
            if isinstance(own, Array):
                candidates = element_list(own.elements)
            equal = any(equal_values(each, value) for each in candidates)
            return equal if operator == "==" else not equal


def joined(first: Entries, others: Entries, *, after: bool = False) -> Entries:
    """first ⊕ others: the entries of both, those of the first where both have a key.

    With `after`, the entries keep the places that they have in `others`.
    """
    base, more = (others, first) if after else (first, others)
    pairs = dict(entry_list(base))
    for key, value in entry_list(more):
        if after or key not in pairs:
            pairs[key] = value
    return entries(pairs.items())


def with_edge(resource: Resource, edge: Edge) -> Resource:
    """The source of an edge, with its target in the metaparameter that says so."""
    name = "before" if edge.operator == "->" else "notify"
    present = lookup(name, resource.attributes)
    targets = [] if present is None else [present]
    if isinstance(present, Array):
        targets = element_list(present.elements)
    target = ResourceReference(edge.target[0], String(edge.target[1]))
    if target not in targets:
        targets = [*targets, target]
    made = Entry(name, Array(elements(targets)), NO_ENTRIES)
    return replace(resource, attributes=joined(made, resource.attributes, after=True))


def targets(resource: Resource) -> Iterator[tuple[str, Reference]]:
    """The references in metaparameters that order resources."""
    for name in RELATIONSHIPS:
        value = lookup(name, resource.attributes)
        items = element_list(value.elements) if isinstance(value, Array) else [value]
        for item in items:
            if isinstance(item, ResourceReference) and isinstance(item.title, String):
                if item.type != "stage":  # Puppet adds Stage['main'] by itself
                    yield name, (item.type, item.title.value)
