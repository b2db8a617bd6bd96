"""Trees as Puppet source, for properties: `parse(print_program(parse(x))) == parse(x)`.

Each node lists in one step its parts: strings, signs and nodes; a stack of such pieces replaces
recursion, so depth costs nothing. Each statement stands on a line of its own, and nothing else is
laid out.

What needs care, because Puppet's lexer looks at more than tokens:

- A statement that begins with `{`, `-`, `*` or `/` would go on with the one before it, so a
  semicolon comes between. Before `(` a line break is enough, but a template's text has none.
- The same holds for the first argument of a call without parentheses: `notice; -1` calls.
- A class knows its full name, but inside of another class only the last part is written.
- Some places take no comma at the end: the arguments of a method, types of parameters.
- The content of a heredoc stands below the line in which its `@(...)` is.
- A template is text with code in tags, and line breaks exist only inside of tags.
"""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.syntax import nodes as n
from tests.properties import literals
from tests.properties.printed_nodes import (
    PIECES,
    DefinedName,
    HeredocStart,
    HeredocText,
    Pieces,
    Sign,
    TemplateText,
)


def print_program(program: n.Program) -> str:
    """The source of a manifest, or of a template if the program is one.

    A tree that did not come from the parser may lack parentheses that its operators need.
    They are then written, and so the text parses to a tree that has them. What cannot be
    helped is Puppet's view of a slash after a brace: `{} / 2` divides only if no other slash
    follows in the file.
    """
    is_template = len(program.body) == 1 and isinstance(program.body[0], n.EppTemplate)
    return _Writer(is_template).written(program)


def print_expression(node: n.Expression) -> str:
    """The source of one expression, with the parentheses that its operators need."""
    return _Writer(False).written(node)


# --- Writing


class _Writer:
    def __init__(self, is_template: bool) -> None:
        self._is_template = is_template
        self._parts: list[str] = []
        #: Heredocs that are open, each with what was written before it.
        self._around: list[tuple[HeredocStart, list[str], list[str]]] = []
        #: The contents of heredocs that are written after the next line break.
        self._waiting: list[str] = []
        #: What is not written of the names of definitions.
        self._prefixes = [""]
        #: Whether a variable would be the first thing in an interpolation.
        self._is_first = False
        self._in_tag = False
        #: Whether what was written last is text of a template, not a tag.
        self._after_text = False

    def written(self, root: n.Node) -> str:
        pieces: Pieces = [root]
        while pieces:
            piece = pieces.pop()
            if not isinstance(piece, n.Node):
                self._add(piece)
            elif self._is_first and isinstance(piece, n.Variable):
                self._is_first = False
                self._code(literals.interpolated_variable(piece.name))
            else:
                pieces += reversed(PIECES[type(piece)](piece))
        return self._finished()

    def _finished(self) -> str:
        if self._in_tag:
            self._end_tag()
        elif self._after_text and self._parts[-1].endswith("<%%"):
            self._parts.append("<% %>")  # Puppet loses text that ends so, unless a tag follows
        elif self._waiting:
            self._break_line()
        return "".join(self._parts)

    def _add(self, piece: str | Sign | Record) -> None:
        match piece:
            case str():
                self._code(piece)
            case HeredocStart():
                self._around.append((piece, self._parts, self._waiting))
                self._parts, self._waiting = [], []
            case HeredocText():
                self._parts.append(piece.text)
            case TemplateText():
                self._template_text(piece.text)
            case DefinedName():
                prefix = self._prefixes[-1]
                name = piece.name.removeprefix(prefix)
                self._code(name)
                if piece.enters:
                    self._prefixes.append((prefix + name).removeprefix("::") + "::")
            case Sign.LINE:
                self._code("")
                self._break_line()
            case Sign.SEMICOLON_IN_TEMPLATE:
                self._code(";" if self._is_template else "")
            case Sign.FIRST_IN_INTERPOLATION:
                self._is_first = True
            case Sign.END_INTERPOLATION:
                self._content_of_heredocs()
                self._code("}")
            case Sign.END_HEREDOC:
                self._end_heredoc()
            case Sign.LEAVE_CLASS:
                self._prefixes.pop()
            case Sign.START_RENDERING:
                self._end_tag()
                self._start_tag("<%= ")
            case Sign.BARE_TAG:
                self._start_tag("<%")
            case Sign.END_TAG:
                self._end_tag()

    def _code(self, code: str) -> None:
        # In a heredoc, which has parts of its own, a tag is open already.
        if self._is_template and not self._in_tag:
            self._start_tag("<% ")
        if "\n" in code:
            self._content_of_heredocs()
        self._parts.append(code)

    def _content_of_heredocs(self) -> None:
        """Write the contents of waiting heredocs now.

        What follows is text on several lines, or the rest of a string: neither jumps over the
        content of a heredoc, as code does.
        """
        if self._waiting:
            self._break_line()

    def _break_line(self) -> None:
        self._parts += ["\n", *self._waiting]
        self._waiting = []

    def _end_heredoc(self) -> None:
        """Write the `@(...)` of a heredoc whose content is complete, and keep that back."""
        content = "".join(self._parts)
        start, self._parts, self._waiting = self._around.pop()
        tag, number = "EOT", 1
        while tag in content:  # any line that ends with the tag would end the heredoc
            number += 1
            tag = f"EOT{number}"
        self._code(start.with_tag(tag))
        ends = not content or content.endswith("\n")
        self._waiting.append(f"{content}{tag}\n" if ends else f"{content}\n|- {tag}\n")

    # --- Templates

    def _start_tag(self, tag: str) -> None:
        self._parts.append(tag)
        self._in_tag = True
        self._after_text = False

    def _end_tag(self, tag: str = " %>") -> None:
        if self._in_tag:
            self._content_of_heredocs()
            self._parts.append(tag)
            self._in_tag = False

    def _template_text(self, text: str) -> None:
        if not text:  # the trimmed end of a template: it reads as an empty text
            if not self._in_tag:
                self._start_tag("<%")
            self._end_tag(" -%>\n")
            return
        self._end_tag()
        # Between two texts, and before a mark with which no file may start, a tag must come.
        if self._after_text or (not self._parts and text.startswith("\ufeff")):
            self._parts.append("<% %>")
        self._parts.append(text)
        self._after_text = True
