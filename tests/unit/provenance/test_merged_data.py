"""Every element and key of merged data has its own place, behind aliases too."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet import Environment, Explanation, compile
from mupuppet.provenance import Provenance

_FILES = {
    "hiera.yaml": """\
version: 5
defaults: { datadir: data, data_hash: yaml_data }
hierarchy:
  - { name: Role, path: "%{facts.role}.yaml" }
  - { name: Site, path: site.conf, data_hash: hocon_data }
  - { name: Common, path: common.yaml }
""",
    "data/web.yaml": """\
base::settings:
  swappiness: 20
  '--panic': ~
  nested: { own: 1 }
base::packages: [htop, vim]
""",
    "data/site.conf": """\
default_level = 9
"base::settings" {
  level = ${default_level}
  swappiness = 15
  nested.site = 3
}
"base::packages" = [
  less
  "%{facts.role}-tools"
]
"base::disks" = [ { name: a, size: 1 }, { name: b } ]
"base::mirrors" { debian { host: site, path: p } }
""",
    "data/common.yaml": """\
lookup_options:
  base::settings:
    merge: { strategy: deep, knockout_prefix: '--' }
  '^base::pack.*':
    merge: unique
  base::numbers:
    convert_to: [Array]
  base::disks:
    merge: { strategy: deep, merge_hash_arrays: true }
  base::mirrors:
    merge: hash
base::disks: [ { mount: x }, { mount: y, name: z }]
base::mirrors:
  debian: { host: common, more: 1 }
  ubuntu: { host: common }
base::settings:
  swappiness: 10
  forward: 0
  nothing: ~
  nested: { common: 2 }
base::packages: [vim, curl]
base::motd: "%{alias('shared::motd')}"
base::admin: "%{lookup('shared::admin')}"
base::%{facts.role}: x
base::numbers: { one: 1 }
shared::motd:
  greeting: hello
  lines: [first, second]
shared::admin: root
""",
    "modules/base/manifests/init.pp": """\
class base(
  Hash $settings, Array $packages, Hash $motd, String $admin, Array $numbers, Array $disks,
  Hash $mirrors,
) {
  $settings.each |$key, $value| { notify { "setting ${key}": message => "${key}=${value}" } }
  $packages.each |$name| { notify { "package ${name}": message => $name } }
  notify { 'greeting': message => $motd['greeting'] }
  notify { 'line': message => $motd['lines'][1] }
  notify { 'admin': message => $admin }
  notify { 'nested': message => "${settings['nested']['common']}" }
  notify { 'dotted': message => "${lookup('base::settings.nested.site')}" }
  notify { 'size': message => "${disks[0]['size']}" }
  notify { 'mount': message => $disks[1]['mount'] }
  notify { 'name': message => $disks[1]['name'] }
  $mirrors.each |$name, $mirror| { notify { "mirror ${name}": message => $mirror } }
  notify { 'number': message => "${numbers[0][1]}" }
}
""",
    "manifests/site.pp": "include base\n",
}


@pytest.fixture(scope="module")
def explained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Provenance, Path]:
    root = tmp_path_factory.mktemp("merged")
    for name, text in _FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    compiled = compile(Environment.from_directory(root), facts={"role": "web"})
    assert compiled.catalog is not None, compiled.error
    return Provenance.of(compiled), root


def _places(explained: tuple[Provenance, Path], title: str) -> set[str]:
    """The lines of data that a message comes from, without what was not used."""
    provenance, root = explained
    waiting = [provenance.attribute(f"Notify[{title}]", "message")]
    found = set()
    while waiting:
        each = waiting.pop()
        if each.file is not None and "/data/" in each.file and each.line is not None:
            found.add(f"{Path(each.file).relative_to(root / 'data')}:{each.line}")
        waiting += [child for child in each.children if not child.is_detail]
    return found


@pytest.mark.parametrize(
    ("title", "places"),
    [
        ("setting swappiness", {"web.yaml:2"}),
        ("setting forward", {"common.yaml:18"}),
        ("setting level", {"site.conf:3", "site.conf:1"}),
        ("setting nothing", {"common.yaml:19"}),
        ("setting --panic", {"web.yaml:3"}),
        ("number", {"common.yaml:25"}),  # it was converted
        ("package htop", {"web.yaml:5"}),
        ("package curl", {"common.yaml:21"}),
        ("package vim", {"web.yaml:5"}),  # both levels have it: the first one counts
        ("greeting", {"common.yaml:22", "common.yaml:27"}),
        ("line", {"common.yaml:22", "common.yaml:28"}),
        ("admin", {"common.yaml:23", "common.yaml:29"}),
        ("package less", {"site.conf:8"}),
        ("package web-tools", {"site.conf:9"}),
        ("dotted", {"site.conf:5"}),
        ("size", {"site.conf:11"}),
        ("mount", {"common.yaml:12"}),
        ("name", {"site.conf:11"}),
        ("mirror debian", {"site.conf:12"}),  # that of another level is replaced, not merged
        ("mirror ubuntu", {"common.yaml:15"}),
        ("nested", {"common.yaml:20"}),
    ],
)
def test_a_value_leads_to_its_own_line(
    explained: tuple[Provenance, Path], title: str, places: set[str]
) -> None:
    assert _places(explained, title) == places


_IN_ARRAYS = {
    "hiera.yaml": """\
version: 5
defaults: { datadir: data, data_hash: yaml_data }
hierarchy:
  - { name: All, paths: [one.yaml, two.yaml, three.yaml] }
""",
    "data/one.yaml": """\
lookup_options:
  users: { merge: { strategy: deep, knockout_prefix: '--' } }
  volumes: { merge: { strategy: deep, merge_hash_arrays: true } }
users:
  - alice
  - --bob
volumes:
  - name: a
""",
    "data/two.yaml": """\
users:
  - bob
  - carol
volumes:
  - name: b
    size: 1
""",
    "data/three.yaml": """\
volumes:
  - other
""",
    "manifests/site.pp": """\
$users = lookup('users')
$volumes = lookup('volumes')
notify { 'users': message => $users }
$users.each |$user| { notify { "user ${user}": message => $user } }
notify { 'name': message => $volumes[1]['name'] }
notify { 'size': message => $volumes[1]['size'] }
notify { 'volume': message => $volumes[1] }
""",
}


@pytest.fixture(scope="module")
def in_arrays(tmp_path_factory: pytest.TempPathFactory) -> tuple[Provenance, Path]:
    root = tmp_path_factory.mktemp("arrays")
    for name, text in _IN_ARRAYS.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    compiled = compile(Environment.from_directory(root))
    assert compiled.catalog is not None, compiled.error
    return Provenance.of(compiled), root


@pytest.mark.parametrize(
    ("title", "places"),
    [
        ("user alice", {"one.yaml:5"}),
        ("user carol", {"two.yaml:3"}),
        ("name", {"one.yaml:8"}),  # merged by index, and then with something else
        ("size", {"two.yaml:6"}),
    ],
)
def test_an_element_of_a_merged_array_leads_to_its_own_line(
    in_arrays: tuple[Provenance, Path], title: str, places: set[str]
) -> None:
    assert _places(in_arrays, title) == places


def _lines(explanation: Explanation) -> set[tuple[str, int]]:
    """The lines that the parts of a value are said to come from."""
    return {
        (Path(each.file).name, line)
        for each in explanation.walk()
        if each.kind == "data-value" and each.file is not None
        for line in each.lines
    }


def test_what_is_knocked_out_is_a_detail(in_arrays: tuple[Provenance, Path]) -> None:
    explanation = in_arrays[0].attribute("Notify[users]", "message")
    assert _lines(explanation) == {("one.yaml", 5), ("two.yaml", 3)}
    unused = [each for each in explanation.walk() if each.kind == "data-unused"]
    assert [(each.line, each.is_detail) for each in unused] == [(6, True), (2, True)]
    assert all(each.note == "level All, knocked out" for each in unused)


def test_hashes_that_were_merged_by_index(in_arrays: tuple[Provenance, Path]) -> None:
    explanation = in_arrays[0].attribute("Notify[volume]", "message")
    assert _lines(explanation) == {("one.yaml", 8), ("two.yaml", 6)}
