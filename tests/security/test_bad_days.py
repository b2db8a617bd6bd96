"""Damaged stores, odd numbers, and lines that mean something to whoever reads the log."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mupuppet import Environment, compile
from mupuppet.cli.batch import answer
from mupuppet.cli.main import main
from mupuppet.environment import file_reading
from mupuppet.environment.export_store import ExportStore
from mupuppet.environment.exports import ExportedResource, ExportsError
from mupuppet.values.regexps import PatternError, compile_pattern
from tests.cli.command import mupuppet


@pytest.mark.parametrize("content", ["{", "", "[" * 100_000, None])
def test_a_damaged_row_of_the_store(tmp_path: Path, content: str | None) -> None:
    path = str(tmp_path / "store.sqlite")
    store = ExportStore(path)
    store.replace("a", [ExportedResource("a", "Notify", "x", {"message": "m"}, ("t",))])
    assert len(store.all()) == 1
    with closing(sqlite3.connect(path)) as connection, connection:
        (table,) = connection.execute(
            "SELECT name FROM sqlite_master WHERE sql LIKE '%parameters%' LIMIT 1"
        ).fetchone()
        connection.execute(f"UPDATE {table} SET parameters = ?", (content or "nul",))
    connection.close()
    with pytest.raises(ExportsError, match="is not JSON"):
        ExportStore(path).all()


@pytest.mark.parametrize("line", ["::error::x", "  ::stop-commands::y", "::set-output name=a::b"])
def test_a_log_is_not_a_command_of_a_workflow(
    tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "site.pp").write_text(f'notice("first\\n{line}")\n')
    assert main(["compile", str(tmp_path / "site.pp"), "--diagnostics", "github"]) == 0
    printed = capsys.readouterr().err.splitlines()
    assert any(line in each for each in printed)
    assert not any(each.lstrip().startswith("::") for each in printed)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("(?0)(?=y)", "undefined group option"),  # recursion without end, for the library
        ("(?=y" + "[" * 2000, "it is nested too deeply"),
        ("a(?#b", "end pattern in group"),  # would be read again and again
    ],
)
def test_patterns_that_only_our_library_would_accept(source: str, problem: str) -> None:
    with pytest.raises(PatternError, match=problem):
        compile_pattern(source)


@pytest.mark.parametrize(
    "code",
    [
        "sprintf('%999999999d', 1)",
        "sprintf('%*d', 999999999, 1)",
        f"sprintf('%{'9' * 5000}d', 1)",
        "String('a', '%999999999s')",
        "String(true, '%999999999s')",
        "String(undef, '%-999999999s')",
        "String(default, '%999999999d')",
        "String(Integer, '%999999999s')",
        "String([true], {Array => {format => '%a', string_formats => {Any => '%999999999s'}}})",
    ],
)
def test_formats_that_would_take_all_memory(code: str) -> None:
    result = compile(Environment.from_code(f"notice({code})"))
    assert result.error is not None
    assert result.error.message == "Error while evaluating a Function Call, width too big"


def test_a_number_of_thousands_of_digits() -> None:
    code = "$x = Integer[1, 5000].map |$i| { '9' }.join('')\nnotice($x + 1)"
    result: dict[str, Any] = answer(json.dumps({"code": code}).encode())
    assert "cannot be converted to Numeric" in result["error"]


def test_an_infinite_number_is_not_printed_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "site.pp").write_text("notify { 'a': message => Float('1e400') }\n")
    assert main(["compile", str(tmp_path / "site.pp"), "--format", "json"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "infinite number" in captured.err


DIGITS = "9" * 5000


@pytest.mark.parametrize(
    "expression",
    [
        f"${DIGITS}",
        f"Timespan('{DIGITS}-00:00:00')",
        f"Timestamp('{DIGITS}', '%s')",
        f"Timestamp('{DIGITS}-01-01T00:00:00')",
        f"Timestamp('{DIGITS[:4299]}-01-01T00:00:00').strftime('%s')",
        f"Timestamp('2020-01-01T00:00:00 +{DIGITS}:00')",
        f"[1].get('{DIGITS}')",
        f"getvar('facts.{DIGITS}')",
        f"sprintf('%{DIGITS}d', 1)",
        f"String(1, '%{DIGITS}d')",
        f"scanf('{DIGITS}', '%i')",
        f"\"${{Integer('0x{DIGITS}')}}\"",
        f"versioncmp('{DIGITS}', '1')",
        f"SemVer('{DIGITS}.0.0')",
        f"SemVerRange('>={DIGITS}')",
        f"URI('http://a:{DIGITS}/')",
        f"fqdn_rand('{DIGITS}')",
        f"parsejson('[{DIGITS}]')",
        f"inline_template('<%= [1].pack(\"N{DIGITS}\") %>')",
        f"inline_template('<%= ${DIGITS} %>')",
        f"inline_template('<%= Gem::Version.new(\"{DIGITS}\") %>')",
        f"Timespan(1).strftime('%{DIGITS}S')",
        "Timespan(1).strftime('%999999999S')",
    ],
)
def test_thousands_of_digits_in_any_place(expression: str) -> None:
    """Python reads and writes none: wherever it is met, it is a mistake with a place."""
    request = {"code": f"$x = {expression}", "settings": {"ruby": "never"}}
    found = answer(json.dumps(request).encode())
    if found["ok"]:  # what does not exist is undef
        assert expression in (
            f"${DIGITS}",
            f"[1].get('{DIGITS}')",
            f"getvar('facts.{DIGITS}')",
            f"inline_template('<%= ${DIGITS} %>')",
        )
    else:
        (diagnostic,) = (each for each in found["diagnostics"] if each["severity"] == "error")
        assert diagnostic["line"] == 1


def test_a_constant_in_ruby_that_no_file_can_be_named_after() -> None:
    """Where its file would be is looked at; there is none."""
    source = "Puppe\0::Type.newtype(:thing) do\n  newparam(:name)\nend\n"
    files = {"m/lib/puppet/type/thing.rb": source}
    request = {"code": "thing { 'x': }", "modules": files, "settings": {"ruby": "never"}}
    error = answer(json.dumps(request).encode())["error"]
    assert error is None or not error.startswith(("bad request", "internal"))


@pytest.mark.parametrize("number", [DIGITS, f"{DIGITS}:30", f"1:{DIGITS}", f"{DIGITS}:30.5"])
def test_thousands_of_digits_in_data(tmp_path: Path, number: str) -> None:
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("notify { 'x': message => lookup('a') }")
    (tmp_path / "hiera.yaml").write_text("version: 5\nhierarchy: [{name: c, path: c.yaml}]\n")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "c.yaml").write_text(f"a: {number}\n")
    ran = mupuppet("compile", tmp_path, "--color", "never")
    assert ran.status in (0, 1)
    assert "Traceback" not in ran.err
    assert ran.status == 0 or "has too many digits" in ran.err


@pytest.mark.parametrize(
    "arguments",
    [["compile", "{code}", "--facts", "/dev/zero"], ["validate", "/dev/zero"],
     ["compile", "{code}", "--trusted", "/dev/zero"], ["parse", "/dev/zero"]],
)  # fmt: skip
def test_a_file_without_an_end_that_the_user_names_is_an_error(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.setattr(file_reading, "MOST_BYTES", 1 << 20)  # it is the same, and quicker
    code = tmp_path / "site.pp"
    code.write_text("notify { 'a': }\n")
    assert main([each.format(code=code) for each in arguments]) == 1
    assert "it has more than 1 MB" in "".join(capsys.readouterr())
