"""Plain YAML is read as the full reader reads it, or not at all."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mupuppet.data_formats.plain_yaml import NotPlain, read_plain
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_reader import parse_any_yaml
from mupuppet.values.value import Value


def read_fully(source: str) -> Value:
    return parse_any_yaml(source.encode(), "file.yaml")


def shown(value: Value) -> str:
    """A value with its classes and the order of its keys."""
    return repr(value)


PLAIN = [
    "",
    "# nothing\n",
    "---\na: 1\n",
    "a: 1\nb: two words  # a comment\n\n'c d': \"x\"\n",
    "m::a: yes\nm::b: ~\nm::c:\nm::d: 0x1f\nm::e: 010\nm::f: 1.5\n",
    "a:\n  b:\n    - 1\n    - c: d\n      e: f\n  g: h\ni: 2\n",
    "a:\n- b\n-\n  - c\n- d:\n  - e\nf: g\n",
    "- a\n- b: c\n  d: e\n-\n  f: g\n",
    "a: [b, 'it''s', \"d\", 2, [], {}]\ne: {f: g h, 'i::j': [k]} # l\n",
    "'^m\\d+::a$': {merge: hash}\nb: '%{facts.os.family}'\n",
    "a: 'x # y'\nb: \"x: y\"\nc: x#y\nd: x:y\n",
    "a: 1\na: 2\n",
]


@pytest.mark.parametrize("source", PLAIN)
def test_what_is_plain_is_read(source: str) -> None:
    assert shown(read_plain(source.encode())) == shown(read_fully(source))


@pytest.mark.parametrize(
    "source",
    [
        "a: &b c\n",
        "a: *b\n",
        "a: !!str 1\n",
        "a: |\n  b\n",
        "a: b\n  c\n",
        "a: b: c\n",
        "<<: {a: b}\n",
        '"<<": {a: b}\n',
        "yes: 1\n",
        "1: 2\n",
        "a: 2001-01-01\n",
        'a: "\\n"\n',
        "a: ä\n",
        "a:\tb\n",
        "a: b\r\n",
        "a: b\n---\nc: d\n",
        "a: [b\n  c]\n",
        "a: [b, ]\n",
        "a: {b}\n",
        "  a: b\n c: d\n",
        "just a string\n",
        f"{'a' * 1100}: b\n",
        f"a: {'[' * 60}{']' * 60}\n",
    ],
)
def test_everything_else_is_left_to_the_full_reader(source: str) -> None:
    with pytest.raises(NotPlain):
        read_plain(source.encode())


INDENTATION = st.sampled_from(["", "", " ", "  ", "  ", "    "])
DASH = st.sampled_from(["", "", "", "- ", "- ", "-   ", "-"])
KEY = st.sampled_from(
    "a: |b: |m::c: |'d': |\"e\": |f.g: |h-i:  |j:|::k: |l :|yes: |<<: |'<<': |'m''n': |[o]: |1: "
    "|a:: |b:c: |'#': |n#: |? p: |!q r: ||".split("|")
)
VALUE = st.sampled_from(
    (
        "|1|-1|a|yes|'b'|'c''d'|\"e\"|\"f\\n\"|g h|i: j|k #l|m#n|o:p|[a, b]|[]|{}|{a: 1}|[a,b]"
        "|[a, ]|{a}|{a:1}|{'a': [1, {b: c}]}|[a b, c]|~|null|010|1e5|12:30|2001-01-01|:sym|/a/b|%x"
        "|*a|&a b|!t a|>|- a|-|#c|a:|'a' #c|'a'#c|'a' b|[a] #c|[a]#c|[a: b]|<<|[-1]|[1 - 2]|...|---"
        "|a'b|'a'b'|(a)|[a::b]|{a::b: 1}|{yes: 1}|{a : 1}|[a #b]|a]|a, b|+1|1_000|0|00|08|-.5|- - a"
        "|a ? b|''|\"\""
    ).split("|")
)
LINE = st.one_of(
    st.builds("{}{}{}{}".format, INDENTATION, DASH, KEY, VALUE),
    st.builds("{}{}{}".format, INDENTATION, KEY, VALUE),
    st.sampled_from(["", "   ", "# c", "  # a: b", "---", "...", "%YAML 1.1"]),
)


@given(st.lists(LINE, max_size=8).map("\n".join))
@example("a:\n- b\nc: d")
@example("- a:\n  - b\n  c: d\n- e")
def test_plain_yaml_means_the_same_to_the_full_reader(source: str) -> None:
    try:
        plain = read_plain(source.encode())
    except NotPlain:
        return
    try:
        assert shown(plain) == shown(read_fully(source))
    except DataProblem as problem:
        pytest.fail(f"{problem}: {source!r}")
