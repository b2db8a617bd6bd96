"""Facts: what files of them may look like, what is wrong with others, and what follows."""

import ipaddress
import json
from pathlib import Path
from typing import Any

import pytest

from mupuppet import compile
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.environment import Environment
from mupuppet.environment.facts import (
    Facts,
    fact_set_names,
    facts_for,
    facts_form,
    read_facts,
    read_trusted,
)
from mupuppet.environment.legacy_facts import legacy_facts, structured_fact
from mupuppet.source.file import Position
from mupuppet.versions import SUPPORTED, VERSIONS, puppet_version


def read(tmp_path: Path, content: str, node: str | None = None, name: str = "facts") -> Facts:
    facts = attempt(tmp_path, content, node, name)
    assert isinstance(facts, Facts), facts
    return facts


def attempt(
    tmp_path: Path, content: str, node: str | None = None, name: str = "facts"
) -> Facts | Diagnostic:
    path = tmp_path / name
    path.write_text(content)
    return read_facts(str(path), node)


def mistake(tmp_path: Path, content: str, node: str | None = None) -> Diagnostic:
    problem = attempt(tmp_path, content, node)
    assert isinstance(problem, Diagnostic), problem
    return problem


def given(name: str | None, *overrides: str, **options: Any) -> dict[str, Any]:
    """The facts as Puppet 7 has them, whose agents send legacy facts."""
    node = options.pop("node", "web1.example.org")
    options.setdefault("version", VERSIONS["7"])
    facts = facts_for(name, node=node, default_node="here", overrides=overrides, **options)
    assert isinstance(facts, Facts), facts
    return facts.values


def refused(name: str | None, *overrides: str) -> Diagnostic:
    problem = facts_for(name, node="web1", default_node="here", overrides=overrides)
    assert isinstance(problem, Diagnostic), problem
    return problem


# --- What files may look like

OS = {"os": {"family": "Debian"}, "role": "web"}


@pytest.mark.parametrize(
    "data",
    [
        {"name": "web1", "values": OS, "timestamp": "2024-01-01T00:00:00Z", "expiration": "x"},
        {"certname": "web1", "environment": "production", "values": OS},
        {"certname": "web1", "facts": OS, "trusted": {}, "timestamp": "x"},
        {
            "certname": "web1",
            "hash": "0",
            "facts": {"href": "/x", "data": [{"name": k, "value": v} for k, v in OS.items()]},
        },
        [{"certname": "web1", "name": k, "value": v, "environment": "e"} for k, v in OS.items()],
        [{"certname": "web1", "facts": {"data": [{"name": k, "value": OS[k]} for k in OS]}}],
        [{"certname": "web1", "facts": {**OS, "trusted": {"certname": "web1"}}}],
    ],
)
def test_formats_that_name_the_node(tmp_path: Path, data: Any) -> None:
    for text in (json.dumps(data), "---\n" + json.dumps(data)):  # JSON, and the same as YAML
        facts = read(tmp_path, text)
        assert facts.values == OS
        assert facts.node == "web1"


def test_plain_facts_of_facter_in_json_and_yaml(tmp_path: Path) -> None:
    facts = read(tmp_path, '{"networking": {"fqdn": "Web1.example.org"}, "n": 1.5}')
    assert facts == Facts(
        {"networking": {"fqdn": "Web1.example.org"}, "n": 1.5}, "web1.example.org"
    )
    assert read(tmp_path, "os:\n  family: Debian\nrole: web\n") == Facts(OS)


def test_puppets_own_yaml(tmp_path: Path) -> None:
    text = """\
--- !ruby/object:Puppet::Node::Facts
name: web1
values:
  os: &os
    family: Debian
    release: {major: "12"}
  copy: *os
  !ruby/sym _timestamp: 2024-01-01 10:00:00.000000000 +00:00
  uptime: 3
  is_virtual: true
  kernelversion: 6.1.0
  :symbol: :value
  "_timestamp": x
timestamp: 2024-01-01 10:00:00.000000000 +00:00
"""
    facts = read(tmp_path, text, name="web1.yaml")
    family = {"family": "Debian", "release": {"major": "12"}}
    assert facts.node == "web1"
    assert facts.values == {
        "os": family,
        "copy": family,
        "uptime": 3,
        "is_virtual": True,
        "kernelversion": "6.1.0",
        "symbol": "value",
    }


def test_plain_yaml_scalars_are_what_they_are_to_ruby(tmp_path: Path) -> None:
    # Measured with Ruby's library; a hardware address must not become a number in base 60.
    expected = {
        "10:11:22:33:44:55": "10:11:22:33:44:55",
        "12:30": 45000,
        "010": 8,
        "08": "08",
        "0x1f": 31,
        "1_000": 1000,
        "1e3": "1e3",
        "1.0e+3": 1000.0,
        "1.2.3": "1.2.3",
        "22.04": 22.04,
        "Yes": True,
        "y": "y",
        "~": None,
        "2024-01-01": "2024-01-01",
        "::1": "::1",
    }
    for text, value in expected.items():
        found = read(tmp_path, f"a: {text}").values["a"]
        assert (type(found), found) == (type(value), value), text


def test_one_node_of_several_is_chosen(tmp_path: Path) -> None:
    rows = [
        {"certname": name, "name": fact, "value": f"{name}'s"}
        for name in ("web1", "web2")
        for fact in ("role", "site")
    ]
    text = json.dumps(rows)
    assert read(tmp_path, text, "web2").values == {"role": "web2's", "site": "web2's"}
    assert "several nodes" in mistake(tmp_path, text).message
    problem = mistake(tmp_path, text, "web3")
    assert "`web3`" in problem.message
    assert problem.notes == ("its nodes are web1, web2",)
    assert problem.hint is not None
    assert "web2" in problem.hint


def test_trusted_facts_of_puppetdb_are_not_facts(tmp_path: Path) -> None:
    trusted = {"certname": "web1", "extensions": {"pp_role": "web"}}
    rows = [
        {"certname": "web1", "name": "trusted", "value": trusted},
        {"certname": "web1", "name": "role", "value": "web"},
    ]
    (tmp_path / "facts.json").write_text(json.dumps(rows))
    path = str(tmp_path / "facts.json")
    assert facts_for(path, node=None, default_node="here") == Facts(
        {"role": "web"}, "web1", trusted
    )
    # Another node is not to be trusted with them.
    other = facts_for(path, node="web2", default_node="here")
    assert other == Facts({"role": "web"}, "web2", None)


def test_trusted_facts_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "trusted.yaml"
    path.write_text("certname: web1\nextensions: {pp_role: web}\n")
    assert read_trusted(str(path)) == {"certname": "web1", "extensions": {"pp_role": "web"}}
    path.write_text("[1]")
    assert isinstance(read_trusted(str(path)), Diagnostic)


# --- What is wrong with others


@pytest.mark.parametrize(
    ("content", "identifier", "position"),
    [
        ('{"a": 1,\n "b" 2}', "facts-syntax", (2, 6)),
        ('{"a": "NaN", "b": NaN}', "facts-syntax", (1, 19)),
        ('{"a": "\\ud83d\\ude00",\n "b": "\\ud800"}', "facts-syntax", (2, 8)),
        ('{"a": ' + "9" * 5000 + "}", "facts-syntax", (1, 1)),
        ('{"a": ' * 100_000, "facts-syntax", (1, 1)),
        ('{"a": ' * 300 + "1" + "}" * 300, "facts-syntax", (1, 1)),
        ("a: 1\nb: [1\nc: 2\n", "facts-syntax", (3, 2)),
        ("a: b: c\n", "facts-syntax", (1, 5)),
        ("a: é\x07\n", "facts-syntax", (1, 5)),
        ("a: *x\n", "facts-syntax", (1, 4)),
        ("a: &x\n  - *x\n", "facts-syntax", (1, 4)),
        ("a: 1\nb: !ruby/range 1..2\n", "facts-syntax", (2, 4)),
        ("a: !!binary '/w=='\n", "facts-syntax", (1, 4)),
        ("- " * 50_000 + "x", "facts-syntax", (1, 401)),
        ("x: " + "[" * 50_000, "facts-syntax", (1, 203)),
        ("", "facts-shape", (1, 1)),
        (" \n\n", "facts-shape", (1, 1)),
        ("# nothing\n", "facts-shape", (1, 1)),
        ("hello", "facts-shape", (1, 1)),
        ("\n  [1]", "facts-shape", (2, 3)),
        ("[]", "facts-shape", (1, 1)),
        ("12: a", "facts-shape", (1, 1)),
        ('[{"certname": "a", "name": "b"}]', "facts-shape", (1, 1)),
        ('[{"name": "b", "value": 1}]', "facts-shape", (1, 1)),
        ('{"name": "web1", "values": [1]}', "facts-shape", (1, 1)),
        ('{"certname": "a", "facts": {"href": "/x"}}', "facts-shape", (1, 1)),
        ('{"certname": "a", "facts": {"data": [1]}}', "facts-shape", (1, 1)),
    ],
)
def test_mistakes_have_a_place(
    tmp_path: Path, content: str, identifier: str, position: tuple[int, int]
) -> None:
    problem = mistake(tmp_path, content)
    assert (problem.id, problem.position) == (identifier, Position(*position)), problem.message


def test_an_alias_that_contains_itself(tmp_path: Path) -> None:
    assert "contains itself" in mistake(tmp_path, "a: &x\n  - *x\n").message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, identifier in [
        (tmp_path / "none.json", "missing-file"),
        (tmp_path, "unreadable-file"),
    ]:
        problem = read_facts(str(path))
        assert isinstance(problem, Diagnostic)
        assert problem.id == identifier
    (tmp_path / "latin").write_bytes(b'{"a": "\xe9"}')
    problem = read_facts(str(tmp_path / "latin"))
    assert isinstance(problem, Diagnostic)
    assert (problem.id, problem.position) == ("invalid-utf-8", Position(1, 8))


# --- Built-in sets


def test_the_built_in_sets() -> None:
    assert fact_set_names() == sorted(
        "almalinux-9 centos-7 debian-11 debian-12 fedora-40 macos-14 opensuse-15 rhel-8 rhel-9 "
        "rocky-9 sles-15 ubuntu-22.04 ubuntu-24.04 windows-2022".split()
    )


FAMILIES = {
    "almalinux": ("RedHat", "AlmaLinux", "Linux"),
    "centos": ("RedHat", "CentOS", "Linux"),
    "debian": ("Debian", "Debian", "Linux"),
    "fedora": ("RedHat", "Fedora", "Linux"),
    "macos": ("Darwin", "Darwin", "Darwin"),
    "opensuse": ("Suse", "openSUSE", "Linux"),
    "rhel": ("RedHat", "RedHat", "Linux"),
    "rocky": ("RedHat", "Rocky", "Linux"),
    "sles": ("Suse", "SLES", "Linux"),
    "ubuntu": ("Debian", "Ubuntu", "Linux"),
    "windows": ("windows", "windows", "windows"),
}


@pytest.mark.parametrize("name", fact_set_names())
def test_a_built_in_set_is_consistent(name: str) -> None:
    facts = given(name)
    system, _, version = name.partition("-")
    assert (facts["os"]["family"], facts["os"]["name"], facts["kernel"]) == FAMILIES[system]
    assert facts["osfamily"] == facts["os"]["family"]
    release = facts["os"].get("macosx", {}).get("version") or facts["os"]["release"]
    assert release["major"] == version
    assert facts["kernelrelease"].startswith(facts["kernelversion"])
    assert facts["kernelversion"].startswith(facts["kernelmajversion"])
    for part in facts["memory"].values():
        assert part["available_bytes"] + part["used_bytes"] == part["total_bytes"]
    networking = facts["networking"]
    primary = networking["interfaces"][networking["primary"]]
    for attribute in ("ip", "ip6", "mac", "mtu", "netmask", "network"):
        assert networking[attribute] == primary[attribute]
    assert ipaddress.ip_address(networking["ip"]) in ipaddress.ip_network("192.0.2.0/24")
    assert networking["mac"].lower().startswith("00:00:5e:00:53:")
    processors = facts["processors"]
    assert len(processors["models"]) == processors["count"]


@pytest.mark.parametrize("name", ["debian-12", None])
def test_the_node_gives_its_name(name: str | None) -> None:
    facts = given(name, node="web1.example.org")
    assert facts["clientcert"] == facts["fqdn"] == "web1.example.org"
    assert facts["networking"]["fqdn"] == "web1.example.org"
    assert (facts["hostname"], facts["domain"]) == ("web1", "example.org")
    assert facts["networking"]["hostname"] == "web1"


def test_without_a_choice_the_facts_are_those_of_debian() -> None:
    assert given(None) == given("debian-12")
    assert "os" not in given("none")


def test_a_short_name() -> None:
    assert given("debian-12", node="web1")["fqdn"] == "web1.example.com"
    facts = given("none", node="web1")
    assert facts["fqdn"] == "web1"
    assert "domain" not in facts
    assert "domain" not in facts["networking"]


def test_an_unknown_set() -> None:
    problem = refused("debain-12")
    assert problem.id == "unknown-fact-set"
    assert problem.hint is not None
    assert "`debian-12`" in problem.hint
    assert "windows-2022" in problem.notes[0]
    assert refused("debain-12.json").id == "missing-file"


# --- Legacy facts


def test_legacy_facts_follow_from_structured_ones() -> None:
    facts = given("rhel-9", legacy=False)
    assert "osfamily" not in facts
    legacy = legacy_facts(facts)
    # The names and forms are those that Facter 4 gives with `--show-legacy`.
    expected = {
        "architecture": "x86_64",
        "blockdevice_vda_size": 42949672960,
        "blockdevices": "vda",
        "dhcp_servers": {"system": "192.0.2.1", "eth0": "192.0.2.1"},
        "gid": "root",
        "id": "root",
        "interfaces": "eth0,lo",
        "ipaddress": "192.0.2.10",
        "ipaddress6_lo": "::1",
        "ipaddress_lo": "127.0.0.1",
        "lsbdistcodename": "Plow",
        "lsbmajdistrelease": "9",
        "macaddress": "00:00:5e:00:53:15",
        "memorysize": "3.83 GiB",
        "memorysize_mb": 3920.0,
        "mtu_eth0": 1500,
        "operatingsystem": "RedHat",
        "operatingsystemmajrelease": "9",
        "operatingsystemrelease": "9.3",
        "osfamily": "RedHat",
        "physicalprocessorcount": 1,
        "processor1": "Intel(R) Xeon(R) Gold 6226R CPU @ 2.90GHz",
        "processorcount": 2,
        "rubyversion": "2.7.7",
        "selinux": True,
        "selinux_current_mode": "enforcing",
        "swapsize": "2.00 GiB",
        "uptime_days": 12,
    }
    assert {name: legacy.get(name) for name in expected} == expected
    assert "macaddress_lo" not in legacy
    assert legacy["sshfp_rsa"].splitlines() == list(facts["ssh"]["rsa"]["fingerprints"].values())
    assert list(legacy) == sorted(legacy)


def test_other_systems_have_other_legacy_facts() -> None:
    assert given("windows-2022")["system32"] == "C:\\Windows\\system32"
    assert given("macos-14")["macosx_productversion_major"] == "14"
    assert "lsbdistid" not in given("windows-2022")


def test_facts_of_other_shapes_have_none() -> None:
    odd = {"os": "Linux", "networking": {"interfaces": [1]}, "disks": {"a": 1}, "processors": None}
    assert legacy_facts(odd) == {}


def test_a_file_gets_legacy_facts_if_asked(tmp_path: Path) -> None:
    path = tmp_path / "facts.yaml"
    path.write_text("os: {family: Debian, name: Debian}\noperatingsystem: Mine\n")
    assert "osfamily" not in given(str(path))
    facts = given(str(path), legacy=True)
    assert (facts["osfamily"], facts["operatingsystem"]) == ("Debian", "Mine")


# --- Overrides


def test_overrides_reach_into_facts() -> None:
    facts = given(
        "debian-12",
        "os.family=RedHat",
        "role=web",
        'tags=["a", 1]',
        "networking.interfaces.ens3.mtu=9000",
        "processors.models.1=Other",
        "new.deep.er=true",
        "'a.b'.c=null",
        'x="1"',
        "empty=",
        "equal=a=b",
    )
    assert facts["os"]["family"] == facts["osfamily"] == "RedHat"
    assert facts["os"]["name"] == "Debian"
    assert (facts["role"], facts["tags"]) == ("web", ["a", 1])
    assert facts["mtu_ens3"] == facts["networking"]["interfaces"]["ens3"]["mtu"] == 9000
    assert facts["processor1"] == "Other"
    assert facts["new"] == {"deep": {"er": True}}
    assert facts["a.b"] == {"c": None}
    assert (facts["x"], facts["empty"], facts["equal"]) == ("1", "", "a=b")
    assert given("debian-12")["os"]["family"] == "Debian"


def test_a_number_that_replaces_a_string_is_a_string() -> None:
    facts = given("debian-12", "os.release.major=13", "lsbdistrelease=13", "processors.count=4")
    assert facts["os"]["release"]["major"] == facts["operatingsystemmajrelease"] == "13"
    assert facts["lsbdistrelease"] == "13"
    assert facts["processors"]["count"] == 4
    assert given("debian-12", 'os.release.major={"a": 1}')["os"]["release"]["major"] == {"a": 1}


def test_legacy_facts_of_a_file_follow_overrides(tmp_path: Path) -> None:
    path = tmp_path / "facts.json"
    path.write_text(
        '{"os": {"family": "Debian", "name": "Debian"}, "osfamily": "Debian",'
        ' "operatingsystem": "Mine"}'
    )
    facts = given(str(path), "os.family=RedHat", "os.name=Rocky")
    assert (facts["osfamily"], facts["operatingsystem"]) == ("RedHat", "Mine")
    assert given(str(path), "os.family=RedHat", "osfamily=Other")["osfamily"] == "Other"
    assert "osfamily" not in given(str(path), 'os={"name": "X"}')


@pytest.mark.parametrize(
    ("override", "column"),
    [
        ("os.family", 10),
        ("=1", 1),
        ("os..family=1", 4),
        ("os.family.x=1", 11),
        ("processors.models.7=x", 19),
        ("processors.models.x=x", 19),
        ("'a=1", 1),
        ("a." * 5000 + "a=1", 401),
        ("\udcff=1", 1),
    ],
)
def test_overrides_that_make_no_sense(override: str, column: int) -> None:
    problem = refused("debian-12", override)
    assert problem.id == "illegal-fact-override"
    assert problem.position.column == column


# --- What agents add

FACTER: dict[str, Any] = {
    "facterversion": "4.3.0",
    "puppetversion": "7.30.0",
    "os": {"family": "Debian", "name": "Debian"},
    "networking": {"hostname": "web9", "domain": "example.org", "fqdn": "web9.example.org"},
}


def sent(tmp_path: Path, values: dict[str, Any], **options: Any) -> dict[str, Any]:
    path = tmp_path / "facts.json"
    path.write_text(json.dumps(values))
    return given(str(path), **options)


def test_the_output_of_facter_is_completed_as_an_agent_does(tmp_path: Path) -> None:
    facts = sent(tmp_path, FACTER, node=None)
    assert facts["clientcert"] == "web9.example.org"
    assert (facts["clientversion"], facts["clientnoop"]) == ("7.30.0", False)
    assert (facts["osfamily"], facts["fqdn"]) == ("Debian", "web9.example.org")
    without = {name: value for name, value in FACTER.items() if name != "puppetversion"}
    completed = sent(tmp_path, without)
    assert completed["clientversion"] == completed["puppetversion"] == "7.23.0"
    assert "osfamily" not in sent(tmp_path, FACTER, legacy=False)


def test_newer_agents_send_no_legacy_facts(tmp_path: Path) -> None:
    version = puppet_version("8")
    facts = sent(tmp_path, FACTER, version=version)
    assert "osfamily" not in facts
    assert facts["clientnoop"] is False
    assert "osfamily" in sent(tmp_path, FACTER, version=version, legacy=True)
    assert "osfamily" not in given("debian-12", version=version)
    assert "osfamily" in given("debian-12")


def test_what_an_agent_has_sent_is_used_as_it_is(tmp_path: Path) -> None:
    values = {**FACTER, "clientcert": "web9"}
    assert sent(tmp_path, values) == values
    assert sent(tmp_path, {"role": "web"}) == {"role": "web"}


@pytest.mark.parametrize(
    ("content", "form"),
    [
        (json.dumps(FACTER), "Facter"),
        ("facterversion: 4.3.0\nos: {family: Debian}\n", "Facter"),
        ('{"role": "web"}', "a hash of facts"),
        ('{"name": "a", "values": {"x": 1}, "timestamp": "t"}', "Puppet's own format"),
        ("--- !ruby/object:Puppet::Node::Facts\nname: a\nvalues:\n  x: 1\n", "Puppet's own format"),
        ('[{"certname": "a", "name": "x", "value": 1}]', "PuppetDB"),
        ('{"certname": "a", "facts": {"x": 1}}', "PuppetDB"),
        ("{", None),
    ],
)
def test_the_form_is_recognized(tmp_path: Path, content: str, form: str | None) -> None:
    path = tmp_path / "facts"
    path.write_text(content)
    assert facts_form(str(path)) == form


def test_an_unknown_fact_is_reported_with_the_option_that_adds_it() -> None:
    def hint(code: str) -> str | None:
        (found,) = compile(Environment.from_code(code), facts={}).diagnostics
        return found.hint

    assert hint("notice($osfamily)") == (
        "`osfamily` is a legacy fact: use `$facts['os']['family']`, or add it with `--legacy-facts`"
    )
    assert "--set clientversion=" in (hint("notice($::clientversion)") or "")


def test_agents_of_newer_versions_send_no_legacy_facts() -> None:
    facts = given("debian-12", version=VERSIONS["8"])
    assert "osfamily" not in facts
    assert facts["os"]["family"] == "Debian"
    assert given("debian-12", version=VERSIONS["8"], legacy=True)["osfamily"] == "Debian"


@pytest.mark.parametrize("version", SUPPORTED)
def test_facts_have_the_version_of_the_agent(version: str) -> None:
    puppet = VERSIONS[version]
    facts = given("rhel-9", version=puppet)
    assert facts["puppetversion"] == facts["clientversion"] == puppet.number
    assert facts["facterversion"] == puppet.facter


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("osfamily", "$facts['os']['family']"),
        ("lsbdistcodename", "$facts['os']['distro']['codename']"),
        ("ipaddress_eth0", "$facts['networking']['interfaces']['eth0']['ip']"),
        ("processor0", "$facts['processors']['models'][0]"),
        ("sshrsakey", "$facts['ssh']['rsa']['key']"),
        ("memorysize_mb", "$facts['memory']['system']['total_bytes']"),
        ("kernel", None),
        ("role", None),
    ],
)
def test_a_legacy_fact_has_a_structured_one(name: str, code: str | None) -> None:
    assert structured_fact(name) == code
