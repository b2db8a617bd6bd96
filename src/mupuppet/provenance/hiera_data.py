"""Values from data: which file and line had them, and what the other levels say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.host.hiera_data import LookupScope
from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.hiera.key_positions import KeyPositions
from mupuppet.hiera.key_report import (
    KeyReport,
    LayerReport,
    LevelReport,
    LocationReport,
    report,
    without_secrets,
)
from mupuppet.provenance.events import Lookup
from mupuppet.provenance.paths import Path, dig, has_key
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.provenance.explainer import Explainer

_MERGES = {"hiera_array": "unique", "hiera_include": "unique", "hiera_hash": "hash"}


class _PastScope(LookupScope):
    """A scope as a lookup saw it: variables that came later are not there."""

    __slots__ = ("_lookup",)

    def __init__(self, lookup: Lookup) -> None:
        super().__init__(lookup.scope)
        self._lookup = lookup

    def variable(self, name: str) -> Value:
        if "::" in name:
            return super().variable(name)
        for frame, count in self._lookup.visible:
            if name in frame.variables:
                index = list(frame.variables).index(name)
                if index < count:
                    return frame.variables[name]
        return NOT_FOUND if super().variable(name) is not None else None


def explain_lookup(explainer: Explainer, lookup: Lookup, path: Path) -> Explanation:
    """Where in the data a value stands."""
    keys = [lookup.key] if lookup.key is not None else _keys(lookup)
    value = dig(lookup.value, path)
    made = explainer.make("data", ", ".join(_dotted(key, path) for key in keys), value)
    for key in keys:
        found = _report(explainer, lookup, key)
        if found.value is NOT_FOUND:
            continue
        for secret in found.secrets:  # what was decrypted
            explainer.recorder.secrets.add_text(secret)
        if made.has_value:
            made.value = _hidden(made.value, found.secrets)
        made.text = _dotted(key, path)
        _fill(explainer, made, found, lookup, path)
        return made
    made.note = "no level has the key"
    made.kind = "data-default"
    return made


def _dotted(key: str, path: Path) -> str:
    """A key and the keys below it, as `lookup` takes them."""
    return ".".join([key, *map(str, path)])


def _hidden(value: Value, secrets: frozenset[str]) -> Value:
    """A value in which whatever was decrypted is Sensitive."""
    if isinstance(value, dict):
        return {key: _hidden(each, secrets) for key, each in value.items()}
    if isinstance(value, list):
        return [_hidden(each, secrets) for each in value]
    return value if without_secrets(value, secrets) == value else Sensitive(None)


def _keys(lookup: Lookup) -> list[str]:
    first = lookup.arguments[0]
    if isinstance(first, dict):
        first = first.get("name")
    names = first if isinstance(first, list) else [first]
    return [name for name in names if isinstance(name, str)]


def _report(explainer: Explainer, lookup: Lookup, key: str) -> KeyReport:
    """Everything about a key, which is looked up once, however many of its parts are explained."""
    cached = explainer.reports.get((id(lookup), key))
    if cached is None:
        # The lookup is stored as well: as long as it lives, nothing else has its id.
        cached = explainer.reports[id(lookup), key] = lookup, _looked_up(explainer, lookup, key)
    return cached[1]


def _looked_up(explainer: Explainer, lookup: Lookup, key: str) -> KeyReport:
    hiera = explainer.recording.compiler.data.hiera
    merge: Any = _MERGES.get(lookup.function or "")
    arguments = lookup.arguments
    if lookup.function == "lookup":
        options = next((each for each in arguments if isinstance(each, dict)), {})
        merge = options.get("merge")
        if len(arguments) > 2 and isinstance(arguments[2], (str, dict)):
            merge = arguments[2]
    return report(hiera, key, _PastScope(lookup), merge=merge)


def _fill(
    explainer: Explainer, made: Explanation, found: KeyReport, lookup: Lookup, path: Path
) -> None:
    positions = explainer.positions
    counted: list[Explanation] = []
    others: list[Explanation] = []
    #: Those that count, where the path leads through what they were converted to.
    converted: list[tuple[LayerReport, LevelReport, LocationReport]] = []
    for layer in found.layers:
        for level in layer.levels:
            for location in level.locations:
                inside = _path_inside(found, location, path)
                shown = path if inside is None else inside
                each = _location(explainer, found, layer, level, location, positions, shown)
                if each is None:
                    continue
                is_counted = location.counted and inside is not None
                if location.counted and inside is None and location.value is not NOT_FOUND:
                    converted.append((layer, level, location))
                if is_counted and counted and not isinstance(made.value, (list, dict)):
                    # Of values that cannot be merged the first one stays.
                    is_counted = False
                    each.note = f"{each.note}, not used"
                (counted if is_counted else others).append(each)
    if not counted and "convert_to" in found.options.options:
        made_of = [_location(explainer, found, *each, positions, ()) for each in converted]
        counted = [each for each in made_of if each is not None]
        others = [each for each in others if each.kind != "data-value"]
    for each in others:
        each.is_detail = True
        if each.kind == "data-value":
            each.kind = "data-unused"
    made.children = [*counted, *_other_keys(explainer, found, lookup, path), *others]
    made.children += _variables(explainer, found, lookup)
    made.children += [explainer.explain(read) for read in lookup.reads]
    if found.strategy != "first":
        made.note = f"merged: {found.strategy}"
    if counted:
        first = counted[0]
        made.file, made.line, made.column = first.file, first.line, first.column
        if len(counted) == 1 and not counted[0].children:
            made.note = first.note if made.note is None else f"{made.note}; {first.note}"
            made.children = made.children[1:]


def _path_inside(found: KeyReport, report: LocationReport, path: Path) -> Path | None:
    """Where a location has what a path leads to in the whole; merging arrays shifts indices."""
    if report.value is NOT_FOUND:
        return None
    whole, here = found.value, report.value
    inside: list[Value] = []
    for key in path:
        whole = dig(whole, (key,))
        if _aliased(here) is not None:
            return tuple(inside)  # the rest of the path is in the data of another key
        if isinstance(here, list):
            if found.strategy != "first" and whole in here:
                key = here.index(whole)
            elif found.strategy != "first" and not isinstance(whole, dict):
                return None  # hashes at the same index may be merged
        if not has_key(here, key):
            return None
        here = dig(here, (key,))
        inside.append(key)
    return tuple(inside)


def _location(
    explainer: Explainer,
    found: KeyReport,
    layer: LayerReport,
    level: LevelReport,
    report: LocationReport,
    positions: KeyPositions,
    path: Path,
) -> Explanation | None:
    place = report.location
    where = f"level {level.title}" if layer.name == "Environment" else f"{layer.name} {level.title}"
    if report.value is NOT_FOUND:
        if place is None or place.exists:
            return None
        made = explainer.make("data-missing", place.resolved, note=f"no such file; {where}")
        made.file = place.resolved
        return made
    value = without_secrets(dig(report.value, path), found.secrets)
    made = explainer.make("data-value", _dotted(found.key, path), value)
    made.note = where if report.counted else f"{where}, not used"
    if place is not None:
        made.file = place.resolved
        position = report.position
        if path:
            position = positions.find(place.resolved, found.key, *path) or position
        if position is not None:
            made.line, made.column = position.line, position.column
    return made


_KEY = re.compile(r"""%\{\s*(?:lookup|hiera|alias)\(\s*(?:'([^']*)'|"([^"]*)")\s*\)\s*\}""")


def _aliased(value: Value) -> str | None:
    """The key whose value stands for a string of the data, if it is only an alias."""
    found = _KEY.fullmatch(value) if isinstance(value, str) else None
    return None if found is None else found[1] or found[2]


def _path_behind_alias(value: Value, path: Path) -> tuple[str, Path] | None:
    """The key that a path into data leads to behind an alias, and the rest of the path there."""
    for count in range(len(path) + 1):
        key = _aliased(dig(value, path[:count]))
        if key is not None:
            return key, path[count:]
    return None


def _other_keys(
    explainer: Explainer, found: KeyReport, lookup: Lookup, path: Path
) -> list[Explanation]:
    """The keys that strings of the data refer to, each with what the path leads to in its data."""
    locations = [
        location
        for layer in found.layers
        for level in layer.levels
        for location in level.locations
        if location.counted
    ]
    strings = [each.text for location in locations for each in location.interpolated]
    keys = dict.fromkeys(one or other for string in strings for one, other in _KEY.findall(string))
    behind = dict(filter(None, (_path_behind_alias(each.value, path) for each in locations)))
    if behind and path:
        keys = dict.fromkeys(behind)
    made = []
    for key in keys:
        if key in lookup.within:
            continue
        inner = Lookup(key, None, [key], lookup.scope, None)
        inner.visible = lookup.visible
        inner.within = (*lookup.within, key)
        value = _report(explainer, inner, key).value
        inner.value = None if value is NOT_FOUND else value
        made.append(explain_lookup(explainer, inner, behind.get(key, ())))
    return made


_INTERPOLATED = re.compile(r"%\{\s*(?:::)?([^}\s]+)\s*\}")


def _names_used(found: KeyReport) -> dict[str, dict[str, bool]]:
    """The variables that decided: in paths up to the one that counted, and in data strings.

    Each with the levels in whose paths it stands, and whether they have the value.
    """
    names: dict[str, dict[str, bool]] = {}
    written: set[str] = set()
    over = False
    for layer in found.layers:
        for level in layer.levels:
            for location in level.locations:
                original = "" if location.location is None else location.location.original
                in_path = _INTERPOLATED.findall(original)
                written.update(in_path)
                if not over:
                    for name in in_path:
                        levels = names.setdefault(name, {})
                        levels[level.title] = levels.get(level.title, False) or location.counted
                for text in location.interpolated:
                    for name, _ in text.parts:
                        names[name] = {}  # it is a part of the value itself
                over = over or (location.counted and found.strategy == "first")
        # Others are used in a way that the paths do not show.
        for variable in layer.variables:
            name = str(variable).removeprefix("::")
            if name not in written:
                names.setdefault(name, {})
    return names


def _home(explainer: Explainer, lookup: Lookup, name: str) -> Frame | None:
    """Where a lookup found a variable."""
    if "::" in name:
        return explainer.recorder.frame_of(name, lookup.scope)
    return next((frame for frame, _ in lookup.visible if lookup.saw(frame, name)), None)


def _variables(explainer: Explainer, found: KeyReport, lookup: Lookup) -> list[Explanation]:
    """The variables that paths and strings of the data depend on."""
    made = []
    for name, levels in _names_used(found).items():
        root, *segments = str(name).removeprefix("::").split(".")
        home = _home(explainer, lookup, root)
        if home is None:
            continue
        leaf = root.rpartition("::")[2]
        with explainer.aside():
            each = explainer.explain(explainer.recorder.binding(home, leaf), tuple(segments))
        each.is_detail = True
        each.levels, each.has_answered = tuple(levels), any(levels.values())
        made.append(each)
    return made
