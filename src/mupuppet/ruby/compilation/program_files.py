"""The files of a program: its own, and those of modules that it requires.

Their definitions are gathered before anything is lowered, so that code may use what is defined
further below or in a file that is required later.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from mupuppet.basics.records import Record
from mupuppet.ruby.core.method_names import ruby_has_method
from mupuppet.ruby.syntax.parsing import NOT_PARSED, first_error, parse_ruby
from mupuppet.ruby_semantics.errors import UnsupportedRuby

if TYPE_CHECKING:
    from mupuppet.ruby.compilation.file_summary import FileSummary

#: The limit of files that a function may require.
MAX_FILES = 100

Node = Any


class Libraries(Protocol):
    """Where the files of modules are found."""

    @property
    def key(self) -> tuple[str, ...]:
        """The directories that are searched."""

    @property
    def unchanged(self) -> set[object]:
        """The programs whose files were found to be the same."""

    def find(self, name: str, relative_to: str | None) -> str | None:
        """The path of a file that is required by its name; None if no module has it."""

    def read(self, path: str) -> str | None:
        """The source of a file of a module; None if it is missing or may not be read."""


class NoLibraries:
    """No libraries: no file may be required."""

    key: tuple[str, ...] = ()

    @property
    def unchanged(self) -> set[object]:
        """None at all."""
        return set()

    def find(self, name: str, relative_to: str | None) -> str | None:
        """None at all."""
        return None

    def read(self, path: str) -> str | None:
        """None at all."""
        return None


class ProgramFile(Record):
    """A file that is part of the program."""

    path: str
    source: str
    root: Node
    summary: FileSummary


class ProgramFiles:
    """The files of one program."""

    def __init__(self, libraries: Libraries | None = None) -> None:
        self._libraries: Libraries = libraries if libraries is not None else NoLibraries()
        #: Those that are required, by their paths.
        self.files: dict[str, ProgramFile] = {}
        #: The unqualified names of constants that any file assigns or defines.
        self.constants: set[str] = set()
        #: The qualified names of classes and modules.
        self.modules: set[str] = set()
        #: The names of methods that classes, modules and files define.
        self.methods: set[str] = set()
        #: Whether it makes classes without names, and whether it gives methods to single objects.
        self._makes_classes = False
        self.extends = False
        #: What was looked for by `require`, and the file that was found.
        self._sought: dict[tuple[str, str | None], str | None] = {}
        #: The calls of `require` with the paths of their files.
        self._required: dict[tuple[str | None, int], str] = {}

    @property
    def has_classes(self) -> bool:
        """Whether the program defines classes or methods besides those of a function."""
        return self.extends or self._makes_classes or bool(self.modules or self.files)

    def is_own_of_objects(self, name: str) -> bool:
        """Whether a single array, hash or string may have a method in place of Ruby's.

        Methods that Ruby does not have are found by themselves.
        """
        if not self.extends or not (name in self.methods or name == "clone"):
            return False
        return any(ruby_has_method(kind, name) for kind in ("Array", "Hash", "String"))

    def change_values(self, summary: FileSummary) -> bool:
        """Whether a program changes arrays, hashes or strings: the file of a summary, or others."""
        summaries = [summary, *(file.summary for file in self.files.values())]
        return any(each.changes or not self.methods.isdisjoint(each.makers) for each in summaries)

    def gather(self, root: Node, path: str | None, around: tuple[str, ...] = ()) -> None:
        """Gather what a file that is evaluated within a class defines and requires."""
        for node, nesting in _nodes(root, around):
            kind = node.type
            if kind in ("class", "module"):
                name = _name(node.child_by_field_name("name"))
                full = f"{nesting[0]}::{name}" if nesting and "::" not in name else name
                self.modules.add(full)
                self.constants.update(full.split("::"))
            elif kind == "assignment":
                left = node.child_by_field_name("left")
                if left.type in ("constant", "scope_resolution"):
                    self.constants.add(_name(left).rpartition("::")[2])
            elif kind in ("method", "singleton_method", "alias"):
                self.methods.add(_name(node.child_by_field_name("name")))
                target = node.child_by_field_name("object")
                self.extends = self.extends or (target is not None and target.type != "self")
            elif kind == "singleton_class":
                value = node.child_by_field_name("value")
                self.extends = self.extends or value.type != "self"
            elif kind == "call":
                self._gather_call(node, path)

    def _gather_call(self, node: Node, path: str | None) -> None:
        method = node.child_by_field_name("method")
        name = _name(method) if method is not None else ""
        arguments = node.child_by_field_name("arguments")
        if name in _DEFINERS and arguments is not None:
            for argument in arguments.named_children:
                if argument.type == "simple_symbol":
                    attribute = _name(argument)[1:]
                    self.methods.update([attribute, f"{attribute}="])
        elif name == "method_missing":
            self.methods.add(name)
        receiver = node.child_by_field_name("receiver")
        if name in _EXTENDING and receiver is not None:
            self.extends = True
        elif name == "new" and receiver is not None and _name(receiver) in CLASS_MAKERS:
            self._makes_classes = True
        if name == "require" or (name in ("require_relative", "load") and path is not None):
            self._gather_require(node, name, path)

    def _gather_require(self, node: Node, name: str, path: str | None) -> None:
        from mupuppet.ruby.compilation.require_paths import written_path

        arguments = node.child_by_field_name("arguments")
        if arguments is None or len(arguments.named_children) != 1:
            return
        # The same template may be in several files, so its path is not known here.
        written = written_path(arguments.named_children[0], path or "")
        if written is None:
            return
        relative_to = path if name == "require_relative" else None
        found = self._sought[written, relative_to] = self._libraries.find(written, relative_to)
        if found is None:
            return
        self._required[path, node.start_byte] = found
        if found not in self.files:
            self._add(found)

    def _add(self, path: str) -> None:
        from mupuppet.ruby.compilation.file_summary import FileSummary

        source = self._libraries.read(path)
        if source is None:
            return
        if len(self.files) >= MAX_FILES:
            raise UnsupportedRuby(f"more than {MAX_FILES} files")
        root = parse_ruby(source.encode("utf-8", "surrogateescape"))
        if root.has_error:
            found = first_error(root)
            line = found.start_point[0] + 1 if found is not None else 1
            problem = UnsupportedRuby(NOT_PARSED, line)
            problem.path = path
            raise problem
        self.files[path] = ProgramFile(path, source, root, FileSummary(root))
        self.gather(root, path)

    def required(self, node: Node, path: str | None) -> ProgramFile | None:
        """The file that a call of `require` loads, if it is one of the modules'."""
        found = self._required.get((path, node.start_byte))
        return self.files.get(found) if found is not None else None

    def unchanged(self, libraries: Libraries) -> bool:
        """Whether the same files would be found, and no file has changed."""
        if self in libraries.unchanged:
            return True
        for sought, found in self._sought.items():
            if libraries.find(*sought) != found:
                return False
        if any(libraries.read(file.path) != file.source for file in self.files.values()):
            return False
        libraries.unchanged.add(self)
        return True


#: What makes a class whose body may be a block.
CLASS_MAKERS = frozenset(["Class", "Module", "Struct"])
#: Methods that give an object methods of its own.
_EXTENDING = frozenset(["define_singleton_method", "extend", "singleton_class"])
#: Methods of classes that define methods whose names are given as symbols.
_DEFINERS = frozenset(
    "attr_accessor attr_reader attr_writer attr define_method alias_method new"
    " def_delegators def_delegator define_singleton_method".split()
)


def _name(node: Node) -> str:
    source: str = "".join(node.text.decode("utf-8", "surrogateescape").split())
    return source


def _nodes(root: Node, around: tuple[str, ...]) -> Iterator[tuple[Node, tuple[str, ...]]]:
    """All nodes with the names of the enclosing classes and modules."""
    stack: list[tuple[Node, tuple[str, ...]]] = [(root, around)]
    while stack:
        node, nesting = stack.pop()
        yield node, nesting
        if node.type in ("class", "module"):
            name = _name(node.child_by_field_name("name"))
            full = f"{nesting[0]}::{name}" if nesting and "::" not in name else name
            nesting = (full, *nesting)
        stack.extend((child, nesting) for child in reversed(node.named_children))
