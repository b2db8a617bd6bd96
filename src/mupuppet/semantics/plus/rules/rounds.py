"""Layer `lazy`: →f, which runs a manifest, then rounds until nothing waits, and then finishes."""

from mupuppet.basics.records import replace
from mupuppet.semantics.auxiliary import merge
from mupuppet.semantics.configurations import (
    Altered,
    Applied,
    Configuration,
    Outcome,
    Problem,
    Refused,
    Under,
)
from mupuppet.semantics.environments import ResourceDef
from mupuppet.semantics.features import LAZY_LAYER, VIRTUAL_LAYER
from mupuppet.semantics.plus.catalogs import PlusCatalog, Reference, shown
from mupuppet.semantics.plus.finishing import finish
from mupuppet.semantics.plus.lambdas import within
from mupuppet.semantics.plus.rules.common import (
    already_set,
    catalog,
    changes,
    expanded,
    group,
    steps,
)
from mupuppet.semantics.plus.terms import (
    Collect,
    CollectRealized,
    Compile,
    Done,
    Expand,
    ExpandAll,
    ParameterValue,
)
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.scopes import Instance, Scope
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    SKIP,
    Assignment,
    Entry,
    Sequence,
    Skip,
    Statement,
    String,
    sequence,
)

_ROUNDS = group("Rounds", "2.1 Defined resource types")
_STATEMENT = Judgement.STATEMENT


@rule(_ROUNDS, Judgement.FINISH, Compile, ours=True, layer=LAZY_LAYER)
def Main(c: Configuration) -> Outcome:
    """The manifest is compiled first, and what a round has to do after it.

    σ, κ, v_C, m ─N→m σ′, κ′, v_C′, m′
    ────────────────────────────────────────────────── Main
    σ, κ, v_C, compile m ─N→f σ′, κ′, v_C′, compile m′
    """
    match c.term:
        case Compile(m, origin):
            if isinstance(m, Skip):
                return Refused("σ, κ, v_C, m ─N→m σ′, κ′, v_C′, m′")
            return Under(Judgement.MANIFEST, c.α, m, lambda new: Compile(new, origin))
    return None


@rule(_ROUNDS, Judgement.FINISH, Compile, ours=True, layer=LAZY_LAYER)
def Round(c: Configuration) -> Outcome:
    """In a round all collectors look for resources, and then all that waits is expanded.

    pending(v_C)    s = round(v_C)
    ───────────────────────────────────────────────── Round
    σ, κ, v_C, compile skip ─N→f σ, κ, v_C, compile s
    """
    match c.term:
        case Compile(m):
            if not isinstance(m, Skip):
                return Refused("compile skip")
            if not catalog(c).is_pending:
                return Refused("pending(v_C)", 1)
            return c.becomes(Compile(round_of(catalog(c))))
    return None


def round_of(v_C: PlusCatalog) -> Statement:
    """round(v_C) = collect realize ␣ collect γ₁ ␣ … ␣ collect γ_n ␣ expand, for all collectors."""
    each = [Collect(at) for at in range(len(v_C.collectors))]
    return sequence([CollectRealized(), *each, ExpandAll()])  # type: ignore[list-item]  # of μPuppet⁺


@rule(_ROUNDS, _STATEMENT, CollectRealized, ours=True, layer=VIRTUAL_LAYER)
def CollectReal(c: Configuration) -> Outcome:
    """What `realize` names and what is declared is no longer virtual.

    ────────────────────────────────────────────────────────────────────── CollectReal
    σ, κ, v_C, collect realize ─α→s σ, κ, realise(v_C, realize), skip
    """
    match c.term:
        case CollectRealized():
            found = catalog(c).realizable()
            if not found:
                return c.becomes(SKIP)
            names = ", ".join(shown((each.type, each.title)) for each in found)
            return changes(c, realised(catalog(c)), f"realise(v_C, realize) with {names}")
    return None


def realised(v_C: PlusCatalog) -> PlusCatalog:
    """realise(v_C, realize)."""
    for each in v_C.realizable():
        v_C = v_C.put(replace(each, form=""))
    return v_C


@rule(_ROUNDS, _STATEMENT, Collect, ours=True, layer=VIRTUAL_LAYER)
def CollectAll(c: Configuration) -> Outcome:
    """What a collector meets and has not found yet is realised, and gets its attributes.

    what γ changes is not expanded    what γ brings may be set
    ────────────────────────────────────────────────────────── CollectAll
    σ, κ, v_C, collect γ ─α→s σ, κ, realise(v_C, γ), skip
    """
    match c.term:
        case Collect(γ):
            v_C = catalog(c)
            late = changes_expanded(v_C, γ)
            if late is not None:
                return Refused("what γ changes is not expanded", 1, lambda: expanded(late))
            clash = v_C.clash(c.κ, γ)
            if clash is not None:
                problem = already_set(clash[1], clash[0])
                return Refused("what γ brings may be set", 2, lambda: problem)
            found = v_C.matches(γ)
            if not found:
                return c.becomes(SKIP)
            names = ", ".join(shown((each.type, each.title)) for each in found)
            return changes(c, v_C.realise(γ), f"realise(v_C, {γ + 1}) with {names}")
    return None


def changes_expanded(v_C: PlusCatalog, γ: int) -> Reference | None:
    """A resource that a collector changes, and that is expanded."""
    if v_C.collectors[γ][0].attributes == NO_ENTRIES:
        return None
    return next(((r.type, r.title) for r in v_C.matches(γ) if r.expanded), None)


@rule(_ROUNDS, _STATEMENT, ExpandAll, ours=True, layer=LAZY_LAYER)
def ExpandEach(c: Configuration) -> Outcome:
    """The defined resources that wait are expanded in the order of their declarations.

    s = expansions(v_C)
    ─────────────────────────────────── ExpandEach
    σ, κ, v_C, expand ─α→s σ, κ, v_C, s
    """
    match c.term:
        case ExpandAll():
            return c.becomes(expansions(catalog(c)))
    return None


def expansions(v_C: PlusCatalog) -> Statement:
    """expansions(v_C) = expand u₁[w₁] ␣ … ␣ expand u_n[w_n], for all that wait."""
    each = [Expand(r.type, r.title, r.origin) for r in v_C.waiting()]
    return sequence(each)  # type: ignore[arg-type]  # statements of μPuppet⁺


@rule(_ROUNDS, _STATEMENT, Expand, ours=True, layer=LAZY_LAYER)
def ExpandOne(c: Configuration) -> Outcome:
    """A defined resource becomes the body of its type, in its own scope inside the declaring one.

    v_C(u[w]) = u {w : v_H}^β    κ(u) = ResourceDef(ρ, s)    s₁ = merge(ρ, v_H)
    s′ = scope β {scope u[w] {$title = w ␣ s₁ ␣ s}}
    ──────────────────────────────────────────────────────────── ExpandOne
    σ, κ, v_C, expand u[w] ─α→s σ, κ, expanded(v_C, u[w]), s′
    """
    match c.term:
        case Expand(u, w, origin):
            v_C = catalog(c)
            resource = v_C.resources.get((u, w))
            assert resource is not None
            definition = c.κ.lookup(u)
            assert isinstance(definition, ResourceDef)  # Decl has looked
            s_1 = parameters(definition, resource.attributes)
            if s_1 is None:
                message = f"defined type `{u}` needs values for all parameters without a default"
                problem = Problem("missing-required-parameter", message, resource.origin)
                return Refused("s₁ = merge(ρ, v_H)", 2, lambda: problem)
            body = instance(resource.scope, u, w, s_1, definition.body, origin)
            marked = v_C.put(replace(resource, expanded=True))
            return changes(c, marked, f"expanded(v_C, {shown((u, w))})", body)
    return None


def parameters(definition: ResourceDef, v_H: object) -> Statement | None:
    """merge(ρ, v_H), where a default is `param $x = e`: it becomes an attribute, too."""
    merged = merge(definition.parameters, v_H)  # type: ignore[arg-type]  # entries
    made: list[Statement] = []
    while isinstance(merged, Sequence):
        first = merged.first
        assert isinstance(first, Assignment)
        defaults = {each.name: each.default for each in definition.parameters}
        if defaults[first.name] is first.value:
            first = ParameterValue(first.name, first.value, first.origin)  # type: ignore[assignment]
        made.append(first)
        merged = merged.second
    return None if merged is None else sequence([*made, SKIP])


def instance(
    β: Scope, u: str, w: str, s_1: Statement, s: Statement, origin: Origin | None
) -> Statement:
    """scope β {scope u[w] {$title = w ␣ s₁ ␣ s}}, with β in the scopes that it was declared in."""
    title = Assignment("title", String(w), origin)
    return within(Instance(β, u, w), Sequence(title, Sequence(s_1, s)), origin)


@rule(_ROUNDS, _STATEMENT, ParameterValue, ours=True, layer=LAZY_LAYER)
def ParamStep(c: Configuration) -> Outcome:
    """The default of a parameter is evaluated.

    σ, κ, v_C, e ─α→ e′
    ──────────────────────────────────────────────────────────── ParamStep
    σ, κ, v_C, param $x = e ─α→s σ, κ, v_C, param $x = e′
    """
    return steps(c, ParameterValue, "value", Judgement.EXPRESSION)


@rule(_ROUNDS, _STATEMENT, ParameterValue, ours=True, layer=LAZY_LAYER)
def ParamSet(c: Configuration) -> Outcome:
    """A default is bound, and becomes an attribute of the defined resource.

    α = u[w]    x ∉ dom(σ_α)
    ──────────────────────────────────────────────────────────────────────────── ParamSet
    σ, κ, v_C, param $x = v ─α→s σ[(α, x) : v], κ, v_C[u[w] ← x ⇒ v], skip
    """
    match c.term:
        case ParameterValue(x, v):
            if not v.is_value:
                return Refused("param $x = v")
            if not isinstance(c.α, Instance):
                return Refused("α = u[w]")
            if c.σ.lookup(c.α, x) is not None:
                return Refused("x ∉ dom(σ_α)", 1)
            σ = c.σ.update(c.α, x, v)  # type: ignore[arg-type]  # a value
            reference = c.α.type, c.α.title
            change = f"v_C[{shown(reference)} ← {x} => …], with σ[({c.α}, {x}) : …]"
            return Applied(SKIP, σ, c.κ, with_parameter(catalog(c), c.α, x, v), Altered(change))
    return None


def with_parameter(v_C: PlusCatalog, α: Instance, x: str, v: object) -> PlusCatalog:
    """v_C[u[w] ← x ⇒ v]."""
    resource = v_C.resources.get((α.type, α.title))
    assert resource is not None
    attributes = Entry(x, v, resource.attributes)  # type: ignore[arg-type]  # a value
    return v_C.put(replace(resource, attributes=attributes, sources=resource.sources | {x: α}))


# --- Finishing


@rule(_ROUNDS, Judgement.FINISH, Compile, ours=True, layer=LAZY_LAYER)
def Finish(c: Configuration) -> Outcome:
    """When a round has nothing to do, waiting overrides and edges are put in, and all is checked.

    ¬pending(v_C)    v_C′ = finish(κ, v_C)
    ────────────────────────────────────────────── Finish
    σ, κ, v_C, compile skip ─N→f σ, κ, v_C′, done
    """
    match c.term:
        case Compile(m):
            v_C = catalog(c)
            if not isinstance(m, Skip):
                return Refused("compile skip")
            if v_C.is_pending:
                return Refused("¬pending(v_C)", 1)
            finished = finish(c.κ, v_C)
            if isinstance(finished, Problem):
                return Refused("v_C′ = finish(κ, v_C)", 2, lambda: finished)
            return changes(c, finished, "finish(κ, v_C)", Done())
    return None
