"""Makes a manifest smaller as long as it keeps a property: for reports that people read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mupuppet.basics.records import replace
from mupuppet.semantics import terms
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import Manifest

#: What an expression may become, and what a statement may become.
_SIMPLE_EXPRESSIONS = (terms.String("x"), terms.Integer(0), terms.TRUE)
_EXPRESSIONS = (
    terms.Operation,
    terms.Not,
    terms.Array,
    terms.Hash,
    terms.Access,
    terms.Selector,
    terms.ResourceReference,
    terms.Variable,
    terms.TopVariable,
    terms.QualifiedVariable,
)
_STATEMENTS = (
    terms.Assignment,
    terms.If,
    terms.Unless,
    terms.Case,
    terms.Resource,
    terms.DefinedResource,
    terms.ClassDeclaration,
    terms.Include,
)


def shrink(manifest: Manifest, keeps: Callable[[Manifest], bool], tries: int = 600) -> Manifest:
    """The smallest manifest that some hundred attempts lead to."""
    while True:
        for smaller in _smaller(manifest):
            tries -= 1
            if tries < 0:
                return manifest
            if keeps(smaller):
                manifest = smaller
                break
        else:
            return manifest


def _smaller(term: Any) -> Iterator[Any]:
    """The term with one part left out or made simpler, large parts first."""
    if isinstance(term, tuple):
        for at, part in enumerate(term):
            yield (*term[:at], *term[at + 1 :])
            yield from ((*term[:at], new, *term[at + 1 :]) for new in _smaller(part))
        return
    if not isinstance(term, Term):
        return
    yield from _instead(term)
    for name in term.parts:
        for new in _smaller(getattr(term, name)):
            yield replace(term, **{name: new})


def _instead(term: Term) -> Iterator[Term]:
    match term:
        case terms.Sequence(first, second) | terms.ManifestSequence(first, second):
            yield second
            if second != terms.SKIP:
                yield first
        case terms.If(_, one, other):
            yield one
            yield other
        case terms.Element(_, rest) | terms.Entry(_, _, rest) | terms.Branch(_, _, rest):
            yield rest
        case terms.Match(_, _, rest):
            if rest != terms.NO_MATCHES:
                yield rest
    if isinstance(term, _EXPRESSIONS):
        yield from _SIMPLE_EXPRESSIONS
    if isinstance(term, _STATEMENTS):
        yield terms.SKIP
