"""`mupuppet batch`: requests and answers."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mupuppet.cli.batch import answer
from mupuppet.compiler.functions import epp_functions
from mupuppet.data_formats.yaml_reader import parse_yaml
from mupuppet.hiera import backends
from mupuppet.source.file import SourceFile
from mupuppet.supervision import OverMemory
from mupuppet.supervision.portable_pool import InProcess
from mupuppet.syntax.parser import ParseResult, parse
from tests.cli.command import mupuppet
from tests.requirements import needs_ruby
from tests.waiting import HANGING


def ask(**request: Any) -> dict[str, Any]:
    return answer(json.dumps(request).encode())


def messages(result: dict[str, Any]) -> list[Any]:
    resources = result["catalog"]["resources"]
    return [r["parameters"]["message"] for r in resources if r["type"] == "Notify"]


def test_a_catalog() -> None:
    result = ask(id=7, code="notify { 'a': message => $facts['x'] }", facts={"x": 1}, node="n")
    assert (result["id"], result["ok"], result["error"]) == (7, True, None)
    assert messages(result) == [1]
    assert result["catalog"]["name"] == "n"
    assert result["seconds"] > 0


def test_a_mistake() -> None:
    result = ask(id="b", code="notice('before')\n$x = 1\n$x = 2\n")
    assert (result["ok"], result["catalog"]) == (False, None)
    assert result["error"] == "Cannot reassign variable '$x'"
    (diagnostic,) = result["diagnostics"]
    assert (diagnostic["id"], diagnostic["line"]) == ("illegal-reassignment", 3)
    assert result["logs"] == [{"level": "notice", "message": "before"}]


def certname(**request: Any) -> Any:
    code = "notify { 'a': message => [$trusted['certname'], $trusted['domain']] }"
    return messages(ask(code=code, **request))[0]


def test_trusted_facts_that_are_not_given() -> None:
    assert certname(node="web.example.com") == ["web.example.com", "example.com"]
    facts = {"clientcert": "db.example.org"}
    assert certname(node="web.example.com", facts=facts) == ["db.example.org", "example.org"]
    assert certname(node="web", facts={"clientcert": ""}) == ["web", None]
    assert certname(node="web", facts={"clientcert": 3}) == ["web", None]
    assert certname(node="web", facts=facts, trusted={"certname": "x"}) == ["x", None]
    assert certname(node="web", trusted={"certname": None}) == [None, None]
    assert certname(node="web", trusted={}) == [None, None]


def test_several_mistakes_in_one_file_are_logged_and_counted() -> None:
    code = "$a = { x => 1, x => 2 }\n$b::c = 1\n$d::e = 2\n"
    result = ask(code=code, settings={"strict": "warning"})
    assert result["error"] == "Language validation logged 2 errors, and 1 warnings. Giving up"
    assert [log["level"] for log in result["logs"]] == ["warning", "err", "err"]
    places = [(each["severity"], each["line"]) for each in result["diagnostics"]]
    assert places == [("warning", 1), ("error", 2), ("error", 3)]
    one = ask(code=code, settings={"strict": "warning", "max_errors": 1, "max_warnings": 0})
    assert one["error"] == result["diagnostics"][1]["message"]
    assert one["logs"] == []


def test_virtual_modules_live_for_one_request() -> None:
    modules = {"foo/manifests/init.pp": "class foo { notify { 'a': message => 'from foo' } }"}
    assert messages(ask(code="include foo", modules=modules)) == ["from foo"]
    assert ask(code="include foo")["ok"] is False


def test_settings() -> None:
    code = "notify { 'a': message => \"<${unknown}>\" }"
    lenient = {"strict": "warning", "strict_variables": False}
    assert messages(ask(code=code, settings=lenient)) == ["<>"]
    assert ask(code=code, settings={**lenient, "strict_variables": True})["ok"] is False
    assert ask(code=code, settings={**lenient, "strict": "error"})["ok"] is False


def test_the_version_of_puppet() -> None:
    code = "notify { 'a': message => \"${serverversion} <${unknown}>\" }"
    assert messages(ask(code=code, puppet="7")) == ["7.23.0 <>"]
    assert ask(code=code, puppet="8")["ok"] is False
    assert ask(code=code)["ok"] is False
    assert "`puppet`: expected 7, 8, 9" in ask(code=code, puppet="6")["error"]
    assert "`puppet` must be a string" in ask(code=code, puppet=8)["error"]


def test_bad_requests_are_answered() -> None:
    for line in (b"", b"[]", b"{", b"\xff", b'{"code": 1}', b'{"code": "", "facts": []}', b"{}"):
        result = answer(line)
        assert result["ok"] is False
        assert result["error"].startswith("bad request")
    assert "relative path" in ask(code="", modules={"../evil": "x"})["error"]
    assert "strict" in ask(code="", settings={"strict": "maybe"})["error"]


def test_files_of_an_environment() -> None:
    files = {
        "manifests/site.pp": "include a\nnotify { 'm': message => lookup('k') }",
        "hiera.yaml": "version: 5\nhierarchy: [{name: all, path: all.yaml}]\n",
        "data/all.yaml": "k: from data\n",
        "environment.conf": "modulepath = site\n",
        "site/a/manifests/init.pp": "class a { notify { 'a': message => 'in site' } }",
    }
    assert sorted(messages(ask(environment_files=files))) == ["from data", "in site"]
    result = ask(environment_files=files, code="include a", environment="test")
    assert messages(result) == ["in site"]
    assert result["catalog"]["environment"] == "test"


def test_an_environment_is_production_unless_it_has_a_name(tmp_path: Path) -> None:
    code = "notify { $environment: message => $settings::environment }"
    files = {"manifests/site.pp": code, "environment.conf": "modulepath = $environment\n"}
    (tmp_path / "manifests").mkdir()
    (tmp_path / "manifests" / "site.pp").write_text(code)
    for request in (
        {"code": code},
        {"code": code, "modules": {"a/manifests/init.pp": "class a { }"}},
        {"environment_files": files},
        {"environment_dir": str(tmp_path)},
    ):
        for given, name in (({}, "production"), ({"environment": "test"}, "test")):
            answered = ask(**request, **given)
            assert answered["catalog"]["environment"] == name
            assert messages(answered) == [name]


def test_modules_are_where_the_environment_has_them() -> None:
    def of(place: str) -> str:
        return f"class a {{ notify {{ 'a': message => '{place}' }} }}"

    modules = {"a/manifests/init.pp": of("modules")}
    for modulepath, place in (
        ("site:modules", "site"),
        ("modules:site", "modules"),
        ("site", "modules"),
    ):
        files = {
            "environment.conf": f"modulepath = {modulepath}\n",
            "site/a/manifests/init.pp": of("site"),
        }
        answered = ask(code="include a", environment_files=files, modules=modules)
        assert messages(answered) == [place]


def test_paths_of_temporary_files_are_not_shown() -> None:
    modules = {"a/manifests/init.pp": "class a {\n  notify { 'x': nosuch => 1 }\n}"}
    first, second = (ask(code="include a", modules=modules) for _ in range(2))
    assert first["diagnostics"] == second["diagnostics"]
    named = ask(code="notify { 'a': message => $environment }", modules=modules)
    assert (messages(named), named["catalog"]["environment"]) == (["production"], "production")
    assert first["diagnostics"][-1]["file"] == "modules/a/manifests/init.pp"
    good = {"a/manifests/init.pp": "class a { notify { 'x': } }"}
    catalog = ask(code="include a", modules=good)["catalog"]
    assert [r["file"] for r in catalog["resources"] if r["type"] == "Notify"] == [
        "modules/a/manifests/init.pp"
    ]


def test_a_directory_and_a_modulepath(tmp_path: Path) -> None:
    (tmp_path / "env" / "manifests").mkdir(parents=True)
    (tmp_path / "env" / "manifests" / "site.pp").write_text("include b")
    (tmp_path / "more" / "b" / "manifests").mkdir(parents=True)
    (tmp_path / "more" / "b" / "manifests" / "init.pp").write_text(
        "class b { notify { 'b': message => $trusted['certname'] } }"
    )
    request = {"environment_dir": str(tmp_path / "env"), "modulepath": [str(tmp_path / "more")]}
    assert messages(ask(**request, trusted={"certname": "x"})) == ["x"]
    assert ask(environment_dir=str(tmp_path / "none"))["error"].startswith("bad request")


def test_an_environment_of_a_code_directory_has_its_modules(tmp_path: Path) -> None:
    manifests = tmp_path / "environments" / "test" / "manifests"
    manifests.mkdir(parents=True)
    (manifests / "site.pp").write_text("include shared")
    module = tmp_path / "modules" / "shared" / "manifests"
    module.mkdir(parents=True)
    (module / "init.pp").write_text("class shared { notify { $environment: } }")
    for request in (
        {"environment_dir": str(tmp_path / "environments" / "test")},
        {"environment_dir": str(tmp_path), "environment": "test"},
    ):
        answer = ask(**request)
        assert answer["ok"], answer["error"]
        assert "test" in [each["title"] for each in answer["catalog"]["resources"]]
    unknown = ask(environment_dir=str(tmp_path), environment="gone")
    assert not unknown["ok"]
    assert "gone" in unknown["error"]


def test_bounds_of_one_request() -> None:
    code = "Integer[1, 50].each |$i| { }"
    refused = ask(code=code, settings={"limits": {"lambda_calls": 10}})
    assert "more than 10 times" in refused["error"]
    assert ask(code=code)["ok"] is True
    for limits in ({"nosuch": 1}, {"rounds": 0}, {"rounds": "x"}, {"rounds": True}):
        assert ask(code=code, settings={"limits": limits})["error"].startswith("bad request")


def test_an_unknown_setting_is_reported() -> None:
    (diagnostic,) = ask(code="", settings={"storeconfig": True})["diagnostics"]
    assert (diagnostic["id"], diagnostic["severity"]) == ("unknown-setting", "warning")


HOSTILE = [
    {"code": "notice(" + "[" * 20000 + "]" * 20000 + ")"},
    {"code": "$x = " + "+".join(["1"] * 20000)},
    {"code": '$a = "x"' + "".join(f"\n$b{i} = 'y'" for i in range(100)), "facts": {"a": [[[]]]}},
    {"code": "notice('\ud800')"},
    {"code": "notice($facts['a'])", "facts": {"a": "\ud800\0"}},
    {"code": "define d { d { \"${title}x\": } } d { 'a': }"},
    {"code": "$x = inline_template('<%= loop { } %>')"},
    {"code": "include a", "modules": {"a/manifests/init.pp": "class a { include a }"}},
    {"code": "", "modules": {"a\0b": "x"}},
    {"code": "", "environment_files": {"a": "x", "a/b": "y"}},
    {"code": "", "node": [1], "environment": {"a": 1}},
    {"manifest": "/nowhere.pp"},
    {"manifest": "\0"},
    {"code": "notice('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' =~ /^(a+)+$/)"},
]


def test_hostile_requests_do_not_end_the_process() -> None:
    good = {"id": "good", "code": "notify { 'a': }"}
    lines = [json.dumps(request) for each in HOSTILE for request in (each, good)]
    ran = mupuppet("batch", stdin="\n".join(["[" * 100_000, "{", *lines]).encode())
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == 2 + len(lines)
    assert not answers[0]["ok"]
    assert [a["ok"] for a in answers[3::2]] == [True] * len(HOSTILE)
    assert all((a["error"] is None) == a["ok"] for a in answers)
    assert [a["error"] for a in answers if (a["error"] or "").startswith("internal")] == []


def test_a_request_that_cannot_be_answered_does_not_harm_the_next() -> None:
    path = "/".join(["a"] * 3000)
    deep = "$x = Integer[1, 5000].reduce(1) |$m, $i| { [$m] }\nnotify { 'a': message => $x }"
    requests: list[Any] = [
        {"code": "", "modules": {path: "x"}},
        {"code": "", "environment_files": {"a" * 300: "x"}},
        {"code": deep, "settings": {"limits": {"value_depth": 100_000}}},
        {"code": "notify { 'a': message => $facts['f'] }", "facts": {"f": float("inf")}},
        {"id": float("nan"), "code": ""},
        {"manifest": "/dev/zero"},
    ]
    good = {"code": "include m", "modules": {"m/manifests/init.pp": "class m { }"}}
    lines = [json.dumps(each) for request in requests for each in (request, good)]
    lines.append('{"id": ' + "[" * 900 + "]" * 900 + ', "code": ""}')
    ran = mupuppet("batch", stdin="\n".join([*lines, '{"code": ']).encode())
    assert ran.status == 0
    written = ran.out.splitlines()
    assert [json.loads(line)["ok"] for line in written[1::2][:-1]] == [True] * len(requests)
    bad = [json.loads(line)["error"] for index, line in enumerate(written) if index in (0, 2, 8)]
    assert bad == [
        "bad request: a file is more than 100 directories deep",
        "bad request: the files cannot be written: File name too long",
        "bad request: NaN is not valid JSON",
    ]
    assert written[4].startswith('{"id": null, "ok": true')  # as deep as the request asks for
    assert json.loads(written[10])["error"] == "bad request: /dev/zero is not a regular file"
    assert json.loads(written[-2])["ok"]
    assert json.loads(written[-1])["error"].startswith("bad request")


def test_fields_of_wrong_types_are_refused() -> None:
    for field, value in {
        "node": [1],
        "environment": {"a": 1},
        "modulepath": [1],
        "settings": {"strict_variables": "yes"},
        "hiera_config": 1,
    }.items():
        error = ask(**{"code": "", field: value})["error"]
        assert error.startswith("bad request: `")
    assert ask(code="", settings={"vardir": {}})["error"].startswith("bad request: the setting")


def test_an_unknown_field_is_reported() -> None:
    answered = ask(id=3, code="", nodde="x")
    (diagnostic,) = answered["diagnostics"]
    assert (answered["id"], answered["ok"], diagnostic["id"]) == (3, False, "unknown-field")
    assert "did you mean `node`?" in diagnostic["message"]
    assert answered["error"].startswith("bad request: unknown field `nodde`")


# --- All that `compile` can do


def test_what_a_classifier_assigns() -> None:
    modules = {"a/manifests/init.pp": "class a($p = 1) { notify { 'a': message => [$p, $::q] } }"}
    answered = ask(code="", modules=modules, classes={"a": {"p": 2}}, parameters={"q": "r"})
    assert messages(answered) == [[2, "r"]]
    assert messages(ask(code="", modules=modules, classes=["a"], puppet="7")) == [[1, None]]
    assert "`classes` must be" in ask(code="", classes=3)["error"]
    assert "`parameters` must be" in ask(code="", parameters=[])["error"]


def test_facts_of_the_server() -> None:
    code = "notify { 'a': message => $server_facts['servername'] }"
    assert messages(ask(code=code, server_facts={"servername": "s"})) == ["s"]
    whole = "notify { 'a': message => String($server_facts) }"
    assert messages(ask(code=whole, server_facts={})) == ["{}"]
    assert "`server_facts` must be" in ask(code=code, server_facts=3)["error"]


def test_facts_by_the_name_of_a_file(tmp_path: Path) -> None:
    code = "notify { 'a': message => [$facts['os']['name'], $trusted['certname']] }"
    assert messages(ask(code=code, node="n", facts="rhel-9")) == [["RedHat", "n"]]
    file = tmp_path / "facts.json"
    file.write_text('{"name": "web1", "values": {"os": {"name": "X"}}}')
    answered = ask(code=code, facts=str(file))
    assert messages(answered) == [["X", "web1"]]
    assert answered["catalog"]["name"] == "web1"
    assert "`facts`: there is neither" in ask(code=code, facts="nothing")["error"]


def test_permissions_are_those_of_the_request(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("s")
    code = f"notify {{ 'a': message => file('{tmp_path}/secret') }}"
    refused = ask(code=code)
    (diagnostic,) = refused["diagnostics"]
    assert diagnostic["id"] == "read-refused"
    assert f"--allow-read {tmp_path}" in diagnostic["hint"]
    assert messages(ask(code=code, allow_read=[str(tmp_path)])) == ["s"]
    assert ask(code=code)["ok"] is False
    program = "notify { 'a': message => generate('/bin/echo', '-n', 'x') }"
    assert messages(ask(code=program, allow_generate=True)) == ["x"]
    assert messages(ask(code=program, allow_generate=["/bin/echo"])) == ["x"]
    assert ask(code=program, allow_generate=["/bin/cat"])["ok"] is False
    assert ask(code=program, allow_generate=False)["ok"] is False
    for wrong in ("echo", ["echo"], 3, {"a": 1}):
        assert "`allow_generate` must be" in ask(code=program, allow_generate=wrong)["error"]
    assert "`allow_read` must be" in ask(code=code, allow_read=[3])["error"]
    assert "`allow_network` must be" in ask(code=code, allow_network={"a": 1})["error"]


EXPORTING = "@@notify { \"from ${trusted['certname']}\": tag => 't' } Notify <<| tag == 't' |>>"


def titles(result: dict[str, Any]) -> list[str]:
    return [r["title"] for r in result["catalog"]["resources"] if r["type"] == "Notify"]


def test_exported_resources_are_stored_where_the_request_says(tmp_path: Path) -> None:
    file = str(tmp_path / "exports.sqlite")
    first = ask(code=EXPORTING, node="a", store=file)
    assert titles(first) == ["from a"]
    (exported,) = first["exported"]
    assert (exported["certname"], exported["type"], exported["title"]) == ("a", "Notify", "from a")
    assert exported["exported"] is True
    assert sorted(titles(ask(code=EXPORTING, node="b", store=file))) == ["from a", "from b"]
    unstored = ask(code=EXPORTING, node="c")
    assert (titles(unstored), unstored["exported"]) == ([], [])
    alone = ask(code=EXPORTING, node="c", settings={"storeconfigs": True})
    assert (titles(alone), len(alone["exported"])) == (["from c"], 1)


def test_requests_share_exports_in_memory() -> None:
    ask(code=EXPORTING, node="memory-a", store="memory")
    found = titles(ask(code=EXPORTING, node="memory-b", store="memory"))
    assert sorted(found) == ["from memory-a", "from memory-b"]
    ask(code="", node="memory-a", store="memory")
    assert titles(ask(code=EXPORTING, node="memory-b", store="memory")) == ["from memory-b"]


def test_requests_know_of_each_other_by_queries(tmp_path: Path) -> None:
    code = "notify { 'a': message => puppetdb_query('nodes[certname] {}') }"
    store = str(tmp_path / "store.sqlite")
    assert messages(ask(code=code, node="a", store=store)) == [[]]
    assert messages(ask(code=code, node="b", store=store)) == [[{"certname": "a"}]]
    assert "Unknown function" in ask(code=code, node="b")["error"]


def test_a_store_that_cannot_be_used(tmp_path: Path) -> None:
    answered = ask(code=EXPORTING, store=str(tmp_path / "no" / "file"))
    assert (answered["ok"], answered["diagnostics"][0]["id"]) == (False, "exports-unavailable")
    assert "unknown field `url` in `store`" in ask(code="", store={"url": "x"})["error"]
    assert "`store` must" in ask(code="", store=3)["error"]
    assert "`store` must have `puppetdb`" in ask(code="", store={})["error"]
    nowhere = ask(code=EXPORTING, store={"puppetdb": "http://127.0.0.1:9"})
    assert "PuppetDB at 127.0.0.1:9" in nowhere["error"]


def test_each_compilation_has_a_name() -> None:
    first, second = ask(code=""), ask(code="")
    assert first["version"].isdigit()
    assert len({first["catalog_uuid"], second["catalog_uuid"]}) == 2
    assert ask(nothing=1)["catalog_uuid"] is None


def test_code_sees_settings_of_puppets() -> None:
    code = "notice($settings::statedir, $settings::runinterval, $settings::certname)"
    usual = ask(code=code, node="a.example.com")
    assert usual["logs"][0]["message"] == "/var/cache/puppet/state 1800 a.example.com"
    changed = ask(code=code, settings={"vardir": "/v", "certname": "c", "runinterval": 7})
    assert changed["logs"][0]["message"] == "/v/state 7 c"
    assert changed["diagnostics"] == []


#: Answers many requests, and prints how much memory there is in use after some and after all.
MANY = """
import io, json, sys
from mupuppet.cli import batch, main

def request(index):
    code = "".join(f"notify {{ 'a {index} {each}': message => 'm' }}\\n" for each in range(60))
    return json.dumps({"code": code}).encode() + b"\\n"

class Requests(io.BytesIO):
    count = 0
    def readline(self, size=-1):
        Requests.count += 1
        return request(self.count) if self.count < 1200 else b""

usual, answered = batch.answer, 0

def answer(line, puppet):
    global answered
    answered += 1
    if answered in (300, 1199):
        print(sys.getallocatedblocks(), file=sys.stderr, flush=True)
    return usual(line, puppet)

batch.answer = answer

sys.stdin = io.TextIOWrapper(Requests())
main.main(["batch"])
"""


def test_what_is_forgotten_of_requests_takes_no_memory() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MANY], capture_output=True, text=True, check=True, timeout=HANGING
    )
    early, late = map(int, done.stderr.split())
    assert late < 1.5 * early


def test_templates_and_data_are_parsed_for_the_first_request_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = {
        "manifests/init.pp": "class m(Enum[a, b] $x) { notify { 'n': message => epp('m/t.epp') } }",
        "templates/t.epp": "<%= $m::x %>",
        "hiera.yaml": json.dumps({"version": 5, "hierarchy": [{"name": "c", "path": "c.yaml"}]}),
        "data/c.yaml": "m::x: a\n",
    }
    for name, content in module.items():
        path = tmp_path / "m" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
        os.utime(path, (1, 1))  # long ago, so that its time tells whether it has changed
    parsed: list[str] = []

    def parse_epp(source: SourceFile, *, epp: bool) -> ParseResult:
        parsed.append(os.path.basename(source.name))
        return parse(source, epp=epp)

    def parse_data(content: bytes, path: str) -> Any:
        parsed.append(os.path.basename(path))
        return parse_yaml(content, path)

    monkeypatch.setattr(epp_functions, "parse", parse_epp)
    monkeypatch.setattr(backends, "_parse_yaml", parse_data)
    for number in range(3):
        code = f"include m # {number}"
        result = ask(code=code, modulepath=[str(tmp_path)], facts={"n": number}, node=f"n{number}")
        assert messages(result) == ["a"]
    assert parsed.count("t.epp") == 1
    assert parsed.count("c.yaml") <= 1  # none if a cache on disk has it


def test_puppets_own_error() -> None:
    modules = {"m/manifests/init.pp": "class m {\n  fail('no')\n}\n"}
    result = ask(code="include m", modules=modules, node="n")
    assert result["error_class"] == "Puppet::PreformattedError"
    assert result["puppet_error"] == (
        "Evaluation Error: Error while evaluating a Function Call, no "
        "(file: modules/m/manifests/init.pp, line: 2, column: 3) on node n"
    )
    fine = ask(code="")
    assert (fine["puppet_error"], fine["error_class"]) == (None, None)
    bad = ask(code=3)
    assert (bad["puppet_error"], bad["error_class"]) == (None, None)


def test_resources_of_code_have_an_empty_file() -> None:
    resources = ask(code="notify { 'a': }")["catalog"]["resources"]
    files = {each["title"]: each.get("file") for each in resources}
    assert files == {"main": None, "Settings": None, "a": ""}


FACTER = """
Puppet::Functions.create_function(:'m::facts') do
  def facts(name)
    facter = Puppet.runtime[:facter]
    [Facter.value(name), Facter.value(name.to_sym), facter.value(name), Facter[name].value,
     Facter.fact('nothing'), Facter.to_hash['a']['b'][1], Facter.value('a.b.1')]
  end
end
"""


@pytest.mark.parametrize("ruby", ["never", pytest.param("always", marks=needs_ruby)])
def test_facter_has_the_facts_of_the_node(ruby: str) -> None:
    result = ask(
        code="notify { 'a': message => m::facts('x') }",
        modules={"m/lib/puppet/functions/m/facts.rb": FACTER},
        facts={"x": 1, "a": {"b": [2, 3]}},
        settings={"ruby": ruby},
    )
    assert result["error"] is None
    assert messages(result) == [[1, 1, 1, 1, None, 3, 3]]


@pytest.mark.parametrize(
    "problem", [MemoryError(), OSError(12, "Cannot allocate memory"), KeyError("a")], ids=repr
)
def test_a_lack_of_memory_is_distinguished_from_a_bug(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory may run out before and after a compilation, too."""

    def fail(_request: object, _defaults: object) -> None:
        raise problem

    monkeypatch.setattr("mupuppet.cli.batch._answer", fail)
    line = json.dumps({"id": 1, "code": ""}).encode()
    if isinstance(problem, KeyError):
        assert answer(line)["error"] == "internal error: KeyError: 'a'"
        return
    with InProcess(answer) as pool, pytest.raises(OverMemory, match="not enough memory"):
        pool.submit(line).result()
