"""`Puppet::LookupContext`: the context object of back-end functions.

Each level has one `Memory` per location for the whole compilation; a context is made for each call
and joins that memory with the lookup of the call.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from mupuppet.environment.data_files import DataFileError
from mupuppet.hiera.errors import KeyMissing, UsageError, unreadable
from mupuppet.hiera.interpolation import interpolate
from mupuppet.hiera.invocation import Invocation, Lookups
from mupuppet.types.base import Guard, Predicate, Type
from mupuppet.types.builtin import parse_literal, parse_type
from mupuppet.types.iteration import iterate
from mupuppet.types.object_definitions import HashDefinition
from mupuppet.types.objects import Definition, ObjectType
from mupuppet.types.signatures import Signature, describe_signatures, parse_signature
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.hashes import pairs_of
from mupuppet.values.host_objects import Receiver
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.environment.data_files import LoadedFile


class Memory:
    """What a back end caches between calls."""

    __slots__ = ("asked", "cache", "data", "plain", "values")

    def __init__(self, asked: set[str] | None = None) -> None:
        #: Where the keys are recorded that are looked for, if they are.
        self.asked = asked
        #: The values that the function itself caches.
        self.cache: dict[Value, Value] = {}
        #: The result of a `data_hash` function.
        self.data: dict[Value, Value] | None = None
        #: Its keys with checked values, and whether these need no interpolation.
        self.plain: dict[Value, bool] = {}
        #: The results of other functions, by key.
        self.values: dict[str, Value] = {}


class LookupContext(Receiver):
    """The context of one call. The methods have the names that Puppet code uses."""

    __slots__ = ("_invocation", "_memory", "_module_name", "hiera")

    def __init__(
        self,
        memory: Memory,
        hiera: Lookups,
        invocation: Invocation | None,
        module_name: str | None,
    ) -> None:
        self._memory = memory
        self._module_name = module_name
        self.hiera = hiera
        #: The lookup that it serves, if any: code can also make a context outside a lookup.
        self._invocation = invocation

    def __str__(self) -> str:
        return "Puppet::LookupContext({})"

    # --- Attributes

    @property
    def type_name(self) -> str:
        return LOOKUP_CONTEXT.label

    def attributes(self) -> dict[str, Value]:
        return {"module_name": self._module_name}

    @property
    def own_type(self) -> Type:
        return LOOKUP_CONTEXT

    @property
    def environment_name(self) -> Value:
        """A symbol, as in Puppet: it can be interpolated, but is not valid data."""
        return Symbol(self.hiera.environment.name)

    @property
    def module_name(self) -> str | None:
        return self._module_name

    @property
    def invocation(self) -> Invocation:
        """The lookup that it serves; raises UsageError if there is none."""
        if self._invocation is None:
            message = "This Puppet::LookupContext does not belong to a lookup"
            raise UsageError(message, "invalid-argument", is_argument=True)
        return self._invocation

    # --- Methods

    def not_found(self) -> Value:
        """Report that there is no value for the key."""
        raise KeyMissing

    def interpolate(self, value: Value) -> Value:
        """The value with everything interpolated."""
        return interpolate(value, self.invocation, with_methods=True)

    def explain(self, block: Callable[[], Value]) -> Value:
        """Add a message to the explanation, if there is one."""
        if self.invocation.trace.is_recording:
            self.invocation.trace.message(str(block()))

    def cache(self, key: Value, value: Value) -> Value:
        """Cache a value."""
        self._memory.cache[hash_key(key)] = value
        return value

    def cache_all(self, hash: dict[Value, Value]) -> Value:
        """Cache all values of a hash."""
        self._memory.cache.update(hash)

    def cache_has_key(self, key: Value) -> Value:
        """Whether there is a cached value for the key."""
        return hash_key(key) in self._memory.cache

    def cached_value(self, key: Value) -> Value:
        """The cached value."""
        return self._memory.cache.get(hash_key(key))

    def cached_entries(self, block: Callable[..., Value] | None = None) -> Value:
        """All cached values, as pairs; with a block, each is passed to it."""
        if block is None:
            return iterate(dict(self._memory.cache))
        takes_two = getattr(block, "maximum", None) == 2
        for key, value in list(pairs_of(self._memory.cache)):
            if takes_two:
                block(key, value)
            else:
                block([key, value])

    def cached_file_data(self, path: str, block: Callable[[str], Value] | None = None) -> Value:
        """The content of a file, or the result of a block for it, cached until the file changes."""
        if not self.hiera.files.exists(path):
            message = f"No such file or directory @ rb_file_s_stat - {path}"
            raise UsageError(message, "missing-file", is_argument=True)
        file = self.load(path, "text", lambda content, _: content.decode(errors="replace"))
        # The first call, with or without a block, decides what is cached.
        if "value" not in file.derived:
            file.derived["value"] = file.value if block is None else block(file.value)
        return file.derived["value"]

    def load(self, path: str, data_format: str, parse: Callable[[bytes, str], Value]) -> LoadedFile:
        """Load a file in a format."""
        try:
            return self.hiera.files.load(path, data_format, parse)
        except DataFileError as error:
            raise unreadable(error, path) from None

    def call_method(
        self, name: str, arguments: list[Value], block: Callable[..., Value] | None
    ) -> Value:
        """Call a method by name; NotImplemented if there is no such method."""
        if name not in METHODS:
            return NotImplemented
        signatures = _signatures(name)
        for signature in signatures:
            if signature.accepts(arguments, block):  # type: ignore[arg-type]  # blocks are made by the caller
                break
        else:
            called = f"function Puppet::LookupContext[{name}]"
            raise UsageError(
                describe_signatures(called, signatures, arguments, block), "argument-mismatch"
            )
        if name in ("environment_name", "module_name"):
            return getattr(self, name)
        method = getattr(self, name)
        return method(*arguments) if block is None else method(*arguments, block)


#: The methods, and the types of their arguments in signature notation.
METHODS: dict[str, tuple[str, ...]] = {
    "environment_name": ("",),
    "module_name": ("",),
    "not_found": ("",),
    "explain": ("&Callable[0, 0] $block",),
    "interpolate": ("Any $value",),
    "cache": ("Optional[Scalar] $key, Any $value",),
    "cache_all": ("Hash[Optional[Scalar], Any] $hash",),
    "cache_has_key": ("Optional[Scalar] $key",),
    "cached_value": ("Optional[Scalar] $key",),
    "cached_entries": ("&Callable[1, 1] $block", "&Callable[2, 2] $block", ""),
    "cached_file_data": ("String $path, ?&Callable[1, 1] $block",),
}


@cache
def _signatures(name: str) -> list[Signature]:
    """The signatures of a method; Puppet does not name the parameters."""
    found = [parse_signature(notation, parse_type) for notation in METHODS[name]]
    for signature in found:
        signature.parameter_names = ("",) * len(signature.parameters)
    return found


class LookupContextType(ObjectType):
    """`Puppet::LookupContext`: an Object type whose instances are `LookupContext`s."""

    __slots__ = ()

    def make_predicate(self) -> Predicate:
        return lambda value: isinstance(value, LookupContext)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        return isinstance(other, LookupContextType)


def _definition() -> Definition:
    """The type as Puppet describes it."""
    definition: Definition = parse_literal(_DESCRIPTION)
    return definition


_DESCRIPTION = """{
  parent     => Any,
  attributes => {
    environment_name => {type => String[1], kind => derived},
    module_name      => Variant[String[1], Undef]
  },
  functions  => {
    not_found        => Callable[[0, 0], Undef],
    explain          => Callable[[0, 0, Callable[0, 0]], Undef],
    interpolate      => Callable[1, 1],
    cache            => Callable[Optional[Scalar], Any],
    cache_all        => Callable[[Hash[Optional[Scalar], Any]], Undef],
    cache_has_key    => Callable[[Optional[Scalar]], Boolean],
    cached_value     => Callable[Optional[Scalar]],
    cached_entries   => Variant[
      Callable[[0, 0, Callable[1, 1]], Undef],
      Callable[[0, 0, Callable[2, 2]], Undef],
      Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]
    ],
    cached_file_data => Callable[String, Optional[Callable[Array[Integer]]]]
  }
}"""

LOOKUP_CONTEXT = LookupContextType("Puppet::LookupContext", HashDefinition(_definition))


def new_context(hiera: Lookups, arguments: list[Value]) -> LookupContext:
    """`Puppet::LookupContext.new(module_name)`; raises UsageError for other arguments."""
    if not arguments:
        raise UsageError("wrong number of arguments (given 0, expected 1)", "wrong-argument-count")
    signature = _constructor()
    if not signature.accepts(arguments, None):
        name = f"new_{LOOKUP_CONTEXT.object_name}"
        raise UsageError(
            describe_signatures(name, [signature], arguments, None), "argument-mismatch"
        )
    return LookupContext(Memory(), hiera, hiera.current, arguments[0])


@cache
def _constructor() -> Signature:
    return parse_signature("?Variant[Undef, String[1]] $module_name", parse_type)
