"""Random numbers: of `Random.new(seed)`, which can be reproduced, and others."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode

from mupuppet.ruby.core.kernel import command
from mupuppet.ruby.core.run import Run, check_size
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby.stdlib.libraries import module_function
from mupuppet.ruby_semantics.conversion import as_integer, inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import LibraryObject, Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import binary_string
from mupuppet.values.ruby_random import RubyRandom
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Value

_ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


class RandomObject(LibraryObject):
    """A generator of random numbers."""

    __slots__ = ("generator", "seed")

    class_name = "Random"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.generator = RubyRandom(abs(seed))


def _default(run: Run) -> RubyRandom:
    """The generator of `rand`, which `srand` seeds."""
    seeded = run.state.random
    return seeded.generator if seeded is not None else RubyRandom(_any_seed())


def _any_seed() -> int:
    note_undetermined("a random number")
    from secrets import randbits  # few programs want one, here and below

    return randbits(128)


_random = definer(TABLES.setdefault(RandomObject, {}))


@module_function("Random")("new", 0, 1)
def _new(run: Run, kind: Value, block: Proc | None, *seed: Value) -> Value:
    return RandomObject(as_integer(seed[0]) if seed else _any_seed())


_random("seed")(lambda run, random, block: random.seed)


@_random("bytes", 1)
def _bytes(run: Run, random: RandomObject, block: Proc | None, size: Value) -> Value:
    check_size(as_integer(size))
    return binary_string(random.generator.content(as_integer(size)))


def _number(generator: RubyRandom, limit: tuple[Value, ...]) -> Value:
    if not limit:
        return generator.fraction()
    highest = limit[0]
    if type(highest) is int and highest > 0:
        return generator.below(highest)
    if type(highest) is float and highest > 0:
        return generator.fraction() * highest
    if isinstance(highest, Range) and type(highest.first) is int and type(highest.last) is int:
        size = highest.last - highest.first + (not highest.exclusive)
        if size > 0:
            return highest.first + generator.below(size)
    raise RubyError("ArgumentError", f"invalid argument - {inspect(highest)}")


@_random("rand", 0, 1)
def _rand(run: Run, random: RandomObject, block: Proc | None, *limit: Value) -> Value:
    return _number(random.generator, limit)


# --- Without a seed


@module_function("Random")("rand", 0, 1)
def _any_rand(run: Run, kind: Value, block: Proc | None, *limit: Value) -> Value:
    return _number(_default(run), limit)


@command("srand", 0, 1)
def _srand(run: Run, block: Proc | None, values: list[Value]) -> Value:
    before = run.state.random
    run.state.random = RandomObject(as_integer(values[0]) if values else _any_seed())
    return before.seed if before is not None else _any_seed()


@module_function("Random")("srand", 0, 1)
def _srand_of_class(run: Run, kind: Value, block: Proc | None, *seed: Value) -> Value:
    return _srand(run, block, list(seed))


@command("rand", 0, 1)
def _kernel_rand(run: Run, block: Proc | None, values: list[Value]) -> Value:
    """It takes whole numbers without their sign, and nil or 0 for no limit."""
    generator = _default(run)
    if values and isinstance(values[0], Range):
        return _number(generator, (values[0],))
    limit = abs(as_integer(values[0])) if values and values[0] is not None else 0
    return _number(generator, (limit,) if limit else ())


_secure = module_function("SecureRandom")


def _secure_bytes(size: tuple[Value, ...]) -> bytes:
    note_undetermined("a random number")
    count = as_integer(size[0]) if size and size[0] is not None else 16
    check_size(count)
    from secrets import token_bytes

    return token_bytes(count)


_secure("hex", 0, 1, makes=True)(lambda run, module, block, *size: _secure_bytes(size).hex())
_secure("random_bytes bytes", 0, 1)(
    lambda run, module, block, *size: binary_string(_secure_bytes(size))
)
_secure("base64", 0, 1, makes=True)(
    lambda run, module, block, *size: b64encode(_secure_bytes(size)).decode()
)
_secure("urlsafe_base64", 0, 1, makes=True)(
    lambda run, module, block, *size: urlsafe_b64encode(_secure_bytes(size)).decode().rstrip("=")
)


@_secure("uuid", makes=True)
def _uuid(run: Run, module: Value, block: Proc | None) -> Value:
    note_undetermined("a random number")
    from uuid import uuid4

    return str(uuid4())


@_secure("alphanumeric", 0, 1, makes=True)
def _alphanumeric(run: Run, module: Value, block: Proc | None, *size: Value) -> Value:
    note_undetermined("a random number")
    count = as_integer(size[0]) if size and size[0] is not None else 16
    check_size(count)
    from secrets import choice

    return "".join(choice(_ALPHANUMERIC) for _ in range(count))


@_secure("random_number rand", 0, 1)
def _secure_number(run: Run, module: Value, block: Proc | None, *limit: Value) -> Value:
    return _number(RubyRandom(_any_seed()), limit)


# --- Arrays


def _given(run: Run, options: tuple[Value, ...]) -> RubyRandom:
    """The generator given as `random:`, or any."""
    chosen = (
        options[-1].get(Symbol("random")) if options and isinstance(options[-1], dict) else None
    )
    return chosen.generator if isinstance(chosen, RandomObject) else _default(run)


_array = definer(TABLES[list], holds=True)


def _shuffled(array: list[Value], generator: RubyRandom) -> list[Value]:
    made = list(array)
    for last in range(len(made) - 1, -1, -1):
        other = generator.below(last + 1)
        made[last], made[other] = made[other], made[last]
    return made


@_array("shuffle", 0, 1)
def _shuffle(run: Run, array: list[Value], block: Proc | None, *options: Value) -> Value:
    return _shuffled(array, _given(run, options))


@_array("shuffle!", 0, 1, changes=True)
def _shuffle_here(run: Run, array: list[Value], block: Proc | None, *options: Value) -> Value:
    array[:] = _shuffled(array, _given(run, options))
    return array


@_array("sample", 0, 2)
def _sample(run: Run, array: list[Value], block: Proc | None, *options: Value) -> Value:
    generator = _given(run, options)
    count_given = bool(options) and not isinstance(options[0], dict)
    if not count_given:
        return array[generator.below(len(array))] if array else None
    count = min(as_integer(options[0]), len(array))
    check_size(count)
    if count > 2:
        raise UnsupportedRuby("a sample of more than two elements")
    places = [generator.below(len(array) - taken) for taken in range(count)]
    if count == 2 and places[1] >= places[0]:
        places[1] += 1
    return [array[place] for place in places]
