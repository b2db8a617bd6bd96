"""Reports as comments of pull requests: collapsible groups, within the limit of forges."""

from __future__ import annotations

import re

from mupuppet.diagnostics.markdown import code, in_html, plain
from mupuppet.diagnostics.render_text import show_text
from mupuppet.diff.groups import Group
from mupuppet.diff.report import Report, cause_text, change_lines, headline, nodes_text, summary

#: GitHub's limit is 65,536 characters, GitLab's is 1,000,000.
LIMIT = 65_000
#: By this line a later run finds the comment that it updates.
MARKER = "<!-- mupuppet diff -->"
_LINES = 120
_NODES = 50


def render_markdown(report: Report, *, limit: int = LIMIT, link: str | None = None) -> str:
    """The report in at most `limit` characters; what does not fit is counted and linked to."""
    head = [
        MARKER,
        f"### Puppet: {code(report.before)} → {code(report.after)}",
        "",
        f"**{plain(summary(report))}**",
        "",
    ]
    head += [f"> {plain(note)}" for note in report.notes]
    tail = "" if link is None else f"\n[The whole report]({link})\n"
    text = "\n".join(head) + "\n"
    left = list(report.groups)
    while left:
        made = _group(left[0], _LINES)
        rest = _left_out(len(left) - 1)
        if len(text) + len(made) + len(rest) + len(tail) > limit:
            made = _group(left[0], 10, 5)  # a shorter one, and those that follow may still fit
            if len(text) + len(made) + len(rest) + len(tail) > limit:
                break
        text += made
        left.pop(0)
    return (text + _left_out(len(left)) + tail)[:limit]


def _left_out(count: int) -> str:
    if not count:
        return ""
    groups = (
        "1 more group of changes does" if count == 1 else f"{count:,} more groups of changes do"
    )
    return f"\n*{groups} not fit into this comment.*\n"


def _group(group: Group, most_lines: int, most_nodes: int = _NODES) -> str:
    count = "1 node" if len(group.nodes) == 1 else f"{len(group.nodes):,} nodes"
    title = in_html(headline(group)[:300])
    lines = [
        f"<details><summary><code>{title}</code> · {group.risk} · <b>{count}</b></summary>",
        "",
    ]
    shown = [show_text(line) for line in change_lines(group.example, most_lines)]
    if shown:
        fence = "`" * max(3, 1 + max(map(len, re.findall("`+", "\n".join(shown))), default=0))
        lines += [f"{fence}diff", *shown, fence, ""]
    for cause in cause_text(group):
        lines.append(f"- cause: {code(cause)}")
    if group.cause_note:
        lines.append(f"- cause: {plain(group.cause_note)}")
    if group.triggers:
        lines.append(f"- triggers: {code(nodes_text(group.triggers, 10))}")
    if group.holes:
        filled = group.holes.get(group.example_node, {})
        values = ", ".join(f"{{{name}}} is {value}" for name, value in filled.items())
        lines.append(f"- example: {code(group.example_node)}, {code(values)}")
    lines.append(f"- nodes: {plain(nodes_text(group.nodes, most_nodes))}")
    return "\n".join([*lines, "", "</details>", ""])
