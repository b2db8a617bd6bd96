"""From the syntax tree of Puppet to terms of μPuppet.

A tree becomes a term only where the paper's grammar has a form for it. Everything else is reported,
all of it, under the name of the feature (`features.py`), so this is also what tells whether a
manifest is within μPuppet.

The concrete syntax allows more than one spelling of a term. These are all that we level out:

- An `if` without `else`, and an empty body: the missing statement is `skip`.
- Parentheses are dropped, and a bare word is a string.
- `-1` is an integer literal.
- `$a::x` is `$::a::x`, and a class or type may be named with a leading `::`.
- `default` among the cases of a selector or `case` is put last, since that is where Puppet tries
  it ("Real Puppet checks any default clause last").

The functions are generators that yield the translations which they need of smaller trees, and a
loop runs them: trees may be deeper than Python's stack.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from re import error as RegexpError
from typing import Any, TypeAlias, TypeVar

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.semantics import features, terms
from mupuppet.semantics.auxiliary import compile_pattern
from mupuppet.semantics.builtin_types import BUILTIN_TYPES
from mupuppet.semantics.features import Feature
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import Expression, Manifest, Statement
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes

T = TypeVar("T")
#: A translation under way: yields the translations it needs, returns a T.
Translating: TypeAlias = Generator[Any, Any, T]


class Unsupported(Record):
    """A place where a manifest leaves μPuppet."""

    feature: Feature
    origin: Origin
    #: What exactly it is, where the feature alone does not say it: the function's name, say.
    detail: str | None = None

    def diagnostic(self) -> Diagnostic:
        what = self.feature.name if self.detail is None else f"{self.feature.name} ({self.detail})"
        return Diagnostic(
            id="outside-mupuppet",
            severity=Severity.ERROR,
            message=f"{what} is not part of μPuppet",
            source=self.origin.source,
            span=self.origin.span,
            at=self.origin.start,
            notes=(f"paper: {self.feature.paper}",),
            hint=self.feature.hint,
        )


class Translation(Record):
    """The manifest as a term, if it is within μPuppet, and else the places where it is not."""

    manifest: Manifest | None
    unsupported: tuple[Unsupported, ...]

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        return tuple(place.diagnostic() for place in self.unsupported)


def translate(
    program: nodes.Program,
    source: SourceFile,
    *,
    builtin_types: Collection[str] = BUILTIN_TYPES,
) -> Translation:
    """A program as a manifest m. Its syntax must be without errors."""
    translator = _Translator(source, builtin_types)
    manifest: Manifest = _run(translator.program(program))
    unsupported = sorted(
        translator.unsupported, key=lambda place: (place.origin.start, place.origin.end)
    )
    return Translation(None if unsupported else manifest, tuple(unsupported))


def definitions_first(manifest: Manifest) -> Manifest:
    """The manifest with all definitions of classes and resource types moved to its front.

    Puppet knows all definitions of a manifest before it evaluates anything, while μPuppet meets
    them one by one. A manifest that relies on the former can be compiled in this form.
    """
    definitions: list[Manifest] = []
    others: list[Manifest] = []
    for item in terms.manifest_items(manifest):
        is_definition = isinstance(item, terms.ClassDefinition | terms.ResourceTypeDefinition)
        (definitions if is_definition else others).append(item)
    return terms.manifest_sequence([*definitions, *others])


def _run(translation: Translating[Any]) -> Any:
    """Run a translation and those that it needs, on a stack of our own."""
    stack = [translation]
    result: Any = None
    while stack:
        try:
            needed = stack[-1].send(result)
        except StopIteration as finished:
            stack.pop()
            result = finished.value
        else:
            stack.append(needed)
            result = None
    return result


#: What stands in for an expression that has been reported.
_NOTHING = terms.String("")


class _Translator:
    def __init__(self, source: SourceFile, builtin_types: Collection[str]) -> None:
        self.source = source
        self.builtin_types = builtin_types
        self.unsupported: list[Unsupported] = []

    def _origin(self, node: nodes.Node) -> Origin:
        return Origin(self.source, node.start, node.end)

    def _report(self, feature: Feature, node: nodes.Node, detail: str | None = None) -> None:
        self.unsupported.append(Unsupported(feature, self._origin(node), detail))

    # --- Manifests

    def program(self, program: nodes.Program) -> Translating[Manifest]:
        items: list[Manifest] = []
        for node in program.body:
            items += [(yield self.item(node))]
        return terms.manifest_sequence(items)

    def item(self, node: nodes.Expression) -> Translating[Manifest]:
        """An item of the top level."""
        match node:
            case nodes.ClassDefinition():
                parameters = yield self.parameters(node.parameters)
                body = yield self.body(node.body)
                parent = None if node.parent is None else _absolute(node.parent)
                return terms.ClassDefinition(
                    _absolute(node.name), parameters or None, parent, body, self._origin(node)
                )
            case nodes.DefinedType():
                parameters = yield self.parameters(node.parameters)
                body = yield self.body(node.body)
                return terms.ResourceTypeDefinition(
                    _absolute(node.name), parameters, body, self._origin(node)
                )
            case nodes.NodeDefinition():
                if node.parent is not None:
                    self._report(features.NODE_INHERITANCE, node.parent)
                body = yield self.body(node.body)
                return terms.NodeDefinition(self.node_specification(node), body, self._origin(node))
            case _:
                statement: Manifest = yield self.statement(node)
                return statement

    def parameters(
        self, parameters: tuple[nodes.Parameter, ...]
    ) -> Translating[tuple[terms.Parameter, ...]]:
        made = []
        for parameter in parameters:
            if parameter.type is not None:
                self._report(features.PARAMETER_TYPE, parameter.type)
            if parameter.captures_rest:
                self._report(features.CAPTURES_REST, parameter)
            default = None
            if parameter.default is not None:
                default = yield self.expression(parameter.default)
            made.append(terms.Parameter(parameter.name, default, self._origin(parameter)))
        return tuple(made)

    def node_specification(self, node: nodes.NodeDefinition) -> terms.NodeSpecification:
        names: list[str] = []
        for host in node.hosts:
            match host:
                case nodes.String() | nodes.Name():
                    names.append(host.value)
                case nodes.Default() if len(node.hosts) == 1:
                    return terms.Default(self._origin(host))
                case nodes.Regexp(pattern) if len(node.hosts) == 1:
                    try:
                        compile_pattern(pattern)
                    except RegexpError as reason:
                        self._report(features.NODE_PATTERN, host, str(reason))
                    return terms.NodePattern(pattern, self._origin(host))
                case nodes.Default() | nodes.Regexp():
                    self._report(features.MIXED_NODE_LIST, host)
                case _:
                    self._report(features.INTERPOLATION, host)
        origin = self._origin(node.hosts[0]) if node.hosts else self._origin(node)
        if len(names) == 1:
            return terms.NodeName(names[0], origin)
        return terms.NodeNames(tuple(names), origin)

    # --- Statements

    def body(self, body: Iterable[nodes.Expression] | None) -> Translating[Statement]:
        statements: list[Statement] = []
        for node in body or ():
            statements += [(yield self.statement(node))]
        return terms.sequence(statements)

    def statement(self, node: nodes.Expression) -> Translating[Statement]:
        origin = self._origin(node)
        match node:
            case nodes.Assignment():
                return (yield from self.assignment(node))
            case nodes.If(test, then, otherwise):
                if self.source.text.startswith("elsif", node.start):
                    self._report(features.ELSIF, node)
                condition = yield self.expression(test)
                first = yield self.body(then)
                second = yield self.body(otherwise)
                return terms.If(condition, first, second, origin)
            case nodes.Unless(test, then, otherwise):
                if otherwise is not None:
                    self._report(features.UNLESS_ELSE, node)
                    yield self.body(otherwise)
                condition = yield self.expression(test)
                body = yield self.body(then)
                return terms.Unless(condition, body, origin)
            case nodes.Case():
                return (yield from self.case(node))
            case nodes.Resource():
                return (yield from self.resource(node))
            case nodes.Call(nodes.Name("include" | "::include")):
                return (yield from self.include(node))
            case nodes.ClassDefinition() | nodes.DefinedType() | nodes.NodeDefinition():
                self._report(features.NESTED_DEFINITION, node)
                yield self.item(node)
                return terms.SKIP
            case _:
                return (yield from self.expression(node))

    def assignment(self, node: nodes.Assignment) -> Translating[Statement]:
        value = yield self.expression(node.value)
        if node.operator != "=":
            self._report(features.APPEND, node)
            return terms.SKIP
        match node.target:
            case nodes.Variable(name) if "::" not in name:
                return terms.Assignment(name, value, self._origin(node))
            case nodes.Variable():
                self._report(features.FOREIGN_ASSIGNMENT, node.target)
            case target:
                self._report(features.DESTRUCTURING, target)
        return terms.SKIP

    def case(self, node: nodes.Case) -> Translating[Statement]:
        control = yield self.expression(node.test)
        branches = []
        for option in node.options:
            if len(option.values) > 1:
                self._report(features.SEVERAL_CASE_VALUES, option)
            body = yield self.body(option.body)
            for value in option.values:
                label = yield self.case_label(value)
                branches.append((label, body, self._origin(option)))
        cases: terms.Cases = terms.NO_CASES
        for label, body, origin in reversed(_default_last(branches)):
            cases = terms.Branch(label, body, cases, origin)
        return terms.Case(control, cases, self._origin(node))

    def case_label(self, node: nodes.Expression) -> Translating[terms.CaseLabel]:
        if isinstance(node, nodes.Default):
            return terms.Default(self._origin(node))
        label: Expression = yield self.expression(node)
        return label

    def include(self, node: nodes.Call) -> Translating[Statement]:
        if node.block is not None:
            self._report(features.LAMBDA, node.block)
        if len(node.arguments) != 1:
            self._report(features.SEVERAL_CLASSES, node)
        name = ""
        for argument in node.arguments:
            match argument:
                case nodes.Name(value) | nodes.String(value):
                    name = _absolute(value)
                case _:
                    self._report(features.COMPUTED_CLASS, argument)
                    yield self.expression(argument)
        return terms.Include(name, self._origin(node))

    # --- Resources

    def resource(self, node: nodes.Resource) -> Translating[Statement]:
        origin = self._origin(node)
        if node.form != "regular":
            self._report(features.VIRTUAL, node)
        if len(node.bodies) != 1:
            self._report(features.SEVERAL_BODIES, node)
        type_name = ""
        if isinstance(node.type, nodes.Name):
            type_name = _absolute(node.type.value)
        else:
            self._report(features.COMPUTED_TYPE, node.type)
        statement: Statement = terms.SKIP
        for body in node.bodies:
            attributes = yield self.attributes(body.operations)
            if type_name == "class":
                name = yield self.class_name(body.title)
                statement = terms.ClassDeclaration(name, attributes, origin)
                continue
            title = yield self.title(body.title)
            made = terms.ResourceBody(title, attributes, self._origin(body))
            if type_name in self.builtin_types:
                statement = terms.Resource(type_name, made, origin)
            else:
                statement = terms.DefinedResource(type_name, made, origin)
        return statement

    def title(self, node: nodes.Expression) -> Translating[Expression]:
        match node:
            case nodes.Default():
                self._report(features.DEFAULT_BODY, node)
                return _NOTHING
            case nodes.Array():
                self._report(features.SEVERAL_TITLES, node)
        title: Expression = yield self.expression(node)
        return title

    def class_name(self, node: nodes.Expression) -> Translating[str]:
        match node:
            case nodes.Name(value) | nodes.String(value):
                return _absolute(value)
            case nodes.Array():
                self._report(features.SEVERAL_TITLES, node)
            case nodes.Default():
                self._report(features.DEFAULT_BODY, node)
            case _:
                self._report(features.COMPUTED_CLASS, node)
                yield self.expression(node)
        return ""

    def attributes(self, operations: tuple[nodes.Operation, ...]) -> Translating[terms.Entries]:
        made: dict[str, tuple[Expression, Origin]] = {}
        for operation in operations:
            value = yield self.expression(operation.value)
            match operation:
                case nodes.AttributesFromHash():
                    self._report(features.ATTRIBUTES_FROM_HASH, operation)
                case nodes.AttributeOperation(name, operator):
                    if operator != "=>":
                        self._report(features.APPEND, operation)
                    if name in made:
                        self._report(features.REPEATED_KEY, operation, f"`{name}`")
                    if name == "tag":  # a defined type hands its tags on; see the paper's errata
                        self._report(features.TAG, operation)
                    made[name] = value, self._origin(operation)
        entries: terms.Entries = terms.NO_ENTRIES
        for name, (value, origin) in reversed(made.items()):
            entries = terms.Entry(name, value, entries, origin)
        return entries

    # --- Expressions

    def expression(self, node: nodes.Expression) -> Translating[Expression]:
        origin = self._origin(node)
        match node:
            case nodes.Boolean(value):
                return terms.Boolean(value, origin)
            case nodes.Integer(value):
                return terms.Integer(value, origin)
            case nodes.Negate(nodes.Integer(value)):
                return terms.Integer(-value, origin)
            case nodes.String(value) | nodes.Name(value):
                return terms.String(value, origin)
            case nodes.Variable(name):
                return self.variable(node, name, origin)
            case nodes.Paren(inner):
                made: Expression = yield self.expression(inner)
                return made
            case nodes.Not(operand):
                return terms.Not((yield self.expression(operand)), origin)
            case nodes.Binary(operator, left, right):
                first = yield self.expression(left)
                second = yield self.expression(right)
                if operator in ("in", "=~", "!~"):
                    self._report(features.OPERATOR, node, f"`{operator}`")
                    return _NOTHING
                return terms.Operation(operator, first, second, origin)  # type: ignore[arg-type]  # those that are left are of terms
            case nodes.Array(items):
                elements: list[Expression] = []
                for item in items:
                    elements += [(yield self.expression(item))]
                return terms.Array(terms.elements(elements), origin)
            case nodes.Hash(entries):
                return (yield from self.hash(entries, origin))
            case nodes.Selector():
                return (yield from self.selector(node))
            case nodes.Access():
                return (yield from self.access(node))
            case _:
                yield self.unsupported_expression(node)
                return _NOTHING

    def variable(self, node: nodes.Variable, name: str, origin: Origin) -> Expression:
        qualifier, separator, last = name.rpartition("::")
        qualifier = _absolute(qualifier)
        if last.isdecimal():
            self._report(features.MATCH_VARIABLE, node)
        if qualifier:
            return terms.QualifiedVariable(qualifier, last, origin)
        return terms.TopVariable(last, origin) if separator else terms.Variable(last, origin)

    def hash(self, entries: tuple[nodes.HashEntry, ...], origin: Origin) -> Translating[Expression]:
        made: dict[tuple[type, terms.Key], tuple[Expression, Origin]] = {}
        for entry in entries:
            value = yield self.expression(entry.value)
            match entry.key:
                case nodes.String(key) | nodes.Name(key) | nodes.Integer(key):
                    pass
                case nodes.Negate(nodes.Integer(number)):
                    key = -number
                case other:
                    self._report(features.COMPUTED_KEY, other)
                    yield self.expression(other)
                    continue
            if (type(key), key) in made:
                self._report(features.REPEATED_KEY, entry, f"`{key}`")
            made[type(key), key] = value, self._origin(entry)
        cells: terms.Entries = terms.NO_ENTRIES
        for (_, key), (value, place) in reversed(made.items()):
            cells = terms.Entry(key, value, cells, place)
        return terms.Hash(cells, origin)

    def selector(self, node: nodes.Selector) -> Translating[Expression]:
        control = yield self.expression(node.left)
        options = []
        for option in node.options:
            label = yield self.case_label(option.match)
            value = yield self.expression(option.value)
            options.append((label, value, self._origin(option)))
        matches: terms.Matches = terms.NO_MATCHES
        for label, value, origin in reversed(_default_last(options)):
            matches = terms.Match(label, value, matches, origin)
        return terms.Selector(control, matches, self._origin(node))

    def access(self, node: nodes.Access) -> Translating[Expression]:
        origin = self._origin(node)
        if isinstance(node.left, nodes.TypeName):
            type_name = _absolute(node.left.value).lower()
            if type_name not in self.builtin_types:
                self._report(*self._why_not_a_reference(node.left))
                return _NOTHING
            title = yield self.single_key(node)
            return terms.ResourceReference(type_name, title, origin)
        target = yield self.expression(node.left)
        index = yield self.single_key(node)
        return terms.Access(target, index, origin)

    def single_key(self, node: nodes.Access) -> Translating[Expression]:
        if len(node.keys) != 1:
            self._report(features.SEVERAL_INDICES, node)
        index: Expression = _NOTHING
        for key in node.keys:
            index = yield self.expression(key)
        return index

    def _why_not_a_reference(self, name: nodes.TypeName) -> tuple[Feature, nodes.Node, str | None]:
        if name.value in _DATA_TYPES:
            return features.DATA_TYPE, name, f"`{name.value}`"
        return features.REFERENCE, name, f"`{name.value}`"

    # --- What μPuppet lacks

    def unsupported_expression(self, node: nodes.Expression) -> Translating[None]:
        """Report a tree that has no term, and whatever in it has none either."""
        match node:
            case nodes.Call(function, arguments, block):
                name = function.value if isinstance(function, nodes.Name) else None
                detail = None if name is None else f"`{name}`"
                other = name in ("require", "contain", "hiera_include")
                self._report(
                    features.OTHER_INCLUDE if other else features.FUNCTION_CALL,
                    node,
                    None if other else detail,
                )
                yield self.parts([*arguments, *((block,) if block else ())])
            case nodes.MethodCall(receiver, name, arguments, block):
                self._report(features.FUNCTION_CALL, node, f"`{name.value}`")
                yield self.parts([receiver, *arguments, *((block,) if block else ())])
            case nodes.InterpolatedString(segments):
                self._report(features.INTERPOLATION, node)
                yield self.parts(
                    [s.expression for s in segments if isinstance(s, nodes.Interpolation)]
                )
            case nodes.Heredoc(_, text):
                self._report(features.HEREDOC, node)
                if isinstance(text, nodes.InterpolatedString):
                    yield self.parts([text])
            case nodes.Relationship(operator, left, right):
                self._report(features.RELATIONSHIP, node, f"`{operator}`")
                yield self.parts([left, right])
            case nodes.If() | nodes.Unless() | nodes.Case():
                self._report(features.CONDITIONAL_VALUE, node)
                yield self.statement(node)
            case nodes.Assignment():
                self._report(features.ASSIGNMENT_VALUE, node)
                yield self.assignment(node)
            case nodes.Resource():
                self._report(features.RESOURCE_VALUE, node)
                yield self.resource(node)
            case nodes.ClassDefinition() | nodes.DefinedType() | nodes.NodeDefinition():
                self._report(features.NESTED_DEFINITION, node)
                yield self.item(node)
            case nodes.ResourceDefaults(_, operations):
                self._report(features.RESOURCE_DEFAULTS, node)
                yield self.attributes(operations)
            case nodes.ResourceOverride(_, operations):
                self._report(features.RESOURCE_OVERRIDE, node)
                yield self.attributes(operations)
            case nodes.Collector(_, _, _, operations):
                self._report(features.COLLECTOR, node)
                yield self.attributes(operations)
            case nodes.FunctionDefinition():
                self._report(features.FUNCTION_DEFINITION, node)
                yield self.body(node.body)
            case nodes.Negate(operand):
                self._report(features.UNARY_MINUS, node)
                yield self.expression(operand)
            case nodes.Unfold(operand):
                self._report(features.UNFOLD, node)
                yield self.expression(operand)
            case _:
                self._report(_PLAIN_FEATURES.get(type(node), features.TEMPLATE), node)

    def parts(self, parts: Iterable[nodes.Node]) -> Translating[None]:
        """Report what is not supported in the parts of something that is not supported."""
        for part in parts:
            match part:
                case nodes.Lambda():
                    self._report(features.LAMBDA, part)
                    yield self.body(part.body)
                case nodes.TypeName():
                    pass  # an argument such as Integer is not a further reason
                case _:
                    yield self.statement(part)  # type: ignore[arg-type]  # arguments are expressions


_PLAIN_FEATURES: dict[type[nodes.Node], Feature] = {
    nodes.Undef: features.UNDEF,
    nodes.Default: features.DEFAULT_VALUE,
    nodes.Float: features.FLOAT,
    nodes.Regexp: features.REGEXP,
    nodes.TypeName: features.DATA_TYPE,
    nodes.ReservedWord: features.RESERVED_WORD,
    nodes.TypeAlias: features.TYPE_DEFINITION,
    nodes.TypeMapping: features.TYPE_DEFINITION,
    nodes.ObjectTypeDefinition: features.TYPE_DEFINITION,
    nodes.ResourceWithoutTitle: features.RESOURCE_VALUE,
}

_DATA_TYPES = frozenset(
    """
    Any Array Binary Boolean Callable CatalogEntry Collection Data Default Deferred Enum Error Float
    Hash Init Integer Iterable Iterator NotUndef Numeric Object Optional Pattern Regexp RichData
    Runtime Scalar ScalarData SemVer SemVerRange Sensitive String Struct Target Timespan Timestamp
    Tuple Type TypeAlias TypeReference TypeSet Undef Unit URI Variant
    """.split()
)


def _absolute(name: str) -> str:
    return name.removeprefix("::")


def _default_last(options: list[tuple[Any, Any, Origin]]) -> list[tuple[Any, Any, Origin]]:
    """The options with `default`, which Puppet tries last, moved to the end."""
    return sorted(options, key=lambda option: isinstance(option[0], terms.Default))
