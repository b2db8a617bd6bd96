"""What explanations of all kinds are made with: nodes, and what has been explained already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mupuppet.catalog.explanation import NO_VALUE, Explanation
from mupuppet.hiera.key_positions import KeyPositions
from mupuppet.provenance.evaluations import Control, Record
from mupuppet.provenance.events import Change
from mupuppet.provenance.labels import source_text
from mupuppet.provenance.paths import Path, dig
from mupuppet.provenance.records import LiteralRecord, TypeRecord
from mupuppet.provenance.template_lines import Focus
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.hiera.key_report import KeyReport, LocationReport
    from mupuppet.provenance.events import Lookup
    from mupuppet.provenance.replay import Recording


class BaseExplainer:
    """Makes the nodes of explanations of one recording.

    Those that explain one thing, such as changes or templates, see the `Explainer` as this.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.recorder = recording.recorder
        #: The values that have been explained, in order.
        self.seen: dict[tuple[int, Path], None] = {}
        #: The resources whose existence has been explained, in order.
        self.seen_resources: dict[int, None] = {}
        #: Whether what is explained is sensitive, and inside how many such values.
        self.hidden = 0
        #: How many nodes have been made.
        self.count = 0
        #: The line of the value that is asked about.
        self.focus: Focus | None = None
        #: What is known of keys of data, by lookup.
        self.reports: dict[tuple[int, str], tuple[Lookup, KeyReport]] = {}
        #: The strings in values of data, by location.
        self.strings: dict[int, tuple[LocationReport, frozenset[str]]] = {}
        #: Explanations that several answers share; None if each answer is a tree of its own.
        self.shared: dict[tuple[int, Path, bool], tuple[Record, Explanation]] | None = None

    @cached_property
    def positions(self) -> KeyPositions:
        """Where keys of data are."""
        return KeyPositions(self.recording.compiler.data.hiera.files)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Explain what is of less interest: it is explained again where it matters."""
        marks = len(self.seen), len(self.seen_resources)
        try:
            yield
        finally:
            _shorten(self.seen, marks[0])
            _shorten(self.seen_resources, marks[1])

    @contextmanager
    def hiding(self, hides: bool) -> Iterator[None]:
        """Explain what is sensitive: neither values nor literals are shown."""
        self.hidden += hides
        try:
            yield
        finally:
            self.hidden -= hides

    # --- What is explained elsewhere

    def explain(self, record: Record, path: Path = ()) -> Explanation:
        """The explanation of a value, or of what a path leads to in it."""
        raise NotImplementedError

    def change(self, change: Change, path: Path = (), reader: Control | None = None) -> Explanation:
        """How an attribute got its value."""
        raise NotImplementedError

    def conditions(self, controls: list[Control], *, detail: bool = False) -> list[Explanation]:
        """What had to hold for code to be run, the nearest first."""
        raise NotImplementedError

    # --- Making nodes

    def make(
        self,
        kind: str,
        text: str,
        value: Value = NO_VALUE,
        node: n.Node | None = None,
        source: SourceFile | None = None,
        children: list[Explanation] | None = None,
        note: str | None = None,
        is_detail: bool = False,
    ) -> Explanation:
        self.count += 1
        if self.hidden and value is not NO_VALUE:
            value = Sensitive(None)
        made = Explanation(kind, text, value, None, None, None, children or [], note, is_detail)
        if source is not None:
            made.file = source.name or None
            if node is not None:
                position = source.position(node.start)
                made.line, made.column = position.line, position.column
        return made

    def text(self, record: Record) -> str:
        if record.node is None or record.source is None:
            return ""
        if self.hidden and _has_literals(record.node):
            return "[redacted]"
        return source_text(self.recorder, record.source, record.node)

    def of_record(
        self, record: Record, path: Path, children: list[Explanation], kind: str | None = None
    ) -> Explanation:
        value = dig(record.value, path)
        return self.make(
            kind or record.kind, self.text(record), value, record.node, record.source, children
        )

    def parts(self, record: Record) -> list[Explanation]:
        """The parts of an expression."""
        return self.parts_of(record.parts)

    def parts_of(self, records: list[Record] | tuple[Record, ...]) -> list[Explanation]:
        """Explanations of records: literals come last, they stand in the text around already."""
        constants = (LiteralRecord, TypeRecord)
        made = [self.explain(part) for part in records if not isinstance(part, constants)]
        literals = [self.explain(part) for part in records if isinstance(part, LiteralRecord)]
        for each in literals:
            each.is_detail = True
        for each in made:
            # So does a reference whose title is a literal.
            if each.kind == "reference" and all(part.is_detail for part in each.children):
                each.is_detail = True
        return made + literals


def _shorten(seen: dict[Any, None], size: int) -> None:
    """Forget what was added last."""
    while len(seen) > size:
        seen.popitem()


def _has_literals(node: n.Node) -> bool:
    """Whether the text of a node could show what is sensitive."""
    literals = (n.String, n.Integer, n.Float, n.RenderString, n.Heredoc)
    return any(isinstance(each, literals) for each in n.walk(node))
