"""Values of a Puppet data type, written as Puppet code: what a parameter could be given.

The type is a syntax tree, as it is before a parameter. A type that says little (`String`, or
none at all) leaves the choice to the parameter's name: `port` gets a number, `config_dir` a path.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from mupuppet.syntax import nodes
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_patterns import translate

#: The tree that a type alias stands for, by its name in lower case.
Aliases = Callable[[str], nodes.Node | None]

#: Deeper types get the smallest value that fits.
_DEPTH = 5
#: What the name of a parameter suggests.
_SUGGESTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"ensure$", ("present", "absent", "running", "latest", "1.2.3")),
    (r"port", ("8080", "443", "9000-9010")),
    (r"mode$", ("0644", "0750", "2775")),
    (r"(path|dir|directory|file|root|home|log|socket|cert|key|ca)$", ("/srv/data", "/etc/x.conf")),
    (r"(url|uri|endpoint|proxy)", ("http://api.example.com:8774/v2", "https://example.com")),
    (r"(host|server|domain|address|ip|listen|bind)", ("192.0.2.7", "db.example.com", "*", "::1")),
    (r"(user|owner|group|name)$", ("www-data", "operator", "x_y")),
    (r"(password|secret|token)", ("s3cr3t", "pass'word\"$")),
    (r"(enable|manage|use|purge|force)", ("true", "on", "yes")),
    (r"(size|limit|count|timeout|workers|interval|max|min)", ("10", "512M", "0")),
    (r"version$", ("1.2.3", "9.6", "latest")),
    (r"(source|template)$", ("puppet:///modules/x/y", "/srv/file")),
)
_WORDS = ("alpha", "b-2", "some text", "Mixed::Case", "x.y_z", "", "ä€", "line\nline\n", "%{x} \\d")
#: Texts for patterns: what most of them are made for.
_SHAPES = (
    *("/etc/x.conf", "/srv", "C:/data", "C:\\data", "relative/path", "puppet:///modules/x/y"),
    *(
        "192.0.2.7",
        "192.0.2.0/24",
        "2001:db8::1",
        "2001:db8::/32",
        "host.example.com",
        "host",
        "::1",
    ),
    *("0644", "644", "u=rw,g=r", "http://example.com/a?b", "https://example.com", "ftp://x/y"),
    *("1.2.3", "1", "10", "0", "-1", "1.5", "10s", "5m", "2h", "1d", "512M", "1G", "10%", "12:30"),
    *("present", "absent", "latest", "installed", "running", "on", "off", "yes", "no", "true"),
    *("user@example.com", "00:11:22:33:44:55", "192.0.2.7:80", "host:80", "a=b", "key value"),
    *("deadbeef", "0" * 16, "0123456789abcdef0123456789abcdef", "a" * 40, "a" * 64, "0xABCD1234"),
    *("alpha", "alpha_beta", "Alpha", "alpha-beta", "a::b", "a.b", "A", "ABC", "tcp", "udp", "all"),
    *("md5abcdef0123456789abcdef0123456789", "daily", "mon", "eth0", "dm-0", "utf8", "en_US.UTF-8"),
)


class NoValue(Exception):
    """No value of this type can be written down."""


def quoted(text: str) -> str:
    """A string as Puppet code."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


class Values:
    """Draws values at random."""

    def __init__(self, random: Random, aliases: Aliases) -> None:
        self._random = random
        self._aliases = aliases

    def parameter(self, parameter: nodes.Parameter) -> str:
        """A value for a parameter. Without a type its default shows what it takes."""
        if parameter.type is not None:
            return self.of_type(parameter.type, parameter.name)
        return self._like(parameter.default, parameter.name)

    def of_type(self, type_: nodes.Node, name: str, depth: int = 0) -> str:
        """A value of a type, for a parameter of that name."""
        if isinstance(type_, nodes.Access) and isinstance(type_.left, nodes.TypeName):
            return self._access(type_.left.value.lower(), type_.keys, name, depth)
        if isinstance(type_, nodes.TypeName):
            return self._access(type_.value.lower(), (), name, depth)
        if isinstance(type_, nodes.String):  # Optional['text']
            return quoted(type_.value)
        raise NoValue

    def _access(self, type_: str, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        made: Callable[..., str] | None = getattr(self, f"_{type_}", None)
        if made is not None and "::" not in type_:
            return made(keys, name, depth)
        alias = self._aliases(type_)
        if alias is None or depth > 3 * _DEPTH:
            raise NoValue
        return self.of_type(alias, name, depth + 1)

    # --- One method for each type that can be written down

    def _any(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        if keys:
            raise NoValue
        pick = self._random.random()
        if pick < 0.7 or depth > _DEPTH:
            return self._string((), name, depth)
        if pick < 0.8:
            return self._boolean((), name, depth)
        if pick < 0.9:
            return self._integer((), name, depth)
        return self._array((), name, depth + 2)

    _data = _scalar = _scalardata = _richdata = _notundef_any = _any

    def _undef(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        return "undef"

    def _default(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        return "default"

    def _boolean(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        if keys and isinstance(keys[0], nodes.Boolean):
            return "true" if keys[0].value else "false"
        return self._random.choice(("true", "false"))

    def _integer(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        low, high = _bounds(keys)
        if low is None and high is None:
            return str(self._random.choice((0, 1, 2, 60, 443, 8080, 65536)))
        low = low if low is not None else (high or 0) - 100
        high = high if high is not None else low + 100
        return str(self._random.choice((low, high, self._random.randint(low, high))))

    _numeric = _integer

    def _float(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        if keys:
            low, _high = _bounds(keys)
            return f"{low or 0}.0"
        return self._random.choice(("0.5", "1.0", "2.25"))

    def _string(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        low, high = _bounds(keys)
        choices: Sequence[str] = _WORDS
        if self._random.random() < 0.85:
            choices = next(
                (texts for shape, texts in _SUGGESTIONS if re.search(shape, name)), _WORDS
            )
        text = self._random.choice(choices)
        text = text.ljust(low or 0, "x")
        return quoted(text[:high] if high is not None else text)

    def _enum(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        texts = [key.value for key in keys if isinstance(key, (nodes.String, nodes.Name))]
        if not texts:
            raise NoValue
        return quoted(self._random.choice(texts))

    def _pattern(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        sources = [key.pattern for key in keys if isinstance(key, nodes.Regexp)]
        sources += [key.value for key in keys if isinstance(key, nodes.String)]
        if not sources:
            raise NoValue
        return quoted(self._matching(self._random.choice(sources)))

    def _matching(self, source: str) -> str:
        regexp = Regexp(source)
        texts = [text for text in _SHAPES if regexp.match(text)]
        if texts:
            return self._random.choice(texts)
        made = _Matching(self._random).text(translate(source))
        if not regexp.match(made):
            raise NoValue
        return made

    def _optional(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        if not keys or self._random.random() < 0.1:
            return "undef"
        return self.of_type(keys[0], name, depth)

    def _notundef(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        return self.of_type(keys[0], name, depth) if keys else self._any((), name, depth)

    def _variant(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        choices = list(keys)
        self._random.shuffle(choices)
        for choice in choices:
            try:
                return self.of_type(choice, name, depth)
            except NoValue:
                continue
        raise NoValue

    def _array(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        element = next((key for key in keys if not _is_bound(key)), None)
        low, high = _bounds([key for key in keys if _is_bound(key)])
        count = self._count(low, high, depth)
        return "[" + ", ".join(self._part(element, name, depth) for _ in range(count)) + "]"

    def _tuple(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        parts = [key for key in keys if not _is_bound(key)]
        return "[" + ", ".join(self._part(part, name, depth) for part in parts) + "]"

    def _hash(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        types = [key for key in keys if not _is_bound(key)]
        low, high = _bounds([key for key in keys if _is_bound(key)])
        key_type, value_type = types if len(types) == 2 else (None, None)
        entries = {}
        for _ in range(self._count(low, high, depth)):
            key = self._part(key_type, "name", depth) if key_type else quoted("key")
            entries[key] = self._part(value_type, name, depth)
        return "{" + ", ".join(f"{key} => {value}" for key, value in entries.items()) + "}"

    _collection = _array

    def _struct(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        if not keys or not isinstance(keys[0], nodes.Hash):
            raise NoValue
        entries = []
        for entry in keys[0].entries:
            key, required = _member(entry.key)
            if required or (depth < _DEPTH and self._random.random() < 0.5):
                entries.append(f"{quoted(key)} => {self.of_type(entry.value, key, depth + 1)}")
        return "{" + ", ".join(entries) + "}"

    def _sensitive(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        inner = self.of_type(keys[0], name, depth) if keys else self._string((), name, depth)
        return f"Sensitive({inner})"

    def _timespan(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        return "Timespan(90)"

    def _regexp(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        return "/^a/"

    def _type(self, keys: Sequence[nodes.Node], name: str, depth: int) -> str:
        return "File['/srv']"

    _catalogentry = _resource = _type

    # --- Parts

    def _part(self, type_: nodes.Node | None, name: str, depth: int) -> str:
        if type_ is None:
            return self._any((), name, depth + 1)
        return self.of_type(type_, name, depth + 1)

    def _count(self, low: int | None, high: int | None, depth: int) -> int:
        low = low or 0
        most = low if depth >= _DEPTH else low + 2
        return self._random.randint(low, most if high is None else max(low, min(most, high)))

    def _like(self, default: nodes.Node | None, name: str) -> str:
        match default:
            case nodes.Boolean():
                return self._boolean((), name, 0)
            case nodes.Integer():
                return self._integer((), name, 0)
            case nodes.Array():
                return self._array((), name, 2)
            case nodes.Hash():
                return self._random.choice(("{}", "{'key' => {}}"))
        return self._any((), name, _DEPTH - 1)


def _member(key: nodes.Node) -> tuple[str, bool]:
    """The name of a Struct's member, and whether it has to be there."""
    required = True
    if isinstance(key, nodes.Access) and isinstance(key.left, nodes.TypeName):
        required = key.left.value.lower() != "optional"
        key = key.keys[0]
    if not isinstance(key, (nodes.String, nodes.Name)):
        raise NoValue
    return key.value, required


def _is_bound(key: nodes.Node) -> bool:
    return isinstance(key, (nodes.Integer, nodes.Float, nodes.Default, nodes.Negate))


def _bounds(keys: Sequence[nodes.Node]) -> tuple[int | None, int | None]:
    found = [_bound(key) for key in keys]
    if len(found) == 1:
        return found[0], None
    return (found[0], found[1]) if found else (None, None)


def _bound(key: nodes.Node) -> int | None:
    match key:
        case nodes.Integer() | nodes.Float():
            return int(key.value)
        case nodes.Negate():
            inner = _bound(key.operand)
            return None if inner is None else -inner
    return None


class _Matching:
    """Writes a text that a regular expression of Python's matches, in most cases."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def text(self, source: str) -> str:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what Python may read otherwise one day
                return self._all(re._parser.parse(source))  # type: ignore[attr-defined]  # no public one
        except re.error as error:
            raise NoValue from error

    def _all(self, parsed: Any) -> str:
        return "".join(self._one(str(kind), value) for kind, value in parsed)

    def _one(self, kind: str, value: Any) -> str:
        match kind:
            case "LITERAL":
                return chr(value)
            case "ANY":
                return "x"
            case "IN":
                return self._in(value)
            case "BRANCH":
                return self._all(self._random.choice(value[1]))
            case "SUBPATTERN":
                return self._all(value[3])
            case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
                low, high, inner = value
                times = self._random.randint(low, min(high, low + 2))
                return "".join(self._all(inner) for _ in range(times))
            case "ATOMIC_GROUP":
                return self._all(value)
            case "AT" | "ASSERT" | "ASSERT_NOT":
                return ""
        raise NoValue

    def _in(self, members: Sequence[tuple[Any, Any]]) -> str:
        if str(members[0][0]) == "NEGATE":
            return "x"
        kind, value = self._random.choice(members)
        match str(kind):
            case "LITERAL":
                return chr(value)
            case "RANGE":
                return chr(self._random.randint(*value))
            case "CATEGORY":
                return {"CATEGORY_DIGIT": "7", "CATEGORY_SPACE": " "}.get(str(value), "w")
        raise NoValue
