"""`mupuppet rspec`: what it writes for RSpec."""

import os
import shlex
from pathlib import Path

import pytest

from mupuppet.cli import rspec
from mupuppet.cli.main import main
from tests.cli.command import mupuppet


def test_install_and_remove_leave_other_lines_alone(tmp_path: Path) -> None:
    (tmp_path / "spec").mkdir()
    local = tmp_path / ".rspec-local"
    local.write_text("--color\n")
    directory = mupuppet("rspec", "path").out.strip()
    assert (Path(directory) / "mupuppet" / "rspec.rb").is_file()
    for _ in range(2):  # the second time nothing is added
        done = mupuppet("rspec", "install", tmp_path)
        assert (done.status, done.err) == (0, "")
        assert local.read_text() == f"--color\n-I {directory}\n--require mupuppet/rspec\n"
    assert mupuppet("rspec", "remove", tmp_path).status == 0
    assert local.read_text() == "--color\n"


def test_a_file_that_would_be_empty_is_removed(tmp_path: Path) -> None:
    (tmp_path / "spec").mkdir()
    assert mupuppet("rspec", "install", directory=tmp_path).status == 0
    assert mupuppet("rspec", "remove", directory=tmp_path).status == 0
    assert not (tmp_path / ".rspec-local").exists()


def test_a_directory_without_specs_is_refused(tmp_path: Path) -> None:
    done = mupuppet("rspec", "install", tmp_path)
    assert (done.status, done.out) == (1, "")
    assert "has no directory `spec`" in done.err
    assert not (tmp_path / ".rspec-local").exists()


def test_a_link_is_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "module" / "spec").mkdir(parents=True)
    (tmp_path / "profile").write_text("mine\n")
    (tmp_path / "module" / ".rspec-local").symlink_to(tmp_path / "profile")
    for action in ("install", "remove"):
        ran = mupuppet("rspec", action, str(tmp_path / "module"))
        assert (ran.status, "is not a regular file" in ran.err) == (1, True)
    assert (tmp_path / "profile").read_text() == "mine\n"


def test_a_pipe_is_not_read_and_a_hard_link_is_not_written_to(tmp_path: Path) -> None:
    module = tmp_path / "module"
    (module / "spec").mkdir(parents=True)
    os.mkfifo(module / ".rspec-local")
    ran = mupuppet("rspec", "install", module)
    assert (ran.status, "is not a regular file" in ran.err) == (1, True)
    (module / ".rspec-local").unlink()
    (tmp_path / "profile").write_text("mine\n")
    (module / ".rspec-local").hardlink_to(tmp_path / "profile")
    assert mupuppet("rspec", "install", module).status == 0
    assert (tmp_path / "profile").read_text() == "mine\n"
    assert sorted(each.name for each in module.iterdir()) == [".rspec-local", "spec"]


def test_a_directory_with_spaces_is_quoted_for_rspec(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RSpec takes the lines apart as a shell does."""
    (tmp_path / "spec").mkdir()
    directory = tmp_path / "my site-packages" / "mupuppet" / "testing" / "ruby"
    monkeypatch.setattr(rspec, "ruby_directory", lambda: str(directory))
    for _ in range(2):
        assert main(["rspec", "install", str(tmp_path)]) == 0
        written = (tmp_path / ".rspec-local").read_text()
        assert shlex.split(written) == ["-I", str(directory), "--require", "mupuppet/rspec"]
    assert main(["rspec", "remove", str(tmp_path)]) == 0
    assert not (tmp_path / ".rspec-local").exists()
