"""Real Ruby for what cannot be evaluated here: its answers, its bounds and its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mupuppet import Compilation, compile
from mupuppet.comparison.catalogs import NormalCatalog, differences
from mupuppet.compiler.limits import Limits
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.ruby import Ruby
from mupuppet.ruby_semantics.errors import RubyError
from tests.oracle.environments.cases import read_case
from tests.oracle.environments.ours import compile_request
from tests.oracle.ruby.erb import VARIABLES, corpus_cases, stub_host
from tests.oracle.ruby.functions import calls, ours, own_modules
from tests.requirements import needs_puppet, needs_recorded_ruby, needs_ruby
from tests.waiting import HANGING

pytestmark = pytest.mark.slow

#: Starting Ruby may take long.
PATIENT = Limits(ruby_seconds=HANGING)


@pytest.fixture(scope="module")
def always() -> Iterator[Ruby]:
    ruby = Ruby("always")
    yield ruby
    ruby.close()


@pytest.fixture
def ruby() -> Iterator[Ruby]:
    made = Ruby("auto")
    yield made
    made.close()


@needs_recorded_ruby
def test_functions_give_what_puppet_gives(always: Ruby) -> None:
    wrong = [
        call.asked
        for call in calls("own")
        if ours(call.asked, own_modules(), always) != call.answer("7")
    ]
    assert wrong == []


@needs_recorded_ruby
def test_templates_give_what_ruby_gives(always: Ruby) -> None:
    session = always.session([], HANGING, 2048)
    host = stub_host(VARIABLES)
    wrong = []
    for template, outcome in corpus_cases("7"):
        try:
            got: dict[str, Any] = {"text": session.render(host, template, None)}
        except RubyError as error:
            got = {"message": error.message}
        if any(outcome.get(name) != value for name, value in got.items()):
            wrong.append((template, outcome, got))
    session.end()
    assert wrong == []


@needs_ruby
@pytest.mark.parametrize(
    "name",
    [
        "next_in_a_function",
        "ruby_functions_that_include",
        "noop_by_function",
        "ruby_opens_files",
        "ruby_tags_the_catalog",
        "templates_share_arguments",
        "templates_share_hashes",
        "templates_types",
    ],
)
def test_environments_are_compiled_alike_with_and_without_ruby(name: str) -> None:
    case = read_case(name)
    in_worker = case.answers(lambda request: compile_request(request, "always"))
    assert in_worker == case.answers(compile_request)


def compiled(
    directory: Path, body: str, ruby: Ruby | str, limits: Limits = PATIENT, call: str = "m::f()"
) -> Compilation:
    """What comes of a manifest that shows the result of the function `m::f` with a body."""
    file = directory / "m" / "lib" / "puppet" / "functions" / "m" / "f.rb"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"Puppet::Functions.create_function(:'m::f') do\n{body}\nend\n")
    code = f"$x = {call} notify {{ 'x': message => $x }}"
    environment = Environment.from_code(code, modulepath=(str(directory),))
    return compile(environment, ruby=ruby, limits=limits)


def shown(result: Compilation) -> Any:
    assert result.catalog is not None, result.error
    resources = result.catalog.to_dict()["resources"]
    return next(r for r in resources if r["type"] == "Notify")["parameters"].get("message")


def message(result: Compilation) -> str:
    assert result.error is not None
    return result.error.message


@needs_ruby
@pytest.mark.parametrize(
    ("body", "value"),
    [
        ("def f; $$; 1.then { |x| [x, eval('2')] }; end", [1, 2]),
        ("def f; eval('call_function(\"upcase\", \"a\")'); end", "A"),
        ("def f; eval('call_function(\"map\", [1, 2]) { |x| x + 1 }'); end", [2, 3]),
        ("def f; eval(\"closure_scope['facts'].class.name\"); end", "Hash"),
        ("def f; $stdout.puts 'noise'; puts 'noise'; 3; end", 3),
        ("def f; eval('{ a: :b, [2] => 2.5 }').to_a; end", [["a", "b"], [[2], 2.5]]),
        ("def f; require 'tempfile'; Tempfile.name; end", "Tempfile"),
        ("def f; eval('1'); Puppet.lookup(:current_environment).name.to_s; end", "production"),
        ("def f; File.basename(Puppet::Util.which('sh')); end", "sh"),
        ("def f; Puppet::Util::Execution.execute(['echo', 'a b']).strip; end", "a b"),
        ("def f; Puppet::Util::Execution.execute(['echo', 1, [:b]]).strip; end", "1 b"),
        ("def f; Puppet::Util::Execution.execute('echo a | tr a b').strip; end", "b"),
        ("def f; Puppet::Util::Execution.execute(['false'], {}).exitstatus; end", 1),
        ("def f; Puppet::Util::Execution.execute('echo a >&2; echo b', {}).strip; end", "b"),
        ("def f; Puppet::Util::Execution.execute('echo a >&2; echo b').strip; end", "a\nb"),
        ("def f; Puppet::Util::Execution.execute(['/none'], {}).exitstatus; end", 1),
        (
            ("def f; more = { custom_environment: { 'X' => 'y' } }; "
            "Puppet::Util::Execution.execute('echo $LC_ALL$X$HOME', more).strip; end"),
            "Cy",
        ),
    ],
)  # fmt: skip
def test_what_needs_ruby_runs_there(tmp_path: Path, ruby: Ruby, body: str, value: object) -> None:
    assert shown(compiled(tmp_path, body, ruby)) == value


@needs_ruby
def test_functions_require_what_modules_have_in_their_libraries(tmp_path: Path, ruby: Ruby) -> None:
    file = tmp_path / "helpers" / "lib" / "puppet_x" / "helpers" / "loud.rb"
    file.parent.mkdir(parents=True)
    file.write_text('module PuppetX; class Loud; def say(x) = "#{x.upcase}!"; end; end\n')
    body = "require 'puppet_x/helpers/loud'\ndef f; PuppetX::Loud.new.say('a'); end"
    assert shown(compiled(tmp_path, body, ruby)) == "A!"


@needs_ruby
@needs_puppet
def test_code_finds_puppets_own_library(tmp_path: Path) -> None:
    parse = "Puppet::Pops::Types::TypeParser.singleton.parse('Optional[String]').to_s"
    ruby = Ruby("puppet")
    try:
        assert shown(compiled(tmp_path, f"def f; {parse}; end", ruby)) == "Optional[String]"
        call = "m::f([1, 2]) |$x| { $x + 1 }"
        body = (
            "dispatch :f do\nparam 'Array', :list\nblock_param\nend\n"
            "def f(list)\n  raise Puppet::ParseError, 'no list' if list.empty?\n"
            "  Puppet::Util.absolute_path?('/a') ? list.map { |x| yield(x) } : nil\nend"
        )
        assert shown(compiled(tmp_path, body, ruby, call=call)) == [2, 3]
        assert "no list" in message(compiled(tmp_path, body, ruby, call="m::f([]) |$x| { 1 }"))
        found = "eval('Puppet.lookup(:current_environment)').module('m').path"
        assert shown(compiled(tmp_path, f"def f; {found}; end", ruby)) == str(tmp_path / "m")
    finally:
        ruby.close()


#: Uses of Puppet's library that have no counterpart in the worker, with their results.
BEYOND_THE_COUNTERPARTS = [
    ("Puppet::Node", "eval('Puppet::Node').name", "Puppet::Node"),
    ("Puppet.features", "eval('Puppet').features.respond_to?(:root?)", True),
    ("Puppet::Util.rfc2396_escape", "eval('Puppet::Util').rfc2396_escape('a b')", "a%20b"),
    ("PSON", "eval('PSON').parse('[1]')", [1]),
    ("Puppet::Module#metadata", "eval('Puppet::Module').find('m').has_metadata?", False),
    (
        "Class#level",
        "Class.new.include(eval('Puppet::Util::Logging')).new.send(:is_resource?)",
        False,
    ),
    ("Puppet.runtime[:http]", "Puppet.runtime[:http].class.name", "Puppet::HTTP::Client"),
]


@needs_puppet
@pytest.mark.parametrize(("part", "use", "value"), BEYOND_THE_COUNTERPARTS)
def test_code_that_needs_puppets_library_gets_it_if_it_is_installed(
    tmp_path: Path, ruby: Ruby, part: str, use: str, value: object
) -> None:
    result = compiled(tmp_path, f"def f; {use}; end", ruby)
    assert shown(result) == value
    [told] = result.diagnostics
    assert told.id == "puppet-library"
    assert part.rpartition("::")[0] in told.message
    again = compiled(tmp_path, f"def f; {use}; end", ruby)
    assert (shown(again), again.diagnostics) == (value, ())


@needs_puppet
@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("Integer[1, 2]", "Puppet::Pops::Types::PIntegerType: x expects an Integer value"),
        ("Struct[{'a' => Pattern[/b/]}]", "Puppet::Pops::Types::PStructType: x expects a Struct"),
    ],
)
def test_types_are_those_of_puppets_library_where_it_is_loaded(
    tmp_path: Path, ruby: Ruby, given: str, value: str
) -> None:
    body = (
        "def f(t)\n  describer = Puppet::Pops::Types::TypeMismatchDescriber.new\n"
        "  given = Puppet::Pops::Types::TypeFactory.string\n"
        '  [t, "#{t.class}: #{describer.describe_mismatch("x", t, given)}"]\nend'
    )
    call = f"m::f({given}).with |$r| {{ [$r[0] == {given}, $r[1]] }}"
    result = compiled(tmp_path, body, ruby, call=call)
    is_same, described = shown(result)
    assert is_same is True
    assert described.startswith(value)


@needs_puppet
def test_types_of_modules_stay_ours_beside_puppets_library(tmp_path: Path, ruby: Ruby) -> None:
    (tmp_path / "m/types").mkdir(parents=True)
    (tmp_path / "m/types/port.pp").write_text("type M::Port = Integer[1, 9]\n")
    body = "def f(t); [eval('Puppet::Node').name, t.to_s, t.instance?(5), t.instance?(10)]; end"
    result = compiled(tmp_path, body, ruby, call="m::f(M::Port)")
    assert shown(result) == ["Puppet::Node", "M::Port = Integer[1, 9]", True, False]


@needs_puppet
def test_a_compilation_that_begins_again_does_everything_once(tmp_path: Path, ruby: Ruby) -> None:
    body = (
        "def f; eval('1'); Puppet.warning('before'); closure_scope.call_function('notice', ['n']);"
        " $seen = ($seen || 0) + 1; [$seen, eval('Puppet::Node').name]; end"
    )
    for given in (ruby, "auto"):
        result = compiled(tmp_path, body, given)
        assert shown(result) == [1, "Puppet::Node"]
        assert [message for _, message in result.logs] == ["before", "n"]


@needs_ruby
@pytest.mark.parametrize(
    "uses",
    [
        ["$g = 1", 'eval("$g += 1")', "$g"],
        ['eval("$g = 1")', "$g += 1", 'eval("$g")'],
        ["$g = 1", 'eval("2")', "$g += 1", "$g"],
    ],
)
def test_code_that_ruby_runs_shares_global_variables_with_other_code(
    ruby: Ruby, uses: list[str]
) -> None:
    templates = [f"inline_template('<%= {use} %>')" for use in uses]
    code = f"notice([{', '.join(templates)}][-1])"
    result = compile(Environment.from_code(code), ruby=ruby)
    assert [message for _, message in result.logs] == ["2"]


@needs_ruby
@pytest.mark.parametrize(
    "use",
    [
        "eval('Puppet::Node').name",
        "eval('Puppet').features",
        "require 'puppet/node'; eval('PSON')",
        "eval('Puppet').runtime[:http]",
    ],
)
def test_parts_of_puppets_library_that_are_missing_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: str
) -> None:
    monkeypatch.setattr(Ruby, "_puppets_interpreter", None)
    found = message(compiled(tmp_path, f"def f; {use}; end", "auto"))
    assert re.search(
        r"uninitialized (constant (Puppet::Node|\S+::PSON)|service)|undefined method `features'",
        found,
    )
    assert "Puppet's own library, which may have it, is not installed: install the" in found
    found = message(compiled(tmp_path, f"def f; {use}; end", "puppet"))
    assert "but this Ruby does not have Puppet's library: install the package" in found


@needs_ruby
def test_a_machine_without_puppet_has_no_facter_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruby: Ruby
) -> None:
    """…and code asks it for facts all the same."""
    monkeypatch.setattr(Ruby, "_puppets_interpreter", None)
    hidden = (
        "$LOAD_PATH.reject! { |each| File.exist?(File.join(each, 'puppet.rb')) }\n"
        "Gem::Specification.reset; Gem.paths = { 'GEM_HOME' => '/', 'GEM_PATH' => '/' }"
        " if defined?(Gem)\nGem::Specification.stubs.clear\n"
    )
    use = f"def f; eval({hidden!r}); require 'facter'; Facter.value('os')['family']; end"
    assert shown(compiled(tmp_path, use, ruby)) == "Debian"
    for use, problem in [
        ("Facter::Core.name", "uninitialized constant Facter::Core"),
        ("Facter.version", "undefined method `version' for Facter"),
        ("require 'hiera/util'", "cannot load such file -- hiera/util"),
    ]:
        found = message(compiled(tmp_path, f"def f; eval({hidden!r}); {use}; end", ruby))
        assert problem in found
        assert "Puppet's own library, which may have it, is not installed" in found


@needs_ruby
def test_a_gem_whose_files_are_gone_is_not_puppets_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    specification = tmp_path / "specifications" / "puppet-7.23.0.gemspec"
    specification.parent.mkdir()
    specification.write_text(
        "Gem::Specification.new { |s| s.name, s.version = 'puppet', '7.23.0'\n"
        "s.summary = s.author = 'x'; s.files = [] }\n"
    )
    monkeypatch.setenv("RUBYOPT", f"-r{tmp_path / 'hide.rb'}")
    (tmp_path / "hide.rb").write_text(
        "$LOAD_PATH.reject! { |each| File.exist?(File.join(each, 'puppet.rb')) }\n"
    )
    monkeypatch.setenv("GEM_HOME", str(tmp_path))
    monkeypatch.setenv("GEM_PATH", str(tmp_path))
    assert Ruby("auto")._missing_library() is not None


@needs_ruby
def test_files_of_puppet_are_not_mixed_with_their_counterparts(tmp_path: Path, ruby: Ruby) -> None:
    helper = tmp_path / "m" / "lib" / "puppet" / "util" / "m_helper.rb"
    helper.parent.mkdir(parents=True)
    helper.write_text("module Puppet::Util::MHelper; def self.one; 1; end; end")
    body = (
        "require 'puppet'; require 'puppet/error'; require 'puppet/file_system'\n"
        "require 'puppet/util/m_helper'\n"
        "def f; eval('Puppet::Util::MHelper').one; end"
    )
    result = compiled(tmp_path, body, ruby)
    assert (shown(result), result.diagnostics) == (1, ())


#: Constants and methods of Ruby's standard library that are there once Puppet is loaded.
LOADED_WITH_PUPPET = """
  Addrinfo Base64 Benchmark CGI Date DateTime Delegator SimpleDelegator Digest ERB Etc FileUtils
  Find Forwardable GetoptLong IPAddr JSON Logger Net::HTTP Net::HTTPGone Open3 OpenSSL OpenStruct
  OptionParser Pathname PP PrettyPrint Psych Resolv Ripper SecureRandom Set Singleton Socket
  SocketError StringIO StringScanner TCPSocket Timeout TSort URI YAML Zlib
""".split()
USES = (
    """
  URI('http://h/').host|Pathname('/a').to_s|Time.at(0).utc.iso8601|Time.at(0).utc.httpdate
  Time.parse('2020-02-03').day|Time.at(0).utc.to_date.to_s|[1,1].to_set.size|3.to_bn.to_i|Dir.tmpdir
  {'a'=>[1]}.to_yaml|$PROGRAM_NAME.class|DelegateClass(Array).class|Digest(:MD5)|n_('a','b',2)|_('a')
""".replace("\n", "|")
    .strip("| ")
    .split("|")
)


@needs_ruby
@pytest.mark.parametrize("use", [*LOADED_WITH_PUPPET, *USES])
def test_what_puppet_loads_of_rubys_library_is_there(tmp_path: Path, ruby: Ruby, use: str) -> None:
    """…as `require 'puppet'` brings it in."""
    result = compiled(tmp_path, f"def f; eval({use.strip()!r}).to_s; end", ruby)
    assert isinstance(shown(result), str)
    assert result.diagnostics == ()


@needs_ruby
def test_values_that_only_puppet_has_go_there_and_back(tmp_path: Path, ruby: Ruby) -> None:
    body = "def f(*x); eval('x'); end"
    values = "Integer[1, 2], File['/a'], Sensitive('s'), /a.c/, default, SemVer('1.2.3')"
    assert shown(compiled(tmp_path, body, ruby, call=f"m::f({values}) == [{values}]")) is True


@needs_ruby
def test_values_that_only_puppet_has_are_equal_there_if_they_are_here(
    tmp_path: Path, ruby: Ruby
) -> None:
    body = "def f(a, b, c); eval('[a == b, a.eql?(b), { a => 1 }[b], a == c]'); end"
    for values in ("Integer[1], Integer[1], Integer[2]", "File['/a'], File['/a'], File['/b']"):
        result = compiled(tmp_path, body, ruby, call=f"m::f({values})")
        assert shown(result) == [True, True, 1, False]


@needs_ruby
def test_lambdas_are_called_back(tmp_path: Path, ruby: Ruby) -> None:
    body = (
        "dispatch :f do\nparam 'Array', :list\nblock_param\nend\n"
        "def f(list); eval('1'); list.map { |x| yield(x) }; end"
    )
    call = "m::f([1, 2]) |$x| { m::f([$x]) |$y| { $y * 10 } }"
    assert shown(compiled(tmp_path, body, ruby, call=call)) == [[10], [20]]


@needs_ruby
@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("def f; sleep 60; end", "took more than 0.5 seconds"),
        ("def f; Process.kill(:KILL, $$); sleep 60; end", "has ended"),
        ("def f; exit!(3); end", "has ended with status 3"),
        ("def f; eval('exit'); end", "has ended"),
    ],
)
def test_a_worker_that_is_gone_is_an_error_of_one_catalog(
    tmp_path: Path, ruby: Ruby, body: str, wanted: str
) -> None:
    # Only the first must end by itself: a busy machine may need its time to start Ruby.
    limits = Limits(ruby_seconds=0.5) if "seconds" in wanted else PATIENT
    assert wanted in message(compiled(tmp_path, body, ruby, limits))
    assert shown(compiled(tmp_path, "def f; eval('1'); end", ruby)) == 1


@needs_ruby
def test_memory_is_bounded(tmp_path: Path, ruby: Ruby) -> None:
    body = "def f; eval('x = []; loop { x << \"y\" * 10_000_000 }'); end"
    result = compiled(tmp_path, body, ruby, Limits(ruby_megabytes=300, ruby_seconds=HANGING))
    assert "Ruby, which gave no answer" in message(result)


@needs_ruby
def test_nothing_is_left_for_the_next_catalog(tmp_path: Path, ruby: Ruby) -> None:
    body = "def f; $count = ($count || 0) + 1; $count; end"
    assert shown(compiled(tmp_path, body, ruby, call="[m::f(), m::f()]")) == [1, 2]
    assert shown(compiled(tmp_path, body, ruby)) == 1


def test_never_means_never(tmp_path: Path) -> None:
    found = message(compiled(tmp_path, "def f\n  eval('1')\nend", "never"))
    assert "line 3 of the function 'm::f'" in found
    assert "uses the method `eval'" in found
    assert "--ruby never" in found


def test_without_ruby_the_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    found = message(compiled(tmp_path, "def f\n  eval('1')\nend", "auto"))
    assert "apt-get install ruby" in found


@needs_recorded_ruby
def test_errors_in_templates_have_their_lines(tmp_path: Path, ruby: Ruby) -> None:
    file = tmp_path / "m" / "templates" / "x.erb"
    file.parent.mkdir(parents=True)
    file.write_text("a\n<% eval('1') %>\n<%= nil.upcase %>\n")
    environment = Environment.from_code(
        "notify { 'x': message => template('m/x.erb') }", modulepath=(str(tmp_path),)
    )
    found = message(compile(environment, ruby=ruby, limits=PATIENT))
    assert "Line: 3" in found
    assert "undefined method `upcase' for nil:NilClass" in found


@needs_ruby
def test_the_worker_sees_the_calls_of_manifests() -> None:
    case = read_case("ruby_sees_the_calls_of_manifests")
    (ours,) = case.answers(lambda request: compile_request(request, ruby="always"))
    (recorded,) = case.recorded("8")
    assert ours["logs"] == recorded["logs"]


@needs_ruby
def test_back_ends_of_hiera_run_in_the_worker() -> None:
    case = read_case("data_ruby_backends")
    ours = case.answers(lambda request: compile_request(request, ruby="always"))
    for expected, actual in zip(case.recorded("7"), ours, strict=True):
        assert actual["ok"] == expected["ok"], actual.get("error")
        if expected["ok"]:
            wanted, got = map(NormalCatalog.from_data, (expected, actual))
            assert differences(wanted, got) == []
        else:
            message = expected["error"]["message"].removeprefix("Evaluation Error: ")
            assert actual["error"]["message"] == message


@needs_ruby
def test_facts_are_read_again_and_again_and_cannot_be_changed(always: Ruby) -> None:
    code = """
    notify { 'a': message => inline_template("<%= @facts['os']['family'] %>") }
    notify { 'b': message => inline_template(
      "<%= scope['facts']['os']['family'] %> <%= @facts['os'] %>"
    ) }
    notify { 'c': message => inline_template(
      "<% begin; scope['facts']['os']['family'] << 'x'; rescue => e %><%= e.class %><% end %>"
    ) }
    """
    facts = {"os": {"family": "Debian"}}
    compiled = compile(Environment.from_code(code), facts=facts, ruby=always, limits=PATIENT)
    assert compiled.catalog is not None, compiled.error
    messages = [each.parameters["message"] for each in compiled.catalog if each.type == "Notify"]
    assert messages[0] == "Debian"
    assert messages[1] == 'Debian {"family"=>"Debian"}'
    assert messages[2] == "FrozenError"


@needs_ruby
def test_what_templates_set_variables_to_is_shared_by_all_that_see_them(always: Ruby) -> None:
    code = """
    $a = inline_template(
      "<% scope.setvar('list', [1]); scope.setvar('outer', {'in' => scope['list']}) %>"
    )
    $b = inline_template("<% scope['outer']['in'] << 2 %><%= scope['list'] %>")
    notify { 'b': message => "${b} ${list} ${outer}" }
    $c = inline_template("<% scope['list'] << 3 %><%= scope.call_function('join', [@list, '-']) %>")
    notify { 'c': message => "${c} ${list} ${outer}" }
    """
    compiled = compile(Environment.from_code(code), ruby=always, limits=PATIENT)
    assert compiled.catalog is not None, compiled.error
    messages = [each.parameters["message"] for each in compiled.catalog if each.type == "Notify"]
    assert messages == [
        "[1, 2] [1, 2] {in => [1, 2]}",
        "1-2-3 [1, 2, 3] {in => [1, 2, 3]}",
    ]
