"""`mupuppet rules`: the rules of the paper."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mupuppet.cli.option_values import path
from mupuppet.cli.options import ERRORS, FINE, Parser
from mupuppet.cli.terminal import palette_for

if TYPE_CHECKING:  # imported when the verb runs
    from mupuppet.diagnostics.render_palette import Palette
    from mupuppet.semantics.registry import Group, Rule

DESCRIPTION = """\
Show the rules of the paper as they are implemented: a line for each, or the named ones in full,
each with its drawing, explanation, place in the paper, code and tests.

A rule marked + is not printed in the paper, which omits it as similar to others or lacks it. A
rule marked * is implemented differently from how it is printed."""

EXAMPLES = """\
examples:
  mupuppet rules                        all rules, grouped as in the paper
  mupuppet rules IncPU PDefRes          these rules in full
  mupuppet rules --format json LVar     for programs
  mupuppet rules --format latex > rules.tex   to set, with mathpartir
  mupuppet rules --write docs/rules.md  the page about all rules"""

_SUMMARY_WIDTH = 100


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "names", metavar="NAME", nargs="*", type=rule_name, help="a rule, by the paper's name"
    )
    parser.add_argument(
        "--format",
        choices=("text", "json", "markdown", "latex"),
        default="text",
        help="text (the default), json, markdown or latex (a document with mathpartir)",
    )
    parser.add_argument(
        "--write",
        metavar="FILE",
        type=path,
        help="write the Markdown page about all rules to a file",
    )


def rule_name(argument: str) -> str:
    """The name of a rule, in whatever case it is written; for `argparse`."""
    from mupuppet.diagnostics.render_text import show_text

    names = {name.lower(): name for name in _all_rules()}
    if argument.lower() in names:
        return names[argument.lower()]
    from difflib import get_close_matches

    near = [names[name] for name in get_close_matches(argument.lower(), names, n=3)]
    advice = "`mupuppet rules` lists them"
    if near:
        *others, last = [f"`{name}`" for name in near]
        advice = f"did you mean {', '.join(others)}{' or ' if others else ''}{last}?"
    raise ArgumentTypeError(f"there is no rule `{show_text(argument)}`: {advice}")


def _all_rules() -> dict[str, Rule]:
    """All rules by name, in the paper's order."""
    from mupuppet.semantics.rules_page import all_rules

    return all_rules()


def run(options: Namespace) -> int:
    """Print the rules, or write the page."""
    if options.write is not None:
        return _write_page(options.write)
    rules = _all_rules()
    chosen = [rules[name] for name in dict.fromkeys(options.names)]
    if options.format == "json":
        import json

        entries = [_data(rule) for rule in chosen or rules.values()]
        sys.stdout.write(json.dumps(entries, indent=2, ensure_ascii=False) + "\n")
    elif options.format == "latex":
        from mupuppet.semantics.latex import rules_latex

        sys.stdout.writelines(rules_latex(chosen or rules.values()))
    elif options.format == "markdown":
        sys.stdout.write(_markdown(chosen))
    elif chosen:
        palette = palette_for(options.color, sys.stdout)
        sys.stdout.write("\n".join(_in_full(rule, palette) for rule in chosen))
    else:
        sys.stdout.write(_overview(rules.values(), palette_for(options.color, sys.stdout)))
    return FINE


def _write_page(path: str) -> int:
    from mupuppet.diagnostics.render_text import show_text
    from mupuppet.semantics.rules_page import render_rules_markdown

    try:
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(render_rules_markdown())
    except OSError as error:
        print(f"mupuppet: {show_text(path)}: {error.strerror}", file=sys.stderr)
        return ERRORS
    return FINE


# --- Text


def _overview(rules: Iterable[Rule], palette: Palette) -> str:
    """All rules with a line each, by group."""
    groups: dict[Group, list[Rule]] = {}
    for rule in rules:
        groups.setdefault(rule.group, []).append(rule)
    lines: list[str] = []
    for group, members in groups.items():
        lines += [f"{palette.gutter}{group.title}{palette.reset} ({group.sections})"]
        lines += [_summary(rule, palette) for rule in members] + [""]
    return "\n".join([*lines, _legend(groups)])


def _summary(rule: Rule, palette: Palette) -> str:
    mark = "+" if rule.ours else "*" if rule.erratum else " "
    line = first_sentence(rule.explanation)
    return f"{mark} {palette.message}{rule.name:13}{palette.reset} {line}"


def first_sentence(explanation: str) -> str:
    """The first sentence of an explanation."""
    paragraph = explanation.split("\n\n")[0]
    return paragraph.split(". ")[0].rstrip(".") + "."


def _legend(groups: dict[Group, list[Rule]]) -> str:
    members = [rule for rules in groups.values() for rule in rules]
    printed = sum(not rule.ours for rule in members)
    beyond = sum(rule.layer not in ("core", "sugar") for rule in members)
    return (
        f"{printed} rules of the paper; {len(members) - printed - beyond} that it omits or lacks, "
        f"and {beyond} of μPuppet⁺ (+).\n"
        "* is read differently than printed: `mupuppet rules NAME` shows how.\n"
    )


def _in_full(rule: Rule, palette: Palette) -> str:
    """A rule with all that is known about it."""
    bold, plain = palette.message, palette.reset
    drawing = "".join(f"    {line}\n" for line in rule.drawing.split("\n"))
    parts = [
        f"{bold}{rule.name}{plain}",
        "  (not printed in the paper)" if rule.ours else "",
        f"\n\n{drawing}\n",
        _wrapped(rule.explanation),
    ]
    if rule.erratum is not None:
        parts.append("\n" + _wrapped(f"Erratum: {rule.erratum}"))
    parts.append(f"\n  group  {rule.group.title}\n")
    parts.append(f"  paper  {rule.group.sections}\n")
    parts.append(f"  code   {rule.file}:{_line_of(rule)}\n")
    parts.append(f"  tests  {rule.tests}\n")
    return "".join(parts)


def _line_of(rule: Rule) -> int:
    return rule.function.__code__.co_firstlineno


def _wrapped(explanation: str) -> str:
    from textwrap import fill

    return "\n\n".join(fill(part, _SUMMARY_WIDTH) for part in explanation.split("\n\n")) + "\n"


# --- For programs and pages


def _data(rule: Rule) -> dict[str, Any]:
    """A rule as data; the schema is described in docs/commands/rules.md."""
    return {
        "name": rule.name,
        "group": rule.group.title,
        "paper": rule.group.sections,
        "judgement": rule.judgement.value,
        "printed": not rule.ours,
        "explanation": rule.explanation,
        "drawing": rule.drawing,
        "premises": list(rule.premises),
        "erratum": rule.erratum,
        "file": rule.file,
        "line": _line_of(rule),
        "tests": rule.tests,
    }


def _markdown(chosen: list[Rule]) -> str:
    """The page about all rules, or the parts of it about some."""
    from mupuppet.semantics.rules_page import render_rules_markdown

    page = render_rules_markdown()
    if not chosen:
        return page
    sections = {part.split("\n")[0].split(" ")[0]: part for part in page.split("\n### ")[1:]}
    return "\n".join(
        "### " + sections[rule.name].split("\n## ")[0].rstrip() + "\n" for rule in chosen
    )
