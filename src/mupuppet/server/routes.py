"""Which clients may call what: one table. What is not in it does not exist.

The names of handlers are those of `Handlers` in `handlers` and of `CertificateHandlers` in
`certificate_calls`. `{name}` in an address is the name of a node or of an environment, `{path}` is
everything that follows.
"""

from __future__ import annotations

import re
from enum import Enum
from urllib.parse import unquote

from mupuppet.basics.records import Record


class Access(Enum):
    """Which clients may call a route."""

    #: Also clients without a certificate: they are about to get one.
    ANYONE = "anyone"
    #: Any valid certificate.
    NODE = "a valid certificate"
    #: The node whose name is in the address, and administrators.
    SELF = "the certificate of this name"
    #: A certificate with the extension `pp_cli_auth`, or a name that the server was given.
    ADMINISTRATOR = "an administrator's certificate"


class Route(Record):
    """A line of the table."""

    methods: str
    address: str
    access: Access
    handler: str


_CA, _PUPPET = "/puppet-ca/v1", "/puppet/v3"

ROUTES = (
    Route("GET", f"{_CA}/certificate/{{name}}", Access.ANYONE, "certificate"),
    Route("GET", f"{_CA}/certificate_revocation_list/{{name}}", Access.ANYONE, "crl"),
    Route("GET PUT", f"{_CA}/certificate_request/{{name}}", Access.ANYONE, "certificate_request"),
    Route("POST", f"{_CA}/certificate_renewal", Access.NODE, "certificate_renewal"),
    Route("GET", f"{_CA}/expirations", Access.NODE, "expirations"),
    Route("GET PUT DELETE", f"{_CA}/certificate_status/{{name}}", Access.ADMINISTRATOR,
          "certificate_status"),
    Route("GET", f"{_CA}/certificate_statuses/{{name}}", Access.ADMINISTRATOR,
          "certificate_statuses"),
    Route("DELETE", f"{_CA}/certificate_request/{{name}}", Access.ADMINISTRATOR,
          "certificate_request"),
    Route("PUT", f"{_CA}/certificate_revocation_list", Access.ADMINISTRATOR, "update_crls"),
    Route("POST", f"{_CA}/sign", Access.ADMINISTRATOR, "sign"),
    Route("POST", f"{_CA}/sign/all", Access.ADMINISTRATOR, "sign_all"),
    Route("PUT", f"{_CA}/clean", Access.ADMINISTRATOR, "clean"),
    Route("GET POST", f"{_PUPPET}/catalog/{{name}}", Access.SELF, "catalog"),
    Route("GET", f"{_PUPPET}/node/{{name}}", Access.SELF, "node"),
    Route("PUT", f"{_PUPPET}/facts/{{name}}", Access.SELF, "facts"),
    Route("PUT", f"{_PUPPET}/report/{{name}}", Access.SELF, "report"),
    Route("GET", f"{_PUPPET}/file_metadata/{{path}}", Access.NODE, "file_metadata"),
    Route("GET", f"{_PUPPET}/file_metadatas/{{path}}", Access.NODE, "file_metadatas"),
    Route("GET", f"{_PUPPET}/file_content/{{path}}", Access.NODE, "file_content"),
    Route("GET", f"{_PUPPET}/static_file_content/{{path}}", Access.NODE, "static_file_content"),
    Route("GET HEAD PUT", f"{_PUPPET}/file_bucket_file/{{path}}", Access.NODE, "file_bucket"),
    Route("GET", f"{_PUPPET}/environments", Access.NODE, "environments"),
    Route("POST", "/puppet/v4/catalog", Access.ADMINISTRATOR, "catalog_v4"),
    Route("DELETE", "/puppet-admin-api/v1/environment-cache", Access.ADMINISTRATOR,
          "environment_cache"),
    Route("DELETE", "/puppet-admin-api/v1/jruby-pool", Access.ADMINISTRATOR, "environment_cache"),
    Route("GET", "/status/v1/simple", Access.ANYONE, "simple_status"),
    Route("GET", "/status/v1/simple/{name}", Access.ANYONE, "simple_status"),
    Route("GET", "/status/v1/services", Access.NODE, "services_status"),
    Route("GET", "/status/v1/services/{name}", Access.NODE, "services_status"),
    Route("GET", "/metrics", Access.NODE, "prometheus"),
)  # fmt: skip


def _compiled(route: Route) -> re.Pattern[str]:
    pattern = re.escape(route.address).replace(r"\{name\}", "([^/]+)").replace(r"\{path\}", "(.+)")
    return re.compile(f"{pattern}/?" if "path" not in route.address else pattern)


_PATTERNS = [(route, frozenset(route.methods.split()), _compiled(route)) for route in ROUTES]


class Match(Record):
    """A route, and the name or path in the address."""

    route: Route
    argument: str = ""


def find_route(method: str, raw_path: str) -> Match | str | None:
    """The route of an address as it was sent; the methods it has, if this is not one of them.

    What is escaped is resolved after it was taken apart: a `%2F` separates nothing.
    """
    others: set[str] = set()
    for route, methods, pattern in _PATTERNS:
        found = pattern.fullmatch(raw_path)
        if found is None:
            continue
        if method in methods:
            argument = unquote(found[1], errors="strict") if found.groups() else ""
            return Match(route, argument)
        others |= methods
    return ", ".join(sorted(others)) if others else None
