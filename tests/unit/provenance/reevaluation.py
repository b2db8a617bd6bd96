"""Evaluates records once more, from their leaves alone.

Each expression is lowered again, with its parts replaced by what came of evaluating their records,
and run in a scope without any variables. So if the records of a value lack anything that the value
was made from, there is an error or another value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.evaluation.lowering.base import Closure, LoweredBody, Lowering
from mupuppet.compiler.evaluation.lowering.calls import LambdaBlock, LoweredLambda, TypedLambdaBlock
from mupuppet.compiler.evaluation.lowering.parameters import lower_parameters
from mupuppet.compiler.functions.traits import called_name, traits_of
from mupuppet.compiler.host.ruby_host import RubyHost, RubyHosts
from mupuppet.compiler.model.frozen_values import identities
from mupuppet.compiler.model.resource import Parameter
from mupuppet.compiler.model.scope import Scope
from mupuppet.compiler.program.definitions import Unit
from mupuppet.compiler.program.names import flatten
from mupuppet.compiler.resources.attributes import to_attribute
from mupuppet.functions.control_flow import BreakJump
from mupuppet.functions.declarations import Trait
from mupuppet.functions.registry import find_function
from mupuppet.provenance import records as r
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.events import Change, Frame
from mupuppet.provenance.replay import Recording
from mupuppet.provenance.states import StateRecord
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.ruby_semantics.replacements import ChangedValue, Replacements
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES
from mupuppet.values.strings import to_string
from mupuppet.values.value import DEFAULT, Sensitive, Value

#: Kinds of records whose value entered from outside, or is about the catalog as it was then.
LEAVES = (
    r.LiteralRecord,
    r.TypeRecord,
    r.OutsideRecord,
    r.UndefinedRecord,
    r.DataRecord,
    r.AutomaticRecord,
    r.UnsetAttributeRecord,
    r.UnrecordedRecord,
    r.ResourceRecord,
    r.DefaultsRecord,
    r.OverrideRecord,
    r.CollectorRecord,
    r.RelationshipRecord,
    r.TemplateTextRecord,
    StateRecord,
)
#: What Ruby code reads.
_READS = (r.TemplateVariableRecord, r.RubyCallRecord, r.FileRecord, r.AttributeOfRecord)
ATTRIBUTES = (r.AttributeOfRecord, r.UnsetAttributeRecord)
TEMPLATES = (r.TemplateRecord, r.ErbTemplateRecord)
#: Functions that see more than their arguments: the catalog, files, the time, variables by name.
OUTWARD = Trait.DECLARES | Trait.READS_CATALOG | Trait.LOOKS_UP_DATA
_OUTWARD_NAMES = frozenset(["getvar", "fail", "fact"])


class NotEvaluated(Exception):
    """An explanation lacks what its value was made from."""


class Reevaluation:
    """Evaluates the records of one recording."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.compiler = recording.compiler
        self._known: dict[int, tuple[Record, Value]] = {}
        self._rendered_templates: dict[int, tuple[str, _Host]] = {}
        #: What was passed to lambdas and functions this time.
        self._passed: dict[int, tuple[Frame, dict[str, Value]]] = {}
        self.evaluated = 0

    def value(self, record: Record) -> Value:
        known = self._known.get(id(record))
        if known is not None:
            return known[1]
        value = self._value(record)
        self._known[id(record)] = (record, value)
        self.evaluated += 1
        return value

    def _value(self, record: Record) -> Value:
        if isinstance(record, LEAVES):
            return record.value
        match record:
            case r.VariableRecord() | r.TemplateVariableRecord():
                return self.value(record.parts[0])
            case r.AttributeRecord() | r.ParameterDefaultRecord():
                return self.value(record.parts[-1])
            case r.AssignmentRecord():
                return self._assigned(record)
            case r.ParameterRecord() | r.AttributeOfRecord():
                return self.change(record.change)
            case r.ElementRecord() | r.ArgumentRecord():
                return self._argument(record)
            case r.IterationRecord() | r.FunctionRecord():
                return self._end(record)
            case r.ErbTemplateRecord():
                return self._rendered(record)
            case r.ChangedRecord():
                return self._changed(record)
            case r.TemplateRecord():
                return "".join(to_string(self.value(piece)) for piece in record.parts)
            case r.TemplateValueRecord():
                return _plain_text(self.value(record.parts[-1])) if record.parts else ""
            case r.CallRecord():
                return self._call(record)
            case r.AccessRecord() if any(isinstance(part, ATTRIBUTES) for part in record.parts):
                return self._attributes(record)
            case r.MatchRecord():
                return self._group(record)
        return self._expression(record)

    def _attributes(self, record: Record) -> Value:
        """`File['/x']['mode']`, or several attributes of a resource."""
        values = [self.value(part) for part in record.parts if isinstance(part, ATTRIBUTES)]
        keys = [part.value for part in record.parts[1:] if not isinstance(part, ATTRIBUTES)]
        several = len(keys) > 1 or isinstance(keys[0], list)
        return values if several else values[-1]

    # --- Variables

    def _assigned(self, record: r.AssignmentRecord) -> Value:
        if record.name is None:
            return self.value(record.parts[-1])
        (whole,) = record.parts
        scope = self._blank()
        self._closure(whole)(scope)
        return scope.variables[record.name]

    def _argument(self, record: r.ElementRecord | r.ArgumentRecord) -> Value:
        frame, name = record.frame, record.name
        if isinstance(frame.node, n.EppTemplate):
            given = self.value(record.parts[0])
            return given[name]
        known = self._passed.get(id(frame))
        if known is not None:
            return known[1][name]
        if isinstance(frame.node, n.FunctionDefinition):
            return self._bound(frame)[name]  # the call was a statement
        return self._turns(frame)[frame.iteration][name]

    def _turns(self, frame: Frame) -> list[dict[str, Value]]:
        """What a loop passes to its lambda, found by running it over what it ran over."""
        turns: list[dict[str, Value]] = []

        def body(scope: Any) -> Value:
            turns.append(dict(scope.variables))
            return None

        assert isinstance(frame.node, n.Lambda)
        assert frame.call is not None
        assert frame.source is not None
        unit = Unit(frame.source, n.Program(()))
        parameters = lower_parameters(frame.node.parameters, Lowering(unit), None)
        make = LambdaBlock if parameters.untyped else TypedLambdaBlock
        block = make(LoweredLambda("lambda", parameters, body), self._blank())
        arguments: list[Value] = []
        for part in frame.arguments:
            value = self.value(part)
            arguments += value if isinstance(part.node, n.Unfold) else [value]
        name = called_name(frame.call) or ""
        self.compiler.functions.call(name, arguments, block, self._blank(), None, None)
        return turns

    def _end(self, record: Record) -> Value:
        ends = [part for part in record.parts if not isinstance(part, r.ConditionRecord)]
        return self.value(ends[-1]) if ends else None

    # --- Calls

    def _call(self, record: r.CallRecord) -> Value:
        node = record.node
        assert isinstance(node, (n.Call, n.MethodCall))
        name = called_name(node) or ""
        templates = [part for part in record.parts if isinstance(part, TEMPLATES)]
        bodies = [part for part in record.parts if isinstance(part, r.FunctionRecord)]
        if templates:
            whole = "".join(str(self.value(part)) for part in templates)
            return Sensitive(whole) if isinstance(record.value, Sensitive) else whole
        states = [self.value(part) for part in record.parts if isinstance(part, StateRecord)]
        if name == "defined":
            return any(states)
        if name == "tagged":
            return all(states)
        if _sees_more(name) or record.lookup is not None or not _is_determined(name):
            return record.value
        if Trait.IGNORES_RESULTS in traits_of(name) and node.block is not None:
            return self._only_effects(record)
        if bodies:
            return self._function(record, node, bodies[-1])
        if any(isinstance(part, _READS) for part in record.parts):
            return self._ruby_function(record)[0]
        return self._expression(record)

    def _ruby_function(self, record: Record) -> tuple[Value, list[tuple[Value, Value]]]:
        """A Ruby function again, which sees nothing but what it is recorded to have read.

        Returns its result, and what it has changed in place, before and afterwards.
        """
        made: list[_Host] = []

        def make(context: CallContext) -> _Host:
            made.append(_Host(context, self, record))
            return made[-1]

        hosts = self.compiler.companions.of(RubyHosts)
        usual, hosts.make = hosts.make, make
        try:
            return self._expression(record), [each for host in made for each in host.replaced]
        finally:
            hosts.make = usual

    def _rendered(self, record: r.ErbTemplateRecord) -> Value:
        """A template again, which sees nothing but what it is recorded to have read."""
        return self._render(record)[0]

    def _render(self, record: r.ErbTemplateRecord) -> tuple[str, _Host]:
        known = self._rendered_templates.get(id(record))
        if known is None:
            trace = record.trace
            assert not trace.pieces or "".join(text for _, text in trace.pieces) == record.value
            context = CallContext(self.compiler, self._blank(), None, None)
            host = _Host(context, self, record)
            path = trace.source.name or None
            libraries = self.compiler.ruby.libraries
            template = compile_template(trace.source.text, lambda: libraries)
            text = template.render(host, path)
            known = self._rendered_templates[id(record)] = (text, host)
        return known

    def _changed(self, record: r.ChangedRecord) -> Value:
        """What Ruby code makes of a variable that it changes in place."""
        before, changer = record.parts
        was = self.value(before)
        if isinstance(changer, r.ErbTemplateRecord):
            replaced = self._render(changer)[1].replaced
        else:
            _, replaced = self._ruby_function(changer)
        changed = _after(was, replaced, Replacements(replaced, lambda *_: None))
        assert changed != was
        return changed

    def _only_effects(self, record: Record) -> Value:
        return self.value(record.parts[0])

    def _function(
        self, record: Record, node: n.Call | n.MethodCall, body: r.FunctionRecord
    ) -> Value:
        frame = body.frame
        self._passed[id(frame)] = (frame, self._bound(frame))
        return self.value(body)

    def _bound(self, frame: Frame) -> dict[str, Value]:
        """The parameters of a function, from the arguments of its call."""
        arguments: list[Value] = []
        for part in frame.arguments:
            value = self.value(part)
            if isinstance(part.node, n.Unfold):
                arguments += value
            else:
                arguments.append(value)
        definition = frame.node
        assert isinstance(definition, n.FunctionDefinition)
        bound: dict[str, Value] = {}
        for index, parameter in enumerate(definition.parameters):
            if parameter.captures_rest:
                bound[parameter.name] = arguments[index:]
            elif index < len(arguments):
                bound[parameter.name] = arguments[index]
        return bound

    # --- Expressions

    def _blank(self) -> Scope:
        """A scope that knows nothing."""
        return Scope(self.compiler, None, None, None)

    def _expression(self, record: Record) -> Value:
        return self._closure(record)(self._blank())

    def _closure(self, record: Record) -> Closure:
        assert record.node is not None
        assert record.source is not None
        unit = Unit(record.source, n.Program(()))
        unit.make_lowering = lambda unit: _Substituting(unit, record, self)
        return _Substituting(unit, record, self).lower(record.node)

    def _group(self, record: Record) -> Value:
        assert isinstance(record.node, n.Variable)
        group = int(record.node.name)
        values = [self.value(part) for part in record.parts if part.kind != "operator"]
        for part in record.parts:
            if part.kind == "operator":
                values += [self.value(inner) for inner in part.parts]
        from mupuppet.values.regexps import Regexp

        patterns = [value for value in values if isinstance(value, Regexp)]
        texts = [value for value in values if isinstance(value, str)]
        for pattern in reversed(patterns):
            for text in texts:
                match = pattern.match(text)
                if match is not None:
                    return match.group(group) if group <= len(match.groups()) else None
        return record.value if not patterns else None

    def block(self, node: n.Lambda, record: Record, unit: Unit) -> LambdaBlock:
        """A lambda that gives what its turns gave."""
        turns = iter(
            [
                part
                for part in record.parts
                if isinstance(part, r.IterationRecord) and part.node is node
            ]
        )
        plain = Unit(unit.source, unit.program)
        parameters = lower_parameters(node.parameters, Lowering(plain), node.return_type)

        def body(scope: Any) -> Value:
            turn = next(turns, None)
            if turn is None:
                raise BreakJump(None)
            self._passed[id(turn.frame)] = (turn.frame, scope.variables)
            return self.value(turn)

        make = LambdaBlock if parameters.untyped else TypedLambdaBlock
        return make(LoweredLambda("lambda", parameters, body), self._blank())

    # --- Attributes

    def change(self, change: Change) -> Value:
        """The value that a change gave to an attribute."""
        parameter, record = change.parameter, change.record
        if change.how == "changed":
            assert record is not None
            return self.value(record)
        if record is None or change.how in ("data", "automatic", "arrow", "handed-down"):
            return parameter.value
        if parameter.name in RELATIONSHIP_NAMES and self._grows(parameter.value):
            return parameter.value  # an arrow from another resource, which shares the array
        if change.how == "call":
            return self._created(change, record)
        value = self.value(record)
        if isinstance(record.node, n.AttributesFromHash):
            value = value.get(parameter.name, value.get(DEFAULT))
        value = to_attribute(value, self.compiler.program)
        if parameter.adds and change.before is not None:
            return flatten([self.change(change.before), value])
        if isinstance(value, Sensitive) and not isinstance(parameter.value, Sensitive):
            value = value.value  # resources keep the plain value, and that it is sensitive
        return value

    def _grows(self, value: Value) -> bool:
        """Whether an arrow has made an array longer that is an attribute of several resources."""
        return isinstance(value, list) and any(
            each.how == "arrow" and each.parameter.value is value
            for resource in self.compiler.catalog.resources
            for name in RELATIONSHIP_NAMES
            for each in resource.parameters.changes.get(name, [])  # type: ignore[attr-defined]  # recorded
        )

    def _created(self, change: Change, record: Record) -> Value:
        """An attribute from `create_resources` and the like: it is in one of the arguments."""
        name, title = change.parameter.name, change.resource.title
        if record.node is None or called_name(record.node) != "create_resources":
            return change.parameter.value  # other functions may change what they are given
        for part in record.parts:
            value = self.value(part)
            if isinstance(value, dict):
                inner = value.get(title)
                for candidate in (inner, value):
                    if isinstance(candidate, dict) and name in candidate:
                        return to_attribute(candidate[name], self.compiler.program)
        return change.parameter.value


class _Substituting(Lowering):
    """Lowers one node, with the parts below it replaced by their values."""

    __slots__ = ("record", "reevaluation")

    def __init__(self, unit: Unit, record: Record, reevaluation: Reevaluation) -> None:
        super().__init__(unit)
        self.record = record
        self.reevaluation = reevaluation

    def lower(self, node: n.Node) -> Closure:
        if node is self.record.node:
            return super().lower(node)
        while isinstance(node, n.Paren):
            node = node.expression
        return lambda _: self._part(node)

    def _part(self, node: n.Node) -> Value:
        for part in self.record.parts:
            if part.node is node:
                return self.reevaluation.value(part)
        if isinstance(node, (n.String, n.Name, n.Integer, n.Float, n.Boolean)):
            return node.value
        if isinstance(node, n.Undef):
            return None
        raise NotEvaluated(f"{type(node).__name__} at {node.start} has no record")

    def lower_all(self, nodes: tuple[n.Node, ...]) -> list[Closure]:
        return [self.lower(node) for node in nodes]

    def body(self, statements: n.Body) -> LoweredBody:
        if not statements:
            return lambda _: None
        last = statements[-1]
        while isinstance(last, n.Paren):
            last = last.expression
        if isinstance(last, n.ClassDefinition | n.DefinedType | n.FunctionDefinition):
            return lambda _: None
        return lambda _: self._part(last)

    def block_body(self, node: Any) -> LoweredBody:
        return self.reevaluation.block(node, self.record, self.unit).lowered.body


class _Host(RubyHost):
    """What a template sees: what it is recorded to have read, and what functions gave it."""

    def __init__(self, context: CallContext, reevaluation: Reevaluation, record: Record) -> None:
        super().__init__(context)
        self._values = {
            part.found.name: reevaluation.value(part)
            for part in record.parts
            if isinstance(part, r.TemplateVariableRecord)
        }
        #: Parameters of classes and defined types, which Puppet copies: they are not frozen.
        self._parameters = [
            self._values[part.found.name]
            for part in record.parts
            if isinstance(part, r.TemplateVariableRecord)
            and any(isinstance(each, r.ParameterRecord) for each in part.parts)
        ]
        self._attributes = {
            part.change.parameter.name: reevaluation.value(part)
            for part in record.parts
            if isinstance(part, r.AttributeOfRecord)
        }
        self._calls = [part for part in record.parts if isinstance(part, r.RubyCallRecord)]
        #: What the code has changed in place, before and afterwards.
        self.replaced: list[tuple[Value, Value]] = []

    @property
    def top(self) -> RubyHost:
        return self

    def instance_variable(self, name: str) -> Value:
        return self._values[name]

    def lookup(self, name: str) -> Value:
        return self._values[name.removeprefix("$")]

    def scope_variable(self, name: str) -> Value:
        return self.lookup(name)

    def resource(self) -> tuple[str, str, dict[str, Value]]:
        given = {name: value for name, value in self._attributes.items() if value is not None}
        return "Class", "", given

    def variables(self) -> dict[str, Value]:
        return {name: value for name, value in self._values.items() if value is not None}

    def call_function(self, name: str, arguments: list[Value], block: Proc | None = None) -> Value:
        call = self._calls.pop(0)
        assert (call.name, call.given) == (name, arguments)
        if _is_determined(name) and block is None:
            return super().call_function(name, arguments)
        return call.value

    def frozen_test(self) -> Callable[[Value], bool]:
        copies, test = set(identities(self._parameters)), super().frozen_test()
        return lambda value: id(value) not in copies and test(value)

    def replace_values(self, replacements: Replacements) -> None:
        self.replaced += replacements.changes


def _after(was: Value, replaced: list[ChangedValue], replacements: Replacements) -> Value:
    """A value after changes of it, or of what is in it, that were made to equal ones."""
    for old, _ in replaced:
        if old == was:
            return replacements.of(old)
    if isinstance(was, list):
        return [_after(each, replaced, replacements) for each in was]
    if isinstance(was, dict):
        return {name: _after(each, replaced, replacements) for name, each in was.items()}
    return was


def _plain_text(value: Value) -> str:
    """The text of a value in a template; that of a secret makes the whole template one."""
    return to_string(value.value if isinstance(value, Sensitive) else value)


def _sees_more(name: str) -> bool:
    return name in _OUTWARD_NAMES or bool(traits_of(name) & OUTWARD)


def _is_determined(name: str) -> bool:
    found = find_function(name)
    return found is None or found.determined


def final_changes(recording: Recording) -> list[tuple[str, Parameter, Change]]:
    """The last change of each attribute of a catalog."""
    catalog = recording.compilation.catalog
    found = []
    for finished in catalog or ():
        resource = recording.resource(finished.ref)
        assert resource is not None
        for name, parameter in resource.parameters.items():
            changes = resource.parameters.changes[name]  # type: ignore[attr-defined]  # recorded
            found.append((f"{finished.ref} {name}", parameter, changes[-1]))
    return found
