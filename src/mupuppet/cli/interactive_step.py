"""`mupuppet step --interactive`: a run in the terminal, forwards and backwards.

Commands are lines, so that a person, a pipe and a test can give them in the same way.
"""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import StringIO, TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from mupuppet.basics.records import Record
from mupuppet.cli.options import ERRORS, FINE, terminal_columns
from mupuppet.cli.terminal import palette_for
from mupuppet.diagnostics.render_full import render_full
from mupuppet.diagnostics.render_text import show_text
from mupuppet.semantics.configurations import Added, Change
from mupuppet.semantics.derivations import derivation
from mupuppet.semantics.print import format_term
from mupuppet.semantics.registry import ADMINISTRATIVE
from mupuppet.semantics.step import Step
from mupuppet.traces.drawing import draw, width_of_terms
from mupuppet.traces.history import History
from mupuppet.traces.render_text import TextRenderer
from mupuppet.traces.states import catalog_text, definitions_text, variables_text
from mupuppet.traces.steps import Uses

if TYPE_CHECKING:
    from mupuppet.cli.step_task import Task

HELP = """\
  n [K]    next step, or the next K          b [K]   back one step, or K
  r RULE   to the next use of a rule         c       to the next resource in the catalog
  g K      to step K                         e       to the end, or to the error
  s        σ, the variables                  k       κ, the definitions
  v        v_C, the catalog                  m       what is left of the manifest
  d        the derivation of this step       l       this step again
  f        fold administrative steps, or not
  h        this help                         q       quit
An empty line repeats the last command that moved. In a terminal the arrow keys → and ← move by a
step, ↓ and ↑ by ten, Home and End to either end.
"""

#: What people may type in full.
WORDS = {
    "?": "h", "back": "b", "derivation": "d", "end": "e", "exit": "q", "help": "h", "next": "n",
    "quit": "q", "rule": "r", "x": "q",
}  # fmt: skip

_COLUMNS = 100


def interact(task: Task, output: TextIO, color: str, *, folds: bool = False) -> int:
    """Execute commands until `q` or the end; an error if the run is unfinished there."""
    commands: TextIO = sys.stdin or StringIO()  # None if the caller has closed it
    if isinstance(commands, TextIOWrapper):
        commands.reconfigure(errors="replace")
    read = _ask if commands.isatty() and output.isatty() else partial(_read, commands, output)
    stepper = Stepper(task, output, color, folds=folds)
    stepper.begin()
    while not stepper.is_over:
        line = read(stepper.prompt)
        if line is None:
            output.write("\n")
            break
        stepper.obey(line.strip())
    return stepper.status


#: What terminals send for the arrow keys, Home and End, and what they stand for.
_KEYS = {
    ("[C", "OC"): "n",
    ("[D", "OD"): "b",
    ("[B", "OB"): "n 10",
    ("[A", "OA"): "b 10",
    ("[H", "OH", "[1~"): "g 0",
    ("[F", "OF", "[4~"): "e",
}


def _ask(prompt: Prompt) -> str | None:
    """A line that is typed: it can be edited, and former lines come back with the arrow keys."""
    opening, closing = prompt.opening, prompt.closing
    with suppress(ImportError):
        import readline

        for keys, command in _KEYS.items():
            for key in keys:  # the line so far is dropped, and the command is entered
                readline.parse_and_bind(f'"\\e{key}": "\\C-a\\C-k{command}\\C-m"')
        # It takes what is between these two characters as having no width.
        opening, closing = f"\x01{opening}\x02", f"\x01{closing}\x02"
    try:
        return input(f"{opening}{prompt.text}{closing} ")
    except EOFError:
        return None


def _read(commands: TextIO, output: TextIO, prompt: Prompt) -> str | None:
    """A line from a pipe; it is shown, as a terminal would show it."""
    output.write(f"{prompt.opening}{prompt.text}{prompt.closing} ")
    line = commands.readline()
    if not line:
        return None
    output.write(show_text(line.rstrip("\n")) + "\n")
    output.flush()
    return line


class Prompt(Record):
    """The position in the run, and its colour."""

    opening: str
    text: str
    closing: str


class Stepper:
    """The state of a session: a position in a run, and the last command that moved."""

    def __init__(self, task: Task, output: TextIO, color: str, *, folds: bool = False) -> None:
        self._task = task
        self._write = output.write
        self._palette = palette_for(color, output)
        self._columns = max(terminal_columns(1, _COLUMNS), 40)
        self._renderer = TextRenderer(self._palette, self._columns)
        self._history = History(task.start(), task.σ, task.κ)
        self._repeat = "n"
        self._folds = folds
        self.is_over = False
        self._moves: dict[str, Callable[[str], None]] = {
            "n": self._next,
            "b": self._back,
            "r": self._to_rule,
            "c": self._to_resource,
            "g": self._to_step,
            "e": self._to_end,
        }
        self._shows: dict[str, Callable[[], None]] = {
            "s": self._show_variables,
            "k": self._show_definitions,
            "v": self._show_catalog,
            "m": self._show_manifest,
            "d": self._show_derivation,
            "l": self._show_position,
            "f": self._fold,
            "h": self._show_help,
            "q": self._quit,
        }

    @property
    def status(self) -> int:
        """What the process ends with: an error only if the session is at an unfinished end."""
        result = self._history.result
        return FINE if result is None or result.ok else ERRORS

    @property
    def prompt(self) -> Prompt:
        """Where we are."""
        return Prompt(self._palette.gutter, f"{self._history.position}>", self._palette.reset)

    def begin(self) -> None:
        """Show where the run begins, and the commands."""
        task = self._task
        self._write(self._renderer.opening(task.source.name, task.node, task.σ, task.κ))
        self._write("n: next, b: back, h: all commands, q: quit\n")

    def obey(self, line: str) -> None:
        """One command."""
        line = line or self._repeat
        name, _, argument = line.partition(" ")
        name = WORDS.get(name.lower(), name.lower())
        if name in self._moves:
            self._repeat = line
            self._moves[name](argument.strip())
        elif name in self._shows:
            self._shows[name]()
        else:
            self._write(f"there is no command `{show_text(name)}`; h shows all\n")

    # --- Moving

    def _next(self, argument: str) -> None:
        count = self._count(argument)
        for _ in range(count or 0):
            step = self._history.forward()
            while step is not None and self._is_folded(step):
                step = self._history.forward()
            if step is None:
                self._show_end()
                return
            self._show(step)

    def _back(self, argument: str) -> None:
        count = self._count(argument)
        if count is None:
            return
        for _ in range(count):
            step = self._history.go_to(self._history.position - 1)
            while step is not None and self._is_folded(step):
                step = self._history.go_to(self._history.position - 1)
        self._show_position()

    def _is_folded(self, step: Step) -> bool:
        return self._folds and step.rule.name in ADMINISTRATIVE

    def _fold(self) -> None:
        self._folds = not self._folds
        names = ", ".join(sorted(ADMINISTRATIVE))
        self._write(f"steps by {names} are {'left out' if self._folds else 'shown'}\n")

    def _to_step(self, argument: str) -> None:
        if not argument:
            self._write("g needs the number of a step: g 12\n")
            return
        number = self._count(argument, least=0)
        if number is None:
            return
        self._history.go_to(number)
        if self._history.position < number:
            self._show_end()
        else:
            self._show_position()

    def _to_rule(self, argument: str) -> None:
        from mupuppet.cli.rules import rule_name

        if not argument:
            self._write("r needs the name of a rule: r IncPU\n")
            return
        try:
            name = rule_name(argument)
        except ArgumentTypeError as error:
            self._write(f"{error}\n")
            return
        self._search(Uses([name]), f"no further step uses {name}")

    def _to_resource(self, _argument: str) -> None:
        self._search(lambda step: isinstance(step.change, Added), "no further resource is added")

    def _to_end(self, _argument: str) -> None:
        while self._history.forward() is not None:
            pass
        self._show_position()
        self._show_end()

    def _search(self, wanted: Callable[[Step], bool], otherwise: str) -> None:
        while (step := self._history.forward()) is not None:
            if wanted(step):
                self._show(step)
                return
        self._write(f"{otherwise}\n")
        self._show_end()

    def _count(self, argument: str, least: int = 1) -> int | None:
        if not argument:
            return 1
        if argument.isascii() and argument.isdecimal() and len(argument) < 16:
            if int(argument) >= least:
                return int(argument)
        self._write(f"expected a number of at least {least}, not `{show_text(argument)}`\n")
        return None

    # --- Showing

    def _show(self, step: Step) -> None:
        self._write(self._renderer.step(step))

    def _show_position(self) -> None:
        if self._history.current is None:
            self._write("the beginning of the run\n")
        else:
            self._show(self._history.current)

    def _show_end(self) -> None:
        result = self._history.result
        assert result is not None
        self._write(self._renderer.ending(result))
        for diagnostic in result.diagnostics:
            self._write(render_full(diagnostic, self._palette, self._columns) + "\n")

    def _show_variables(self) -> None:
        state, change = self._history.state, self._change()
        text = variables_text(
            state.σ, state.κ, change=change, columns=self._columns, palette=self._palette
        )
        self._write(text + "\n")

    def _show_definitions(self) -> None:
        text = definitions_text(self._history.state.κ, change=self._change(), palette=self._palette)
        self._write((text or "κ = ∅") + "\n")

    def _show_catalog(self) -> None:
        text = catalog_text(
            self._history.state.catalog, change=self._change(), palette=self._palette
        )
        self._write((text or "v_C = ε") + "\n")

    def _change(self) -> Change | None:
        current = self._history.current
        return None if current is None else current.change

    def _show_manifest(self) -> None:
        current = self._history.current
        term = self._task.manifest if current is None else current.whole_after()
        for line in format_term(term).split("\n"):
            self._write(show_text(line) + "\n")

    def _show_derivation(self) -> None:
        step = self._history.current
        if step is None:
            self._write("no step has been made yet\n")
            return
        rows = derivation(step, width=width_of_terms(self._columns))
        self._write(draw(rows, self._columns, self._palette) + "\n")

    def _show_help(self) -> None:
        self._write(HELP)

    def _quit(self) -> None:
        self.is_over = True
