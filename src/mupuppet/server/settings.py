"""The settings of a server: created once from options, and shared by all of its processes."""

from __future__ import annotations

from typing import Any

from mupuppet.basics.records import Record, field
from mupuppet.compiler.limits import Limits
from mupuppet.environment.permissions import NOTHING_ALLOWED, Permissions
from mupuppet.server.state import State
from mupuppet.versions import DEFAULT, PuppetVersion


class PuppetDBSettings(Record):
    """A PuppetDB, and the PEM files for TLS."""

    url: str
    authority: str | None = None
    certificate: str | None = None
    key: str | None = None


class CompilationSettings(Record):
    """How catalogs are made."""

    #: The directory with the environments, a code directory, or one environment.
    directory: str
    state: State
    certname: str
    #: The server's own address, for server facts.
    address: str = "127.0.0.1"
    puppet: PuppetVersion = DEFAULT
    strict: str | None = None
    strict_variables: bool | None = None
    modulepath: tuple[str, ...] = ()
    hiera_config: str | None = None
    #: Puppet's settings for code that reads them.
    settings: dict[str, Any] = field(default_factory=dict)
    permissions: Permissions = NOTHING_ALLOWED
    cache: str | None = None
    ruby: str = "auto"
    limits: Limits = field(default_factory=Limits)
    #: A classifier: a program, or a file or directory with classifications.
    enc: str | None = None
    classification: str | None = None
    #: A program, or a directory of programs, for `$trusted['external']`.
    trusted_external: str | None = None
    puppetdb: PuppetDBSettings | None = None
    #: Whether code is loaded once and switched when a new version is deployed; otherwise every
    #: compilation sees the files as they are.
    is_frozen: bool = False
    #: What names the version of code: `r10k`, `git`, `none`, or a program that prints it.
    code_id: str = "r10k"
    #: Directories that are served under a name, besides those of modules.
    mounts: dict[str, str] = field(default_factory=dict)
    #: How many reports of each node stay.
    keep_reports: int = 50
    #: Where reports are posted as JSON.
    report_url: str | None = None


class ServerSettings(Record):
    """How the server speaks with others."""

    compilation: CompilationSettings
    host: str = "127.0.0.1"
    port: int = 8140
    #: Other names that the server's certificate is valid for.
    alternative_names: tuple[str, ...] = ()
    #: The directory of the authority; None with an external one.
    authority: str | None = None
    #: The certificates of an external authority, and its revocation lists: paths of PEM files.
    external_bundle: str | None = None
    external_crl: str | None = None
    #: The directory with the server's own key and certificate.
    ssl: str = ""
    autosign: str | None = None
    allow_alternative_names: bool = False
    allow_authorization_extensions: bool = False
    #: Names of certificates that may administer the server.
    administrators: tuple[str, ...] = ()
    #: The site's own short names of extensions, by their numbers.
    extension_names: dict[str, str] = field(default_factory=dict)
    #: How many processes compile, and what one request may use.
    processes: int = 1
    seconds: float = 300.0
    megabytes: int | None = None
    #: Seconds after which code that has changed is loaded; None for never, until told.
    environment_timeout: float | None = 0.0
    #: A second listener, without TLS, for metrics.
    metrics: tuple[str, int] | None = None
    #: How many bytes facts and reports may have, unpacked; and files for the filebucket.
    most_bytes: int = 64 << 20
    most_bucket_bytes: int = 1 << 30
    most_connections: int = 2000
    #: How many bits the keys of a new authority have.
    key_bits: int = 4096
