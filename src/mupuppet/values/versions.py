"""Semantic versions."""

from __future__ import annotations

import re
from functools import total_ordering
from math import inf
from typing import Final

from mupuppet.basics.records import Record


class VersionError(ValueError):
    """A string that is not a version, or not a range of versions."""


# Compiled at its first use: most manifests have no versions in them.
_VERSION = (
    r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)"
    r"(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?"
    r"(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?\n?"
)

Prerelease = tuple[int | str, ...] | None


@total_ordering
class SemVer(Record):
    """`1.2.3-rc.1+build`.

    Two are equal when all of their parts are; the build counts for that, but not for order.
    """

    #: What messages call one.
    LABEL = "Semver"

    major: float
    minor: int
    patch: int
    prerelease: Prerelease = None
    build: tuple[str, ...] | None = None

    @property
    def is_stable(self) -> bool:
        """Has it no pre-release part?"""
        return not self.prerelease

    @property
    def release(self) -> tuple[float, int, int]:
        """Major, minor and patch."""
        return (self.major, self.minor, self.patch)

    def next_patch(self) -> SemVer:
        """The release after this one."""
        return SemVer(self.major, self.minor, self.patch + 1)

    def compare(self, other: SemVer) -> int:
        """Negative, zero or positive, without regard to the build."""
        if self.release != other.release:
            return -1 if self.release < other.release else 1
        return _compare_prereleases(self.prerelease, other.prerelease)

    def __lt__(self, other: SemVer) -> bool:
        return self.compare(other) < 0

    def __le__(self, other: SemVer) -> bool:
        return self.compare(other) <= 0

    def __gt__(self, other: SemVer) -> bool:
        return self.compare(other) > 0

    def __ge__(self, other: SemVer) -> bool:
        return self.compare(other) >= 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SemVer):
            return NotImplemented
        mine = (*self.release, self.prerelease, self.build)
        return mine == (*other.release, other.prerelease, other.build)

    def __hash__(self) -> int:
        return hash((*self.release, self.prerelease))

    def __str__(self) -> str:
        major = "Infinity" if self.major == inf else str(self.major)
        string = f"{major}.{self.minor}.{self.patch}"
        if self.prerelease is not None:
            string += "-" + ".".join(map(str, self.prerelease))
        if self.build is not None:
            string += "+" + ".".join(self.build)
        return string

    __repr__ = __str__


def _compare_prereleases(mine: Prerelease, theirs: Prerelease) -> int:
    if mine is None or theirs is None:
        return (mine is None) - (theirs is None)
    for left, right in zip(mine, theirs, strict=False):
        if left != right:
            return _compare_parts(left, right)
    return (len(mine) > len(theirs)) - (len(mine) < len(theirs))


def _compare_parts(left: int | str, right: int | str) -> int:
    """Numbers come before words."""
    if isinstance(left, int):
        return -1 if isinstance(right, str) or left < right else 1
    return 1 if isinstance(right, int) or left > right else -1


SMALLEST_VERSION: Final = SemVer(0, 0, 0, ())
GREATEST_VERSION: Final = SemVer(inf, 0, 0)


def parse_version(string: str) -> SemVer:
    """Parse a version; raises VersionError."""
    found = re.fullmatch(_VERSION, string)
    if found is None:
        raise VersionError(f"Unable to parse '{string}' as a semantic version identifier")
    major, minor, patch = (number_of(found[at]) for at in (1, 2, 3))
    return SemVer(major, minor, patch, parse_prerelease(found[4]), parse_build(found[5]))


def number_of(digits: str) -> int:
    """A part of a version. Raises VersionError."""
    try:
        return int(digits)
    except ValueError:  # Python rejects numbers of thousands of digits
        raise VersionError(f"The number {digits[:20]}… has too many digits") from None


def parse_prerelease(string: str | None) -> Prerelease:
    """The parts between dots; numbers may have no leading zeroes."""
    if string is None:
        return None
    return tuple(number_of(part) if _is_number(part) else part for part in string.split("."))


def _is_number(part: str) -> bool:
    if not part.isdigit():
        return False
    if len(part) > 1 and part[0] == "0":
        raise VersionError("Numeric pre-release identifiers MUST NOT contain leading zeroes")
    return True


def parse_build(string: str | None) -> tuple[str, ...] | None:
    """The parts between dots."""
    return None if string is None else tuple(string.split("."))
