"""The verbs on a system without what only POSIX has, and with the paths of Windows.

No Windows is needed: `tests/windows` makes one of any system, in a process of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath
from typing import Any

import pytest

from tests.paths import EXAMPLES, ROOT

_LAYER = ROOT / "tests" / "windows"
_NODE = "web01.example.com"

_RUNNER = """
import contextlib, io, json, sys
from mupuppet.cli.main import main
answers = []
for arguments in json.load(sys.stdin):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(arguments)
        except SystemExit as end:
            status = end.code
    answers.append([status, out.getvalue(), err.getvalue()])
print(json.dumps(answers))
"""


def _python(tmp_path: Path, code: str, given: str = "") -> str:
    """What Python prints in such a system."""
    home = _windows(tmp_path / "home")
    environment = {
        **os.environ,
        "PYTHONPATH": str(_LAYER),
        "TEMP": _windows(tmp_path),
        "USERPROFILE": home,
        "XDG_STATE_HOME": f"{home}\\state",
        "XDG_CACHE_HOME": f"{home}\\cache",
    }
    environment.pop("TMPDIR", None)
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=given,
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=environment,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _windows(path: Path) -> str:
    return "C:" + str(path).replace("/", "\\")


def _run(tmp_path: Path, *commands: list[str]) -> list[tuple[int, str, str]]:
    """The status, output and messages of commands, in one process."""
    return [tuple(each) for each in json.loads(_python(tmp_path, _RUNNER, json.dumps(commands)))]


@pytest.fixture
def repository(tmp_path: Path) -> str:
    """The example, as it is written on that system."""
    shutil.copytree(EXAMPLES / "control-repo", tmp_path / "control-repo")
    return _windows(tmp_path / "control-repo")


def test_a_repository_is_compiled_and_explained(tmp_path: Path, repository: str) -> None:
    page = f"{_windows(tmp_path)}\\why.html"
    question = ["File[/etc/nginx/conf.d/site.conf]", "content"]
    node = ["--node", _NODE]
    compiled, relative, why, page_made, readers = _run(
        tmp_path,
        ["compile", repository, *node],
        ["compile", "control-repo", *node, "--format", "json"],
        ["why", repository, *node, *question],
        ["why", repository, *node, "--format", "html", "--output", page],
        ["who-reads", repository, *node, "fact", "os.family"],
    )
    assert compiled[0] == 0, compiled
    assert "11 resources, 5 classes" in compiled[1]
    files = {each.get("file") for each in json.loads(relative[1])["resources"]}
    root = PureWindowsPath(repository).as_posix()
    assert f"{root}/site-modules/profile/manifests/web.pp" in files
    assert not any("\\" in (file or "") for file in files)
    assert "site-modules/profile/templates/site.conf.epp:3" in why[1]
    assert "data/roles/web.yaml:5" in why[1]
    assert page_made[0] == 0, page_made
    assert "File[/etc/motd]" in (tmp_path / "why.html").read_text(encoding="utf-8")
    assert readers[0] == 0, readers


def test_data_is_looked_up_and_files_are_checked(tmp_path: Path, repository: str) -> None:
    looked_up, checked, absent, listed, upgraded, wrong = _run(
        tmp_path,
        ["lookup", "profile::web::port", repository, "--node", _NODE, "--explain"],
        ["validate", "--verbose", repository],
        ["why-not", repository, "--node", _NODE, "Package[emacs]"],
        ["env", repository],
        ["upgrade", repository],
        ["validate", f"{repository}\\missing.pp"],
    )
    assert "data/roles/web.yaml" in looked_up[1]
    assert checked[0] == 0, checked
    assert "no problems" in checked[2]
    assert absent[0] == 0, absent
    assert "site-modules" in listed[1]
    assert upgraded[0] == 0, upgraded
    assert wrong[0] == 1
    assert f"{PureWindowsPath(repository).as_posix()}/missing.pp" in wrong[1]


def test_mistakes_are_shown_with_the_paths_that_were_given(tmp_path: Path) -> None:
    (tmp_path / "site.pp").write_text("include profil::web\n")
    ((status, _, messages),) = _run(tmp_path, ["compile", "site.pp", "--node", "x"])
    assert status == 1
    assert "--> site.pp:1:1" in messages


def test_new_repositories_tests_and_completions_are_written(tmp_path: Path) -> None:
    code, made, compiled, page, completion = _run(
        tmp_path,
        ["compile", "-e", "notify { 'hello': }"],
        ["init", "new"],
        ["compile", "new", "--node", _NODE],
        ["man"],
        ["completion", "fish"],
    )
    for status, _, messages in (code, made, compiled, page, completion):
        assert status == 0, messages


def test_requests_are_answered_where_nothing_can_be_forked(tmp_path: Path) -> None:
    code = "include foo"
    files = {"foo/manifests/init.pp": "class foo { notify { 'x': } }"}
    requests = [{"id": 1, "code": code, "modules": files}, {"id": 2, "code": "fail('no')"}]
    lines = "".join(f"{json.dumps(each)}\n" for each in requests)
    run = "from mupuppet.cli.main import main; main(['batch'])"
    answers: list[dict[str, Any]] = [
        json.loads(line) for line in _python(tmp_path, run, lines).splitlines()
    ]
    assert [(each["id"], each["ok"]) for each in answers] == [(1, True), (2, False)]
    made = answers[0]["catalog"]["resources"][-1]
    assert (made["title"], made["file"]) == ("x", "modules/foo/manifests/init.pp")


def test_what_needs_posix_is_a_clear_error(tmp_path: Path, repository: str) -> None:
    for status, _, messages in _run(tmp_path, ["serve", repository], ["terminus", "serve"]):
        assert status == 2
        assert "forks processes, and so needs a POSIX system" in messages


def test_a_fleet_is_compiled_in_one_process(tmp_path: Path, repository: str) -> None:
    ((status, out, messages),) = _run(
        tmp_path, ["compile", repository, "--nodes", f"{_NODE},db01.example.com", "--jobs", "4"]
    )
    assert status == 0, messages
    assert "web01.example.com  11 resources" in out


#: What may use what only POSIX has; everything else can be imported.
_POSIX_ONLY = {
    "mupuppet.cli.terminus_service",
    "mupuppet.fleet.dask_executor",  # Dask asks Python for its system, which is the real one here
    "mupuppet.server.running",
    "mupuppet.server.workers",
    "mupuppet.server.compilations",
    "mupuppet.supervision.pool",
    "mupuppet.supervision.processes",
}

_IMPORTER = """
import importlib, json, pkgutil, mupuppet
failed = {}
for each in pkgutil.walk_packages(mupuppet.__path__, "mupuppet."):
    if each.name.endswith("__main__") or ".control_repo" in each.name:
        continue
    try:
        importlib.import_module(each.name)
    except (ImportError, AttributeError) as problem:
        failed[each.name] = str(problem)
print(json.dumps(failed))
"""


@pytest.mark.slow
def test_only_what_serves_needs_posix(tmp_path: Path) -> None:
    failed = json.loads(_python(tmp_path, _IMPORTER))
    assert set(failed) <= _POSIX_ONLY, failed


@pytest.mark.parametrize(
    "parts",
    [
        ("C:\\code", "modules"),
        ("C:/code", "environments\\production", "data"),
        ("relative\\path", "..", "x"),
        ("C:\\code", "D:\\other"),
    ],
)
def test_paths_have_slashes(parts: tuple[str, ...], tmp_path: Path) -> None:
    code = "import json, sys; from mupuppet.basics import slashed\n"
    code += "print(slashed.join(*json.load(sys.stdin)))"
    made = _python(tmp_path, code, json.dumps(parts)).strip()
    assert made == PureWindowsPath(*parts).as_posix()


def test_lists_of_directories_have_either_separator(tmp_path: Path) -> None:
    code = "from mupuppet.basics import slashed\n"
    code += r"print(slashed.split('site-modules:modules;C:\\code\\modules:$basemodulepath'))"
    made = _python(tmp_path, code).strip()
    assert made == "['site-modules', 'modules', 'C:/code/modules', '$basemodulepath']"
