"""Puppetfiles: which modules r10k, Code Manager or librarian install, and where.

A Puppetfile is Ruby. It is read, never run: modules with literal names are known, and what is
computed is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.ruby.syntax.parsing import (
    describe_error,
    field,
    first_error,
    parse_ruby,
    parts,
    source_of,
)
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from tree_sitter import Node

FILE_NAME = "Puppetfile"
#: What a Puppetfile may call.
_CALLS = ("mod", "forge", "moduledir", "metadata", "exclusion")


class ListedModule(Record):
    """A module in a Puppetfile."""

    #: Without the author.
    name: str
    #: With the author, as it is written.
    written: str
    #: The version of the Forge; None if it is not fixed, or comes from elsewhere.
    version: str | None
    #: The repository that it comes from, if it does not come from the Forge.
    repository: str | None
    line: int


class Puppetfile(Record):
    """What a Puppetfile lists."""

    modules: tuple[ListedModule, ...]
    #: The directory that modules are installed in.
    directory: str
    problems: tuple[Diagnostic, ...]


def read_puppetfile(source: SourceFile) -> Puppetfile:
    """The modules of a Puppetfile, and what is wrong with it."""
    root = parse_ruby(source.text.encode("utf-8", "surrogateescape"))
    reader = _Reader(source)
    error = first_error(root) if root.has_error else None
    if error is not None:
        reader.report(describe_error(error), error)
    else:
        for node in parts(root):
            reader.read(node)
    return Puppetfile(tuple(reader.modules.values()), reader.directory, tuple(reader.problems))


class _Reader:
    def __init__(self, source: SourceFile) -> None:
        self._source = source
        self.modules: dict[str, ListedModule] = {}
        self.directory = "modules"
        self.problems: list[Diagnostic] = []

    def report(self, message: str, node: Node, severity: Severity = Severity.ERROR) -> None:
        row, column = node.start_point
        starts = self._source.line_starts
        at = starts[min(row, len(starts) - 1)] + column
        end = at + max(len(source_of(node).split("\n")[0]), 1)
        self.problems.append(
            Diagnostic("invalid-puppetfile", severity, message, self._source, Span(at, end), at)
        )

    def read(self, node: Node) -> None:
        method = field(node, "method") if node.type == "call" else None
        if method is None or field(node, "receiver") is not None:
            return  # other Ruby, such as a loop: what it lists is not known
        name = source_of(method)
        arguments = parts(field(node, "arguments"))
        if name == "moduledir" and arguments:
            self.directory = _string(arguments[0]) or self.directory
        elif name == "mod":
            self._module(node, arguments)
        elif name not in _CALLS and not any(each.type.endswith("block") for each in node.children):
            self.report(f"a Puppetfile has no `{name}`", method)

    def _module(self, node: Node, arguments: list[Node]) -> None:
        written = _string(arguments[0]) if arguments else None
        if written is None:
            if not arguments:
                self.report("`mod` needs the name of a module", node)
            elif arguments[0].type == "chained_string":
                self.report("strings side by side are one: is a `,` missing?", arguments[0])
            return
        name = written.replace("/", "-").rpartition("-")[2]
        options = {
            source_of(key).strip(":'\" "): _string(value)
            for pair in arguments[1:]
            for key, value in _pairs(pair)
        }
        version = _string(arguments[1]) if len(arguments) > 1 else None
        if name in self.modules:
            self.report(f"the module `{name}` is listed twice", arguments[0])
        line = node.start_point[0] + 1
        repository = options.get("git") or options.get("svn")
        self.modules[name] = ListedModule(name, written, version, repository, line)


def _pairs(node: Node) -> list[tuple[Node, Node]]:
    pairs = parts(node) if node.type == "hash" else [node]
    found = [(field(each, "key"), field(each, "value")) for each in pairs if each.type == "pair"]
    return [(key, value) for key, value in found if key is not None and value is not None]


def _string(node: Node) -> str | None:
    """The value of a literal string."""
    if node.type != "string" or any(each.type == "interpolation" for each in node.named_children):
        return None
    return "".join(source_of(each) for each in node.named_children)
