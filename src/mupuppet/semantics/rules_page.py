"""All rules, and the page about them (docs/rules.md)."""

from mupuppet.semantics import rules, scopes  # noqa: F401  (enter the rules)
from mupuppet.semantics.plus import rules as _plus_rules  # noqa: F401  (the same)
from mupuppet.semantics.registry import PLUS_RULES, RULES, Group, Rule


def render_rules_markdown() -> str:
    """The text of `docs/rules.md`: each rule with its place in the paper, its code, its tests."""
    parts = [_PAGE_HEAD]
    groups: dict[Group, list[Rule]] = {}
    for entry in all_rules().values():
        groups.setdefault(entry.group, []).append(entry)
    for group, members in groups.items():
        if members[0].name in PLUS_RULES and _PLUS_HEAD not in parts:
            parts.append(_PLUS_HEAD)
        parts.append(f"## {group.title}\n\nPaper: {group.sections}.\n")
        parts.extend(_render_rule(member) for member in members)
    return "\n".join(parts)


def all_rules() -> dict[str, Rule]:
    """All rules by name: those of the paper in its order, ours, and those of μPuppet⁺."""
    return RULES | PLUS_RULES


_PLUS_HEAD = """\
# μPuppet⁺

The layers beyond the paper; see [paper-plus.md](paper-plus.md).
"""


_PAGE_HEAD = """\
# The rules of μPuppet

Generated from the code by `render_rules_markdown()`; do not edit. The rules are in the paper's
order. Each drawing is the docstring of the function with the rule's name; letters are explained in
[terms.py](../src/mupuppet/semantics/terms.py), and deviations from the printed rules in
[paper-errata.md](paper-errata.md).

Rules marked *ours* are not printed in the paper: it omits them as similar to others, or they are
missing.
"""


def _render_rule(entry: Rule) -> str:
    mark = " (ours)" if entry.ours and entry.name not in PLUS_RULES else ""
    erratum = "" if entry.erratum is None else f"\nErratum: {entry.erratum}\n"
    return (
        f"### {entry.name}{mark}\n\n"
        f"{entry.explanation}\n\n"
        f"```text\n{entry.drawing}\n```\n{erratum}\n"
        f"Code: [{entry.file}](../{entry.file}), `{entry.name}`. "
        f"Tests: [{entry.tests}](../{entry.tests}).\n"
    )
