"""`mupuppet upgrade`, as users type it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mupuppet.cli.main import main
from mupuppet.versions import PuppetVersion
from mupuppet.versions.reasons import REASONS

HIERA = """\
version: 5
defaults: {datadir: data, data_hash: yaml_data}
hierarchy:
  - name: os
    path: "os/%{::osfamily}.yaml"
"""
REPOSITORY = {
    "manifests/site.pp": """\
node 'web.example.com' { include ntp }
node 'strict.example.com' { notify { 'x': message => 1 + '2' } }
node 'unknown.example.com' { notify { 'x': message => $nowhere } }
node 'same.example.com' { notify { 'x': message => $facts['os']['family'] } }
""",
    "modules/ntp/manifests/init.pp": """\
class ntp ($package = 'ntp', $hostname = 'a') {
  package { $package: }
  file { '/etc/ntp.conf': content => template('ntp/ntp.erb') }
}
""",
    "modules/ntp/templates/ntp.erb": "<%= @osfamily %> <%= @hostname %>\n",
    "hiera.yaml": HIERA,
    "data/os/Debian.yaml": "ntp::package: chrony\n",
}


def write(directory: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)


def upgraded(
    directory: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *arguments: str,
) -> tuple[int, str]:
    monkeypatch.chdir(directory)
    status = main(["upgrade", ".", "--no-cache", *arguments])
    return status, capsys.readouterr().out


@pytest.mark.parametrize(
    ("files", "options", "found"),
    [
        ({"manifests/site.pp": "notice($::osfamily)"}, [], ["site.pp:1:8", "osfamily"]),
        ({"manifests/site.pp": "notice($facts['fqdn'])"}, [], ["site.pp:1:8", "fqdn"]),
        ({"manifests/site.pp": "notice(fact('mtu_lo'))"}, [], ["site.pp:1:13", "mtu_lo"]),
        ({"manifests/site.pp": '"${hostname}"'}, [], ["site.pp", "hostname"]),
        ({"manifests/site.pp": "$facts.get('fqdn')"}, [], ["site.pp:1:12", "fqdn"]),
        ({"manifests/site.pp": "notice(dig($facts, 'fqdn'))"}, [], ["site.pp:1:20", "fqdn"]),
        ({"manifests/site.pp": "notice(getvar('facts.fqdn'))"}, [], ["site.pp:1:15", "fqdn"]),
        ({"manifests/site.pp": "notice('fqdn' in $facts)"}, [], ["site.pp:1:8", "fqdn"]),
        ({"manifests/site.pp": "notice(defined('$fqdn'))"}, [], ["site.pp:1:16", "fqdn"]),
        ({"manifests/site.pp": "inline_template('<%= @fqdn %>')"}, [], ["site.pp:1:22", "fqdn"]),
        ({"manifests/site.pp": '"<%= @fqdn %>".inline_template'}, [], ["site.pp:1:6", "fqdn"]),
        ({"manifests/site.pp": "inline_template('', '\\'<%= @id %>')"}, [], ["1:21", "`id`"]),
        ({"manifests/site.pp": 'inline_template("<%= @id${1} %>")'}, [], ["1:17", "`id`"]),
        ({"manifests/site.pp": "inline_template('<%= Fixnum %>')"}, [], ["1:22", "Fixnum"]),
        ({"manifests/site.pp": "inline_epp('<%= $fqdn %>')"}, [], ["site.pp:1:17", "fqdn"]),
        (
            {"manifests/a.pp": "inline_epp(@(E))\n  <%- | $id | -%>\n  <%= $id + $gid %>\n  |E\n"},
            [],
            ["a.pp:3:13", "`gid`"],
        ),
        ({"modules/m/templates/a.epp": "<%= $domain %>"}, [], ["a.epp:1:5", "domain"]),
        ({"modules/m/templates/a.erb": "x\n<%= @fqdn %>"}, [], ["a.erb:2:5", "fqdn"]),
        ({"modules/m/templates/a": "<%= scope['::fqdn'] %>"}, [], ["templates/a:1:5", "fqdn"]),
        ({"modules/m/templates/a": "<%= scope['facts']['fqdn'] %>"}, [], ["a:1:10", "fqdn"]),
        ({"modules/m/templates/a": "<%= has_variable?('fqdn') %>"}, [], ["a:1:5", "fqdn"]),
        ({"modules/m/templates/a": "<%= @interfaces[0] %>"}, [], ["a:1:5", "interfaces"]),
        ({"modules/m/templates/a": "<%= scope.to_hash['fqdn'] %>"}, [], ["a:1:5", "fqdn"]),
        ({"modules/m/lib/puppet/functions/f.rb": "x = Fixnum"}, [], ["f.rb:1:5", "Fixnum"]),
        ({"modules/m/templates/a.erb": "<%= URI.escape('') %>"}, [], ["1:5", "URI.escape"]),
        ({"modules/m/templates/a.erb": "<%= FileTest.exists?('') %>"}, [], ["`FileTest.exists?`"]),
        ({"modules/m/templates/a.erb": "<%= 1.is_a?(Bignum) %>"}, [], ["a.erb", "Bignum"]),
        ({"data/a.yaml": "a: '%{facts.osfamily}'"}, [], ["a.yaml:1:5", "osfamily"]),
        ({"data/a.yaml": "a: \"%{scope('osfamily')}\""}, [], ["a.yaml:1:5", "osfamily"]),
        ({"hiera.yaml": HIERA}, [], ["hiera.yaml:5:15", "osfamily"]),
        (
            {"hiera.yaml": "version: 5\nhierarchy:\n  - mapped_paths:\n    - interfaces\n"},
            [],
            ["hiera.yaml:4:7", "interfaces"],
        ),
        (
            {"hiera.yaml": ":backends: [yaml, mongodb]\n:hierarchy: '%{osfamily}'\n"},
            [],
            ["rejects a hiera.yaml of version 3"],
        ),
        ({"hiera.yaml": ":backends: [yaml]\n"}, [], ["hiera.yaml", "[upgrade-hiera-version]"]),
        (
            {"global.yaml": "version: 5\nhierarchy:\n  - name: a\n    hiera3_backend: mongodb\n"},
            ["--hiera-config", "global.yaml"],
            ["global.yaml:4:21", "`mongodb`"],
        ),
        ({"manifests/site.pp": "notice({'a' => 1, 'a' => 2})"}, [], ["site.pp", "[duplicate-key]"]),
        (
            {"environment.conf": "environment_data_provider = hiera\n"},
            ["--to", "9"],
            ["environment.conf:1:1", "[upgrade-removed-setting]"],
        ),
        (
            {"manifests/site.pp": "notice(regsubst('a', 'b', 'c', 'G', 'U'))"},
            ["--to", "9"],
            ["site.pp:1:8", "[upgrade-changed-function]"],
        ),
        (
            {"manifests/site.pp": "zone { 'a': }"},
            ["--to", "9"],
            ["site.pp:1:1", "[upgrade-removed-type]"],
        ),
        (
            {
                "modules/m/metadata.json": '{"name": "a-m", "requirements": [{"name": "puppet",'
                ' "version_requirement": ">= 6.0.0 < 8.0.0"}]}'
            },
            [],
            ["metadata.json:1:", "[upgrade-module-requirement]"],
        ),
        (
            {"settings": "[main]\npluginsync = true\n"},
            ["--to", "9", "--puppet-conf", "settings"],
            ["settings:2:1", "`pluginsync`"],
        ),
    ],
)  # fmt: skip
def test_files_show_what_changes(
    files: dict[str, str],
    options: list[str],
    found: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(tmp_path, {"manifests/other.pp": "", "puppet.conf": "", **files})
    status, output = upgraded(tmp_path, monkeypatch, capsys, "--format", "concise", *options)
    lines = output.splitlines()
    assert len(lines) == bool(found), output
    assert status == (2 if found else 0)
    assert all(each in output for each in found), output


@pytest.mark.parametrize(
    "files",
    [
        {"manifests/site.pp": "$hostname = 'a' notice($hostname)"},
        {"modules/m/manifests/init.pp": "class m($fqdn = 1) { notice($fqdn) }"},
        {"modules/m/manifests/init.pp": "class m { $id = 1 [1].each |$n| { notice($n, $id) } }"},
        {
            "modules/m/manifests/init.pp": "class m($domain = 1) { }",
            "modules/m/manifests/a.pp": "class m::a inherits m { notice($domain) }",
            "modules/m/templates/a.erb": "<%= @domain %> <%# @fqdn %>",
        },
        {"modules/m/templates/a.epp": "<%- | $hostname | -%><%= $hostname %>"},
        {"modules/m/manifests/init.pp": "class m { notice($m::a::fqdn, $facts['os']['family']) }"},
        {"data/a.yaml": "# %{osfamily}\na: '%{facts.os.family}'"},
        {"data/a.yaml": "a: \"%{lookup('osfamily')} %{literal('%')}{fqdn}\""},
        {"manifests/site.pp": "$fqdn = 1 inline_template('<%= @fqdn %>') defined('$fqdn')"},
        {"manifests/site.pp": "inline_epp('<%- | $id | -%><%= $id %>', {id => 1})"},
        {"manifests/site.pp": "notice($hash.get('fqdn'), 'fqdn' in $hash)"},
        {"modules/m/templates/a.erb": "<%= File.exists?('') %> <%= ERB.new('', nil, '-') %>"},
        {"modules/m/spec/a.pp": "notice($osfamily)"},
        {"modules/m/lib/a.rb": "# Fixnum\nMyFixnum"},
    ],
)  # fmt: skip
def test_what_does_not_change_is_not_found(
    files: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(tmp_path, {"manifests/other.pp": "", **files})
    assert upgraded(tmp_path, monkeypatch, capsys) == (0, "")


def test_legacy_facts_are_gone_already_in_8(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"manifests/site.pp": "notice($osfamily)"})
    assert upgraded(tmp_path, monkeypatch, capsys, "--from", "8", "--to", "9") == (0, "")


def test_catalogs_of_nodes_show_what_changes_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, REPOSITORY)
    status, output = upgraded(
        tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json", "--jobs", "1"
    )
    data = json.loads(output)
    statuses = {name: node["status"] for name, node in data["nodes"]["nodes"].items()}
    assert status == 1
    assert statuses == {
        "same.example.com": "same",
        "strict.example.com": "failed",
        "unknown.example.com": "failed",
        "web.example.com": "changed",
    }
    reasons = {
        (group["kind"], group["resource"]): group["reason"] for group in data["nodes"]["groups"]
    }
    assert reasons["failed", "manifests/site.pp:2"]["kind"] == "strict"
    assert reasons["failed", "manifests/site.pp:3"]["kind"] == "strict"
    content = reasons["changed", "File[/etc/ntp.conf]"]
    assert content["kind"] == "legacy fact"
    assert "`osfamily`" in content["text"]
    assert "`@facts['os']['family']`" in content["instead"]
    assert ("removed", "Package[chrony]") in reasons
    (package,) = [g for g in data["nodes"]["groups"] if g["resource"] == "Package[ntp]"]
    assert {"hiera.yaml", "modules/ntp/templates/ntp.erb"} <= {c["file"] for c in package["causes"]}


def test_a_node_that_fails_where_a_legacy_fact_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    site = "node 'a.example.com' {\n  if $::osfamily == 'Debian' { fail('old') }\n}\n"
    write(tmp_path, {"manifests/site.pp": site, "data/a.yaml": "a: '%{osfamily}'"})
    status, output = upgraded(
        tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json", "--facts", "debian-12"
    )
    (group,) = json.loads(output)["nodes"]["groups"]
    assert status == 1
    assert group["kind"] == "failure-changed"
    assert group["example"]["after"] == "Unknown variable: '::osfamily'."
    assert [cause["file"] for cause in group["causes"]] == ["manifests/site.pp"]
    assert group["reason"] == {
        "kind": "legacy fact",
        "text": "`osfamily` is not sent any more",
        "instead": "read `$facts['os']['family']`",
    }


def test_a_failure_that_another_one_hides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What fails first is the cause, even if the node fails without it as well."""
    files = {
        "manifests/site.pp": "node 'a.example.com' { include m }",
        "modules/m/manifests/init.pp": "class m {\n  $h = f()\n  notice($unknown)\n}",
        "modules/m/lib/puppet/functions/f.rb": (
            "Puppet::Functions.create_function(:f) do\n  def f\n    Fixnum.name\n  end\nend\n"
        ),
    }
    write(tmp_path, files)
    _, output = upgraded(tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json")
    (group,) = json.loads(output)["nodes"]["groups"]
    assert group["example"]["after"].endswith("RubyFunctionInstantiator::Fixnum")
    assert group["reason"]["kind"] == "Ruby"
    (cause,) = group["causes"]
    assert (cause["file"], cause["line"]) == ("modules/m/lib/puppet/functions/f.rb", 3)


def test_a_legacy_fact_that_another_failure_hides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With legacy facts the node fails as well, by what `strict` rejects."""
    body = "  notice($hostname)\n  notice(1 + '2')\n  fail('old')\n"
    write(tmp_path, {"manifests/site.pp": f"node 'a.example.com' {{\n{body}}}\n"})
    _, output = upgraded(tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json")
    (group,) = json.loads(output)["nodes"]["groups"]
    assert group["example"]["after"] == "Unknown variable: 'hostname'."
    assert group["reason"]["kind"] == "legacy fact"
    assert [(each["file"], each["line"]) for each in group["causes"]] == [("manifests/site.pp", 2)]


def test_the_place_in_the_file_of_the_resource_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    site = "node 'a.example.com' { notify { 'a': message => $facts['osfamily'] } }"
    write(tmp_path, {"data/a.yaml": "a: '%{osfamily}'", "manifests/site.pp": site})
    _, output = upgraded(tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json")
    (group,) = json.loads(output)["nodes"]["groups"]
    files = [each["file"] for each in group["causes"]]
    assert files == ["manifests/site.pp", "data/a.yaml"]


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("$facts['osfamily']", ["osfamily"]),
        ("\"${facts['osfamily']} ${facts['fqdn']}\"", ["osfamily", "fqdn"]),
        ("inline_template($template)", ["processorcount"]),
        ('"${$facts.keys.filter |$name| { $name =~ /^uptime$/ }}"', ["uptime"]),
    ],
)
def test_as_few_facts_as_explain_a_change_are_named(
    code: str,
    facts: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    site = f"$template = '<%= @processorcount %>'\nnode a {{ notify {{ 'a': message => {code} }} }}"
    write(tmp_path, {"manifests/site.pp": site})
    _, output = upgraded(tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json")
    (group,) = json.loads(output)["nodes"]["groups"]
    assert group["reason"]["kind"] == "legacy fact"
    named = group["reason"]["text"].split(" ", len(facts))[: len(facts)]
    assert sorted(each.strip("`,") for each in named) == sorted(facts)


def test_a_function_that_takes_less_is_the_reason_of_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"manifests/site.pp": "node a { notice(regsubst('a', 'b', 'c', 'G', 'U')) }"})
    options = ("--to", "9", "--all-nodes", "--format", "json")
    _, output = upgraded(tmp_path, monkeypatch, capsys, *options)
    (group,) = json.loads(output)["nodes"]["groups"]
    assert group["reason"]["kind"] == "function"


def test_a_node_that_fails_in_both_versions_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes = "node 'a.example.com' { fail('wrong') } node 'b.example.com' { }"
    write(tmp_path, {"manifests/site.pp": nodes})
    status, output = upgraded(tmp_path, monkeypatch, capsys, "--all-nodes", "--format", "json")
    assert status == 0
    (note,) = json.loads(output)["nodes"]["notes"]
    assert note.startswith("a.example.com fails in both versions: ")
    assert "wrong" in note


def test_a_mistake_in_the_hierarchy_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hierarchy = "version: 5\nhierarchy:\n  - name: a\n    hiera3_backend: b\n"
    write(tmp_path, {"manifests/site.pp": "node a { }", "hiera.yaml": hierarchy})
    monkeypatch.chdir(tmp_path)
    assert main(["upgrade", ".", "--all-nodes"]) == 1
    assert "hiera.yaml:4" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("format", "shown"),
    [
        ("text", ["Package[chrony] removed", "cause", "legacy fact"]),
        ("markdown", ["## Puppet 7.23.0 → Puppet 8.10.0", "<code>Package[chrony] removed</code>"]),
        ("github", ["::warning file=hiera.yaml,line=5", "Package[chrony] removed (1 node)."]),
    ],
)
def test_formats(
    format: str,
    shown: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(tmp_path, REPOSITORY)
    status, output = upgraded(
        tmp_path, monkeypatch, capsys, "--node", "web.example.com", "--format", format
    )
    assert status == 2
    for each in shown:
        assert each in output


def test_agents_that_go_on_sending_legacy_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, REPOSITORY)
    options = ("--node", "web.example.com", "--legacy-facts", "--ignore", "upgrade-legacy-fact")
    status, output = upgraded(tmp_path, monkeypatch, capsys, *options)
    assert status == 0
    assert "1 stay the same" in output


def test_facts_of_an_agent_lose_their_legacy_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = {"clientcert": "web", "osfamily": "Debian", "os": {"family": "Debian"}}
    manifest = "notify { 'x': message => $osfamily }"
    write(tmp_path, {"manifests/site.pp": manifest, "web.json": json.dumps(facts)})
    status, output = upgraded(
        tmp_path, monkeypatch, capsys, "--node", "web", "--facts", "web.json", "--format", "json"
    )
    (group,) = json.loads(output)["nodes"]["groups"]
    assert status == 1
    assert group["reason"]["kind"] == "legacy fact"


def test_the_same_version_twice_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["upgrade", ".", "--from", "8", "--to", "8"]) == 2
    assert "Puppet 8.10.0 and Puppet 8.10.0 are the same" in capsys.readouterr().err


@pytest.mark.parametrize(("given", "status"), [("nowhere", 1), ("-", 2)])
def test_what_is_not_there(
    given: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["upgrade", given]) == status


def test_every_difference_of_the_table_has_a_kind_of_reason() -> None:
    rows = set(PuppetVersion.__record_fields__) - {"major"}
    assert rows == set(REASONS)
