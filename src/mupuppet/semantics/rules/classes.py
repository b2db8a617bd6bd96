"""Declarations: resources, defined resources, and both ways to declare a class (Appendix C.4)."""

from mupuppet.semantics.auxiliary import merge, missing_parameters
from mupuppet.semantics.configurations import Configuration, Outcome, Problem, Refused, Under
from mupuppet.semantics.environments import ClassDef, DeclaredClass, Definition, ResourceDef
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.rules.operators import kind
from mupuppet.semantics.scope_judgements import baseof
from mupuppet.semantics.scopes import Class
from mupuppet.semantics.scopes import Def as DefScope
from mupuppet.semantics.terms import (
    NO_ENTRIES,
    SKIP,
    Assignment,
    ClassDeclaration,
    DefinedResource,
    HashValue,
    Include,
    Parameters,
    Resource,
    ResourceReference,
    ResourceValue,
    Scoped,
    Sequence,
    String,
)

RESOURCE_DECLARATIONS = Group(
    "Resource declarations",
    "C.4 Statements, Resource declarations",
    "3.2 Operational semantics, Statement evaluation",
)
DEFINED_RESOURCES = Group(
    "Defined resource types",
    "C.4 Statements, Defined resource types",
    "3.2 Operational semantics, Statement evaluation",
)
INCLUDE = Group(
    "Include", "C.4 Statements, Include", "3.2 Operational semantics, Statement evaluation"
)
CLASS_DECLARATIONS = Group(
    "Resource-like class declarations",
    "C.4 Statements, Resource-like class declarations",
    "3.2 Operational semantics, Statement evaluation",
)


# --- Resource declarations


@rule(RESOURCE_DECLARATIONS, Judgement.STATEMENT, Resource)
def ResStep(c: Configuration) -> Outcome:
    """The title and the attributes of a resource are evaluated.

    σ, κ, v_C, e : H ─α→R e′ : H′
    ──────────────────────────────────────────────── ResStep
    σ, κ, v_C, t {e : H} ─α→s σ, κ, v_C, t {e′ : H′}
    """
    match c.term:
        case Resource(t, body, origin):
            if body.is_value:
                return Refused("σ, κ, v_C, e : H ─α→R e′ : H′")
            return Under(Judgement.RESOURCE, c.α, body, lambda new: Resource(t, new, origin))
    return None


@rule(RESOURCE_DECLARATIONS, Judgement.STATEMENT, Resource)
def ResDecl(c: Configuration) -> Outcome:
    """A resource that is fully evaluated is appended to the catalog.

    v_R = t {w : v_H}    the catalog v_C has no resource t[w]
    ───────────────────────────────────────────────────────── ResDecl
    σ, κ, v_C, v_R ─α→s σ, κ, v_C ␣ v_R, skip

    Erratum: the printed rule has no premise. The text says that to add a resource with the type and
    title of one that is already in the catalog is an error.
    """
    match c.term:
        case Resource(t, body, origin):
            if not body.is_value:
                return Refused("v_R = t {w : v_H}")
            w = body.title
            if not isinstance(w, String):
                return Refused("v_R = t {w : v_H}", 0, lambda: _title_not_a_string(c))
            v_R = ResourceValue(t, w.value, body.attributes, origin)
            present = c.v_C.find(t, w.value)
            if present is not None:
                return Refused(
                    "the catalog v_C has no resource t[w]", 1, lambda: _duplicate(v_R, present)
                )
            return c.adds(SKIP, v_R)
    return None


def _title_not_a_string(c: Configuration) -> Problem:
    assert isinstance(c.term, Resource | DefinedResource)
    title = c.term.body.title
    return Problem(
        "illegal-title-type", f"a title must be a string, and this is {kind(title)}", title.origin
    )


def _duplicate(v_R: ResourceValue, present: ResourceValue) -> Problem:
    reference = format_inline(ResourceReference(v_R.type, String(v_R.title)))
    return Problem(
        "duplicate-resource",
        f"{reference} is already declared",
        notes=("a catalog has at most one resource of a type and title",),
        related=((present.origin, "declared here"),),
    )


# --- Defined resource types


@rule(DEFINED_RESOURCES, Judgement.STATEMENT, DefinedResource)
def DefStep(c: Configuration) -> Outcome:
    """The title and the attributes of a defined resource are evaluated.

    σ, κ, v_C, e : H ─α→R e′ : H′
    ──────────────────────────────────────────────── DefStep
    σ, κ, v_C, u {e : H} ─α→s σ, κ, v_C, u {e′ : H′}
    """
    match c.term:
        case DefinedResource(u, body, origin):
            if body.is_value:
                return Refused("σ, κ, v_C, e : H ─α→R e′ : H′")
            return Under(Judgement.RESOURCE, c.α, body, lambda new: DefinedResource(u, new, origin))
    return None


@rule(DEFINED_RESOURCES, Judgement.STATEMENT, DefinedResource)
def Def(c: Configuration) -> Outcome:
    """A defined resource becomes the body of its type, in a scope of its own.

    κ(u) = ResourceDef(ρ, s)    s′ = merge(ρ, v_H)
    ─────────────────────────────────────────────────────── Def
    σ, κ, v_C, u {w : v_H}
        ─α→s σ, κ, v_C, scope (α def) {$title = w ␣ s′ ␣ s}
    """
    match c.term:
        case DefinedResource(u, body, origin):
            if not body.is_value:
                return Refused("u {w : v_H}")
            w = body.title
            if not isinstance(w, String):
                return Refused("u {w : v_H}", 0, lambda: _title_not_a_string(c))
            definition = c.κ.lookup(u)
            if not isinstance(definition, ResourceDef):
                return Refused("κ(u) = ResourceDef(ρ, s)", 1, lambda: _unknown_type(u, definition))
            ρ, s = definition.parameters, definition.body
            s_1 = merge(ρ, body.attributes)
            if s_1 is None:
                return Refused(
                    "s′ = merge(ρ, v_H)",
                    2,
                    lambda: _missing_parameters(f"defined type `{u}`", ρ, body.attributes),
                )
            title = Assignment("title", w, origin)
            return c.becomes(Scoped(DefScope(c.α), Sequence(title, Sequence(s_1, s)), origin))
    return None


def _unknown_type(u: str, definition: Definition | None) -> Problem:
    if definition is not None:
        return Problem("unknown-resource-type", f"`{u}` is a class, not a resource type")
    return Problem("unknown-resource-type", f"resource type `{u}` is not defined")


def _missing_parameters(owner: str, ρ: Parameters, v_H: HashValue) -> Problem:
    missing = [f"`{name}`" for name in missing_parameters(ρ, v_H)]
    what = f"a value for parameter {missing[0]}"
    if len(missing) > 1:
        what = f"values for parameters {', '.join(missing)}"
    return Problem("missing-required-parameter", f"{owner} needs {what}")


# --- Include


@rule(INCLUDE, Judgement.STATEMENT, Include)
def IncU(c: Configuration) -> Outcome:
    """A class without a parent that is not declared yet is declared, and its body follows.

    κ(a) = ClassDef(⊥, ρ, s)    s′ = merge(ρ, ε)    β baseof_κ α
    ────────────────────────────────────────────────────────────── IncU
    σ, κ, v_C, include a
        ─α→s σ, κ[a : DeclaredClass(β)], v_C, scope (::a) {s′ ␣ s}
    """
    match c.term:
        case Include(a):
            return _declare_without_parent(c, a, NO_ENTRIES, "s′ = merge(ρ, ε)")
    return None


@rule(INCLUDE, Judgement.STATEMENT, Include)
def IncD(c: Configuration) -> Outcome:
    """Nothing is left to do for a class that is already declared.

    κ(a) = DeclaredClass(β)
    ───────────────────────────────────────── IncD
    σ, κ, v_C, include a ─α→s σ, κ, v_C, skip
    """
    match c.term:
        case Include(a):
            if isinstance(c.κ.lookup(a), DeclaredClass):
                return c.becomes(SKIP)
            return Refused("κ(a) = DeclaredClass(β)")
    return None


@rule(INCLUDE, Judgement.STATEMENT, Include)
def IncPU(c: Configuration) -> Outcome:
    """A parent class that is not declared yet is included first.

    κ(a) = ClassDef(b, ρ, s)    κ(b) = ClassDef(c_opt, ρ′, s′)
    ────────────────────────────────────────────────────────── IncPU
    σ, κ, v_C, include a ─α→s σ, κ, v_C, include b ␣ include a

    Erratum: the rule never ends if classes inherit each other in a cycle, as the text
    says. It is unchanged; a run notices the cycle after the first such step and reports it.
    """
    match c.term:
        case Include(a):
            return _include_parent(c, a)
    return None


@rule(INCLUDE, Judgement.STATEMENT, Include)
def IncPD(c: Configuration) -> Outcome:
    """A class whose parent is declared is declared inside it, and its body follows.

    κ(a) = ClassDef(b, ρ, s)    κ(b) = DeclaredClass(β)    s′ = merge(ρ, ε)
    ─────────────────────────────────────────────────────────────────────── IncPD
    σ, κ, v_C, include a
        ─α→s σ, κ[a : DeclaredClass(::b)], v_C, scope (::a) {s′ ␣ s}
    """
    match c.term:
        case Include(a):
            return _declare_with_parent(c, a, NO_ENTRIES, "s′ = merge(ρ, ε)")
    return None


# --- Resource-like class declarations


@rule(CLASS_DECLARATIONS, Judgement.STATEMENT, ClassDeclaration)
def CDecStep(c: Configuration) -> Outcome:
    """The parameters of a class that is not declared yet are evaluated.

    κ(a) = ClassDef(c_opt, ρ, s)    σ, κ, v_C, H ─α→H H′
    ─────────────────────────────────────────────────────── CDecStep
    σ, κ, v_C, class {a : H} ─α→s σ, κ, v_C, class {a : H′}
    """
    match c.term:
        case ClassDeclaration(a, H, origin):
            definition = c.κ.lookup(a)
            if not isinstance(definition, ClassDef):
                return Refused(
                    "κ(a) = ClassDef(c_opt, ρ, s)", 0, lambda: _not_declarable(a, definition)
                )
            if H.is_value:
                return Refused("σ, κ, v_C, H ─α→H H′", 1)
            return Under(Judgement.HASH, c.α, H, lambda new: ClassDeclaration(a, new, origin))
    return None


@rule(CLASS_DECLARATIONS, Judgement.STATEMENT, ClassDeclaration)
def CDecU(c: Configuration) -> Outcome:
    """A class without a parent that is not declared yet is declared, and its body follows.

    κ(a) = ClassDef(⊥, ρ, s)    s′ = merge(ρ, v_H)    β baseof_κ α
    ────────────────────────────────────────────────────────────── CDecU
    σ, κ, v_C, class {a : v_H}
        ─α→s σ, κ[a : DeclaredClass(β)], v_C, scope (::a) {s′ ␣ s}
    """
    match c.term:
        case ClassDeclaration(a, v_H):
            if not v_H.is_value:
                return Refused("class {a : v_H}")
            return _declare_without_parent(c, a, v_H, "s′ = merge(ρ, v_H)")
    return None


@rule(CLASS_DECLARATIONS, Judgement.STATEMENT, ClassDeclaration)
def CDecPU(c: Configuration) -> Outcome:
    """A parent class that is not declared yet is included first.

    κ(a) = ClassDef(b, ρ, s)    κ(b) = ClassDef(c_opt, ρ′, s′)
    ────────────────────────────────────────────────────────── CDecPU
    σ, κ, v_C, class {a : v_H}
        ─α→s σ, κ, v_C, include b ␣ class {a : v_H}

    Erratum: the rule never ends if classes inherit each other in a cycle; see IncPU.
    """
    match c.term:
        case ClassDeclaration(a, v_H):
            if not v_H.is_value:
                return Refused("class {a : v_H}")
            return _include_parent(c, a)
    return None


@rule(CLASS_DECLARATIONS, Judgement.STATEMENT, ClassDeclaration)
def CDecPD(c: Configuration) -> Outcome:
    """A class whose parent is declared is declared inside it, and its body follows.

    κ(a) = ClassDef(b, ρ, s)    κ(b) = DeclaredClass(β)    s′ = merge(ρ, v_H)
    ───────────────────────────────────────────────────────────────────────── CDecPD
    σ, κ, v_C, class {a : v_H}
        ─α→s σ, κ[a : DeclaredClass(::b)], v_C, scope (::a) {s′ ␣ s}
    """
    match c.term:
        case ClassDeclaration(a, v_H):
            if not v_H.is_value:
                return Refused("class {a : v_H}")
            return _declare_with_parent(c, a, v_H, "s′ = merge(ρ, v_H)")
    return None


# --- What the two forms share


def _declare_without_parent(c: Configuration, a: str, v_H: HashValue, merges: str) -> Outcome:
    """IncU and CDecU."""
    definition = c.κ.lookup(a)
    if not isinstance(definition, ClassDef) or definition.parent is not None:
        return Refused("κ(a) = ClassDef(⊥, ρ, s)", 0, lambda: _not_declarable(a, definition))
    ρ, s = definition.parameters, definition.body
    s_1 = merge(ρ, v_H)
    if s_1 is None:
        return Refused(merges, 1, lambda: _missing_parameters(f"class `{a}`", ρ, v_H))
    β = baseof(c.κ, c.α)
    if β is None:
        return Refused("β baseof_κ α", 2, lambda: _no_base(c))
    body = Scoped(Class(a), Sequence(s_1, s), c.term.origin)
    return c.declares(body, a, β.answer, (β,))


def _include_parent(c: Configuration, a: str) -> Outcome:
    """IncPU and CDecPU."""
    definition = c.κ.lookup(a)
    if not isinstance(definition, ClassDef) or definition.parent is None:
        return Refused("κ(a) = ClassDef(b, ρ, s)")
    b = definition.parent
    parent = c.κ.lookup(b)
    if not isinstance(parent, ClassDef):
        return Refused("κ(b) = ClassDef(c_opt, ρ′, s′)", 1, lambda: _unknown_parent(a, b, parent))
    assert isinstance(c.term, Include | ClassDeclaration)
    return c.becomes(Sequence(Include(b, c.term.origin), c.term))


def _declare_with_parent(c: Configuration, a: str, v_H: HashValue, merges: str) -> Outcome:
    """IncPD and CDecPD."""
    definition = c.κ.lookup(a)
    if not isinstance(definition, ClassDef) or definition.parent is None:
        return Refused("κ(a) = ClassDef(b, ρ, s)")
    b, ρ, s = definition.parent, definition.parameters, definition.body
    if not isinstance(c.κ.lookup(b), DeclaredClass):
        return Refused("κ(b) = DeclaredClass(β)", 1)
    s_1 = merge(ρ, v_H)
    if s_1 is None:
        return Refused(merges, 2, lambda: _missing_parameters(f"class `{a}`", ρ, v_H))
    return c.declares(Scoped(Class(a), Sequence(s_1, s), c.term.origin), a, Class(b))


def _not_declarable(a: str, definition: Definition | None) -> Problem:
    match definition:
        case None:
            return Problem("unknown-class", f"class `{a}` is not defined")
        case ResourceDef():
            return Problem("not-a-class", f"`{a}` is a defined resource type, not a class")
        case _:
            return Problem(
                "class-already-declared",
                f"class `{a}` is already declared",
                notes=("`class { ... }` declares a class once; `include` may be repeated",),
            )


def _unknown_parent(a: str, b: str, parent: Definition | None) -> Problem:
    if parent is None:
        message = f"class `{b}`, which class `{a}` inherits, is not defined"
        return Problem("unknown-class", message)
    return Problem("not-a-class", f"`{b}`, which class `{a}` inherits, is not a class")


def _no_base(c: Configuration) -> Problem:
    message = f"scope {c.α} has no base scope, since its class is not declared"
    return Problem("no-base-scope", message)
