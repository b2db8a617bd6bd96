"""The worker ends with the process that started it, however that ends."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.requirements import needs_ruby
from tests.waiting import HANGING

pytestmark = needs_ruby


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + HANGING
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def _is_running(pid: str) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_code_that_loops_does_not_outlive_a_killed_compilation(tmp_path: Path) -> None:
    started = tmp_path / "started"
    template = f"<% File.write('{started}.new', Process.pid.to_s) %>"
    template += f"<% File.rename('{started}.new', '{started}') %><% loop {{ }} %>"
    manifest = tmp_path / "site.pp"
    manifest.write_text(f'notice(inline_template("{template}"))')
    command = [sys.executable, "-m", "mupuppet", "compile", str(manifest), "--ruby", "always"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_until(started.exists)
        finally:
            process.kill()
    pid = started.read_text()
    wait_until(lambda: not _is_running(pid))
