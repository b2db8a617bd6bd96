"""Terminals: whether to use colour, and a progress bar."""

import os
import sys
from collections.abc import Iterable
from time import monotonic
from typing import TextIO

from mupuppet.cli.options import terminal_columns
from mupuppet.diagnostics.render_palette import COLOURED, PLAIN, Palette

#: Seconds that must pass before a progress bar appears, and between two drawings of it.
_PATIENCE = 1.0
_INTERVAL = 0.1
_BAR_WIDTH = 30


def palette_for(choice: str, stream: TextIO) -> Palette:
    """The colours for a stream, by `--color` and the environment variables."""
    return COLOURED if _use_color(choice, stream) else PLAIN


def _use_color(choice: str, stream: TextIO) -> bool:
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return os.environ.get("TERM") != "dumb" and stream.isatty()


class Progress:
    """A bar on a terminal for work that takes more than a second."""

    def __init__(self, stream: TextIO, files: int, size: int, what: str = "files") -> None:
        self._stream = stream
        self._what = what
        self._files = files
        self._size = max(size, 1)
        self._files_done = 0
        self._size_done = 0
        self._shown = False
        self._next = monotonic() + _PATIENCE
        self._wanted = stream.isatty() and os.environ.get("TERM") != "dumb"

    def advance(self, size: int) -> None:
        """Count a file of some size as done."""
        self._files_done += 1
        self._size_done += size
        if self._wanted and monotonic() >= self._next:
            self._draw()

    def write(self, pieces: Iterable[str]) -> None:
        """Write pieces to standard output, without the bar between them."""
        try:
            for piece in pieces:
                self.clear()
                sys.stdout.write(piece)
        finally:
            self.clear()

    def clear(self) -> None:
        """Take the bar away, before other output and at the end."""
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._shown = False

    def _draw(self) -> None:
        share = min(self._size_done / self._size, 1.0)
        filled = int(share * _BAR_WIDTH)
        bar = "#" * filled + "-" * (_BAR_WIDTH - filled)
        line = f"[{bar}] {self._files_done} of {self._files} {self._what}"
        columns = terminal_columns(self._stream.fileno(), 80)
        self._stream.write(f"\r{line[: columns - 1]}\x1b[K")
        self._stream.flush()
        self._shown = True
        self._next = monotonic() + _INTERVAL
