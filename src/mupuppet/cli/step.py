"""`mupuppet step`: the run of a manifest by the paper's rules, step by step."""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mupuppet.cli.inputs import STDIN
from mupuppet.cli.option_values import PathValue, name, number_from, override, path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, terminal_columns
from mupuppet.cli.paper_options import (
    add_paper_options,
    arranged,
    initial_variables,
    read_manifest,
    run_with_definitions_first,
    with_definitions_first,
)
from mupuppet.cli.rendering import print_in_full
from mupuppet.cli.step_task import Task
from mupuppet.cli.terminal import palette_for
from mupuppet.values.regexps import PatternError

if TYPE_CHECKING:  # imported when the verb runs
    from mupuppet.diagnostics.render_palette import Palette
    from mupuppet.semantics.run import Run
    from mupuppet.semantics.step import Step

DESCRIPTION = """\
Run a manifest by the rules of the paper and show each step: the rule, the redex in its statement
(between ⟦ and ⟧, or in colour), what it becomes, and what changes in σ, κ and the catalog.

The manifest must be within μPuppet (`mupuppet subset`). The variables of the initial σ are the
facts; without --facts and --set there are none."""

EXAMPLES = """\
examples:
  mupuppet step site.pp --node www                       the whole run
  mupuppet step site.pp --node www --facts www.json      with facts in the initial σ
  mupuppet step site.pp --rule IncPU --rule IncPD        only the steps that use these rules
  mupuppet step site.pp --derivation 26                  the derivation tree of step 26
  mupuppet step site.pp --format html --output run.html  a page to move back and forth in
  mupuppet step site.pp --interactive                    the same in the terminal

exit status: 0 the run finished, 1 it did not finish or could not start, 2 wrong usage"""

_COLUMNS = 100


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "file", metavar="FILE", type=path, help="a manifest, or - for standard input"
    )
    parser.add_argument(
        "--node", metavar="NAME", type=name, help="the node's name (default: this machine's)"
    )
    parser.add_argument(
        "--facts",
        metavar="FILE",
        type=PathValue("none", may_be_name=True),
        help="the node's facts, as JSON or YAML, or a built-in set such as debian-12",
    )
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=override,
        dest="overrides",
        help="override a fact, such as osfamily=Debian (repeatable)",
    )
    parser.add_argument(
        "--rule",
        metavar="NAME",
        action="append",
        type=_rule_name,
        help="show only steps with this rule in their derivation (repeatable)",
    )
    parser.add_argument(
        "--derivation",
        metavar="K",
        type=number_from(1),
        help="show the derivation tree of step K, and nothing else",
    )
    parser.add_argument(
        "--fold",
        action="store_true",
        help="omit administrative steps: SeqSkip, MSeqSkip, ScopeDone",
    )
    parser.add_argument(
        "--format",
        choices=("text", "json", "html", "latex"),
        default="text",
        help="text (the default), json (one object per line), html (one self-contained page) or "
        "latex (derivations, with mathpartir)",
    )
    parser.add_argument("--output", metavar="FILE", type=path, help="write to a file")
    parser.add_argument(
        "--limit",
        metavar="N",
        type=number_from(1),
        help="stop after N steps (default: 10 million; 100,000 for html)",
    )
    add_paper_options(parser)
    parser.add_argument(
        "--interactive", action="store_true", help="step in the terminal, forwards and backwards"
    )


def _rule_name(argument: str) -> str:
    from mupuppet.cli.rules import rule_name

    return rule_name(argument)


def run(options: Namespace) -> int:
    """Run the manifest and show what was asked for."""
    problem = _conflict(options)
    if problem is not None:
        raise WrongUsage(problem)
    task = _task(options)
    if task is None:
        return ERRORS
    try:
        return _shown(options, task)
    except PatternError as error:  # of a node's definition
        from mupuppet.diagnostics.render_text import show_text

        print(f"mupuppet: {show_text(str(error))}", file=sys.stderr)
        return ERRORS


def _shown(options: Namespace, task: Task) -> int:
    """Run, and show what was asked for. Raises PatternError."""
    if options.interactive:
        from mupuppet.cli.interactive_step import interact

        return interact(task, sys.stdout, options.color, folds=options.fold)
    running = task.start()
    if options.derivation is not None:
        return _show_derivation(options, task, running)
    if not _write(_pieces(options, task, running), options.output):
        return ERRORS
    result = running.result
    assert result is not None
    sys.stdout.flush()
    print_in_full(result.diagnostics, options.color)
    return FINE if result.ok else ERRORS


def _conflict(options: Namespace) -> str | None:
    """Options that contradict each other."""
    html = options.format == "html"
    if html and (options.rule or options.derivation or options.fold):
        return "the page has all steps and derivations: omit --rule, --derivation and --fold"
    if options.derivation and options.rule:
        return "--derivation shows one step: omit --rule"
    if options.interactive:
        if options.format != "text" or options.output or options.rule or options.derivation:
            return "--interactive takes none of --format, --output, --rule and --derivation"
        if options.file == STDIN:
            return "--interactive reads commands from standard input: the manifest must be a file"
    elif html and options.output is None and sys.stdout.isatty():
        return "an HTML page cannot be shown in the terminal: give --output FILE"
    return None


# --- The run


def _task(options: Namespace) -> Task | None:
    """Read the manifest and the facts; report what is wrong with them."""
    from mupuppet.semantics.environments import DefinitionEnvironment
    from mupuppet.semantics.run import DEFAULT_STEP_LIMIT

    read = read_manifest(options.file, options)
    initial = None if read is None else initial_variables(options)
    if read is None or initial is None:
        return None
    source, manifest = read
    node, σ = initial
    manifest = arranged(manifest, options)
    limit = options.limit
    if limit is None:
        limit = HTML_STEP_LIMIT if options.format == "html" else DEFAULT_STEP_LIMIT
    return Task(source, node, σ, DefinitionEnvironment(), manifest, limit, options)


#: A page with more steps than this is slow to open.
HTML_STEP_LIMIT = 100_000


# --- What is shown


def _pieces(options: Namespace, task: Task, running: Run) -> Iterator[str]:
    """The output, piece by piece as the run continues."""
    if options.format == "html":
        from mupuppet.traces.render_html import page

        second = run_with_definitions_first(task.manifest, task.node, task.σ)
        return page(running, task.source, task.node, task.σ, task.κ, second=second)
    steps = _with_rules(running, options.rule) if options.rule else iter(running)
    if options.fold:
        steps = _unfolded(steps)
    if options.format == "latex":
        return _latex(task, steps)
    if options.format == "json":
        return _json(task, running, steps)
    return _text(options, task, running, steps)


def _with_rules(running: Run, names: list[str]) -> Iterator[Step]:
    from mupuppet.traces.steps import Uses

    return filter(Uses(names), running)


def _unfolded(steps: Iterator[Step]) -> Iterator[Step]:
    from mupuppet.semantics.registry import ADMINISTRATIVE

    return (step for step in steps if step.rule.name not in ADMINISTRATIVE)


def _latex(task: Task, steps: Iterator[Step]) -> Iterator[str]:
    """The derivations of all steps that are shown."""
    from mupuppet.semantics.latex import derivation_latex, document

    title = f"{task.source.name} for node {task.node}"
    return document(title, (derivation_latex(step) for step in steps))


def _text(options: Namespace, task: Task, running: Run, steps: Iterator[Step]) -> Iterator[str]:
    from mupuppet.traces.render_text import TextRenderer

    renderer = TextRenderer(*_appearance(options))
    yield renderer.opening(task.source.name, task.node, task.σ, task.κ)
    shown = 0
    for step in steps:
        shown += 1
        yield renderer.step(step)
    result = running.result
    assert result is not None
    if options.rule:
        yield f"\n{shown} of {result.steps} steps use {', '.join(options.rule)}\n"
    yield "\n" + renderer.ending(result)
    again = with_definitions_first(result, task.manifest, task.node, task.σ)
    if again is not None:
        yield "\nThe same with definitions first, as Puppet finds them (--definitions-first):\n"
        yield renderer.ending(again.result)
        if not again.result.ok:
            yield f"{again.problem}\n"


def _json(task: Task, running: Run, steps: Iterator[Step]) -> Iterator[str]:
    from mupuppet.traces.render_json import ending_line, opening_line, step_line

    yield opening_line(task.source.name, task.node, task.σ, task.κ)
    for step in steps:
        yield step_line(step)
    assert running.result is not None
    yield ending_line(running.result, task.node)


def _show_derivation(options: Namespace, task: Task, running: Run) -> int:
    """The derivation of one step; the run goes no further."""
    from mupuppet.semantics.derivations import derivation
    from mupuppet.traces.drawing import draw, width_of_terms
    from mupuppet.traces.render_json import derivation_line

    step = next((step for step in running if step.number == options.derivation), None)
    if step is None:
        assert running.result is not None
        print_in_full(running.result.diagnostics, options.color)
        steps = running.result.steps
        print(
            f"mupuppet: there is no step {options.derivation}: the run has {steps}", file=sys.stderr
        )
        return ERRORS
    palette, columns = _appearance(options)
    rows = list(derivation(step, width=width_of_terms(columns)))
    if options.format == "latex":
        text = "".join(_latex(task, iter([step])))
    elif options.format == "json":
        text = derivation_line(step.number, rows)
    else:
        text = draw(rows, columns, palette) + "\n"
    return FINE if _write([text], options.output) else ERRORS


def _appearance(options: Namespace) -> tuple[Palette, int]:
    """Colours and width: those of the terminal, unless the output is a file."""
    if options.output is not None:
        return palette_for("always" if options.color == "always" else "never", sys.stdout), _COLUMNS
    return palette_for(options.color, sys.stdout), max(terminal_columns(1, _COLUMNS), 40)


def _write(pieces: Iterable[str], output: str | None) -> bool:
    """Write to a file or to standard output; whether that was possible."""
    if output is None:
        for piece in pieces:
            sys.stdout.write(piece)
        return True
    from mupuppet.diagnostics.render_text import show_text

    try:
        with open(output, "w", encoding="utf-8", newline="\n") as file:
            for piece in pieces:
                file.write(piece)
    except OSError as error:
        print(f"mupuppet: {show_text(output)}: {error.strerror}", file=sys.stderr)
        return False
    return True
