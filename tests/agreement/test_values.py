"""Texts of times, versions and URIs against the tables that real Puppet filled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from mupuppet.values.strings import inspect
from mupuppet.values.strptime import parse_timestamp
from mupuppet.values.times import TimeError
from mupuppet.values.timespans import Timespan, parse_timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URIError, parse_uri
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import VersionError, parse_version
from mupuppet.versions import PuppetVersion
from mupuppet.versions.current import current_version
from tests.agreement.cases import case_by_case
from tests.agreement.test_types import evaluate
from tests.agreement.versions import TESTED
from tests.oracle.types.tables import VERSIONS, load


def outcome_of(*errors: type[Exception]) -> Callable[[Callable[[], list[Any]]], list[Any]]:
    """Runs something and gives what it gives, or the message of an error."""

    def run(compute: Callable[[], list[Any]]) -> list[Any]:
        try:
            return ["ok", *compute()]
        except errors as error:
            return ["error", str(error)]

    return run


@case_by_case(load("times"))
def test_formatted_times(kind: str, nanoseconds: int, arguments: list[Any], *outcome: Any) -> None:
    def text() -> list[Any]:
        if kind == "Timestamp":
            return [Timestamp(nanoseconds).format(*arguments)]
        return [Timespan(nanoseconds).format(*arguments)]

    assert outcome_of(TimeError)(text) == list(outcome)


@case_by_case(load("parsed_times"))
def test_parsed_times(kind: str, arguments: list[Any], *outcome: Any) -> None:
    def nanoseconds() -> list[Any]:
        if kind == "Timestamp":
            return [parse_timestamp(*arguments).nanoseconds]
        return [parse_timespan(*arguments).nanoseconds]

    assert outcome_of(TimeError)(nanoseconds) == list(outcome)


@case_by_case(load("ranges"))
def test_range_of_versions(text: str, *outcome: Any) -> None:
    def versions() -> list[Any]:
        found = parse_range(text)
        bits = ["1" if found.includes(parse_version(version)) else "0" for version in VERSIONS]
        return [" || ".join(map(str, found.ranges)), "".join(bits)]

    assert outcome_of(VersionError)(versions) == list(outcome)


@case_by_case(enumerate(load("uris")))
def test_uri(number: int, row: list[Any]) -> None:
    def parts() -> list[Any]:
        uri = parse_uri(text)
        return [list(uri.parts()), str(uri)]

    for version in TESTED:
        text, *outcome = load("uris", version.major)[number]
        with as_version(version):
            assert outcome_of(URIError)(parts) == outcome, version


@case_by_case(enumerate(load("merged_uris")))
def test_merged_uris(number: int, row: list[Any]) -> None:
    def merged() -> list[Any]:
        return [str(parse_uri(base) + reference)]

    for version in TESTED:
        base, reference, *outcome = load("merged_uris", version.major)[number]
        with as_version(version):
            assert outcome_of(URIError)(merged) == outcome, version


@contextmanager
def as_version(version: PuppetVersion) -> Iterator[None]:
    """While this lasts, values are those of a version."""
    before = current_version.set(version)
    try:
        yield
    finally:
        current_version.reset(before)


@case_by_case(load("inspected"))
def test_inspect(code: str, text: str) -> None:
    assert inspect(evaluate(code)) == text
