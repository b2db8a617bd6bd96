"""Sends what waits in spools: to a PuppetDB, and reports to an address of the site."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from mupuppet.environment.exports import ExportsError
from mupuppet.environment.puppetdb import CommandRejected, PuppetDB
from mupuppet.server.spool import Message, Spool

log = logging.getLogger("mupuppet")

_SHORTEST_PAUSE, _LONGEST_PAUSE = 1.0, 60.0


class Undelivered(Exception):
    """The receiver does not answer: what waits is sent later."""


class Undeliverable(Exception):
    """The receiver rejects this message permanently."""


class Forwarder:
    """A thread that empties a spool, one message after the other in their order."""

    def __init__(self, name: str, spool: Spool, send: Callable[[Message], None]) -> None:
        self._name = name
        self.spool = spool
        self._send = send
        self._woken = threading.Event()
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"forward-{name}", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """There is something to send."""
        self._woken.set()

    def close(self) -> None:
        self._ending.set()
        self._woken.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        pause = _SHORTEST_PAUSE
        self._woken.set()  # what an earlier process has left
        while not self._ending.is_set():
            self._woken.wait()
            self._woken.clear()
            try:
                self._empty()
                pause = _SHORTEST_PAUSE
            except (Undelivered, OSError) as error:
                log.warning("%s: %d messages wait: %s", self._name, len(self.spool), error)
                self._ending.wait(pause)
                self._woken.set()
                pause = min(2 * pause, _LONGEST_PAUSE)

    def _empty(self) -> None:
        while names := self.spool.names():
            for name in names:
                if self._ending.is_set():
                    return
                message = self.spool.read(name)
                if message is None:
                    continue
                try:
                    self._send(message)
                except Undeliverable as error:
                    log.error("%s: %s is rejected: %s", self._name, name, error)
                    self.spool.reject(name, str(error))
                else:
                    self.spool.remove(name)


def to_puppetdb(puppetdb: PuppetDB) -> Callable[[Message], None]:
    """Sends commands to a PuppetDB."""

    def send(message: Message) -> None:
        try:
            puppetdb.submit_content(message.header, message.content)
        except CommandRejected as error:
            raise Undeliverable(str(error)) from None
        except ExportsError as error:
            raise Undelivered(str(error)) from None

    return send


def to_address(url: str) -> Callable[[Message], None]:
    """Posts reports as JSON; one that comes twice, after a crash, has the same key."""

    def send(message: Message) -> None:
        headers = {"Content-Type": "application/json"}
        if isinstance(key := message.header.get("key"), str):
            headers["Idempotency-Key"] = f'"{key}"'
        try:
            with urlopen(Request(url, message.content, headers), timeout=30) as response:
                response.read(1 << 16)
        except HTTPError as error:
            with error:
                if error.code in (400, 413, 422):
                    raise Undeliverable(f"{error.code} {error.reason}") from None
                raise Undelivered(f"{error.code} {error.reason}") from None
        except (URLError, OSError) as error:
            raise Undelivered(str(error)) from None

    return send
