"""From records to explanations of values.

`explain(record, path)` explains the part of a record's value that a path of keys leads to: an
access such as `$settings['port']` is followed into the hash that was assigned, and there to the
one entry that matters. Where a path cannot be followed the whole value is explained.
"""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.provenance.base_explainer import BaseExplainer
from mupuppet.provenance.changes import Changes
from mupuppet.provenance.conditionals import Conditionals
from mupuppet.provenance.evaluations import Control, Record
from mupuppet.provenance.events import Change, Found
from mupuppet.provenance.existence import Existence
from mupuppet.provenance.explained_states import explain_state
from mupuppet.provenance.hiera_data import explain_lookup
from mupuppet.provenance.labels import head_text, literal, resource_label, route, shortened
from mupuppet.provenance.paths import (
    Path,
    dig,
    dug_path,
    element_path,
    entry_of,
    fact_name,
    merged_from,
)
from mupuppet.provenance.records import (
    OUTSIDE_KINDS,
    AccessRecord,
    ArgumentRecord,
    ArrayRecord,
    AssignmentRecord,
    AttributeOfRecord,
    AttributeRecord,
    AutomaticRecord,
    CallRecord,
    ChangedRecord,
    ConditionalRecord,
    ConditionRecord,
    DataRecord,
    ElementRecord,
    ErbTemplateRecord,
    FileRecord,
    FunctionRecord,
    HashRecord,
    IterationRecord,
    LiteralRecord,
    MatchRecord,
    OperatorRecord,
    OutsideRecord,
    ParameterDefaultRecord,
    ParameterRecord,
    RubyCallRecord,
    TemplateRecord,
    TemplateTextRecord,
    TemplateValueRecord,
    TemplateVariableRecord,
    TypeRecord,
    UndefinedRecord,
    UnrecordedRecord,
    UnsetAttributeRecord,
    VariableRecord,
)
from mupuppet.provenance.skipped_code import SkippedCode
from mupuppet.provenance.states import StateRecord
from mupuppet.provenance.template_lines import Focus
from mupuppet.provenance.templates import Templates
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.provenance.replay import Recording

#: What a call may have below it besides its arguments.
_BODIES = (FunctionRecord, TemplateRecord, ErbTemplateRecord)
_ATTRIBUTES = (AttributeOfRecord, UnsetAttributeRecord)
#: No explanation gets larger than this.
_MOST_NODES = 20_000
#: Nor deeper, as a rule: its readers, people and programs, have a limit too.
_DEEPEST = 200
#: The note of what is not explained any further.
LEFT_OUT = "omitted: too much to show"


class Explainer(BaseExplainer):
    """Explains the values of one recording."""

    def __init__(self, recording: Recording) -> None:
        super().__init__(recording)
        self.conditionals = Conditionals(self)
        self.existence = Existence(self, self.conditionals)
        self.changes = Changes(self, self.existence)
        self._templates = Templates(self)
        self._depth = 0
        self.deepest = _DEEPEST

    def begin(self, focus: Focus | None = None) -> None:
        """Begin a new explanation: nothing counts as explained above."""
        self.focus = focus
        self.seen = {}
        self.seen_resources = {}
        self.count = 0
        self._depth = 0
        self.hidden = 0

    # --- Records

    def explain(self, record: Record, path: Path = ()) -> Explanation:
        """The explanation of a value, or of what a path leads to in it."""
        if self.shared is not None:
            return self._explain_once(record, path)
        key = (id(record), path)
        is_too_much = self.count > _MOST_NODES or self._depth > self.deepest
        if (key in self.seen and record.parts) or is_too_much:
            made = self.of_record(record, path, [])
            made.note = "explained above" if key in self.seen else LEFT_OUT
            made.text = made.text or record.label + "".join(f"[{_shown(key)}]" for key in path)
            return made
        self.seen[key] = None
        hides = isinstance(record.value, Sensitive) and not isinstance(record, VariableRecord)
        self._depth += 1
        try:
            with self.hiding(hides):
                return self._explain(record, path)
        finally:
            self._depth -= 1

    def _explain_once(self, record: Record, path: Path) -> Explanation:
        """The same as a part of a graph: whatever was explained before is there again."""
        assert self.shared is not None  # the caller has asked
        key = (id(record), path, bool(self.hidden))
        found = self.shared.get(key)
        if found is None:
            if self._depth > self.deepest:
                made = self.of_record(record, path, [])
                made.note, made.text = LEFT_OUT, made.text or record.label
                return made
            hides = isinstance(record.value, Sensitive) and not isinstance(record, VariableRecord)
            self._depth += 1
            self.hidden += hides
            try:
                found = record, self._explain(record, path)
            finally:
                self._depth -= 1
                self.hidden -= hides
            self.shared[key] = found
        # Callers change what they get: its note, or what is below it.
        return found[1].copied()

    def _explain(self, record: Record, path: Path) -> Explanation:
        match record:
            case LiteralRecord() | TemplateTextRecord():
                return self.of_record(record, (), [])
            case VariableRecord():
                return self._variable(record, path)
            case CallRecord():
                return self._call(record, path)
            case ArrayRecord() | HashRecord():
                return self._collection(record, path)
            case OperatorRecord():
                merged = self._merged(record, path)
                return merged or self.of_record(record, (), self.parts(record))
            case AccessRecord():
                return self._access(record, path)
            case AssignmentRecord():
                return self._assignment(record, path)
            case AttributeRecord() | ParameterDefaultRecord():
                parts = [self.explain(part, path) for part in record.parts]
                return self.of_record(record, path, parts)
            case ParameterRecord():
                return self._parameter(record, path)
            case ArgumentRecord():
                return self._argument(record, path)
            case ElementRecord():
                return self._element(record, path)
            case OutsideRecord():
                name = fact_name(record.name, path)
                value = dig(record.value, path)
                return self.make(record.kind, name, value, note=record.description)
            case ConditionalRecord():
                return self.conditionals.explain(record, path, is_hidden=bool(self.hidden))
            case ConditionRecord():
                return self.conditionals.condition(record)
            case FunctionRecord():
                return self._function(record, path)
            case IterationRecord():
                return self._iteration(record)
            case _:
                return self._explain_rare(record, path)

    def _explain_rare(self, record: Record, path: Path) -> Explanation:
        match record:
            case DataRecord():
                return explain_lookup(self, record.lookup, path)
            case TemplateRecord():
                return self._templates.epp(record)
            case TemplateValueRecord():
                return self._templates.value(record)
            case ErbTemplateRecord():
                return self._templates.erb(record)
            case TemplateVariableRecord():
                return self._templates.variable(record, path)
            case RubyCallRecord():
                return self._ruby_call(record, path)
            case FileRecord():
                made = self.make("file", f"the file {os.path.basename(record.name)}")
                made.file = record.name
                return made
            case StateRecord():
                return explain_state(self, self.existence, record)
            case ChangedRecord():
                return self._changed(record, path)
            case AutomaticRecord():
                return self._automatic(record)
            case UndefinedRecord():
                return self.make("undefined", f"${record.name}", None, note="is not defined")
            case MatchRecord():
                made = self.of_record(record, (), self.parts(record))
                made.text = f"${made.text.lstrip('$')}"
                return made
            case AttributeOfRecord(change=change):
                made = self.change(change, path)
                made.text = f"{change.resource.ref} {made.text}"
                return made
            case UnsetAttributeRecord():
                return self.make(record.kind, record.name, record.value, note="not set so far")
            case UnrecordedRecord():
                made = self.of_record(record, (), [])
                made.note = "one of many iterations: not recorded"
                made.is_detail = True
                return made
            case _:
                return self.of_record(record, path, self.parts(record))

    def _collection(self, record: Record, path: Path) -> Explanation:
        if path:
            entry = entry_of(record, path[0])
            if entry is not None:
                return self.explain(entry, path[1:])
        if _is_constant(record):
            return self.of_record(record, path, [], "literal")
        return self.of_record(record, (), self.parts(record))

    def _merged(self, record: Record, path: Path) -> Explanation | None:
        """An entry of hashes that are put together: the hash that has it, then the others."""
        origin = merged_from(record, path)
        if origin is None:
            return None
        children = [self.explain(origin, path)]
        for part in record.parts:
            if part is not origin:
                with self.aside():
                    children.append(self.explain(part))
                children[-1].is_detail = True
        return self.of_record(record, path, children)

    def _access(self, record: Record, path: Path) -> Explanation:
        if not record.parts:  # a type that is the same wherever it is evaluated
            return self.of_record(record, (), [], "type")
        left, *keys = record.parts
        if isinstance(left, TypeRecord):  # a reference, or a type
            return self.of_record(record, (), self.parts_of(keys), "reference")
        attributes = [part for part in keys if isinstance(part, _ATTRIBUTES)]
        if attributes:
            children = [self.explain(part, path) for part in attributes]
            return self.of_record(record, path, [*children, *self.parts_of([left])])
        values = tuple(part.value for part in keys)
        followed: Path | None = None
        if isinstance(left.value, (dict, list)) and all(type(v) in (str, int) for v in values):
            if len(values) == 1 and dig(left.value, values) == record.value:
                followed = (*values, *path)
        base = self.explain(left, followed or ())
        others = self.parts_of(keys)
        children = [base, *others]
        is_plain = all(isinstance(part, LiteralRecord) for part in keys)
        if is_plain and base.kind in OUTSIDE_KINDS and followed:
            base.file = base.file or (record.source.name if record.source else None)
            return base
        if is_plain and followed and base.kind in ("access", "variable"):
            base.children += others
            return base
        return self.of_record(record, path if followed else (), children)

    # --- Variables

    def _variable(self, record: VariableRecord, path: Path) -> Explanation:
        found = record.found
        (binding,) = record.parts
        children = [self.explain(binding, path)]
        if len(children) == 1 and isinstance(binding, OutsideRecord):
            outside = children[0]
            if record.source is not None and record.node is not None:
                outside.file = record.source.name or None
                position = record.source.position(record.node.start)
                outside.line, outside.column = position.line, position.column
            return outside
        if found is not None:
            children += self.conditions(found.beyond)
            children += self._skipped_assignments(found)
        made = self.of_record(record, path, children)
        if not made.text.startswith("$"):  # in an interpolation, or read by a function
            name = record.node.name if isinstance(record.node, n.Variable) else ""
            made.text = f"${name if found is None else found.name}"
        made.text += "".join(f"[{_shown(key)}]" for key in path)
        made.note = None if found is None else route(found)
        return made

    def _skipped_assignments(self, found: Found) -> list[Explanation]:
        """Assignments that would have been found before this one, had their code been run."""
        frames: list[Any] = []
        frame: Any = found.reader if "::" not in found.name else None
        while frame is not None and frame is not found.frame:
            frames.append(frame)
            frame = frame.next
        return self.skipped_assignments(found.name, frames, found.skipped)

    def skipped_assignments(self, name: str, frames: list[Any], until: int) -> list[Explanation]:
        wanted = set(map(id, frames))
        return [
            self.not_run(node, skipped.condition)
            for index, node, skipped in self.skipped.assignments(name)
            if index < until and id(skipped.scope) in wanted
        ]

    @cached_property
    def skipped(self) -> SkippedCode:
        """The code that was not run."""
        return SkippedCode(self.recorder.skipped)

    def not_run(self, node: n.Node, condition: ConditionRecord) -> Explanation:
        """Code that was not run, and why."""
        source = condition.source
        assert source is not None  # conditions are written somewhere
        with self.aside():
            reason = self.condition(condition, taken=False)
        text = head_text(self.recorder, source, node)
        made = self.make("not-run", text, NO_VALUE, node, source, [reason], "not run")
        made.is_detail = True
        return made

    def _assignment(self, record: AssignmentRecord, path: Path) -> Explanation:
        if record.name is not None:
            children = [self.explain(part) for part in record.parts[0].parts]
        else:
            children = [self.explain(part, path) for part in record.parts]
        return self.of_record(record, path, children)

    def _automatic(self, record: AutomaticRecord) -> Explanation:
        name, resource = record.name, record.resource
        if resource is None:
            return self.make("automatic", f"${name}", record.value, note="set by the compiler")
        if name in ("title", "name"):
            children = self.existence.title(resource)
            change = self.recorder.change_of(resource, name, record.value)
            if change is not None:
                children = [self.change(change)]
            return self.make("title", f"${name} of {resource.ref}", record.value, children=children)
        return self.make("automatic", f"${name}", record.value, note=resource_label(resource))

    # --- Parameters

    def _parameter(self, record: ParameterRecord, path: Path) -> Explanation:
        change = record.change
        inner = self.change(change, path)
        text = f"${change.parameter.name} of {resource_label(change.resource)}"
        return self.make("parameter", text, dig(record.value, path), children=[inner])

    def _argument(self, record: ArgumentRecord, path: Path) -> Explanation:
        frame, name = record.frame, record.name
        if isinstance(frame.node, n.EppTemplate):
            path_of = (name, *path)
            children = [self.explain(part, path_of) for part in record.parts[:1]]
            what = "the template"
        else:
            only = path if len(record.parts) == 1 else ()
            children = [self.explain(part, only) for part in record.parts]
            assert isinstance(frame.node, n.FunctionDefinition)  # lambdas have elements
            what = f"{frame.node.name}()"
        return self.make(
            "argument", f"${name} of {what}", dig(record.value, path), frame.call, frame.source,
            children,
        )  # fmt: skip

    def _element(self, record: ElementRecord, path: Path) -> Explanation:
        frame, name, parts = record.frame, record.name, record.parts
        followed = element_path(frame, record.index, record.value, path)
        if followed is not None:
            children = [self.explain(parts[0], followed)]
        else:
            children = self.parts_of(parts)
        return self.make(
            "element", f"${name}", dig(record.value, path), frame.call, frame.source, children,
            note=f"iteration {frame.iteration + 1} of the loop",
        )  # fmt: skip

    # --- Calls

    def _call(self, record: CallRecord, path: Path) -> Explanation:
        if record.lookup is not None:
            made = self.of_record(record, path, [])
            data = explain_lookup(self, record.lookup, path)
            made.children = [data, *self.parts(record)]
            return made
        dug = dug_path(record)
        if dug is not None:
            left, keys = dug
            children = [self.explain(left, (*keys, *path)), *self.parts_of(record.parts[1:])]
            return self.of_record(record, path, children)
        merged = self._merged(record, path)
        if merged is not None:
            return merged
        bodies = [part for part in record.parts if isinstance(part, _BODIES)]
        followed = path if bodies and isinstance(bodies[0], FunctionRecord) else ()
        # What a body makes of the arguments comes first, then arguments that it did not read.
        children = [self.explain(body, followed) for body in bodies]
        others = self.parts_of([part for part in record.parts if not isinstance(part, _BODIES)])
        for each in others:
            each.is_detail = each.is_detail or bool(bodies)
        return self.of_record(record, followed, children + others)

    def _ruby_call(self, record: RubyCallRecord, path: Path) -> Explanation:
        """A function that Ruby code has called."""
        given = ", ".join(literal(each) for each in record.given)
        text = shortened(f"{record.name}({given})")
        if record.failure is not None:
            made = self.make("call", text)
            made.children = self.parts(record)
            made.note = f"called by Ruby, failed: {record.failure}"
            return made
        made = self.make("call", text, dig(record.value, path))
        if record.lookup is not None:
            made.children = [explain_lookup(self, record.lookup, path)]
        made.children += self.parts(record)
        made.note = "called by Ruby"
        return made

    def _changed(self, record: ChangedRecord, path: Path) -> Explanation:
        """A variable whose array or hash Ruby code has changed in place."""
        before, changer = record.parts
        children = [self.explain(before)]
        with self.aside():
            children.append(self.explain(changer))
        last = children[-1]
        text, value = f"${record.name}", dig(record.value, path)
        made = self.make("changed", text, value, children=children)
        made.note = f"changed in place by {last.text}"
        made.file, made.line, made.column = last.file, last.line, last.column
        return made

    def _function(self, record: FunctionRecord, path: Path) -> Explanation:
        made = self.of_record(record, path, self._ends(record, path))
        assert isinstance(record.node, n.FunctionDefinition)  # of a function
        made.text = f"function {record.node.name}"
        return made

    def _iteration(self, record: IterationRecord) -> Explanation:
        made = self.of_record(record, (), self._ends(record, ()))
        made.note = f"iteration {record.frame.iteration + 1}"
        # The code of the lambda shows what an iteration makes of the element alone.
        made.is_detail = not any(map(_reads_more, made.children))
        return made

    def _ends(self, record: Record, path: Path) -> list[Explanation]:
        """The result of a block, and the conditions that decided where it ended."""
        return [
            self.condition(part) if isinstance(part, ConditionRecord) else self.explain(part, path)
            for part in record.parts
        ]

    # --- Conditionals

    def condition(self, record: ConditionRecord, taken: bool = True) -> Explanation:
        """Why a branch was taken."""
        return self.conditionals.condition(record, taken)

    def conditions(self, controls: list[Control], *, detail: bool = False) -> list[Explanation]:
        """What had to hold for code to be run, the nearest first."""
        return self.existence.around(controls, detail=detail)

    # --- Attributes

    def change(self, change: Change, path: Path = (), reader: Control | None = None) -> Explanation:
        """How an attribute got its value."""
        return self.changes.explain(change, path, reader)


def _reads_more(explanation: Explanation) -> bool:
    """Whether the result of an iteration depends on anything but the elements of the loop."""
    if explanation.kind == "element" or explanation.note == "explained above":
        return False
    if explanation.kind in ("fact", "data", "condition", "assignment", "parameter", "undefined"):
        return True
    return any(map(_reads_more, explanation.children))


def _is_constant(record: Record) -> bool:
    return all(
        isinstance(part, LiteralRecord)
        or (isinstance(part, ArrayRecord | HashRecord) and _is_constant(part))
        for part in record.parts
    )


def _shown(key: Value) -> str:
    return f"'{key}'" if isinstance(key, str) else str(key)
