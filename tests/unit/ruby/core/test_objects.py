"""Objects of classes that Ruby code defines."""

from __future__ import annotations

import pytest

from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from tests.oracle.ruby.erb import stub_host


@pytest.mark.parametrize("name", ["meta_eval", "singleton_method", "display"])
def test_methods_of_all_objects_that_are_missing_here_are_left_to_ruby(name: str) -> None:
    source = f"<% made = Struct.new(:a).new(1) %><%= made.{name} {{ 1 }} %>"
    with pytest.raises(UnsupportedRuby, match=f"`{name}'"):
        compile_template(source).render(stub_host({}))


def test_methods_that_no_object_has_are_errors() -> None:
    source = "<% made = Struct.new(:a).new(1) %><%= made.b %>"
    with pytest.raises(RubyError, match="undefined method `b'"):
        compile_template(source).render(stub_host({}))
