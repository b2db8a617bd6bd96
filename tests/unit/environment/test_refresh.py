"""An environment that stays open sees every edit as a newly opened one does."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.basics.caches import empty_caches
from mupuppet.compiler.program.unit_cache import UNIT_CACHE
from mupuppet.environment import configuration, modules, ruby_files, spec, stamps
from mupuppet.environment.discovery import open_environment
from mupuppet.environment.environment import Environment
from mupuppet.environment.permissions import allowed
from mupuppet.ruby.types import cache as type_cache
from mupuppet.ruby.types import library as type_library

pytestmark = pytest.mark.slow

_SITE = """
notify { "site ${lookup('value', default_value => 'none')}": }
%s
['a', 'b', 'c'].each |$name| {
  if defined($name) { include $name }
}
"""

_CLASS = """
class %s(Integer $number = 1, $text = 'default') {
  notify { "%s ${number} ${text}": %s }
}
"""

_FUNCTION = """
Puppet::Functions.create_function(:'a::compute') do
  dispatch(:compute) { param 'Integer', :number }
  def compute(number)
    number %s 2
  end
end
"""

_REQUIRING = """
require 'shared/constants'
Puppet::Functions.create_function(:'a::shared') do
  dispatch(:shared) { }
  def shared
    Shared::VALUE
  end
end
"""

_TYPE = "Puppet::Type.newtype(:thing) do\n  newparam(:name)\n  newparam(:%s)\nend\n"

_GENERATED = """\
Puppet::Resource::ResourceType3.new(
  'thing',
  [],
  [Puppet::Resource::Param(Any, 'name', true), Puppet::Resource::Param(Any, '%s')],
  {/(?m-ix:(.*))/ => ['name']},
  true,
  false)
"""

_METADATA = """{"name": "x-%s", "version": "%s", "author": "x", "license": "x", "source": "x",
"dependencies": []%s}"""

_HIERA = "version: 5\nhierarchy:\n  - {name: one, path: %s}\n"

#: The contents that each file may have; a file may also be missing.
CONTENTS: dict[str, tuple[str, ...]] = {
    "environment.conf": (
        "modulepath = modules\n",
        "modulepath = site:modules\n",
        "modulepath = modules:site\nmanifest = other.pp\n",
        "modulepath = modul*:sit*\n",
        "unknown = setting\n",
    ),
    "other.pp": ("notify { 'other': }", "notify { 'another': }"),
    "hiera.yaml": (_HIERA % "common.yaml", _HIERA % "'%{facts.os}.yaml'", "version: 4\n"),
    "data/common.yaml": ("value: common\na::number: 5\n", "value: other\n", "value: [\n"),
    "data/linux.yaml": ("value: linux\nb::text: data\n", "a::number: five\n"),
    "manifests/site.pp": (_SITE % "", _SITE % "thing { 't': size => 1 }", "notify {"),
    "manifests/more.pp": ("notify { 'more': }", "notify { 'still more': }"),
    "functions/local.pp": ("function local() { 'l' }", "function local() { 'm' }"),
    "modules/a/manifests/init.pp": (
        _CLASS % ("a", "a", "message => epp('a/one.epp', { 'x' => a::compute($number) })"),
        _CLASS % ("a", "a", "message => template('a/two.erb')"),
        _CLASS % ("a", "a", "message => a::shared()"),
        _CLASS % ("a", "a", "withpath => $number =~ A::Small"),
        _CLASS % ("a", "a", "message => file('a/file')"),
        "# nothing\n",
    ),
    "modules/a/templates/one.epp": ("<%- | $x | -%>x = <%= $x %>", "x: <%= $x %>", "<% if %>"),
    "modules/a/templates/two.erb": ("<%= @text %>", "<%= @number %>!", "<% if %>"),
    "modules/a/files/file": ("content", "tnetnoc"),
    "modules/a/types/small.pp": ("type A::Small = Integer[0, 3]", "type A::Small = Integer[4, 9]"),
    "modules/a/metadata.json": (
        _METADATA % ("a", "1.0.0", ""),
        _METADATA % ("a", "2.0.0", ', "data_provider": "hiera"'),
        '{"name": "x-a"}',
        "{",
    ),
    "modules/b/metadata.json": (_METADATA % ("b", "1.0.0", ""), "{}", "[1]"),
    "modules/a/hiera.yaml": (_HIERA % "own.yaml", _HIERA % "none.yaml"),
    "modules/a/data/own.yaml": ("a::text: own\n", "a::text: mine\n"),
    "modules/a/lib/puppet/functions/a/compute.rb": (_FUNCTION % "+", _FUNCTION % "*", "nothing\n"),
    "modules/a/lib/puppet/functions/a/shared.rb": (_REQUIRING,),
    "modules/a/lib/shared/constants.rb": (
        "module Shared\n  VALUE = 'first'\nend\n",
        "module Shared\n  VALUE = 'other'\nend\n",
    ),
    "lib/shared/constants.rb": ("module Shared\n  VALUE = 'environment'\nend\n",),
    "modules/b/lib/puppet/type/thing.rb": (_TYPE % "size", _TYPE % "weight"),
    ".resource_types/thing.pp": (_GENERATED % "size", _GENERATED % "weight", "# nothing\n"),
    "modules/b/manifests/init.pp": (
        _CLASS % ("b", "b", "message => local()"),
        _CLASS % ("b", "b!", ""),
        _CLASS % ("b", "b", "message => join(['a', 'b'], '-')"),
    ),
    "site/a/manifests/init.pp": (_CLASS % ("a", "site a", ""),),
    "site/c/manifests/init.pp": (_CLASS % ("c", "c", ""), _CLASS % ("c", "C", "")),
}

#: Directories that are moved away and back.
MOVED = ("modules/a", "modules/b", "site", "modules/a/lib", "modules/a/templates", "data")

EDITS = 60

#: Which files are edited, what others say from the beginning, and which directories are moved.
FOCUS: dict[str, tuple[tuple[str, ...], dict[str, str], tuple[str, ...]]] = {
    "everything": (tuple(CONTENTS), {}, MOVED),
    "functions": (
        tuple(path for path in CONTENTS if path.endswith(".rb") and "type" not in path),
        {
            "modules/a/manifests/init.pp": _CLASS % ("a", "a", "message => a::shared()"),
        },
        ("modules/a/lib", "lib"),
    ),
    "types": (
        ("modules/b/lib/puppet/type/thing.rb", ".resource_types/thing.pp"),
        {"manifests/site.pp": _SITE % "thing { 't': size => 1 }"},
        ("modules/b/lib",),
    ),
    "layout": (
        ("environment.conf", "modules/a/metadata.json", "modules/b/metadata.json"),
        {"environment.conf": "modulepath = modul*:sit*\n"},
        ("modules/a", "modules/b", "modules", "site/a", "site"),
    ),
    "data": (
        tuple(path for path in CONTENTS if "hiera" in path or "data" in path),
        {},
        ("data", "modules/a/data"),
    ),
    "templates": (
        tuple(path for path in CONTENTS if "/templates/" in path or "/files/" in path),
        {
            "modules/a/manifests/init.pp": _CLASS
            % (
                "a",
                "a",
                """message => "${epp('a/one.epp', { x => 1 })} ${template('a/two.erb')}" """,
            ),
        },
        ("modules/a/templates",),
    ),
}


def write(root: Path, path: str, content: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content)


def edit(root: Path, draw: random.Random, focus: str) -> str:
    """Make one change; returns what it was."""
    paths, _, moved = FOCUS[focus]
    if draw.random() < 0.15:
        path = draw.choice(moved)
        here, away = root / path, root / f"{path}.away"
        if here.is_dir() and not away.exists():
            here.rename(away)
            return f"rename {path}"
        if away.is_dir():
            shutil.rmtree(here, ignore_errors=True)
            away.rename(here)
            return f"rename {path} back"
    path = draw.choice(paths)
    if draw.random() < 0.2:
        (root / path).unlink(missing_ok=True)
        return f"delete {path}"
    write(root, path, draw.choice(CONTENTS[path]))
    return f"write {path}"


def outcome(environment: Environment) -> object:
    result = compile(environment, facts={"os": "linux"})
    catalog = None if result.catalog is None else result.catalog.to_dict()
    if catalog is not None:
        catalog.pop("catalog_uuid", None)
        catalog.pop("version", None)
    diagnostics = [
        (each.id, each.message, each.source.name, each.at) for each in result.diagnostics
    ]
    return catalog, diagnostics, result.logs, result.failure


def forget_process_caches() -> None:
    """Let the next environment begin as the first one of a process does."""
    UNIT_CACHE.forget()
    for cache in (
        modules._named, modules._metadata_in, ruby_files._directories,
        type_library._providers, type_cache._digests,
    ):  # fmt: skip
        cache.clear()
    spec._directory_specs.clear()
    type_cache._IN_THIS_PROCESS.clear()
    empty_caches()


class Clock:
    """The times of files, which advance in steps."""

    def __init__(self, probe: Path) -> None:
        self._probe = probe
        self._last = 0

    def advance(self) -> None:
        """Wait until a change gets another time than what was changed before."""
        while True:
            self._probe.write_text("")
            os.utime(self._probe)
            now = self._probe.stat().st_ctime_ns
            if now != self._last:
                self._last = now
                return


@pytest.fixture(params=["recent", "settled"])
def clock(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Clock]:
    """With `settled`, the times of files are trusted as if all changes were long ago."""
    if request.param == "settled":
        monkeypatch.setattr(stamps, "_COARSEST", -1 << 62)
    yield Clock(tmp_path / "probe")
    forget_process_caches()


@pytest.mark.parametrize("focus", FOCUS)
def test_every_edit_is_seen(tmp_path: Path, clock: Clock, focus: str) -> None:
    draw = random.Random(focus)
    root = tmp_path / "environment"
    for path, contents in CONTENTS.items():
        if not path.startswith((".resource_types", "lib/")):
            write(root, path, contents[0])
    for path, content in FOCUS[focus][1].items():
        write(root, path, content)
    (root / "modules" / "stdlib").mkdir()
    long_lived = open_environment(str(root))
    done: list[str] = []
    succeeded = 0
    for _ in range(EDITS):
        clock.advance()
        done.append(edit(root, draw, focus))
        clock.advance()
        seen = outcome(long_lived)
        forget_process_caches()
        expected = outcome(open_environment(str(root)))
        assert seen == expected, f"after {done[-5:]}"
        succeeded += expected[0] is not None  # type: ignore[index]  # a tuple
    assert succeeded > EDITS // 10


def test_links_are_followed(tmp_path: Path, clock: Clock) -> None:
    root, elsewhere = tmp_path / "environment", tmp_path / "elsewhere"
    write(root, "manifests/site.pp", _SITE % "")
    write(elsewhere, "a/manifests/init.pp", _CLASS % ("a", "a", ""))
    write(elsewhere, "b/manifests/init.pp", _CLASS % ("b", "b", ""))
    (root / "modules").mkdir()
    for name in ("a", "b"):
        (root / "modules" / name).symlink_to(elsewhere / name)
    (elsewhere / "b" / "metadata.json").symlink_to(elsewhere / "metadata.json")
    metadata = CONTENTS["modules/b/metadata.json"]
    changes: tuple[Callable[[], object], ...] = (
        lambda: (elsewhere / "a").rename(elsewhere / "away"),
        lambda: (elsewhere / "away").rename(elsewhere / "a"),
        lambda: write(elsewhere, "metadata.json", metadata[1]),
        lambda: write(elsewhere, "metadata.json", metadata[0]),
        lambda: (elsewhere / "metadata.json").unlink(),
        lambda: (elsewhere / "b").rename(elsewhere / "away"),
        lambda: (elsewhere / "away").rename(elsewhere / "b"),
        lambda: (elsewhere / "b" / "metadata.json").unlink(),
    )
    permissions = allowed(read=(str(elsewhere),))
    long_lived = open_environment(str(root)).derive(permissions=permissions)
    seen = [outcome(long_lived)]
    for number, change in enumerate(changes):
        clock.advance()
        change()
        clock.advance()
        seen.append(outcome(long_lived))
        forget_process_caches()
        new = open_environment(str(root)).derive(permissions=permissions)
        assert seen[-1] == outcome(new), f"after change {number}"
    assert seen[0] != seen[1]
    assert seen[2] != seen[3]


def test_what_was_read_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "_COARSEST", -1 << 62)
    for path, contents in CONTENTS.items():
        write(tmp_path, path, contents[0])
    environment = open_environment(str(tmp_path))
    first = outcome(environment)
    environment.refresh()

    def refuse(*_: object) -> None:
        raise AssertionError("nothing has changed")

    monkeypatch.setattr(os, "listdir", refuse)
    monkeypatch.setattr(modules, "read_metadata", refuse)
    monkeypatch.setattr(configuration, "read_source", refuse)
    assert outcome(environment) == first
