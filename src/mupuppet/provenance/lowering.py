"""A lowering whose closures record what they evaluate."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mupuppet.compiler.evaluation.lowering.base import Block, Closure, LoweredBody, Lowering
from mupuppet.compiler.model.scope import Scope
from mupuppet.compiler.resources.collectors import Collector
from mupuppet.functions.declarations import Trait
from mupuppet.functions.jumps import NextJump, ReturnJump
from mupuppet.provenance.effects import called_name, calls, has_effects, leaves_early
from mupuppet.provenance.recorder import DEFAULT, FRAME, MATCH, Recorder, records_of
from mupuppet.provenance.records import Call, Control, Frame, Record, Skipped, controls_beyond
from mupuppet.provenance.states import note_call
from mupuppet.syntax import nodes as n
from mupuppet.values.basic import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame as ScopeFrame
    from mupuppet.compiler.program.definitions import Unit

_LITERALS = (n.Undef, n.Default, n.Boolean, n.Integer, n.Float, n.String, n.Name, n.Regexp)
_KINDS: dict[type[n.Node], str] = {
    n.TypeName: "type",
    n.InterpolatedString: "string",
    n.Heredoc: "string",
    n.Array: "array",
    n.Hash: "hash",
    n.Access: "access",
    n.Resource: "resource",
    n.ResourceDefaults: "default",
    n.ResourceOverride: "override",
    n.Collector: "collector",
    n.Relationship: "relationship",
}
_CONDITIONALS = (n.If, n.Unless, n.Case, n.Selector)
#: The insides of so many turns of loops and calls of functions are kept; of more only the values.
_MOST_TURNS = 50_000


class RecordingLowering(Lowering):
    """Lowers the nodes of a file to closures that tell a recorder what they do."""

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
        record = Record("literal", node, self.source, value)

        def literal(_: ScopeFrame) -> Value:
            recorder.current.parts.append(record)
            return value

        return literal

    def _evaluation(self, node: n.Node, closure: Closure) -> Closure:
        recorder, source = self.recorder, self.source
        kind = _KINDS.get(type(node), "operator")

        def evaluate(scope: ScopeFrame) -> Value:
            record = Record(kind, node, source)
            match = scope.match
            value = self._under_way(record, closure, scope)
            if scope.match is not match:
                records_of(scope)[MATCH] = (scope.match, record)
            if isinstance(value, Collector):
                recorder.collectors.append((value, record, recorder.control))
            elif kind == "relationship":
                recorder.arrows.setdefault(id(node), []).append((record, recorder.control))
            return value

        return evaluate

    def _variable(self, node: n.Variable, closure: Closure) -> Closure:
        recorder, source, name = self.recorder, self.source, node.name
        is_group = name.isdigit()

        def variable(scope: ScopeFrame) -> Value:
            record = Record("match" if is_group else "variable", node, source)
            if is_group:
                record.parts = recorder.match_parts(scope)
                record.value = closure(scope)
                recorder.current.parts.append(record)
                return record.value
            value = self._under_way(record, closure, scope)
            binding = recorder.read_nearby(name, scope)
            if binding is None:
                binding, record.detail = recorder.read(name, scope)
            record.parts = [binding]
            return value

        return variable

    def _assignment(self, node: n.Assignment, closure: Closure) -> Closure:
        recorder, source = self.recorder, self.source
        names = [each.name for each in n.walk(node.target) if isinstance(each, n.Variable)]
        single = not any(isinstance(each, n.Array) for each in n.walk(node.target))

        def assign(scope: ScopeFrame) -> Value:
            record = Record("assignment", node, source, control=recorder.control)
            value = self._under_way(record, closure, scope)
            records = records_of(scope)
            for name in names:
                records[name] = (
                    record
                    if single
                    else Record(
                        "assignment", node, source, scope.variables[name], [record], name,
                        recorder.control,
                    )
                )  # fmt: skip
            return value

        return assign

    def _call(self, node: n.Call | n.MethodCall, closure: Closure) -> Closure:
        recorder, source, block = self.recorder, self.source, node.block
        loops = block is not None and has_effects(block.body)
        looks = calls(node, Trait.READS_CATALOG)
        tags = called_name(node) == "tag"

        def call(scope: ScopeFrame) -> Value:
            detail = Call()
            record = Record("call", node, source, detail=detail)
            value = self._under_way(record, closure, scope)
            if looks:
                note_call(recorder, record, scope)
            elif tags:
                recorder.tag_calls.append((record, scope.base.resource))
            if loops and block is not None and not detail.turns:
                condition = Record("condition", node, source, value, record.parts, "empty")
                skipped = Skipped((block.body,), condition, recorder.control, scope)
                recorder.skipped.append(skipped)
            if isinstance(value, Sensitive) and detail.lookup is None:
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
            record = Record("conditional", node, source)
            recorder.conditionals.append(record)
            try:
                value = self._under_way(record, closure, scope)
            finally:
                recorder.conditionals.pop()
            condition: Record | None = record.detail
            chosen = None if condition is None else condition.detail
            skipped = tuple(body for body in bodies if body is not chosen)
            if skipped:
                if condition is None:
                    condition = Record("condition", node, source, parts=list(record.parts))
                recorder.skipped.append(Skipped(skipped, condition, recorder.control, scope))
                if any(map(leaves_early, skipped)):
                    recorder.control = Control("passed", recorder.control, condition)
            return value

        return choose

    def body(self, statements: n.Body) -> LoweredBody:
        closures = self.lower_all(statements)
        recorder, source = self.recorder, self.source
        *first, last = closures or [_nothing]

        def run(scope: ScopeFrame) -> Value:
            owner = recorder.current
            outer = recorder.control
            is_branch = owner.kind == "conditional"
            if is_branch:
                condition = Record("condition", owner.node, source, parts=list(owner.parts))
                condition.detail = statements
                owner.detail = condition
                recorder.control = Control("branch", outer, condition)
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
                    recorder.control = Control("passed", recorder.control, condition)

        return run

    # --- Lambdas, functions, templates

    def block_body(self, node: Block) -> LoweredBody:
        body = self.body(node.body)
        if isinstance(node, n.EppTemplate):
            return self._template(node, body)
        kind = "turn" if isinstance(node, n.Lambda) else "function"

        def run(scope: ScopeFrame) -> Value:
            call, frame = self._enter(node, scope)
            record = Record(kind, node, self.source, detail=frame)
            value = self._run_block(kind, record, frame, body, scope)
            self.recorder.turns += 1
            if self.recorder.turns > _MOST_TURNS:
                record.parts = []
                record.kind = "unrecorded"
            if not (kind == "turn" and _has_trait(call, Trait.IGNORES_RESULTS)):
                call.parts.append(record)
            if isinstance(call.detail, Call):
                call.detail.previous = record if _has_trait(call, Trait.ACCUMULATES) else None
            return value

        return run

    def _enter(self, node: n.Node, scope: ScopeFrame) -> tuple[Record, Frame]:
        call = self.recorder.current
        detail = call.detail if isinstance(call.detail, Call) else Call()
        if detail.arguments is None:
            detail.arguments = tuple(call.parts)
        frame = Frame(
            node,
            call.node,
            call.source,
            detail.arguments,
            detail.defaults,
            detail.turns,
            detail.previous,
        )
        detail.turns += 1
        records_of(scope)[FRAME] = frame
        return call, frame

    def _run_block(
        self, kind: str, record: Record, frame: Frame, body: LoweredBody, scope: ScopeFrame
    ) -> Value:
        """Run a block; how it was left, and what else its value depends on, become parts."""
        recorder = self.recorder
        around, outer = recorder.current, recorder.control
        inner = Control(kind, outer, Record(kind, record.node, record.source, detail=frame))
        recorder.current, recorder.control = record, inner
        try:
            record.value = body(scope)
            end = recorder.last_control
            record.parts += _passed(end, inner)
        except (NextJump, ReturnJump) as jump:
            parts, control = recorder.take_jump()
            record.value = jump.value
            record.parts = parts + _conditions(control, inner)
            if (kind == "turn" and isinstance(jump, NextJump)) or kind == "function":
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
            record = Record("template", node, self.source, detail=frame)
            around = recorder.pieces
            recorder.pieces = []
            try:
                return self._run_block("template", record, frame, body, scope)
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

        def render(scope: ScopeFrame) -> Value:
            kind = "template-text" if isinstance(node, n.RenderString) else "template-value"
            record = Record(kind, node, source, control=recorder.control)
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
            record = Record("attribute", operation, source, control=recorder.control)
            value = self._under_way(record, closure, scope)
            records_of(scope)[id(operation)] = record
            return value

        return evaluate

    def default(self, parameter: n.Parameter, default: n.Node) -> Closure:
        evaluate: Callable[[Any], Value] = super().default(parameter, default)
        recorder, source = self.recorder, self.source

        def recorded(scope: ScopeFrame) -> Value:
            record = Record("parameter-default", parameter, source)
            around = recorder.current
            value = self._under_way(record, evaluate, scope)
            around.parts.remove(record)
            if isinstance(around.detail, Call):
                around.detail.defaults[parameter.name] = record
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


def _passed(end: Control | None, start: Control | None) -> list[Record]:
    """The conditions that kept a body from being left early."""
    return [
        control.record
        for control in controls_beyond(end, start)
        if control.kind == "passed" and control.record is not None
    ]


def _conditions(end: Control | None, start: Control | None) -> list[Record]:
    """The conditions on the way from the start of a body to its end."""
    return [
        control.record
        for control in controls_beyond(end, start)
        if control.kind in ("passed", "branch") and control.record is not None
    ]


def _has_trait(call: Record, trait: Trait) -> bool:
    return call.node is not None and calls(call.node, trait)


def _piece_text(record: Record) -> str:
    from mupuppet.values.strings import to_string

    value = record.value
    return to_string(value.value) if isinstance(value, Sensitive) else str(value)
