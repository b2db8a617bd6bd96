"""Catalogs, explanations and diagnostics as HTML, for notebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from mupuppet.diagnostics import Diagnostic

#: How many rows and levels a notebook shows; more would make it slow.
_MOST_ROWS = 200
_MOST_NODES = 500


def catalog_html(catalog: Any) -> str:
    """The resources as a table."""
    rows = catalog.rows()
    body = "".join(
        f"<tr><td>{escape(catalog.label(str(row['resource'])))}</td>"
        f"<td>{escape(str(row['attribute'] or ''))}</td>"
        f"<td>{escape(repr(row['value'])[:200] if row['attribute'] else '')}</td></tr>"
        for row in rows[:_MOST_ROWS]
    )
    more = f"<p>… {len(rows) - _MOST_ROWS} more rows</p>" if len(rows) > _MOST_ROWS else ""
    head = "<tr><th>resource</th><th>attribute</th><th>value</th></tr>"
    size = f"{len(catalog)} resources, {len(catalog.classes)} classes"
    return f"<p>Catalog of {escape(catalog.name)}: {size}</p><table>{head}{body}</table>{more}"


def diagnostics_html(diagnostics: Iterable[Diagnostic]) -> str:
    """Diagnostics with their source lines."""
    from mupuppet.diagnostics.render_full import render_full

    return "".join(f"<pre>{escape(render_full(each))}</pre>" for each in diagnostics)


def explanation_html(explanation: Any, plain: Callable[[Any], Any]) -> str:
    """A tree that folds."""
    count = 0

    def shown(node: Any, depth: int) -> str:
        nonlocal count
        count += 1
        value = f" = {escape(repr(plain(node.value))[:200])}" if node.has_value else ""
        place = f" <small>{escape(node.place)}</small>" if node.place else ""
        note = f" <em>{escape(node.note)}</em>" if node.note else ""
        text = f"<code>{escape(node.text)}</code>{value}{place}{note}"
        if not node.children or count > _MOST_NODES:
            return f"<li>{text}</li>"
        inner = "".join(shown(child, depth + 1) for child in node.children)
        is_open = " open" if depth < 3 else ""
        return f"<li><details{is_open}><summary>{text}</summary><ul>{inner}</ul></details></li>"

    return f"<ul>{shown(explanation, 0)}</ul>"
