"""Reports for test runners: a test case for each node, failed if the node fails or changes."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from mupuppet.diagnostics.render_text import show_text
from mupuppet.diff.report import Report, cause_text, change_lines, headline

_LINES = 40
#: Characters that XML 1.0 cannot hold, beside controls.
_IMPOSSIBLE = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")


def render_junit(report: Report) -> str:
    """JUnit's XML."""
    by_id = {group.id: group for group in report.groups}
    groups = report.groups_of()
    failed = [node for node, status in report.statuses.items() if status == "failed"]
    changed = [node for node, status in report.statuses.items() if status in ("changed", "mended")]
    name = f"{report.before} → {report.after}"
    counts = f'tests="{len(report.statuses)}" failures="{len(changed)}" errors="{len(failed)}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f"<testsuite name={_attribute(f'mupuppet diff {name}')} {counts}>",
    ]
    for node, status in report.statuses.items():
        case = f'  <testcase classname="mupuppet.diff" name={_attribute(node)}'
        if status in ("same", "untouched"):
            lines.append(f"{case}/>")
            continue
        tag = "error" if status == "failed" else "failure"
        own = [by_id[each] for each in groups.get(node, ())]
        body = []
        for group in own:
            body.append(headline(group))
            body += [f"    {line}" for line in change_lines(group.example, _LINES)]
            body += [f"  cause: {cause}" for cause in cause_text(group)]
        message = _attribute(f"{status}: {len(own)} {'change' if len(own) == 1 else 'changes'}")
        text = "\n".join(escape(_shown(line)) for line in body)
        lines.append(f"{case}>\n    <{tag} message={message}>{text}</{tag}>\n  </testcase>")
    return "\n".join([*lines, "</testsuite>"]) + "\n"


def _attribute(text: str) -> str:
    return quoteattr(_shown(text))


def _shown(text: str) -> str:
    return _IMPOSSIBLE.sub("\ufffd", show_text(text))
