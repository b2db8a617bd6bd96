"""Reports as one self-contained HTML page: search, filters, changes side by side."""

from __future__ import annotations

import html
import json
from importlib.resources import files
from typing import Any

from mupuppet.diff.groups import Group
from mupuppet.diff.report import (
    Report,
    cause_text,
    change_lines,
    group_data,
    headline,
    summary,
)


def render_html(report: Report) -> str:
    """The whole report as a page that needs nothing else."""
    page = files("mupuppet.diff").joinpath("page")
    template, style, script = (
        page.joinpath(name).read_text(encoding="utf-8")
        for name in ("page.html", "page.css", "page.js")
    )
    data = {
        "groups": [_group(group) for group in report.groups],
        "statuses": dict(report.statuses),
    }
    # `</script>` and comments in data must not end the element.
    embedded = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    parts = {
        "TITLE": html.escape(f"{report.before} → {report.after}"),
        "SUMMARY": html.escape(summary(report)),
        "NOTES": "".join(f"<p class=note>{html.escape(note)}</p>" for note in report.notes),
        "STYLE": style,
        "SCRIPT": script,
        "DATA": embedded,
    }
    made = template
    for name, part in parts.items():
        made = made.replace(f"<!--{name}-->", part, 1)
    return made


def _group(group: Group) -> dict[str, Any]:
    data = group_data(group)
    example = data.pop("example")
    return {
        **data,
        "title": headline(group),
        "type": group.example.type,
        "lines": change_lines(group.example),
        "cause_lines": cause_text(group),
        "example_node": example["node"],
    }
