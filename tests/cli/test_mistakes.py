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
        (
            "notice(lookup('profile::web::site'))",
            "did you mean `profile::web::sites` (data/common.yaml:3)?",
        ),
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


HIERA = FILES["hiera.yaml"]
HOST = """\
define profile::host(Integer $port, Boolean $ssl = false) { }
"""
HOSTS = """\
class profile::hosts(Hash $hosts) {
  $hosts.each |$name, $params| { profile::host { $name: * => $params } }
}
"""
WITH_HOSTS = {
    "site/profile/manifests/host.pp": HOST,
    "site/profile/manifests/hosts.pp": HOSTS,
}


#: What is changed, what is compiled, where the mistake is shown first, and the hint.
MISTAKES: dict[str, tuple[dict[str, str], str, str, str | None]] = {
    "a parameter in data": (
        {**WITH_HOSTS, "data/common.yaml": "profile::hosts::hosts:\n  a: {port: 1, sssl: true}\n"},
        "include profile::hosts",
        "data/common.yaml:2:16",
        "did you mean `ssl`?",
    ),
    "a value behind an alias": (
        {
            "data/common.yaml": "profile::web::sites: \"%{alias('all::sites')}\"\n"
            "all::sites:\n  a:\n    port: x\n",
            "data/role/web.yaml": "",
        },
        "include profile::web",
        "data/common.yaml:4:5",
        None,
    ),
    "an alias of nothing": (
        {
            "data/common.yaml": "profile::web::sites: \"%{alias('al::sites')}\"\nall::sites: {}\n",
            "data/role/web.yaml": "",
        },
        "include profile::web",
        "data/common.yaml:1:1",
        "no data has `al::sites`; did you mean `all::sites` (data/common.yaml:2)?",
    ),
    "a key of data": (
        {"data/common.yaml": "profile::need::wantd: x\n"},
        "include profile::need",
        "manifests/site.pp:1:18",
        (
            "no data has `profile::need::wanted`; "
            "did you mean `profile::need::wantd` (data/common.yaml:1)?"
        ),
    ),
    "a version of hiera.yaml": (
        {"hiera.yaml": HIERA.replace("version: 5", "version: 6")},
        "include profile::web",
        "hiera.yaml:1:1",
        "write `version: 5`",
    ),
    "a key of hiera.yaml": (
        {"hiera.yaml": HIERA.replace("path: common", "pth: common")},
        "include profile::web",
        "hiera.yaml:4:3",
        "did you mean `path`?",
    ),
    "the syntax of hiera.yaml": (
        {"hiera.yaml": HIERA + "  - [\n"},
        "include profile::web",
        "hiera.yaml:6:1",
        None,
    ),
    "a merge strategy": (
        {"data/common.yaml": FILES["data/common.yaml"].replace("merge: deep", "merge: deeep")},
        "include profile::web",
        "data/common.yaml:2:3",
        (
            "the strategies are `first`, `default`, `unique`, `hash`, `deep`, "
            "`unconstrained_deep`, `reverse_deep`"
        ),
    ),
    "a tab in data": (
        {"data/role/web.yaml": "a:\n\tb: 1\n"},
        "include profile::web",
        "data/role/web.yaml:2:1",
        "indent with spaces: YAML does not take tabs there",
    ),
    "an interpolation without quotes": (
        {"data/role/web.yaml": "a: %{facts.x}\n"},
        "include profile::web",
        "data/role/web.yaml:1:4",
        "put the value in quotes: without them it cannot begin with `%`",
    ),
    "a quote that is not closed in data": (
        {"data/role/web.yaml": "a: 1\nb: 'x\nc: 2\n"},
        "include profile::web",
        "data/role/web.yaml:2:4",
        None,
    ),
    "a value that cannot be converted": (
        {
            "data/common.yaml": "lookup_options:\n  profile::need::wanted:\n"
            "    convert_to: Integer\nprofile::need::wanted: x\n"
        },
        "include profile::need",
        "data/common.yaml:2:3",
        None,
    ),
    "a method of interpolation": (
        {"data/common.yaml": "profile::need::wanted: \"%{lokup('x')}\"\n"},
        "include profile::need",
        "data/common.yaml:1:1",
        "did you mean `lookup`?",
    ),
    "a back end": (
        {"hiera.yaml": HIERA.replace("path: common", "data_hash: jsn_data, path: common")},
        "include profile::web",
        "hiera.yaml:4:1",
        None,
    ),
    "a setting": (
        {"environment.conf": "modulepath = site\nmanifst = x\n"},
        "fail('x')",
        "environment.conf:2:1",
        "did you mean `manifest`?",
    ),
    "an attribute, of which Puppet names the line alone": (
        {},
        "notify { 'x': mesage => 1 }",
        "manifests/site.pp:1:32",
        "did you mean `message`?",
    ),
    "a fact that a template in ERB reads": (
        {"site/profile/templates/page.erb": "<%= @facts['os']['nme'].upcase %>\n"},
        "notice(template('profile/page.erb'))",
        "manifests/site.pp:1:25",
        "there is no fact `os.nme`; did you mean `os.name`?",
    ),
    "the end of a relationship": (
        {},
        "package { 'nginx': } notify { 'x': require => Package['ngnix'] }",
        "manifests/site.pp:1:53",
        "did you mean `Package[nginx]`?",
    ),
}


@pytest.mark.parametrize(("changed", "code", "place", "hint"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_shown_where_it_is(
    repository: Path, changed: dict[str, str], code: str, place: str, hint: str | None
) -> None:
    for name, text in changed.items():
        (repository / name).write_text(text)
    result = _compile(repository, code)
    assert result.status == 1
    assert re.findall(r"--> (.*)", result.err)[:1] == [place], result.err
    assert re.findall(r"= help: (.*)", result.err)[:1] == ([hint] if hint else []), result.err


def test_data_that_lacks_a_parameter_comes_first(repository: Path) -> None:
    for name, text in WITH_HOSTS.items():
        (repository / name).write_text(text)
    content = "profile::hosts::hosts:\n  a: { noop: true }\n"
    (repository / "data/common.yaml").write_text(content)
    messages = _compile(repository, "include profile::hosts").err
    assert "expects a value for parameter 'port'\n --> data/common.yaml:2:3\n" in messages
    assert "`profile::hosts::hosts.a` in the data does not have it (level Common)" in messages


def test_an_element_that_does_not_fit_a_lambda_comes_first(repository: Path) -> None:
    content = "a: { shop: {}, blog: 7 }\n"
    (repository / "data/role/web.yaml").write_text(content)
    messages = _compile(repository, "lookup('a').each |String $name, Hash $site| { }").err
    assert "block parameter 'site' expects a Hash value, got Integer\n" in messages
    assert " --> data/role/web.yaml:1:16\n" in messages
    assert "the value is that of `a.blog` in the data (level Role)" in messages


def test_the_first_declaration_of_a_class_is_named(repository: Path) -> None:
    (repository / "site/profile/manifests/plain.pp").write_text("class profile::plain { }\n")
    messages = _compile(repository, "include profile::plain class { 'profile::plain': }").err
    assert "Class[Profile::Plain] (manifests/site.pp:1, the first declaration" in messages


def test_what_is_passed_is_noted_once(repository: Path) -> None:
    messages = _compile(repository, "class { 'profile::need': wanted => 1 }").err
    assert messages.count("`wanted` is") == 2  # its value, and where it is set
    assert "$wanted" not in messages


def test_ruby_that_cannot_be_parsed(repository: Path) -> None:
    path = "site/profile/lib/puppet/functions/profile/boom.rb"
    content = (repository / path).read_text()
    (repository / path).write_text(content.replace("('missing')", "('missing'"))
    messages = _compile(repository, "notice(profile::boom({}))").err
    assert f"the function 'profile::boom' ({path}) cannot be read: line 3: syntax error" in messages
    assert f"caused by: syntax error at `('missing'`\n --> {path}:3:5\n" in messages


def test_a_syntax_error_of_a_template_blames_no_value(repository: Path) -> None:
    (repository / "site/profile/templates/page.erb").write_text("<% if @a %>\nx\n")
    messages = _compile(repository, "notice(template('profile/page.erb'))").err
    assert "syntax error" in messages
    assert "@a =" not in messages


def test_what_a_failed_tag_has_read_is_noted(repository: Path) -> None:
    (repository / "site/profile/templates/page.erb").write_text("x\n<%= @nothing.upcase %>\n")
    messages = _compile(repository, "notice(template('profile/page.erb'))").err
    assert "@nothing = undef (is not defined)" in messages


def test_a_function_of_stdlib_names_the_missing_module(repository: Path) -> None:
    messages = _compile(repository, "notice(str2bool('yes'))").err
    assert "there is no module `stdlib` in site" in messages


def test_why_shows_paths_and_lines_of_a_failure_as_compile_does(repository: Path) -> None:
    (repository / "site/profile/templates/page.erb").write_text("x\n<%= @nothing.upcase %>\n")
    _compile(repository, "notice(template('profile/page.erb'))")
    asked = ("why", ".", "--node", "web01", "--set", "role=web")
    out = mupuppet(*asked, directory=repository).out
    assert "\n    Filepath: site/profile/templates/page.erb\n    Line: 2\n" in out
    assert "<%= @nothing.upcase %>" in out


def test_values_are_not_blamed_for_a_wrong_name(repository: Path) -> None:
    for name, text in WITH_HOSTS.items():
        (repository / name).write_text(text.replace("profile::host {", "profile::hots {"))
    (repository / "data/common.yaml").write_text("profile::hosts::hosts: {a: {port: 1}}\n")
    messages = _compile(repository, "include profile::hosts").err
    assert "did you mean `profile::host`?" in messages
    assert "$name =" not in messages


def test_a_missing_module_shows_how_to_install_it(repository: Path) -> None:
    missing = "if it is on the Forge: `puppet module install AUTHOR-ntp -i site`"
    for code in ("include ntp", "notice(ntp::x())", "notice(1 =~ Ntp::X)"):
        assert missing in _compile(repository, code).err
    (repository / "Puppetfile").write_text("mod 'puppetlabs-stdlib', '9.0.0'\n")
    assert "Puppetfile does not list it: add it there" in _compile(repository, "include ntp").err


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("notice($facts['nosuch']['a'])", "nosuch"),
        ("notice($facts['os']['zzz']['a'])", "os.zzz"),
        ("notice($::nosuch)", "nosuch"),
        ("notice($nofact)", "nofact"),
    ],
)
def test_the_help_about_a_missing_fact_names_the_options_that_give_it(code: str, name: str) -> None:
    ran = mupuppet("compile", "-e", code)
    given = f"`--set {name}=VALUE` or `--facts FILE` gives it one"
    assert f"the node has no fact `{name}`: {given}" in " ".join(ran.err.split())


def test_a_class_that_a_function_in_ruby_includes_fails_for_its_own_reasons(
    repository: Path,
) -> None:
    module = repository / "site" / "own"
    function = module / "lib" / "puppet" / "functions" / "role.rb"
    function.parent.mkdir(parents=True)
    function.write_text(
        "Puppet::Functions.create_function(:role) do\n"
        "  def role(name)\n"
        "    raise 'twice' if closure_scope.include?('_role')\n"
        "    closure_scope['_role'] = name\n"
        "    call_function('include', name)\n"
        "  end\n"
        "end\n"
    )
    (module / "manifests").mkdir()
    code = "class own { notice(inline_template('<%= @facts[\"nosuch\"].join %>')) }\n"
    (module / "manifests" / "init.pp").write_text(code)
    messages = _compile(repository, "role('own')", "--ruby", "never").err
    assert "the node has no fact `nosuch`" in " ".join(messages.split())
    assert "_role" not in messages
