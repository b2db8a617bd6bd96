"""The filebucket: contents that agents have replaced, in Puppet's directory layout."""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex

from mupuppet.server.durable_files import append_line, sync_directory
from mupuppet.server.http import HttpError
from mupuppet.server.state import State

_LENGTHS = {"md5": 32, "sha1": 40, "sha224": 56, "sha256": 64, "sha384": 96, "sha512": 128}


class Bucket:
    """Contents by their digests."""

    def __init__(self, state: State) -> None:
        self._state = state

    def _directory(self, kind: str, digest: str) -> str:
        if len(digest) != _LENGTHS.get(kind) or not set(digest) <= set("0123456789abcdef"):
            raise HttpError(400, f"Bad Request: {kind}/{digest} is not a digest")
        return self._state.path("bucket", *digest[:8], digest)

    def find(self, kind: str, digest: str, origin: str) -> str | None:
        """The path of a content; `origin`, if given, is the path that it must come from."""
        directory = self._directory(kind, digest)
        path = os.path.join(directory, "contents")
        if not os.path.isfile(path):
            return None
        if origin and origin not in self._origins(directory):
            return None
        return path

    def _origins(self, directory: str) -> list[str]:
        try:
            with open(os.path.join(directory, "paths"), encoding="utf-8") as file:
                return file.read().split("\n")
        except FileNotFoundError:
            return []

    async def add(
        self, kind: str, digest: str, origin: str, parts: AsyncIterator[bytes], maximum: int
    ) -> None:
        """Keep a content, which must have the digest. Raises HttpError and OSError."""
        directory = self._directory(kind, digest)
        incoming = self._state.make_directory("bucket", "incoming")
        temporary = os.path.join(incoming, token_hex(16))
        try:
            size, hasher = 0, hashlib.new(kind)
            with open(temporary, "wb") as file:
                async for part in parts:
                    size += len(part)
                    if size > maximum:
                        raise HttpError(
                            413, "Payload Too Large: the file is too large", closes=True
                        )
                    hasher.update(part)
                    file.write(part)
                file.flush()
                await asyncio.to_thread(os.fsync, file.fileno())
            if hasher.hexdigest() != digest:
                raise HttpError(400, "Bad Request: the content does not have this digest")
            os.makedirs(directory, mode=0o750, exist_ok=True)
            os.replace(temporary, os.path.join(directory, "contents"))
            sync_directory(directory)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
        if origin and "\n" not in origin and origin not in self._origins(directory):
            append_line(os.path.join(directory, "paths"), origin)

    def clear_incoming(self) -> None:
        """Remove what killed processes have left."""
        shutil.rmtree(self._state.path("bucket", "incoming"), ignore_errors=True)
