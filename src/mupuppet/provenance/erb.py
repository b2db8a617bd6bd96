"""ERB templates, traced: which tag wrote which piece of the output, and what it read for that.

The program of a template is lowered with wrappers around whatever reads, decides or writes. What a
rendering does is stored in a `Trace`; explanations look at the tree of the program for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mupuppet.ruby.compilation.file_summary import CHANGING_METHODS
from mupuppet.ruby.compilation.lowering import Lowering, Node
from mupuppet.ruby.compilation.program_files import Libraries
from mupuppet.ruby.core.run import Closure
from mupuppet.ruby.erb.template import Template, make_template, requires_files
from mupuppet.ruby_semantics.strings import with_contents
from mupuppet.source import SourceFile
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.provenance.evaluations import Record
    from mupuppet.ruby.core.run import Run

#: Nodes below which something may be read from Puppet.
_READING = frozenset(["instance_variable", "call", "element_reference", "identifier"])
ASSIGNMENTS = frozenset(["assignment", "operator_assignment"])
#: Methods of hashes that look at one key.
_ONE_KEY = frozenset(["fetch", "key?", "has_key?", "include?", "member?"])
#: Where the part that decides is, by the type of node.
CONDITIONS = {
    "if": "condition",
    "unless": "condition",
    "elsif": "condition",
    "if_modifier": "condition",
    "unless_modifier": "condition",
    "conditional": "condition",
    "while": "condition",
    "until": "condition",
    "while_modifier": "condition",
    "until_modifier": "condition",
    "case": "value",
    "for": "value",
}


class Trace:
    """One rendering of a template."""

    __slots__ = ("at", "keys", "pieces", "reads", "root", "source", "values", "writing")

    def __init__(self, source: str, path: str | None) -> None:
        self.source = SourceFile(source, path or "")
        #: The tree of the program; None if real Ruby has rendered it.
        self.root: Node | None = None
        #: The innermost node that is being evaluated.
        self.at: Node | None = None
        #: The nodes that have written, in order, and what.
        self.pieces: list[tuple[Node, str]] = []
        #: The innermost node that is to write; after a failure, that which has failed.
        self.writing: Node | None = None
        #: What was read from Puppet, by the node that did.
        self.reads: dict[int, dict[int, Record]] = {}
        #: What conditions, assignments and changes came to when they were evaluated last, by node.
        self.values: dict[int, Value] = {}
        #: The values of keys that are computed, such as that of `@facts[name]`, by node.
        self.keys: dict[int, dict[Value, None]] = {}

    def begin(self, root: Node | None) -> None:
        """A rendering begins; one that Ruby itself has to do again forgets the first."""
        self.root = root
        self.at = None
        self.pieces = []
        self.writing = None
        self.reads = {}
        self.values = {}
        self.keys = {}

    def note(self, record: Record) -> None:
        """Something is read from Puppet."""
        if self.at is not None:
            self.reads.setdefault(self.at.id, {})[id(record)] = record


class _TracingLowering(Lowering):
    """A lowering whose closures report what they do to the trace of their host."""

    is_plain = False

    def lower(self, node: Node) -> Closure:
        closure = super().lower(node)
        if is_output(node):
            return _writing(node, closure)
        if node.type in _READING:
            closure = _reading(node, closure)
        if is_condition(node) or node.type in ASSIGNMENTS or changed_local(node) is not None:
            closure = _keeping(node, closure)
        if is_key(node):
            closure = _collecting(node, closure)
        return closure


def _trace(run: Run) -> Trace:
    host: Any = run.host
    found: Trace = host.trace
    return found


def _reading(node: Node, closure: Closure) -> Closure:
    def read(run: Run) -> Value:
        trace = _trace(run)
        around, trace.at = trace.at, node
        try:
            return closure(run)
        finally:
            trace.at = around

    return read


def _keeping(node: Node, closure: Closure) -> Closure:
    def keep(run: Run) -> Value:
        value = closure(run)
        _trace(run).values[node.id] = with_contents(value) if run.changes else value
        return value

    return keep


def _collecting(node: Node, closure: Closure) -> Closure:
    def collect(run: Run) -> Value:
        value = closure(run)
        if type(value) in (str, int):
            _trace(run).keys.setdefault(node.id, {})[value] = None
        return value

    return collect


def _writing(node: Node, closure: Closure) -> Closure:
    def write(run: Run) -> Value:
        trace = _trace(run)
        around, trace.writing = trace.writing, node
        closure(run)
        trace.pieces.append((node, run.output[-1]))
        trace.writing = around
        return None

    return write


def traced_template(source: str, find_libraries: Callable[[], Libraries]) -> tuple[Template, Node]:
    """A template whose hosts have a trace. Raises UnsupportedRuby."""
    if requires_files(source):
        return make_template(source, _TracingLowering, find_libraries())
    return _traced_alone(source)


@lru_cache(maxsize=500)
def _traced_alone(source: str) -> tuple[Template, Node]:
    return make_template(source, _TracingLowering)


# --- The tree of a program


def is_output(node: Node) -> bool:
    """Whether a node writes: text of the template, or the value of a tag."""
    return is_call_of(node, "__show") or is_call_of(node, "__text")


def is_call_of(node: Node, name: str) -> bool:
    if node.type != "call" or node.child_by_field_name("receiver") is not None:
        return False
    method = node.child_by_field_name("method")
    return method is not None and method.text == name.encode()


def is_condition(node: Node) -> bool:
    """Whether a node decides what its parent does."""
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "parenthesized_statements":
        return False
    field = CONDITIONS.get(parent.type)
    return field is not None and parent.child_by_field_name(field) == node


def is_key(node: Node) -> bool:
    """Whether a node is a key of what precedes it: `x` in `hash[x]` and `hash.fetch(x)`."""
    parent = node.parent
    if parent is not None and parent.type == "argument_list":
        parent = parent.parent
    return parent is not None and node in (keys_of(parent) or ())


def keys_of(node: Node) -> list[Node] | None:
    """The keys that an access goes along, from the outside to the inside; None for other code."""
    if node.type == "element_reference":
        keys = node.named_children[1:]
        return keys if len(keys) == 1 else None  # a part of a string or an array
    if node.type != "call":
        return None
    method, arguments = (node.child_by_field_name(each) for each in ("method", "arguments"))
    if method is None or arguments is None or node.child_by_field_name("receiver") is None:
        return None
    given = list(arguments.named_children)
    name = method.text.decode("utf-8", "replace")
    if name == "dig":
        return given
    return given[:1] if name in _ONE_KEY else None


def accessed(node: Node) -> Node | None:
    """What an access goes into."""
    if node.type == "element_reference":
        return node.named_children[0]
    return node.child_by_field_name("receiver")


def changed_local(node: Node) -> Node | None:
    """The local variable whose array or hash a call may change, as `list << value` does."""
    if node.type == "binary":
        method, receiver = node.child_by_field_name("operator"), node.child_by_field_name("left")
    elif node.type == "call":
        method = node.child_by_field_name("method")
        receiver = node.child_by_field_name("receiver")
    else:
        return None
    if method is None or receiver is None or receiver.type != "identifier":
        return None
    return receiver if method.text.decode("utf-8", "replace") in CHANGING_METHODS else None


def walk(node: Node) -> Iterator[Node]:
    """A node and everything below it."""
    stack = [node]
    while stack:
        each = stack.pop()
        yield each
        stack.extend(reversed(each.named_children))


def outwards(node: Node) -> Iterator[Node]:
    """What is around a node, the nearest first."""
    around = node.parent
    while around is not None:
        yield around
        around = around.parent
