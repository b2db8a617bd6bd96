"""Reading files, what is kept of them, and which of them may be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mupuppet.environment.environment import Environment
from mupuppet.environment.file_caches import ContentCache
from mupuppet.environment.file_reading import read_regular
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.environment.ruby_files import RubyFiles
from mupuppet.environment.source_files import SourceFiles
from mupuppet.ruby.types.libraries import Libraries


def write(path: Path, text: str, *, age: int = 3600) -> str:
    """A file that was changed some seconds ago."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    changed = path.stat().st_mtime - age
    os.utime(path, (changed, changed))
    return str(path)


class TestReading:
    def test_whole_content(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"\xff\x00" * 100_000)
        assert read_regular(str(tmp_path / "file")) == b"\xff\x00" * 100_000
        (tmp_path / "empty").touch()
        assert read_regular(str(tmp_path / "empty")) == b""

    @pytest.mark.skipif(not os.path.isfile("/proc/self/status"), reason="needs Linux")
    def test_a_file_of_unknown_size(self) -> None:
        assert b"Pid:" in read_regular("/proc/self/status")

    def test_a_directory(self, tmp_path: Path) -> None:
        with pytest.raises(IsADirectoryError):
            read_regular(str(tmp_path))

    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(OSError, match="not a regular file"):
            read_regular(str(tmp_path / "pipe"))
        assert SourceFiles().find(str(tmp_path / "pipe")) is None


def test_texts_of_files_are_those_of_now(tmp_path: Path) -> None:
    files, path = SourceFiles(), tmp_path / "a.pp"
    assert files.find(str(path)) is None
    for text in ("one", "two", "three"):
        path.write_text(text)
        reading = files.find(str(path))
        assert reading is not None
        assert reading[0].text == text
    path.unlink()
    assert files.find(str(path)) is None


class TestFindings:
    def test_a_change_is_noticed(self, tmp_path: Path) -> None:
        lengths = ContentCache(len)
        path = tmp_path / "file"
        for text in ("a", "b", "cc"):  # at once, so that times of files may be equal
            path.write_text(text)
            assert lengths.of(str(path)) == len(text)
        path.unlink()
        with pytest.raises(FileNotFoundError):
            lengths.of(str(path))

    def test_what_has_not_changed_is_not_read_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        read: list[bytes] = []
        findings = ContentCache(read.append)
        path = write(tmp_path / "file", "text")
        # The system sets one of the times itself: let it be long ago.
        monkeypatch.setattr("mupuppet.environment.file_caches.is_settled", lambda _status: True)
        findings.of(path)
        findings.of(path)
        assert read == [b"text"]


class TestReadableDirectories:
    @pytest.fixture
    def directories(self, tmp_path: Path) -> ReadableDirectories:
        write(tmp_path / "real/a/b.txt", "")
        write(tmp_path / "secret.txt", "")
        (tmp_path / "module").symlink_to(tmp_path / "real")
        (tmp_path / "real/out.txt").symlink_to(tmp_path / "secret.txt")
        (tmp_path / "real/up").symlink_to(tmp_path)
        (tmp_path / "real/in.txt").symlink_to(tmp_path / "real/a/b.txt")
        return ReadableDirectories([str(tmp_path / "module")])

    @pytest.mark.parametrize(
        "path",
        ["module", "module/", "module/a", "module/a/b.txt", "module/in.txt", "real/a/b.txt",
         "module/../real/a", "module/a/../a/b.txt", "module/a//b.txt", "module/up/real/a"],
    )  # fmt: skip
    def test_inside(self, directories: ReadableDirectories, tmp_path: Path, path: str) -> None:
        assert directories.surround(f"{tmp_path}/{path}")

    @pytest.mark.parametrize(
        "path",
        ["secret.txt", "module/out.txt", "module/up/secret.txt", "module/../secret.txt",
         "module/a/../../secret.txt", "module-2/a", ""],
    )  # fmt: skip
    def test_outside(self, directories: ReadableDirectories, tmp_path: Path, path: str) -> None:
        assert not directories.surround(f"{tmp_path}/{path}")

    def test_one_more(self, directories: ReadableDirectories, tmp_path: Path) -> None:
        directories.add(str(tmp_path))
        assert directories.surround(f"{tmp_path}/secret.txt")


class TestRubyFiles:
    def test_what_modules_have(self, tmp_path: Path) -> None:
        one, two = tmp_path / "one", tmp_path / "two"
        for path in (
            "one/lib/puppet/type/thing.rb",
            "two/lib/puppet/type/thing.rb",
            "two/lib/puppet/type/README.md",
            "two/lib/puppet/provider/thing/b.rb",
            "two/lib/puppet/provider/thing/a.rb",
            "one/lib/puppet/provider/thing/c.rb",
            "one/lib/puppet/functions/one/f.rb",
            "one/lib/puppet/functions/two/f.rb",
            "two/lib/puppet/functions/g.rb",
            "one/lib/puppet/parser/functions/g.rb",
            "two/lib/puppet/datatypes/Kind.rb",
        ):
            write(tmp_path / path, "")
        (tmp_path / "three").mkdir()
        files = RubyFiles({"one": str(one), "two": str(two), "three": f"{tmp_path}/three"}, None)
        assert files.types == {"thing": f"{one}/lib/puppet/type/thing.rb"}
        in_two = f"{two}/lib/puppet/provider/thing"
        in_one = f"{one}/lib/puppet/provider/thing"
        assert files.providers("thing") == [f"{in_one}/c.rb", f"{in_two}/a.rb", f"{in_two}/b.rb"]
        assert files.providers("other") == []
        in_one = f"{one}/lib/puppet"
        assert set(files.functions()) == {"one::f", "g"}
        assert files.function("one::f") == (f"{in_one}/functions/one/f.rb", False)
        assert files.function("g") == (f"{in_one}/parser/functions/g.rb", True)
        assert files.function("two::f") is None
        assert files.function_of("two", "g") == (f"{two}/lib/puppet/functions/g.rb", False)
        assert [files.is_repeated(name) for name in ("one::f", "g", "h")] == [False, True, False]
        assert files.legacy_functions == {"g": f"{in_one}/parser/functions/g.rb"}
        assert files.data_types == {"kind": f"{two}/lib/puppet/datatypes/Kind.rb"}

    def test_what_is_required(self, tmp_path: Path) -> None:
        one, two = f"{tmp_path}/one/lib", f"{tmp_path}/two/lib"
        first = write(tmp_path / "one/lib/puppet_x/a.rb", "")
        write(tmp_path / "two/lib/puppet_x/a.rb", "")
        other = write(tmp_path / "two/lib/b.rb", "")
        write(tmp_path / "c.rb", "")
        libraries = Libraries([one, two])
        assert libraries.resolve("puppet_x/a", None) == first
        assert libraries.resolve("puppet_x/a.rb", None) == first
        assert libraries.resolve("./puppet_x/../b", None) == other
        assert libraries.resolve("../lib/b", None) == other
        assert libraries.resolve("../b", first) is None
        assert libraries.resolve("a", first) == first
        assert libraries.resolve("../../c", None) is None
        assert libraries.resolve(f"{tmp_path}/c", None) is None
        assert libraries.resolve("puppet_x", None) is None
        assert libraries.beginning_with(two).resolve("puppet_x/a", None) == f"{two}/puppet_x/a.rb"


def test_metadata_of_modules_is_that_of_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The file is new: let its times be trusted.
    monkeypatch.setattr("mupuppet.environment.file_caches.is_settled", lambda _status: True)
    file = tmp_path / "modules" / "m" / "metadata.json"
    file.parent.mkdir(parents=True)

    def version() -> str | None:
        environment = Environment.from_directory(tmp_path)
        (metadata,) = environment.module_path.checked_metadata()
        return metadata.version

    for written in ("1.0.0", "1.0.1", "1.10.0"):
        file.write_text(
            '{"name": "a-m", "author": "a", "summary": "s", "license": "l", "source": "s",'
            f' "dependencies": [], "version": "{written}"}}'
        )
        assert version() == written
        assert version() == written


@pytest.mark.parametrize("is_trusted", [True, False])
def test_directories_are_those_of_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_trusted: bool
) -> None:
    if is_trusted:
        monkeypatch.setattr("mupuppet.environment.file_caches.is_settled", lambda _status: True)
    modules = tmp_path / "modules"
    types = modules / "one" / "lib" / "puppet" / "type"
    types.mkdir(parents=True)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()

    def found() -> tuple[list[str], list[str]]:
        environment = Environment.from_directory(tmp_path)
        return sorted(environment.modules), environment.ruby_types()

    def changed(directory: Path, *, at: int) -> None:
        if is_trusted:  # the clock of the file system may not have ticked in between
            os.utime(directory, (at, at))

    assert found() == (["one"], [])
    write(types / "a.rb", "")
    changed(types, at=1)
    assert found() == (["one"], ["a"])
    write(types / "b.rb", "")
    (types / "a.rb").unlink()
    changed(types, at=2)
    assert found() == (["one"], ["b"])
    (modules / "two").symlink_to(elsewhere)
    write(modules / "three", "no directory")
    changed(modules, at=3)
    assert found() == (["one", "two"], ["b"])
    elsewhere.rmdir()
    assert found() == (["one"], ["b"])
