"""What happens in a compilation beside evaluations: calls, lookups, changes of the catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Body, Node
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.scope import Frame as ScopeFrame
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.provenance.controls import Control
    from mupuppet.provenance.records import ConditionRecord, Record


class Found:
    """Where a variable was found, seen from where it was read."""

    __slots__ = ("beyond", "frame", "name", "reader", "skipped")

    def __init__(
        self,
        name: str,
        reader: ScopeFrame,
        frame: ScopeFrame | None,
        beyond: list[Control],
        skipped: int,
    ) -> None:
        self.name = name
        self.reader = reader
        self.frame = frame
        #: What had to hold for the assignment that did not have to hold for the reading.
        self.beyond = beyond
        #: How much code had been skipped when it was read.
        self.skipped = skipped


class Frame:
    """How the parameters of a lambda, a function or a template got their values."""

    __slots__ = ("arguments", "call", "defaults", "iteration", "node", "previous", "source")

    def __init__(
        self,
        node: Node,
        call: Node | None,
        source: SourceFile | None,
        arguments: tuple[Record, ...],
        defaults: dict[str, Record],
        iteration: int,
        previous: Record | None,
    ) -> None:
        self.node = node
        #: The call, and the file that it stands in.
        self.call = call
        self.source = source
        self.arguments = arguments
        self.defaults = defaults
        #: Which call of the lambda it is, from 0, and the record of the one before.
        self.iteration = iteration
        self.previous = previous


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


class Change:
    """An attribute gets a value."""

    __slots__ = ("before", "control", "how", "parameter", "record", "resource")

    def __init__(
        self,
        resource: Resource,
        parameter: Parameter,
        how: str,
        record: Record | None,
        control: Control | None,
        before: Change | None,
    ) -> None:
        self.resource = resource
        self.parameter = parameter
        #: `declaration`, `default`, `override`, `collector-override`, `data`, ...
        self.how = how
        #: What the value was made from.
        self.record = record
        self.control = control
        #: The change that this one replaced, or added to.
        self.before = before


class Creation:
    """A resource comes into being."""

    __slots__ = ("control", "inheriting", "number", "record", "resource")

    def __init__(
        self,
        resource: Resource,
        record: Record,
        control: Control | None,
        inheriting: Definition | None,
        number: int,
    ) -> None:
        self.resource = resource
        #: Which resource it is, in the order of evaluation, from 1.
        self.number = number
        #: The evaluation that declared it, which was not at its end then.
        self.record = record
        self.control = control
        #: The class that inherits from it, if that is why it was declared.
        self.inheriting = inheriting


class Inclusion:
    """A class is asked for, whether or not that has an effect."""

    __slots__ = ("control", "first", "record", "scope")

    def __init__(self, record: Record, control: Control | None, scope: Scope, first: bool) -> None:
        self.record = record
        self.control = control
        self.scope = scope
        self.first = first


class Skipped:
    """Code that was not run: branches that were not chosen, or a loop over nothing."""

    __slots__ = ("bodies", "condition", "control", "scope")

    def __init__(
        self,
        bodies: tuple[Body, ...],
        condition: ConditionRecord,
        control: Control | None,
        scope: Any,
    ) -> None:
        self.bodies = bodies
        self.condition = condition
        self.control = control
        self.scope = scope
