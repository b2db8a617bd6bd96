"""Layer `iteration`: functions that take a lambda, for its values or for its effects."""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused
from mupuppet.semantics.features import ITERATION_LAYER
from mupuppet.semantics.plus.lambdas import (
    applications,
    bind,
    bodies,
    created,
    first_and_rest,
    nested,
    selected,
    truths,
)
from mupuppet.semantics.plus.rules.common import group, steps
from mupuppet.semantics.plus.terms import (
    Application,
    Block,
    Create,
    Each,
    Iteration,
    Lambda,
    Selection,
)
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.terms import (
    Array,
    Element,
    Expression,
    NoElements,
    Undef,
    element_list,
    elements,
)

_ITERATION = group("Iteration")
_EFFECTS = group("Iteration for effects")
_EXPRESSION = Judgement.EXPRESSION
_STATEMENT = Judgement.STATEMENT


def _not_iterable(form: str, v: Expression) -> Refused:
    message = f"a lambda is called for the elements of a collection, and this is {kind(v)}"
    return Refused(form, 1, lambda: Problem("argument-mismatch", message))


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def IterStep(c: Configuration) -> Outcome:
    """What is iterated over is evaluated, and what else stands in parentheses.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────────── IterStep
    σ, κ, v_C, g(A) λ ─α→ g(A′) λ
    """
    match c.term:
        case Iteration(g, A, λ, origin):
            return steps(c, A, lambda new: Iteration(g, new, λ, origin), Judgement.ELEMENTS)
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def MapValue(c: Configuration) -> Outcome:
    """`map` applies the lambda to each element.

    A = λ over v
    ──────────────────────────────── MapValue
    σ, κ, v_C, map(v) λ ─α→ [A]
    """
    match c.term:
        case Iteration("map", Element(v, NoElements()), λ, origin) if v.is_value:
            A = applications(λ, v)
            return _not_iterable("A = λ over v", v) if A is None else c.becomes(Array(A, origin))
        case Iteration():
            return Refused("map(v) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def FilterValue(c: Configuration) -> Outcome:
    """`filter` selects the elements for which the lambda gives something true.

    A = λ over v
    ────────────────────────────────────────── FilterValue
    σ, κ, v_C, filter(v) λ ─α→ select v by A
    """
    match c.term:
        case Iteration("filter", Element(v, NoElements()), λ, origin) if v.is_value:
            A = applications(λ, v)
            if A is None:
                return _not_iterable("A = λ over v", v)
            return c.becomes(Selection(v, A, origin))  # type: ignore[arg-type]  # v is a value
        case Iteration():
            return Refused("filter(v) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Selection, ours=True, layer=ITERATION_LAYER)
def SelectStep(c: Configuration) -> Outcome:
    """What the lambda gives is evaluated.

    σ, κ, v_C, A ─α→ A′
    ───────────────────────────────────────────── SelectStep
    σ, κ, v_C, select v by A ─α→ select v by A′
    """
    match c.term:
        case Selection(v, A, origin):
            return steps(c, A, lambda new: Selection(v, new, origin), Judgement.ELEMENTS)
    return None


@rule(_ITERATION, _EXPRESSION, Selection, ours=True, layer=ITERATION_LAYER)
def Select(c: Configuration) -> Outcome:
    """Elements are selected by the truth of values.

    v′ = the elements of v where truth(v₁), …, truth(v_n)
    ───────────────────────────────────────────────────── Select
    σ, κ, v_C, select v by v₁, …, v_n ─α→ v′
    """
    match c.term:
        case Selection(v, A):
            if not A.is_value:
                return Refused("select v by v₁, …, v_n")
            return c.becomes(selected(v, element_list(A)))
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def AnyValue(c: Configuration) -> Outcome:
    """`any` is true if the lambda gives something true for an element, and asks no further.

    A = λ over v    e = A₁ or (… or (A_n or false))
    ─────────────────────────────────────────────── AnyValue
    σ, κ, v_C, any(v) λ ─α→ e
    """
    match c.term:
        case Iteration("any", Element(v, NoElements()), λ) if v.is_value:
            A = applications(λ, v)
            return _not_iterable("A = λ over v", v) if A is None else c.becomes(truths("or", A))
        case Iteration():
            return Refused("any(v) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def AllValue(c: Configuration) -> Outcome:
    """`all` is true unless the lambda gives something false for an element.

    A = λ over v    e = A₁ and (… and (A_n and true))
    ───────────────────────────────────────────────── AllValue
    σ, κ, v_C, all(v) λ ─α→ e
    """
    match c.term:
        case Iteration("all", Element(v, NoElements()), λ) if v.is_value:
            A = applications(λ, v)
            return _not_iterable("A = λ over v", v) if A is None else c.becomes(truths("and", A))
        case Iteration():
            return Refused("all(v) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def WithValue(c: Configuration) -> Outcome:
    """`with` applies the lambda to its arguments.

    ──────────────────────────────────────────────────── WithValue
    σ, κ, v_C, with(v₁, …, v_n) λ ─α→ λ(v₁, …, v_n)
    """
    match c.term:
        case Iteration("with", A, λ, origin) if A.is_value:
            return c.becomes(Application(λ, A, origin))
        case Iteration():
            return Refused("with(v₁, …, v_n) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def ReduceStart(c: Configuration) -> Outcome:
    """Without a start value, `reduce` begins with the first element.

    v₁ is the first of v, v′ the rest
    ──────────────────────────────────────────────── ReduceStart
    σ, κ, v_C, reduce(v) λ ─α→ reduce(v′, v₁) λ
    """
    match c.term:
        case Iteration("reduce", Element(v, NoElements()), λ, origin) if v.is_value:
            parts = first_and_rest(v)
            if parts is None:
                return Refused("v₁ is the first of v, v′ the rest")
            return c.becomes(Iteration("reduce", elements(parts[::-1]), λ, origin))
        case Iteration():
            return Refused("reduce(v) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def ReduceNone(c: Configuration) -> Outcome:
    """Without a start value and without elements there is no result.

    v has no elements
    ──────────────────────────────────── ReduceNone
    σ, κ, v_C, reduce(v) λ ─α→ undef
    """
    match c.term:
        case Iteration("reduce", Element(v, NoElements())) if v.is_value:
            found = nested(v)
            if found is None:
                return _not_iterable("v has no elements", v)
            return Refused("v has no elements") if found else c.becomes(Undef())
        case Iteration():
            return Refused("reduce(v) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def Reduce(c: Configuration) -> Outcome:
    """`reduce` applies the lambda to what it has and to the next element.

    v₁ is the first of v, v′ the rest
    ──────────────────────────────────────────────────────────── Reduce
    σ, κ, v_C, reduce(v, v₀) λ ─α→ reduce(v′, λ(v₀, v₁)) λ
    """
    match c.term:
        case Iteration("reduce", Element(v, Element(v_0, NoElements())) as A, λ, origin):
            if not A.is_value:
                return Refused("reduce(v, v₀) λ")
            parts = first_and_rest(v)
            if parts is None:
                return Refused("v₁ is the first of v, v′ the rest")
            applied = Application(λ, elements([v_0, parts[0]]), origin)
            arguments = elements([parts[1], applied])  # type: ignore[list-item]  # of μPuppet⁺
            return c.becomes(Iteration("reduce", arguments, λ, origin))
        case Iteration():
            return Refused("reduce(v, v₀) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def ReduceDone(c: Configuration) -> Outcome:
    """When no element is left, the result is what `reduce` has.

    v has no elements
    ──────────────────────────────────── ReduceDone
    σ, κ, v_C, reduce(v, v₀) λ ─α→ v₀
    """
    match c.term:
        case Iteration("reduce", Element(v, Element(v_0, NoElements())) as A):
            if not A.is_value:
                return Refused("reduce(v, v₀) λ")
            found = nested(v)
            if found is None:
                return _not_iterable("v has no elements", v)
            return Refused("v has no elements") if found else c.becomes(v_0)
        case Iteration():
            return Refused("reduce(v, v₀) λ")
    return None


@rule(_ITERATION, _EXPRESSION, Application, ours=True, layer=ITERATION_LAYER)
def Apply(c: Configuration) -> Outcome:
    """A lambda that is applied is its body, with its parameters bound.

    λ = |ρ| {s}    s′ = bind(ρ, v₁, …, v_n, s)
    ────────────────────────────────────────────── Apply
    σ, κ, v_C, λ(v₁, …, v_n) ─α→ block ∅ {s′}
    """
    match c.term:
        case Application(λ, A, origin):
            s = bind(λ.parameters, element_list(A), λ.body)
            if s is None:
                return _wrong_arguments(λ, len(element_list(A)))
            return c.becomes(Block((), s, origin))
    return None


def _wrong_arguments(λ: Lambda, count: int) -> Refused:
    message = f"a lambda with {len(λ.parameters)} parameters is called with {count} arguments"
    problem = Problem("wrong-argument-count", message)
    return Refused("s′ = bind(ρ, v₁, …, v_n, s)", 1, lambda: problem)


# --- Effects


@rule(_EFFECTS, _STATEMENT, Each, ours=True, layer=ITERATION_LAYER)
def EachStep(c: Configuration) -> Outcome:
    """What is iterated over is evaluated.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────────────────────────────── EachStep
    σ, κ, v_C, each(A) λ ─α→s σ, κ, v_C, each(A′) λ
    """
    match c.term:
        case Each(A, λ, origin):
            return steps(c, A, lambda new: Each(new, λ, origin), Judgement.ELEMENTS)
    return None


@rule(_EFFECTS, _STATEMENT, Each, ours=True, layer=ITERATION_LAYER)
def EachBody(c: Configuration) -> Outcome:
    """`each` is the body of the lambda once for each element, each time in a scope of its own.

    s = scope (α λ) {s₁} ␣ … ␣ scope (α λ) {s_n} by λ over v
    ──────────────────────────────────────────────────────── EachBody
    σ, κ, v_C, each(v) λ ─α→s σ, κ, v_C, s
    """
    match c.term:
        case Each(Element(v, NoElements()), λ, origin):
            if not v.is_value:
                return Refused("each(v) λ")
            if applications(λ, v) is None:
                return _not_iterable(_BODIES, v)
            s = bodies(λ, v, c.α, origin)
            return _wrong_arguments(λ, 2) if s is None else c.becomes(s)
    return None


_BODIES = "s = scope (α λ) {s₁} ␣ … ␣ scope (α λ) {s_n} by λ over v"


@rule(_EFFECTS, _STATEMENT, Create, ours=True, layer=ITERATION_LAYER)
def CreateStep(c: Configuration) -> Outcome:
    """The arguments of `create_resources` are evaluated.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────────────────────────────────────────────────── CreateStep
    σ, κ, v_C, create_resources(A) ─α→s σ, κ, v_C, create_resources(A′)
    """
    match c.term:
        case Create(A, origin):
            return steps(c, A, lambda new: Create(new, origin), Judgement.ELEMENTS)
    return None


@rule(_EFFECTS, _STATEMENT, Create, ours=True, layer=ITERATION_LAYER)
def CreateEach(c: Configuration) -> Outcome:
    """`create_resources` declares a resource for each title of a hash.

    s = φ t {w₁ : v_H₁ ⊕ v_H} ␣ … ␣ φ t {w_n : v_H_n ⊕ v_H}
    ────────────────────────────────────────────────────────────────── CreateEach
    σ, κ, v_C, create_resources(v₁, …, v_n) ─α→s σ, κ, v_C, s
    """
    match c.term:
        case Create(A, origin):
            if not A.is_value:
                return Refused("create_resources(v₁, …, v_n)")
            s = created(element_list(A), origin)
            if s is None:
                message = (
                    "`create_resources` takes a type, a hash of titles, and a hash of defaults"
                )
                problem = Problem("argument-mismatch", message)
                return Refused("s = φ t {w₁ : v_H₁ ⊕ v_H} ␣ …", 1, lambda: problem)
            return c.becomes(s)
    return None
