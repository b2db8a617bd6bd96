"""Values and key reports as plain data, ready to be written as JSON or YAML."""

from __future__ import annotations

from typing import Any

from mupuppet.hiera.errors import NOT_FOUND, HieraError
from mupuppet.hiera.key_report import (
    SENSITIVE,
    KeyReport,
    LayerReport,
    LevelReport,
    LocationReport,
    without_secrets,
)
from mupuppet.values.hashes import pairs_of
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value

_PLAIN = (str, int, float, bool, type(None))


def plain_data(value: Value) -> Value:
    """A value as JSON can represent it: types and the like become strings."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, list):
        return [plain_data(element) for element in value]
    if isinstance(value, dict):
        return {to_string(key): plain_data(entry) for key, entry in pairs_of(value)}
    return SENSITIVE if isinstance(value, Sensitive) else to_string(value)


def report_data(report: KeyReport) -> dict[str, Any]:
    """A key report as plain data."""
    return _Maker(report).report()


class _Maker:
    """Converts one report."""

    def __init__(self, report: KeyReport) -> None:
        self._report = report

    def report(self) -> dict[str, Any]:
        report = self._report
        found = report.error is None and report.value is not NOT_FOUND
        data: dict[str, Any] = {"key": report.key, "found": found}
        if found:
            data["value"] = self._value(report.value)
            data["default"] = report.is_default
        if report.error is not None:
            data["error"] = self._error(report.error)
        data["merge"] = report.strategy
        data["lookup_options"] = {
            "options": self._value(report.options.options),
            "from": [
                {"name": name, "file": path, "line": None if at is None else at.line}
                for name, path, at in report.options.sources
            ],
        }
        data["messages"] = [self._value(message) for message in report.messages]
        data["layers"] = [self._layer(layer) for layer in report.layers]
        return data

    def _value(self, value: Value) -> Value:
        return plain_data(without_secrets(value, self._report.secrets))

    def _error(self, error: HieraError) -> dict[str, Any]:
        return {
            "message": self._value(error.message),
            "file": error.file,
            "line": error.line,
            "column": error.column,
        }

    def _layer(self, layer: LayerReport) -> dict[str, Any]:
        return {
            "name": layer.name,
            "config": layer.config,
            "variables": self._value(layer.variables),
            "levels": [self._level(level) for level in layer.levels],
        }

    def _level(self, level: LevelReport) -> dict[str, Any]:
        data: dict[str, Any] = {"name": level.title, "function": level.function}
        if level.problem is not None:
            data["problem"] = self._value(level.problem)
        data["locations"] = [self._location(location) for location in level.locations]
        return data

    def _location(self, report: LocationReport) -> dict[str, Any]:
        data: dict[str, Any] = {}
        if report.location is not None:
            data["path"] = report.location.resolved
            data["exists"] = report.location.exists
        data["found"] = report.value is not NOT_FOUND
        if data["found"]:
            data["value"] = self._value(report.value)
            data["taken"] = report.counted
        if report.position is not None:
            data["line"], data["column"] = report.position.line, report.position.column
        if report.interpolated:
            data["interpolated"] = [
                {"text": self._value(each.text), "parts": self._value(dict(each.parts))}
                for each in report.interpolated
            ]
        return data
