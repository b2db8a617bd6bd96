"""A browser without a screen, for tests of pages."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.waiting import HANGING

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str | None:
    """The browser on this machine, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def ask_page(page: Path, script: str, *, position: int = 0, size: str = "1400,900") -> Any:
    """Load a page and run a script in it; what the script gives to `answer` is returned.

    The script has `key(name)` to press a key, `text(id)` for the text of an element, and `$(id)`
    for the element. Errors on the page and in the script are raised here.
    """
    browser = find_chromium()
    assert browser is not None
    asking = page.with_name(f"asking-{page.name}")
    code = page.read_text(encoding="utf-8")
    before, head, after = code.partition("<body>\n")
    assert head
    asking.write_text(
        before + head + _LISTENER + after.replace("</body>", _asking(script)), encoding="utf-8"
    )
    done = subprocess.run(
        [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            f"--window-size={size}",
            f"--user-data-dir={page.parent / 'profile'}",
            "--dump-dom",
            f"{asking.as_uri()}#{position}",
        ],
        capture_output=True,
        check=True,
        timeout=HANGING,
    )
    found = re.search(r'<pre id="the-answer">(.*?)</pre>', done.stdout.decode(), re.DOTALL)
    assert found is not None, done.stderr.decode()[-2000:]
    answer = json.loads(html.unescape(found[1]))
    assert not answer["errors"], answer["errors"]
    return answer["answer"]


_LISTENER = """\
<script>
window.problems = [];
addEventListener("error", (event) => problems.push(String(event.message)));
</script>
"""


def _asking(script: str) -> str:
    return f"""\
<script>
(() => {{
  const $ = (id) => document.getElementById(id);
  const text = (id) => $(id).textContent;
  const key = (name) => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {{ key: name, bubbles: true, cancelable: true }}));
  let result = null;
  const answer = (value) => {{ result = value; }};
  try {{
{script}
  }} catch (error) {{ problems.push(String(error)); }}
  const pre = document.createElement("pre");
  pre.id = "the-answer";
  pre.textContent = JSON.stringify({{ answer: result, errors: problems }});
  document.body.append(pre);
}})();
</script>
</body>"""
