"""`mupuppet man`: the manual page, made from the verbs and their options."""

from __future__ import annotations

import sys
from argparse import Namespace

from mupuppet.cli.options import FINE, Parser

DESCRIPTION = """\
Print the manual page of mupuppet, with all verbs and their options, in the format of `man`."""

EXAMPLES = """\
examples:
  mupuppet man | man -l -                                      read it
  mupuppet man > ~/.local/share/man/man1/mupuppet.1            install it"""


def add_arguments(parser: Parser) -> None:
    """This verb has no options of its own."""


def run(options: Namespace) -> int:
    """Print the page."""
    del options  # there are none
    sys.stdout.write(page())
    return FINE


def page() -> str:
    """The manual page."""
    from mupuppet import __version__
    from mupuppet.cli.completion import all_options
    from mupuppet.cli.main import DESCRIPTION, VERBS, parser_of

    lines = [
        f'.TH MUPUPPET 1 "" "mupuppet {__version__}" "User Commands"',
        ".SH NAME",
        "mupuppet \\- Puppet code: catalogs, explanations, checks",
        ".SH SYNOPSIS",
        ".B mupuppet",
        "\\fIVERB\\fR [\\fIOPTIONS\\fR] \\fIARGUMENTS\\fR",
        ".SH DESCRIPTION",
        *_text(DESCRIPTION.partition("\n\n")[0]),
        ".SH VERBS",
    ]
    for verb, options in all_options().items():
        parser = parser_of(verb)
        lines += [f".SS mupuppet {_escaped(verb)}", *_text(VERBS[verb].capitalize() + ".")]
        lines += [".PP", *_text(parser.description or "")]
        for each in options:
            names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in each.names)
            lines += [".TP", names, *_text(each.help)]
        if parser.epilog:
            lines += [".PP", ".nf", *_text(parser.epilog), ".fi"]
    lines += [
        ".SH EXIT STATUS",
        "0 success, 1 errors in code or files, 2 wrong usage.",
        ".SH ENVIRONMENT",
        "\\fBNO_COLOR\\fR and \\fBFORCE_COLOR\\fR decide about colours; \\fBCOLUMNS\\fR is the",
        "width of the output; \\fBMUPUPPET_OPTION\\fR sets the default of an option.",
        ".SH FILES",
        "\\fImupuppet.toml\\fR sets options for a repository.",
    ]
    return "\n".join(lines) + "\n"


def _text(text: str) -> list[str]:
    return [_escaped(line) if line else ".PP" for line in text.split("\n")]


def _escaped(text: str) -> str:
    """Text in which nothing is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
