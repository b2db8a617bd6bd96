"""Determinism, proved for the drawings: no two rules apply to one term, and a rule has one result.

    python -m tests.rules.overlaps --write docs/paper-determinism.md

The conclusions of each two rules of a judgement are unified. Where they have a common instance, a
premise of one must exclude one of the other: by a condition and its negation, by two forms of one
definition, or since one steps a term that is a value in the other. With the lemma that values do
not step (each rule of a judgement is about a form that is not a value, which is checked too), and
induction on derivations for premises that are steps, this is the paper's theorem.
"""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.semantics import scopes, terms
from mupuppet.semantics.drawings import (
    Computed,
    Constant,
    Dots,
    Form,
    Letter,
    Pattern,
    Premise,
    ScopePattern,
    SideCondition,
    StepPattern,
    read_statement,
)
from mupuppet.semantics.drawn_rules import read_drawing
from mupuppet.semantics.plus import terms as plus
from mupuppet.semantics.registry import PLUS_RULES, Judgement, Rule
from mupuppet.semantics.rules_page import all_rules

#: What letters may stand for: classes of terms, and the sorts below them.
_CLASSES: dict[str, tuple[type, ...]] = {
    "e": plus.ALL_EXPRESSIONS,
    "d": plus.ALL_EXPRESSIONS,
    "v": terms.VALUE_CLASSES,
    "s": plus.ALL_STATEMENTS,
    "p": (*plus.ALL_EXPRESSIONS, terms.If, terms.Unless, terms.Case, terms.Assignment),
    "q": (plus.AnyResource, plus.Compared, plus.Joined),
    "o": (plus.Found, terms.ResourceReference),
    "λ": (plus.Lambda,),
    "A": (terms.Element, terms.NoElements),
    "H": (terms.Entry, terms.NoEntries),
    "C": (terms.Branch, terms.NoCases),
    "M": (terms.Match, terms.NoMatches),
    "α": (scopes.Class, scopes.Def, scopes.Top, scopes.Node),
    "β": (scopes.Class, scopes.Def, scopes.Top, scopes.Node),
}
_BELOW = {
    "e": "edvinwko", "d": "edvinwko", "v": "vinwko", "i": "in", "n": "in", "w": "wk", "k": "wkx",
    "x": "xk", "s": "sedvinwkop", "p": "pe",
}  # fmt: skip
_VALUES = frozenset("v i n w k o v_H v_q".split())

Bindings = dict[str, Pattern]


def resolve(pattern: Pattern, bound: Bindings) -> Pattern:
    while isinstance(pattern, Letter) and pattern.name in bound:
        pattern = bound[pattern.name]
    return pattern


def unify(left: Pattern, right: Pattern, bound: Bindings) -> bool:
    """Whether two patterns have a common instance; binds letters."""
    left, right = resolve(left, bound), resolve(right, bound)
    if left == right:
        return True
    if isinstance(left, Letter) and isinstance(right, Letter):
        return _unify_letters(left, right, bound)
    if isinstance(right, Letter):
        left, right = right, left
    if isinstance(left, Letter):
        if not _admits(left.sort, right):
            return False
        bound[left.name] = right
        return True
    if isinstance(left, Form) and isinstance(right, Form):
        return left.of is right.of and all(
            unify(a, b, bound) for a, b in zip(left.parts, right.parts, strict=True)
        )
    if isinstance(left, Form | Dots) and isinstance(right, Form | Dots):
        return left.of is right.of
    return False


def _unify_letters(left: Letter, right: Letter, bound: Bindings) -> bool:
    below = _BELOW.get(left.sort, left.sort)
    if right.sort == left.sort or right.sort in below:
        bound[left.name] = right
        return True
    if left.sort in _BELOW.get(right.sort, right.sort) or {left.sort, right.sort} in (
        {"H", "v_H"}, {"q", "v_q"}, {"α", "β"}, {"a", "b"}, {"c_opt", "b"},
    ):  # fmt: skip
        narrow = right if right.sort in ("v_H", "v_q") else left
        wide = left if narrow is right else right
        bound[wide.name] = narrow
        return True
    return "m" in (left.sort, right.sort)


def _admits(sort: str, pattern: Pattern) -> bool:
    """Whether a letter of a sort may stand for what a pattern writes."""
    if sort == "m":
        return True
    if sort == "p" and isinstance(pattern, Form) and is_done(pattern):
        return False
    if sort == "v_H":
        return isinstance(pattern, Dots) or (isinstance(pattern, Form) and is_value(pattern, {}))
    of = pattern.of if isinstance(pattern, Form | Dots) else None
    if isinstance(pattern, Constant):
        return sort in ("α", "β")
    if sort == "v" and of in (terms.Array, terms.Hash, terms.ResourceReference):
        return True
    return of is not None and issubclass(of, _CLASSES.get(sort, ()))


def is_value(pattern: Pattern, bound: Bindings) -> bool:
    """Whether all instances of a pattern are values, or `skip`, which do not step."""
    pattern = resolve(pattern, bound)
    match pattern:
        case Letter():
            return pattern.sort in _VALUES
        case Dots():
            return True
        case Form(of, parts) if of in (terms.Boolean, terms.Skip, terms.Undef, terms.NoElements):
            return True
        case Form(of, parts) if of in (
            terms.Array, terms.Hash, terms.ResourceReference, terms.ResourceBody, terms.Element,
            terms.Entry,
        ):  # fmt: skip
            return all(is_value(p, bound) for p in parts if not _is_name(p))
        case _:
            return False


def is_done(pattern: Form) -> bool:
    """Whether a statement is not one that steps without effects: p does not stand for it."""
    if pattern.of is terms.Assignment:
        return is_value(pattern.parts[1], {})
    return pattern.of is terms.Undef or is_value(pattern, {})


def _is_name(pattern: Pattern) -> bool:
    return isinstance(pattern, Letter) and pattern.sort in ("t", "x", "k", "a", "u")


# --- Rules, with letters of their own


class Apart(Record):
    """A rule with its letters marked, so that they differ from those of another."""

    ambient: Pattern
    before: Pattern
    premises: tuple[Premise, ...]
    mark: str


def apart(rule: Rule, mark: str) -> Apart:
    drawing = read_drawing(rule)
    conclusion = drawing.conclusion
    assert isinstance(conclusion, StepPattern)
    before = conclusion.before
    for premise in drawing.premises:  # v_R = t {w : v_H} says what v_R is
        if isinstance(premise, SideCondition) and premise.text.startswith("v_R = "):
            before = read_statement(premise.text.removeprefix("v_R = "))
    return Apart(_marked(conclusion.ambient, mark), _marked(before, mark), drawing.premises, mark)


def _marked(pattern: Pattern, mark: str) -> Pattern:
    match pattern:
        case Letter(name):
            return Letter(name + mark)
        case Form(of, parts):
            return Form(of, tuple(_marked(part, mark) for part in parts))
        case _:
            return pattern


# --- What excludes


def exclusion(one: Rule, other: Rule) -> str | None:
    """Why two rules do not apply to one configuration; None if nothing shows it."""
    first, second = apart(one, ""), apart(other, "*")
    bound: Bindings = {}
    if not unify(first.before, second.before, bound):
        return ""
    if not unify(first.ambient, second.ambient, bound):
        return ""
    for rule, side in ((one, first), (other, second)):
        reason = (
            _steps_a_value(rule, side, bound)
            or _wrong_scope(rule, side, bound)
            or _boolean(rule, side, bound)
        )
        if reason:
            return reason
    return _contradiction(one, other, first, second, bound)


def _steps_a_value(rule: Rule, side: Apart, bound: Bindings) -> str | None:
    for premise in side.premises:
        if isinstance(premise, StepPattern):
            subject = _marked(premise.before, side.mark)
            if is_value(subject, bound):
                what = "`skip`" if _is_skip(subject, bound) else "a value"
                return f"{rule.name} steps what is {what} in the other"
    return None


def _is_skip(pattern: Pattern, bound: Bindings) -> bool:
    resolved = resolve(pattern, bound)
    return isinstance(resolved, Form) and resolved.of is terms.Skip


def _wrong_scope(rule: Rule, side: Apart, bound: Bindings) -> str | None:
    for premise in side.premises:
        if isinstance(premise, SideCondition) and premise.text == "α ∈ {::, ::a, ::nd}":
            scope = resolve(Letter("α" + side.mark), bound)
            if isinstance(scope, Form) and scope.of is scopes.Def:
                return f"{rule.name} is about `α ∈ {{::, ::a, ::nd}}`, the other about `α def`"
    return None


def _boolean(rule: Rule, side: Apart, bound: Bindings) -> str | None:
    """v ∉ {true, false}, where the other rule writes one of them."""
    for premise in side.premises:
        if isinstance(premise, SideCondition) and premise.text == "v ∉ {true, false}":
            value = resolve(Letter("v" + side.mark), bound)
            if isinstance(value, Form) and value.of is terms.Boolean:
                return f"{rule.name} has `v ∉ {{true, false}}`, the other has a boolean there"
    return None


_PAIRS = (
    (r"(.*) ∈ (.*)", r"\1 ∉ \2"),
    (r"(caseMatch.*|nodeMatch.*)", r"¬\1"),
    (r"(.*) >_ℤ (.*)", r"\1 ≤_ℤ \2"),
    (r"(.*) ≥_ℤ (.*)", r"\1 <_ℤ \2"),
    (r"(\S*) = (\S*)", r"\1 ≠ \2"),
    (r"(pending.*)", r"¬\1"),
    (r"κ\((.*)\) = FunctionDef.*", r"\1 ∉ dom(κ)"),
    (r"(v\S*) has no elements", r"v₁ is the first of \1, v′ the rest"),
)


def _contradiction(
    one: Rule, other: Rule, first: Apart, second: Apart, bound: Bindings
) -> str | None:
    texts = [_conditions(first, bound), _conditions(second, bound)]
    for mine, theirs in (texts, texts[::-1]):
        for condition in mine:
            for pattern, negated in _PAIRS:
                found = re.fullmatch(pattern, condition)
                if found and found.expand(negated) in theirs:
                    return f"`{_plain(condition)}` and `{_plain(found.expand(negated))}`"
    return _beyond(one, other) or _beyond(other, one) or _two_definitions(*texts)


def _beyond(one: Rule, other: Rule) -> str | None:
    """An element that is there, and one that is not."""
    match one.name, other.name:
        case "DeRefArray", "DeRefBeyond":
            return "the element `v_n` of the array, and `i ∉ {0, …, n - 1}`"
        case "DeRefHash", "DeRefMissing":
            return "`k = k_n` and `v ∉ {k₁, …, k_n}`"
    return None


_DEFINITION = re.compile(r"κ\(([^)]*)\) = (\w+)\(([^,)]*).*\)")


def _two_definitions(mine: list[str], theirs: list[str]) -> str | None:
    """κ(a) is one thing: a class without or with a parent, a declared class, a type."""
    same: dict[str, str] = {}
    for condition in [*mine, *theirs]:  # κ(a) = ClassDef(b, …) twice: one and the same b
        found = _DEFINITION.fullmatch(condition)
        if found and found[2] == "ClassDef" and found[3].strip("*") == "b":
            first = same.setdefault(found[1], found[3])
            mine = [c.replace(found[3], first) for c in mine]
            theirs = [c.replace(found[3], first) for c in theirs]
    for condition in mine:
        for against in theirs:
            a, b = _DEFINITION.fullmatch(condition), _DEFINITION.fullmatch(against)
            if a is None or b is None or a[1] != b[1]:
                continue
            parents = {a[3].strip("*"), b[3].strip("*")}
            if a[2] != b[2] or (a[2] == "ClassDef" and parents == {"⊥", "b"}):
                return f"`{_plain(condition)}` and `{_plain(against)}`"
    return None


def _conditions(side: Apart, bound: Bindings) -> list[str]:
    """The side conditions of a rule, with the letters that stand for the same thing made one."""

    def put(found: re.Match[str]) -> str:
        resolved = resolve(Letter(found[0] + side.mark), bound)
        return resolved.name if isinstance(resolved, Letter) else found[0] + side.mark

    letter = re.compile(r"(?<![\w₀-₉])(?:v_[RH]|c_opt|[a-zαβ])[₀-₉]*′*(?![\w₀-₉])|(?<=σ_)α")
    return [
        letter.sub(put, premise.text)
        for premise in side.premises
        if isinstance(premise, SideCondition)
    ]


def _plain(text: str) -> str:
    return text.replace("*", "")


# --- One result


def undetermined(rule: Rule) -> set[str]:
    """Letters of the result that neither the term nor a premise determines."""
    drawing = read_drawing(rule)
    conclusion = drawing.conclusion
    assert isinstance(conclusion, StepPattern)
    known = set(_letters(conclusion.before)) | set(_letters(conclusion.ambient))
    known |= {"σ", "κ", "v_C", "N", "v…", "k…"}
    for premise in drawing.premises:
        match premise:
            case StepPattern():
                known |= set(_letters(premise.after)) | {"σ′", "κ′", "v_C′"}
            case ScopePattern():
                known |= set(_letters(premise.answer))
            case SideCondition(text):
                found = re.match(r"κ\([\w()]+\) = \w+\((.*)\)", text) or re.match(
                    r"(s′|w) = ", text
                )
                if found:
                    known |= set(re.findall(r"c_opt|[^\W\d_]′*", found[1]))
                if rule.name in PLUS_RULES:
                    known |= _given(text)
                if text.startswith("lookup_C") or "k_n" in text:
                    known |= {"v", "n"}
    wanted = set(_letters(conclusion.after))
    for each in conclusion.changed or ():
        wanted |= set(_letters(each))
    return wanted - known


def _given(text: str) -> set[str]:
    """The letters that a side condition of μPuppet⁺ determines, as what a function gives."""
    letter = r"v_[HC]′?|[^\W\d_][₀-₉]*′*"
    forms = (
        r"v_C\(u\[w\]\) = u \{w : (v_H)\}\^(β)", r"λ = \|(ρ)\| \{(s)\}", r"α = (u)\[(w)\]",
        r"(v₁) is the first of v, (v′) the rest", rf"({letter}) = .*", r"(β) is the first of .*",
    )  # fmt: skip
    for form in forms:
        found = re.fullmatch(form, text)
        if found:
            return set(found.groups())
    return set()


def _letters(pattern: Pattern) -> Iterator[str]:
    match pattern:
        case Letter(name):
            yield name
        case Form(_, parts) | Computed(_, parts):
            for part in parts:
                yield from _letters(part)


# --- The page


def pairs() -> Iterator[tuple[Rule, Rule]]:
    """Each two rules of a judgement about terms."""
    for judgement in Judgement:
        if judgement not in (Judgement.PARENT, Judgement.BASE):
            members = [r for r in all_rules().values() if r.judgement is judgement]
            yield from combinations(members, 2)


def overlapping() -> list[tuple[Rule, Rule, str]]:
    """The pairs with a common instance, and what excludes that both apply."""
    found = [(one, other, exclusion(one, other)) for one, other in pairs()]
    return [(one, other, reason or "?") for one, other, reason in found if reason != ""]


_HEAD = """\
# Determinism of the drawings

Generated by `python -m tests.rules.overlaps --write docs/paper-determinism.md`; do not edit.

The paper's theorem of determinism, shown for the rules as they are drawn. The conclusions of each
two rules of a judgement are unified; {pairs} pairs were tried, and {count} have a common instance.
In each of these a premise of one rule excludes one of the other. So at most one rule applies to a
term. Its result is determined, since each letter on the right-hand side is bound by the term, by a
premise that is a function (κ, merge, lookup, parentof, baseof; in μPuppet⁺ also bind, defaults,
finish and others), or by a step, which has one result by induction. Values and `skip` do not step:
no conclusion is about one.

The rules of all layers of μPuppet⁺ are among them, also where they are about terms of the core.

| Rule | and rule | exclude each other by |
|---|---|---|
"""


def render() -> str:
    rows = overlapping()
    lines = [f"| `{one.name}` | `{other.name}` | {why} |\n" for one, other, why in rows]
    return _HEAD.format(pairs=sum(1 for _ in pairs()), count=len(rows)) + "".join(lines)


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.rules.overlaps", description=__doc__)
    options.add_argument("--write", type=Path)
    chosen: Any = options.parse_args()
    if chosen.write is None:
        sys.stdout.write(render())
    else:
        chosen.write.write_text(render(), encoding="utf-8")
    return 1 if any(why == "?" for *_, why in overlapping()) else 0


if __name__ == "__main__":
    sys.exit(main())
