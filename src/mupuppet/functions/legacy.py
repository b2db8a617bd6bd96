"""Functions of Puppet's 3.x API.

They take one list of arguments, converted: undef is an empty string (but stays undef inside
arrays and hashes), a reference is a resource, and values that Puppet 3 did not have are strings.

Some have a wrapper of the 4.x API that warns that they are deprecated. The wrapper passes its
arguments unconverted.
"""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import (
    BUILT_IN,
    Block,
    Context,
    Dispatch,
    Function,
    FunctionError,
    Registry,
)
from mupuppet.functions.stdlib.compiler_context import compiler_of, deprecate_function
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.types.catalog_entries import RESOURCE, CatalogEntryType, ClassType, ResourceType
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.numbers import is_wide, wide_message
from mupuppet.values.regexps import Regexp
from mupuppet.values.times import TimeValue
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer

LegacyImplementation = Callable[[Context, list[Value]], Value]

_PLAIN = frozenset([str, float, bool, type(None)])
_TEXTS = (SemVer, SemVerRange, Binary, TimeValue)


def _is_plain(value: Value) -> bool:
    """Whether there is nothing to convert in a value."""
    kind = type(value)
    if kind in _PLAIN:
        return True
    if kind is int:
        return not is_wide(value)
    if kind is list:
        return _PLAIN.issuperset(map(type, value)) or all(map(_is_plain, value))
    if kind is not dict:
        return False
    if _PLAIN.issuperset(map(type, value)) and _PLAIN.issuperset(map(type, value.values())):
        return True
    return all(_is_plain(k) and _is_plain(v) for k, v in pairs_of(value))


def _converted(context: Context, value: Value) -> Value:
    """A value as functions of the older interface get it."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is int:
        if is_wide(value):
            raise FunctionError(wide_message(value), "numeric-overflow")
        return value
    if kind is list:
        return [_converted(context, element) for element in value]
    if kind is dict:
        return hash_of(
            (_converted(context, name), _converted(context, entry))
            for name, entry in pairs_of(value)
        )
    if isinstance(value, CatalogEntryType):
        return _resource(context, value)
    if kind is Regexp:
        return value.inspect()
    if isinstance(value, _TEXTS):
        return str(value)
    if isinstance(value, IteratorValue):
        raise FunctionError("Use of an Iterator is not supported here", "unserializable-value")
    return value


def _resource(context: Context, reference: CatalogEntryType) -> ReferredResource:
    """A reference as a resource: of a type or a class that has a name."""
    if not isinstance(reference, (ResourceType, ClassType)) or reference == RESOURCE:
        raise FunctionError(
            f"{reference} is not a reference to a resource or a class", "invalid-reference"
        )
    if isinstance(reference, ClassType):
        named = reference.class_name is not None
    else:
        named = reference.lower_name != "class" or reference.title is not None
    if not named:
        raise FunctionError(
            'No title provided and "class" is not a valid resource reference', "invalid-reference"
        )
    return ReferredResource(reference, compiler_of(context).program.named_by_title)


def given_back(value: Value) -> Value:
    """What such a function returns, as a value of the language."""
    kind = type(value)
    if kind is list:
        return [given_back(element) for element in value]
    if kind is dict:
        return hash_of((given_back(name), given_back(entry)) for name, entry in pairs_of(value))
    return value.reference if kind is ReferredResource else value


def _without_undef(values: list[Value]) -> list[Value]:
    return ["" if each is None else each for each in values]


def wrong_count(name: str, given: int, wanted: str) -> FunctionError:
    """The error of a function that gets too few or too many arguments."""
    message = f"{name}(): Wrong number of arguments given ({given} for {wanted})"
    return FunctionError(message, "wrong-argument-count")


def check_count(arguments: list[Value], least: int, most: int | None, message: str) -> None:
    """Raises FunctionError unless there are that many; `{}` in the message is their number."""
    given = len(arguments)
    if given < least or (most is not None and given > most):
        raise FunctionError(message.format(given), "wrong-argument-count")


def wrong_arity(name: str, given: int, wanted: str) -> FunctionError:
    """The same where Puppet has counted the arguments, which it does for all such functions."""
    error = wrong_count(name, given, wanted)
    error.ruby_error = RubyError("ArgumentError", error.message)
    return error


class LegacyFunction(Function):
    """A function of the 3.x API."""

    is_legacy = True

    def __init__(
        self,
        name: str,
        implementation: LegacyImplementation,
        arity: int = -1,
        *,
        arguments: str = "",
        topic: Topic | None = None,
        description: str = "",
        statement: bool = False,
        determined: bool = True,
        deprecated: str | None = None,
        traits: Trait = Trait.NONE,
    ) -> None:
        super().__init__(name, topic, description, determined=determined, traits=traits)
        self.arguments = arguments
        self._implementation = implementation
        self._arity = arity
        self._statement = statement
        self._deprecated = deprecated
        # For callers that ask what the function takes; `call` does not use it.
        self.dispatches.append(Dispatch("*Any $arguments", implementation))

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        """Call it from a manifest. A block is ignored, as Puppet does."""
        if self._deprecated is not None:
            message = f"`{self.name}` is deprecated: {self._deprecated}"
            deprecate_function(context, self.name, message)
            return self.run(context, arguments)
        for each in arguments:
            kind = type(each)  # it decides for most arguments
            if kind not in _PLAIN and (kind is not int or is_wide(each)) and not _is_plain(each):
                break
        else:
            return self.run(context, _without_undef(arguments) if None in arguments else arguments)
        changed = ["" if each is None else _converted(context, each) for each in arguments]
        return given_back(self.run(context, changed))

    def run(self, context: Context, arguments: list[Value]) -> Value:
        """Call it with arguments that need no conversion, as other legacy functions do."""
        given, arity = len(arguments), self._arity
        if given != arity if arity >= 0 else given < -arity - 1:
            wanted = str(arity) if arity >= 0 else f"minimum {-arity - 1}"
            raise wrong_arity(self.name, given, wanted)
        result = self._implementation(context, arguments)
        return None if self._statement else result


def legacy_function(
    name: str,
    arguments: str,
    topic: Topic,
    description: str,
    *,
    arity: int = -1,
    statement: bool = False,
    determined: bool = True,
    deprecated: str | None = None,
    traits: Trait = Trait.NONE,
    registry: Registry = BUILT_IN,
) -> Callable[[LegacyImplementation], LegacyImplementation]:
    """Declare a function that gets its arguments as one list, converted for Puppet 3 code.

    `arguments` documents them. The arity is Ruby's: 1 is one argument, -1 any number, -2 at least
    one. A statement returns nothing. `deprecated` names what to use instead.
    """

    def register(implementation: LegacyImplementation) -> LegacyImplementation:
        made = LegacyFunction(
            name,
            implementation,
            arity,
            arguments=arguments,
            topic=topic,
            description=description,
            statement=statement,
            determined=determined,
            deprecated=deprecated,
            traits=traits,
        )
        registry.add(made)
        return implementation

    return register
