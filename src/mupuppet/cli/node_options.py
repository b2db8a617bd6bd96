"""What the verbs about a node share: whose facts to use."""

from argparse import BooleanOptionalAction, Namespace
from typing import TYPE_CHECKING

from mupuppet.cli.option_values import PathValue, override, path
from mupuppet.cli.options import Parser, version_of
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mupuppet.environment.facts import Facts


def add_facts(parser: Parser) -> None:
    """The options for the facts of a node."""
    parser.add_argument(
        "--facts",
        metavar="FILE",
        type=PathValue("none", may_be_name=True),
        help="the node's facts, as JSON or YAML, from Facter, Puppet, PuppetDB or FacterDB; or a "
        "built-in set such as rhel-9 or windows-2022; or `none` (default: debian-12)",
    )
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=override,
        dest="overrides",
        help="override a fact, such as os.family=RedHat; the value may be JSON (repeatable)",
    )
    parser.add_argument(
        "--legacy-facts",
        action=BooleanOptionalAction,
        help="add old names such as osfamily where they are missing (default: to built-in sets and "
        "to the output of Facter, with --puppet 7)",
    )
    parser.add_argument(
        "--trusted", metavar="FILE", type=path, help="the node's trusted facts, as JSON or YAML"
    )


def facts_of(options: Namespace) -> "Facts | None":
    """The facts and trusted facts that the options ask for; None if there is a mistake."""
    from mupuppet.environment.facts import facts_for, read_trusted, this_machine

    facts = facts_for(
        options.facts,
        node=options.node,
        default_node=this_machine(),
        overrides=options.overrides,
        legacy=options.legacy_facts,
        version=version_of(options),
    )
    if isinstance(facts, Diagnostic):
        print_diagnostics((facts,), options)
        return None
    if options.trusted is None:
        return facts
    trusted = read_trusted(options.trusted)
    if isinstance(trusted, Diagnostic):
        print_diagnostics((trusted,), options)
        return None
    return facts.with_trusted(trusted)
