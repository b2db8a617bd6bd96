"""A lookup in progress: its scope, its key, and the keys that are being looked up already."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVarTuple

from mupuppet.basics.records import Record
from mupuppet.environment.data_files import DataFiles
from mupuppet.hiera.environment import HieraEnvironment
from mupuppet.hiera.errors import NOT_FOUND, LookupFailed, RecursiveLookup, UsageError
from mupuppet.hiera.explain import NO_TRACE, Trace
from mupuppet.hiera.keys import LookupKey, lookup_key
from mupuppet.hiera.scopes import Host, Scope
from mupuppet.values.value import Value

_NOTHING: Mapping[str, Value] = {}
Arguments = TypeVarTuple("Arguments")


class ScopeUse(Record):
    """A variable that the locations of a hierarchy depend on."""

    #: The name as it is written, and split.
    key: str
    root: str
    segments: tuple[str | int, ...]
    #: The value of the variable, and the part of it that the name selects.
    variable: Value
    value: Value


class Lookups(Protocol):
    """The lookups of one compilation, as each of them sees them: a `Hiera`."""

    environment: HieraEnvironment
    files: DataFiles
    host: Host
    #: Values that were decrypted; no explanation shows them.
    secrets: set[str]
    #: The lookup in progress.
    current: Invocation | None
    #: The number of strings interpolated for it.
    interpolations: int

    def find_any(
        self, names: Sequence[str], invocation: Invocation, *, default: Value = NOT_FOUND
    ) -> Value:
        """The value of the first name that has one, or a default."""

    def has_environment_data(self, invocation: Invocation) -> bool:
        """Whether the environment has a hierarchy of version 5."""


class Invocation:
    """A lookup in progress.

    A nested lookup inherits what concerns both: the keys that are being looked up, the explanation,
    and the options of the functions of Hiera 3.
    """

    __slots__ = (
        "continues",
        "defaults",
        "global_only",
        "hiera",
        "is_hiera3_call",
        "module_name",
        "names",
        "overrides",
        "scope",
        "scope_uses",
        "top_key",
        "trace",
        "v3_merge",
        "v3_overrides",
    )

    def __init__(
        self,
        hiera: Lookups,
        scope: Scope,
        overrides: Mapping[str, Value] = _NOTHING,
        defaults: Mapping[str, Value] = _NOTHING,
        trace: Trace | None = None,
    ) -> None:
        self.hiera = hiera
        self.scope = scope
        #: Values that precede all data, and those for keys without data.
        self.overrides = overrides
        self.defaults = defaults
        #: Whether an unknown variable is never an error: in the paths of a hierarchy.
        self.continues = False
        self.top_key: LookupKey | None = None
        self.module_name: str | None = None
        #: The variables that were used, if they are recorded.
        self.scope_uses: list[ScopeUse] | None = None
        parent = hiera.current
        if parent is None:
            self.names: list[str] = []
            self.trace = trace or NO_TRACE
            #: Whether this is a call of `hiera` and the like, which see the global layer only.
            self.is_hiera3_call = False
            self.global_only = False
            self.v3_merge = False
            #: Paths of a call of `hiera` that precede those of a version 3 hierarchy.
            self.v3_overrides: tuple[str, ...] = ()
        else:
            self.names = parent.names.copy()
            self.trace = parent.trace
            self.is_hiera3_call = parent.is_hiera3_call
            self.global_only = parent.global_only
            self.v3_merge = parent.v3_merge
            self.v3_overrides = parent.v3_overrides

    def with_scope(self, scope: Scope) -> Invocation:
        """The same lookup from another scope."""
        return Invocation(self.hiera, scope, self.overrides, self.defaults, self.trace)

    def run(
        self, key: LookupKey | str, search: Callable[[], Value], module_name: str | None = None
    ) -> Value:
        """Look up a key; nested lookups inherit from this one."""
        key = lookup_key(key) if isinstance(key, str) else key
        before = self.begin(key, module_name)
        try:
            return search()
        finally:
            self.hiera.current = before

    def begin(self, key: LookupKey, module_name: str | None = None) -> Invocation | None:
        """Become the lookup in progress, for a key. Returns the one before."""
        self.top_key = key
        self.module_name = module_name if module_name is not None else key.module_name
        hiera = self.hiera
        before = hiera.current
        hiera.current = self
        if before is None:
            hiera.interpolations = 0
        return before

    def check(
        self, name: str, search: Callable[[*Arguments], Value], *arguments: *Arguments
    ) -> Value:
        """Search for a name, which must not depend on itself."""
        if name in self.names:
            raise RecursiveLookup(
                f"Recursive lookup detected in [{', '.join(self.names)}]", "recursive-lookup"
            )
        self.names.append(name)
        try:
            return search(*arguments)
        except UsageError as error:
            if error.is_argument:
                raise
            raise LookupFailed(
                error.message,
                error.id,
                file=error.file,
                line=error.line,
                column=error.column,
                notes=error.notes,
                hint=error.hint,
            ) from None
        finally:
            self.names.pop()
