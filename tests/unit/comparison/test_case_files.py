"""Case files: what is written is read back, whatever its bytes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.comparison.case_files import (
    CaseFile,
    CaseFileError,
    Link,
    StoredCase,
    case_names,
    compact_json,
    lay_out,
    parse_case_file,
    read_case_file,
    render_case_file,
    write_case_file,
)

NAMES = st.text("ab/._- ()=é", min_size=1, max_size=8).filter(lambda name: "(" not in name)
#: Content with much of what is special.
CONTENTS = st.lists(
    st.sampled_from(
        [
            *(b"=== ", b"--- ", b"---", b"===", b"\n", b"\n\n", b"\r\n", b"\\", b"\\x41", b"\x00"),
            *(b"\xff", b"\xef\xbb\xbf", b"expected", b"x", b"(escaped)", b"\t", b" "),
            "é\u2028\x85".encode(),
        ]
    ),
    max_size=8,
).map(b"".join)
PATHS = NAMES.filter(lambda path: {"", ".", ".."}.isdisjoint(path.split("/")))
LINKS = st.text("ab/.", min_size=1, max_size=5).map(Link)
OUTCOMES = st.sampled_from([b"1\n", b"{\n}\n", b'{\n  "a": "\\n"\n}\n'])
RECORDS = st.dictionaries(st.sampled_from(["", "7", "9", "7, 9"]), OUTCOMES, max_size=3)
CASES = st.builds(
    StoredCase,
    NAMES,
    CONTENTS,
    st.dictionaries(PATHS.filter("expected".__ne__), CONTENTS | LINKS, max_size=3).filter(
        lambda files: (
            not any(
                other.startswith(f"{link}/")
                for link, each in files.items()
                if isinstance(each, Link)
                for other in files
            )
        )
    ),
    RECORDS,
)
FILES = st.builds(
    lambda heading, cases: CaseFile(heading, {case.name: case for case in cases}),
    st.sampled_from(["", "# About.\n", "# About.\npuppet: 7.23.0\n", "a\n\nb\n"]),
    st.lists(CASES, max_size=4),
)


@pytest.mark.slow
@given(FILES)
def test_what_is_written_is_read_back(file: CaseFile) -> None:
    content = render_case_file(file)
    assert parse_case_file(content) == file
    assert render_case_file(parse_case_file(content)) == content


@given(FILES)
def test_a_case_file_is_plain_text(file: CaseFile) -> None:
    written = render_case_file(file).decode()
    assert all(character.isprintable() or character in "\n\t" for character in written)


def test_the_layout(tmp_path: Path) -> None:
    path = tmp_path / "topic.cases"
    path.write_bytes(
        b"# About.\nputty\n\n"
        b"=== one.pp\n# Shows.\ninclude m\n"
        b"--- modules/m/manifests/init.pp (no newline)\nclass m { }\n"
        b"--- data (escaped)\n\\xff\\\\\\x2d-- x\n"
        b"--- other (link)\ndata\n"
        b'--- expected\n{"ok": true}\n\n'
        b"=== empty\n\n=== two.pp\n\n\n=== three.pp\nlast\n"
    )
    file = read_case_file(path)
    assert file.heading == "# About.\nputty\n"
    assert list(file.cases) == ["one.pp", "empty", "two.pp", "three.pp"] == case_names(path)
    one = file.cases["one.pp"]
    assert one.content == b"# Shows.\ninclude m\n"
    assert one.files == {
        "modules/m/manifests/init.pp": b"class m { }",
        "data": b"\xff\\--- x\n",
        "other": Link("data"),
    }
    assert one.expected("8") == {"ok": True}
    assert file.cases["empty"] == StoredCase("empty", b"")
    assert file.cases["two.pp"].content == b"\n"
    assert file.cases["three.pp"].content == b"last\n"


def test_recording_one_case_changes_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "topic.cases"
    path.write_bytes(b"=== a\na\n--- expected\n1\n\n=== b\nb\n")
    file = read_case_file(path)
    log = [{"level": "notice"}, {"level": "err"}]
    outcome = {"ok": True, "logs": log, "classes": ["x"]}
    file.cases["b"] = file.cases["b"].with_expected({"8": outcome})
    file.add_puppet("8.10.0")
    assert write_case_file(path, file)
    assert path.read_bytes() == (
        b"puppet: 8.10.0\n\n=== a\na\n--- expected\n1\n\n=== b\nb\n--- expected 8\n"
        b'{\n  "ok": true,\n  "logs": [\n    {"level": "notice"},\n    {"level": "err"}\n  ],\n'
        b'  "classes": ["x"]\n}\n'
    )
    assert not write_case_file(path, read_case_file(path))


def test_files_are_laid_out(tmp_path: Path) -> None:
    lay_out({"a/b": b"\x00", "a/c": Link("b")}, tmp_path)
    assert (tmp_path / "a/c").read_bytes() == b"\x00"
    assert (tmp_path / "a/c").is_symlink()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"--- x\n", "`--- x` precedes the first case"),
        (b"=== a\n\n=== a\n", "two cases `a`"),
        (b"=== a\n--- x\n--- x\n", "a: there are two sections `x`"),
        (b"=== a (odd)\n", "a: unknown flag `odd`"),
        (b"=== a (escaped)\n\\n\n", "a: a backslash is neither"),
        (b"=== a (link)\nb\n", "a: only a file of a case can be a link"),
    ],
)
def test_a_damaged_file_is_reported(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "x.cases"
    path.write_bytes(content)
    with pytest.raises(CaseFileError, match=r"x\.cases: ") as caught:
        read_case_file(path)
    assert problem in str(caught.value)


@pytest.mark.parametrize("name", ["", "a\nb", "a (b)", "\x00"])
def test_a_name_that_cannot_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(CaseFileError):
        render_case_file(CaseFile("", {name: StoredCase(name, b"")}))


def test_a_file_of_a_case_does_not_hide_the_outcome() -> None:
    with pytest.raises(CaseFileError):
        render_case_file(CaseFile("", {"a": StoredCase("a", b"", {"expected": b""})}))


@given(st.text() | st.text('\ufeff\x7f\x85\u2028\ud800\\é"'))
def test_outcomes_are_plain_text(value: str) -> None:
    written = compact_json({"a": [value]})
    assert json.loads(written.encode()) == {"a": [value]}
    assert "\ufeff" not in written


def test_an_outcome_is_stored_once_and_again_where_versions_differ(tmp_path: Path) -> None:
    path = tmp_path / "topic.cases"
    path.write_bytes(b"=== a\na\n--- expected\n1\n")
    file = read_case_file(path)
    file.cases["a"] = file.cases["a"].with_expected({"8": 2, "9": 2})
    write_case_file(path, file)
    assert path.read_bytes() == b"=== a\na\n--- expected\n2\n--- expected 7\n1\n"
    case = read_case_file(path).cases["a"]
    assert [case.expected(version) for version in ("7", "8", "9")] == [1, 2, 2]
    same = case.with_expected({"7": 2})
    assert list(same.records) == [""]
    other = case.with_expected({"8": 3})
    assert list(other.records) == ["", "7", "9"]


def test_an_outcome_of_one_version_is_not_that_of_others(tmp_path: Path) -> None:
    path = tmp_path / "topic.cases"
    path.write_bytes(b"=== a\na\n")
    file = read_case_file(path)
    case = file.cases["a"].with_expected({"7": 1})
    assert case.expected("7") == 1
    assert case.expected("8") is None
    assert list(case.with_expected({"8": 1, "9": 1}).records) == [""]


@pytest.mark.parametrize(
    "sections",
    [
        "--- /etc/passwd\n",
        "--- ../a\n",
        "--- a/../../b\n",
        "--- a//b\n",
        "--- .\n",
        "--- a\0b\n",
        f"--- {'a/' * 1000}b\n",
        "--- a (link)\n/tmp\n--- a/b\n",
        "--- a/b\n--- a (link)\n/tmp\n",
    ],
    ids=range(9),
)
def test_files_do_not_leave_the_directory_of_their_case(sections: str) -> None:
    with pytest.raises(CaseFileError, match="does not stay below the directory of the case"):
        parse_case_file(f"=== a.pp\nnotice(1)\n{sections}".encode())
