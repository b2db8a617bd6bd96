"""The hashes of passwords that bcrypt makes: `$2b$05$…`.

Pure Python is slow at this, which is the point of bcrypt: a cost of 5 takes about half a second,
and each further step doubles it.
"""

from __future__ import annotations

from functools import cache

_ALPHABET = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
_WORD = 0xFFFFFFFF
_KEY_WORDS = 18
_STRING = b"OrpheanBeholderScryDoubt"
_SALT_LETTERS = 22


@cache
def _pi_words() -> tuple[int, ...]:
    """The first bits of the fraction of pi, from which Blowfish starts."""
    count = _KEY_WORDS + 4 * 256
    bits = count * 32
    one = 1 << (bits + 64)
    # Machin's formula.
    pi = 4 * (4 * _arc_tangent_of_inverse(5, one) - _arc_tangent_of_inverse(239, one))
    fraction = (pi - 3 * one) >> 64
    return tuple(fraction >> (bits - 32 * (place + 1)) & _WORD for place in range(count))


def _arc_tangent_of_inverse(number: int, one: int) -> int:
    power = one // number
    total = 0
    divisor = 1
    while power:
        total += power // divisor
        power //= number * number
        total -= power // (divisor + 2)
        power //= number * number
        divisor += 4
    return total


class _Blowfish:
    """The cipher, whose tables are its key."""

    def __init__(self) -> None:
        words = _pi_words()
        self.keys = list(words[:_KEY_WORDS])
        self.boxes = list(words[_KEY_WORDS:])

    def encrypt(self, left: int, right: int) -> tuple[int, int]:
        keys, boxes = self.keys, self.boxes
        for position in range(0, 16, 2):
            left ^= keys[position]
            mixed = boxes[left >> 24] + boxes[256 + (left >> 16 & 255)]
            mixed = (mixed ^ boxes[512 + (left >> 8 & 255)]) + boxes[768 + (left & 255)]
            right ^= mixed & _WORD
            right ^= keys[position + 1]
            mixed = boxes[right >> 24] + boxes[256 + (right >> 16 & 255)]
            mixed = (mixed ^ boxes[512 + (right >> 8 & 255)]) + boxes[768 + (right & 255)]
            left ^= mixed & _WORD
        return right ^ keys[17], left ^ keys[16]

    def expand(self, key: list[int], salt: list[int]) -> None:
        """Mix a key into the tables."""
        for position in range(_KEY_WORDS):
            self.keys[position] ^= key[position]
        left = right = place = 0
        for table in (self.keys, self.boxes):
            for position in range(0, len(table), 2):
                left ^= salt[place]
                right ^= salt[place + 1]
                place = (place + 2) % len(salt)
                left, right = self.encrypt(left, right)
                table[position], table[position + 1] = left, right


def _key_words(password: bytes, extends_sign: bool) -> list[int]:
    """The password with a nought at its end, again and again.

    The oldest implementation took bytes for signed numbers, so that those above 127 covered
    what stood before them.
    """
    content = password + b"\0"
    words: list[int] = []
    for place in range(_KEY_WORDS):
        word = 0
        for offset in range(4):
            byte = content[(place * 4 + offset) % len(content)]
            if extends_sign and byte > 127:
                byte |= 0xFFFFFF00
            word = (word << 8 | byte) & _WORD
        words.append(word)
    return words


def _decoded(string: str, size: int) -> bytes:
    bits = 0
    for character in string:
        bits = bits << 6 | _ALPHABET.index(character)
    bits >>= len(string) * 6 - size * 8
    return bits.to_bytes(size, "big")


def _encoded(content: bytes) -> str:
    length = (len(content) * 8 + 5) // 6
    bits = int.from_bytes(content, "big") << (length * 6 - len(content) * 8)
    return "".join(_ALPHABET[bits >> 6 * place & 63] for place in range(length - 1, -1, -1))


def bcrypt(prefix: str, password: bytes, setting: str) -> str:
    """`$2b$05$…` for a setting like `05$` and 22 characters of salt; `*0` where it is none."""
    cost = int(setting[:2]) if setting[:2].isdigit() else 0
    if not 4 <= cost <= 31:
        return "*0"
    salt = _decoded(setting[3 : 3 + _SALT_LETTERS], 16)
    key = _key_words(password, extends_sign=prefix == "$2x$")
    salt_words = [int.from_bytes(salt[place : place + 4], "big") for place in range(0, 16, 4)]
    salt_key = [salt_words[place % 4] for place in range(_KEY_WORDS)]
    cipher = _Blowfish()
    cipher.expand(key, salt_words)
    nothing = [0, 0]
    for _ in range(1 << cost):
        cipher.expand(key, nothing)
        cipher.expand(salt_key, nothing)
    hashed = b""
    for place in range(0, len(_STRING), 8):
        left = int.from_bytes(_STRING[place : place + 4], "big")
        right = int.from_bytes(_STRING[place + 4 : place + 8], "big")
        for _ in range(64):
            left, right = cipher.encrypt(left, right)
        hashed += left.to_bytes(4, "big") + right.to_bytes(4, "big")
    # The last byte is left out, as it always was.
    return f"{prefix}{cost:02}${_encoded(salt)}{_encoded(hashed[:-1])}"
