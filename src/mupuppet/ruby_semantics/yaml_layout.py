"""Laying out YAML as libyaml does: nodes in, text out."""

from __future__ import annotations

from typing import Final

from mupuppet.basics.records import Record
from mupuppet.ruby_semantics.yaml_scalar_forms import BREAKS, Forms, is_printable, possible_forms

PLAIN: Final = "plain"
SINGLE_QUOTED: Final = "single"
DOUBLE_QUOTED: Final = "double"
LITERAL: Final = "literal"
FOLDED: Final = "folded"


class Scalar(Record):
    """A scalar and its preferred style."""

    string: str
    style: str = PLAIN
    tag: str | None = None
    #: Whether the tag goes without saying where the scalar is plain, and where it is not.
    plain_is_clear: bool = True
    quoted_is_clear: bool = True


class Sequence(Record):
    """Nodes one after the other."""

    items: list[Node]
    anchor: str | None = None


class Mapping(Record):
    """Pairs of nodes."""

    pairs: list[tuple[Node, Node]]
    anchor: str | None = None
    tag: str | None = None


class Alias(Record):
    """A node that was written before."""

    anchor: str


Node = Scalar | Sequence | Mapping | Alias

#: A longer key does not stand on one line with its value.
_LONGEST_SIMPLE_KEY = 128
_DEFAULT_WIDTH = 80
_NO_LIMIT = 1 << 31
_ESCAPES = {
    "\0": "0", "\a": "a", "\b": "b", "\t": "t", "\n": "n", "\v": "v", "\f": "f", "\r": "r",
    "\x1b": "e", '"': '"', "\\": "\\", "\x85": "N", "\xa0": "_", "\u2028": "L", "\u2029": "P",
}  # fmt: skip


class Layout:
    """Writes one document.

    `_whitespace` and `_indention` say what is at the end of what was written: whether a
    space is needed before the next word, and whether only indentation is on the line so far.
    """

    def __init__(self, indentation: int, width: int, canonical: bool) -> None:
        self._step = indentation if 2 <= indentation <= 9 else 2
        if 0 <= width <= self._step * 2:
            width = _DEFAULT_WIDTH
        self._width = width if width >= 0 else _NO_LIMIT
        self._canonical = canonical
        self._parts: list[str] = []
        self._column = 0
        self._whitespace = self._indention = True
        self._indents: list[int] = []
        self._indent = -1
        self._flow_level = 0
        self._is_open_ended = False

    def document(self, root: Node) -> str:
        """The source of a document."""
        self._indicator("---", needs_space=True)
        if self._canonical:
            self._new_line()
        self._node(root)
        self._new_line()
        if self._is_open_ended:
            self._indicator("...", needs_space=True)
            self._new_line()
        return "".join(self._parts)

    # --- Nodes

    def _node(self, node: Node, *, in_mapping: bool = False, simple_key: bool = False) -> None:
        if isinstance(node, Scalar):
            self._scalar(node, simple_key)
        elif isinstance(node, Sequence):
            self._sequence(node, in_mapping)
        elif isinstance(node, Mapping):
            self._mapping(node)
        else:
            self._indicator(f"*{node.anchor}", needs_space=True)

    def _properties(self, anchor: str | None, tag: str | None) -> None:
        if anchor is not None:
            self._indicator(f"&{anchor}", needs_space=True)
        if tag is not None:
            self._indicator(tag, needs_space=True)

    def _sequence(self, node: Sequence, in_mapping: bool) -> None:
        self._properties(node.anchor, None)
        if self._flow_level or self._canonical or not node.items:
            self._flow_sequence(node)
            return
        self._increase_indent(keeps=in_mapping and not self._indention)
        for item in node.items:
            self._new_line()
            self._indicator("-", needs_space=True, is_indention=True)
            self._node(item)
        self._indent = self._indents.pop()

    def _flow_sequence(self, node: Sequence) -> None:
        self._open("[")
        for position, item in enumerate(node.items):
            self._separate(position)
            self._node(item)
        self._close("]", bool(node.items))

    def _mapping(self, node: Mapping) -> None:
        self._properties(node.anchor, node.tag)
        if self._flow_level or self._canonical or not node.pairs:
            self._flow_mapping(node)
            return
        self._increase_indent()
        for key, value in node.pairs:
            self._new_line()
            if self._is_simple_key(key):
                self._node(key, in_mapping=True, simple_key=True)
                self._indicator(":")
            else:
                self._indicator("?", needs_space=True, is_indention=True)
                self._node(key, in_mapping=True)
                self._new_line()
                self._indicator(":", needs_space=True, is_indention=True)
            self._node(value, in_mapping=True)
        self._indent = self._indents.pop()

    def _flow_mapping(self, node: Mapping) -> None:
        """Only the canonical form has pairs here, and those are never simple."""
        self._open("{")
        for position, (key, value) in enumerate(node.pairs):
            self._separate(position)
            self._indicator("?", needs_space=True)
            self._node(key, in_mapping=True)
            self._new_line()
            self._indicator(":", needs_space=True)
            self._node(value, in_mapping=True)
        self._close("}", bool(node.pairs))

    def _open(self, bracket: str) -> None:
        self._indicator(bracket, needs_space=True, is_whitespace=True)
        self._increase_indent(in_flow=True)
        self._flow_level += 1

    def _separate(self, position: int) -> None:
        if position:
            self._indicator(",")
        self._new_line()

    def _close(self, bracket: str, has_items: bool) -> None:
        self._flow_level -= 1
        self._indent = self._indents.pop()
        if has_items:
            self._indicator(",")
            self._new_line()
        self._indicator(bracket)

    def _is_simple_key(self, node: Node) -> bool:
        if isinstance(node, Alias):
            return len(node.anchor) <= _LONGEST_SIMPLE_KEY
        if isinstance(node, Scalar):
            length = len(node.string.encode("utf-8", "surrogatepass"))
            length += len(self._said_tag(node) or "")
            return not possible_forms(node.string).multiline and length <= _LONGEST_SIMPLE_KEY
        return not (node.items if isinstance(node, Sequence) else node.pairs)

    # --- Scalars

    def _said_tag(self, node: Scalar) -> str | None:
        """The tag, where it does not go without saying."""
        if self._canonical or not (node.plain_is_clear or node.quoted_is_clear):
            return node.tag
        return None

    def _scalar(self, node: Scalar, simple_key: bool) -> None:
        tag = self._said_tag(node)
        style = self._possible_style(node, tag, simple_key)
        if tag is None and not node.quoted_is_clear and style != PLAIN:
            tag = "!"
        self._properties(None, tag)
        self._increase_indent(in_flow=True)
        if style == PLAIN:
            self._write_plain(node.string, not simple_key)
        elif style == SINGLE_QUOTED:
            self._write_single_quoted(node.string, not simple_key)
        elif style == DOUBLE_QUOTED:
            self._write_double_quoted(node.string, not simple_key)
        elif style == LITERAL:
            self._write_literal(node.string)
        else:
            self._write_folded(node.string)
        self._indent = self._indents.pop()

    def _possible_style(self, node: Scalar, tag: str | None, simple_key: bool) -> str:
        forms = possible_forms(node.string)
        style = node.style
        if self._canonical or (simple_key and forms.multiline):
            return DOUBLE_QUOTED
        if style == PLAIN and not self._can_be_plain(node, forms, tag, simple_key):
            style = SINGLE_QUOTED
        if style == SINGLE_QUOTED and not forms.single_quoted:
            return DOUBLE_QUOTED
        if style in (LITERAL, FOLDED) and (not forms.block or self._flow_level or simple_key):
            return DOUBLE_QUOTED
        return style

    def _can_be_plain(self, node: Scalar, forms: Forms, tag: str | None, simple_key: bool) -> bool:
        if not (forms.plain_in_flow if self._flow_level else forms.plain):
            return False
        if not node.string and (self._flow_level or simple_key):
            return False
        return tag is not None or node.plain_is_clear

    def _write_plain(self, string: str, may_break: bool) -> None:
        if not self._whitespace and (string or self._flow_level):
            self._put(" ")
        was_space = False
        for position, character in enumerate(string):
            if character == " ":
                if self._folds(string, position, was_space, may_break):
                    self._new_line()
                else:
                    self._put(character)
                was_space = True
            else:
                self._put(character)
                self._indention = was_space = False
        self._whitespace = self._indention = False

    def _folds(self, string: str, position: int, was_space: bool, may_break: bool) -> bool:
        """Whether a line ends at a space."""
        if not may_break or was_space or self._column <= self._width:
            return False
        return string[position + 1 : position + 2] != " "

    def _write_single_quoted(self, string: str, may_break: bool) -> None:
        self._indicator("'", needs_space=True)
        was_space = was_break = False
        last = len(string) - 1
        for position, character in enumerate(string):
            if character == " ":
                inside = 0 < position < last
                if inside and self._folds(string, position, was_space, may_break):
                    self._new_line()
                else:
                    self._put(character)
                was_space = True
            elif character in BREAKS:
                if not was_break and character == "\n":
                    self._put_break()
                self._write_break(character)
                was_break = True
            else:
                if was_break:
                    self._new_line()
                self._put("''" if character == "'" else character)
                self._indention = was_space = was_break = False
        if was_break:
            self._new_line()
        self._indicator("'")
        self._whitespace = self._indention = False

    def _write_double_quoted(self, string: str, may_break: bool) -> None:
        self._indicator('"', needs_space=True)
        was_space = False
        last = len(string) - 1
        for position, character in enumerate(string):
            if not is_printable(character) or character in BREAKS or character in '"\\':
                self._put(_escaped(character))
                was_space = False
            elif character == " ":
                inside = 0 < position < last and not was_space
                if may_break and inside and self._column > self._width:
                    self._new_line()
                    if string[position + 1] == " ":
                        self._put("\\")
                else:
                    self._put(character)
                was_space = True
            else:
                self._put(character)
                was_space = False
        self._indicator('"')
        self._whitespace = self._indention = False

    def _block_hints(self, string: str) -> None:
        """How far a block is indented, where that is not clear, and how it ends."""
        if string[:1] == " " or string[:1] in BREAKS:
            self._indicator(str(self._step))
        self._is_open_ended = False
        if not string or string[-1] not in BREAKS:
            self._indicator("-")
        elif len(string) == 1 or string[-2] in BREAKS:
            self._indicator("+")
            self._is_open_ended = True

    def _write_literal(self, string: str) -> None:
        self._start_block("|", string)
        was_break = True
        for character in string:
            if character in BREAKS:
                self._write_break(character)
                was_break = True
            else:
                if was_break:
                    self._new_line()
                self._put(character)
                self._indention = was_break = False

    def _start_block(self, indicator: str, string: str) -> None:
        self._indicator(indicator, needs_space=True)
        self._block_hints(string)
        self._put_break()
        self._indention = self._whitespace = True

    def _write_folded(self, string: str) -> None:
        self._start_block(">", string)
        was_break = leading_space = True
        for position, character in enumerate(string):
            if character in BREAKS:
                if not was_break and not leading_space and character == "\n":
                    following = string[position:].lstrip("".join(BREAKS))
                    if following and following[0] not in " \t":
                        self._put_break()
                self._write_break(character)
                was_break = True
                continue
            if was_break:
                self._new_line()
                leading_space = character in " \t"
            folds = (
                not was_break and character == " " and string[position + 1 : position + 2] != " "
            )
            if folds and self._column > self._width:
                self._new_line()
            else:
                self._put(character)
            self._indention = was_break = False

    # --- Writing

    def _put(self, string: str) -> None:
        self._parts.append(string)
        self._column += len(string)

    def _put_break(self) -> None:
        self._parts.append("\n")
        self._column = 0

    def _write_break(self, character: str) -> None:
        """An end of line that is in a scalar."""
        self._parts.append(character)
        self._column = 0
        self._indention = True

    def _indicator(
        self,
        string: str,
        *,
        needs_space: bool = False,
        is_whitespace: bool = False,
        is_indention: bool = False,
    ) -> None:
        if needs_space and not self._whitespace:
            self._put(" ")
        self._put(string)
        self._whitespace = is_whitespace
        self._indention = self._indention and is_indention

    def _new_line(self) -> None:
        """Go to the indentation, on a new line if something else is on this one."""
        indent = max(self._indent, 0)
        column = self._column
        if not self._indention or column > indent or (column == indent and not self._whitespace):
            self._put_break()
        if self._column < indent:
            self._put(" " * (indent - self._column))
        self._whitespace = self._indention = True

    def _increase_indent(self, *, in_flow: bool = False, keeps: bool = False) -> None:
        self._indents.append(self._indent)
        if self._indent < 0:
            self._indent = self._step if in_flow else 0
        elif not keeps:
            self._indent += self._step


def _escaped(character: str) -> str:
    short = _ESCAPES.get(character)
    if short is not None:
        return "\\" + short
    code = ord(character)
    if code <= 0xFF:
        return f"\\x{code:02X}"
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\U{code:08X}"
