"""Templates: text with code between `<%` and `%>`."""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.syntax import tokens as t
from mupuppet.syntax.lexer.strings import Strings

_LINE_REST = pattern(r"[ \t]*\r?(?:\n|\Z)?")
_COMMENT_END = pattern(r"[^%]%>")


class Templates(Strings):
    """Lexes the text around the code of a template."""

    def _close_tag(self, start: int, end: int) -> int:
        if self.rendering:
            self._add(t.EPP_END, None, start, end)
        return self._template_text(end, trim=end - start == 3)

    def _template_text(self, start: int, *, trim: bool) -> int:
        """Lex literal text up to the next tag; returns where the tag's code begins."""
        text = self.text
        pos = start
        content = ""
        self.rendering = False
        self.template_open = False
        while pos < len(text):
            opening = text.find("<%", pos)
            piece_end = opening if opening >= 0 else len(text)
            piece = text[pos:piece_end]
            if trim:
                trimmed = _LINE_REST.match(piece)
                assert trimmed is not None  # it can match nothing
                piece = piece[trimmed.end() :]
                trim = False
            content += piece.replace("%%>", "%>")
            if opening < 0:
                self._add(t.RENDER_STRING, content, start, len(text))
                return len(text)
            pos = opening + 2
            marker = text[pos : pos + 1]
            if marker == "":
                message = "the template ends with an opening tag"
                return self._error(
                    "epp-unbalanced-expression", message, opening, pos, at=pos, stop=True
                )
            if marker == "%":
                content += "<%"
                pos += 1
            elif marker == "#":
                close = _COMMENT_END.search(text, pos)
                if close is None:
                    message = "this template comment is never closed: `%>` is missing"
                    return self._error(
                        "epp-unbalanced-comment", message, opening, pos + 1, at=pos, stop=True
                    )
                if text[pos + 1] == "-":
                    content = content.rstrip(" \t")
                trim = text.endswith("-%>", 0, close.end())
                pos = close.end()
            else:
                if marker == "-":
                    content = content.rstrip(" \t")
                    pos += 1
                elif marker == "=":
                    pos += 1
                if content:
                    self._add(t.RENDER_STRING, content, start, pos)
                self.rendering = marker == "="
                self.template_open = True
                if self.rendering:
                    self._add(t.RENDER_EXPRESSION, start, opening, pos)
                return pos
        # Puppet forgets text that ends with a comment or with `<%%`.
        return len(text)
