"""The processes that compile: forked from one that has loaded the code, and replaced with it.

If code is loaded once, a new version is loaded while the old one still serves; its workers take
over when it is ready, and requests in progress finish with the old one.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic

from mupuppet.server.compilations import Compilations, Done, Work
from mupuppet.server.environments import Deployment, Environments
from mupuppet.server.http import HttpError
from mupuppet.server.settings import CompilationSettings, ServerSettings
from mupuppet.supervision import (
    Last,
    OverMemory,
    OverTime,
    SupervisionError,
    WorkerDied,
    WorkLimits,
)
from mupuppet.supervision.pool import Pool

log = logging.getLogger("mupuppet")

#: After how many requests a worker is replaced, whatever it has collected in the meantime.
_REQUESTS = 2000
#: How many requests may wait for each worker before others are told to come later.
_WAITING = 50
#: How many of them may be about one node, which must not keep others out.
_WAITING_OF_NODE = 10
#: How often a request is tried whose worker was killed.
_TRIES = 3

#: What a process of the pool works with: its template has made it.
_compilations: list[Compilations] = []


def _prepare(argument: tuple[CompilationSettings, dict[str, Deployment]]) -> None:
    settings, deployments = argument
    gc.enable()  # these processes live long
    _compilations[:] = [Compilations(settings, deployments)]
    _compilations[0].load()


def _serve(work: Work) -> Done | Last[Done]:
    done = _compilations[0].answer(work)
    return Last(done) if done.lacks_memory else done


class WaitingRequests:
    """How many requests wait for a worker: in all, and for each node."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of_node: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._of_node.total()

    @contextmanager
    def place(self, node: str) -> Iterator[None]:
        """While a request of a node waits. Raises HttpError if there are too many."""
        if len(self) >= self._most:
            raise HttpError(503, "Service Unavailable: too many requests are waiting")
        if self._of_node[node] >= _WAITING_OF_NODE:
            raise HttpError(503, f"Service Unavailable: too many requests of {node} are waiting")
        self._of_node[node] += 1
        try:
            yield
        finally:
            self._of_node[node] -= 1
            self._of_node = +self._of_node  # nodes of which none waits are forgotten


class PooledWorkers:
    """A pool of processes, seen from the server. It must be created before there are threads."""

    def __init__(self, settings: ServerSettings, spooled: Callable[[], None]) -> None:
        """`spooled` is called when something waits to be sent to others."""
        self._settings = settings
        self._spooled = spooled
        self._environments = Environments(settings.compilation)
        self.deployments = self._current()
        limits = WorkLimits(settings.seconds, settings.megabytes, _REQUESTS)
        self._pool: Pool[Work, Done] = Pool(
            _serve,
            settings.processes,
            limits,
            prepare=_prepare,
            argument=(settings.compilation, self.deployments),
        )
        self._waiting = WaitingRequests(_WAITING * settings.processes)
        self._catalogs = 0
        self._reloads = 0
        self._reloading = asyncio.Lock()
        self._background: set[asyncio.Task[None]] = set()
        self._looked = monotonic()
        for refusal in self._environments.refusals():
            log.warning("%s", refusal)

    def _current(self) -> dict[str, Deployment]:
        found = {name: self._environments.deployment(name) for name in self._environments.names()}
        return {name: each for name, each in found.items() if each is not None}

    async def do(self, work: Work) -> Done:
        """The answer to a request. Raises HttpError."""
        with self._waiting.place(work.name):
            done = await self._tried(work)
        if done.has_spooled:
            self._spooled()
        if work.kind == "catalog":
            self._catalogs += 1
        return done

    async def _tried(self, work: Work) -> Done:
        for attempt in range(1, _TRIES + 1):
            try:
                return await asyncio.wrap_future(self._pool.submit(work))
            except WorkerDied as error:
                log.error("%s: the process of %s has ended: %s", work.name, work.kind, error)
                if attempt == _TRIES:
                    raise HttpError(503, f"Server Error: {error}") from None
            except OverTime:
                message = f"it took more than {self._settings.seconds:g} seconds"
                raise _over(work, message) from None
            except OverMemory:
                message = f"it needed more than {self._settings.megabytes} megabytes of memory"
                raise _over(work, message) from None
            except SupervisionError as error:  # of a bug: the log has its traceback
                log.error("%s: %s", work.name, error)
                raise HttpError(500, "Server Error: Internal Server Error") from None
        raise AssertionError("trying one last time")

    # --- New code

    async def reload(self) -> None:
        """Load all code again; requests that have begun finish with the old."""
        async with self._reloading:
            self._reloads += 1
            deployments = await asyncio.to_thread(self._current)
            argument = (self._settings.compilation, deployments)
            try:
                await asyncio.wrap_future(self._pool.swap(argument))
            except SupervisionError as error:
                log.error("the code cannot be loaded: %s", error)
                raise HttpError(500, "Server Error: the code cannot be loaded") from None
            self.deployments = deployments

    async def watch(self) -> None:
        """Load code again when another version of it is deployed, or after the time for it."""
        if not self._settings.compilation.is_frozen:
            return
        timeout = self._settings.environment_timeout
        while True:
            await asyncio.sleep(1.0)
            is_over = timeout is not None and monotonic() - self._looked >= timeout
            if is_over or await asyncio.to_thread(self._current) != self.deployments:
                self._looked = monotonic()
                await self._tried_to_reload()

    def reload_soon(self) -> None:
        """Load all code again in the background; a failure is logged."""
        task = asyncio.ensure_future(self._tried_to_reload())
        self._background.add(task)  # or it could be collected as garbage before it has ended
        task.add_done_callback(self._background.discard)

    async def _tried_to_reload(self) -> None:
        with suppress(HttpError):  # it was logged: the old code stays in force
            await self.reload()

    def gauges(self) -> dict[str, float]:
        """What monitoring wants to know."""
        return {
            "requests_waiting": len(self._waiting),
            "catalogs": self._catalogs,
            "reloads": self._reloads,
            "environments": len(self.deployments),
        }

    def close(self) -> None:
        self._pool.close(cancel=True)


def _over(work: Work, reason: str) -> HttpError:
    what = (
        "Could not compile catalog" if work.kind == "catalog" else f"Could not handle {work.kind}"
    )
    return HttpError(500, f"Server Error: {what} for {work.name}: {reason}")
