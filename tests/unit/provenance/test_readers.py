"""The reverse question: what depends on a fact, on data, on a line."""

from __future__ import annotations

import json
from functools import cache

import pytest

from mupuppet import compile
from mupuppet.diagnostics.render_palette import PLAIN
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.explainer import LEFT_OUT
from mupuppet.provenance.readers import UnknownSource, parse_source, readers
from mupuppet.provenance.render_readers import Readers
from tests.paths import EXAMPLES
from tests.unit.provenance.repository import of_code, provenance

pytestmark = pytest.mark.slow


def _readers(*words: str) -> set[str]:
    found = readers(provenance(), parse_source(list(words)))
    return {f"{each.resource} {each.attribute or '-'}" for each in found}


def test_a_fact_that_a_template_reads() -> None:
    assert _readers("fact", "os.name") == {"File[/etc/motd] content"}


def test_a_fact_that_paths_of_data_depend_on() -> None:
    found = _readers("fact", "os.family")
    assert "Class[Profile::Web] package" in found
    assert "Package[apache2] -" in found
    assert "File[/etc/web.conf] owner" not in found


def test_a_key_of_data() -> None:
    assert _readers("data/common.yaml:profile::base::motd") == {
        "Class[Profile::Base] motd",
        "File[/etc/motd] content",
    }


def test_a_line_of_code() -> None:
    found = _readers("site/profile/manifests/web.pp:19")
    assert found == {"User[deploy] home", "File[/etc/web.conf] content"}


def test_a_question_that_makes_no_sense() -> None:
    with pytest.raises(UnknownSource):
        parse_source(["no/thing"])


CONTROL_REPO = EXAMPLES / "control-repo"


@cache
def _web01() -> Provenance:
    environment = Environment.from_directory(str(CONTROL_REPO))
    facts = {"os": {"family": "Debian", "name": "Debian", "release": {"major": "12"}}}
    return Provenance.of(compile(environment, node="web01.example.com", facts=facts))


def _web01_readers(*words: str) -> set[str]:
    found = readers(_web01(), parse_source(list(words)))
    return {f"{each.resource} {each.attribute or '-'}" for each in found}


def test_a_key_inside_of_a_key() -> None:
    node = "data/nodes/web01.example.com.yaml"
    found = _web01_readers(f"{node}:profile::base::settings.backup.hour")
    assert found == {"Class[Profile::Base] settings", "File[/etc/cron.d/backup] content"}
    found = _web01_readers("data/common.yaml:profile::base::settings.owner")
    assert found == {"Class[Profile::Base] settings", "File[/etc/motd] content"}


def test_data_that_another_level_replaces_is_not_read() -> None:
    found = _web01_readers("data/common.yaml:profile::base::settings.backup.hour")
    assert "File[/etc/cron.d/backup] content" not in found
    assert _web01_readers("data/common.yaml:profile::web::port") == set()


def test_a_line_inside_of_a_value_of_data() -> None:
    lines = (CONTROL_REPO / "data" / "common.yaml").read_text().splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "enabled: true" in text)
    found = _web01_readers(f"data/common.yaml:{line}")
    assert "File[/etc/cron.d/backup] -" in found
    assert "File[/etc/motd] content" not in found


def test_any_line_of_a_template() -> None:
    for line in (1, 3):
        found = _web01_readers(f"site-modules/profile/templates/motd.epp:{line}")
        assert found == {"File[/etc/motd] content"}


def test_trusted_facts_and_settings() -> None:
    assert "File[/etc/motd] content" in _web01_readers("trusted", "certname")
    code = "notify { 'n': message => $settings::environment }"
    found = readers(of_code(code), parse_source(["setting", "environment"]))
    assert [(each.resource, each.attribute) for each in found] == [("Notify[n]", "message")]


def test_what_the_classifier_gives() -> None:
    explained = of_code(
        "class c($p) { notify { 'n': message => $p } notify { 'm': message => $rack } }",
        classes={"c": {"p": "x"}},
        parameters={"rack": "r1"},
    )

    def ask(name: str) -> set[str]:
        found = readers(explained, parse_source(["classifier", name]))
        return {f"{each.resource} {each.attribute or '-'}" for each in found}

    assert ask("c::p") == {"Class[C] p", "Notify[n] message"}
    assert ask("rack") == {"Notify[m] message"}
    assert {"Class[C] -", "Notify[n] -"} <= ask("c")


def _chain(length: int) -> Provenance:
    assignments = "".join(f"$v{n} = $v{n - 1} + 1\n" for n in range(1, length))
    return of_code(f"$v0 = 1\n{assignments}notify {{ 'n': message => \"${{v{length - 1}}}\" }}\n")


def test_what_is_nested_deeply_is_found_and_shown_within_bounds() -> None:
    explained = _chain(1500)
    explanation = explained.attribute("Notify[n]", "message")
    assert any(each.note == LEFT_OUT for each in explanation.walk())
    assert json.dumps(explanation.to_dict())
    explained.explainer.deepest = 20_000
    whole = explained.attribute("Notify[n]", "message")
    assert {each.line for each in whole.walk() if each.kind == "assignment"} == set(range(1, 1501))


def test_an_uncertain_answer_is_marked() -> None:
    code = (
        "$r = Integer[1, 20000].reduce |$m, $i| { $m + $i }\nnotify { 'n': message => String($r) }"
    )
    (reader,) = readers(of_code(code, facts={"os": {}}), parse_source(["fact", "os"]))
    assert (reader.attribute, reader.is_certain) == ("message", False)
    assert "perhaps" in "".join(Readers([reader]).lines(PLAIN, full=False))
