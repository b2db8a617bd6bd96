"""URIs as values."""

from __future__ import annotations

import re

from mupuppet.values.value import Value
from mupuppet.versions.current import current_version


class URIError(ValueError):
    """A string that is not a URI."""


#: The default ports.
_PORTS = {"ftp": 21, "http": 80, "https": 443, "ldap": 389, "ldaps": 636, "ws": 80}
_NEWER_PORTS = {**_PORTS, "wss": 443}

#: Schemes for whose URIs there are classes.
_CLASSES = {
    "file": "File", "ftp": "FTP", "http": "HTTP", "https": "HTTPS", "ldap": "LDAP",
    "ldaps": "LDAPS", "mailto": "MailTo", "ws": "WS", "wss": "WSS",
}  # fmt: skip

FIELDS = ("scheme", "userinfo", "host", "port", "path", "query", "fragment", "opaque")


class URI:
    """A URI by its parts; a missing part is None."""

    __slots__ = FIELDS

    def __init__(
        self,
        scheme: str | None = None,
        userinfo: str | None = None,
        host: str | None = None,
        port: int | None = None,
        path: str | None = None,
        query: str | None = None,
        fragment: str | None = None,
        opaque: str | None = None,
    ) -> None:
        self.scheme = None if scheme is None else scheme.lower()
        self.userinfo = userinfo
        self.host = host
        self.port = self.default_port if port is None else port
        self.path = path
        self.query = query
        self.fragment = fragment
        self.opaque = opaque

    @property
    def default_port(self) -> int | None:
        """The port that the scheme implies."""
        ports = _NEWER_PORTS if current_version.get().newer_uris else _PORTS
        return None if self.scheme is None else ports.get(self.scheme)

    @property
    def ruby_class(self) -> str:
        """The class that Ruby has for it."""
        return f"URI::{_CLASSES.get(self.scheme or '', 'Generic')}"

    def inspected(self) -> str:
        """What Ruby's `inspect` shows."""
        return f"#<{self.ruby_class} {self}>"

    def parts(self) -> tuple[Value, ...]:
        """All parts, in the order of `FIELDS`."""
        return tuple(getattr(self, field) for field in FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, URI) and self._normal() == other._normal()

    def _normal(self) -> tuple[Value, ...]:
        """Hosts are compared without case, and no path is `/`."""
        host = None if self.host is None else self.host.lower()
        path = "/" if self.host is not None and self.path == "" else self.path
        rest = (self.query, self.fragment, self.opaque)
        return (self.scheme, self.userinfo, host, self.port, path, *rest)

    def __hash__(self) -> int:
        return hash(self._normal())

    def __str__(self) -> str:
        string = "" if self.scheme is None else f"{self.scheme}:"
        string += self._hierarchy() if self.opaque is None else self.opaque
        return string if self.fragment is None else f"{string}#{self.fragment}"

    def _hierarchy(self) -> str:
        string = "//" if self.host is not None or self.scheme in ("file", "postgres") else ""
        if self.userinfo is not None:
            string += f"{self.userinfo}@"
        string += self.host or ""
        if self.port is not None and self.port != self.default_port:
            string += f":{self.port}"
        path = self.path or ""
        if self.host is not None and path and not path.startswith("/"):
            string += "/"
        string += path
        return string if self.query is None else f"{string}?{self.query}"

    def __repr__(self) -> str:
        return f"URI({str(self)!r})"

    def __add__(self, other: URI | str) -> URI:
        """Resolve a reference against this URI; raises URIError."""
        reference = parse_uri(other) if isinstance(other, str) else other
        if reference.scheme is not None:
            return reference
        if self.scheme is None:
            raise URIError("both URI are relative")
        has_authority = reference.host is not None or reference.userinfo is not None
        if not has_authority and not reference.path and reference.query is None:
            fragment = reference.fragment or self.fragment
            parts = (self.scheme, self.userinfo, self.host, self.port, self.path, self.query)
            return URI(*parts, fragment, self.opaque)
        path = reference.path or ""
        if not has_authority:
            path = _merge_paths(self.path or "", path) if path else self.path or ""
        replaces = has_authority and current_version.get().newer_uris
        userinfo = reference.userinfo or (None if replaces else self.userinfo)
        host = reference.host or self.host
        port = reference.port or (None if replaces else self.port)
        return URI(self.scheme, userinfo, host, port, path, reference.query, reference.fragment)


def _merge_paths(base: str, relative: str) -> str:
    """The path of a reference; one dot is here, two are one directory up."""
    segments = [] if relative.startswith("/") else base.split("/")[:-1]
    wanted = relative.removeprefix("/").split("/")
    segments = segments or [""]
    for segment in wanted:
        if segment == "..":
            if len(segments) > 1:
                segments.pop()
        elif segment != ".":
            segments.append(segment)
    if wanted[-1] in (".", ".."):
        segments.append("")
    return "/".join(segments)


_ESCAPED = "%[0-9A-Fa-f]{2}"
_COMMON = r"A-Za-z0-9\-._~!$&'()*+,;="
_HOST = rf"(?P<host>\[[0-9A-Fa-fv:.{_COMMON}]+\]|(?:[{_COMMON}]|{_ESCAPED})*)"
_AUTHORITY = rf"(?:(?P<userinfo>(?:[{_COMMON}:]|{_ESCAPED})*)@)?{_HOST}(?::(?P<port>[0-9]*))?"
_SEGMENTS = rf"(?:[{_COMMON}:@/]|{_ESCAPED})*"
_TAIL = (
    rf"(?:\?(?P<query>(?:[{_COMMON}:@/?]|{_ESCAPED})*))?"
    rf"(?:#(?P<fragment>(?:[{_COMMON}:@/?]|{_ESCAPED})*))?"
)
_ROOTED = rf"//{_AUTHORITY}(?P<abempty>(?:/{_SEGMENTS})?)|(?P<absolute>/(?!/){_SEGMENTS})"
# Patterns are compiled at their first use: most manifests have no URI in them.
_ABSOLUTE = (
    rf"(?P<scheme>[A-Za-z][A-Za-z0-9+\-.]*):(?:{_ROOTED}"
    rf"|(?P<rootless>(?!/)(?:[{_COMMON}:@]|{_ESCAPED}){_SEGMENTS})|){_TAIL}"
)
_RELATIVE = rf"(?:{_ROOTED}|(?P<rootless>(?:[{_COMMON}@]|{_ESCAPED})+(?:/{_SEGMENTS})?)|){_TAIL}"


def parse_uri(string: str) -> URI:
    """Parse a URI; raises URIError."""
    found = re.fullmatch(_ABSOLUTE, string) or re.fullmatch(_RELATIVE, string)
    if found is None:
        from mupuppet.values.strings import inspect_string

        raise URIError(f"bad URI(is not URI?): {inspect_string(string)}")
    parts = found.groupdict()
    scheme, query, fragment = parts.get("scheme"), parts["query"], parts["fragment"]
    if scheme is not None and parts["rootless"] is not None:
        opaque = parts["rootless"] if query is None else f"{parts['rootless']}?{query}"
        return URI(scheme, fragment=fragment, opaque=opaque)
    path = parts["abempty"] or parts["absolute"] or parts["rootless"] or ""
    host = parts["host"] or None
    if parts["host"] == "" and scheme is not None and current_version.get().newer_uris:
        host = ""
    match (scheme or "").lower():
        case "ftp":
            path = path.removeprefix("/")
        case "file":
            host = host or ""
    port = int(parts["port"]) if parts["port"] else None
    return URI(scheme, parts["userinfo"], host, port, path, query, fragment)
