"""Everything about a key: where data defines it, which values were used, and why.

A lookup stops at the first value. To understand where a value comes from, one also needs the values
of other levels, their lines, and the options that applied. So the key is looked up with an
explanation, and then all levels are searched once more, one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mupuppet.basics.records import Record, field, replace
from mupuppet.data_formats.positions import DataPosition
from mupuppet.hiera.config import LayerKind
from mupuppet.hiera.errors import NOT_FOUND, HieraError, KeyMissing, ValueMissing
from mupuppet.hiera.explain import Explanation, Kind, Outcome, Step
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.invocation import Invocation
from mupuppet.hiera.key_positions import KeyPositions
from mupuppet.hiera.keys import LOOKUP_OPTIONS, LookupKey, lookup_key
from mupuppet.hiera.layers import Layer
from mupuppet.hiera.levels import DataHashLevel, Level
from mupuppet.hiera.locations import Location
from mupuppet.hiera.lookup_options import applies_to
from mupuppet.hiera.merging import DEFAULT_STRATEGY, MergeArgument, Strategy, strategy_for
from mupuppet.hiera.scopes import Scope
from mupuppet.types.base import Type
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value

#: What is shown instead of secret values.
SENSITIVE = "Sensitive [value redacted]"
DECRYPTED = "[decrypted]"


class Interpolated(Record):
    """A string in the data, with its interpolated parts."""

    text: str
    #: The names of variables and keys in it, with their values.
    parts: tuple[tuple[str, Value], ...]


class LocationReport(Record):
    """The value at one location."""

    location: Location | None
    #: The value as the data has it, before anything is interpolated; NOT_FOUND if there is none.
    value: Value
    position: DataPosition | None
    #: Whether the value was used.
    counted: bool
    interpolated: tuple[Interpolated, ...] = ()
    #: What the lookup made of the value, if it was used. It may be secret, and must not be shown.
    result: Value = None


class LevelReport(Record):
    """The values of one level."""

    title: str
    function: str
    locations: tuple[LocationReport, ...]
    #: Why it could not be searched.
    problem: str | None = None


class LayerReport(Record):
    """The values of one layer."""

    #: `Global`, `Environment`, `Module app`, or that and `defaults`.
    name: str
    #: Its `hiera.yaml`.
    config: str | None
    #: The variables that its locations depend on.
    variables: dict[str, Value]
    levels: tuple[LevelReport, ...]


class OptionsReport(Record):
    """The options that applied, and where they are defined."""

    options: dict[Value, Value]
    #: The key or the pattern, the file and the position in it.
    sources: tuple[tuple[str, str, DataPosition | None], ...]


class KeyReport(Record):
    """Everything about a key."""

    key: str
    #: The value; NOT_FOUND if there is none.
    value: Value
    #: What went wrong, if anything did.
    error: HieraError | None
    strategy: str
    options: OptionsReport
    layers: tuple[LayerReport, ...]
    explanation: Explanation
    #: Whether the value is the given default.
    is_default: bool = False
    #: Messages of functions and conversions.
    messages: tuple[str, ...] = ()
    #: The options of the strategy.
    merge_options: dict[Value, Value] = field(default_factory=dict)
    #: Decrypted values, which must not be shown.
    secrets: frozenset[str] = field(default_factory=frozenset)

    @property
    def is_missing(self) -> bool:
        """Whether there is no value, and nothing else is wrong."""
        return isinstance(self.error, ValueMissing)


def report(
    hiera: Hiera,
    name: str,
    scope: Scope,
    *,
    merge: MergeArgument = None,
    value_type: Type | None = None,
    default: Value = NOT_FOUND,
    shows_decrypted: bool = False,
) -> KeyReport:
    """Look up a key and report everything about it, including mistakes in the data."""
    explanation = Explanation()
    # Explain what was looked up before, such as options, as well.
    hiera = Hiera(hiera.environment, hiera.files, hiera.host)
    value, error = NOT_FOUND, None
    try:
        value = hiera.lookup(
            name,
            scope,
            merge=merge,
            value_type=value_type,
            default=default,
            explanation=explanation,
        )
    except HieraError as problem:
        error = problem
    reporter = _Reporter(hiera, scope, explanation)
    try:
        key = lookup_key(name)
        options = reporter.options(key)
        layers = tuple(reporter.layers(key))
    except HieraError as problem:
        error = error or problem
        options, layers = OptionsReport({}, ()), ()
    if _is_sensitive(value, options.options):
        layers = tuple(map(_hidden, layers))
    counted = any(
        at.counted for layer in layers for level in layer.levels for at in level.locations
    )
    strategy = _strategy(merge if merge is not None else options.options.get("merge"))
    return KeyReport(
        name,
        value,
        error,
        "first" if strategy is DEFAULT_STRATEGY else strategy.name,
        options,
        layers,
        explanation,
        is_default=default is not NOT_FOUND and error is None and not counted,
        messages=tuple(dict.fromkeys(m for step in explanation.root.walk() for m in step.messages)),
        merge_options=strategy.options,
        secrets=frozenset() if shows_decrypted else frozenset(hiera.secrets),
    )


def _is_sensitive(value: Value, options: dict[Value, Value]) -> bool:
    converted = options.get("convert_to")
    wanted = converted[0] if isinstance(converted, list) and converted else converted
    return isinstance(value, Sensitive) or str(wanted).startswith("Sensitive")


def _hidden(layer: LayerReport) -> LayerReport:
    """The report of a layer with sensitive values hidden."""
    levels = tuple(
        replace(
            level,
            locations=tuple(
                location
                if location.value is NOT_FOUND
                else replace(location, value=Sensitive(location.value), interpolated=())
                for location in level.locations
            ),
        )
        for level in layer.levels
    )
    return replace(layer, levels=levels)


def _strategy(merge: MergeArgument) -> Strategy:
    try:
        return strategy_for(merge)
    except HieraError:
        return DEFAULT_STRATEGY


def without_secrets(value: Value, secrets: frozenset[str]) -> Value:
    """The value with everything hidden that was decrypted or derived from decrypted values."""
    if isinstance(value, Sensitive):
        return SENSITIVE
    if not secrets or value is None or isinstance(value, bool):
        return value
    if isinstance(value, list):
        return [without_secrets(element, secrets) for element in value]
    if isinstance(value, dict):
        return hash_of(
            (without_secrets(key, secrets), without_secrets(entry, secrets))
            for key, entry in pairs_of(value)
        )
    string = value if isinstance(value, str) else to_string(value)
    return DECRYPTED if any(secret and secret in string for secret in secrets) else value


class _Reporter:
    """Searches all levels for a key."""

    def __init__(self, hiera: Hiera, scope: Scope, explanation: Explanation) -> None:
        self._hiera = hiera
        self._scope = scope
        self._steps = explanation.root
        self._positions = KeyPositions(hiera.files)

    # --- Options

    def options(self, key: LookupKey) -> OptionsReport:
        invocation = Invocation(self._hiera, self._scope)
        options: dict[Value, Value] = invocation.run(
            key, lambda: self._hiera.options_of(key, invocation)
        )
        sources: list[tuple[str, str, DataPosition | None]] = []
        for step in self._steps.walk():
            if step.kind is Kind.LOCATION and step.key == LOOKUP_OPTIONS:
                names = step.value if isinstance(step.value, dict) else {}
                sources += [
                    (name, step.title, self._positions.find(step.title, LOOKUP_OPTIONS, name))
                    for name in names
                    if options and applies_to(str(name), key)
                ]
        return OptionsReport(options, tuple(dict.fromkeys(sources)))

    # --- Levels

    def layers(self, key: LookupKey) -> Iterator[LayerReport]:
        kinds = set()
        for layer in self._hiera.layers_for(key):
            kind = layer.config.kind.value
            name = kind if layer.module_name is None else f"{kind} {layer.module_name}"
            yield self._layer(name, layer, layer.levels, key)
            if layer.config.has_default_hierarchy:
                yield self._layer(f"{name} defaults", layer, layer.default_levels, key)
            kinds.add(layer.config.kind)
        if LayerKind.ENVIRONMENT not in kinds:
            yield LayerReport("Environment", None, {}, ())
        if LayerKind.MODULE not in kinds and key.module_name is not None:
            yield LayerReport(f"Module {key.module_name}", None, {}, ())

    def _layer(
        self,
        name: str,
        layer: Layer,
        levels_for: Callable[[Invocation], list[Level]],
        key: LookupKey,
    ) -> LayerReport:
        invocation = Invocation(self._hiera, self._scope)
        levels: list[Level] = invocation.run(key, lambda: levels_for(invocation))
        reports = tuple(self._level(level, key, invocation) for level in levels)
        return LayerReport(name, layer.config.path, layer.variables_used(), reports)

    def _level(self, level: Level, key: LookupKey, invocation: Invocation) -> LevelReport:
        try:
            locations = tuple(
                self._location(level, location, key, invocation) for location in level.locations
            )
        except HieraError as error:
            return LevelReport(level.title, level.function, (), error.message)
        except KeyMissing:
            nothing = LocationReport(None, NOT_FOUND, None, counted=False)
            return LevelReport(level.title, level.function, (nothing,))
        return LevelReport(level.title, level.function, locations)

    def _location(
        self, level: Level, location: Location | None, key: LookupKey, invocation: Invocation
    ) -> LocationReport:
        if location is not None and not location.exists:
            return LocationReport(location, NOT_FOUND, None, counted=False)
        if isinstance(level, DataHashLevel):
            value = level.data_at(location, invocation).get(key.root, NOT_FOUND)
        else:
            value = invocation.run(key, lambda: level.value_at(location, key, invocation))
        position = None
        if value is not NOT_FOUND and location is not None:
            position = self._positions.find(location.resolved, key.root)
        step = self._step_of(level, location, key)
        counted = step is not None and step.outcome is Outcome.FOUND
        found = () if step is None else tuple(_interpolations(step))
        result = step.value if step is not None and counted else None
        return LocationReport(location, value, position, counted, found, result)

    def _step_of(self, level: Level, location: Location | None, key: LookupKey) -> Step | None:
        """The step of the lookup that searched a location for the key."""
        for top in self._steps.steps:
            if top.kind is Kind.KEY and top.title == key.name:
                for step in top.walk():
                    if step.subject is level and location is None:
                        return step
                    if step.subject is location and location is not None and step.key == key.root:
                        return step
        return None


def _interpolations(step: Step) -> Iterator[Interpolated]:
    for inner in step.steps:
        if inner.kind is Kind.INTERPOLATION:
            yield Interpolated(inner.title, tuple(_parts(inner)))


def _parts(interpolation: Step) -> Iterator[tuple[str, Value]]:
    """The values of variables and keys in a string; a dotted name has that of its last part."""
    steps = interpolation.steps
    for number, step in enumerate(steps):
        if step.kind is Kind.SCOPE and step.key is not None:
            following = steps[number + 1] if number + 1 < len(steps) else None
            if following is None or following.kind is not Kind.SUB_LOOKUP:
                yield step.key, step.value
                continue
            last = following.steps[-1] if following.steps else following
            value = last.value if last.outcome is Outcome.FOUND else None
            yield f"{step.key}.{following.title}", value
        elif step.kind is Kind.KEY:
            found = (
                s.value for s in step.walk() if s.kind in (Kind.LOCATION, Kind.LEVEL) and s.key
            )
            yield step.title, next(found, None)
