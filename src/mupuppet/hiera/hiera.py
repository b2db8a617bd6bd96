"""Hiera: looking up values in the data of an environment.

A `Hiera` serves one compilation. It is cheap to make: the expensive part is in its `DataFiles`,
which all compilations of an environment share.

A lookup first finds the options of the key, then the key itself in the global layer, the
environment and its module, level by level. The values are merged if the options or the caller ask
for it; the default hierarchy of the module comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mupuppet.environment.data_files import DataFiles
from mupuppet.hiera.config import (
    CONFIG_NAME,
    Config,
    LayerKind,
    function_config,
    load_config,
    named_directories,
)
from mupuppet.hiera.config import default_config as default_config_of
from mupuppet.hiera.environment import HieraEnvironment
from mupuppet.hiera.errors import (
    NOT_FOUND,
    UNKNOWN,
    HieraError,
    LookupFailed,
    UsageError,
    ValueMissing,
)
from mupuppet.hiera.explain import Explanation
from mupuppet.hiera.invocation import Invocation
from mupuppet.hiera.keys import LOOKUP_OPTIONS, LookupKey, lookup_key
from mupuppet.hiera.layers import Layer, Memories, glance, has_once, make_layer
from mupuppet.hiera.lookup_options import LookupOptions, Options
from mupuppet.hiera.merging import MergeArgument, Strategy, is_strategy_name, strategy_for
from mupuppet.hiera.scopes import Host, Scope, original
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type, TypeArgumentError, TypeAssertionError
from mupuppet.types.builtin import parse_type
from mupuppet.values.strings import to_literal
from mupuppet.values.value import Value

_NOTHING: Mapping[str, Value] = {}
Search = Callable[[LookupKey, Invocation, Strategy], Value]


class Hiera:
    """The lookups of one compilation."""

    def __init__(self, environment: HieraEnvironment, files: DataFiles, host: Host) -> None:
        self.environment = environment
        self.files = files
        self.host = host
        #: Values that were decrypted; no explanation shows them.
        self.secrets: set[str] = set()
        #: The lookup in progress.
        self.current: Invocation | None = None
        #: The number of strings interpolated for it.
        self.interpolations = 0
        self._options = LookupOptions(self)
        #: The layers, loaded on first use.
        self._global: Layer | None = None
        #: Whether it is known to have no configuration.
        self._lacks_global = False
        self._environment: Layer | None = None
        self._is_environment_loaded = False
        self._modules: dict[str, Layer | None] = {}
        #: The last scope and module of a glance, and what is cached for them. No code runs between
        #: glances for one scope, so that its variables are the same.
        self._glanced: tuple[Scope | None, str | None, Memories | None] = (None, None, None)
        self._search: tuple[Search, ...] = (
            self.find_in_global,
            self.find_in_environment,
            self.find_in_module,
        )

    def release(self) -> None:
        """Cut the references to itself; it cannot be used afterwards."""
        self.current = None
        for layer in (self._global, self._environment, *self._modules.values()):
            if layer is not None:
                layer.release()
        del self._options, self._search, self._glanced

    # --- Interface

    def lookup(
        self,
        names: str | Sequence[str],
        scope: Scope,
        *,
        value_type: Type | None = None,
        merge: MergeArgument = None,
        default: Value = NOT_FOUND,
        overrides: Mapping[str, Value] = _NOTHING,
        defaults: Mapping[str, Value] = _NOTHING,
        block: Callable[[Value], Value] | None = None,
        explanation: Explanation | None = None,
    ) -> Value:
        """The result of the function `lookup`: the value of the first name that has one.

        Raises HieraError. `merge` is the name of a strategy or a hash with it; `overrides` take
        precedence over all data, `defaults` apply to names without data, and `default` or `block`
        apply if nothing else does.
        """
        invocation = Invocation(self, scope, overrides, defaults, explanation)
        wanted = [names] if isinstance(names, str) else list(names)
        return self.find_any(
            wanted,
            invocation,
            value_type=value_type,
            merge=merge,
            default=default,
            block=None if block is None else lambda: block(names),
        )

    def class_parameter(self, name: str, scope: Scope, missing: Value) -> Value:
        """The value that data has for a parameter of a class; `missing` if it has none.

        No code may run between calls with one and the same scope.
        """
        value = self._glance(name, scope) if self.current is None else UNKNOWN
        if value is UNKNOWN:
            self._glanced = (None, None, None)
            value = self.find(name, Invocation(self, scope), None)
        return missing if value is NOT_FOUND else value

    def _glance(self, name: str, scope: Scope) -> Value:
        """The value of a name, if nothing must be read, merged or converted; or NOT_FOUND."""
        key = lookup_key(name)
        options = None if key.segments or self._global is None else self._options.cached(key)
        if options is None:
            return UNKNOWN
        memories = self._memories(key.module_name, scope)
        value = UNKNOWN if memories is None else glance(memories, key.root, scope)
        if not options or value is UNKNOWN:
            return value
        merge = options.get("merge")
        if value is NOT_FOUND:  # then it does not matter which strategy it is
            return value if merge is None or is_strategy_name(merge) else UNKNOWN
        if options.get("convert_to") is not None:
            return UNKNOWN
        if merge == "hash" and memories is not None and has_once(memories, key.root):
            return value
        return value if merge in (None, "first") else UNKNOWN

    def _memories(self, module: str | None, scope: Scope) -> Memories | None:
        """What is cached of the data of all layers, if that is known for a scope."""
        known_scope, known_module, known = self._glanced
        if known_scope is scope and known_module == module:
            return known
        own = self._modules.get(module) if module else None
        memories: Memories = []
        for layer in (self._global, self._environment, own):
            if layer is not None:
                found = layer.memories(scope)
                if found is None:
                    return None
                memories += found
        if own is not None and own.config.has_default_hierarchy:
            memories.append(None)
        self._glanced = (scope, module, memories)
        return memories

    def hiera_lookup(
        self,
        key: str,
        scope: Scope,
        *,
        merge: str = "first",
        default: Value = NOT_FOUND,
        override: Value = None,
        block: Callable[[Value], Value] | None = None,
    ) -> Value:
        """The result of `hiera`, `hiera_array`, `hiera_hash` and `hiera_include`.

        They see the global layer only, unless the environment has a hierarchy of version 5. The
        override is one or more paths that precede those of a hierarchy of version 3.
        """
        invocation = Invocation(self, scope)
        invocation.is_hiera3_call = True
        if not self.has_environment_data(invocation):
            invocation.global_only = True
        if override is not None and override != []:
            paths = override if isinstance(override, list) else [override]
            invocation.v3_overrides = tuple(str(path) for path in paths)
        return self.find_any(
            [key],
            invocation,
            merge=merge,
            default=default,
            block=None if block is None else lambda: block(key),
        )

    # --- Names

    def find_any(
        self,
        names: Sequence[str],
        invocation: Invocation,
        *,
        value_type: Type | None = None,
        merge: MergeArgument = None,
        default: Value = NOT_FOUND,
        block: Callable[[], Value] | None = None,
    ) -> Value:
        """The value of the first name that has one, or a default."""
        for name in names:
            if name in invocation.overrides:
                value = invocation.overrides[name]
                _assert(f"Value found for key '{name}' in override hash", value_type, value)
            else:
                value = self.find(name, invocation, merge)
            if value is not NOT_FOUND:
                return value if value_type is None else _assert("Found value", value_type, value)
        for name in names:
            if name in invocation.defaults:
                subject = f"Value found for key '{name}' in default values hash"
                return _assert(subject, value_type, invocation.defaults[name])
        if block is not None:
            return _assert("Value returned from default block", value_type, block())
        if default is not NOT_FOUND:
            return _assert("Default value", value_type, default)
        if len(names) == 1:
            message = f"Function lookup() did not find a value for the name '{names[0]}'"
        else:
            listed = ", ".join(f"'{name}'" for name in names)
            message = f"Function lookup() did not find a value for any of the names [{listed}]"
        raise ValueMissing(message, "lookup-not-found")

    def find(self, name: str, invocation: Invocation, merge: MergeArgument) -> Value:
        """The value that data has for a name, or NOT_FOUND."""
        if name == LOOKUP_OPTIONS or name.startswith(f"{LOOKUP_OPTIONS}."):
            invocation.trace.invalid_key(LOOKUP_OPTIONS)
            return NOT_FOUND
        key = lookup_key(name)
        before = invocation.begin(key)
        try:
            return self._find_with_options(key, invocation, merge)
        finally:
            self.current = before

    def _find_with_options(
        self, key: LookupKey, invocation: Invocation, merge: MergeArgument
    ) -> Value:
        options = self._options.of_key(key, invocation)
        if merge is None:
            merge = options.get("merge")
            if merge is not None:
                invocation.trace.merge_source(LOOKUP_OPTIONS)
        value = self._find_anywhere(key, invocation, merge)
        if value is NOT_FOUND or options.get("convert_to") is None:
            return value
        return self._converted(key, value, options["convert_to"], invocation)

    def _find_anywhere(self, key: LookupKey, invocation: Invocation, merge: MergeArgument) -> Value:
        trace = invocation.trace
        trace.enter_key(key.name)
        try:
            value = self._find_in_layers(key, invocation, merge)
            if value is NOT_FOUND and not invocation.global_only:
                value = key.dig(self._find_in_default_hierarchy(key, invocation), trace)
            return value
        finally:
            trace.leave()

    def _find_in_layers(
        self, key: LookupKey, invocation: Invocation, merge: MergeArgument
    ) -> Value:
        strategy = strategy_for(merge)
        trace = invocation.trace
        if invocation.global_only:
            return key.dig(self.find_in_global(key, invocation, strategy), trace)
        value = strategy.search(self._search, _ask, key, invocation)
        return key.dig(value, trace) if key.segments else value

    def _converted(
        self, key: LookupKey, value: Value, convert_to: Value, invocation: Invocation
    ) -> Value:
        """The value as the type that the options ask for."""
        given = convert_to if isinstance(convert_to, list) else [convert_to]
        wanted, *arguments = given or [None]
        if isinstance(wanted, str):
            try:
                wanted = parse_type(wanted, self.host.resolve_type)
            except TypeArgumentError as error:
                raise LookupFailed(
                    f"Invalid data type in lookup_options for key '{key.name}' could not parse "
                    f"'{wanted}', error: '{_syntax_error(wanted) or error.message}",
                    "invalid-lookup-options",
                ) from None
        try:
            converted = self.host.call_function(
                "new", [wanted, value, *arguments], original(invocation.scope)
            )
        except self.host.function_errors as error:
            message = getattr(error, "message", str(error))
            raise LookupFailed(
                f"The convert_to lookup_option for key '{key.name}' raised error: {message}",
                "conversion-failed",
            ) from None
        if invocation.trace.is_recording:
            shown = to_literal([wanted, *arguments])
            invocation.trace.message(f"Applying convert_to lookup_option with arguments {shown}")
        return converted

    # --- Layers

    def find_in_global(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        if self._lacks_global and not invocation.names and not invocation.trace.is_recording:
            return NOT_FOUND  # as usual, and no explanation is wanted
        try:
            # Mistakes in the configuration are found during a lookup, and reported as such.
            return invocation.check(
                key.name,
                lambda: self._global_layer().find_unchecked(key, invocation, strategy),
            )
        except LookupFailed as error:
            if error.is_issue:
                raise
            top = invocation.top_key
            name = top.name if top is not None else key.name
            failed = UsageError(f"Lookup of key '{name}' failed: {error.message}", error.id)
            failed.file, failed.line, failed.column = error.file, error.line, error.column
            raise failed from None

    def find_in_environment(
        self, key: LookupKey, invocation: Invocation, strategy: Strategy
    ) -> Value:
        layer = self._environment if self._is_environment_loaded else self._environment_layer()
        return NOT_FOUND if layer is None else layer.find(key, invocation, strategy)

    def find_in_module(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        module = invocation.module_name
        if module is None:
            return NOT_FOUND
        layer = self._modules.get(module) or self._module_layer(module)
        if layer is not None:
            return layer.find(key, invocation, strategy)
        if module in self.environment.modules:
            invocation.trace.module_without_data(module)
        else:
            invocation.trace.module_missing(module)
        return NOT_FOUND

    def _find_in_default_hierarchy(self, key: LookupKey, invocation: Invocation) -> Value:
        module = invocation.module_name
        layer = None if module is None else self._module_layer(module)
        if layer is None or not layer.config.has_default_hierarchy:
            return NOT_FOUND
        trace = invocation.trace
        trace.enter_scope(f'Searching default_hierarchy of module "{module}"')
        try:
            options: Options = self._options.of_default_key(key, layer, invocation)
            trace.enter_scope(f'Searching for "{key.name}"')
            try:
                return layer.find_default(key, invocation, strategy_for(options.get("merge")))
            finally:
                trace.leave()
        finally:
            trace.leave()

    def layers_for(self, key: LookupKey) -> list[Layer]:
        """The layers that may have a key, in their order."""
        module = None if key.module_name is None else self._module_layer(key.module_name)
        layers = [self._global_layer(), self._environment_layer(), module]
        return [layer for layer in layers if layer is not None]

    def options_of(self, key: LookupKey, invocation: Invocation) -> Options:
        """The options that apply to a key."""
        return self._options.of_key(key, invocation)

    def has_environment_data(self, invocation: Invocation) -> bool:
        """Whether the environment has a hierarchy of version 5."""
        layer = self._environment_layer()
        return layer is not None and layer.config.version >= 5

    def _global_layer(self) -> Layer:
        if self._global is None:
            path = self.environment.global_config
            if path is None:
                # Without a configuration there is no data, but still a layer in explanations.
                content = {"version": 5, "hierarchy": []}
                config = Config(5, None, "/", content, LayerKind.GLOBAL)
                self._lacks_global = True
            else:
                config = load_config(path, LayerKind.GLOBAL, self.files, self.host)
                for directory in named_directories(config):
                    self.files.add_root(directory)
            if config.version == 4:
                config.fail(
                    "hiera-unsupported-version-in-global",
                    "hiera.yaml version 4 cannot be used in the global layer",
                )
            self._global = make_layer(config, None, self.files.reads)
        return self._global

    def _environment_layer(self) -> Layer | None:
        if not self._is_environment_loaded:
            environment = self.environment
            self._environment = self._make_layer(
                LayerKind.ENVIRONMENT, environment.root, environment.data_provider, None
            )
            self._is_environment_loaded = True
        return self._environment

    def _module_layer(self, module: str) -> Layer | None:
        if module not in self._modules:
            self._modules[module] = self._make_layer(
                LayerKind.MODULE,
                self.environment.modules.get(module),
                self.environment.module_data_providers.get(module),
                module,
            )
        return self._modules[module]

    def _make_layer(
        self, kind: LayerKind, root: str | None, provider: str | None, module: str | None
    ) -> Layer | None:
        """The layer of an environment or a module; without a version 5 file old settings apply."""
        if root is None:
            return None
        path = f"{root}/{CONFIG_NAME}"
        config = None
        if self.files.exists(path):
            config = self._usable(load_config(path, kind, self.files, self.host))
        if provider is not None:
            self._warn_of_provider(provider, config, root, module)
            if config is None or config.version < 5:
                config = self._config_of_provider(provider, config, kind, root, module)
        return None if config is None else make_layer(config, module, self.files.reads)

    def _warn_of_provider(
        self, provider: str, config: Config | None, root: str, module: str | None
    ) -> None:
        """Warn about an old setting, and whether it still applies."""
        if self.host.strict == "off":
            return
        is_ignored = config is not None and config.version >= 5
        if module is not None:
            file = f"{root}/metadata.json"
            message = f'Defining "data_provider": "{provider}" in metadata.json is deprecated.'
            if is_ignored:
                message += f" It is ignored since a '{CONFIG_NAME}' with version >= 5 is present"
        else:
            file = f"{root}/environment.conf"
            message = (
                f"Defining environment_data_provider='{provider}' in environment.conf is deprecated"
            )
            message += "" if is_ignored else "."
        if config is None:
            message += f" A '{CONFIG_NAME}' file should be used instead"
        self.host.warn(f"{message}\n   (file: {file})", once=f"data_provider {file}")
        if module is None and is_ignored and provider != "hiera":
            message = (
                f"The environment_data_provider='{provider}' setting is ignored since "
                f"'{root}/{CONFIG_NAME}' version >= 5\n   (file: {file})"
            )
            self.host.warn(message, once=message)

    def _usable(self, config: Config) -> Config | None:
        """Version 3 is for the global layer only."""
        if config.version > 3:
            return config
        is_module = config.kind is LayerKind.MODULE
        if self.host.strict == "error":
            where = "a module" if is_module else "an environment"
            config.fail(
                "hiera-version-3-not-global", f"hiera.yaml version 3 cannot be used in {where}"
            )
        where = "module root" if is_module else "the environment root"
        message = f"hiera.yaml version 3 found at {where} was ignored\n   (file: {config.path})"
        self.host.warn(message, once=message)
        return None

    def _config_of_provider(
        self,
        provider: str,
        config: Config | None,
        kind: LayerKind,
        root: str,
        module: str | None,
    ) -> Config | None:
        if provider == "none":
            return None
        if provider == "hiera":
            return config or default_config_of(root, kind)
        if provider == "function":
            function = f"{module if module is not None else 'environment'}::data"
            if self.host.strict != "off":
                self.host.warn(
                    f"Using of legacy data provider function '{function}'. "
                    "Please convert to a 'data_hash' function",
                    once="legacy data provider function",
                )
            return function_config(root, function, kind)
        setting = "module_data_provider" if module is not None else "environment_data_provider"
        raise UsageError(
            f"Environment '{self.environment.name}', cannot find {setting} '{provider}'",
            "invalid-hierarchy",
        )


def _syntax_error(string: str) -> str | None:
    """The message of a syntax error in a type, if there is one."""
    problems = parse(SourceFile(string, "")).diagnostics
    return problems[0].message if problems else None


def _ask(find: Search, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
    return find(key, invocation, strategy)


def _assert(subject: str, type: Type | None, value: Value) -> Value:
    if type is not None:
        try:
            assert_instance(subject, type, value)
        except TypeAssertionError as error:
            raise UsageError(str(error), "invalid-lookup-key") from None
    return value


__all__ = ["Hiera", "HieraError"]
