"""Functions: how they are declared, found and called.

A function is declared once, with everything that is known about it, and has one or more
implementations, each with a signature in a compact notation:

    @function("get", Topic.DATA, "Returns the value at a dotted path into a value.").dispatch(
        "Any $value, String $path, ?Any $default, ?&Callable[1, 1] $block"
    )
    def _get(context, value, path, default, block): ...

One with several implementations has a name, and `@name.dispatch` is above each of them.

`?` is optional, `*` takes any number, `&` is the lambda (`?&` an optional one). A call goes to
the first implementation whose signature accepts the arguments.

A registry loads the module that declares a function when the function is first used. The
generated `function_index` lists these modules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from mupuppet.functions import function_index
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.types.base import ANY, Predicate, Type
from mupuppet.types.builtin import parse_type
from mupuppet.types.signatures import Signature, parse_signature
from mupuppet.values.value import Value
from mupuppet.versions import DEFAULT, PuppetVersion

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.ruby_semantics.errors import RubyError
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node


class FunctionError(Exception):
    """A call of a function fails. The caller adds the location."""

    def __init__(
        self,
        message: str,
        id: DiagnosticId,
        *,
        hint: str | None = None,
        notes: tuple[str, ...] = (),
        place: tuple[SourceFile, Node] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.id = id
        #: The location, if it is in a string that the function was given.
        self.place = place
        #: How the mistake could be fixed.
        self.hint = hint
        self.notes = notes
        #: The exception that a Ruby function has raised: other Ruby code sees that one.
        self.ruby_error: RubyError | None = None


class ArgumentMismatch(FunctionError):
    """An argument is of another type than the function takes."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "argument-mismatch")


class InvalidArgument(FunctionError):
    """An argument has a value that the function cannot use."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "invalid-argument")


class Block(Protocol):
    """A lambda that was given to a function."""

    def __call__(self, *arguments: Value) -> Value: ...

    @property
    def minimum(self) -> int:
        """How many arguments it needs at least."""

    @property
    def maximum(self) -> int | None:
        """How many it takes at most; None if there is no limit."""


def repeatedly(block: Block, count: int) -> Callable[..., Value]:
    """A block as something to be called many times with so many arguments."""
    prepare = getattr(block, "repeatedly", None)
    prepared: Callable[..., Value] = block if prepare is None else prepare(count)
    return prepared


class Context(Protocol):
    """What a function may use of the compilation that calls it."""

    #: The scope of the caller; only functions of the compiler look inside.
    scope: Any

    @property
    def puppet(self) -> PuppetVersion:
        """The version of Puppet whose function is called."""

    def call_function(self, name: str, arguments: list[Value], block: Block | None = None) -> Value:
        """Call another function."""

    def log(self, level: str, message: str) -> None:
        """Add to the log of the compilation."""

    def binary_string(self, content: bytes) -> Value:
        """A string of bytes, which catalogs show as a Binary."""


Implementation = Callable[..., Value]


class Dispatch:
    """One implementation of a function."""

    def __init__(
        self, string: str, implementation: Implementation, types: LocalTypes | None = None
    ) -> None:
        self.text = string
        self.implementation = implementation
        self._types = types

    @cached_property
    def signature(self) -> Signature:
        types = self._types
        if types is None:
            return parse_signature(self.text, parse_type)
        return parse_signature(self.text, lambda source: parse_type(source, types.find))


class LocalTypes:
    """Types that only the signatures of one function can name."""

    def __init__(self, definitions: dict[str, str]) -> None:
        from mupuppet.types.aliases import TypeAlias

        def alias(name: str, definition: str) -> Type:
            return TypeAlias(name, lambda: parse_type(definition, self.find))

        self._aliases = {name.lower(): alias(name, each) for name, each in definitions.items()}

    def find(self, name: str) -> Type | None:
        """The type of a name, in any case."""
        return self._aliases.get(name.lower())

    def __getitem__(self, name: str) -> Type:
        return self._aliases[name.lower()]


_WITH_CODE_INSIDE = Trait.EVALUATES | Trait.DECLARES | Trait.LOOKS_UP_DATA


class Function:
    """A named function.

    An implementation is called with the context, then the arguments, then the block if its
    signature has one.
    """

    #: The documented arguments, where signatures do not show them.
    arguments: str | None = None
    #: Whether it is a function of Puppet's 3.x API, without signatures.
    is_legacy = False

    def __init__(
        self,
        name: str,
        topic: Topic | None = None,
        description: str = "",
        *,
        determined: bool = True,
        traits: Trait = Trait.NONE,
        types: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.topic = topic
        #: A sentence for the reference.
        self.description = description
        #: Whether the result depends on the arguments alone.
        self.determined = determined
        self.traits = traits
        #: Whether a call of it may have other calls inside, even without a lambda.
        self.evaluates = bool(traits & _WITH_CODE_INSIDE)
        #: Types for the function's own signatures, which messages name.
        self.types = LocalTypes(types) if types else None
        self.dispatches: list[Dispatch] = []
        self._mismatches: list[Dispatch] = []
        #: By the number of arguments, and its complement if there is a block.
        self._candidates: dict[int, list[_Candidate]] = {}

    @property
    def module(self) -> str:
        """The Python module that implements it."""
        return self.dispatches[0].implementation.__module__

    @property
    def in_legacy_api(self) -> bool:
        """Whether Puppet's 3.x API, which has no namespaces, knows its name."""
        if "::" in self.name:
            return False
        return self.is_legacy or bool(self.traits & (Trait.ALSO_LEGACY | Trait.LEGACY_STUB))

    def for_puppet(self, version: PuppetVersion) -> Function:
        """The function as a version of Puppet has it."""
        return self

    def signatures(self) -> list[str]:
        """The ways to call it, as Puppet code would declare its parameters."""
        from mupuppet.types.signatures import shown_signature

        if self.arguments is not None:
            return [f"{self.name}({self.arguments})"]
        return [shown_signature(self.name, each.signature) for each in self.dispatches]

    def renamed(self, name: str) -> Function:
        """The same under another name."""
        from copy import copy  # only some functions of stdlib have two names

        other = copy(self)
        other.name = name
        other._candidates = {}
        return other

    def dispatch(self, signature: str) -> Callable[[Implementation], Implementation]:
        """Decorate an implementation."""

        def register(implementation: Implementation) -> Implementation:
            self.dispatches.append(Dispatch(signature, implementation, self.types))
            self._candidates.clear()
            return implementation

        return register

    def mismatch(self, signature: str) -> Callable[[Implementation], Implementation]:
        """Decorate an explanation of calls that no implementation accepts.

        It is called like an implementation and returns what is wrong.
        """

        def register(implementation: Implementation) -> Implementation:
            self._mismatches.append(Dispatch(signature, implementation, self.types))
            return implementation

        return register

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        """Call the first implementation that accepts the arguments."""
        count = len(arguments)
        candidates = self._candidates.get(count if block is None else ~count)
        if candidates is None:
            candidates = self._find_candidates(count, block is not None)
        for run, checks, missing, signature in candidates:
            for index, classes, accepts in checks:
                argument = arguments[index]
                # The class of most arguments decides already.
                if type(argument) not in classes and not accepts(argument):
                    break
            else:
                if missing is None:
                    # Python calls faster where it sees how many arguments there are.
                    if count == 1:
                        return run(context, arguments[0])
                    if count == 2:
                        return run(context, arguments[0], arguments[1])
                    if count == 3:
                        return run(context, arguments[0], arguments[1], arguments[2])
                    return run(context, *arguments)
                if block is None or signature.accepts_block(block):
                    return run(context, *arguments, *missing, block)
        raise self._mismatch_error(context, arguments, block)

    def _mismatch_error(
        self, context: Context, arguments: list[Value], block: Block | None
    ) -> FunctionError:
        """Why no implementation accepts the arguments, in Puppet's words."""
        from mupuppet.types.signatures import describe_signatures

        for mismatch in self._mismatches:
            if mismatch.signature.accepts(arguments, block):
                reason = mismatch.implementation(context, *arguments)
                return ArgumentMismatch(f"'{self.name}' {reason}")
        signatures = [dispatch.signature for dispatch in self.dispatches]
        description = describe_signatures(self.name, signatures, arguments, block)
        message = description or f"'{self.name}': wrong arguments"
        return ArgumentMismatch(message)

    def _find_candidates(self, count: int, with_block: bool) -> list[_Candidate]:
        """The implementations that take this many arguments, with or without a block."""
        found = [
            _candidate(dispatch, count)
            for dispatch in self.dispatches
            if dispatch.signature.takes(count, with_block)
        ]
        if count <= _MAX_CACHED:
            self._candidates[~count if with_block else count] = found
        return found


class VersionedFunction(Function):
    """A function whose signatures differ between versions of Puppet."""

    def __init__(
        self,
        name: str,
        topic: Topic,
        description: str,
        *,
        traits: Trait = Trait.NONE,
        registry: Registry | None = None,
    ) -> None:
        super().__init__(name, topic, description, traits=traits)
        self._conditions: list[tuple[Condition | None, str, Implementation]] = []
        #: By which conditions are met; and that of the version that was asked for last.
        self._variants: dict[tuple[bool, ...], Function] = {}
        self._latest: tuple[PuppetVersion, Function] | None = None
        (registry or BUILT_IN).add(self)

    def dispatch(
        self, signature: str, when: Condition | None = None
    ) -> Callable[[Implementation], Implementation]:
        """Decorate an implementation of those versions that meet a condition."""

        def register(implementation: Implementation) -> Implementation:
            self._conditions.append((when, signature, implementation))
            if when is None or when(DEFAULT):
                self.dispatches.append(Dispatch(signature, implementation))
            return implementation

        return register

    def for_puppet(self, version: PuppetVersion) -> Function:
        latest = self._latest
        if latest is not None and latest[0] is version:
            return latest[1]
        met = tuple(when is None or when(version) for when, _, _ in self._conditions)
        variant = self._variants.get(met)
        if variant is None:
            variant = Function(self.name, self.topic, self.description, traits=self.traits)
            for is_met, (_, signature, implementation) in zip(met, self._conditions, strict=True):
                if is_met:
                    variant.dispatch(signature)(implementation)
            self._variants[met] = variant
        self._latest = version, variant
        return variant

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        return self.for_puppet(context.puppet).call(context, arguments, block)


#: Whether a version of Puppet has an implementation.
Condition = Callable[[PuppetVersion], bool]

#: Calls with more arguments are rare.
_MAX_CACHED = 8


#: An argument by its index: classes of values that are accepted, and a predicate for others.
_Check = tuple[int, frozenset[type], Predicate]
#: An implementation, checks of its arguments, and, if it takes a block, an undef for each optional
#: argument between those that are given and the block.
_Candidate = tuple[Implementation, list[_Check], list[None] | None, Signature]


def _candidate(dispatch: Dispatch, count: int) -> _Candidate:
    """An implementation, prepared for a number of arguments."""
    signature = dispatch.signature
    types = [parameter.type for parameter in signature.parameters]
    types += types[-1:] * (count - len(types))
    checks = [
        (index, type.sure_classes(), type.is_instance)
        for index, type in enumerate(types[:count])
        if type is not ANY
    ]
    missing = None if signature.block is None else [None] * (signature.fixed_count - count)
    return dispatch.implementation, checks, missing, signature


class Registry:
    """Functions by name; a module is loaded when one of its functions is first used."""

    def __init__(self, origin: str, index: Mapping[str, str]) -> None:
        #: Where the functions come from: `Puppet` or a module.
        self.origin = origin
        #: The functions whose modules have been loaded.
        self.loaded: dict[str, Function] = {}
        self._index = dict(index)

    def extend(self, index: Mapping[str, str]) -> None:
        """Add functions that modules of another package declare."""
        self._index.update(index)

    def add(self, function: Function) -> None:
        """Add a function, whose name must be new."""
        assert function.name not in self.loaded, f"{function.name} is declared twice"
        self.loaded[function.name] = function

    def function(
        self,
        name: str,
        topic: Topic,
        description: str,
        *,
        determined: bool = True,
        traits: Trait = Trait.NONE,
        types: dict[str, str] | None = None,
    ) -> Function:
        """Declare a function."""
        made = Function(name, topic, description, determined=determined, traits=traits, types=types)
        self.add(made)
        return made

    def find(self, name: str) -> Function | None:
        """The function of this name, loading the module that declares it."""
        found = self.loaded.get(name)
        if found is None and name in self._index:
            import_module(self._index[name])
            found = self.loaded.get(name)
        return found

    def names(self) -> list[str]:
        """The names of all functions, loaded or not."""
        return sorted({*self.loaded, *self._index})

    def all(self) -> Iterable[Function]:
        """All functions, which loads them."""
        return (function for name in self.names() if (function := self.find(name)) is not None)


#: Puppet's own functions.
BUILT_IN: Final = Registry("Puppet", function_index.BUILT_IN)
function = BUILT_IN.function
find_function = BUILT_IN.find
