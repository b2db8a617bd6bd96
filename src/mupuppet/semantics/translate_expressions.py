"""Expressions of Puppet as terms of μPuppet; and what has no term, by the name of its feature.

The functions are generators that yield the translations which they need of smaller trees; see
`translate.py`, which has the statements.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Generator, Iterable
from typing import Any, TypeAlias, TypeVar

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.semantics import features, terms
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
            notes=(f"paper: {self.feature.paper}", *self._layer()),
            hint=self.feature.hint,
        )

    def _layer(self) -> tuple[str, ...]:
        if self.feature.layer is None:
            return ()
        return (f"admitted with: {features.LAYERS[self.feature.layer]}",)


#: The placeholder for an expression that has been reported.
NOTHING = terms.String("")


class ExpressionTranslator(ABC):
    """Translates expressions; statements in them are left to its subclass."""

    def __init__(
        self, source: SourceFile, builtin_types: Collection[str], layers: Collection[str]
    ) -> None:
        self.source = source
        self.builtin_types = builtin_types
        self.layers = layers
        self.unsupported: list[Unsupported] = []
        self.admitted: list[Unsupported] = []
        #: Whether statements of μPuppet⁺ are made.
        self.is_plus = features.LAZY_LAYER in layers
        #: Whether what is translated is in a defined type.
        self.in_defined_type = False
        #: The class around it, and the definitions that stand in classes.
        self.in_class = ""
        self.hoisted: list[Manifest] = []
        #: The variables that a function binds, inside one.
        self.locals: set[str] | None = None

    def _origin(self, node: nodes.Node) -> Origin:
        return Origin(self.source, node.start, node.end)

    def _report(self, feature: Feature, node: nodes.Node, detail: str | None = None) -> None:
        self.unsupported.append(Unsupported(feature, self._origin(node), detail))

    def _admits(self, feature: Feature, node: nodes.Node, detail: str | None = None) -> bool:
        """Whether a form beyond the core is admitted here; noted in either case."""
        admitted = feature.layer in self.layers
        places = self.admitted if admitted else self.unsupported
        places.append(Unsupported(feature, self._origin(node), detail))
        return admitted

    @abstractmethod
    def item(self, node: nodes.Expression) -> Translating[Manifest]: ...

    @abstractmethod
    def statement(self, node: nodes.Expression) -> Translating[Statement]: ...

    @abstractmethod
    def body(self, body: Iterable[nodes.Expression] | None) -> Translating[Statement]: ...

    @abstractmethod
    def attributes(self, operations: tuple[nodes.Operation, ...]) -> Translating[terms.Entries]: ...

    # --- Expressions

    def expression(self, node: nodes.Expression) -> Translating[Expression]:
        origin = self._origin(node)
        match node:
            case nodes.Boolean(value):
                return terms.Boolean(value, origin)
            case nodes.Undef():
                self._admits(features.UNDEF, node)
                return terms.Undef(origin)
            case nodes.Integer(value):
                return terms.Integer(value, origin)
            case nodes.Negate(nodes.Integer(value)):
                return terms.Integer(-value, origin)
            case nodes.Float(value) | nodes.Negate(nodes.Float(value)):
                self._admits(features.FLOAT, node)
                return terms.Float(-value if isinstance(node, nodes.Negate) else value, origin)
            case nodes.Negate(operand):
                self._admits(features.UNARY_MINUS, node)
                # Not 0 - e, which would be 0.0 for the floating-point number 0.0.
                return terms.Operation(
                    "*", terms.Integer(-1), (yield self.expression(operand)), origin
                )
            case nodes.String(value) | nodes.Name(value):
                return terms.String(value, origin)
            case nodes.InterpolatedString(segments):
                self._admits(features.INTERPOLATION, node)
                pieces: list[Expression] = []
                for segment in segments:
                    inner_node = (
                        segment.expression if isinstance(segment, nodes.Interpolation) else segment
                    )
                    pieces += [(yield self.expression(inner_node))]
                return terms.Interpolation(terms.elements(pieces), origin)
            case nodes.Heredoc(_, text):
                self._admits(features.HEREDOC, node)
                heredoc: Expression = yield self.expression(text)
                return heredoc
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
                    return NOTHING
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
                other: Expression = yield self.unsupported_expression(node)
                return other

    def variable(self, node: nodes.Variable, name: str, origin: Origin) -> Expression:
        qualifier, separator, last = name.rpartition("::")
        qualifier = absolute(qualifier)
        if last.isdecimal():
            self._report(features.MATCH_VARIABLE, node)
        if qualifier:
            return terms.QualifiedVariable(qualifier, last, origin)
        if separator or not (self.locals is None or last in self.locals):
            return terms.TopVariable(last, origin)
        return terms.Variable(self.title_or(last, node), origin)

    def title_or(self, name: str, node: nodes.Node) -> str:
        """`$name` is `$title` in a defined type."""
        if name == "name" and self.in_defined_type and features.SUGAR in self.layers:
            self._admits(features.NAME_VARIABLE, node)
            return "title"
        return name

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
        for label, value, origin in reversed(default_last(options)):
            matches = terms.Match(label, value, matches, origin)
        return terms.Selector(control, matches, self._origin(node))

    def case_label(self, node: nodes.Expression) -> Translating[terms.CaseLabel]:
        if isinstance(node, nodes.Default):
            return terms.Default(self._origin(node))
        label: Expression = yield self.expression(node)
        return label

    def access(self, node: nodes.Access) -> Translating[Expression]:
        origin = self._origin(node)
        if isinstance(node.left, nodes.TypeName):
            type_name = absolute(node.left.value).lower()
            if type_name not in self.builtin_types:
                feature, place, detail = self._why_not_a_reference(node.left)
                if feature is not features.REFERENCE or not self.is_plus:
                    self._report(feature, place, detail)
                    return NOTHING
                of_class = type_name == "class"
                self._admits(
                    features.CLASS_REFERENCE if of_class else features.DEFINED_REFERENCE,
                    place,
                    detail,
                )
            title = yield self.single_key(node)
            if type_name == "class" and isinstance(title, terms.String):
                title = terms.String(absolute(title.value).lower(), title.origin)
            return terms.ResourceReference(type_name, title, origin)
        target = yield self.expression(node.left)
        index = yield self.single_key(node)
        return terms.Access(target, index, origin)

    def single_key(self, node: nodes.Access) -> Translating[Expression]:
        if len(node.keys) != 1:
            self._report(features.SEVERAL_INDICES, node)
        index: Expression = NOTHING
        for key in node.keys:
            index = yield self.expression(key)
        return index

    def _why_not_a_reference(self, name: nodes.TypeName) -> tuple[Feature, nodes.Node, str | None]:
        if name.value in _DATA_TYPES:
            return features.DATA_TYPE, name, f"`{name.value}`"
        return features.REFERENCE, name, f"`{name.value}`"

    # --- What μPuppet lacks

    def unsupported_expression(self, node: nodes.Expression) -> Translating[Expression]:
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
            case nodes.Relationship(operator, left, right):
                self._report(features.RELATIONSHIP, node, f"`{operator}`")
                yield self.parts([left, right])
            case nodes.If() | nodes.Unless() | nodes.Case():
                self._report(features.CONDITIONAL_VALUE, node)
                yield self.statement(node)
            case nodes.Assignment():
                self._report(features.ASSIGNMENT_VALUE, node)
                yield self.statement(node)
            case nodes.Resource():
                self._report(features.RESOURCE_VALUE, node)
                yield self.statement(node)
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
            case nodes.Unfold(operand):
                self._report(features.UNFOLD, node)
                yield self.expression(operand)
            case _:
                self._report(_PLAIN_FEATURES.get(type(node), features.TEMPLATE), node)
        return NOTHING

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
    nodes.Default: features.DEFAULT_VALUE,
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


def absolute(name: str) -> str:
    return name.removeprefix("::")


def default_last(options: list[tuple[Any, Any, Origin]]) -> list[tuple[Any, Any, Origin]]:
    """The options with `default`, which Puppet tries last, moved to the end."""
    return sorted(options, key=lambda option: isinstance(option[0], terms.Default))
