r"""From the source of a template to a Ruby program, as Ruby's ERB does with trim mode `-`.

The program has the lines of the template, so positions in it are positions in the template:

    Hello <%= @name %>!      →      __text(0); __show(( @name )); __text(1)

- `<%- code` removes the whitespace before it if it is the first on its line;
- `code -%>` removes the line break after it;
- `<%%` and `%%>` stand for `<%` and `%>`;
- a tag that is never closed is literal.
"""

from __future__ import annotations

import re

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.ruby.core.owners import OUTPUT_METHODS

_OPENING = pattern(r"(.*?)(^[ \t]*<%-|<%-|<%%|<%=|<%#|<%|\Z)", re.S | re.M)
_CLOSING = pattern(r"(.*?)(%%>|-%>|%>|\Z)", re.S)
_LINE_END = pattern(r"\r?\n|\Z")


class ScannedTemplate(Record):
    """The Ruby program of a template, and its literal parts, which it refers to by number."""

    program: str
    texts: list[str]
    #: Whether code of the template itself has the name of a method that stands for output.
    uses_output_methods: bool = False


def scan_template(template: str) -> ScannedTemplate:
    """The program of a template."""
    return _Scanner(template).run()


class _Scanner:
    def __init__(self, template: str) -> None:
        self.template = template
        self.lines: list[str] = []
        self.line: list[str] = []
        self.texts: list[str] = []
        self.content = ""
        #: The kind of the tag that is open.
        self.tag: str | None = None
        self.uses_output_methods = False

    def run(self) -> ScannedTemplate:
        # Line anchors apply to the remaining source: a line begins right after a tag, too.
        rest = self.template
        while rest:
            found = (_OPENING if self.tag is None else _CLOSING).match(rest)
            assert found is not None  # both patterns match anything
            rest = rest[found.end() :]
            self.content += found[1]
            if self.tag is None:
                self._open(found[2])
            else:
                rest = self._close(found[2], rest)
        self._put_text()
        self._end_line()
        return ScannedTemplate("".join(self.lines), self.texts, self.uses_output_methods)

    def _open(self, opening: str) -> None:
        if opening == "<%%":
            self.content += "<%"
        elif opening:
            self._put_text()
            self.tag = "<%" if opening.endswith("-") else opening

    def _close(self, closing: str, rest: str) -> str:
        """Finish a tag; returns the rest of the template."""
        if closing == "%%>":
            self.content += "%>"
        elif closing:
            self._put_code()
            self.tag = None
            line_end = _LINE_END.match(rest) if closing == "-%>" else None
            if line_end is not None:
                self._end_line()
                return rest[line_end.end() :]
        return rest

    def _put_text(self) -> None:
        text, self.content = self.content, ""
        if text:
            self.line.append(f"__text({len(self.texts)})" + "\n" * text.count("\n"))
            self.texts.append(text)

    def _put_code(self) -> None:
        code, self.content = self.content, ""
        self.uses_output_methods |= any(name in code for name in OUTPUT_METHODS)
        if self.tag == "<%=":
            self.line.append(f"__show(({code}))")
        elif self.tag == "<%#":
            self.line.append("\n" * code.count("\n"))
        elif code.endswith("\n"):
            self.line.append(code[:-1])
            self._end_line()
        else:
            self.line.append(code)

    def _end_line(self) -> None:
        self.lines += ["; ".join(self.line), "\n"]
        self.line = []
