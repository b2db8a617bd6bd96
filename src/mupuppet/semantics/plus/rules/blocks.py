"""Layer `iteration`: bodies of lambdas and functions where only their value counts.

An expression has no effects, so a variable that such a body binds is replaced by its value; a
lambda or function that is called for its effects has a scope instead (`iteration.py`).
"""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.features import ITERATION_LAYER
from mupuppet.semantics.plus.lambdas import is_pure, is_value, substitute
from mupuppet.semantics.plus.rules.common import group
from mupuppet.semantics.plus.terms import Block
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.terms import Assignment, Sequence, Skip, Undef

_BLOCKS = group("Blocks")
_EXPRESSION = Judgement.EXPRESSION


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockStep(c: Configuration) -> Outcome:
    """The first statement of a block steps, if that has no effects: not $x = v, nor a value.

    σ, κ, v_C, p ─α→s σ, κ, v_C, s
    ────────────────────────────────────────────────────── BlockStep
    σ, κ, v_C, block X {p ␣ s′} ─α→ block X {s ␣ s′}
    """
    match c.term:
        case Block(X, Sequence(p, s), origin):
            if not is_pure(p):
                return Refused("block X {p ␣ s′}")
            return Under(
                Judgement.STATEMENT,
                c.α,
                p,
                lambda new: Block(X, Sequence(new, s), origin),
                once=True,
            )
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockLast(c: Configuration) -> Outcome:
    """The same for the only statement of a block.

    σ, κ, v_C, p ─α→s σ, κ, v_C, s
    ─────────────────────────────────────── BlockLast
    σ, κ, v_C, block X {p} ─α→ block X {s}
    """
    match c.term:
        case Block(X, p, origin) if not isinstance(p, Sequence):
            if not is_pure(p):
                return Refused("block X {p}")
            return Under(Judgement.STATEMENT, c.α, p, lambda new: Block(X, new, origin), once=True)
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockSeq(c: Configuration) -> Outcome:
    """What a statement has become precedes what follows it.

    ───────────────────────────────────────────────────────────────────────── BlockSeq
    σ, κ, v_C, block X {{s₁ ␣ s₂} ␣ s₃} ─α→ block X {s₁ ␣ s₂ ␣ s₃}
    """
    match c.term:
        case Block(X, Sequence(Sequence(s_1, s_2), s_3), origin):
            return c.becomes(Block(X, Sequence(s_1, Sequence(s_2, s_3)), origin))
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockSkip(c: Configuration) -> Outcome:
    """When a statement is done, the others follow.

    ─────────────────────────────────────────────────── BlockSkip
    σ, κ, v_C, block X {skip ␣ s} ─α→ block X {s}
    """
    match c.term:
        case Block(X, Sequence(Skip(), s), origin):
            return c.becomes(Block(X, s, origin))
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockDrop(c: Configuration) -> Outcome:
    """A value that others follow is not used.

    ─────────────────────────────────────────────── BlockDrop
    σ, κ, v_C, block X {v ␣ s} ─α→ block X {s}
    """
    match c.term:
        case Block(X, Sequence(v, s), origin):
            if is_value(v):
                return c.becomes(Block(X, s, origin))
            return Refused("block X {v ␣ s}")
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockBind(c: Configuration) -> Outcome:
    """A variable is bound once: what follows has its value in its place.

    x ∉ X    X′ = X ∪ {x}    s′ = s[v/x]
    ──────────────────────────────────────────────────── BlockBind
    σ, κ, v_C, block X {$x = v ␣ s} ─α→ block X′ {s′}
    """
    match c.term:
        case Block(X, Sequence(Assignment(x, v), s), origin):
            if not v.is_value:
                return Refused("block X {$x = v ␣ s}")
            if x in X:
                return Refused("x ∉ X", 1, lambda: _bound_twice(x))
            return c.becomes(Block((*X, x), substitute(s, x, v), origin))
    return None


def _bound_twice(x: str) -> Problem:
    return Problem("illegal-reassignment", f"`${x}` is already assigned")


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockBound(c: Configuration) -> Outcome:
    """The value of an assignment is what is assigned.

    x ∉ X
    ─────────────────────────────────────── BlockBound
    σ, κ, v_C, block X {$x = v} ─α→ v
    """
    match c.term:
        case Block(X, Assignment(x, v)):
            if not v.is_value:
                return Refused("block X {$x = v}")
            return Refused("x ∉ X", 1, lambda: _bound_twice(x)) if x in X else c.becomes(v)
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockValue(c: Configuration) -> Outcome:
    """The value of a block is that of its last statement.

    ──────────────────────────────── BlockValue
    σ, κ, v_C, block X {v} ─α→ v
    """
    match c.term:
        case Block(_, v):
            if is_value(v):
                return c.becomes(v)
            return Refused("block X {v}")
    return None


@rule(_BLOCKS, _EXPRESSION, Block, ours=True, layer=ITERATION_LAYER)
def BlockEmpty(c: Configuration) -> Outcome:
    """A block without a value is undef.

    ──────────────────────────────────────── BlockEmpty
    σ, κ, v_C, block X {skip} ─α→ undef
    """
    match c.term:
        case Block(_, Skip()):
            return c.becomes(Undef())
    return None
