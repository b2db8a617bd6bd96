"""The resource graph: what contains what, and what comes before what."""

from __future__ import annotations

from mupuppet.catalog.catalog import Catalog
from mupuppet.diagnostics.render_text import show_text


def ordering_edges(catalog: Catalog) -> list[tuple[str, str, bool]]:
    """The ordering edges: first, second, and whether the first refreshes the second."""
    return [
        (first, second, bool(about["refreshes"])) for first, second, about in catalog.dependencies
    ]


def containment(catalog: Catalog) -> tuple[list[str], dict[str, list[str]]]:
    """The roots, and the content of each container; of two containers the inner one counts."""
    children: dict[str, list[str]] = {}
    parent: dict[str, str] = {}
    for source, target in catalog.edges:
        if target not in parent or not source.startswith("Stage["):
            parent[target] = source
    for target, source in parent.items():
        children.setdefault(source, []).append(target)
    roots = [resource.ref for resource in catalog.resources if resource.ref not in parent]
    return roots, children


def to_dot(catalog: Catalog) -> str:
    """The graph in Graphviz' language: containers are boxes, orderings are arrows."""
    roots, children = containment(catalog)
    lines = [
        f"digraph {_quote(catalog.name)} {{",
        "  compound=true; rankdir=LR; node [shape=box, fontname=sans]; edge [color=gray40];",
    ]
    drawn: set[str] = set()
    for root in roots:
        _draw(lines, catalog, children, root, 1, drawn)
    for first, second, refreshes in ordering_edges(catalog):
        style = " [style=bold, color=steelblue]" if refreshes else ""
        lines.append(f"  {_quote(first)} -> {_quote(second)}{style};")
    lines.append("}")
    return "\n".join(lines) + "\n"


def _draw(
    lines: list[str],
    catalog: Catalog,
    children: dict[str, list[str]],
    ref: str,
    depth: int,
    drawn: set[str],
) -> None:
    if ref in drawn:
        return
    drawn.add(ref)
    indent = "  " * depth
    below = children.get(ref)
    if not below:
        label = "" if catalog.label(ref) == ref else f" [label={_quote(catalog.label(ref))}]"
        lines.append(f"{indent}{_quote(ref)}{label};")
        return
    lines.append(f"{indent}subgraph {_quote('cluster_' + ref)} {{")
    lines.append(f"{indent}  label={_quote(catalog.label(ref))};")
    lines.append(f"{indent}  {_quote(ref)} [shape=point];")
    for child in below:
        _draw(lines, catalog, children, child, depth + 1, drawn)
    lines.append(f"{indent}}}")


def _quote(string: str) -> str:
    lines = map(show_text, string.replace("\\", "\\\\").replace('"', '\\"').split("\n"))
    return '"' + "\\n".join(lines) + '"'
