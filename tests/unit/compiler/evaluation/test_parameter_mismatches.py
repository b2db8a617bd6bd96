"""What follows Puppet's own message about parameters that do not fit."""

from __future__ import annotations

from mupuppet import compile
from mupuppet.environment.environment import Environment

TYPES = """type Port = Integer[1, 65535]
type Site = Struct[{ name => String[1], ports => Array[Port] }]
"""


def notes(code: str) -> tuple[str, ...]:
    """The notes of the error that code leads to, without the chain of declarations."""
    error = compile(Environment.from_code(TYPES + code)).error
    assert error is not None
    return tuple(note for note in error.notes if not note.startswith("in "))


def test_the_part_that_is_wrong_its_origin_and_its_type() -> None:
    found = notes(
        "class web(Site $site) { }\n"
        "class { 'web': site => { 'name' => 'x', 'ports' => [80, 70000] } }"
    )
    assert found == (
        "`site['ports'][1]` is `70000`",
        "`site` is set at <code>:4:16",
        "the type `Port` is defined at <code>:1:6",
    )


def test_a_default_that_does_not_fit() -> None:
    assert notes("class web(Integer $x = 'one') { }\ninclude web") == (
        "`x` is `'one'`",
        "the default of `x` is at <code>:3:19",
    )


def test_the_type_of_a_defined_type() -> None:
    found = notes("define vhost(Port $port) { }\nvhost { 'a': port => 0 }")
    assert found[-3:] == (
        "`port` is `0`",
        "`port` is set at <code>:4:14",
        "the type `Port` is defined at <code>:1:6",
    )


def test_what_is_sensitive_is_not_shown() -> None:
    found = notes("class web(Integer $x) { }\nclass { 'web': x => Sensitive('secret') }")
    assert not any("secret" in note for note in found)


def test_long_values_are_cut() -> None:
    (first, *_) = notes(f"class web(Integer $x) {{ }}\nclass {{ 'web': x => '{'y' * 500}' }}")
    assert len(first) < 120
