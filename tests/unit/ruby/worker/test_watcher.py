"""What the watcher of a confined worker counts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mupuppet.ruby.worker.watcher import _share

SIZE = 100 << 20


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_a_process_that_has_ended_takes_no_memory() -> None:
    """It may end after its size was read, together with many others that share memory with it."""
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        directory = f"/proc/{process.pid}"
        assert 0 < _share(directory, SIZE) < SIZE
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        assert process.stdout.read() == b""  # it is a zombie now, or about to be one
        while "Z" not in Path(directory, "stat").read_text().rpartition(")")[2]:
            pass
        assert _share(directory, SIZE) == 0
    assert _share(directory, SIZE) == 0


def test_memory_that_is_not_known_counts_in_full(tmp_path: Path) -> None:
    (tmp_path / "smaps_rollup").write_text("Rss: 10 kB\n")
    assert _share(str(tmp_path), SIZE) == SIZE
