"""A pool for every system: forked processes, or this process where forking is not possible."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Generic, Protocol, TypeVar

from mupuppet.basics.platform import CAN_FORK, lacks_memory
from mupuppet.supervision.errors import OverMemory
from mupuppet.supervision.limits import UNLIMITED, Last, WorkLimits, plain

Request = TypeVar("Request")
Answer = TypeVar("Answer")
Asked = TypeVar("Asked", contravariant=True)
Answered = TypeVar("Answered")


class Answers(Protocol[Asked, Answered]):
    """What answers requests."""

    def submit(self, request: Asked, /) -> Future[Answered]: ...


def open_pool(
    serve: Callable[[Request], Answer | Last[Answer]],
    processes: int = 1,
    limits: WorkLimits = UNLIMITED,
    *,
    finish: Callable[[], object] | None = None,
) -> AbstractContextManager[Answers[Request, Answer]]:
    """Answers requests within limits; without `fork` there is nothing that could enforce them."""
    if CAN_FORK:
        from mupuppet.supervision.pool import Pool

        return Pool(serve, processes, limits, finish=finish)
    return InProcess(serve, finish)


class InProcess(Generic[Request, Answer]):
    """Answers requests here, one after the other."""

    def __init__(
        self,
        serve: Callable[[Request], Answer | Last[Answer]],
        finish: Callable[[], object] | None = None,
    ) -> None:
        self._serve = serve
        self._finish = finish

    def submit(self, request: Request) -> Future[Answer]:
        """The answer; what else `serve` raises, this raises."""
        future: Future[Answer] = Future()
        try:
            future.set_result(plain(self._serve(request)))
        except Exception as problem:
            if not lacks_memory(problem):
                raise
            future.set_exception(OverMemory("there is not enough memory"))
        return future

    def __enter__(self) -> InProcess[Request, Answer]:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._finish is not None:
            self._finish()
