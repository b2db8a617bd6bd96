"""The processes of a pool, spoken to as a pool speaks to them."""

import os
import pickle
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mupuppet.supervision import WorkLimits
from mupuppet.supervision.messages import (
    ANSWER,
    COMMAND,
    LENGTH,
    NEWS,
    READY,
    START,
    exactly,
    packed,
    received,
)
from mupuppet.supervision.processes import Service, fork_root

pytestmark = pytest.mark.slow


#: A worker, which inherits it, writes here when it begins to work.
HAS_BEGUN, BEGINS = os.pipe()


def serve(seconds: float) -> float:
    os.write(BEGINS, b".")
    time.sleep(seconds)
    return seconds


@contextmanager
def worker() -> Iterator[tuple[socket.socket, socket.socket]]:
    """The connection to a worker, and its lifeline."""
    root = fork_root(Service(serve, None, None, WorkLimits()))
    control, their_control = socket.socketpair()
    connection, their_connection = socket.socketpair()
    lifeline, their_lifeline = socket.socketpair()
    argument = packed(None)
    with control, connection, lifeline:
        with their_control:
            header, content = argument[: LENGTH.size], argument[LENGTH.size :]
            socket.send_fds(root.connection, [header], [their_control.fileno()])
            root.connection.sendall(content)
        assert exactly(control, NEWS.size) == NEWS.pack(READY, 0, 0)
        with their_connection, their_lifeline:
            handed = [their_connection.fileno(), their_lifeline.fileno()]
            socket.send_fds(control, [COMMAND.pack(START, 1)], handed)
        yield connection, lifeline
    root.end()


def answered(connection: socket.socket) -> float:
    (size,) = LENGTH.unpack(exactly(connection, LENGTH.size))
    content = exactly(connection, size)
    assert content[:1] == ANSWER
    result = pickle.loads(content[2:])
    assert isinstance(result, float)
    return result


def test_what_comes_while_it_works_does_not_end_a_worker() -> None:
    with worker() as (connection, _):
        connection.sendall(packed(0.5))
        assert os.read(HAS_BEGUN, 1)
        connection.sendall(packed(0.0))
        assert [answered(connection), answered(connection)] == [0.5, 0.0]


def test_the_end_of_its_lifeline_ends_a_worker_that_works() -> None:
    with worker() as (connection, lifeline):
        connection.settimeout(60)
        connection.sendall(packed(600.0))
        lifeline.close()
        assert received(connection, 1) == b""
