"""The cache of parsed files: it must be faster, never wrong, and never trusted blindly."""

import os
from pathlib import Path

import pytest

from mupuppet.environment.parsed_files import ParsedFile, ParsedFiles, RejectedFile
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse

CODE = "class a($x = 1) { notify { \"n $x\": } }\ndefine b() { }\n$y = {'k' => 1, 'k' => 2}\n"


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


def filled(cache: str, manifest: Path) -> None:
    files = ParsedFiles("env", cache=cache)
    files.parse(str(manifest))
    files.save()


def parser_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on whatever is not in the cache fails."""

    def fail(*_: object, **__: object) -> None:
        raise AssertionError("parsed anew")

    monkeypatch.setattr("mupuppet.syntax.parser.parse", fail)


def test_a_cached_file_is_what_parsing_gives(
    cache: str, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(cache, manifest)
    expected = parse(SourceFile(CODE, str(manifest)))
    parser_is_gone(monkeypatch)
    found = ParsedFiles("env", cache=cache).parse(str(manifest))
    assert isinstance(found, ParsedFile)
    assert found.program == expected.program
    assert found.defines == (("class", "a"), ("define", "b"))
    assert [d.id for d in found.diagnostics] == ["duplicate-key"]
    assert found.diagnostics[0].position.line == 3


def test_a_changed_file_is_parsed_anew(cache: str, manifest: Path) -> None:
    filled(cache, manifest)
    manifest.write_text("class changed { }\n")
    found = ParsedFiles("env", cache=cache).parse(str(manifest))
    assert isinstance(found, ParsedFile)
    assert found.defines == (("class", "changed"),)


@pytest.mark.parametrize("damage", [b"", b"\x00", b"x" * 1000])
def test_a_damaged_pack_is_ignored(cache: str, manifest: Path, damage: bytes) -> None:
    filled(cache, manifest)
    (pack,) = Path(cache).iterdir()
    pack.write_bytes(damage)
    assert isinstance(ParsedFiles("env", cache=cache).parse(str(manifest)), ParsedFile)


def test_a_flipped_bit_is_noticed(
    cache: str, manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(cache, manifest)
    (pack,) = Path(cache).iterdir()
    content = bytearray(pack.read_bytes())
    content[-10] ^= 1
    pack.write_bytes(content)
    parser_is_gone(monkeypatch)
    with pytest.raises(AssertionError, match="parsed anew"):
        ParsedFiles("env", cache=cache).parse(str(manifest))


@pytest.mark.parametrize("writable", ["directory", "pack"])
def test_what_others_can_write_is_never_read(
    cache: str, manifest: Path, writable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(cache, manifest)
    (pack,) = Path(cache).iterdir()
    os.chmod(cache if writable == "directory" else pack, 0o777)
    parser_is_gone(monkeypatch)
    with pytest.raises(AssertionError, match="parsed anew"):
        ParsedFiles("env", cache=cache).parse(str(manifest))


def test_files_with_errors_are_rejected_each_time(cache: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.pp"
    broken.write_text("class {")
    for _ in range(2):
        files = ParsedFiles("env", cache=cache)
        found = files.parse(str(broken))
        files.save()
        assert isinstance(found, RejectedFile)
        assert found.diagnostics[0].id == "syntax-error"
    assert isinstance(ParsedFiles("env").parse(str(tmp_path / "missing.pp")), RejectedFile)


def test_templates_are_told_by_their_name(cache: str, tmp_path: Path) -> None:
    template = tmp_path / "motd.epp"
    template.write_text("Hello <%= $name %>\n")
    found = ParsedFiles("env", cache=cache).parse(str(template))
    assert isinstance(found, ParsedFile)
    assert found.program == parse(SourceFile("Hello <%= $name %>\n"), epp=True).program


def test_a_cache_that_cannot_be_written_does_no_harm(manifest: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    files = ParsedFiles("env", cache=str(tmp_path / "file" / "cache"))
    assert isinstance(files.parse(str(manifest)), ParsedFile)
    files.save()
