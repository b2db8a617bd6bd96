"""The real agent applies our catalogs."""

from __future__ import annotations

import subprocess
from pathlib import Path

from mupuppet.cli.main import main
from tests.requirements import needs_puppet
from tests.waiting import HANGING

pytestmark = needs_puppet

MANIFEST = """\
class site(Sensitive $secret) {
  file { '%(root)s': ensure => directory }
  file { '%(root)s/plain': content => "line\\nand é\\n", mode => '0600' }
  file { '%(root)s/secret': content => $secret }
  file { '%(root)s/late': content => Deferred('join', [['a', 'b'], '-']) }
  exec { 'mark':
    command  => '/bin/echo done > %(root)s/mark',
    creates  => '%(root)s/mark',
    provider => shell,
  }
  File <| |> -> Exec['mark']
}
define pair { @file { "%(root)s/${title}": content => $title, tag => 'pairs' } }
class { 'site': secret => Sensitive('hidden') }
pair { ['one', 'two']: }
File <| tag == 'pairs' |>
"""


def apply(catalog: Path, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    directories = ("confdir", "vardir", "rundir", "logdir", "publicdir")
    settings = [f"--{name}={tmp_path / name}" for name in directories]
    return subprocess.run(
        ["puppet", "apply", *settings, "--catalog", str(catalog)],
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGING,
    )


def changes(run: subprocess.CompletedProcess[str]) -> int:
    assert "Applied catalog" in run.stdout
    return run.stdout.count("Notice: /Stage[main]")


def test_the_agent_applies_a_catalog_once(tmp_path: Path) -> None:
    root, catalog = tmp_path / "managed", tmp_path / "catalog.json"
    manifest = tmp_path / "site.pp"
    manifest.write_text(MANIFEST % {"root": root})
    arguments = ["compile", str(manifest), "--node", "node.example.com"]
    assert main([*arguments, "--format", "json", "--output", str(catalog)]) == 0
    applied = apply(catalog, tmp_path)
    assert changes(applied) >= 6, applied.stdout + applied.stderr
    assert (root / "plain").read_text() == "line\nand é\n"
    assert (root / "plain").stat().st_mode & 0o777 == 0o600
    assert (root / "secret").read_text() == "hidden"
    assert (root / "late").read_text() == "a-b"
    assert (root / "mark").read_text() == "done\n"
    assert (root / "one").read_text() == "one"
    assert "hidden" not in applied.stdout
    again = apply(catalog, tmp_path)
    assert changes(again) == 0, again.stdout + again.stderr


def test_the_agent_finds_the_cycle_that_we_report(tmp_path: Path) -> None:
    manifest, catalog = tmp_path / "site.pp", tmp_path / "catalog.json"
    manifest.write_text(
        "notify { 'a': before => Notify['b'] }\nnotify { 'b': before => Notify['a'] }"
    )
    arguments = ["compile", str(manifest), "--node", "n", "--format", "json"]
    assert main([*arguments, "--output", str(catalog)]) == 1
    assert not catalog.exists()
    assert main([*arguments, "--output", str(catalog), "--allow-cycles"]) == 0
    assert "Found 1 dependency cycle" in apply(catalog, tmp_path).stderr
