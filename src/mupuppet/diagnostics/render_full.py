"""Diagnostics with the source lines that they are about, for people.

    error[illegal-attribute-append]: ...
     --> manifests/init.pp:3:9
      |
    3 |   owner +> 'root',
      |         ^^
      |
      = help: ...

The first line alone describes the problem. Below it the carets underline the span, each further
label gets a row of its own with dashes, and lines that do not matter are left out. A span of
several lines is drawn as a bar at their left. All columns are those of a terminal, see
`render_text`. A cause elsewhere, such as in a template, follows.
"""

from mupuppet.diagnostics.diagnostic import Cause, Diagnostic
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import show_character, show_lines, show_text, width
from mupuppet.source import SourceFile, Span

#: Of a span with more lines than this only the first and the last ones are shown.
_MAX_SPAN_LINES = 6
_ELLIPSIS = "\u2026"
#: How many characters of a message are shown.
_LONGEST_MESSAGE = 2_000


def render_full(diagnostic: Diagnostic, palette: Palette = PLAIN, columns: int = 120) -> str:
    """The whole diagnostic, source lines cut to about `columns`, with a line break at its end."""
    severity = palette.severity(diagnostic.severity)
    title = (
        f"{severity}{diagnostic.severity.value}[{diagnostic.id}]{palette.reset}"
        f"{palette.message}: {show_lines(_shortened(diagnostic.message.rstrip()))}{palette.reset}"
    )
    snippet = _Snippet(diagnostic, palette, columns)
    rows = [title, *snippet.rows(), *snippet.remarks()]
    for cause in diagnostic.notes:
        if isinstance(cause, Cause):
            rows += _cause(cause.diagnostic, palette, columns)
    return "\n".join(rows) + "\n"


def _cause(diagnostic: Diagnostic, palette: Palette, columns: int) -> list[str]:
    """Another place that led to a mistake, with its source."""
    message = show_lines(_shortened(diagnostic.message))
    snippet = _Snippet(diagnostic, palette, columns)
    title = f"{palette.message}caused by: {message}{palette.reset}"
    return [title, *snippet.rows(), *snippet.remarks()]


def _shortened(message: str) -> str:
    """Messages may hold values of any length: on a terminal they are cut."""
    if len(message) <= _LONGEST_MESSAGE:
        return message
    half = _LONGEST_MESSAGE // 2
    return f"{message[:half]}{_ELLIPSIS}{message[-half:]}"


class _Snippet:
    """The lines of one diagnostic: where it is, and its source with marks."""

    def __init__(self, diagnostic: Diagnostic, palette: Palette, columns: int) -> None:
        self.diagnostic = diagnostic
        self.source = diagnostic.source
        self.palette = palette
        self.colour = palette.severity(diagnostic.severity)
        self.first = self.source.position(diagnostic.span.start).line
        self.last = max(self.first, self.source.position(_last_offset(diagnostic.span)).line)
        self.lines = self._lines_toshow_text()
        self.margin = len(str(self.lines[-1]))
        self.columns = max(20, columns - self.margin - 5)

    def rows(self) -> list[str]:
        """Where it is, and the source with its marks."""
        arrow = f"{' ' * self.margin}{self.palette.gutter}-->{self.palette.reset} "
        where = show_text(self.source.name or "<code>")
        if not self.source.text:  # there is nothing to show: the file could not be read
            return [arrow + where] if self.source.name else []
        position = self.diagnostic.shown_position
        line, column = position.line, position.column
        rows = [f"{arrow}{where}:{line}:{column}", self._row("", "")]
        before = self.lines[0]
        for number in self.lines:
            if number > before + 1:
                rows.append(self._gap(number))
            rows.extend(self._marked_line(number))
            before = number
        rows.append(self._row("", ""))
        return [row.rstrip() for row in rows]

    def remarks(self) -> list[str]:
        """The notes, and the hint."""
        palette = self.palette
        notes = [text for text in self.diagnostic.notes if not isinstance(text, Cause)]
        remarks = [("note", palette.message, text) for text in notes]
        if self.diagnostic.hint:
            remarks.append(("help", palette.help, self.diagnostic.hint))
        sign = f"{' ' * self.margin} {palette.gutter}={palette.reset} "
        return [
            f"{sign}{colour}{kind}{palette.reset}: {show_text(text)}"
            for kind, colour, text in remarks
        ]

    def _lines_toshow_text(self) -> list[int]:
        position = self.source.position
        lines = {position(label.span.start).line for label in self.diagnostic.labels}
        if self.last - self.first < _MAX_SPAN_LINES:
            lines.update(range(self.first, self.last + 1))
        else:
            lines.update((self.first, self.first + 1, self.last - 1, self.last))
        lines.add(self.diagnostic.position.line)
        if not self.source.line_text(self.first).strip():
            # Carets below an empty line (often the end of the file) say nothing by themselves.
            text_before = self.source.text[: self.diagnostic.span.start].rstrip()
            lines.add(position(len(text_before)).line)
        lines.update([line + 1 for line in lines if line + 2 in lines])
        return sorted(lines)

    def _row(self, number: str, text: str) -> str:
        gutter = f"{number:>{self.margin}} |"
        return f"{self.palette.gutter}{gutter}{self.palette.reset} {text}"

    def _gap(self, next_line: int) -> str:
        bar = self._bar() if self.first < next_line <= self.last else ""
        return f"{self.palette.gutter}...{self.palette.reset}{' ' * self.margin}{bar}"

    def _bar(self) -> str:
        return f"{self.colour}|{self.palette.reset}"

    def _marked_line(self, number: int) -> list[str]:
        """A source line, and a row below it for each of its marks."""
        marks = self._marks(number)
        line = _Line(self.source, number, marks[0][0] if marks else None, self.columns)
        beside, below, beside_marks = self._bracket(number, line)
        rows = [self._row(str(number), beside + line.shown)]
        if below:
            rows.append(self._row("", f"{self.colour}{below}{self.palette.reset}"))
        rows.extend(
            self._row("", beside_marks + line.underline(span, mark, colour, text, self.palette))
            for span, mark, colour, text in marks
            if mark
        )
        return rows

    def _bracket(self, number: int, line: "_Line") -> tuple[str, str, str]:
        """The bar of a span of several lines.

        What is beside a line, the row below it that opens or closes the bar, and what
        is beside further rows.
        """
        span = self.diagnostic.span
        if self.first == self.last:
            return "", "", ""
        bar = f"{self._bar()} "
        if self.first < number < self.last:
            return bar, "", bar
        if number == self.last:
            run = "_" * (line.column(_last_offset(span)) + 1)
            return bar, f"|{run}^", "  "
        if number != self.first:
            return "  ", "", "  "
        if not line.text_before(span.start).strip():
            return f"{self.colour}/{self.palette.reset} ", "", bar
        run = "_" * (line.column(span.start) + 1)
        return "  ", f" {run}^", bar

    def _marks(self, number: int) -> list[tuple[Span, str, str, str]]:
        """Span, character, colour and text of the marks that begin on a line; ours first.

        A span of several lines has a bar instead, so its mark is empty: it only marks around what
        a long line is cut.
        """
        marks = []
        span = self.diagnostic.span
        if self.first == self.last == number:
            marks.append((span, "^", self.colour, ""))
        elif number == self.first:
            marks.append((Span(span.start, span.start), "", "", ""))
        elif number == self.last:
            end = _last_offset(span)
            marks.append((Span(end, end), "", "", ""))
        marks.extend(
            (label.span, "-", self.palette.label, show_text(label.text))
            for label in self.diagnostic.labels
            if self.source.position(label.span.start).line == number
        )
        return marks


class _Line:
    """A source line as it is shown: cut around what matters, with known columns."""

    def __init__(self, source: SourceFile, number: int, focus: Span | None, columns: int) -> None:
        self.text = source.line_text(number)
        self.start = source.line_starts[number - 1]
        start, end = (self._index(focus.start), self._index(focus.end)) if focus else (0, 0)
        self.low, self.high = _cut(self.text, start, end, columns)
        self.left = _ELLIPSIS if self.low > 0 else ""
        right = _ELLIPSIS if self.high < len(self.text) else ""
        self.shown = self.left + show_text(self.text[self.low : self.high]) + right

    def _index(self, offset: int) -> int:
        return min(max(offset - self.start, 0), len(self.text))

    def text_before(self, offset: int) -> str:
        return self.text[: self._index(offset)]

    def column(self, offset: int) -> int:
        """The terminal column of an offset, from 0; places that are cut off count as the edge."""
        index = min(self._index(offset), self.high)
        return len(self.left) + width(show_text(self.text[self.low : index]))

    def underline(self, span: Span, mark: str, colour: str, text: str, palette: Palette) -> str:
        start = self.column(span.start)
        length = max(1, self.column(span.end) - start)
        return f"{' ' * start}{colour}{mark * length}{' ' + text if text else ''}{palette.reset}"


def _last_offset(span: Span) -> int:
    """The offset of a span's last character."""
    return max(span.start, span.end - 1)


def _cut(text: str, start: int, end: int, columns: int) -> tuple[int, int]:
    """The part of a line that fits in some columns: `start` to `end` first, then what is around.

    Only as many characters as are shown are looked at, since a line can have megabytes.
    """
    if len(text) <= columns and width(show_text(text)) <= columns:
        return 0, len(text)
    columns -= 2 * len(_ELLIPSIS)
    high, space = _walk(text, range(start, end), columns)
    low, rest = _walk(text, range(start - 1, -1, -1), space // 2)
    after, rest = _walk(text, range(start + high, len(text)), space - space // 2 + rest)
    more, _ = _walk(text, range(start - low - 1, -1, -1), rest)
    return start - low - more, start + high + after


def _walk(text: str, indices: range, space: int) -> tuple[int, int]:
    """How many of the characters at some indices fit into some columns, and what is left."""
    taken = 0
    for index in indices:
        needed = width(show_character(text[index]))
        if needed > space:
            break
        space -= needed
        taken += 1
    return taken, space
