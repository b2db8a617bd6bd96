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

What the authors' prototype runs beyond its grammar is *sugar*, and becomes terms of the core where
it can (docs/paper.md has the table): `elsif` is an `if` in `else`, several titles or bodies are
several declarations, and so on. A caller chooses what to admit by `layers`; each use is noted.

The functions are generators that yield the translations which they need of smaller trees, and a
loop runs them: trees may be deeper than Python's stack.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic
from mupuppet.semantics import features, terms
from mupuppet.semantics.builtin_types import BUILTIN_TYPES
from mupuppet.semantics.plus import terms as plus
from mupuppet.semantics.plus.translate import PLUS_NODES, PlusTranslator
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.terms import Expression, Manifest, Statement
from mupuppet.semantics.translate_expressions import (
    Translating,
    Unsupported,
    absolute,
    default_last,
)
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes
from mupuppet.syntax.metaparameters import INHERITED
from mupuppet.values.regexps import PatternError, compile_pattern


class Translation(Record):
    """The manifest as a term, if it is within μPuppet, and else the places where it is not."""

    manifest: Manifest | None
    unsupported: tuple[Unsupported, ...]
    #: The places with a form beyond the core that was admitted.
    admitted: tuple[Unsupported, ...] = ()

    @property
    def layers(self) -> tuple[str, ...]:
        """What the manifest needs beyond the core, in the order of the ladder."""
        used = {place.feature.layer for place in self.admitted}
        return tuple(layer for layer in features.LAYERS if layer in used)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        return tuple(place.diagnostic() for place in self.unsupported)


def translate(
    program: nodes.Program,
    source: SourceFile,
    *,
    builtin_types: Collection[str] = BUILTIN_TYPES,
    layers: Collection[str] = (features.SUGAR,),
) -> Translation:
    """A program as a manifest m. Its syntax must be without errors."""
    translator = _Translator(source, builtin_types, layers)
    manifest: Manifest = _run(translator.program(program))
    unsupported, admitted = (
        tuple(sorted(places, key=lambda place: (place.origin.start, place.origin.end)))
        for places in (translator.unsupported, translator.admitted)
    )
    return Translation(None if unsupported else manifest, unsupported, admitted)


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


class _Translator(PlusTranslator):
    # --- Manifests

    def program(self, program: nodes.Program) -> Translating[Manifest]:
        items: list[Manifest] = []
        self.find_functions(program)
        for node in program.body:
            if isinstance(node, _SEVERAL):
                items += yield self.several(node)
            else:
                items += [(yield self.item(node))]
        self.check_calls()
        return terms.manifest_sequence([*items, *self.hoisted])

    def item(self, node: nodes.Expression) -> Translating[Manifest]:
        """An item of the top level."""
        match node:
            case nodes.ClassDefinition():
                outer, name = self.in_class, absolute(node.name)
                self.in_class = name
                parameters = yield self.parameters(node.parameters)
                body = yield self.body(node.body)
                self.in_class = outer
                parent = None if node.parent is None else absolute(node.parent)
                return terms.ClassDefinition(
                    name, parameters or None, parent, body, self._origin(node)
                )
            case nodes.DefinedType():
                self.in_defined_type = True
                parameters = yield self.parameters(node.parameters)
                body = yield self.body(node.body)
                self.in_defined_type = False
                return terms.ResourceTypeDefinition(
                    absolute(node.name), parameters, body, self._origin(node)
                )
            case nodes.NodeDefinition():
                if node.parent is not None:
                    self._report(features.NODE_INHERITANCE, node.parent)
                body = yield self.body(node.body)
                return terms.NodeDefinition(self.node_specification(node), body, self._origin(node))
            case nodes.FunctionDefinition() if self.is_plus:
                return (yield from self.function_definition(node))
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
                    except PatternError as reason:
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
            statements += yield self.several(node)
        return terms.sequence(statements)

    def several(self, node: nodes.Expression) -> Translating[list[Statement]]:
        """The statements that a statement of Puppet is written as."""
        match node:
            case nodes.Resource():
                made: list[Statement] = yield self.resources(node)
            case nodes.Call(nodes.Name("include" | "::include")):
                made = yield self.includes(node)
            case nodes.Call(nodes.Name("realize")) if self.is_plus:
                made = yield self.realizes(node)
            case nodes.Call(nodes.Name("contain" | "require")) if self.is_plus:
                made = yield self.includes(node)
            case nodes.Relationship() if self.is_plus:
                _, made = yield self.relationship(node)
            case nodes.Call() | nodes.MethodCall() if self.is_plus:
                called: Statement | None = yield self.call_statement(node)
                made = [called if called is not None else (yield self.statement(node))]
            case _:
                made = [(yield self.statement(node))]
        return made

    def statement(self, node: nodes.Expression) -> Translating[Statement]:
        origin = self._origin(node)
        match node:
            case nodes.Assignment():
                return (yield from self.assignment(node))
            case nodes.If(test, then, otherwise):
                if self.source.text.startswith("elsif", node.start):
                    self._admits(features.ELSIF, node)
                condition = yield self.expression(test)
                first = yield self.body(then)
                second = yield self.body(otherwise)
                return terms.If(condition, first, second, origin)
            case nodes.Unless(test, then, otherwise):
                condition = yield self.expression(test)
                body = yield self.body(then)
                if otherwise is None:
                    return terms.Unless(condition, body, origin)
                self._admits(features.UNLESS_ELSE, node)
                return terms.If(condition, (yield self.body(otherwise)), body, origin)
            case nodes.Case():
                return (yield from self.case(node))
            case nodes.Resource() | nodes.Call(nodes.Name("include" | "::include")):
                return terms.sequence((yield self.several(node)))
            case nodes.ClassDefinition() | nodes.DefinedType() | nodes.NodeDefinition():
                if isinstance(node, nodes.NodeDefinition) or not self.in_class:
                    self._report(features.NESTED_DEFINITION, node)
                else:
                    self._admits(features.NESTED_DEFINITION, node)
                self.hoisted += [(yield self.item(node))]
                return terms.SKIP
            case _ if isinstance(node, PLUS_NODES) and self.is_plus:
                return (yield from self.plus_statement(node))
            case _:
                return (yield from self.expression(node))

    def assignment(self, node: nodes.Assignment) -> Translating[Statement]:
        value = yield self.expression(node.value)
        if node.operator != "=":
            self._report(features.APPEND, node)
            return terms.SKIP
        match node.target:
            case nodes.Variable(name) if "::" not in name:
                name = self.title_or(name, node.target)
                if self.locals is not None:
                    self.locals.add(name)
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
                self._admits(features.SEVERAL_CASE_VALUES, option)
            body = yield self.body(option.body)
            for value in option.values:
                label = yield self.case_label(value)
                branches.append((label, body, self._origin(option)))
        cases: terms.Cases = terms.NO_CASES
        for label, body, origin in reversed(default_last(branches)):
            cases = terms.Branch(label, body, cases, origin)
        return terms.Case(control, cases, self._origin(node))

    def includes(self, node: nodes.Call) -> Translating[list[Statement]]:
        if node.block is not None:
            self._report(features.LAMBDA, node.block)
        self.has_effect(node)
        if isinstance(node.function, nodes.Name) and node.function.value in ("contain", "require"):
            self._admits(features.CONTAIN, node)
        if len(node.arguments) != 1:
            self._admits(features.SEVERAL_CLASSES, node)
        made: list[terms.Include] = []
        for argument in node.arguments:
            match argument:
                case nodes.Name(value) | nodes.String(value):
                    made.append(terms.Include(absolute(value), self._origin(node)))
                case _:
                    self._report(features.COMPUTED_CLASS, argument)
                    yield self.expression(argument)
        if not self.is_plus or len(made) < 2:
            return [*made]
        first = [plus.Announce(each.name, each.origin) for each in made]
        return [*first, *made]  # type: ignore[list-item]  # statements of μPuppet⁺

    # --- Resources

    def resources(self, node: nodes.Resource) -> Translating[list[Statement]]:
        """A declaration for each title of each body."""
        self.has_effect(node)
        if node.form != "regular":
            self._admits(features.VIRTUAL, node)
        if len(node.bodies) != 1:
            self._admits(features.SEVERAL_BODIES, node)
        type_name = ""
        if isinstance(node.type, nodes.Name):
            type_name = absolute(node.type.value)
        else:
            self._report(features.COMPUTED_TYPE, node.type)
        bodies: list[tuple[nodes.ResourceBody, terms.Entries]] = []
        defaults: terms.Entries = terms.NO_ENTRIES
        for body in node.bodies:
            attributes = yield self.attributes(body.operations)
            if isinstance(body.title, nodes.Default):
                self._admits(features.DEFAULT_BODY, body.title)
                defaults = attributes
            else:
                bodies.append((body, attributes))
        made: list[Statement] = []
        for body, attributes in bodies:
            completed = _with_defaults(attributes, defaults)
            titles = _flat_titles(body.title)
            if isinstance(body.title, nodes.Array):
                self._admits(features.SEVERAL_TITLES, body.title)
            origin = self._origin(node if len(bodies) == len(titles) == 1 else body)
            for title in titles:
                declared = yield self.resource(type_name, title, completed, body, origin)
                made += [self.in_form(node.form, declared)]
        return made

    def resource(
        self,
        type_name: str,
        title: nodes.Expression,
        attributes: terms.Entries,
        body: nodes.ResourceBody,
        origin: Origin,
    ) -> Translating[Statement]:
        """One declaration of a resource or class."""
        if type_name == "class":
            name = yield self.class_name(title)
            if self.is_plus and any(
                cell.key in INHERITED for cell in terms.entry_cells(attributes)
            ):
                self._report(features.CLASS_METAPARAMETER, title)
            return terms.ClassDeclaration(name, attributes, origin)
        made = terms.ResourceBody((yield self.expression(title)), attributes, self._origin(body))
        if type_name in self.builtin_types:
            return terms.Resource(type_name, made, origin)
        return terms.DefinedResource(type_name, made, origin)

    def in_form(self, form: nodes.ResourceForm, declared: Statement) -> Statement:
        """A declaration as μPuppet⁺ has it, where it is asked for."""
        if not self.is_plus or not isinstance(declared, terms.Resource | terms.DefinedResource):
            return declared
        return plus.Declaration(  # type: ignore[return-value]  # a statement of μPuppet⁺
            _FORMS[form], declared.type, declared.body, declared.origin
        )

    def class_name(self, node: nodes.Expression) -> Translating[str]:
        match node:
            case nodes.Name(value) | nodes.String(value):
                return absolute(value)
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
                        self._admits(features.APPEND_ATTRIBUTE, operation)
                        value = plus.Appended(value, self._origin(operation))
                    if name in made:
                        self._report(features.REPEATED_KEY, operation, f"`{name}`")
                    if name == "tag":  # a defined type hands its tags on; see the paper's errata
                        self._admits(features.TAG, operation)
                    made[name] = value, self._origin(operation)
        entries: terms.Entries = terms.NO_ENTRIES
        for name, (value, origin) in reversed(made.items()):
            entries = terms.Entry(name, value, entries, origin)
        return entries


_FORMS: dict[str, plus.Form] = {"regular": "", "virtual": "@", "exported": "@@"}
#: What may be several statements of the core.
_SEVERAL = (nodes.Resource, nodes.Call, nodes.MethodCall, nodes.Relationship)


def _flat_titles(title: nodes.Expression) -> list[nodes.Expression]:
    """The titles of a body: the elements of an array that is written there, flattened."""
    pending: list[nodes.Expression] = [title]
    titles: list[nodes.Expression] = []
    while pending:
        item = pending.pop()
        if isinstance(item, nodes.Array):
            pending += reversed(item.elements)
        else:
            titles.append(item)
    return titles


def _with_defaults(attributes: terms.Entries, defaults: terms.Entries) -> terms.Entries:
    """The attributes, followed by those of the `default` body that are not among them."""
    own = list(terms.entry_cells(attributes))
    names = {cell.key for cell in own}
    result: terms.Entries = terms.NO_ENTRIES
    others = [cell for cell in terms.entry_cells(defaults) if cell.key not in names]
    for cell in reversed([*own, *others]):
        result = terms.Entry(cell.key, cell.value, result, cell.origin)
    return result
