"""The paper's rules, amended: what they would do if one or another difference to Puppet were gone.

An amendment puts one of `differences.py` into the rules. It may change the order of a manifest,
watch the steps (and reject what Puppet rejects, or do something else instead), and give a value to
an expression that the rules are stuck at. The rules themselves are used as they are.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from mupuppet.basics.records import Record, field, replace
from mupuppet.compiler.program.native_types import native_type
from mupuppet.semantics import terms
from mupuppet.semantics.auxiliary import TargetNode, lookup, nodeMatch
from mupuppet.semantics.catalogs import EMPTY_CATALOG, Catalog
from mupuppet.semantics.configurations import Bound, Configuration
from mupuppet.semantics.environments import ClassDef, DefinitionEnvironment, ResourceDef
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.scope_judgements import baseof, parentof
from mupuppet.semantics.scopes import TOP, Class, Def, Node, Scope
from mupuppet.semantics.step import Frame, Machine, Step, enclosing, plug
from mupuppet.semantics.stuck import Stuck
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import Entries, Expression, Manifest, Parameters
from mupuppet.semantics.translate import definitions_first, translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.versions import DEFAULT
from tests.oracle.paper import differences as d
from tests.oracle.paper.differences import Difference

#: A run that continues for longer is taken for one that never ends.
STEP_LIMIT = 20_000

#: Stands for `undef`, which μPuppet does not have.
UNDEF = terms.String("\N{SYMBOL FOR NULL}undef")

#: Begins a string that stands for a resource which a parameter holds.
PASSED_MARK = "\N{SYMBOL FOR NULL}resource "

RELATIONSHIPS = ("require", "before", "notify", "subscribe")
#: A name that no manifest has.
UNSET = terms.Variable("unset parameter")


class Answer(Record):
    """The value that Puppet gives to an expression, as JSON has it; None is `undef`."""

    value: Any


#: What Puppet makes of an expression that is alone; None if it fails.
Ask = Callable[[str], Answer | None]


class Rejected(Exception):
    """The amended rules reject the manifest, for one of the differences or since they are stuck."""

    def __init__(self, difference: Difference | None = None) -> None:
        super().__init__()
        self.difference = difference


class AmendedRun(Record, frozen=False):
    """A run of the rules with some amendments."""

    manifest: Manifest
    node: str
    facts: Mapping[str, Any]
    amendments: frozenset[Difference]
    ask: Ask
    #: Declarations of defined types that wait until all else is done, with their scopes.
    _waiting: deque[tuple[Scope, terms.DefinedResource]] = field(default_factory=deque)
    _instances: set[tuple[str, str]] = field(default_factory=set)
    #: The declaration that has waited and is processed now.
    _due: terms.ResourceBody | None = None
    #: What Puppet calls the node definition that matches.
    _node_title: str = ""
    #: The parameters of the classes and defined resources that are declared.
    _parameters: dict[Scope, set[str]] = field(default_factory=dict)

    def catalog(self) -> Catalog:
        """The catalog by the amended rules, or `Rejected`."""
        catalog = self._run(self._start())
        for resource in catalog:
            for name in RELATIONSHIPS:
                target = lookup(name, resource.attributes)
                if target is not None:
                    target = _passed_reference(target) or target
                if isinstance(target, terms.ResourceReference):
                    self._check_target(catalog, target)
        return catalog

    def _start(self) -> Machine:
        manifest = self._reordered()
        nodes = [m for m in terms.manifest_items(manifest) if isinstance(m, terms.NodeDefinition)]
        target = TargetNode(self.node, (item.specification for item in nodes))
        for item in nodes:
            if nodeMatch(target, item.specification):
                self._node_title = _node_title(self.node, item.specification)
        if nodes and not self._node_title:
            self._reject(d.NO_NODE)
        σ = variables_from_facts(self.facts).σ
        c = Configuration(σ, DefinitionEnvironment(), EMPTY_CATALOG, manifest, TOP, target)
        return Machine(Judgement.MANIFEST, c)

    def _run(self, machine: Machine) -> Catalog:
        for _ in range(STEP_LIMIT):
            step = machine.advance()
            if step is not None:
                instead = self._watched(step)
                if instead is not None:
                    machine = _restarted(instead, step.frames)
            elif not machine.is_done:
                freed = self._freed(Stuck.of(machine))
                machine = _restarted(replace(machine.configuration, term=freed), machine.frames)
            elif self._waiting:
                machine = self._resumed(machine)
            else:
                return machine.configuration.v_C
        raise Rejected

    def _reject(self, difference: Difference) -> None:
        """Reject the manifest if Puppet's way is taken in this matter."""
        if difference in self.amendments:
            raise Rejected(difference)

    # --- The order of a manifest

    def _reordered(self) -> Manifest:
        manifest = self.manifest
        if d.DEFINED_LATER in self.amendments:
            manifest = definitions_first(manifest)
        if d.NODES_IN_PLACE in self.amendments:
            items = list(terms.manifest_items(manifest))
            items.sort(key=lambda item: isinstance(item, terms.NodeDefinition))
            manifest = terms.manifest_sequence(items)
        return manifest

    # --- What is watched

    def _watched(self, step: Step) -> Configuration | None:
        """What to do instead of a step, if anything."""
        match step.redex:
            case terms.Resource(t, body) if step.rule.name == "ResDecl":
                self._check_resource(t, body)
            case terms.DefinedResource(u, body) as redex if step.rule.name == "Def":
                return self._defined_resource(step, u, body, redex)
            case terms.ClassDeclaration(a, given) if step.rule.name != "CDecStep":
                return self._class(step, a, given)
            case terms.Include(a):
                return self._class(step, a, terms.NO_ENTRIES)
            case terms.Assignment():
                return self._passed(step)
            case terms.Operation():
                result = step.contractum
                if isinstance(result, terms.Integer) and not -(2**63) <= result.value < 2**63:
                    self._reject(d.LARGE_INTEGERS)
        return None

    def _check_resource(self, t: str, body: terms.ResourceBody) -> None:
        if body.title == terms.String(""):
            self._reject(d.EMPTY_TITLE)
        known = native_type(t, DEFAULT)
        if known is not None:
            for name, _ in terms.entry_list(body.attributes):
                if not known.accepts(str(name)):
                    self._reject(d.UNKNOWN_ATTRIBUTE)

    def _check_target(self, catalog: Catalog, target: terms.ResourceReference) -> None:
        title = target.title
        if isinstance(title, terms.String) and catalog.find(target.type, title.value) is None:
            self._reject(d.MISSING_TARGET)

    def _check_arguments(self, parameters: Parameters, given: Entries) -> None:
        known = {parameter.name for parameter in parameters} | set(RELATIONSHIPS)
        if any(name not in known for name, _ in terms.entry_list(given)):
            self._reject(d.UNKNOWN_PARAMETER)

    def _defined_resource(
        self, step: Step, u: str, body: terms.ResourceBody, redex: terms.DefinedResource
    ) -> Configuration | None:
        definition = step.before.κ.lookup(u)
        assert isinstance(definition, ResourceDef)
        title = body.title
        assert isinstance(title, terms.String)
        given = _without_undef(body.attributes, definition.parameters)
        if given is not None:
            body = terms.ResourceBody(title, given)
            return replace(step.before, term=terms.DefinedResource(u, body))
        if body is not self._due:
            if not title.value:
                self._reject(d.EMPTY_TITLE)
            self._check_arguments(definition.parameters, body.attributes)
            if (u, title.value) in self._instances:
                self._reject(d.SAME_TITLE)
            self._instances.add((u, title.value))
            if d.LAZY_TYPES in self.amendments:
                self._waiting.append((_lasting_scope(step.before), redex))
                return replace(step.before, term=terms.SKIP)
        return self._initialised(step, definition.parameters, body.attributes)

    def _class(self, step: Step, a: str, entries: Entries) -> Configuration | None:
        definition = step.before.κ.lookup(a)
        if not isinstance(definition, ClassDef):
            return None
        given = _without_undef(entries, definition.parameters)
        if given is not None:
            return replace(step.before, term=terms.ClassDeclaration(a, given))
        self._check_arguments(definition.parameters, entries)
        return self._initialised(step, definition.parameters, entries)

    def _resumed(self, machine: Machine) -> Machine:
        """Continue with the declaration that has waited longest."""
        α, declaration = self._waiting.popleft()
        self._due = declaration.body
        inside = declaration if α == TOP else terms.Scoped(α, declaration)
        c = replace(machine.configuration, term=inside, α=TOP)
        return Machine(Judgement.MANIFEST, c)

    def _initialised(
        self, step: Step, parameters: Parameters, given: Entries
    ) -> Configuration | None:
        """The body of a class or type, with its parameters as Puppet sets them."""
        made = step.contractum
        if not isinstance(made, terms.Scoped):
            return None
        if d.LATER_PARAMETER not in self.amendments and d.PASSED not in self.amendments:
            return None
        self._parameters[made.scope] = {parameter.name for parameter in parameters}
        if d.LATER_PARAMETER not in self.amendments:
            return None
        start = _initialisation(parameters, given)
        body = made.body
        assert isinstance(body, terms.Sequence)
        if isinstance(step.redex, terms.DefinedResource):
            assert isinstance(body.second, terms.Sequence)
            body = terms.Sequence(body.first, terms.Sequence(start, body.second.second))
        else:
            body = terms.Sequence(start, body.second)
        after = step.applied
        term = terms.Scoped(made.scope, body)
        return Configuration(after.σ, after.κ, after.v_C, term, step.before.α, step.before.N)

    def _passed(self, step: Step) -> Configuration | None:
        """A reference that is bound to a parameter is not a reference any more, but a resource."""
        change = step.change
        if d.PASSED not in self.amendments or not isinstance(change, Bound):
            return None
        if change.name not in self._parameters.get(change.scope, ()):
            return None
        value = change.value
        if not isinstance(value, terms.ResourceReference):
            return None
        after = step.applied
        σ = after.σ.update(change.scope, change.name, terms.String(_passed_as(value)))
        return Configuration(σ, after.κ, after.v_C, after.term, step.before.α, step.before.N)

    # --- Where the rules are stuck

    def _freed(self, stuck: Stuck) -> Term:
        """What Puppet has in the place of the stuck term."""
        term = stuck.term
        found: Term | None = None
        match term:
            case terms.QualifiedVariable(a, x) if d.INHERITED in self.amendments:
                found = _inherited(stuck.configuration, a, x)
            case terms.Variable(x) if d.PRESET in self.amendments:
                found = _preset(stuck, x, self._node_title)
            case terms.If(test) | terms.Unless(test) | terms.Not(test) if test.is_value:
                found = self._with_truth(term, test)
            case terms.Operation("and" | "or", left, right):
                found = self._with_truth(term, right if isinstance(left, terms.Boolean) else left)
            case terms.Operation(operator, left, right) if left.is_value:
                right = self._evaluated(stuck.configuration, right)
                whole = terms.Operation(operator, left, right)
                found = self._answered(_sort_of_operation(left, right, term), whole)
            case terms.Access(whole, index) if whole.is_value and index.is_value:
                found = self._part(stuck, whole, index)
        if found is None:
            raise Rejected
        return found

    def _evaluated(self, c: Configuration, expression: Expression) -> Expression:
        """The value of an operand that the rules did not come to."""
        machine = Machine(Judgement.EXPRESSION, replace(c, term=expression))
        while not machine.is_done:
            if machine.advance() is None:
                freed = plug(self._freed(Stuck.of(machine)), machine.frames)
                machine = Machine(Judgement.EXPRESSION, replace(c, term=freed))
        return machine.configuration.term  # type: ignore[return-value]  # it is an expression

    def _with_truth(self, term: Term, value: Expression) -> Term | None:
        """The term with a boolean for a value where a condition is expected."""
        if d.TRUTH not in self.amendments or isinstance(value, terms.Boolean):
            return None
        if not value.is_value:
            return None
        truth = terms.Boolean(value != UNDEF)
        changed = {name: truth for name in term.parts if getattr(term, name) is value}
        return replace(term, **changed)

    def _part(self, stuck: Stuck, whole: Expression, index: Expression) -> Term | None:
        reference = _passed_reference(whole)
        if reference is not None:
            return terms.Access(reference, index)
        if isinstance(whole, terms.ResourceReference):
            missing = stuck.problem().id == "unknown-resource-parameter"
            return UNDEF if missing and d.MISSING_PART in self.amendments else None
        return self._answered(_sort_of_access(whole, index), stuck.term)

    def _answered(self, difference: Difference | None, term: Term) -> Term | None:
        """The value that Puppet gives to an expression whose operands are values."""
        if difference not in self.amendments:
            return None
        answer = self.ask(_written(term))
        return None if answer is None else _to_term(answer.value)


def _restarted(c: Configuration, frames: Frame | None) -> Machine:
    """A machine for a term within frames, which starts from the root."""
    return Machine(Judgement.MANIFEST, replace(c, term=plug(c.term, frames), α=TOP))


# --- Scopes and variables


def _lasting_scope(c: Configuration) -> Scope:
    """The scope for a declaration that is processed later: one of a defined type will be gone."""
    if not isinstance(c.α, Def):
        return c.α
    base = baseof(c.κ, c.α)
    assert base is not None
    return base.answer


def _inherited(c: Configuration, a: str, x: str) -> Expression | None:
    """The variable of the class, or of a class that it inherits."""
    scope: Scope = Class(a)
    while isinstance(scope, Class):
        value = c.σ.lookup(scope, x)
        parent = parentof(c.κ, scope)
        if value is not None or parent is None:
            return value
        scope = parent.answer
    return None


def _preset(stuck: Stuck, x: str, node_title: str) -> Expression | None:
    """`$name` and `$title`, which Puppet sets in all scopes."""
    α = stuck.configuration.α
    for frame in enclosing(stuck.frames):
        if frame.rule.name != "PVar":
            break
        α = frame.α
    if x not in ("name", "title"):
        return None
    match α:
        case Class(name=name):
            return terms.String(name)
        case Def():
            return stuck.configuration.σ.lookup(α, "title")
        case Node():
            return terms.String(node_title)
    return terms.String("main")


def _node_title(node: str, specification: terms.NodeSpecification) -> str:
    """What Puppet calls a node definition."""
    match specification:
        case terms.Default():
            return "default"
        case terms.NodePattern(pattern):
            return "__node_regexp__" + re.sub(r"[^-\w:.]", "", pattern.lower()).lstrip(".")
    return node


def _initialisation(parameters: Parameters, given: Entries) -> terms.Statement:
    """Arguments first, then defaults, which must not read parameters that are still to be set."""
    arguments, defaults = [], []
    unset = {p.name for p in parameters if lookup(p.name, given) is None}
    for parameter in parameters:
        value = lookup(parameter.name, given)
        if value is not None:
            arguments.append(terms.Assignment(parameter.name, value))
        else:
            assert parameter.default is not None  # or the rule would not have applied
            defaults.append(
                terms.Assignment(parameter.name, _without_variables(parameter.default, unset))
            )
            unset = unset - {parameter.name}
    return terms.sequence([*arguments, *defaults])


def _without_variables(term: Any, names: set[str]) -> Any:
    """A term in which some variables are replaced by one that is not bound."""
    if isinstance(term, terms.Variable):
        return UNSET if term.name in names else term
    if not isinstance(term, Term):
        return term
    changed = {part: _without_variables(getattr(term, part), names) for part in term.parts}
    return replace(term, **changed)


# --- Values


def _passed_as(reference: terms.ResourceReference) -> str:
    """What stands for a resource that a parameter holds."""
    return f"{PASSED_MARK}{format_inline(reference)}"


def _passed_reference(value: Expression) -> terms.ResourceReference | None:
    """The reference that was passed, if a value stands for one."""
    if not isinstance(value, terms.String) or not value.value.startswith(PASSED_MARK):
        return None
    written = SourceFile(f"$r = {value.value.removeprefix(PASSED_MARK)}", "")
    assignment = translate(parse(written).program, written).manifest
    assert isinstance(assignment, terms.Assignment)
    assert isinstance(assignment.value, terms.ResourceReference)
    return assignment.value


def _without_undef(given: Entries, parameters: Parameters) -> Entries | None:
    """The arguments without those that are undef and have a default instead; None if all stay."""
    optional = {parameter.name for parameter in parameters if parameter.default is not None}
    pairs = terms.entry_list(given)
    kept = [(name, value) for name, value in pairs if value != UNDEF or name not in optional]
    return None if len(kept) == len(pairs) else terms.entries(kept)


def _sort_of_operation(left: Expression, right: Expression, term: Term) -> Difference | None:
    assert isinstance(term, terms.Operation)
    if isinstance(left, terms.Array | terms.Hash):
        return d.COLLECTIONS
    if term.operator in ("<", ">", "<=", ">="):
        if isinstance(left, terms.ResourceReference):
            return d.REFERENCE_ORDER
        both = isinstance(left, terms.String) and isinstance(right, terms.String)
        return d.STRING_ORDER if both else None
    return d.NUMERIC_STRINGS


def _sort_of_access(whole: Expression, index: Expression) -> Difference | None:
    match whole, index:
        case terms.String(), _:
            return d.STRING_INDEX
        case terms.Array(cells), terms.Integer(n):
            count = len(terms.element_list(cells))
            return d.NEGATIVE_INDEX if -count <= n < 0 else d.MISSING_PART
        case terms.Hash(), _:
            return d.MISSING_PART
    return None


def _written(term: Term) -> str:
    return format_inline(term).replace(format_inline(UNDEF), "undef")


def _to_term(value: Any) -> Expression | None:
    match value:
        case None:
            return UNDEF
        case bool():
            return terms.Boolean(value)
        case int():
            return terms.Integer(value)
        case str():
            return terms.String(value)
        case list():
            items = [_to_term(item) for item in value]
            if None in items:
                return None
            return terms.Array(terms.elements(item for item in items if item is not None))
        case dict():
            pairs = [(key, _to_term(item)) for key, item in value.items()]
            return terms.Hash(terms.entries((k, v) for k, v in pairs if v is not None))
    return None  # a floating-point number
