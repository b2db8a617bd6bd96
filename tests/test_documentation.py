"""The README and the pages of `docs/` are true: what they show is what happens.

Commands print what is below them, options and verbs are those that exist, links lead somewhere.
"""

from __future__ import annotations

import re
import shlex
from argparse import SUPPRESS
from functools import cache
from pathlib import Path

import pytest

from mupuppet.basics.records import Record
from mupuppet.cli.main import VERBS, parser_of
from tests.cli.command import mupuppet
from tests.oracle.catalogs.module_catalogs import recorded as recorded_of_modules
from tests.oracle.versions import RELEASES
from tests.paths import CORPUS, ROOT
from tests.record import recorders

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
#: The one page whose examples need what earlier runs have left in the user's home directory.
WITH_A_STORE = "docs/commands/exports.md"
#: Options of all verbs, which the index describes.
EVERYWHERE = {"--help", "--quiet", "--verbose", "--color", "--config", "--trust"}
#: How a page says that it takes options which are described with `compile`.
AS_FOR_COMPILE = "options of [`compile`](compile.md)"


class Example(Record):
    """A command in a page, and what the page shows as its output."""

    page: str
    command: str
    printed: str


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def _examples() -> list[Example]:
    found: list[Example] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```console\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            for shown in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, printed = shown.replace("\\\n", " ").partition("\n")
                found.append(Example(_name(page), command, printed))
    return found


def _printed_by(command: str) -> str:
    """What a command prints, fed by `echo` or `printf` if one is before it."""
    before, _, last = command.rpartition(" | ")
    stdin = ""
    if before:
        writer, text = shlex.split(before)
        stdin = {"echo": text + "\n", "printf": text.replace("\\n", "\n")}[writer]
    program, *arguments = shlex.split(last)
    assert program == "mupuppet"
    ran = mupuppet(*arguments, stdin=stdin.encode(), directory=ROOT)
    return ran.out + ran.err


def _pattern(printed: str) -> str:
    """What is shown; `[...]` stands for any lines, `{...}` for any object, "…" for any string."""
    pattern = re.escape(_tidy(printed))
    pattern = pattern.replace(re.escape("[...]\n"), ".*").replace(re.escape("{...}"), r"\{.*\}")
    pattern = pattern.replace('"…"', '"[^"]*"')
    # How long something takes is never the same.
    pattern = re.sub(r'("seconds":\\ )[\d\\.]+', r"\1[\\d.]+", pattern)
    return re.sub(r"(checked\\ in\\ )[\d\\.]+(\\ s)", r"\1[\\d.]+\2", pattern)


def _tidy(text: str) -> str:
    """The text without blanks at the ends of lines and without empty lines at its end."""
    return "\n".join(line.rstrip() for line in text.rstrip().split("\n")) + "\n"


@pytest.mark.parametrize(
    "example",
    [each for each in _examples() if each.page != WITH_A_STORE],
    ids=lambda example: f"{example.page}: {example.command}",
)
def test_commands_print_what_is_shown(example: Example) -> None:
    printed = _tidy(_printed_by(example.command))
    assert re.fullmatch(_pattern(example.printed), printed, re.DOTALL), printed


# --- Verbs and their options


_parser = cache(parser_of)


def _options(verb: str) -> set[str]:
    actions = _parser(verb)._option_string_actions.items()
    return {name for name, action in actions if len(name) > 2 and action.help is not SUPPRESS}


def _page(verb: str) -> str:
    return (ROOT / "docs" / "commands" / f"{verb}.md").read_text(encoding="utf-8")


def _documented(text: str) -> set[str]:
    """The options that a text names; `--[no-]cache` are two."""
    documented = set(re.findall(r"--(?:\[no-\])?[a-z][a-z-]*", text))
    return {option.replace("[no-]", answer) for option in documented for answer in ("", "no-")}


def test_every_verb_has_a_page_and_every_page_a_verb() -> None:
    pages = {page.stem for page in (ROOT / "docs" / "commands").glob("*.md")}
    assert pages == set(VERBS)
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert pages == set(re.findall(r"\(commands/([a-z-]+)\.md\)", index))
    assert _documented(index) >= EVERYWHERE


@pytest.mark.parametrize("verb", VERBS)
def test_all_options_of_a_verb_are_on_its_page(verb: str) -> None:
    page = _page(verb)
    documented = _documented(page) | EVERYWHERE
    if AS_FOR_COMPILE in page:
        documented |= _options("compile")
    assert _options(verb) - documented == set()


def _commands() -> list[tuple[str, str]]:
    """All lines of code in pages that call mupuppet, with their pages."""
    found: list[tuple[str, str]] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE)
        for block in (code for language, code in blocks if language in ("", "sh", "console")):
            lines = block.replace("\\\n", " ").splitlines()
            called = [re.search(r"\bmupuppet ([a-z-]+ .*)$", line) for line in lines]
            found += [(_name(page), call[1]) for call in called if call and call[1].split()]
    return [each for each in found if each[1].split()[0] in VERBS]


def _commands_in_help() -> list[tuple[str, str]]:
    """The examples of `mupuppet VERB --help`; what they do is beside them."""
    found: list[tuple[str, str]] = []
    for verb in VERBS:
        lines = (_parser(verb).epilog or "").splitlines()
        called = [re.search(r"\bmupuppet ([a-z-]+(?: \S+)*)", line) for line in lines]
        found += [(f"{verb} --help", call[1]) for call in called if call]
    return found


@pytest.mark.parametrize(("page", "command"), [*_commands(), *_commands_in_help()])
def test_commands_are_right_usage(page: str, command: str) -> None:
    """Whatever files they name: verbs, options and their values are known."""
    verb, *arguments = shlex.split(re.split(r" [|<>] ", command)[0], comments=True)
    _parser(verb).parse_intermixed_args(arguments)


# --- Links


def _anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _is_broken(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or (bool(anchor) and anchor not in _anchors(target))


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    own = [link for link in links if not link.startswith("https://")]
    assert [link for link in own if _is_broken(page, link)] == []


# --- Figures


def _readme_rows() -> list[list[str]]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [row.split(" | ") for row in re.findall(r"^\| (.*) \|$", text, re.MULTILINE)]


def _recorded(directory: Path) -> int:
    """How many outcomes are recorded in a corpus."""
    mine = [each for each in recorders() if CORPUS / each.corpus.split("/")[0] == directory]
    if directory.name == "modules":
        return sum(len(recorded_of_modules(version, RELEASES[version])) for version in RELEASES)
    found = [each for each in mine if not each.corpus.endswith("/texts")]
    return sum(len(each.items(path)) for each in found for path in each.files())


def test_the_readme_claims_no_more_cases_than_there_are() -> None:
    claims = {row[0]: row[1] for row in _readme_rows() if row[0].startswith("`tests/")}
    assert len(claims) >= 7
    for what, number in claims.items():
        directory = ROOT / what.split("`")[1]
        assert int(number.replace(",", "")) <= _recorded(directory), what


def test_the_figures_of_the_readme_are_those_of_the_page_of_speed() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    rows = [row for row in _readme_rows() if len(row) == 4 and row[1].endswith(" s")]
    assert len(rows) >= 8
    for row in rows:
        assert re.search(rf"\| {re.escape(' | '.join(row[1:]))} \|", page), row
