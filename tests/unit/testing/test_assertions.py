"""Assertions about catalogs: what they accept, and what they show if they fail."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from mupuppet.testing import anything, code, containing, exactly, matching, sensitive
from mupuppet.testing.calls import EnvironmentUnderTest, PuppetError
from mupuppet.testing.case import Case
from mupuppet.testing.catalog import CatalogUnderTest
from mupuppet.testing.matchers import is_as_expected
from mupuppet.testing.mistakes import NoProject
from mupuppet.testing.project import Options, Project, find_root
from tests.unit.testing.motd import catalog_of, write_module


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_module(tmp_path_factory.mktemp("module"))


@pytest.fixture(scope="module")
def motd(root: Path) -> Iterator[CatalogUnderTest]:
    catalog = catalog_of(root)
    yield catalog
    catalog.project.close()


def failure(assertion: Callable[[], object]) -> str:
    """What an assertion that fails shows."""
    with pytest.raises(AssertionError) as caught:
        assertion()
    return str(caught.value)


# --- Values


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        (80, "80"),
        ("80", 80),
        (["a"], "a"),
        ([1, "2"], ["1", 2]),
        ({"a": 1}, {"a": "1"}),
        (True, "true"),
        (matching("^b"), "a\nb"),
        (re.compile("b$"), "ab"),
        (containing("a", "c"), ["a", "b", "c"]),
        (containing({"a": 1}), {"a": 1, "b": 2}),
        (containing("b"), "abc"),
        (anything, 0),
        (lambda value: value > 3, 4),
        (None, None),
        (exactly(80), 80),
    ],
)
def test_what_is_expected(expected: object, actual: object) -> None:
    assert is_as_expected(expected, actual)


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        (exactly(80), "80"),
        (exactly(1), True),
        (["a"], ["a", "b"]),
        ({"a": 1}, {"a": 1, "b": 2}),
        (None, "x"),
        ("x", None),
        (anything, None),
        ("[1]", [1]),
        (containing("d"), ["a"]),
        (matching("^c"), "abc"),
        (lambda value: value > 3, 2),
    ],
)
def test_what_is_not_expected(expected: object, actual: object) -> None:
    assert not is_as_expected(expected, actual)


# --- Resources


def test_assertions_that_hold(motd: CatalogUnderTest) -> None:
    motd.compiles().has("Package[motd]", "Class[motd]").lacks("User[x]")
    motd.counts(2, type="file").counts(1, type="Service")
    motd.only("File[/etc/motd]", "File[/etc/motd.d/debian]", type="file")
    file = motd.file("/etc/motd")
    file.has("content", mode="0644", owner="0", group=None, content=containing("port 80"))
    file.lacks("group", mode="0600")
    file.requires("Package[motd]").notifies("Service[motd]").before("Service[motd]")
    motd.service("motd").subscribes_to("File[/etc/motd]").requires("Package[motd]")
    motd.package("motd").only(ensure="installed", before=["File[/etc/motd]"])
    motd.motd__line("debian").exists().is_tagged("motd")
    motd.file("/etc/motd.d/debian").is_sensitive("content")
    motd.file("/etc/issue").is_absent()
    assert "Package[motd]" in motd
    assert motd["file[/etc/motd]"]["mode"] == "0644"
    assert motd.of_type("service") == ["motd"]


def test_a_wrong_value_is_explained(motd: CatalogUnderTest) -> None:
    shown = failure(lambda: motd.file("/etc/motd").has(mode="0600", owner="root"))
    assert "mode is '0644', expected '0600'" in shown
    assert "manifests/init.pp:8" in shown
    assert "owner is 0, expected 'root'" in shown


def test_content_is_shown_as_a_difference_with_its_origin(motd: CatalogUnderTest) -> None:
    shown = failure(lambda: motd.file("/etc/motd").has(content="hello\nport 81\nend\n"))
    assert "-port 81" in shown
    assert "+port 80" in shown
    assert "$text = 'hello'" in shown
    assert "data/all.yaml:1" in shown


def test_patterns_show_the_lines_that_are_near(motd: CatalogUnderTest) -> None:
    file = motd.file("/etc/motd")
    for expected in (matching("^port 81$"), containing("hello", "port 81"), re.compile("port 81")):
        shown = failure(partial(file.has, content=expected))
        assert "the nearest of its 3 lines:" in shown
        assert "    2 | port 80" in shown
        assert "| end" not in shown
    shown = failure(lambda: file.has(content=matching("QQ")))
    assert "the first of its 3 lines:" in shown


def test_a_long_explanation_is_cut(motd: CatalogUnderTest) -> None:
    set_ones = " ".join(f"$v{number} = $facts['os']['name']" for number in range(30))
    together = " ".join(f"${{v{number}}}" for number in range(30))
    noisy = motd(pre=f'{set_ones} notify {{ "long": message => "{together}" }}')
    shown = failure(lambda: noisy.notify("long").has(message="short"))
    assert len(shown.splitlines()) < 30
    assert "more lines: .why('message')" in shown
    assert len(noisy.notify("long").why("message").splitlines()) > 30


def test_a_secret_is_not_shown(motd: CatalogUnderTest) -> None:
    line = motd(define="motd::line", title="t", params={"secret": sensitive("hidden\ntext\n")})
    file = line.file("/etc/motd.d/t")
    for expected in ("other", "other\nlines\n", matching("other"), exactly("hid")):
        shown = failure(partial(file.has, content=expected))
        assert "content is sensitive, and differs from the expected value" in shown
        assert "hidden" not in shown
    shown = failure(lambda: file.lacks("content"))
    assert "content is [sensitive], expected to be unset" in shown
    assert "hidden" not in shown


def test_a_missing_resource_has_neighbours_and_a_reason(motd: CatalogUnderTest) -> None:
    shown = failure(lambda: motd.file("/etc/motdd").exists())
    assert "there is no File[/etc/motdd]; did you mean File[/etc/motd]" in shown
    stopped = motd(params={"service": False})
    shown = failure(lambda: stopped.has("Service[motd]"))
    assert "$service is false" in shown


def test_other_failures(motd: CatalogUnderTest) -> None:
    file = motd.file("/etc/motd")
    assert "mode is '0644', but should not be" in failure(lambda: file.lacks(mode="0644"))
    assert "mode is '0644', expected to be unset" in failure(lambda: file.lacks("mode"))
    assert "group is not set" in failure(lambda: file.has("group"))
    assert "owner is 0, expected to be unset" in failure(
        lambda: file.only(mode="0644", content=anything)
    )
    assert "does not require Service[motd]" in failure(lambda: file.requires("Service[motd]"))
    assert "does not notify File" in failure(lambda: motd.package("motd").notifies(file.ref))
    assert "is not tagged x" in failure(lambda: file.is_tagged("x"))
    assert "mode is not sensitive" in failure(lambda: file.is_sensitive("mode"))
    assert "should not be in the catalog" in failure(lambda: motd.lacks("Package[motd]"))
    assert "should not be in the catalog" in failure(
        lambda: motd.only("File[/etc/motd]", type="file")
    )
    assert "there are 2 resources of the type file, expected 3" in failure(
        lambda: motd.counts(3, type="file")
    )
    assert "nothing that matches 'x' was logged" in failure(lambda: motd.logged("x"))


def test_order_goes_through_containers(root: Path) -> None:
    code = """
    class a { notify { 'a': } }
    class b { notify { 'b': } }
    class { ['a', 'b']: }
    Class['a'] ~> Class['b']
    notify { 'c': require => Class['b'] }
    file { '/d': ensure => directory }
    file { '/d/e/f': owner => 'me' }
    user { 'me': }
    """
    catalog = catalog_of(root, host="x", pre=code)
    catalog["Notify[a]"].before("Notify[b]").notifies("Notify[b]").before("Notify[c]")
    catalog["Class[a]"].before("Notify[c]")
    catalog.file("/d/e/f").requires("File[/d]", "User[me]")
    assert "does not notify Notify[c]" in failure(
        lambda: catalog["Notify[a]"].notifies("Notify[c]")
    )
    assert "does not come before Notify[a]" in failure(
        lambda: catalog["Notify[b]"].before("Notify[a]")
    )


def test_resources_have_other_names(root: Path) -> None:
    pre = "file { 'x': path => '/x', alias => 'y' } notify { 'n': require => File['/x'] }"
    catalog = catalog_of(root, host="h", pre=pre)
    catalog.file("/x").before("Notify[n]")
    assert catalog.file("y").ref == "File[x]"


def test_a_cycle_does_not_compile(root: Path) -> None:
    pre = "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }"
    assert "has a dependency cycle" in failure(
        lambda: catalog_of(root, host="h", pre=pre).compiles()
    )


# --- Cases


def test_failures_are_expected_or_shown(motd: CatalogUnderTest) -> None:
    wrong = motd(params={"port": "x"})
    assert "expects an Integer" in wrong.fails(match=r"parameter 'port' expects an Integer")
    shown = failure(wrong.compiles)
    assert "does not compile" in shown
    assert "<code>:1:1" in shown
    assert "not with a message that matches 'nothing'" in failure(lambda: wrong.fails("nothing"))
    assert "compiles, but should fail" in failure(motd.fails)


def test_cases_are_merged(motd: CatalogUnderTest) -> None:
    first = motd(params={"port": 81, "text": "x"}, system="rhel-9", facts={"os": {"name": "Me"}})
    second = first(params={"port": 82})
    assert second.case.params == {"port": 82, "text": "x"}
    facts = second.project.facts(second.case).values
    assert (facts["os"]["name"], facts["os"]["family"]) == ("Me", "RedHat")
    assert second(define="motd::line", title="t").case.params == {}
    assert (
        second.has("File[/etc/motd.d/redhat]").file("/etc/motd")["content"] == "x\nport 82\nend\n"
    )


def test_the_same_case_is_compiled_once(motd: CatalogUnderTest) -> None:
    assert motd(params={"port": 5}).compilation is motd(params={"port": 5}).compilation
    assert motd(params={"port": 5}).compilation is not motd(params={"port": 6}).compilation


def test_a_run_is_about_the_files_as_they_were_first_read(tmp_path: Path) -> None:
    root = write_module(tmp_path)
    motd = catalog_of(root)
    motd(params={"port": 5}).compiles()
    (root / "data" / "all.yaml").write_text("motd::text: changed\n")
    (root / "manifests" / "init.pp").write_text("class motd { }\n")
    motd(params={"port": 6}).file("/etc/motd").has(content="hello\nport 6\nend\n")
    motd.project.close()


def test_wrong_arguments_are_reported(motd: CatalogUnderTest) -> None:
    with pytest.raises(TypeError, match="no argument `param`: did you mean `params`"):
        motd(param={})
    with pytest.raises(TypeError, match="either `class_` or `host`"):
        motd(class_="a", host="b")
    with pytest.raises(TypeError, match="`params` must be a dictionary"):
        motd(params=3)
    with pytest.raises(TypeError, match="needs a `title`"):
        motd(define="motd::line").compiles()
    with pytest.raises(TypeError, match="built-in set of facts called `debain-12`"):
        motd(system="debain-12").compiles()
    with pytest.raises(TypeError, match="`puppet`: expected 7, 8, 9"):
        motd(puppet="17")
    with pytest.raises(TypeError, match="`strict` is one of off, warning, error; not maybe"):
        motd(strict="maybe")
    with pytest.raises(TypeError, match="a parameter cannot be set"):
        motd(params={"port": {1, 2}}).compiles()
    with pytest.raises(TypeError, match=r"`hiera_config`: there is no file .*/nothing\.yaml"):
        motd(hiera_config="nothing.yaml").compiles()


def test_data_of_a_test_comes_first(motd: CatalogUnderTest) -> None:
    assert motd(data={"motd::text": "data"}).file("/etc/motd").has(content=matching("^data$"))
    assert motd(system="rhel-9").file("/etc/motd").has(content=matching("^red$"))


def test_defines_parameters_and_code(motd: CatalogUnderTest) -> None:
    line = motd(define="motd::line", title="it's", params={"secret": sensitive("$x")})
    line.file("/etc/motd.d/it's").has(content="$x").is_sensitive("content")
    upper = motd(params={"text": code("'a'.upcase")}, post="notify { 'post': }")
    upper.has("Notify[post]").file("/etc/motd").has(content=matching("^A$"))


def test_exported_resources(motd: CatalogUnderTest) -> None:
    other = motd(node="other.example.com")
    assert list(other.exported) == ["Notify[exported by other.example.com]"]
    both = motd(collects=[other])
    both.has("Notify[exported by other.example.com]", "Notify[exported by test.example.com]")
    assert "is not exported" in failure(lambda: other.exported["Notify[x]"])


def test_versions_of_puppet(motd: CatalogUnderTest) -> None:
    pre = "notify { \"${facts['puppetversion']} ${osfamily}\": }"
    seven = motd(host="h", pre=pre, puppet="7")
    assert seven.of_type("notify") == ["7.23.0 Debian"]
    motd(host="h", pre=pre, puppet=8).fails("Unknown variable: 'osfamily'")


# --- Functions, types, lookups


@pytest.fixture(scope="module")
def environment(root: Path) -> EnvironmentUnderTest:
    return EnvironmentUnderTest(Project(str(root), Options()), Case())


def test_functions_and_expressions(environment: EnvironmentUnderTest) -> None:
    assert environment.call("motd::twice", 4) == 8
    assert environment.evaluate("[1, 2].map |$n| { motd::twice($n) }") == [2, 4]
    assert environment(facts={"a": {"b": 3}}).evaluate("$facts['a']['b']") == 3
    with pytest.raises(PuppetError, match="expects an Integer value, got String"):
        environment.call("motd::twice", "x")
    with pytest.raises(PuppetError, match="Unknown function"):
        environment.evaluate("motd::thrice(1)")


def test_types(environment: EnvironmentUnderTest) -> None:
    environment.type("Motd::Port").accepts(1, 65535).rejects(0, "1")
    assert "does not accept 0" in failure(lambda: environment.type("Motd::Port").accepts(0))
    assert "accepts 1" in failure(lambda: environment.type("Integer").rejects(1))
    with pytest.raises(PuppetError):
        environment.type("Motd::Prot").accepts(1)


def test_lookups(environment: EnvironmentUnderTest) -> None:
    assert environment.lookup("motd::text") == "hello"
    assert environment(facts="rhel-9").lookup("motd::text") == "red"
    assert environment.lookup("motd::other", default=3) == 3
    with pytest.raises(PuppetError, match="did not find a value"):
        environment.lookup("motd::other")


# --- Where tests are


def test_the_project_of_a_test_is_found(root: Path, tmp_path: Path) -> None:
    (root / "tests").mkdir(exist_ok=True)
    assert find_root(str(root / "tests" / "test_x.py")) == str(root)
    (tmp_path / "repo/site-modules/profile/manifests").mkdir(parents=True)
    (tmp_path / "repo/environment.conf").touch()
    inside = tmp_path / "repo/site-modules/profile/tests/test_x.py"
    assert find_root(str(inside.parent.parent)) == str(tmp_path / "repo")
    with pytest.raises(NoProject):
        find_root("/proc/x")
