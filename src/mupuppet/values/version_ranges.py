"""Ranges of semantic versions: `>=1.0.0 <2.0.0`, `1.x`, `~1.2`, `1.0.0 - 2.0.0`, `a || b`.

A range is a union of simple ranges. A simple range is everything, a comparison with a
version, or what two such have in common. A version with a pre-release part belongs to a
simple range only when a bound of it has one too and is of the same release.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce

from mupuppet.basics.records import Record, field
from mupuppet.values.versions import (
    GREATEST_VERSION,
    SMALLEST_VERSION,
    SemVer,
    VersionError,
    number_of,
    parse_build,
    parse_prerelease,
)


class SimpleRange(Record):
    """An interval of versions, possibly without end on either side."""

    low: SemVer = field(default=SMALLEST_VERSION, compare=False)
    low_excluded: bool = field(default=False, compare=False)
    high: SemVer = field(default=GREATEST_VERSION, compare=False)
    high_excluded: bool = field(default=False, compare=False)
    #: The comparisons it was made of: they are its string, and bound pre-releases.
    bounds: tuple[tuple[str, SemVer], ...] = ()

    def covers(self, version: SemVer) -> bool:
        """Is the version between the ends? Where they are a single version, its build counts."""
        if any(not operator and version != bound for operator, bound in self.bounds):
            return False
        if version < self.low or version > self.high:
            return False
        if self.low_excluded and version.compare(self.low) == 0:
            return False
        return not (self.high_excluded and version.compare(self.high) == 0)

    def includes(self, version: SemVer) -> bool:
        """Is the version between the ends, and is it stable or a pre-release that counts?"""
        if not self.covers(version):
            return False
        return version.is_stable or not self.bounds or self._counts(version)

    def _counts(self, version: SemVer) -> bool:
        return any(
            not bound.is_stable and bound.release == version.release for _, bound in self.bounds
        )

    @property
    def has_low(self) -> bool:
        return self.low_excluded or self.low != SMALLEST_VERSION

    @property
    def has_high(self) -> bool:
        return self.high_excluded or self.high != GREATEST_VERSION

    def intersection(self, other: SimpleRange) -> SimpleRange | None:
        """The intersection."""
        if not self.bounds:
            return other
        for low, high in ((self, other), (other, self)):
            order = low.low.compare(high.high)
            if order > 0:
                return None
            if order == 0:
                excluded = low.low_excluded or high.high_excluded
                return None if excluded else exactly(low.low)
        order = self.low.compare(other.low)
        lower = other if order < 0 or (order == 0 and not self.low_excluded) else self
        order = self.high.compare(other.high)
        upper = other if order > 0 or (order == 0 and not self.high_excluded) else self
        if not upper.has_high:
            return lower
        return between(lower, upper) if lower.has_low else upper

    def union(self, other: SimpleRange) -> SimpleRange | None:
        """One range that is both; None when there is a gap between them."""
        if not self.bounds:
            return self
        if self.covers(other.low) or other.covers(self.low):
            return self._envelope(other)
        for first, second in ((self, other), (other, self)):
            if second.low_excluded:
                continue
            reaches = first.high if first.high_excluded else first.high.next_patch()
            if reaches == second.low:
                return span(first.low, first.low_excluded, second.high, second.high_excluded)
        return None

    def _envelope(self, other: SimpleRange) -> SimpleRange | None:
        order = self.low.compare(other.low)
        lower = self if order <= 0 else other
        low_excluded = lower.low_excluded and (order != 0 or other.low_excluded)
        order = self.high.compare(other.high)
        upper = self if order >= 0 else other
        high_excluded = upper.high_excluded and (order != 0 or other.high_excluded)
        return span(lower.low, low_excluded, upper.high, high_excluded)

    def __str__(self) -> str:
        if not self.bounds:
            return "*"
        if self.bounds == NOTHING.bounds:
            return "<0.0.0"
        return " ".join(f"{operator}{version}" for operator, version in self.bounds)


def above(version: SemVer, excluded: bool = False) -> SimpleRange:
    """`>version`, `>=version`."""
    return SimpleRange(version, excluded, bounds=((">" if excluded else ">=", version),))


def below(version: SemVer, excluded: bool = False) -> SimpleRange:
    """`<version`, `<=version`."""
    bounds = (("<" if excluded else "<=", version),)
    return SimpleRange(high=version, high_excluded=excluded, bounds=bounds)


def exactly(version: SemVer) -> SimpleRange:
    """The version alone."""
    return SimpleRange(version, False, version, False, (("", version),))


def between(lower: SimpleRange, upper: SimpleRange) -> SimpleRange:
    """The low end of one range up to the high end of another."""
    bounds = (lower.bounds[0], upper.bounds[-1])
    return SimpleRange(lower.low, lower.low_excluded, upper.high, upper.high_excluded, bounds)


def span(low: SemVer, low_excluded: bool, high: SemVer, high_excluded: bool) -> SimpleRange | None:
    """From one version to another."""
    return above(low, low_excluded).intersection(below(high, high_excluded))


EVERYTHING = SimpleRange()
NOTHING = below(SMALLEST_VERSION, excluded=True)


class SemVerRange:
    """A union of simple ranges, and the string that it was written with."""

    #: What messages call one.
    LABEL = "SemverRange"

    __slots__ = ("ranges", "text")

    def __init__(self, ranges: Iterable[SimpleRange | None], string: str | None = None) -> None:
        self.ranges = _merged([given for given in ranges if given is not None]) or (NOTHING,)
        self.text = " || ".join(map(str, self.ranges)) if string is None else string

    def includes(self, version: SemVer) -> bool:
        """Does the version belong to it?"""
        return any(simple.includes(version) for simple in self.ranges)

    @property
    def single(self) -> SimpleRange | None:
        """The simple range that it is, if it is only one."""
        return self.ranges[0] if len(self.ranges) == 1 else None

    def intersection(self, other: SemVerRange) -> SemVerRange:
        """The intersection."""
        found = [mine.intersection(theirs) for mine in self.ranges for theirs in other.ranges]
        return SemVerRange(dict.fromkeys(found))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SemVerRange) and self.ranges == other.ranges

    def __hash__(self) -> int:
        return hash(self.ranges)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    def inspected(self) -> str:
        """What Ruby's `inspect` shows: the versions, however they were written."""
        return " || ".join(map(str, self.ranges))


def _merged(ranges: list[SimpleRange]) -> tuple[SimpleRange, ...]:
    """The ranges, with adjacent ones merged until there is a gap between any two."""
    changed = True
    while changed and len(ranges) > 1:
        changed = False
        result: list[SimpleRange] = []
        while ranges:
            apart: list[SimpleRange] = []
            merged = ranges[-1]
            for other in ranges[:-1]:
                union = merged.union(other)
                if union is None:
                    apart.append(other)
                else:
                    changed = True
                    merged = union
            result.append(merged)
            ranges = apart
        ranges = result[::-1]
    return tuple(ranges)


def version_range(low: SemVer, high: SemVer, exclude_high: bool = False) -> SemVerRange:
    """From one version to another; as a string, Puppet writes the ends the other way round."""
    string = f">={high} <{low}" if exclude_high else f"{high} - {low}"
    return SemVerRange([span(low, False, high, exclude_high)], string)


# --- Reading

_NUMBER = r"(?:[xX*]|0|[1-9][0-9]*)"
_PARTS = r"[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*"
_PARTIAL = rf"{_NUMBER}(?:\.{_NUMBER}(?:\.{_NUMBER}(?:-{_PARTS})?(?:\+{_PARTS})?)?)?"
# Patterns are compiled at their first use: most manifests have no ranges of versions in them.
_SIMPLE = rf"(<=|>=|~>|~=|[<>=~^])?({_PARTIAL})"
_HYPHEN = rf"({_PARTIAL})\s+-\s+({_PARTIAL})"
_FIELDS = rf"({_NUMBER})(?:\.({_NUMBER})(?:\.({_NUMBER})(?:-({_PARTS}))?(?:\+({_PARTS}))?)?)?"
_SPACE_AFTER_OPERATOR = r"([><=~^])(?:\s+|\s*v)"


class _Partial:
    """`1`, `1.2`, `1.2.3-rc+build`, where `x` and `*` stand for a part that is left open."""

    __slots__ = ("major", "minor", "patch", "suffix")

    def __init__(self, string: str) -> None:
        found = re.fullmatch(_FIELDS, string)
        if found is None:
            raise VersionError(f'Unparsable version range: "{string}"')
        self.major, self.minor, self.patch = (_digits(found[i]) for i in (1, 2, 3))
        self.suffix = (parse_prerelease(found[4]), parse_build(found[5]))

    def version(self) -> SemVer:
        """The version with zeros for what is left open."""
        return SemVer(self.major or 0, self.minor or 0, self.patch or 0, *self.suffix)

    def after(self) -> SemVer | None:
        """The first version beyond what is left open; None if nothing or everything is."""
        if self.major is None:
            return None
        if self.minor is None:
            return SemVer(self.major + 1, 0, 0)
        return SemVer(self.major, self.minor + 1, 0) if self.patch is None else None


def _digits(string: str | None) -> int | None:
    return None if string is None or string in "xX*" else number_of(string)


def parse_range(string: str) -> SemVerRange:
    """Parse a range; raises VersionError."""
    written = re.sub(_SPACE_AFTER_OPERATOR, r"\1", string)
    alternatives = written.split("||") if written else []
    for number in range(1, len(alternatives)):  # a pattern would look at many spaces many times
        alternatives[number - 1] = alternatives[number - 1].rstrip()
        alternatives[number] = alternatives[number].lstrip()
    while alternatives and not alternatives[-1]:
        alternatives.pop()
    if not alternatives:
        return SemVerRange([EVERYTHING], "*")
    return SemVerRange(dict.fromkeys(_alternative(part, string) for part in alternatives), string)


def _alternative(written: str, whole: str) -> SimpleRange | None:
    hyphen = re.fullmatch(_HYPHEN, written)
    if hyphen is not None:
        low, high = _Partial(hyphen[1]).version(), _Partial(hyphen[2]).version()
        return span(low, False, high, False)
    simples: list[SimpleRange | None] = []
    for part in re.split(r"\s+", written.rstrip()):
        found = re.fullmatch(_SIMPLE, part)
        if found is None:
            raise VersionError(f'Unparsable version range: "{whole}"')
        simples.append(_simple(found[1], _Partial(found[2])))
    return reduce(lambda left, right: left and right and left.intersection(right), simples)


def _simple(operator: str | None, partial: _Partial) -> SimpleRange:
    match operator:
        case "~" | "~>" | "~=":
            return _patch_updates(partial)
        case "^":
            return _minor_updates(partial) if partial.major else _patch_updates(partial)
        case ">":
            if partial.major is None:
                return NOTHING
            after = partial.after()
            return above(partial.version(), excluded=True) if after is None else above(after)
        case ">=":
            return above(partial.version())
        case "<":
            return below(partial.version(), excluded=True)
        case "<=":
            if partial.major is None:
                return EVERYTHING
            after = partial.after()
            return below(partial.version()) if after is None else below(after, excluded=True)
        case _:
            complete = partial.major is not None and partial.after() is None
            return exactly(partial.version()) if complete else _patch_updates(partial)


def _patch_updates(partial: _Partial) -> SimpleRange:
    if partial.major is None:
        return EVERYTHING
    after = partial.after() or SemVer(partial.major, (partial.minor or 0) + 1, 0)
    open_part = partial.after() is not None
    low = SemVer(partial.major, partial.minor or 0, 0) if open_part else partial.version()
    return between(above(low), below(after, excluded=True))


def _minor_updates(partial: _Partial) -> SimpleRange:
    assert partial.major is not None  # the caller has looked
    minor, patch = partial.minor or 0, partial.patch or 0
    suffix = partial.suffix if partial.suffix[0] is not None else (None, None)
    low = SemVer(partial.major, minor, 0 if partial.minor is None else patch, *suffix)
    return between(above(low), below(SemVer(partial.major + 1, 0, 0), excluded=True))
