"""The walk over a tree that all checks share.

The checks visit every node once, a node before its children, in the order in which Puppet
visits them, so that diagnostics come in Puppet's order. `CHECKS` has one function per class of
nodes; it checks the node and then visits its children. Most nodes are leaves that nothing
can be wrong with: those have none, and cost no call. So a child is visited like this:

    check = CHECKS[type(child)]
    if check is not None:
        check(checker, child)

What a check needs to know about what encloses a node it finds in the `Checker`, which the
checks of the surrounding nodes keep up to date.
"""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mupuppet.diagnostics import Diagnostic, Label, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.labels import a_label, label
from mupuppet.syntax.validation.effects import PERHAPS_WITHOUT_EFFECT, has_effect, no_effect_hint
from mupuppet.versions import PuppetVersion

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.syntax.strictness import Strictness
    from mupuppet.syntax.validation.literals import Literals
    from mupuppet.syntax.validation.locations import FileLocation

Check = Callable[["Checker", Any], None]
F = TypeVar("F", bound=Check)

#: The check of each class of nodes, and of the node that is not there.
CHECKS: dict[type, Check | None] = dict.fromkeys([*n.NODE_CLASSES, NoneType])

DEFINITIONS: frozenset[type[n.Node]] = frozenset(
    [
        n.ClassDefinition, n.DefinedType, n.FunctionDefinition, n.NodeDefinition,
        n.TypeAlias, n.TypeMapping, n.ObjectTypeDefinition,
    ]
)  # fmt: skip
_WITHOUT_VALUE = DEFINITIONS | {n.Collector}
#: What `require_value` may have to object to.
PERHAPS_WITHOUT_VALUE = _WITHOUT_VALUE | {n.Paren, n.Not, n.Negate, n.Unfold}


class Place:
    """Where a statement is; it decides what may be defined there."""

    ELSEWHERE: Final = 0
    #: Among the statements of something other than a manifest or a class.
    BLOCK: Final = 1
    CLASS: Final = 2
    TOP: Final = 3


def check(*kinds: type[n.Node]) -> Callable[[F], F]:
    """Register a function as the only check of classes of nodes."""

    def register(function: F) -> F:
        for kind in kinds:
            if CHECKS[kind] is not None:
                raise ValueError(f"{kind.__name__} has two checks")
            CHECKS[kind] = function
        return function

    return register


class Checker:
    """The state of checking one file."""

    __slots__ = (
        "_reported",
        "default_mark",
        "diagnostics",
        "embedding_depth",
        "found_errors",
        "judged_effects",
        "literals",
        "location",
        "place",
        "puppet",
        "source",
        "strict",
    )

    def __init__(
        self,
        source: SourceFile,
        location: FileLocation | None,
        strict: Strictness,
        puppet: PuppetVersion,
        embedding_depth: int = 0,
    ) -> None:
        self.source = source
        #: Where in a module the file lies; None if it lies in none.
        self.location = location
        #: How wrong it is that a hash has a key twice.
        self.strict = strict
        self.puppet = puppet
        #: How many heredocs with Puppet code the text lies in.
        self.embedding_depth = embedding_depth
        #: In Puppet's order; what it reports twice is here twice.
        self.diagnostics: list[Diagnostic] = []
        self.found_errors = False
        self._reported: dict[tuple[str, int, str], Diagnostic] = {}
        #: The place of the next definition: set just before its check, which resets it.
        self.place: int = Place.ELSEWHERE
        #: In the default of a parameter: where among the diagnostics those about the
        #: parameter stand. Otherwise -1.
        self.default_mark = -1
        #: For `has_effect`.
        self.judged_effects: dict[int, bool] = {}
        #: Made for the first hash that needs them.
        self.literals: Literals | None = None

    def report(
        self,
        issue: DiagnosticId,
        node: n.Node,
        message: str,
        *,
        at: int | None = None,
        span: Span | None = None,
        severity: Severity = Severity.ERROR,
        labels: tuple[Label, ...] = (),
        hint: str | None = None,
        index: int | None = None,
    ) -> None:
        """Add a diagnostic about a node.

        Some of Puppet's rules overlap and report the same twice. `index` is where among the
        diagnostics this one belongs, if not at the end.
        """
        if at is None:
            at = n.anchor(node)
        diagnostic = self._reported.get((issue, at, message))
        if diagnostic is None:
            span = span or Span(node.start, node.end)
            diagnostic = Diagnostic(
                issue, severity, message, self.source, span, at, labels, hint=hint
            )
            self._reported[issue, at, message] = diagnostic
        if severity is Severity.ERROR:
            self.found_errors = True
        self.diagnostics.insert(len(self.diagnostics) if index is None else index, diagnostic)

    def text_of(self, node: n.Node) -> str:
        """The source text of a node."""
        return self.source.text[node.start : node.end]


def visit(checker: Checker, node: n.Node | None) -> None:
    """Check a node, if there is one, and what is below it."""
    check = CHECKS[type(node)]
    if check is not None:
        check(checker, node)


def require_value(checker: Checker, node: n.Node) -> None:
    """Report what produces no value where one is needed."""
    node = innermost(node)
    if type(node) in _WITHOUT_VALUE:
        checker.report(
            "not-rvalue", node, f"{a_label(node)} produces no value, but one is needed here"
        )


def visit_value(checker: Checker, node: n.Node) -> None:
    """Check something that must produce a value."""
    kind = type(node)
    check = CHECKS[kind]
    if check is not None:
        if kind in PERHAPS_WITHOUT_VALUE:
            require_value(checker, node)
        check(checker, node)


def innermost(node: n.Node) -> n.Node:
    """What remains of an expression without the parentheses and unary operators around it."""
    while True:
        match node:
            case n.Paren(operand) | n.Not(operand) | n.Negate(operand) | n.Unfold(operand):
                node = operand
            case _:
                return node


def visit_body(checker: Checker, body: n.Body, place: int, container: n.Node) -> None:
    """Check the statements of a body, and that each of them but the last has an effect."""
    if len(body) > 1:
        _check_effects(checker, body, container)
    for statement in body:
        kind = type(statement)
        check = CHECKS[kind]
        if check is not None:
            if kind in DEFINITIONS:
                checker.place = place
            check(checker, statement)


def visit_branch(checker: Checker, body: n.Body, container: n.Node) -> None:
    """Check a body in braces that, in Puppet, is a block only if it has several statements."""
    visit_body(checker, body, Place.BLOCK if len(body) > 1 else Place.ELSEWHERE, container)


def _check_effects(checker: Checker, body: n.Body, container: n.Node) -> None:
    """Report the first statement before the last that has no effect."""
    if len(body) == 2:
        name, attributes = body
        if type(name) is n.Name and type(attributes) is n.Hash:
            # Puppet takes `name; {...}` for `name {...}`.
            at = _block_position(checker, body, container)
            report_missing_title(checker, name, Span(name.start, attributes.end), at)
            return
    judged = checker.judged_effects
    for statement in body[:-1]:
        if type(statement) in PERHAPS_WITHOUT_EFFECT and not has_effect(statement, judged):
            checker.report(
                "idem-expression-not-last",
                statement,
                f"this {label(statement)} has no effect: its value is not used",
                hint=no_effect_hint(statement),
            )
            return


def _block_position(checker: Checker, body: n.Body, container: n.Node) -> int:
    """Where Puppet locates a block of several statements."""
    match container:
        case n.Program():
            return body[0].start
        case n.If() | n.Unless() | n.RenderBlock():
            return checker.source.text.rfind("{", 0, body[0].start)
        case _:
            return n.anchor(container)


def report_missing_title(checker: Checker, name: n.Name, span: Span, at: int) -> None:
    """Report `name { ... }`, which is neither a resource nor anything else."""
    checker.report(
        "resource-without-title",
        name,
        f"this `{name.value}` has no title",
        at=at,
        span=span,
        hint=f"write `{name.value} {{ 'title': ... }}` to declare a resource",
    )
