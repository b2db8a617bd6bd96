"""The messages between the processes of a pool: lengths, then pickled data.

All of them run our own code, forked from one process; nothing from outside is unpickled.
"""

from __future__ import annotations

import pickle
import socket
import struct
from typing import Any

#: Before each message: its length.
LENGTH = struct.Struct("!Q")
#: What a template is told: a command and the number of a worker.
COMMAND = struct.Struct("!cQ")
START, KILL = b"s", b"k"
#: What a template reports: what happened, to which worker, and its status as `waitpid` has it.
NEWS = struct.Struct("!cQi")
READY, ENDED = b"r", b"e"
#: How a worker's answer begins: what it is, and whether the worker ends after it.
ANSWER, FAILED, NO_MEMORY = b"a", b"f", b"m"
GOES_ON, LEAVES = b"+", b"-"


def packed(data: Any) -> bytes:
    """A message, after its length."""
    content = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def received(connection: socket.socket, size: int) -> bytes:
    """So many bytes, or as many as come before the end."""
    parts = []
    while size > 0 and (part := connection.recv(min(size, 1 << 20))):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def exactly(connection: socket.socket, size: int) -> bytes:
    """So many bytes. Raises ConnectionResetError if there are less."""
    content = received(connection, size)
    if len(content) < size:
        raise ConnectionResetError("the other process has ended")
    return content


def message_in(incoming: bytearray, start: int = 0) -> bytes | None:
    """The message that begins somewhere, if all of it has come."""
    begin = start + LENGTH.size
    if len(incoming) < begin:
        return None
    end = begin + LENGTH.unpack_from(incoming, start)[0]
    return bytes(incoming[begin:end]) if len(incoming) >= end else None
