"""Who wrote a line: git's answer, asked for safely.

Git is run without a shell, reads nothing but the repository that holds the file, and runs none of
the programs that its configuration may name.
"""

import os
import subprocess
from datetime import UTC, datetime

_SECONDS = 30
#: Settings with which a repository could make git run programs.
_SAFE = (
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.pager=cat",
    "-c", "blame.ignoreRevsFile=", "-c", "diff.external=",
)  # fmt: skip
_NOT_COMMITTED = "0" * 40


class Blame:
    """The commits and authors of lines, each file asked for once."""

    def __init__(self) -> None:
        self._files: dict[str, dict[int, str]] = {}

    @property
    def knows_something(self) -> bool:
        """Whether any file was in a checkout."""
        return not self._files or any(self._files.values())

    def __call__(self, path: str, line: int) -> str | None:
        """`a1b2c3d Jane Doe 2024-05-31: subject`; None outside of a checkout."""
        if path not in self._files:
            self._files[path] = _blame(path)
        return self._files[path].get(line)


def _blame(path: str) -> dict[int, str]:
    directory, name = os.path.split(os.path.abspath(os.path.realpath(path)))
    command = ["git", *_SAFE, "blame", "--porcelain", "--no-textconv", "--", name]
    environment = {
        **os.environ,
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "LC_ALL": "C.UTF-8",
    }
    try:
        done = subprocess.run(
            command,
            cwd=directory,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return {}
    if done.returncode != 0:
        return {}
    return _parsed(done.stdout.decode("utf-8", "replace"))


def _parsed(text: str) -> dict[int, str]:
    """The porcelain format: a header of each commit, once, then its lines."""
    found: dict[int, str] = {}
    commits: dict[str, dict[str, str]] = {}
    commit, line = "", 0
    for each in text.split("\n"):
        words = each.split(" ")
        if len(words) >= 3 and len(words[0]) == 40 and words[1].isdigit():
            commit, line = words[0], int(words[2])
            commits.setdefault(commit, {})
        elif each.startswith("\t"):
            found[line] = _described(commit, commits[commit])
        elif commit:
            key, _, value = each.partition(" ")
            commits[commit][key] = value
    return found


def _described(commit: str, fields: dict[str, str]) -> str:
    if commit == _NOT_COMMITTED:
        return "not committed yet"
    seconds = int(fields.get("author-time", "0"))
    day = datetime.fromtimestamp(seconds, tz=UTC).date().isoformat()
    return f"{commit[:7]} {fields.get('author', '?')} {day}: {fields.get('summary', '')}"
