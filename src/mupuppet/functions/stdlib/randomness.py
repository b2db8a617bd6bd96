"""Functions with random results, most of which are the same each time for a node or a seed."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable

from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import check_count
from mupuppet.functions.registry import ArgumentMismatch, Context, InvalidArgument
from mupuppet.functions.stdlib.checks import is_integer
from mupuppet.functions.stdlib.compiler_context import expected_variable, variable
from mupuppet.functions.stdlib.declarations import function, functions, legacy
from mupuppet.functions.stdlib.facts import entry
from mupuppet.functions.stdlib.ruby_values import bytes_of, joined, to_i
from mupuppet.values.ruby_random import RubyRandom
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Value

_DIGITS = "0123456789"
_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()


def _below(seed: str, limit: int) -> int:
    """A number below a limit that depends on a string."""
    digest = hashlib.md5(bytes_of(seed), usedforsecurity=False)
    return RubyRandom(int(digest.hexdigest(), 16)).below(limit)


#: Longer results are not useful and would take too long.
_LONGEST_STRING = 1_000_000


def _check_length(length: int) -> None:
    if length > _LONGEST_STRING:
        raise InvalidArgument(f"a random string of {length} characters is too long")


# --- By a seed


@legacy(
    "seeded_rand",
    "$limit, $seed",
    Topic.DIGESTS,
    "Returns a random number below a limit, always the same for a seed.",
    arity=2,
)
def _seeded_rand(context: Context, arguments: list[Value]) -> Value:
    limit, seed = arguments
    if not is_integer(limit) or to_i(limit) <= 0:
        raise ArgumentMismatch("seeded_rand(): first argument must be a positive integer")
    if type(seed) is not str:
        raise ArgumentMismatch("seeded_rand(): second argument must be a string")
    return _below(seed, to_i(limit))


@function(
    "stdlib::seeded_rand",
    Topic.DIGESTS,
    "Returns a random number below a limit, always the same for a seed.",
).dispatch("Integer[1] $max, String $seed")
def _new_seeded_rand(context: Context, limit: int, seed: str) -> Value:
    return _below(seed, limit)


@functions(
    ("seeded_rand_string", "stdlib::seeded_rand_string"),
    Topic.DIGESTS,
    "Returns a random string, always the same for a seed.",
)("Integer[1] $length, String $seed, ?String[2] $charset")
def _seeded_rand_string(
    context: Context, length: int, seed: str, characters: str = _DIGITS + _LOWER + _UPPER
) -> Value:
    _check_length(length)
    generator = RubyRandom(int(hashlib.sha256(bytes_of(seed)).hexdigest(), 16))
    return "".join(characters[generator.below(len(characters))] for _ in range(length))


# --- By the name of the node


def _node_string(context: Context, length: int, characters: str, seeds: list[Value]) -> str:
    """A string whose characters are chosen by the built-in `fqdn_rand`."""
    _check_length(length)
    characters = characters or _DIGITS + _UPPER + _LOWER
    chosen: list[str] = []
    for position in range(1, length + 1):
        seed = joined([*seeds, position], ":")
        index = context.call_function("fqdn_rand", [len(characters), seed])
        chosen.append(characters[to_i(index)])
    return "".join(chosen)


@legacy(
    "fqdn_rand_string",
    "$length, [$characters], [$seed]",
    Topic.DIGESTS,
    "Returns a random string, always the same for a node.",
    arity=-2,
)
def _fqdn_rand_string(context: Context, arguments: list[Value]) -> Value:
    length = arguments[0]
    characters = arguments[1] if len(arguments) > 1 else ""
    if not is_integer(length) or to_i(length) <= 0:
        raise ArgumentMismatch("fqdn_rand_string(): first argument must be a positive integer")
    if characters is not None and type(characters) is not str:
        raise ArgumentMismatch("fqdn_rand_string(): second argument must be undef or a string")
    return _node_string(context, to_i(length), characters or "", arguments[2:])


@function(
    "stdlib::fqdn_rand_string",
    Topic.DIGESTS,
    "Returns a random string, always the same for a node.",
).dispatch("Integer[1] $length, ?Optional[String] $charset, *Any $seed")
def _new_fqdn_rand_string(
    context: Context, length: int, characters: str | None = None, *seeds: Value
) -> Value:
    return _node_string(context, length, characters or "", list(seeds))


def _rotated(value: str | list[Value], name: Callable[[], Value], seeds: list[Value]) -> Value:
    """A string or an array whose beginning is moved to its end."""
    if len(value) <= 1:
        return value  # whatever the name is
    offset = _below(joined([name(), seeds], ":"), len(value))
    return value[offset:] + value[:offset]  # type: ignore[operator]  # both are of one kind


@legacy(
    "fqdn_rotate",
    "$from, [$seed]",
    Topic.DIGESTS,
    "Rotates an array or string by a random number, always the same for a node.",
)
def _fqdn_rotate(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "fqdn_rotate(): Wrong number of arguments given ({} for 1)")
    value = arguments[0]
    if not isinstance(value, (str, list)):
        raise ArgumentMismatch("fqdn_rotate(): Requires either array or string to work with")
    return _rotated(value, lambda: expected_variable(context, "::fqdn"), arguments[1:])


new_fqdn_rotate = function(
    "stdlib::fqdn_rotate",
    Topic.DIGESTS,
    "Rotates an array or string by a random number, always the same for a node.",
)


@new_fqdn_rotate.dispatch("Array $input, *Variant[Integer,String] $seeds")
@new_fqdn_rotate.dispatch("String $input, *Variant[Integer,String] $seeds")
def _new_fqdn_rotate(context: Context, value: str | list[Value], *seeds: Value) -> Value:
    def name() -> Value:
        return entry(entry(variable(context, "::facts"), "networking"), "fqdn")

    return _rotated(value, name, list(seeds))


# --- Different each time


@legacy(
    "shuffle", "$from", Topic.DIGESTS, "Shuffles an array or string randomly.", determined=False
)
def _shuffle(context: Context, arguments: list[Value]) -> Value:
    check_count(arguments, 1, None, "shuffle(): Wrong number of arguments given ({} for 1)")
    value = arguments[0]
    if not isinstance(value, (str, list)):
        raise ArgumentMismatch("shuffle(): Requires either array or string to work with")
    note_undetermined("a random number")
    shuffled = random.sample(value, len(value))
    return "".join(shuffled) if isinstance(value, str) else shuffled
