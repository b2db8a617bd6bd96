"""`mupuppet lookup` as a user calls it."""

from __future__ import annotations

import json
import os
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from mupuppet.basics.caches import empty_caches
from mupuppet.cli.main import main
from tests.cli.command import Result, mupuppet
from tests.oracle.hiera.cases import repository_root
from tests.requirements import NO_CRYPTOGRAPHY, needs_ruby

HIERARCHY = """\
version: 5
hierarchy:
  - name: Per node
    path: "nodes/%{trusted.certname}.yaml"
  - name: Role
    path: "roles/%{role}.yaml"
  - name: Common
    path: common.yaml
"""
FILES = {
    "hiera.yaml": HIERARCHY,
    "manifests/site.pp": """
        $role = 'web'
        node 'one' { }
        node 'two' { $colour = 'red' }
        node default { }
    """,
    "data/nodes/one.yaml": "port: 1\nlist: [b]\n",
    "data/nodes/three.yaml": "{}\n",
    "data/roles/web.yaml": "from_role: 'yes'\n",
    "data/common.yaml": """\
lookup_options: {secret: {convert_to: Sensitive}}
port: 80
list: [a, b]
hash: {b: [2, 3], a: 1}
text: "%{facts.kind} and %{colour}"
secret: do not tell
loop: "%{lookup('loop')}"
nothing: ~
""",
}


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def look(environment: Path, *arguments: str) -> Result:
    """Look up in this process, without the cache of the user who runs the tests."""
    out, err = StringIO(), StringIO()
    with chdir(environment), redirect_stdout(out), redirect_stderr(err):
        status = main(["lookup", *arguments, "--environment", "production", "--no-cache"])
    return Result(status, out.getvalue(), err.getvalue())


@pytest.mark.parametrize(
    ("arguments", "printed"),
    [
        (["port", "--node", "one"], "--- 1\n"),
        (["port", "--node", "two"], "--- 80\n"),
        (["no", "port", "--node", "two"], "--- 80\n"),
        (["from_role"], "--- 'yes'\n"),
        (["nothing"], "---\n"),
        (["no", "--default", "3"], "--- '3'\n"),
        (["list", "--node", "one", "--merge", "unique", "--format", "json"], '["b","a"]\n'),
        (["hash.b.1", "--type", "Integer"], "--- 3\n"),
        (["hash", "--format", "text"], "{'b' => [2, 3], 'a' => 1}\n"),
        (["hash", "--render-as", "s"], '{"b"=>[2, 3], "a"=>1}\n'),
        (["text", "--node", "two", "--set", "kind=big", "--render-as", "s"], "big and red\n"),
        (["secret"], "--- Sensitive [value redacted]\n"),
    ],
)
def test_values(environment: Path, arguments: list[str], printed: str) -> None:
    result = look(environment, *arguments)
    assert (result.status, result.out) == (0, printed)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["prot"], "did not find a value for the name 'prot'\nhelp: did you mean `port` ("),
        (["loop"], "Recursive lookup detected in [loop]"),
        (["port", "--type", "String"], "expects a String value, got Integer"),
        (["port", "--type", "Nosuch["], "--type: "),
        (["port", "./nowhere"], "there is no directory `./nowhere`"),
        ([], "a key is required"),
        (["port", "--merge", "hash", "--knock-out-prefix", "x"], "need --merge deep"),
    ],
)
def test_mistakes(environment: Path, arguments: list[str], message: str) -> None:
    result = look(environment, *arguments)
    assert result.status in (1, 2)
    assert result.out == ""
    assert message in result.err
    assert "Traceback" not in result.err


def test_a_mistake_in_data_is_shown_at_its_place(environment: Path) -> None:
    (environment / "data/common.yaml").write_text("a: 1\nb: [1\nc: 2\n")
    result = look(environment, "port")
    assert result.status == 1
    assert "data/common.yaml:3:" in result.err
    assert "c: 2" in result.err


def test_code_that_cannot_be_compiled(environment: Path) -> None:
    (environment / "manifests/site.pp").write_text("fail('no')\n")
    result = look(environment, "port")
    assert result.status == 1
    assert "--no-compile" in result.err
    assert look(environment, "port", "--no-compile").out == "--- 80\n"


def test_without_compiling_variables_are_unknown(environment: Path) -> None:
    result = look(environment, "from_role", "--no-compile")
    assert result.status == 1
    assert "Interpolation failed with 'role', but compilation continuing" in result.err
    old = look(environment, "from_role", "--no-compile", "--puppet", "7")
    assert "Undefined variable 'role'" in old.err


def test_parameters_of_a_classifier_are_variables(environment: Path) -> None:
    (environment / "one.yaml").write_text("parameters: {colour: blue}\n")
    arguments = ["text", "--node", "one", "--set", "kind=big", "--classification", "one.yaml"]
    assert look(environment, *arguments).out == "--- big and blue\n"
    assert look(environment, *arguments, "--no-compile").out == "--- big and blue\n"


def test_explanations_as_data(environment: Path) -> None:
    result = look(environment, "port", "--node", "one", "--explain", "--format", "json")
    data = json.loads(result.out)
    assert (data["key"], data["value"], data["merge"]) == ("port", 1, "first")
    places = [place for level in data["layers"][1]["levels"] for place in level["locations"]]
    assert [(os.path.basename(each["path"]), each.get("taken")) for each in places] == [
        ("one.yaml", True),
        ("web.yaml", None),
        ("common.yaml", False),
    ]
    assert places[2]["line"] == 2


def test_explanations_reveal_no_secrets(environment: Path) -> None:
    for chosen in ("text", "json", "yaml"):
        result = look(environment, "secret", "--explain", "--format", chosen)
        assert result.status == 0
        assert "do not tell" not in result.out


def test_a_missing_value_is_explained_too(environment: Path) -> None:
    result = look(environment, "no", "--explain")
    assert result.status == 1
    assert "no level has a value for no" in result.err
    assert result.out.count("(has no such key)") == 2


def test_all_nodes(environment: Path) -> None:
    result = look(environment, "port", "--all-nodes")
    assert result.out == "one    1\nthree  80\ntwo    80\n"
    facts = environment / "facts"
    facts.mkdir()
    (facts / "four.json").write_text('{"kind": "small"}')
    (facts / "some.yaml").write_text("name: two\nvalues: {kind: big}\n")
    arguments = ["text", "--all-nodes", "--facts", "facts", "--format", "json", "--puppet", "7"]
    result = look(environment, *arguments)
    assert json.loads(result.out) == {
        "four": "small and ",
        "one": " and ",
        "three": " and ",
        "two": "big and red",
    }


def test_a_node_without_a_value(environment: Path) -> None:
    result = look(environment, "list.1", "--all-nodes")
    assert result.status == 1
    assert result.out.startswith("one    (no value)\n")


def test_unused_keys_as_data(environment: Path) -> None:
    (environment / "manifests/site.pp").write_text(
        "lookup('port') lookup('list') lookup('hahs') $a = 'x' lookup($a)\n"
    )
    result = look(environment, "--unused", "--format", "json")
    assert result.status == 1
    found = {each["key"]: each["suggestion"] for each in json.loads(result.out)}
    assert found == {
        "from_role": None, "hash": None, "text": None, "secret": None, "nothing": None,
    }  # fmt: skip
    assert "may read some" in look(environment, "--unused").err


def test_data_outside_is_read_only_if_allowed(environment: Path, tmp_path: Path) -> None:
    outside = tmp_path.parent / f"{tmp_path.name}-outside"
    outside.mkdir()
    (outside / "x.yaml").write_text("far: 1\n")
    (environment / "hiera.yaml").write_text(
        f"version: 5\nhierarchy:\n  - {{name: X, datadir: '{outside}', path: x.yaml}}\n"
    )
    refused = look(environment, "far")
    assert refused.status == 1
    assert "--allow-read" in refused.err
    assert look(environment, "far", "--allow-read", str(outside)).out == "--- 1\n"


def test_parsed_data_is_cached_for_the_next_run(environment: Path, tmp_path: Path) -> None:
    cache = tmp_path.parent / f"{tmp_path.name}-cache"
    variables = {"XDG_CACHE_HOME": str(cache)}
    arguments = ["lookup", "port", "--node", "two"]

    def run(*others: str) -> str:
        ran = mupuppet(*arguments, *others, directory=environment, environment=variables)
        return ran.out

    assert run("--no-cache") == "--- 80\n"
    assert not cache.exists()
    assert run() == "--- 80\n"
    (cached,) = (cache / "mupuppet/parsed").glob("*-data-*")
    assert cached.stat().st_mode & 0o077 == 0
    content = cached.read_bytes()
    assert run() == "--- 80\n"
    assert cached.read_bytes() == content
    # A file that has changed is read again, and a damaged cache is ignored.
    common = environment / "data/common.yaml"
    common.write_text(common.read_text().replace("port: 80", "port: 81"))
    assert run() == "--- 81\n"
    cached.write_bytes(b"damaged")
    assert run() == "--- 81\n"
    cached.write_bytes(content[:-1] + b"x")
    assert run() == "--- 81\n"
    # One that others could have written is not read, and not written either.
    cached.parent.chmod(0o777)
    before = cached.read_bytes()
    common.write_text("port: 82\n")
    assert run() == "--- 82\n"
    assert cached.read_bytes() == before


class TestEncrypted:
    @pytest.fixture
    def root(self) -> Path:
        return repository_root("eyaml") / "environments/production"

    def test_values_are_shown_only_if_asked_for(self, root: Path) -> None:
        pytest.importorskip("cryptography", reason=NO_CRYPTOGRAPHY)
        for key in ("secret", "from_common"):
            for others in ([], ["--explain"], ["--explain", "--format", "json"], ["--all-nodes"]):
                shown = look(root, key, "--set", "x=X", *others)
                assert "the secret" not in shown.out + shown.err
        assert "the secret" in look(root, "secret", "--show-decrypted").out

    def test_without_the_library(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("cryptography", "cryptography.exceptions"):
            monkeypatch.setitem(sys.modules, name, None)
        empty_caches()  # of the key
        shown = look(root, "secret")
        assert shown.status == 1
        assert "`cryptography` is not installed" in shown.err
        assert "pip install 'mupuppet[eyaml]'" in shown.err


@needs_ruby
def test_back_ends_written_in_ruby(environment: Path) -> None:
    (environment / "hiera.yaml").write_text(
        "version: 5\nhierarchy:\n  - {name: R, lookup_key: app::find, options: {prefix: p}}\n"
    )
    directory = environment / "modules/app/lib/puppet/functions/app"
    directory.mkdir(parents=True)
    (directory / "find.rb").write_text("""
        Puppet::Functions.create_function(:'app::find') do
          dispatch :find do
            param 'String[1]', :key
            param 'Hash[String[1], Any]', :options
            param 'Puppet::LookupContext', :context
          end

          def find(key, options, context)
            case key
            when 'plain' then context.interpolate("#{options['prefix']} %{facts.kind}")
            when 'nested' then context.interpolate("%{lookup('none')}%{lookup('plain')}")
            when 'cached' then context.cache('x', [1, key]) && context.cached_value('x')
            else context.not_found
            end
          end
        end
    """)
    found = {
        key: look(environment, key, "--set", "kind=K", "--format", "json").out
        for key in ("plain", "nested", "cached", "none")
    }
    assert found == {
        "plain": '"p K"\n',
        "nested": '"p K"\n',
        "cached": '[1,"cached"]\n',
        "none": "",
    }


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("call_function('generate', '/bin/echo')", "help: if you trust this code, allow it: "),
        ("raise 'no connection'", "find.rb:2:"),
    ],
)
def test_failures_of_back_ends_show_causes_and_remedies(
    environment: Path, body: str, shown: str
) -> None:
    (environment / "hiera.yaml").write_text(
        "version: 5\nhierarchy:\n  - {name: R, data_hash: app::find, options: {}}\n"
    )
    directory = environment / "modules/app/lib/puppet/functions/app"
    directory.mkdir(parents=True)
    (directory / "find.rb").write_text(
        f"Puppet::Functions.create_function(:'app::find') do\n  def find(*args) = {body}\nend\n"
    )
    failed = look(environment, "key")
    assert failed.status == 1
    assert shown in failed.err


def test_a_directory_of_code_needs_no_slash(environment: Path) -> None:
    done = mupuppet("lookup", "hash.a", environment.name, directory=environment.parent)
    assert (done.status, done.out) == (0, "--- 1\n"), done.err


def test_without_code_no_compile_is_not_suggested(tmp_path: Path) -> None:
    done = mupuppet("lookup", "a", tmp_path)
    assert done.status == 1
    assert "there is nothing to compile here" in done.err
    assert "--no-compile" not in done.err


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "there is no data\n"),
        ("a: 1\n", "the only key is used\n"),
        ("a: 1\nb: 2\n", "all 2 keys are used\n"),
        ("a: 1\nb: 2\nc: 3\n", "1 of 3 keys is not used\n"),
        ("a: 1\nc: 3\nd: 4\n", "2 of 3 keys are not used\n"),
    ],
)
def test_how_many_keys_are_not_used(tmp_path: Path, data: str, message: str) -> None:
    for name, text in {
        "manifests/site.pp": "notice(lookup('a'), lookup('b', default_value => 1))\n",
        "hiera.yaml": "version: 5\n",
        "data/common.yaml": data,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    assert mupuppet("lookup", "--unused", tmp_path).err.endswith(message)
