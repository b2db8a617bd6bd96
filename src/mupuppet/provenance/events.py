"""What happens in a compilation beside evaluations: calls, lookups, changes of the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.basics import records
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.scope import Frame as ScopeFrame
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.provenance.evaluations import Control, Record


class Found(records.Record, eq=False):
    """Where a variable was found, seen from where it was read."""

    name: str
    reader: ScopeFrame
    frame: ScopeFrame | None
    #: What had to hold for the assignment that did not have to hold for the reading.
    beyond: list[Control]
    #: How much code had been skipped when it was read.
    skipped: int


class Frame(records.Record, eq=False):
    """How the parameters of a lambda, a function or a template got their values."""

    node: Node
    #: The call, and the file that it is in.
    call: Node | None
    source: SourceFile | None
    arguments: tuple[Record, ...]
    defaults: dict[str, Record]
    #: Which call of the lambda it is, from 0, and the record of the one before.
    iteration: int
    previous: Record | None


class Lookup:
    """A question to Hiera, and who asked: enough to ask again."""

    __slots__ = ("arguments", "function", "key", "reads", "scope", "value", "visible", "within")

    def __init__(
        self,
        key: str | None,
        function: str | None,
        arguments: list[Value],
        scope: Any,
        value: Value,
    ) -> None:
        #: The key; None where the arguments name several.
        self.key = key
        self.function = function
        self.arguments = arguments
        self.scope = scope
        self.value = value
        #: What back ends have read.
        self.reads: list[Record] = []
        #: The keys that are being looked up because one refers to another.
        self.within: tuple[str, ...] = () if key is None else (key,)
        #: How many variables each frame had: those that came later must not be seen.
        self.visible: list[tuple[Any, int]] = []
        frame = scope
        while frame is not None:
            self.visible.append((frame, len(frame.variables)))
            frame = frame.next

    def saw(self, frame: Any, name: str) -> bool:
        """Whether a variable was there already."""
        return any(
            each is frame and name in list(frame.variables)[:count] for each, count in self.visible
        )


class Change(records.Record, eq=False, frozen=False):
    """An attribute gets a value."""

    resource: Resource
    parameter: Parameter
    #: `declaration`, `default`, `override`, `collector-override`, `data`, ...
    how: str
    #: What the value was made from.
    record: Record | None
    control: Control | None
    #: The change that this one replaced, or added to.
    before: Change | None


class Creation(records.Record, eq=False):
    """A resource comes into being."""

    resource: Resource
    #: The evaluation that declared it, which was not at its end then.
    record: Record
    control: Control | None
    #: The class that inherits from it, if that is why it was declared.
    inheriting: Definition | None
    #: Which resource it is, in the order of evaluation, from 1.
    number: int


class Inclusion(records.Record, eq=False):
    """A class is asked for, whether or not that has an effect."""

    record: Record
    control: Control | None
    scope: Scope
    first: bool
