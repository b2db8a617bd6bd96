"""A lowering whose closures record what they evaluate."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mupuppet.compiler.evaluation.lowering.base import Block, Closure, LoweredBody, Lowering
from mupuppet.compiler.functions.traits import called_name, calls
from mupuppet.compiler.model.scope import Scope
from mupuppet.compiler.resources.collectors import Collector
from mupuppet.functions.control_flow import NextJump, ReturnJump
from mupuppet.functions.declarations import Trait
from mupuppet.provenance.controls import (
    AfterBranch,
    Conditioned,
    InBlock,
    InBranch,
    InFunction,
    InIteration,
    InTemplate,
    Skipped,
    controls_beyond,
)
from mupuppet.provenance.effects import has_effects, leaves_early
from mupuppet.provenance.evaluations import Control, Record
from mupuppet.provenance.events import Frame
from mupuppet.provenance.recorder import DEFAULT, FRAME, MATCH, Recorder, records_of
from mupuppet.provenance.records import (
    AccessRecord,
    ArrayRecord,
    AssignmentRecord,
    AttributeRecord,
    CallingRecord,
    CallRecord,
    CollectorRecord,
    ConditionalRecord,
    ConditionRecord,
    DefaultsRecord,
    FunctionRecord,
    HashRecord,
    IterationRecord,
    LiteralRecord,
    MatchRecord,
    OperatorRecord,
    OverrideRecord,
    ParameterDefaultRecord,
    RelationshipRecord,
    ResourceRecord,
    StringRecord,
    TemplateRecord,
    TemplateTextRecord,
    TemplateValueRecord,
    TypeRecord,
    UnrecordedRecord,
    VariableRecord,
)
from mupuppet.provenance.states import note_call
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame as ScopeFrame
    from mupuppet.compiler.program.definitions import Unit

_LITERALS = (n.Undef, n.Default, n.Boolean, n.Integer, n.Float, n.String, n.Name, n.Regexp)
_RECORDS: dict[type[n.Node], type[Record]] = {
    n.TypeName: TypeRecord,
    n.InterpolatedString: StringRecord,
    n.Heredoc: StringRecord,
    n.Array: ArrayRecord,
    n.Hash: HashRecord,
    n.Access: AccessRecord,
    n.Resource: ResourceRecord,
    n.ResourceDefaults: DefaultsRecord,
    n.ResourceOverride: OverrideRecord,
    n.Collector: CollectorRecord,
    n.Relationship: RelationshipRecord,
}
_CONDITIONALS = (n.If, n.Unless, n.Case, n.Selector)
#: How many iterations and calls of functions are recorded in full; of more only the values are.
_MAX_ITERATIONS = 50_000


class RecordingLowering(Lowering):
    """Lowers the nodes of a file to closures that report to a recorder what they do."""

    __slots__ = ("recorder",)

    folds_literals = False

    def __init__(self, unit: Unit, recorder: Recorder) -> None:
        super().__init__(unit)
        self.recorder = recorder

    def lower(self, node: n.Node) -> Closure:
        self._note_roles(node)
        closure = super().lower(node)
        if isinstance(node, n.Paren):
            return closure
        if isinstance(node, _LITERALS):
            return self._literal(node, closure)
        if isinstance(node, n.Variable):
            return self._variable(node, closure)
        if isinstance(node, n.Assignment):
            return self._assignment(node, closure)
        if isinstance(node, (n.Call, n.MethodCall)):
            return self._call(node, closure)
        if isinstance(node, _CONDITIONALS):
            return self._conditional(node, closure)
        if isinstance(node, (n.RenderString, n.RenderExpression, n.RenderBlock)):
            return self._piece(node, closure)
        return self._evaluation(node, closure)

    def lower_all(self, nodes: tuple[n.Node, ...]) -> list[Closure]:
        return [self.lower(node) for node in nodes]

    def _note_roles(self, node: n.Node) -> None:
        """Remember what operations belong to: later only they are known."""
        roles = self.recorder.roles
        if isinstance(node, n.Resource):
            for body in node.bodies:
                has_default = any(isinstance(each, n.Default) for each in n.walk(body.title))
                role = "expression-default" if has_default else "declaration"
                roles.update((id(operation), (role, node)) for operation in body.operations)
        elif isinstance(node, (n.ResourceDefaults, n.ResourceOverride, n.Collector)):
            role = _ROLES[type(node)]
            roles.update((id(operation), (role, node)) for operation in node.operations)

    # --- Expressions

    def _under_way(self, record: Record, closure: Closure, scope: ScopeFrame) -> Value:
        """Evaluate; what is evaluated below becomes a part of the record."""
        recorder = self.recorder
        around = recorder.current
        recorder.current = record
        try:
            value = closure(scope)
        except BaseException as problem:  # jumps too are noted on their way
            recorder.fails(record, around, problem)
            raise
        finally:
            recorder.current = around
        record.value = value
        around.parts.append(record)
        if isinstance(value, Sensitive):
            recorder.secrets.note(value)
        return value

    def _literal(self, node: n.Node, closure: Closure) -> Closure:
        recorder = self.recorder
        value = closure(None)  # type: ignore[arg-type]  # a constant looks at no scope
        record = LiteralRecord(node, self.source, value)

        def literal(_: ScopeFrame) -> Value:
            recorder.current.parts.append(record)
            return value

        return literal

    def _evaluation(self, node: n.Node, closure: Closure) -> Closure:
        recorder, source = self.recorder, self.source
        make = _RECORDS.get(type(node), OperatorRecord)
        is_relationship = make is RelationshipRecord

        def evaluate(scope: ScopeFrame) -> Value:
            record = make(node, source)
            match = scope.match
            value = self._under_way(record, closure, scope)
            if scope.match is not match:
                records_of(scope)[MATCH] = (scope.match, record)
            if isinstance(value, Collector):
                recorder.collectors.append((value, record, recorder.control))
            elif is_relationship:
                recorder.arrows.setdefault(id(node), []).append((record, recorder.control))
            return value

        return evaluate

    def _variable(self, node: n.Variable, closure: Closure) -> Closure:
        recorder, source, name = self.recorder, self.source, node.name

        def group(scope: ScopeFrame) -> Value:
            parts = recorder.match_parts(scope)
            record = MatchRecord(node, source, closure(scope), parts)
            recorder.current.parts.append(record)
            return record.value

        def variable(scope: ScopeFrame) -> Value:
            record = VariableRecord(node, source)
            value = self._under_way(record, closure, scope)
            binding = recorder.read_nearby(name, scope)
            if binding is None:
                binding, record.found = recorder.read(name, scope)
            record.parts = [binding]
            return value

        return group if name.isdigit() else variable

    def _assignment(self, node: n.Assignment, closure: Closure) -> Closure:
        recorder, source = self.recorder, self.source
        names = [each.name for each in n.walk(node.target) if isinstance(each, n.Variable)]
        single = not any(isinstance(each, n.Array) for each in n.walk(node.target))

        def assign(scope: ScopeFrame) -> Value:
            record = AssignmentRecord(node, source, recorder.control)
            value = self._under_way(record, closure, scope)
            records = records_of(scope)
            for name in names:
                records[name] = (
                    record
                    if single
                    else AssignmentRecord(
                        node,
                        source,
                        recorder.control,
                        value=scope.variables[name],
                        parts=[record],
                        name=name,
                    )
                )
            return value

        return assign

    def _call(self, node: n.Call | n.MethodCall, closure: Closure) -> Closure:
        recorder, source, block = self.recorder, self.source, node.block
        loops = block is not None and has_effects(block.body)
        looks = calls(node, Trait.READS_CATALOG)
        tags = called_name(node) == "tag"

        def call(scope: ScopeFrame) -> Value:
            record = CallRecord(node, source)
            value = self._under_way(record, closure, scope)
            if looks:
                note_call(recorder, record, scope)
            elif tags:
                recorder.tag_calls.append((record, scope.base.resource))
            if loops and block is not None and not record.iterations:
                condition = ConditionRecord(
                    node, source, record.parts, value=value, is_empty_loop=True
                )
                skipped = Skipped((block.body,), condition, recorder.control, scope)
                recorder.skipped.append(skipped)
            if isinstance(value, Sensitive) and record.lookup is None:
                for argument in node.arguments:
                    recorder.hide(source, argument.start, argument.end)
            return value

        return call

    # --- Conditionals

    def _conditional(
        self, node: n.If | n.Unless | n.Case | n.Selector, closure: Closure
    ) -> Closure:
        recorder, source = self.recorder, self.source
        bodies = [body for body in _branches(node) if has_effects(body)]

        def choose(scope: ScopeFrame) -> Value:
            record = ConditionalRecord(node, source)
            recorder.conditionals.append(record)
            try:
                value = self._under_way(record, closure, scope)
            finally:
                recorder.conditionals.pop()
            condition = record.condition
            chosen = None if condition is None else condition.chosen
            skipped = tuple(body for body in bodies if body is not chosen)
            if skipped:
                if condition is None:
                    condition = ConditionRecord(node, source, list(record.parts))
                recorder.skipped.append(Skipped(skipped, condition, recorder.control, scope))
                if any(map(leaves_early, skipped)):
                    recorder.control = AfterBranch(recorder.control, condition)
            return value

        return choose

    def body(self, statements: n.Body) -> LoweredBody:
        closures = self.lower_all(statements)
        recorder, source = self.recorder, self.source
        *first, last = closures or [_nothing]

        def run(scope: ScopeFrame) -> Value:
            owner = recorder.current
            outer = recorder.control
            is_branch = isinstance(owner, ConditionalRecord)
            if isinstance(owner, ConditionalRecord):
                condition = ConditionRecord(
                    owner.node, source, list(owner.parts), chosen=statements
                )
                owner.condition = condition
                recorder.control = InBranch(outer, condition)
            inner = recorder.control
            parts = owner.parts
            try:
                for closure in first:
                    count = len(parts)
                    closure(scope)
                    del parts[count:]  # only what variables and resources keep of it matters
                return last(scope)
            finally:
                recorder.last_control = recorder.control
                passed = _passed(recorder.control, inner) if is_branch else []
                recorder.control = outer
                for condition in passed:
                    recorder.control = AfterBranch(recorder.control, condition)

        return run

    # --- Lambdas, functions, templates

    def block_body(self, node: Block) -> LoweredBody:
        body = self.body(node.body)
        if isinstance(node, n.EppTemplate):
            return self._template(node, body)
        is_lambda = isinstance(node, n.Lambda)
        make = IterationRecord if is_lambda else FunctionRecord
        control = InIteration if is_lambda else InFunction

        def run(scope: ScopeFrame) -> Value:
            call, frame = self._enter(node, scope)
            record: Record = make(node, self.source, frame)
            value = self._run_block(record, control, frame, body, scope)
            self.recorder.iterations += 1
            if self.recorder.iterations > _MAX_ITERATIONS:
                record = UnrecordedRecord(node, self.source, value)
            if not (is_lambda and _has_trait(call, Trait.IGNORES_RESULTS)):
                call.parts.append(record)
            if isinstance(call, CallingRecord):
                call.previous = record if _has_trait(call, Trait.ACCUMULATES) else None
            return value

        return run

    def _enter(self, node: n.Node, scope: ScopeFrame) -> tuple[Record, Frame]:
        call = self.recorder.current
        calling = call if isinstance(call, CallingRecord) else CallingRecord()
        if calling.arguments is None:
            calling.arguments = tuple(call.parts)
        frame = Frame(
            node,
            call.node,
            call.source,
            calling.arguments,
            calling.defaults,
            calling.iterations,
            calling.previous,
        )
        calling.iterations += 1
        records_of(scope)[FRAME] = frame
        return call, frame

    def _run_block(
        self,
        record: Record,
        control: type[InBlock],
        frame: Frame,
        body: LoweredBody,
        scope: ScopeFrame,
    ) -> Value:
        """Run a block; how it was left, and what else its value depends on, become parts."""
        recorder = self.recorder
        around, outer = recorder.current, recorder.control
        inner = control(outer, frame)
        recorder.current, recorder.control = record, inner
        try:
            record.value = body(scope)
            end = recorder.last_control
            record.parts += _passed(end, inner)
        except (NextJump, ReturnJump) as jump:
            parts, left_at = recorder.take_jump()
            record.value = jump.value
            record.parts = parts + _conditions(left_at, inner)
            is_next = control is InIteration and isinstance(jump, NextJump)
            if is_next or control is InFunction:
                around.parts.append(record)
            raise
        except BaseException:  # whatever it is, it is noted on its way
            recorder.passes(record, around)
            raise
        finally:
            recorder.current, recorder.control = around, outer
        return record.value

    def _template(self, node: n.EppTemplate, body: LoweredBody) -> LoweredBody:
        def run(scope: ScopeFrame) -> Value:
            recorder = self.recorder
            call, frame = self._enter(node, scope)
            record = TemplateRecord(node, self.source, frame)
            around = recorder.pieces
            recorder.pieces = []
            try:
                return self._run_block(record, InTemplate, frame, body, scope)
            finally:
                record.parts = recorder.pieces
                recorder.pieces = around
                record.value = "".join(map(_piece_text, record.parts))
                call.parts.append(record)

        return run

    def _piece(
        self, node: n.RenderString | n.RenderExpression | n.RenderBlock, closure: Closure
    ) -> Closure:
        recorder, source = self.recorder, self.source
        is_text = isinstance(node, n.RenderString)
        make = TemplateTextRecord if is_text else TemplateValueRecord

        def render(scope: ScopeFrame) -> Value:
            record = make(node, source, control=recorder.control)
            self._under_way(record, closure, scope)
            assert scope.template is not None  # the closure has just added to it
            record.value = scope.template[-1]
            if recorder.pieces is not None:
                recorder.pieces.append(record)
            return None

        return render

    # --- Attributes and parameters

    def attribute(self, operation: n.Operation) -> Closure:
        closure = self.lower(operation.value)
        recorder, source = self.recorder, self.source

        def evaluate(scope: ScopeFrame) -> Value:
            record = AttributeRecord(operation, source, control=recorder.control)
            value = self._under_way(record, closure, scope)
            records_of(scope)[id(operation)] = record
            return value

        return evaluate

    def default(self, parameter: n.Parameter, default: n.Node) -> Closure:
        evaluate: Callable[[Any], Value] = super().default(parameter, default)
        recorder, source = self.recorder, self.source

        def recorded(scope: ScopeFrame) -> Value:
            record = ParameterDefaultRecord(parameter, source)
            around = recorder.current
            value = self._under_way(record, evaluate, scope)
            around.parts.remove(record)
            if isinstance(around, CallingRecord):
                around.defaults[parameter.name] = record
            # A constant is evaluated in the scope itself, others in one of their own.
            home = scope if isinstance(scope, Scope) else scope.next
            if home is not None:
                records_of(home)[DEFAULT, parameter.name] = record
            return value

        return recorded


_ROLES: dict[type[n.Node], str] = {
    n.ResourceDefaults: "default",
    n.ResourceOverride: "override",
    n.Collector: "collector-override",
}


def _nothing(_: ScopeFrame) -> Value:
    return None


def _branches(node: n.Node) -> list[n.Body]:
    if isinstance(node, (n.If, n.Unless)):
        return [node.then, node.otherwise or ()]
    if isinstance(node, n.Case):
        return [option.body for option in node.options]
    return []


def _passed(end: Control | None, start: Control | None) -> list[ConditionRecord]:
    """The conditions because of which a body was not left early."""
    return [
        control.condition
        for control in controls_beyond(end, start)
        if isinstance(control, AfterBranch)
    ]


def _conditions(end: Control | None, start: Control | None) -> list[Record]:
    """The conditions on the way from the start of a body to its end."""
    return [
        control.condition
        for control in controls_beyond(end, start)
        if isinstance(control, Conditioned)
    ]


def _has_trait(call: Record, trait: Trait) -> bool:
    return call.node is not None and calls(call.node, trait)


def _piece_text(record: Record) -> str:
    from mupuppet.values.strings import to_string

    value = record.value
    return to_string(value.value) if isinstance(value, Sensitive) else str(value)
