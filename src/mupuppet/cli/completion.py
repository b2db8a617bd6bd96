"""`mupuppet completion`: scripts that let shells complete verbs, options and their values."""

from __future__ import annotations

import re
import sys
from argparse import Action, Namespace

from mupuppet.basics.records import Record
from mupuppet.cli.option_values import PathsValue, PathValue
from mupuppet.cli.options import FINE, Declaration, Parser

DESCRIPTION = """\
Print a script that lets a shell complete verbs, options and their values. The script contains all
options, so that completion does not start mupuppet."""

EXAMPLES = """\
examples:
  mupuppet completion bash > ~/.local/share/bash-completion/completions/mupuppet
  mupuppet completion zsh > ~/.zfunc/_mupuppet       with ~/.zfunc in $fpath
  mupuppet completion fish > ~/.config/fish/completions/mupuppet.fish
  mupuppet completion fish | source                  for this shell only"""

_SHELLS = ("bash", "zsh", "fish")


class Option(Record):
    """An option as shells see it."""

    names: tuple[str, ...]
    help: str
    takes_value: bool
    is_path: bool
    choices: tuple[str, ...]


def add_arguments(parser: Parser) -> None:
    parser.add_argument("shell", choices=_SHELLS, help="bash, zsh or fish")


def run(options: Namespace) -> int:
    """Print the script."""
    makers = {"bash": _bash, "zsh": _zsh, "fish": _fish}
    sys.stdout.write(makers[options.shell](all_options()))
    return FINE


def all_options() -> dict[str, list[Option]]:
    """The options of each verb; shared by all front ends that list them."""
    from mupuppet.cli.main import VERBS, parser_of

    return {verb: [_option(each.action) for each in _declared(parser_of(verb))] for verb in VERBS}


def _declared(parser: Parser) -> list[Declaration]:
    return [each for each in parser.declared if each.action.option_strings]


def _option(action: Action) -> Option:
    text = re.sub(r"\s+", " ", (action.help or "").replace("%%", "%"))
    return Option(
        tuple(action.option_strings),
        text,
        action.nargs != 0,
        isinstance(action.type, (PathValue, PathsValue)) or action.metavar in ("FILE", "DIR"),
        tuple(map(str, action.choices or ())),
    )


def _flags(options: list[Option]) -> str:
    return " ".join(sorted({name for each in options for name in each.names} | {"--help"}))


def _bash(verbs: dict[str, list[Option]]) -> str:
    lines = [
        "# bash completion of mupuppet; made by `mupuppet completion bash`",
        "_mupuppet() {",
        "  local cur prev verb word",
        '  cur=${COMP_WORDS[COMP_CWORD]}; prev=${COMP_WORDS[COMP_CWORD-1]}; verb=""',
        '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        "    case $word in -*) ;; *) verb=$word; break ;; esac",
        "  done",
        "  case $verb in",
        f'    "") COMPREPLY=($(compgen -W "{" ".join(verbs)} --help --version --color" -- "$cur"))',
        "      return ;;",
    ]
    for verb, options in verbs.items():
        lines.append(f"    {verb})")
        lines.append("      case $prev in")
        for each in options:
            if each.choices:
                words = " ".join(each.choices)
                reply = f'COMPREPLY=($(compgen -W "{words}" -- "$cur")); return'
                lines.append(f"        {'|'.join(each.names)}) {reply} ;;")
            elif each.takes_value and not each.is_path:
                lines.append(f"        {'|'.join(each.names)}) return ;;")
        lines.append("      esac")
        reply = f'COMPREPLY=($(compgen -W "{_flags(options)}" -- "$cur")); return'
        lines.append(f"      case $cur in -*) {reply} ;; esac ;;")
    lines += ["  esac", "}", "complete -o default -o bashdefault -F _mupuppet mupuppet"]
    return "\n".join(lines) + "\n"


def _zsh(verbs: dict[str, list[Option]]) -> str:
    from mupuppet.cli.main import VERBS

    def quoted(text: str) -> str:
        return (
            text.replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")
        )

    lines = ["#compdef mupuppet", "# made by `mupuppet completion zsh`", "_mupuppet() {"]
    lines += ["  local -a verbs", "  verbs=("]
    lines += [f"    '{verb}:{quoted(summary)}'" for verb, summary in VERBS.items()]
    lines += [
        "  )",
        "  if (( CURRENT == 2 )); then _describe 'verb' verbs; return; fi",
        "  local verb=$words[2]",
        "  shift words; (( CURRENT-- ))",
        "  case $verb in",
    ]
    for verb, options in verbs.items():
        lines.append(f"    {verb}) _arguments -S \\")
        for each in options:
            value = ""
            if each.choices:
                value = f":value:({' '.join(each.choices)})"
            elif each.takes_value:
                value = ":file:_files" if each.is_path else ":value:"
            lines += [f"      '{name}[{quoted(each.help)}]{value}' \\" for name in each.names]
        lines.append("      '*:file:_files' ;;")
    lines += ["  esac", "}", "compdef _mupuppet mupuppet"]
    return "\n".join(lines) + "\n"


def _fish(verbs: dict[str, list[Option]]) -> str:
    from mupuppet.cli.main import VERBS

    def quoted(text: str) -> str:
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

    lines = ["# made by `mupuppet completion fish`"]
    for verb, summary in VERBS.items():
        condition = "-n __fish_use_subcommand -f"
        lines.append(f"complete -c mupuppet {condition} -a {verb} -d {quoted(summary)}")
    for verb, options in verbs.items():
        condition = f"-n '__fish_seen_subcommand_from {verb}'"
        for each in options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in each.names
            )
            value = ""
            if each.choices:
                value = f" -x -a {quoted(' '.join(each.choices))}"
            elif each.takes_value:
                value = " -r" if each.is_path else " -x"
            lines.append(f"complete -c mupuppet {condition} {names}{value} -d {quoted(each.help)}")
    return "\n".join(lines) + "\n"
