"""`mupuppet.toml`, environment variables, and what a repository may set without being confirmed."""

import json
import os
import re
from pathlib import Path

import pytest

from mupuppet.cli.configuration import HARMLESS, configurable, shared_options
from mupuppet.cli.main import VERBS, parser_of
from mupuppet.environment.trusted_files import is_trusted, trust
from tests.cli.command import Result, mupuppet

SHOWING = (
    "notify { 'a': message => \"${facts['role']} ${settings::vardir} ${facts['os']['name']}\" }"
)


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in [name for name in os.environ if name.startswith("MUPUPPET_")]:
        monkeypatch.delenv(name)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    root = tmp_path / "repository"
    (root / "manifests").mkdir(parents=True)
    (root / ".git").mkdir()
    (root / "manifests/site.pp").write_text(SHOWING)
    return root


def configured(repository: Path, content: str, *arguments: str, verb: str = "compile") -> Result:
    (repository / "mupuppet.toml").write_text(content)
    return mupuppet(verb, str(repository), *arguments)


def message(ran: Result) -> str:
    assert ran.status == 0, ran.err
    (shown,) = [line for line in ran.out.splitlines() if "message" in line]
    return shown.split("'")[1]


# --- What a file sets


@pytest.mark.parametrize(
    "content",
    ["limit = {seconds = 1000000}", "limit = ['seconds=1', 'call_depth=9999999']", "memory = 4097"],
)
def test_a_file_raises_limits_only_when_it_is_confirmed(repository: Path, content: str) -> None:
    ran = configured(repository, content, "--color", "never")
    assert ran.status == 1
    assert "you have not confirmed this file, and it sets" in ran.err
    assert configured(repository, content, "--trust").status == 0


@pytest.mark.parametrize("content", ["limit = {seconds = 29}", "memory = 4096", "memory = 800"])
def test_a_file_lowers_limits(repository: Path, content: str) -> None:
    assert configured(repository, content).status == 0


def test_a_file_sets_options(repository: Path) -> None:
    content = """
        facts = "rhel-9"
        set = ["role=web"]
        [setting]
        vardir = "/v"
    """
    assert message(configured(repository, content)) == "web /v RedHat"


def test_the_command_line_wins_over_variables_and_these_over_the_file(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = 'facts = "rhel-9"\nset = {role = "file"}\n[setting]\nvardir = "/file"\n'
    monkeypatch.setenv("MUPUPPET_FACTS", "ubuntu-24.04")
    monkeypatch.setenv("MUPUPPET_SET", "role=variable")
    assert message(configured(repository, content)) == "variable /file Ubuntu"
    given = configured(repository, content, "--facts", "debian-11", "--set", "role=line")
    assert message(given) == "line /file Debian"


def test_a_table_of_a_verb_is_for_that_verb(repository: Path) -> None:
    content = '[compile]\nformat = "json"\nfacts = "rhel-9"\n'
    data = json.loads(configured(repository, content, "--set", "role=x").out)
    assert data["resources"][-1]["parameters"]["message"].endswith("RedHat")
    ran = configured(repository, content, verb="env")
    assert "format  json" in " ".join(ran.out.split()).replace("format json", "format  json")


def test_paths_are_relative_to_the_file(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / "facts.json").write_text('{"role": "file", "os": {"name": "X"}}')
    (repository / "more/a/manifests").mkdir(parents=True)
    (repository / "more/a/manifests/init.pp").write_text("class a { notify { 'from a': } }")
    (repository / "manifests/site.pp").write_text(SHOWING + " include a")
    monkeypatch.chdir(repository / "more")
    ran = configured(repository, 'facts = "facts.json"\nmodulepath = ["more"]\n')
    assert "from a" in ran.out
    assert "file /var" in ran.out


def test_the_nearest_file_from_the_path_upwards_counts(repository: Path) -> None:
    (repository.parent / "mupuppet.toml").write_text('facts = "ubuntu-24.04"\n')
    site = str(repository / "manifests/site.pp")
    # The repository ends where `.git` is.
    assert "Debian" in mupuppet("compile", site).out
    (repository / "mupuppet.toml").write_text('facts = "rhel-9"\n')
    assert "RedHat" in mupuppet("compile", site).out
    assert "Debian" in mupuppet("compile", site, "--config", "none").out
    other = str(repository.parent / "mupuppet.toml")
    assert "Ubuntu" in mupuppet("compile", site, "--config", other).out


def test_the_file_of_a_python_project(repository: Path) -> None:
    (repository / "pyproject.toml").write_text("[tool.other]\nfacts = 3\n")
    assert "Debian" in mupuppet("compile", str(repository)).out
    (repository / "pyproject.toml").write_text('[tool.mupuppet]\nfacts = "rhel-9"\n')
    assert "RedHat" in mupuppet("compile", str(repository)).out
    (repository / "pyproject.toml").write_text('[tool.mupuppet]\n\nfact = "rhel-9"\n')
    assert "pyproject.toml:3:1" in mupuppet("compile", str(repository)).err


def test_options_that_exclude_each_other(repository: Path) -> None:
    content = 'exports = "memory"\n'
    assert configured(repository, content, "--no-storeconfigs").status == 0
    both = configured(repository, 'exports = "memory"\nstoreconfigs = true\n')
    assert both.status == 1
    assert "cannot be set together" in both.err


# --- Mistakes


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("\nfact = 'x'", "mupuppet.toml:2:1"),
        ("\nfact = 'x'", "did you mean `facts`?"),
        ("strict_variables = true", "did you mean `strict-variables`?"),
        ("[compil]\nformat = 'json'", "did you mean `compile`?"),
        ("[compile]\nformt = 'json'", "did you mean `format`?"),
        ("[compile]\nformat = 'xml'", "expected one of table, json"),
        ("strict-variables = 'yes'", "expected true or false"),
        ("allow-read = '/etc'", "expected a list"),
        ("setting = [3]", "expected NAME=VALUE"),
        ("facts = ['a']", "expected a string"),
        ("facts = 3", "`facts`: expected a string"),
        ("nosuch = 1\nfacts = 3", "mupuppet.toml:2:1"),
        ("\n[compile]\noutput = 'x'", "mupuppet.toml:3:1"),
        ("\n[compile]\nexports = 'a'\nstoreconfigs = true", "mupuppet.toml:4:1"),
        ("limit = {nosuch = 3}", "there is no limit"),
        ("ignore = ['nosuch']", "there is no diagnostic"),
        ("compile = 3", "`compile` is a verb"),
        ("facts = ", "this is not TOML"),
        ("facts = 'a'\nfacts = 'b'", "mupuppet.toml:2:"),
    ],
)
def test_mistakes_are_shown_at_their_place(repository: Path, content: str, told: str) -> None:
    ran = configured(repository, content)
    assert ran.status == 1
    assert told in ran.err
    assert "mupuppet.toml:" in ran.err


def test_a_variable_with_a_wrong_value(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MUPUPPET_RUBY", "sometimes")
    ran = mupuppet("compile", str(repository))
    assert ran.status == 2
    assert "MUPUPPET_RUBY: expected one of auto, never" in ran.err


# --- Trust


def test_a_repository_allows_nothing_before_it_is_confirmed(repository: Path) -> None:
    (repository / "manifests/site.pp").write_text("notify { generate('/bin/echo', '-n', 'ran'): }")
    content = "allow-generate = ['/bin/echo']\n"
    refused = configured(repository, content)
    assert refused.status == 1
    assert "untrusted-configuration" in refused.err
    assert "`allow-generate`" in refused.err
    assert "not in force" in configured(repository, content, verb="env").out
    confirmed = configured(repository, content, "--trust", verb="env")
    assert "(confirmed)" in confirmed.out
    assert "ran" in configured(repository, content).out
    # Another content must be confirmed again.
    assert configured(repository, content + "allow-read = ['/etc']\n").status == 1
    assert "ran" in configured(repository, content).out


def test_trust_for_one_run_is_enough(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / "manifests/site.pp").write_text("notify { generate('/bin/echo', '-n', 'ran'): }")
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/nowhere")
    ran = configured(repository, "allow-generate = true\n", "--trust")
    assert "ran" in ran.out
    assert "could not be saved" in ran.err
    assert configured(repository, "allow-generate = true\n").status == 1


@pytest.mark.parametrize(
    "content",
    [
        "allow-read = ['/etc']",
        "allow-generate = true",
        "allow-network = ['*']",
        "enc = './enc'",
        "puppetdb = 'http://localhost:8080'",
        "facts = '/etc/passwd'",
        "facts = '../../facts.json'",
        "modulepath = ['modules', '/srv/modules']",
        "hiera-config = '../hiera.yaml'",
        "exports = '/tmp/exports.sqlite'",
        "[compile]\noutput = 'catalog.json'",
        "[compile]\npuppetdb-submit = true",
        "limit = {seconds = 1e9}",
        "limit = ['call_depth=100', 'lambda_calls=10000000000']",
        "[compile]\nmemory = 1000000",
        "[compile]\njobs = 10000",
    ],
)
def test_what_must_be_confirmed(repository: Path, content: str) -> None:
    (repository.parent.parent / "facts.json").write_text("{}")
    ran = configured(repository, content)
    assert ran.status == 1
    assert "untrusted-configuration" in ran.err


def test_a_link_out_of_the_repository_must_be_confirmed(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "facts.json").write_text("{}")
    (repository / "facts.json").symlink_to(tmp_path / "facts.json")
    assert "untrusted-configuration" in configured(repository, "facts = 'facts.json'").err


def test_limits_may_be_lowered(repository: Path) -> None:
    content = "limit = {seconds = 10, call_depth = 1000}\n[compile]\nmemory = 2000\njobs = 1\n"
    assert configured(repository, content).status == 0


def test_the_command_line_may_allow_more_than_the_file(repository: Path) -> None:
    content = "puppetdb = 'http://localhost:8080'\n"
    assert configured(repository, content, "--exports", "none").status == 0


def test_a_record_that_others_can_write_is_not_believed(tmp_path: Path) -> None:
    file = str(tmp_path / "mupuppet.toml")
    assert trust(file, "a") is None
    assert is_trusted(file, "a")
    assert not is_trusted(file, "b")
    directory = tmp_path / "state/mupuppet/trusted"
    (record,) = directory.iterdir()
    assert record.stat().st_mode & 0o777 == 0o600
    record.chmod(0o666)
    assert not is_trusted(file, "a")
    record.chmod(0o600)
    directory.chmod(0o777)
    assert not is_trusted(file, "a")


def test_there_must_be_something_to_confirm(repository: Path) -> None:
    assert mupuppet("env", str(repository), "--trust").status == 2


# --- Every option


@pytest.mark.parametrize("verb", VERBS)
def test_every_option_has_a_key(verb: str) -> None:
    parser = parser_of(verb)
    declared = set(configurable(parser)) | {"config", "trust", "help"}
    options = {
        word.strip("[],").partition("=")[0].removeprefix("--").removeprefix("no-")
        for word in parser.format_usage().split()
        if word.startswith(("--", "[--"))
    }
    assert {name for name in options if name not in declared} <= {"validate", "compile"}


def test_what_is_harmless_exists() -> None:
    keys = {key for verb in VERBS for key in configurable(parser_of(verb))}
    assert keys >= HARMLESS


def test_the_documentation_has_every_shared_key() -> None:
    page = Path("docs/configuration.md").read_text()
    for key in shared_options():
        assert re.search(rf"^\|[^|]*`{key}`[^|]*\|", page, re.M), key


def test_warnings_can_be_ignored(repository: Path) -> None:
    (repository / "manifests/site.pp").write_text('notice("${nosuch}")')
    lenient = "puppet = '7'\n"  # later versions have an error, which cannot be ignored
    assert "unknown-variable" in configured(repository, lenient).err
    ignoring = lenient + "ignore = ['unknown-variable']"
    assert "unknown-variable" not in configured(repository, ignoring).err


def test_env_shows_the_configuration_as_data(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUPUPPET_RUBY", "never")
    ran = configured(repository, 'facts = "rhel-9"\n', "--format", "json", verb="env")
    shown = json.loads(ran.out)["configuration"]
    path = str(repository / "mupuppet.toml")
    assert shown["file"] == path
    assert shown["values"] == {
        "ruby": {"value": "never", "from": "MUPUPPET_RUBY"},
        "facts": {"value": "rhel-9", "from": f"{path}:1"},
    }


@pytest.mark.parametrize(
    ("content", "arguments", "environment", "shown"),
    [
        ("", [], {}, "As Puppet 8.10.0 (the default)"),
        ('puppet = "7"', [], {}, "As Puppet 7.23.0 ("),
        ('puppet = "7"', [], {}, "mupuppet.toml:1)"),
        ('puppet = "7"', [], {"MUPUPPET_PUPPET": "9"}, "As OpenVox 9.0.0-rc1 (MUPUPPET_PUPPET)"),
        ('puppet = "7"', ["--puppet", "8.6.0"], {}, "As Puppet 8.6.0 (--puppet)"),
    ],
)
def test_env_shows_the_version_of_puppet_and_why(
    content: str,
    arguments: list[str],
    environment: dict[str, str],
    shown: str,
    repository: Path,
) -> None:
    (repository / "mupuppet.toml").write_text(f"{content}\n")
    done = mupuppet("env", str(repository), *arguments, environment=environment)
    assert shown in done.out


@pytest.mark.parametrize(
    ("file", "content", "environment", "version"),
    [
        ("mupuppet.toml", 'puppet = "7"', {}, "7.23.0"),
        ("mupuppet.toml", "puppet = 7", {}, "7.23.0"),
        ("mupuppet.toml", 'puppet = "7.9.0"', {}, "7.9.0"),
        ("pyproject.toml", '[tool.mupuppet]\npuppet = "9"', {}, "9.0.0-rc1"),
        ("pyproject.toml", '[tool.mupuppet]\npuppet = "9"', {"MUPUPPET_PUPPET": "8.6.0"}, "8.6.0"),
    ],
)
def test_the_configuration_chooses_the_version_of_puppet(
    file: str, content: str, environment: dict[str, str], version: str, repository: Path
) -> None:
    (repository / "manifests/site.pp").write_text("notify { $serverversion: }")
    (repository / file).write_text(f"{content}\n")
    done = mupuppet("compile", str(repository), environment=environment)
    assert f"Notify[{version}]" in done.out
    assert "Notify[9.1.0]" in mupuppet("compile", str(repository), "--puppet", "9.1.0").out


@pytest.mark.parametrize(
    ("content", "environment", "shown"),
    [
        ('puppet = "6"', {}, "`puppet`: expected 7, 8, 9"),
        ("puppet = []", {}, "mupuppet.toml:1"),
        ("", {"MUPUPPET_PUPPET": "six"}, "MUPUPPET_PUPPET: expected 7, 8, 9"),
    ],
)
def test_a_wrong_version_of_puppet_is_reported(
    content: str, environment: dict[str, str], shown: str, repository: Path
) -> None:
    (repository / "mupuppet.toml").write_text(f"{content}\n")
    done = mupuppet("compile", str(repository), environment=environment)
    assert done.status != 0
    assert shown in done.out + done.err
