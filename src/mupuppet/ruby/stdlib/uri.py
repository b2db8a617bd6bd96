"""Ruby's `URI`, for well-formed addresses; others need Ruby."""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.constants import CONSTANTS
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby.stdlib.libraries import bytes_of, module_function
from mupuppet.ruby_semantics.conversion import as_hash, as_string
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, Symbol
from mupuppet.ruby_semantics.strings import content_of
from mupuppet.values.hashes import pairs_of
from mupuppet.values.value import Value

_DEFAULT_PORTS = {"http": 80, "https": 443, "ftp": 21, "ldap": 389, "ldaps": 636, "ws": 80,
                  "wss": 443}  # fmt: skip
_WORD = r"[A-Za-z0-9\-._~!$&'()*+,;=:@%]"
_HOST = r"(?:[A-Za-z0-9\-._~]*|\[[0-9a-fA-F:.]+\])"
_USER = r"[A-Za-z0-9\-._~!$&'()*+,;=:%]*"
#: What each component looks like.
_FORMS = {
    "scheme": pattern(r"[A-Za-z][A-Za-z0-9+\-.]*"),
    "userinfo": pattern(_USER),
    "host": pattern(_HOST),
    "path": pattern(rf"(?:{_WORD}|/)*"),
    "query": pattern(r"[!$-&(-;=?-_a-~]*"),
    "fragment": pattern(r"[!$-&(-;=?-_a-~]*"),
}
_URI = pattern(
    rf"(?:(?P<scheme>[A-Za-z][A-Za-z0-9+\-.]*):)?"
    rf"(?://(?:(?P<userinfo>{_USER})@)?(?P<host>{_HOST})(?::(?P<port>[0-9]*))?)?"
    rf"(?P<path>(?:{_WORD}|/)*)(?:\?(?P<query>(?:{_WORD}|[/?])*))?"
    rf"(?:\#(?P<fragment>(?:{_WORD}|[/?])*))?"
)


#: The classes of addresses by their schemes.
_CLASSES = {"file": "File", "mailto": "MailTo", "ws": "WS"}
_CLASSES |= {each: each.upper() for each in ("http", "https", "ftp", "ldap", "ldaps")}


class Uri(LibraryObject):
    """An address by its parts."""

    __slots__ = ("parts",)

    def __init__(self, parts: dict[str, Value]) -> None:
        self.parts = parts

    @property
    def ruby_class(self) -> str:
        """The class that Ruby has for the scheme."""
        return f"URI::{_CLASSES.get(self.parts.get('scheme') or '', 'Generic')}"

    def inspected(self) -> str:
        return f"#<{self.ruby_class} {self}>"

    def __str__(self) -> str:
        parts = self.parts
        scheme, host, port = parts.get("scheme"), parts.get("host"), parts.get("port")
        string = f"{scheme}:" if scheme is not None else ""
        if host is not None or scheme in ("file", "postgres"):
            string += "//"
        if parts.get("userinfo") is not None:
            string += f"{parts['userinfo']}@"
        string += host or ""
        if port is not None and port != _DEFAULT_PORTS.get(scheme or ""):
            string += f":{port}"
        string += parts.get("path") or ""
        if parts.get("query") is not None:
            string += f"?{parts['query']}"
        return string + (f"#{parts['fragment']}" if parts.get("fragment") is not None else "")


uri_method = definer(TABLES.setdefault(Uri, {}))
uri_method("to_s")(lambda run, uri, block: str(uri))
for _part in ("scheme", "userinfo", "host", "path", "query", "fragment"):

    def _define(part: str) -> None:
        uri_method(part)(lambda run, uri, block: uri.parts.get(part))

    _define(_part)


@uri_method("hostname")
def _hostname(run: Run, uri: Uri, block: Proc | None) -> Value:
    host = uri.parts.get("host")
    return host.strip("[]") if host is not None else None


@uri_method("port")
def _port(run: Run, uri: Uri, block: Proc | None) -> Value:
    port = uri.parts.get("port")
    return port if port is not None else _DEFAULT_PORTS.get(uri.parts.get("scheme") or "")


@uri_method("user")
def _user(run: Run, uri: Uri, block: Proc | None) -> Value:
    info = uri.parts.get("userinfo")
    return info.partition(":")[0] if info is not None else None


@uri_method("password")
def _password(run: Run, uri: Uri, block: Proc | None) -> Value:
    info = uri.parts.get("userinfo")
    return info.partition(":")[2] if info is not None and ":" in info else None


class UriParser(LibraryObject):
    """`URI::DEFAULT_PARSER`"""

    __slots__ = ()

    class_name = "URI::RFC2396_Parser"


CONSTANTS["URI::DEFAULT_PARSER"] = UriParser()
parser_method = definer(TABLES.setdefault(UriParser, {}))
for _name in ("URI::Parser", "URI::RFC2396_Parser"):
    module_function(_name)("new")(lambda run, kind, block: CONSTANTS["URI::DEFAULT_PARSER"])


@parser_method("escape", 1)
def _escape(run: Run, parser: Value, block: Proc | None, string: Value) -> Value:
    from urllib.parse import quote  # few programs need it, here and below

    return quote(bytes_of(string), safe="-_.!~*'();/?:@&=+$,[]")


@parser_method("unescape", 1)
def _unescape(run: Run, parser: Value, block: Proc | None, string: Value) -> Value:
    from urllib.parse import unquote

    return unquote(as_string(string), errors="surrogateescape")


parser_method("parse", 1)(lambda run, parser, block, string: parse_uri(as_string(string)))


def parse_uri(string: str) -> Uri:
    """Parse an address."""
    found = _URI.fullmatch(string)
    if found is None or (found["scheme"] and found["host"] is None and found["path"][:1] != "/"):
        raise UnsupportedRuby("an unusual address")
    parts: dict[str, Value] = found.groupdict()
    if parts["scheme"] is not None:
        parts["scheme"] = parts["scheme"].lower()
    parts["port"] = int(parts["port"]) if parts["port"] else None
    return Uri(parts)


@module_function("URI")("parse", 1)
def _parse(run: Run, module: Value, block: Proc | None, string: Value) -> Value:
    return parse_uri(as_string(string))


@module_function("URI::Generic")("build", 1)
def _build(run: Run, module: Value, block: Proc | None, given: Value) -> Value:
    parts: dict[str, Value] = {}
    for name, value in pairs_of(as_hash(given)):
        if not isinstance(name, Symbol) or name.name not in (*_FORMS, "port"):
            raise UnsupportedRuby("an unusual component of an address")
        if value is None:
            continue
        value = content_of(value)
        if name.name == "port":
            if type(value) is not int:
                raise UnsupportedRuby("a port that is not a number")
        elif type(value) is not str or _FORMS[name.name].fullmatch(value) is None:
            raise UnsupportedRuby(f"an unusual {name.name} of an address")
        parts[name.name] = value
    parts["scheme"] = parts["scheme"].lower() if parts.get("scheme") is not None else None
    if parts.get("host") is not None and not (parts.get("path") or "/").startswith("/"):
        raise UnsupportedRuby("a path that is relative to a host")
    return Uri(parts)
