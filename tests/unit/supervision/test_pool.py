"""Requests that are answered by other processes, whatever becomes of these."""

import os
import resource
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

from mupuppet.supervision import (
    Last,
    OverMemory,
    OverTime,
    PoolClosed,
    ServiceFailed,
    SupervisionError,
    WorkerDied,
    WorkLimits,
)
from mupuppet.supervision.pool import Pool

pytestmark = pytest.mark.slow

#: Longer than any test: what waits so long is ended.
FOREVER = 600
SOON = 60

shared: dict[str, Any] = {}


def megabytes_here(field: int) -> int:
    """The size of this process (0), or what it uses (1): workers begin with it."""
    statm = Path("/proc/self/statm").read_text().split()
    return int(statm[field]) * os.sysconf("SC_PAGE_SIZE") >> 20


def serve(request: tuple[str, Any]) -> Any:
    command, argument = request
    if command == "pid":
        return os.getpid()
    if command == "parent":
        return os.getppid()
    if command == "shared":
        return shared["loaded"]
    if command == "sleep":
        time.sleep(argument)
    if command == "stuck":  # in one call that looks at nothing else
        return len(str(10 ** (10**9)))
    if command == "allocate":
        return len(bytearray(argument << 20))
    if command == "hold":
        shared["held"] = os.urandom(1 << 20) * argument
        return os.getpid()
    if command == "kill":
        os.kill(os.getpid(), argument)
    if command == "exit":
        os._exit(argument)
    if command == "raise":
        raise ValueError(argument)
    if command == "lambda":
        return lambda: 1
    if command == "touch":
        Path(argument).touch()
        time.sleep(FOREVER)
    return argument


def load(argument: Any) -> None:
    if argument == "broken":
        raise ValueError("cannot load this")
    shared["loaded"] = argument


@pytest.fixture
def pool() -> Iterator[Pool[tuple[str, Any], Any]]:
    with Pool(serve, 2, WorkLimits(megabytes=megabytes_here(0) + 1024)) as made:
        yield made


Requests = Pool[tuple[str, Any], Any]


def answer(pool: Requests, command: str, argument: Any = None) -> Any:
    return pool.submit((command, argument)).result(SOON)


def test_answers(pool: Requests) -> None:
    futures = [pool.submit(("echo", number)) for number in range(200)]
    assert [future.result(SOON) for future in futures] == list(range(200))
    assert answer(pool, "pid") != os.getpid()


def test_large_requests_and_answers(pool: Requests) -> None:
    content = os.urandom(1 << 20) * 8
    futures = [pool.submit(("echo", content)) for _ in range(4)]
    assert all(future.result(SOON) == content for future in futures)


def test_a_request_over_its_time_is_ended_and_the_others_go_on(pool: Requests) -> None:
    stuck = pool.submit(("stuck", None), seconds=0.5)
    others = [pool.submit(("echo", number)) for number in range(20)]
    assert [each.result(SOON) for each in others] == list(range(20))
    with pytest.raises(OverTime, match=r"more than 0\.5 seconds"):
        stuck.result(SOON)
    assert answer(pool, "echo", 1) == 1


def test_the_limit_of_the_pool_cannot_be_raised_by_a_request() -> None:
    with Pool(serve, 1, WorkLimits(seconds=0.2)) as pool, pytest.raises(OverTime):
        pool.submit(("sleep", FOREVER), seconds=FOREVER).result(SOON)


def test_a_request_over_its_memory(pool: Requests) -> None:
    with pytest.raises(OverMemory, match="megabytes"):
        answer(pool, "allocate", 4096)
    assert answer(pool, "allocate", 10) == 10 << 20


def test_a_worker_that_holds_too_much_memory_is_replaced() -> None:
    limit = 2 * megabytes_here(0) + 200
    with Pool(serve, 1, WorkLimits(megabytes=limit)) as pool:
        first = answer(pool, "pid")
        assert answer(pool, "pid") == first
        assert answer(pool, "hold", limit // 2 + 1) == first
        assert answer(pool, "pid") != first


def test_a_worker_is_replaced_after_its_last_answer() -> None:
    def own_id(is_last: bool) -> int | Last[int]:
        return Last(os.getpid()) if is_last else os.getpid()

    with Pool(own_id, 1) as made:
        first, second, third = (made.submit(each).result() for each in (False, True, False))
    assert first == second != third


def test_a_process_for_each_request() -> None:
    with Pool(serve, 2, WorkLimits(requests=1)) as pool:
        futures = [pool.submit(("pid", None)) for _ in range(10)]
        assert len({future.result(SOON) for future in futures}) == 10


@pytest.mark.parametrize(
    ("command", "argument", "reason"),
    [
        ("kill", signal.SIGKILL, "SIGKILL"),
        ("kill", signal.SIGUSR1, "SIGUSR1"),
        ("exit", 3, "status 3"),
    ],
)
def test_a_worker_that_dies(pool: Requests, command: str, argument: int, reason: str) -> None:
    with pytest.raises(WorkerDied, match=reason):
        answer(pool, command, argument)
    assert answer(pool, "echo", 1) == 1


def test_bugs_of_the_service(pool: Requests) -> None:
    with pytest.raises(ServiceFailed, match="ValueError: some bug"):
        answer(pool, "raise", "some bug")
    with pytest.raises(ServiceFailed):
        answer(pool, "lambda")  # cannot be sent
    with pytest.raises((AttributeError, TypeError)):  # which says pickle differs between versions
        pool.submit(("echo", threading.Lock()))
    assert answer(pool, "echo", 1) == 1


def test_no_more_processes_than_wanted() -> None:
    with Pool(serve, 3) as pool:
        futures = [pool.submit(("pid", None)) for _ in range(100)]
        assert 1 <= len({future.result(SOON) for future in futures}) <= 3


def test_requests_that_wait_can_be_cancelled() -> None:
    with Pool(serve, 1) as pool:
        first = pool.submit(("sleep", FOREVER), seconds=1.0)
        second = pool.submit(("echo", 2))
        third = pool.submit(("echo", 3))
        assert second.cancel()
        with pytest.raises(OverTime):
            first.result(SOON)
        assert third.result(SOON) == 3
        with pytest.raises(CancelledError):
            second.result(SOON)


def test_what_is_loaded_is_shared_and_swapped() -> None:
    with Pool(serve, 2, prepare=load, argument="old") as pool:
        assert answer(pool, "shared") == "old"
        running = pool.submit(("sleep", 0.5))
        pool.swap("new").result(SOON)
        assert answer(pool, "shared") == "new"
        assert running.result(SOON) == 0.5
        with pytest.raises(ServiceFailed, match="cannot load this"):
            pool.swap("broken").result(SOON)
        assert answer(pool, "shared") == "new"


def test_what_cannot_be_loaded_at_all() -> None:
    with Pool(serve, 2, prepare=load, argument="broken") as pool:
        with pytest.raises(ServiceFailed, match="cannot load this"):
            answer(pool, "shared")
        pool.swap("new").result(SOON)
        assert answer(pool, "shared") == "new"


def parent_of(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def is_running(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status != "Z"


def test_a_template_that_is_killed_is_made_again() -> None:
    """And the worker that it had does not continue with what nobody waits for."""
    with Pool(serve, 1, prepare=load, argument="old") as pool:
        for argument in ("old", "new"):
            if argument == "new":
                pool.swap(argument).result(SOON)
            template, worker = answer(pool, "parent"), answer(pool, "pid")
            running = pool.submit(("sleep", FOREVER))
            while not running.running():
                time.sleep(0.01)
            os.kill(template, signal.SIGKILL)
            with pytest.raises(WorkerDied):
                running.result(SOON)
            assert answer(pool, "shared") == argument
            until = time.monotonic() + SOON
            while is_running(worker):
                assert time.monotonic() < until
                time.sleep(0.01)


def test_a_root_that_is_killed_is_started_again() -> None:
    """What cannot be found by its name in another program is not."""
    with Pool(os.getpgid, 1) as pool:
        worker = pool.submit(0).result(SOON)  # each leads a group of its own
        for process in (parent_of(worker), parent_of(parent_of(worker))):
            os.kill(process, signal.SIGKILL)
        pool.swap(None).result(SOON)
        assert pool.submit(0).result(SOON) != worker
    with Pool(serve, 1, prepare=load, argument="old") as other:
        os.kill(parent_of(answer(other, "parent")), signal.SIGKILL)
        with pytest.raises(WorkerDied):
            other.swap("new").result(SOON)
        assert answer(other, "shared") == "old"


def limit_open_files(more: int | None) -> None:
    """So many more files may be opened than are open; as many as usual, for None."""
    lowest_free = os.dup(0)
    os.close(lowest_free)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    limit = hard if more is None else lowest_free + more
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


@pytest.mark.parametrize("more", [0, 1, 2])
def test_no_request_is_lost_where_no_more_files_can_be_opened(more: int) -> None:
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    with Pool(serve, 2) as pool:
        pool.swap(None).result(SOON)
        limit_open_files(more)
        try:
            with pytest.raises(WorkerDied, match="no process can be started"):
                answer(pool, "pid")
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, usual)
        assert answer(pool, "echo", 1) == 1


def test_requests_wait_for_the_process_that_there_is_where_no_other_can_be_started() -> None:
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    with Pool(serve, 2) as pool:
        answer(pool, "pid")
        limit_open_files(0)
        try:
            futures = [pool.submit(("echo", number)) for number in range(20)]
            assert [future.result(SOON) for future in futures] == list(range(20))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, usual)


@pytest.mark.parametrize("more", [2, 3])
def test_a_process_that_can_receive_no_files_starts_no_other(more: int) -> None:
    """Two of its own come first: they wake it."""
    with Pool(serve, 2, prepare=limit_open_files, argument=more) as pool:
        with pytest.raises(WorkerDied, match="no process can be started"):
            answer(pool, "pid")
        pool.swap(None).result(SOON)
        assert answer(pool, "echo", 1) == 1


def test_closing_finishes_what_waits() -> None:
    pool = Pool(serve, 2)
    futures = [pool.submit(("echo", number)) for number in range(50)]
    pool.close()
    assert [future.result(0) for future in futures] == list(range(50))
    with pytest.raises(PoolClosed):
        pool.submit(("echo", 1))
    pool.close()


def test_closing_without_what_waits() -> None:
    pool = Pool(serve, 1)
    first = pool.submit(("sleep", 0.3))
    while not first.running():
        time.sleep(0.01)
    others = [pool.submit(("echo", number)) for number in range(50)]
    pool.close(cancel=True)
    assert first.result(0) == 0.3
    assert all(each.cancelled() or each.done() for each in others)
    assert others[-1].cancelled()


def test_workers_end_in_good_order(tmp_path: Path) -> None:
    def finish() -> None:
        (tmp_path / str(os.getpid())).touch()

    with Pool(serve, 1, finish=finish) as pool:
        worker = answer(pool, "pid")
    assert [path.name for path in tmp_path.iterdir()] == [str(worker)]


def test_many_threads_may_ask(pool: Requests) -> None:
    answers: list[Any] = []
    threads = [
        threading.Thread(target=lambda n=number: answers.append(answer(pool, "echo", n)))
        for number in range(30)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == list(range(30))


def test_errors_are_of_one_family() -> None:
    for kind in (OverMemory, OverTime, PoolClosed, ServiceFailed, WorkerDied):
        assert issubclass(kind, SupervisionError)


def test_processes_end_with_the_one_that_made_them(tmp_path: Path) -> None:
    """Even if it is killed, and a worker works on a request."""
    mark = tmp_path / "began"
    reading, writing = os.pipe()
    user = os.fork()
    if user == 0:
        os.close(reading)
        pool = Pool(serve, 1)
        pool.submit(("touch", str(mark)))
        time.sleep(FOREVER)
    os.close(writing)
    until = time.monotonic() + SOON
    while not mark.exists():
        assert time.monotonic() < until
        time.sleep(0.01)
    os.kill(user, signal.SIGKILL)
    os.waitpid(user, 0)
    assert os.read(reading, 1) == b""  # all who have the other end are gone
    os.close(reading)
