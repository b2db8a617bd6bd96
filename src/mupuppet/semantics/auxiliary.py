"""The paper's auxiliary functions (Appendix C.1), and the predicates that it leaves abstract.

⊥ is None. `update`, `specialise` and `clear` are the methods of those names of
`VariableEnvironment`; `parentof` and `baseof` are in `scope_judgements.py`.
"""

from __future__ import annotations

from collections.abc import Iterable

from mupuppet.basics.floats import float_to_string
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.terms import (
    SKIP,
    Array,
    Assignment,
    Boolean,
    Default,
    Entry,
    Expression,
    Float,
    Hash,
    HashValue,
    Integer,
    Key,
    NodeName,
    NodeNames,
    NodePattern,
    NodeSpecification,
    Parameters,
    ResourceReference,
    Sequence,
    Statement,
    String,
    Undef,
    element_list,
    entry_list,
)
from mupuppet.values.regexps import compile_pattern
from mupuppet.values.strings import quote


def lookup(k: Key, v_H: HashValue) -> Expression | None:
    """The first value of a key in a hash, or ⊥.

    lookup(k, (k′ ⇒ v, v_H)) = lookup(k, v_H)   if k ≠ k′
    lookup(k, (k ⇒ v, v_H))  = v
    lookup(k, ε)             = ⊥
    """
    while isinstance(v_H, Entry):
        if v_H.key == k and type(v_H.key) is type(k):
            return v_H.value
        v_H = v_H.rest
    return None


def lookup_C(v_C: Catalog, t: str, w: str, x: str) -> Expression | None:
    """The value of attribute x of resource t[w] in a catalog, or ⊥.

    lookup_C((v_C ␣ t {w : v_H}), t′, w′, x) = lookup_C(v_C, t′, w′, x)   if t ≠ t′ or w ≠ w′
    lookup_C((v_C ␣ t {w : v_H}), t, w, x)   = lookup(x, v_H)
    lookup_C(ε, t, w, x)                     = ⊥
    """
    resource = v_C.find(t, w)
    return None if resource is None else lookup(x, resource.attributes)


def merge(ρ: Parameters, v_H: HashValue) -> Statement | None:
    """The statement that initialises each parameter to its overriding or default value.

    merge(ε, v_H)           = skip
    merge(($x, ρ), v_H)     = $x = v ␣ merge(ρ, v_H)   if v = lookup(x, v_H) ≠ ⊥
    merge(($x = e, ρ), v_H) = $x = v ␣ merge(ρ, v_H)   if v = lookup(x, v_H) ≠ ⊥
    merge(($x = e, ρ), v_H) = $x = e ␣ merge(ρ, v_H)   if lookup(x, v_H) = ⊥

    In μPuppet⁺, `undef` is as ⊥ for a parameter with a default.
    None where it is undefined: when a parameter without a default has no value in v_H.
    """
    result: Statement = SKIP
    for parameter in reversed(ρ):
        value = lookup(parameter.name, v_H)
        if value is None or (isinstance(value, Undef) and parameter.default is not None):
            value = parameter.default
        if value is None:
            return None
        assignment = Assignment(parameter.name, value, parameter.origin)
        result = Sequence(assignment, result)
    return result


def missing_parameters(ρ: Parameters, v_H: HashValue) -> list[str]:
    """The parameters for which merge(ρ, v_H) is undefined."""
    return [p.name for p in ρ if p.default is None and lookup(p.name, v_H) is None]


# --- Values as strings


def to_string(v: Expression) -> str:
    """string(v): how a value reads in a string, as Puppet writes it."""
    written: list[str] = []
    pending: list[Expression | str] = [v]
    while pending:
        match pending.pop():
            case str(text) | String(text):
                written.append(text)
            case Integer(number):
                written.append(str(number))
            case Float(number):
                written.append(float_to_string(number))
            case Boolean(truth):
                written.append("true" if truth else "false")
            case Undef():
                pass
            case Array(cells):
                parts = [p for e in element_list(cells) for p in (", ", e)]
                pending += ["]", *reversed(parts[1:]), "["]
            case Hash(cells):
                parts = [p for k, e in first_values(cells).items() for p in (", ", f"{k} => ", e)]
                pending += ["}", *reversed(parts[1:]), "{"]
            case ResourceReference(t, title):
                shown = quote(title.value) if isinstance(title, String) else title
                pending += ["]", shown, "::".join(map(str.capitalize, t.split("::"))) + "["]
            case other:
                raise TypeError(f"not a value: {other!r}")
    return "".join(written)


# --- Matching values


def caseMatch(v: Expression, v_1: Expression) -> bool:
    """Whether a value matches the value of a case.

    The paper abstracts over the details. In Puppet, a case matches a value that equals it, with
    two exceptions: a hash matches when the value has its entries, whatever else it has, and a
    resource reference, being a type, matches the instances of the type, which no value is.
    """
    return _agree(v, v_1, matching=True)


def equal_values(v_1: Expression, v_2: Expression) -> bool:
    """v₁ = v₂, as Puppet compares: strings without regard to the case of ASCII letters.

    The case of a hash's keys and of a reference's title counts, the order of entries does not.
    """
    return _agree(v_1, v_2)


def same_values(v_1: Expression, v_2: Expression) -> bool:
    """Whether values are the same to Ruby: case counts, and whether a number has a fraction."""
    return _agree(v_1, v_2, exactly=True)


def _agree(
    v_1: Expression, v_2: Expression, *, matching: bool = False, exactly: bool = False
) -> bool:
    pending = [(v_1, v_2)]
    while pending:
        match pending.pop():
            case ((Integer(left) | Float(left)), (Integer(right) | Float(right))):
                agree = left == right and not (exactly and type(left) is not type(right))
            case Boolean(left), Boolean(right):
                agree = left is right
            case Undef(), Undef():
                agree = True
            case String(left), String(right):
                agree = left == right or (not exactly and fold_case(left) == fold_case(right))
            case Array(left_cells), Array(right_cells):
                left_elements = element_list(left_cells)
                right_elements = element_list(right_cells)
                agree = len(left_elements) == len(right_elements)
                pending.extend(zip(left_elements, right_elements, strict=False))
            case Hash(left_cells), Hash(right_cells):
                left_pairs = first_values(left_cells)
                right_pairs = first_values(right_cells)
                agree = right_pairs.keys() <= left_pairs.keys() and (
                    matching or len(left_pairs) == len(right_pairs)
                )
                if agree:
                    pending.extend((left_pairs[key], right_pairs[key]) for key in right_pairs)
            case (
                (ResourceReference() as left_reference),
                (ResourceReference() as right_reference),
            ):
                agree = not matching and left_reference == right_reference
            case _:
                agree = False
        if not agree:
            return False
    return True


def first_values(cells: HashValue) -> dict[Key, Expression]:
    """The entries of a hash, where the first of a key counts."""
    found: dict[Key, Expression] = {}
    for key, value in entry_list(cells):
        found.setdefault(key, value)
    return found


_ASCII_LOWER = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}


def fold_case(text: str) -> str:
    """The text with the letters A to Z in lower case; Ruby's `casecmp` folds no others."""
    return text.translate(_ASCII_LOWER)


# --- Matching nodes


class TargetNode:
    """N, the node that a manifest is compiled for, and the node specifications to choose from.

    The paper's nodeMatch(N, Q) sees one specification at a time, but whether `default` applies
    depends on the others: it "is used if no other definition applies".
    """

    __slots__ = ("best", "first_pattern", "name")

    def __init__(self, name: str, specifications: Iterable[NodeSpecification] = ()) -> None:
        self.name = name
        fitting = [Q for Q in specifications if fits(name, Q)]
        #: The best rank of a specification that fits: names before patterns before `default`.
        self.best = min(map(_rank, fitting), default=_DEFAULT)
        self.first_pattern = next((Q for Q in fitting if isinstance(Q, NodePattern)), None)

    def __str__(self) -> str:
        return self.name


def nodeMatch(N: TargetNode, Q: NodeSpecification) -> bool:
    """Whether Q is the specification that Puppet chooses for the node N.

    The paper abstracts over the details. Puppet prefers a name over a pattern, the first pattern
    over further ones, and any of them over `default`.
    """
    if _rank(Q) > N.best or not fits(N.name, Q):
        return False
    return not isinstance(Q, NodePattern) or N.first_pattern is None or N.first_pattern == Q


_NAME, _PATTERN, _DEFAULT = 0, 1, 2


def _rank(Q: NodeSpecification) -> int:
    match Q:
        case NodeName() | NodeNames():
            return _NAME
        case NodePattern():
            return _PATTERN
        case Default():
            return _DEFAULT


def fits(name: str, Q: NodeSpecification) -> bool:
    """Whether Q taken by itself fits the name. Raises PatternError if that takes too long."""
    match Q:
        case Default():
            return True
        case NodeName(literal):
            return fold_case(literal) == fold_case(name)
        case NodeNames(literals):
            return fold_case(name) in map(fold_case, literals)
        case NodePattern(pattern):
            return compile_pattern(pattern).search(fold_case(name)) is not None
