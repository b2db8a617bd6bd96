"""`mupuppet compare` on a small corpus, with outcomes that are recorded by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mupuppet.cli.main import main as run_command_line
from mupuppet.comparison.case_files import CaseFile, StoredCase, write_case_file
from mupuppet.comparison.cases import find_cases
from mupuppet.comparison.catalogs import NormalCatalog, NormalResource
from mupuppet.comparison.outcome import Compiled, Failed
from mupuppet.comparison.records import record
from tests.cli.command import mupuppet
from tests.requirements import needs_puppet


def main(arguments: list[str]) -> int:
    """`mupuppet compare` with one evaluator, however many there are."""
    verb, *rest = arguments
    return run_command_line([verb, "--evaluator", "paper", *rest])


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """Three cases: one that passes, one that fails in both, one that is not supported."""
    manifests = {
        "good.pp": "notify { 'x': message => 1 + 1 }\n",
        "bad.pp": "notify { $nothing: }\n",
        "outside.pp": "[1].each |$x| { notify { 'x': } }\n",
    }
    (tmp_path / "corpus.json").write_text('{"features": {"all": "Everything"}}')
    notify = Compiled(NormalCatalog.of([NormalResource("Notify", "x", {"message": 2})]))
    outcomes: dict[str, Compiled | Failed] = {
        "good.pp": notify,
        "bad.pp": Failed("wrong", line=1),
        "outside.pp": notify,
    }
    cases = {name: StoredCase(name, text.encode()) for name, text in sorted(manifests.items())}
    write_case_file(tmp_path / "all.cases", CaseFile("", cases))
    for version in ("7.23.0", "8.10.0"):  # whichever is installed
        found = find_cases([str(tmp_path)])
        record([(case, outcomes[case.path.rpartition("::")[2]]) for case in found], version)
    return tmp_path


def spoil(corpus: Path) -> None:
    """Change the case that passes, so that it is wrong."""
    path = corpus / "all.cases"
    path.write_text(path.read_text().replace("1 + 1", "1 + 2"))


def without_puppet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")


def test_the_table(
    corpus: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_puppet(monkeypatch)
    assert main(["compare", str(corpus)]) == 0
    assert (
        capsys.readouterr().out
        == """\
Feature     Tests  Pass  Unsupported  Fail
------------------------------------------
Everything      3     2            1     0
------------------------------------------
All             3     2            1     0
"""
    )


def test_a_wrong_result_is_shown_and_is_status_1(
    corpus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(corpus)
    assert main(["compare", "--against", "recorded", str(corpus)]) == 1
    out = capsys.readouterr().out
    assert "fail: all/good.pp\n  Notify[x]: message is 3, Puppet has 2\n" in out


def test_known_deviations_are_shown_if_asked(
    corpus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(corpus)
    known = {"paper": {"all/good.pp": {"reason": "because", "see": "docs"}}}
    (corpus / "deviations.json").write_text(json.dumps(known))
    assert main(["compare", str(corpus)]) == 0
    assert "because" not in capsys.readouterr().out
    assert main(["compare", "--show-differences", str(corpus)]) == 0
    assert "known: because (see docs)" in capsys.readouterr().out


def test_json_and_markdown(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--format", "json", str(corpus)]) == 0
    [report] = json.loads(capsys.readouterr().out)
    verdicts = {case["case"]: case["verdict"] for case in report["cases"]}
    assert verdicts == {
        "all/bad.pp": "pass",
        "all/good.pp": "pass",
        "all/outside.pp": "unsupported",
    }
    assert main(["compare", "--format", "markdown", str(corpus)]) == 0
    assert "| Everything | 3 | 2 | 1 | 0 |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["{corpus}/nothing.pp"], "no such file"),
        (["{corpus}/empty"], "there are no manifests (.pp) and no case files (.cases)"),
        (["{corpus}/new.pp"], "there is no `puppet` on the PATH"),
        (["--against", "recorded", "{corpus}/new.pp"], "no outcome is recorded"),
        (["{corpus}/all.cases::nothing.pp"], "there is no case `nothing.pp`"),
        (["--record", "{corpus}/all.cases"], "there is no `puppet` on the PATH"),
        (["--record", "{corpus}/new.pp"], "only cases in a case file (.cases) can be recorded"),
        (["--check", "{corpus}"], "there is no `puppet` on the PATH"),
    ],
)
def test_problems_have_a_message_and_status_1(
    corpus: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    message: str,
) -> None:
    without_puppet(monkeypatch)
    (corpus / "empty").mkdir()
    (corpus / "new.pp").write_text("notify { 'new': }\n")
    assert main(["compare", *(a.format(corpus=corpus) for a in arguments)]) == 1
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.out == ""


def test_record_and_check_exclude_each_other(corpus: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["compare", "--record", "--check", str(corpus)])
    assert ended.value.code == 2


@needs_puppet
def test_recording_and_checking(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--check", str(corpus)]) == 1
    out = capsys.readouterr().out
    assert "all.cases::good.pp:\n  recorded: a catalog with 1 resource" in out
    assert "3 cases checked" in out
    before = (corpus / "all.cases").read_text()
    assert main(["compare", "--record", f"{corpus}/all.cases::bad.pp"]) == 0
    assert "0 catalogs, 1 failures; files changed: 1" in capsys.readouterr().err
    after = (corpus / "all.cases").read_text()
    assert before != after
    assert before.partition("=== good.pp")[2] == after.partition("=== good.pp")[2]
    assert main(["compare", "--record", str(corpus)]) == 0
    assert "2 catalogs, 1 failures; files changed: 1" in capsys.readouterr().err
    assert main(["compare", "--check", str(corpus)]) == 0


@pytest.mark.parametrize(
    "written",
    [
        "{}", "[]", "1", "nonsense", "[" * 100_000, '{"ok": true}', '{"ok": false, "error": {}}',
        '{"ok": false, "error": {"message": 5}}', '{"ok": true, "resources": [1]}',
        '{"ok": true, "resources": [{"type": 1, "title": 2}]}',
        '{"ok": true, "resources": [], "classes": [1, "a", null]}',
        '{"ok": true, "resources": [], "edges": [["a", "b"]]}',
        '{"ok": true, "resources": [], "logs": [{"level": [1], "message": {}}]}',
    ],
    ids=range(13),
)  # fmt: skip
def test_what_is_recorded_must_be_an_outcome(tmp_path: Path, written: str) -> None:
    (tmp_path / "x.cases").write_text(f"=== a.pp\nnotice(1)\n--- expected\n{written}\n")
    ran = mupuppet("compare", tmp_path / "x.cases", "--against", "recorded")
    assert (ran.status, ran.out) == (1, "")
    assert "what is recorded is not an outcome" in ran.err
    assert "Traceback" not in ran.err
