"""Layer `defaults`: defaults of attributes, which hold in a scope and in those declared in it."""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused
from mupuppet.semantics.environments import ClassDef, DefinitionEnvironment
from mupuppet.semantics.features import DEFAULTS_LAYER
from mupuppet.semantics.plus.catalogs import PlusCatalog, joined, named
from mupuppet.semantics.plus.rules.common import catalog, changes, group, shown_entries, steps
from mupuppet.semantics.plus.terms import Announce, Defaults
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.scopes import Scope
from mupuppet.semantics.terms import NO_ENTRIES, Entries, Key, entry_list

_DEFAULTS = group("Resource defaults")


@rule(_DEFAULTS, Judgement.STATEMENT, Defaults, ours=True, layer=DEFAULTS_LAYER)
def DefaultsStep(c: Configuration) -> Outcome:
    """The attributes of defaults are evaluated.

    σ, κ, v_C, H ─α→H H′
    ──────────────────────────────────────── DefaultsStep
    σ, κ, v_C, T {H} ─α→s σ, κ, v_C, T {H′}
    """
    return steps(c, Defaults, "attributes", Judgement.HASH)


@rule(_DEFAULTS, Judgement.STATEMENT, Defaults, ours=True, layer=DEFAULTS_LAYER)
def DefaultsSet(c: Configuration) -> Outcome:
    """Defaults hold from here on, in this scope and in those that are declared in it.

    A lambda's scope is not one of them: its defaults are those of the scope around it.

    no k of v_H has a default in α for T
    ──────────────────────────────────────────────────────────── DefaultsSet
    σ, κ, v_C, T {v_H} ─α→s σ, κ, v_C[defaults(α, T) ⊕ v_H], skip
    """
    match c.term:
        case Defaults(t, v_H):
            if not v_H.is_value:
                return Refused("T {v_H}")
            k = defaulted_twice(catalog(c), c.α, t, v_H)
            if k is not None:
                message = f"`{k}` has a default already for resources of type `{t}`"
                problem = Problem("duplicate-default-attribute", message)
                return Refused("no k of v_H has a default in α for T", 1, lambda: problem)
            changed = with_defaults(catalog(c), c.α, t, v_H)
            return changes(c, changed, f"v_C[defaults({c.α}, {t}) ⊕ {shown_entries(v_H)}]")
    return None


@rule(_DEFAULTS, Judgement.STATEMENT, Announce, ours=True, layer=DEFAULTS_LAYER)
def Announced(c: Configuration) -> Outcome:
    """Where a class is named, among others, is what its defaults and tags come from.

    α stands for a and for what a inherits, unless they are declared already.

    ──────────────────────────────────────────────────── Announced
    σ, κ, v_C, announce a ─α→s σ, κ, v_C[a ↦ α], skip
    """
    match c.term:
        case Announce(a):
            return changes(c, announced(catalog(c), c.κ, a, c.α), f"v_C[{a} ↦ {c.α}]")
    return None


def announced(v_C: PlusCatalog, κ: DefinitionEnvironment, a: str | None, α: Scope) -> PlusCatalog:
    """v_C[a ↦ α]."""
    while a is not None and a not in v_C.declared_in:
        v_C = v_C.changed(declared_in=v_C.declared_in.set(a, named(α)))
        definition = κ.lookup(a)
        a = definition.parent if isinstance(definition, ClassDef) else None
    return v_C


def defaulted_twice(v_C: PlusCatalog, α: Scope, t: str, v_H: Entries) -> Key | None:
    """An attribute that has a default in a scope already."""
    known = dict(entry_list(v_C.defaults.get((named(α), t), NO_ENTRIES)))
    return next((k for k, _ in entry_list(v_H) if k in known), None)


def with_defaults(v_C: PlusCatalog, α: Scope, t: str, v_H: Entries) -> PlusCatalog:
    """v_C[defaults(α, T) ⊕ v_H]."""
    key = named(α), t
    made = joined(v_C.defaults.get(key, NO_ENTRIES), v_H)
    return v_C.changed(defaults={**v_C.defaults, key: made})
