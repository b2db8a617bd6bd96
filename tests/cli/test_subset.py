"""`mupuppet subset`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import mupuppet
from tests.oracle.stored import case_file
from tests.paths import CORPUS, EXAMPLES

PAPER = EXAMPLES / "paper"
CASES = CORPUS / "paper"


def manifests(file: str, directory: Path) -> Path:
    """A directory with the manifests of a case file of the paper's corpus."""
    for name, case in case_file(CASES / file).cases.items():
        (directory / name).write_bytes(case.content)
    return directory


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    for name, code in {
        "bad.pp": "$x = ",
        "in.pp": "$x = 1",
        "out.pp": '$x = "a${y}"\n$y = "b${x}"\n$z = undef',
        "modules/more.pp": "realize(User['x'])\n$q = undef",
        "modules/motd.epp": "Hello <%= $name %>",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(code)
    return tmp_path


def test_a_manifest_within() -> None:
    path = PAPER / "figure_2_legal.pp"
    assert mupuppet("subset", path) == (
        0,
        f"{path}: within μPuppet\n1 of 1 file is within μPuppet\n",
        "",
    )


def test_a_manifest_outside() -> None:
    """Figure 4, with its call of `fail`."""
    path = PAPER / "figure_4.pp"
    assert mupuppet("subset", path) == (
        1,
        f"""\
error[outside-mupuppet]: a function call (`fail`) is not part of μPuppet
 --> {path}:7:15
  |
7 |   default:  {{ fail("SSH class not supported") }}
  |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
  = note: paper: Appendix B, table of features: Advanced constructs
  = note: admitted with: μPuppet⁺, functions

{path}: within μPuppet⁺ (functions): a function call
 files  places  construct
     1       1  a function call  known-function-call
0 of 1 file is within μPuppet, 1 within μPuppet⁺
""",
        "",
    )


def test_a_summary_of_a_directory(directory: Path) -> None:
    assert mupuppet("subset", "--format", "summary", ".", directory=directory) == (
        1,
        """\
bad.pp: cannot be read as a manifest
in.pp: within μPuppet
modules/more.pp: within μPuppet⁺ (undef, virtual): `realize`, `undef`
modules/motd.epp: outside μPuppet: a template
out.pp: within μPuppet⁺ (undef): `undef`
 files  places  construct
     2       2  `undef`     undef
     1       1  `realize`   realize
     1       1  a template  template
1 of 5 files are within μPuppet, 2 within μPuppet⁺, 1 outside, 1 with errors
""",
        "",
    )


def test_one_line_for_each_place(directory: Path) -> None:
    ran = mupuppet("subset", "--format", "concise", "out.pp", "bad.pp", directory=directory)
    lines = ran.out.splitlines()
    assert lines[0] == "out.pp:3:6: error[outside-mupuppet] `undef` is not part of μPuppet"
    assert lines[2].startswith("bad.pp:1:")
    assert "error[syntax-error]" in lines[2]


def test_json(directory: Path) -> None:
    ran = mupuppet("subset", "--format", "json", "in.pp", "out.pp", "bad.pp", directory=directory)
    within, outside, invalid = json.loads(ran.out)
    assert within == {
        "file": "in.pp", "verdict": "within", "layers": [], "constructs": [], "sugar": [],
        "diagnostics": [],
    }  # fmt: skip
    assert outside["layers"] == ["sugar", "undef"]
    assert outside["constructs"] == [{"id": "undef", "name": "`undef`", "places": 1}]
    assert [each["span"]["start"]["offset"] for each in outside["diagnostics"]] == [31]
    assert invalid["verdict"] == "invalid"
    assert invalid["diagnostics"][0]["id"] == "syntax-error"


def test_sugar_is_named(tmp_path: Path) -> None:
    other = "elsif 1 > 2 { } elsif 2 > 1 { }"
    (tmp_path / "sugar.pp").write_text(f'if true {{ notify {{ "a${{x}}": }} }} {other}')
    ran = mupuppet("subset", "sugar.pp", directory=tmp_path)
    assert ran.out == (
        "sugar.pp: within μPuppet, with sugar: string interpolation, `elsif` (2 times)\n"
        "1 of 1 file is within μPuppet (1 with sugar)\n"
    )


def test_files_that_are_not_there(directory: Path) -> None:
    ran = mupuppet("subset", "missing.pp", "in.pp", directory=directory)
    assert ran.status == 1
    assert ran.out.startswith("error[missing-file]: there is no such file\n --> missing.pp\n")
    assert ran.out.endswith(
        "missing.pp: cannot be read as a manifest\nin.pp: within μPuppet\n"
        "1 of 2 files are within μPuppet, 1 with errors\n"
    )


def test_directories_without_manifests(tmp_path: Path) -> None:
    assert mupuppet("subset", tmp_path) == (
        0,
        "",
        f"mupuppet: no .pp or .epp files in {tmp_path}\n",
    )


def test_standard_input() -> None:
    assert mupuppet("subset", "-", stdin=b"include a").out.startswith("<stdin>: within μPuppet\n")


def test_the_output_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    for path in sorted(CASES.rglob("*.cases")):
        directory = tmp_path / path.relative_to(CASES).with_suffix("")
        directory.mkdir(parents=True)
        manifests(str(path), directory)
    one = mupuppet("subset", "--jobs", "1", tmp_path)
    many = mupuppet("subset", "--jobs", "3", tmp_path)
    assert one == many
    assert one.status == 1


def test_what_the_corpus_lists_as_outside_is_outside(tmp_path: Path) -> None:
    """The file `outside` has nothing else, and all of the paper's categories have manifests."""
    outside = manifests("outside.cases", tmp_path)
    data = json.loads(mupuppet("subset", "--format", "json", outside).out)
    assert len(data) > 20
    within = [Path(each["file"]).name for each in data if each["verdict"] == "within"]
    assert within == []
    beyond = [Path(each["file"]).name for each in data if each["verdict"] == "plus"]
    assert beyond == [
        "class_reference.pp", "contain.pp",
        "defaults_brought_by_a_collector_replace.pp",
        "defaults_brought_from_another_scope_clash.pp",
        "defaults_hidden_default_by_collector.pp",
        "defaults_hidden_default_is_not_set.pp",
        "defaults_of_another_scope_are_not_replaced.pp",
        "defaults_value_of_a_default_is_replaced.pp",
        "define_reference.pp", "exported.pp", "fail.pp",
        "function_definition.pp", "functions.pp", "functions_case.pp",
        "functions_case_mixed.pp", "functions_case_undef.pp", "functions_collections.pp",
        "functions_join.pp", "include_several_defaults.pp", "lambdas.pp",
        "tags_in_classes.pp", "undef.pp",
    ]  # fmt: skip


@pytest.mark.parametrize("code", [b"", b"\xff", b"\xef\xbb\xbf$x = 1", b"$x = '\x1b[31m'"])
def test_any_bytes(code: bytes) -> None:
    ran = mupuppet("subset", "-", stdin=code)
    assert ran.status in (0, 1)
    assert ran.err == ""
    assert "\x1b" not in ran.out


def test_wrong_usage() -> None:
    assert mupuppet("subset").status == 2
    assert mupuppet("subset", "--format", "html", "x.pp").status == 2
