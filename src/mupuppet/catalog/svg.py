"""The resource graph as an SVG image.

Containers are boxes around their content, which is arranged in columns: an ordering between two
resources puts the second, or the box around it, in a later column than the first.
Arrows for orderings go from right edges to left edges; those that refresh are blue.
"""

from __future__ import annotations

import json
from pathlib import Path
from xml.sax.saxutils import escape

from mupuppet.basics.lazy import cached
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

#: Catalogs with more resources than this are folded by class.
_FEW = 100
#: So many resources of a type in a container are drawn one by one, if the catalog is folded.
_FEW_OF_TYPE = 12
_PARTS = Path(__file__).parent / "picture"


class _Box(Record, frozen=False, eq=False, slots=False):
    ref: str
    #: What people are shown of it.
    text: str = ""
    children: list[_Box] = field(default_factory=list)
    #: Whether its content is drawn.
    is_open: bool = True
    #: Whether it stands for resources of one type, and not for a resource.
    is_group: bool = False
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0

    @property
    def label(self) -> str:
        string = self.text.replace("\n", "⏎")
        if len(string) > _MAXIMUM:  # long paths differ at their ends
            half = (_MAXIMUM - 1) // 2
            string = f"{string[: _MAXIMUM - 1 - half]}…{string[-half:]}"
        return string if self.is_open else f"▸ {string}  {self.count}"

    @cached
    def count(self) -> int:
        """How many resources it contains."""
        return sum((not child.is_group) + child.count for child in self.children)


def to_svg(catalog: Catalog) -> str:
    """The image of a catalog, self-contained.

    A large one is folded by class; in a browser, a script in it folds, zooms and searches.
    """
    roots, children = containment(catalog)
    boxes: dict[str, _Box] = {}
    tops = [box for root in roots if (box := _tree(root, children, boxes, catalog)) is not None]
    whole = _Box("", children=tops)
    is_large = len(catalog) > _FEW
    if is_large:
        _fold(whole)
    orderings = [edge for edge in ordering_edges(catalog) if edge[0] in boxes and edge[1] in boxes]
    visible = _visible_orderings(orderings, whole)
    _place(whole, _between_siblings([(first, second) for first, second, _ in visible], whole))
    body: list[str] = []
    _move(whole, 0, 0)
    for top in tops:
        _draw_box(body, top)
    for first, second, refreshes in visible:
        _draw_arrow(body, first, second, refreshes)
    width, height = round(whole.width), round(whole.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">\n'
        f"<title>{_escape(catalog.name)}</title>\n<style>\n{_part('picture.css')}</style>\n"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" style="fill:#7a8794;'
        'stroke:none"/></marker></defs>\n<g id="canvas">\n'
        + "\n".join(body)
        + "\n</g>\n"
        + (_folding(whole, orderings) if is_large else "")
        + "</svg>\n"
    )


def _part(name: str) -> str:
    return (_PARTS / name).read_text(encoding="utf-8")


def _tree(
    ref: str, children: dict[str, list[str]], boxes: dict[str, _Box], catalog: Catalog
) -> _Box | None:
    """The box of a resource with its content; each resource is drawn once."""
    if ref in boxes:
        return None
    box = boxes[ref] = _Box(ref, catalog.label(ref))
    for child in children.get(ref, ()):
        made = _tree(child, children, boxes, catalog)
        if made is not None:
            box.children.append(made)
    return box


# --- Folding


def _fold(box: _Box) -> None:
    """Close all containers but those that have the classes of a node; group by type."""
    for child in box.children:
        _fold(child)
    if not box.ref:
        return
    box.is_open = not box.children or box.ref.startswith(_ALWAYS_OPEN)
    by_type: dict[str, list[_Box]] = {}
    for child in box.children:
        by_type.setdefault(child.ref.partition("[")[0], []).append(child)
    grouped: list[_Box] = []
    for type, members in by_type.items():
        if type in ("Class", "Node") or len(members) <= _FEW_OF_TYPE:
            grouped += members
        else:
            group = _Box(f"{type} of {box.ref}", type, members, is_open=False, is_group=True)
            grouped.append(group)
    box.children = grouped


_ALWAYS_OPEN = ("Stage[", "Class[main]", "Node[")


def _folding(whole: _Box, orderings: list[tuple[str, str, bool]]) -> str:
    """The data and the script that fold, zoom and search in a browser."""
    rows: list[list[object]] = []
    number_of: dict[str, int] = {}
    waiting = [(box, -1) for box in reversed(whole.children)]
    while waiting:
        box, container = waiting.pop()
        number = number_of[box.ref] = len(rows)
        rows.append([box.text, container, int(box.is_open), box.count, int(box.is_group)])
        waiting += [(child, number) for child in reversed(box.children)]
    arrows = [[number_of[first], number_of[second], int(how)] for first, second, how in orderings]
    data = json.dumps({"boxes": rows, "orderings": arrows}, separators=(",", ":"))
    data = data.replace("]]>", "]]\\u003e")
    script = f"const graph = {data};\n{_part('picture.js')}"
    return f"{_part('controls.svg')}<script><![CDATA[\n{script}]]></script>\n"


def _paths(whole: _Box) -> dict[str, list[_Box]]:
    """For each resource the boxes around it and its own, as far as they are drawn."""
    found: dict[str, list[_Box]] = {}
    waiting: list[tuple[_Box, list[_Box]]] = [(box, []) for box in whole.children]
    while waiting:
        box, above = waiting.pop()
        is_hidden = bool(above) and not above[-1].is_open
        found[box.ref] = above if is_hidden else [*above, box]
        waiting += [(child, found[box.ref]) for child in box.children]
    return found


def _visible_orderings(
    orderings: list[tuple[str, str, bool]], whole: _Box
) -> list[tuple[_Box, _Box, bool]]:
    """The orderings between boxes that are drawn, each once."""
    paths = _paths(whole)
    found: dict[tuple[str, str], tuple[_Box, _Box, bool]] = {}
    for first, second, refreshes in orderings:
        one, other = paths[first][-1], paths[second][-1]
        before = found.get((one.ref, other.ref))
        if one is not other:
            refreshes = refreshes or (before is not None and before[2])
            found[(one.ref, other.ref)] = (one, other, refreshes)
    return list(found.values())


# --- Layout


def _between_siblings(orderings: list[tuple[_Box, _Box]], whole: _Box) -> dict[str, list[str]]:
    """The orderings between sibling boxes: the outermost containers that differ."""
    paths = _paths(whole)
    found: dict[str, list[str]] = {}
    for first, second in orderings:
        for one, other in zip(paths[first.ref], paths[second.ref], strict=False):
            if one is not other:
                found.setdefault(one.ref, []).append(other.ref)
                break
    return found


def _place(box: _Box, siblings: dict[str, list[str]]) -> None:
    """Compute the size of a box and the positions of its content."""
    title = len(box.label) * _LETTER + 16
    if not box.children or not box.is_open:
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
    for child in box.children if box.is_open else ():
        _move(child, box.x, box.y)


def _draw_box(body: list[str], box: _Box) -> None:
    kind = "box" if not box.children else "outer" if box.is_open else "box folded"
    place = f'x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width:.0f}" height="{box.height:.0f}"'
    body.append(f'<g><title>{_escape(box.text)}</title><rect class="{kind}" rx="4" {place}/>')
    style = ' class="name"' if box.children else ""
    string = _escape(box.label)
    body.append(f'<text{style} x="{box.x + 8:.0f}" y="{box.y + 16:.0f}">{string}</text></g>')
    for child in box.children if box.is_open else ():
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
