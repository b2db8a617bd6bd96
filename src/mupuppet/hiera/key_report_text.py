"""A key report as text: the hierarchy as a tree, with the value of each location.

profile::web::port = 8443
  merge: first

Global: no hiera.yaml
Environment: hiera.yaml
│  %{trusted.certname} is 'web01'
├─ Per node
│  └─ data/nodes/web01.yaml:3       8443              ← taken
├─ Operating system
│  ├─ data/os/Debian-12.yaml        (no such file)
│  └─ data/os/Debian.yaml           (has no such key)
└─ Common
   └─ data/common.yaml:7            80
Module profile: no hiera.yaml
"""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.basics import slashed
from mupuppet.data_formats.positions import DataPosition
from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.hiera.key_report import (
    Interpolated,
    KeyReport,
    LayerReport,
    LevelReport,
    LocationReport,
    without_secrets,
)
from mupuppet.values.strings import to_literal
from mupuppet.values.value import Value

#: Longer values are cut off where they are listed; the result itself is always shown whole.
_LONGEST_VALUE = 60


def report_text(report: KeyReport, *, root: str | None = None) -> str:
    """Format a key report. Paths below the root are shown relative to it."""
    return "\n".join(_Writer(report, root).lines()) + "\n"


class _Writer:
    """Formats one report."""

    def __init__(self, report: KeyReport, root: str | None) -> None:
        self._report = report
        self._root = root
        self._role = "taken" if report.strategy == "first" else "merged"

    def lines(self) -> Iterator[str]:
        report = self._report
        yield self._result()
        yield f"  merge: {report.strategy}"
        for name, path, position in report.options.sources:
            shown = self._value(report.options.options)
            yield f"  options: {shown} for {name!r} in {self._place(path, position)}"
        for message in report.messages:
            yield f"  {self._masked(message)}"
        yield ""
        for layer in report.layers:
            yield from self._layer(layer)

    def _result(self) -> str:
        report = self._report
        if report.error is not None:
            error = report.error
            message = self._masked(error.message)
            if error.file is None:
                return f"{report.key}: {message}"
            position = None if error.line is None else DataPosition(error.line, error.column or 1)
            return f"{report.key}: {message}\n  in {self._place(error.file, position)}"
        if report.value is NOT_FOUND:
            return f"{report.key}: no value"
        default = "  (the default)" if report.is_default else ""
        shown = to_literal(without_secrets(report.value, report.secrets))
        return f"{report.key} = {shown}{default}"

    def _layer(self, layer: LayerReport) -> Iterator[str]:
        config = "no hiera.yaml" if layer.config is None else self._path(layer.config)
        yield f"{layer.name}: {config}"
        for name, value in layer.variables.items():
            yield f"{'│' if layer.levels else ' '}  %{{{name}}} is {self._value(value)}"
        if layer.config is not None and not layer.levels:
            yield "   (no levels)"
        places = [self._where(level, at) for level in layer.levels for at in level.locations]
        width = max(map(len, places), default=0)
        for level in layer.levels:
            yield from self._level(level, width, is_last=level is layer.levels[-1])

    def _level(self, level: LevelReport, width: int, *, is_last: bool) -> Iterator[str]:
        yield f"{'└─' if is_last else '├─'} {level.title}"
        indent = "   " if is_last else "│  "
        if level.problem is not None:
            yield f"{indent}└─ cannot be read: {self._masked(level.problem)}"
        elif not level.locations:
            yield f"{indent}└─ (nothing matches)"
        for location in level.locations:
            last = location is level.locations[-1]
            place = self._where(level, location).ljust(width)
            mark = f"  ← {self._role}" if location.counted else ""
            line = f"{place}  {self._content(location)}{mark}".rstrip()
            yield f"{indent}{'└─' if last else '├─'} {line}"
            for interpolated in location.interpolated:
                yield f"{indent}{' ' if last else '│'}    {self._interpolated(interpolated)}"

    def _content(self, location: LocationReport) -> str:
        if location.location is not None and not location.location.exists:
            return "(no such file)"
        return "(has no such key)" if location.value is NOT_FOUND else self._value(location.value)

    def _interpolated(self, interpolated: Interpolated) -> str:
        parts = ", ".join(f"{name} is {self._value(value)}" for name, value in interpolated.parts)
        return f"{self._masked(interpolated.text)!r}: {parts or 'nothing to interpolate'}"

    def _where(self, level: LevelReport, report: LocationReport) -> str:
        if report.location is None:
            return f"{level.function}()"
        return self._place(report.location.resolved, report.position)

    def _place(self, path: str, position: DataPosition | None) -> str:
        shown = self._path(path)
        return shown if position is None else f"{shown}:{position.line}"

    def _path(self, path: str) -> str:
        if self._root is not None and path.startswith(slashed.join(self._root, "")):
            return slashed.relpath(path, self._root)
        return path

    def _masked(self, string: str) -> str:
        return str(without_secrets(string, self._report.secrets))

    def _value(self, value: Value) -> str:
        string = to_literal(without_secrets(value, self._report.secrets))
        return string if len(string) <= _LONGEST_VALUE else f"{string[: _LONGEST_VALUE - 1]}…"
