"""Functions: how they are defined, found, and called.

A function has one or more implementations, each with a signature in a compact notation:

    "String $text, ?Integer $count, *Any $rest, &Callable[1, 1] $block"

`?` is optional, `*` takes any number, `&` is the lambda (`?&` an optional one). A call goes to
the first implementation whose signature accepts the arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from mupuppet.types.base import ANY, Predicate
from mupuppet.types.signatures import Signature, parse_signature
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node


class FunctionError(Exception):
    """A function cannot do what it was asked for. Whoever calls it knows the place."""

    def __init__(
        self,
        message: str,
        id: str = "runtime-error",
        *,
        hint: str | None = None,
        notes: tuple[str, ...] = (),
        place: tuple[SourceFile, Node] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.id = id
        #: Where it is, if that is in a text that the function was given.
        self.place = place
        #: What could be done about it.
        self.hint = hint
        self.notes = notes
        #: The class of the exception that a function in Ruby has raised.
        self.ruby_kind: str | None = None


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

    def call_function(self, name: str, arguments: list[Value], block: Block | None = None) -> Value:
        """Call another function."""

    def log(self, level: str, message: str) -> None:
        """Add to the log of the compilation."""


Implementation = Callable[..., Value]


class Dispatch:
    """One implementation of a function."""

    def __init__(self, text: str, implementation: Implementation) -> None:
        self.text = text
        self.implementation = implementation

    @cached_property
    def signature(self) -> Signature:
        return parse_signature(self.text)


class Function:
    """A named function.

    An implementation is called with the context, then the arguments, then the block if its
    signature has one.
    """

    def __init__(self, name: str, *, determined: bool = True) -> None:
        self.name = name
        #: Whether the result depends on the arguments alone.
        self.determined = determined
        self.dispatches: list[Dispatch] = []
        #: By the number of arguments, and that below zero if there is a block.
        self._candidates: dict[int, list[_Candidate]] = {}

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
            self.dispatches.append(Dispatch(signature, implementation))
            self._candidates.clear()
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
                # The class of most arguments tells enough.
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
        raise self._refusal(context, arguments, block)

    def _refusal(
        self, context: Context, arguments: list[Value], block: Block | None
    ) -> FunctionError:
        """What is said if no implementation accepts the arguments."""
        return FunctionError(_mismatch(self.name, self.dispatches, arguments, block))

    def _find_candidates(self, count: int, with_block: bool) -> list[_Candidate]:
        """The implementations that take so many arguments, with a block or without."""
        found = [
            _candidate(dispatch, count)
            for dispatch in self.dispatches
            if dispatch.signature.takes(count, with_block)
        ]
        if count <= _MOST_KEPT:
            self._candidates[~count if with_block else count] = found
        return found


#: Calls with more arguments are rare.
_MOST_KEPT = 8


#: An argument by its index: the classes of values that will do, and what tells of others.
_Check = tuple[int, frozenset[type], Predicate]
#: An implementation, what arguments not everything will do for, and, if there may be a block, as
#: many undefs as there are optional arguments between those that are given and the block.
_Candidate = tuple[Implementation, list[_Check], list[None] | None, Signature]


def _candidate(dispatch: Dispatch, count: int) -> _Candidate:
    """An implementation as one for a number of arguments."""
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


def _mismatch(
    name: str, dispatches: list[Dispatch], arguments: list[Value], block: Block | None
) -> str:
    """Why no implementation accepts the arguments, in Puppet's words."""
    from mupuppet.types.mismatch import describe_signatures

    signatures = [dispatch.signature for dispatch in dispatches]
    return describe_signatures(name, signatures, arguments, block) or f"'{name}': wrong arguments"


REGISTRY: dict[str, Function] = {}


def function(name: str, *, determined: bool = True) -> Function:
    """Define a function."""
    made = Function(name, determined=determined)
    REGISTRY[name] = made
    return made


#: Which module of this package defines which functions.
_TOPICS: dict[str, str] = {
    "access": "call dig get getvar",
    "annotations": "annotate",
    "collections": (
        "empty flatten group_by index join keys length partition size slice sort unique values"
    ),
    "comparison": "compare",
    "files": "binary_file file find_file find_template generate module_directory",
    "formatting": "sprintf",
    "hashing": "digest fqdn_rand md5 sha1 sha256",
    "iteration": "all any each filter lest map reduce reverse_each step then with",
    "new": "new",
    "numbers": "abs ceiling floor max min round",
    "regexps": "match regsubst split",
    "scanf": "scanf",
    "shell": "shellquote",
    "strings": "camelcase capitalize chomp chop downcase lstrip rstrip strip upcase",
    "times": "strftime",
    "trees": "tree_each",
    "types": "assert_type convert_to import type unwrap",
    "versions": "versioncmp",
}
_MODULES = {
    name: f"mupuppet.functions.{module}"
    for module, names in _TOPICS.items()
    for name in names.split()
}


def functions_of(module: str, names: str) -> None:
    """Say which functions a module outside of this package defines; it is loaded for a call."""
    _MODULES.update(dict.fromkeys(names.split(), module))


def find_function(name: str) -> Function | None:
    """The function of this name, loading the module that defines it."""
    found = REGISTRY.get(name)
    if found is None and name in _MODULES:
        import_module(_MODULES[name])
        found = REGISTRY.get(name)
    return found


def function_names() -> list[str]:
    """The names of all functions, loaded or not."""
    return sorted({*REGISTRY, *_MODULES})
