"""What code learns about the catalog as it is at some time: `defined`, `tagged`, `getparam`.

What has been declared depends on the order of evaluation, so a `StateRecord` keeps the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.variables import find_variable, is_variable
from mupuppet.compiler.functions.traits import called_name, calls
from mupuppet.compiler.model.scope import UnevaluatedParameter
from mupuppet.functions.declarations import Trait
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.records import AttributeOfRecord, CallingRecord
from mupuppet.values.strings import to_string

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.provenance.recorder import Recorder


class StateRecord(Record):
    """Whether something existed when code asked for it."""

    __slots__ = ("name", "number")
    kind = "state"

    def __init__(self, name: str, number: int, value: bool) -> None:
        super().__init__(value=value)
        self.name = name
        #: How many resources there were at the time.
        self.number = number


class ResourceState(StateRecord):
    """Whether a resource was declared."""

    __slots__ = ("resource",)

    def __init__(self, name: str, number: int, resource: Resource | None) -> None:
        super().__init__(name, number, resource is not None)
        self.resource = resource


class TagState(StateRecord):
    """Whether a tag was set."""

    __slots__ = ("holder",)

    def __init__(self, name: str, number: int, value: bool, holder: Resource | None) -> None:
        super().__init__(name, number, value)
        #: A resource that had it.
        self.holder = holder


class VariableState(StateRecord):
    """Whether a variable had a value; its part is how it got it."""

    __slots__ = ()


class DefinitionState(StateRecord):
    """Whether a class or a type was defined."""

    __slots__ = ()


def note_resource(recorder: Recorder, ref: str, found: Resource | None) -> None:
    """A function that is being called looks for a resource."""
    call = recorder.current
    if not isinstance(call, CallingRecord) or (call.node and calls(call.node, Trait.DECLARES)):
        return
    if any(isinstance(part, StateRecord) and part.name == ref for part in call.parts):
        return
    call.parts.append(ResourceState(ref, len(recorder.creations), found))


def note_call(recorder: Recorder, record: Record, scope: Frame) -> None:
    """A call of a function whose value depends on definitions or tags has been evaluated."""
    assert record.node is not None  # a call
    name = called_name(record.node)
    if name == "defined":
        _note_definitions(recorder, record, scope)
    elif name == "tagged":
        _note_tags(recorder, record, scope)
    else:
        _note_attributes(recorder, record)


def _note_definitions(recorder: Recorder, record: Record, scope: Frame) -> None:
    number = len(recorder.creations)
    state: StateRecord
    for part in list(record.parts):
        value = part.value
        if not isinstance(value, str):
            continue  # a reference: looking for its resource was noted
        if value.startswith("$"):
            is_defined = is_variable(scope, value[1:])
            state = VariableState(value, number, is_defined)
            state.parts = [_binding(recorder, scope, value[1:])]
        else:
            state = DefinitionState(value, number, _is_defined(recorder, value))
        record.parts.append(state)


def _binding(recorder: Recorder, scope: Frame, name: str) -> Record:
    """How a variable got its value, if it has one."""
    try:
        home = find_variable(scope, name)
    except UnevaluatedParameter:
        home = None
    leaf = name.rpartition("::")[2]
    if home is None or leaf not in home.variables:
        return recorder.undefined(name)
    return recorder.binding(home, leaf)


def _is_defined(recorder: Recorder, name: str) -> bool:
    compiler = recorder.compiler
    if name in ("", "main", "::"):
        return name != ""
    return compiler.program.resource_type_exists(name.lower()) or (
        compiler.program.find_class(name) is not None
    )


def _note_attributes(recorder: Recorder, record: Record) -> None:
    """The attributes of a resource that `getparam` and `defined_with_params` look at."""
    values = [part.value for part in record.parts if not isinstance(part, StateRecord)]
    asked = values[1] if len(values) > 1 else None
    names = [asked] if isinstance(asked, str) else list(asked) if isinstance(asked, dict) else []
    for part in list(record.parts):
        if not isinstance(part, ResourceState) or part.resource is None:
            continue
        resource = part.resource
        for name in names:
            value = resource.value(name)
            change = recorder.change_of(resource, name, value)
            if change is not None:
                record.parts.append(AttributeOfRecord(change, value))


def _note_tags(recorder: Recorder, record: Record, scope: Frame) -> None:
    compiler, own = recorder.compiler, scope.base.resource
    for part in list(record.parts):
        tag = to_string(part.value).lower()
        holder: Resource | None = None
        if own is not None and own.is_tagged([tag]):
            holder = own
        elif tag in compiler.catalog.tags:
            holder = next((each for each in compiler.catalog.resources if tag in each.tags), None)
        found = holder is not None or tag in compiler.catalog.tags
        record.parts.append(TagState(tag, len(recorder.creations), found, holder))
