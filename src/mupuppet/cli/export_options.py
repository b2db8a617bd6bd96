"""Options for exported resources: where they are stored and collected."""

from argparse import BooleanOptionalAction, Namespace
from typing import TYPE_CHECKING

from mupuppet.cli.option_values import PathValue, path, puppetdb_address
from mupuppet.cli.options import Parser
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import ExportsError, ExportsStore
    from mupuppet.environment.puppetdb import PuppetDB

#: Words that stand for no file.
_NOWHERE, _MEMORY = "none", "memory"


def add_exports_options(parser: Parser) -> None:
    """Where exported resources are stored and collected."""
    options = parser.add_group(
        "exported resources",
        "What the nodes of a directory export is stored in your state directory; a single manifest "
        "has no store.",
    )
    group = options.add_alternatives()
    group.add_argument(
        "--exports",
        metavar="WHERE",
        type=PathValue(_NOWHERE, _MEMORY),
        help="store them in this SQLite file; `memory` shares them within this run only, `none` "
        "disables them",
    )
    group.add_argument(
        "--storeconfigs",
        action=BooleanOptionalAction,
        help="use the environment's store, or not; also for a single manifest",
    )
    group.add_argument(
        "--puppetdb", metavar="URL", type=puppetdb_address, help="collect them from a PuppetDB"
    )
    for name, what in (
        ("ca", "the CA certificate of PuppetDB"),
        ("cert", "the client certificate for PuppetDB"),
        ("key", "the key of the client certificate"),
    ):
        options.add_argument(
            f"--puppetdb-{name}", metavar="FILE", type=path, help=f"{what}, as PEM"
        )


def add_submission_option(parser: Parser) -> None:
    """For verbs that send their results to a PuppetDB."""
    parser.add_argument(
        "--puppetdb-submit",
        action="store_true",
        help="send the catalog and the facts to the PuppetDB, as Puppet's server does",
    )


def store_of(options: Namespace, environment: "Environment") -> "ExportsStore | None":
    """The store that the options ask for, or that the environment has. Raises ExportsError."""
    if options.exports == _NOWHERE or options.puppetdb is not None:
        return None
    if options.exports == _MEMORY:
        from mupuppet.environment.exports import ListedNodes

        return ListedNodes()
    if options.exports is not None:
        from mupuppet.environment.export_store import ExportStore

        return ExportStore(options.exports)
    if options.storeconfigs or (options.storeconfigs is None and environment.root is not None):
        from mupuppet.environment.default_exports import (
            DefaultExports,
            DefaultNodeStore,
            default_store_path,
        )

        path = default_store_path(environment.root or options.path, environment.name)
        # Facts and catalogs are only remembered where a store is asked for.
        return DefaultNodeStore(path) if options.storeconfigs else DefaultExports(path)
    return None


def is_asked_for(options: Namespace) -> bool:
    """Whether the store was requested; otherwise a compilation can do without it."""
    return bool(options.exports or options.storeconfigs)


def puppetdb_of(options: Namespace) -> "PuppetDB | None":
    """The PuppetDB that the options name. Raises ExportsError."""
    if options.puppetdb is None:
        return None
    from mupuppet.environment.puppetdb import Certificates, PuppetDB

    certificates = Certificates(options.puppetdb_ca, options.puppetdb_cert, options.puppetdb_key)
    return PuppetDB(options.puppetdb, certificates)


def exports_problem(error: "ExportsError", severity: Severity = Severity.ERROR) -> Diagnostic:
    """The diagnostic of a store that cannot be used."""
    source = SourceFile("", "exported resources")
    return Diagnostic("exports-unavailable", severity, str(error), source, Span(0, 0), 0)
