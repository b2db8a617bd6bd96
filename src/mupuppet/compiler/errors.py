"""What can go wrong in a compilation.

A user's mistake is an `EvaluationError`. As in Puppet, code that knows no position (a function, the
catalog) raises it without one, and the expression that called it adds its own. `located` errors
pass through unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.nodes import Node, anchor
from mupuppet.types.base import UnusableType

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.ruby.worker.ruby import Ruby
    from mupuppet.values.host_objects import HostObjectProblem

#: How many steps that led to an error are shown; of an endless recursion, a few are enough.
_MOST_STEPS = 20


#: Limits that were exceeded: neither the enclosing expressions nor their values are the cause.
LIMITS: frozenset[DiagnosticId] = frozenset(
    [
        "array-too-long", "endless-evaluation", "number-too-long", "out-of-memory", "out-of-time",
        "pattern-error", "process-ended", "string-too-long", "too-deep", "too-many-calls",
        "too-many-resources", "value-too-deep",
    ]
)  # fmt: skip


class EvaluationError(Exception):
    """A mistake in the code that is compiled.

    `during` names the expression whose evaluation failed; the message begins with it.
    """

    #: Whether it is reported unchanged, without the expression that raised it.
    is_verbatim = False
    #: Whether a lookup failed, for which Puppet has its own class of errors.
    is_failed_lookup = False
    #: The class of the Ruby exception, if it is not an error of Puppet.
    ruby_kind: str | None = None

    def __init__(
        self,
        id: DiagnosticId,
        message: str,
        source: SourceFile | None = None,
        node: Node | None = None,
        *,
        line: int | None = None,
        marked: Span | None = None,
        hint: str | None = None,
        notes: tuple[str, ...] = (),
        is_issue: bool | None = None,
        during: str | None = None,
    ) -> None:
        super().__init__(message)
        self.id = id
        self.message = message
        self.during: str | None = None
        if during is not None:
            self.pass_on(during)
        self.source = source
        self.node = node
        #: For errors about something that has only a file and a line, like a resource.
        self.line = line
        #: The part of the source that is wrong, where that is less than the line.
        self.marked = marked
        self.hint = hint
        self.notes = notes
        #: How often each step led to it.
        self._steps: dict[str, int] = {}
        #: Whether it repeats the error of something that an expression called, with its place.
        self.is_wrapper = False
        #: Whether Puppet counts it among its evaluation errors, which know their column.
        self.is_issue = node is not None if is_issue is None else is_issue

    def pass_on(self, during: str) -> None:
        """Become the error of the expression during whose evaluation something failed."""
        self.during = during
        self.message = f"Error while evaluating {during}, {self.message}"

    def __str__(self) -> str:
        return self.message

    @property
    def located(self) -> bool:
        return self.source is not None or self.is_verbatim

    @property
    def full_message(self) -> str:
        """The message with its position, as Puppet includes it in the message of another error."""
        if self.source is None or self.is_verbatim:
            return self.message
        position = self.diagnostic().position
        parts = [f"file: {self.source.name}"] if self.source.name else []
        parts.append(f"line: {position.line}")
        if not self.is_issue:
            return f"{self.message} ({', '.join(parts)})"
        parts.append(f"column: {position.column}")
        return f"Evaluation Error: {self.message} ({', '.join(parts)})"

    def add_definition(self, source: SourceFile, node: Node) -> None:
        """Record the definition whose parameter default raised it."""

    def add_step(
        self, where: str, place: tuple[SourceFile, Node | int] | None, verb: str = "declared"
    ) -> None:
        """Record what led to the mistake, from the inside out."""
        if place is not None:
            source, at = place
            position = source.position(anchor(at)) if isinstance(at, Node) else None
            line = f"{position.line}:{position.column}" if position else str(at)
            where = f"{where}, {verb} at {source.name or '<code>'}:{line}"
        times = self._steps[where] = self._steps.get(where, 0) + 1
        if times > 1:  # a recursion
            before = where if times == 2 else f"{where} ({times - 1} times)"
            now = f"{where} ({times} times)"
            self.notes = tuple(now if note == before else note for note in self.notes)
        elif len(self.notes) < _MOST_STEPS:
            self.notes = (*self.notes, where)

    def diagnostic(self) -> Diagnostic:
        source = self.source or SourceFile("", "")
        if self.node is not None:
            span = Span(self.node.start, self.node.end)
            at = anchor(self.node)
        elif self.line is not None and self.line <= len(source.line_starts):
            at = source.line_starts[self.line - 1]
            text = source.line_text(self.line)
            indent = len(text) - len(text.lstrip())
            span = self.marked or Span(at + indent, at + max(len(text.rstrip()), indent + 1))
        else:
            at, span = 0, Span(0, 0)
        return Diagnostic(
            self.id, Severity.ERROR, self.message, source, span, at, (), self.notes, self.hint,
            self.during,
        )  # fmt: skip


class UncaughtRubyError(EvaluationError):
    """A Ruby exception that no part of Puppet catches: it ends a compilation unchanged."""

    is_verbatim = True

    def __init__(
        self, kind: str, message: str, source: SourceFile | None, node: Node | None
    ) -> None:
        super().__init__("uncaught-ruby-error", message, source, node)
        #: The name of the exception's class.
        self.kind = kind


class BeginAgain(Exception):
    """Ruby code needs another Ruby than the current one: the compilation begins again with it."""

    def __init__(self, ruby: Ruby, is_owned: bool, warning: str | None = None) -> None:
        super().__init__(warning)
        self.ruby = ruby
        #: Whether the Ruby ends with the compilation.
        self.is_owned = is_owned
        #: What the user should know about it.
        self.warning = warning


def location(source: SourceFile | None, line: int | None) -> str:
    """A file and a line, as Puppet's messages have them; an empty string without a line."""
    if line is None:
        return ""
    file = source.name if source is not None else ""
    return f"(file: {file}, line: {line})" if file else f"(line: {line})"


#: What the expressions are called in messages about failed evaluations.
_WHAT: dict[type[Node], str] = {
    n.Call: "a Function Call",
    n.MethodCall: "a Method call",
    n.Access: "a '[]' expression",
    n.Case: "a 'case' statement",
    n.Selector: "a Selector Expression",
    n.Resource: "a Resource Statement",
    n.ResourceOverride: "a Resource Override",
    n.Collector: "a Virtual Query",
    n.TypeName: "a Type-Name",
    n.AttributesFromHash: "an Object",
    n.RenderString: "an Epp Text",
    n.RenderExpression: "an Epp Interpolated Expression",
    n.RenderBlock: "an Epp Interpolated Expression",
}


def unusable(problem: UnusableType, source: SourceFile, node: Node) -> EvaluationError:
    """The error of an expression that uses an invalid type."""
    return runtime_error(EvaluationError(problem.id, problem.message), source, node)


def failed_in_ruby(problem: HostObjectProblem, source: SourceFile, node: Node) -> EvaluationError:
    """The error of an expression during which a method of Ruby failed."""
    return runtime_error(EvaluationError("ruby-error", str(problem)), source, node)


def runtime_error(error: EvaluationError, source: SourceFile, node: Node) -> EvaluationError:
    """The error with the position of the expression that raised it, as Puppet reports it."""
    if error.located:
        return error
    if error.id in LIMITS:
        return EvaluationError(
            error.id, error.message, source, node, hint=error.hint, notes=error.notes
        )
    if isinstance(node, (n.Binary, n.Relationship, n.AttributeOperation)):
        during = f"{'an' if node.operator == 'in' else 'a'} '{node.operator}' expression"
    elif isinstance(node, n.Collector) and node.exported:
        during = "an Exported Query"
    else:
        during = _WHAT[type(node)]
    located = EvaluationError(
        error.id, error.message, source, node, hint=error.hint, notes=error.notes, during=during
    )
    located.is_wrapper = True
    located.__cause__ = error
    return located
