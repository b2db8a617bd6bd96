"""The driver and its client: real Puppet where it is installed, and the message where it is not."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mupuppet.comparison.cases import find_cases
from mupuppet.comparison.outcome import Broken, Compiled, Failed
from mupuppet.comparison.puppet import Puppet, PuppetUnavailable, is_available
from tests.requirements import needs_puppet
from tests.waiting import HANGING

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def puppet() -> Iterator[Puppet]:
    with Puppet(HANGING) as running:
        yield running


def resources(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["ok"], answer
    return {
        f"{resource['type']}[{resource['title']}]": resource.get("parameters", {})
        for resource in answer["catalog"]["resources"]
        if resource["type"] not in ("Class", "Stage")
    }


# --- What the driver does


@needs_puppet
def test_a_catalog_for_a_node_with_facts(puppet: Puppet) -> None:
    code = "node 'web' { notify { $osfamily: message => [$facts['n'], $trusted['certname']] } }"
    facts = {"osfamily": "Debian", "n": 4, "clientcert": "web.example.com"}
    answer = puppet.ask({"id": "a", "code": code, "node": "web", "facts": facts})
    assert answer["id"] == "a"
    assert resources(answer)["Notify[Debian]"] == {"message": [4, "web.example.com"]}
    assert answer["classes"] == ["settings", "web"]


@needs_puppet
def test_trusted_facts_and_settings(puppet: Puppet) -> None:
    code = "notify { $trusted['extensions']['role']: message => $nothing }"
    request = {"code": code, "trusted": {"extensions": {"role": "db"}}}
    answer = puppet.ask(request)
    assert resources(answer) == {"Notify[db]": {}}
    assert [log["level"] for log in answer["logs"]] == ["warning"]
    strict = puppet.compile({**request, "settings": {"strict_variables": True}})
    assert isinstance(strict, Failed)
    assert (strict.kind, strict.line) == ("UNKNOWN_VARIABLE", 1)
    assert isinstance(puppet.compile(request), Compiled)


@needs_puppet
def test_virtual_resources_are_left_out(puppet: Puppet) -> None:
    answer = puppet.ask({"code": "@user { 'a': } @user { 'b': } realize(User['b'])"})
    assert resources(answer) == {"User[b]": {}}


@needs_puppet
@pytest.mark.parametrize(
    ("code", "kind", "line", "column"),
    [
        ("\nnotify { 'x':\n", "SYNTAX_ERROR", None, None),
        ("\n  1\n$x = 1\n", "IDEM_EXPRESSION_NOT_LAST", 2, 3),
        ("notify { 'x': }\nnotify { 'x': }\n", "RUNTIME_ERROR", 2, 1),
        ("\nfail('x')\n", "RUNTIME_ERROR", 2, 1),
        (
            "notify { 'x':\n require => Notify['y'] }\n",
            "Puppet::Parser::Compiler::CatalogValidationError",
            2,
            None,
        ),
    ],
)
def test_errors_have_a_kind_and_a_place(
    puppet: Puppet, code: str, kind: str, line: int | None, column: int | None
) -> None:
    outcome = puppet.compile({"code": code})
    assert isinstance(outcome, Failed)
    assert (outcome.kind, outcome.line, outcome.column) == (kind, line, column)


@needs_puppet
def test_modules_and_environments(puppet: Puppet) -> None:
    files = {
        "hiera.yaml": "version: 5\nhierarchy: [{name: common, path: common.yaml}]\n",
        "data/common.yaml": "m::text: from hiera\n",
    }
    modules = {
        "m/manifests/init.pp": "class m($text) {\n  notify { $environment: message => $text }\n}\n"
    }
    request = {"code": "include m", "environment": "e", "environment_files": files}
    answer = puppet.ask({**request, "modules": modules})
    assert resources(answer) == {"Notify[e]": {"message": "from hiera"}}
    notify = answer["catalog"]["resources"][-1]
    assert (notify["file"], notify["line"]) == ("modules/m/manifests/init.pp", 2)
    assert not puppet.ask({"code": "include m"})["ok"]


@needs_puppet
def test_a_manifest_by_its_path_and_a_module_path(puppet: Puppet, tmp_path: Path) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text("include m\n", encoding="utf-8")
    (tmp_path / "modules/m/manifests").mkdir(parents=True)
    (tmp_path / "modules/m/manifests/init.pp").write_text("class m { notify { 'm': } }\n")
    modulepath = [str(tmp_path / "modules")]
    answer = puppet.ask({"manifest": str(manifest), "modulepath": modulepath})
    assert resources(answer) == {"Notify[m]": {}}


@needs_puppet
def test_files_cannot_leave_the_environment(puppet: Puppet) -> None:
    outcome = puppet.compile({"code": "", "modules": {"../../../outside": "x"}})
    assert isinstance(outcome, Failed)
    assert "leads out of the environment" in outcome.message


@needs_puppet
@pytest.mark.parametrize("name", ["../outside", "/outside", "a/b", ""])
def test_the_name_of_an_environment_is_not_a_path(puppet: Puppet, name: str) -> None:
    outcome = puppet.compile({"code": "", "environment": name})
    assert isinstance(outcome, Failed)
    assert "not a name of an environment" in outcome.message


@needs_puppet
def test_an_unknown_setting_concerns_its_case_only(puppet: Puppet) -> None:
    assert isinstance(puppet.compile({"code": "", "settings": {"nonsense": 1}}), Failed)
    assert isinstance(puppet.compile({"code": ""}), Compiled)
    failed = puppet.compile({"code": "fail('on purpose')"})
    assert isinstance(failed, Failed)
    assert "on purpose" in failed.message


#: Requests that leave traces in a careless driver, and requests that would show them.
TRACES: list[dict[str, Any]] = [
    {"code": "type T = Integer function f($x) { $x } notify { 'x': message => f(1) =~ T }"},
    {"code": "type T = String function f($x) { 'f' } notify { 'x': message => f(1) =~ T }"},
    {"code": "notify { 'x': message => f(1) }"},
    {"code": "notify { 'x': message => T }"},
    {
        "code": "notify { 'x': message => m::f() }",
        "modules": {
            "m/lib/puppet/functions/m/f.rb": (
                "Puppet::Functions.create_function(:'m::f') { def f; 'ruby'; end }"
            )
        },
    },
    {"code": "notify { 'x': message => m::f() }"},
    {
        "code": "thing { 'x': a => 1 }",
        "modules": {
            "m/lib/puppet/type/thing.rb": (
                "Puppet::Type.newtype(:thing) { newparam(:name); newparam(:a) }"
            )
        },
    },
    {"code": "thing { 'x': a => 1 }"},
    {"code": "define thing($a) { notify { $title: } } thing { 'x': a => 1 }"},
    {"code": "class a { } include a", "settings": {"strict": "error"}},
    {"code": 'notify { "${settings::strict} ${settings::strict_variables} ${environment}": }'},
    {"code": 'notify { "${settings::strict} ${environment}": }', "environment": "other"},
    {"code": "notify { 'x': message => $nothing }"},
    {"code": "notify { 'x': message => '1' + 1 }"},
    {"code": "class a($b = 1) { } include a"},
    {"code": "class a inherits b { } class b inherits a { } include a"},
    {"code": "function f() { f() } f()"},
    {"code": "notify {"},
]


@needs_puppet
def test_nothing_leaks_from_case_to_case(puppet: Puppet) -> None:
    """Each case twice, in random order, among others: always the same outcome."""
    requests = TRACES * 2
    random.Random(5).shuffle(requests)
    with Puppet(HANGING) as other:
        first = {str(request): other.compile(request) for request in TRACES}
    for request in requests:
        assert puppet.compile(request) == first[str(request)], request


@needs_puppet
def test_a_case_that_takes_too_long_is_broken_and_the_next_is_not(
    puppet: Puppet, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(puppet, "case_seconds", 1)
        outcome = puppet.compile({"code": "Integer[1, 100000000000].each |$x| { }"})
        assert outcome == Broken("no answer within 1 seconds")
    assert isinstance(puppet.compile({"code": "notify { 'x': }"}), Compiled)


@needs_puppet
@pytest.mark.parametrize("in_ruby", [True, False])
def test_a_case_that_ends_puppet_is_broken_and_the_next_is_not(
    puppet: Puppet, in_ruby: bool
) -> None:
    ruby = "Puppet::Functions.create_function(:'m::f') { def f; Process.kill(:KILL, $$); end }"
    modules = {"m/lib/puppet/functions/m/f.rb": ruby} if in_ruby else {}
    code = "m::f()" if in_ruby else "inline_template('<% Process.kill(:KILL, $$) %>')"
    broken = puppet.compile({"code": code, "modules": modules})
    assert broken == Broken("ended by signal 9")
    assert isinstance(puppet.compile({"code": "notify { 'x': }"}), Compiled)


@needs_puppet
def test_what_a_case_prints_does_not_disturb(puppet: Puppet) -> None:
    code = "notify { inline_template('<% $stdout.puts %q({\"id\": 1}) %>x'): }"
    assert resources(puppet.ask({"code": code})) == {"Notify[x]": {}}


@needs_puppet
def test_no_directories_are_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with Puppet(HANGING) as puppet:
        puppet.compile({"code": "", "modules": {"m/manifests/init.pp": "class m { }"}})
        assert os.listdir(tmp_path)
    assert os.listdir(tmp_path) == []


@needs_puppet
def test_a_case_of_a_corpus(puppet: Puppet, tmp_path: Path) -> None:
    (tmp_path / "case.pp").write_text(
        "# node: web\n# facts: {\"a\": 1}\nnotify { 'x': message => $a }\n"
    )
    [case] = find_cases([str(tmp_path)])
    outcome = puppet.evaluate(case)
    assert isinstance(outcome, Compiled)
    assert outcome.catalog.resources["Notify[x]"].parameters == {"message": 1}


# --- What the client says if there is no Puppet


def programs(directory: Path, scripts: dict[str, str]) -> str:
    for name, text in scripts.items():
        path = directory / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)
    return str(directory)


def test_without_puppet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not is_available()
    with Puppet() as puppet, pytest.raises(PuppetUnavailable, match="no `puppet` on the PATH"):
        puppet.compile({"code": ""})


def test_without_ruby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", programs(tmp_path, {"puppet": "#!/no/such/ruby\n"}))
    with Puppet() as puppet, pytest.raises(PuppetUnavailable, match="no `ruby` on the PATH"):
        puppet.compile({"code": ""})


def test_with_a_ruby_that_has_no_puppet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruby = "#!/bin/sh\necho 'cannot load such file -- puppet' >&2\nexit 1\n"
    found = programs(tmp_path, {"puppet": f"#!{tmp_path}/ruby\n", "ruby": ruby})
    monkeypatch.setenv("PATH", f"{found}:/bin:/usr/bin")
    with Puppet() as puppet, pytest.raises(PuppetUnavailable, match="cannot load such file"):
        puppet.compile({"code": ""})


def test_puppet_is_started_only_if_it_is_asked() -> None:
    with Puppet():
        pass  # would fail on a machine without Puppet
