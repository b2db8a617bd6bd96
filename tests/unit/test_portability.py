"""The core without what only POSIX systems have: modules, functions and flags are taken away."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import clean_environment
from tests.paths import EXAMPLES
from tests.waiting import HANGING

#: Runs before anything else in a process.
WITHOUT_POSIX = """\
import os, sys

ABSENT = ("fcntl", "resource", "pwd", "grp", "termios", "pty", "tty")

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name in ABSENT:
            raise ImportError(f"no module {name} on this system")

sys.meta_path.insert(0, Absent())
for name in ABSENT:
    sys.modules.pop(name, None)
for name in (
    "uname", "fork", "getuid", "geteuid", "getgid", "getegid", "setsid", "killpg", "chown",
    "sched_getaffinity", "O_NOFOLLOW", "O_NONBLOCK", "O_DIRECTORY", "O_CLOEXEC",
):
    if hasattr(os, name):
        delattr(os, name)
"""
NODE = ("--node", "web01.example.com")


@pytest.mark.parametrize(
    "arguments",
    [
        ("compile", "-e", "notify { 'hello': }"),
        ("compile", ".", *NODE),
        ("compile", ".", "--all-nodes"),
        ("validate", "."),
        ("lookup", "profile::web::port", *NODE),
        ("why", ".", "Package[nginx]", *NODE),
        ("env", "."),
        ("functions", "upcase"),
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_verbs_need_no_posix(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_POSIX)
    given = clean_environment()
    path = os.pathsep.join(filter(None, [str(tmp_path), given.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-m", "mupuppet", *arguments],
        cwd=EXAMPLES / "control-repo",
        env=given | {"PYTHONPATH": path, "COMPUTERNAME": "WINDOWS1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGING,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
