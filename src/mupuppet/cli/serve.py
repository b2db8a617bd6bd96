"""`mupuppet serve`: catalogs, files and certificates for Puppet agents."""

import os
import socket
import sys
from argparse import ArgumentTypeError, BooleanOptionalAction, Namespace
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.cli.classification_options import add_classification_options
from mupuppet.cli.compilations import add_ruby_and_limits
from mupuppet.cli.environments import add_environment_options
from mupuppet.cli.option_values import PathValue, names, number_from, path, puppetdb_address
from mupuppet.cli.options import ERRORS, FINE, Parser, WrongUsage, add_strict, version_of
from mupuppet.cli.permission_options import add_permission_options, permissions_of
from mupuppet.cli.server_options import (
    add_authority_options,
    authority_directory,
    needs_forking,
    needs_server,
    state_directory,
)
from mupuppet.diagnostics.render_text import show_text

if TYPE_CHECKING:
    from mupuppet.server.settings import CompilationSettings, ServerSettings
    from mupuppet.server.state import State

DESCRIPTION = """\
Serve Puppet agents (7, 8, OpenVox 9) over HTTPS: catalogs, files, pluginsync, reports, filebucket
and certificates. The server needs no JVM and no Ruby; agents only need its name.

DIR contains the environments, one directory each; or it is a code directory with `environments/`,
or a single environment, which is then called production. The first start on a new machine creates
a certificate authority, and prints the command for an agent.

Facts, catalogs and exported resources are stored by the server itself, or in a PuppetDB."""

EXAMPLES = """\
examples:
  mupuppet serve /etc/puppetlabs/code --listen 0.0.0.0:8140
  mupuppet serve . --autosign all --state /tmp/state         try it, with one environment
  mupuppet serve /srv/environments --ca-dir /etc/puppetlabs/puppetserver/ca
                                                             with an existing authority
  mupuppet serve /srv/environments --puppetdb https://puppetdb:8081
  mupuppet ca sign web01.example.com                         let a node in"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "path",
        metavar="DIR",
        type=path,
        help="a directory of environments, a code directory, or one environment",
    )
    parser.add_argument(
        "--listen",
        metavar="ADDRESS",
        type=_address,
        default=("127.0.0.1", 8140),
        help="where agents connect: HOST:PORT (default: 127.0.0.1:8140, this machine only)",
    )
    add_authority_options(parser)
    parser.add_argument(
        "--certname",
        metavar="NAME",
        help="the name in the server's certificate (default: this machine's)",
    )
    parser.add_argument(
        "--dns-alt-names",
        metavar="NAMES",
        type=names,
        default=[],
        help="alternative names of the server, separated by commas; `puppet` is always one of them",
    )
    _add_certificates(parser)
    _add_compiling(parser)
    _add_storing(parser)
    _add_operation(parser)


def _add_certificates(parser: Parser) -> None:
    group = parser.add_group("certificates")
    group.add_argument(
        "--autosign",
        metavar="WHAT",
        type=PathValue("off", "all", "none", "true", "false"),
        nargs="?",
        const="all",
        default="off",
        help="which requests are signed automatically: off (none; the default), all (also without "
        "WHAT), a file of names and patterns such as *.example.com, or a program that gets the "
        "name and the request",
    )
    group.add_argument(
        "--external-ca",
        metavar="BUNDLE",
        type=path,
        help="use an external authority: its certificates, as PEM",
    )
    group.add_argument(
        "--external-crl", metavar="FILE", type=path, help="its revocation lists, as PEM"
    )
    group.add_argument(
        "--ssl-dir",
        metavar="DIR",
        type=path,
        help="the server's own key and certificate, in private_keys/ and certs/ (default: ssl/ in "
        "the state directory)",
    )
    group.add_argument(
        "--allow-subject-alt-names",
        action="store_true",
        help="also sign requests with alternative names",
    )
    group.add_argument(
        "--allow-authorization-extensions",
        action="store_true",
        help="also sign requests with extensions that grant permissions (pp_auth_…)",
    )
    group.add_argument(
        "--administrators",
        metavar="NAMES",
        type=names,
        default=[],
        help="names of certificates that may sign, revoke, reload and compile for others, in "
        "addition to those with the extension pp_cli_auth",
    )


def _add_compiling(parser: Parser) -> None:
    add_environment_options(parser)
    add_classification_options(parser)
    group = parser.add_group("compiling")
    group.add_argument(
        "--trusted-external",
        metavar="PROGRAM",
        type=path,
        help="a program, or a directory of programs, that gets the node's name and prints JSON for "
        "$trusted['external']",
    )
    group.add_argument(
        "--trusted-oid-mapping",
        metavar="FILE",
        type=path,
        help="Puppet's custom_trusted_oid_mapping.yaml: the site's own names of extensions in "
        "$trusted['extensions']",
    )
    group.add_argument(
        "--environment-timeout",
        metavar="SECONDS",
        type=_timeout,
        default=0.0,
        help="how long code is cached: 0 (each catalog sees the current files; the default), "
        "unlimited (code is loaded again on request or when another version is deployed), or a "
        "number of seconds",
    )
    group.add_argument(
        "--code-id",
        metavar="WHAT",
        default="r10k",
        help="where the version of the code comes from, which makes catalogs static: r10k (its "
        "file; the default), git (the commit), none, or a program that gets the environment's name",
    )
    group.add_argument(
        "--fileserver-config",
        metavar="FILE",
        type=path,
        help="a fileserver.conf with more directories to serve",
    )
    group.add_argument(
        "--strict-variables",
        action=BooleanOptionalAction,
        help="report an unknown variable as an error (the default, but not with --puppet 7)",
    )
    add_strict(parser)
    add_ruby_and_limits(parser)
    add_permission_options(parser)


def _add_storing(parser: Parser) -> None:
    group = parser.add_group("reports and PuppetDB")
    group.add_argument(
        "--puppetdb",
        metavar="URL",
        type=puppetdb_address,
        help="send facts, catalogs and reports to a PuppetDB, and collect from it; what it cannot "
        "accept immediately is queued on disk",
    )
    for name, what in (
        ("ca", "the CA certificate of PuppetDB"),
        ("cert", "the client certificate for PuppetDB"),
        ("key", "the key of the client certificate"),
    ):
        group.add_argument(
            f"--puppetdb-{name}",
            metavar="FILE",
            type=path,
            help=f"{what}, as PEM (default: the server's own)",
        )
    group.add_argument(
        "--keep-reports",
        metavar="N",
        type=number_from(1),
        default=50,
        help="how many reports of each node to keep (default: 50)",
    )
    group.add_argument("--report-url", metavar="URL", help="post each report to this address")


def _add_operation(parser: Parser) -> None:
    group = parser.add_group("operation")
    group.add_argument(
        "--workers",
        metavar="N",
        type=number_from(0),
        default=0,
        help="processes that compile (default: all cores)",
    )
    group.add_argument(
        "--timeout",
        metavar="SECONDS",
        type=number_from(1),
        default=300,
        help="how long one catalog may take (default: 300)",
    )
    group.add_argument(
        "--worker-memory",
        metavar="MB",
        type=number_from(64),
        help="how much memory each compiling process may use",
    )
    group.add_argument(
        "--metrics-listen",
        metavar="ADDRESS",
        type=_address,
        help="serve metrics without TLS at HOST:PORT/metrics, for Prometheus",
    )
    group.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="info",
        help="what to log to standard error (default: info, a line for each request)",
    )


def _address(given: str) -> tuple[str, int]:
    host, _, port = given.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise ArgumentTypeError(f"expected HOST:PORT, such as 0.0.0.0:8140, not {given!r}")
    return host.strip("[]") or "0.0.0.0", int(port)


def _timeout(given: str) -> float | None:
    if given == "unlimited":
        return None
    try:
        return max(0.0, float(given))
    except ValueError:
        raise ArgumentTypeError(f"expected seconds or `unlimited`, not {given!r}") from None


def run(options: Namespace) -> int:
    """Serve until stopped."""
    needs_forking("serve")
    needs_server("serve")
    if options.external_ca is not None and options.ca_dir is not None:
        raise WrongUsage("--external-ca and --ca-dir cannot be used together")
    if not os.path.isdir(options.path):
        raise WrongUsage(f"there is no directory `{options.path}`")
    from mupuppet.environment.exports import ExportsError
    from mupuppet.server.certificates.authority import AuthorityError
    from mupuppet.server.certificates.requests import RequestRefused
    from mupuppet.server.running import Server, write_log

    write_log(options.log_level)
    try:
        settings = server_settings(options)
        server = Server(settings)
    except (AuthorityError, ExportsError, RequestRefused, ValueError) as error:
        print(f"mupuppet: {show_text(str(error))}", file=sys.stderr)
        return ERRORS
    server.run(lambda port: _show_ready(options, settings, port))
    return FINE


def _show_ready(options: Namespace, settings: "ServerSettings", port: int) -> None:
    name = settings.compilation.certname
    extra = "" if port == 8140 else f" --serverport {port}"
    print(f"serving {show_text(options.path)} on {settings.host}:{port} as {show_text(name)}")
    print(f"  state: {show_text(settings.compilation.state.directory)}")
    print(f"  agents: puppet agent --test --server {show_text(name)}{extra}")
    if settings.authority is not None and settings.autosign in (None, "off", "none", "false"):
        where = f" --state {options.state}" if options.state else ""
        print(f"  then: mupuppet ca sign NAME{show_text(where)}")
    sys.stdout.flush()


def server_settings(options: Namespace) -> "ServerSettings":
    """What the options say. Raises ValueError and OSError."""
    from mupuppet.cli.workers import available_cores
    from mupuppet.server.certificates.extensions import read_oid_mapping
    from mupuppet.server.settings import ServerSettings
    from mupuppet.server.state import State

    state = State(state_directory(options))
    host, port = options.listen
    certname = options.certname or socket.getfqdn().lower()
    ssl = slashed.abspath(options.ssl_dir or state.ssl)
    external, mapping = options.external_ca, options.trusted_oid_mapping
    return ServerSettings(
        compilation=_compilation_settings(options, state, certname, ssl),
        host=host,
        port=port,
        alternative_names=tuple(options.dns_alt_names) or ("localhost",),
        authority=None if external else authority_directory(options),
        external_bundle=external,
        external_crl=options.external_crl,
        ssl=ssl,
        autosign=options.autosign,
        allow_alternative_names=options.allow_subject_alt_names,
        allow_authorization_extensions=options.allow_authorization_extensions,
        administrators=tuple(options.administrators),
        extension_names={} if mapping is None else read_oid_mapping(mapping),
        processes=options.workers or available_cores(),
        seconds=float(options.timeout),
        megabytes=options.worker_memory,
        environment_timeout=options.environment_timeout,
        metrics=options.metrics_listen,
    )


def _compilation_settings(
    options: Namespace, state: "State", certname: str, ssl: str
) -> "CompilationSettings":
    from mupuppet.compiler.limits import Limits
    from mupuppet.environment.disk_cache import default_cache_directory
    from mupuppet.environment.spec import split_directories
    from mupuppet.server.files import FileRefused, read_mounts
    from mupuppet.server.own_certificate import own_certificate
    from mupuppet.server.settings import CompilationSettings, PuppetDBSettings

    try:
        mounts = read_mounts(options.fileserver_config) if options.fileserver_config else {}
    except FileRefused as error:
        raise ValueError(str(error)) from None
    puppetdb = None
    if options.puppetdb is not None:
        own = own_certificate(ssl, certname)
        is_tls = options.puppetdb.startswith("https:")
        bundle = options.external_ca or slashed.join(authority_directory(options), "ca_crt.pem")
        puppetdb = PuppetDBSettings(
            options.puppetdb,
            options.puppetdb_ca or (bundle if is_tls else None),
            options.puppetdb_cert or (own.certificate if is_tls else None),
            options.puppetdb_key or (own.key if is_tls else None),
        )
    hiera_config = options.hiera_config
    return CompilationSettings(
        directory=slashed.abspath(options.path),
        state=state,
        certname=certname,
        address=_own_address(options.listen[0]),
        puppet=version_of(options),
        strict=options.strict,
        strict_variables=options.strict_variables,
        modulepath=tuple(map(slashed.abspath, split_directories(options.modulepath))),
        hiera_config=None if hiera_config is None else slashed.abspath(hiera_config),
        settings=dict(options.setting),
        permissions=permissions_of(options),
        cache=default_cache_directory() if options.cache else None,
        ruby=options.ruby,
        limits=Limits(**dict(options.limits)),
        enc=options.enc,
        classification=options.classification,
        trusted_external=options.trusted_external,
        puppetdb=puppetdb,
        is_frozen=options.environment_timeout != 0.0,
        code_id=options.code_id,
        mounts=mounts,
        keep_reports=options.keep_reports,
        report_url=options.report_url,
    )


def _own_address(listen: str) -> str:
    if listen not in ("0.0.0.0", "::"):
        return listen
    try:
        return socket.gethostbyname(socket.gethostname())
    except OSError:
        return "127.0.0.1"
