"""`mupuppet init` and `mupuppet env` as a user calls them."""

from __future__ import annotations

import filecmp
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import mupuppet
from tests.paths import EXAMPLES

EXAMPLE = EXAMPLES / "control-repo"


def files(root: Path) -> set[str]:
    found = {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}
    return {name for name in found if "cache" not in name}  # that of pytest, where it was run


# --- init


def test_the_example_is_what_init_writes(tmp_path: Path) -> None:
    target = tmp_path / "new" / "repo"
    done = mupuppet("init", target)
    assert done.status == 0
    assert str(target) in done.out
    assert files(target) == files(EXAMPLE)
    assert all(filecmp.cmp(target / name, EXAMPLE / name, shallow=False) for name in files(target))


@pytest.mark.parametrize("node", ["web01.example.com", "db01.example.com", "x"])
@pytest.mark.parametrize("facts", ["debian-12", "rhel-9"])
def test_the_new_repository_compiles_without_a_warning(
    tmp_path: Path, node: str, facts: str
) -> None:
    mupuppet("init", tmp_path / "repo")
    done = mupuppet("compile", tmp_path / "repo", "--node", node, "--facts", facts)
    assert (done.status, done.err) == (0, "")
    assert "Class[Profile::Base]" in done.out


def test_the_new_repository_is_in_order(tmp_path: Path) -> None:
    mupuppet("init", tmp_path / "repo")
    done = mupuppet("env", tmp_path / "repo")
    assert (done.status, done.err) == (0, "")
    assert "0 errors, 0 warnings" in done.out


def test_an_empty_directory_is_filled_and_a_full_one_left_alone(tmp_path: Path) -> None:
    assert mupuppet("init", tmp_path).status == 0
    (tmp_path / "environment.conf").write_text("mine\n")
    done = mupuppet("init", tmp_path)
    assert (done.status, done.out) == (1, "")
    assert "already exists" in done.err
    assert (tmp_path / "environment.conf").read_text() == "mine\n"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for target in (tmp_path / "file", tmp_path / "file" / "below"):
        done = mupuppet("init", target)
        assert done.status == 1
        assert "Traceback" not in done.err


# --- env


def metadata(name: str, version: str = "1.0.0", *dependencies: dict[str, str]) -> str:
    data = {"name": name, "version": version, "author": "a", "license": "l", "source": "s"}
    return json.dumps({**data, "dependencies": dependencies})


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """An environment with something of everything."""
    texts = {
        "environment.conf": "modulepath = site:modules:gone\n",
        "hiera.yaml": "version: 5\nhierarchy:\n  - name: All\n    path: common.yaml\n",
        "manifests/site.pp": "node 'a', /^b/ { }\nnode default { }\n",
        "site/one/manifests/init.pp": "class one { }\n",
        "modules/one/manifests/init.pp": "class one { }\n",
        "modules/two/metadata.json": metadata(
            "me-two",
            "1.2.3",
            {"name": "me-three", "version_requirement": ">= 2.0.0"},
            {"name": "me/four", "version_requirement": "1.x"},
            {"name": "me/two", "version_requirement": ">= 1.0.0 < 2.0.0"},
        ),
        "modules/three/metadata.json": metadata("me-three", "1.5.0"),
        "modules/three/manifests/init.pp": "class three { }\n",
        "modules/five/metadata.json": '{"name": "me-five"}',
        "modules/not-a-module/manifests/init.pp": "class x { }\n",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def looked_at(path: Path, status: int) -> dict[str, Any]:
    done = mupuppet("env", path, "--format", "json")
    assert done.status == status, done.err
    data: dict[str, Any] = json.loads(done.out)
    return data


def test_modules_with_versions_and_those_that_are_hidden(repository: Path) -> None:
    data = looked_at(repository, 0)
    modules = {module["name"]: module for module in data["modules"]}
    assert set(modules) == {"one", "two", "three", "five"}
    assert modules["one"]["path"] == str(repository / "site" / "one")
    assert modules["one"]["shadows"] == [str(repository / "modules" / "one")]
    assert modules["two"]["version"] == "1.2.3"
    assert not modules["five"]["used"]
    assert [each["exists"] for each in data["modulepath"]] == [True, True, False]


def test_dependencies_that_are_missing_or_have_another_version(repository: Path) -> None:
    unmet = looked_at(repository, 0)["unmet_dependencies"]
    assert [(each["module"], each["needs"], each["found"]) for each in unmet] == [
        ("two", "me/three", "1.5.0"),
        ("two", "me/four", None),
    ]


def test_nodes_and_hierarchies(repository: Path) -> None:
    data = looked_at(repository, 0)
    assert [(node["names"], node["line"]) for node in data["nodes"]] == [
        (["a", "/^b/"], 1),
        (["default"], 2),
    ]
    (layer,) = data["hierarchies"]
    assert layer["layer"] == "environment"
    assert [(level["name"], level["places"]) for level in layer["levels"]] == [
        ("All", ["common.yaml"])
    ]


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("modules/three/manifests/bad.pp", "class three::bad {\n", "unexpected end"),
        ("modules/three/manifests/foreign.pp", "class other { }\n", "`other` cannot be defined"),
        ("modules/three/functions/f.pp", "function three::g() { }\n", "three::"),
        ("modules/three/types/t.pp", "type Three::T = Integer\nnotice(1)\n", "top level"),
        ("manifests/broken.pp", "node { }\n", ""),
        ("hiera.yaml", "version: 5\nhierarchy: 1\n", "hierarchy"),
        ("hiera.yaml", "a: [\n", ""),
        ("environment.conf", "nonsense\n", "Could not match line nonsense"),
    ],
)
def test_what_will_not_load(repository: Path, name: str, text: str, message: str) -> None:
    (repository / name).parent.mkdir(exist_ok=True)
    (repository / name).write_text(text)
    problems = [
        each for each in looked_at(repository, 1)["problems"] if each["severity"] == "error"
    ]
    assert [problem["file"] for problem in problems] == [str(repository / name)]
    assert message in problems[0]["message"]
    done = mupuppet("env", repository)
    assert done.status == 1
    assert "Traceback" not in done.err
    assert str(repository / name) in done.err


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("modules/three/manifests/a-b.pp", "class three::a-b { }\n", ""),
        (
            "modules/three/manifests/other.pp",
            "class three::otherwise { }\n",
            "as its name suggests",
        ),
        ("modules/three/metadata.json", "[", "unparsable metadata.json"),
    ],
)
def test_what_is_only_suspicious(repository: Path, name: str, text: str, message: str) -> None:
    (repository / name).write_text(text)
    done = mupuppet("env", repository, "--format", "json")
    files_with_problems = [each["file"] for each in json.loads(done.out)["problems"]]
    assert str(repository / name) in files_with_problems
    assert message in " ".join(each["message"] for each in json.loads(done.out)["problems"])


def test_a_file_of_comments_in_the_place_of_a_type_is_a_warning(repository: Path) -> None:
    path = repository / "modules" / "three" / "types" / "re.pp"
    path.parent.mkdir(exist_ok=True)
    path.write_text("# nothing\n")
    problems = [each for each in looked_at(repository, 0)["problems"] if each["file"] == str(path)]
    assert [each["severity"] for each in problems] == ["warning"]
    assert "does not define the type 'three::re'" in problems[0]["message"]


def test_a_code_directory_and_the_checkout_of_a_module(repository: Path, tmp_path: Path) -> None:
    code = tmp_path / "code"
    (code / "environments" / "test" / "manifests").mkdir(parents=True)
    done = mupuppet("env", code, "--environment", "test")
    assert done.status == 0
    assert "\nEnvironment test in " in done.out
    assert mupuppet("env", code).status == 1
    module = repository / "modules" / "three"
    assert [each["name"] for each in looked_at(module, 0)["modules"]] == ["three"]


def test_resource_types_that_cannot_be_read_are_warnings(repository: Path) -> None:
    path = repository / "modules" / "three" / "lib" / "puppet" / "type" / "odd.rb"
    path.parent.mkdir(parents=True)
    path.write_text("Puppet::Type.newtype(:odd) do\n  newparam(ENV['NAME'])\nend\n")
    (problem,) = [each for each in looked_at(repository, 0)["problems"] if "odd" in each["message"]]
    assert (problem["severity"], problem["id"]) == ("warning", "unreadable-type")
    assert (problem["file"], problem["line"]) == (str(path), 2)


def test_a_directory_that_is_nothing(tmp_path: Path) -> None:
    done = mupuppet("env", tmp_path)
    assert done.status == 1
    assert "nothing to compile" in done.err
