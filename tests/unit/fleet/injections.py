"""Injected changes with known causes: what `diff` names as the cause must be what was injected.

A repository has one feature of each kind. A round injects changes of some features at once, with
noise beside them (comments, blanks, keys that nothing reads), and compares the causes of each group
with the places of the injections.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.cli.main import main
from tests.unit.fleet.repositories import commit_all, write, write_facts

#: A file, and a string that one of its lines has after the injection (or had before).
Place = tuple[str, str]

NODES = {"web1": "web", "web2": "web", "db1": "db"}


class Feature(Record):
    """A part of the repository, and how it is changed."""

    name: str
    #: Replacements in files: path, old and new.
    edits: tuple[tuple[str, str, str], ...]
    places: tuple[Place, ...]
    #: What is proven: these together, or nothing, since each alone is enough.
    is_proven: bool = True
    #: Files that are added.
    added: tuple[tuple[str, str], ...] = ()


def _manifest(name: str) -> str:
    return f"site/f/manifests/{name}.pp"


#: The parameters and the body of each class.
CLASSES = {
    "common": ("(String $v)", "file { '/common': content => $v }"),
    "role": ("(String $v = 'none')", "file { '/role': content => $v }"),
    "literal": ("", "file { '/literal':\n    content => 'literal',\n  }"),
    "epp": ("", "file { '/epp': content => epp('f/a.epp') }"),
    "erb": ("", "file { '/erb': content => template('f/a.erb') }"),
    "function": ("", "file { '/function': content => f::fn() }"),
    "default": ("(\n  String $v = 'default',\n)", "file { '/default': content => $v }"),
    "defined": ("", "f::d { 'x': }"),
    "override": ("(String $v = 'plain')", "file { '/override': content => $v }"),
    "removed": ("(String $v = 'fallback')", "file { '/removed': content => $v }"),
    "pair": ("(String $a, String $b)", "file { '/pair': content => \"${a} ${b}\" }"),
    "guarded": ("(String $v)", "file { '/guarded': content => 'always' }\n  # here"),
    "either": ("(Boolean $a, Boolean $b)", "if $a or $b { file { '/either': } }"),
    "order": ("", "file { '/order': }\n  file { '/order/a': }"),
    "top": ("", "file { '/top': content => $::top }"),
    "ruby": ("", "file { '/ruby': content => f::rb() }"),
    "merged": ("", "file { '/merged': content => String(lookup('f::list', Array, 'unique')) }"),
    "gone": ("", "include f::inner"),
    "moved": ("", "file { '/moved': content => epp('f/old.epp') }"),
    "listed": ("(Array $v)", "file { '/listed': content => String($v) }"),
    "exporting": (
        "(String $v)",
        "@@file { \"/exported ${facts['clientcert']}\": content => $v, tag => 'e' }",
    ),
    "broken": ("", "# a place"),
}

FILES = {
    "environment.conf": "modulepath = site\n",
    "hiera.yaml": "version: 5\nhierarchy:\n"
    "  - {name: nodes, path: 'nodes/%{facts.clientcert}.yaml'}\n"
    "  - {name: roles, path: 'roles/%{facts.role}.yaml'}\n"
    "  - {name: common, path: common.yaml}\n",
    "data/common.yaml": "f::common::v: one\nf::pair::a: one\nf::guarded::v: 'off'\n"
    "f::either::a: false\nf::either::b: false\nf::removed::v: kept\nf::list: [a]\nunread: 1\n"
    "f::exporting::v: one\nf::listed::v:\n  - one\n  - two\n",
    "data/roles/web.yaml": "f::role::v: one\nf::pair::b: one\nf::list: [b]\n",
    "data/roles/db.yaml": "f::role::v: of db\nf::pair::b: of db\n",
    "site/f/templates/a.epp": "first\nsecond <%= $facts['role'] %>\n",
    "site/f/templates/old.epp": "old\n",
    "site/f/templates/a.erb": "first\nsecond <%= @role %>\n",
    "site/f/functions/fn.pp": "function f::fn() {\n  'value'\n}\n",
    "site/f/lib/puppet/functions/f/rb.rb": (
        "Puppet::Functions.create_function(:'f::rb') do\n  def rb\n    'ruby'\n  end\nend\n"
    ),
    "site/f/manifests/d.pp": "define f::d {\n  file { '/defined':\n    mode => '0644',\n  }\n}\n",
    "site/f/manifests/inner.pp": "class f::inner {\n  file { '/gone': }\n}\n",
    "manifests/site.pp": "$top = 'top'\n"
    "node /^web/ {\n"
    + "".join(f"  include f::{name}\n" for name in CLASSES)
    + "}\nnode default {\n  File <<| tag == 'e' |>>\n  include f::common\n}\n",
    **{
        _manifest(name): f"class f::{name}{parameters} {{\n  {body}\n}}\n"
        for name, (parameters, body) in CLASSES.items()
    },
}

_COMMON, _WEB = "data/common.yaml", "data/roles/web.yaml"

FEATURES = (
    Feature("common", ((_COMMON, "common::v: one", "common::v: two"),), ((_COMMON, "common::v"),)),
    Feature("role", ((_WEB, "role::v: one", "role::v: two"),), ((_WEB, "role::v"),)),
    Feature(
        "literal",
        ((_manifest("literal"), "=> 'literal'", "=> 'other'"),),
        ((_manifest("literal"), "'other'"),),
    ),
    Feature(
        "epp", (("site/f/templates/a.epp", "second", "2nd"),), (("site/f/templates/a.epp", "2nd"),)
    ),
    Feature(
        "erb", (("site/f/templates/a.erb", "second", "2nd"),), (("site/f/templates/a.erb", "2nd"),)
    ),
    Feature(
        "function",
        (("site/f/functions/fn.pp", "'value'", "'other'"),),
        (("site/f/functions/fn.pp", "'other'"),),
    ),
    Feature(
        "default",
        ((_manifest("default"), "'default'", "'other'"),),
        ((_manifest("default"), "'other'"),),
    ),
    Feature(
        "defined",
        (("site/f/manifests/d.pp", "0644", "0600"),),
        (("site/f/manifests/d.pp", "0600"),),
    ),
    Feature(
        "override",
        (),
        (("data/nodes/web1.yaml", "override::v"),),
        added=(("data/nodes/web1.yaml", "f::override::v: special\n"),),
    ),
    Feature("removed", ((_COMMON, "f::removed::v: kept\n", ""),), ((_COMMON, ""),)),
    Feature(
        "pair",
        ((_COMMON, "pair::a: one", "pair::a: two"), (_WEB, "pair::b: one", "pair::b: two")),
        ((_COMMON, "pair::a"), (_WEB, "pair::b")),
    ),
    Feature(
        "guarded",
        (
            (_COMMON, "guarded::v: 'off'", "guarded::v: 'on'"),
            (
                _manifest("guarded"),
                "# here",
                "if $v == 'on' { file { '/guarded/on': } }",
            ),
        ),
        ((_COMMON, "guarded::v"), (_manifest("guarded"), "if $v")),
    ),
    Feature(
        "either",
        (
            (_COMMON, "either::a: false", "either::a: true"),
            (_COMMON, "either::b: false", "either::b: true"),
        ),
        ((_COMMON, "either::a"), (_COMMON, "either::b")),
        is_proven=False,
    ),
    Feature(
        "order",
        ((_manifest("order"), "'/order/a': }", "'/order/a': require => File['/order'] }"),),
        ((_manifest("order"), "require"),),
    ),
    Feature(
        "top", (("manifests/site.pp", "'top'", "'other'"),), (("manifests/site.pp", "'other'"),)
    ),
    Feature(
        "ruby",
        (("site/f/lib/puppet/functions/f/rb.rb", "'ruby'", "'other'"),),
        (("site/f/lib/puppet/functions/f/rb.rb", "'other'"),),
    ),
    Feature("merged", ((_WEB, "f::list: [b]", "f::list: [c]"),), ((_WEB, "f::list"),)),
    Feature(
        "gone",
        ((_manifest("gone"), "  include f::inner\n", ""),),
        ((_manifest("gone"), ""),),
    ),
    Feature(
        "moved",
        ((_manifest("moved"), "old.epp", "new.epp"),),
        ((_manifest("moved"), "new.epp"), ("site/f/templates/new.epp", "new")),
        added=(("site/f/templates/new.epp", "new\n"),),
    ),
    Feature(
        "listed",
        ((_COMMON, "  - two\n", "  - three\n  - four\n"),),
        ((_COMMON, "- three"),),
    ),
    Feature(
        "exported",
        ((_COMMON, "exporting::v: one", "exporting::v: two"),),
        ((_COMMON, "exporting::v"),),
    ),
    Feature(
        "broken",
        ((_manifest("broken"), "# a place", "fail('broken')"),),
        ((_manifest("broken"), "fail"),),
    ),
)

#: Changes that change no catalog.
NOISE = (
    (_COMMON, "unread: 1", "unread: 2"),
    ("data/roles/db.yaml", "f::role::v", "# a comment\nf::role::v"),
    (_manifest("common"), "class f::common", "# a comment\n\nclass f::common"),
    (_manifest("epp"), "\n}\n", "\n\n}\n"),
    ("site/f/functions/fn.pp", "function", "# a comment\nfunction"),
    ("site/f/manifests/d.pp", "mode =>", "mode  =>"),
    (_manifest("role"), "class", "\n# a comment\nclass"),
)


class Injector:
    """A repository with a commit, into whose work tree changes are injected."""

    def __init__(self, directory: Path, chance: random.Random) -> None:
        self._random = chance
        self._directory = directory
        self._root = directory / "repo"
        write(self._root, FILES)
        write_facts(directory / "facts", NODES)
        commit_all(self._root, "first")
        self.injections = 0
        #: What was named wrongly, or not at all.
        self.mistakes: list[str] = []
        self.groups = 0
        self.proven = 0

    def round(self, most: int = 6) -> None:
        """Inject some changes, and compare their causes."""
        chosen = self._random.sample(FEATURES, self._random.randint(1, most))
        noise = self._random.sample(NOISE, self._random.randint(0, 3))
        files: dict[str, str | None] = {**FILES}
        edits = [*noise, *(edit for feature in chosen for edit in feature.edits)]
        for path, old, new in edits:
            content = files[path]
            assert content is not None
            assert old in content, (path, old)
            files[path] = content.replace(old, new, 1)
        added = [each for feature in chosen for each in feature.added]
        changed = {path: each for path, each in files.items() if each != FILES[path]} | dict(added)
        write(self._root, changed)
        self.injections += len(chosen)
        groups = self._diff()
        for feature in chosen:
            self._check(feature, chosen, groups, {**FILES, **changed})
        write(self._root, {path: FILES.get(path) for path in changed})

    def _diff(self) -> list[dict[str, Any]]:
        out = self._directory / "out.json"
        options = ("--facts", str(self._directory / "facts"), "--format", "json", "--jobs", "1")
        where = ("--repository", str(self._root), "--output", str(out), "--no-cache")
        # A busy machine must not be short of time for proofs.
        main(["diff", "main", *where, *options, "--causes", "86400"])
        groups: list[dict[str, Any]] = json.loads(out.read_text())["groups"]
        self.groups += len(groups)
        self.proven += sum(bool(each["causes"]) and each["causes"][0]["proven"] for each in groups)
        return groups

    def _check(
        self,
        feature: Feature,
        chosen: Iterable[Feature],
        groups: list[dict[str, Any]],
        files: dict[str, Any],
    ) -> None:
        names = [each.name for each in chosen]
        own = [each for each in groups if self._is_about(feature, each)]
        fails = "broken" in names  # then there is no catalog on `web`
        if not own and not (fails and feature.name not in ("broken", "common", "exported")):
            self.mistakes.append(f"{names}: no group about {feature.name}")
        places = feature.places
        if fails and feature.name == "exported":  # nothing is exported any more
            places = next(each.places for each in FEATURES if each.name == "broken")
        for group in own:
            named = [(each["file"], each["line"], each["end_line"]) for each in group["causes"]]
            is_proven = all(each["proven"] for each in group["causes"])
            missing = [each for each in places if not _is_named(each, named, files)]
            expected = feature.is_proven
            if group["resource"].startswith("Class["):  # a parameter, of which one is enough
                missing = missing if len(missing) == len(places) else []
                is_wrong = bool(missing) or not is_proven
            else:
                is_wrong = bool(missing) or is_proven != expected
                is_wrong |= expected and len(named) != len(places)
            if is_wrong:
                self.mistakes.append(f"{names}: {group['resource']} is due to {group['causes']}")

    @staticmethod
    def _is_about(feature: Feature, group: dict[str, Any]) -> bool:
        if group["kind"] in ("failed", "mended"):
            return feature.name == "broken"
        resource: str = group["resource"]
        return resource.startswith((f"File[/{feature.name}", f"Class[F::{feature.name.title()}"))


def _is_named(place: Place, named: list[tuple[str, int, int]], files: dict[str, Any]) -> bool:
    """Whether a place is among the causes; one that was removed by its file alone."""
    path, part = place
    if not part:
        return any(file == path for file, _, _ in named)
    lines = files[path].split("\n")
    return any(
        file == path and any(part in line for line in lines[first - 1 : last])
        for file, first, last in named
    )


def summary(injector: Injector) -> str:
    return (
        f"{injector.injections} injections, {injector.groups} groups, {injector.proven} with "
        f"proven causes, {len(injector.mistakes)} mistakes"
    )


Report = Callable[[str], None]


def inject(directory: Path, seed: int, rounds: int, report: Report | None = None) -> Injector:
    """Some rounds; each mistake is reported."""
    injector = Injector(directory, random.Random(seed))
    for number in range(rounds):
        before = len(injector.mistakes)
        injector.round()
        if report is not None:
            for each in injector.mistakes[before:]:
                report(each)
            if number % 20 == 19:
                report(f"round {number + 1}: {summary(injector)}")
    return injector
