"""Layer `defaults`: defaults of attributes, which hold in a scope and in those declared in it."""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused
from mupuppet.semantics.features import DEFAULTS_LAYER
from mupuppet.semantics.plus.catalogs import PlusCatalog, joined, named
from mupuppet.semantics.plus.rules.common import catalog, changes, group, shown_entries, steps
from mupuppet.semantics.plus.terms import Defaults
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


def defaulted_twice(v_C: PlusCatalog, α: Scope, t: str, v_H: Entries) -> Key | None:
    """An attribute that has a default in a scope already."""
    known = dict(entry_list(v_C.defaults.get((named(α), t), NO_ENTRIES)))
    return next((k for k, _ in entry_list(v_H) if k in known), None)


def with_defaults(v_C: PlusCatalog, α: Scope, t: str, v_H: Entries) -> PlusCatalog:
    """v_C[defaults(α, T) ⊕ v_H]."""
    key = named(α), t
    made = joined(v_C.defaults.get(key, NO_ENTRIES), v_H)
    return v_C.changed(defaults={**v_C.defaults, key: made})
