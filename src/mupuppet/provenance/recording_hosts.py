"""What Ruby code sees of a compilation; records what it reads and what it changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.host.ruby_host import RubyHost
from mupuppet.provenance.erb import Trace, traced_template
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.events import Change
from mupuppet.provenance.recorder import Recorder, records_of
from mupuppet.provenance.records import (
    AttributeOfRecord,
    ChangedRecord,
    ErbTemplateRecord,
    FileRecord,
    RubyCallRecord,
    TemplateVariableRecord,
)
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.ruby.erb.template import Template
    from mupuppet.ruby_semantics.objects import Proc


class RecordingHost(RubyHost):
    """A scope of Puppet's for a template or a Ruby function."""

    def __init__(self, context: CallContext, recorder: Recorder) -> None:
        super().__init__(context)
        self._recorder = recorder
        self._seen: dict[str, Record] = {}
        #: Of a template, what it does.
        self.trace: Trace | None = None

    @cached_property
    def top(self) -> RubyHost:
        context = self._context
        top = context.compiler.top
        if context.scope.base is top:
            return self
        made = _RecordingTopHost(
            CallContext(context.compiler, top, context.lowering, context.node), self._recorder
        )
        made.outer = self
        made.file = self.file
        return made

    # --- Templates

    def rendered(self, source: str, path: str | None, render: Callable[[], str]) -> str:
        recorder = self._recorder
        self.trace = Trace(source, path)
        record = ErbTemplateRecord(self.trace, self.trace.source)
        around, recorder.current = recorder.current, record
        try:
            record.value = result = super().rendered(source, path, render)
        finally:
            recorder.current = around
            around.parts.append(record)
        return result

    def template(self, source: str) -> Template:
        made, root = traced_template(source, lambda: self._context.compiler.ruby.libraries)
        if made.methods:
            # What they read for other templates belongs to the places that call them.
            made.shared = super().template(source)
        assert self.trace is not None  # a template is being rendered
        self.trace.begin(root)
        return made

    # --- What is read

    def _note(self, record: Record) -> None:
        trace = self.trace
        if trace is not None:
            trace.note(record)

    def _read(self, name: str, value: Value) -> None:
        known = self._seen.get(name)
        if known is None:
            binding, found = self._recorder.read(name.removeprefix("$"), self._context.scope)
            known = TemplateVariableRecord(value, [binding], found)
            self._seen[name] = known
            self._recorder.current.parts.append(known)
        self._note(known)

    def instance_variable(self, name: str) -> Value:
        value = super().instance_variable(name)
        self._read(name, value)
        return value

    def lookup(self, name: str) -> Value:
        value = super().lookup(name)
        self._read(name, value)
        return value

    def scope_variable(self, name: str) -> Value:
        value = super().scope_variable(name)
        self._read(name, value)
        return value

    def variables(self) -> dict[str, Value]:
        found = super().variables()
        for name, value in found.items():
            self._read(name, value)
        return found

    def read_file(self, path: str) -> bytes:
        content = super().read_file(path)
        record = FileRecord(path)
        self._recorder.current.parts.append(record)
        self._note(record)
        return content

    def resource(self) -> tuple[str, str, dict[str, Value]]:
        found = self._context.scope.base.resource
        if found is None:
            return super().resource()
        for name, parameter in found.parameters.items():
            change = self._recorder.change_of(found, name, parameter.value)
            if change is None:
                continue
            record = AttributeOfRecord(change, parameter.value)
            self._recorder.current.parts.append(record)
            self._note(record)
        return super().resource()

    def call_function(self, name: str, arguments: list[Value], block: Proc | None = None) -> Value:
        """A function that the code calls is a part of what the code does."""
        recorder = self._recorder
        record = RubyCallRecord(name, list(arguments))
        around, recorder.current = recorder.current, record
        try:
            record.value = super().call_function(name, arguments, block)
        except BaseException as error:  # whatever it is, it is noted on its way
            record.failure = error.message if isinstance(error, RubyError) else None
            recorder.passes(record, around)
            raise
        finally:
            recorder.current = around
            around.parts.append(record)
            self._note(record)
        return record.value

    # --- What is changed

    def _replace(
        self,
        variables: list[tuple[Frame, str, Value]],
        parameters: list[tuple[Resource, Parameter, Value]],
    ) -> None:
        """A change in place: from now on variables that had the value have another."""
        recorder = self._recorder
        befores = [recorder.binding(frame, name) for frame, name, _ in variables]
        changing = [(each, each.with_value(each.value)) for _, each, _ in parameters]
        super()._replace(variables, parameters)
        events: dict[int, Record] = {}
        for (frame, name, new), before in zip(variables, befores, strict=True):
            parts = [before, recorder.current]
            event = ChangedRecord(name, new, parts, recorder.control)
            records_of(frame)[name] = events[id(new)] = event
        for (resource, _, new), (parameter, was) in zip(parameters, changing, strict=True):
            if id(new) in events:
                self._changed(resource, parameter, was, events[id(new)])

    def _changed(
        self, resource: Resource, parameter: Parameter, was: Parameter, event: Record
    ) -> None:
        """An attribute of a class, or of the resource whose code runs, has changed."""
        changes: list[Change] = resource.parameters.changes[parameter.name]  # type: ignore[attr-defined]  # recorded
        before = changes[-1]
        before.parameter = was  # the compiler has changed the parameter itself
        control = self._recorder.control
        changes.append(Change(resource, parameter, "changed", event, control, before))


class _RecordingTopHost(RecordingHost):
    """The top scope of another host."""

    outer: RecordingHost

    def note_call(self) -> None:
        self.outer.note_call()

    def _note(self, record: Record) -> None:
        self.outer._note(record)
