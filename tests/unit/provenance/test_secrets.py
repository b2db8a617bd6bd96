"""What is sensitive is in no output, whatever code makes of it.

The repository beside this file tries to get secrets out: through templates, functions, loops,
titles and conditions, unwrapped and interpolated.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.catalog.explanation import REDACTED
from mupuppet.cli.main import main
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.failures import failure_notes
from mupuppet.provenance.render_dot import render_dot
from mupuppet.provenance.render_html import render_html
from mupuppet.provenance.render_json import json_lines
from tests.oracle.hiera.cases import repository_root
from tests.requirements import NO_CRYPTOGRAPHY
from tests.unit.provenance.repository import of_code, shown

ROOT = Path(__file__).resolve().parent / "secrets_repo"
SECRETS = ("hunter2hiera", "secretlit1")


@cache
def _provenance() -> Provenance:
    return Provenance.of(compile(Environment.from_directory(str(ROOT)), node="n"))


def _has_none(text: str) -> bool:
    return not any(secret in text for secret in SECRETS)


def test_the_catalog_itself_has_the_secrets() -> None:
    catalog = _provenance().compilation.catalog
    assert catalog is not None
    for ref in ("File[/a]", "File[/d]", "File[/e]", "File[/h]", "File[/j]"):
        assert not _has_none(str(catalog[ref].parameters["content"])), ref


def test_json_has_none() -> None:
    assert _has_none("".join(json_lines(_provenance())))


def test_the_page_has_none() -> None:
    assert _has_none(render_html(_provenance(), str(ROOT)))


def test_trees_and_graphs_have_none() -> None:
    for ref, attribute, explanation in _provenance().everything():
        assert _has_none("\n".join(shown(explanation, full=True))), (ref, attribute)
        assert _has_none(render_dot(ref, explanation, full=True)), (ref, attribute)
        assert _has_none(str(explanation)), (ref, attribute)


@pytest.mark.parametrize("letter", "abdehijk")
def test_what_is_made_from_a_secret_is_redacted(letter: str) -> None:
    explanation = _provenance().attribute(f"File[/{letter}]", "content")
    assert explanation.to_dict()["value"] == REDACTED


def test_what_only_stands_beside_a_secret_is_shown() -> None:
    explained = _provenance()
    assert explained.attribute("File[/f]", "content").value == "x"
    assert explained.attribute("Class[s]", "settings").value == {
        "user": "me",
        "token": "plainvisible",
    }


def test_who_reads_and_why_not_have_none(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(ROOT)
    assert main(["who-reads", path, "--node", "n", "data/common.yaml:s::db_password"]) == 0
    assert main(
        ["who-reads", path, "--node", "n", "modules/s/manifests/init.pp:2", "--format", "json"]
    ) == 0  # fmt: skip
    assert main(["why-not", path, "--node", "n", "File[/zzz]", "--full"]) == 0
    assert main(["why", path, "--node", "n", "File[/d]", "content", "--full", "--blame"]) == 0
    out = capsys.readouterr().out
    assert "File[/d] content" in out
    assert _has_none(out)


def test_failures_have_none() -> None:
    code = "$p = Sensitive('hunter2hiera').unwrap\n$q = $p + 1"
    explanation = of_code(code).failure()
    assert explanation is not None
    assert _has_none("\n".join(shown(explanation, full=True)))
    assert _has_none("\n".join(failure_notes(explanation)))


def test_a_short_secret_is_masked_where_it_is_all_of_a_value_or_a_literal() -> None:
    code = """
      $p = 'abc' $q = Sensitive($p)
      notify { 'n': message => $p }
      notify { 'abcd': message => 'x abc' }
    """
    explained = of_code(code)
    assert explained.attribute("Notify[n]", "message").value == REDACTED
    assert "'abc'" not in "\n".join(shown(explained.attribute("Notify[n]", "message"), full=True))
    assert explained.attribute("Notify[abcd]", "message").value == "x abc"


DECRYPTED = """
$s = lookup('secret')
notify { 'a': message => "x ${s} y" }
notify { 'b': message => lookup('nested')['a'][0] }
notify { 'c': message => lookup('converted').unwrap }
notify { 'd': message => upcase($s) }
notify { 'e': message => lookup('plain') }
"""


def test_what_hiera_decrypts_is_redacted(tmp_path: Path) -> None:
    pytest.importorskip("cryptography", reason=NO_CRYPTOGRAPHY)
    eyaml = repository_root("eyaml") / "environments/production"
    shutil.copytree(eyaml, tmp_path, dirs_exist_ok=True)
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text(DECRYPTED)
    explained = Provenance.of(compile(Environment.from_directory(str(tmp_path)), node="n"))
    catalog = explained.compilation.catalog
    assert catalog is not None
    assert catalog["Notify[d]"].parameters["message"] == "THE SECRET"
    for title in "abcd":
        value = explained.attribute(f"Notify[{title}]", "message").to_dict()["value"]
        assert value == REDACTED, title
    assert explained.attribute("Notify[e]", "message").value == "text"
    everything = "".join(json_lines(explained)) + render_html(explained)
    assert "secret y" not in everything
    assert "the secret" not in everything.lower()
