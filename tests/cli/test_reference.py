"""`mupuppet functions`, `types` and `explain`, and the pages that they write."""

import json
from pathlib import Path

import pytest

from mupuppet.cli import explain, functions, types
from mupuppet.functions.registry import BUILT_IN
from mupuppet.functions.stdlib.declarations import STDLIB
from mupuppet.types.builtin import DATA_TYPES
from tests.cli.command import mupuppet
from tests.paths import ROOT


def test_every_function_is_listed_once() -> None:
    listed = [each.name for each in functions.entries()]
    assert len(listed) == len(set(listed))
    assert set(listed) == {*BUILT_IN.names(), *STDLIB.names()}


def test_every_type_is_listed_once() -> None:
    listed = [each.name for each in types.entries()]
    assert len(listed) == len(set(listed))
    assert listed == [each.name for each in DATA_TYPES]


def test_descriptions_are_sentences() -> None:
    for each in (*functions.entries(), *types.entries(), *explain.entries()):
        assert each.description.endswith("."), each.name
        assert " -- " not in each.description, each.name


@pytest.mark.parametrize(
    ("verb", "name"),
    [("functions", "functions"), ("types", "types"), ("explain", "diagnostics")],
)
def test_the_page_is_up_to_date(verb: str, name: str, tmp_path: Path) -> None:
    """After a change: `mupuppet functions --write docs/functions.md`, and so on."""
    written = tmp_path / "page.md"
    assert mupuppet(verb, "--write", str(written)).status == 0
    page = ROOT / "docs" / f"{name}.md"
    assert written.read_text(encoding="utf-8") == page.read_text(encoding="utf-8")


def test_json() -> None:
    out = mupuppet("functions", "--format", "json", "strftime", "MD5").out
    strftime, md5 = json.loads(out)
    assert strftime["determined"] is False
    assert strftime["signatures"][0] == "strftime(Timespan $time_object, String $format)"
    assert (md5["interface"], md5["origin"]) == ("3.x", "Puppet")
    (struct,) = json.loads(mupuppet("types", "--format", "json", "struct").out)
    assert struct["forms"] == ["Struct[{KEY => VALUE, …}]"]


def test_the_explanation_of_a_diagnostic() -> None:
    (found,) = json.loads(mupuppet("explain", "--format", "json", "unknown-variable").out)
    assert (found["severity"], found["issue_code"]) == ("error", "UNKNOWN_VARIABLE")
    out = mupuppet("explain", "unknown-class").out
    assert out.startswith("unknown-class\n\n  A class does not exist.\n")
    assert out.endswith("  example:\n    include apache\n")
    assert "did you mean `unknown-class`" in mupuppet("explain", "unkown-class").err


def test_markdown_of_some() -> None:
    out = mupuppet("types", "--format", "markdown", "Any").out
    assert "### `Any`" in out
    assert "Integer" not in out


def test_an_unknown_name_is_wrong_usage() -> None:
    status, out, err = mupuppet("functions", "splitt")
    assert (status, out) == (2, "")
    assert "there is no function `splitt`: did you mean `split`" in err
    assert "`mupuppet types` lists them" in mupuppet("types", "xyzzy").err


def test_a_file_that_cannot_be_written() -> None:
    status, _, err = mupuppet("types", "--write", "/no/such/directory/x.md")
    assert (status, err) == (1, "mupuppet: /no/such/directory/x.md: No such file or directory\n")


FUNCTION = """\
# @summary The port of a site.
#
# More about it.
#
# @param name the name of
#   the site
# @return [Integer] the port
# @example Using it
#   profile::port('shop')
function profile::port(String $name) >> Integer { 80 }
"""
RUBY = """\
# Doubles.
Puppet::Functions.create_function(:'profile::twice') do
  dispatch :twice do
    param 'Integer', :value
    optional_block_param :block
    return_type 'Integer'
  end
end
"""


def test_the_functions_and_types_of_an_environment(tmp_path: Path) -> None:
    for name, text in {
        "environment.conf": "modulepath = site\n",
        "site/profile/functions/port.pp": FUNCTION,
        "site/profile/lib/puppet/functions/profile/twice.rb": RUBY,
        "site/profile/types/tier.pp": "# A tier.\ntype Profile::Tier = Enum['a', 'b']\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    shown = mupuppet("functions", "profile::port", directory=tmp_path).out
    for part in (
        "The port of a site.",
        "profile::port(String $name) >> Integer",
        "name: the name of the site",
        "Returns the port",
        "profile::port('shop')",
        "Defined at site/profile/functions/port.pp:10.",
    ):
        assert part in shown
    asked = ("functions", "--directory", tmp_path, "--format", "json", "profile::twice")
    (entry,) = json.loads(mupuppet(*asked).out)
    assert entry["signatures"] == ["profile::twice(Integer $value, [&block]) >> Integer"]
    assert entry["summary"] == "Doubles."
    shown = mupuppet("types", "Profile::Tier", directory=tmp_path).out
    assert "Profile::Tier = Enum['a', 'b']" in shown
    refused = ("functions", "profile::port", "--directory", "none")
    assert mupuppet(*refused, directory=tmp_path).status == 2
