"""`MUPUPPET_RUBY=never` holds for everything that evaluates code, and so do its bounds."""

import json
import os
import shutil
from argparse import Namespace
from pathlib import Path

import pytest

import mupuppet
from mupuppet import Environment, Limits, Permissions
from mupuppet.cli.configuration import configurable
from mupuppet.cli.main import VERBS, parser_of
from mupuppet.cli.serve import server_settings
from tests.cli.command import mupuppet as run
from tests.unit.fleet.repositories import commit_all, write

#: Without Ruby on the path, a mistake says whether Ruby was looked for, or forbidden.
LOOKED_FOR = "there is none on this machine"
FORBIDDEN = "--ruby never forbids it"

BACK_END = """\
Puppet::Functions.create_function(:'m::data') do
  dispatch :find do
    param 'String', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def find(key, options, context)
    key == 'a::b' ? `id -u` : context.not_found
  end
end
"""
FILES = {
    "manifests/site.pp": "node 'n' { notify { 'x': message => lookup('a::b') } }\n",
    "hiera.yaml": "version: 5\nhierarchy:\n- name: a\n  lookup_key: m::data\n",
    "modules/m/lib/puppet/functions/m/data.rb": BACK_END,
    "x.cases": "puppet: 8.10.0\n\n=== x.pp\nnotice(inline_template('<%= `id` %>'))\n"
    '--- expected\n{"ok": true, "resources": [], "edges": [], "classes": []}\n',
}
REQUEST = {"id": 1, "code": "notice(inline_template('<%= `id` %>'))"}

#: What each verb is asked, in the repository.
ASKED: dict[str, list[list[str]]] = {
    "compile": [["compile", ".", "--node", "n"], ["compile", ".", "--all-nodes"]],
    "batch": [["batch"]],
    "compare": [["compare", "x.cases", "--evaluator", "compiler"]],
    "fleet": [["fleet", "--jobs", "1"]],
    "diff": [["diff", "HEAD"]],
    "impact": [["impact", "HEAD"]],
    "why": [["why", ".", "--node", "n", "Notify[x]", "message"]],
    "why-not": [["why-not", ".", "--node", "n", "Notify[y]"]],
    "who-reads": [["who-reads", ".", "--node", "n", "fact", "os.family"]],
    "lookup": [
        ["lookup", "a::b", "--node", "n"],
        ["lookup", "a::b", "--node", "n", "--no-compile", "--explain"],
        ["lookup", "a::b", "--all-nodes"],
    ],
    "upgrade": [["upgrade", ".", "--all-nodes"]],
}
#: Those that do not end; their tests are below.
SERVING = {"serve", "terminus"}
#: Those that evaluate no code of modules: at most the rules of the paper.
OTHERS = {
    "rspec", "validate", "explain", "parse", "env", "exports", "init", "functions", "types", "ca",
    "completion", "man", "step", "rules", "subset",
}  # fmt: skip


def test_every_verb_is_considered() -> None:
    assert set(VERBS) == {*ASKED, *SERVING, *OTHERS}
    for verb in VERBS:
        assert ("ruby" in configurable(parser_of(verb))) is (verb not in OTHERS), verb


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("repository")
    write(root, {**FILES, "manifests/site.pp": "node 'n' { notify { 'x': } }\n"})
    commit_all(root, "first")
    write(root, FILES)
    return root


@pytest.fixture(scope="module")
def without_ruby(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables for a machine with git and without Ruby."""
    programs = tmp_path_factory.mktemp("programs")
    git = shutil.which("git")
    assert git is not None
    (programs / "git").symlink_to(git)
    return {"PATH": str(programs), "XDG_STATE_HOME": str(programs / "state")}


@pytest.mark.parametrize(
    "arguments", [each for asked in ASKED.values() for each in asked], ids=" ".join
)
def test_the_variable_counts_for_every_verb(
    arguments: list[str], repository: Path, without_ruby: dict[str, str]
) -> None:
    def outcome(**variables: str) -> str:
        done = run(
            *arguments,
            stdin=json.dumps(REQUEST).encode() + b"\n",
            directory=repository,
            environment=without_ruby | variables,
        )
        return done.out + done.err

    usual, never = outcome(), outcome(MUPUPPET_RUBY="never")
    if arguments[0] == "impact":  # it only compiles to know what nodes depend on
        assert usual == never
        return
    assert LOOKED_FOR in usual
    assert FORBIDDEN in never
    assert LOOKED_FOR not in never


def test_a_configuration_counts_for_a_lookup(tmp_path: Path, without_ruby: dict[str, str]) -> None:
    write(tmp_path, {**FILES, "mupuppet.toml": 'ruby = "never"\n'})
    done = run("lookup", "a::b", "--node", "n", directory=tmp_path, environment=without_ruby)
    assert FORBIDDEN in done.err


def test_a_request_may_name_another(repository: Path, without_ruby: dict[str, str]) -> None:
    request = {**REQUEST, "settings": {"ruby": "auto"}}
    variables = without_ruby | {"MUPUPPET_RUBY": "never"}
    done = run("batch", stdin=json.dumps(request).encode(), environment=variables)
    assert LOOKED_FOR in done.out


def test_the_servers_have_it_in_their_settings(tmp_path: Path) -> None:
    options: Namespace = parser_of("serve").parse_args(
        [str(tmp_path), "--state", str(tmp_path / "state"), "--ruby", "never"]
    )
    assert server_settings(options).compilation.ruby == "never"


def test_puppet_is_not_asked_if_ruby_never_runs(repository: Path) -> None:
    done = run("compare", "--ruby", "never", "--check", "x.cases", directory=repository)
    assert (done.status, "--ruby never forbids it" in done.err) == (2, True)
    manifest = run("compare", "--ruby", "never", "manifests/site.pp", directory=repository)
    assert "no outcome is recorded" in manifest.err


def test_a_lookup_has_limits(tmp_path: Path, without_ruby: dict[str, str]) -> None:
    write(tmp_path, {"manifests/site.pp": "Integer[1, 1000].each |$x| { $y = $x }\n"})
    arguments = ["lookup", "a", "--default", "x", "--node", "n"]
    assert run(*arguments, directory=tmp_path, environment=without_ruby).status == 0
    done = run(*arguments, "--limit", "lambda_calls=10", directory=tmp_path)
    assert (done.status, "more than 10 times" in done.err) == (1, True)


def test_a_lookup_collects_what_is_exported(tmp_path: Path) -> None:
    store = str(tmp_path / "store.db")
    write(tmp_path, {"manifests/site.pp": "@@notify { 'x': }\n"})
    assert run("compile", ".", "--node", "a", "--exports", store, directory=tmp_path).status == 0
    collecting = "Notify <<| |>>\n$found = puppetdb_query('nodes[certname] {}')\n"
    write(tmp_path, {
        "manifests/site.pp": collecting,
        "hiera.yaml": "version: 5\nhierarchy:\n- name: a\n  path: a.yaml\n",
        "data/a.yaml": "k: '%{found.0.certname}'\n",
    })  # fmt: skip
    done = run("lookup", "k", "--node", "b", "--exports", store, directory=tmp_path)
    assert (done.status, done.out.strip()) == (0, "--- a")
    assert run("lookup", "k", "--node", "b", "--exports", "none", directory=tmp_path).status == 1


def test_lookups_of_python_take_limits_and_permissions(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("s")
    write(tmp_path / "repo", {
        "manifests/site.pp": f"$s = file('{secret}')\nInteger[1, 1000].each |$x| {{ $y = $x }}\n",
        "hiera.yaml": "version: 5\nhierarchy:\n- name: a\n  path: a.yaml\n",
        "data/a.yaml": "k: '%{s}'\n",
    })  # fmt: skip
    with Environment.from_directory(tmp_path / "repo") as environment:
        with pytest.raises(ValueError, match="read-refused"):
            mupuppet.lookup(environment, "k")
        permissions = Permissions(read=(str(tmp_path),))
        assert mupuppet.lookup(environment, "k", permissions=permissions) == "s"
        few = Limits(lambda_calls=10)
        with pytest.raises(ValueError, match="more than 10 times"):
            mupuppet.lookup(environment, "k", permissions=permissions, limits=few)


def test_lookups_of_python_may_forbid_ruby(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    with Environment.from_directory(repository) as environment:
        with pytest.raises(ValueError, match=LOOKED_FOR):
            mupuppet.lookup(environment, "a::b", node="n")
        with pytest.raises(ValueError, match=FORBIDDEN):
            mupuppet.lookup(environment, "a::b", node="n", ruby="never")
