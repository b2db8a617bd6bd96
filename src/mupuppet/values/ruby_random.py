"""Ruby's random numbers.

Ruby and Python share the generator (MT19937), but differ in how they seed it and in how they take
numbers below a limit.
"""

from __future__ import annotations

_WORD = 0xFFFFFFFF
_SIZE = 624


class RubyRandom:
    """Ruby's `Random.new(seed)`."""

    def __init__(self, seed: int) -> None:
        from random import Random  # few runs need it, and it imports hashes

        words = [seed >> shift & _WORD for shift in range(0, max(seed.bit_length(), 1), 32)]
        # A highest word of 1 used to mark the length, and is still ignored.
        if len(words) > 1 and words[-1] == 1:
            words.pop()
        if len(words) > 1 and words[-1]:
            # Python seeds its generator with all words of a number, much faster.
            marked = seed.bit_length() > 32 * len(words)
            self._generator = Random(seed ^ 1 << 32 * len(words) if marked else seed)
            return
        state = _seeded_by_word(words[0]) if len(words) == 1 else _seeded_by_words(words)
        self._generator = Random()
        self._generator.setstate((3, (*state, _SIZE), None))

    def fraction(self) -> float:
        """Ruby's `rand`: at least 0, and below 1."""
        return self._generator.random()

    def content(self, size: int) -> bytes:
        """Ruby's `bytes(size)`."""
        words = (size + 3) // 4
        made = b"".join(self._generator.getrandbits(32).to_bytes(4, "little") for _ in range(words))
        return made[:size]

    def below(self, limit: int) -> int:
        """Ruby's `rand(limit)`.

        Words are taken from the highest down, cut to the bits that are needed; as soon as
        they are beyond the limit it starts again.
        """
        highest = limit - 1
        mask = (1 << highest.bit_length()) - 1
        while True:
            number = 0
            for shift in range((highest.bit_length() - 1) // 32 * 32, -1, -32):
                number |= self._generator.getrandbits(32) << shift & mask
                if number > highest:
                    break
            else:
                return number


def _seeded_by_word(seed: int) -> list[int]:
    """The state of the generator for a seed of one word."""
    state = [seed]
    for position in range(1, _SIZE):
        last = state[-1]
        state.append(1812433253 * (last ^ last >> 30) + position & _WORD)
    return state


def _seeded_by_words(seeds: list[int]) -> list[int]:
    """The state of the generator for a seed of several words."""
    state = _seeded_by_word(19650218)
    position = 1
    for count in range(max(_SIZE, len(seeds))):
        place = count % len(seeds)
        last = state[position - 1]
        state[position] ^= (last ^ last >> 30) * 1664525 & _WORD
        state[position] = state[position] + seeds[place] + place & _WORD
        position = _following(state, position)
    for _ in range(_SIZE - 1):
        last = state[position - 1]
        state[position] ^= (last ^ last >> 30) * 1566083941 & _WORD
        state[position] = state[position] - position & _WORD
        position = _following(state, position)
    state[0] = 0x80000000
    return state


def _following(state: list[int], position: int) -> int:
    """The next position; after the last comes the second, and the first repeats the last."""
    if position + 1 < _SIZE:
        return position + 1
    state[0] = state[-1]
    return 1
