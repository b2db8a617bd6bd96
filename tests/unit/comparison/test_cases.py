"""Reading cases and corpora."""

import json
from pathlib import Path

import pytest

from mupuppet.comparison.cases import CaseError, Deviation, find_cases
from mupuppet.comparison.outcome import Failed


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_the_leading_comment_describes_the_case(tmp_path: Path) -> None:
    code = """\
# Two lines
# of prose.
# node: web.example.com
# facts: {"osfamily": "Debian", "processors": 4}
# settings: {"strict": "error"}
# note: this is prose as well
notify { 'x': }
# node: not.in.the.leading.comment
"""
    write(tmp_path, {"case.pp": code})
    [case] = find_cases([str(tmp_path)])
    assert case.description == "Two lines of prose. note: this is prose as well"
    assert case.node == "web.example.com"
    assert case.facts == {"osfamily": "Debian", "processors": 4}
    assert case.request() == {
        "code": code,
        "node": "web.example.com",
        "facts": {"osfamily": "Debian", "processors": 4},
        "settings": {"strict": "error"},
    }


def test_a_case_without_comment(tmp_path: Path) -> None:
    write(tmp_path, {"case.pp": "notify { 'x': }\n"})
    [case] = find_cases([str(tmp_path / "case.pp")])
    assert case.description == ""
    assert case.name == "case.pp"
    assert case.feature == ""
    assert case.request() == {"code": "notify { 'x': }\n", "node": "node.example.com"}


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ("# facts: {osfamily: Debian}", "`facts` is not JSON"),
        ("# facts: [1]", "`facts` is of the wrong type"),
        ('# modulepath: "/a:/b"', "`modulepath` is of the wrong type"),
    ],
)
def test_wrong_headers_are_reported_with_their_line(
    tmp_path: Path, header: str, problem: str
) -> None:
    write(tmp_path, {"case.pp": f"# prose\n{header}\n"})
    with pytest.raises(CaseError, match=problem) as error:
        find_cases([str(tmp_path)])
    assert "case.pp:2:" in str(error.value)


def test_a_corpus_gives_settings_titles_and_deviations(tmp_path: Path) -> None:
    corpus = {"settings": {"strict_variables": True}, "features": {"b": "Letter B", "a": "A"}}
    deviations = {"paper": {"a/one.pp": {"reason": "known", "see": "docs"}}}
    write(
        tmp_path,
        {
            "corpus.json": json.dumps(corpus),
            "deviations.json": json.dumps(deviations),
            "a/one.pp": "",
            "a/two.pp": '# settings: {"strict_variables": false, "strict": "off"}\n',
            "b/one.pp": "",
        },
    )
    cases = find_cases([str(tmp_path / "b"), str(tmp_path / "a"), str(tmp_path / "a/one.pp")])
    assert [case.name for case in cases] == ["b/one.pp", "a/one.pp", "a/two.pp"]
    assert cases[1].feature == "a"
    assert cases[1].request()["settings"] == {"strict_variables": True}
    assert cases[2].request()["settings"] == {"strict_variables": False, "strict": "off"}
    assert cases[0].corpus.features == corpus["features"]
    assert cases[0].corpus.deviations["paper"]["a/one.pp"] == Deviation("known", "docs")


def test_a_directory_beside_a_case_is_its_environment(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "case.pp": "include m\n",
            "case/modules/m/manifests/init.pp": "class m { }\n",
            "case/hiera.yaml": "version: 5\n",
            "other/inner.pp": "",
        },
    )
    cases = find_cases([str(tmp_path)])
    assert [case.name for case in cases] == ["case.pp", "other/inner.pp"]
    assert cases[0].request()["environment_files"] == {
        "hiera.yaml": "version: 5\n",
        "modules/m/manifests/init.pp": "class m { }\n",
    }


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"corpus.json": "{", "a.pp": ""}, "not JSON"),
        ({"corpus.json": "[]", "a.pp": ""}, "not a JSON object"),
        ({"corpus.json": "{}", "deviations.json": '{"paper": {"a.pp": {}}}', "a.pp": ""}, "reason"),
    ],
)
def test_a_damaged_corpus_is_reported(tmp_path: Path, files: dict[str, str], problem: str) -> None:
    write(tmp_path, files)
    with pytest.raises(CaseError, match=problem):
        find_cases([str(tmp_path)])


def test_unreadable_cases_are_reported(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"(?i)no such file"):
        find_cases([str(tmp_path / "missing.pp")])
    (tmp_path / "latin1.pp").write_bytes(b"notify { '\xe9': }")
    with pytest.raises(CaseError, match=r"(?i)invalid UTF-8"):
        find_cases([str(tmp_path)])


def test_cases_of_a_case_file(tmp_path: Path) -> None:
    content = (
        "=== one.pp\n# Shows.\n# node: web\ninclude m\n"
        "--- modules/m/manifests/init.pp\nclass m { }\n"
        '--- expected\n{"ok": false, "error": {"message": "wrong"}}\n\n'
        "=== two.pp\n# New.\n"
    )
    write(tmp_path, {"corpus.json": "{}", "a/b.cases": content, "c.pp": ""})
    one, two, three = find_cases([str(tmp_path)])
    assert [one.name, two.name, three.name] == ["a/b/one.pp", "a/b/two.pp", "c.pp"]
    assert [one.feature, three.feature] == ["a/b", ""]
    assert one.path == str(tmp_path / "a/b.cases::one.pp")
    assert one.code == "# Shows.\n# node: web\ninclude m\n"
    assert (one.description, one.node) == ("Shows.", "web")
    assert one.request()["environment_files"] == {"modules/m/manifests/init.pp": "class m { }\n"}
    assert one.expected() == Failed("wrong")
    assert two.expected() is None
    assert three.expected() is None
    assert find_cases([f"{tmp_path}/a/b.cases::two.pp"]) == [two]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"--- x\n", "precedes the first case"),
        (b"=== a.pp (escaped)\n\\xff\n", "invalid UTF-8"),
        (b"=== a.pp\n--- b (link)\nc\n", "`b` is a link"),
    ],
)
def test_a_damaged_case_file_is_reported(tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "x.cases").write_bytes(content)
    with pytest.raises(CaseError, match=f"(?i){problem}"):
        find_cases([str(tmp_path)])
    with pytest.raises(CaseError, match=r"(?i)no such file"):
        find_cases([str(tmp_path / "y.cases")])
