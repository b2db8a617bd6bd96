"""Binary: bytes as a value."""

from __future__ import annotations

from binascii import b2a_base64

from mupuppet.basics.records import Record


def bytes_of(string: str) -> bytes:
    """The bytes of a string: UTF-8, and those that it has instead of characters."""
    try:
        return string.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:  # half a pair of UTF-16, which Ruby has as bytes, too
        return string.encode("utf-8", "surrogatepass")


class Binary(Record):
    """Bytes; as a string they are base64."""

    #: What messages call one.
    LABEL = "Binary"

    content: bytes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Binary) and self.content == other.content

    def __hash__(self) -> int:
        return hash((Binary, self.content))

    def __len__(self) -> int:
        return len(self.content)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return b2a_base64(self.content, newline=False).decode("ascii")

    def __repr__(self) -> str:
        return f"Binary({str(self)!r})"
