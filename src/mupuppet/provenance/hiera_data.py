"""Values from data: which file and line had them, and what the other levels say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.host.hiera_data import LookupScope
from mupuppet.data_formats.positions import DataPosition
from mupuppet.hiera.errors import NOT_FOUND
from mupuppet.hiera.key_report import (
    KeyReport,
    LayerReport,
    LevelReport,
    LocationReport,
    report,
    without_secrets,
)
from mupuppet.hiera.keys import lookup_key
from mupuppet.provenance.events import Lookup
from mupuppet.provenance.merged_data import Contribution, contributions, knocked_out
from mupuppet.provenance.paths import Path, dig, has_path
from mupuppet.values.hashes import pairs_of
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.provenance.base_explainer import BaseExplainer

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


def explain_lookup(explainer: BaseExplainer, lookup: Lookup, path: Path) -> Explanation:
    """Where in the data a value is."""
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


def _report(explainer: BaseExplainer, lookup: Lookup, key: str) -> KeyReport:
    """Everything about a key, which is looked up once, however many of its parts are explained."""
    cached = explainer.reports.get((id(lookup), key))
    if cached is None:
        # The lookup is stored as well: as long as it lives, nothing else has its id.
        cached = explainer.reports[id(lookup), key] = lookup, _looked_up(explainer, lookup, key)
    return cached[1]


def _looked_up(explainer: BaseExplainer, lookup: Lookup, key: str) -> KeyReport:
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
    explainer: BaseExplainer, made: Explanation, found: KeyReport, lookup: Lookup, path: Path
) -> None:
    parts = contributions(found, path)
    if not parts and "convert_to" in found.options.options:
        parts = contributions(found, ())  # the path leads into what they were converted to
    counted = [_location(explainer, found, each) for each in parts]
    others = list(_others(explainer, found, path, {id(each.location) for each in parts}))
    others += _knocked_out(explainer, found, path)
    # Not every element of an array that was merged so is in the result.
    in_arrays = not {"knockout_prefix", "merge_hash_arrays"}.isdisjoint(found.merge_options)
    if (in_arrays and isinstance(made.value, (dict, list))) or (
        len(parts) > 1 and isinstance(made.value, dict)
    ):
        # Elements that another location overrides do not count.
        leaves = _leaves(dig(found.value, path), path, with_arrays=in_arrays)
        inner = [part for leaf in leaves for part in contributions(found, leaf)]
        counted = list(_narrowed(explainer, found, dict(zip(parts, counted, strict=True)), inner))
        parts = inner
    made.children = [*counted, *_other_keys(explainer, parts, lookup), *others]
    made.children += _variables(explainer, found, parts, lookup)
    made.children += [explainer.explain(read) for read in lookup.reads]
    if found.strategy != "first":
        made.note = f"merged: {found.strategy}"
    if counted:
        first = counted[0]
        made.file, made.line, made.column = first.file, first.line, first.column
        made.lines = first.lines
        if len(counted) == 1 and not counted[0].children:
            made.note = first.note if made.note is None else f"{made.note}; {first.note}"
            made.children = made.children[1:]


def _narrowed(
    explainer: BaseExplainer,
    found: KeyReport,
    counted: dict[Contribution, Explanation],
    inner: list[Contribution],
) -> Iterator[Explanation]:
    """What locations have, with the lines of these parts of it alone."""
    root = lookup_key(found.key).root
    places: dict[int, list[DataPosition]] = {}
    for part in inner:
        if part.location.location is not None:
            file = part.location.location.resolved
            here = places.setdefault(id(part.location), [])
            here += explainer.positions.all_places(file, root, *part.path)
    for part, made in counted.items():
        if id(part.location) in places:
            found_places = places[id(part.location)]
            made.lines = frozenset(line for place in found_places for line in place.lines)
            is_element = bool(part.path) and isinstance(part.path[-1], int)
            if is_element and found_places and made.line not in made.lines:
                # An element begins where its first entry does, which another one may override.
                first = found_places[0]
                made.line, made.column = first.line, first.column
            yield made


def _leaves(value: Value, path: Path, *, with_arrays: bool) -> Iterator[Path]:
    if isinstance(value, dict) and value:
        for key, each in value.items():
            yield from _leaves(each, (*path, key), with_arrays=with_arrays)
    elif with_arrays and isinstance(value, list) and value:
        for index, each in enumerate(value):
            yield from _leaves(each, (*path, index), with_arrays=True)
    else:
        yield path


def _knocked_out(explainer: BaseExplainer, found: KeyReport, path: Path) -> Iterator[Explanation]:
    """What is not in the arrays of a value because of a knock-out."""
    for part in knocked_out(found, path):
        made = _location(explainer, found, part)
        made.kind = "data-unused"
        made.note = f"{made.note}, knocked out"
        made.is_detail = True
        yield made


def _others(
    explainer: BaseExplainer, found: KeyReport, path: Path, used: set[int]
) -> Iterator[Explanation]:
    """What other locations have for the same element, and the files that are missing."""
    keys = (*lookup_key(found.key).segments, *path)
    for layer in found.layers:
        for level in layer.levels:
            for location in level.locations:
                place = location.location
                if id(location) in used:
                    continue
                if location.value is not NOT_FOUND:
                    if not location.counted or has_path(location.value, keys):
                        each = _location(
                            explainer, found, Contribution(layer, level, location, keys)
                        )
                        each.kind = "data-unused"
                        each.note = f"{each.note}, not used"
                        each.is_detail = True
                        yield each
                elif place is not None and not place.exists:
                    note = f"no such file; {_title(layer, level)}"
                    each = explainer.make("data-missing", place.original, note=note)
                    each.file = place.resolved
                    each.is_detail = True
                    yield each


def _title(layer: LayerReport, level: LevelReport) -> str:
    return f"level {level.title}" if layer.name == "Environment" else f"{layer.name} {level.title}"


def _location(explainer: BaseExplainer, found: KeyReport, part: Contribution) -> Explanation:
    """What a location has, at its place."""
    report = part.location
    # The rest of a path may be in the data of another key, behind an alias.
    path = next(
        part.path[:count]
        for count in range(len(part.path), -1, -1)
        if has_path(report.value, part.path[:count])
    )
    root = lookup_key(found.key).root
    value = without_secrets(dig(report.value, path), found.secrets)
    made = explainer.make(
        "data-value", _dotted(root, path), value, note=_title(part.layer, part.level)
    )
    if report.location is not None:
        made.file = report.location.resolved
        places = explainer.positions.all_places(made.file, root, *path)
        if not places and report.position is not None:
            places = (report.position,)
        if places:
            _put(made, places[0])
        for origin in places[1:]:
            each = explainer.make("data-value", made.text, value, note="taken from here")
            each.file = made.file
            _put(each, origin)
            made.children.append(each)
    return made


def _put(made: Explanation, place: DataPosition) -> None:
    made.line, made.column, made.lines = place.line, place.column, place.lines


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


def _strings(value: Value) -> Iterator[str]:
    """The strings in a value, keys of hashes as well."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)
    elif isinstance(value, dict):
        for key, each in pairs_of(value):
            yield from _strings(key)
            yield from _strings(each)


def _keys_in(string: str) -> list[str]:
    return [one or other for one, other in _KEY.findall(string)]


def _other_keys(
    explainer: BaseExplainer, parts: list[Contribution], lookup: Lookup
) -> list[Explanation]:
    """The keys that strings of the data refer to, each with what the path leads to in its data."""
    keys: dict[str, Path] = {}
    for part in parts:
        behind = _path_behind_alias(part.location.value, part.path)
        if behind is not None:
            keys[behind[0]] = behind[1]
        else:
            strings = _strings(dig(part.location.value, part.path))
            keys |= {key: () for string in strings for key in _keys_in(string)}
    made = []
    for key, inside in keys.items():
        if key in lookup.within:
            continue
        inner = Lookup(key, None, [key], lookup.scope, None)
        inner.visible = lookup.visible
        inner.within = (*lookup.within, key)
        value = _report(explainer, inner, key).value
        inner.value = None if value is NOT_FOUND else value
        made.append(explain_lookup(explainer, inner, inside))
    return made


_INTERPOLATED = re.compile(r"%\{\s*(?:::)?([^}\s]+)\s*\}")


def _all_strings(explainer: BaseExplainer, location: LocationReport) -> frozenset[str]:
    """The strings in the value of a location, which are collected once for all of its parts."""
    cached = explainer.strings.get(id(location))
    if cached is None:
        # The location is stored as well: as long as it lives, nothing else has its id.
        cached = explainer.strings[id(location)] = location, frozenset(_strings(location.value))
    return cached[1]


def _names_used(
    explainer: BaseExplainer, found: KeyReport, parts: list[Contribution]
) -> dict[str, dict[str, bool]]:
    """The variables that decided: in paths up to the one that counted, and in strings of parts.

    Each with the levels in whose paths it is, and whether they have the value.
    """
    names: dict[str, dict[str, bool]] = {}
    written: set[str] = set()
    answering = {id(part.location) for part in parts}
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
                        has_answered = id(location) in answering
                        levels[level.title] = levels.get(level.title, False) or has_answered
                over = over or (location.counted and found.strategy == "first")
        # Others are used in a way that the paths do not show.
        for variable in layer.variables:
            name = str(variable).removeprefix("::")
            if name not in written:
                names.setdefault(name, {})
    for part in parts:
        if not part.location.interpolated:
            continue
        own = set(_strings(dig(part.location.value, part.path)))
        for text in part.location.interpolated:
            if text.text in own or text.text not in _all_strings(explainer, part.location):
                keys = _keys_in(text.text)  # explained apart
                names |= {name: {} for name, _ in text.parts if name not in keys}
    return names


def _home(explainer: BaseExplainer, lookup: Lookup, name: str) -> Frame | None:
    """Where a lookup found a variable."""
    if "::" in name:
        return explainer.recorder.frame_of(name, lookup.scope)
    return next((frame for frame, _ in lookup.visible if lookup.saw(frame, name)), None)


def _variables(
    explainer: BaseExplainer, found: KeyReport, parts: list[Contribution], lookup: Lookup
) -> list[Explanation]:
    """The variables that paths and strings of the data depend on."""
    made = []
    for name, levels in _names_used(explainer, found, parts).items():
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
