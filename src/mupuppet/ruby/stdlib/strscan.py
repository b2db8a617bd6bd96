"""`StringScanner`: a string that is read piece by piece."""

from __future__ import annotations

from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby.core.string import group_of
from mupuppet.ruby.core.string_matching import pattern_of
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.conversion import as_integer, as_string
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, MatchData, Proc
from mupuppet.ruby_semantics.strings import require_characters
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value


class Scanner(LibraryObject):
    """A string, a position in it, and the last match."""

    __slots__ = ("before", "match", "place", "text")

    class_name = "StringScanner"

    def __init__(self, string: str) -> None:
        require_characters(string)
        self.text = string
        self.place = 0
        #: Where the last match began to be searched for, and the match in what followed.
        self.before = 0
        self.match: MatchData | None = None

    def search(self, run: Run, pattern: Value, anywhere: bool, advance: bool) -> str | None:
        """What lies between the position and the end of a match, if there is one."""
        run.tick()
        rest = self.text[self.place :]
        found = pattern_of(pattern).pattern.search(rest)
        if found is None or (found.start() and not anywhere):
            self.match = None
            return None
        self.match, self.before = MatchData(found, rest), self.place
        if advance:
            self.place += found.end()
        return rest[: found.end()]


@module_function("StringScanner")("new", 1)
def _new(run: Run, kind: Value, block: Proc | None, string: Value) -> Value:
    return Scanner(as_string(string))


_method = definer(TABLES.setdefault(Scanner, {}))


def _define(name: str, anywhere: bool, advance: bool, counts: bool) -> None:
    @_method(name, 1)
    def search(run: Run, scanner: Scanner, block: Proc | None, pattern: Value) -> Value:
        found = scanner.search(run, pattern, anywhere, advance)
        return found if not counts or found is None else _bytes(found)


def _bytes(string: str) -> int:
    """Positions are counted in bytes."""
    return len(string.encode("utf-8", "surrogateescape"))


_define("scan", False, True, False)
_define("scan_until", True, True, False)
_define("skip", False, True, True)
_define("skip_until", True, True, True)
_define("match?", False, False, True)
_define("exist?", True, False, True)
_define("check", False, False, False)
_define("check_until", True, False, False)
_method("eos?")(lambda run, scanner, block: scanner.place >= len(scanner.text))
_method("rest?")(lambda run, scanner, block: scanner.place < len(scanner.text))
_method("rest")(lambda run, scanner, block: scanner.text[scanner.place :])
_method("rest_size")(lambda run, scanner, block: _bytes(scanner.text[scanner.place :]))
_method("string")(lambda run, scanner, block: scanner.text)
_method("pos pointer")(lambda run, scanner, block: _bytes(scanner.text[: scanner.place]))
_method("matched?")(lambda run, scanner, block: scanner.match is not None)


@_method("pos= pointer=", 1)
def _set_position(run: Run, scanner: Scanner, block: Proc | None, place: Value) -> Value:
    if not scanner.text.isascii():
        raise UnsupportedRuby("a position in a string that is not ASCII")
    wanted = as_integer(place)
    wanted += len(scanner.text) if wanted < 0 else 0
    if not 0 <= wanted <= len(scanner.text):
        raise RubyError("RangeError", "index out of range")
    scanner.place = wanted
    return place


@_method("getch")
def _character(run: Run, scanner: Scanner, block: Proc | None) -> Value:

    return scanner.search(run, Regexp(".", "m"), False, True)


@_method("matched")
def _matched(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    return scanner.match.match.group(0) if scanner.match is not None else None


@_method("[]", 1)
def _group(run: Run, scanner: Scanner, block: Proc | None, group: Value) -> Value:
    return group_of(scanner.match, group) if scanner.match is not None else None


@_method("captures")
def _captures(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    return list(scanner.match.match.groups()) if scanner.match is not None else None


@_method("pre_match")
def _before(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    if scanner.match is None:
        return None
    return scanner.text[: scanner.before + scanner.match.match.start()]


@_method("post_match")
def _behind(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    if scanner.match is None:
        return None
    return scanner.text[scanner.before + scanner.match.match.end() :]


@_method("peek", 1)
def _peek(run: Run, scanner: Scanner, block: Proc | None, count: Value) -> Value:
    if not scanner.text.isascii():
        raise UnsupportedRuby("a number of bytes of a string that is not ASCII")
    return scanner.text[scanner.place : scanner.place + as_integer(count)]


@_method("bol? beginning_of_line?")
def _begins_line(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    return scanner.place == 0 or scanner.text[scanner.place - 1] == "\n"


@_method("reset")
def _reset(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    scanner.place, scanner.match = 0, None
    return scanner


@_method("terminate")
def _terminate(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    scanner.place, scanner.match = len(scanner.text), None
    return scanner


@_method("unscan")
def _unscan(run: Run, scanner: Scanner, block: Proc | None) -> Value:
    if scanner.match is None:
        raise UnsupportedRuby("`unscan' without a match")
    scanner.place, scanner.match = scanner.before, None
    return scanner
