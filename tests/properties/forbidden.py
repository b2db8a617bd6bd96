"""Manifests that try what the theorems forbid: few names, used again and again.

A variable is bound twice in a scope or hidden by another, a class or type is defined again, a
resource is declared twice, cases overlap. Most runs get stuck at the first of these; a rule
that lets one pass breaks a theorem.
"""

from __future__ import annotations

from mupuppet.semantics import terms
from mupuppet.semantics.terms import Expression, Manifest, Statement
from tests.properties.choices import Choices

VARIABLES = ("x", "y")
CLASSES = ("a", "b")
TITLES = ("t", "u")


def forbidden_manifest(draw: Choices) -> Manifest:
    """Definitions and statements in any order, over a handful of names."""
    items: list[Manifest] = [terms.Assignment("x", terms.Integer(draw.integer(0, 1)))]
    aimed = draw.integer(0, 9)
    if aimed > 7:
        return terms.manifest_sequence([*items, *(family(draw) if aimed == 8 else hiding(draw))])
    items += draw.several(definition, least=1, most=4)
    items += draw.several(item, least=1, most=6)
    return terms.manifest_sequence(items)


def family(draw: Choices) -> list[Manifest]:
    """A class that inherits from another, and both included again and again."""
    parent, child = CLASSES
    defined = [
        terms.ClassDefinition(parent, None, None, resource(draw)),
        terms.ClassDefinition(child, None, parent, resource(draw)),
    ]
    includes = draw.several(lambda draw: terms.Include(draw.pick(CLASSES)), least=2, most=4)
    return [*defined, *includes]


def hiding(draw: Choices) -> list[Manifest]:
    """A class, type or node that binds a variable of the top scope again, for itself."""
    read = terms.entries([("message", terms.Variable("x"))])
    body = terms.ResourceBody(terms.String(draw.pick(TITLES)), read)
    inside = terms.Sequence(
        terms.Assignment("x", terms.Integer(draw.integer(0, 2))), terms.Resource("notify", body)
    )
    forms: tuple[list[Manifest], ...] = (
        [terms.ClassDefinition("a", None, None, inside), terms.Include("a")],
        [terms.NodeDefinition(terms.Default(), inside)],
        [
            terms.ResourceTypeDefinition("d", (), inside),
            terms.DefinedResource("d", terms.ResourceBody(terms.String("t"), terms.NO_ENTRIES)),
        ],
    )
    return draw.pick(forms)


def item(draw: Choices) -> Manifest:
    if draw.integer(0, 3) == 3:
        return definition(draw)
    return statement(draw, 2)


def definition(draw: Choices) -> Manifest:
    name = draw.pick((*CLASSES, "d"))
    inside = terms.sequence(draw.several(lambda draw: statement(draw, 1), most=3))
    if name == "d" or draw.integer(0, 5) == 5:
        return terms.ResourceTypeDefinition(name, parameters(draw), inside)
    if draw.integer(0, 4) == 4:
        choices: tuple[terms.NodeSpecification, ...] = (terms.Default(), terms.NodeName("n1"))
        specification = draw.pick(choices)
        return terms.NodeDefinition(specification, inside)
    parent = draw.pick((None, None, *CLASSES))
    return terms.ClassDefinition(name, parameters(draw) or None, parent, inside)


def parameters(draw: Choices) -> terms.Parameters:
    names = draw.some(VARIABLES, 1) if draw.boolean() else []
    return tuple(terms.Parameter(name, terms.Integer(draw.integer(0, 2))) for name in names)


def statement(draw: Choices, depth: int) -> Statement:
    choice = draw.integer(0, 9)
    if choice < 3:
        return terms.Assignment(draw.pick(VARIABLES), expression(draw, 1))
    if choice < 5:
        return terms.Include(draw.pick(CLASSES))
    if choice < 7:
        return resource(draw)
    if choice == 7 or not depth:
        body = terms.ResourceBody(terms.String(draw.pick(TITLES)), terms.NO_ENTRIES)
        return terms.DefinedResource("d", body)
    if choice == 8:
        return terms.ClassDeclaration(draw.pick(CLASSES), terms.NO_ENTRIES)
    last = terms.Branch(expression(draw, 0), statement(draw, depth - 1), terms.NO_CASES)
    first = terms.Branch(expression(draw, 0), statement(draw, depth - 1), last)
    return terms.Case(expression(draw, 0), first)


def resource(draw: Choices) -> Statement:
    title: Expression = terms.String(draw.pick(TITLES))
    if draw.boolean():  # a title that has to be evaluated, before the attributes
        title = terms.Access(terms.Array(terms.elements([title])), terms.Integer(0))
    attributes = terms.entries([("message", expression(draw, 2)), ("owner", expression(draw, 1))])
    return terms.Resource("notify", terms.ResourceBody(title, attributes))


def number(draw: Choices) -> Expression:
    return terms.Integer(draw.integer(0, 1))


def expression(draw: Choices, depth: int) -> Expression:
    choice = draw.integer(0, 9 if depth else 3)
    if choice < 2:
        name = draw.pick(VARIABLES)
        return terms.TopVariable(name) if draw.integer(0, 5) == 5 else terms.Variable(name)
    if choice < 4:
        return number(draw)
    if choice == 4:
        operator: terms.Operator = draw.pick(("+", "/", "%", "-"))
        return terms.Operation(operator, number(draw), number(draw))
    if choice in (5, 8, 9):
        operator = draw.pick((">", "<", ">=", "<=", "==", "!="))
        return terms.Operation(operator, number(draw), number(draw))
    if choice == 6:
        other = terms.Match(expression(draw, 0), expression(draw, 0), terms.NO_MATCHES)
        first = terms.Match(expression(draw, 0), expression(draw, 0), other)
        return terms.Selector(expression(draw, 0), first)
    key: Expression = terms.String(draw.pick(("k", "z"))) if draw.boolean() else terms.Integer(1)
    others: tuple[Expression, ...] = (
        terms.TopVariable(draw.pick(VARIABLES)),
        terms.QualifiedVariable(draw.pick(CLASSES), draw.pick(VARIABLES)),
        terms.Access(
            terms.Hash(terms.entries([("k", expression(draw, 0)), (1, terms.TRUE)])),
            key,
        ),
        terms.Access(
            terms.ResourceReference("notify", terms.String(draw.pick(TITLES))),
            terms.String("message"),
        ),
    )
    return draw.pick(others)
