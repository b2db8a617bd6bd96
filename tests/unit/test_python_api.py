"""The interface for Python programs: what its page says, and what it costs."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from typing import Any

import pytest

import mupuppet
from mupuppet import Catalog, CatalogResource, Environment, Limits
from mupuppet.compiler.limits import BOUNDS
from tests.paths import DOCS


def test_the_examples_of_the_page_run() -> None:
    failures, tried = doctest.testfile(
        str(DOCS / "python-api.md"), module_relative=False, encoding="utf-8"
    )
    assert tried > 20
    assert failures == 0


def test_every_public_name_has_an_example() -> None:
    page = (DOCS / "python-api.md").read_text(encoding="utf-8")
    code = "".join(each.source for each in doctest.DocTestParser().get_examples(page))
    assert [name for name in dir(mupuppet) if f"mupuppet.{name}" not in code] == []


def test_the_page_of_limits_lists_all_with_their_defaults() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", (DOCS / "limits.md").read_text(), re.M)
    documented = {name: int(number.replace(",", "")) for name, number in rows}
    assert documented == {name: default for name, (default, _) in BOUNDS.items()}


def test_importing_it_imports_nothing_else() -> None:
    code = "import sys, mupuppet; print([m for m in sys.modules if m.startswith('mupuppet.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_everything_that_is_promised_is_there() -> None:
    for name in mupuppet.__all__:
        assert getattr(mupuppet, name) is not None
    assert set(mupuppet.__all__) <= set(dir(mupuppet))
    with pytest.raises(AttributeError, match="nosuch"):
        mupuppet.nosuch  # noqa: B018  # the access itself raises


def test_equality_knows_the_types_of_json() -> None:
    def catalog(value: object) -> Catalog:
        return Catalog("n", "e", (CatalogResource("A", "t", {"x": value}),), (), ())

    assert catalog(1) == catalog(1)
    assert hash(catalog(1)) == hash(catalog(1))
    values = [1, 1.0, True, "1", [1], [True], {"a": 1}, {"a": 1.0}, None]
    for index, one in enumerate(values):
        for other in values[index + 1 :]:
            assert catalog(one) != catalog(other)
    assert catalog(1) != 1


def test_the_order_of_resources_does_not_matter() -> None:
    one = mupuppet.compile(Environment.from_code("notify { 'a': } notify { 'b': }"))
    other = mupuppet.compile(Environment.from_code("notify { 'b': } notify { 'a': }"))
    more = mupuppet.compile(Environment.from_code("notify { ['a', 'b', 'c']: }"))
    assert one.catalog == other.catalog
    assert one.catalog != more.catalog


@pytest.mark.parametrize(("name", "value"), [("rounds", 0), ("rounds", 1.5), ("rounds", True)])
def test_bounds_are_positive_numbers(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        Limits(**{name: value})  # type: ignore[arg-type]  # that is the point


def test_wrong_arguments_are_named() -> None:
    environment = mupuppet.Environment.from_code("")
    wrong: list[tuple[Any, dict[str, Any], str]] = [
        ("notify { 'a': }", {}, r"`environment` must be an Environment \(.*\), not str"),
        (environment, {"facts": [1]}, "`facts` must be a dictionary, .* not list"),
        (environment, {"facts": {1: 2}}, "the names in `facts` must be strings, not int"),
        (environment, {"classes": ["a"]}, "`classes` must be a dictionary, not list"),
        (environment, {"node": 5}, "`node` must be a string, not int"),
        (environment, {"limits": {"seconds": 1}}, "`limits` must be a Limits, not dict"),
    ]
    for given, arguments, message in wrong:
        with pytest.raises(TypeError, match=message):
            mupuppet.compile(given, **arguments)
    code: Any = b"notify { 'a': }"
    with pytest.raises(TypeError, match="`code` must be a string, not bytes"):
        mupuppet.Environment.from_code(code)
    catalog: Any = mupuppet.compile(environment).catalog
    with pytest.raises(TypeError, match="a reference is a string"):
        catalog[0]
