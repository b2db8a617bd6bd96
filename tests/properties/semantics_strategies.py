"""Manifests of μPuppet for property tests: mostly sound, so that runs get far, and sometimes not.

A variable's first letter says what its values are ($i1 an integer, $s1 a string, $b1 a boolean,
$a1 an array of integers, $h1 a hash of strings, $r1 a resource reference), so expressions fit
together. The generator keeps book of the variables that are likely to be bound where a statement
stands, and usually picks among these; now and then it takes any, repeats an assignment or a title,
or leaves a parameter out. What it makes prints as Puppet that Puppet's own validator accepts.

Smaller choices come first everywhere, so that failures shrink to short manifests.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from mupuppet.semantics import terms
from mupuppet.semantics.terms import Expression, Manifest, Operator, Statement

NODES = ("n1", "n2", "n3")

#: Attributes that Puppet knows for these types, by the kind of their values.
RESOURCE_TYPES: dict[str, dict[str, str]] = {
    "notify": {"message": "s", "withpath": "b"},
    "file": {"mode": "s", "owner": "s", "content": "s", "require": "r"},
    "user": {"uid": "i", "gid": "i", "groups": "a", "home": "s"},
}
VARIABLES = tuple(f"{kind}{number}" for kind in "isbahr" for number in (1, 2))
TITLES = ("t1", "t2", "t3", "t4", "t5")
WORDS = ("", "x", "X", "yes", "it's", "back\\slash", "ß")
ARITHMETIC: tuple[Operator, ...] = ("+", "-", "*", "/", "%", "<<", ">>")
COMPARISONS: tuple[Operator, ...] = (">", "<", ">=", "<=", "==", "!=")


@dataclass
class Scope:
    """What the generator knows at a place: variables, parameters of classes and types, titles."""

    variables: set[str]
    classes: dict[str, terms.Parameters] = field(default_factory=dict)
    types: dict[str, terms.Parameters] = field(default_factory=dict)
    in_definition: bool = False

    def inner(self, *, variables: set[str] | None = None, in_definition: bool = False) -> Scope:
        kept = set(self.variables) if variables is None else variables
        return Scope(kept, self.classes, self.types, in_definition or self.in_definition)


def rarely(draw: DrawFn) -> bool:
    """About one time in twelve; never in the smallest example."""
    return draw(st.integers(0, 11)) == 11


# --- Expressions, by the kind of their value


def expression(draw: DrawFn, scope: Scope, kind: str, depth: int = 2) -> Expression:
    """An expression whose value, if it has one, is of this kind."""
    choices: list[Callable[[], Expression]] = [lambda: literal(draw, scope, kind, depth)]
    known = sorted(x for x in scope.variables if x[0] == kind)
    if known:
        choices.append(lambda: terms.Variable(draw(st.sampled_from(known))))
        choices.append(choices[-1])
    if depth > 0:
        choices += compound(draw, scope, kind, depth)
    if rarely(draw):
        return any_variable(draw, scope, kind)
    return draw(st.sampled_from(choices))()


def literal(draw: DrawFn, scope: Scope, kind: str, depth: int) -> Expression:
    match kind:
        case "i":
            return terms.Integer(draw(st.integers(-20, 20)))
        case "s":
            return terms.String(draw(st.sampled_from(WORDS)))
        case "b":
            return terms.Boolean(draw(st.booleans()))
        case "a":
            count = draw(st.integers(0, 3))
            return terms.Array(
                terms.elements([expression(draw, scope, "i", depth - 1) for _ in range(count)])
            )
        case "h":
            keys = draw(st.lists(st.sampled_from(("j", "k", "K")), max_size=3, unique=True))
            return terms.Hash(
                terms.entries([(key, expression(draw, scope, "s", depth - 1)) for key in keys])
            )
        case _:
            type_name = draw(st.sampled_from(sorted(RESOURCE_TYPES)))
            return terms.ResourceReference(type_name, terms.String(draw(st.sampled_from(TITLES))))


def compound(draw: DrawFn, scope: Scope, kind: str, depth: int) -> list[Callable[[], Expression]]:
    def part(of: str) -> Expression:
        return expression(draw, scope, of, depth - 1)

    def selector() -> Expression:
        label = draw(st.sampled_from("isb"))
        count = draw(st.integers(0, 2))
        matches: terms.Matches = terms.NO_MATCHES
        if not rarely(draw) or count == 0:  # a selector without any case is no Puppet
            matches = terms.Match(terms.Default(), part(kind), matches)
        for _ in range(count):
            matches = terms.Match(part(label), part(kind), matches)
        return terms.Selector(part(label), matches)

    def operation(operators: tuple[Operator, ...], of: str) -> Expression:
        return terms.Operation(draw(st.sampled_from(operators)), part(of), part(of))

    choices: list[Callable[[], Expression]] = [selector]
    match kind:
        case "i":
            choices.append(lambda: operation(ARITHMETIC, "i"))
            choices.append(lambda: terms.Access(part("a"), terms.Integer(draw(st.integers(0, 2)))))
        case "s":
            key = st.sampled_from(("j", "k", "K"))
            choices.append(lambda: terms.Access(part("h"), terms.String(draw(key))))
        case "b":
            choices.append(lambda: operation(COMPARISONS, "i"))
            choices.append(lambda: operation(("==", "!="), draw(st.sampled_from("sbahr"))))
            choices.append(lambda: operation(("and", "or"), "b"))
            choices.append(lambda: terms.Not(part("b")))
    return choices


def any_variable(draw: DrawFn, scope: Scope, kind: str) -> Expression:
    """A variable of the kind, bound or not, in one of the three forms."""
    name = draw(st.sampled_from([x for x in VARIABLES if x[0] == kind]))
    forms: list[Expression] = [terms.Variable(name), terms.TopVariable(name)]
    forms += [terms.QualifiedVariable(a, name) for a in sorted(scope.classes)]
    return draw(st.sampled_from(forms))


# --- Statements


def body(draw: DrawFn, scope: Scope, depth: int = 2, most: int = 4) -> Statement:
    count = draw(st.integers(0, most))
    return terms.sequence([statement(draw, scope, depth) for _ in range(count)])


def statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    choices: list[Callable[[], Statement]] = [
        lambda: resource(draw, scope),
        lambda: assignment(draw, scope),
    ]
    if scope.classes:
        choices.append(lambda: terms.Include(draw(st.sampled_from(sorted(scope.classes)))))
        choices.append(lambda: class_declaration(draw, scope))
    if scope.types:
        choices.append(lambda: defined_resource(draw, scope))
    if depth > 0:
        choices.append(lambda: if_statement(draw, scope, depth))
        choices.append(lambda: case_statement(draw, scope, depth))
        choices.append(
            lambda: terms.Unless(
                expression(draw, scope, "b"), non_empty(draw, scope.inner(), depth - 1)
            )
        )
    return draw(st.sampled_from(choices))()


def non_empty(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    count = draw(st.integers(1, 2))
    return terms.sequence([statement(draw, scope, depth) for _ in range(count)])


def if_statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    test = expression(draw, scope, "b")
    then = non_empty(draw, scope.inner(), depth - 1)
    otherwise: Statement = terms.SKIP
    if draw(st.booleans()):
        otherwise = non_empty(draw, scope.inner(), depth - 1)
    return terms.If(test, then, otherwise)


def case_statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    kind = draw(st.sampled_from("isb"))
    cases: terms.Cases = terms.NO_CASES
    if draw(st.booleans()):
        cases = terms.Branch(terms.Default(), non_empty(draw, scope.inner(), depth - 1), cases)
    for _ in range(draw(st.integers(1, 2))):
        label = expression(draw, scope, kind, 1)
        cases = terms.Branch(label, non_empty(draw, scope.inner(), depth - 1), cases)
    return terms.Case(expression(draw, scope, kind), cases)


def assignment(draw: DrawFn, scope: Scope) -> Statement:
    fresh = [x for x in VARIABLES if x not in scope.variables]
    names = list(VARIABLES) if not fresh or rarely(draw) else fresh
    name = draw(st.sampled_from(names))
    value = expression(draw, scope, name[0])
    scope.variables.add(name)
    return terms.Assignment(name, value)


def title(draw: DrawFn, scope: Scope) -> Expression:
    if scope.in_definition and not rarely(draw):
        return terms.Variable("title")
    return terms.String(draw(st.sampled_from(TITLES)))


def resource(draw: DrawFn, scope: Scope) -> Statement:
    type_name = draw(st.sampled_from(sorted(RESOURCE_TYPES)))
    kinds = RESOURCE_TYPES[type_name]
    names = draw(st.lists(st.sampled_from(sorted(kinds)), max_size=3, unique=True))
    attributes = terms.entries([(name, expression(draw, scope, kinds[name])) for name in names])
    return terms.Resource(type_name, terms.ResourceBody(title(draw, scope), attributes))


def arguments(draw: DrawFn, scope: Scope, parameters: terms.Parameters) -> terms.Entries:
    """Values for the parameters that have no default, and for some that have one."""
    pairs = []
    for parameter in parameters:
        needed = parameter.default is None
        if (needed and not rarely(draw)) or (not needed and draw(st.booleans())):
            pairs.append((parameter.name, expression(draw, scope, parameter.name[0])))
    return terms.entries(pairs)


def class_declaration(draw: DrawFn, scope: Scope) -> Statement:
    name = draw(st.sampled_from(sorted(scope.classes)))
    return terms.ClassDeclaration(name, arguments(draw, scope, scope.classes[name]))


def defined_resource(draw: DrawFn, scope: Scope) -> Statement:
    name = draw(st.sampled_from(sorted(scope.types)))
    attributes = arguments(draw, scope, scope.types[name])
    return terms.DefinedResource(name, terms.ResourceBody(title(draw, scope), attributes))


# --- Definitions and manifests


def parameter_list(draw: DrawFn, scope: Scope) -> terms.Parameters:
    names = draw(st.lists(st.sampled_from(VARIABLES), max_size=2, unique=True))
    made = []
    for name in names:
        default = expression(draw, scope, name[0], 1) if draw(st.booleans()) else None
        made.append(terms.Parameter(name, default))
    return tuple(made)


@st.composite
def manifests(draw: DrawFn) -> Manifest:
    """A manifest with definitions before their use, statements, and node definitions."""
    scope = Scope(set())
    items: list[Manifest] = []
    for _ in range(draw(st.integers(0, 2))):
        items.append(assignment(draw, scope))
    bound = {"": set(scope.variables)}
    for name in ("c1", "c2::sub", "c3")[: draw(st.integers(0, 3))]:
        items.append(class_definition(draw, scope, name, bound))
    for name in ("d1", "d2::sub")[: draw(st.integers(0, 2))]:
        items.append(type_definition(draw, scope, name))
    for _ in range(draw(st.integers(0, 4))):
        items.append(statement(draw, scope, 2))
    for specification in draw(st.lists(st.sampled_from(_SPECIFICATIONS), max_size=2)):
        inside = scope.inner()
        items.append(terms.NodeDefinition(specification, body(draw, inside)))
    if rarely(draw):
        items = draw(st.permutations(items))
    return terms.manifest_sequence(items)


_SPECIFICATIONS: tuple[terms.NodeSpecification, ...] = (
    terms.Default(),
    terms.NodeName("n1"),
    terms.NodeNames(("n1", "n2")),
    terms.NodePattern("^n[12]$"),
)


def class_definition(
    draw: DrawFn, scope: Scope, name: str, bound: dict[str, set[str]]
) -> terms.ClassDefinition:
    """A class, perhaps with parameters, perhaps inheriting one that is defined already."""
    parent = draw(st.sampled_from([None, *sorted(scope.classes)]))
    if parent is not None and rarely(draw):
        parent = name
    visible = set(bound[""]) | bound.get(parent or "", set())
    inside = scope.inner(variables=visible)
    parameters = parameter_list(draw, inside)
    inside.variables |= {parameter.name for parameter in parameters}
    statements = body(draw, inside)
    bound[name] = set(inside.variables)
    scope.classes[name] = parameters
    return terms.ClassDefinition(name, parameters or None, parent, statements)


def type_definition(draw: DrawFn, scope: Scope, name: str) -> terms.ResourceTypeDefinition:
    """A defined type, which may declare those that are defined already, and rarely itself."""
    inside = scope.inner(variables=set(scope.variables), in_definition=True)
    parameters = parameter_list(draw, inside)
    inside.variables |= {parameter.name for parameter in parameters}
    if rarely(draw):
        inside.types = {**scope.types, name: parameters}
    statements = body(draw, inside, most=3)
    scope.types[name] = parameters
    return terms.ResourceTypeDefinition(name, parameters, statements)


node_names: SearchStrategy[str] = st.sampled_from(NODES)


@st.composite
def wild_expressions(draw: DrawFn) -> Expression:
    """Any expression at all, of kinds that need not fit together."""
    values = st.one_of(
        st.integers(-3, 3).map(terms.Integer),
        st.sampled_from(WORDS).map(terms.String),
        st.booleans().map(terms.Boolean),
        st.sampled_from(VARIABLES).map(terms.Variable),
        st.sampled_from(VARIABLES).map(terms.TopVariable),
    )
    operators: tuple[Operator, ...] = (*ARITHMETIC, *COMPARISONS, "and", "or")

    def extend(inner: SearchStrategy[Expression]) -> SearchStrategy[Expression]:
        labels = st.one_of(st.just(terms.Default()), inner)
        return st.one_of(
            st.builds(terms.Operation, st.sampled_from(operators), inner, inner),
            st.builds(terms.Not, inner),
            st.builds(terms.Access, inner, inner),
            st.lists(inner, max_size=3).map(lambda items: terms.Array(terms.elements(items))),
            st.lists(st.tuples(st.sampled_from(("k", 1)), inner), max_size=3).map(
                lambda pairs: terms.Hash(terms.entries(pairs))
            ),
            st.builds(terms.ResourceReference, st.just("file"), inner),
            st.builds(_selector, inner, st.lists(st.tuples(labels, inner), max_size=2)),
        )

    return draw(st.recursive(values, extend, max_leaves=12))


def _selector(
    control: Expression, options: list[tuple[terms.CaseLabel, Expression]]
) -> terms.Selector:
    matches: terms.Matches = terms.NO_MATCHES
    for label, value in reversed(options):
        matches = terms.Match(label, value, matches)
    return terms.Selector(control, matches)
