"""Expression statements, sequences, assignments and conditionals (Appendix C.4)."""

from mupuppet.semantics.auxiliary import caseMatch
from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.plus.terms import ALL_EXPRESSIONS
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import not_a_boolean
from mupuppet.semantics.terms import (
    SKIP,
    VALUE_CLASSES,
    Assignment,
    Boolean,
    Branch,
    Case,
    Default,
    If,
    NoCases,
    Sequence,
    Skip,
    Unless,
    Value,
)

EXPRESSION_STATEMENTS = Group("Expression statements", "C.4 Statements, Expression statements")
SEQUENCE = Group("Sequential composition", "C.4 Statements, Sequential composition")
ASSIGNMENT = Group(
    "Assignment", "C.4 Statements, Assignment", "3.2 Operational semantics, Statement evaluation"
)
IF = Group("If", "C.4 Statements, If")
UNLESS = Group("Unless", "C.4 Statements, Unless")
CASE = Group("Case", "C.4 Statements, Case")


# --- Expression statements


@rule(EXPRESSION_STATEMENTS, Judgement.STATEMENT, *ALL_EXPRESSIONS)
def ExprStep(c: Configuration) -> Outcome:
    """An expression that is a statement is evaluated.

    σ, κ, v_C, e ─α→ e′
    ─────────────────────────────── ExprStep
    σ, κ, v_C, e ─α→s σ, κ, v_C, e′
    """
    if not isinstance(c.term, ALL_EXPRESSIONS):
        return None
    if isinstance(c.term, VALUE_CLASSES) and c.term.is_value:
        return Refused("σ, κ, v_C, e ─α→ e′")
    return Under(Judgement.EXPRESSION, c.α, c.term, lambda new: new)


@rule(EXPRESSION_STATEMENTS, Judgement.STATEMENT, *ALL_EXPRESSIONS)
def Expr(c: Configuration) -> Outcome:
    """The value of an expression statement is ignored.

    ───────────────────────────────── Expr
    σ, κ, v_C, v ─α→s σ, κ, v_C, skip
    """
    if not isinstance(c.term, ALL_EXPRESSIONS):
        return None
    if isinstance(c.term, VALUE_CLASSES) and c.term.is_value:
        return c.becomes(SKIP)
    return Refused("v ─α→s")


# --- Sequential composition


@rule(SEQUENCE, Judgement.STATEMENT, Sequence)
def SeqStep(c: Configuration) -> Outcome:
    """The first statement of a sequence steps.

    σ, κ, v_C, s₁ ─α→s σ′, κ′, v_C′, s₁′
    ────────────────────────────────────────────── SeqStep
    σ, κ, v_C, s₁ ␣ s₂ ─α→s σ′, κ′, v_C′, s₁′ ␣ s₂
    """
    match c.term:
        case Sequence(s_1, s_2, origin):
            if isinstance(s_1, Skip):
                return Refused("σ, κ, v_C, s₁ ─α→s σ′, κ′, v_C′, s₁′")
            return Under(Judgement.STATEMENT, c.α, s_1, lambda new: Sequence(new, s_2, origin))
    return None


@rule(SEQUENCE, Judgement.STATEMENT, Sequence)
def SeqSkip(c: Configuration) -> Outcome:
    """When the first statement of a sequence is done, the rest follows.

    ───────────────────────────────────── SeqSkip
    σ, κ, v_C, skip ␣ s ─α→s σ, κ, v_C, s
    """
    match c.term:
        case Sequence(Skip(), s):
            return c.becomes(s)
        case Sequence():
            return Refused("skip ␣ s")
    return None


# --- Assignment


@rule(ASSIGNMENT, Judgement.STATEMENT, Assignment)
def AssignStep(c: Configuration) -> Outcome:
    """What is assigned is evaluated.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────── AssignStep
    σ, κ, v_C, $x = e ─α→s σ, κ, v_C, $x = e′
    """
    match c.term:
        case Assignment(x, e, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Assignment(x, new, origin))
    return None


@rule(ASSIGNMENT, Judgement.STATEMENT, Assignment)
def Assign(c: Configuration) -> Outcome:
    """A value is bound to a variable of the current scope, once.

    x ∉ dom(σ_α)
    ────────────────────────────────────────────────── Assign
    σ, κ, v_C, $x = v ─α→s σ[(α, x) : v], κ, v_C, skip
    """
    match c.term:
        case Assignment(x, v):
            if not (isinstance(v, VALUE_CLASSES) and v.is_value):
                return Refused("$x = v")
            bound = c.σ.lookup(c.α, x)
            if bound is not None:
                return Refused("x ∉ dom(σ_α)", 1, lambda: _assigned_twice(c, x, bound))
            return c.binds(SKIP, x, v)
    return None


def _assigned_twice(c: Configuration, x: str, bound: Value) -> Problem:
    return Problem(
        "illegal-reassignment",
        f"`${x}` is already assigned in {c.α}",
        notes=("a variable is assigned only once in a scope",),
        related=((bound.origin, "the value that it has"),),
    )


# --- If


@rule(IF, Judgement.STATEMENT, If)
def IfStep(c: Configuration) -> Outcome:
    """The condition is evaluated.

    σ, κ, v_C, e ─α→ e′
    ──────────────────────────────────────── IfStep
    σ, κ, v_C, if e {s₁} else {s₂}
        ─α→s σ, κ, v_C, if e′ {s₁} else {s₂}
    """
    match c.term:
        case If(e, s_1, s_2, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: If(new, s_1, s_2, origin))
    return None


@rule(IF, Judgement.STATEMENT, If)
def IfT(c: Configuration) -> Outcome:
    """If the condition is true, the first statement follows.

    ──────────────────────────────────────────────────── IfT
    σ, κ, v_C, if true {s₁} else {s₂} ─α→s σ, κ, v_C, s₁
    """
    form = "if true {s₁} else {s₂}"
    match c.term:
        case If(Boolean(True), s_1):
            return c.becomes(s_1)
        case If(e) if e.is_value and not isinstance(e, Boolean):
            return Refused(form, 0, lambda: not_a_boolean("the condition of `if`", e))
        case If():
            return Refused(form)
    return None


@rule(IF, Judgement.STATEMENT, If)
def IfF(c: Configuration) -> Outcome:
    """If the condition is false, the second statement follows.

    ───────────────────────────────────────────────────── IfF
    σ, κ, v_C, if false {s₁} else {s₂} ─α→s σ, κ, v_C, s₂
    """
    match c.term:
        case If(Boolean(False), _, s_2):
            return c.becomes(s_2)
        case If():
            return Refused("if false {s₁} else {s₂}")
    return None


# --- Unless


@rule(UNLESS, Judgement.STATEMENT, Unless)
def UnlessStep(c: Configuration) -> Outcome:
    """The condition is evaluated.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────────────────── UnlessStep
    σ, κ, v_C, unless e {s} ─α→s σ, κ, v_C, unless e′ {s}
    """
    match c.term:
        case Unless(e, s, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Unless(new, s, origin))
    return None


@rule(UNLESS, Judgement.STATEMENT, Unless)
def UnlessT(c: Configuration) -> Outcome:
    """If the condition is true, nothing follows.

    ─────────────────────────────────────────────── UnlessT
    σ, κ, v_C, unless true {s} ─α→s σ, κ, v_C, skip
    """
    match c.term:
        case Unless(Boolean(True)):
            return c.becomes(SKIP)
        case Unless(e) if e.is_value and not isinstance(e, Boolean):
            return Refused(
                "unless true {s}", 0, lambda: not_a_boolean("the condition of `unless`", e)
            )
        case Unless():
            return Refused("unless true {s}")
    return None


@rule(UNLESS, Judgement.STATEMENT, Unless)
def UnlessF(c: Configuration) -> Outcome:
    """If the condition is false, the statement follows.

    ───────────────────────────────────────────── UnlessF
    σ, κ, v_C, unless false {s} ─α→s σ, κ, v_C, s
    """
    match c.term:
        case Unless(Boolean(False), s):
            return c.becomes(s)
        case Unless():
            return Refused("unless false {s}")
    return None


# --- Case


@rule(CASE, Judgement.STATEMENT, Case)
def CaseStep1(c: Configuration) -> Outcome:
    """What the cases are about is evaluated first.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────────────── CaseStep1
    σ, κ, v_C, case e {C} ─α→s σ, κ, v_C, case e′ {C}
    """
    match c.term:
        case Case(e, C, origin):
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(Judgement.EXPRESSION, c.α, e, lambda new: Case(new, C, origin))
    return None


@rule(CASE, Judgement.STATEMENT, Case)
def CaseStep2(c: Configuration) -> Outcome:
    """The first case is evaluated next.

    σ, κ, v_C, e ─α→ e′
    ───────────────────────────────────────── CaseStep2
    σ, κ, v_C, case v {e : {s} ␣ C}
        ─α→s σ, κ, v_C, case v {e′ : {s} ␣ C}
    """
    match c.term:
        case Case(v, Branch(e, s, C, place), origin) if not isinstance(e, Default):
            if not v.is_value:
                return Refused("case v {e : {s} ␣ C}")
            if e.is_value:
                return Refused("σ, κ, v_C, e ─α→ e′")
            return Under(
                Judgement.EXPRESSION, c.α, e, lambda new: Case(v, Branch(new, s, C, place), origin)
            )
        case Case():
            return Refused("case v {e : {s} ␣ C}")
    return None


@rule(CASE, Judgement.STATEMENT, Case)
def CaseMatch(c: Configuration) -> Outcome:
    """If the first case matches, its statement follows.

    caseMatch(v, v₁)
    ────────────────────────────────────────────────── CaseMatch
    σ, κ, v_C, case v {v₁ : {s} ␣ C} ─α→s σ, κ, v_C, s
    """
    match c.term:
        case Case(v, Branch(v_1, s)) if not isinstance(v_1, Default):
            if not (v.is_value and v_1.is_value):
                return Refused("case v {v₁ : {s} ␣ C}")
            return c.becomes(s) if caseMatch(v, v_1) else Refused("caseMatch(v, v₁)", 1)
        case Case():
            return Refused("case v {v₁ : {s} ␣ C}")
    return None


@rule(CASE, Judgement.STATEMENT, Case)
def CaseNoMatch(c: Configuration) -> Outcome:
    """If the first case does not match, the others are tried.

    ¬caseMatch(v, v₁)
    ─────────────────────────────────────────────────────────── CaseNoMatch
    σ, κ, v_C, case v {v₁ : {s} ␣ C} ─α→s σ, κ, v_C, case v {C}
    """
    match c.term:
        case Case(v, Branch(v_1, _, C), origin) if not isinstance(v_1, Default):
            if not (v.is_value and v_1.is_value):
                return Refused("case v {v₁ : {s} ␣ C}")
            if caseMatch(v, v_1):
                return Refused("¬caseMatch(v, v₁)", 1)
            return c.becomes(Case(v, C, origin))
        case Case():
            return Refused("case v {v₁ : {s} ␣ C}")
    return None


@rule(CASE, Judgement.STATEMENT, Case, ours=True)
def CaseDefault(c: Configuration) -> Outcome:
    """`default` matches every value.

    ─────────────────────────────────────────────────────── CaseDefault
    σ, κ, v_C, case v {default : {s} ␣ C} ─α→s σ, κ, v_C, s

    Erratum: the paper has no rule for a case `default`, which its grammar allows. This is the
    statement's form of SDefault.
    """
    match c.term:
        case Case(v, Branch(Default(), s)) if v.is_value:
            return c.becomes(s)
        case Case():
            return Refused("case v {default : {s} ␣ C}")
    return None


@rule(CASE, Judgement.STATEMENT, Case)
def CaseDone(c: Configuration) -> Outcome:
    """If no case matches, nothing follows.

    ────────────────────────────────────────── CaseDone
    σ, κ, v_C, case v {ε} ─α→s σ, κ, v_C, skip
    """
    match c.term:
        case Case(v, NoCases()) if v.is_value:
            return c.becomes(SKIP)
        case Case():
            return Refused("case v {ε}")
    return None
