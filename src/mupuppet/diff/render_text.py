"""Reports for terminals."""

from __future__ import annotations

from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import show_text
from mupuppet.diff.groups import Group
from mupuppet.diff.report import Report, cause_text, change_lines, headline, nodes_text, summary

#: Lines of a change and names of nodes that are shown unless all are wanted.
_LINES = 40
_NODES = 6


def render_text(report: Report, palette: Palette = PLAIN, *, is_full: bool = False) -> str:
    """The report, with the riskiest changes first; long ones are folded unless `is_full`."""
    lines = []
    for group in report.groups:
        lines += _group_lines(group, palette, is_full=is_full)
        lines.append("")
    lines += [f"{palette.faint}note: {show_text(note)}{palette.reset}" for note in report.notes]
    ends = f"{show_text(report.before)} → {show_text(report.after)}"
    lines.append(f"{palette.message}{ends}{palette.reset}: {show_text(summary(report))}")
    return "\n".join(lines) + "\n"


def _group_lines(group: Group, palette: Palette, *, is_full: bool) -> list[str]:
    count = "1 node" if len(group.nodes) == 1 else f"{len(group.nodes):,} nodes"
    risk = palette.error if group.risk in ("failure", "removal") else palette.warning
    title = f"{palette.message}{show_text(headline(group))}{palette.reset}"
    lines = [f"{title}  {risk}{group.risk}{palette.reset}  {count}"]
    for line in change_lines(group.example, 10**9 if is_full else _LINES):
        colour = {"-": palette.error, "+": palette.value, "@": palette.label}.get(line[:1], "")
        lines.append(f"    {colour}{show_text(line)}{palette.reset if colour else ''}")
    lines += _remarks(group, palette, is_full=is_full)
    return lines


def _remarks(group: Group, palette: Palette, *, is_full: bool) -> list[str]:
    most = 10**9 if is_full else _NODES
    remarks = []
    if group.triggers:
        remarks.append(("triggers", nodes_text(group.triggers, most)))
    remarks += [("cause", cause) for cause in cause_text(group)]
    if group.cause_note:
        remarks.append(("cause", group.cause_note))
    if group.holes:
        filled = group.holes.get(group.example_node, {})
        values = ", ".join(f"{{{name}}} is {value}" for name, value in filled.items())
        remarks.append(("example", f"{group.example_node}: {values}"))
    remarks.append(("nodes", nodes_text(group.nodes, most)))
    width = max(len(name) for name, _ in remarks)
    return [
        f"  {palette.faint}{name:{width}}{palette.reset}  {show_text(text)}"
        for name, text in remarks
    ]
