"""The renderers: what people, editors, programs and GitHub are shown."""

import json
import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.diagnostics import Diagnostic, Label, Severity
from mupuppet.diagnostics.render_concise import render_concise
from mupuppet.diagnostics.render_full import render_full
from mupuppet.diagnostics.render_github import render_github
from mupuppet.diagnostics.render_json import json_array, render_json
from mupuppet.diagnostics.render_palette import COLOURED
from mupuppet.source import SourceFile, Span


def diagnostic(
    text: str,
    marked: str | tuple[int, int],
    labels: dict[str, str] | None = None,
    *,
    name: str = "init.pp",
    severity: Severity = Severity.ERROR,
    message: str = "this is wrong",
    at: int | None = None,
    notes: tuple[str, ...] = (),
    hint: str | None = None,
) -> Diagnostic:
    """A diagnostic about a piece of a text, with labels at other pieces."""
    span = _span(text, marked) if isinstance(marked, str) else Span(*marked)
    further = tuple(Label(_span(text, piece), label) for piece, label in (labels or {}).items())
    return Diagnostic(
        "stuck", severity, message, SourceFile(text, name), span,
        span.start if at is None else at, further, notes, hint,
    )  # fmt: skip


def _span(text: str, piece: str) -> Span:
    start = text.index(piece)
    return Span(start, start + len(piece))


def snippet(given: Diagnostic, columns: int = 120) -> str:
    """The rows with source lines and marks, without the frame around them."""
    rows = render_full(given, columns=columns).splitlines()[2:]
    return "\n".join(row for row in rows if not re.fullmatch(r" +\||", row))


RESOURCE = """\
class a {
  file { '/x':
    owner => 'root',
    mode  => '0644',
    owner => 'me',
  }
}
"""


def test_full() -> None:
    given = diagnostic(
        RESOURCE,
        "owner => 'me'",
        {"owner => 'root'": "first set here"},
        notes=("one", "two"),
        hint="remove one",
    )
    assert render_full(given) == (
        "error[stuck]: this is wrong\n"
        " --> init.pp:5:5\n"
        "  |\n"
        "3 |     owner => 'root',\n"
        "  |     --------------- first set here\n"
        "4 |     mode  => '0644',\n"
        "5 |     owner => 'me',\n"
        "  |     ^^^^^^^^^^^^^\n"
        "  |\n"
        "  = note: one\n"
        "  = note: two\n"
        "  = help: remove one\n"
    )


@pytest.mark.parametrize(
    ("severity", "title"),
    [
        (Severity.ERROR, "error[stuck]: this is wrong"),
        (Severity.WARNING, "warning[stuck]: this is wrong"),
        (Severity.DEPRECATION, "deprecation[stuck]: this is wrong"),
    ],
)
def test_full_begins_with_the_severity(severity: Severity, title: str) -> None:
    assert render_full(diagnostic("a", "a", severity=severity)).splitlines()[0] == title


def test_full_shows_the_reported_position_and_underlines_the_span() -> None:
    given = diagnostic("$x = 1 + 2", "1 + 2", at=7)
    assert " --> init.pp:1:8\n" in render_full(given)
    assert snippet(given) == "1 | $x = 1 + 2\n  |      ^^^^^"


def test_full_draws_a_bar_beside_several_lines() -> None:
    whole = RESOURCE[RESOURCE.index("file") : RESOURCE.rindex("}\n}") + 1]
    assert snippet(diagnostic(RESOURCE, whole)) == (
        "2 | /   file { '/x':\n"
        "3 | |     owner => 'root',\n"
        "4 | |     mode  => '0644',\n"
        "5 | |     owner => 'me',\n"
        "6 | |   }\n"
        "  | |___^"
    )


def test_full_opens_the_bar_where_the_span_begins_in_a_line() -> None:
    text = "$x = [\n  1,\n]\n"
    assert snippet(diagnostic(text, "[\n  1,\n]", {"1": "one"})) == (
        "1 |   $x = [\n"
        "  |  ______^\n"
        "2 | |   1,\n"
        "  | |   - one\n"
        "3 | | ]\n"
        "  | |_^"
    )  # fmt: skip


def test_full_leaves_out_the_middle_of_a_long_span() -> None:
    text = "if true {\n" + "  a\n" * 100 + "}\n"
    assert snippet(diagnostic(text, (0, len(text) - 1), at=text.index("a"))) == (
        "  1 | / if true {\n"
        "  2 | |   a\n"
        "...   |\n"
        "101 | |   a\n"
        "102 | | }\n"
        "    | |_^"
    )  # fmt: skip


def test_full_shows_the_reported_line_of_a_long_span() -> None:
    text = "if true {\n" + "  a\n" * 100 + "}\n"
    shown = snippet(diagnostic(text, (0, len(text) - 1), at=text.index("a") + 4 * 50))
    assert "\n 52 | |   a\n" in shown


def test_full_leaves_out_lines_between_a_label_and_the_span() -> None:
    text = "$a = 1\n\n\n\n$a = 2\n"
    assert snippet(diagnostic(text, "$a = 2", {"$a = 1": "first"})) == (
        "1 | $a = 1\n"
        "  | ------ first\n"
        "...\n"
        "5 | $a = 2\n"
        "  | ^^^^^^"
    )  # fmt: skip


def test_full_at_the_end_of_a_file_shows_the_last_line_with_content() -> None:
    text = "class a {\n\n\n\n"
    assert snippet(diagnostic(text, (len(text), len(text)))) == (
        "1 | class a {\n"
        "...\n"
        "5 |\n"
        "  | ^"
    )  # fmt: skip


def test_full_at_the_end_of_a_line_without_line_break() -> None:
    assert snippet(diagnostic("$x =", (4, 4))) == "1 | $x =\n  |     ^"


def test_full_without_source_has_no_snippet() -> None:
    assert render_full(diagnostic("", (0, 0), name="gone.pp", hint="h")) == (
        "error[stuck]: this is wrong\n --> gone.pp\n  = help: h\n"
    )


def test_full_ignores_the_carriage_return_of_a_line_break() -> None:
    assert snippet(diagnostic("a\r\nb\r\n", (1, 2))) == "1 | a\n  |  ^"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\tx", "1 |     x\n  |     ^"),
        ("漢字x", "1 | 漢字x\n  |     ^"),
        ("ｶﾅx", "1 | ｶﾅx\n  |   ^"),
        ("e\u0301x", "1 | e\u0301x\n  |  ^"),
        ("\0x", "1 | ␀x\n  |  ^"),
        ("\x1b[31mx", "1 | ␛[31mx\n  |      ^"),
        ("\x7fx", "1 | ␡x\n  |  ^"),
        ("\x9bx", "1 | <U+009B>x\n  |         ^"),
        ("\u202ex", "1 | <U+202E>x\n  |         ^"),
        ("\u200bx", "1 | <U+200B>x\n  |         ^"),
        ("\u2028x", "1 | <U+2028>x\n  |         ^"),
        ("a\rx", "1 | a␍x\n  |   ^"),
    ],
)
def test_full_counts_the_columns_of_a_terminal(text: str, shown: str) -> None:
    assert snippet(diagnostic(text, "x")) == shown


@pytest.mark.parametrize("around", ["-", "漢", "\0", "\u202e"])
def test_full_cuts_a_long_line_around_the_span(around: str) -> None:
    line, marks = snippet(diagnostic(around * 999 + "X" + around * 999, "X"), 80).splitlines()
    assert _terminal_width(line) <= 80
    assert line.startswith("1 | …")
    assert line.endswith("…")
    assert _terminal_width(line[: line.index("X")]) == marks.index("^")
    assert marks.count("^") == 1


def test_full_cuts_a_long_span_too() -> None:
    line, marks = snippet(diagnostic("aaa" + "X" * 999, "X" * 999), 80).splitlines()
    assert len(line) <= 80
    assert line.count("X") == marks.count("^") > 60


def test_full_of_a_huge_line_is_quick() -> None:
    text = "x" * 3_000_000
    for _ in range(100):
        assert "^" in render_full(diagnostic(text, (2_000_000, 2_000_001)))


def test_full_colours_only_when_asked() -> None:
    given = diagnostic(RESOURCE, "owner => 'me'", {"mode": "here"}, notes=("n",), hint="h")
    coloured = render_full(given, COLOURED)
    assert "\x1b[1;31m^^^^^^^^^^^^^\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == render_full(given)


def test_concise() -> None:
    given = diagnostic("$a\n$b", "$b", at=4, severity=Severity.WARNING, name="a b.pp")
    assert render_concise(given) == "a b.pp:2:2: warning[stuck] this is wrong\n"


def test_json_schema() -> None:
    given = diagnostic("$a\n$b", "$b", {"$a": "é"}, notes=("n",), hint="h", at=4)
    assert json.loads(render_json(given)) == {
        "file": "init.pp",
        "line": 2,
        "column": 2,
        "severity": "error",
        "id": "stuck",
        "message": "this is wrong",
        "span": {
            "start": {"offset": 3, "line": 2, "column": 1},
            "end": {"offset": 5, "line": 2, "column": 3},
        },
        "labels": [
            {
                "span": {
                    "start": {"offset": 0, "line": 1, "column": 1},
                    "end": {"offset": 2, "line": 1, "column": 3},
                },
                "text": "é",
            }
        ],
        "notes": ["n"],
        "hint": "h",
    }


@pytest.mark.parametrize("elements", [[], ["1"], ["1", "2", "3"]])
def test_json_array(elements: list[str]) -> None:
    whole = "".join(json_array(elements))
    assert json.loads(whole) == [int(element) for element in elements]
    assert whole.endswith("\n")


@pytest.mark.parametrize(
    ("given", "command"),
    [
        (
            diagnostic("$a\n$b", "$b"),
            "::error file=init.pp,line=2,col=1,endLine=2,endColumn=3,title=stuck::this is wrong",
        ),
        (
            diagnostic("[\n]", "[\n]", severity=Severity.DEPRECATION, hint="close it"),
            "::warning file=init.pp,line=1,endLine=2,title=stuck::this is wrong (help: close it)",
        ),
        (
            diagnostic("a", "a", name=",:%", message="5%"),
            "::error file=%2C%3A%25,line=1,col=1,endLine=1,endColumn=2,title=stuck::5%25",
        ),
    ],
)
def test_github(given: Diagnostic, command: str) -> None:
    assert render_github(given) == command + "\n"


ANYTHING = st.text(max_size=40)
SOURCES = st.text(
    alphabet=st.sampled_from("ab \t\n\r\0\x1b\x9b\u202e漢é\u0301\U0001f600"), max_size=60
)


@pytest.mark.slow
@given(text=SOURCES, message=ANYTHING, name=ANYTHING, offsets=st.tuples(*[st.integers(0, 70)] * 5))
def test_no_renderer_fails_or_lets_a_control_character_through(
    text: str, message: str, name: str, offsets: tuple[int, ...]
) -> None:
    start, end, label_start, label_end, at = (min(offset, len(text)) for offset in offsets)
    source = SourceFile(text, name)
    given = Diagnostic(
        "stuck",
        Severity.ERROR,
        message,
        source,
        Span(min(start, end), max(start, end)),
        at,
        (Label(Span(min(label_start, label_end), max(label_start, label_end)), message),),
        (message,),
        message,
    )
    full = render_full(given, columns=30)
    assert "^" in full or not text
    for output in (full, render_concise(given), render_github(given), render_json(given)):
        bad = [char for char in output if unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")]
        assert set(bad) <= {"\n"} | ({"\x7f"} if output.startswith("{") else set())
    for output in (render_concise(given), render_github(given)):
        assert output.count("\n") == 1


def _terminal_width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(char) == "W" else 1 for char in text)
