"""What `docs/paper-errata.md` says about manifests on which the rules differ from Puppet.

Only our side is tested here; that Puppet differs is why the page lists them.
"""

import pytest

from tests.rules.compiling import catalog_text, error_message


@pytest.mark.parametrize(
    ("manifest", "catalog"),
    [
        ("node 'other' { file { 'f': } } file { 'g': }", "file { 'g': }"),
        (
            "node default { file { 'f': } } node default { file { 'g': } }",
            "file { 'f': }\nfile { 'g': }",
        ),
        ("class a($p = 1) { file { 'f': mode => $p } } class { 'a': typo => 2 }",
         "file { 'f':\n  mode => 1\n}"),
        ("define d { } d { 'x': typo => 1 } d { 'x': }", ""),
        ("file { 'x': typo => 1 }", "file { 'x':\n  typo => 1\n}"),
        ("$x = 1 class a($x = $x) { file { 'f': mode => $x } } include a",
         "file { 'f':\n  mode => 1\n}"),
        ("file { 'f': mode => 4611686018427387904 * 4 }",
         "file { 'f':\n  mode => 18446744073709551616\n}"),
        ("notify { '': }", "notify { '': }"),
    ],
)  # fmt: skip
def test_accepted(manifest: str, catalog: str) -> None:
    assert catalog_text(manifest) == catalog


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ("include a class a { }", "1:1: class `a` is not defined"),
        (
            "define d { notify { $title: message => $late } } d { 'x': } $late = 1",
            "1:40: `$late` is not bound in :: def nor in its ancestors ::",
        ),
        (
            "class b { $x = 1 } class a inherits b { } include a $y = $::a::x",
            "1:58: `$::a::x` is not bound in ::a",
        ),
        (
            "class a { $x = $title } include a",
            "1:16: `$title` is not bound in ::a nor in its ancestors ::",
        ),
        ("$x = [1, 2][-1]", "1:6: there is no element -1 in an array of 2 elements"),
        ("$h = { 'a' => 1 } $x = $h['b']", "1:24: the hash has no key 'b'"),
        (
            "$x = true and 5",
            "1:15: the right operand of `and` must be true or false, and it is the integer 5",
        ),
        ("$x = 'a' < 'b'", "1:6: `<` compares numbers, and one of its operands is the string 'a'"),
        ("$x = '1' + 1", "1:6: `+` needs numbers, and its left operand is the string '1'"),
    ],
)
def test_stuck(manifest: str, message: str) -> None:
    assert error_message(manifest) == message
