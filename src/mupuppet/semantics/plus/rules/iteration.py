"""Layer `iteration`: functions that take a lambda, for its values or for its effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused
from mupuppet.semantics.features import ITERATION_LAYER
from mupuppet.semantics.plus.lambdas import (
    applications,
    bind,
    bodies,
    chosen,
    created,
    first_and_rest,
    nested,
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
    Elements,
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


# --- What rules share: g(v, …) λ with values as they are drawn, and one condition on v


def _iteration(c: Configuration, g: str, drawn: str, conclude: Callable[..., Outcome]) -> Outcome:
    """What a rule about g(v, …) λ concludes of a term and of the values in parentheses."""
    if not isinstance(c.term, Iteration):
        return None
    A = c.term.arguments
    arguments = element_list(A)
    if c.term.function != g or not A.is_value or len(arguments) != drawn.count(",") + 1:
        return Refused(f"{g}({drawn}) λ")
    return conclude(c.term, *arguments)


def _over(c: Configuration, g: str, make: Callable[[Iteration, Any, Elements], Any]) -> Outcome:
    """A = λ over v, and what is made of it."""

    def conclude(term: Iteration, v: Expression) -> Outcome:
        A = applications(term.body, v)
        return _not_iterable("A = λ over v", v) if A is None else c.becomes(make(term, v, A))

    return _iteration(c, g, "v", conclude)


def _first(c: Configuration, drawn: str, make: Callable[..., Any]) -> Outcome:
    """v₁ is the first of v, v′ the rest; and what is made of them, and of v₀."""

    def conclude(term: Iteration, v: Expression, *v_0: Expression) -> Outcome:
        parts = first_and_rest(v)
        if parts is None:
            return Refused("v₁ is the first of v, v′ the rest")
        return c.becomes(make(term, *parts, *v_0))

    return _iteration(c, "reduce", drawn, conclude)


def _nothing(c: Configuration, drawn: str, make: Callable[..., Any]) -> Outcome:
    """v has no elements; and what is made of v₀."""

    def conclude(_: Iteration, v: Expression, *v_0: Expression) -> Outcome:
        found = nested(v)
        if found is None:
            return _not_iterable("v has no elements", v)
        return Refused("v has no elements") if found else c.becomes(make(*v_0))

    return _iteration(c, "reduce", drawn, conclude)


def _reduce(term: Iteration, v: Any, v_0: Any) -> Iteration:
    """reduce(v, v₀) λ."""
    return Iteration("reduce", elements([v, v_0]), term.body, term.origin)


def _not_iterable(form: str, v: Expression) -> Refused:
    message = f"a lambda is called for the elements of a collection, and this is {kind(v)}"
    return Refused(form, 1, lambda: Problem("argument-mismatch", message))


# --- Values


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def IterStep(c: Configuration) -> Outcome:
    """What is iterated over is evaluated, and everything else in parentheses.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────────── IterStep
    σ, κ, v_C, g(A) λ ─α→ g(A′) λ
    """
    return steps(c, Iteration, "arguments", Judgement.ELEMENTS)


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def MapValue(c: Configuration) -> Outcome:
    """`map` applies the lambda to each element.

    A = λ over v
    ──────────────────────────────── MapValue
    σ, κ, v_C, map(v) λ ─α→ [A]
    """
    return _over(c, "map", lambda term, _, A: Array(A, term.origin))


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def FilterValue(c: Configuration) -> Outcome:
    """`filter` selects the elements for which the lambda gives something true.

    A = λ over v
    ────────────────────────────────────────── FilterValue
    σ, κ, v_C, filter(v) λ ─α→ select v by A
    """
    return _over(c, "filter", lambda term, v, A: Selection(v, A, term.origin))


@rule(_ITERATION, _EXPRESSION, Selection, ours=True, layer=ITERATION_LAYER)
def SelectStep(c: Configuration) -> Outcome:
    """What the lambda gives is evaluated.

    σ, κ, v_C, A ─α→ A′
    ───────────────────────────────────────────── SelectStep
    σ, κ, v_C, select v by A ─α→ select v by A′
    """
    return steps(c, Selection, "chosen", Judgement.ELEMENTS)


@rule(_ITERATION, _EXPRESSION, Selection, ours=True, layer=ITERATION_LAYER)
def Select(c: Configuration) -> Outcome:
    """Elements are selected by the truth of values: chosen(v, v₁, …, v_n) has those where it holds.

    v′ = chosen(v, v₁, …, v_n)
    ──────────────────────────────────────── Select
    σ, κ, v_C, select v by v₁, …, v_n ─α→ v′
    """
    match c.term:
        case Selection(v, A):
            if not A.is_value:
                return Refused("select v by v₁, …, v_n")
            return c.becomes(chosen(v, element_list(A)))
    return None


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def AnyValue(c: Configuration) -> Outcome:
    """`any` is true if the lambda gives something true for an element, and asks no further.

    A = λ over v    e = disjunction(A)
    ────────────────────────────────── AnyValue
    σ, κ, v_C, any(v) λ ─α→ e
    """
    return _over(c, "any", lambda _, __, A: truths("or", A))


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def AllValue(c: Configuration) -> Outcome:
    """`all` is true unless the lambda gives something false for an element.

    A = λ over v    e = conjunction(A)
    ────────────────────────────────── AllValue
    σ, κ, v_C, all(v) λ ─α→ e
    """
    return _over(c, "all", lambda _, __, A: truths("and", A))


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
    return _first(c, "v", lambda term, v_1, rest: _reduce(term, rest, v_1))


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def ReduceNone(c: Configuration) -> Outcome:
    """Without a start value and without elements there is no result.

    v has no elements
    ──────────────────────────────────── ReduceNone
    σ, κ, v_C, reduce(v) λ ─α→ undef
    """
    return _nothing(c, "v", lambda: Undef())


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def Reduce(c: Configuration) -> Outcome:
    """`reduce` applies the lambda to what it has and to the next element.

    v₁ is the first of v, v′ the rest
    ──────────────────────────────────────────────────────────── Reduce
    σ, κ, v_C, reduce(v, v₀) λ ─α→ reduce(v′, λ(v₀, v₁)) λ
    """

    def again(term: Iteration, v_1: Any, rest: Any, v_0: Any) -> Any:
        return _reduce(term, rest, Application(term.body, elements([v_0, v_1]), term.origin))

    return _first(c, "v, v₀", again)


@rule(_ITERATION, _EXPRESSION, Iteration, ours=True, layer=ITERATION_LAYER)
def ReduceDone(c: Configuration) -> Outcome:
    """When no element is left, the result is what `reduce` has.

    v has no elements
    ──────────────────────────────────── ReduceDone
    σ, κ, v_C, reduce(v, v₀) λ ─α→ v₀
    """
    return _nothing(c, "v, v₀", lambda v_0: v_0)


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
    return steps(c, Each, "arguments", Judgement.ELEMENTS)


@rule(_EFFECTS, _STATEMENT, Each, ours=True, layer=ITERATION_LAYER)
def EachBody(c: Configuration) -> Outcome:
    """`each` is the body of the lambda once for each element, each time in a scope of its own.

    s = bodies(α, λ, v)
    ────────────────────────────────────────── EachBody
    σ, κ, v_C, each(v) λ ─α→s σ, κ, v_C, s
    """
    match c.term:
        case Each(Element(v, NoElements()), λ, origin):
            if not v.is_value:
                return Refused("each(v) λ")
            if applications(λ, v) is None:
                return _not_iterable("s = bodies(α, λ, v)", v)
            s = bodies(c.α, λ, v, origin)
            return _wrong_arguments(λ, 2) if s is None else c.becomes(s)
    return None


@rule(_EFFECTS, _STATEMENT, Create, ours=True, layer=ITERATION_LAYER)
def CreateStep(c: Configuration) -> Outcome:
    """The arguments of `create_resources` are evaluated.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────────────────────────────────────────────────── CreateStep
    σ, κ, v_C, create_resources(A) ─α→s σ, κ, v_C, create_resources(A′)
    """
    return steps(c, Create, "arguments", Judgement.ELEMENTS)


@rule(_EFFECTS, _STATEMENT, Create, ours=True, layer=ITERATION_LAYER)
def CreateEach(c: Configuration) -> Outcome:
    """`create_resources` declares a resource for each title of a hash.

    s = created(v₁, …, v_n)
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
                return Refused("s = created(v₁, …, v_n)", 1, lambda: problem)
            return c.becomes(s)
    return None
