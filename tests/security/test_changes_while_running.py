"""Environments that are removed or rewritten while they are compiled, and clocks that jump."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from mupuppet import Compilation, compile
from mupuppet.environment.environment import Environment
from mupuppet.environment.permissions import allowed

MANIFEST = """
notice("before ${lookup('early')}")
include first
generate('CHANGE')
include first::again
include second
notice(file('second/a'), template('second/t.erb'), epp('second/t.epp'))
notice(lookup('late'), second::f())
notify { 'end': message => second::r(1) }
"""

FILES = {
    "environment.conf": "modulepath = modules\n",
    "hiera.yaml": "version: 5\nhierarchy: [{name: a, paths: ['a.yaml', 'b.yaml']}]\n",
    "data/a.yaml": "early: 1\n",
    "data/b.yaml": "late: 2\n",
    "modules/first/manifests/init.pp": "class first { }\n",
    "modules/first/manifests/again.pp": "class first::again { }\n",
    "modules/second/manifests/init.pp": "class second { }\n",
    "modules/second/files/a": "content",
    "modules/second/templates/t.erb": "<%= 1 %>",
    "modules/second/templates/t.epp": "<%= 1 %>",
    "modules/second/functions/f.pp": "function second::f() { 1 }\n",
    "modules/second/lib/puppet/functions/second/r.rb": (
        "Puppet::Functions.create_function(:'second::r') do\ndef r(x)\nx\nend\nend\n"
    ),
}


def compiled(root: Path, change: str) -> Compilation:
    """What becomes of a compilation in the middle of which a shell script changes the files."""
    environment = root / "env"
    for name, content in FILES.items():
        path = environment / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    script = root / "change"
    script.write_text(f"#!/bin/sh\ncd {root}\n{change}\n")
    script.chmod(0o700)
    (environment / "manifests").mkdir()
    (environment / "manifests/site.pp").write_text(MANIFEST.replace("CHANGE", str(script)))
    (root / "secret").write_text("geheim")
    return compile(
        Environment.from_directory(str(environment)),
        ruby="never",
        permissions=allowed(generate=(str(script),)),
    )


def test_nothing_changes(tmp_path: Path) -> None:
    result = compiled(tmp_path, "true")
    assert result.ok, result.error
    assert result.diagnostics == ()


@pytest.mark.parametrize(
    "change",
    [
        "rm -rf env",
        "mv env away",
        "rm -rf env/modules",
        "rm -rf env/modules/second",
        "rm -rf env/data env/hiera.yaml",
        "mv env away; ln -s / env",
        "rm -rf env/modules/second; ln -s /etc env/modules/second",
        "rm -rf env/modules; touch env/modules",
        "rm -rf env/data; mkfifo env/data",
        "cd env/modules/second; rm -rf manifests/init.pp; mkdir manifests/init.pp",
        "cd env/modules/second; rm files/a; mkfifo files/a",
        "cd env/modules/second; rm files/a; ln -s ../../../../secret files/a",
        (
            "cd env/modules/second; rm templates/*; ln -s ../../../../secret templates/t.epp;"
            " ln -s ../../../../secret templates/t.erb"
        ),
        "rm env/data/b.yaml; ln -s ../../secret env/data/b.yaml",
        "rm env/data/b.yaml; mkfifo env/data/b.yaml",
        "cd env; ln -sf ../../../../secret modules/second/manifests/init.pp",
        "cd env; rm modules/second/functions/f.pp; ln -s . modules/second/functions/f.pp",
        "for each in $(find env -type f); do : > $each; done",
        "for each in $(find env -type f); do head -c 7 $each > x; mv x $each; done",
        "for each in $(find env -type f); do printf '\\377\\000' > $each; done",
        "find env -type f -exec chmod 000 {} +",
        "chmod 000 env",
    ],
)
def test_what_changes_is_reported(tmp_path: Path, change: str) -> None:
    try:
        result = compiled(tmp_path, change)
    finally:
        for name in ("env", "away"):
            if (tmp_path / name).is_dir() and not (tmp_path / name).is_symlink():
                (tmp_path / name).chmod(0o700)
    assert ("notice", "before 1") in result.logs
    assert "geheim" not in str((result.logs, result.diagnostics))
    assert result.error is not None or [each.id for each in result.diagnostics] in (
        ["environment-changed"],
        [],
    )
    if result.error is not None:
        assert result.error.message


@pytest.mark.parametrize(
    "change",
    [
        "echo 'class first { notify { a: } }' > env/modules/first/manifests/init.pp",
        "echo 'early: 2' > new; mv new env/data/a.yaml",
        "rm env/modules/first/manifests/init.pp",
    ],
)
def test_a_catalog_of_two_states_has_a_warning(tmp_path: Path, change: str) -> None:
    result = compiled(tmp_path, change)
    assert result.ok, result.error
    assert [each.id for each in result.diagnostics] == ["environment-changed"]
    assert "changed while they were used" in result.diagnostics[0].message


@pytest.mark.parametrize("jump", [-10 * 365 * 86400, -5, 5, 10 * 365 * 86400])
def test_clocks_that_jump(tmp_path: Path, jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No time limit sees it, and every change of a file does."""
    manifest = tmp_path / "site.pp"
    data = [(1, 0), (2, jump), (3, jump), (4, 0)]
    real, real_ns = time.time, time.time_ns
    manifest.write_text("")
    with Environment.from_file(str(manifest)) as opened:
        for number, shift in data:
            monkeypatch.setattr(time, "time", lambda shift=shift: real() + shift)
            monkeypatch.setattr(time, "time_ns", lambda shift=shift: real_ns() + shift * 10**9)
            manifest.write_text(
                f"$x = Integer[1, 2000].reduce |$a, $b| {{ $a + $b }}\nnotice({number})"
            )
            result = compile(opened)
            assert result.ok, result.error
            assert result.logs == (("notice", str(number)),)
