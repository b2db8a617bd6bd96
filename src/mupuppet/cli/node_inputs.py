"""Options for what a node gets from others: a classifier, and what other nodes export."""

import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.environment.classification import Classification
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.export_store import ExportStore
    from mupuppet.environment.exports import Exports, ExportsError


def add_classification_options(parser: ArgumentParser) -> None:
    """Where the classes and parameters of a node come from, besides its node definition."""
    group = parser.add_argument_group("classification").add_mutually_exclusive_group()
    group.add_argument(
        "--enc",
        metavar="COMMAND",
        help="an external node classifier: it gets the node's name and prints YAML",
    )
    group.add_argument(
        "--classification",
        metavar="FILE",
        help="what a classifier says, as JSON or YAML: classes, parameters, environment; or a "
        "directory with such a file for each node",
    )


def classification_of(options: Namespace, node: str) -> "Classification | Diagnostic":
    """What the classifier that the options name says about a node."""
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


def add_exports_options(parser: ArgumentParser) -> None:
    """Where exported resources are kept and collected."""
    options = parser.add_argument_group("exported resources")
    group = options.add_mutually_exclusive_group()
    group.add_argument(
        "--storeconfigs",
        action="store_true",
        help="keep them in a store of this environment in your data directory",
    )
    group.add_argument("--exports", metavar="FILE", help="keep them in this SQLite file")
    group.add_argument(
        "--puppetdb", metavar="URL", help="collect them from a PuppetDB (nothing is written there)"
    )
    for name, what in (
        ("ca", "the authority that has signed PuppetDB's certificate"),
        ("cert", "our certificate for PuppetDB"),
        ("key", "the key of our certificate"),
    ):
        options.add_argument(f"--puppetdb-{name}", metavar="FILE", help=f"{what}, as PEM")


def store_of(options: Namespace, environment: "Environment") -> "ExportStore | None":
    """The store that the options ask for, if any. Raises ExportsError."""
    if not options.storeconfigs and options.exports is None:
        return None
    from mupuppet.environment.export_store import ExportStore, default_store_path

    path = options.exports
    if path is None:
        path = default_store_path(os.path.abspath(options.path), environment.name)
    return ExportStore(path)


def exports_of(options: Namespace, store: "ExportStore | None") -> "Exports | None":
    """Where the node collects from; None if it does not. Raises ExportsError."""
    if options.puppetdb is None:
        return store
    from mupuppet.environment.puppetdb import Certificates, PuppetDB

    certificates = Certificates(options.puppetdb_ca, options.puppetdb_cert, options.puppetdb_key)
    return PuppetDB(options.puppetdb, certificates)


def exports_problem(error: "ExportsError") -> Diagnostic:
    """A store that cannot be used, as what we say to users."""
    source = SourceFile("", "exported resources")
    return Diagnostic("exports-unavailable", Severity.ERROR, str(error), source, Span(0, 0), 0)
