"""What killed processes leave behind is removed, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAKE = """
import os, sys
from mupuppet.environment.temporary_directories import TemporaryDirectory
made = TemporaryDirectory()
print(made.path, flush=True)
if sys.argv[1] == "killed":
    os.kill(os.getpid(), 9)
sys.stdin.read()
"""


def start(directory: Path, how: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-c", MAKE, how],
        env={**os.environ, "TMPDIR": str(directory)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def end(process: subprocess.Popen[str]) -> None:
    process.communicate()


def test_directories_of_dead_processes_are_removed(tmp_path: Path) -> None:
    victim = tmp_path / "elsewhere"
    victim.mkdir()
    (tmp_path / "mupuppet-link").symlink_to(victim)
    (tmp_path / "mupuppet-just-made").mkdir()
    living, in_use = start(tmp_path, "living")
    killed, abandoned = start(tmp_path, "killed")
    end(killed)
    assert Path(abandoned).is_dir()
    other, path = start(tmp_path, "living")
    assert not Path(abandoned).parent.exists()
    assert Path(in_use).is_dir()
    assert victim.is_dir()
    assert (tmp_path / "mupuppet-just-made").is_dir()
    end(living)
    end(other)
    assert not Path(in_use).parent.exists()
    assert not Path(path).parent.exists()


def test_a_forked_process_leaves_the_directory_to_its_parent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mupuppet.environment.temporary_directories import TemporaryDirectory

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with TemporaryDirectory() as made:
        child = os.fork()
        if child == 0:
            made.remove()
            os._exit(0)
        os.waitpid(child, 0)
        assert Path(made.path).is_dir()
    assert not any(tmp_path.iterdir())
