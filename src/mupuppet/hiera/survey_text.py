"""The text of a survey: the hierarchy as a tree, with what each place has and what counted.

profile::web::port = 8443

environment  hiera.yaml
  Per node          data/nodes/web01.yaml:3     8443             ← counted
  Per role          data/roles/web.yaml:7       8080
  Operating system  data/os/Debian.yaml         (not in the file)
                    data/os/Debian-12.yaml      (no such file)
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from mupuppet.data_formats.positions import DataPosition
from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.hiera.survey import (
    Interpolated,
    KeyReport,
    LayerReport,
    LevelReport,
    LocationReport,
    without_secrets,
)
from mupuppet.values.basic import Value
from mupuppet.values.text import literal_text

#: Longer values are cut off where they are listed; the result itself is always shown whole.
_LONGEST_VALUE = 60


def survey_text(report: KeyReport, *, root: str | None = None) -> str:
    """The text of a survey. Paths under the root are shown from there."""
    return "\n".join(_Writer(report, root).lines()) + "\n"


class _Writer:
    """Writes one survey."""

    def __init__(self, report: KeyReport, root: str | None) -> None:
        self._report = report
        self._root = root

    def lines(self) -> Iterator[str]:
        report = self._report
        yield self._result()
        if report.strategy != "first":
            yield f"  merged: {report.strategy}"
        for name, path, position in report.options.sources:
            shown = self._value(report.options.options)
            yield f"  options: {shown} by {name!r} in {self._place(path, position)}"
        for layer in report.layers:
            yield ""
            yield from self._layer(layer)

    def _result(self) -> str:
        report = self._report
        if report.error is not None:
            error = report.error
            if error.file is None:
                return f"{report.key}: {error.message}"
            position = None if error.line is None else DataPosition(error.line, error.column or 1)
            return f"{report.key}: {error.message}\n  in {self._place(error.file, position)}"
        if report.value is NOT_FOUND:
            return f"{report.key}: no value"
        return f"{report.key} = {literal_text(without_secrets(report.value, report.secrets))}"

    def _layer(self, layer: LayerReport) -> Iterator[str]:
        config = "no hiera.yaml" if layer.config is None else self._path(layer.config)
        yield f"{layer.name.lower()}  {config}"
        for name, value in layer.variables.items():
            yield f"  depends on %{{{name}}}: {self._value(value)}"
        if not layer.levels:
            yield "  no levels"
        width = max((len(level.title) for level in layer.levels), default=0)
        places = [self._where(level, at) for level in layer.levels for at in level.locations]
        place_width = max(map(len, places), default=0)
        for level in layer.levels:
            yield from self._level(level, width, place_width)

    def _level(self, level: LevelReport, width: int, place_width: int) -> Iterator[str]:
        title = level.title.ljust(width)
        if level.problem is not None:
            yield f"  {title}  cannot be read: {level.problem}"
            return
        if not level.locations:
            yield f"  {title}  (nothing matches)"
        for location in level.locations:
            place = self._where(level, location).ljust(place_width)
            mark = "  ← counted" if location.counted else ""
            yield f"  {title}  {place}  {self._content(location)}{mark}".rstrip()
            for interpolated in location.interpolated:
                yield f"  {' ' * width}    {self._interpolated(interpolated)}"
            title = " " * width

    def _content(self, location: LocationReport) -> str:
        if location.location is not None and not location.location.exists:
            return "(no such file)"
        return "(not in there)" if location.value is NOT_FOUND else self._value(location.value)

    def _interpolated(self, interpolated: Interpolated) -> str:
        parts = ", ".join(f"{name}: {self._value(value)}" for name, value in interpolated.parts)
        return f"{interpolated.text!r} with {parts or 'nothing'}"

    def _where(self, level: LevelReport, report: LocationReport) -> str:
        if report.location is None:
            return f"{level.function}()"
        return self._place(report.location.resolved, report.position)

    def _place(self, path: str, position: DataPosition | None) -> str:
        shown = self._path(path)
        return shown if position is None else f"{shown}:{position.line}"

    def _path(self, path: str) -> str:
        if self._root is not None and path.startswith(os.path.join(self._root, "")):
            return os.path.relpath(path, self._root)
        return path

    def _value(self, value: Value) -> str:
        text = literal_text(without_secrets(value, self._report.secrets))
        return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"
