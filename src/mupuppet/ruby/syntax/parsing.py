"""Ruby's syntax trees.

The parser is a library that is imported when the first Ruby file is read: most compilations
read none.
"""

from __future__ import annotations

import re
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


#: The parser may also stop at valid Ruby that it does not know: only Ruby can tell.
NOT_PARSED = "syntax that is not valid Ruby, or is not known here"
#: `a, b = */pattern/.match(c)`: the library takes the slash for a division.
_EXPANDED_PATTERN = re.compile(rb"(?<=\w )= \*/")
#: `list<<"\n"`: the library takes it for the start of a heredoc.
_APPENDED_STRING = re.compile(rb"(?<=[\w\])])<<(?=(['\"])(.*?)\1)")
#: `@a?'b':'c'`: the library takes the question mark for the start of a character.
_CONDITION = re.compile(rb"(?:@@?|\$)[A-Za-z_]\w* ?(\?)(?=\S)")


def parse_ruby(code: bytes) -> Node:
    """The root of the tree of a Ruby file; invalid code gives error nodes."""
    found = _APPENDED_STRING.finditer(code)
    appended = [(*each.span(), b"<< ") for each in found if not _ends(each)]
    if appended:
        code, root = _respaced(code, appended, b"<<")
    else:
        root = _parser().parse(code).root_node
    if root.has_error:
        conditions = [(*each.span(1), b" ? ") for each in _CONDITION.finditer(code)]
        if conditions:
            code, root = _respaced(code, conditions, b"?")
    if root.has_error:
        expanded = [(*each.span(), b"=* /") for each in _EXPANDED_PATTERN.finditer(code)]
        if expanded and not (again := _respaced(code, expanded, b"*")[1]).has_error:
            return again
    return root


def _ends(heredoc: re.Match[bytes]) -> bool:
    """Whether a line below has the content of the string, and nothing else."""
    end = re.compile(rb"^%s\r?$" % re.escape(heredoc[2]), re.MULTILINE)
    return bool(heredoc[2]) and end.search(heredoc.string, heredoc.end()) is not None


#: What lies between two places is replaced.
_Edit = tuple[int, int, bytes]


def _respaced(code: bytes, edits: list[_Edit], operator: bytes) -> tuple[bytes, Node]:
    """The code with other blanks around an operator, and its tree.

    Edits of strings and comments are left out: there the tree has no operator.
    """
    changed, places = _edited(code, edits)
    root = _parser().parse(changed).root_node
    kept = []
    for edit, place in zip(edits, places, strict=True):
        at = place + edit[2].index(operator)
        node = root.descendant_for_byte_range(at, at + 1)
        if node is not None and node.type == operator.decode():
            kept.append(edit)
    if len(kept) < len(edits):
        changed, _ = _edited(code, kept)
        root = _parser().parse(changed).root_node
    return changed, root


def _edited(code: bytes, edits: list[_Edit]) -> tuple[bytes, list[int]]:
    """The code with the edits made, and the places where these then are."""
    pieces: list[bytes] = []
    places: list[int] = []
    done = shift = 0
    for start, end, new in edits:
        pieces += [code[done:start], new]
        places.append(start + shift)
        shift += len(new) - (end - start)
        done = end
    return b"".join([*pieces, code[done:]]), places


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
