"""The levels of a hierarchy: where each looks for a key, and how it gets the value.

A level has a function of one of three kinds: `data_hash` returns all data of a location at once,
`lookup_key` the value of one key, `data_dig` the value that a dotted key selects.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Protocol

from mupuppet.hiera.backends import BACK_ENDS, DATA_HASH_FUNCTIONS, LOOKUP_KEY_FUNCTIONS
from mupuppet.hiera.errors import NOT_FOUND, HieraError, KeyMissing, UsageError
from mupuppet.hiera.interpolation import interpolate, needs_interpolation
from mupuppet.hiera.invocation import Invocation
from mupuppet.hiera.keys import LookupKey
from mupuppet.hiera.locations import Location, resolve_paths
from mupuppet.hiera.lookup_context import LookupContext, Memory
from mupuppet.hiera.merging import Strategy, check_type
from mupuppet.hiera.scopes import original
from mupuppet.types.base import Type, TypeAssertionError
from mupuppet.types.collections import HashType
from mupuppet.types.inference import infer
from mupuppet.types.mismatch import assert_assignable
from mupuppet.types.rich_data import RICH_DATA, RICH_DATA_KEY
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.environment.reads import Reads
    from mupuppet.hiera.config import Config
    from mupuppet.hiera.scopes import Host

Options = dict[Value, Value]
#: The one location of a level that has none.
_NO_LOCATION = (None,)


class LayerOfLevel(Protocol):
    """The layer that a level belongs to, as the level sees it."""

    config: Config
    module_name: str | None
    #: Where it is recorded which keys are looked for, if it is.
    reads: Reads | None

    def check_data(self, data: dict[Value, Value], subject: str, invocation: Invocation) -> None:
        """Check the keys of the data of a location."""


class Level:
    """One entry of a hierarchy."""

    #: The name of the kind of function in the configuration.
    tag: ClassVar[str]
    #: What the function may return.
    returned: ClassVar[Type] = RICH_DATA

    def __init__(
        self,
        title: str,
        layer: LayerOfLevel,
        function: str,
        options: Options,
        locations: list[Location] | None,
    ) -> None:
        self.title = title
        self.layer = layer
        self.function = function
        self.options = options
        self.locations: tuple[Location | None, ...] = (
            _NO_LOCATION if locations is None else tuple(locations)
        )
        self._memories: dict[Location | None, Memory] = {}
        self._is_checked = False

    @property
    def name(self) -> str:
        return f'Hierarchy entry "{self.title}"'

    @property
    def full_name(self) -> str:
        """The function, as shown in messages."""
        return f"{self.tag} function '{self.function}'"

    def find(self, key: LookupKey, invocation: Invocation, strategy: Strategy) -> Value:
        """The value of the root of a key, or NOT_FOUND."""
        trace = invocation.trace
        trace.enter_level(self)
        try:
            locations = self.all_locations(invocation)
            if locations is _NO_LOCATION:
                value = self.value_at(None, key, invocation)
                return value if value is NOT_FOUND else strategy.single(value)
            return strategy.search(locations, self._find_at, key, invocation)
        finally:
            trace.leave()

    def all_locations(self, invocation: Invocation) -> tuple[Location | None, ...]:
        """The locations of one lookup."""
        return self.locations

    def memories(self) -> list[Memory | None] | None:
        """The memory of each existing location; None if it does not hold all the data."""
        return None

    def _find_at(
        self,
        location: Location | None,
        key: LookupKey,
        invocation: Invocation,
        strategy: Strategy,
    ) -> Value:
        if location is None:
            return self.value_at(None, key, invocation)
        trace = invocation.trace
        trace.enter_location(location)
        try:
            if not location.exists:
                trace.location_missing()
                return NOT_FOUND
            return self.value_at(location, key, invocation)
        finally:
            trace.leave()

    def value_at(self, location: Location | None, key: LookupKey, invocation: Invocation) -> Value:
        """The value of the root of a key at a location that exists, or NOT_FOUND."""
        raise NotImplementedError

    def memory(self, location: Location | None) -> Memory:
        memory = self._memories.get(location)
        if memory is None:
            memory = self._memories[location] = Memory(self._asked_at(location))
        return memory

    def _asked_at(self, location: Location | None) -> set[str] | None:
        """Where the keys of a location are recorded, if it is a file that is read by keys."""
        reads = self.layer.reads
        back_end = BACK_ENDS.get(self.function)
        if reads is None or location is None or back_end is None:
            return None
        return reads.keys_of(location.resolved, back_end.data_format)

    def context(self, location: Location | None, invocation: Invocation) -> LookupContext:
        memory = self.memory(location)
        return LookupContext(memory, invocation.hiera, invocation, self.layer.module_name)

    def options_at(self, location: Location | None) -> Options:
        """The options, including the location."""
        if location is None:
            return self.options
        return {**self.options, "uri" if location.is_uri else "path": location.resolved}

    def call(self, arguments: list[Value], invocation: Invocation) -> Value:
        """Call the function, which is not built in."""
        host = invocation.hiera.host
        if not self._is_checked:
            self._check_function(host)
            self._is_checked = True
        return host.call_function(self.function, arguments, original(invocation.scope))

    def _check_function(self, host: Host) -> None:
        function = host.find_function(self.function)
        if function is None:
            self.layer.config.fail(
                "hiera-data-provider-function-not-found",
                f"Unable to find '{self.tag}' function named '{self.function}'",
                self.layer.config.find_line(rf"{self.tag}:\s*['\"]?{re.escape(self.function)}\b"),
            )
        if function.return_type is not None:
            subject = f"Return type of '{self.tag}' function named '{self.function}'"
            try:
                assert_assignable(subject, self.returned, function.return_type)
            except TypeAssertionError as error:
                raise UsageError(str(error), "lookup-backend-error") from None

    def subject(self, what: str, location: Location | None) -> str:
        """The subject of an error message."""
        if location is None:
            return f"{what} {self.full_name}"
        return f"{what} {self.full_name}, when using location '{location}',"

    def check_value(self, value: Value, what: str, location: Location | None) -> None:
        """Check that a value is data, including types, times and the like."""
        if not RICH_DATA.is_instance(value):
            raise UsageError(
                f"{self.subject(what, location)} has wrong type, expects Puppet::LookupValue, "
                f"got {infer(value)}",
                "lookup-backend-error",
            )


def place_in_data(
    error: HieraError, location: Location | None, key: str, invocation: Invocation
) -> None:
    """Set the position of an error to the key whose value caused it, if it has none."""
    if location is None or location.is_uri or error.line is not None:
        return
    if error.file not in (None, location.resolved):
        return
    from mupuppet.hiera.key_positions import KeyPositions

    error.file = location.resolved
    position = KeyPositions(invocation.hiera.files).find(location.resolved, key)
    if position is not None:
        error.line, error.column = position.line, position.column


class DataHashLevel(Level):
    """A level whose function returns all data of a location."""

    tag = "data_hash"
    returned = HashType(RICH_DATA_KEY, RICH_DATA)

    def value_at(self, location: Location | None, key: LookupKey, invocation: Invocation) -> Value:
        memory = self.memory(location)
        data = memory.data
        root = key.root
        if memory.asked is not None:
            memory.asked.add(root)
        if data is None:
            try:
                data = self.data_at(location, invocation)
            except KeyMissing:
                data = {}
        value = data.get(root, NOT_FOUND)
        if value is NOT_FOUND:
            invocation.trace.not_found(root)
            return NOT_FOUND
        is_plain = memory.plain.get(root)
        if is_plain is None:
            self.check_value(value, f"Value for key '{root}', in hash returned from", location)
            is_plain = not needs_interpolation(value)
        if not is_plain:
            try:
                value = interpolate(value, invocation, with_methods=True)
            except HieraError as error:
                place_in_data(error, location, root, invocation)
                raise
        memory.plain[root] = is_plain  # not before: an error must occur again
        invocation.trace.found(root, value)
        return value

    def memories(self) -> list[Memory | None] | None:
        return [self.memory(at) for at in self.locations if at is None or at.exists]

    def data_at(self, location: Location | None, invocation: Invocation) -> dict[Value, Value]:
        """All data of a location, as it is written."""
        memory = self.memory(location)
        if memory.data is not None:
            return memory.data
        builtin = DATA_HASH_FUNCTIONS.get(self.function)
        if builtin is not None:
            loaded = builtin(self.options_at(location), self.context(location, invocation))
            data: Value = loaded.value
            # Checks of the values of a file hold for the next compilation, too.
            memory.plain = loaded.derived.setdefault("plain", {})
        else:
            data = self.call(self.arguments(location, invocation), invocation)
        subject = self.subject("Value returned from", location)
        check_type(subject, "Hash", data)
        self.layer.check_data(data, subject, invocation)
        memory.data = found = dict(data)
        return found

    def arguments(self, location: Location | None, invocation: Invocation) -> list[Value]:
        return [self.options_at(location), self.context(location, invocation)]


class LookupKeyLevel(Level):
    """A level whose function returns the value of one key."""

    tag = "lookup_key"

    def value_at(self, location: Location | None, key: LookupKey, invocation: Invocation) -> Value:
        root = key.root
        memory = self.memory(location)
        values = memory.values
        if memory.asked is not None:
            memory.asked.add(root)
        if root not in values:
            try:
                value = self._call(root, location, invocation, memory)
            except KeyMissing:
                invocation.trace.not_found(root)
                return NOT_FOUND
            except HieraError as error:
                if self.function in LOOKUP_KEY_FUNCTIONS:
                    place_in_data(error, location, root, invocation)
                raise
            if type(value) is not str:  # as most are
                self.check_value(value, f"Value for key '{root}', returned from", location)
            values[root] = value
        invocation.trace.found(root, values[root])
        return values[root]

    def _call(
        self, key: str, location: Location | None, invocation: Invocation, memory: Memory
    ) -> Value:
        options = self.options if location is None else self.options_at(location)
        context = LookupContext(memory, invocation.hiera, invocation, self.layer.module_name)
        builtin = LOOKUP_KEY_FUNCTIONS.get(self.function)
        if builtin is not None:
            return builtin(key, options, context)
        return self.call([key, options, context], invocation)


class DataDigLevel(Level):
    """A level whose function returns the value that a dotted key selects."""

    tag = "data_dig"

    def value_at(self, location: Location | None, key: LookupKey, invocation: Invocation) -> Value:
        values = self.memory(location).values
        if key.name not in values:
            arguments = [
                key.all_segments,
                self.options_at(location),
                self.context(location, invocation),
            ]
            try:
                values[key.name] = self.call(arguments, invocation)
            except KeyMissing:
                invocation.trace.not_found(key.name)
                return NOT_FOUND
        value = values[key.name]
        self.check_value(value, f"Value for key '{key.name}', returned from", location)
        invocation.trace.found(key.name, value)
        return key.undig(value)


class LegacyFunctionLevel(DataHashLevel):
    """A level for a function that an old setting names; it takes no arguments."""

    tag = "v4_data_hash"

    @property
    def name(self) -> str:
        return f'Deprecated API function "{self.function}"'

    @property
    def full_name(self) -> str:
        return f"deprecated API function '{self.function}'"

    def arguments(self, location: Location | None, invocation: Invocation) -> list[Value]:
        return []


class _WithOverrides(Level):
    """A level of version 3: calls of `hiera` may prepend paths."""

    def __init__(
        self,
        title: str,
        layer: LayerOfLevel,
        function: str,
        options: Options,
        locations: list[Location] | None,
        datadir: str,
    ) -> None:
        super().__init__(title, layer, function, options, locations)
        self.datadir = datadir

    def all_locations(self, invocation: Invocation) -> tuple[Location | None, ...]:
        if not invocation.v3_overrides:
            return self.locations
        first = resolve_paths(
            self.datadir, invocation.v3_overrides, invocation, extension=f".{self.title}"
        )
        return (*first, *self.locations)


class Version3DataHashLevel(_WithOverrides, DataHashLevel):
    """A `data_hash` function in a hierarchy of version 3."""

    tag = "v3_data_hash"


class Version3LookupKeyLevel(_WithOverrides, LookupKeyLevel):
    """A `lookup_key` function in a hierarchy of version 3."""

    tag = "v3_lookup_key"


class RubyBackendLevel(Level):
    """A level that needs a back end of Hiera 3, which is Ruby code: nothing is found in it."""

    tag = "hiera3_backend"

    def value_at(self, location: Location | None, key: LookupKey, invocation: Invocation) -> Value:
        message = (
            f"The back end '{self.function}' of the hierarchy entry '{self.title}' is Ruby code "
            f"for Hiera 3 and cannot be used; it provides no data"
        )
        invocation.trace.message(message)
        invocation.hiera.host.warn(message, once=message)
        return NOT_FOUND


LEVEL_KINDS: dict[str, type[Level]] = {
    kind.tag: kind
    for kind in (DataHashLevel, LookupKeyLevel, DataDigLevel, LegacyFunctionLevel, RubyBackendLevel)
}
