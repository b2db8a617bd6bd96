"""What is recorded of a compilation: a graph of small records that point backwards.

A `Record` is one evaluation: what was evaluated, its value, and the records of what the value is
derived from. Nothing points forwards, from a statement to its effects, so what no variable,
attribute or condition needs is released immediately.

There is a class for each kind of evaluation. Those that are created by the thousand set their
attributes themselves, because calling another initializer would be measurably slower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mupuppet.provenance.evaluations import Control, Record
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Body, Node
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.provenance.erb import Trace
    from mupuppet.provenance.events import Change, Found, Frame, Lookup


class RootRecord(Record):
    """Code that is not run by an evaluation."""

    __slots__ = ()


class MainRecord(RootRecord):
    __slots__ = ()
    kind = "main"


class BodyRecord(RootRecord):
    __slots__ = ()
    kind = "body"


class ParameterTypesRecord(RootRecord):
    __slots__ = ()
    kind = "types"


# --- Expressions


class LiteralRecord(Record):
    __slots__ = ()
    kind = "literal"


class TypeRecord(Record):
    __slots__ = ()
    kind = "type"


class StringRecord(Record):
    __slots__ = ()
    kind = "string"


class ArrayRecord(Record):
    __slots__ = ()
    kind = "array"


class HashRecord(Record):
    __slots__ = ()
    kind = "hash"


class OperatorRecord(Record):
    __slots__ = ()
    kind = "operator"


class AccessRecord(Record):
    __slots__ = ()
    kind = "access"


class MatchRecord(Record):
    __slots__ = ()
    kind = "match"


class ResourceRecord(Record):
    __slots__ = ()
    kind = "resource"


class DefaultsRecord(Record):
    __slots__ = ()
    kind = "default"


class OverrideRecord(Record):
    __slots__ = ()
    kind = "override"


class CollectorRecord(Record):
    __slots__ = ()
    kind = "collector"


class RelationshipRecord(Record):
    __slots__ = ()
    kind = "relationship"


class AttributeRecord(Record):
    __slots__ = ()
    kind = "attribute"


class ParameterDefaultRecord(Record):
    __slots__ = ()
    kind = "parameter-default"


class TemplateTextRecord(Record):
    __slots__ = ()
    kind = "template-text"


class TemplateValueRecord(Record):
    __slots__ = ()
    kind = "template-value"


class ConditionalRecord(Record):
    """`if`, `unless`, `case` or a selector."""

    __slots__ = ("condition",)
    kind = "conditional"

    def __init__(self, node: Node, source: SourceFile) -> None:
        super().__init__(node, source)
        #: Why a branch was chosen, once it has been.
        self.condition: ConditionRecord | None = None


class ConditionRecord(Record):
    """Why a branch of a conditional was chosen, or why none was."""

    __slots__ = ("chosen", "is_empty_loop")
    kind = "condition"

    def __init__(
        self,
        node: Node | None,
        source: SourceFile | None,
        parts: list[Record],
        *,
        value: Value = None,
        chosen: Body | None = None,
        is_empty_loop: bool = False,
    ) -> None:
        super().__init__(node, source, value, parts)
        #: The statements that were chosen.
        self.chosen = chosen
        #: Whether code was not run because there was nothing to iterate over.
        self.is_empty_loop = is_empty_loop


class NamedRecord(Record):
    """Something that is called by a name where there is no code to show."""

    __slots__ = ("name",)

    #: What precedes the name.
    sigil: ClassVar[str] = ""

    def __init__(
        self,
        name: str,
        value: Value = None,
        parts: list[Record] | None = None,
        control: Control | None = None,
    ) -> None:
        super().__init__(value=value, parts=parts, control=control)
        self.name = name

    @property
    def label(self) -> str:
        return f"{self.sigil}{self.name}"


# --- Variables


class VariableRecord(Record):
    """A variable is read."""

    __slots__ = ("found",)
    kind = "variable"

    def __init__(
        self,
        node: Node | None = None,
        source: SourceFile | None = None,
        value: Value = None,
        parts: list[Record] | None = None,
        found: Found | None = None,
    ) -> None:
        self.node = node
        self.source = source
        self.value = value
        self.parts = [] if parts is None else parts
        self.control = None
        #: Where it was found; None if it was near and there is nothing to say about the way.
        self.found = found

    @property
    def label(self) -> str:
        return self.kind if self.found is None else f"${self.found.name}"


class TemplateVariableRecord(Record):
    """Ruby code reads a Puppet variable."""

    __slots__ = ("found",)
    kind = "template-variable"

    def __init__(self, value: Value, parts: list[Record], found: Found) -> None:
        super().__init__(value=value, parts=parts)
        self.found = found

    @property
    def label(self) -> str:
        return f"@{self.found.name}"


class AssignmentRecord(Record):
    """A variable is assigned."""

    __slots__ = ("name",)
    kind = "assignment"

    def __init__(
        self,
        node: Node,
        source: SourceFile,
        control: Control | None,
        *,
        value: Value = None,
        parts: list[Record] | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(node, source, value, parts, control)
        #: The name, if several variables are assigned at once.
        self.name = name


class ArgumentRecord(NamedRecord):
    """A parameter of a function or an EPP template."""

    __slots__ = ("frame",)
    kind = "argument"
    sigil = "$"

    def __init__(self, frame: Frame, name: str, value: Value, parts: list[Record]) -> None:
        super().__init__(name, value, parts)
        self.frame = frame


class ElementRecord(NamedRecord):
    """A parameter of a lambda."""

    __slots__ = ("frame", "index")
    kind = "element"
    sigil = "$"

    def __init__(
        self, frame: Frame, name: str, index: int, value: Value, parts: list[Record]
    ) -> None:
        super().__init__(name, value, parts)
        self.frame = frame
        self.index = index


class ParameterRecord(Record):
    """A parameter of a class or a defined type."""

    __slots__ = ("change",)
    kind = "parameter"

    def __init__(self, change: Change, value: Value, control: Control | None) -> None:
        super().__init__(value=value, control=control)
        self.change = change

    @property
    def label(self) -> str:
        return f"parameter ${self.change.parameter.name}"


class AutomaticRecord(NamedRecord):
    """A variable that the compiler sets."""

    __slots__ = ("resource",)
    kind = "automatic"
    sigil = "$"

    def __init__(
        self, name: str, resource: Resource | None, value: Value, control: Control | None = None
    ) -> None:
        super().__init__(name, value, control=control)
        self.resource = resource


class ChangedRecord(NamedRecord):
    """A variable whose array or hash Ruby code has changed in place."""

    __slots__ = ()
    kind = "changed"


class UndefinedRecord(NamedRecord):
    """A variable that does not exist."""

    __slots__ = ()
    kind = "undefined"


class OutsideRecord(NamedRecord):
    """A variable whose value comes from outside code and data."""

    __slots__ = ()

    #: What it is, for people.
    description: ClassVar[str]


class FactRecord(OutsideRecord):
    __slots__ = ()
    kind = "fact"
    description = "fact"


class TrustedFactRecord(OutsideRecord):
    __slots__ = ()
    kind = "trusted"
    description = "trusted fact"


class ServerFactRecord(OutsideRecord):
    __slots__ = ()
    kind = "server-fact"
    description = "server fact"


class NodeParameterRecord(OutsideRecord):
    __slots__ = ()
    kind = "node-parameter"
    description = "node parameter"


class SettingRecord(OutsideRecord):
    __slots__ = ()
    kind = "setting"
    description = "setting"


#: The kinds of explanations of what comes from outside.
OUTSIDE_KINDS = frozenset(
    each.kind
    for each in (
        FactRecord,
        TrustedFactRecord,
        ServerFactRecord,
        NodeParameterRecord,
        SettingRecord,
    )
)


# --- Calls


class CallingRecord(Record):
    """What runs functions, lambdas or back ends."""

    __slots__ = ("arguments", "defaults", "iterations", "lookup", "previous")

    def __init__(self, node: Node | None = None, source: SourceFile | None = None) -> None:
        self.node = node
        self.source = source
        self.value = None
        self.parts = []
        self.control = None
        #: The records of the arguments, once a block or a body has been entered.
        self.arguments: tuple[Record, ...] | None = None
        #: Defaults of parameters that were evaluated for it.
        self.defaults: dict[str, Record] = {}
        #: How many times its lambda was called.
        self.iterations = 0
        #: The iteration before, where the next one gets its result.
        self.previous: Record | None = None
        #: What it asked Hiera for.
        self.lookup: Lookup | None = None


class CallRecord(CallingRecord):
    """A call of a function or method."""

    __slots__ = ()
    kind = "call"


class ClassLookupRecord(CallingRecord):
    """A lookup of a parameter of a class."""

    __slots__ = ()
    kind = "lookup"


class RubyCallRecord(CallingRecord):
    """A call of a function by Ruby code."""

    __slots__ = ("failure", "given", "name")
    kind = "ruby-call"

    def __init__(self, name: str, given: list[Value]) -> None:
        super().__init__()
        self.name = name
        self.given = given
        #: The message of the exception that it raised; the code may have caught it.
        self.failure: str | None = None


class FrameRecord(Record):
    """The run of a block with parameters of its own."""

    __slots__ = ("frame",)

    def __init__(self, node: Node, source: SourceFile, frame: Frame) -> None:
        self.node = node
        self.source = source
        self.value = None
        self.parts = []
        self.control = None
        self.frame = frame


class IterationRecord(FrameRecord):
    """A call of a lambda."""

    __slots__ = ()
    kind = "iteration"


class FunctionRecord(FrameRecord):
    """A function in Puppet's language."""

    __slots__ = ()
    kind = "function"


class TemplateRecord(FrameRecord):
    """An EPP template."""

    __slots__ = ()
    kind = "template"


class UnrecordedRecord(Record):
    """One of too many iterations or function calls: only the value is known."""

    __slots__ = ()
    kind = "unrecorded"


class ErbTemplateRecord(Record):
    """An ERB template."""

    __slots__ = ("trace",)
    kind = "template"

    def __init__(self, trace: Trace, source: SourceFile) -> None:
        super().__init__(source=source)
        self.trace = trace


# --- Data, files and attributes


class DataRecord(Record):
    """A value from Hiera."""

    __slots__ = ("lookup",)
    kind = "data"

    def __init__(self, lookup: Lookup, value: Value) -> None:
        super().__init__(value=value)
        self.lookup = lookup


class FileRecord(NamedRecord):
    """Ruby code reads a file."""

    __slots__ = ()
    kind = "file"


class AttributeOfRecord(Record):
    """An attribute of a resource is read."""

    __slots__ = ("change",)
    kind = "attribute-of"

    def __init__(self, change: Change, value: Value) -> None:
        super().__init__(value=value)
        self.change = change

    @property
    def label(self) -> str:
        return f"parameter ${self.change.parameter.name}"


class UnsetAttributeRecord(NamedRecord):
    """An attribute of a resource is read that has no value."""

    __slots__ = ()
    kind = "attribute-unset"
