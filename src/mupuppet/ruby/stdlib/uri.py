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
from mupuppet.values import uris
from mupuppet.values.hashes import pairs_of
from mupuppet.values.uris import URI
from mupuppet.values.value import Value

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


def parse_uri(string: str) -> URI:
    """Parse an address."""
    found = _URI.fullmatch(string)
    if found is None or (found["scheme"] and found["host"] is None and found["path"][:1] != "/"):
        raise UnsupportedRuby("an unusual address")
    return uris.parse_uri(string)


@module_function("URI")("parse", 1)
def _parse(run: Run, module: Value, block: Proc | None, string: Value) -> Value:
    return parse_uri(as_string(string))


@module_function("URI::Generic")("build", 1)
def _build(run: Run, module: Value, block: Proc | None, given: Value) -> Value:
    parts: dict[str, Value] = {"path": ""}
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
    if parts.get("host") is not None and not (parts["path"] or "/").startswith("/"):
        raise UnsupportedRuby("a path that is relative to a host")
    return URI(**parts)
