"""Dask: a scheduler and workers as processes of their own, over TCP."""

from __future__ import annotations

import json
import os
import pickle
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mupuppet.cli.main import main
from mupuppet.fleet.store import Store
from tests.unit.fleet.repositories import SMALL, write, write_facts

pytest.importorskip("distributed", reason="Dask is not installed (pip install 'mupuppet[dask]')")
pytestmark = pytest.mark.slow

NODES = {f"web{number:02d}": "web" for number in range(48)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "10s"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def scheduler(port: int) -> tuple[str, ...]:
    return (
        "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
        "--no-dashboard",
    )  # fmt: skip


def worker(port: int) -> tuple[str, ...]:
    return (
        "distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}", "--nthreads", "1", "--no-nanny",
        "--no-dashboard",
    )  # fmt: skip


def catalogs(root: Path, name: str, *arguments: str) -> dict[str, bytes]:
    """The catalogs of a run with a store of its own, as they are written."""
    out = root.parent / name
    store = root.parent / f"{name}.db"
    facts = str(root.parent / "facts")
    options = ("--facts", facts, "--nodes", "web??", "--store", str(store), "--catalogs", str(out))
    assert main(["fleet", str(root), *options, *arguments]) == 0
    with Store(str(store)) as opened:
        assert opened.query("SELECT count(*) FROM result")[1] == [(len(NODES),)]
    return {path.name: path.read_bytes() for path in out.iterdir()}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    write(tmp_path / "repo", SMALL)
    write_facts(tmp_path / "facts", NODES)
    return tmp_path / "repo"


def test_equal_results_though_a_worker_and_the_scheduler_end(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mupuppet.fleet import dask_executor

    expected = catalogs(repository, "here", "--jobs", "1")
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    with (
        started(*scheduler(port)) as first,
        started(*worker(port)) as doomed,
        started(*worker(port)),
    ):
        assert catalogs(repository, "there", "--dask", address) == expected
        # In mid-run, a worker is killed, and the scheduler is replaced by another one.
        received: list[int] = []
        original = dask_executor._results
        replaced: list[subprocess.Popen[bytes]] = []

        def disturbed(*arguments: object) -> object:
            for batch in original(*arguments):  # type: ignore[arg-type]  # as they come
                received.append(len(batch.results))
                if len(received) == 1:
                    os.kill(doomed.pid, signal.SIGKILL)
                if len(received) == 2:
                    first.kill()
                    first.wait()
                    replaced.append(_start(*scheduler(port)))
                    replaced.append(_start(*worker(port)))
                yield batch

        monkeypatch.setattr(dask_executor, "_results", disturbed)
        try:
            assert catalogs(repository, "again", "--dask", address) == expected
        finally:
            for process in replaced:
                process.kill()
                process.wait()
        assert sum(received) == len(NODES)
        assert len(replaced) == 2


def _start(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def test_files_are_shipped_once_a_worker(repository: Path, tmp_path: Path) -> None:
    from mupuppet.cli.fleet_site import FleetSite
    from mupuppet.fleet.dask_executor import _shipment, _site
    from mupuppet.fleet.inventory import from_facts
    from tests.unit.fleet.attack import options_for

    inventory = from_facts(str(repository.parent / "facts"))
    site = FleetSite(str(repository), options_for(str(repository)), inventory)
    shipment = _shipment(site, [])
    made = [_site(pickle.loads(pickle.dumps(shipment))) for _ in range(2)]
    assert made[0] is made[1]
    assert json.dumps(sorted(shipment.files)) == json.dumps(sorted(SMALL))
