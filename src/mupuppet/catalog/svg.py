"""The resource graph as an SVG image.

Containers are boxes around their content, which is arranged in columns: an ordering between two
resources puts the second, or the box around it, in a later column than the first.
Arrows for orderings go from right edges to left edges; those that refresh are blue.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from mupuppet.basics.records import Record, field
from mupuppet.catalog.catalog import Catalog
from mupuppet.catalog.graph import containment, ordering_edges

_LETTER = 6.6
_LINE = 24
_GAP = 14
_COLUMN_GAP = 46
_MAXIMUM = 48
#: The number of boxes in a column before another column begins.
_ROWS = 40

_STYLE = """\
text { font: 11px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: #1c2733 }
.box { fill: #ffffff; stroke: #5b6b7b } .outer { fill: #5b6b7b; fill-opacity: .07; stroke: #9fb0c0 }
.name { font-weight: bold } path { fill: none; stroke: #7a8794; stroke-width: 1.2 }
path.refresh { stroke: #2878c8; stroke-width: 1.8 }"""


class _Box(Record, frozen=False):
    ref: str
    children: list[_Box] = field(default_factory=list)
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0

    @property
    def label(self) -> str:
        string = self.ref.replace("\n", "⏎")
        if len(string) <= _MAXIMUM:
            return string
        # Long paths differ at their ends.
        half = (_MAXIMUM - 1) // 2
        return f"{string[: _MAXIMUM - 1 - half]}…{string[-half:]}"


def to_svg(catalog: Catalog) -> str:
    """The image of a catalog, self-contained."""
    roots, children = containment(catalog)
    boxes: dict[str, _Box] = {}
    path: dict[str, list[str]] = {}
    tops = [box for root in roots if (box := _tree(root, children, boxes, path, [])) is not None]
    orderings = [edge for edge in ordering_edges(catalog) if edge[0] in boxes and edge[1] in boxes]
    siblings = _between_siblings(orderings, path)
    whole = _Box("", tops)
    _place(whole, siblings)
    body: list[str] = []
    _move(whole, 0, 0)
    for top in tops:
        _draw_box(body, top)
    for first, second, refreshes in orderings:
        _draw_arrow(body, boxes[first], boxes[second], refreshes)
    width, height = round(whole.width), round(whole.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">\n'
        f"<title>{_escape(catalog.name)}</title>\n<style>\n{_STYLE}\n</style>\n"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" style="fill:#7a8794;'
        'stroke:none"/></marker></defs>\n' + "\n".join(body) + "\n</svg>\n"
    )


def _tree(
    ref: str,
    children: dict[str, list[str]],
    boxes: dict[str, _Box],
    path: dict[str, list[str]],
    above: list[str],
) -> _Box | None:
    """The box of a resource with its content; each resource is drawn once."""
    if ref in boxes:
        return None
    box = boxes[ref] = _Box(ref)
    path[ref] = [*above, ref]
    for child in children.get(ref, ()):
        made = _tree(child, children, boxes, path, path[ref])
        if made is not None:
            box.children.append(made)
    return box


def _between_siblings(
    orderings: list[tuple[str, str, bool]], path: dict[str, list[str]]
) -> dict[str, list[str]]:
    """The orderings between sibling boxes: the outermost containers that differ."""
    found: dict[str, list[str]] = {}
    for first, second, _ in orderings:
        for one, other in zip(path[first], path[second], strict=False):
            if one != other:
                found.setdefault(one, []).append(other)
                break
    return found


def _place(box: _Box, siblings: dict[str, list[str]]) -> None:
    """Compute the size of a box and the positions of its content."""
    title = len(box.label) * _LETTER + 16
    if not box.children:
        box.width, box.height = title, _LINE
        return
    for child in box.children:
        _place(child, siblings)
    x, height = float(_GAP), 0.0
    for column in _columns(box.children, siblings):
        y = _LINE + 6.0 if box.ref else float(_GAP)
        for child in column:
            child.x, child.y = x, y
            y += child.height + _GAP
        x += max(child.width for child in column) + _COLUMN_GAP
        height = max(height, y)
    box.width = max(x - _COLUMN_GAP + _GAP, title)
    box.height = height


def _columns(boxes: list[_Box], siblings: dict[str, list[str]]) -> list[list[_Box]]:
    """The boxes by the number that must come before them; long columns are split."""
    here = {box.ref for box in boxes}
    before = {box.ref: 0 for box in boxes}
    for box in boxes:
        for other in siblings.get(box.ref, ()):
            if other in here:
                before[other] += 1
    rank = dict.fromkeys(before, 0)
    ready = [ref for ref, count in before.items() if not count]
    for ref in ready:  # grows during the iteration; boxes on a cycle stay in their column
        for other in siblings.get(ref, ()):
            if other in here:
                rank[other] = max(rank[other], rank[ref] + 1)
                before[other] -= 1
                if not before[other]:
                    ready.append(other)
    columns: dict[int, list[_Box]] = {}
    for box in boxes:
        columns.setdefault(rank[box.ref], []).append(box)
    return [
        column[start : start + _ROWS]
        for _, column in sorted(columns.items())
        for start in range(0, len(column), _ROWS)
    ]


def _move(box: _Box, x: float, y: float) -> None:
    """Convert positions in boxes to positions in the image."""
    box.x += x
    box.y += y
    for child in box.children:
        _move(child, box.x, box.y)


def _draw_box(body: list[str], box: _Box) -> None:
    kind = "outer" if box.children else "box"
    place = f'x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width:.0f}" height="{box.height:.0f}"'
    body.append(f'<g><title>{_escape(box.ref)}</title><rect class="{kind}" rx="4" {place}/>')
    style = ' class="name"' if box.children else ""
    string = _escape(box.label)
    body.append(f'<text{style} x="{box.x + 8:.0f}" y="{box.y + 16:.0f}">{string}</text></g>')
    for child in box.children:
        _draw_box(body, child)


def _draw_arrow(body: list[str], first: _Box, second: _Box, refreshes: bool) -> None:
    x1, y1 = first.x + first.width, first.y + min(first.height, _LINE) / 2
    x2, y2 = second.x, second.y + min(second.height, _LINE) / 2
    bend = max(24.0, abs(x2 - x1) / 2)
    kind = ' class="refresh"' if refreshes else ""
    curve = (
        f"M{x1:.0f} {y1:.0f} C{x1 + bend:.0f} {y1:.0f} {x2 - bend:.0f} {y2:.0f} {x2:.0f} {y2:.0f}"
    )
    body.append(f'<path{kind} d="{curve}" marker-end="url(#tip)"/>')


def _escape(string: str) -> str:
    """Escape a string for XML, which has no control characters."""
    printable = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in string)
    return escape(printable)
