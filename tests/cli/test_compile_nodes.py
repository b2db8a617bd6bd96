"""`mupuppet compile` with classifiers, exported resources and environments, as a user calls it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import mupuppet

SITE = """\
node default {
  notify { "role ${role} in ${environment}": }
  @@file { "/etc/${trusted['certname']}": tag => 'shared' }
  File <<| tag == 'shared' |>>
}
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A code directory with two environments."""
    for name in ("production", "test"):
        root = tmp_path / "code" / "environments" / name
        (root / "manifests").mkdir(parents=True)
        (root / "manifests" / "site.pp").write_text(SITE)
    module = tmp_path / "code" / "modules" / "web" / "manifests"
    module.mkdir(parents=True)
    (module / "init.pp").write_text('class web($port = 80) { notify { "port ${port}": } }\n')
    return tmp_path / "code"


def compiled(*arguments: str | Path) -> dict[str, Any]:
    done = mupuppet("compile", *arguments, "--format", "json")
    assert done.status == 0, done.err
    catalog: dict[str, Any] = json.loads(done.out)
    return catalog


def titles(catalog: dict[str, Any], type: str = "Notify") -> list[str]:
    return [each["title"] for each in catalog["resources"] if each["type"] == type]


def failed(*arguments: str | Path) -> str:
    done = mupuppet("compile", *arguments)
    assert (done.status, done.out) == (1, ""), done.err
    assert "Traceback" not in done.err
    return done.err


# --- Classifiers


def test_a_file_with_a_classification(code: Path, tmp_path: Path) -> None:
    file = tmp_path / "node.yaml"
    file.write_text("classes:\n  web:\n    port: 8080\nparameters:\n  role: front\n")
    catalog = compiled(code, "--node", "a", "--classification", file)
    assert titles(catalog) == ["role front in production", "port 8080"]


def test_a_directory_with_a_classification_for_each_node(code: Path, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"classes": ["web"], "environment": "test"}')
    catalog = compiled(code, "--node", "a", "--classification", tmp_path, "--puppet", "7")
    assert titles(catalog) == ["role  in test", "port 80"]
    assert catalog["environment"] == "test"
    assert "no classification of b" in failed(code, "--node", "b", "--classification", tmp_path)


def script(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "classifier"
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)
    return path


def test_an_external_node_classifier(code: Path, tmp_path: Path) -> None:
    classifier = script(tmp_path, 'echo "parameters: {role: $1}"\n')
    assert titles(compiled(code, "--node", "n1", "--enc", classifier)) == ["role n1 in production"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("echo bad luck >&2; exit 3", "ended with status 3: bad luck"),
        ("true", "it printed nothing"),
        ("echo '- a'", "a classification is a hash"),
        ("echo 'classes: [1]'", "`classes` must be"),
        ("echo 'classes: {a: b}'", "the parameters of class a must be a hash"),
        ("echo 'parameters: [a]'", "`parameters` must be"),
        ("echo 'environment: [a]'", "`environment` must be"),
        ("echo 'a: [b'", "this is not YAML"),
        ("echo 'environment: nowhere'", "directory environment named 'nowhere'"),
    ],
)
def test_a_classifier_with_wrong_output(
    code: Path, tmp_path: Path, text: str, message: str
) -> None:
    assert message in failed(code, "--node", "a", "--enc", script(tmp_path, text))


def test_a_classifier_that_is_not_there(code: Path, tmp_path: Path) -> None:
    assert "cannot be run" in failed(code, "--node", "a", "--enc", tmp_path / "nowhere")


def test_no_classifier_is_run_unless_it_is_given(code: Path, tmp_path: Path) -> None:
    script(tmp_path, f"touch {tmp_path}/ran")
    compiled(code, "--node", "a", "--puppet", "7")
    assert not (tmp_path / "ran").exists()


# --- Environments


def test_an_environment_of_a_code_directory_by_its_own_path(code: Path) -> None:
    catalog = compiled(code / "environments" / "test", "--node", "a", "--puppet", "7")
    assert catalog["environment"] == "test"


def test_an_unknown_environment_names_the_known_ones(code: Path) -> None:
    message = failed(code, "--node", "a", "--environment", "gone")
    assert "Could not find a directory environment named 'gone'" in message
    assert "production, test" in message


def test_a_directory_with_nothing_to_compile(tmp_path: Path) -> None:
    assert "there is nothing to compile here" in failed(tmp_path, "--node", "a")


@pytest.fixture
def module(tmp_path: Path) -> Path:
    """The checkout of a module under a name that is not its own."""
    root = tmp_path / "puppet-thing"
    for directory in ("manifests", "examples", "spec/fixtures/modules/helper/manifests"):
        (root / directory).mkdir(parents=True)
    metadata = {"name": "me-thing", "version": "1.0.0", "author": "me", "license": "MIT"}
    metadata["source"] = "here"
    (root / "metadata.json").write_text(json.dumps({**metadata, "dependencies": []}))
    (root / "manifests" / "init.pp").write_text("class thing { include helper notify { 'x': } }\n")
    (root / "examples" / "init.pp").write_text("include thing\n")
    helper = root / "spec/fixtures/modules/helper/manifests/init.pp"
    helper.write_text("class helper { notify { 'helper': } }\n")
    return root


def test_an_example_in_the_checkout_of_a_module(module: Path) -> None:
    catalog = compiled(module / "examples" / "init.pp", "--node", "a")
    assert titles(catalog) == ["helper", "x"]


def test_the_checkout_of_a_module_with_a_classification(module: Path, tmp_path: Path) -> None:
    file = tmp_path / "c.yaml"
    file.write_text("classes: [thing]\n")
    catalog = compiled(module, "--node", "a", "--classification", file)
    assert titles(catalog) == ["helper", "x"]


def test_the_checkout_of_a_module_alone_warns_that_nothing_is_included(module: Path) -> None:
    done = mupuppet("compile", module, "--node", "a")
    assert done.status == 0
    assert "this is the module `thing`, and nothing includes its classes" in done.err


# --- What is wrong with an environment


def test_a_line_of_environment_conf_is_shown(code: Path) -> None:
    conf = code / "environments" / "production" / "environment.conf"
    conf.write_text("modulepath = modules\n  nonsense\n")
    message = failed(code, "--node", "a")
    assert "Could not match line nonsense" in message
    assert f"{conf}:2:3" in message


def test_metadata_that_is_not_json_is_a_warning_with_its_place(code: Path) -> None:
    file = code / "modules" / "web" / "metadata.json"
    file.write_text('{\n "name": x\n}')
    done = mupuppet("compile", code, "--node", "a", "--puppet", "7")
    assert done.status == 0
    assert "unparsable metadata.json" in done.err
    assert f"{file}:2:10" in done.err


@pytest.mark.parametrize("name", ["environment.conf", "manifests/site.pp"])
def test_a_wrong_encoding_has_a_place(code: Path, name: str) -> None:
    (code / "environments" / "production" / name).write_bytes(b"# fine\n# \xe9\n")
    message = failed(code, "--node", "a")
    assert "invalid UTF-8" in message
    assert f"{name}:2:3" in message


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_files_that_may_not_be_read(code: Path) -> None:
    (code / "environments" / "production" / "manifests" / "site.pp").chmod(0)
    assert "cannot read: Permission denied" in failed(code, "--node", "a")


def test_links_that_lead_in_circles(code: Path) -> None:
    root = code / "environments" / "production"
    (root / "manifests" / "loop").symlink_to("..")
    (root / "manifests" / "self.pp").symlink_to("self.pp")
    (root / "modules").symlink_to("modules")
    assert "self.pp" in failed(code, "--node", "a")
    (root / "manifests" / "self.pp").unlink()
    assert titles(compiled(code, "--node", "a", "--puppet", "7")) == ["role  in production"]


def test_directories_in_the_place_of_files(code: Path) -> None:
    root = code / "environments" / "production"
    (root / "manifests" / "dir.pp").mkdir()
    assert "this is a directory" in failed(code, "--node", "a")
    (root / "manifests" / "dir.pp").rmdir()
    (root / "environment.conf").mkdir()
    assert "this is a directory" in failed(code, "--node", "a")


# --- Where something was looked for


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("notice(template('web/gone.erb'))", "there is no {web}/templates/gone.erb"),
        ("notice(epp('web/gone'))", "there is no {web}/templates/gone.epp"),
        ("notice(file('web/gone', 'nowhere/x'))", "there is no {web}/files/gone"),
        ("notice(file('nowhere/x'))", "there is no module `nowhere` in {modules}"),
        ("notice(file('web/mots'))", "there is {web}/files/motd"),
        ("include web::gone", "{web}/manifests/gone.pp does not exist"),
        ("include web::gone", "{web}/manifests/init.pp does not define it"),
        ("web::gone { 'x': }", "{web}/manifests/gone.pp does not exist"),
        ("class { 'nowhere': }", "there is no module `nowhere` in {modules}"),
    ],
)
def test_errors_list_the_places_that_were_searched(
    code: Path, statement: str, message: str
) -> None:
    modules = code / "modules"
    (modules / "web" / "files").mkdir()
    (modules / "web" / "files" / "motd").write_text("hello\n")
    site = code / "environments" / "production" / "manifests" / "site.pp"
    site.write_text(statement + "\n")
    expected = message.format(web=modules / "web", modules=modules)
    assert expected in failed(code, "--node", "a")


def test_a_source_that_no_module_has_is_a_warning(code: Path) -> None:
    (code / "modules" / "web" / "files").mkdir()
    (code / "modules" / "web" / "files" / "motd").write_text("hello\n")
    site = code / "environments" / "production" / "manifests" / "site.pp"
    site.write_text(
        "file { '/a': source => 'puppet:///modules/web/gone' }\n"
        "file { '/b': source => 'puppet:///modules/web/motd' }\n"
        "file { '/c': source => ['puppet:///modules/web/x', 'puppet:///modules/web/motd'] }\n"
        "file { '/d': source => 'puppet:///files/web/gone' }\n"
        "file { '/e': source => 'https://example.com/x' }\n"
        "@file { '/f': source => 'puppet:///modules/web/gone' }\n"
    )
    done = mupuppet("compile", code, "--node", "a", "--diagnostics", "concise")
    assert done.status == 0
    (line,) = done.err.splitlines()
    assert "site.pp:1:" in line
    assert "the source of File[/a] does not exist: puppet:///modules/web/gone" in line


# --- Several nodes


@pytest.fixture
def fleet(tmp_path: Path) -> Path:
    """An environment of three nodes that export to each other, one of which fails."""
    manifests = tmp_path / "repo" / "manifests"
    manifests.mkdir(parents=True)
    (manifests / "site.pp").write_text(
        "node 'a', 'b' {\n"
        "  @@file { \"/etc/${trusted['certname']}\": content => $facts['os']['family'] }\n"
        "  File <<| |>>\n"
        "}\n"
        "node 'c' { fail('not today') }\n"
    )
    return tmp_path / "repo"


def test_a_line_for_each_node_and_what_is_wrong_with_it(fleet: Path) -> None:
    done = mupuppet("compile", fleet, "--all-nodes", "--exports", fleet / "store")
    assert done.status == 1
    assert [line.split()[0] for line in done.out.splitlines()] == ["a", "b", "c"]
    assert done.out.splitlines()[2].endswith("failed")
    assert "not today" in done.err
    assert done.err.startswith("c:\n")
    assert done.err.endswith("mupuppet: 1 of 3 nodes failed\n")


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_nodes_see_the_exports_of_all_others_whatever_their_order(
    fleet: Path, tmp_path: Path, jobs: str
) -> None:
    output = tmp_path / "catalogs"
    done = mupuppet(
        "compile", fleet, "--nodes", "b,a", "--exports", fleet / "store", "--output", output,
        "--jobs", jobs,
    )  # fmt: skip
    assert (done.status, done.err) == (0, "")
    for node in ("a", "b"):
        catalog = json.loads((output / f"{node}.json").read_text())
        assert sorted(titles(catalog, "File")) == ["/etc/a", "/etc/b"]


def test_the_facts_of_each_node_in_a_directory(fleet: Path, tmp_path: Path) -> None:
    facts = tmp_path / "facts"
    facts.mkdir()
    for node, family in (("a", "RedHat"), ("b", "Debian")):
        (facts / f"{node}.json").write_text(json.dumps({"os": {"family": family}}))
    arguments = ("--nodes", "a,b", "--facts", facts, "--exports", fleet / "store")
    done = mupuppet("compile", fleet, *arguments, "--output", tmp_path / "out")
    assert (done.status, done.err) == (0, "")
    catalog = json.loads((tmp_path / "out" / "a.json").read_text())
    contents = {r["title"]: r["parameters"]["content"] for r in catalog["resources"][3:]
                if r["type"] == "File"}  # fmt: skip
    assert contents == {"/etc/a": "RedHat", "/etc/b": "Debian"}


def test_names_that_are_not_nodes(fleet: Path, tmp_path: Path) -> None:
    assert "is not a node name" in failed(fleet, "--nodes", "../x", "--output", tmp_path / "out")
    status, _, message = mupuppet("compile", fleet, "--nodes", ",")
    assert status == 2
    assert "expected names separated by commas" in message


def _metadata(**changed: object) -> str:
    fields = {"name": "a-web", "version": "1", "author": "a", "license": "l", "source": "s"}
    return json.dumps({**fields, "dependencies": [], **changed})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("null", "must be a JSON object"),
        ("[1]", "must be a JSON object"),
        (_metadata(name=5), "the name in the metadata of web must be a string"),
        (_metadata(dependencies=["b"]), "dependencies in the metadata of web must be JSON objects"),
    ],
)
def test_metadata_that_puppet_stumbles_over_is_an_error(
    code: Path, text: str, expected: str
) -> None:
    file = code / "modules" / "web" / "metadata.json"
    file.write_text(text)
    message = failed(code, "--node", "a")
    assert expected in message
    assert f"{file}:1:" in message


# --- Files that are none, and mistakes in data


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A small control repository."""
    for name, text in {
        "manifests/site.pp": "notify { lookup('a'): }\nnotify { file('m/x'): }\n",
        "hiera.yaml": "version: 5\n",
        "data/common.yaml": "b: 1\na: text\n",
        "modules/m/files/x": "x",
        "modules/m/metadata.json": "{}",
        "environment.conf": "",
    }.items():
        path = tmp_path / "repository" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "repository"


@pytest.mark.parametrize(
    "name",
    [
        "manifests/site.pp",
        "hiera.yaml",
        "data/common.yaml",
        "modules/m/files/x",
        "environment.conf",
    ],
)
def test_a_pipe_in_an_environment_blocks_no_one(repository: Path, name: str) -> None:
    (repository / name).unlink()
    os.mkfifo(repository / name)
    message = failed(repository, "--node", "n")
    assert "not a regular file" in message
    assert name in message


def test_a_pipe_as_metadata_is_warned_of(repository: Path) -> None:
    (repository / "modules/m/metadata.json").unlink()
    os.mkfifo(repository / "modules/m/metadata.json")
    done = mupuppet("compile", repository, "--node", "n", "--puppet", "7")
    assert done.status == 0
    assert "not a regular file" in done.err


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("b: 1\na: \"%{file('x')}\"\n", "data/common.yaml:2:1", "method 'file'"),
        ("a: \"%{lookup('a')}\"\n", "data/common.yaml:1:1", "Recursive lookup detected in [a]"),
        ("b: x\na: \"%{alias('b')} y\"\n", "data/common.yaml:2:1", "entire string"),
    ],
)
def test_a_mistake_in_a_value_is_reported_at_its_key(
    repository: Path, text: str, place: str, message: str
) -> None:
    (repository / "data/common.yaml").write_text(text)
    error = failed(repository, "--node", "n")
    assert message in error
    assert f"{repository / place}\n" in error
    assert "manifests/site.pp:1:10" in error


def test_a_broken_hierarchy_is_reported_with_its_place(repository: Path) -> None:
    (repository / "hiera.yaml").write_text("version: 5\nhierarchy:\n  - name: x\n   path: y\n")
    error = failed(repository, "--node", "n")
    assert f" --> {repository / 'hiera.yaml'}:4:4" in error


def test_a_diagnostic_that_is_logged_too_is_reported_once(repository: Path) -> None:
    (repository / "manifests/site.pp").write_text("notice({'a' => 1, 'a' => 2})\n")
    done = mupuppet("compile", repository, "--node", "n", "--strict", "warning")
    assert done.status == 0
    assert done.err.count("more than once") == 1
    assert "notice: {a => 2}" in done.err


def test_a_terminal_obeys_nothing_that_code_logs(repository: Path) -> None:
    (repository / "manifests/site.pp").write_text('notice("a\\u001b[31m\\nb")\n')
    assert "notice: a␛[31m\nb\n" in mupuppet("compile", repository, "--node", "n").err
