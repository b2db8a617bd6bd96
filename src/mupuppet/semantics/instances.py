"""Patterns and terms: what letters stand for in a configuration, what a pattern writes with them,
and whether a side condition holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any, TypeAlias

from mupuppet.basics.records import Record
from mupuppet.semantics import terms
from mupuppet.semantics.auxiliary import (
    caseMatch,
    equal_values,
    lookup_C,
    merge,
    nodeMatch,
    to_string,
)
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.drawings import (
    Computed,
    Constant,
    Dots,
    Form,
    Letter,
    Pattern,
    read_definition_part,
    read_scope,
    read_statement,
)
from mupuppet.semantics.environments import ClassDef, DeclaredClass, ResourceDef
from mupuppet.semantics.plus import lambdas
from mupuppet.semantics.plus import terms as plus
from mupuppet.semantics.scopes import Class, Def, Local
from mupuppet.semantics.termbase import Term

#: What letters stand for: terms, names, scopes; lists under the names that `Dots` gives them.
Bindings: TypeAlias = dict[str, Any]

_QUERIES = (plus.AnyResource, plus.Compared, plus.Joined)
_SORTS: dict[str, Callable[[Any], bool]] = {
    "e": lambda it: isinstance(it, plus.ALL_EXPRESSIONS),
    "d": lambda it: isinstance(it, plus.ALL_EXPRESSIONS),
    "v": lambda it: isinstance(it, terms.VALUE_CLASSES) and it.is_value,
    "i": lambda it: isinstance(it, terms.Integer | terms.Float),
    "n": lambda it: isinstance(it, terms.Integer) and it.value >= 0,
    "w": lambda it: isinstance(it, str | terms.String),
    "k": lambda it: isinstance(it, str | int | terms.String | terms.Integer),
    "A": lambda it: isinstance(it, terms.Element | terms.NoElements),
    "H": lambda it: isinstance(it, terms.Entry | terms.NoEntries),
    "v_H": lambda it: isinstance(it, terms.Entry | terms.NoEntries) and it.is_value,
    "v_R": lambda it: isinstance(it, terms.Resource) and it.body.is_value,
    "s": lambda it: isinstance(it, plus.ALL_STATEMENTS),
    "p": lambda it: isinstance(it, plus.ALL_STATEMENTS) and lambdas.is_pure(it),
    "q": lambda it: isinstance(it, _QUERIES),
    "v_q": lambda it: isinstance(it, _QUERIES) and it.is_value,
    "o": lambda it: isinstance(it, plus.Found) or _is_reference(it),
    "ρ": lambda it: isinstance(it, tuple),
    "b": lambda it: isinstance(it, str),
}
#: Fields of terms that have plain values.
_PLAIN = frozenset(
    "name type class_name key operator form function exported label number bound".split()
)


def _is_reference(it: Any) -> bool:
    return isinstance(it, terms.ResourceReference) and isinstance(it.title, terms.String)


_SCOPES = (Class, Def, Local)
#: The key under which a scope that a form of scope matched is remembered.
_NAMED = "scope "


class Result(Record):
    """The right-hand side of a conclusion."""

    term: Term
    σ: Any
    κ: Any
    v_C: Any


# --- Matching


def match(pattern: Pattern, subject: Any, bound: Bindings) -> bool:
    """Whether a subject is of a pattern; binds its letters."""
    match pattern:
        case Constant(value):
            return bool(subject == value)
        case Letter(name):
            accepts = _SORTS.get(pattern.sort)
            if accepts is not None and not accepts(subject):
                return False
            if name in bound:
                return bool(plain(bound[name]) == plain(subject))
            bound[name] = subject
            return True
        case Form(of, parts) if of in _SCOPES:
            if not isinstance(subject, of):
                return False
            bound[_NAMED + of.__name__] = subject
            inner = subject.name if isinstance(subject, Class) else subject.outer
            return match(parts[0], inner, bound)
        case Form(of, parts):
            if type(subject) is not of:
                return False
            subjects = [getattr(subject, part) for part in of.parts]
            return all(match(p, s, bound) for p, s in zip(parts, subjects, strict=True))
        case Dots(of, keys, values):
            if not subject.is_value:
                return False
            if of is terms.Element:
                bound[values + "…"] = terms.element_list(subject)
            else:
                pairs = terms.entry_list(subject)
                bound[f"{keys}…"] = [key for key, _ in pairs]
                bound[values + "…"] = [value for _, value in pairs]
            return True
        case Computed():
            raise TypeError("what is computed stands on the right only")


def plain(value: Any) -> Any:
    """A literal as Python's value: `w` may be a title or a string."""
    return value.value if isinstance(value, terms.String | terms.Integer) else value


def as_term(value: Any) -> Any:
    match value:
        case str():
            return terms.String(value)
        case int():
            return terms.Integer(value)
        case _:
            return value


# --- Building


def build(pattern: Pattern, bound: Bindings, c: Configuration) -> Any:
    """The term that a pattern writes, or what is computed."""
    match pattern:
        case Constant(value):
            return value
        case Letter(name):
            return bound[name]
        case Form(of, parts) if of in _SCOPES:
            inner = build(parts[0], bound, c)
            found = bound.get(_NAMED + of.__name__)  # `α def` may have a name: u[w]
            same = isinstance(found, Def) and found.outer == inner
            return found if same else of(inner)
        case Form(of, parts) if issubclass(of, Term):
            made = []
            for name, part in zip(of.parts, parts, strict=True):
                value = build(part, bound, c)
                is_name = name in _PLAIN or (of is terms.Boolean)
                made.append(plain(value) if is_name else as_term(value))
            return of(*made)
        case Dots(_, _, values, more):
            items = [*bound[values + "…"], *(bound[more + "…"] if more else ())]
            return terms.elements(items)
        case Computed(effect=effect) if effect is not None:
            return effect(bound, c)
        case Computed(function, arguments):
            return _compute(function, [build(a, bound, c) for a in arguments], bound, c)
        case Form(of):
            raise TypeError(f"not a class of terms: {of}")


def _compute(function: str, arguments: list[Any], bound: Bindings, c: Configuration) -> Any:
    match function, arguments:
        case "lookup", [α, x]:
            return c.σ.lookup(α, x)
        case "at n", []:
            at = plain(bound["n"])
            return bound["v…"][at] if at < len(bound["v…"]) else None
        case "bind", [α, x, v]:
            return c.σ.update(α, x, v)
        case "clear", [α]:
            return c.σ.clear(α)
        case "define", [name, definition]:
            return c.κ.update(name, definition)
        case "append", [resource]:
            title = plain(resource.body.title)
            return c.v_C.append(terms.ResourceValue(resource.type, title, resource.body.attributes))
        case "ClassDef", [parent, ρ, s]:
            return ClassDef(parent, ρ, s)
        case "DeclaredClass", [α]:
            return DeclaredClass(α)
        case "ResourceDef", [ρ, s]:
            return ResourceDef(ρ, s)
        case operator, [left, right]:
            return _number(arithmetic(operator, left.value, right.value))
    raise TypeError(f"unknown function {function}")


def _number(value: int | float | None) -> Term | None:
    if value is None:
        return None
    return terms.Float(value) if isinstance(value, float) else terms.Integer(value)


def arithmetic(operator: str, i_1: int | float, i_2: int | float) -> int | float | None:
    """Numbers combined as Puppet does; None where there is no result."""
    if (isinstance(i_1, float) or isinstance(i_2, float)) and operator not in "+-*/":
        return None
    if operator in ("<<", ">>"):
        count = int(i_2) if operator == "<<" else -int(i_2)
        if count > 8192 and i_1:
            return None
        return int(i_1) << count if count >= 0 else int(i_1) >> -count
    match operator:
        case "+":
            result = i_1 + i_2
        case "-":
            result = i_1 - i_2
        case "*":
            result = i_1 * i_2
        case "/" if i_2 == 0:
            return None
        case "/":
            divided = isinstance(i_1, int) and isinstance(i_2, int)
            result = i_1 // i_2 if divided else i_1 / i_2
        case _:
            return None if i_2 == 0 else i_1 % i_2
    return result if isinstance(result, int) or isfinite(result) else None


# --- Side conditions

Condition: TypeAlias = "Callable[[re.Match[str], Bindings, Configuration], bool]"
_CONDITIONS: list[tuple[re.Pattern[str], Condition]] = []


def condition(pattern: str, *, exact: bool = False) -> Callable[[Condition], Condition]:
    """Enter a kind of side condition; `_L` in a pattern is a letter, unless it is exact."""

    def enter(function: Condition) -> Condition:
        letter = "_L" if exact else r"([^\s(),\[\]|]+)"
        expression = re.compile(re.escape(pattern).replace("_L", letter))
        _CONDITIONS.append((expression, function))
        return function

    return enter


def holds(text: str, bound: Bindings, c: Configuration) -> bool:
    """Whether a side condition holds; binds what it determines."""
    for expression, function in _CONDITIONS:
        found = expression.fullmatch(text)
        if found:
            return function(found, bound, c)
    raise TypeError(f"unknown side condition: {text}")


def _is_bound(found: re.Match[str], bound: Bindings, c: Configuration) -> bool:
    α = build(read_scope(found[2]), bound, c)
    return c.σ.lookup(α, bound[found[1]]) is not None


condition("_L ∈ dom(σ__L)")(_is_bound)
condition("_L ∉ dom(σ__L)")(lambda found, bound, c: not _is_bound(found, bound, c))
condition("_L ∉ dom(κ)")(lambda found, bound, c: c.κ.lookup(bound[found[1]]) is None)
condition("caseMatch(_L, _L)")(lambda f, b, _: caseMatch(b[f[1]], b[f[2]]))
condition("¬caseMatch(_L, _L)")(lambda f, b, _: not caseMatch(b[f[1]], b[f[2]]))
condition("nodeMatch(N, _L)")(lambda f, b, c: nodeMatch(c.N, b[f[1]]))
condition("¬nodeMatch(N, _L)")(lambda f, b, c: not nodeMatch(c.N, b[f[1]]))
condition("_L ≠ 0")(lambda f, b, _: b[f[1]].value != 0)
condition("_L = _L")(lambda f, b, c: _equation(f[1], f[2], b, c))
condition("_L ≠ _L")(lambda f, b, _: not equal_values(b[f[1]], b[f[2]]))
condition("the catalog v_C has no resource t[w]")(
    lambda _, b, c: c.v_C.find(b["t"], plain(b["w"])) is None
)


@condition("α ∈ {::, ::a, ::nd}")
def _is_persistent(_: re.Match[str], bound: Bindings, __: Configuration) -> bool:
    if isinstance(bound["α"], Class):
        bound["a"] = bound["α"].name
    return not isinstance(bound["α"], Def)


condition("k ≠ k_j for all j < n")(lambda _, b, __: plain(b["k"]) not in b["k…"][: b["n"]])


def _equation(left: str, right: str, bound: Bindings, c: Configuration) -> bool:
    """v₁ = v₂ compares; k = k_n finds n."""
    del c
    if right == "k_n":
        key = plain(bound["k"])
        for at, each in enumerate(bound["k…"]):
            if each == key and type(each) is type(key):
                bound["n"] = at
                return True
        return False
    return equal_values(bound[left], bound[right])


@condition("v_R = t {w : v_H}")
def _resource(_: re.Match[str], bound: Bindings, __: Configuration) -> bool:
    return match(read_statement("t {w : v_H}"), bound["v_R"], bound)


@condition("κ(_L) = _L(_L)")
@condition("κ(_L) = _L(_L, _L)")
@condition("κ(_L) = _L(_L, _L, _L)")
def _definition(found: re.Match[str], bound: Bindings, c: Configuration) -> bool:
    name, kind, *parts = found.groups()
    definition = c.κ.lookup(bound[name])
    match kind, definition:
        case "ClassDef", ClassDef(parent, ρ, s):
            values: list[Any] = [parent, ρ, s]
        case "DeclaredClass", DeclaredClass(α):
            values = [α]
        case "ResourceDef", ResourceDef(ρ, s):
            values = [ρ, s]
        case _:
            return False
    return all(
        match(read_definition_part(part), value, bound)
        for part, value in zip(parts, values, strict=True)
    )


@condition("s′ = merge(_L, _L)")
def _merged(found: re.Match[str], bound: Bindings, _: Configuration) -> bool:
    v_H = terms.NO_ENTRIES if found[2] == "ε" else bound[found[2]]
    made = merge(bound[found[1]], v_H)
    if made is not None:
        bound["s′"] = made
    return made is not None


@condition("lookup_C(v_C, t, w, k) = v")
def _attribute(_: re.Match[str], bound: Bindings, c: Configuration) -> bool:
    if not isinstance(plain(bound["k"]), str):
        return False
    value = lookup_C(c.v_C, bound["t"], plain(bound["w"]), plain(bound["k"]))
    if value is not None:
        bound["v"] = value
    return value is not None


@condition("w = string(v₁) ⋯ string(v_n)")
def _text(_: re.Match[str], bound: Bindings, __: Configuration) -> bool:
    bound["w"] = terms.String("".join(map(to_string, bound["v…"])))
    return True


@condition("|i₁ _L_ℤ i₂| < 2⁸¹⁹²")
def _in_bounds(found: re.Match[str], bound: Bindings, _: Configuration) -> bool:
    result = arithmetic(found[1], bound["i₁"].value, bound["i₂"].value)
    return result is not None and (isinstance(result, float) or result.bit_length() <= 8192)


_RELATIONS: Mapping[str, Callable[[float, float], bool]] = {
    ">": lambda a, b: a > b,
    "≤": lambda a, b: a <= b,
    "≥": lambda a, b: a >= b,
    "<": lambda a, b: a < b,
}


@condition("_L _L_ℤ _L")
def _compared(found: re.Match[str], bound: Bindings, _: Configuration) -> bool:
    left, right = bound[found[1]], bound[found[3]]
    numbers = isinstance(left, terms.Integer | terms.Float) and isinstance(
        right, terms.Integer | terms.Float
    )
    return numbers and _RELATIONS[found[2]](left.value, right.value)


# --- As text

_LETTER_IN_TEXT = re.compile(
    r"(?<![\w₀-₉])"
    r"([vk]₁, …, [vk]_n|σ_(?:::a|α)|(?:v_[CRH]|c_opt|[^\W\d_])[₀-₉]*(?:_n)?′*)"
    r"(?![\w₀-₉])"
)


def instantiate(text: str, bound: Bindings, show: Callable[[str, Any], str]) -> str:
    """A premise with values in place of its letters; environments keep theirs."""

    def put(found: re.Match[str]) -> str:
        name = found[0]
        if name in ("σ", "κ", "v_C", "σ′", "κ′", "v_C′"):
            return name
        if name.startswith("σ_"):
            scope = name.removeprefix("σ_")
            shown = f"::{bound['a']}" if scope == "::a" else str(bound.get(scope, scope))
            return f"σ_({shown})" if " " in shown else f"σ_{shown}"
        if "…" in name:
            listed = bound.get(name[0] + "…")
            if listed is None:
                return name
            return ", ".join(show(name[0], each) for each in listed) or _NOTHING
        if name in ("k_n", "v_n") and "n" in bound:
            return show(name, bound[name[0] + "…"][plain(bound["n"])])
        if name not in bound:
            return name
        shown = show(name, bound[name])
        if found.string[: found.start()].endswith("|"):  # |ρ|
            return shown.removeprefix("(").removesuffix(")")
        return f"{{{shown}}}" if _is_operand(found) and _STATEMENTS.search(shown) else shown

    return re.sub(f", {_NOTHING}|{_NOTHING}, |{_NOTHING}", "", _LETTER_IN_TEXT.sub(put, text))


#: The place of a list without elements, which goes with its comma.
_NOTHING = "\0"
#: What would be read as part of an equation.
_STATEMENTS = re.compile(" ␣ | = ")


def _is_operand(found: re.Match[str]) -> bool:
    """Whether a letter is one side of an equation, or something is substituted in it."""
    behind = found.string[found.end() :]
    return behind.startswith("[") or (found.start() == 0 and behind.startswith(" = "))
