"""Options for the classification of a node."""

from argparse import Namespace
from typing import TYPE_CHECKING

from mupuppet.cli.option_values import CommandValue, path
from mupuppet.cli.options import Parser
from mupuppet.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mupuppet.environment.classification import Classification


def add_classification_options(parser: Parser) -> None:
    """Where the classes and parameters of a node come from, besides its node definition."""
    group = parser.add_group("classification").add_alternatives()
    group.add_argument(
        "--enc",
        metavar="COMMAND",
        type=CommandValue(),
        help="an external node classifier: it gets the node's name and prints YAML",
    )
    group.add_argument(
        "--classification",
        metavar="FILE",
        type=path,
        help="the output of a classifier, as JSON or YAML: classes, parameters, environment; or a "
        "directory with such a file for each node",
    )


def classification_of(options: Namespace, node: str) -> "Classification | Diagnostic":
    """The classification of a node, by the classifier that the options name."""
    from mupuppet.environment.classification import (
        Classification,
        read_classification,
        run_classifier,
    )

    if options.enc is not None:
        return run_classifier(options.enc, node)
    if options.classification is not None:
        return read_classification(options.classification, node)
    return Classification()
