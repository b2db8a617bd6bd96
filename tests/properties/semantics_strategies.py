"""Manifests of μPuppet for property tests: mostly sound, so that runs get far, and sometimes not.

A variable's first letter says what its values are ($i1 an integer, $s1 a string, $b1 a boolean,
$a1 an array of integers, $h1 a hash of strings, $r1 a resource reference), so expressions fit
together. The generator keeps book of the variables that are bound where a statement is, of the
resources that are declared, of titles and of parameters. A careful manifest uses only these; a
careless one now and then takes any variable or an expression of another kind, repeats an
assignment or a title, leaves out a parameter or invents one, reaches beyond an array. What is made
prints as Puppet that Puppet's own validator accepts.

Smaller choices come first everywhere, so that failures shrink to short manifests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from mupuppet.basics.records import Record, field
from mupuppet.semantics import terms
from mupuppet.semantics.terms import Expression, Manifest, Operator, Statement
from tests.properties.choices import Choices, drawn

NODES = ("n1", "n2", "n3")

#: Attributes that Puppet knows for these types, by the kind of their values.
RESOURCE_TYPES: dict[str, dict[str, str]] = {
    "notify": {"message": "s", "withpath": "b"},
    "file": {"mode": "s", "owner": "s", "content": "s"},
    "user": {"uid": "i", "gid": "i", "groups": "a", "home": "s"},
    "package": {"ensure": "s", "install_options": "h", "responsefile": "s"},
}
RELATIONSHIPS = ("require", "before", "notify", "subscribe")
VARIABLES = tuple(f"{kind}{number}" for kind in "isbahr" for number in (1, 2))
#: Keys that a hash may have besides `k`.
KEYS: tuple[terms.Key, ...] = ("j", "K", 1)
WORDS = ("", "x", "X", "yes", "it's", "back\\slash", "ß")
ARITHMETIC: tuple[Operator, ...] = ("+", "-", "*")
DIVISIONS: tuple[Operator, ...] = ("/", "%")
SHIFTS: tuple[Operator, ...] = ("<<", ">>")
EQUALITIES: tuple[Operator, ...] = ("==", "!=")
COMPARISONS: tuple[Operator, ...] = (">", "<", ">=", "<=", "==", "!=")


class Book(Record, frozen=False):
    """What the generator keeps book of for a whole manifest."""

    careless: bool
    #: The variables that are bound in the top scope before any class or type is declared.
    top: set[str] = field(default_factory=set)
    classes: dict[str, terms.Parameters] = field(default_factory=dict)
    types: dict[str, terms.Parameters] = field(default_factory=dict)
    #: The variables that each class surely binds in its own scope, and the class that it inherits.
    own: dict[str, set[str]] = field(default_factory=dict)
    parents: dict[str, str | None] = field(default_factory=dict)
    #: Classes that are declared somewhere: to declare them like a resource would be too late.
    declared: set[str] = field(default_factory=set)
    titles: int = 0


class Scope(Record, frozen=False):
    """What is known at a place."""

    book: Book
    #: The variables that are bound, here or further out.
    variables: set[str]
    in_definition: bool = False
    #: The variables of this scope: those that may be assigned already, and those that surely are.
    taken: set[str] = field(default_factory=set)
    own: set[str] = field(default_factory=set)
    #: The variables of classes that are declared.
    qualified: set[tuple[str, str]] = field(default_factory=set)
    #: The resources that are declared, with the kinds of their attributes.
    present: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)
    #: In a defined type: the types of which it declares a resource with its own title.
    titled: set[str] = field(default_factory=set)

    def inner(self) -> Scope:
        """A branch: what is assigned or declared in it may not be."""
        return Scope(
            self.book,
            set(self.variables),
            self.in_definition,
            self.taken,
            set(self.own),
            set(self.qualified),
            dict(self.present),
            self.titled,
        )

    def node(self) -> Scope:
        """A node definition, which has variables of its own."""
        return Scope(
            self.book,
            set(self.variables),
            qualified=set(self.qualified),
            present=dict(self.present),
        )

    def assign(self, names: Iterable[str]) -> None:
        """Note that these variables are bound from here on."""
        bound = set(names)
        for known in (self.variables, self.taken, self.own):
            known |= bound

    def declare(self, name: str | None) -> None:
        """Note that a class is declared from here on, and what it inherits."""
        while name is not None:
            self.book.declared.add(name)
            self.qualified |= {(name, x) for x in self.book.own.get(name, ())}
            parent = self.book.parents.get(name)
            name = None if parent == name else parent


def slips(draw: Choices, scope: Scope) -> bool:
    """Whether to make a mistake here: in careless manifests, about one time in fifteen."""
    return scope.book.careless and draw.integer(0, 14) == 14


# --- Expressions, by the kind of their value


def expression(draw: Choices, scope: Scope, kind: str, depth: int = 2) -> Expression:
    """An expression whose value, if it has one, is of this kind."""
    return draw.whole(lambda draw: _expression(draw, scope, kind, depth))


def _expression(draw: Choices, scope: Scope, kind: str, depth: int) -> Expression:
    if slips(draw, scope):
        return misfit(draw, scope, kind, depth)
    known = sorted(x for x in scope.variables if x[0] == kind)
    choice = draw.integer(0, 9)
    if choice >= (3 if depth > 2 else 7) and depth > 0:
        return draw.pick(compound(draw, scope, kind, depth))()
    qualified = sorted((a, x) for a, x in scope.qualified if x[0] == kind)
    if choice >= 5 and qualified:
        return terms.QualifiedVariable(*draw.pick(qualified))
    if choice >= 3 and known:
        name = draw.pick(known)
        if choice == 6 and name in scope.book.top:
            return terms.TopVariable(name)
        return terms.Variable(name)
    return literal(draw, scope, kind, depth)


def literal(draw: Choices, scope: Scope, kind: str, depth: int) -> Expression:
    match kind:
        case "i":
            large = slips(draw, scope)
            return terms.Integer(2**62 if large else draw.integer(-20, 20))
        case "s":
            return terms.String(draw.pick(WORDS))
        case "b":
            return terms.Boolean(draw.boolean())
        case "a":
            least = 0 if slips(draw, scope) else 1
            items = draw.several(
                lambda draw: expression(draw, scope, "i", depth - 1), least=least, most=3
            )
            return terms.Array(terms.elements(items))
        case "h":
            keys = draw.some(KEYS, 2)
            keys = keys if slips(draw, scope) else [*keys, "k"]
            return terms.Hash(
                terms.entries([(key, expression(draw, scope, "s", depth - 1)) for key in keys])
            )
        case _:
            type_name = draw.pick(sorted(RESOURCE_TYPES))
            at = draw.integer(1, scope.book.titles + 1)
            return terms.ResourceReference(type_name, terms.String(f"t{at}"))


def compound(draw: Choices, scope: Scope, kind: str, depth: int) -> list[Callable[[], Expression]]:
    def part(of: str) -> Expression:
        return expression(draw, scope, of, depth - 1)

    def operation(operators: tuple[Operator, ...], of: str) -> Expression:
        return terms.Operation(draw.pick(operators), part(of), part(of))

    def division() -> Expression:
        divisor = draw.pick((2, -3, 7))
        right = part("i") if slips(draw, scope) else certain(draw, divisor)
        return terms.Operation(draw.pick(DIVISIONS), part("i"), right)

    def shift() -> Expression:
        count = certain(draw, draw.integer(-3, 8))
        return terms.Operation(draw.pick(SHIFTS), part("i"), count)

    choices: list[Callable[[], Expression]] = [lambda: selector(draw, scope, kind, depth)]
    attributes = attributes_of_kind(scope, kind)
    if attributes:
        choices.append(lambda: terms.Access(*draw.pick(attributes)))
    match kind:
        case "i":
            at = draw.integer(-1, 2) if slips(draw, scope) else 0
            choices += [lambda: operation(ARITHMETIC, "i"), division, shift]
            choices.append(lambda: terms.Access(part("a"), certain(draw, at)))
        case "s":
            key = draw.pick(KEYS) if slips(draw, scope) else "k"
            index = terms.Integer(key) if isinstance(key, int) else terms.String(key)
            choices.append(lambda: terms.Access(part("h"), index))
            if slips(draw, scope):
                choices.append(lambda: terms.Access(part("r"), terms.String("owner")))
        case "b":
            choices.append(lambda: operation(COMPARISONS, "i"))
            choices.append(lambda: operation(("==", "!="), draw.pick("sbahr")))
            choices.append(lambda: operation(("and", "or"), "b"))
            choices.append(lambda: terms.Not(part("b")))
        case "r":
            title = terms.Match(terms.Default(), terms.String("t1"), terms.NO_MATCHES)
            choices.append(
                lambda: terms.ResourceReference("file", terms.Selector(part("b"), title))
            )
    return choices


def certain(draw: Choices, value: int) -> Expression:
    """An expression with this value, which may have to be evaluated."""
    written = terms.Integer(value)
    if draw.integer(0, 3) < 3:
        return written
    return terms.Access(terms.Array(terms.elements([written])), terms.Integer(0))


def attributes_of_kind(
    scope: Scope, kind: str
) -> list[tuple[terms.ResourceReference, terms.String]]:
    """What can be read of the resources that are declared."""
    return [
        (terms.ResourceReference(t, terms.String(w)), terms.String(name))
        for (t, w), attributes in scope.present.items()
        for name, of in attributes.items()
        if of == kind
    ]


def selector(draw: Choices, scope: Scope, kind: str, depth: int) -> Expression:
    label = draw.pick("isbahr")

    def option(draw: Choices) -> tuple[terms.CaseLabel, Expression]:
        case = expression(draw, scope, label, depth - 1)
        return case, expression(draw, scope, kind, depth - 1)

    control = expression(draw, scope, label, depth - 1)
    options = draw.several(option, most=2)
    if not options or not slips(draw, scope):  # a selector without any case is not valid
        options.append((terms.Default(), expression(draw, scope, kind, depth - 1)))
    return selector_of(control, options)


def selector_of(
    control: Expression, options: list[tuple[terms.CaseLabel, Expression]]
) -> terms.Selector:
    matches: terms.Matches = terms.NO_MATCHES
    for label, value in reversed(options):
        matches = terms.Match(label, value, matches)
    return terms.Selector(control, matches)


def misfit(draw: Choices, scope: Scope, kind: str, depth: int) -> Expression:
    """What is wrong here, or works only in Puppet: a variable, or a value of another kind."""
    if depth > 0 and draw.boolean():
        other = draw.pick("isbahr".replace(kind, ""))
        if draw.boolean():
            return expression(draw, scope, other, depth - 1)
        operator = draw.pick((*ARITHMETIC, *COMPARISONS, "and", "or"))
        left = expression(draw, scope, other, depth - 1)
        return terms.Operation(operator, left, expression(draw, scope, other, depth - 1))
    return any_variable(draw, scope, kind)


def any_variable(draw: Choices, scope: Scope, kind: str) -> Expression:
    """A variable of the kind, bound or not, in one of the three forms."""
    name = draw.pick([x for x in VARIABLES if x[0] == kind])
    forms: list[Expression] = [terms.Variable(name), terms.TopVariable(name)]
    forms += [terms.QualifiedVariable(a, name) for a in sorted(scope.book.classes)]
    if kind == "s":
        forms += [terms.Variable("title"), terms.Variable("name")]
    return draw.pick(forms)


# --- Statements


def body(
    draw: Choices, scope: Scope, depth: int = 2, *, least: int = 0, most: int = 4
) -> Statement:
    made = draw.several(lambda draw: statement(draw, scope, depth), least=least, most=most)
    return terms.sequence(made)


def statement(draw: Choices, scope: Scope, depth: int) -> Statement:
    return draw.whole(lambda draw: _statement(draw, scope, depth))


def _statement(draw: Choices, scope: Scope, depth: int) -> Statement:
    choices: list[Callable[[], Statement]] = [
        *[lambda: resource(draw, scope)] * 3,
        lambda: assignment(draw, scope),
    ]
    includable = [
        name
        for name, parameters in scope.book.classes.items()
        if all(p.default is not None for p in parameters) or slips(draw, scope)
    ]
    if includable:
        choices += [lambda: include(draw, scope, includable)] * 2
    undeclared = sorted(set(scope.book.classes) - scope.book.declared)
    if slips(draw, scope):
        undeclared = sorted(scope.book.classes)
    if undeclared:
        choices.append(lambda: class_declaration(draw, scope, undeclared))
    if scope.book.types:
        choices += [lambda: defined_resource(draw, scope)] * 2
    if depth > 0:
        choices.append(lambda: if_statement(draw, scope, depth))
        choices.append(lambda: case_statement(draw, scope, depth))
        choices.append(lambda: unless_statement(draw, scope, depth))
    return draw.pick(choices)()


def include(draw: Choices, scope: Scope, names: list[str]) -> Statement:
    name = draw.pick(names)
    scope.declare(name)
    return terms.Include(name)


def unless_statement(draw: Choices, scope: Scope, depth: int) -> Statement:
    test = expression(draw, scope, "b")
    return terms.Unless(test, non_empty(draw, scope.inner(), depth - 1))


def non_empty(draw: Choices, scope: Scope, depth: int) -> Statement:
    """The body of a branch; its last statement may be an expression, as only there in Puppet."""
    statements = body(draw, scope, depth, least=1, most=2)
    if draw.integer(0, 4) < 4:
        return statements
    operator = draw.pick(EQUALITIES)
    value = terms.Operation(operator, terms.String("x"), expression(draw, scope, "s", 1))
    return append(statements, value)


def append(statements: Statement, last: Statement) -> Statement:
    """The statements with one more at their end."""
    items = []
    while isinstance(statements, terms.Sequence):
        items.append(statements.first)
        statements = statements.second
    return terms.sequence([*items, statements, last])


def if_statement(draw: Choices, scope: Scope, depth: int) -> Statement:
    test = expression(draw, scope, "b")
    then = non_empty(draw, scope.inner(), depth - 1)
    otherwise: Statement = terms.SKIP
    if draw.boolean():
        otherwise = non_empty(draw, scope.inner(), depth - 1)
    return terms.If(test, then, otherwise)


def case_statement(draw: Choices, scope: Scope, depth: int) -> Statement:
    kind = draw.pick("isbahr")

    def branch(draw: Choices) -> tuple[terms.CaseLabel, Statement]:
        label = expression(draw, scope, kind, 1)
        return label, non_empty(draw, scope.inner(), depth - 1)

    control = expression(draw, scope, kind)
    branches = draw.several(branch, least=1, most=2)
    if draw.boolean():
        branches.append((terms.Default(), non_empty(draw, scope.inner(), depth - 1)))
    cases: terms.Cases = terms.NO_CASES
    for label, statements in reversed(branches):
        cases = terms.Branch(label, statements, cases)
    return terms.Case(control, cases)


def assignment(draw: Choices, scope: Scope) -> Statement:
    fresh = [x for x in VARIABLES if x not in scope.taken]
    names = list(VARIABLES) if not fresh or slips(draw, scope) else fresh
    name = draw.pick(names)
    value = expression(draw, scope, name[0])
    scope.assign([name])
    return terms.Assignment(name, value)


def title(draw: Choices, scope: Scope) -> Expression:
    if scope.in_definition and not slips(draw, scope):
        return terms.Variable("title")
    if not slips(draw, scope):
        scope.book.titles += 1
    elif draw.integer(0, 3) == 3:
        return terms.String("")
    written = terms.String(f"t{scope.book.titles}")
    if draw.integer(0, 2) < 2:
        return written
    only = terms.Match(terms.Default(), written, terms.NO_MATCHES)
    return terms.Selector(expression(draw, scope, "b", 1), only)


def resource(draw: Choices, scope: Scope) -> Statement:
    types = sorted(set(RESOURCE_TYPES) - scope.titled)
    type_name = draw.pick(types or sorted(RESOURCE_TYPES))
    kinds = RESOURCE_TYPES[type_name]
    names = draw.some(sorted(kinds), 3)
    pairs: list[tuple[terms.Key, Expression]] = [
        (name, expression(draw, scope, kinds[name])) for name in names
    ]
    pairs += relationship(draw, scope) + invented(draw, scope)
    name = title(draw, scope)
    if isinstance(name, terms.String):
        scope.present[type_name, name.value] = {each: kinds[each] for each in names}
    elif isinstance(name, terms.Variable):
        scope.titled.add(type_name)
    return terms.Resource(type_name, terms.ResourceBody(name, terms.entries(pairs)))


def relationship(draw: Choices, scope: Scope) -> list[tuple[terms.Key, Expression]]:
    """Perhaps a relationship to a resource that is declared; by mistake, to one that is not."""
    if slips(draw, scope):
        return [("require", literal(draw, scope, "r", 0))]
    if not scope.present or draw.integer(0, 2) < 2:
        return []
    type_name, written = draw.pick(sorted(scope.present))
    target = terms.ResourceReference(type_name, terms.String(written))
    return [(draw.pick(RELATIONSHIPS), target)]


def invented(draw: Choices, scope: Scope) -> list[tuple[terms.Key, Expression]]:
    """By mistake, a parameter that does not exist."""
    return [("typo", terms.Integer(0))] if slips(draw, scope) else []


def arguments(draw: Choices, scope: Scope, parameters: terms.Parameters) -> terms.Entries:
    """Values for the parameters that have no default, and for some that have one."""
    pairs: list[tuple[terms.Key, Expression]] = []
    for parameter in parameters:
        needed = parameter.default is None and not slips(draw, scope)
        if needed or (parameter.default is not None and draw.boolean()):
            pairs.append((parameter.name, expression(draw, scope, parameter.name[0])))
    return terms.entries(pairs + invented(draw, scope))


def class_declaration(draw: Choices, scope: Scope, names: list[str]) -> Statement:
    name = draw.pick(names)
    declaration = terms.ClassDeclaration(name, arguments(draw, scope, scope.book.classes[name]))
    scope.declare(name)
    return declaration


def defined_resource(draw: Choices, scope: Scope) -> Statement:
    name = draw.pick(sorted(scope.book.types))
    attributes = arguments(draw, scope, scope.book.types[name])
    return terms.DefinedResource(name, terms.ResourceBody(title(draw, scope), attributes))


# --- Definitions and manifests


def parameter_list(draw: Choices, scope: Scope) -> terms.Parameters:
    """Parameters; a default does not read a variable that a parameter will hide."""
    names = draw.some(VARIABLES, 2)
    outer = scope.inner()
    if not slips(draw, scope):
        outer.variables -= set(names)
    made = []
    for name in names:
        default = expression(draw, outer, name[0], 1) if draw.boolean() else None
        made.append(terms.Parameter(name, default))
    return tuple(made)


def manifests(*, facts: Iterable[str] = ()) -> SearchStrategy[Manifest]:
    """A strategy of manifests."""
    return drawn(lambda draw: manifest(draw, facts))


def manifest(draw: Choices, facts: Iterable[str] = ()) -> Manifest:
    """A manifest with definitions before their use, statements, and node definitions.

    One of three is careless. `facts` are variables that are bound from the beginning.
    """
    book = Book(careless=draw.integer(0, 2) == 2)
    scope = Scope(book, set())
    scope.assign(facts)
    items: list[Manifest] = [*draw.several(lambda draw: assignment(draw, scope), most=3)]
    book.top = set(scope.variables)
    bound = {"": book.top}
    items += draw.several(lambda draw: class_definition(draw, book, bound), most=3)
    items += draw.several(lambda draw: type_definition(draw, scope), most=2)
    items += draw.several(lambda draw: statement(draw, scope, 2), most=8)
    chosen = draw.some(_SPECIFICATIONS, 2)
    if chosen and terms.Default() not in chosen and not slips(draw, scope):
        chosen.append(terms.Default())
    items += [terms.NodeDefinition(Q, body(draw, scope.node())) for Q in chosen]
    if slips(draw, scope):
        items = draw.shuffled(items)
    return terms.manifest_sequence(items)


_SPECIFICATIONS: tuple[terms.NodeSpecification, ...] = (
    terms.Default(),
    terms.NodeName("n1"),
    terms.NodeNames(("n2", "n3")),
    terms.NodePattern("^n[12]$"),
)


def class_definition(
    draw: Choices, book: Book, bound: dict[str, set[str]]
) -> terms.ClassDefinition:
    """A class, perhaps with parameters, perhaps inheriting one that is defined already.

    `bound` has the variables of each class, and under "" those of the top scope.
    """
    name = ("c1", "c2::sub", "c3")[len(book.classes)]
    inheritable = [
        a for a, parameters in book.classes.items() if all(p.default for p in parameters)
    ]
    parent = draw.pick([None, *inheritable, *inheritable])
    scope = Scope(book, bound[""] | bound.get(parent or "", set()))
    if slips(draw, scope):
        parent = name
    book.parents[name] = parent
    scope.declare(parent)
    parameters = parameter_list(draw, scope)
    scope.assign(parameter.name for parameter in parameters)
    statements = body(draw, scope)
    bound[name] = scope.variables
    book.own[name] = scope.own
    book.classes[name] = parameters
    return terms.ClassDefinition(name, parameters or None, parent, statements)


def type_definition(draw: Choices, scope: Scope) -> terms.ResourceTypeDefinition:
    """A defined type, which may declare those that are defined already, and itself by mistake."""
    book = scope.book
    name = ("d1", "d2::sub")[len(book.types)]
    inside = Scope(book, set(scope.variables), in_definition=True)
    parameters = parameter_list(draw, inside)
    inside.assign(parameter.name for parameter in parameters)
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


def sound_expressions() -> SearchStrategy[Expression]:
    """Expressions that have a value, where `BINDINGS` are the variables of the top scope."""

    def sound(draw: Choices) -> Expression:
        scope = Scope(Book(careless=False, top=set(BINDINGS)), set(BINDINGS))
        return expression(draw, scope, draw.pick("bisahr"), 4)

    return drawn(sound)


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
    keys: SearchStrategy[terms.Key] = st.sampled_from(("k", 1))
    operators: tuple[Operator, ...] = (*ARITHMETIC, *COMPARISONS, "and", "or")

    def extend(inner: SearchStrategy[Expression]) -> SearchStrategy[Expression]:
        labels = st.one_of(st.just(terms.Default()), inner)
        return st.one_of(
            st.builds(terms.Operation, st.sampled_from(operators), inner, inner),
            st.builds(terms.Not, inner),
            st.builds(terms.Access, inner, inner),
            st.lists(inner, max_size=3).map(lambda items: terms.Array(terms.elements(items))),
            st.lists(st.tuples(keys, inner), max_size=3).map(
                lambda pairs: terms.Hash(terms.entries(pairs))
            ),
            st.builds(terms.ResourceReference, st.just("file"), inner),
            st.builds(selector_of, inner, st.lists(st.tuples(labels, inner), max_size=2)),
        )

    return draw(st.recursive(values, extend, max_leaves=12))
