"""What is absent is explained by code of the whole environment, used or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.environment.exports import ExportedResource, ListedExports
from mupuppet.provenance import Provenance
from tests.unit.provenance.repository import provenance, shown

FILES = {
    "manifests/site.pp": """
        node 'web1' { $role = 'web' include "role::${role}" }
        node 'db1' { include role::db }
    """,
    "modules/role/manifests/web.pp": "class role::web { }",
    "modules/role/manifests/db.pp": "class role::db { include profile::db }",
    "modules/profile/manifests/db.pp": """
        class profile::db($package = 'postgresql') {
          package { $package: }
          file { '/etc/postgresql.conf': }
          profile::instance { 'main': }
        }
    """,
    "modules/profile/manifests/instance.pp": """
        define profile::instance { file { "/srv/pg-${title}": } }
    """,
    "modules/profile/manifests/broken.pp": "class profile::broken { file { '/etc/postgresql.conf'",
}


@pytest.fixture
def web1(tmp_path: Path) -> Provenance:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Provenance.of(compile(Environment.from_directory(str(tmp_path)), node="web1"))


def test_a_class_that_was_never_loaded_is_named(web1: Provenance) -> None:
    explanation = web1.absence("File[/etc/postgresql.conf]")
    (place,) = explanation.children
    assert (place.kind, place.line) == ("unused", 4)
    assert place.note == "in class profile::db, which nothing includes"


def test_whatever_could_have_included_it_is_followed(web1: Provenance) -> None:
    lines = shown(web1.absence("File[/etc/postgresql.conf]"))
    assert any("in class role::db, which nothing includes" in line for line in lines)
    assert any("in node 'db1', which is for other nodes" in line for line in lines)
    assert any('include "role::${role}"' in line and "gave role::web" in line for line in lines)


def test_a_title_that_is_computed_from_a_default_is_found(web1: Provenance) -> None:
    (place,) = web1.absence("Package[postgresql]").children
    assert place.note == "in class profile::db, which nothing includes; its title is computed"


def test_a_title_with_literal_parts_is_found(web1: Provenance) -> None:
    (place,) = web1.absence("File[/srv/pg-main]").children
    assert place.text == 'file { "/srv/pg-${title}": }'
    assert web1.absence("File[/opt/pg-main]").children == []


def test_a_class_is_followed_the_same_way(web1: Provenance) -> None:
    kinds = [each.kind for each in web1.absence("Class[profile::db]").children]
    assert kinds == ["unused", "unused"]


def test_a_type_that_does_not_exist_is_reported(web1: Provenance) -> None:
    explanation = web1.absence("Fil[/etc/motd]")
    assert explanation.note == "there is no type fil; did you mean `File`?"


def test_what_nothing_declares_is_reported(web1: Provenance) -> None:
    explanation = web1.absence("User[nobody]")
    assert explanation.note == "no code of the environment names it"
    assert explanation.children == []


def test_declarations_that_name_the_title_hide_those_that_compute_theirs() -> None:
    lines = shown(provenance().absence("File[/windows]"))
    assert not any("gave" in line for line in lines)


EXPORTING = {
    "manifests/site.pp": """
        node 'lb1' { Entry <<| port == 80 |>> }
        node default { include exporting }
    """,
    "modules/exporting/manifests/init.pp": """
        class exporting { @@entry { $facts['networking']['fqdn']: port => 5432 } }
    """,
    "modules/entry/manifests/init.pp": "define entry(Integer $port) { }",
}


def _collecting(root: Path, exports: ListedExports | None) -> list[str]:
    for name, text in EXPORTING.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    environment = Environment.from_directory(str(root))
    compiled = compile(environment, node="lb1", exports=exports)
    return shown(Provenance.of(compiled).absence("Entry[db1]"), root=root)


@pytest.mark.parametrize(
    ("exports", "reason"),
    [
        (None, "there is no store of exported resources"),
        (ListedExports(), "in its last catalog no other node exports it"),
        (
            ListedExports([ExportedResource("db1", "Entry", "db1", {"port": 5432}, ())]),
            "does not match that of db1",
        ),
    ],
)
def test_what_another_node_would_have_to_export(
    tmp_path: Path, exports: ListedExports | None, reason: str
) -> None:
    collector, *others = _collecting(tmp_path, exports)
    assert collector.startswith("├─ Entry <<| port == 80 |>> manifests/site.pp:2")
    assert collector.endswith(f"takes what other nodes export; {reason}")
    assert any("@@entry { $facts['networking']['fqdn']:" in line for line in others)
    assert any("in node default, which is for other nodes" in line for line in others)
