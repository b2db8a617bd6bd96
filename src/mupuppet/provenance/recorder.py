"""The recorder: records how values are computed while a compilation runs.

It is a state machine with two registers. `current` is the evaluation that is under way: what is
evaluated below it becomes its part. `control` is why the code is run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.compiler.model.scope import LocalScope, Scope, frame_of
from mupuppet.functions.control_flow import Jump
from mupuppet.provenance.controls import InMain, Skipped, controls_beyond
from mupuppet.provenance.evaluations import Control, Record
from mupuppet.provenance.events import Change, Creation, Found, Frame, Inclusion, Lookup
from mupuppet.provenance.records import (
    ArgumentRecord,
    AutomaticRecord,
    CallRecord,
    DataRecord,
    ElementRecord,
    FactRecord,
    MainRecord,
    NodeParameterRecord,
    OutsideRecord,
    ParameterRecord,
    RootRecord,
    ServerFactRecord,
    SettingRecord,
    TrustedFactRecord,
    UndefinedRecord,
)
from mupuppet.provenance.secrets import Secrets
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import RELATIONSHIP_NAMES
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.scope import Frame as ScopeFrame
    from mupuppet.compiler.resources.collectors import Collector

#: Keys of `records` of a scope that are not names of variables.
FRAME = "{frame}"
MATCH = "{match}"
DEFAULT = "{default}"
#: Variables that hold all facts of a kind.
_FACT_HASHES: dict[str, type[OutsideRecord]] = {
    "facts": FactRecord,
    "trusted": TrustedFactRecord,
    "server_facts": ServerFactRecord,
}


class Recorder:
    """Records how values are computed in one compilation."""

    def __init__(self) -> None:
        self.compiler: Compiler
        #: Whether there was something to compile: the main manifests were accepted.
        self.has_begun = False
        self.current: Record = MainRecord()
        self.control: Control | None = InMain(None)
        #: The control at the end of the body that ended last.
        self.last_control: Control | None = None
        #: Conditionals that are under way.
        self.conditionals: list[Record] = []
        #: What the template that is under way has rendered.
        self.pieces: list[Record] | None = None
        #: The call that leaves a block early.
        self.jump: tuple[Record, Control | None] | None = None
        #: What each operation of a resource expression belongs to, by identity.
        self.roles: dict[int, tuple[str, n.Node]] = {}
        self.skipped: list[Skipped] = []
        self.creations: dict[int, Creation] = {}
        self.bodies: dict[int, Control] = {}
        self.inclusions: dict[str, list[Inclusion]] = {}
        self.collectors: list[tuple[Collector, Record, Control | None]] = []
        self.arrows: dict[int, list[tuple[Record, Control | None]]] = {}
        #: Lookups for parameters of classes, by resource and parameter.
        self.data: dict[tuple[int, str], Lookup] = {}
        #: Stretches of text that hold what is sensitive.
        self.secret_spans: dict[int, tuple[SourceFile, list[tuple[int, int]]]] = {}
        self.secrets = Secrets()
        #: Calls of `tag`, and the resource that got the tags.
        self.tag_calls: list[tuple[Record, Resource | None]] = []
        #: How many iterations and calls of functions have been recorded.
        self.iterations = 0
        self.inheriting: Any = None
        self.finishing = False
        #: The innermost evaluation that failed.
        self.failure: tuple[Record, Control | None] | None = None
        self._failing: Record | None = None
        #: The resources whose code failed, the innermost first.
        self.failed_resources: list[Resource] = []

    # --- Failures and jumps

    def fails(self, record: Record, around: Record, problem: BaseException) -> None:
        """An exception leaves an evaluation. The innermost is what failed."""
        if isinstance(problem, Jump):
            if self.jump is None:
                self.jump = (record, self.control)
            return
        if self.failure is None or self._failing is not record:
            self.failure = (record, self.control)
        self._failing = around

    def passes(self, record: Record, around: Record) -> None:
        """An exception leaves what is not an evaluation, such as the body of a class."""
        if self._failing is record:
            self._failing = around

    @property
    def failed_evaluation(self) -> tuple[Record, Control | None] | None:
        """The innermost evaluation that failed, if that ended the compilation."""
        failing = self._failing
        return self.failure if isinstance(failing, RootRecord) else None

    def take_jump(self) -> tuple[list[Record], Control | None]:
        """What a block was left with, and why."""
        jump, self.jump = self.jump, None
        if jump is None:
            return [], None
        record, control = jump
        return list(record.parts), control

    # --- Secrets

    def hide(self, source: SourceFile, start: int, end: int) -> None:
        _, spans = self.secret_spans.setdefault(id(source), (source, []))
        if (start, end) not in spans:
            spans.append((start, end))

    # --- Variables

    def read_nearby(self, name: str, reader: ScopeFrame) -> Record | None:
        """How a variable of the innermost scope got its value, if there is nothing more to say."""
        if "::" in name or name not in reader.variables:
            return None
        binding = self.binding(reader, name)
        return None if controls_beyond(binding.control, self.control) else binding

    def read(self, name: str, reader: ScopeFrame) -> tuple[Record, Found]:
        """How a variable that is read somewhere got its value."""
        frame = self.frame_of(name, reader)
        binding = self.undefined(name) if frame is None else self.binding(frame, _leaf(name))
        beyond = controls_beyond(binding.control, self.control)
        return binding, Found(name, reader, frame, beyond, len(self.skipped))

    def frame_of(self, name: str, reader: ScopeFrame) -> ScopeFrame | None:
        """Where a variable is found: the same way as the compiler goes."""
        frame: ScopeFrame | None
        if "::" not in name:
            frame = reader
            while frame is not None and name not in frame.variables:
                frame = frame.next
            return frame
        class_name, _, leaf = name.removeprefix("::").rpartition("::")
        if not class_name:
            top = self.compiler.top
            return top if leaf in top.variables else None
        scope: Scope | None = self.compiler.classes.scopes.get(class_name.lower())
        while scope is not None:
            if leaf in scope.variables:
                return scope
            frame = scope.active
            if reader.base is scope is not reader:
                frame = reader  # in a class's lambdas its name finds variables of theirs
            while frame is not None and frame is not scope:
                if leaf in frame.variables:
                    return frame
                frame = frame.next
            scope = scope.inherits
        return None

    def undefined(self, name: str) -> Record:
        return UndefinedRecord(name)

    def binding(self, frame: ScopeFrame, name: str) -> Record:
        """How a variable of a frame got its value."""
        records = records_of(frame)
        known = records.get(name)
        if known is None:
            if isinstance(frame, LocalScope):
                known = self._local_binding(frame, name, records.get(FRAME))
            else:
                known = self._scope_binding(frame, name)
            records[name] = known
        found: Record = known
        return found

    def _local_binding(self, scope: LocalScope, name: str, frame: Frame | None) -> Record:
        value = scope.variables[name]
        if frame is None:  # the parameters so far, while defaults of others are evaluated
            return self._parameter(scope.base, name, value)
        if name in frame.defaults:
            return frame.defaults[name]
        if isinstance(frame.node, n.EppTemplate):
            return ArgumentRecord(frame, name, value, list(frame.arguments[1:]))
        parameters = frame.node.parameters  # type: ignore[attr-defined]  # a lambda or function
        index = next((i for i, p in enumerate(parameters) if p.name == name), 0)
        if isinstance(frame.node, n.FunctionDefinition):
            parts = frame.arguments[index : index + 1] or frame.arguments
            if any(isinstance(part.node, n.Unfold) for part in frame.arguments):
                parts = frame.arguments
            return ArgumentRecord(frame, name, value, list(parts))
        parts = frame.arguments if frame.previous is None else (*frame.arguments, frame.previous)
        return ElementRecord(frame, name, index, value, list(parts))

    def _scope_binding(self, scope: Scope, name: str) -> Record:
        value = scope.variables[name]
        compiler = self.compiler
        if scope is compiler.top:
            make = _record_at_top(compiler, name)
            return AutomaticRecord(name, None, value) if make is None else make(name, value)
        if scope is compiler.classes.scopes.get("settings"):
            return SettingRecord(name, value)
        return self._parameter(scope, name, value)

    def _parameter(self, scope: Scope, name: str, value: Value) -> Record:
        resource = scope.resource
        control = self.bodies.get(id(resource))
        if resource is not None and name not in ("title", "name"):
            change = self.change_of(resource, name, value)
            if change is not None:
                return ParameterRecord(change, value, control)
        return AutomaticRecord(name, resource, value, control)

    def change_of(self, resource: Resource, name: str, value: Value) -> Change | None:
        """The change that gave an attribute this very value."""
        changes = resource.parameters.changes.get(name, [])  # type: ignore[attr-defined]  # recorded
        for change in reversed(changes):
            if change.parameter.value is value:
                found: Change = change
                return found
        return changes[-1] if changes else None

    def match_parts(self, scope: ScopeFrame) -> list[Record]:
        """What `$1` and the like come from."""
        frame: ScopeFrame | None = scope
        while frame is not None:
            if frame.match is not None:
                if frame.match.group(0) is None:
                    return []  # nothing around is seen from here
                known = records_of(frame).get(MATCH)
                if known is not None and known[0] is frame.match:
                    return [known[1]]
                break
            frame = frame.next
        return list(self.conditionals[-1].parts) if self.conditionals else []

    # --- Attributes and resources

    def created(self, resource: Resource) -> None:
        self.creations[id(resource)] = Creation(
            resource, self.current, self.control, self.inheriting, len(self.creations) + 1
        )

    def change(self, resource: Resource, parameter: Parameter, before: Change | None) -> Change:
        """What a new value of an attribute was made from, and by whom."""
        self.secrets.note(parameter.value)
        node = parameter.node
        if before is not None and isinstance(parameter.value, list):
            if before.parameter.value is parameter.value and parameter.name in RELATIONSHIP_NAMES:
                # An arrow has made the array longer.
                return Change(resource, parameter, "arrow", None, self.control, before)
        if isinstance(node, (n.AttributeOperation, n.AttributesFromHash)):
            if before is not None and before.parameter.node is node:
                if before.parameter.scope is parameter.scope:
                    if not isinstance(before.parameter.value, Sensitive):
                        # An arrow has added to what was written.
                        return Change(resource, parameter, "arrow", None, self.control, before)
                    return Change(
                        resource, parameter, "sensitive", before.record, before.control,
                        before.before,
                    )  # fmt: skip
            how = self.roles[id(node)][0]
            frame = frame_of(parameter)
            assert frame is not None  # operations are evaluated in one
            record = records_of(frame).get(id(node))
            control = None if record is None else record.control
            return Change(resource, parameter, how, record, control, before)
        if isinstance(node, n.Parameter):
            frame = frame_of(parameter)
            assert frame is not None  # defaults are evaluated in one
            default = records_of(frame).get((DEFAULT, parameter.name))
            return Change(resource, parameter, "parameter-default", default, self.control, before)
        if isinstance(node, n.Relationship):
            return Change(resource, parameter, "arrow", None, self.control, before)
        lookup = self.data.get((id(resource), parameter.name))
        if lookup is not None and _is_of(parameter.value, lookup.value):
            record = DataRecord(lookup, parameter.value)
            return Change(resource, parameter, "data", record, self.control, before)
        if self.finishing:
            return Change(resource, parameter, "handed-down", None, self.control, before)
        how = "call" if isinstance(self.current, CallRecord) else "automatic"
        return Change(resource, parameter, how, self.current, self.control, before)


class RecordedParameters(dict[str, "Parameter"]):
    """The attributes of a resource, and all their changes."""

    def __init__(self, recorder: Recorder, resource: Resource) -> None:
        super().__init__()
        self._recorder = recorder
        self._resource = resource
        self.changes: dict[str, list[Change]] = {}

    def __setitem__(self, name: str, parameter: Parameter) -> None:
        changes = self.changes.setdefault(name, [])
        before = changes[-1] if changes else None
        changes.append(self._recorder.change(self._resource, parameter, before))
        super().__setitem__(name, parameter)

    def update(self, parameters: dict[str, Parameter]) -> None:  # type: ignore[override]  # as it is called
        for name, parameter in parameters.items():
            self[name] = parameter


def records_of(scope: ScopeFrame) -> dict[Any, Any]:
    """How the variables of a scope came about, as far as that is known."""
    try:
        return scope.records
    except AttributeError:
        made: dict[Any, Any] = {}
        scope.records = made
        return made


def _is_of(value: Value, found: Value) -> bool:
    """Whether a value is what was found; resources keep the plain value of a Sensitive one."""
    return value is found or (isinstance(found, Sensitive) and value is found.value)


def _leaf(name: str) -> str:
    return name.rpartition("::")[2]


def _record_at_top(compiler: Compiler, name: str) -> type[OutsideRecord] | None:
    """What a variable at top scope is; None if the compiler has set it."""
    node = compiler.inputs.node
    if name in _FACT_HASHES:
        return _FACT_HASHES[name]
    if name in node.parameters:
        return NodeParameterRecord
    if name in node.facts:
        return FactRecord
    return ServerFactRecord if name in node.server_facts else None
