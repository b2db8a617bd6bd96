"""The sources of files, cached from one compilation of an environment to the next.

A file is checked each time, with one system call, and read again only if it may have changed
(`environment.stamps`).
"""

from __future__ import annotations

import os
import stat
import time

from mupuppet.environment.file_reading import (
    Reading,
    decode,
    read_given,
    read_source,
    read_with_status,
)
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.environment.stamps import Stamp, is_settled, stamp_of


class SourceFiles:
    """Files of code that were read, with their stamps."""

    def __init__(self, area: ReadableDirectories | None = None) -> None:
        #: Files that are links out of it are not read.
        self.area = area
        self._sources: dict[str, tuple[Stamp, bool, Reading]] = {}
        self._contents: dict[str, tuple[Stamp, str]] = {}
        self._pipes: dict[str, Reading] = {}
        #: Whether what was read counts, whatever has become of the file.
        self.is_frozen = False
        #: The files that the compilation has read.
        self.used: dict[str, Stamp] = {}

    def find(self, path: str) -> Reading | None:
        """The source of a file as it is now; None if there is no regular file."""
        if self.is_frozen and path in self._sources:
            return self._sources[path][2]
        known = path in self._sources
        reading = self._look(path, self.area) if known else self._read_first(path)
        if reading is not None and path in self._sources:
            self.used[path] = self._sources[path][0]
        return reading

    def _read_first(self, path: str) -> Reading | None:
        """The same for a file that was not read before, or does not exist."""
        now = time.time_ns()
        try:
            content, status = read_with_status(path, self.area)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError):  # it is something else, or may not be read
            return self._look(path, self.area)
        reading = decode(content, path)
        if not reading[1]:
            self._sources[path] = (stamp_of(status), is_settled(status, now), reading)
        return reading

    def _look(self, path: str, area: ReadableDirectories | None) -> Reading | None:
        """The same for any file. What is not a regular file is not even opened."""
        try:
            status = os.stat(path)
        except (OSError, ValueError):
            return None
        if not stat.S_ISREG(status.st_mode):
            return None
        stamp = stamp_of(status)
        cached = self._sources.get(path)
        if cached is not None and cached[0] == stamp and cached[1]:
            return cached[2]
        settled = is_settled(status)
        reading = read_source(path, area)
        if cached is not None and not reading[1] and cached[2][0].text == reading[0].text:
            reading = cached[2]
        if reading[1]:
            self._sources.pop(path, None)  # it may become readable without a change of its content
        else:
            self._sources[path] = (stamp, settled, reading)
        return reading

    def read(self, path: str) -> Reading:
        """The source of a file as it is now; what cannot be read is empty and has a diagnostic."""
        return self.find(path) or read_source(path, self.area)

    def read_given(self, path: str) -> Reading:
        """The same for a file that a user has named, which may be a pipe: that is read once."""
        reading = self._look(path, None) or self._pipes.get(path)
        if reading is None:
            reading = read_given(path)
            if not reading[1]:
                self._pipes[path] = reading
        return reading

    def drop_missing(self) -> set[str]:
        """Let go of files that no longer exist; returns their paths."""
        missing = {path for path in (*self._sources, *self._contents) if not os.path.exists(path)}
        for path in missing:
            self._sources.pop(path, None)
            self._contents.pop(path, None)
        return missing

    def text(self, path: str) -> str:
        """The content of a file that need not be UTF-8, such as a template. Raises OSError."""
        cached = self._contents.get(path)
        if cached is not None and (self.is_frozen or cached[0] == stamp_of(os.stat(path))):
            self.used[path] = cached[0]
            return cached[1]
        now = time.time_ns()
        content, status = read_with_status(path)
        self.used[path] = stamp_of(status)
        text = content.decode("utf-8", "surrogateescape")
        if self.is_frozen or is_settled(status, now):
            self._contents[path] = (stamp_of(status), text)
        return text
