"""Coverage for people: a table for the terminal, and a page."""

from __future__ import annotations

import os
from html import escape

from mupuppet.basics import slashed
from mupuppet.testing.coverage import KINDS, Coverage, Item

#: How much of what is not covered the terminal shows, of each kind.
_MOST_SHOWN = 20
_TITLES = {
    "resources": "resources that assertions are about",
    "classes": "classes and defined types",
    "parameters": "parameters that tests or data set",
    "branches": "branches",
    "data": "keys of data",
}


def terminal_lines(coverage: Coverage) -> list[str]:
    """The table, and what is not covered."""
    lines = []
    for kind in KINDS:
        covered, total = coverage.count(kind)
        if total:
            percent = _percent(covered, total)
            lines.append(f"{_TITLES[kind]:36} {covered:6} of {total:<6} {percent:>6}")
    for kind in KINDS:
        missing = coverage.missing(kind)
        if missing:
            lines += ["", f"{_TITLES[kind]}, not covered:"]
            lines += [f"  {file}:{line}: {what}" for file, line, what in missing[:_MOST_SHOWN]]
            if len(missing) > _MOST_SHOWN:
                lines.append(f"  … and {len(missing) - _MOST_SHOWN} more")
    return lines


def _percent(covered: int, total: int) -> str:
    return f"{100 * covered / total:.1f} %"


def total_percent(coverage: Coverage) -> float:
    """How much was covered of everything that is counted."""
    counts = [coverage.count(kind) for kind in KINDS]
    total = sum(each for _, each in counts)
    return 100.0 if total == 0 else 100 * sum(each for each, _ in counts) / total


def write_page(coverage: Coverage, directory: str, root: str) -> str:
    """Write the page, with the source of each file; its path."""
    os.makedirs(directory, exist_ok=True)
    path = slashed.join(directory, "index.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(_page(coverage, root))
    return path


def _page(coverage: Coverage, root: str) -> str:
    rows = "".join(
        f"<tr><td>{_TITLES[kind]}</td><td>{covered}</td><td>{total}</td>"
        f"<td>{_percent(covered, total)}</td></tr>"
        for kind in KINDS
        for covered, total in [coverage.count(kind)]
        if total
    )
    by_file: dict[str, dict[int, list[tuple[str, Item, bool]]]] = {}
    for kind in KINDS:
        for item in coverage.known[kind]:
            marks = by_file.setdefault(item[0], {}).setdefault(item[1], [])
            marks.append((kind, item, item in coverage.covered[kind]))
    files = "".join(_file(name, by_file[name], root) for name in sorted(by_file))
    return (
        "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Coverage</title>"
        f"<style>{_STYLE}</style><h1>Coverage</h1><table>"
        f"<tr><th></th><th>covered</th><th>of</th><th></th></tr>{rows}</table>{files}</html>\n"
    )


def _file(name: str, marks: dict[int, list[tuple[str, Item, bool]]], root: str) -> str:
    try:
        with open(slashed.join(root, name), encoding="utf-8", errors="replace") as file:
            source = file.read().splitlines()
    except OSError:
        source = []
    every = [each for marked in marks.values() for each in marked]
    covered = sum(is_covered for *_, is_covered in every)
    lines = []
    for number, text in enumerate(source, 1):
        marked = sorted(marks.get(number, ()))
        missing = [f"{kind}: {item[2]}" for kind, item, is_covered in marked if not is_covered]
        state = "" if not marked else "missing" if missing else "covered"
        if missing and len(missing) < len(marked):
            state = "partial"
        note = f"<i>{escape('; '.join(missing))}</i>" if missing else ""
        lines.append(f"<li class='{state}'><code>{escape(text)}</code>{note}</li>")
    is_open = "" if covered == len(every) else " open"
    summary = f"{escape(name)} <small>{covered} of {len(every)}</small>"
    return f"<details{is_open}><summary>{summary}</summary><ol>{''.join(lines)}</ol></details>"


_STYLE = (
    "body{font:15px sans-serif;margin:2em;max-width:75em}td,th{padding:.2em 1em;text-align:right}"
    "td:first-child{text-align:left}code{white-space:pre-wrap;font:13px monospace}"
    "summary{cursor:pointer;font-weight:bold;margin:.6em 0}li.covered{background:#e6f4e6}"
    "li.missing{background:#fbe3e3}li.partial{background:#fdf3d8}i{color:#a33;margin-left:2em}"
    "@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}"
    "li.covered{background:#1d301d}li.missing{background:#3a1d1d}li.partial{background:#36301b}}"
)
