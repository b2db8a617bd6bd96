"""Environments that are derived share what is cached, but nothing else."""

from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment

FILES = {
    "environment.conf": "modulepath = modules\nmanifest = site.pp\n",
    "site.pp": "include a\n$where = 'site'\nnotify { $where: }",
    "hiera.yaml": "version: 5\nhierarchy:\n  - {name: one, path: common.yaml}\n",
    "data/common.yaml": "a::number: 5\n",
    "modules/a/manifests/init.pp": (
        "class a(Integer $number) {\n"
        "  notify { \"a ${number} ${settings::rundir}\": message => epp('a/one.epp') }\n"
        "}\n"
    ),
    "modules/a/templates/one.epp": "<%= $settings::rundir %> <%= $a::number %>",
}

CODE = "include a\nclass local { notify { 'local': } }\ninclude local"
OTHER_CODE = "class local { notify { 'another': } }\ninclude local\nnotify { $settings::rundir: }"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for path, content in FILES.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return tmp_path


def resources(environment: Environment) -> list[object]:
    result = compile(environment, node="n", facts={"os": "linux"})
    assert result.catalog is not None, result.failure
    return [each for each in result.catalog.to_dict()["resources"] if each["type"] != "Stage"]


def variants(environment: Environment) -> list[Environment]:
    settings = environment.derive(settings={"rundir": "/other"})
    return [
        environment,
        environment.derive(code=CODE),
        environment.derive(code=OTHER_CODE),
        settings,
        settings.derive(code=OTHER_CODE),
        settings.derive(settings={"rundir": "/third"}),
    ]


def test_they_compile_alternately_as_if_each_was_alone(root: Path) -> None:
    count = len(variants(Environment.from_directory(root)))
    alone = [resources(variants(Environment.from_directory(root))[each]) for each in range(count)]
    assert all(alone.count(each) == 1 for each in alone)
    together = variants(Environment.from_directory(root))
    for order in (range(count), reversed(range(count)), [0, 1, 0, 3, 1, 4, 0, 5, 2]):
        for each in order:
            assert resources(together[each]) == alone[each]


def test_all_of_them_see_an_edit(root: Path) -> None:
    together = variants(Environment.from_directory(root))
    for each in together:
        resources(each)
    (root / "data/common.yaml").write_text("a::number: 6\n")
    (root / "environment.conf").write_text("modulepath = modules\nmanifest = other.pp\n")
    (root / "other.pp").write_text("notify { 'other': }\ninclude a")
    fresh = [resources(each) for each in variants(Environment.from_directory(root))]
    assert [resources(each) for each in together] == fresh
    assert "a 6" in str(fresh[1])
    assert "'other'" in str(fresh[0])


def test_closing_one_of_them_leaves_the_others_usable(root: Path) -> None:
    together = variants(Environment.from_directory(root))
    before = [resources(each) for each in together]
    together[1].close()
    assert [resources(each) for each in together] == before
