"""Which hunk of a change is to blame for what: proposed by traces, proven by compiling.

A hunk is a run of changed lines of a file, or a whole file that was added or removed. The suspects
of a node are the hunks of files that it has read. The proof is counterfactual: the old files with
this hunk alone give the change, and the new files without it do not. Hunks that are needed together
are found by leaving out one after the other. One node of a group is enough.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Iterable, Sequence
from time import monotonic

from mupuppet.basics import slashed
from mupuppet.basics.records import Record
from mupuppet.diff.changes import Outcome, compare
from mupuppet.diff.groups import Cause, Group, form
from mupuppet.fleet.snapshots import Difference, Snapshot

#: Suspects beyond this number are not tried one by one.
_MOST_SUSPECTS = 60


class Hunk(Record):
    """Some lines of a file; `old` and `new` are half-open ranges of lines from 0."""

    path: str
    old: tuple[int, int]
    new: tuple[int, int]
    #: Whether the file itself was added or removed.
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
    """The hunks of all files that differ."""
    found: dict[str, _File] = {}
    for path in sorted(changed.paths & (before.files.keys() | after.files.keys())):
        old, new = (_content(each, path) for each in (before, after))
        if old is None or new is None or b"\0" in old + new:
            lines = [0 if each is None else each.count(b"\n") for each in (old, new)]
            whole = Hunk(path, (0, lines[0]), (0, lines[1]), is_whole=True)
            found[path] = _File(old, new, (whole,))
            continue
        matcher = difflib.SequenceMatcher(
            None, old.splitlines(keepends=True), new.splitlines(keepends=True), autojunk=False
        )
        hunks = [
            Hunk(path, (start, end), (new_start, new_end))
            for tag, start, end, new_start, new_end in matcher.get_opcodes()
            if tag != "equal"
        ]
        found[path] = _File(old, new, tuple(hunks))
    return found


def _content(snapshot: Snapshot, path: str) -> bytes | None:
    return snapshot.read(path) if snapshot.has_content(path) else None


class Laboratory:
    """A directory with the old files, in which hunks are put; and what nodes become then."""

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


def find_causes(
    groups: Sequence[Group],
    laboratory: Laboratory,
    paths_of: Callable[[str], frozenset[str]],
    describe: Callable[[Hunk], str],
) -> None:
    """Set the causes of all groups, as far as time allows."""
    for group in groups:
        node = group.example_node
        suspects = sorted(
            (hunk for hunk in laboratory.all if hunk.path in paths_of(node)),
            key=lambda each: (each.path, each.new, each.old),
        )
        if not suspects:
            group.cause_note = "no changed file was read: it is due to something else"
            continue
        proven = _Trial(group, laboratory, suspects).verdict()
        if proven is not None:
            several = len(proven) > 1
            group.causes = [_cause(each, describe, True, several) for each in proven]
        else:
            group.causes = [_cause(each, describe, False, False) for each in suspects[:10]]
            group.cause_note = _note(laboratory, suspects)


def _note(laboratory: Laboratory, suspects: Sequence[Hunk]) -> str:
    if laboratory.is_out_of_time():
        return "the time for proofs was over; these are the hunks that it may be due to"
    if len(suspects) > _MOST_SUSPECTS:
        return f"there are {len(suspects)} hunks that it may be due to, too many to try"
    return "no hunk alone or with others is to blame without doubt; these have been read"


def _cause(hunk: Hunk, describe: Callable[[Hunk], str], proven: bool, with_others: bool) -> Cause:
    first, last = hunk.lines
    return Cause(hunk.path, first, last, describe(hunk), proven, with_others)


class _Trial:
    """The search for the hunks that are to blame for a group."""

    def __init__(self, group: Group, laboratory: Laboratory, suspects: Sequence[Hunk]) -> None:
        self._wanted = form(group.example)
        self._node = group.example_node
        self._laboratory = laboratory
        self._suspects = suspects
        self._before = laboratory.outcome(self._node, frozenset())

    def _changes_with(self, hunks: frozenset[Hunk]) -> bool:
        """Whether the old files with some hunks give the change."""
        outcome = self._laboratory.outcome(self._node, hunks)
        return any(form(each) == self._wanted for each in compare(self._before, outcome))

    def verdict(self) -> list[Hunk] | None:
        """The hunks that are to blame, if that is proven."""
        laboratory = self._laboratory
        if len(self._suspects) > _MOST_SUSPECTS or laboratory.is_out_of_time():
            return None
        if not self._changes_with(laboratory.all):
            return None  # it does not happen again: something else has changed
        for hunk in self._suspects:
            if laboratory.is_out_of_time():
                return None
            if self._changes_with(frozenset([hunk])):
                if not self._changes_with(laboratory.all - {hunk}):
                    return [hunk]
        return self._together()

    def _together(self) -> list[Hunk] | None:
        """The fewest hunks that give the change together, without which it does not happen."""
        kept = frozenset(self._suspects)
        if not self._changes_with(kept):
            return None
        for hunk in self._suspects:
            if self._laboratory.is_out_of_time():
                return None
            if self._changes_with(kept - {hunk}):
                kept -= {hunk}
        if not kept or self._changes_with(self._laboratory.all - kept):
            return None
        return sorted(kept, key=lambda each: (each.path, each.new, each.old))


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
