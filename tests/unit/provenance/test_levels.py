"""Questions to a repository with six levels of data."""

from __future__ import annotations

from pathlib import Path

import pytest

import mupuppet
from mupuppet.diagnostics.render_palette import PLAIN
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.readers import UnknownName, parse_source, readers
from mupuppet.provenance.render_readers import Readers
from tests.unit.provenance.level_repo import root, web01
from tests.unit.provenance.repository import shown


def _readers(*words: str) -> set[str]:
    found = readers(web01(), parse_source(list(words)))
    return {f"{each.resource} {each.attribute or '-'}" for each in found}


MOTD = "File[/etc/motd] content"


@pytest.mark.parametrize(
    "fact",
    [
        "networking.fqdn",
        "networking.ip",
        "networking",
        "processors.count",
        "os.name",
        "kernel",
        "timezone",
        "ec2_metadata",
    ],
)
def test_a_template_reads_the_facts_that_it_names(fact: str) -> None:
    assert MOTD in _readers("fact", fact)


def test_a_template_reads_no_other_facts() -> None:
    assert _readers("fact", "networking.mac") == set()
    assert _readers("fact", "site").isdisjoint([MOTD])


def test_a_fact_that_does_not_exist_is_an_error_with_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"web01\.example\.com has no fact `kernal`") as raised:
        _readers("fact", "kernal")
    assert raised.value.hint == "did you mean `kernel`?"
    with pytest.raises(UnknownName) as raised:
        _readers("fact", "qqqqqqqq")
    assert raised.value.hint is None


def test_a_key_needs_no_file() -> None:
    assert _readers("profile::base::users") == {
        "Class[Profile::Base] users",
        "User[alice] -",
        "User[bob] -",
    }
    with pytest.raises(UnknownName, match="no file of data has the key `profile::bse::users`"):
        _readers("profile::bse::users")


def _lines(*words: str, full: bool = False) -> list[str]:
    found = Readers(readers(web01(), parse_source(list(words))))
    return list(found.lines(PLAIN, full=full))


def test_readers_are_grouped_by_how_they_read() -> None:
    lines = _lines("fact", "role")
    assert lines[:2] == ["1 resource directly:", "  File[/etc/role] content"]
    assert "3 resources through hierarchy level Role, which has the data:" in lines
    assert "  Class[Profile::Base] sysctl; 2 less directly (--full)" in lines
    assert "  File[/etc/sysctl.d/net.core.somaxconn.conf] (existence), content" in lines
    assert not any("vm.swappiness" in line for line in lines)  # another level has it
    assert lines[-1].endswith("because hierarchy level Role was consulted (--full lists them)")
    assert not any("User[alice]" in line for line in lines)
    assert any("User[alice]" in line for line in _lines("fact", "role", full=True))


def test_an_iteration_depends_on_its_own_element() -> None:
    assert _readers("data/role/web.yaml:3") == {
        "Class[Profile::Base] sysctl",
        "File[/etc/sysctl.d/net.core.somaxconn.conf] -",
        "File[/etc/sysctl.d/net.core.somaxconn.conf] content",
    }


# --- What is absent


def _absence(ref: str) -> list[str]:
    return shown(web01().absence(ref), root=root())


def test_a_title_in_data_of_another_level() -> None:
    lines = _absence("Package[epel-release]")
    assert lines[:3] == [
        (
            "└─ profile::base::packages.epel-release data/os/RedHat.yaml:2 "
            "level System, which reads another file for this node"
        ),
        (
            "├─ the path is os/%{facts.os.family}.yaml "
            "%{facts.os.family} is 'Debian' here, not 'RedHat'"
        ),
        (
            "└─ package { $name: site/profile/manifests/base.pp:7 "
            "would have declared it; gave vim, curl"
        ),
    ]
    assert not any("other/manifests" in line for line in lines)


def test_a_title_in_data_of_another_node() -> None:
    lines = _absence("User[carol]")
    assert "data/nodes/db01.example.com.yaml:1" in lines[0]
    assert "%{trusted.certname} is 'web01.example.com' here, not 'db01.example.com'" in lines[1]
    assert lines[2].startswith("└─ user { $user: }")


def test_a_file_belongs_to_the_level_that_writes_out_its_name(tmp_path: Path) -> None:
    """`all.yaml` fits the path `%{facts.os.name}.yaml`, which is not what it is for."""
    (tmp_path / "manifests").mkdir()
    (tmp_path / "data").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text("package { lookup('name'): }\n")
    (tmp_path / "data" / "Debian.yaml").write_text("name: ntpsec\n")
    (tmp_path / "data" / "all.yaml").write_text("name: ntp\n")
    levels = "[{name: System, path: '%{facts.os.name}.yaml'}, {name: All, path: all.yaml}]"
    (tmp_path / "hiera.yaml").write_text(f"{{version: 5, hierarchy: {levels}}}\n")
    facts = {"os": {"name": "Debian"}}
    compiled = mupuppet.compile(Environment.from_directory(tmp_path), node="n", facts=facts)
    lines = shown(Provenance.of(compiled).absence("Package[ntp]"), root=tmp_path)
    assert lines[0].endswith("data/all.yaml:1 level All, whose value is not used here")
    assert not any("not 'all'" in line for line in lines)


def test_a_title_that_no_data_has() -> None:
    assert not any("another file" in line for line in _absence("Package[nothing]"))
