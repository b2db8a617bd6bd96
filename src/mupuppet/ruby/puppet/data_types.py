"""Data types that Ruby files define by `Puppet::DataTypes.create_type`."""

from __future__ import annotations

import re

from mupuppet.basics.caches import cached_by_size
from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.lowering import Node, source_of, unsupported
from mupuppet.ruby.puppet.function_reading import (
    arguments_of,
    block_body,
    find_call,
    literal_name,
    literal_text,
    method_name,
)
from mupuppet.ruby.syntax.parsing import check_syntax, parse_ruby
from mupuppet.ruby_semantics.errors import UnsupportedRuby


class DataTypeProblem(Exception):
    """Puppet itself refuses the file."""


class RubyDataType(Record):
    """A data type in Ruby."""

    name: str
    #: The definition, without the braces around it.
    interface: str
    #: The methods of instances.
    implementation: str
    #: Their names.
    methods: frozenset[str]
    #: The name of a class that has them.
    class_name: str | None
    #: The code before the definition, and the files it loads.
    before: str


@cached_by_size(200_000)
def read_data_type(name: str, path: str, source: str) -> RubyDataType:
    """The data type of a file. Raises DataTypeProblem, or UnsupportedRuby if it cannot be read."""
    if re.search(r"Puppet::DataTypes\.create_type", source) is None:
        raise DataTypeProblem(
            f"The code loaded from {path} does not seem to be a Puppet 5x API data type"
            " - no create_type call."
        )
    content = source.encode("utf-8", "surrogateescape")
    root = parse_ruby(content)
    check_syntax(root)
    call = find_call(root, "create_type")
    if call is None:
        raise UnsupportedRuby("a data type that is made in an unusual way")
    created = literal_name(call)
    if created.lower() != name.lower():
        raise DataTypeProblem(
            f"The code loaded from {path} produced mis-matched name, expected '{name.lower()}',"
            f" got {created}"
        )
    before = content[: call.start_byte].decode("utf-8", "surrogateescape")
    return _Reader(created, root).read(call, before)


def _defined(method: Node) -> str:
    return source_of(method.child_by_field_name("name"))


class _Reader:
    """Reads the statements of a definition."""

    def __init__(self, name: str, root: Node) -> None:
        self._name = name
        self._root = root

    def read(self, call: Node, before: str) -> RubyDataType:
        interface: str | None = None
        implementation, class_name = "", None
        methods: list[str] = []
        for statement in block_body(call):
            if statement.type != "call":
                if statement.type == "heredoc_body":
                    continue
                raise unsupported(statement, "an unusual definition of a data type")
            match method_name(statement):
                case "interface" if interface is not None:
                    raise self._failed("a data type can only have one interface")
                case "interface":
                    interface = self._text(arguments_of(statement)[0])
                case "implementation" | "implementation_class" if implementation or class_name:
                    raise self._failed("a data type can only have one implementation")
                case "implementation":
                    body = block_body(statement)
                    implementation = "\n".join(map(source_of, body))
                    methods = [_defined(each) for each in body if each.type == "method"]
                case "implementation_class":
                    class_name = source_of(arguments_of(statement)[0])
                case "load_file":
                    before += f"\nrequire '{literal_name(statement)}'\n"
                case other:
                    raise unsupported(statement, f"`{other}' in a data type")
        if interface is None:
            raise self._failed("a data type must have an interface")
        names = frozenset(methods)
        return RubyDataType(self._name, interface, implementation, names, class_name, before)

    def _failed(self, reason: str) -> DataTypeProblem:
        return DataTypeProblem(f"Data Type Load Error for type '{self._name}': {reason}")

    def _text(self, node: Node) -> str:
        """A literal string or heredoc."""
        if node.type != "heredoc_beginning":
            return literal_text(node)
        body = self._heredoc_after(node)
        parts = [source_of(child) for child in body.named_children if child.type != "heredoc_end"]
        if any(child.type == "interpolation" for child in body.named_children):
            raise unsupported(node, "an interface that is computed")
        return "".join(parts)

    def _heredoc_after(self, node: Node) -> Node:
        stack = [self._root]
        while stack:
            each = stack.pop()
            if each.type == "heredoc_body" and each.start_byte >= node.end_byte:
                return each
            stack.extend(reversed(each.named_children))
        raise unsupported(node, "a string without an end")
