"""What is cached on disk is the user's own, and nothing else is ever taken for it."""

import marshal
import os
import subprocess
import sys
from importlib.util import source_hash
from pathlib import Path

import pytest

from mupuppet.environment import disk_cache
from mupuppet.environment.disk_cache import default_cache_directory, read_cache, write_cache
from tests.cli.command import mupuppet


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    directory = tmp_path / "cache"
    directory.mkdir(mode=0o700)
    return str(directory)


def test_what_was_written_is_read(cache: str) -> None:
    write_cache(cache, "x", {"a": 1})
    assert read_cache(cache, "x") == {"a": 1}


@pytest.mark.parametrize("position", [0, 31, 32, -1])
def test_a_changed_byte_is_noticed(
    cache: str, monkeypatch: pytest.MonkeyPatch, position: int
) -> None:
    write_cache(cache, "x", {"a": 1})
    (file,) = Path(cache).iterdir()
    content = bytearray(file.read_bytes())
    content[position] ^= 1
    file.write_bytes(content)
    monkeypatch.setattr(disk_cache, "marshal", None)  # hostile bytes never reach it
    assert read_cache(cache, "x") == {}


def test_a_cache_of_another_key_is_ignored(cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one that came with a checkout: whoever made it does not know the key."""
    write_cache(cache, "x", {"a": 1})
    monkeypatch.setenv("XDG_STATE_HOME", f"{cache}-other")
    assert read_cache(cache, "x") == {}
    write_cache(cache, "y", {"b": 1})
    assert read_cache(cache, "x") == {}
    assert read_cache(cache, "y") == {"b": 1}
    payload = marshal.dumps({"a": 2})
    (Path(cache) / os.path.basename(disk_cache._path(cache, "z"))).write_bytes(
        source_hash(payload) + payload
    )
    assert read_cache(cache, "z") == {}


def test_a_cache_under_another_name_is_ignored(cache: str) -> None:
    """It is ours, and about something else."""
    write_cache(cache, "x", {"a": 1})
    os.rename(disk_cache._path(cache, "x"), disk_cache._path(cache, "y"))
    assert read_cache(cache, "y") == {}


@pytest.mark.parametrize("size", [0, 1, 31, 32, 33])
def test_a_cache_that_is_cut_off_is_ignored(cache: str, size: int) -> None:
    write_cache(cache, "x", {"a": 1})
    os.truncate(disk_cache._path(cache, "x"), size)
    assert read_cache(cache, "x") == {}


def test_writers_at_the_same_time(cache: str) -> None:
    """Each makes the key, or finds it; what is read is what one of them wrote, or nothing."""
    script = (
        "import sys\nfrom mupuppet.environment.disk_cache import read_cache, write_cache\n"
        "for i in range(50):\n"
        "    write_cache(sys.argv[1], 'x', {'a': sys.argv[2] * 1000})\n"
        "    found = read_cache(sys.argv[1], 'x')\n"
        "    assert found == {} or len(found['a']) == 1000, found\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", script, cache, who]) for who in "abc"]
    assert [writer.wait(timeout=120) for writer in writers] == [0, 0, 0]
    assert len(read_cache(cache, "x")["a"]) == 1000


def test_a_cache_directory_that_others_can_write_is_not_used(cache: str) -> None:
    write_cache(cache, "x", {"a": 1})
    os.chmod(cache, 0o777)
    assert read_cache(cache, "x") == {}
    os.chmod(cache, 0o700)
    assert read_cache(cache, "x") == {"a": 1}
    os.rename(cache, f"{cache}-real")
    os.symlink(f"{cache}-real", cache)
    assert read_cache(cache, "x") == {}
    write_cache(cache, "y", {"a": 1})
    assert len(os.listdir(f"{cache}-real")) == 1


def test_a_key_that_others_can_write_is_not_used(cache: str, tmp_path: Path) -> None:
    write_cache(cache, "x", {"a": 1})
    (tmp_path / "state" / "mupuppet" / "keys" / "cache").chmod(0o666)
    assert read_cache(cache, "x") == {}


def test_a_relative_directory_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")
    monkeypatch.setenv("HOME", "/home/me")
    assert default_cache_directory() == "/home/me/.cache/mupuppet/parsed"
    monkeypatch.setenv("HOME", "relative")
    assert default_cache_directory() is None
    monkeypatch.setenv("HOME", ".")
    assert default_cache_directory() is None


def test_nothing_is_cached_in_what_is_compiled(tmp_path: Path) -> None:
    root = tmp_path / "repository"
    (root / "manifests").mkdir(parents=True)
    (root / "manifests" / "site.pp").write_text("notify { 'a': }\n")
    for variables in ({"XDG_CACHE_HOME": str(root)}, {"XDG_CACHE_HOME": "x", "HOME": "."}):
        ran = mupuppet("compile", ".", directory=root, environment=variables)
        assert ran.status == 0
        assert [path.name for path in root.iterdir()] == ["manifests"]
