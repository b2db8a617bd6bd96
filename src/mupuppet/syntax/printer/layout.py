"""Text with places where a line may be broken, laid out within a width.

The printer produces one flat sequence of items: texts, line breaks, and groups. A group
whose flat form fits on the line has none of its possible breaks taken; otherwise it has all
of them. One pass measures, one writes; both are linear and neither recurses.

Three things make this more than any pretty printer:

- The text of a heredoc is below the line in which its `@(...)` is. So the writer keeps
  it back until the next line break, wherever that comes from.
- A template is text with code in tags. The writer opens a tag when code comes and closes it
  when text comes, and line breaks exist only inside tags.
- Arrows in a column: the keys before them are padded to the longest, if the group is broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import assert_never

from mupuppet.basics.records import Record

#: Lines are broken so that they fit in this many columns, if they can be broken at all.
WIDTH = 100
_INDENT = "  "


class Mark(Enum):
    """Items without contents."""

    LINE = auto()
    BLANK_LINE = auto()
    #: A line break if the group around it is broken, else a space or nothing.
    SPACE_OR_LINE = auto()
    NOTHING_OR_LINE = auto()
    #: A trailing comma if the group around it is broken.
    COMMA_IF_BROKEN = auto()
    INDENT = auto()
    DEDENT = auto()
    END_GROUP = auto()
    #: `${` and `}`. Lines are not broken between them, unless what is there cannot do without.
    START_INTERPOLATION = auto()
    END_INTERPOLATION = auto()
    END_HEREDOC = auto()
    #: `<%=` and `%>`.
    START_RENDERING = auto()
    END_RENDERING = auto()
    #: The end of a tag that something follows.
    END_TAG = auto()
    #: The start of a tag without a space after it: here that makes a difference.
    BARE_TAG = auto()


class Group:
    """The start of a group; END_GROUP is its end.

    A line break inside breaks the whole group, unless the group is `loose`: then the group
    is broken only if what comes before the first line break is too long.
    """

    __slots__ = ("broken", "loose", "width")

    def __init__(self, *, loose: bool = False) -> None:
        self.loose = loose
        #: Set by measuring: whether a line break inside breaks it, and the columns that its
        #: flat form needs, together with what cannot be separated from its end.
        self.broken = False
        self.width = 0


class Column:
    """Arrows below each other."""

    __slots__ = ("width",)

    def __init__(self) -> None:
        #: The width of the widest key; set by measuring.
        self.width = 0


class KeyStart:
    """The start of a key; its `Arrow` is the end."""

    __slots__ = ()


class Arrow:
    """The padding between a key and its arrow, and the arrow."""

    __slots__ = ("column", "key_width", "text")

    def __init__(self, column: Column, text: str) -> None:
        self.column = column
        self.text = text
        #: Set by measuring; None if the key takes several lines.
        self.key_width: int | None = None


class HeredocStart(Record, eq=False):
    """The start of a heredoc; its text and interpolations follow, then END_HEREDOC."""

    syntax: str
    interpolated: bool
    escapes: str

    def with_tag(self, tag: str) -> str:
        quoted = f'"{tag}"' if self.interpolated else tag
        syntax = f":{self.syntax}" if self.syntax else ""
        escapes = f"/{self.escapes}" if self.escapes else ""
        return f"@({quoted}{syntax}{escapes})"


class HeredocText(Record, eq=False):
    """Text of a heredoc as it is written."""

    text: str


class TemplateText(Record, eq=False):
    """Text of a template between its tags, as it is written."""

    text: str


Item = str | Mark | Group | KeyStart | Arrow | HeredocStart | HeredocText | TemplateText


def lay_out(items: Sequence[Item], *, template: bool = False) -> str:
    """The text of a manifest or of a template."""
    _measure_groups(items)
    _add_tails(items)
    writer = _TemplateWriter() if template else _Writer()
    for item in items:
        writer.add(item)
    return writer.finish()


# --- Measuring

_FLAT_WIDTH = {
    Mark.SPACE_OR_LINE: 1,
    Mark.START_INTERPOLATION: len("${"),
    Mark.END_INTERPOLATION: len("}"),
    Mark.START_RENDERING: len("<%= "),
    Mark.END_RENDERING: len(" %>"),
}
_POSSIBLE_BREAKS = frozenset([Mark.LINE, Mark.BLANK_LINE, Mark.SPACE_OR_LINE, Mark.NOTHING_OR_LINE])


def _measure_groups(items: Sequence[Item]) -> None:
    """Set the widths of groups and columns, and which groups have a line break inside."""
    position = 0
    breaks: list[int] = []  # the positions of all line breaks
    groups: list[tuple[Group, int, int]] = []  # with their positions and the breaks so far
    keys: list[tuple[int, int]] = []
    for item in items:
        if isinstance(item, str):
            newline = item.find("\n")
            position += len(item) if newline < 0 else newline
        elif isinstance(item, Mark):
            position += _FLAT_WIDTH.get(item, 0)
            if item is Mark.LINE or item is Mark.BLANK_LINE:
                breaks.append(position)
            elif item is Mark.END_GROUP:
                group, start, breaks_before = groups.pop()
                end = position
                if len(breaks) > breaks_before:
                    group.broken = not group.loose
                    end = breaks[breaks_before]
                group.width = end - start
        elif isinstance(item, Group):
            groups.append((item, position, len(breaks)))
        elif isinstance(item, KeyStart):
            keys.append((position, len(breaks)))
        elif isinstance(item, Arrow):
            start, breaks_before = keys.pop()
            if len(breaks) == breaks_before:
                item.key_width = position - start
                item.column.width = max(item.column.width, item.key_width)
            position += 1 + len(item.text)
        elif isinstance(item, HeredocStart):
            position += len(item.with_tag("EOT"))
        elif isinstance(item, TemplateText):
            breaks.append(position)


def _add_tails(items: Sequence[Item]) -> None:
    """Add to each group's width that of the text between its end and the next possible break."""
    tail = 0
    tails: list[int] = []
    for item in reversed(items):
        if isinstance(item, str):
            tail += len(item)
        elif isinstance(item, Group):
            item.width += tails.pop()
        elif item is Mark.END_GROUP:
            tails.append(tail)
        elif item in _POSSIBLE_BREAKS:
            tail = 0


# --- Writing


class _Buffer:
    """Text that is being written: the whole, or the text of a heredoc."""

    __slots__ = (
        "column", "heredocs", "line_indent", "lines_due", "parts", "start", "took_lines",
    )  # fmt: skip

    def __init__(self, start: HeredocStart | None = None) -> None:
        self.start = start
        self.parts: list[str] = []
        self.column = 0
        #: The levels by which the current line is indented.
        self.line_indent = 0
        #: Line breaks that are written as soon as more text comes: two leave a line empty.
        self.lines_due = 0
        #: The texts of heredocs that are written after the next line break.
        self.heredocs: list[str] = []
        #: Whether code (other than the text of a heredoc) takes several lines.
        self.took_lines = False


class _Writer:
    """Writes a manifest."""

    def __init__(self) -> None:
        self.buffer = _Buffer()
        self.outer_buffers: list[_Buffer] = []
        self.indent = 0
        self.interpolations = 0
        #: For each open group whether it is flat.
        self.flat: list[bool] = [False]

    def add(self, item: Item) -> None:
        match item:
            case str():
                self.write(item)
            case Mark():
                self._mark(item)
            case Group():
                self.flat.append(self._fits(item))
            case Arrow():
                self._arrow(item)
            case HeredocStart():
                self.write("")
                self.outer_buffers.append(self.buffer)
                self.buffer = _Buffer(item)
            case HeredocText():
                self.buffer.parts.append(item.text)
            case TemplateText():
                self.write_template_text(item.text)
            case KeyStart():
                pass
            case _:
                assert_never(item)

    def finish(self) -> str:
        if self.buffer.parts:
            self.break_line()
        return "".join(self.buffer.parts)

    def _fits(self, group: Group) -> bool:
        if group.broken:
            return False
        if self.flat[-1] or self.interpolations:
            return True
        buffer = self.buffer
        column = self.indent * len(_INDENT) if buffer.lines_due else buffer.column
        return column + group.width <= WIDTH

    def _mark(self, mark: Mark) -> None:
        match mark:
            case Mark.LINE:
                self._line_due(1)
            case Mark.BLANK_LINE:
                self._line_due(2)
            case Mark.SPACE_OR_LINE:
                if self.flat[-1]:
                    self.write(" ")
                else:
                    self._line_due(1)
            case Mark.NOTHING_OR_LINE:
                if not self.flat[-1]:
                    self._line_due(1)
            case Mark.COMMA_IF_BROKEN:
                if not self.flat[-1]:
                    self.write(",")
            case Mark.INDENT:
                self.indent += 1
            case Mark.DEDENT:
                self.indent -= 1
            case Mark.END_GROUP:
                self.flat.pop()
            case Mark.START_INTERPOLATION:
                self.write("${")
                self.interpolations += 1
            case Mark.END_INTERPOLATION:
                self.interpolations -= 1
                self.write_heredocs()
                self.write("}")
            case Mark.END_HEREDOC:
                self._end_heredoc()
            case Mark.START_RENDERING:
                self.start_rendering()
            case Mark.END_RENDERING | Mark.END_TAG:
                self.end_tag()
            case Mark.BARE_TAG:
                self.start_bare_tag()
            case _:
                assert_never(mark)

    def _line_due(self, count: int) -> None:
        self.buffer.lines_due = max(self.buffer.lines_due, count)

    def write(self, text: str) -> None:
        """Write code, after the line breaks that are due."""
        buffer = self.buffer
        if buffer.lines_due:
            self.break_line(empty_line=buffer.lines_due > 1)
            self._write_indent()
        newline = text.rfind("\n")
        if newline < 0:
            buffer.column += len(text)
        else:
            self.write_heredocs()
            buffer.took_lines = True
            buffer.column = len(text) - newline - 1
        buffer.parts.append(text)

    def write_heredocs(self) -> None:
        """Write the texts of waiting heredocs now.

        What follows is text on several lines, or the rest of a string: neither jumps over
        the text of a heredoc, as code does.
        """
        if self.buffer.heredocs:
            self.break_line()
            self._write_indent()

    def break_line(self, *, empty_line: bool = False) -> None:
        buffer = self.buffer
        if buffer.parts[-1] == " ":
            buffer.parts.pop()
        buffer.parts.append("\n")
        buffer.parts += buffer.heredocs
        buffer.heredocs.clear()
        if empty_line:
            buffer.parts.append("\n")
        buffer.lines_due = 0
        buffer.column = 0
        buffer.took_lines = True

    def _write_indent(self) -> None:
        buffer = self.buffer
        buffer.parts.append(_INDENT * self.indent)
        buffer.column = self.indent * len(_INDENT)
        buffer.line_indent = self.indent

    def _arrow(self, arrow: Arrow) -> None:
        padding = 1
        if not self.flat[-1] and arrow.key_width is not None:
            padding += arrow.column.width - arrow.key_width
        self.write(" " * padding + arrow.text)

    def _end_heredoc(self) -> None:
        """Write the `@(...)` of a heredoc whose text is complete, and keep its text back."""
        inner = self.buffer
        assert inner.start is not None  # HeredocStart opened this buffer
        self.buffer = self.outer_buffers.pop()
        text = "".join(inner.parts)
        tag = "EOT"
        number = 1
        # Any line that ends with the tag would end the heredoc.
        while tag in text:
            number += 1
            tag = f"EOT{number}"
        end = tag
        if text and not text.endswith("\n"):
            text += "\n"
            end = f"- {tag}"
        # Taking a margin away could change the meaning of code on several lines.
        if not inner.took_lines:
            margin = _INDENT * (self.buffer.line_indent + 1)
            lines = text.split("\n")
            text = "\n".join(margin + line if line else "" for line in lines)
            end = f"{margin}|{'' if end.startswith('-') else ' '}{end}"
        self.write(inner.start.with_tag(tag))
        self.buffer.heredocs.append(f"{text}{end}\n")

    # --- What only templates have

    def write_template_text(self, text: str) -> None:
        raise AssertionError(f"text outside of a template: {text!r}")

    def start_rendering(self) -> None:
        raise AssertionError("a tag outside of a template")

    def start_bare_tag(self) -> None:
        raise AssertionError("a tag outside of a template")

    def end_tag(self) -> None:
        raise AssertionError("a tag outside of a template")


class _TemplateWriter(_Writer):
    """Writes a template.

    A tag that begins at the start of a line takes the whole line, and is trimmed with
    `<%-` and `-%>` so that this line adds nothing to what the template renders. A brace
    that closes a block with text in it gets a tag of its own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.in_tag = False
        self.tag_takes_line = False
        self.tag_closes_block = False
        #: What was written last is text, not a tag.
        self.after_text = False

    def write(self, text: str) -> None:
        # In the text of a heredoc, which is in a buffer of its own, a tag is open already.
        if self.buffer.lines_due and self.tag_closes_block and not self.interpolations:
            self.end_tag()
        if not self.in_tag:
            self.tag_takes_line = self.buffer.column == 0
            self.tag_closes_block = text.startswith("}")
            self._open_tag("<%- " if self.tag_takes_line else "<% ")
        super().write(text)

    def _open_tag(self, tag: str) -> None:
        self.buffer.lines_due = 0
        self.buffer.parts.append(tag)
        self.buffer.column += len(tag)
        self.in_tag = True
        self.after_text = False

    def start_rendering(self) -> None:
        self.end_tag()
        self._start("<%= ")

    def start_bare_tag(self) -> None:
        self._start("<%")

    def _start(self, tag: str) -> None:
        self.tag_takes_line = self.tag_closes_block = False
        self._open_tag(tag)

    def end_tag(self) -> None:
        if self.in_tag:
            self._close_tag(" -%>\n" if self.tag_takes_line else " %>")

    def _close_tag(self, tag: str) -> None:
        self.write_heredocs()
        buffer = self.buffer
        buffer.lines_due = 0
        buffer.parts.append(tag)
        buffer.column = 0 if tag.endswith("\n") else buffer.column + len(tag)
        self.in_tag = False

    def write_template_text(self, text: str) -> None:
        if not text:
            # The trimmed end of a template: it reads as an empty text.
            if not self.in_tag:
                self._open_tag("<%")
            self._close_tag(" -%>\n")
            return
        self.end_tag()
        buffer = self.buffer
        # Between two texts, and before a mark with which no file may start, a tag must come.
        if self.after_text or (not buffer.parts and text.startswith("\ufeff")):
            buffer.parts.append("<% %>")
        buffer.parts.append(text)
        newline = text.rfind("\n")
        buffer.column = len(text) - newline - 1 if newline >= 0 else buffer.column + len(text)
        self.after_text = True

    def finish(self) -> str:
        if self.in_tag:
            self._close_tag(" %>")
        elif self.after_text and self.buffer.parts[-1].endswith("<%%"):
            # Puppet loses text that ends so, unless a tag follows.
            self.buffer.parts.append("<% %>")
        return "".join(self.buffer.parts)
