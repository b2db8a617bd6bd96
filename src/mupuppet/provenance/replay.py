"""Replaying a compilation with a recorder.

Compilations are deterministic, so running one again with the same inputs gives the same catalog,
and the records of the second run explain the first. Ordinary compilations cost nothing extra.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from mupuppet.basics import records
from mupuppet.basics.records import replace
from mupuppet.compiler.api import Compilation, compile
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.functions.calls import FunctionCalls
from mupuppet.compiler.host.hiera_data import Data
from mupuppet.compiler.host.ruby_host import RubyHosts
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.program.program import Program
from mupuppet.compiler.resources.collectors import Collector
from mupuppet.functions.registry import Block
from mupuppet.provenance.controls import InBody
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.events import Inclusion, Lookup
from mupuppet.provenance.lowering import RecordingLowering
from mupuppet.provenance.recorder import RecordedParameters, Recorder
from mupuppet.provenance.recording_hosts import RecordingHost
from mupuppet.provenance.records import (
    AttributeOfRecord,
    BodyRecord,
    CallingRecord,
    ClassLookupRecord,
    ParameterTypesRecord,
    UnsetAttributeRecord,
    VariableRecord,
)
from mupuppet.provenance.states import note_resource
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import LookupFunction
    from mupuppet.compiler.model.resource import Parameter, Reference, Resource
    from mupuppet.compiler.model.scope import Frame, Scope
    from mupuppet.compiler.program.definitions import Definition

Place = tuple[SourceFile, Node]

#: Each evaluation takes two frames of Python's more than without a recorder.
_RECURSION = 400_000


class Recording(records.Record, eq=False):
    """A compilation and its records."""

    compilation: Compilation
    recorder: Recorder

    @property
    def compiler(self) -> Compiler:
        return self.recorder.compiler

    def resource(self, ref: str) -> Resource | None:
        """The resource of a reference like `File[/etc/motd]`, virtual or not."""
        type, bracket, rest = ref.partition("[")
        if not bracket or not rest.endswith("]"):
            return None
        title = rest[:-1].removeprefix("::") if type.strip().lower() == "class" else rest[:-1]
        found = self.compiler.catalog_resource(type.strip(), title)
        if found is None and title[:1] in ("'", '"') and title[:1] == title[-1:]:
            found = self.compiler.catalog_resource(type.strip(), title[1:-1])
        if found is None and ref == "Class[main]":
            found = self.compiler.catalog.main_class()
        return found


def replay(inputs: CompilationInputs) -> Recording:
    """Compile with a recorder; a catalog with dependency cycles can be explained, too."""
    recorders: list[Recorder] = []

    def make(given: CompilationInputs) -> Compiler:
        recorders.append(Recorder())  # a new one: a compilation may begin again
        return RecordingCompiler(recorders[-1], given)

    inputs = replace(inputs, options=replace(inputs.options, allow_cycles=True))

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, _RECURSION))
    try:
        compilation = compile(inputs, make)
        return Recording(compilation, recorders[-1] if recorders else Recorder())
    finally:
        sys.setrecursionlimit(limit)


class RecordingCompiler(Compiler):
    """A compiler that reports to a recorder what it does."""

    def __init__(self, recorder: Recorder, inputs: CompilationInputs) -> None:
        self.recorder = recorder
        recorder.compiler = self
        program = Program(
            inputs.environment,
            inputs.options.strict,
            lambda unit: RecordingLowering(unit, recorder),
        )
        super().__init__(inputs, program)
        recorder.has_begun = True
        self.companions.of(RubyHosts).make = lambda context: RecordingHost(context, recorder)
        self.used_data = RecordingData(self)
        self.used_functions = RecordingCalls(self)

    def _evaluate_parameter_types(self) -> None:
        """Types of parameters are evaluated when a file is read: no part of what asked for it."""
        recorder = self.recorder
        around, recorder.current = recorder.current, ParameterTypesRecord()
        try:
            super()._evaluate_parameter_types()
        finally:
            recorder.current = around

    def new_parameters(self, resource: Resource) -> dict[str, Parameter]:
        self.recorder.created(resource)
        return RecordedParameters(self.recorder, resource)

    def evaluate_resource(self, resource: Resource) -> None:
        if resource.evaluated:
            return
        recorder = self.recorder
        creation = recorder.creations[id(resource)]
        around, outer = recorder.current, recorder.control
        recorder.current = body = BodyRecord()
        recorder.control = InBody(creation.control, resource)
        recorder.bodies[id(resource)] = recorder.control
        try:
            super().evaluate_resource(resource)
        except EvaluationError:
            recorder.failed_resources.append(resource)
            recorder.passes(body, around)
            raise
        finally:
            recorder.current, recorder.control = around, outer

    def _evaluate_generators(self) -> None:
        super()._evaluate_generators()
        self.recorder.finishing = True

    def include_classes(self, names: list[str], scope: Scope) -> list[Resource]:
        recorder = self.recorder
        for name in names:
            short = name.lower().removeprefix("::")
            known = self.catalog.find("Class", capitalized(short))
            inclusion = Inclusion(recorder.current, recorder.control, scope, known is None)
            recorder.inclusions.setdefault(short, []).append(inclusion)
        return super().include_classes(names, scope)

    def declare_parent(self, definition: Definition, scope: Scope) -> None:
        recorder = self.recorder
        around = recorder.inheriting
        recorder.inheriting = definition
        try:
            super().declare_parent(definition, scope)
        finally:
            recorder.inheriting = around

    def realize(
        self,
        references: list[Reference | Exception],
        scope: Scope,
        place: Place | None,
    ) -> None:
        super().realize(references, scope, place)
        collector, recorder = self.resources.collectors[-1], self.recorder
        assert isinstance(collector, Collector)  # it has just been added
        recorder.collectors.append((collector, recorder.current, recorder.control))

    def catalog_resource(self, type_name: str, title: str) -> Resource | None:
        found = super().catalog_resource(type_name, title)
        note_resource(self.recorder, f"{capitalized(type_name)}[{title}]", found)
        return found

    def attribute_value(self, resource: Resource, name: str) -> Value:
        value = super().attribute_value(resource, name)
        recorder = self.recorder
        change = recorder.change_of(resource, name, value)
        default = resource.scope.resource_defaults(resource.type).get(name)
        if default is not None and (change is None or change.parameter.value is None):
            change = recorder.change(resource, default, None)
        if change is not None:
            record: Record = AttributeOfRecord(change, value)
        else:
            record = UnsetAttributeRecord(f"{resource.ref} {name}", value)
        recorder.current.parts.append(record)
        return value

    def reads_variable(self, name: str, scope: Frame) -> None:
        recorder = self.recorder
        if isinstance(recorder.current, CallingRecord):
            binding, found = recorder.read(name, scope)
            value = None if found.frame is None else binding.value
            record = VariableRecord(value=value, parts=[binding], found=found)
            recorder.current.parts.append(record)


class RecordingCalls(FunctionCalls):
    """Calls of functions that distinguish arguments from what the function does itself."""

    def __init__(self, compiler: RecordingCompiler) -> None:
        super().__init__(compiler)
        self._recorder = compiler.recorder

    def call(
        self,
        name: str,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        lowering: Any,
        node: Any,
        caller: str | None = None,
    ) -> Value:
        current = self._recorder.current
        if isinstance(current, CallingRecord) and current.arguments is None:
            current.arguments = tuple(current.parts)
        return super().call(name, arguments, block, scope, lowering, node, caller)


class RecordingData(Data):
    """Hiera that records what was looked up."""

    def __init__(self, compiler: RecordingCompiler) -> None:
        super().__init__(compiler)
        self._recorder = compiler.recorder

    def class_parameter(self, name: str, scope: Scope, missing: Value, place: Place) -> Value:
        recorder = self._recorder
        around, recorder.current = recorder.current, ClassLookupRecord()
        reads = recorder.current.parts
        try:
            value = super().class_parameter(name, scope, missing, place)
        finally:
            recorder.current = around
        lookup = Lookup(name, None, [name], scope, value)
        lookup.reads = reads
        leaf = name.rpartition("::")[2]
        recorder.data[id(scope.resource), leaf] = lookup
        return value

    def call(
        self,
        function: LookupFunction,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        place: Place | None,
    ) -> Value:
        current = self._recorder.current
        if isinstance(current, CallingRecord) and current.arguments is None:
            current.arguments = tuple(current.parts)  # back ends read more
        value = super().call(function, arguments, block, scope, place)
        self._recorder.secrets.note(value)
        if isinstance(current, CallingRecord):
            key = arguments[0] if isinstance(arguments[0], str) else None
            current.lookup = Lookup(key, function.name, list(arguments), scope, value)
        return value
