"""`mupuppet fleet`, `impact` and `diff` as users type them."""

from __future__ import annotations

import gc
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from mupuppet.cli.main import main
from tests.cli.command import Result, mupuppet
from tests.unit.fleet.repositories import (
    SMALL,
    commit_all,
    git,
    small_repository,
    write,
    write_facts,
)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = small_repository(tmp_path)
    commit_all(root, "first")
    monkeypatch.chdir(root)
    return root


def run(*arguments: str) -> Result:
    """Run a verb in this process: most tests run many."""
    out, err = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(arguments)
    except SystemExit as end:  # of argparse
        status = int(end.code or 0)
    finally:
        gc.enable()
    return Result(status, out.getvalue(), err.getvalue())


FACTS = ("--facts", "../facts", "--jobs", "1")


def changed(root: Path, files: dict[str, str | None]) -> None:
    """A branch with some files changed."""
    git(root, "checkout", "-q", "-B", "feature", "main")
    write(root, files)
    commit_all(root, "change")


def diff(*arguments: str) -> Any:
    result = run("diff", *arguments, *FACTS, "--format", "json")
    assert result.out, result.err
    return json.loads(result.out)


# --- fleet


def test_unchanged_nodes_are_not_compiled_again(repository: Path) -> None:
    first = run("fleet", *FACTS)
    assert first.status == 0, first.err
    assert "4 nodes, 0 failed" in first.out
    assert "4 compiled" in first.out
    assert "0 compiled" in run("fleet", *FACTS).out
    write(repository, {"data/roles/db.yaml": "base::packages: [vim, mariadb]\n"})
    data = json.loads(run("fleet", *FACTS, "--format", "json").out)
    assert [name for name, each in data["nodes"].items() if each["compiled"]] == ["db1"]
    write(
        repository,
        {"site/base/manifests/init.pp": "# moved\n" + SMALL["site/base/manifests/init.pp"]},
    )
    assert "0 compiled" in run("fleet", *FACTS).out


def test_a_fact_that_no_code_reads_changes_nothing(repository: Path) -> None:
    run("fleet", *FACTS)
    path = repository.parent / "facts/web1.json"
    facts = json.loads(path.read_text())
    path.write_text(json.dumps({**facts, "uptime": "2 days"}))
    assert "0 compiled" in run("fleet", *FACTS).out
    path.write_text(json.dumps({**facts, "role": "db"}))
    assert "1 compiled" in run("fleet", *FACTS).out


def test_failures_are_grouped(repository: Path) -> None:
    write(repository, {"site/base/manifests/init.pp": "class base($packages) { fail('no') }\n"})
    result = run("fleet", *FACTS)
    assert result.status == 1
    assert "3 nodes: db1, web1, web2" in result.out
    assert "site/base/manifests/init.pp:1: " in result.out


def test_catalogs_are_written(repository: Path) -> None:
    run("fleet", *FACTS, "--catalogs", "../out")
    written = json.loads((repository.parent / "out/web1.json").read_text())
    compiled = json.loads(
        run(
            "compile", ".", "--node", "web1", "--facts", "../facts/web1.json", "--format", "json"
        ).out
    )
    for each in (written, compiled):
        each.pop("version")
    assert written == compiled


@pytest.mark.parametrize(
    ("arguments", "nodes"),
    [
        (("--nodes", "web*"), ["web1", "web2"]),
        (("--nodes", "/^db/,other"), ["db1", "other"]),
        (("--with-fact", "role=web"), ["web1", "web2"]),
        (("--one-of-each", "role"), ["db1", "other", "web1"]),
    ],
)
def test_filters(repository: Path, arguments: tuple[str, ...], nodes: list[str]) -> None:
    data = json.loads(run("fleet", *FACTS, "--format", "json", *arguments).out)
    assert list(data["nodes"]) == nodes


def test_nodes_by_class(repository: Path) -> None:
    run("fleet", *FACTS)
    data = json.loads(run("fleet", *FACTS, "--format", "json", "--with-class", "app").out)
    assert list(data["nodes"]) == ["web1", "web2"]


def test_one_of_each_set_of_classes(repository: Path) -> None:
    run("fleet", *FACTS)
    options = ("--format", "json", "--one-of-each", "class:*a*")
    data = json.loads(run("fleet", *FACTS, *options).out)
    assert list(data["nodes"]) == ["db1", "other", "web1"]


def test_queries_are_about_the_last_run_of_all_nodes(repository: Path) -> None:
    run("fleet", *FACTS)
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    git(repository, "checkout", "-q", "main")
    assert run("diff", "main..feature", *FACTS).status == 2
    assert "listen 8080" in run("fleet", "query", "File[/etc/app.conf]", "content").out


def test_modules_outside_of_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "code/environments/production"
    write(root, {**SMALL, "environment.conf": "modulepath = site:modules:$basemodulepath\n"})
    write(tmp_path / "code/modules", {"far/manifests/init.pp": "class far { notify { 'far': } }\n"})
    write(root, {"manifests/site.pp": "include far\n"})
    write_facts(tmp_path / "code/environments/facts", {"web1": "web", "web2": "web"})
    commit_all(root, "first")
    monkeypatch.chdir(root)
    assert "2 compiled" in run("fleet", *FACTS).out
    assert "0 compiled" in run("fleet", *FACTS).out
    assert run("diff", "HEAD", *FACTS).status == 0
    assert "0 compiled" in run("fleet", *FACTS).out
    write(tmp_path / "code/modules", {"far/manifests/init.pp": "class far { notify { 'new': } }\n"})
    assert "2 compiled" in run("fleet", *FACTS).out
    # Both revisions see the modules as they are now.
    assert run("diff", "HEAD", *FACTS).status == 0


def test_an_inventory(repository: Path) -> None:
    inventory = {
        "defaults": {"facts": "debian-12", "set": {"role": "web"}},
        "nodes": {
            "web9": None,
            "db9": {"facts": "facts/db1.json", "set": {"role": "db"}},
            "z9": {"facts": {"role": "none"}, "classes": ["unused"]},
        },
    }
    path = repository.parent / "inventory.json"
    path.write_text(json.dumps(inventory))
    run("fleet", "--inventory", str(path))
    result = run("fleet", "query", "resources", "Notify[unused]")
    assert result.out == "node\nz9\n"
    result = run("fleet", "query", "Package[postgresql]", "ensure")
    assert "present  1      db9" in result.out
    path.write_text(json.dumps({"nodes": {"a": {"fact": 1}}}))
    result = run("fleet", "--inventory", str(path))
    assert (result.status, result.out) == (1, "")
    assert "unknown key `fact`" in result.err


def test_queries(repository: Path) -> None:
    assert "nothing has been compiled yet" in run("fleet", "query", "classes").err
    run("fleet", *FACTS)
    result = run("fleet", "query", "File[/etc/app.conf]", "content", "--format", "csv")
    assert result.out == (
        'resource,content,count,nodes\nFile[/etc/app.conf],"listen 8080\n",2,"web1, web2"\n'
    )
    facts = json.loads(run("fleet", "query", "facts", "--format", "json").out)
    assert {"facts": "role", "nodes": 3} in facts
    assert not any(each["facts"] == "uptime" for each in facts)
    for name in ("data/nodes/web1.yaml#app::motd", "modules/app/manifests/init.pp#app"):
        subject = "data" if "yaml" in name else "definitions"
        rows = run("fleet", "query", subject, name, "--format", "csv").out
        bare = run("fleet", "query", subject, name.partition("#")[2], "--format", "csv").out
        assert rows.startswith("node\nweb1\n")
        assert set(rows.split()) <= set(bare.split()) == {"node", "web1", "web2"}
    assert run("fleet", "query", "--unused", "classes").out == "class\nunused\n"
    unused = run("fleet", "query", "--unused", "facts", *FACTS).out.split("\n")
    assert "uptime" in unused
    assert "role" not in unused
    count = run("fleet", "query", "--sql", "SELECT count(*) AS n FROM nodes", "--format", "csv")
    assert count.out == "n\n4\n"
    assert run("fleet", "query", "--sql", "DELETE FROM run").status == 1
    assert run("fleet", "query", "nonsense").status == 2


def test_exported_resources_reach_their_fixpoint(repository: Path) -> None:
    code = SMALL["manifests/site.pp"] + "@@notify { \"from ${trusted['certname']}\": }\n"
    write(
        repository,
        {"manifests/site.pp": code.replace("'nothing': }", "'nothing': } Notify <<| |>>")},
    )
    run("fleet", *FACTS)
    title = "Notify[from *]"
    result = run("fleet", "query", title)
    assert result.out.count("1      other") == 4
    # A node that exports something else touches those that collect.
    write(repository, {"data/nodes/web1.yaml": "app::motd: other\n"})
    data = json.loads(run("fleet", *FACTS, "--format", "json").out)
    compiled = [name for name, each in data["nodes"].items() if each["compiled"]]
    assert compiled == ["other", "web1"]


@pytest.mark.slow
def test_processes_give_the_same(repository: Path) -> None:
    run("fleet", *FACTS, "--catalogs", "../one")
    (repository / ".mupuppet/fleet.db").unlink()
    mupuppet("fleet", *FACTS[:2], "--jobs", "3", "--catalogs", "../three", directory=repository)
    for path in (repository.parent / "one").iterdir():
        assert path.read_bytes() == (repository.parent / "three" / path.name).read_bytes()


# --- impact


def test_impact(repository: Path) -> None:
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    result = run("impact", "main..feature", *FACTS)
    assert result.out == (
        "data/roles/web.yaml key app::port: the value was changed: 2 nodes (web1, web2)\n"
        "2 of 4 nodes can be affected; all others stay the same\n"
    )
    data = json.loads(run("impact", "main..feature", *FACTS, "--format", "json").out)
    assert data["all"] == 4
    assert data["nodes"]["web1"] == [
        {"input": "data/roles/web.yaml key app::port", "reason": "the value was changed"}
    ]
    assert run("impact", "main..feature", *FACTS, "--test-selection").out == "web1\n"
    assert run("impact", "nonsense..main", *FACTS).status == 1


# --- diff


def test_a_change_of_data_and_its_cause(repository: Path) -> None:
    changed(repository, {"data/roles/web.yaml": "# new\napp::port: 81\n"})
    data = diff("main..feature")
    assert {name: each["status"] for name, each in data["nodes"].items()} == {
        "db1": "untouched", "other": "untouched", "web1": "changed", "web2": "changed",
    }  # fmt: skip
    first = data["groups"][0]
    assert (first["resource"], first["attribute"]) == ("File[/etc/app.conf]", "content")
    assert (first["risk"], first["triggers"]) == ("restart", ["Service[app]"])
    assert first["nodes"] == ["web1", "web2"]
    (cause,) = first["causes"]
    assert (cause["file"], cause["line"], cause["proven"]) == ("data/roles/web.yaml", 2, True)


def test_exit_statuses(repository: Path) -> None:
    assert run("diff", "main", *FACTS).status == 0
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    assert run("diff", "main", *FACTS).status == 2
    changed(repository, {"data/roles/web.yaml": "app::port: no\n"})
    assert run("diff", "main..feature", *FACTS).status == 1
    assert run("diff", "main..nonsense", *FACTS).status == 1
    assert run("diff", "main", "--ignore", "File[/(/]", *FACTS).status == 2
    # A failure that both have is not a change.
    assert run("diff", "feature", "feature", *FACTS).status == 0


def test_holes_for_facts(repository: Path) -> None:
    code = SMALL["site/base/manifests/init.pp"].replace('\\n"', ' up\\n"')
    changed(repository, {"site/base/manifests/init.pp": code})
    (group,) = diff("main..feature")["groups"]
    assert group["nodes"] == ["db1", "web1", "web2"]
    assert set(group["holes"]["web1"].values()) == {"web1.example.com"}


def test_several_causes_are_told_apart(repository: Path) -> None:
    changed(
        repository,
        {
            "data/common.yaml": "app::port: 80\napp::motd: bye\nbase::packages: [emacs]\n",
            "modules/app/templates/app.conf.epp": "<%- | $port | -%>\nlisten <%= $port %> ssl\n",
        },
    )
    causes = {
        (group["resource"], group["kind"]): [
            (each["file"], each["line"], each["proven"]) for each in group["causes"]
        ]
        for group in diff("main..feature")["groups"]
    }
    assert causes["File[/etc/app.conf]", "changed"] == [
        ("modules/app/templates/app.conf.epp", 2, True)
    ]
    # Both keys are in one run of lines, and told apart.
    assert causes["File[/etc/motd]", "changed"] == [("data/common.yaml", 2, True)]
    assert causes["Package[emacs]", "added"] == [("data/common.yaml", 3, True)]


def test_hunks_that_are_needed_together(repository: Path) -> None:
    code = SMALL["modules/app/manifests/init.pp"]
    changed(
        repository,
        {
            "modules/app/manifests/init.pp": code.replace(
                "  service {", "  if $motd == 'both' { notify { 'both': } }\n  service {"
            ),
            "data/nodes/web1.yaml": "app::motd: both\n",
        },
    )
    groups = {group["resource"]: group for group in diff("main..feature")["groups"]}
    causes = groups["Notify[both]"]["causes"]
    assert [(each["file"], each["proven"], each["together"]) for each in causes] == [
        ("data/nodes/web1.yaml", True, True),
        ("modules/app/manifests/init.pp", True, True),
    ]


def test_a_renamed_template_leaves_all_other_causes_proven(repository: Path) -> None:
    code = SMALL["modules/app/manifests/init.pp"]
    changed(
        repository,
        {
            "modules/app/manifests/init.pp": code.replace("app.conf.epp", "other.epp"),
            "modules/app/templates/app.conf.epp": None,
            "modules/app/templates/other.epp": SMALL["modules/app/templates/app.conf.epp"],
            "data/common.yaml": "app::port: 80\napp::motd: bye\nbase::packages: [vim]\n",
        },
    )
    groups = diff("main..feature")["groups"]
    causes = {group["resource"]: group["causes"] for group in groups}
    assert causes.keys() == {"File[/etc/motd]", "Class[App]"}
    for named in causes.values():
        assert [(each["file"], each["line"], each["proven"]) for each in named] == [
            ("data/common.yaml", 2, True)
        ]


def test_keys_with_values_of_several_lines_are_told_apart(repository: Path) -> None:
    changed(
        repository,
        {"data/common.yaml": "app::port: 80\napp::motd: bye\nbase::packages:\n- emacs\n- ed\n"},
    )
    causes = {
        group["resource"]: [(each["line"], each["end_line"]) for each in group["causes"]]
        for group in diff("main..feature")["groups"]
    }
    assert causes["Package[ed]"] == [(3, 5)]
    assert causes["File[/etc/motd]"] == [(2, 2)]


def test_failures_have_causes(repository: Path) -> None:
    changed(repository, {"modules/app/manifests/init.pp": "class app {\n  fail('broken')\n}\n"})
    (group,) = diff("main..feature")["groups"]
    assert (group["kind"], group["nodes"]) == ("failed", ["web1", "web2"])
    assert group["causes"][0]["proven"]
    back = diff("feature..main")
    assert {each["status"] for each in back["nodes"].values()} == {"mended", "untouched"}


def test_addresses_in_failures_are_not_changes(repository: Path) -> None:
    """…which are other ones in each compilation."""
    site = "manifests/site.pp"
    failing = "fail('no #<Thing:0x%016x>')\n"
    write(repository, {site: failing % 1})
    commit_all(repository, "fails")
    changed(repository, {site: failing % 2})
    assert {each["status"] for each in diff("HEAD~1", "HEAD")["nodes"].values()} == {"same"}
    changed(repository, {site: "fail('no #<Other:0x0000000000000001>')\n"})
    assert {each["status"] for each in diff("HEAD~1", "HEAD")["nodes"].values()} == {"failed"}


def test_the_work_tree_and_directories(repository: Path) -> None:
    write(repository, {"data/roles/db.yaml": "base::packages: [vim]\n"})
    data = diff("main")
    assert [group["resource"] for group in data["groups"]] == ["Package[postgresql]", "Class[Base]"]
    other = repository.parent / "other"
    write(other, {**SMALL, "data/nodes/web1.yaml": "app::motd: elsewhere\n"})
    data = diff("main", str(other))
    assert "File[/etc/motd]" in {group["resource"] for group in data["groups"]}


def test_catalogs_in_files(repository: Path) -> None:
    run("fleet", *FACTS, "--catalogs", "../one")
    write(repository, {"data/nodes/web1.yaml": "app::motd: other\n"})
    run("fleet", *FACTS, "--catalogs", "../two")
    data = diff("../one", "../two")
    assert [name for name, each in data["nodes"].items() if each["status"] == "changed"] == ["web1"]
    assert diff("../one/web1.json", "../two/web1.json")["groups"] == data["groups"]
    (repository.parent / "bad.json").write_text("[]")
    assert "not a catalog" in run("diff", "../bad.json", "../bad.json").err


def test_something_else_than_files_may_differ(repository: Path) -> None:
    write(
        repository.parent / "data", {"common.yaml": SMALL["data/common.yaml"].replace("vim", "vi")}
    )
    data = diff("main", "main", "--to", "data=../data")
    assert "Package[vi]" in {group["resource"] for group in data["groups"]}
    code = SMALL["modules/unused/manifests/init.pp"].replace("'unused'", "$serverversion")
    write(
        repository,
        {"modules/unused/manifests/init.pp": code, "manifests/site.pp": "include unused\n"},
    )
    for arguments in (("./", "./", "--puppet", "7", "--to", "puppet=8"), ("--puppet", "7..8")):
        data = diff(*arguments)
        assert {"removed", "added"} == {group["kind"] for group in data["groups"]}
    assert run("diff", "--puppet", "7..x").status == 2
    other = repository.parent / "others"
    other.mkdir()
    facts = json.loads((repository.parent / "facts/web1.json").read_text())
    (other / "web1.json").write_text(json.dumps({**facts, "os": {"family": "RedHat"}}))
    write(repository, {"manifests/site.pp": "notify { $facts['os']['family']: }\n"})
    data = diff("--to", "facts=../others", "--nodes", "web1")
    assert {"Notify[Debian]", "Notify[RedHat]"} == {each["resource"] for each in data["groups"]}
    assert run("diff", "main", "main", "--to", "nonsense=1").status == 2


def test_ignored_changes(repository: Path) -> None:
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    rules = ("--ignore", "Class::port", "--ignore", "File[/etc/*]::content")
    assert run("diff", "main..feature", *FACTS, *rules).status == 0


def test_secrets_are_not_shown(repository: Path) -> None:
    code = "class app($port, $motd) { user { 'a': password => Sensitive(\"pw-${port}\") } }\n"
    write(repository, {"modules/app/manifests/init.pp": code})
    commit_all(repository, "secret")
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    for output in ("text", "json", "markdown", "junit", "html"):
        shown = run("diff", "main..feature", *FACTS, "--format", output).out
        assert "User[a]" in shown
        assert "pw-8" not in shown


@pytest.mark.parametrize("output", ["text", "markdown", "junit", "html"])
def test_formats(repository: Path, output: str) -> None:
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    path = repository.parent / "report"
    result = run("diff", "main..feature", *FACTS, "--format", output, "--output", str(path))
    assert (result.status, result.out) == (2, "")
    content = path.read_text()
    assert "File[/etc/app.conf]" in content
    assert "web2" in content


def test_options_in_the_configuration_file(repository: Path) -> None:
    write(repository, {"mupuppet.toml": "ignore = ['Class', 'File']\nfacts = 'facts'\n"})
    (repository / "facts").symlink_to("../facts")
    changed(repository, {"data/roles/web.yaml": "app::port: 81\n"})
    assert run("diff", "main..feature", "--jobs", "1", "--facts", "../facts").status == 0
