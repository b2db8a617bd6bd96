"""Which hunk causes which change: proposed by traces, proven by compiling.

A hunk is a range of changed lines of a file, with one hunk for each key of data, or a whole file
that was added or removed. The suspects of a node are the hunks that change an input in its trace:
since equal inputs give an equal catalog, there is no change without one of them. It may need
others, such as a template that only the new code reads: then all hunks are suspects. Explanations
would name fewer hunks, but would miss some where something is now absent, and each costs a
compilation that records everything.

The proof is counterfactual: the old files with these hunks alone give the change, none of them can
be omitted, and the new files without them do not have it. One node of a group is enough.
"""

from __future__ import annotations

import difflib
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import monotonic

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, replace
from mupuppet.diff.changes import Outcome, compare
from mupuppet.diff.groups import Cause, Group, form
from mupuppet.fleet.snapshots import Difference, Snapshot, is_outside, parents

#: How many suspects are named where nothing could be proven.
_MOST_NAMED = 10
#: How many pairs of equal lines of a file are compared: a few seconds.
_MOST_PAIRS = 20_000_000


class Hunk(Record):
    """Some lines of a file; `old` and `new` are half-open ranges of lines from 0."""

    path: str
    old: tuple[int, int]
    new: tuple[int, int]
    #: Whether the file itself was added or removed, or is not compared line by line.
    is_whole: bool = False

    @property
    def lines(self) -> tuple[int, int]:
        """The first and the last line, from 1: of the new file, or of the old one if removed."""
        start, end = self.new if self.new[0] < self.new[1] else self.old
        return start + 1, max(end, start + 1)


class _File(Record):
    """A file in both snapshots; None where it is missing, or is a link."""

    old: bytes | None
    new: bytes | None
    hunks: tuple[Hunk, ...]

    def with_hunks(self, chosen: Iterable[Hunk]) -> bytes | None:
        """The old file with some of its hunks."""
        wanted = set(chosen) & set(self.hunks)
        if not wanted:
            return self.old
        if len(wanted) == len(self.hunks) or self.old is None or self.new is None:
            return self.new
        old, new = self.old.splitlines(keepends=True), self.new.splitlines(keepends=True)
        made: list[bytes] = []
        at = 0
        for hunk in self.hunks:
            made += old[at : hunk.old[0]]
            made += new[slice(*hunk.new)] if hunk in wanted else old[slice(*hunk.old)]
            at = hunk.old[1]
        return b"".join(made + old[at:])


def hunks_of(before: Snapshot, after: Snapshot, changed: Difference) -> dict[str, _File]:
    """The hunks of all files that differ, and that can be put among the old files.

    What is outside the repository cannot be changed for an experiment; and neither can a file
    be written below what was a link, nor to where a directory was.
    """
    found: dict[str, _File] = {}
    directories = {parent for path in before.files for parent in parents(path)}
    for path in sorted(changed.paths & (before.files.keys() | after.files.keys())):
        is_below = not before.files.keys().isdisjoint(parents(path))
        if is_below or path in directories or is_outside(path):
            continue
        old, new = (_content(each, path) for each in (before, after))
        lines = [[] if each is None else each.splitlines(keepends=True) for each in (old, new)]
        if old is None or new is None or b"\0" in old + new or _are_alike(*lines):
            ends = [0 if each is None else each.count(b"\n") for each in (old, new)]
            whole = Hunk(path, (0, ends[0]), (0, ends[1]), is_whole=True)
            found[path] = _File(old, new, (whole,))
            continue
        matcher = difflib.SequenceMatcher(None, lines[0], lines[1], autojunk=False)
        hunks: list[Hunk] = []
        for tag, start, end, new_start, new_end in matcher.get_opcodes():
            if tag != "equal":
                hunk = Hunk(path, (start, end), (new_start, new_end))
                hunks += _keys_apart(hunk, lines[0], lines[1])
        found[path] = _File(old, new, tuple(hunks))
    return found


def _are_alike(old: Sequence[bytes], new: Sequence[bytes]) -> bool:
    """Whether so many lines are the same as others that it takes too long to compare them."""
    times, again = Counter(old), Counter(new)
    return sum(times[line] * again[line] for line in times) > _MOST_PAIRS


class _Block(Record):
    """A key of data with the lines of its value; without a name, the rest of an earlier key."""

    key: bytes
    start: int
    end: int


def _blocks(lines: Sequence[bytes], where: tuple[int, int]) -> list[_Block]:
    found: list[_Block] = []
    for at in range(*where):
        key = _KEY.match(lines[at])
        if key is not None or not found:
            found.append(_Block(b"" if key is None else key[2], at, at + 1))
        else:
            found[-1] = replace(found[-1], end=at + 1)
    return found


def _keys_apart(hunk: Hunk, old: Sequence[bytes], new: Sequence[bytes]) -> list[Hunk]:
    """The lines of a hunk key by key, if they are data.

    Where a value continues at the margin this cuts it in two; the proof finds that both are needed.
    """
    if not hunk.path.endswith((".yaml", ".yml", ".eyaml")):
        return [hunk]
    first, second = _blocks(old, hunk.old), _blocks(new, hunk.new)
    names = [[each.key for each in blocks] for blocks in (first, second)]
    found: list[tuple[tuple[int, int], tuple[int, int]]] = []
    matcher = difflib.SequenceMatcher(None, names[0], names[1], autojunk=False)
    for tag, start, end, new_start, new_end in matcher.get_opcodes():
        before, after = first[start:end], second[new_start:new_end]
        if tag == "equal":
            pairs = zip(before, after, strict=True)
            found += [((one.start, one.end), (two.start, two.end)) for one, two in pairs]
        elif tag == "replace":
            found.append(((before[0].start, before[-1].end), (after[0].start, after[-1].end)))
        elif tag == "insert":
            place = first[start].start if start < len(first) else hunk.old[1]
            found += [((place, place), (each.start, each.end)) for each in after]
        else:
            place = second[new_start].start if new_start < len(second) else hunk.new[1]
            found += [((each.start, each.end), (place, place)) for each in before]
    return [Hunk(hunk.path, *lines) for lines in found]


def _content(snapshot: Snapshot, path: str) -> bytes | None:
    return snapshot.read(path) if snapshot.has_content(path) else None


class Laboratory:
    """A directory with the old files, to which hunks are applied, and the resulting catalogs."""

    def __init__(
        self,
        directory: str,
        files: dict[str, _File],
        compile: Callable[[str], Outcome],
        seconds: float,
    ) -> None:
        """`directory` is a copy that belongs to this alone, with the old files."""
        self._directory = directory
        self._files = files
        self._compile = compile
        self._deadline = monotonic() + seconds
        self._applied: frozenset[Hunk] = frozenset()
        self._outcomes: dict[tuple[str, frozenset[Hunk]], Outcome] = {}
        self.all = frozenset(hunk for file in files.values() for hunk in file.hunks)
        self.compilations = 0

    def is_out_of_time(self) -> bool:
        return monotonic() > self._deadline

    def outcome(self, node: str, hunks: frozenset[Hunk]) -> Outcome:
        """What becomes of a node if the old files have some of the hunks."""
        key = (node, hunks)
        if key not in self._outcomes:
            self._apply(hunks)
            self.compilations += 1
            self._outcomes[key] = self._compile(node)
        return self._outcomes[key]

    def _apply(self, hunks: frozenset[Hunk]) -> None:
        for path in {hunk.path for hunk in hunks ^ self._applied}:
            content = self._files[path].with_hunks(hunks)
            target = slashed.join(self._directory, path)
            if os.path.lexists(target):
                os.unlink(target)  # a new file: others may have a link to the old one
            if content is not None:
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as file:
                    file.write(content)
            else:
                _remove_empty(os.path.dirname(target), self._directory)
        self._applied = hunks


def _remove_empty(directory: str, top: str) -> None:
    """A directory without files is not there, as in git."""
    while directory != top and os.path.isdir(directory) and not os.listdir(directory):
        os.rmdir(directory)
        directory = os.path.dirname(directory)


def _place(hunk: Hunk) -> tuple[str, tuple[int, int], tuple[int, int]]:
    return hunk.path, hunk.new, hunk.old


def find_causes(
    groups: Sequence[Group],
    laboratory: Laboratory,
    paths_of: Callable[[str], frozenset[str]],
    describe: Callable[[Hunk], str],
) -> None:
    """Set the causes of all groups, as far as time allows."""
    for group in groups:
        node = group.example_node
        read = paths_of(node)
        suspects = sorted((hunk for hunk in laboratory.all if hunk.path in read), key=_place)
        if not suspects:
            group.cause_note = "no changed file was read, so the cause is something else"
            continue
        proven = _Trial(group, laboratory, suspects).verdict()
        if proven is not None:
            several = len(proven) > 1
            group.causes = [_cause(each, describe, True, several) for each in proven]
        else:
            group.causes = [_cause(each, describe, False, False) for each in suspects[:_MOST_NAMED]]
            group.cause_note = _note(laboratory, suspects)


def _note(laboratory: Laboratory, suspects: Sequence[Hunk]) -> str:
    more = f", {len(suspects)} in all" if len(suspects) > _MOST_NAMED else ""
    if laboratory.is_out_of_time():
        return f"there was no time left for a proof; the cause may be in these hunks{more}"
    return "no hunk, alone or with others, could be proven to be the cause; these were read" + more


def _cause(hunk: Hunk, describe: Callable[[Hunk], str], proven: bool, with_others: bool) -> Cause:
    first, last = hunk.lines
    return Cause(hunk.path, first, last, describe(hunk), proven, with_others)


class _OutOfTime(Exception):
    """The time for proofs is over."""


class _Trial:
    """The search for the hunks that cause a group of changes."""

    def __init__(self, group: Group, laboratory: Laboratory, suspects: Sequence[Hunk]) -> None:
        self._wanted = form(group.example)
        self._node = group.example_node
        self._laboratory = laboratory
        self._suspects = suspects
        self._before = laboratory.outcome(self._node, frozenset())

    def _changes_with(self, hunks: frozenset[Hunk]) -> bool:
        """Whether the old files with some hunks give the change."""
        if self._laboratory.is_out_of_time():
            raise _OutOfTime
        outcome = self._laboratory.outcome(self._node, hunks)
        return any(form(each) == self._wanted for each in compare(self._before, outcome))

    def verdict(self) -> list[Hunk] | None:
        """The hunks that are the causes, if that is proven."""
        every = self._laboratory.all
        try:
            if not self._changes_with(every):
                return None  # it does not happen again: something else has changed
            is_enough = self._changes_with(frozenset(self._suspects))
            suspects = list(self._suspects) if is_enough else sorted(every, key=_place)
            found = self._fewest(self._needed(frozenset(), False, suspects))
            return None if self._changes_with(every - frozenset(found)) else found
        except _OutOfTime:
            return None

    def _needed(self, given: frozenset[Hunk], is_new: bool, among: list[Hunk]) -> list[Hunk]:
        """Hunks that give the change with those that are given, by halves (QuickXplain)."""
        if is_new and self._changes_with(given):
            return []
        if len(among) == 1:
            return among
        first, second = among[: len(among) // 2], among[len(among) // 2 :]
        of_second = self._needed(given | frozenset(first), True, second)
        of_first = self._needed(given | frozenset(of_second), bool(of_second), first)
        return of_first + of_second

    def _fewest(self, hunks: list[Hunk]) -> list[Hunk]:
        """Without those that the change happens without: some were needed to compile at all."""
        kept = frozenset(hunks)
        for hunk in hunks if len(hunks) > 1 else ():
            if self._changes_with(kept - {hunk}):
                kept -= {hunk}
        return sorted(kept, key=_place)


# --- What a hunk is about

_DEFINITION = re.compile(rb"^\s*(class|define|node|function|type)\s+([^\s({,]+)")
_KEY = re.compile(rb"^([\"']?)([A-Za-z_][\w:]*)\1\s*:")


def describe_in(after: Snapshot, before: Snapshot) -> Callable[[Hunk], str]:
    """Names what a hunk is in: a class, a key of data."""

    def describe(hunk: Hunk) -> str:
        snapshot = after if hunk.path in after.files else before
        content = _content(snapshot, hunk.path)
        if content is None or hunk.is_whole:
            if hunk.path not in before.files:
                return "the file was added"
            return "the file was removed" if hunk.path not in after.files else "binary"
        lines = content.split(b"\n")
        first, last = hunk.lines
        pattern = _DEFINITION if hunk.path.endswith(".pp") else _KEY
        if not hunk.path.endswith((".pp", ".yaml", ".yml", ".eyaml")):
            return ""
        for line in [*lines[first - 1 : last], *reversed(lines[: first - 1])]:
            found = pattern.match(line)
            if found is not None:
                name = found[2].decode("utf-8", "replace")
                return f"{found[1].decode()} {name}" if pattern is _DEFINITION else name
        return ""

    return describe
