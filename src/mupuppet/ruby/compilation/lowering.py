"""From the tree of a Ruby program to closures.

A closure takes the `Run` and returns a value. Every call of a method has its own slots for its
local variables and those of its blocks; entering a block resets the slots of its variables to nil.
What is not part of the subset raises `UnsupportedRuby` here, before anything is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.ruby.compilation.defined_methods import DefinedMethod, Entry
from mupuppet.ruby.compilation.program_files import ProgramFiles
from mupuppet.ruby.core.method_names import ruby_knows_method
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.run import FIRST_SLOT, Closure, Run
from mupuppet.ruby_semantics.errors import UnsupportedConstruct, UnsupportedRuby
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.ruby.compilation.file_summary import FileSummary

#: A node of tree-sitter's; the library is imported on first use.
Node = Any


#: Nodes without a meaning where they are; heredocs are read where they begin.
IGNORED = frozenset(["comment", "empty_statement", "heredoc_body"])


class Names:
    """The local variables of the program or of a block, with their slots."""

    def __init__(self, outer: Names | None) -> None:
        self.outer = outer
        self.slots: dict[str, int] = {}

    def find(self, name: str) -> int | None:
        names: Names | None = self
        while names is not None:
            if name in names.slots:
                return names.slots[name]
            names = names.outer
        return None


class Lowering:
    """Lowers one program."""

    def __init__(
        self,
        strings: list[str],
        summary: FileSummary,
        owner: Owner = Owner.TEMPLATE,
        function: str | None = None,
    ) -> None:
        self.texts = strings
        #: The name of the function whose methods these are.
        self.function = function
        self.summary = summary
        #: Whether the program, or a file that it requires, may change values in place.
        self.changes = summary.changes
        self.owner = owner
        self.names = Names(None)
        self.slot_count = FIRST_SLOT
        #: The blocks and loops that `next` and `break` can end, the outermost first.
        self.frames: list[Frame] = []
        #: The enclosing exception handlers, for `retry`.
        self.retried: list[Any] = []
        #: The methods that the program has defined so far.
        self.methods: dict[str, DefinedMethod] = {}
        #: The method that is being lowered.
        self.method: DefinedMethod | None = None
        #: The enclosing classes and modules by qualified name, the innermost first.
        self.nesting: tuple[str, ...] = ()
        #: The files of the program, and what they define.
        self.program_files = ProgramFiles()
        #: The closure that runs each required file.
        self.files: dict[str, Closure] = {}
        #: The file that is being lowered.
        self.path: str | None = None
        #: What makes a Python function of a method that is hot.
        self.generate_method: MethodGenerator | None = None
        #: The constructs in branches that are refused where they are reached.
        self.refused: list[UnsupportedConstruct] = []

    #: Whether what it lowers may become Python functions; one that traces needs its closures.
    is_plain = True

    def copied(self) -> Lowering:
        """The same state, to lower a part again later."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        return made

    # --- Variables

    def declare(self, name: str) -> int:
        """The slot of a variable that is assigned to."""
        found = self.names.find(name)
        if found is None:
            found = self.names.slots[name] = self.new_slot()
        return found

    def new_slot(self) -> int:
        self.slot_count += 1
        return self.slot_count - 1

    # --- Statements

    def statements(self, nodes: list[Node]) -> Closure:
        """A sequence; its value is that of the last statement."""
        closures = [self.lower(node) for node in nodes if node.type not in IGNORED]
        if not closures:
            return nothing
        if len(closures) == 1:
            return closures[0]
        *first, last = closures
        if len(first) == 1:
            (only,) = first

            def two(run: Run) -> Value:
                only(run)
                return last(run)

            return two

        def sequence(run: Run) -> Value:
            for closure in first:
                closure(run)
            return last(run)

        return sequence

    def body(self, node: Node | None) -> Closure:
        """The statements of a `then`, `else`, `do` or a body."""
        if node is None:
            return nothing
        before = set(self.methods)
        if any(child.type in _HANDLERS for child in node.named_children):
            closure = LOWERINGS["begin"](self, node)
        else:
            closure = self.statements(node.named_children)
        # Outside, it is not known whether these definitions were executed.
        for name in self.methods.keys() - before:
            del self.methods[name]
        return closure

    def branch(self, node: Node | None, lower: Callable[[Node], Closure] | None = None) -> Closure:
        """Code that runs in some cases only: what it cannot do is refused where it is reached."""
        if node is None:
            return nothing
        place = _Place(self)
        try:
            return (lower or self.body)(node)
        except UnsupportedRuby as problem:
            construct = UnsupportedConstruct.of(problem)
        place.restore(self)
        for name in _assigned_names(node):
            self.declare(name)  # nil, for what follows
        self.refused.append(construct)

        def refuse(run: Run) -> Value:
            raise construct.error()

        return refuse

    def lower(self, node: Node) -> Closure:
        method = LOWERINGS.get(node.type)
        if method is None:
            raise unsupported(node)
        return method(self, node)

    def gather(self, root: Node) -> None:
        """Learn what the program and the files that it requires define and change."""
        self.program_files.gather(root, self.path, self.nesting)
        self.changes = self.program_files.change_values(self.summary)

    def value_of(self, node: Node, field: str) -> Closure:
        child = node.child_by_field_name(field)
        if child is None:
            raise unsupported(node)
        return self.lower(child)


class _Place:
    """Where the lowering is, to continue there after an attempt that has failed."""

    def __init__(self, lowering: Lowering) -> None:
        self._attributes = {name: getattr(lowering, name) for name in _OF_PLACES}
        self._slots = dict(lowering.names.slots)
        self._methods = dict(lowering.methods)
        self._frames, self._retried = list(lowering.frames), list(lowering.retried)

    def restore(self, lowering: Lowering) -> None:
        for name, value in self._attributes.items():
            setattr(lowering, name, value)
        lowering.names.slots = self._slots
        lowering.methods.clear()
        lowering.methods.update(self._methods)
        lowering.frames[:], lowering.retried[:] = self._frames, self._retried


_OF_PLACES = ("frames", "method", "methods", "names", "nesting", "owner", "path", "retried",
              "slot_count", "summary")  # fmt: skip
#: Nodes with variables of their own.
_SCOPES = frozenset(
    "block do_block lambda method singleton_method class singleton_class module".split()
)


def _assigned_names(node: Node) -> Iterator[str]:
    """The local variables to which a piece of code may assign."""
    if node.type in _SCOPES:
        return
    if node.type in ("assignment", "operator_assignment"):
        left = node.child_by_field_name("left")
        targets = [left] if left.type == "identifier" else left.named_children
        yield from (source_of(each) for each in targets if each.type == "identifier")
    for child in node.named_children:
        yield from _assigned_names(child)


#: Nodes that make a body one that handles exceptions.
_HANDLERS = frozenset(["rescue", "ensure"])


class Frame:
    """A block or loop that `next` and `break` can end."""

    def __init__(self, *, is_loop: bool, is_lambda: bool = False) -> None:
        self.is_loop = is_loop
        self.is_lambda = is_lambda
        self.has_next = False
        self.has_break = False
        #: For a lambda: whether a block in it returns from it.
        self.has_return = False
        #: For a block: the slot of the `Activation` of each call, and the slots of its variables.
        self.activation_slot = 0
        self.slots = range(0)
        #: Whether a lambda made in it may see its variables after it has ended.
        self.escapes = False


def nothing(run: Run) -> Value:
    """The value of an empty body."""
    return None


def source_of(node: Node) -> str:
    """The source of a node."""
    string: str = node.text.decode("utf-8", "surrogateescape")
    return string


def operand_of(node: Node) -> Node:
    """The operand of a `*` or `**`. Raises UnsupportedRuby if it has no name."""
    inside = node.named_children
    if not inside:
        raise UnsupportedRuby("an argument `*' or `**' without a name", line_of(node))
    operand: Node = inside[0]
    return operand


def line_of(node: Node) -> int:
    """The line in the template."""
    line: int = node.start_point[0] + 1
    return line


def unsupported(node: Node, what: str | None = None) -> UnsupportedRuby:
    """The error for a construct outside the subset."""
    return UnsupportedRuby(what or f"`{node.type.replace('_', ' ')}'", line_of(node))


def unknown_method(node: Node, name: str) -> UnsupportedRuby:
    """The error for a method of Ruby that the subset lacks, or one that nothing defines."""
    if ruby_knows_method(name):
        return unsupported(node, f"the method `{name}'")
    return unsupported(node, f"the local variable or method `{name}', which nothing defines")


#: Makes the function of a method from its parameters and its tree; None if that is not possible.
MethodGenerator = Callable[[Lowering, DefinedMethod, "Node | None", Node], Entry | None]

#: The lowering of each kind of node; filled by the modules that define them.
LOWERINGS: dict[str, Callable[[Lowering, Node], Closure]] = {}
