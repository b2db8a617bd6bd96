"""The layers of data, each with a `hiera.yaml`: global, environment, module.

The levels of a layer depend on variables, and so on the scope. They are made again when a variable
that was used has another value, and cached by these values.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.hiera.backends import DATA_HASH_FUNCTIONS, LOOKUP_KEY_FUNCTIONS
from mupuppet.hiera.config import (
    ALL_FUNCTION_KEYS,
    FUNCTION_KEYS,
    LOCATION_KEYS,
    Config,
    Content,
    LayerKind,
)
from mupuppet.hiera.errors import NOT_FOUND, UNKNOWN, HieraError, LookupFailed
from mupuppet.hiera.explain import NO_TRACE
from mupuppet.hiera.interpolation import (
    NeedsLookup,
    interpolate,
    interpolate_variables,
    needs_interpolation,
)
from mupuppet.hiera.invocation import Invocation, ScopeUse
from mupuppet.hiera.keys import LookupKey, dig
from mupuppet.hiera.levels import (
    LEVEL_KINDS,
    Level,
    RubyBackendLevel,
    Version3DataHashLevel,
    Version3LookupKeyLevel,
)
from mupuppet.hiera.locations import (
    Location,
    expand_globs,
    expand_mapped_paths,
    expand_uris,
    join_paths,
    resolve_paths,
)
from mupuppet.hiera.lookup_context import Memory
from mupuppet.hiera.merging import Hash, Strategy, Unique, check_type, strategy_for
from mupuppet.hiera.scopes import Scope, Version3Scope, value_or_undef
from mupuppet.types.rich_data import RICH_DATA
from mupuppet.values.strings import to_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.environment.reads import Reads

_UNDEFINED_VARIABLE = pattern(r"Undefined variable '([^']+)'")
#: The number of sets of variables whose levels are cached.
_MAXIMUM_KEPT = 64


#: The data of locations in their order; None where that takes more than a look at a hash.
Memories = list[Memory | None]


class _Made:
    """The levels for some values of variables."""

    __slots__ = ("defaults", "levels", "memories", "uses")

    def __init__(self, uses: list[ScopeUse], levels: list[Level], defaults: list[Level]) -> None:
        self.uses = uses
        self.levels = levels
        self.defaults = defaults
        self.memories: Memories = []
        for level in levels:
            memories = level.memories()
            self.memories += [None] if memories is None else memories

    def fits(self, scope: Scope) -> bool:
        """Whether the variables have the values for which the levels were made."""
        for use in self.uses:  # noqa: SIM110  # a loop is faster than `all`
            if not _is_unchanged(use, scope):
                return False
        return True


def glance(memories: Memories, root: str, scope: Scope) -> Value:
    """The value of a key, or NOT_FOUND; UNKNOWN if cached data and variables do not suffice.

    Most lookups are for the parameters of classes, and most find nothing.
    """
    for memory in memories:
        if memory is None or memory.data is None:
            return UNKNOWN
        if memory.asked is not None:
            memory.asked.add(root)
        value = memory.data.get(root, NOT_FOUND)
        if value is not NOT_FOUND:
            return _glanced(value, root, memory, scope)
    return NOT_FOUND


def has_once(memories: Memories, root: str) -> bool:
    """Whether a key is known to be in one place only."""
    found = 0
    for memory in memories:
        if memory is None or memory.data is None:
            return False
        if memory.asked is not None:
            memory.asked.add(root)
        found += root in memory.data
    return found == 1


def _glanced(value: Value, root: str, memory: Memory, scope: Scope) -> Value:
    is_plain = memory.plain.get(root)
    if is_plain is None and not RICH_DATA.is_instance(value):
        return UNKNOWN
    if is_plain is None and not needs_interpolation(value):
        is_plain = memory.plain[root] = True
    if is_plain:
        return value
    if memory.asked is not None:
        return UNKNOWN  # the full lookup records the variables
    try:
        found = interpolate_variables(value, scope)
    except NeedsLookup:
        return UNKNOWN
    memory.plain[root] = False
    return found


class Layer:
    """The data of one `hiera.yaml`."""

    def __init__(
        self, config: Config, module_name: str | None = None, reads: Reads | None = None
    ) -> None:
        self.config = config
        self.module_name = module_name
        #: Where it is recorded which keys are looked for, if it is.
        self.reads = reads
        self._made: list[_Made] = []

    def release(self) -> None:
        """Forget the levels, which refer to it."""
        self._made.clear()

    @property
    def name(self) -> str:
        module = f'"{self.module_name}" ' if self.module_name is not None else ""
        place = self.config.kind.value
        return f"{place} {module}Data Provider (hiera configuration version {self.config.version})"

    # --- Looking up

    def find(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        """The value of the root of a key, or NOT_FOUND."""
        return invocation.check(key.name, self.find_unchecked, key, invocation, strategy)

    def find_unchecked(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        trace = invocation.trace
        trace.enter_layer(self)
        try:
            made = self._levels_for(invocation)
            if not made.levels:
                trace.not_found(key.name)
            return strategy.search(made.levels, Level.find, key, invocation)
        finally:
            trace.leave()

    def memories(self, scope: Scope) -> Memories | None:
        """What is cached of the data for a scope, if the levels for it have been made."""
        for made in self._made:
            if made.fits(scope):
                return made.memories
        return None

    def find_default(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        """The value of the root of a key in the default hierarchy of a module, or NOT_FOUND."""
        levels = self.default_levels(invocation)
        trace = invocation.trace
        if not levels:
            trace.not_found(key.name)
            return NOT_FOUND

        def search() -> Value:
            trace.enter_layer(self)
            try:
                return strategy.search(levels, Level.find, key, invocation)
            finally:
                trace.leave()

        return invocation.check(key.name, search)

    def check_data(self, data: dict[Value, Value], subject: str, invocation: Invocation) -> None:
        """A module has data for itself only; keys of others are ignored."""
        if self.module_name is None:
            return
        prefix = f"{self.module_name}::"
        for key in data:
            if key != "lookup_options" and not (isinstance(key, str) and key.startswith(prefix)):
                hiera = invocation.hiera
                named = f"; got {key}" if hiera.environment.puppet.names_foreign_keys else ""
                hiera.host.warn(
                    f"Module '{self.module_name}': {subject} must use keys qualified with the "
                    f"name of the module{named}"
                )

    # --- The levels

    def levels(self, invocation: Invocation) -> list[Level]:
        """The levels for the scope of a lookup."""
        return self._levels_for(invocation).levels

    def default_levels(self, invocation: Invocation) -> list[Level]:
        """The levels of the default hierarchy."""
        return self._levels_for(invocation).defaults

    def variables_used(self) -> dict[str, Value]:
        """The variables that the levels depend on, with the values of the last lookup."""
        return {use.key: use.value for use in self._made[0].uses} if self._made else {}

    def _levels_for(self, invocation: Invocation) -> _Made:
        scope = invocation.scope
        for position, made in enumerate(self._made):
            if made.fits(scope):
                if position:
                    del self._made[position]
                    self._made.insert(0, made)
                return made
        if self._made:
            invocation.trace.message(
                "Hiera configuration recreated due to change of scope variables used in "
                "interpolation expressions"
            )
        made = self._make(invocation)
        self._made.insert(0, made)
        del self._made[_MAXIMUM_KEPT:]
        return made

    def _make(self, invocation: Invocation) -> _Made:
        # Making levels is not part of a lookup: it neither recurses nor shows in an explanation.
        collecting = Invocation(invocation.hiera, invocation.scope)
        collecting.names, collecting.trace = [], NO_TRACE
        collecting.scope_uses = []
        try:
            levels = self._make_levels(collecting, is_default=False)
            defaults = []
            if self.config.has_default_hierarchy:
                defaults = self._make_levels(collecting, is_default=True)
        except HieraError as error:
            undefined = _UNDEFINED_VARIABLE.match(error.message)
            if undefined is None:
                if error.file is None and isinstance(error, LookupFailed):
                    error.file = self.config.path
                    if error.is_issue:
                        error.line = self.config.find_line(r"%\{\s*\w+\(")
                raise
            name = undefined[1]
            self.config.fail(
                "hiera-undefined-variable",
                f"Undefined variable '{name}'",
                self.config.find_line(rf"%\{{['\"]?{re.escape(name)}['\"]?\}}"),
            )
        uses: dict[str, ScopeUse] = {}
        for use in collecting.scope_uses:
            uses.setdefault(use.key, use)
        return _Made(list(uses.values()), levels, defaults)

    def _make_levels(self, invocation: Invocation, *, is_default: bool) -> list[Level]:
        entries = self.config.content["default_hierarchy" if is_default else "hierarchy"]
        levels: dict[str, Level] = {}
        for entry in entries:
            title = entry["name"]
            if title in levels:
                self._fail_repeated(title)
            level = self._make_level(title, entry, invocation)
            if level is not None:
                levels[title] = level
        return list(levels.values())

    def _fail_repeated(self, title: str) -> None:
        first, line = self.config.find_repeated(rf"\s+name:\s+['\"]?{re.escape(title)}(?:[^\w]|$)")
        message = f"Hierarchy name '{title}' defined more than once."
        if first is not None:
            message += f" First defined at (line: {first})"
        self.config.fail("hiera-hierarchy-name-multiply-defined", message, line)

    def _make_level(self, title: str, entry: Content, invocation: Invocation) -> Level | None:
        """A level of version 5; None for one of the default configuration without data."""
        config = self.config
        defaults = config.content.get("defaults") or {}
        source = entry
        kind = next((key for key in ALL_FUNCTION_KEYS if key in entry), None)
        if kind is None:
            source = defaults
            kind = next(key for key in FUNCTION_KEYS if key in defaults)
        datadir = entry.get("datadir") or defaults.get("datadir") or "data"
        datadir = to_string(
            interpolate(join_paths(config.root, datadir), invocation, with_methods=False)
        )
        invocation.continues = invocation.hiera.environment.puppet.hierarchy_continues
        locations = self._locations(entry, datadir, invocation)
        invocation.continues = False
        if config.is_default and locations == []:
            return None
        options = entry.get("options") or defaults.get("options") or {}
        options = interpolate(options, invocation, with_methods=False)
        level = LEVEL_KINDS[kind]
        if level is RubyBackendLevel:
            _check_hiera_3(invocation)
        return level(title, self, source[kind], options, locations)

    def _locations(
        self, entry: Content, datadir: str, invocation: Invocation
    ) -> list[Location] | None:
        kind = next((key for key in LOCATION_KEYS if key in entry), None)
        if kind is None:
            return None
        given = entry[kind]
        if kind == "mapped_paths":
            return expand_mapped_paths(datadir, given, invocation)
        several = given if isinstance(given, list) else [given]
        if kind in ("path", "paths"):
            only_existing = self.config.is_default
            return resolve_paths(datadir, several, invocation, only_existing=only_existing)
        if kind in ("glob", "globs"):
            return expand_globs(datadir, several, invocation)
        return expand_uris(several, invocation)


def _is_unchanged(use: ScopeUse, scope: Scope) -> bool:
    variable = value_or_undef(scope.variable(use.root))
    if variable is use.variable:
        return True
    value = variable
    if value is not None and use.segments:
        try:
            value = value_or_undef(dig(use.key, use.segments, value, NO_TRACE))
        except LookupFailed:
            return False
    return type(value) is type(use.value) and bool(value == use.value)


class Version4Layer(Layer):
    """A hierarchy of version 4, which only names back ends."""

    def _make_levels(self, invocation: Invocation, *, is_default: bool) -> list[Level]:
        content = self.config.content
        levels: dict[str, Level] = {}
        for entry in content["hierarchy"]:
            title = entry["name"]
            if title in levels:
                self._fail_repeated(title)
            backend = entry["backend"]
            extension = _EXTENSIONS.get(backend)
            if extension is None:
                self.config.fail(
                    "hiera-no-provider-for-backend",
                    f"No data provider is registered for backend '{backend}'",
                    self.config.find_line(rf"[^\w]{re.escape(backend)}(?:[^\w]|$)"),
                )
            datadir = join_paths(self.config.root, entry.get("datadir") or content["datadir"])
            paths = entry.get("paths") or [entry.get("path") or title]
            locations = resolve_paths(datadir, paths, invocation, extension=extension)
            levels[title] = LEVEL_KINDS["data_hash"](title, self, f"{backend}_data", {}, locations)
        return list(levels.values())


_EXTENSIONS = {"yaml": ".yaml", "json": ".json", "hocon": ".conf"}


class Version3Layer(Layer):
    """A hierarchy of version 3: one list of paths for all back ends."""

    def memories(self, scope: Scope) -> Memories | None:
        return None  # its variables depend on the calling code

    def find_unchecked(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        scope = invocation.scope
        if not isinstance(scope, Version3Scope):
            inner = invocation.with_scope(Version3Scope(scope))
            if not invocation.hiera.has_environment_data(invocation):
                inner.global_only = True
            return inner.run(
                key,
                lambda: self.find_unchecked(key, inner, strategy),
                invocation.module_name,
            )
        configured = self._configured_strategy()
        if configured is not None and invocation.is_hiera3_call and isinstance(strategy, Hash):
            strategy = configured
            invocation.v3_merge = True
        value = super().find_unchecked(key, invocation, strategy)
        if value is not NOT_FOUND and invocation.is_hiera3_call:
            _check_version_3_value(key, value, strategy)
        return value

    def _configured_strategy(self) -> Strategy | None:
        """The configured strategy for `hiera_hash`, if there is one."""
        behavior = self.config.content["merge_behavior"]
        if behavior not in ("deep", "deeper"):
            return None
        name = "reverse_deep" if behavior == "deep" else "unconstrained_deep"
        options = self.config.content["deep_merge_options"] or {}
        return strategy_for({"strategy": name, **options})

    def _make_levels(self, invocation: Invocation, *, is_default: bool) -> list[Level]:
        if not isinstance(invocation.scope, Version3Scope):
            invocation.scope = Version3Scope(invocation.scope)
        content = self.config.content
        levels: dict[str, Level] = {}
        for backend in _as_list(content["backends"]):
            if backend in levels:
                self._fail_repeated_backend(backend)
            levels[backend] = self._make_backend(backend, invocation)
        return list(levels.values())

    def _fail_repeated_backend(self, backend: str) -> None:
        first, line = self.config.find_repeated(rf"[^\w]{re.escape(backend)}(?:[^\w]|$)")
        message = f"Backend '{backend}' is defined more than once."
        if first is not None:
            message += f" First defined at (line: {first})"
        self.config.fail("hiera-backend-multiply-defined", message, line)

    def _make_backend(self, backend: str, invocation: Invocation) -> Level:
        settings = interpolate(
            self.config.content.get(backend) or {}, invocation, with_methods=False
        )
        datadir = settings.get("datadir")
        if datadir is None or datadir is False:
            default = f"{invocation.hiera.environment.code_directory}/environments"
            default += "/%{::environment}/hieradata"
            datadir = interpolate(default, invocation, with_methods=False)
        datadir = join_paths(self.config.root, to_string(datadir))
        extension = settings.get("extension")
        extension = f".{extension}" if extension is not None else _extension_of(backend)
        locations = resolve_paths(
            datadir,
            _as_list(self.config.content["hierarchy"]),
            invocation,
            only_existing=self.config.is_default,
            extension=extension,
        )
        if (function := f"{backend}_data") in DATA_HASH_FUNCTIONS:
            return Version3DataHashLevel(backend, self, function, {}, locations, datadir)
        if (function := f"{backend}_lookup_key") in LOOKUP_KEY_FUNCTIONS:
            options = {name: value for name, value in settings.items() if name != "datadir"}
            return Version3LookupKeyLevel(backend, self, function, options, locations, datadir)
        _check_hiera_3(invocation)
        return RubyBackendLevel(backend, self, backend, {}, locations or None)


def _check_hiera_3(invocation: Invocation) -> None:
    if not invocation.hiera.environment.puppet.has_hiera_3:
        raise LookupFailed("Hiera 3 is not installed", "hiera-3-not-installed")


def _extension_of(backend: str) -> str:
    return ".conf" if backend == "hocon" else f".{backend}"


def _as_list(value: Value) -> list[str]:
    return value if isinstance(value, list) else [value]


def _check_version_3_value(key: LookupKey, value: Value, strategy: Strategy) -> None:
    """Check what the functions of Hiera 3 do not allow."""
    merges_hashes = isinstance(strategy, Hash) or strategy.name.endswith("deep")
    if merges_hashes:
        check_type("value", "Hash", value)
    if key.segments and isinstance(strategy, (Hash, Unique)):
        kind = "hash" if isinstance(strategy, Hash) else "array"
        raise LookupFailed(
            f"Resolution type :{kind} is illegal when accessing values using dotted keys. "
            f"Offending key was '{key.name}'",
            "invalid-lookup-key",
        )


def make_layer(config: Config, module_name: str | None, reads: Reads | None) -> Layer:
    """The layer of a configuration."""
    kinds: dict[int, type[Layer]] = {
        3: Version3Layer,
        4: Version4Layer,
        5: Layer,
    }
    return kinds[config.version](config, module_name, reads)


__all__ = ["Layer", "LayerKind", "Memories", "glance", "has_once", "make_layer"]
