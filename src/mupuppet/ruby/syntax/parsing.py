"""Ruby's syntax trees.

The parser is a library that is imported when the first Ruby file is read: most compilations
read none.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from mupuppet.ruby_semantics.errors import InvalidRuby

if TYPE_CHECKING:
    from tree_sitter import Node, Parser


@cache
def _parser() -> Parser:
    import tree_sitter
    import tree_sitter_ruby

    return tree_sitter.Parser(tree_sitter.Language(tree_sitter_ruby.language()))


def parse_ruby(code: bytes) -> Node:
    """The root of the tree of a Ruby file; invalid code gives error nodes."""
    return _parser().parse(code).root_node


def source_of(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


def field(node: Node, name: str) -> Node | None:
    return node.child_by_field_name(name)


def parts(node: Node | None) -> list[Node]:
    """The meaningful children.

    The body of a heredoc is in the tree where it is in the file, amid the nodes of its statement;
    its value belongs to the heredoc's beginning.
    """
    if node is None:
        return []
    return [child for child in node.named_children if child.type not in _MEANINGLESS]


_MEANINGLESS = frozenset(["comment", "heredoc_body"])


def first_error(node: Node) -> Node | None:
    """The first syntax error; an error around others is only what could not be parsed for them."""
    first = None
    stack = [node]
    while stack:
        found = stack.pop()
        if found.is_error or found.is_missing:
            first = found
            stack.clear()
        if found.has_error:
            stack.extend(found.children[::-1])
    return first


def check_syntax(root: Node) -> None:
    """Raise InvalidRuby if a program cannot be parsed."""
    error = first_error(root) if root.has_error else None
    if error is not None:
        raise InvalidRuby(describe_error(error), error.start_point[0] + 1)


def describe_error(error: Node) -> str:
    """What is wrong at a node of an error."""
    if error.is_missing:
        return "something is missing" if error.is_named else f"`{error.type}` is missing"
    first, _, _ = source_of(error).strip().partition("\n")
    return f"syntax error at `{first.strip()}`"
