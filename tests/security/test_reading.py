"""An environment cannot widen what may be read: that takes the word of the user."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mupuppet.basics.records import Record
from mupuppet.cli.batch import answer
from mupuppet.cli.main import main

SECRET = "root:$6$hash:19000"


class Places:
    """A control repository, and a secret beside it."""

    def __init__(self, base: Path) -> None:
        self.base = base
        self.root = base / "work" / "repository"
        self.elsewhere = base / "private"
        self.elsewhere.mkdir(parents=True)
        (self.elsewhere / "shadow").write_text(f"{SECRET}\n")
        self.write("manifests/site.pp", "notify { 'x': }\n")
        self.write("modules/good/manifests/init.pp", "class good { notify { 'good': } }\n")

    def write(self, path: str, content: str) -> None:
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(content)

    def link(self, path: str, target: Path) -> None:
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.unlink(missing_ok=True)
        place.symlink_to(target)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path)


class Outcome(Record):
    status: int
    out: str

    def is_refusal(self) -> bool:
        return self.status == 1 and "read-refused" in self.out and SECRET not in self.out


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: object) -> Outcome:
        status = main([*map(str, arguments), "--color", "never"])
        captured = capsys.readouterr()
        return Outcome(status, captured.out + captured.err)

    return run


LEAK = "notify { 'leak': message => file('private/shadow') }\n"


@pytest.mark.parametrize("modulepath", ["{base}", "../..", "{base}/private/..", "modules:../../"])
def test_a_module_path_of_the_environment(places: Places, run: Run, modulepath: str) -> None:
    places.write("environment.conf", f"modulepath = {modulepath.format(base=places.base)}\n")
    (places.elsewhere / "files").mkdir()
    (places.elsewhere / "files" / "shadow").write_text(SECRET)
    places.write("manifests/site.pp", LEAK)
    refused = run("compile", places.root, "--format", "json")
    assert refused.is_refusal()
    assert "environment.conf:1" in refused.out
    # The user's word counts.
    allowed = run("compile", places.root, "--format", "json", "--allow-read", places.base)
    assert allowed.status == 0
    assert SECRET in allowed.out
    assert run("compile", places.root).is_refusal()


def test_a_module_path_in_the_files_of_a_request(places: Places) -> None:
    (places.elsewhere / "files").mkdir()
    (places.elsewhere / "files" / "shadow").write_text(SECRET)
    request: dict[str, Any] = {
        "code": LEAK,
        "environment_files": {"environment.conf": f"modulepath = {places.base}\n"},
    }
    refused = answer(json.dumps(request).encode())
    assert not refused["ok"]
    assert SECRET not in str(refused)
    assert refused["diagnostics"][0]["id"] == "read-refused"
    allowed = answer(json.dumps({**request, "allow_read": [str(places.base)]}).encode())
    assert SECRET in str(allowed)
    assert not answer(json.dumps(request).encode())["ok"]


def test_a_module_path_by_absolute_files(places: Places, run: Run) -> None:
    places.write("environment.conf", "modulepath = /\n")
    places.write(
        "manifests/site.pp", f"notify {{ 'x': message => file('{places.elsewhere}/shadow') }}\n"
    )
    assert run("compile", places.root).is_refusal()


@pytest.mark.parametrize("what", ["private", "private/shadow"])
def test_a_main_manifest_of_the_environment(places: Places, run: Run, what: str) -> None:
    (places.elsewhere / "a.pp").write_text(f"notify {{ {SECRET} }}\n")
    places.write("environment.conf", f"manifest = {places.base / what}\n")
    assert run("compile", places.root).is_refusal()


@pytest.mark.parametrize(
    "path",
    [
        "manifests/site.pp",
        "environment.conf",
        "modules/good/manifests/init.pp",
        "modules/good/functions/f.pp",
        "modules/good/types/t.pp",
        "modules/good/metadata.json",
        "modules/good/lib/puppet/functions/good/r.rb",
        "modules/good/lib/puppet/parser/functions/old.rb",
        "modules/good/lib/puppet/type/native.rb",
        "modules/good/templates/t.epp",
        "modules/good/templates/t.erb",
        "modules/good/files/f",
        "modules/good/hiera.yaml",
        "hiera.yaml",
        "data/common.yaml",
        "mupuppet.toml",
    ],
)
@pytest.mark.parametrize("verb", ["compile", "env"])
def test_files_that_are_links(places: Places, run: Run, path: str, verb: str) -> None:
    if path == "data/common.yaml":
        places.write("hiera.yaml", "version: 5\nhierarchy: [{name: c, path: common.yaml}]\n")
    places.link(path, places.elsewhere / "shadow")
    if path != "manifests/site.pp":
        code = {
            "modules/good/functions/f.pp": "good::f()",
            "modules/good/types/t.pp": "if 1 =~ Good::T { }",
            "modules/good/lib/puppet/functions/good/r.rb": "good::r()",
            "modules/good/lib/puppet/parser/functions/old.rb": "old()",
            "modules/good/lib/puppet/type/native.rb": "native { 'x': }",
            "modules/good/templates/t.epp": "notice(epp('good/t.epp'))",
            "modules/good/templates/t.erb": "notice(template('good/t.erb'))",
            "modules/good/files/f": "notice(file('good/f'))",
            "modules/good/hiera.yaml": "notice(lookup('good::x'))",
            "hiera.yaml": "notice(lookup('x'))",
            "data/common.yaml": "notice(lookup('x'))",
        }.get(path, "include good")
        places.write("manifests/site.pp", code + "\n")
    outcome = run(verb, places.root)
    assert SECRET not in outcome.out
    assert "Traceback" not in outcome.out
    if verb == "compile":
        assert outcome.is_refusal()


def test_directories_that_are_links(places: Places, run: Run) -> None:
    (places.elsewhere / "manifests").mkdir()
    (places.elsewhere / "manifests" / "init.pp").write_text(f"{SECRET}\n")
    places.write("manifests/site.pp", "include m\n")
    places.link("modules/m", places.elsewhere)
    assert run("compile", places.root).is_refusal()
    (places.root / "modules" / "m").unlink()
    (places.root / "modules" / "m").mkdir()
    places.link("modules/m/manifests", places.elsewhere / "manifests")
    assert run("compile", places.root).is_refusal()
    (places.root / "modules" / "m" / "manifests").unlink()
    (places.root / "modules").rename(places.elsewhere / "modules")
    places.link("modules", places.elsewhere / "modules")
    assert run("compile", places.root).is_refusal()


def test_validation_of_a_directory_does_not_leave_it(places: Places, run: Run) -> None:
    places.link("manifests/a.pp", places.elsewhere / "shadow")
    (places.elsewhere / "b.pp").write_text(f"{SECRET}\n")
    places.link("modules/good/manifests/outside", places.elsewhere)
    outcome = run("validate", places.root)
    assert outcome.is_refusal()
    assert "b.pp" not in outcome.out
    named = run("validate", places.root / "manifests" / "a.pp")
    assert SECRET[:8] in named.out


# --- The usual layouts need no word


def catalog(outcome: Outcome) -> list[str]:
    assert outcome.status == 0, outcome.out
    resources = json.loads(outcome.out)["resources"]
    return [each["title"] for each in resources if each["type"] == "Notify"]


def module(directory: Path, name: str) -> None:
    manifests = directory / name / "manifests"
    manifests.mkdir(parents=True)
    (manifests / "init.pp").write_text(f"class {name} {{ notify {{ '{name}': }} }}\n")


def test_a_code_directory(tmp_path: Path, run: Run) -> None:
    code = tmp_path / "code"
    production = code / "environments" / "production"
    module(code / "modules", "shared")
    module(production / "site-modules", "profile")
    module(production / "modules", "own")
    module(code / "environments" / "common" / "modules", "common")
    (production / "environment.conf").write_text(
        "modulepath = site-modules:modules:$basemodulepath:../common/modules\n"
    )
    (production / "manifests").mkdir()
    (production / "manifests" / "site.pp").write_text("include shared, profile, own, common\n")
    titles = ["shared", "profile", "own", "common"]
    assert catalog(run("compile", code, "--format", "json")) == titles
    assert catalog(run("compile", production, "--format", "json")) == titles
    (code / "environments" / "link").symlink_to("production")
    assert catalog(run("compile", code / "environments" / "link", "--format", "json")) == titles


def test_links_as_deployments_make_them(tmp_path: Path, run: Run) -> None:
    """The environment is a link to a version of it, and modules are links to a shared place."""
    code = tmp_path / "code"
    version = code / "environments" / "production_1a2b"
    (version / "manifests").mkdir(parents=True)
    (version / "manifests" / "site.pp").write_text("include a, b\n")
    module(version / "modules", "a")
    module(code / "modules", "b")
    (version / "modules" / "b").symlink_to(code / "modules" / "b")
    (code / "environments" / "production").symlink_to(version)
    environment = code / "environments" / "production"
    assert catalog(run("compile", environment, "--format", "json")) == ["a", "b"]
    assert catalog(run("compile", code, "--format", "json")) == ["a", "b"]


def test_what_the_command_line_names(tmp_path: Path, run: Run) -> None:
    """Also a directory of links to checkouts, as developers have it."""
    places = Places(tmp_path)
    module(tmp_path / "checkouts", "tool")
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / "tool").symlink_to(tmp_path / "checkouts" / "tool")
    places.write("manifests/site.pp", "include tool\n")
    assert catalog(run("compile", places.root, "--modulepath", linked, "--format", "json"))
    (linked / "private").symlink_to(places.elsewhere)  # which is not a module
    assert run("compile", places.root, "--modulepath", linked).is_refusal()
    site = tmp_path / "link.pp"
    site.symlink_to(places.root / "manifests" / "site.pp")
    (linked / "private").unlink()
    assert catalog(run("compile", site, "--modulepath", linked, "--format", "json"))


def test_links_inside_of_the_environment(places: Places, run: Run) -> None:
    places.link("manifests/site.pp", places.root / "main.pp")
    places.write("main.pp", "include again\n")
    module(places.root / "dist", "again")
    places.link("modules/again", places.root / "dist" / "again")
    os.symlink("../modules", places.root / "manifests" / "modules")
    assert catalog(run("compile", places.root, "--format", "json")) == ["again"]


def test_a_link_that_is_changed_between_two_compilations(places: Places) -> None:
    from mupuppet import Environment, compile

    places.write("manifests/site.pp", "include m\n")
    module(places.root / "dist", "m")
    places.link("modules/m", places.root / "dist" / "m")
    with Environment.from_directory(places.root) as environment:
        assert compile(environment, node="n").ok
        (places.elsewhere / "manifests").mkdir()
        (places.elsewhere / "manifests" / "init.pp").write_text(f"{SECRET}\n")
        places.link("modules/m", places.elsewhere)
        refused = compile(environment, node="n")
        assert [each.id for each in refused.diagnostics] == ["read-refused"]
        places.link("modules/m", places.root / "dist" / "m")
        assert compile(environment, node="n").ok


@pytest.mark.parametrize("method", ["read", "exist?", "readlines"])
def test_native_ruby_is_refused_as_manifests_are(places: Places, run: Run, method: str) -> None:
    secret = places.elsewhere / "shadow"
    code = f"begin; File.{method}('{secret}'); rescue => e; 'hidden'; end"
    template = f"notify {{ 'x': message => inline_template(\"<%= {code} %>\") }}\n"
    places.write("manifests/site.pp", template)
    assert run("compile", places.root, "--ruby", "never").is_refusal()
    allowed = run(
        "compile", places.root, "--ruby", "never", "--allow-read", places.elsewhere, "--quiet"
    )
    assert allowed.status == 0
