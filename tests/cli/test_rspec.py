"""`mupuppet rspec`: what it writes for RSpec."""

from pathlib import Path

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
    assert "has no `spec`" in done.err
    assert not (tmp_path / ".rspec-local").exists()


def test_a_link_is_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "module" / "spec").mkdir(parents=True)
    (tmp_path / "profile").write_text("mine\n")
    (tmp_path / "module" / ".rspec-local").symlink_to(tmp_path / "profile")
    for action in ("install", "remove"):
        ran = mupuppet("rspec", action, str(tmp_path / "module"))
        assert (ran.status, "is a link" in ran.err) == (1, True)
    assert (tmp_path / "profile").read_text() == "mine\n"
