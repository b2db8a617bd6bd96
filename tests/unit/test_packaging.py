"""What other tools read of this repository: hooks, actions, templates, images, pages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.paths import ROOT
from tests.waiting import HANGING

pytestmark = pytest.mark.skipif(
    not (ROOT / "action.yml").exists(), reason="only a checkout has these files"
)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "good.pp").write_text("notify { 'x': }\n")
    (tmp_path / "bad.yaml").write_text("a: [1\n")
    return tmp_path


def _run(script: str, directory: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the script of a step, with our program as `mupuppet`."""
    programs = directory / "bin"
    programs.mkdir(exist_ok=True)
    program = programs / "mupuppet"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m mupuppet "$@"\n')
    program.chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", script],
        cwd=directory,
        env={**os.environ, "PATH": path, "PYTHONPATH": source, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGING,
    )


def test_the_github_action_annotates_and_fails(repository: Path) -> None:
    action: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text())
    install, validate = action["runs"]["steps"]
    assert "pip install" in install["run"]
    assert set(validate["env"]) == {"PATHS", "ARGUMENTS", "SARIF"}
    done = _run(
        validate["run"], repository, PATHS="good.pp bad.yaml", ARGUMENTS="", SARIF="it.sarif"
    )
    assert done.returncode == 1
    assert done.stdout.startswith("::error file=bad.yaml,line=")
    assert json.loads((repository / "it.sarif").read_text())["version"] == "2.1.0"
    good = _run(validate["run"], repository, PATHS="good.pp", ARGUMENTS="--puppet 8", SARIF="")
    assert (good.returncode, good.stdout) == (0, "")


def test_the_gitlab_template_reports_and_fails(repository: Path) -> None:
    header, job = yaml.safe_load_all((ROOT / "templates/gitlab-validate.yml").read_text())
    inputs = {name: each["default"] for name, each in header["spec"]["inputs"].items()}
    (steps,) = [each["script"] for each in job.values()]
    given = [
        re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda found: inputs[found[1]], step)
        for step in steps
        if "pip install" not in step
    ]
    done = _run("\n".join(given), repository)
    assert done.returncode == 1
    assert "bad.yaml" in done.stdout
    assert (
        '<testcase classname="mupuppet" name="good.pp"' in (repository / "mupuppet.xml").read_text()
    )


def test_the_hook_of_pre_commit_runs_on_files_that_it_names(repository: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    wanted = re.compile(hook["files"])
    for name in ("a/b.pp", "x.epp", "data/x.yaml", "Puppetfile", "a/environment.conf", "t.erb"):
        assert wanted.search(name)
    for name in ("README.md", "lib/x.rb", "MyPuppetfile"):
        assert not wanted.search(name)
    assert _run(f"{hook['entry']} good.pp", repository).returncode == 0
    assert _run(f"{hook['entry']} good.pp bad.yaml", repository).returncode == 1


def test_the_dockerfile_is_sound() -> None:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.split("\n") if line and not line.startswith("#")]
    words = [line.split()[0] for line in lines]
    assert set(words) <= {"FROM", "COPY", "RUN", "USER", "WORKDIR", "ENTRYPOINT", "CMD"}
    assert all(":" in line for line in lines if line.startswith("FROM"))
    assert words.index("USER") < words.index("ENTRYPOINT")
    for line in lines:
        if line.startswith(("ENTRYPOINT", "CMD")):
            assert json.loads(line.split(maxsplit=1)[1])


@pytest.fixture(scope="module")
def installed_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory into which the wheel is installed, without what it depends on."""
    directory = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    build = [*pip, "wheel", str(ROOT), "--no-deps", "--wheel-dir", str(directory)]
    done = subprocess.run(build, capture_output=True, text=True, check=False, timeout=HANGING)
    if done.returncode and "No matching distribution found for hatchling" in done.stderr:
        pytest.skip("hatchling, which builds the wheel, cannot be had without a package index")
    assert done.returncode == 0, done.stderr
    (wheel,) = directory.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")  # nothing in it is of one system
    target = directory / "site"
    install = [*pip, "install", "--no-deps", "--no-index", "--target", str(target), str(wheel)]
    subprocess.run(install, check=True, timeout=HANGING)
    return target


@pytest.mark.slow
@pytest.mark.parametrize("is_windows", [False, True], ids=["here", "windows"])
def test_the_wheel_has_all_that_the_verbs_need(
    installed_wheel: Path, is_windows: bool, tmp_path: Path
) -> None:
    layer = [str(ROOT / "tests" / "windows")] if is_windows else []
    repository = [str(ROOT / "examples" / "control-repo"), "--node", "web01.example.com"]
    commands = (
        ["compile", *repository],
        ["compile", *repository, "--format", "svg", "--output", "it.svg"],
        ["why", *repository, "--format", "html", "--output", "it.html"],
        ["validate", str(ROOT / "examples" / "control-repo")],
        ["init", "new"],
        ["explain", "syntax-error"],
    )
    for command in commands:
        done = subprocess.run(
            [sys.executable, "-m", "mupuppet", *command],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([*layer, str(installed_wheel)])},
            capture_output=True,
            text=True,
            check=False,
            timeout=HANGING,
        )
        assert done.returncode == 0, (command, done.stderr)
    origin = [sys.executable, "-c", "import mupuppet; print(mupuppet.__file__)"]
    found = subprocess.run(
        origin,
        env={**os.environ, "PYTHONPATH": str(installed_wheel)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.startswith(str(installed_wheel))
