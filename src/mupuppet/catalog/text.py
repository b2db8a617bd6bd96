"""Catalogs as text: Puppet code, or a table."""

from __future__ import annotations

from mupuppet.catalog.catalog import Catalog, CatalogResource, is_sensitive
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.diagnostics.render_text import show_text
from mupuppet.values.value import Value

_REDACTED = "[value redacted]"


def to_puppet(catalog: Catalog) -> str:
    """The resources as declarations with values only, in the notation of the paper's catalogs."""
    parts = []
    for resource in catalog.resources:
        if resource.type in ("Stage", "Class", "Node"):
            continue
        lines = [f"{resource.type.lower()} {{ {quote(resource.title)}:"]
        width = max((len(name) for name in resource.parameters), default=0)
        for name, value in resource.parameters.items():
            shown = quote(_REDACTED) if name in resource.sensitive_parameters else literal(value)
            lines.append(f"  {name:{width}} => {shown},")
        parts.append("\n".join([*lines, "}\n"]))
    return "\n".join(parts)


def quote(string: str) -> str:
    """A string literal of Puppet with this value."""
    if show_text(string) != string:
        escaped = string.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$")
        for character, name in (("\n", "n"), ("\t", "t"), ("\r", "r")):
            escaped = escaped.replace(character, f"\\{name}")
        shown = "".join(c if show_text(c) == c else f"\\u{{{ord(c):x}}}" for c in escaped)
        return f'"{shown}"'
    return "'" + string.replace("\\", "\\\\").replace("'", "\\'") + "'"


def literal(value: Value) -> str:
    """A value of a catalog as Puppet code."""
    if value is None:
        return "undef"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    if isinstance(value, dict):
        if is_sensitive(value):
            return quote(_REDACTED)
        return "{" + ", ".join(f"{quote(str(k))} => {literal(v)}" for k, v in value.items()) + "}"
    return quote(str(value))


def describe_size(catalog: Catalog) -> str:
    """The size of a catalog, in words."""
    count = sum(resource.type not in ("Stage", "Class", "Node") for resource in catalog.resources)
    return f"{_counted(count, 'resource', '')}, {_counted(len(catalog.classes), 'class', 'e')}"


def _counted(count: int, word: str, joint: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}{joint}s"


def to_table(catalog: Catalog, columns: int = 100, palette: Palette = PLAIN) -> str:
    """The resources, grouped by the class or defined type that contains them."""
    # A class belongs to its stage; where it is also contained, show that instead.
    edges = sorted(catalog.edges, key=lambda edge: not edge[0].startswith("Stage["))
    container = {target: source for source, target in edges}
    contained: dict[str, list[CatalogResource]] = {}
    for resource in catalog.resources:
        if resource.type != "Stage":
            contained.setdefault(container.get(resource.ref, ""), []).append(resource)
    lines: list[str] = []
    stages = [resource for resource in catalog.resources if resource.type == "Stage"]
    for stage in stages:
        _add_rows(lines, catalog, contained, stage.ref, 0, columns, {stage.ref}, palette)
    lines.append("")
    lines.append(f"{describe_size(catalog)} for {show_text(catalog.name)}")
    return "\n".join(lines) + "\n"


def _add_rows(
    lines: list[str],
    catalog: Catalog,
    contained: dict[str, list[CatalogResource]],
    container: str,
    depth: int,
    columns: int,
    seen: set[str],
    palette: Palette,
) -> None:
    for resource in contained.get(container, []):
        if resource.ref in seen:
            continue
        seen.add(resource.ref)
        indent = "  " * depth
        summary = ", ".join(
            f"{name} => " + (_REDACTED if name in resource.sensitive_parameters else literal(value))
            for name, value in resource.parameters.items()
        )
        ref = show_text(catalog.label(resource.ref).replace("\n", "\\n"))
        line = f"{indent}{ref}" + (f"  {summary}" if summary else "")
        line = line if len(line) <= columns else line[: columns - 1] + "…"
        end = min(len(indent) + len(ref), len(line))
        colour = palette.label if resource.type == "Class" else palette.message
        name, rest = line[len(indent) : end], line[end:]
        rest = f"{palette.value}{rest}{palette.reset}" if rest else ""
        lines.append(f"{indent}{colour}{name}{palette.reset}{rest}")
        _add_rows(lines, catalog, contained, resource.ref, depth + 1, columns, seen, palette)
