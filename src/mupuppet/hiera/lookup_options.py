"""`lookup_options`: how values are merged and converted, set in the data itself.

Options are themselves merged from all layers. A module may have them for its own keys only. A key
that begins with `^` is a regular expression for keys; the first that matches counts, and a key
itself counts before all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from mupuppet.basics.records import Record
from mupuppet.hiera.errors import NOT_FOUND, LookupFailed, UsageError
from mupuppet.hiera.invocation import Invocation, Lookups
from mupuppet.hiera.keys import LOOKUP_OPTIONS, LOOKUP_OPTIONS_KEY, LookupKey
from mupuppet.hiera.merging import Strategy, strategy_for
from mupuppet.syntax.regexps import check_regexp
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import to_string
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.hiera.layers import Layer

Options = dict[Value, Value]

_NO_OPTIONS: Options = {}
_HASH = strategy_for("hash")
_PATTERN_START = "^"
_GLOBAL_AND_ENVIRONMENT = "Global and Environment"


class LayeredLookups(Lookups, Protocol):
    """Lookups that can be asked for what one layer has."""

    def find_in_global(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        """The value of the root of a key in the global layer, or NOT_FOUND."""

    def find_in_environment(
        self, key: LookupKey, invocation: Invocation, strategy: Strategy
    ) -> Value:
        """The value of the root of a key in the environment, or NOT_FOUND."""

    def find_in_module(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        """The value of the root of a key in the module of the lookup, or NOT_FOUND."""


class CompiledOptions(Record):
    """The options of all keys."""

    keys: dict[str, Value]
    patterns: list[tuple[Regexp, Value]]

    def of_key(self, key: LookupKey) -> Options:
        """The options that apply to a key."""
        found = self.keys.get(key.root)
        if found is None:
            for pattern, options in self.patterns:
                if pattern.match(key.root) is not None:
                    found = options
                    break
            else:
                return _NO_OPTIONS
        if isinstance(found, (int, float, list)) and not isinstance(found, bool):
            raise UsageError(
                f"the options that {LOOKUP_OPTIONS} has for the key '{key.root}' must be a hash",
                "invalid-lookup-options",
                is_argument=True,
            )
        return found if isinstance(found, dict) else _NO_OPTIONS


_NOTHING = CompiledOptions({}, [])


class LookupOptions:
    """The options that apply in one compilation."""

    def __init__(self, hiera: LayeredLookups) -> None:
        self._hiera = hiera
        self._by_module: dict[str | None, CompiledOptions] = {}
        self._of_default_hierarchies: dict[str, CompiledOptions] = {}
        #: The options of the global layer and of the environment, loaded on first use.
        self._general: list[Options | None] = []
        self._global: list[Options | None] = []

    def of_key(self, key: LookupKey, invocation: Invocation) -> Options:
        """The options that apply to a key."""
        module = key.module_name
        compiled = self._by_module.get(module)
        if compiled is None:
            compiled = self._retrieve(module, invocation)
            self._by_module[module] = compiled
        return compiled.of_key(key)

    def cached(self, key: LookupKey) -> Options | None:
        """The options that apply to a key, if those of its module have been retrieved before."""
        compiled = self._by_module.get(key.module_name)
        return None if compiled is None else compiled.of_key(key)

    def of_default_key(self, key: LookupKey, layer: Layer, invocation: Invocation) -> Options:
        """The options for a key in the default hierarchy of a module."""
        module = layer.module_name
        assert module is not None  # only modules have default hierarchies
        compiled = self._of_default_hierarchies.get(module)
        if compiled is None:
            compiled = self._retrieve_default(module, layer, invocation)
            self._of_default_hierarchies[module] = compiled
        return compiled.of_key(key)

    # --- Retrieving

    def _retrieve(self, module: str | None, invocation: Invocation) -> CompiledOptions:
        meta = Invocation(self._hiera, invocation.scope)

        def search() -> Value:
            meta.trace.enter_options(LOOKUP_OPTIONS)
            try:
                if meta.global_only:
                    return _compiled(self._global_options(meta))
                options = self._general_options(meta)
                if module is not None:
                    self._by_module.setdefault(None, _compiled(options))
                    options = self._with_module(module, options, meta)
                return _compiled(options)
            finally:
                meta.trace.leave()

        compiled: CompiledOptions = meta.run(
            LOOKUP_OPTIONS_KEY, search, module_name=invocation.module_name
        )
        return compiled

    def _global_options(self, meta: Invocation) -> Options | None:
        if not self._global:
            self._global.append(None)
            found = self._hiera.find_in_global(LOOKUP_OPTIONS_KEY, meta, _HASH)
            self._global[0] = _checked(found, None)
        return self._global[0]

    def _general_options(self, meta: Invocation) -> Options | None:
        """The options of the global layer and the environment."""
        if not self._general:
            above = self._global_options(meta)
            found = self._hiera.find_in_environment(LOOKUP_OPTIONS_KEY, meta, _HASH)
            below = _checked(found, None)
            if above is None or below is None:
                self._general.append(below if above is None else above)
            else:
                self._general.append(_HASH.merge(above, below))
        return self._general[0]

    def _with_module(
        self, module: str, general: Options | None, meta: Invocation
    ) -> Options | None:
        own = _checked(self._hiera.find_in_module(LOOKUP_OPTIONS_KEY, meta, _HASH), module)
        if own is None or general is None:
            return own if general is None else general

        def options_of(name: str, key: LookupKey, meta: Invocation, _: Strategy) -> Value:
            trace = meta.trace
            trace.enter_scope(name)
            options = general if name == _GLOBAL_AND_ENVIRONMENT else own
            trace.found(key.name, options)
            trace.leave()
            return options

        places = [_GLOBAL_AND_ENVIRONMENT, f"Module {meta.module_name}"]
        merged: Options = _HASH.search(places, options_of, LOOKUP_OPTIONS_KEY, meta)
        return merged

    def _retrieve_default(
        self, module: str, layer: Layer, invocation: Invocation
    ) -> CompiledOptions:
        meta = Invocation(self._hiera, invocation.scope)

        def search() -> Value:
            meta.trace.enter_scope(f'Searching for "{LOOKUP_OPTIONS}"')
            try:
                found = layer.find_default(LOOKUP_OPTIONS_KEY, meta, _HASH)
                return _compiled(_checked(found, module))
            finally:
                meta.trace.leave()

        compiled: CompiledOptions = meta.run(LOOKUP_OPTIONS_KEY, search, module_name=module)
        return compiled


def _checked(options: Value, module: str | None) -> Options | None:
    """The options, if there are any; a module may set them for its own keys only."""
    if options is NOT_FOUND or options is None:
        return None
    if not isinstance(options, dict):
        raise LookupFailed(f"value of {LOOKUP_OPTIONS} must be a hash", "invalid-lookup-options")
    for key, _ in pairs_of(options):
        if not isinstance(key, (str, Symbol)):
            message = f"a key of {LOOKUP_OPTIONS} must be a string, not {to_string(key)}"
            raise UsageError(message, "invalid-lookup-options", is_argument=True)
    if module is None:
        return options
    prefix = f"{module}::"
    for key in options:
        if str(key).startswith(_PATTERN_START):
            if not str(key)[1:].startswith(prefix):
                raise LookupFailed(
                    f"all {LOOKUP_OPTIONS} patterns must match a key starting with module name "
                    f"'{module}'",
                    "invalid-lookup-options",
                )
        elif not str(key).startswith(prefix):
            raise LookupFailed(
                f"all {LOOKUP_OPTIONS} keys must start with module name '{module}'",
                "invalid-lookup-options",
            )
    return options


def _compiled(options: Options | None) -> CompiledOptions:
    if not options:
        return _NOTHING
    keys: dict[str, Value] = {}
    patterns: list[tuple[Regexp, Value]] = []
    for key, value in options.items():
        if not str(key).startswith(_PATTERN_START):
            keys[str(key)] = value
            continue
        problem = check_regexp(key)
        if problem is not None:
            raise UsageError(f"{problem}: /{key}/", "invalid-lookup-options", is_argument=True)
        patterns.append((Regexp(key), value))
    return CompiledOptions(keys, patterns)


def applies_to(name: str, key: LookupKey) -> bool:
    """Whether an entry of `lookup_options` is a key itself, or a pattern that matches it."""
    if name.startswith(_PATTERN_START):
        return check_regexp(name) is None and Regexp(name).match(key.root) is not None
    return name == key.root
