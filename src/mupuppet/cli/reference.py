"""Pages that list things by topic, with a line each, or some of them in full.

`mupuppet functions`, `mupuppet types` and `mupuppet explain` differ only in what they list.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, as_dict, field
from mupuppet.cli.option_values import path
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage
from mupuppet.cli.terminal import palette_for

if TYPE_CHECKING:
    from mupuppet.analysis.documentation import Documented
    from mupuppet.environment.environment import Environment


class Entry(Record):
    """Something that can be looked up."""

    name: str
    topic: str
    description: str
    #: Ways to write it, with a word for what they are.
    forms: dict[str, tuple[str, ...]] = field(default_factory=dict)
    #: What else is known, in one line.
    remark: str = ""
    #: All of it, for programs.
    data: dict[str, Any] = field(default_factory=dict)
    #: Paragraphs of Markdown.
    paragraphs: tuple[str, ...] = ()
    #: Code that shows it.
    example: str = ""


class Reference(Record):
    """A list of entries, and what they are called."""

    kind: str
    verb: str
    title: str
    introduction: str
    entries: Callable[[], list[Entry]]
    #: The page of all of them in docs/, if it is not named like the verb.
    page: str = ""
    #: The environment's own, if it may have some.
    own: Callable[[Environment], Iterable[Documented]] | None = None


def add_arguments(parser: Parser, reference: Reference) -> None:
    """The options of a verb that shows a reference."""
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"a {reference.kind}")
    if reference.own is not None:
        parser.add_argument(
            "--directory",
            metavar="DIR",
            type=path,
            help="also show those of this environment (default: the current directory, if it is an "
            "environment; `none` shows built-in ones only)",
        )
    parser.add_argument(
        "--format",
        choices=("text", "json", "markdown"),
        default="text",
        help="text (the default), json or markdown",
    )
    parser.add_argument(
        "--write",
        metavar="FILE",
        type=path,
        help="write the Markdown page about all of them to a file",
    )


def _all_entries(options: Namespace, reference: Reference) -> list[Entry]:
    """What is built in, and what the environment has."""
    entries = reference.entries()
    directory = getattr(options, "directory", None)
    if reference.own is None or options.write is not None or directory == "none":
        return entries
    from mupuppet.cli.environments import is_directory_of_code
    from mupuppet.environment.discovery import open_environment

    if directory is None:
        from mupuppet.cli.environments import has_code

        if not has_code(os.curdir):
            return entries
        directory = os.curdir
    elif not is_directory_of_code(directory) or not os.path.isdir(directory):
        raise WrongUsage(f"--directory: there is no environment in {directory}")
    known = {entry.name for entry in entries}
    own = [_own_entry(each) for each in reference.own(open_environment(directory))]
    return [*(each for each in own if each.name not in known), *entries]


def _own_entry(found: Documented) -> Entry:
    """What a module documents, with nothing that a terminal obeys."""
    from mupuppet.diagnostics.render_text import show_text

    def shown(comment: str) -> str:
        return "\n".join(map(show_text, comment.expandtabs().split("\n")))

    place = f"{slashed.relpath(found.file)}:{found.line}"
    parameters = (f"{name}: {text}" for name, text in found.parameters.items())
    data = {**as_dict(found), "topic": f"module {found.module}", "description": found.summary}
    paragraphs = found.paragraphs
    if found.returns:
        paragraphs = (*paragraphs, f"Returns {found.returns}")
    return Entry(
        shown(found.name),
        shown(f"the module {found.module}"),
        shown(found.summary),
        {
            "signatures": tuple(map(shown, found.signatures)),
            "parameters": tuple(map(shown, parameters)),
        },
        shown(f"Defined at {place}."),
        data,
        tuple(map(shown, paragraphs)),
        shown(found.example),
    )


def _known_name(argument: str, entries: list[Entry], reference: Reference) -> str:
    names = {entry.name.lower(): entry.name for entry in entries}
    if argument.lower() in names:
        return names[argument.lower()]
    from difflib import get_close_matches

    from mupuppet.diagnostics.render_text import show_text

    near = [f"`{names[each]}`" for each in get_close_matches(argument.lower(), names, n=3)]
    advice = f"did you mean {' or '.join(near)}?" if near else f"`mupuppet {reference.verb}` lists"
    advice += "" if near else " them"
    raise WrongUsage(f"there is no {reference.kind} `{show_text(argument)}`: {advice}")


def run(options: Namespace, reference: Reference) -> int:
    """Print the entries, or write the page."""
    entries = _all_entries(options, reference)
    if options.write is not None:
        return _write(options.write, markdown(reference, entries))
    wanted = dict.fromkeys(_known_name(each, entries, reference) for each in options.names)
    chosen = [entry for entry in entries if entry.name in wanted] if wanted else entries
    if options.format == "json":
        import json

        data = [entry.data for entry in chosen]
        sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    elif options.format == "markdown":
        sys.stdout.write(markdown(reference, chosen))
    elif wanted:
        bold = palette_for(options.color, sys.stdout)
        sys.stdout.write("\n".join(_in_full(each, bold.message, bold.reset) for each in chosen))
    else:
        palette = palette_for(options.color, sys.stdout)
        sys.stdout.write(_overview(chosen, palette.gutter, palette.message, palette.reset))
    return FINE


def _write(path: str, page: str) -> int:
    from mupuppet.diagnostics.render_text import show_text

    try:
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(page)
    except OSError as error:
        print(f"mupuppet: {show_text(path)}: {error.strerror}", file=sys.stderr)
        return ERRORS
    return FINE


def _by_topic(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    topics: dict[str, list[Entry]] = {}
    for entry in entries:
        topics.setdefault(entry.topic, []).append(entry)
    return topics


def _overview(entries: list[Entry], colour: str, bold: str, plain: str) -> str:
    width = max(len(entry.name) for entry in entries) + 1
    parts = []
    for topic, members in _by_topic(entries).items():
        lines = [f"{colour}{topic}{plain}"]
        lines += [f"  {bold}{each.name:{width}}{plain} {each.description}" for each in members]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _in_full(entry: Entry, bold: str, plain: str) -> str:
    from textwrap import fill, indent

    lines = [f"{bold}{entry.name}{plain}", "", f"  {entry.description}"]
    for label, forms in entry.forms.items():
        if forms:
            lines += ["", f"  {label}:", *(f"    {form}" for form in forms)]
    for paragraph in entry.paragraphs:
        lines += ["", fill(paragraph, 96, initial_indent="  ", subsequent_indent="  ")]
    if entry.example:
        lines += ["", "  example:", indent(entry.example.rstrip("\n"), "    ")]
    if entry.remark:
        lines += ["", f"  {entry.remark}"]
    return "\n".join(lines) + "\n"


def markdown(reference: Reference, entries: list[Entry]) -> str:
    """The page about entries."""
    page = reference.page or reference.verb
    parts = [
        f"# {reference.title}\n",
        f"<!-- Written by `mupuppet {reference.verb} --write docs/{page}.md`. -->\n",
        f"{reference.introduction}\n",
    ]
    for topic, members in _by_topic(entries).items():
        parts.append(f"## {topic}\n")
        parts += [_markdown_entry(entry) for entry in members]
    return "\n".join(parts)


def _markdown_entry(entry: Entry) -> str:
    section = f"### `{entry.name}`\n\n{entry.description}"
    section += f" {entry.remark}\n" if entry.remark else "\n"
    kinds = {label: forms for label, forms in entry.forms.items() if forms}
    for label, forms in kinds.items():
        title = f"{label.capitalize()}:\n\n" if len(entry.forms) > 1 else ""
        section += f"\n{title}" + "".join(f"- `{form}`\n" for form in forms)
    section += "".join(f"\n{paragraph}\n" for paragraph in entry.paragraphs)
    if entry.example:
        code = entry.example.rstrip("\n")
        section += f"\n```puppet\n{code}\n```\n"
    return section
