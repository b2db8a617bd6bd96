"""Every key and element of HOCON has its place, and the places that it is taken from."""

from __future__ import annotations

import pytest

from mupuppet.data_formats.hocon_reader import hocon_positions
from mupuppet.data_formats.problems import DataProblem

_DOCUMENT = b"""\
# a comment
a.b.c = 1
a { d = 2 }
list = [
  x, { y: 3 }
  "z"
]
text = \"\"\"one
two\"\"\"
list += w
copy = ${a}
joined = ${text} and more
a { b.c = 4
    b.e = 5 }
base { port = 1, host = h }
over = ${base} { port = 2 }
optional = ${?gone}
"""


@pytest.mark.parametrize(
    ("path", "places"),
    [
        (("a", "b", "c"), [(13, 5)]),
        (("a", "b", "e"), [(14, 5)]),
        (("a", "d"), [(3, 5)]),
        (("a",), [(13, 1), (3, 1), (2, 1)]),
        (("list", 0), [(5, 3)]),
        (("list", 1, "y"), [(5, 8)]),
        (("list", 2), [(6, 3)]),
        (("list", 3), [(10, 9)]),
        (("list",), [(10, 1), (4, 1)]),
        (("copy",), [(11, 1), (13, 1), (3, 1), (2, 1)]),
        (("copy", "b", "c"), [(13, 5)]),
        (("joined",), [(12, 1), (8, 1)]),
        (("over", "port"), [(16, 18)]),
        (("over", "host"), [(15, 18)]),
        (("optional",), []),
        (("gone",), []),
    ],
)
def test_positions(path: tuple[str | int, ...], places: list[tuple[int, int]]) -> None:
    found = hocon_positions(_DOCUMENT, "f.conf").find(*path)
    assert [(place.line, place.column) for place in found] == places


def test_where_values_end() -> None:
    positions = hocon_positions(_DOCUMENT, "f.conf")
    assert positions.find("text")[0].lines == range(8, 10)
    assert positions.find("a")[0].lines == range(13, 15)


def test_a_mistake_has_its_line() -> None:
    with pytest.raises(DataProblem) as caught:
        hocon_positions(b"a = 1\nb = ${c}\n", "f.conf")
    assert caught.value.line == 2


def test_shared_values_are_read_once() -> None:
    lines = ["a0 { x = 1 }"]
    lines += [f"a{n} = {{ l = ${{a{n - 1}}}, r = ${{a{n - 1}}} }}" for n in range(1, 12)]
    path = ("a11", *["l", "r"] * 5, "l", "x")
    found = hocon_positions("\n".join(lines).encode(), "f.conf").find(*path)
    assert [(place.line, place.column) for place in found] == [(1, 6)]
