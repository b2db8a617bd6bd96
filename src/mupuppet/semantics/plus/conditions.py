"""What the side conditions of μPuppet⁺ say, and what its rules change: for drawings that are run.

The functions that a condition names, such as defaults(v_C, α, t), are those that the rules use, as
merge and lookup are in the core.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mupuppet.basics.records import Record, replace
from mupuppet.semantics import terms
from mupuppet.semantics.configurations import Configuration, Problem
from mupuppet.semantics.environments import FunctionDef
from mupuppet.semantics.instances import Bindings, condition, plain
from mupuppet.semantics.plus import lambdas
from mupuppet.semantics.plus.builtins import BUILTINS, Failure
from mupuppet.semantics.plus.catalogs import Pending, Wanted, given_by, invalid_tag
from mupuppet.semantics.plus.finishing import finish
from mupuppet.semantics.plus.rules.common import catalog
from mupuppet.semantics.plus.rules.defaults import announced, defaulted_twice, with_defaults
from mupuppet.semantics.plus.rules.functions import unused_scope
from mupuppet.semantics.plus.rules.ordering import with_arrow
from mupuppet.semantics.plus.rules.overrides import cannot_set
from mupuppet.semantics.plus.rules.rounds import (
    changes_expanded,
    expansions,
    instance,
    parameters,
    realised,
    round_of,
    with_parameter,
)
from mupuppet.semantics.plus.rules.undef import element, truth
from mupuppet.semantics.plus.rules.virtual import declared, is_type, waiting
from mupuppet.semantics.plus.terms import Collector
from mupuppet.semantics.scopes import Instance

Holds: TypeAlias = "Callable[[Bindings, Configuration], bool]"


def _when(text: str) -> Callable[[Holds], Holds]:
    """Enter what a side condition says."""

    def enter(function: Holds) -> Holds:
        condition(text, exact=True)(lambda _, bound, c: function(bound, c))
        return function

    return enter


def _is(text: str, letter: str, function: Callable[[Bindings, Configuration], Any]) -> None:
    """Enter a condition that gives a letter its value; it does not hold where there is none."""

    def holds(bound: Bindings, c: Configuration) -> bool:
        value = function(bound, c)
        if value is not None:
            bound[letter] = value
        return value is not None

    _when(text)(holds)


# --- undef

_when("v ∉ {true, false}")(lambda b, c: c.v_C.is_plus and not isinstance(b["v"], terms.Boolean))
_is("v′ = truth(v)", "v′", lambda b, _: truth(b["v"]))


@_when("i ∉ {0, …, n - 1}")
def _beyond(bound: Bindings, c: Configuration) -> bool:
    bound["n"] = len(bound["v…"])
    index = bound["i"]
    return (
        c.v_C.is_plus
        and isinstance(index, terms.Integer)
        and not 0 <= index.value < len(bound["v…"])
    )


_is("v = element([v₁, …, v_n], i)", "v", lambda b, _: element(b["v…"], b["i"].value))
_when("v ∉ {k₁, …, k_n}")(
    lambda b, c: (
        c.v_C.is_plus
        and not any(type(k) is type(plain(b["v"])) and k == plain(b["v"]) for k in b["k…"])
    )
)

# --- Blocks, functions, iteration

_when("x ∉ X")(lambda b, _: b["x"] not in b["X"])
_is("X′ = X ∪ {x}", "X′", lambda b, _: (*b["X"], b["x"]))
_is("s′ = s[v/x]", "s′", lambda b, _: lambdas.substitute(b["s"], b["x"], b["v"]))
_when("f() ∉ dom(κ)")(lambda b, c: c.κ.lookup(f"{b['f']}()") is None)
_is("s′ = bind(ρ, v₁, …, v_n, s)", "s′", lambda b, _: lambdas.bind(b["ρ"], b["v…"], b["s"]))
_is("β is the first of :: λ₁, :: λ₂, … without variables", "β", lambda _, c: unused_scope(c.σ))
_is("A = λ over v", "A", lambda b, _: lambdas.applications(b["λ"], b["v"]))
_is("e = disjunction(A)", "e", lambda b, _: lambdas.truths("or", b["A"]))
_is("e = conjunction(A)", "e", lambda b, _: lambdas.truths("and", b["A"]))
_is("v′ = chosen(v, v₁, …, v_n)", "v′", lambda b, _: lambdas.chosen(b["v"], b["v…"]))
_when("v has no elements")(lambda b, _: lambdas.nested(b["v"]) == [])
_is(
    "s = bodies(α, λ, v)",
    "s",
    lambda b, c: lambdas.applications(b["λ"], b["v"]) and lambdas.bodies(c.α, b["λ"], b["v"], None),
)
_is("s = created(v₁, …, v_n)", "s", lambda b, _: lambdas.created(b["v…"], None))


@_when("κ(f()) = FunctionDef(ρ, s)")
def _function(bound: Bindings, c: Configuration) -> bool:
    definition = c.κ.lookup(f"{bound['f']}()")
    if isinstance(definition, FunctionDef):
        bound |= {"ρ": definition.parameters, "s": definition.body}
        return True
    return False


@_when("λ = |ρ| {s}")
def _lambda(bound: Bindings, _: Configuration) -> bool:
    bound |= {"ρ": bound["λ"].parameters, "s": bound["λ"].body}
    return True


@_when("v = ⟦f⟧(v₁, …, v_n)")
def _builtin(bound: Bindings, _: Configuration) -> bool:
    if bound["f"] not in BUILTINS:
        return False
    try:
        bound["v"] = BUILTINS[bound["f"]](*bound["v…"])
    except Failure:
        return False
    return True


@_when("v₁ is the first of v, v′ the rest")
def _first(bound: Bindings, _: Configuration) -> bool:
    parts = lambdas.first_and_rest(bound["v"])
    if parts is not None:
        bound["v₁"], bound["v′"] = parts
    return parts is not None


# --- Resources


def _reference(bound: Bindings, t: str = "t") -> tuple[str, str]:
    return bound[t], plain(bound["w"])


_when("t is a type")(lambda b, c: is_type(c, b["t"]))
_when("t[w] ∉ dom(v_C)")(lambda b, c: _reference(b) not in catalog(c).resources)
_when("t[w] ∈ dom(v_C)")(lambda b, c: _reference(b) in catalog(c).resources)
_when("v_H has valid tags")(lambda b, _: invalid_tag(b["v_H"]) is None)
_is(
    "v_H′ = defaults(v_C, α, t)",
    "v_H′",
    lambda b, c: catalog(c).default_attributes(b["α"], b["t"]),
)
_when("no k of v_H has a default in α for T")(
    lambda b, c: defaulted_twice(catalog(c), b["α"], b["T"], b["v_H"]) is None
)
_when("t[w] is not expanded")(lambda b, c: not catalog(c).find(*_reference(b)).expanded)
_when("α may set v_H on t[w]")(lambda b, c: cannot_set(c, _reference(b), b["v_H"]) is None)

# --- Rounds

_when("pending(v_C)")(lambda _, c: catalog(c).is_pending)
_when("¬pending(v_C)")(lambda _, c: not catalog(c).is_pending)
_is("s = round(v_C)", "s", lambda _, c: round_of(catalog(c)))
_is("s = expansions(v_C)", "s", lambda _, c: expansions(catalog(c)))
_when("what γ changes is not expanded")(lambda b, c: changes_expanded(catalog(c), b["γ"]) is None)
_when("what γ brings may be set")(lambda b, c: catalog(c).clash(c.κ, b["γ"]) is None)


@_when("v_C(u[w]) = u {w : v_H}^β")
def _declared(bound: Bindings, c: Configuration) -> bool:
    resource = catalog(c).find(*_reference(bound, "u"))
    bound |= {"v_H": resource.attributes, "β": resource.scope}
    return True


_is("s₁ = merge(ρ, v_H)", "s₁", lambda b, c: parameters(c.κ.lookup(b["u"]), b["v_H"]))  # type: ignore[arg-type]  # a definition
_is(
    "s′ = scope β {scope u[w] {$title = w ␣ s₁ ␣ s}}",
    "s′",
    lambda b, _: instance(b["β"], b["u"], plain(b["w"]), b["s₁"], b["s"], None),
)


@_when("α = u[w]")
def _instance(bound: Bindings, _: Configuration) -> bool:
    α = bound["α"]
    if isinstance(α, Instance):
        bound |= {"u": α.type, "w": α.title}
    return isinstance(α, Instance)


def _finished(_: Bindings, c: Configuration) -> Any:
    finished = finish(c.κ, catalog(c))
    return None if isinstance(finished, Problem) else finished


_is("v_C′ = finish(κ, v_C)", "v_C′", _finished)


# --- What rules change


class Effect(Record):
    """What a drawing writes for σ, κ or v_C behind its arrow, and the letters that it uses."""

    letters: str
    function: Callable[[Bindings, Configuration], Any]


def _collector(b: Bindings, c: Configuration) -> Any:
    made = Collector(b["t"], b["ξ"], b["ℓ"], b["v_q"], b["v_H"])
    return waiting(c, made, b["α"])


def _overridden(b: Bindings, c: Configuration) -> Any:
    v_C = catalog(c)
    return v_C.override(v_C.find(*_reference(b)), given_by(b["α"], b["v_H"]))


def _pending(b: Bindings, c: Configuration) -> Any:
    v_C = catalog(c)
    waits = Pending(_reference(b), b["v_H"], b["α"])
    return v_C.changed(pending=(*v_C.pending, waits))


def _noted(b: Bindings, c: Configuration) -> Any:
    v_C = catalog(c)
    return v_C.changed(realized=(*v_C.realized, Wanted(_reference(b))))


def _expanded(b: Bindings, c: Configuration) -> Any:
    v_C = catalog(c)
    return v_C.put(replace(v_C.find(*_reference(b, "u")), expanded=True))


EFFECTS: dict[str, Effect] = {
    "v_C ␣ φ t {w : v_H ⊕ v_H′}^α": Effect(
        "φ t w v_H α",
        lambda b, c: declared(c, b["φ"], *_reference(b), b["v_H"], b["v_H′"], b["α"]),
    ),
    "v_C ␣ (t <| v_q |> {v_H})^α": Effect("t v_q v_H α", _collector),
    "v_C ␣ realize t[w]": Effect("t w", _noted),
    "v_C[defaults(α, T) ⊕ v_H]": Effect(
        "α T v_H", lambda b, c: with_defaults(catalog(c), b["α"], b["T"], b["v_H"])
    ),
    "v_C[a ↦ α]": Effect("a α", lambda b, c: announced(catalog(c), c.κ, b["a"], b["α"])),
    "v_C[t[w] ← v_H]^α": Effect("t w v_H α", _overridden),
    "v_C ␣ (t[w] ← v_H)^α": Effect("t w v_H α", _pending),
    "v_C ␣ (o₁ ⇀ o₂)": Effect("", lambda b, c: with_arrow(catalog(c), b["o₁"], b["⇀"], b["o₂"])),
    "realise(v_C, realize)": Effect("", lambda _, c: realised(catalog(c))),
    "realise(v_C, γ)": Effect("γ", lambda b, c: catalog(c).realise(b["γ"])),
    "expanded(v_C, u[w])": Effect("u w", _expanded),
    "v_C[u[w] ← x ⇒ v]": Effect(
        "u w x v", lambda b, c: with_parameter(catalog(c), b["α"], b["x"], b["v"])
    ),
    "κ[f() : FunctionDef(ρ, s)]": Effect(
        "f ρ s", lambda b, c: c.κ.update(f"{b['f']}()", FunctionDef(b["ρ"], b["s"]))
    ),
}
