"""Requests and replies: what the handlers share."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any
from urllib.parse import parse_qs

from aiohttp import web

from mupuppet.basics.records import Record, field
from mupuppet.environment.received_json import read_flat_json
from mupuppet.server.compilations import error_content
from mupuppet.server.identity import Identity

log = logging.getLogger("mupuppet")

#: How long a client may take for the next part of a body; and for all of it, or of an answer,
#: besides the time that it takes at the slowest rate.
_SECONDS_FOR_PART = 60.0
_SLOWEST_RATE = 1000.0  # bytes a second
_CHUNK = 1 << 18


class HttpError(Exception):
    """A request that is refused: the status, and the message that agents show."""

    def __init__(
        self, status: int, message: str, kind: str = "RUNTIME_ERROR", *, closes: bool = False
    ) -> None:
        super().__init__(message)
        self.status = status
        self.kind = kind
        #: Whether the rest of what the client sends is not worth reading.
        self.closes = closes


class BodiesInMemory:
    """How many bytes of bodies are in memory: in all, and of each node.

    Each body is limited, but not how many a node may send at a time.
    """

    def __init__(self, most: int, most_of_node: int) -> None:
        self._most = most
        self._most_of_node = most_of_node
        self._of_node: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._of_node.total()

    @contextmanager
    def share(self, node: str) -> Iterator[Callable[[int], None]]:
        """While a request of a node is answered; to be called with the size of what it brings.

        The call raises HttpError if it is too much.
        """
        taken = 0

        def take(size: int) -> None:
            nonlocal taken
            if len(self) + size > self._most:
                raise HttpError(
                    503, "Service Unavailable: too many bytes are in transfer", closes=True
                )
            if self._of_node[node] + size > self._most_of_node:
                raise HttpError(503, f"Service Unavailable: {node} sends too much", closes=True)
            self._of_node[node] += size
            taken += size

        try:
            yield take
        finally:
            self._of_node[node] -= taken
            self._of_node = +self._of_node  # nodes that send nothing are forgotten


class Reply(Record):
    """An answer that is in memory."""

    status: int = 200
    content: bytes = b""
    content_type: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of_error(cls, error: HttpError) -> Reply:
        headers = {"Connection": "close"} if error.closes else {}
        if error.status == 503:
            headers["Retry-After"] = "5"
        return cls(error.status, error_content(str(error), error.kind), headers=headers)

    @classmethod
    def json(cls, data: Any, status: int = 200) -> Reply:
        return cls(status, json.dumps(data).encode())

    @classmethod
    def text(cls, content: str | bytes, status: int = 200) -> Reply:
        encoded = content if isinstance(content, bytes) else content.encode()
        return cls(status, encoded, "text/plain")


class Call(Record, eq=False):
    """A request that was accepted."""

    request: web.BaseRequest
    identity: Identity | None
    #: The name or path in the address.
    argument: str
    parameters: dict[str, list[str]]
    #: To be called with the size of what is kept in memory.
    take: Callable[[int], None]

    @property
    def method(self) -> str:
        return self.request.method

    def parameter(self, name: str) -> str | None:
        return next(iter(self.parameters.get(name, ())), None)

    @property
    def node(self) -> str:
        """The name in the client's certificate."""
        return "" if self.identity is None else self.identity.name

    async def body(self, maximum: int) -> bytes:
        """What the client sends, unpacked; too much or too slow is an error."""
        length = self.request.content_length
        if length is not None and length > maximum:
            raise HttpError(413, _too_large(maximum), closes=True)
        parts: list[bytes] = []
        size = 0
        async for part in body_parts(self.request):
            size += len(part)
            if size > maximum:
                raise HttpError(413, _too_large(maximum), closes=True)
            self.take(len(part))
            parts.append(part)
        return b"".join(parts)

    async def data(self, maximum: int) -> dict[str, Any]:
        """The same as a JSON object."""
        content = await self.body(maximum)
        try:
            data = read_flat_json(content)
        except (ValueError, RecursionError) as error:
            raise HttpError(400, f"Bad Request: the body is not JSON: {error}") from None
        if not isinstance(data, dict):
            raise HttpError(400, "Bad Request: the body is not an object")
        return data

    def is_unchanged_since(self, path: str) -> bool:
        """Whether the client has the file already, as it says."""
        since = self.request.if_modified_since
        return since is not None and int(os.path.getmtime(path)) <= since.timestamp()


#: Answers one kind of call.
Handler = Callable[[Call], Awaitable[Reply | web.StreamResponse]]


def parameters_of(query: str) -> dict[str, list[str]]:
    try:
        return parse_qs(query, keep_blank_values=True, max_num_fields=1000)
    except ValueError:
        raise HttpError(400, "Bad Request: too many parameters") from None


def _too_large(maximum: int) -> str:
    return f"Payload Too Large: the server takes at most {maximum} bytes here"


async def body_parts(request: web.BaseRequest) -> AsyncIterator[bytes]:
    """The parts of a body as they come. Raises HttpError."""
    ends = monotonic() + _SECONDS_FOR_PART
    while True:
        left = min(_SECONDS_FOR_PART, ends - monotonic())
        try:
            part = await asyncio.wait_for(request.content.readany(), left)
        except TimeoutError:
            raise HttpError(
                408, "Request Timeout: the request body did not arrive in time", closes=True
            ) from None
        except web.RequestPayloadError as error:
            raise HttpError(400, f"Bad Request: {error}", closes=True) from None
        if not part:
            return
        ends += len(part) / _SLOWEST_RATE
        yield part


async def send_file(
    request: web.BaseRequest, descriptor: int, headers: dict[str, str]
) -> web.StreamResponse:
    """Send a file part by part, as the client takes it; the descriptor is closed."""
    with open(descriptor, "rb") as file:
        size = os.fstat(file.fileno()).st_size
        response = web.StreamResponse(
            headers={"Content-Type": "application/octet-stream", **headers}
        )
        response.content_length = size
        await response.prepare(request)
        left = size
        while left and (part := file.read(min(_CHUNK, left))):
            await _in_time(request, response.write(part), len(part))
            left -= len(part)
    if left:  # it became shorter: the client must not take this for all of it
        response.force_close()
        if request.transport is not None:
            request.transport.abort()
        return response
    await _in_time(request, response.write_eof())
    return response


async def send_response(request: web.BaseRequest, response: web.Response) -> None:
    """Send an answer that is in memory, if the client takes it in time."""
    await _in_time(request, response.prepare(request))
    await _in_time(request, response.write_eof(), response.content_length or 0)


async def _in_time(request: web.BaseRequest, sending: Awaitable[object], size: int = 0) -> None:
    """Wait until a client has taken so many bytes, but for a few. Raises ConnectionError."""
    try:
        await asyncio.wait_for(sending, _SECONDS_FOR_PART + size / _SLOWEST_RATE)
    except TimeoutError:
        if request.transport is not None:
            request.transport.abort()
        log.warning("%s does not read the response: closing the connection", request.remote)
        raise ConnectionResetError from None
