"""Messages to be sent, stored on disk until they are delivered: nothing is lost while a receiver is
down.

Each message is a file whose name begins with the time, so that messages are sent in their order.
A message that the receiver rejects is moved aside, with the reason, and the next ones are sent.
"""

from __future__ import annotations

import json
import os
import time
from itertools import count
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.server.durable_files import write_file

_numbers = count()
_REJECTED = "rejected"


class Message(Record):
    """A message in a spool."""

    path: str
    header: dict[str, Any]
    content: bytes


class Spool:
    """A directory of messages; several processes may add messages, one takes them."""

    def __init__(self, directory: str) -> None:
        self._directory = directory
        os.makedirs(os.path.join(directory, _REJECTED), mode=0o750, exist_ok=True)

    def add(
        self, header: dict[str, Any], content: bytes, identity: tuple[int, str] | None = None
    ) -> None:
        """Keep a message; when this returns it survives a crash. Raises OSError.

        One with an identity, its time and a digest, is there once, however often it is added.
        """
        when, distinct = identity or (time.time_ns(), f"{os.getpid()}-{next(_numbers)}")
        name = f"{when:020d}-{distinct}"
        write_file(
            os.path.join(self._directory, name), json.dumps(header).encode() + b"\n" + content
        )

    def names(self) -> list[str]:
        """The messages that wait, in their order."""
        return sorted(name for name in os.listdir(self._directory) if name[:1].isdigit())

    def read(self, name: str) -> Message | None:
        """A message; None if it is damaged, which moves it aside."""
        path = os.path.join(self._directory, name)
        with open(path, "rb") as file:
            first, _, content = file.read().partition(b"\n")
        try:
            header = json.loads(first)
            if not isinstance(header, dict):
                raise ValueError("the header is not an object")
        except ValueError as error:
            self.reject(name, str(error))
            return None
        return Message(path, header, content)

    def remove(self, name: str) -> None:
        os.unlink(os.path.join(self._directory, name))

    def reject(self, name: str, reason: str) -> None:
        """Move a message aside that the receiver does not take."""
        target = os.path.join(self._directory, _REJECTED, name)
        os.replace(os.path.join(self._directory, name), target)
        write_file(f"{target}.reason", reason.encode(errors="replace"))

    def __len__(self) -> int:
        return len(self.names())
