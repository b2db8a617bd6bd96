"""Limits of what a compilation may use, so that a hostile or mistaken manifest ends in an error.

Real manifests stay far below all of them. Each compilation has its own: an argument of `compile`,
an option of `mupuppet compile`, a field of a request to `mupuppet batch`.
"""

from __future__ import annotations

import _thread
import time
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from mupuppet.basics.platform import STACK_BYTES, lacks_memory
from mupuppet.basics.records import Record, field, fields_of


def _limit(default: float, description: str) -> Any:
    return field(default=default, description=description)


#: Larger than any limit.
_UNLIMITED = float("inf")


class Limits(Record):
    """The limits of one compilation."""

    call_depth: int = _limit(1_000, "how deeply calls, classes and defined types may be nested")
    rounds: int = _limit(
        1_000, "how many rounds of evaluating collectors and defined types there may be"
    )
    seconds: float = _limit(30.0, "how many seconds of CPU time a compilation may take")
    lambda_calls: int = _limit(10_000_000, "how many times lambdas and functions may be called")
    resources: int = _limit(200_000, "how many resources there may be")
    characters: int = _limit(1 << 28, "how many characters a string with interpolations may have")
    elements: int = _limit(20_000_000, "how many elements a concatenated array may have")
    value_depth: int = _limit(500, "how deeply the value of an attribute may be nested")
    search_seconds: float = _limit(5.0, "how long one search with a regular expression may take")
    ruby_seconds: float = _limit(30.0, "how long real Ruby may take to answer")
    ruby_megabytes: int = _limit(2048, "how much memory real Ruby may use")

    def __post_init__(self) -> None:
        for name in fields_of(self):
            value = getattr(self, name)
            wanted = (int, float) if name.endswith("seconds") else (int,)
            is_number = isinstance(value, wanted) and not isinstance(value, bool)
            if not is_number or not 0 < value < _UNLIMITED:
                raise ValueError(f"the limit `{name}` must be a positive number")


#: The names of the limits, with default and description.
BOUNDS: dict[str, tuple[Any, str]] = {
    name: (how.default, how.description) for name, how in fields_of(Limits).items()
}

#: The limits of the compilation that runs in this context.
current: ContextVar[Limits] = ContextVar("current", default=Limits())  # noqa: B039  # frozen


class OutOfTime(BaseException):
    """A compilation takes too long, or its result is no longer wanted.

    It can be raised anywhere, so nothing that handles mistakes may catch it.
    """


#: After how many seconds work that should stop is interrupted again.
_PATIENCE = 5.0
#: How often, and after how many seconds, a thread is started again for whose stack there was no
#: memory.
_ATTEMPTS = 20
_PAUSE = 0.01

T = TypeVar("T")


def on_large_stack(work: Callable[[], T], seconds: float | None = None) -> T:
    """Run a function on a stack that deep values cannot overflow, and for a limited time.

    Raises OutOfTime in the function itself when it has used that many seconds of CPU time.
    """
    thread = _Thread(work)
    try:
        thread.wait(seconds)
    except BaseException:  # an interrupt from the keyboard; the work ends first
        thread.stop()
        thread.wait(None)
        raise
    return thread.outcome()


class _Thread(Generic[T]):
    """Work on its own stack. (`_thread` takes no time to load, unlike `threading`.)

    The end of the work is noticed even without any memory left: from its entry until the lock is
    released, the thread allocates nothing. So what it stores has slots, and its code is a
    generator, whose frame exists before the thread does.
    """

    __slots__ = ("_clock", "_identity", "_problem", "_result", "_running", "_work")

    _result: T

    def __init__(self, work: Callable[[], T]) -> None:
        self._problem: BaseException | None = None
        self._work = work
        self._clock: int | None = None
        self._running = _thread.allocate_lock()
        self._running.acquire()
        usual = _thread.stack_size(STACK_BYTES)
        try:
            self._identity = self._started()
        except RuntimeError:  # not enough memory for the stack
            raise MemoryError from None
        finally:
            _thread.stack_size(usual)

    def _started(self) -> int:
        """Start the thread. The stack of the one before it may be about to be freed."""
        for _ in range(_ATTEMPTS):
            try:
                return _thread.start_new_thread(next, (self._run(), None))
            except RuntimeError:
                time.sleep(_PAUSE)
        return _thread.start_new_thread(next, (self._run(), None))

    def _run(self) -> Iterator[None]:
        try:
            if hasattr(time, "pthread_getcpuclockid"):  # not on every system
                self._clock = time.pthread_getcpuclockid(_thread.get_ident())
            self._result = self._work()
        except BaseException as problem:  # noqa: BLE001  # raised again by `outcome`
            self._problem = problem
        finally:
            self._running.release()
        yield

    def outcome(self) -> T:
        """The result of the work, once it has ended; raises what the work raised."""
        problem = self._problem
        if problem is None:
            return self._result
        if lacks_memory(problem):
            raise MemoryError().with_traceback(problem.__traceback__)
        raise problem

    def wait(self, seconds: float | None) -> None:
        """Wait for its end; stop it when it has used up its seconds."""
        running, started = self._running, time.monotonic()
        patience = seconds
        while not running.acquire(
            timeout=-1 if patience is None else min(patience, _thread.TIMEOUT_MAX)
        ):
            assert seconds is not None  # nothing else has an end
            patience = seconds - self._seconds_used(started)
            if patience <= 0:
                self.stop()
                patience = seconds = seconds + _PATIENCE
        running.release()

    def _seconds_used(self, started: float) -> float:
        if self._clock is None:
            return time.monotonic() - started
        try:
            return time.clock_gettime(self._clock)
        except OSError:  # it has just ended
            return 0.0

    def stop(self) -> None:
        """Make it fail with OutOfTime at its next step of Python code."""
        from ctypes import c_ulong, py_object, pythonapi

        pythonapi.PyThreadState_SetAsyncExc(c_ulong(self._identity), py_object(OutOfTime))
