"""Layer `functions`: functions of the Puppet language, and built-in ones."""

from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused
from mupuppet.semantics.environments import FunctionDef, VariableEnvironment
from mupuppet.semantics.features import FUNCTIONS_LAYER
from mupuppet.semantics.plus.builtins import BUILTINS, Failure
from mupuppet.semantics.plus.lambdas import bind, within
from mupuppet.semantics.plus.rules.common import group, steps
from mupuppet.semantics.plus.terms import Block, Call, CallStatement, FunctionDefinition
from mupuppet.semantics.registry import Judgement, rule
from mupuppet.semantics.scopes import TOP, Local
from mupuppet.semantics.terms import SKIP, Parameters, Statement, element_list

_FUNCTIONS = group("Functions")
_EXPRESSION = Judgement.EXPRESSION


@rule(_FUNCTIONS, Judgement.MANIFEST, FunctionDefinition, ours=True, layer=FUNCTIONS_LAYER)
def FDef(c: Configuration) -> Outcome:
    """A function is defined once. Its name is not that of a class or type: κ has it as f().

    f() ∉ dom(κ)
    ──────────────────────────────────────────────────────────────────────────── FDef
    σ, κ, v_C, function f (ρ) {s} ─N→m σ, κ[f() : FunctionDef(ρ, s)], v_C, skip
    """
    match c.term:
        case FunctionDefinition(f, ρ, s):
            if c.κ.lookup(f"{f}()") is not None:
                problem = Problem("already-defined", f"function `{f}` is already defined")
                return Refused("f() ∉ dom(κ)", 1, lambda: problem)
            return c.defines(SKIP, f"{f}()", FunctionDef(ρ, s))
    return None


@rule(_FUNCTIONS, _EXPRESSION, Call, ours=True, layer=FUNCTIONS_LAYER)
def CallStep(c: Configuration) -> Outcome:
    """The arguments of a call are evaluated, from the left.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────── CallStep
    σ, κ, v_C, f(A) ─α→ f(A′)
    """
    return steps(c, Call, "arguments", Judgement.ELEMENTS)


@rule(_FUNCTIONS, _EXPRESSION, Call, ours=True, layer=FUNCTIONS_LAYER)
def CallValue(c: Configuration) -> Outcome:
    """A call is the body of the function, with its parameters bound.

    κ(f()) = FunctionDef(ρ, s)    s′ = bind(ρ, v₁, …, v_n, s)
    ───────────────────────────────────────────────────────── CallValue
    σ, κ, v_C, f(v₁, …, v_n) ─α→ block ∅ {s′}
    """
    match c.term:
        case Call(f, A, origin):
            if not A.is_value:
                return Refused("f(v₁, …, v_n)")
            definition = c.κ.lookup(f"{f}()")
            if not isinstance(definition, FunctionDef):
                return Refused("κ(f()) = FunctionDef(ρ, s)", 0)
            s = bind(definition.parameters, element_list(A), definition.body)
            if s is None:
                return _wrong_arguments(f, definition.parameters, len(element_list(A)))
            return c.becomes(Block((), s, origin))
    return None


@rule(_FUNCTIONS, _EXPRESSION, Call, ours=True, layer=FUNCTIONS_LAYER)
def CallBuiltin(c: Configuration) -> Outcome:
    """A call of a built-in function is what that makes of the arguments.

    Which functions there are, and what they do, is left abstract, as caseMatch is in the paper.

    f() ∉ dom(κ)    v = ⟦f⟧(v₁, …, v_n)
    ─────────────────────────────────── CallBuiltin
    σ, κ, v_C, f(v₁, …, v_n) ─α→ v
    """
    match c.term:
        case Call(f, A):
            if not A.is_value:
                return Refused("f(v₁, …, v_n)")
            if c.κ.lookup(f"{f}()") is not None:
                return Refused("f() ∉ dom(κ)")
            if f not in BUILTINS:
                problem = Problem("unknown-function", f"function `{f}` is not defined")
                return Refused("v = ⟦f⟧(v₁, …, v_n)", 1, lambda: problem)
            try:
                return c.becomes(BUILTINS[f](*element_list(A)))
            except Failure as failure:
                problem = Problem(failure.id, failure.message)
                return Refused("v = ⟦f⟧(v₁, …, v_n)", 1, lambda: problem)
    return None


@rule(_FUNCTIONS, Judgement.STATEMENT, CallStatement, ours=True, layer=FUNCTIONS_LAYER)
def CallEffect(c: Configuration) -> Outcome:
    """The arguments of a call for its effects are evaluated.

    σ, κ, v_C, A ─α→ A′
    ────────────────────────────────────────────────── CallEffect
    σ, κ, v_C, call f(A) ─α→s σ, κ, v_C, call f(A′)
    """
    return steps(c, CallStatement, "arguments", Judgement.ELEMENTS)


@rule(_FUNCTIONS, Judgement.STATEMENT, CallStatement, ours=True, layer=FUNCTIONS_LAYER)
def CallBody(c: Configuration) -> Outcome:
    """Such a call is the body of the function, in a scope of its own inside the top scope.

    κ(f()) = FunctionDef(ρ, s)    s′ = bind(ρ, v₁, …, v_n, s)
    β is the first of :: λ₁, :: λ₂, … without variables
    ──────────────────────────────────────────────────────────────────── CallBody
    σ, κ, v_C, call f(v₁, …, v_n) ─α→s σ, κ, v_C, scope :: {scope β {s′}}
    """
    match c.term:
        case CallStatement(f, A, origin):
            if not A.is_value:
                return Refused("call f(v₁, …, v_n)")
            definition = c.κ.lookup(f"{f}()")
            if not isinstance(definition, FunctionDef):
                problem = Problem("unknown-function", f"function `{f}` is not defined")
                return Refused("κ(f()) = FunctionDef(ρ, s)", 0, lambda: problem)
            s: Statement | None = bind(definition.parameters, element_list(A), definition.body)
            if s is None:
                return _wrong_arguments(f, definition.parameters, len(element_list(A)))
            return c.becomes(within(unused_scope(c.σ), s, origin))
    return None


def unused_scope(σ: VariableEnvironment) -> Local:
    """The first of :: λ₁, :: λ₂, … without variables."""
    number = 1
    while len(σ.specialise(Local(TOP, number))):
        number += 1
    return Local(TOP, number)


def _wrong_arguments(f: str, ρ: Parameters, count: int) -> Refused:
    least = sum(1 for parameter in ρ if parameter.default is None)
    wanted = str(len(ρ)) if least == len(ρ) else f"{least} to {len(ρ)}"
    message = f"function `{f}` takes {wanted} arguments, and has {count}"
    problem = Problem("wrong-argument-count", message)
    return Refused("s′ = bind(ρ, v₁, …, v_n, s)", 1, lambda: problem)
