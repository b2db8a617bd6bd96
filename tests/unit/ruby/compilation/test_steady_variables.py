"""Blocks that run for another `self` and see variables that change are left to Ruby."""

from __future__ import annotations

import pytest

from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from tests.oracle.ruby.erb import stub_host


@pytest.mark.parametrize(
    "code",
    [
        "x = 1; k = Class.new { define_method(:m) { x } }; x = 2; k.new.m",
        "x = 1; k = Class.new { x = 2 }; x",
        "x = 1; k = Class.new { define_method(:m) { x += 1 } }; k.new.m",
        "x = 0; Class.new { [:a, :b].each { |n| x = n; define_method(n) { x } } }.new.a",
        "x = 1; f = -> { x = 2 }; k = Class.new { f.call; define_method(:m) { x } }; k.new.m",
        "k = nil; x = 0; while x < 2; x += 1; k ||= Class.new { define_method(:m) { x } }; end",
    ],
)
def test_a_variable_that_changes_later_is_left_to_ruby(code: str) -> None:
    with pytest.raises(UnsupportedRuby, match="which changes later"):
        compile_template(f"<%= ({code}) %>").render(stub_host({}))
