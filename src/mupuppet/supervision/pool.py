"""Requests and the processes that answer them, seen from the user's process.

One thread does everything: it sends requests to idle workers, reads their answers, kills workers
that exceed their time, and replaces them. `submit` only queues a request for it.
"""

from __future__ import annotations

import os
import pickle
import selectors
import signal
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from itertools import count
from types import TracebackType
from typing import Any, Generic, TypeVar

from mupuppet.basics.records import Record
from mupuppet.supervision.errors import (
    OverMemory,
    OverTime,
    PoolClosed,
    ServiceFailed,
    SupervisionError,
    WorkerDied,
)
from mupuppet.supervision.limits import UNLIMITED, Last, WorkLimits
from mupuppet.supervision.messages import (
    ANSWER,
    COMMAND,
    FAILED,
    KILL,
    LEAVES,
    LENGTH,
    NEWS,
    NO_MEMORY,
    READY,
    START,
    message_in,
    packed,
)
from mupuppet.supervision.processes import (
    STATUS_NO_MEMORY,
    STATUS_NOT_STARTED,
    Service,
    fork_root,
    start_root,
)

Request = TypeVar("Request")
Answer = TypeVar("Answer")

#: How long workers that have nothing to do may take to end in good order.
_SECONDS_TO_END = 10.0
#: How many workers in a row may end before they have read a request.
_MOST_STILLBORN = 5
#: How often what is shared is loaded again if the process that loads it is killed.
_MOST_LOADED = 3


class _Task(Record, eq=False):
    """A request, ready to be sent."""

    message: bytes
    future: Future[Any]
    seconds: float | None


class _Preparation(Record, eq=False):
    """The argument for preparing a template, and the callback for when it is ready."""

    argument: bytes
    swapped: Future[None]
    attempt: int = 1


class _Generation:
    """A template, and what is known of it."""

    def __init__(self, number: int, control: socket.socket, preparation: _Preparation) -> None:
        self.number = number
        self.control = control
        self.preparation = preparation
        self.incoming = bytearray()
        self.workers: dict[int, _Worker] = {}


class _Worker:
    """A worker, and the request that it works on."""

    def __init__(
        self,
        number: int,
        generation: _Generation,
        connection: socket.socket,
        lifeline: socket.socket,
    ) -> None:
        self.number = number
        self.generation = generation
        self.connection = connection
        #: Its end is the end of the worker, also while it works.
        self.lifeline = lifeline
        self.task: _Task | None = None
        self.deadline: float | None = None
        #: How many requests it has answered.
        self.answered = 0
        self.outgoing = memoryview(b"")
        self.incoming = bytearray()
        #: Whether it does not answer any more: how it has ended is not known yet.
        self.is_silent = False


class Pool(Generic[Request, Answer]):
    """Processes that answer requests. It must be created before this process starts threads.

    A process has one pool at a time: the root of a second one would inherit the sockets of the
    first, whose ends could then not be seen any more.

    `serve` is called in the workers. `prepare`, if given, loads what workers share, into what
    `serve` looks at; `swap` has others fork from a process in which it was called with another
    argument. `finish` is called in each worker that ends in good order. A worker whose answer is a
    `Last` is replaced.
    """

    def __init__(
        self,
        serve: Callable[[Request], Answer | Last[Answer]],
        processes: int = 1,
        limits: WorkLimits = UNLIMITED,
        *,
        prepare: Callable[[Any], object] | None = None,
        argument: Any = None,
        finish: Callable[[], object] | None = None,
    ) -> None:
        self._limits = limits
        self._maximum = processes
        self._service = Service(serve, prepare, finish, limits)
        self._root = fork_root(self._service)
        self._lock = threading.Lock()
        self._waiting: deque[_Task] = deque()
        self._preparations: deque[_Preparation] = deque()
        self._is_closing = False
        #: Whether what has begun is not finished either.
        self._is_ending = False
        self._numbers = count(1)
        self._stillborn = 0
        self._selector = selectors.DefaultSelector()
        self._woken, self._waker = socket.socketpair()
        for end in (self._woken, self._waker):
            end.setblocking(False)
        self._selector.register(self._woken, selectors.EVENT_READ)
        #: The template of new workers; the one that comes next; all that live.
        self._current: _Generation | None = None
        self._generations: dict[int, _Generation] = {}
        #: Why there are no workers at all.
        self._broken: SupervisionError | None = None
        self.swap(argument)
        self._thread = threading.Thread(target=self._run, name="supervision", daemon=True)
        self._thread.start()

    def __enter__(self) -> Pool[Request, Answer]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close(now=error is not None)

    # --- What others call, from any thread

    def submit(self, request: Request, seconds: float | None = None) -> Future[Answer]:
        """The answer to a request, or a SupervisionError; `seconds` may be less than usual."""
        limits = [each for each in (seconds, self._limits.seconds) if each is not None]
        task = _Task(packed(request), Future(), min(limits, default=None))
        with self._lock:
            if self._is_closing:
                raise PoolClosed("the pool is closed")
            self._waiting.append(task)
        self._wake()
        return task.future

    def swap(self, argument: Any) -> Future[None]:
        """Let new workers fork from a process that is prepared with another argument.

        Requests that workers have begun are finished by them. If the preparation fails, so does
        the future, and nothing changes.
        """
        future: Future[None] = Future()
        with self._lock:
            if self._is_closing:
                raise PoolClosed("the pool is closed")
            self._preparations.append(_Preparation(packed(argument), future))
        self._wake()
        return future

    def close(self, *, cancel: bool = False, now: bool = False) -> None:
        """Finish all requests, or only those that have begun, or none; then end all processes."""
        with self._lock:
            self._is_closing = True
            self._is_ending = self._is_ending or now
            dropped = list(self._waiting) if cancel or now else []
            if dropped:
                self._waiting.clear()
        for task in dropped:
            task.future.cancel()
        self._wake()
        self._thread.join()

    def _wake(self) -> None:
        try:
            self._waker.send(b"x")
        except (BlockingIOError, OSError):
            return  # it is awake, or has ended

    # --- The thread

    def _run(self) -> None:
        try:
            while not self._is_done():
                self._begin_generations()
                self._assign()
                for key, events in self._selector.select(self._patience()):
                    self._handle(key, events)
                self._end_overdue()
            if not self._is_ending:
                self._end_workers()
        finally:
            self._end_everything()

    def _is_done(self) -> bool:
        with self._lock:
            if not self._is_closing:
                return False
            return self._is_ending or (
                not self._waiting and not any(worker.task for worker in self._all_workers())
            )

    def _all_workers(self) -> list[_Worker]:
        return [
            worker
            for generation in self._generations.values()
            for worker in generation.workers.values()
        ]

    def _handle(self, key: selectors.SelectorKey, events: int) -> None:
        owner = key.data
        if isinstance(owner, _Generation):
            self._hear_template(owner)
        elif isinstance(owner, _Worker):
            if events & selectors.EVENT_WRITE:
                self._send(owner)
            if events & selectors.EVENT_READ and not owner.is_silent:
                self._hear_worker(owner)
        else:
            self._woken.recv(1 << 12)

    def _patience(self) -> float | None:
        deadlines = [each.deadline for each in self._all_workers() if each.deadline is not None]
        return max(0.0, min(deadlines) - time.monotonic()) if deadlines else None

    # --- Templates

    def _begin_generations(self) -> None:
        with self._lock:
            preparations = list(self._preparations)
            self._preparations.clear()
        for preparation in preparations:
            try:
                control = self._begun(preparation.argument)
            except OSError as error:
                reason = WorkerDied(f"no process can be forked from another one: {error}")
                preparation.swapped.set_exception(reason)
                self._broken = self._broken or reason
                continue
            control.setblocking(False)
            number = next(self._numbers)
            generation = self._generations[number] = _Generation(number, control, preparation)
            self._selector.register(control, selectors.EVENT_READ, generation)

    def _begun(self, argument: bytes) -> socket.socket:
        """Have a template forked, by another root if the one that was there is gone.

        Raises OSError.
        """
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                self._hand_down(argument, theirs)
            except OSError:
                self._root.end()
            else:
                return ours
            try:
                self._root = start_root(self._service)
                self._hand_down(argument, theirs)
            except (pickle.PicklingError, AttributeError, TypeError):
                ours.close()  # what cannot be named in another program needs the first root
                raise OSError("it has ended") from None
            except OSError:
                ours.close()
                raise
        return ours

    def _hand_down(self, argument: bytes, control: socket.socket) -> None:
        connection = self._root.connection
        socket.send_fds(connection, [argument[: LENGTH.size]], [control.fileno()])
        connection.sendall(argument[LENGTH.size :])

    def _hear_template(self, generation: _Generation) -> None:
        content = _read(generation.control)
        if not content:
            self._lose_template(generation)
            return
        incoming = generation.incoming
        incoming += content
        while len(incoming) >= NEWS.size:
            kind, number, status = NEWS.unpack_from(incoming)
            if kind == FAILED:
                if (failure := message_in(incoming, NEWS.size)) is None:
                    return
                self._lose_template(generation, ServiceFailed(pickle.loads(failure)))
                return
            del incoming[: NEWS.size]
            if kind == READY:
                self._become_current(generation)
            else:
                self._bury(generation, number, status)

    def _become_current(self, generation: _Generation) -> None:
        before, self._current = self._current, generation
        self._broken = None
        generation.preparation.swapped.set_result(None)
        if before is not None:
            for worker in list(before.workers.values()):
                if worker.task is None:
                    self._silence(worker)  # it ends in good order
            self._retire(before)

    def _retire(self, generation: _Generation) -> None:
        """End a template that is not needed any more."""
        if generation is not self._current and not generation.workers:
            self._generations.pop(generation.number, None)
            self._selector.unregister(generation.control)
            generation.control.close()

    def _lose_template(
        self, generation: _Generation, failure: SupervisionError | None = None
    ) -> None:
        """A template could not load what is shared, or was killed: then another one is made."""
        for worker in list(generation.workers.values()):
            self._lose(worker, WorkerDied("its process was ended"))
        self._generations.pop(generation.number, None)
        self._selector.unregister(generation.control)
        generation.control.close()
        again = self._prepared_again(generation) if failure is None else None
        if generation is self._current:
            self._current = None
        if again is not None:
            with self._lock:
                self._preparations.append(again)
            return
        reason = failure or WorkerDied("the process that loads what is shared has ended")
        if not generation.preparation.swapped.done():
            generation.preparation.swapped.set_exception(reason)
        if self._current is None and not self._is_preparing():
            self._broken = reason

    def _prepared_again(self, generation: _Generation) -> _Preparation | None:
        """How to make another template for one that was killed, unless it is in vain."""
        before = generation.preparation
        if generation is self._current:
            return _Preparation(before.argument, Future())
        if before.swapped.done() or before.attempt == _MOST_LOADED:
            return None
        return _Preparation(before.argument, before.swapped, before.attempt + 1)

    def _is_preparing(self) -> bool:
        with self._lock:
            return bool(self._preparations) or any(
                not each.preparation.swapped.done() for each in self._generations.values()
            )

    # --- Workers

    def _assign(self) -> None:
        """Hand requests that wait to workers that do not work."""
        if self._current is None:
            if self._broken is not None:
                self._fail_waiting(self._broken)
            return
        idle = [each for each in self._current.workers.values() if _is_idle(each)]
        while (task := self._next_task()) is not None:
            workers = self._all_workers()
            if not idle and len(workers) < self._maximum:
                try:
                    started = self._start(self._current)
                except OSError as error:  # too many open files: those of others may be closed
                    started = None
                    if not workers:
                        _fail(task, WorkerDied(f"no process can be started: {error}"))
                        continue
                if started is not None:
                    idle.append(started)
            if not idle:
                with self._lock:
                    self._waiting.appendleft(task)
                return
            if not task.future.running() and not task.future.set_running_or_notify_cancel():
                continue
            worker = idle.pop()
            worker.task, worker.outgoing = task, memoryview(task.message)
            if task.seconds is not None:
                worker.deadline = time.monotonic() + task.seconds
            self._send(worker)

    def _next_task(self) -> _Task | None:
        with self._lock:
            return self._waiting.popleft() if self._waiting else None

    def _fail_waiting(self, reason: SupervisionError) -> None:
        while (task := self._next_task()) is not None:
            _fail(task, reason)

    def _start(self, generation: _Generation) -> _Worker | None:
        """A new worker, unless its template has ended. Raises OSError."""
        ours, theirs = socket.socketpair()
        try:
            lifeline, their_lifeline = socket.socketpair()
        except OSError:
            ours.close()
            theirs.close()
            raise
        number = next(self._numbers)
        try:
            command = COMMAND.pack(START, number)
            handed = [theirs.fileno(), their_lifeline.fileno()]
            socket.send_fds(generation.control, [command], handed)
        except OSError:  # it has ended, which its socket will show
            ours.close()
            lifeline.close()
            return None
        finally:
            theirs.close()
            their_lifeline.close()
        ours.setblocking(False)
        worker = _Worker(number, generation, ours, lifeline)
        generation.workers[number] = worker
        self._selector.register(ours, selectors.EVENT_READ, worker)
        return worker

    def _send(self, worker: _Worker) -> None:
        try:
            sent = worker.connection.send(worker.outgoing)
        except BlockingIOError:
            sent = 0
        except OSError:  # it has ended: its template reports how
            self._silence(worker)
            return
        worker.outgoing = worker.outgoing[sent:]
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if worker.outgoing else 0)
        self._selector.modify(worker.connection, events, worker)

    def _hear_worker(self, worker: _Worker) -> None:
        content = _read(worker.connection)
        if not content:
            self._silence(worker)
            return
        worker.incoming += content
        answer = message_in(worker.incoming)
        if answer is None or worker.task is None:
            return
        worker.incoming.clear()
        task, worker.task, worker.deadline = worker.task, None, None
        worker.answered += 1
        self._stillborn = 0
        kind, rest = answer[:1], memoryview(answer)[2:]
        if kind == NO_MEMORY:
            self._refuse_memory(worker, task)
        elif kind == FAILED:
            task.future.set_exception(ServiceFailed(pickle.loads(rest)))
        else:
            assert kind == ANSWER
            _answer(task.future, rest)
        if answer[1:2] == LEAVES or worker.generation is not self._current:
            self._silence(worker)  # it ends in good order

    def _refuse_memory(self, worker: _Worker, task: _Task) -> None:
        """Fail a request, unless it may only have had too little because of those before it."""
        if worker.answered > 1:
            with self._lock:  # a new process has all
                self._waiting.appendleft(task)
        else:
            task.future.set_exception(_over_memory(self._limits))

    def _silence(self, worker: _Worker) -> None:
        """Speak no more with a worker: it has ended, or ends when it finds that out."""
        if not worker.is_silent:
            worker.is_silent = True
            self._selector.unregister(worker.connection)
            worker.connection.close()
            worker.lifeline.close()

    def _bury(self, generation: _Generation, number: int, status: int) -> None:
        """A template reports that a worker has ended."""
        worker = generation.workers.get(number)
        if worker is not None:
            while not worker.is_silent and worker.task is not None:
                self._hear_worker(worker)  # what it has said before its end
            self._lose(worker, _explained(status, self._limits))
        self._retire(generation)

    def _lose(self, worker: _Worker, reason: SupervisionError) -> None:
        worker.generation.workers.pop(worker.number, None)
        self._silence(worker)
        task, worker.task = worker.task, None
        if task is None:
            return
        self._stillborn += 1
        if len(worker.outgoing) and self._stillborn < _MOST_STILLBORN:
            with self._lock:  # it has not read the request: another one will
                self._waiting.appendleft(task)
        else:
            task.future.set_exception(reason)

    def _end_overdue(self) -> None:
        now = time.monotonic()
        for worker in self._all_workers():
            if worker.deadline is not None and worker.deadline <= now and worker.task is not None:
                seconds = worker.task.seconds
                worker.outgoing = memoryview(b"")
                self._kill(worker)
                self._lose(worker, OverTime(f"the request took more than {seconds:g} seconds"))

    def _kill(self, worker: _Worker) -> None:
        try:
            worker.generation.control.send(COMMAND.pack(KILL, worker.number))
        except OSError:
            return  # its template has ended, and it with it

    # --- The end

    def _end_workers(self) -> None:
        """Let workers end in good order; those that do not are killed with their template."""
        for worker in self._all_workers():
            self._silence(worker)  # it ends in good order
        until = time.monotonic() + _SECONDS_TO_END
        while any(each.workers for each in self._generations.values()):
            left = until - time.monotonic()
            if left <= 0:
                return
            for key, _ in self._selector.select(left):
                self._handle(key, 0)

    def _end_everything(self) -> None:
        with self._lock:
            self._is_closing = True
        closed = PoolClosed("the pool is closed")
        self._fail_waiting(closed)
        for worker in self._all_workers():
            worker.outgoing = memoryview(b"")
            self._lose(worker, closed)
        for generation in list(self._generations.values()):
            generation.control.close()
            if not generation.preparation.swapped.done():
                generation.preparation.swapped.set_exception(closed)
        for preparation in self._preparations:
            preparation.swapped.set_exception(closed)
        self._selector.close()
        for end in (self._woken, self._waker):
            end.close()
        self._root.end()


def _fail(task: _Task, reason: SupervisionError) -> None:
    """Fail a request that waits, unless it was cancelled."""
    if task.future.running() or task.future.set_running_or_notify_cancel():
        task.future.set_exception(reason)


def _is_idle(worker: _Worker) -> bool:
    return worker.task is None and not worker.is_silent


def _read(connection: socket.socket) -> bytes:
    """What has come; nothing if the other end is closed."""
    try:
        return connection.recv(1 << 20)
    except OSError:
        return b""


def _answer(future: Future[Any], content: memoryview) -> None:
    try:
        answer = pickle.loads(content)
    except Exception as error:  # noqa: BLE001  # an answer that cannot be sent is a bug of its request
        future.set_exception(ServiceFailed(f"the answer cannot be read: {error!r}"))
    else:
        future.set_result(answer)


def _over_memory(limits: WorkLimits) -> OverMemory:
    if limits.megabytes is None:
        return OverMemory("the request needed more memory than is available")
    return OverMemory(f"the request needed more than {limits.megabytes} megabytes of memory")


def _explained(status: int, limits: WorkLimits) -> SupervisionError:
    """Why a process has ended, by its status."""
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        return WorkerDied(f"the process of the request was ended by the signal {name}")
    if os.WEXITSTATUS(status) == STATUS_NO_MEMORY:
        return _over_memory(limits)
    if os.WEXITSTATUS(status) == STATUS_NOT_STARTED:
        return WorkerDied("no process can be started: there are too many of them, or of open files")
    return WorkerDied(f"the process of the request ended with status {os.WEXITSTATUS(status)}")
