"""The cache of parsed files: it must be faster, never wrong, and never trusted blindly."""

import os
from pathlib import Path
from typing import Any

import pytest

from mupuppet.environment.file_reading import read_source
from mupuppet.environment.parsed_files import CheckedFile, ParsedFiles
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.syntax.strictness import Strictness

CODE = """\
class a($x = 1) { class c { } notify { "n $x": } }
define b() { }
$y = {'k' => 1, 'k' => 2}
"""


@pytest.fixture
def cache(tmp_path: Path) -> str:
    directory = tmp_path / "cache"
    directory.mkdir(mode=0o700)
    return str(directory)


@pytest.fixture
def manifest(tmp_path: Path) -> Path:
    path = tmp_path / "site.pp"
    path.write_text(CODE)
    return path


def parsed(cache: str, manifest: Path, **inputs: Any) -> CheckedFile:
    """The file as a new run sees it."""
    files = ParsedFiles("env", cache=cache)
    found = files.parse(read_source(str(manifest))[0], **inputs)
    files.save()
    return found


def parser_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on whatever is not in the cache fails."""

    def fail(*_: object, **__: object) -> None:
        raise AssertionError("parsed anew")

    monkeypatch.setattr("mupuppet.environment.parsed_files.parse_and_check", fail)


def test_a_cached_file_is_what_parsing_gives(
    cache: str, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed(cache, manifest)
    expected = parse(SourceFile(CODE, str(manifest)))
    parser_is_gone(monkeypatch)
    found = parsed(cache, manifest)
    assert found.program == expected.program
    assert [getattr(d, "name", None) for d in found.definitions] == ["a::c", "a", "b"]
    assert found.definitions == expected.definitions
    assert found.definitions[1] is found.program.body[0]
    assert [d.id for d in found.diagnostics] == ["duplicate-key"]
    assert found.diagnostics[0].position.line == 3


def test_a_changed_file_is_parsed_anew(cache: str, manifest: Path) -> None:
    parsed(cache, manifest)
    manifest.write_text("class changed { }\n")
    found = parsed(cache, manifest)
    assert found.ok
    assert found.definitions == parse(SourceFile("class changed { }\n")).definitions


@pytest.mark.parametrize("damage", [b"", b"\x00", b"x" * 1000])
def test_a_damaged_pack_is_ignored(cache: str, manifest: Path, damage: bytes) -> None:
    parsed(cache, manifest)
    (cached,) = Path(cache).iterdir()
    cached.write_bytes(damage)
    assert parsed(cache, manifest).ok


def test_a_flipped_bit_is_noticed(
    cache: str, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed(cache, manifest)
    (cached,) = Path(cache).iterdir()
    content = bytearray(cached.read_bytes())
    content[-10] ^= 1
    cached.write_bytes(content)
    parser_is_gone(monkeypatch)
    with pytest.raises(AssertionError, match="parsed anew"):
        parsed(cache, manifest)


@pytest.mark.parametrize("writable", ["directory", "file"])
def test_what_others_can_write_is_never_read(
    cache: str, manifest: Path, writable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed(cache, manifest)
    (cached,) = Path(cache).iterdir()
    os.chmod(cache if writable == "directory" else cached, 0o777)
    parser_is_gone(monkeypatch)
    with pytest.raises(AssertionError, match="parsed anew"):
        parsed(cache, manifest)


def test_files_with_errors_are_rejected_each_time(cache: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.pp"
    broken.write_text("class {")
    for _ in range(2):
        found = parsed(cache, broken)
        assert not found.ok
        assert found.diagnostics[0].id == "syntax-error"


def test_what_else_the_checks_depend_on_counts(cache: str, manifest: Path) -> None:
    assert parsed(cache, manifest).ok
    assert not parsed(cache, manifest, strict=Strictness.ERROR).ok
    assert parsed(cache, manifest, strict=Strictness.OFF).diagnostics == ()
    module = manifest.parent / "a" / "manifests" / "init.pp"
    module.parent.mkdir(parents=True)
    module.write_text("class other { }")
    assert parsed(cache, module).ok
    assert not parsed(cache, module, module_roots=(str(manifest.parent),)).ok


def test_a_parser_that_has_changed_parses_anew(
    cache: str, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed(cache, manifest)
    monkeypatch.setattr("mupuppet.environment.parsed_files._state_of_parser", lambda: "other")
    parser_is_gone(monkeypatch)
    with pytest.raises(AssertionError, match="parsed anew"):
        parsed(cache, manifest)


def test_packs_of_older_versions_are_removed(cache: str, manifest: Path) -> None:
    old = Path(cache) / "old.pack"
    old.write_text("")
    os.utime(old, (0, 0))
    parsed(cache, manifest)
    assert not old.exists()
    assert len(list(Path(cache).iterdir())) == 1


def test_a_cache_that_cannot_be_written_does_no_harm(manifest: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert parsed(str(tmp_path / "file" / "cache"), manifest).ok
