"""Texts of times, versions and URIs against the tables that real Puppet filled."""

from __future__ import annotations

from typing import Any

import pytest

from mupuppet.values.strptime import parse_timestamp
from mupuppet.values.text import inspect
from mupuppet.values.times import TimeError
from mupuppet.values.timespans import Timespan, parse_timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URIError, parse_uri
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import VersionError, parse_version
from tests.oracle.types_record import VERSIONS, load
from tests.unit.test_types_tables import evaluate


def named(row: list[Any]) -> str:
    return " | ".join(map(str, row))[:80]


@pytest.mark.parametrize("row", load("times"), ids=named)
def test_time_as_text(row: list[Any]) -> None:
    kind, nanoseconds, arguments, *outcome = row
    try:
        if kind == "Timestamp":
            text = Timestamp(nanoseconds).format(*arguments)
        else:
            text = Timespan(nanoseconds).format(*arguments)
    except TimeError as error:
        assert ["error", str(error)] == outcome
    else:
        assert ["ok", text] == outcome


@pytest.mark.parametrize("row", load("parsed_times"), ids=named)
def test_time_of_text(row: list[Any]) -> None:
    kind, arguments, *outcome = row
    try:
        if kind == "Timestamp":
            nanoseconds = parse_timestamp(*arguments).nanoseconds
        else:
            nanoseconds = parse_timespan(*arguments).nanoseconds
    except TimeError as error:
        assert ["error", str(error)] == outcome
    else:
        assert ["ok", nanoseconds] == outcome


@pytest.mark.parametrize("row", load("ranges"), ids=named)
def test_range_of_versions(row: list[Any]) -> None:
    text, *outcome = row
    try:
        found = parse_range(text)
    except VersionError as error:
        assert ["error", str(error)] == outcome
    else:
        bits = ["1" if found.includes(parse_version(version)) else "0" for version in VERSIONS]
        simple = " || ".join(map(str, found.ranges))
        assert ["ok", simple, "".join(bits)] == outcome


@pytest.mark.parametrize("row", load("uris"), ids=named)
def test_uri(row: list[Any]) -> None:
    text, *outcome = row
    try:
        uri = parse_uri(text)
    except URIError as error:
        assert ["error", str(error)] == outcome
    else:
        assert ["ok", list(uri.parts()), str(uri)] == outcome


@pytest.mark.parametrize(("code", "text"), load("inspected"), ids=named)
def test_inspect(code: str, text: str) -> None:
    assert inspect(evaluate(code)) == text
