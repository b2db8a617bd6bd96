"""Reading data files: what may be read, and what is kept."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from mupuppet.environment.data_files import DataFileError, DataFiles
from tests.requirements import needs_ruby

pytestmark = pytest.mark.slow


class Parser:
    """Counts how often it is asked to parse something."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, content: bytes, path: str) -> Any:
        self.count += 1
        return {"text": content.decode()}


def write(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_is_parsed_once_as_long_as_it_does_not_change(tmp_path: Path) -> None:
    path = write(tmp_path / "a.yaml", "one")
    files, parse = DataFiles([str(tmp_path)]), Parser()
    first = files.load(path, "yaml", parse)
    assert files.load(path, "yaml", parse) is first
    assert parse.count == 1
    write(tmp_path / "a.yaml", "other text")
    assert files.load(path, "yaml", parse).value == {"text": "other text"}
    assert parse.count == 2


def test_formats_are_cached_separately(tmp_path: Path) -> None:
    path = write(tmp_path / "a", "1")
    files = DataFiles([str(tmp_path)])
    assert files.load(path, "yaml", lambda *_: 1).value == 1
    assert files.load(path, "text", lambda *_: 2).value == 2


class TestCacheOnDisk:
    def test_serves_another_process(self, tmp_path: Path) -> None:
        path = write(tmp_path / "env/a.yaml", "one")
        cache = str(tmp_path / "cache")
        parse = Parser()
        for _ in range(2):
            files = DataFiles([str(tmp_path / "env")], name="env", cache=cache)
            assert files.load(path, "yaml", parse).value == {"text": "one"}
            files.save()
        assert parse.count == 1

    def test_of_another_format_or_content_is_not_used(self, tmp_path: Path) -> None:
        path = write(tmp_path / "env/a.yaml", "one")
        cache = str(tmp_path / "cache")
        files = DataFiles([str(tmp_path / "env")], name="env", cache=cache)
        files.load(path, "yaml", lambda *_: 1)
        files.save()
        files = DataFiles([str(tmp_path / "env")], name="env", cache=cache)
        assert files.load(path, "json", lambda *_: 2).value == 2
        write(tmp_path / "env/a.yaml", "two")
        assert files.load(path, "yaml", lambda *_: 3).value == 3

    def test_that_is_damaged_is_ignored(self, tmp_path: Path) -> None:
        path = write(tmp_path / "env/a.yaml", "one")
        cache = tmp_path / "cache"
        files = DataFiles([str(tmp_path / "env")], name="env", cache=str(cache))
        files.load(path, "yaml", lambda *_: 1)
        files.save()
        (cached,) = cache.iterdir()
        cached.write_bytes(cached.read_bytes()[:-1] + b"x")
        files = DataFiles([str(tmp_path / "env")], name="env", cache=str(cache))
        assert files.load(path, "yaml", lambda *_: 2).value == 2

    def test_that_others_can_write_is_not_read(self, tmp_path: Path) -> None:
        path = write(tmp_path / "env/a.yaml", "one")
        cache = tmp_path / "cache"
        files = DataFiles([str(tmp_path / "env")], name="env", cache=str(cache))
        files.load(path, "yaml", lambda *_: 1)
        files.save()
        cache.chmod(0o777)
        files = DataFiles([str(tmp_path / "env")], name="env", cache=str(cache))
        assert files.load(path, "yaml", lambda *_: 2).value == 2

    def test_leaves_out_values_that_are_not_data(self, tmp_path: Path) -> None:
        path = write(tmp_path / "env/a.yaml", "one")
        files = DataFiles([str(tmp_path / "env")], name="env", cache=str(tmp_path / "cache"))
        odd = object()
        assert files.load(path, "yaml", lambda *_: odd).value is odd
        files.save()
        assert not (tmp_path / "cache").exists()


class TestOutside:
    @pytest.fixture
    def files(self, tmp_path: Path) -> DataFiles:
        write(tmp_path / "env/in.yaml", "in")
        write(tmp_path / "out.yaml", "out")
        return DataFiles([str(tmp_path / "env")])

    @pytest.mark.parametrize("path", ["../out.yaml", "x/../../out.yaml"])
    def test_is_not_read(self, files: DataFiles, tmp_path: Path, path: str) -> None:
        (tmp_path / "env/x").mkdir()
        with pytest.raises(DataFileError, match="outside"):
            files.load(str(tmp_path / "env" / path), "yaml", lambda *_: 1)

    def test_is_not_read_through_links(self, files: DataFiles, tmp_path: Path) -> None:
        (tmp_path / "env/link.yaml").symlink_to(tmp_path / "out.yaml")
        (tmp_path / "env/up").symlink_to(tmp_path)
        for path in ("env/link.yaml", "env/up/out.yaml"):
            with pytest.raises(DataFileError, match="outside"):
                files.load(str(tmp_path / path), "yaml", lambda *_: 1)

    def test_is_not_listed(self, files: DataFiles, tmp_path: Path) -> None:
        with pytest.raises(DataFileError, match="outside"):
            files.glob(f"{tmp_path}/env/../*.yaml")

    def test_may_be_allowed(self, files: DataFiles, tmp_path: Path) -> None:
        files.add_root(str(tmp_path))
        assert files.load(str(tmp_path / "out.yaml"), "yaml", lambda c, _: c).value == b"out"


def test_only_files_are_read(tmp_path: Path) -> None:
    files = DataFiles([str(tmp_path)])
    (tmp_path / "directory").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("directory", "pipe", "loop", "missing"):
        with pytest.raises(DataFileError):
            files.load(str(tmp_path / name), "yaml", lambda *_: 1)


_FILES = """
    B.yaml a.yaml a-b.yaml b.yaml .d.yaml a/1.yaml a/b/2.yaml a/b/c/3.yaml a/.h/y.yaml .h/x.yaml
    z/1.yaml q[1].yaml x{y}.yaml
""".split()
_PATTERNS = r"""
    *.yaml **/*.yaml {b,a}.yaml {z,a}/*.yaml a/**/*.yaml **/1.yaml */1.yaml [a-b].yaml [^a].yaml
    [!a].yaml ?.yaml a/** ** nope* {a,b} a/./*.yaml a//*.yaml .*.yaml q\[1\].yaml a.yaml
    {a.yaml,nope} {a,}.yaml link/**/*.yaml **/*/*.yaml {a,{b,B}}.yaml **/b/*.yaml a**/*.yaml *
    x\{y\}.yaml {a
""".split()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in _FILES:
        write(tmp_path / name, "")
    (tmp_path / "link").symlink_to("a")
    return tmp_path


def test_glob(tree: Path) -> None:
    files = DataFiles([str(tree)])

    def found(pattern: str) -> list[str]:
        return [path.removeprefix(f"{tree}/") for path in files.glob(f"{tree}/{pattern}")]

    assert found("*.yaml") == "B.yaml a-b.yaml a.yaml b.yaml q[1].yaml x{y}.yaml".split()
    assert found("a/**/*.yaml") == ["a/1.yaml", "a/b/2.yaml", "a/b/c/3.yaml"]
    assert found("{b,a}.yaml") == ["b.yaml", "a.yaml"]
    assert found("*/1.yaml") == ["a/1.yaml", "link/1.yaml", "z/1.yaml"]
    assert found("**/1.yaml") == ["a/1.yaml", "z/1.yaml"]
    assert found(r"q\[1\].yaml") == ["q[1].yaml"]
    assert found("nope*") == []


@needs_ruby
@pytest.mark.parametrize("pattern", _PATTERNS)
def test_glob_as_ruby_does_it(tree: Path, pattern: str) -> None:
    code = "puts Dir.glob(ARGV[0]).reject { |path| File.directory?(path) }"
    found = subprocess.run(
        ["ruby", "-e", code, f"{tree}/{pattern}"], capture_output=True, text=True, check=True
    )
    assert DataFiles([str(tree)]).glob(f"{tree}/{pattern}") == found.stdout.splitlines()
