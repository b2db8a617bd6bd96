"""The lines of an explanation: several steps that belong together are one line.

A variable, its assignment and the literal on its right are three nodes of an explanation, but
readers want one line: `$port = 80`, and its position.
"""

from __future__ import annotations

from mupuppet.basics.records import Record, field
from mupuppet.catalog.explanation import REDACTED, Explanation
from mupuppet.provenance.labels import literal
from mupuppet.values.value import Sensitive, Value

#: The note of what has been explained before in the same tree.
_ABOVE = "explained above"
#: How a parameter got its value, in a few words.
_PASSED = {
    "declaration": "passed",
    "expression-default": "passed",
    "from-hash": "passed in a hash",
    "override": "set by an override",
    "collector-override": "set by a collector",
    "default": "set by a resource default",
    "parameter-default": "its default",
    "data": "from data",
    "call": "passed",
    "classifier": "from the classifier",
}


class Line(Record, frozen=False):
    """One line of an explanation."""

    #: What it is about: `$port`, `fact os.family`, `content => …`.
    subject: str
    value: Value
    has_value: bool
    file: str | None
    line: int | None
    #: The source text behind it, where it shows more than the subject and the value.
    source: str | None = None
    notes: list[str] = field(default_factory=list)
    children: list[Explanation] = field(default_factory=list)
    is_condition: bool = False

    @property
    def place(self) -> str | None:
        if self.file is None:
            return None if self.line is None else f"line {self.line}"
        return self.file if self.line is None else f"{self.file}:{self.line}"


def line_of(explanation: Explanation) -> Line:
    """The line of an explanation, with what fits on the same line."""
    made = Line(
        explanation.text,
        explanation.value,
        explanation.has_value,
        explanation.file,
        explanation.line,
        None,
        [explanation.note] if explanation.note else [],
        list(explanation.children),
    )
    handler = _HANDLERS.get(explanation.kind)
    if handler is not None:
        handler(made, explanation)
    if explanation.note != _ABOVE:
        made.notes = [note for note in made.notes if note != _ABOVE]
    _swallow_literal(made)
    if made.source is not None and made.has_value and made.source == literal(made.value):
        made.source = None  # it was explained before, and is a literal
    return made


def _swallow_literal(made: Line) -> None:
    """A literal adds nothing to a line that has its value already."""
    main = [child for child in made.children if child.kind == "literal" and not child.is_detail]
    if len(main) != 1 or not made.has_value:
        return
    only = main[0]
    if only.value == made.value and type(only.value) is type(made.value):
        made.children.remove(only)
        if only.line is not None and only.file is not None:
            made.file, made.line = only.file, only.line
        if made.source is not None and made.source == only.text:
            made.source = None


def _variable(made: Line, explanation: Explanation) -> None:
    first = explanation.children[0] if explanation.children else None
    if first is None:
        return
    rest = explanation.children[1:]
    if first.kind == "assignment":
        _take_place(made, first)
        right = first.text.partition("=")[2].strip()
        made.source = right or None
        made.children = [*_through(first.children), *rest]
    elif first.kind == "parameter":
        owner = first.text.partition(" of ")[2]
        made.notes = [note for note in made.notes if not note.startswith("found in ")]
        made.notes.append(f"parameter of {owner}")
        _parameter(made, first)
        made.children += rest
    elif first.kind in ("element", "argument"):
        made.notes += [note for note in [first.note] if note]
        _take_place(made, first)
        made.children = [*first.children, *rest]
    elif first.kind == "parameter-default":
        made.notes.append("its default")
        _take_place(made, first)
        made.children = [*first.children, *rest]
    elif first.kind in ("undefined", "title", "automatic"):
        made.notes += [note for note in [first.note] if note]
        made.children = [*first.children, *rest]


def _parameter(made: Line, explanation: Explanation) -> None:
    inner = explanation.children[0] if explanation.children else None
    made.children = []
    if inner is None:
        return
    _take_place(made, inner)
    how = _PASSED.get(inner.kind)
    if how is not None:
        made.notes.append(how)
    if inner.kind == "data" and not _is_own_key(inner.text, explanation.text):
        made.notes.append(inner.text)
    if inner.note is not None:
        made.notes.append(inner.note)
    if inner.kind in ("call",):
        made.source = inner.text
    else:
        right = inner.text.partition("=>")[2].strip()
        made.source = right or None
    made.children = _through(inner.children)


def _is_own_key(key: str, parameter: str) -> bool:
    """Whether data was looked up under the name of the parameter: `$port of class web`."""
    name, _, owner = parameter.partition(" of class ")
    own = f"{owner}::{name.removeprefix('$')}"
    return key == own or key.startswith(f"{own}.")


#: Kinds of explanations that are about an expression.
_EXPRESSIONS = frozenset(["call", "operator", "string", "conditional", "reference"])


def _through(children: list[Explanation]) -> list[Explanation]:
    """Children without expressions whose text is in the line above already."""
    if not children or children[0].kind not in _EXPRESSIONS:
        return list(children)
    first, *rest = children
    return [*first.children, *rest] if first.note is None else list(children)


def _take_place(made: Line, other: Explanation) -> None:
    if other.line is not None or other.file is not None:
        made.file, made.line = other.file, other.line


def _outside(made: Line, explanation: Explanation) -> None:
    made.subject = f"{explanation.note or explanation.kind} {explanation.text}"
    made.notes = []


def _attribute(made: Line, explanation: Explanation) -> None:
    made.has_value = False
    made.children = _through(explanation.children)
    if len(made.children) == 1 and made.children[0].kind == "literal":
        made.children = []


def _condition(made: Line, explanation: Explanation) -> None:
    made.is_condition = True
    made.notes = []
    if explanation.note == "because":
        made.subject = f"because {explanation.text}"
    elif explanation.note is not None:
        made.subject = f"{explanation.text}"
        made.notes = [explanation.note]
    children = explanation.children
    # The test itself: its text and value stand in this line.
    if children and explanation.text.rstrip(") ").endswith(children[0].text.rstrip(") ")):
        first = children[0]
        if first.kind in ("operator", "call", "access", "string"):
            made.children = [*first.children, *children[1:]]
        elif first.kind == "variable":
            inner = line_of(first)
            made.file, made.line, made.source = inner.file, inner.line, inner.source
            made.notes += inner.notes
            made.children = [*inner.children, *children[1:]]


def _data(made: Line, explanation: Explanation) -> None:
    made.subject = f"data {explanation.text}"


def _resource(made: Line, explanation: Explanation) -> None:
    """A resource and its declaration are one."""
    first = explanation.children[0] if explanation.children else None
    made.notes = [explanation.note] if explanation.note else []
    if first is None or first.kind not in (
        "declaration",
        "include",
        "inherits",
        "classifier",
        "exported",
        "call",
    ):
        return
    made.source = first.text if first.kind not in ("classifier", "exported") else None
    if first.note:
        made.notes.append(first.note)
    _take_place(made, first)
    made.children = [*first.children, *explanation.children[1:]]


def _declared(made: Line, explanation: Explanation) -> None:
    """That something was declared, and its declaration."""
    if not explanation.children:
        return
    inner = line_of(explanation.children[0])
    made.file, made.line, made.source = inner.file, inner.line, inner.source
    made.notes = [*inner.notes, *made.notes]
    made.children = [*inner.children, *explanation.children[1:]]


def _without_value(made: Line, _: Explanation) -> None:
    """The text contains the value."""
    made.has_value = False


def _before(made: Line, explanation: Explanation) -> None:
    """An ordering, and what requires it."""
    if len(explanation.children) == 1:
        (only,) = explanation.children
        made.source = only.text
        made.notes += [note for note in [only.note] if note]
        made.children = _through(only.children)


def _node(made: Line, explanation: Explanation) -> None:
    made.subject = explanation.text.rstrip("{ ")


_HANDLERS = {
    "variable": _variable,
    "template-variable": _variable,
    "parameter": _parameter,
    "fact": _outside,
    "trusted": _outside,
    "server-fact": _outside,
    "node-parameter": _outside,
    "setting": _outside,
    "declaration": _attribute,
    "expression-default": _attribute,
    "from-hash": _attribute,
    "default": _attribute,
    "override": _attribute,
    "collector-override": _attribute,
    "addition": _attribute,
    "condition": _condition,
    "data": _data,
    "data-default": _data,
    "resource": _resource,
    "class": _resource,
    "node": _node,
    "declared": _declared,
    "not-declared": _declared,
    "assignment": _without_value,
    "before": _before,
    "literal": _without_value,
    "relationship": _without_value,
    "parameter-default": _attribute,
    "function": _without_value,
    "template": _without_value,
}


def value_text(value: Value, limit: int) -> str:
    """A value in at most some characters."""
    if isinstance(value, Sensitive) or value == REDACTED:
        return "[sensitive]"
    if isinstance(value, str) and len(value) > 4 * limit:
        value = value[: 4 * limit]  # long strings need not be quoted as a whole
    text = literal(value)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def folded(children: list[Explanation], full: bool) -> tuple[list[Explanation], int]:
    """What is shown, and how much is not."""
    # A literal that is part of an expression is in its text.
    children = [child for child in children if child.kind != "literal" or not child.is_detail]
    if full:
        return children, 0
    shown = [child for child in children if not child.is_detail]
    hidden = len(children) - len(shown)
    return [child for child in shown if child.note != _ABOVE], hidden
