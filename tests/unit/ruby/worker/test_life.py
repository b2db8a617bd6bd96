"""The worker ends with the process that started it, however that ends."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from tests.requirements import needs_ruby
from tests.waiting import HANGING

pytestmark = needs_ruby


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + HANGING
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def _is_running(title: str) -> bool:
    """Is there a process with this title? A confined one has another number than it knows."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended
            if path.read_text().startswith(title):
                return True
    return False


def test_code_that_loops_does_not_outlive_a_killed_compilation(tmp_path: Path) -> None:
    title = f"mupuppet-{uuid4()}"
    manifest = tmp_path / "site.pp"
    template = f"<% Process.setproctitle(%q({title})); loop {{ }} %>"
    manifest.write_text(f"notice(inline_template('{template}'))")
    command = [sys.executable, "-m", "mupuppet", "compile", str(manifest), "--ruby", "always"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: _is_running(title))
        finally:
            process.kill()
    wait_until(lambda: not _is_running(title))
