"""Catalogs under construction: v_C with what the layers of μPuppet⁺ need to know of resources.

To the core it is a catalog: `find` gives a resource with its attributes. Every change makes a new
one; the parts that stay are shared.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.semantics.auxiliary import equal_values, fold_case, lookup, to_string
from mupuppet.semantics.catalogs import Catalog, flat
from mupuppet.semantics.environments import DefinitionEnvironment
from mupuppet.semantics.persistent import PersistentMap
from mupuppet.semantics.plus.terms import (
    AnyResource,
    Appended,
    Collector,
    Compared,
    Form,
    Joined,
    Query,
)
from mupuppet.semantics.print import type_reference
from mupuppet.semantics.scopes import TOP, Class, Def, Instance, Local, Node, Scope
from mupuppet.semantics.termbase import Origin, origin_field
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    Array,
    Entries,
    Expression,
    Key,
    ResourceValue,
    String,
    Undef,
    element_list,
    elements,
    entries,
    entry_list,
)

#: t[w].
Reference = tuple[str, str]


def shown(reference: Reference) -> str:
    return f"{type_reference(reference[0])}['{reference[1]}']"


#: k ⇒ v, and the scope of the code that sets it.
Given = tuple[Key, Expression, Scope]


class Resource(Record):
    """φ t {w : v_H}^α with the scopes that set its attributes."""

    form: Form
    type: str
    title: str
    attributes: Entries
    scope: Scope
    defined: bool
    expanded: bool = False
    sources: dict[str, Scope] = {}  # never changed
    origin: Origin | None = origin_field()


class Pending(Record):
    """(t[w] ← v_H)^α: an override of a resource that is not declared yet."""

    reference: Reference
    attributes: Entries
    scope: Scope
    origin: Origin | None = origin_field()


class Wanted(Record):
    """realize t[w]."""

    reference: Reference
    origin: Origin | None = origin_field()


class Edge(Record):
    """o₁ ⇀ o₂, between resources and what collectors find, which are numbers."""

    source: Reference | int
    operator: str
    target: Reference | int
    origin: Origin | None = origin_field()


class PlusCatalog(Catalog):
    """v_C of μPuppet⁺."""

    is_plus = True

    __slots__ = (
        "collected", "collectors", "declared_in", "defaults", "edges", "licensed", "node_tags",
        "parents", "pending", "realized", "resources",
    )  # fmt: skip

    def __init__(self, node_tags: frozenset[str] = frozenset()) -> None:
        super().__init__()
        self.resources: PersistentMap[Reference, Resource] = PersistentMap()
        self.defaults: dict[tuple[Scope, str], Entries] = {}
        self.pending: tuple[Pending, ...] = ()
        self.collectors: tuple[tuple[Collector, Scope], ...] = ()
        #: Where collectors stand that changed a resource.
        self.licensed: frozenset[str] = frozenset()
        #: What each collector has found.
        self.collected: tuple[frozenset[Reference], ...] = ()
        self.realized: tuple[Wanted, ...] = ()
        self.edges: tuple[Edge, ...] = ()
        #: The dynamic parents of classes, for defaults; and the scopes that declared them.
        self.parents: PersistentMap[Scope, Scope] = PersistentMap()
        self.declared_in: PersistentMap[str, Scope] = PersistentMap()
        #: The tags of what the node definition contains.
        self.node_tags = node_tags

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
        place = self.declared_in.get(a.name) or named(α)  # which may be announced
        dynamic = parent if isinstance(parent, Class) else place
        return self.changed(
            parents=self.parents.set(a, dynamic), declared_in=self.declared_in.set(a.name, place)
        )

    def __iter__(self) -> Iterator[ResourceValue]:
        """The resources of built-in types that are not virtual."""
        for each in self.all():
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

    def all(self) -> list[Resource]:
        """The resources in the order of their declarations."""
        return [each for _, each in self.resources.items()]

    def put(self, resource: Resource) -> PlusCatalog:
        """The catalog with a resource, new or changed."""
        return self.changed(resources=self.resources.set((resource.type, resource.title), resource))

    def has(self, reference: Reference) -> bool:
        """Whether a resource, or a class, is declared."""
        t, w = reference
        return w in self.declared_in if t == "class" else reference in self.resources

    def default_attributes(self, α: Scope, t: str) -> Entries:
        """defaults(v_C, α, t): those of α, then those of its dynamic parents that it lacks."""
        return entries((k, v) for k, (v, _) in self.defaults_from(α, t).items())

    def defaults_from(self, α: Scope, t: str) -> dict[Key, tuple[Expression, Scope]]:
        """The same by attribute, each with the scope that it is from."""
        found: dict[Key, tuple[Expression, Scope]] = {}
        for scope in self._dynamic_chain(α):
            for k, v in entry_list(self.defaults.get((scope, t), NO_ENTRIES)):
                found.setdefault(k, (v, scope))
        return found

    def _dynamic_chain(self, α: Scope) -> Iterator[Scope]:
        scope: Scope | None = named(α)
        while scope is not None:
            yield scope
            scope = self.dynamic(scope)

    def dynamic(self, α: Scope) -> Scope | None:
        """The dynamic parent of a scope: the one that it was declared in."""
        if isinstance(α, Def):
            return named(α.outer)
        if isinstance(α, Node):
            return TOP
        return self.parents.get(α) or (None if α == TOP else TOP)

    def override(self, resource: Resource, given: Iterable[Given]) -> PlusCatalog:
        """v_C[t[w] ← v_H]^α, each attribute with its α.

        A value that is a default where the resource is declared does not replace one that is set.
        """
        own = dict(entry_list(resource.attributes))
        new = [
            (k, appended(own.get(k), v), α)
            for k, v, α in given
            if k not in own or not self._is_default(resource, k, v)
        ]
        sources = resource.sources | {str(k): α for k, _, α in new}
        attributes = joined(entries((k, v) for k, v, _ in new), resource.attributes, after=True)
        return self.put(replace(resource, attributes=attributes, sources=sources))

    def _is_default(self, resource: Resource, k: Key, v: Expression) -> bool:
        """Whether a value is a default of an attribute where the resource is declared.

        Also one that another hides, which is Puppet's way.
        """
        if isinstance(v, Appended):
            v = v.value
        return any(
            (k, v) in entry_list(self.defaults.get((scope, resource.type), NO_ENTRIES))
            for scope in self._dynamic_chain(resource.scope)
        )

    # --- Who may change what

    def may_change(self, κ: DefinitionEnvironment, resource: Resource, α: Scope) -> bool:
        """Whether code of α may change a resource: its own, or that of a class that it inherits.

        Where a collector has changed a resource, Puppet lets all code of the same class or type
        change any other from then on.
        """
        return source_of(α) == source_of(resource.scope) or self._is_child(κ, α, resource.scope)

    def forbidden(
        self, κ: DefinitionEnvironment, resource: Resource, given: Iterable[Given]
    ) -> str | None:
        """An attribute that may not be replaced.

        Code may replace what code of a class that it inherits has set; and what it has set itself,
        if that is the value of a default.
        """
        own = dict(entry_list(resource.attributes))
        for k, v, α in given:
            if k not in own or self._is_default(resource, k, v):
                continue
            source = resource.sources[str(k)]
            is_own = source_of(α) == source_of(source) and self._is_default(resource, k, own[k])
            if not is_own and not self._is_child(κ, α, source):
                return str(k)
        return None

    def _is_child(self, κ: DefinitionEnvironment, α: Scope, source: Scope) -> bool:
        α, source = named(α), named(source)
        if source_of(α) in self.licensed:
            return True
        while isinstance(α, Class):
            parent = κ.parent_scope(α.name)
            if parent is None or not isinstance(parent, Class):
                return False
            if parent == source or source_of(parent) in self.licensed:
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
            and self.meets(each, collector.query)
        ]

    def meets(self, resource: Resource, q: Query) -> bool:
        """Whether a resource meets a query, with the attributes and tags that it has now."""
        match q:
            case AnyResource():
                return True
            case Joined(left, "and", right):
                return self.meets(resource, left) and self.meets(resource, right)
            case Joined(left, _, right):
                return self.meets(resource, left) or self.meets(resource, right)
            case Compared("tag", "==", value):
                return fold_case(to_string(value)) in self.tags((resource.type, resource.title))
            case Compared(name, operator, value):
                own: Expression = lookup(name, resource.attributes) or Undef()
                if name == "title":
                    own = String(resource.title)
                if operator == "!=":  # of an array as a whole, and of the attribute `tag`
                    return not equal_values(own, value)
                candidates = element_list(own.elements) if isinstance(own, Array) else [own]
                return any(equal_values(each, value) for each in candidates)

    def tags(self, reference: Reference) -> frozenset[str]:
        """tags(v_C, t[w]): by its type, its title, its attribute `tag`, and what contains it."""
        resource = self.resources.get(reference)
        assert resource is not None
        tags = name_tags(resource.type)
        if _VALID_TAG.match(resource.title):
            tags |= name_tags(resource.title)
        for tag in tag_values(resource.attributes):
            tags |= name_tags(tag)
        return tags | self._container_tags(resource.scope)

    def _container_tags(self, α: Scope) -> frozenset[str]:
        match named(α):
            case Instance() as scope:
                return self.tags((scope.type, scope.title))
            case Class() as scope:
                outer = self._container_tags(self.declared_in.get(scope.name) or TOP)
                return outer | name_tags(scope.name)
            case Node():
                return self.node_tags | {"class", "node"}
            case _:
                return frozenset({"class"})

    def realise(self, number: int) -> PlusCatalog:
        """realise(v_C, γ): what γ finds is no longer virtual, and has the attributes of γ."""
        catalog = self.licensing(number)
        found = self.collected[number]
        given = self.brought(number)
        for each in self.matches(number):
            found |= {(each.type, each.title)}
            current = replace(each, form="")
            catalog = catalog.override(current, given)
        return catalog.changed(
            collected=(*self.collected[:number], found, *self.collected[number + 1 :])
        )

    def brought(self, number: int) -> list[Given]:
        """What a collector sets: its attributes and, with them, the defaults of its scope."""
        collector, α = self.collectors[number]
        own = entry_list(collector.attributes)
        if not own:
            return []
        keys = {k for k, _ in own}
        defaults = self.defaults_from(α, collector.type).items()
        return [(k, v, α) for k, v in own] + [(k, v, β) for k, (v, β) in defaults if k not in keys]

    def licensing(self, number: int) -> PlusCatalog:
        """The catalog in which the code of a collector that changes something may change all."""
        if not self.matches(number) or not self.brought(number):
            return self
        return self.changed(licensed=self.licensed | {source_of(self.collectors[number][1])})

    def clash(self, κ: DefinitionEnvironment, number: int) -> tuple[Reference, str] | None:
        """What a collector brings and may not replace: a default of another scope than its own."""
        given = self.brought(number)
        licensed = self.licensing(number)
        for each in self.matches(number):
            k = licensed.forbidden(κ, each, given)
            if k is not None:
                return (each.type, each.title), k
        return None

    def realizable(self) -> list[Resource]:
        """What is to be realised, declared, and still virtual."""
        named_once = dict.fromkeys(each.reference for each in self.realized)
        found = (self.resources.get(key) for key in named_once)
        return [each for each in found if each is not None and each.form]

    def waiting(self) -> list[Resource]:
        """waiting(v_C): the defined resources that are not virtual and not expanded."""
        return [r for r in self.all() if r.defined and not r.expanded and not r.form]

    @property
    def is_pending(self) -> bool:
        """pending(v_C): whether a further round has something to do."""
        return (
            bool(self.realizable())
            or any(self.matches(number) for number in range(len(self.collectors)))
            or bool(self.waiting())
        )


def given_by(α: Scope, v_H: Entries) -> list[Given]:
    """The attributes that code of a scope sets."""
    return [(k, v, α) for k, v in entry_list(v_H)]


def named(α: Scope) -> Scope:
    """The scope of a class, defined resource, node or top level that a lambda's scope is in."""
    while isinstance(α, Local):
        α = α.outer
    return α


def source_of(α: Scope) -> str:
    """The code that a scope belongs to: a class, a defined type, the node, or the top level."""
    α = named(α)
    return α.type if isinstance(α, Instance) else str(α)


# --- Attributes


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


def appended(own: Expression | None, v: Expression) -> Expression:
    """The value of an attribute after k => v, or after k +> v."""
    if not isinstance(v, Appended):
        return v
    if own is None:
        return v.value
    return Array(elements([*flat(own), *flat(v.value)]))


# --- Tags

_VALID_TAG = re.compile(r"\w[\w:.-]*\n?\Z")


def name_tags(name: str) -> frozenset[str]:
    """The tags that a name gives: itself and, if it is qualified, its segments."""
    name = name.lower()
    return frozenset([name, *name.split("::")])


def tag_values(v_H: Entries) -> list[str]:
    """The values of the attribute `tag`."""
    value: Any = lookup("tag", v_H)
    if isinstance(value, Appended):
        value = value.value
    return [] if value is None else [to_string(v) for v in flat(value) if not isinstance(v, Undef)]


def invalid_tag(v_H: Entries) -> str | None:
    """A value of the attribute `tag` that is not a tag."""
    return next((tag for tag in tag_values(v_H) if not _VALID_TAG.match(tag)), None)
