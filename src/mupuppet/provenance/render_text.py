r"""Explanations as trees for terminals.

File[/etc/ntp.conf] content = "server time.example.com iburst"
└─ content => join($lines, "\n")                   site.pp:19
   └─ $lines = ['server time.example.com iburst']  site.pp:14
      = $servers.map |$server| { "server ${server} iburst" }
      └─ $servers = ['time.example.com']           site.pp:39  parameter of class ntp, passed
"""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.catalog.explanation import Explanation
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import show_lines, show_text, width
from mupuppet.provenance.labels import shortened
from mupuppet.provenance.lines import Line, folded, line_of, value_text

#: Explanations whose own text names their subject.
_HEADLINES = frozenset("failure absent present cycle order no-order containment tags".split())
#: How deep the reasons of a condition are shown: they matter less than values.
_CONDITION_DEPTH = 3
#: However narrow a terminal is, subjects and values get so many columns.
_LEAST_COLUMNS = 32
_LEAST_VALUE = 24
#: So much of a subject is shown before its place moves to the next line.
_ENOUGH = 44


class TextOptions(Record):
    """How a tree is shown."""

    columns: int = 100
    palette: Palette = PLAIN
    #: How many levels to show.
    depth: int = 8
    #: Whether to show what is of less interest as well.
    full: bool = False
    #: Whether places are links that a terminal can open.
    links: bool = False
    #: Paths are shown from here.
    root: str | None = None
    #: Directories of modules elsewhere, which are not shown.
    modulepath: tuple[str, ...] = ()
    #: The commit and author of a line.
    blame: Callable[[str, int], str | None] | None = None


def render_text(title: str, explanation: Explanation, options: TextOptions) -> str:
    """The tree of an explanation under a title."""
    return _Writer(options).write(title, explanation)


class _Writer:
    """Writes one tree."""

    def __init__(self, options: TextOptions) -> None:
        self._options = options
        self._lines: list[str] = []
        self._folded = 0
        self._column = min(62, options.columns * 6 // 10)

    def write(self, title: str, explanation: Explanation) -> str:
        palette = self._options.palette
        if explanation.kind in _HEADLINES:
            head = show_lines(explanation.text.rstrip())
            if explanation.note is not None:
                head += f": {show_text(explanation.note)}"
            self._lines.append(f"{palette.message}{head}{palette.reset}")
            if explanation.file is not None or explanation.line is not None:
                self._lines.append(
                    f" {palette.gutter}-->{palette.reset} {self._place(explanation)}"
                )
            children, hidden = folded(explanation.children, self._options.full)
            self._folded += hidden
            for index, child in enumerate(children):
                self._tree(child, "", index == len(children) - 1, 1)
        else:
            head = show_text(title)
            if explanation.has_value:
                shown = value_text(explanation.value, 3 * self._options.columns)
                head += f" = {show_text(shown)}"
            self._lines.append(f"{palette.message}{head}{palette.reset}")
            self._tree(explanation, "", True, 1)
        if self._folded:
            word, them = ("detail", "it") if self._folded == 1 else ("details", "them")
            note = f"({self._folded} {word} folded; --full shows {them})"
            self._lines.append(f"{palette.faint}{note}{palette.reset}")
        return "\n".join(self._lines) + "\n"

    def _tree(self, explanation: Explanation, prefix: str, is_last: bool, depth: int) -> None:
        line = line_of(explanation)
        children, hidden = folded(line.children, self._options.full)
        self._folded += hidden
        cut = depth >= self._options.depth and not self._options.full and bool(children)
        if cut:
            self._folded += len(children)
            children = []
        if len(children) == 1 and children[0].text == line.source:
            line.source = None  # the next line begins with it
        branch, below = ("└─ ", "   ") if is_last else ("├─ ", "│  ")
        self._line(line, prefix + branch, prefix + below, bool(children))
        if cut:
            self._lines.append(f"{prefix}{below}…")
        if line.is_condition:
            depth = max(depth, self._options.depth - _CONDITION_DEPTH)
        for index, child in enumerate(children):
            self._tree(child, prefix + below, index == len(children) - 1, depth + 1)

    def _line(self, line: Line, first: str, following: str, has_children: bool) -> None:
        options, palette = self._options, self._options.palette
        below = f"{palette.faint}{following}{palette.reset}"
        place = None if line.file is None and line.line is None else self._plain_place(line)
        columns = max(options.columns - width(first), _LEAST_COLUMNS)
        beside = place is not None and self._fits(line, columns - width(place) - 2)
        subject, value = self._text(
            line, columns - width(place) - 2 if beside and place else columns
        )
        shown = f"{palette.faint}{first}{palette.reset}{subject}"
        shown += f"{palette.value}{value}{palette.reset}" if value else ""
        used = width(first) + width(subject + value)
        notes = ", ".join(dict.fromkeys(show_text(note) for note in line.notes if note))
        if place is not None and not beside:
            self._lines.append(shown.rstrip())
            shown, used = f"{below}{self._place(line)}", width(following) + width(place)
        elif place is not None:
            # Places are aligned where the width allows that, and the notes.
            free = options.columns - used - width(place)
            if notes and free >= 4 + width(notes):
                free -= 2 + width(notes)
            gap = max(min(self._column - used, free), 2)
            shown += " " * gap + self._place(line)
            used += gap + width(place)
        if notes and used + 2 + width(notes) <= options.columns:
            shown += f"  {palette.faint}{notes}{palette.reset}"
            notes = ""
        self._lines.append(shown.rstrip())
        for piece in wrap(notes, max(options.columns - width(following), _LEAST_COLUMNS)):
            self._lines.append(f"{below}{palette.faint}{piece}{palette.reset}")
        if line.source is not None and line.source != line.subject:
            space = max(options.columns - width(following) - 2, _LEAST_COLUMNS)
            source = show_text(shortened(line.source, space))
            self._lines.append(f"{below}{palette.faint}={palette.reset} {source}")
        if options.blame is not None and not has_children and line.file and line.line:
            blame = options.blame(line.file, line.line)
            if blame is not None:
                self._lines.append(f"{below}{palette.faint}{show_text(blame)}{palette.reset}")

    def _fits(self, line: Line, columns: int) -> bool:
        """Whether so many columns are enough for what matters."""
        least = min(width(show_text(line.subject)), _ENOUGH)
        if line.has_value:
            least += 4 + min(width(show_text(value_text(line.value, 60))), _LEAST_VALUE)
        return least <= columns

    def _text(self, line: Line, columns: int) -> tuple[str, str]:
        """What it is about, and its value, in so many columns."""
        subject = show_text(shortened(line.subject, columns))
        if not line.has_value:
            return subject, ""
        word = " is " if line.is_condition else " = "
        needed = min(width(show_text(value_text(line.value, columns))), _LEAST_VALUE)
        if width(subject) + len(word) + needed > columns:
            subject = show_text(shortened(line.subject, max(columns - needed - len(word), 12)))
        space = max(columns - width(subject) - len(word), 8)
        return subject + word, show_text(value_text(line.value, space))

    def _plain_place(self, line: Line | Explanation) -> str:
        shown = show_text(self._relative(line.file) if line.file else "")
        if line.line is not None:
            shown = f"{shown}:{line.line}" if shown else f"line {line.line}"
        return shown

    def _place(self, line: Line | Explanation) -> str:
        palette = self._options.palette
        text = f"{palette.label}{self._plain_place(line)}{palette.reset}"
        if self._options.links and line.file:
            from urllib.parse import quote

            target = f"file://{quote(slashed.abspath(line.file))}"
            if line.line is not None:
                target += f"#{line.line}"
            return f"\x1b]8;;{target}\x1b\\{text}\x1b]8;;\x1b\\"
        return text

    def _relative(self, path: str) -> str:
        root = self._options.root
        if root is not None and path.startswith(slashed.join(root, "")):
            return path[len(root.rstrip("/")) + 1 :]
        for directory in self._options.modulepath:
            if path.startswith(slashed.join(directory, "")):
                return f"…/{path[len(directory.rstrip('/')) + 1 :]}"
        return path
