"""How mistakes in a control repository are reported."""

import re
from pathlib import Path

import pytest

from tests.cli.command import Result, mupuppet

FILES = {
    "environment.conf": "modulepath = site\n",
    "hiera.yaml": """\
version: 5
hierarchy:
  - { name: Role, path: "role/%{facts.role}.yaml" }
  - { name: Common, path: common.yaml }
""",
    "data/common.yaml": """\
lookup_options:
  profile::web::sites: { merge: deep }
profile::web::sites:
  shop: { port: 80 }
  blog: { port: 80 }
""",
    "data/role/web.yaml": """\
profile::web::sites:
  shop:
    port: eighty
""",
    "site/profile/manifests/web.pp": """\
class profile::web(Hash[String, Hash[String, Integer]] $sites) {
}
""",
    "site/profile/manifests/site.pp": "define profile::site { }\n",
    "site/profile/manifests/need.pp": "class profile::need(String $wanted) { }\n",
    "site/profile/manifests/broken.pp": "class profile::broken {\n",
    "site/profile/functions/port.pp": "function profile::port() { 80 }\n",
    "site/profile/types/tier.pp": "type Profile::Tier = Enum['a', 'b']\n",
    "site/profile/templates/page.epp": "<%- | String $owner | -%>\n<%= $owner %>\n",
    "site/profile/lib/puppet/functions/profile/boom.rb": """\
Puppet::Functions.create_function(:'profile::boom') do
  def boom(value)
    value.fetch('missing')
  end
end
""",
}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def _compile(repository: Path, code: str, *options: str) -> Result:
    manifests = repository / "manifests"
    manifests.mkdir(exist_ok=True)
    (manifests / "site.pp").write_text(f"node /^web\\d+/ {{ {code} }}\n")
    asked = ("compile", ".", "--node", "web01", "--set", "role=web", *options)
    return mupuppet(*asked, directory=repository)


def test_a_line_of_data_that_is_to_blame_comes_first(repository: Path) -> None:
    result = _compile(repository, "include profile::web")
    assert result.status == 1
    lines = result.err.splitlines()
    assert lines[1:7] == [
        " --> data/role/web.yaml:3:5",
        "  |",
        "3 |     port: eighty",
        "  |     ^^^^^^^^^^^^",
        "  |",
        (
            "  = note: the value is that of `profile::web::sites.shop.port` in the data "
            "(merged: deep; level Role)"
        ),
    ]
    assert "in Class[Profile::Web], declared at manifests/site.pp:1:18" in lines[7]
    assert lines[8] == "  = note: in node /^web\\d+/"
    assert len(set(lines)) == len(lines) - 1  # the empty row of the frame comes twice


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("include profile::wbe", "did you mean `profile::web`?"),
        ("include profil::web", "did you mean `profile::web`?"),
        ("include profile::brokn", "did you mean `profile::broken`?"),
        ("include profile::zzz", None),
        ("profile::stie { 'x': }", "did you mean `profile::site`?"),
        ("notice(profile::prt())", "did you mean `profile::port`?"),
        ("notice('a' =~ Profile::Teir)", "did you mean `Profile::Tier`?"),
        ("notice($facts['kernl']['x'])", "there is no fact `kernl`; did you mean `kernel`?"),
        ("notice(lookup('profile::web::site'))", "did you mean `profile::web::sites`?"),
        ("notice($settings::confdri)", "did you mean `settings::confdir`?"),
        ("notice(epp('profile/page.epp', {'owne' => 'x'}))", "did you mean `owner`?"),
        (
            "include profile::need",
            (
                "no data has `profile::need::wanted`: `mupuppet lookup profile::need::wanted "
                "--node web01 --set role=web --explain` shows where it was looked up"
            ),
        ),
    ],
)
def test_hints_know_all_names_of_the_environment(
    repository: Path, code: str, hint: str | None
) -> None:
    found = re.search(r"= help: (.*)", _compile(repository, code).err)
    assert (found and found[1]) == hint


def test_a_mismatch_of_parameters_names_the_template(repository: Path) -> None:
    err = _compile(repository, "notice(epp('profile/page.epp', {'owner' => 1}))").err
    assert "the parameters of the template site/profile/templates/page.epp are $owner" in err


def test_an_exception_names_its_line_of_ruby(repository: Path) -> None:
    err = _compile(repository, "notice(profile::boom({}))").err
    assert "caused by: key not found" in err
    assert "--> site/profile/lib/puppet/functions/profile/boom.rb:3:5" in err


def test_messages_of_several_lines_survive(repository: Path) -> None:
    code = 'fail("one\\ntwo")'
    assert "one%0Atwo\n" in _compile(repository, code, "--diagnostics", "github").err
    concise = _compile(repository, code, "--diagnostics", "concise").err
    assert concise.endswith("one ⏎ two\n")
    assert concise.count("\n") == 1


def test_warnings_keep_their_order(repository: Path) -> None:
    code = "warning('first') notice($nothing) warning('last')"
    lax = ("--no-strict-variables", "--strict", "warning")
    err = _compile(repository, code, *lax).err
    places = [err.index(each) for each in ("first", "Unknown variable: 'nothing'", "last")]
    assert places == sorted(places)
