r"""Regular expressions as values.

A `Regexp` is the source of a Ruby regular expression, compiled when it is first used.
Which engine runs it is decided in one place: `compile_pattern`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Protocol

from mupuppet.basics.caches import cached_if_short
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record, field


class Match(Protocol):
    """A match: its groups by number or name, and where they are."""

    def group(self, group: int | str = 0, /) -> str | None: ...

    @property
    def re(self) -> Any:
        """The engine's pattern."""

    def groups(self) -> tuple[str | None, ...]: ...

    def groupdict(self) -> dict[str, str | None]: ...

    def span(self, group: int | str = 0, /) -> tuple[int, int]: ...

    def start(self, group: int | str = 0, /) -> int: ...

    def end(self, group: int | str = 0, /) -> int: ...


class Pattern(Protocol):
    """A compiled regular expression."""

    #: How long a string may be for `quick`, which is `search` without a limit of time.
    longest: int
    quick: Callable[..., Match | None]

    @property
    def numbered_groups(self) -> int:
        """The number of numbered groups: where some have names, none has a number."""

    def search(self, string: str, position: int = 0, /) -> Match | None:
        """The first match at or after a position."""


class Regexp(Record, frozen=False):
    """`/source/options`"""

    #: What messages call one.
    LABEL = "Regexp"

    source: str
    #: Letters of `mix`, in this order. Only Ruby code can set options.
    options: str = ""
    #: The compiled form, made when it is first used.
    pattern: Pattern = field(init=False)

    def __getattr__(self, name: str) -> Any:
        if name != "pattern":
            raise AttributeError(name)
        source = self.source
        if self.options:
            # Where the source may end in a comment, the parenthesis must not belong to it.
            end = "\n)" if "x" in self.options else ")"
            source = f"(?{self.options}:{source}{end}"
        self.pattern = made = compile_pattern(source)
        return made

    def match(self, string: str, position: int = 0) -> Match | None:
        """The first match in a string, anywhere in it."""
        pattern = self.pattern
        if len(string) <= pattern.longest:
            return pattern.quick(string, position)
        return pattern.search(string, position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Regexp) and (
            (self.source, self.options) == (other.source, other.options)
        )

    def __hash__(self) -> int:
        return hash((Regexp, self.source, self.options))

    def __str__(self) -> str:
        """As Puppet shows it: between delimiters, with bare slashes escaped."""
        return f"/{self.to_s()}/" if self.options else self.inspect()

    __repr__ = __str__

    def inspect(self) -> str:
        """`regexp.inspect` in Ruby."""
        return f"/{escape_slashes(self.source)}/{self.options}"

    def to_s(self) -> str:
        """`regexp.to_s` in Ruby: a group with all options, those that are off as well."""
        options, source = _without_group(self.options, self.source)
        return _group("mix", options, escape_slashes(source))

    @property
    def own_source(self) -> str:
        """The source of the same expression without options, as Puppet writes it."""
        return _group("imx", self.options, self.source) if self.options else self.source


def regexp_with(source: str, options: str) -> Regexp:
    """A regular expression with options in any order."""
    return Regexp(source, "".join([letter for letter in "mix" if letter in options]))


_OPTIONS = pattern(r"\(\?([mix]*)(?:-([mix]*))?([):])")


def _without_group(options: str, source: str) -> tuple[str, str]:
    """The options with those that a source begins with, and what they are for.

    They count if they are for all of it: `(?i)a`, `(?i:a)`.
    """
    from mupuppet.syntax.regexps import check_regexp  # most runs show no regular expression

    on, begin = set(options), 0
    while (found := _OPTIONS.match(source, begin)) is not None and len(source) - begin >= 4:
        on = (on | set(found[1])) - set(found[2] or "")
        begin = found.end()
        if found[3] == ":":
            inner = source[begin:-1]
            if source.endswith(")") and check_regexp(inner) is None:
                return "".join(on), inner
            return options, source
    return "".join(on), source[begin:]


def _group(letters: str, options: str, source: str) -> str:
    """A group with these options on, and the others off."""
    on = "".join([letter for letter in letters if letter in options])
    off = "".join([letter for letter in letters if letter not in options])
    return f"(?{on}-{off}:{source})" if off else f"(?{on}:{source})"


def escape_slashes(source: str) -> str:
    """A source in which no bare slash ends the expression."""
    if "/" not in source:
        return source
    return re.sub(
        r"\\.|/", lambda found: r"\/" if found[0] == "/" else found[0], source, flags=re.S
    )


class PatternError(Exception):
    """A pattern that cannot be used: our engine lacks a construct, or the search takes too long."""


#: How long one search may take, in seconds. Catastrophic patterns end here.
search_seconds: ContextVar[float] = ContextVar("search_seconds", default=5.0)

#: Patterns for which Python's own engine is enough: it starts faster, and without repeated groups
#: its time is polynomial in the length of the string. What is optional is not repeated.
_NEEDS_MORE = pattern(
    r"\)[*+{]|\(\?[^:im-]|\[:\^?\w+:|&&|\\[pPgkKGXRuUNcCo0-9]|[*+?}][*+?{]"
    r"|(?<!\\)\[(?:\\[\s\S]|[^\]\\])*\["
)

#: One character of a word, and characters that are never in one.
_IN_WORD = r"(?:\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]|\w)+\]|\\[wdh]|\w)"
_SEPARATOR = r"(?:[:,/@]|\\[./])+"
#: A word, one of its characters repeated.
_WORD = rf"(?>{_IN_WORD}*)(?:(?<=[\w\]])[*+](?>{_IN_WORD}*))?"
#: A repeated group that Python's engine can have as well: an iteration begins or ends with a
#: separator, and one of its parts at most is of any length; so there is only one way to divide a
#: string into iterations.
_SEPARATED = pattern(rf"(?<!\\)\(\?:(?:{_WORD}{_SEPARATOR}|{_SEPARATOR}{_WORD})\)[*+](?![*+?{{])")
#: What takes as long.
_AS_LONG = ".*.*"

#: A set within a set, which `[\S]` is translated to: Python's engine takes it literally. Nothing is
#: read in a second way: a source of many sets would take forever.
_NESTED_SET = pattern(
    r"(?>(?:\\[\s\S]|[^\\\[]|\[\^?+\]?+(?>(?:\\[\s\S]|[^\]\\\[])*)\])*)"
    r"\[\^?+\]?+(?>(?:\\[\s\S]|[^\]\\\[])*)\["
)


@cached_if_short(2_000, longest=2_000)
def compile_pattern(source: str) -> Pattern:
    """The compiled form of a Ruby regular expression. Raises PatternError."""
    from mupuppet.values.ruby_patterns import translate  # most runs need no user pattern

    try:
        translated = translate(source)
    except ValueError as problem:
        raise _unsupported(source, problem) from None
    except RecursionError:
        raise _unsupported(source, _TOO_DEEP) from None
    simpler = _SEPARATED.sub(_AS_LONG, source) if ")*" in source or ")+" in source else source
    if _NEEDS_MORE.search(simpler) is None and _NESTED_SET.match(translated) is None:
        try:
            compiled: Any = re.compile(translated, re.MULTILINE)
        except (re.error, OverflowError, RecursionError):
            pass  # the other engine may accept it
        else:
            as_long = translated if simpler is source else translate(simpler)
            return _QuickPattern(compiled, source, translated, as_long)
    return _BoundedPattern(source, translated)


#: How many steps a search by Python's engine may take, roughly: a fraction of a second.
_STEPS = 10**8
#: What decides how many it takes. An escape and a set are one character each.
_PARTS = pattern(
    r"\\[\s\S]|\[\^?+\]?+(?>(?:\\[\s\S]|[^\]\\])*)\]"
    r"|\)(?:[*+]|\{[0-9]*,?[0-9]*\})|\(\??|[|*+?)]|\{[0-9]*,?[0-9]*\}"
)


def _longest(expression: str, *, is_anchored: bool = False) -> int:
    """The length of the strings that Python's engine searches quickly; 0 if there are none.

    Each part of an expression that may match any number of characters, and each place where a
    match may begin, multiplies the time by the length of the string; a part that may match a few
    characters multiplies it by their number, what is optional doubles it, and each group multiplies
    it by its alternatives. A repeated group may do worse.
    """
    exponent = 0 if is_anchored else 1
    ways = 1 + len(expression) // 100
    alternatives = [1]
    for part in _PARTS.findall(expression):
        if part in ("*", "+"):
            exponent += 1
        elif part.startswith("{"):
            most = part[1:-1].rpartition(",")[2]
            if 1 <= len(most) <= 2:
                ways *= int(most) or 1
            else:
                exponent += 1
        elif part == "?":
            ways *= 2
        elif part == "|":
            alternatives[-1] += 1
        elif part.startswith("("):
            alternatives.append(1)
        elif part == ")" and len(alternatives) > 1:
            ways *= alternatives.pop()
        elif part.startswith(")"):
            return 0
    steps = _STEPS // (ways * alternatives[0])
    return int(steps ** (1 / max(exponent, 1)))


def groups_of_match(expression: str, string: str) -> tuple[str, ...] | None:
    """The groups of `re.fullmatch`, for an expression that was made of a user's input.

    Each group takes part in every match. Raises PatternError if it takes longer than
    `search_seconds`.
    """
    found: Any
    if len(string) <= _longest(expression, is_anchored=True):
        found = re.fullmatch(expression, string)
    else:
        anchored = rf"\A(?:{expression})\Z"
        found = _BoundedPattern(expression, anchored, multiline=False).search(string)
    return None if found is None else tuple(group or "" for group in found.groups())


class _QuickPattern:
    """A pattern for Python's `re`, used for strings that are short enough."""

    __slots__ = (
        "_bounded", "_longest_line", "_source", "_translated",
        "longest", "numbered_groups", "quick",
    )  # fmt: skip

    def __init__(self, compiled: Any, source: str, translated: str, as_long: str) -> None:
        """`as_long` is an expression whose searches take as long, without repeated groups."""
        self.numbered_groups = _numbered_groups(compiled)
        # Python's engine would look for `\A` at every place.
        begins = source.startswith("\\A") and "|" not in source
        self.quick: Callable[..., Match | None] = compiled.match if begins else compiled.search
        self._source = source
        self._translated = translated
        self._bounded: _BoundedPattern | None = None
        is_anchored = begins or (source.startswith("^") and "|" not in source)
        self._longest_line = _longest(as_long, is_anchored=is_anchored)
        # Every line is a place where a match may begin.
        self.longest = _longest(as_long) if source.startswith("^") else self._longest_line

    def search(self, string: str, position: int = 0, /) -> Match | None:
        length = len(string)
        if length <= self.longest or (length <= self._longest_line and "\n" not in string):
            return self.quick(string, position)
        if self._bounded is None:
            self._bounded = _BoundedPattern(self._source, self._translated)
        return self._bounded.search(string, position)


class _BoundedPattern:
    """A pattern for the library `regex`, whose searches have a timeout."""

    longest = -1

    def __init__(self, source: str, translated: str, *, multiline: bool = True) -> None:
        import regex  # not at the top: importing it takes as long as a small compilation

        try:
            flags = regex.VERSION1 | (regex.MULTILINE if multiline else 0)
            self._compiled = regex.compile(translated, flags)
        except (regex.error, ValueError, OverflowError) as problem:  # or a count is too large
            raise _unsupported(source, problem) from None
        except RecursionError:
            raise _unsupported(source, _TOO_DEEP) from None
        self._source = source
        self.numbered_groups = _numbered_groups(self._compiled)
        self.quick: Callable[..., Match | None] = self._compiled.search

    def search(self, string: str, position: int = 0, /) -> Match | None:
        seconds = search_seconds.get()
        try:
            found: Match | None = self._compiled.search(string, position, timeout=seconds)
        except TimeoutError:
            message = f"the regular expression /{self._source}/ takes longer than {seconds} s"
            raise PatternError(message) from None
        return found


_TOO_DEEP = "it is nested too deeply"


def _unsupported(source: str, problem: object) -> PatternError:
    return PatternError(f"the regular expression /{source}/ is not supported: {problem}")


def _numbered_groups(compiled: Any) -> int:
    count: int = compiled.groups
    return 0 if compiled.groupindex else count
