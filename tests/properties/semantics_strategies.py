"""Manifests of μPuppet for property tests: mostly sound, so that runs get far, and sometimes not.

A variable's first letter says what its values are ($i1 an integer, $s1 a string, $b1 a boolean,
$a1 an array of integers, $h1 a hash of strings, $r1 a resource reference), so expressions fit
together. The generator keeps book of the variables that are bound where a statement stands, of
titles and of parameters. A careful manifest uses only these; a careless one now and then takes any
variable, repeats an assignment or a title, leaves out a parameter, reaches beyond an array. What
is made prints as Puppet that Puppet's own validator accepts.

Smaller choices come first everywhere, so that failures shrink to short manifests.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from mupuppet.semantics import terms
from mupuppet.semantics.terms import Expression, Manifest, Operator, Statement

T = TypeVar("T")

NODES = ("n1", "n2", "n3")

#: Attributes that Puppet knows for these types, by the kind of their values.
RESOURCE_TYPES: dict[str, dict[str, str]] = {
    "notify": {"message": "s", "withpath": "b"},
    "file": {"mode": "s", "owner": "s", "content": "s"},
    "user": {"uid": "i", "gid": "i", "groups": "a", "home": "s"},
}
VARIABLES = tuple(f"{kind}{number}" for kind in "isbahr" for number in (1, 2))
WORDS = ("", "x", "X", "yes", "it's", "back\\slash", "ß")
ARITHMETIC: tuple[Operator, ...] = ("+", "-", "*")
DIVISIONS: tuple[Operator, ...] = ("/", "%")
SHIFTS: tuple[Operator, ...] = ("<<", ">>")
COMPARISONS: tuple[Operator, ...] = (">", "<", ">=", "<=", "==", "!=")


@dataclass
class Book:
    """What the generator keeps book of for a whole manifest."""

    careless: bool
    #: The variables that are bound in the top scope before any class or type is declared.
    top: set[str] = field(default_factory=set)
    classes: dict[str, terms.Parameters] = field(default_factory=dict)
    types: dict[str, terms.Parameters] = field(default_factory=dict)
    titles: int = 0


@dataclass
class Scope:
    """The variables that are bound at a place."""

    book: Book
    variables: set[str]
    in_definition: bool = False

    def inner(self) -> Scope:
        """A branch: what is assigned in it may not be assigned."""
        return Scope(self.book, set(self.variables), self.in_definition)


def slips(draw: DrawFn, scope: Scope) -> bool:
    """Whether to make a mistake here: in careless manifests, about one time in ten."""
    return scope.book.careless and draw(st.integers(0, 9)) == 9


def several(draw: DrawFn, make: Callable[[DrawFn], T], *, most: int, least: int = 0) -> list[T]:
    """Some of what `make` makes. Hypothesis sees where each begins and ends, and can drop it."""
    return draw(st.lists(_one(make), min_size=least, max_size=most))


@st.composite
def _one(draw: DrawFn, make: Callable[[DrawFn], T]) -> T:
    return make(draw)


# --- Expressions, by the kind of their value


def expression(draw: DrawFn, scope: Scope, kind: str, depth: int = 2) -> Expression:
    """An expression whose value, if it has one, is of this kind."""
    return draw(_expressions(scope, kind, depth))


@st.composite
def _expressions(draw: DrawFn, scope: Scope, kind: str, depth: int) -> Expression:
    if slips(draw, scope):
        return any_variable(draw, scope, kind)
    known = sorted(x for x in scope.variables if x[0] == kind)
    choice = draw(st.integers(0, 9))
    if choice >= (3 if depth > 2 else 7) and depth > 0:
        return draw(st.sampled_from(compound(draw, scope, kind, depth)))()
    if choice >= 3 and known:
        name = draw(st.sampled_from(known))
        if choice == 6 and name in scope.book.top:
            return terms.TopVariable(name)
        return terms.Variable(name)
    return literal(draw, scope, kind, depth)


def literal(draw: DrawFn, scope: Scope, kind: str, depth: int) -> Expression:
    match kind:
        case "i":
            return terms.Integer(draw(st.integers(-20, 20)))
        case "s":
            return terms.String(draw(st.sampled_from(WORDS)))
        case "b":
            return terms.Boolean(draw(st.booleans()))
        case "a":
            least = 0 if slips(draw, scope) else 1
            items = several(
                draw, lambda draw: expression(draw, scope, "i", depth - 1), least=least, most=3
            )
            return terms.Array(terms.elements(items))
        case "h":
            keys = draw(st.lists(st.sampled_from(("j", "K")), max_size=2, unique=True))
            keys = keys if slips(draw, scope) else [*keys, "k"]
            return terms.Hash(
                terms.entries([(key, expression(draw, scope, "s", depth - 1)) for key in keys])
            )
        case _:
            type_name = draw(st.sampled_from(sorted(RESOURCE_TYPES)))
            at = draw(st.integers(1, scope.book.titles + 1))
            return terms.ResourceReference(type_name, terms.String(f"t{at}"))


def compound(draw: DrawFn, scope: Scope, kind: str, depth: int) -> list[Callable[[], Expression]]:
    def part(of: str) -> Expression:
        return expression(draw, scope, of, depth - 1)

    def operation(operators: tuple[Operator, ...], of: str) -> Expression:
        return terms.Operation(draw(st.sampled_from(operators)), part(of), part(of))

    def division() -> Expression:
        divisor = draw(st.sampled_from((2, -3, 7)))
        right = part("i") if slips(draw, scope) else terms.Integer(divisor)
        return terms.Operation(draw(st.sampled_from(DIVISIONS)), part("i"), right)

    def shift() -> Expression:
        count = terms.Integer(draw(st.integers(-3, 8)))
        return terms.Operation(draw(st.sampled_from(SHIFTS)), part("i"), count)

    choices: list[Callable[[], Expression]] = [lambda: selector(draw, scope, kind, depth)]
    match kind:
        case "i":
            at = draw(st.integers(-1, 2)) if slips(draw, scope) else 0
            choices += [lambda: operation(ARITHMETIC, "i"), division, shift]
            choices.append(lambda: terms.Access(part("a"), terms.Integer(at)))
        case "s":
            key = draw(st.sampled_from(("j", "K"))) if slips(draw, scope) else "k"
            choices.append(lambda: terms.Access(part("h"), terms.String(key)))
            if slips(draw, scope):
                choices.append(lambda: terms.Access(part("r"), terms.String("owner")))
        case "b":
            choices.append(lambda: operation(COMPARISONS, "i"))
            choices.append(lambda: operation(("==", "!="), draw(st.sampled_from("sbahr"))))
            choices.append(lambda: operation(("and", "or"), "b"))
            choices.append(lambda: terms.Not(part("b")))
        case "r":
            title = terms.Match(terms.Default(), terms.String("t1"), terms.NO_MATCHES)
            choices.append(
                lambda: terms.ResourceReference("file", terms.Selector(part("b"), title))
            )
    return choices


def selector(draw: DrawFn, scope: Scope, kind: str, depth: int) -> Expression:
    label = draw(st.sampled_from("isb"))

    def option(draw: DrawFn) -> tuple[terms.CaseLabel, Expression]:
        case = expression(draw, scope, label, depth - 1)
        return case, expression(draw, scope, kind, depth - 1)

    control = expression(draw, scope, label, depth - 1)
    options = several(draw, option, most=2)
    if not options or not slips(draw, scope):  # a selector without any case is no Puppet
        options.append((terms.Default(), expression(draw, scope, kind, depth - 1)))
    return selector_of(control, options)


def selector_of(
    control: Expression, options: list[tuple[terms.CaseLabel, Expression]]
) -> terms.Selector:
    matches: terms.Matches = terms.NO_MATCHES
    for label, value in reversed(options):
        matches = terms.Match(label, value, matches)
    return terms.Selector(control, matches)


def any_variable(draw: DrawFn, scope: Scope, kind: str) -> Expression:
    """A variable of the kind, bound or not, in one of the three forms."""
    name = draw(st.sampled_from([x for x in VARIABLES if x[0] == kind]))
    forms: list[Expression] = [terms.Variable(name), terms.TopVariable(name)]
    forms += [terms.QualifiedVariable(a, name) for a in sorted(scope.book.classes)]
    return draw(st.sampled_from(forms))


# --- Statements


def body(draw: DrawFn, scope: Scope, depth: int = 2, *, least: int = 0, most: int = 4) -> Statement:
    made = several(draw, lambda draw: statement(draw, scope, depth), least=least, most=most)
    return terms.sequence(made)


def statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    return draw(_statements(scope, depth))


@st.composite
def _statements(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    choices: list[Callable[[], Statement]] = [
        lambda: resource(draw, scope),
        lambda: assignment(draw, scope),
    ]
    includable = [
        name
        for name, parameters in scope.book.classes.items()
        if all(p.default is not None for p in parameters) or slips(draw, scope)
    ]
    if includable:
        choices.append(lambda: terms.Include(draw(st.sampled_from(includable))))
    if scope.book.classes:
        choices.append(lambda: class_declaration(draw, scope))
    if scope.book.types:
        choices.append(lambda: defined_resource(draw, scope))
    if depth > 0:
        choices.append(lambda: if_statement(draw, scope, depth))
        choices.append(lambda: case_statement(draw, scope, depth))
        choices.append(lambda: unless_statement(draw, scope, depth))
    return draw(st.sampled_from(choices))()


def unless_statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    test = expression(draw, scope, "b")
    return terms.Unless(test, non_empty(draw, scope.inner(), depth - 1))


def non_empty(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    """The body of a branch; its last statement may be an expression, as only there in Puppet."""
    statements = body(draw, scope, depth, least=1, most=2)
    if draw(st.integers(0, 4)) < 4:
        return statements
    operator = draw(st.sampled_from(("==", "!=")))
    value = terms.Operation(operator, terms.String("x"), expression(draw, scope, "s", 1))
    return append(statements, value)


def append(statements: Statement, last: Statement) -> Statement:
    """The statements with one more at their end."""
    items = []
    while isinstance(statements, terms.Sequence):
        items.append(statements.first)
        statements = statements.second
    return terms.sequence([*items, statements, last])


def if_statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    test = expression(draw, scope, "b")
    then = non_empty(draw, scope.inner(), depth - 1)
    otherwise: Statement = terms.SKIP
    if draw(st.booleans()):
        otherwise = non_empty(draw, scope.inner(), depth - 1)
    return terms.If(test, then, otherwise)


def case_statement(draw: DrawFn, scope: Scope, depth: int) -> Statement:
    kind = draw(st.sampled_from("isb"))

    def branch(draw: DrawFn) -> tuple[terms.CaseLabel, Statement]:
        label = expression(draw, scope, kind, 1)
        return label, non_empty(draw, scope.inner(), depth - 1)

    control = expression(draw, scope, kind)
    branches = several(draw, branch, least=1, most=2)
    if draw(st.booleans()):
        branches.append((terms.Default(), non_empty(draw, scope.inner(), depth - 1)))
    cases: terms.Cases = terms.NO_CASES
    for label, statements in reversed(branches):
        cases = terms.Branch(label, statements, cases)
    return terms.Case(control, cases)


def assignment(draw: DrawFn, scope: Scope) -> Statement:
    fresh = [x for x in VARIABLES if x not in scope.variables]
    names = list(VARIABLES) if not fresh or slips(draw, scope) else fresh
    name = draw(st.sampled_from(names))
    value = expression(draw, scope, name[0])
    scope.variables.add(name)
    return terms.Assignment(name, value)


def title(draw: DrawFn, scope: Scope) -> Expression:
    if scope.in_definition and not slips(draw, scope):
        return terms.Variable("title")
    if not slips(draw, scope):
        scope.book.titles += 1
    written = terms.String(f"t{scope.book.titles}")
    if draw(st.integers(0, 2)) < 2:
        return written
    only = terms.Match(terms.Default(), written, terms.NO_MATCHES)
    return terms.Selector(expression(draw, scope, "b", 1), only)


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
        needed = parameter.default is None and not slips(draw, scope)
        if needed or (parameter.default is not None and draw(st.booleans())):
            pairs.append((parameter.name, expression(draw, scope, parameter.name[0])))
    return terms.entries(pairs)


def class_declaration(draw: DrawFn, scope: Scope) -> Statement:
    name = draw(st.sampled_from(sorted(scope.book.classes)))
    return terms.ClassDeclaration(name, arguments(draw, scope, scope.book.classes[name]))


def defined_resource(draw: DrawFn, scope: Scope) -> Statement:
    name = draw(st.sampled_from(sorted(scope.book.types)))
    attributes = arguments(draw, scope, scope.book.types[name])
    return terms.DefinedResource(name, terms.ResourceBody(title(draw, scope), attributes))


# --- Definitions and manifests


def parameter_list(draw: DrawFn, scope: Scope) -> terms.Parameters:
    """Parameters; a default does not read a variable that a parameter will hide."""
    names = draw(st.lists(st.sampled_from(VARIABLES), max_size=2, unique=True))
    outer = scope.inner()
    if not slips(draw, scope):
        outer.variables -= set(names)
    made = []
    for name in names:
        default = expression(draw, outer, name[0], 1) if draw(st.booleans()) else None
        made.append(terms.Parameter(name, default))
    return tuple(made)


@st.composite
def manifests(draw: DrawFn, careless: SearchStrategy[bool] | None = None) -> Manifest:
    """A manifest with definitions before their use, statements, and node definitions."""
    book = Book(draw(careless if careless is not None else st.integers(0, 2).map(lambda n: n == 2)))
    scope = Scope(book, set())
    items: list[Manifest] = [*several(draw, lambda draw: assignment(draw, scope), most=3)]
    book.top = set(scope.variables)
    bound = {"": book.top}
    items += several(draw, lambda draw: class_definition(draw, book, bound), most=3)
    items += several(draw, lambda draw: type_definition(draw, scope), most=2)
    items += several(draw, lambda draw: statement(draw, scope, 2), most=5)
    chosen = draw(st.lists(st.sampled_from(_SPECIFICATIONS), max_size=2, unique_by=repr))
    if chosen and terms.Default() not in chosen and not slips(draw, scope):
        chosen.append(terms.Default())
    items += [terms.NodeDefinition(Q, body(draw, scope.inner())) for Q in chosen]
    if slips(draw, scope):
        items = draw(st.permutations(items))
    return terms.manifest_sequence(items)


_SPECIFICATIONS: tuple[terms.NodeSpecification, ...] = (
    terms.Default(),
    terms.NodeName("n1"),
    terms.NodeNames(("n2", "n3")),
    terms.NodePattern("^n[12]$"),
)


def class_definition(draw: DrawFn, book: Book, bound: dict[str, set[str]]) -> terms.ClassDefinition:
    """A class, perhaps with parameters, perhaps inheriting one that is defined already.

    `bound` has the variables of each class, and under "" those of the top scope.
    """
    name = ("c1", "c2::sub", "c3")[len(book.classes)]
    inheritable = [
        a for a, parameters in book.classes.items() if all(p.default for p in parameters)
    ]
    parent = draw(st.sampled_from([None, *inheritable, *inheritable]))
    scope = Scope(book, bound[""] | bound.get(parent or "", set()))
    if book.careless and draw(st.integers(0, 3)) == 3:
        parent = name
    parameters = parameter_list(draw, scope)
    scope.variables |= {parameter.name for parameter in parameters}
    statements = body(draw, scope)
    bound[name] = scope.variables
    book.classes[name] = parameters
    return terms.ClassDefinition(name, parameters or None, parent, statements)


def type_definition(draw: DrawFn, scope: Scope) -> terms.ResourceTypeDefinition:
    """A defined type, which may declare those that are defined already, and itself by mistake."""
    book = scope.book
    name = ("d1", "d2::sub")[len(book.types)]
    inside = Scope(book, set(scope.variables), in_definition=True)
    parameters = parameter_list(draw, inside)
    inside.variables |= {parameter.name for parameter in parameters}
    if slips(draw, scope):
        book.types[name] = parameters
    statements = body(draw, inside, most=3)
    book.types[name] = parameters
    return terms.ResourceTypeDefinition(name, parameters, statements)


node_names: SearchStrategy[str] = st.sampled_from(NODES)

#: What the expressions of `sound_expressions` may read.
BINDINGS: dict[str, terms.Value] = {
    "i1": terms.Integer(7),
    "i2": terms.Integer(-2),
    "s1": terms.String("x"),
    "b1": terms.TRUE,
    "b2": terms.FALSE,
    "a1": terms.Array(terms.elements([terms.Integer(1), terms.Integer(2)])),
    "h1": terms.Hash(terms.entries([("k", terms.String("v"))])),
    "r1": terms.ResourceReference("file", terms.String("t1")),
}


@st.composite
def sound_expressions(draw: DrawFn) -> Expression:
    """An expression that has a value, where `BINDINGS` are the variables of the top scope."""
    scope = Scope(Book(careless=False, top=set(BINDINGS)), set(BINDINGS))
    return expression(draw, scope, draw(st.sampled_from("bisahr")), 4)


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
            st.builds(selector_of, inner, st.lists(st.tuples(labels, inner), max_size=2)),
        )

    return draw(st.recursive(values, extend, max_leaves=12))
