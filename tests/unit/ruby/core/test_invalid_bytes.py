"""Strings with bytes that are not UTF-8, which natively must not give other values than in Ruby."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet import Compilation, compile
from mupuppet.environment.discovery import open_environment

_LEFT_TO_RUBY = (
    "=~/a/ .match?(/a/) .scan(/a/) .gsub(/a/,'b') .split('f') .upcase .casecmp?('x')"
    " .tr('a','b') .delete('a') .count('a') .to_sym .to_yaml"
)


def _compiled(directory: Path, expression: str) -> Compilation:
    module = directory / "modules" / "m"
    (module / "templates").mkdir(parents=True)
    (module / "content").write_bytes(b"caf\xe9\xff")
    template = f"<%= (File.read('{module}/content'){expression}).inspect %>"
    (module / "templates" / "t.erb").write_text(template)
    (directory / "manifests").mkdir()
    code = "notify { 'x': message => template('m/t.erb') }"
    (directory / "manifests" / "site.pp").write_text(code)
    with open_environment(str(directory)) as environment:
        return compile(environment, facts="none", node="n", ruby="never")


@pytest.mark.parametrize("method", _LEFT_TO_RUBY.split())
def test_what_ruby_refuses_is_left_to_ruby(method: str, tmp_path: Path) -> None:
    error = _compiled(tmp_path, method).error
    assert error is not None
    assert "bytes that are not UTF-8" in error.message


@pytest.mark.parametrize(
    ("method", "expected"),
    [("", r'"caf\xE9\xFF"'), (".length", "5"), (".gsub('a', 'b')", r'"cbf\xE9\xFF"')],
)
def test_what_needs_no_characters_is_evaluated(method: str, expected: str, tmp_path: Path) -> None:
    catalog = _compiled(tmp_path, method).catalog
    assert catalog is not None
    (notify,) = (each for each in catalog.to_dict()["resources"] if each["type"] == "Notify")
    assert notify["parameters"]["message"] == expected
