"""The steps of the GitHub Action and of the GitLab job, run here against a repository."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml

from tests.cli.command import clean_environment
from tests.unit.fleet.repositories import commit_all, git, small_repository, write

CI = Path(__file__).parents[2] / "examples/ci"


class Forge(BaseHTTPRequestHandler):
    """Comments of a pull request, as GitHub and GitLab have them."""

    comments: list[dict[str, Any]]

    def do_GET(self) -> None:
        self._answer(self.comments)

    def do_POST(self) -> None:
        self.comments.append({"id": 7 + len(self.comments), "body": self._body()})
        self._answer(self.comments[-1])

    def do_PATCH(self) -> None:
        number = int(self.path.rpartition("/")[2])
        (comment,) = [each for each in self.comments if each["id"] == number]
        comment["body"] = self._body()
        self._answer(comment)

    def do_PUT(self) -> None:
        self.do_PATCH()

    def _body(self) -> str:
        assert self.headers["Authorization"] == "Bearer secret"
        content = self.rfile.read(int(self.headers["Content-Length"]))
        return str(json.loads(content)["body"])

    def _answer(self, data: object) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(data).encode())

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.fixture
def forge() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    comments: list[dict[str, Any]] = [{"id": 1, "body": "hello"}]
    handler = type("Handler", (Forge,), {"comments": comments})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/comments", comments
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def branch(tmp_path: Path) -> tuple[Path, str, str]:
    """A repository with a change: its directory, the base and the head."""
    root = small_repository(tmp_path)
    write(root, {"ci/post_comment.py": (CI / "post_comment.py").read_text()})
    base = commit_all(root, "first")
    git(root, "checkout", "-q", "-b", "feature")
    write(root, {"data/roles/web.yaml": "app::port: 81\n"})
    return root, base, commit_all(root, "change")


def run_steps(steps: list[str], directory: Path, **variables: str) -> int:
    """Run shell commands as a forge would; the status of the first that fails."""
    bin_directory = directory.parent / "bin"
    bin_directory.mkdir(exist_ok=True)
    for name, arguments in {"mupuppet": "-m mupuppet", "python3": ""}.items():
        program = bin_directory / name
        program.write_text(f'#!/bin/sh\nexec {sys.executable} {arguments} "$@"\n')
        program.chmod(0o755)
    environment = {**clean_environment(), **variables, "TOKEN": "secret"}
    environment["PATH"] = f"{bin_directory}{os.pathsep}{environment['PATH']}"
    script = "set -e\n" + "\n".join(steps)
    done = subprocess.run(
        ["bash", "-c", script], cwd=directory, env=environment, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.returncode


def check_comments(comments: list[dict[str, Any]]) -> None:
    assert len(comments) == 2
    assert comments[0]["body"] == "hello"
    assert comments[1]["body"].startswith("<!-- mupuppet diff -->")
    assert "File[/etc/app.conf]" in comments[1]["body"]


@pytest.mark.slow
def test_the_github_action(
    branch: tuple[Path, str, str], forge: tuple[str, list[dict[str, Any]]], tmp_path: Path
) -> None:
    root, base, head = branch
    url, comments = forge
    action = yaml.safe_load((CI / "action.yml").read_text())
    steps = {each["name"]: each for each in action["runs"]["steps"]}
    wanted = [steps[name]["run"] for name in ("compare", "comment")]
    variables = {
        "ARGUMENTS": "--facts ../facts", "DIRECTORY": ".", "BASE": base, "HEAD": head,
        "API": url, "EDIT": url, "GITHUB_OUTPUT": str(tmp_path / "output"),
        "GITHUB_ACTION_PATH": str(root / "ci"),
    }  # fmt: skip
    for _ in range(2):  # the second run updates the comment of the first
        assert run_steps(wanted, root, **variables) == 0
        check_comments(comments)
    assert (root / "mupuppet-diff.html").exists()
    assert (tmp_path / "output").read_text().split() == ["status=2", "status=2"]
    result = steps["result"]["run"]
    assert run_steps([result], root, STATUS="2") == 0
    assert run_steps([result], root, STATUS="1") == 1


@pytest.mark.slow
def test_the_gitlab_job(
    branch: tuple[Path, str, str], forge: tuple[str, list[dict[str, Any]]]
) -> None:
    root, base, head = branch
    url, comments = forge
    job = yaml.safe_load((CI / "gitlab-ci.yml").read_text())["mupuppet-diff"]
    variables = {
        "ARGUMENTS": "--facts ../facts", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base,
        "CI_COMMIT_SHA": head, "API": url, "EDIT": url, "METHOD": job["variables"]["METHOD"],
    }  # fmt: skip
    for _ in range(2):
        assert run_steps(job["script"], root, **variables) == 0
        check_comments(comments)
    assert (root / "mupuppet-diff.html").exists()
