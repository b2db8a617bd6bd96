"""An explanation as a graph for Graphviz: values flow from the leaves to the answer."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance.labels import shortened
from mupuppet.provenance.lines import folded, line_of, value_text

_LONGEST = 60


def render_dot(
    title: str,
    explanation: Explanation,
    *,
    full: bool = False,
    shorten: Callable[[str], str] = str,
) -> str:
    """The graph of an explanation; places are shown as `shorten` makes them of paths."""
    lines = ["digraph why {", "  rankdir=BT;", '  node [shape=box, fontname="monospace"];']
    answer = title
    if explanation.has_value:
        answer += f"\n= {value_text(explanation.value, _LONGEST)}"
    lines.append(f"  n0 [label={_quoted(answer)}, style=bold];")
    count = 0
    waiting = [(explanation, 0)]
    while waiting:
        each, above = waiting.pop()
        count += 1
        line = line_of(each)
        label = shortened(line.subject, _LONGEST)
        if line.has_value:
            label += f"\n= {value_text(line.value, _LONGEST)}"
        if line.place is not None:
            label += f"\n{shorten(line.place)}"
        style = ", style=dashed" if line.is_condition else ""
        lines.append(f"  n{count} [label={_quoted(label)}{style}];")
        lines.append(f"  n{count} -> n{above};")
        children, _ = folded(line.children, full)
        waiting += [(child, count) for child in reversed(children)]
    lines.append("}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
