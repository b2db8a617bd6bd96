"""Bytes that are not UTF-8, and halves of characters: none of them ends in a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mupuppet import Environment, compile
from mupuppet.cli.batch import answer
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportsError, as_utf8
from tests.cli.command import mupuppet

CODE = """
$bytes = file('m/bytes')
@@notify { 'x': message => { $bytes => [$bytes] } }
@@notify { "title ${bytes}": }
node 'a' { }
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, content in {
        "manifests/site.pp": CODE.encode(),
        "modules/m/files/bytes": b"a\xff\xed\xa0\x80\xc3\xa9",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def test_bytes_are_stored_as_puppetdb_would_have_them(root: Path) -> None:
    store = str(root / "exports.sqlite")
    for options in (["--node", "a"], ["--all-nodes"]):
        ran = mupuppet("compile", ".", *options, "--exports", store, directory=root)
        assert ran.status == 0, ran.err
    with ExportStore(store) as opened:
        titled, other = sorted(opened.all(), key=lambda each: each.title)
    replaced = "a\ufffd\ufffd\ufffd\ufffdé"
    assert titled.title == f"title {replaced}"
    assert other.parameters == {"message": {replaced: [replaced]}}
    assert as_utf8("a\udcff") == "a\ufffd".encode()


def test_a_name_that_is_not_utf_8_is_an_error(root: Path) -> None:
    store = str(root / "exports.sqlite")
    (root / "manifests" / "site.pp").write_text("@@notify { 'x': }")
    ran = mupuppet("compile", ".", "--node", "\udcff", "--exports", store, directory=root)
    assert (ran.status, "cannot be used" in ran.err, "Traceback" in ran.err) == (1, True, False)
    with ExportStore(store) as opened, pytest.raises(ExportsError):
        opened.forget("\udcff")


@pytest.mark.parametrize(
    "line",
    [
        b'{"code": "notice(1)", "facts": {"a": "\\ud800"}}',
        b'{"code": "notice(1)", "facts": {"\\uDFFF": 1}}',
        b'{"code": "notice(\'\xed\xa0\x80\')"}',
        b'{"code": "notice(\'\xff\')"}',
    ],
)
def test_a_request_with_half_a_character_is_refused(line: bytes) -> None:
    assert answer(line)["error"].startswith("bad request: ")


def test_a_request_with_a_pair_is_answered() -> None:
    request = b'{"code": "notice($facts[\'a\'])", "facts": {"a": "\\ud83d\\ude00"}}'
    assert answer(request)["logs"][0]["message"] == "😀"


@pytest.mark.parametrize(
    "expression",
    [
        r'"\ud800".bytes',
        r'"\ud83d\ude00".bytes',
        r'"\u{d800 41}".bytes',
        r'"\u{110000}"',
        r'"\u{ffffffffffff}"',
        r':"\udfff".to_s.bytes',
        r"%W[\ud800].first.bytes",
        r'{"\ud800": 1}.to_s.bytes',
        r'"#{1}\ud800".sum',
        r"/\ud800/.source.bytes",
        r"?\ud800",
    ],
)
def test_escapes_of_ruby_that_are_not_characters(expression: str) -> None:
    """Ruby does not compile them."""
    request = {
        "code": "notice(template('m/t.erb'))",
        "modules": {"m/templates/t.erb": f"\n<%= {expression} %>"},
        "settings": {"ruby": "never"},
    }
    found = answer(json.dumps(request).encode())
    assert not found["ok"]
    assert not found["error"].startswith(("bad request", "internal"))
    assert found["diagnostics"][0]["line"] is not None


def test_bytes_are_in_catalogs_as_binary_or_text(root: Path) -> None:
    with Environment.from_directory(root) as environment:
        result = compile(environment, node="a")
    assert result.ok, result.error
    for form in ("json", "yaml", "table", "puppet", "dot", "svg"):
        options = ["--node", "a", "--format", form, "--exports", "none"]
        ran = mupuppet("compile", ".", *options, directory=root)
        assert ran.status == 0, ran.err
