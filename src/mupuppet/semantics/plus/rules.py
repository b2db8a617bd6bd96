"""The rules of μPuppet⁺, layer by layer; each is drawn above its code, as in the core."""

from __future__ import annotations

from mupuppet.basics.records import replace
from mupuppet.semantics.auxiliary import merge
from mupuppet.semantics.configurations import (
    Added,
    Altered,
    Applied,
    Configuration,
    Outcome,
    Problem,
    Refused,
    Under,
)
from mupuppet.semantics.environments import ResourceDef
from mupuppet.semantics.features import (
    DEFAULTS_LAYER,
    LAZY_LAYER,
    ORDERING_LAYER,
    OVERRIDES_LAYER,
    VIRTUAL_LAYER,
)
from mupuppet.semantics.plus.catalogs import (
    Edge,
    Pending,
    PlusCatalog,
    Reference,
    Resource,
    joined,
    targets,
    with_edge,
)
from mupuppet.semantics.plus.terms import (
    Arrow,
    Collect,
    Collector,
    Compared,
    Compile,
    Declaration,
    Defaults,
    Done,
    Expand,
    ExpandAll,
    Joined,
    Override,
    Realize,
)
from mupuppet.semantics.print import format_inline, type_reference
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.scopes import Def, Instance, Scope
from mupuppet.semantics.termbase import Origin, Term
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    SKIP,
    Assignment,
    Entries,
    Expression,
    ResourceReference,
    ResourceValue,
    Scoped,
    Sequence,
    Skip,
    Statement,
    String,
    entry_list,
    sequence,
)

_VIRTUAL = Group("Declarations and collectors", "B, not modelled", "5.3 Unsupported features")
_DEFAULTS = Group("Resource defaults", "B, not modelled", "5.3 Unsupported features")
_OVERRIDES = Group("Overrides and extension", "B, not modelled", "5.3 Unsupported features")
_ORDERING = Group("Ordering", "B, not modelled", "5.3 Unsupported features")
_LAZY = Group("Rounds", "B, not modelled", "2.1 Defined resource types")
_STATEMENT = Judgement.STATEMENT


def _catalog(c: Configuration) -> PlusCatalog:
    assert isinstance(c.v_C, PlusCatalog)
    return c.v_C


def _changes(c: Configuration, v_C: PlusCatalog, change: str, term: Term = SKIP) -> Applied:
    return Applied(term, c.σ, c.κ, v_C, Altered(change))


def _shown(reference: Reference) -> str:
    return f"{type_reference(reference[0])}['{reference[1]}']"


_WIDTH = 80


def _entries(v_H: Entries) -> str:
    return f"{{{format_inline(v_H, limit=_WIDTH)}}}"


def _reference(e: Expression) -> Reference | None:
    match e:
        case ResourceReference(t, String(w)):
            return t, w
    return None


def _not_a_reference(e: Expression) -> Problem:
    return Problem("invalid-reference", f"a resource reference is needed, and this is {kind(e)}")


# --- Declarations


@rule(_VIRTUAL, _STATEMENT, Declaration, ours=True, layer=VIRTUAL_LAYER)
def DeclStep(c: Configuration) -> Outcome:
    """The title and the attributes of a resource are evaluated.

    σ, κ, v_C, e : H ─α→R e′ : H′
    ──────────────────────────────────────────────────── DeclStep
    σ, κ, v_C, φ t {e : H} ─α→s σ, κ, v_C, φ t {e′ : H′}
    """
    match c.term:
        case Declaration(φ, t, body, defined, origin):
            if body.is_value:
                return Refused("σ, κ, v_C, e : H ─α→R e′ : H′")
            return Under(
                Judgement.RESOURCE, c.α, body, lambda new: Declaration(φ, t, new, defined, origin)
            )
    return None


@rule(_VIRTUAL, _STATEMENT, Declaration, ours=True, layer=VIRTUAL_LAYER)
def Decl(c: Configuration) -> Outcome:
    """A resource enters the catalog, virtual or not, with the defaults that hold in its scope.

    t[w] ∉ dom(v_C)    v_H′ = v_H ⊕ defaults(v_C, α, t)
    ──────────────────────────────────────────────────────────────── Decl
    σ, κ, v_C, φ t {w : v_H} ─α→s σ, κ, v_C ␣ φ t {w : v_H′}^α, skip
    """
    match c.term:
        case Declaration(φ, t, body, defined, origin):
            w = body.title
            if not body.is_value:
                return Refused("φ t {w : v_H}")
            if not isinstance(w, String):
                message = f"a title must be a string, and this is {kind(w)}"
                problem = Problem("illegal-title-type", message, w.origin)
                return Refused("φ t {w : v_H}", 0, lambda: problem)
            v_C = _catalog(c)
            present = v_C.find(t, w.value)
            if present is not None:
                shown = _shown((t, w.value))
                return Refused(
                    "t[w] ∉ dom(v_C)",
                    1,
                    lambda: Problem(
                        "duplicate-resource",
                        f"{shown} is already declared",
                        related=((present.origin, "declared here"),),
                    ),
                )
            own = body.attributes
            v_H = joined(own, v_C.default_attributes(c.α, t))
            sources = {str(name): c.α for name, _ in entry_list(own)}
            made = Resource(φ, t, w.value, v_H, c.α, defined, False, sources, origin)
            if φ or defined:
                return _changes(c, v_C.put(made), f"v_C ␣ {format_inline(c.term, limit=_WIDTH)}")
            added = Added(ResourceValue(t, w.value, v_H, origin))
            return Applied(SKIP, c.σ, c.κ, v_C.put(made), added)
    return None


# --- Collectors


@rule(_VIRTUAL, _STATEMENT, Collector, ours=True, layer=VIRTUAL_LAYER)
def CollQuery(c: Configuration) -> Outcome:
    """The values in the query of a collector are evaluated.

    σ, κ, v_C, q ─α→q q′
    ──────────────────────────────────────────────────────────── CollQuery
    σ, κ, v_C, t <| q |> {H} ─α→s σ, κ, v_C, t <| q′ |> {H}
    """
    match c.term:
        case Collector(t, exported, q, H, origin):
            if q.is_value:
                return Refused("σ, κ, v_C, q ─α→q q′")
            return Under(
                Judgement.QUERY, c.α, q, lambda new: Collector(t, exported, new, H, origin)
            )
    return None


@rule(_VIRTUAL, Judgement.QUERY, Compared, ours=True, layer=VIRTUAL_LAYER)
def QueryValue(c: Configuration) -> Outcome:
    """The value that an attribute is compared with is evaluated.

    σ, κ, v_C, e ─α→ e′
    ──────────────────────────────────────── QueryValue
    σ, κ, v_C, k == e ─α→q k == e′
    """
    match c.term:
        case Compared(k, operator, e, origin) if not e.is_value:
            return Under(
                Judgement.EXPRESSION, c.α, e, lambda new: Compared(k, operator, new, origin)
            )
    return None


@rule(_VIRTUAL, Judgement.QUERY, Joined, ours=True, layer=VIRTUAL_LAYER)
def QueryLeft(c: Configuration) -> Outcome:
    """The left part of a query is evaluated first.

    σ, κ, v_C, q₁ ─α→q q₁′
    ─────────────────────────────────────────── QueryLeft
    σ, κ, v_C, q₁ and q₂ ─α→q q₁′ and q₂
    """
    match c.term:
        case Joined(operator, left, right, origin) if not left.is_value:
            return Under(
                Judgement.QUERY, c.α, left, lambda new: Joined(operator, new, right, origin)
            )
    return None


@rule(_VIRTUAL, Judgement.QUERY, Joined, ours=True, layer=VIRTUAL_LAYER)
def QueryRight(c: Configuration) -> Outcome:
    """The right part of a query is evaluated next.

    σ, κ, v_C, q₂ ─α→q q₂′
    ─────────────────────────────────────────── QueryRight
    σ, κ, v_C, q and q₂ ─α→q q and q₂′    for a q without expressions
    """
    match c.term:
        case Joined(operator, left, right, origin) if left.is_value and not right.is_value:
            return Under(
                Judgement.QUERY, c.α, right, lambda new: Joined(operator, left, new, origin)
            )
    return None


@rule(_VIRTUAL, _STATEMENT, Collector, ours=True, layer=VIRTUAL_LAYER)
def CollStep(c: Configuration) -> Outcome:
    """The attributes that a collector sets are evaluated when its query is.

    σ, κ, v_C, H ─α→H H′
    ──────────────────────────────────────────────────────── CollStep
    σ, κ, v_C, t <| q |> {H} ─α→s σ, κ, v_C, t <| q |> {H′}
    """
    match c.term:
        case Collector(t, exported, q, H, origin):
            if not q.is_value or H.is_value:
                return Refused("σ, κ, v_C, H ─α→H H′")
            return Under(Judgement.HASH, c.α, H, lambda new: Collector(t, exported, q, new, origin))
    return None


@rule(_VIRTUAL, _STATEMENT, Collector, ours=True, layer=VIRTUAL_LAYER)
def Coll(c: Configuration) -> Outcome:
    """A collector waits for the rounds.

    γ = t <| q |> {v_H}
    ────────────────────────────────────────────────── Coll
    σ, κ, v_C, t <| q |> {v_H} ─α→s σ, κ, v_C ␣ γ, skip
    """
    match c.term:
        case Collector(_, _, q, v_H):
            if not (q.is_value and v_H.is_value):
                return Refused("γ = t <| q |> {v_H}")
            v_C = _catalog(c)
            return _changes(
                c,
                v_C.changed(
                    collectors=(*v_C.collectors, (c.term, c.α)),
                    collected=(*v_C.collected, frozenset()),
                ),
                f"v_C ␣ {format_inline(c.term, limit=_WIDTH)}",
            )
    return None


@rule(_VIRTUAL, _STATEMENT, Realize, ours=True, layer=VIRTUAL_LAYER)
def RealStep(c: Configuration) -> Outcome:
    """What is to be realised is evaluated.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────────────── RealStep
    σ, κ, v_C, realize e ─α→s σ, κ, v_C, realize e′
    """
    match c.term:
        case Realize(e, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Realize(new, origin))
    return None


@rule(_VIRTUAL, _STATEMENT, Realize, ours=True, layer=VIRTUAL_LAYER)
def Real(c: Configuration) -> Outcome:
    """A resource that is to be realised is noted: it may be declared later.

    ───────────────────────────────────────────────────────────── Real
    σ, κ, v_C, realize t[w] ─α→s σ, κ, v_C ␣ realize t[w], skip
    """
    match c.term:
        case Realize(e, origin):
            reference = _reference(e)
            if reference is None:
                return _refused_reference("realize t[w]", e)
            v_C = _catalog(c)
            noted = v_C.changed(realized=(*v_C.realized, (reference, origin)))
            return _changes(c, noted, f"v_C ␣ realize {_shown(reference)}")
    return None


def _expanded(reference: Reference) -> Problem:
    message = f"{_shown(reference)} is already evaluated, and cannot be changed"
    return Problem("illegal-override", message)


def _refused_reference(form: str, e: Expression) -> Refused:
    return Refused(form, 0, (lambda: _not_a_reference(e)) if e.is_value else None)


# --- Resource defaults


@rule(_DEFAULTS, _STATEMENT, Defaults, ours=True, layer=DEFAULTS_LAYER)
def DefaultsStep(c: Configuration) -> Outcome:
    """The attributes of defaults are evaluated.

    σ, κ, v_C, H ─α→H H′
    ───────────────────────────────────────── DefaultsStep
    σ, κ, v_C, T {H} ─α→s σ, κ, v_C, T {H′}
    """
    match c.term:
        case Defaults(t, H, origin):
            if H.is_value:
                return Refused("σ, κ, v_C, H ─α→H H′")
            return Under(Judgement.HASH, c.α, H, lambda new: Defaults(t, new, origin))
    return None


@rule(_DEFAULTS, _STATEMENT, Defaults, ours=True, layer=DEFAULTS_LAYER)
def DefaultsSet(c: Configuration) -> Outcome:
    """Defaults hold from here on, in this scope and in those that are declared in it.

    no k of v_H is in defaults(v_C)(α, t)
    ────────────────────────────────────────────────────────────── DefaultsSet
    σ, κ, v_C, T {v_H} ─α→s σ, κ, v_C[defaults(α, t) ⊕ v_H], skip
    """
    match c.term:
        case Defaults(t, v_H):
            if not v_H.is_value:
                return Refused("T {v_H}")
            v_C = _catalog(c)
            present = v_C.defaults.get((c.α, t))
            known = {} if present is None else dict(entry_list(present))
            twice = next((k for k, _ in entry_list(v_H) if k in known), None)
            if twice is not None:
                message = f"`{twice}` has a default already for resources of type `{t}`"
                problem = Problem("duplicate-default-attribute", message)
                return Refused("no k of v_H is in defaults(v_C)(α, t)", 1, lambda: problem)
            made = v_H if present is None else joined(present, v_H)
            changed = v_C.changed(defaults={**v_C.defaults, (c.α, t): made})
            return _changes(c, changed, f"v_C[defaults({c.α}, {t}) ⊕ {_entries(v_H)}]")
    return None


# --- Overrides and extension


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def OverRef(c: Configuration) -> Outcome:
    """Which resource is changed is evaluated first.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────── OverRef
    σ, κ, v_C, e {H} ─α→s σ, κ, v_C, e′ {H}
    """
    match c.term:
        case Override(e, H, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Override(new, H, origin))
    return None


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def OverStep(c: Configuration) -> Outcome:
    """The attributes are evaluated next.

    σ, κ, v_C, H ─α→H H′
    ───────────────────────────────────────── OverStep
    σ, κ, v_C, v {H} ─α→s σ, κ, v_C, v {H′}
    """
    match c.term:
        case Override(v, H, origin):
            if not v.is_value or H.is_value:
                return Refused("σ, κ, v_C, H ─α→H H′")
            return Under(Judgement.HASH, c.α, H, lambda new: Override(v, new, origin))
    return None


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def Over(c: Configuration) -> Outcome:
    """A declared resource gets attributes that it lacks, or that α may change.

    α may change a set attribute if it is the scope of a class that inherits the one which set it;
    or if a collector of the same class or type has changed a resource before, as Puppet has it.

    t[w] ∈ dom(v_C), not expanded    each k of v_H is not set, or α inherits the scope that set it
    ─────────────────────────────────────────────── Over
    σ, κ, v_C, t[w] {v_H} ─α→s σ, κ, v_C[t[w] ← v_H], skip
    """
    match c.term:
        case Override(v, v_H):
            reference = _reference(v)
            if not v_H.is_value or reference is None:
                return _refused_reference("t[w] {v_H}", v)
            v_C = _catalog(c)
            resource = v_C.resources.get(reference)
            if resource is None:
                return Refused("t[w] ∈ dom(v_C), not expanded")
            if resource.expanded:
                return Refused("t[w] ∈ dom(v_C), not expanded", 1, lambda: _expanded(reference))
            k = v_C.forbidden(c.κ, resource, v_H, c.α)
            if k is not None:
                return Refused(
                    "each k of v_H is not set, or α inherits the scope that set it",
                    1,
                    lambda: Problem(
                        "already-set",
                        f"`{k}` is already set on {_shown(reference)}",
                        notes=("only a class that inherits the one that set it may change it",),
                        related=((resource.origin, "declared here"),),
                    ),
                )
            changed = v_C.override(resource, v_H, c.α)
            return _changes(c, changed, f"v_C[{_shown(reference)} ← {_entries(v_H)}]")
    return None


@rule(_OVERRIDES, _STATEMENT, Override, ours=True, layer=OVERRIDES_LAYER)
def OverLater(c: Configuration) -> Outcome:
    """An override of a resource that is not declared yet waits for it.

    t[w] ∉ dom(v_C)
    ──────────────────────────────────────────────────────────── OverLater
    σ, κ, v_C, t[w] {v_H} ─α→s σ, κ, v_C ␣ (t[w] ← v_H)^α, skip
    """
    match c.term:
        case Override(v, v_H, origin):
            reference = _reference(v)
            if not v_H.is_value or reference is None:
                return Refused("t[w] {v_H}")
            v_C = _catalog(c)
            if reference in v_C.resources:
                return Refused("t[w] ∉ dom(v_C)")
            waits = Pending(reference, v_H, c.α, origin)
            changed = v_C.changed(pending=(*v_C.pending, waits))
            return _changes(c, changed, f"v_C ␣ ({_shown(reference)} ← {_entries(v_H)})^{c.α}")
    return None


# --- Ordering


@rule(_ORDERING, _STATEMENT, Arrow, ours=True, layer=ORDERING_LAYER)
def ArrowLeft(c: Configuration) -> Outcome:
    """The left side of an arrow is evaluated first.

    σ, κ, v_C, e₁ ─α→ e₁′
    ───────────────────────────────────────────────── ArrowLeft
    σ, κ, v_C, e₁ -> e₂ ─α→s σ, κ, v_C, e₁′ -> e₂
    """
    match c.term:
        case Arrow(operator, e_1, e_2, origin):
            if e_1.is_value:
                return Refused("σ, κ, v_C, e₁ ─α→ e₁′")
            return Under(
                Judgement.EXPRESSION, c.α, e_1, lambda new: Arrow(operator, new, e_2, origin)
            )
    return None


@rule(_ORDERING, _STATEMENT, Arrow, ours=True, layer=ORDERING_LAYER)
def ArrowRight(c: Configuration) -> Outcome:
    """The right side of an arrow is evaluated next.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────────── ArrowRight
    σ, κ, v_C, v -> e ─α→s σ, κ, v_C, v -> e′
    """
    match c.term:
        case Arrow(operator, v, e, origin):
            if not v.is_value or e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Arrow(operator, v, new, origin))
    return None


@rule(_ORDERING, _STATEMENT, Arrow, ours=True, layer=ORDERING_LAYER)
def ArrowEdge(c: Configuration) -> Outcome:
    """An arrow is an edge, which waits until all resources are known.

    ────────────────────────────────────────────────────────────────────── ArrowEdge
    σ, κ, v_C, t[w] -> t′[w′] ─α→s σ, κ, v_C ␣ (t[w] -> t′[w′]), skip
    """
    match c.term:
        case Arrow(operator, e_1, e_2, origin):
            source, target = _reference(e_1), _reference(e_2)
            if source is None or target is None:
                wrong = e_1 if source is None else e_2
                ready = e_1.is_value and e_2.is_value
                return _refused_reference("t[w] -> t′[w′]", wrong) if ready else Refused("t[w]")
            v_C = _catalog(c)
            edge = Edge(source, operator, target, origin)
            changed = v_C.changed(edges=(*v_C.edges, edge))
            return _changes(c, changed, f"v_C ␣ ({_shown(source)} {operator} {_shown(target)})")
    return None


# --- Rounds


@rule(_LAZY, Judgement.FINISH, Compile, ours=True, layer=LAZY_LAYER)
def Main(c: Configuration) -> Outcome:
    """The manifest is compiled first, and what a round has to do after it.

    σ, κ, v_C, m ─N→m σ′, κ′, v_C′, m′
    ──────────────────────────────────────────────────── Main
    σ, κ, v_C, compile m ─N→f σ′, κ′, v_C′, compile m′
    """
    match c.term:
        case Compile(m, origin):
            if isinstance(m, Skip):
                return Refused("σ, κ, v_C, m ─N→m σ′, κ′, v_C′, m′")
            return Under(Judgement.MANIFEST, c.α, m, lambda new: Compile(new, origin))
    return None


@rule(_LAZY, Judgement.FINISH, Compile, ours=True, layer=LAZY_LAYER)
def Round(c: Configuration) -> Outcome:
    """In a round all collectors look for resources, and then all that waits is expanded.

    pending(v_C)
    ─────────────────────────────────────────────────────────────────────────── Round
    σ, κ, v_C, compile skip
        ─N→f σ, κ, v_C, compile (collect γ₁ ␣ … ␣ collect γ_n ␣ expand)
    """
    match c.term:
        case Compile(m):
            v_C = _catalog(c)
            if not isinstance(m, Skip):
                return Refused("compile skip")
            if not v_C.is_pending:
                return Refused("pending(v_C)", 1)
            steps: list[Statement] = [Collect(at) for at in range(-1, len(v_C.collectors))]  # type: ignore[misc]  # statements of μPuppet⁺
            return c.becomes(Compile(sequence([*steps, ExpandAll()])))  # type: ignore[list-item]  # the same
    return None


@rule(_LAZY, _STATEMENT, Collect, ours=True, layer=VIRTUAL_LAYER)
def CollectAll(c: Configuration) -> Outcome:
    """What a collector meets and has not found yet is realised, and gets its attributes.

    `collect realize` does so for the resources that `realize` names and that are declared.

    what γ changes is not expanded
    ──────────────────────────────────────────────────────────── CollectAll
    σ, κ, v_C, collect γ ─α→s σ, κ, realise(v_C, γ), skip
    """
    match c.term:
        case Collect(number):
            v_C = _catalog(c)
            if number >= 0:
                late = [each for each in v_C.matches(number) if each.expanded]
                if late and v_C.collectors[number][0].attributes != NO_ENTRIES:
                    first = late[0].type, late[0].title
                    return Refused("what γ changes is not expanded", 1, lambda: _expanded(first))
                clash = v_C.clash(number)
                if clash is not None:
                    message = f"`{clash[1]}` is already set on {_shown(clash[0])}"
                    problem = Problem("already-set", message)
                    return Refused("what γ changes is not expanded", 1, lambda: problem)
                found = [_shown((each.type, each.title)) for each in v_C.matches(number)]
                if not found:
                    return c.becomes(SKIP)
                change = f"realise(v_C, γ) with {', '.join(found)}"
                return _changes(c, v_C.realise(number), change)
            found = []
            for reference, _ in v_C.realized:
                resource = v_C.resources.get(reference)
                if resource is not None and resource.form:
                    v_C = v_C.put(replace(resource, form=""))
                    found.append(_shown(reference))
            if not found:
                return c.becomes(SKIP)
            return _changes(c, v_C, f"realise(v_C, realize) with {', '.join(found)}")
    return None


@rule(_LAZY, _STATEMENT, ExpandAll, ours=True, layer=LAZY_LAYER)
def ExpandEach(c: Configuration) -> Outcome:
    """The defined resources that wait are expanded in the order of their declarations.

    u₁[w₁], …, u_n[w_n] = waiting(v_C)
    ───────────────────────────────────────────────────────────────────────────── ExpandEach
    σ, κ, v_C, expand ─α→s σ, κ, v_C, expand u₁[w₁] ␣ … ␣ expand u_n[w_n]
    """
    match c.term:
        case ExpandAll():
            each = [Expand(r.type, r.title, r.origin) for r in _catalog(c).waiting()]
            return c.becomes(sequence(each))  # type: ignore[arg-type]  # statements of μPuppet⁺
    return None


@rule(_LAZY, _STATEMENT, Expand, ours=True, layer=LAZY_LAYER)
def ExpandOne(c: Configuration) -> Outcome:
    """A defined resource becomes the body of its type, in its own scope inside the declaring one.

    v_C(u[w]) = u {w : v_H}^α    κ(u) = ResourceDef(ρ, s)    s′ = merge(ρ, v_H)
    ──────────────────────────────────────────────────────────────────────────── ExpandOne
    σ, κ, v_C, expand u[w]
        ─β→s σ, κ, expanded(v_C, u[w]), scope α {scope u[w] {$title = w ␣ s′ ␣ s}}
    """
    match c.term:
        case Expand(u, w, origin):
            v_C = _catalog(c)
            resource = v_C.resources[u, w]
            definition = c.κ.lookup(u)
            if not isinstance(definition, ResourceDef):
                message = f"resource type `{u}` is not defined"
                return Refused(
                    "κ(u) = ResourceDef(ρ, s)",
                    1,
                    lambda: Problem("unknown-resource-type", message, resource.origin),
                )
            s_1 = merge(definition.parameters, resource.attributes)
            if s_1 is None:
                message = f"defined type `{u}` needs values for all parameters without a default"
                return Refused(
                    "s′ = merge(ρ, v_H)",
                    2,
                    lambda: Problem("missing-required-parameter", message, resource.origin),
                )
            title = Assignment("title", String(w), origin)
            body: Statement = Sequence(title, Sequence(s_1, definition.body))
            scope: Scope = Instance(resource.scope, u, w)
            body = Scoped(scope, body, origin)
            while isinstance(scope, Def):  # scopes stand inside those that they were declared in
                scope = scope.outer
                body = Scoped(scope, body, origin)
            expanded = v_C.put(replace(resource, expanded=True))
            return _changes(c, expanded, f"expanded(v_C, {_shown((u, w))})", body)
    return None


# --- Finishing


@rule(_LAZY, Judgement.FINISH, Compile, ours=True, layer=LAZY_LAYER)
def Finish(c: Configuration) -> Outcome:
    """When a round has nothing to do, waiting overrides and edges are put in, and all is checked.

    ¬pending(v_C)    v_C′ = finish(v_C)
    ──────────────────────────────────────────────────── Finish
    σ, κ, v_C, compile skip ─N→f σ, κ, v_C′, done
    """
    match c.term:
        case Compile(m):
            v_C = _catalog(c)
            if not isinstance(m, Skip):
                return Refused("compile skip")
            if v_C.is_pending:
                return Refused("¬pending(v_C)", 1)
            finished = finish(c, v_C)
            if isinstance(finished, Problem):
                return Refused("v_C′ = finish(v_C)", 2, lambda: finished)
            return _changes(c, finished, "finish(v_C)", Done())
    return None


def finish(c: Configuration, v_C: PlusCatalog) -> PlusCatalog | Problem:
    """finish(v_C): undefined if a resource is missing, or an override is not allowed."""
    for waits in v_C.pending:
        resource = v_C.resources.get(waits.reference)
        if resource is None:
            return _missing("unknown-override", waits.reference, "to override", waits.origin)
        if resource.expanded:
            return _expanded(waits.reference)
        k = v_C.forbidden(c.κ, resource, waits.attributes, waits.scope)
        if k is not None:
            message = f"`{k}` is already set on {_shown(waits.reference)}"
            return Problem("already-set", message, waits.origin)
        v_C = v_C.override(resource, waits.attributes, waits.scope)
    for reference, origin in v_C.realized:
        if reference not in v_C.resources:
            return _missing("unknown-virtual", reference, "to realize", origin)
    for edge in v_C.edges:
        for end in (edge.source, edge.target):
            if end not in v_C.resources:
                return _missing("unknown-resource", end, "to order", edge.origin)
        v_C = v_C.put(with_edge(v_C.resources[edge.source], edge))
    for each in v_C.resources.values():
        for name, target in () if each.form else targets(each):
            if target not in v_C.resources:
                return _missing("unknown-resource", target, f"for `{name}`", each.origin)
    return v_C


def _missing(identifier: str, reference: Reference, purpose: str, origin: Origin | None) -> Problem:
    message = f"there is no {_shown(reference)} {purpose}"
    return Problem(identifier, message, origin)  # type: ignore[arg-type]  # an id
