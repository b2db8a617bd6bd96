"""Manifests (Appendix C.5)."""

from mupuppet.semantics.auxiliary import nodeMatch
from mupuppet.semantics.configurations import (
    Configuration,
    Outcome,
    Problem,
    Refused,
    Under,
    unchanged,
)
from mupuppet.semantics.environments import ClassDef, Definition, ResourceDef
from mupuppet.semantics.plus.terms import ALL_STATEMENTS
from mupuppet.semantics.registry import Group, Judgement, rule
from mupuppet.semantics.scopes import NODE, TOP
from mupuppet.semantics.terms import (
    SKIP,
    ClassDefinition,
    ManifestSequence,
    NodeDefinition,
    Parameters,
    ResourceTypeDefinition,
    Scoped,
    Skip,
    Statement,
)

TOP_LEVEL = Group(
    "Top-level statements",
    "C.5 Manifests, Top-Level Statements",
    "3.2 Operational semantics, Manifest compilation",
)
MANIFEST_SEQUENCE = Group(
    "Sequential composition of manifests", "C.5 Manifests, Sequential Composition"
)
NODES = Group(
    "Node definitions",
    "C.5 Manifests, Node Definitions",
    "3.2 Operational semantics, Manifest compilation",
)
RESOURCE_TYPES = Group(
    "Definitions of resource types",
    "C.5 Manifests, Defined resource types",
    "3.2 Operational semantics, Manifest compilation",
)
CLASSES = Group(
    "Class definitions",
    "C.5 Manifests, Class Definitions",
    "3.2 Operational semantics, Manifest compilation",
)


# --- Top-level statements


@rule(TOP_LEVEL, Judgement.MANIFEST, *ALL_STATEMENTS)
def TopScope(c: Configuration) -> Outcome:
    """A statement at top level steps in the top scope.

    σ, κ, v_C, s ─::→s σ′, κ′, v_C′, s′
    ─────────────────────────────────── TopScope
    σ, κ, v_C, s ─N→m σ′, κ′, v_C′, s′

    Erratum: `s₁ ␣ s₂` is a statement and a manifest, so that as printed it steps by MSeqStep over
    TopScope and by TopScope over SeqStep. Here items of a manifest and statements of a body are two
    forms of term, and s is not a sequence of items.
    """
    if not isinstance(c.term, ALL_STATEMENTS):
        return None
    if isinstance(c.term, Skip):
        return Refused("σ, κ, v_C, s ─::→s σ′, κ′, v_C′, s′")
    return Under(Judgement.STATEMENT, TOP, c.term, unchanged)


# --- Sequential composition


@rule(MANIFEST_SEQUENCE, Judgement.MANIFEST, ManifestSequence)
def MSeqStep(c: Configuration) -> Outcome:
    """The first item of a manifest steps.

    σ, κ, v_C, m₁ ─N→m σ′, κ′, v_C′, m₁′
    ────────────────────────────────────────────── MSeqStep
    σ, κ, v_C, m₁ ␣ m₂ ─N→m σ′, κ′, v_C′, m₁′ ␣ m₂

    Erratum: as printed the rule overlaps with TopScope, which see; here `m₁ ␣ m₂` is a form of its
    own.
    """
    match c.term:
        case ManifestSequence(m_1, m_2, origin):
            if isinstance(m_1, Skip):
                return Refused("σ, κ, v_C, m₁ ─N→m σ′, κ′, v_C′, m₁′")
            return Under(
                Judgement.MANIFEST, c.α, m_1, lambda new: ManifestSequence(new, m_2, origin)
            )
    return None


@rule(MANIFEST_SEQUENCE, Judgement.MANIFEST, ManifestSequence)
def MSeqSkip(c: Configuration) -> Outcome:
    """When the first item of a manifest is done, the rest follows.

    ───────────────────────────────────── MSeqSkip
    σ, κ, v_C, skip ␣ m ─N→m σ, κ, v_C, m
    """
    match c.term:
        case ManifestSequence(Skip(), m):
            return c.becomes(m)
        case ManifestSequence():
            return Refused("skip ␣ m")
    return None


# --- Node definitions


@rule(NODES, Judgement.MANIFEST, NodeDefinition)
def NodeMatch(c: Configuration) -> Outcome:
    """The body of a node definition that matches the node is compiled in the node scope.

    nodeMatch(N, Q)
    ──────────────────────────────────────────────────── NodeMatch
    σ, κ, v_C, node Q {s} ─N→m σ, κ, v_C, scope (::nd) s

    Erratum: the printed nodeMatch looks at one specification, and cannot know that `default` "is
    used if no other definition applies". Here it also looks at the other specifications of the
    manifest: names come before patterns, the first pattern before others, all before `default`.
    """
    match c.term:
        case NodeDefinition(Q, s, origin):
            if not nodeMatch(c.N, Q):
                return Refused("nodeMatch(N, Q)")
            return c.becomes(Scoped(NODE, s, origin))
    return None


@rule(NODES, Judgement.MANIFEST, NodeDefinition)
def NodeNoMatch(c: Configuration) -> Outcome:
    """A node definition that does not match the node is skipped.

    ¬nodeMatch(N, Q)
    ────────────────────────────────────────── NodeNoMatch
    σ, κ, v_C, node Q {s} ─N→m σ, κ, v_C, skip

    Erratum: nodeMatch is that of NodeMatch, which see.
    """
    match c.term:
        case NodeDefinition(Q):
            return Refused("¬nodeMatch(N, Q)") if nodeMatch(c.N, Q) else c.becomes(SKIP)
    return None


# --- Definitions of resource types


@rule(RESOURCE_TYPES, Judgement.MANIFEST, ResourceTypeDefinition)
def RDef(c: Configuration) -> Outcome:
    """The definition of a resource type is entered in κ.

    u ∉ dom(κ)
    ─────────────────────────────────────────────── RDef
    σ, κ, v_C, define u (ρ) {s}
        ─N→m σ, κ[u : ResourceDef(ρ, s)], v_C, skip
    """
    match c.term:
        case ResourceTypeDefinition(u, ρ, s):
            present = c.κ.lookup(u)
            if present is not None:
                return Refused("u ∉ dom(κ)", 0, lambda: _defined_twice("type", u, present))
            return c.defines(SKIP, u, ResourceDef(ρ, s))
    return None


# --- Class definitions


@rule(CLASSES, Judgement.MANIFEST, ClassDefinition)
def CDef(c: Configuration) -> Outcome:
    """The definition of a class is entered in κ.

    a ∉ dom(κ)
    ─────────────────────────────────────────────── CDef
    σ, κ, v_C, class a {s}
        ─N→m σ, κ[a : ClassDef(⊥, ε, s)], v_C, skip
    """
    match c.term:
        case ClassDefinition(a, None, None, s):
            return _define_class(c, a, None, (), s)
        case ClassDefinition():
            return Refused("class a {s}")
    return None


@rule(CLASSES, Judgement.MANIFEST, ClassDefinition)
def CDefI(c: Configuration) -> Outcome:
    """The definition of a class that inherits another one is entered in κ.

    a ∉ dom(κ)
    ─────────────────────────────────────────────── CDefI
    σ, κ, v_C, class a inherits b {s}
        ─N→m σ, κ[a : ClassDef(b, ε, s)], v_C, skip
    """
    match c.term:
        case ClassDefinition(a, None, str(b), s):
            return _define_class(c, a, b, (), s)
        case ClassDefinition():
            return Refused("class a inherits b {s}")
    return None


@rule(CLASSES, Judgement.MANIFEST, ClassDefinition)
def CDefP(c: Configuration) -> Outcome:
    """The definition of a class with parameters is entered in κ.

    a ∉ dom(κ)
    ─────────────────────────────────────────────── CDefP
    σ, κ, v_C, class a (ρ) {s}
        ─N→m σ, κ[a : ClassDef(⊥, ρ, s)], v_C, skip
    """
    match c.term:
        case ClassDefinition(a, tuple(ρ), None, s):
            return _define_class(c, a, None, ρ, s)
        case ClassDefinition():
            return Refused("class a (ρ) {s}")
    return None


@rule(CLASSES, Judgement.MANIFEST, ClassDefinition)
def CDefPI(c: Configuration) -> Outcome:
    """The definition of a class with parameters that inherits another one is entered in κ.

    a ∉ dom(κ)
    ─────────────────────────────────────────────── CDefPI
    σ, κ, v_C, class a (ρ) inherits b {s}
        ─N→m σ, κ[a : ClassDef(b, ρ, s)], v_C, skip
    """
    match c.term:
        case ClassDefinition(a, tuple(ρ), str(b), s):
            return _define_class(c, a, b, ρ, s)
        case ClassDefinition():
            return Refused("class a (ρ) inherits b {s}")
    return None


def _define_class(c: Configuration, a: str, b: str | None, ρ: Parameters, s: Statement) -> Outcome:
    present = c.κ.lookup(a)
    if present is not None:
        return Refused("a ∉ dom(κ)", 1, lambda: _defined_twice("class", a, present))
    return c.defines(SKIP, a, ClassDef(b, ρ, s))


def _defined_twice(what: str, name: str, present: Definition) -> Problem:
    known = "a resource type" if isinstance(present, ResourceDef) else "a class"
    message = f"{what} `{name}` cannot be defined: `{name}` is {known} already"
    return Problem("already-defined", message)
