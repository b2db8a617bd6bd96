"""The texts of files, kept from one compilation of an environment to the next.

A file is looked at each time, which takes one question to the operating system, and read again
only if it may have changed (`environment.stamps`).
"""

from __future__ import annotations

import os
import stat
import time

from mupuppet.environment.reading import (
    Reading,
    decode,
    read_given,
    read_source,
    read_with_status,
)
from mupuppet.environment.stamps import Stamp, is_settled, stamp_of


class SourceFiles:
    """Files of code that were read, with what tells whether they must be read again."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Stamp, bool, Reading]] = {}
        self._texts: dict[str, tuple[Stamp, str]] = {}
        self._pipes: dict[str, Reading] = {}

    def find(self, path: str) -> Reading | None:
        """The text of a file as it is now; None if there is no regular file."""
        return self._look(path) if path in self._kept else self._read_first(path)

    def _read_first(self, path: str) -> Reading | None:
        """The same for a file that was not read before, or does not exist."""
        now = time.time_ns()
        try:
            content, status = read_with_status(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError):  # it is something else, or may not be read
            return self._look(path)
        reading = decode(content, path)
        if not reading[1]:
            self._kept[path] = (stamp_of(status), is_settled(status, now), reading)
        return reading

    def _look(self, path: str) -> Reading | None:
        """The same for any file. What is no regular file is not even opened."""
        try:
            status = os.stat(path)
        except (OSError, ValueError):
            return None
        if not stat.S_ISREG(status.st_mode):
            return None
        stamp = stamp_of(status)
        kept = self._kept.get(path)
        if kept is not None and kept[0] == stamp and kept[1]:
            return kept[2]
        settled = is_settled(status)
        reading = read_source(path)
        if kept is not None and not reading[1] and kept[2][0].text == reading[0].text:
            reading = kept[2]
        if reading[1]:
            self._kept.pop(path, None)  # it may become readable without a change of its content
        else:
            self._kept[path] = (stamp, settled, reading)
        return reading

    def read(self, path: str) -> Reading:
        """The text of a file as it is now; what cannot be read is empty and has a diagnostic."""
        return self.find(path) or read_source(path)

    def read_given(self, path: str) -> Reading:
        """The same for a file that a user has named, which may be a pipe: that is read once."""
        reading = self._look(path) or self._pipes.get(path)
        if reading is None:
            reading = read_given(path)
            if not reading[1]:
                self._pipes[path] = reading
        return reading

    def drop_missing(self) -> set[str]:
        """Let go of files that no longer exist; returns their paths."""
        missing = {path for path in (*self._kept, *self._texts) if not os.path.exists(path)}
        for path in missing:
            self._kept.pop(path, None)
            self._texts.pop(path, None)
        return missing

    def text(self, path: str) -> str:
        """The text of a file that need not be UTF-8, such as a template. Raises OSError."""
        kept = self._texts.get(path)
        if kept is not None and kept[0] == stamp_of(os.stat(path)):
            return kept[1]
        now = time.time_ns()
        content, status = read_with_status(path)
        text = content.decode("utf-8", "surrogateescape")
        if is_settled(status, now):
            self._texts[path] = (stamp_of(status), text)
        return text
