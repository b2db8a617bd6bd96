"""What is recorded of a compilation: a graph of small records that point backwards.

A `Record` is one evaluation: what was evaluated, what came of it, and the records of whatever
the value was made from. Nothing points forwards, from a statement to what it did, so whatever
no variable, attribute or condition needs any more is forgotten at once.

A `Control` says why code was run at all: inside of which branch, which turn of a loop, which
class. The controls of a place are a list that is linked outwards, up to the main manifest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Body, Node
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Parameter, Resource
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.definitions import Definition


class Record:
    """One evaluation, or one place where a value entered.

    The kinds are those of explanations, see docs/provenance.md. `detail` is what only some
    kinds have: a `Call` of a call, an `Element` of a lambda's parameter, and so on.
    """

    __slots__ = ("control", "detail", "kind", "node", "parts", "source", "value")

    def __init__(
        self,
        kind: str,
        node: Node | None = None,
        source: SourceFile | None = None,
        value: Value = None,
        parts: list[Record] | None = None,
        detail: Any = None,
        control: Control | None = None,
    ) -> None:
        self.kind = kind
        self.node = node
        self.source = source
        self.value = value
        self.parts: list[Record] = [] if parts is None else parts
        self.detail = detail
        self.control = control

    def __repr__(self) -> str:
        return f"<{self.kind} {self.value!r} of {len(self.parts)}>"


class Control:
    """Why code was run: one step on the way from the main manifest to it.

    - `branch`: `record` is the condition, whose `detail` are the statements that were chosen
    - `passed`: a branch was not taken that would have left the code early
    - `turn`: a call of a lambda; `record` has the values that were passed
    - `function`: the body of a function
    - `body`: the code of a class, a defined type or a node, that is of `resource`
    """

    __slots__ = ("depth", "kind", "parent", "record", "resource")

    def __init__(
        self,
        kind: str,
        parent: Control | None,
        record: Record | None = None,
        resource: Resource | None = None,
    ) -> None:
        self.kind = kind
        self.parent = parent
        self.record = record
        self.resource = resource
        self.depth: int = 0 if parent is None else parent.depth + 1

    def outwards(self) -> Iterator[Control]:
        """This and what is around it."""
        control: Control | None = self
        while control is not None:
            yield control
            control = control.parent


def controls_beyond(control: Control | None, reader: Control | None) -> list[Control]:
    """What had to hold for one place that does not follow from being at another."""
    if control is reader:
        return []
    around = set() if reader is None else set(map(id, reader.outwards()))
    beyond = []
    while control is not None and id(control) not in around:
        beyond.append(control)
        control = control.parent
    return beyond


class Call:
    """What is known of a call while it runs."""

    __slots__ = ("arguments", "defaults", "lookup", "previous", "turns")

    def __init__(self) -> None:
        #: The records of the arguments, once a block or a body has been entered.
        self.arguments: tuple[Record, ...] | None = None
        #: Defaults of parameters that were evaluated for it.
        self.defaults: dict[str, Record] = {}
        #: How many times its lambda was called.
        self.turns = 0
        #: What the turn before gave, where the next one gets to know it.
        self.previous: Record | None = None
        #: What it asked Hiera for.
        self.lookup: Lookup | None = None


class RubyCall(Call):
    """A call of a function by code in Ruby."""

    __slots__ = ("failure", "given", "name")

    def __init__(self, name: str, given: list[Value]) -> None:
        super().__init__()
        self.name = name
        self.given = given
        #: The message of what it raised; the code may have caught it.
        self.failure: str | None = None


class Frame:
    """How the parameters of a lambda, a function or a template got their values."""

    __slots__ = ("arguments", "call", "defaults", "node", "previous", "source", "turn")

    def __init__(
        self,
        node: Node,
        call: Node | None,
        source: SourceFile | None,
        arguments: tuple[Record, ...],
        defaults: dict[str, Record],
        turn: int,
        previous: Record | None,
    ) -> None:
        self.node = node
        #: The call, and the file that it stands in.
        self.call = call
        self.source = source
        self.arguments = arguments
        self.defaults = defaults
        #: Which call of the lambda it is, from 0, and the record of the one before.
        self.turn = turn
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
        condition: Record,
        control: Control | None,
        scope: Any,
    ) -> None:
        self.bodies = bodies
        self.condition = condition
        self.control = control
        self.scope = scope
