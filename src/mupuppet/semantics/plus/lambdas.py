"""Lambdas and functions: binding parameters, what is iterated over, and substitution."""

from __future__ import annotations

from typing import Any, Literal

from mupuppet.semantics.plus.catalogs import joined
from mupuppet.semantics.plus.terms import (
    ALL_EXPRESSIONS,
    Application,
    Declaration,
    Form,
    Lambda,
)
from mupuppet.semantics.scopes import Def, Local, Scope
from mupuppet.semantics.termbase import Origin, Term
from mupuppet.semantics.terms import (
    FALSE,
    NO_ENTRIES,
    TRUE,
    Array,
    Assignment,
    Case,
    ClassDeclaration,
    Elements,
    Expression,
    Hash,
    If,
    Integer,
    Operation,
    Parameters,
    ResourceBody,
    Scoped,
    Sequence,
    Statement,
    String,
    Undef,
    Unless,
    Variable,
    element_list,
    elements,
    entries,
    entry_list,
    sequence,
)

# --- Calls


def bind(ρ: Parameters, arguments: list[Expression], s: Statement) -> Statement | None:
    """bind(ρ, v₁, …, v_n, s): s after assignments to the parameters.

    bind(ε, s)                    = s
    bind(($x, ρ), v, v₁, …, s)    = $x = v ␣ bind(ρ, v₁, …, s)
    bind(($x = e, ρ), v, …, s)    = $x = v ␣ bind(ρ, v₁, …, s)
    bind(($x = e, ρ), s)          = $x = e ␣ bind(ρ, s)

    None where it is undefined: with too few or too many arguments.
    """
    if len(arguments) > len(ρ):
        return None
    for at, parameter in reversed(list(enumerate(ρ))):
        value = arguments[at] if at < len(arguments) else parameter.default
        if value is None:
            return None
        s = Sequence(Assignment(parameter.name, value, parameter.origin), s)
    return s


def within(α: Scope, s: Statement, origin: Origin | None) -> Statement:
    """s in α, and α in the scopes that it was declared in, as `scope` needs them."""
    s = Scoped(α, s, origin)
    while isinstance(α, Def):
        α = α.outer
        s = Scoped(α, s, origin)
    return s


# --- Iteration


def nested(v: Expression) -> list[Expression] | None:
    """The elements of a collection: those of an array, pairs of a hash, numbers below a number."""
    match v:
        case Array(A):
            return element_list(A)
        case Hash(H):
            return [_pair(k, value) for k, value in entry_list(H)]
        case Integer(count) if count >= 0:
            return [Integer(at) for at in range(count)]
        case String(text):
            return [String(character) for character in text]
    return None


def _pair(k: int | str, value: Expression) -> Expression:
    return Array(elements([String(k) if isinstance(k, str) else Integer(k), value]))


def applications(λ: Lambda, v: Expression) -> Elements | None:
    """λ over v: λ(v₁), …, λ(v_n); with two parameters also the index, or key and value.

    None if v is not a collection.
    """
    found = nested(v)
    if found is None:
        return None
    with_index = len(λ.parameters) == 2
    arguments: list[list[Expression]] = [[each] for each in found]
    if with_index and isinstance(v, Hash):
        arguments = [element_list(each.elements) for each in found if isinstance(each, Array)]
    elif with_index:
        arguments = [[Integer(at), each] for at, each in enumerate(found)]
    made = [Application(λ, elements(each), λ.origin) for each in arguments]
    return elements(made)  # type: ignore[arg-type]  # expressions of μPuppet⁺


def bodies(α: Scope, λ: Lambda, v: Expression, origin: Origin | None) -> Statement | None:
    """bodies(α, λ, v): the body for each element of v, each time in a scope of its own.

    bodies(α, |ρ| {s}, v) = scope (α λ) {bind(ρ, A₁, s)} ␣ … ␣ scope (α λ) {bind(ρ, A_n, s)}
                            where λ over v = λ(A₁), …, λ(A_n)
    """
    made: list[Statement] = []
    cells: Any = applications(λ, v)
    for application in element_list(cells):
        assert isinstance(application, Application)
        s = bind(λ.parameters, element_list(application.arguments), λ.body)
        if s is None:
            return None
        made.append(Scoped(Local(α), s, origin))
    return sequence(made)


def chosen(v: Expression, truths_of: list[Expression]) -> Expression:
    """chosen(v, v₁, …, v_n): the elements of v for which truth(v₁), …, truth(v_n) are true."""
    kept = [not isinstance(each, Undef) and each != FALSE for each in truths_of]
    if isinstance(v, Hash):
        pairs = entry_list(v.entries)
        return Hash(entries(pair for pair, keep in zip(pairs, kept, strict=True) if keep))
    found = nested(v) or []
    return Array(elements(each for each, keep in zip(found, kept, strict=True) if keep))


def truths(operator: Literal["and", "or"], A: Elements) -> Expression:
    """disjunction(e₁, …, e_n) = e₁ or (… or (e_n or false)); conjunction with `and` and true."""
    result: Expression = FALSE if operator == "or" else TRUE
    for each in reversed(element_list(A)):
        result = Operation(operator, each, result)
    return result


def first_and_rest(v: Expression) -> tuple[Expression, Expression] | None:
    """The first element of a collection, and an array of the others."""
    found = nested(v)
    return (found[0], Array(elements(found[1:]))) if found else None


def created(arguments: list[Expression], origin: Origin | None) -> Statement | None:
    """created(v₁, …, v_n), what `create_resources` declares; None for arguments of another kind.

    created('φt', {w₁ ⇒ {v_H₁}, …}, {v_H}) = φ t {w₁ : v_H₁ ⊕ v_H} ␣ …
    """
    match arguments:
        case [String(name), Hash(titles)]:
            defaults = NO_ENTRIES
        case [String(name), Hash(titles), Hash(defaults)]:
            pass
        case _:
            return None
    form, t = _form_and_type(name)
    made: list[Any] = []
    for w, attributes in entry_list(titles):
        if not isinstance(attributes, Hash) or not isinstance(w, str):
            return None
        v_H = joined(attributes.entries, defaults)
        if t == "class":
            made.append(ClassDeclaration(w.removeprefix("::"), v_H, origin))
        else:
            made.append(Declaration(form, t, ResourceBody(String(w), v_H, origin), origin))
    return sequence(made)


def _form_and_type(name: str) -> tuple[Form, str]:
    t = name.lstrip("@")
    forms: tuple[Form, ...] = ("", "@", "@@")
    return forms[min(len(name) - len(t), 2)], t.removeprefix("::").lower()


# --- Blocks


def is_value(s: Any) -> bool:
    """v, as a statement."""
    return isinstance(s, ALL_EXPRESSIONS) and bool(s.is_value)  # type: ignore[attr-defined]  # all have it


def is_pure(s: Any) -> bool:
    """p: a statement that steps without effects, and is not done."""
    if isinstance(s, If | Unless | Case):
        return True
    if isinstance(s, Assignment):
        return not s.value.is_value
    return isinstance(s, ALL_EXPRESSIONS) and not is_value(s)


def substitute(term: Any, x: str, v: Expression) -> Any:
    """s[v/x]: the term with v for $x; not where a lambda has a parameter of that name."""
    done: list[Any] = []
    work: list[tuple[Any, bool]] = [(term, False)]
    while work:
        node, is_ready = work.pop()
        if isinstance(node, Variable):
            done.append(v if node.name == x else node)
        elif not isinstance(node, Term) or _binds(node, x):
            done.append(node)
        elif is_ready:
            parts = [done.pop() for _ in node.parts]
            old = [getattr(node, name) for name in node.parts]
            same = all(new is before for new, before in zip(parts, old, strict=True))
            rebuild: Any = type(node)
            done.append(node if same else rebuild(*parts, node.origin))
        else:
            work.append((node, True))
            work += [(getattr(node, name), False) for name in node.parts]
    return done[0]


def _binds(node: Term, x: str) -> bool:
    return isinstance(node, Lambda) and any(each.name == x for each in node.parameters)
