"""`mupuppet parse`."""

import json
from pathlib import Path

import pytest

from tests.cli.command import mupuppet
from tests.paths import EXAMPLES


def test_pn_from_standard_input() -> None:
    assert mupuppet("parse", "--format", "pn", "-", stdin=b"$x = 1 + 2") == (
        0,
        '(= (var "x") (+ 1 2))\n',
        "",
    )


def test_formats_of_the_examples() -> None:
    for name in ("ntp.pp", "motd.epp"):
        for output_format in ("tree", "json", "pn"):
            status, out, err = mupuppet("parse", "--format", output_format, EXAMPLES / name)
            assert (status, err) == (0, "")
            assert out.count("\n") == 1 or output_format == "tree"
            assert out.endswith("\n")


def test_json_is_one_line_per_file(tmp_path: Path) -> None:
    for name, code in (("a.pp", "$x = 'é\x1b'"), ("b.pp", "notice(1)")):
        (tmp_path / name).write_text(code)
    ran = mupuppet("parse", "--format", "json", "a.pp", "b.pp", directory=tmp_path)
    files = [json.loads(line) for line in ran.out.splitlines()]
    assert [file["file"] for file in files] == ["a.pp", "b.pp"]
    assert [file["tree"]["node"] for file in files] == ["Program", "Program"]
    assert ran.out.isascii()


def test_source_parses_to_the_same_tree(tmp_path: Path) -> None:
    for name in ("ntp.pp", "motd.epp"):
        printed = mupuppet("parse", "--format", "puppet", EXAMPLES / name)
        assert (printed.status, printed.err) == (0, "")
        (tmp_path / name).write_text(printed.out)
        notations = [
            mupuppet("parse", "--format", "pn", path) for path in (EXAMPLES / name, tmp_path / name)
        ]
        assert notations[0] == notations[1]


@pytest.mark.parametrize("output_format", ["tree", "pn", "puppet"])
def test_several_files_have_headers(tmp_path: Path, output_format: str) -> None:
    for name in ("a.pp", "b.pp"):
        (tmp_path / name).write_text("$x = 1")
    one = mupuppet("parse", "--format", output_format, "a.pp", directory=tmp_path)
    two = mupuppet("parse", "--format", output_format, "a.pp", "b.pp", directory=tmp_path)
    assert two.out == f"--- a.pp\n{one.out}--- b.pp\n{one.out}"


def test_templates(tmp_path: Path) -> None:
    text = "Hello <%= $name %>"
    for name in ("a.epp", "a.txt", "a.pp"):
        (tmp_path / name).write_text(text)
    by_name = mupuppet("parse", "a.epp", directory=tmp_path)
    by_option = mupuppet("parse", "--epp", "a.txt", directory=tmp_path)
    assert by_name.status == by_option.status == 0
    assert by_name.out == by_option.out
    assert mupuppet("parse", "a.pp", directory=tmp_path).status == 1


def test_a_file_with_errors_has_no_tree_and_the_others_have(tmp_path: Path) -> None:
    (tmp_path / "bad.pp").write_text("$x = ")
    (tmp_path / "good.pp").write_text("$x = 1")
    ran = mupuppet("parse", "--format", "pn", "bad.pp", "good.pp", directory=tmp_path)
    assert ran.status == 1
    assert ran.out == '--- good.pp\n(= (var "x") 1)\n'
    assert ran.err.startswith("error[syntax-error]: ")
    assert " --> bad.pp:1:" in ran.err


def test_static_checks_can_be_left_out() -> None:
    code = b"1 + 2\n$x = 1"  # an expression without effect
    checked = mupuppet("parse", "--format", "pn", "-", stdin=code)
    assert (checked.status, checked.out) == (1, "")
    assert "error[idem-expression-not-last]" in checked.err
    unchecked = mupuppet("parse", "--format", "pn", "--no-validate", "-", stdin=code)
    assert unchecked == (0, '(block (+ 1 2) (= (var "x") 1))\n', "")


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("missing.pp", "error[missing-file]: there is no such file\n --> missing.pp\n"),
        (".", "error[unreadable-file]: this is a directory, not a file\n --> .\n"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, path: str, message: str) -> None:
    status, out, err = mupuppet("parse", path, directory=tmp_path)
    assert (status, out) == (1, "")
    assert err.startswith(message)


def test_non_ascii_output_does_not_depend_on_the_locale() -> None:
    ran = mupuppet(
        "parse", "-", stdin="$x = 'é'".encode(), environment={"PYTHONIOENCODING": "ascii"}
    )
    assert ran.status == 0
    assert "é" in ran.out


@pytest.mark.parametrize("output_format", ["tree", "json", "pn", "puppet"])
def test_trees_can_be_deep(output_format: str) -> None:
    for code in ("$x = " + "[" * 900 + "]" * 900, "$x = " + "1 + " * 1500 + "1"):
        ran = mupuppet("parse", "--format", output_format, "-", stdin=code.encode())
        assert (ran.status, ran.err) == (0, "")
