"""Repositories of real modules for the attack on impact: Debian's, and cases that use them."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.facts import Facts, facts_for
from mupuppet.fleet.inventory import Entry
from mupuppet.versions import VERSIONS
from tests.oracle.catalogs.module_catalogs import corpus_cases, recorded
from tests.oracle.modules import debian_modulepath
from tests.unit.fleet.attack import Subject

#: What of a module can matter to a catalog.
_PARTS = ("manifests", "templates", "files", "lib", "functions", "types", "data")
_SYSTEMS = ("debian-12", "rhel-8")
_MORE_FACTS = Path(__file__).parents[2] / "corpus" / "modules" / "facts.json"
#: Larger catalogs make an edit too slow.
_MOST_RESOURCES = 90

_LITERAL = re.compile(r"'[^'\n]*'|\b\d+\b|\btrue\b|\bfalse\b|\bundef\b")


class _NoFileLeft(Exception):
    """There is no file of the kind that an edit needs."""


class Packaged(Subject):
    """The modules of two cases of the corpus, each for two systems."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance)
        self.count = 0
        chosen = chance.sample(_usable_cases(), 2)
        modules = {name for case, _ in chosen for name in _closure(case)}
        blocks = [f"node /^{'ab'[at]}/ {{\n{code}\n}}\n" for at, (_, code) in enumerate(chosen)]
        self.files = {
            "environment.conf": "modulepath = site:modules\n",
            "manifests/site.pp": "".join(blocks),
            "hiera.yaml": "version: 5\nhierarchy:\n"
            "  - {name: node, path: 'nodes/%{trusted.certname}.yaml'}\n"
            "  - {name: system, path: 'os/%{facts.os.family}.yaml'}\n"
            "  - {name: common, path: common.yaml}\n",
            "data/common.yaml": "nobody: reads\n",
            "data/os/Debian.yaml": "nobody: reads\n",
            **{path: content for name in modules for path, content in _files_of(name).items()},
        }
        more = json.loads(_MORE_FACTS.read_text("utf-8"))
        for at in range(2):
            for system in _SYSTEMS:
                name = f"{'ab'[at]}-{system}.example.com"
                facts = facts_for(system, node=name, default_node=name, version=VERSIONS["7"])
                assert not isinstance(facts, Diagnostic)
                values = {**facts.values, **more}
                self.inventory[name] = Entry(name, Facts(values, name))
        self._edits: tuple[tuple[int, Callable[[Sequence[tuple[str, str]]], str]], ...] = (
            (8, self._literal),
            (3, self._line),
            (4, self._data),
            (5, self._fact),
            (3, self._content),
            (3, self._ruby),
            (2, self._new_manifest),
            (1, self._remove),
            (1, self._path),
            (1, self._metadata),
            (1, self._hierarchy),
            (1, self._comment),
        )

    def edit(self, inputs: Sequence[tuple[str, str]]) -> str:
        weights = [weight for weight, _ in self._edits]
        self.count += 1
        while True:
            ((_, make),) = self.random.choices(self._edits, weights)
            try:
                return f"{make.__name__.strip('_')} {make(inputs)}"
            except _NoFileLeft:  # edits have removed all of this kind
                continue

    def _put(self, path: str, content: str | None) -> None:
        files = {key: each for key, each in self.files.items() if key != path}
        if content is not None:
            files[path] = content
        self.files = files

    def _some(self, inputs: Sequence[tuple[str, str]], *endings: str) -> str:
        """A file; mostly one that a node has read."""
        paths = sorted(path for path in self.files if path.endswith(endings))
        if not paths:
            raise _NoFileLeft
        read = sorted({key.partition("#")[0] for _, key in inputs} & set(paths))
        return self.random.choice(read if read and self.random.random() < 0.7 else paths)

    # --- Code

    def _literal(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, ".pp")
        content = self.files[path]
        found = list(_LITERAL.finditer(content))
        if not found:
            return f"{path}: none"
        old = self.random.choice(found)
        new = self._other_literal(old[0])
        self._put(path, content[: old.start()] + new + content[old.end() :])
        return f"{path}: {old[0]} is {new}"

    def _other_literal(self, old: str) -> str:
        if old.isdigit():
            return str(int(old) + 1)
        others = {"true": "false", "false": "true", "undef": "'now'"}
        return others.get(old) or f"{old[:-1]}{self.count}'"

    def _line(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, ".pp")
        lines = self.files[path].split("\n")
        at = self.random.randrange(len(lines))
        if self.random.random() < 0.5:
            gone = lines.pop(at)
            self._put(path, "\n".join(lines))
            return f"{path}: without `{gone}`"
        ends = [number for number, line in enumerate(lines) if line == "}"]
        at = self.random.choice(ends) if ends else at
        lines.insert(at, f"  notify {{ 'attack {self.count}': }}")
        self._put(path, "\n".join(lines))
        return f"{path}: notify before line {at}"

    def _comment(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, ".pp")
        self._put(path, f"# a comment\n\n{self.files[path]}")
        return path

    def _new_manifest(self, inputs: Sequence[tuple[str, str]]) -> str:
        """A class where one was looked for, or elsewhere."""
        looked_for = [
            key for kind, key in inputs if kind in ("manifest", "path") and key.endswith(".pp")
        ]
        absent = sorted(set(looked_for) - self.files.keys())
        module = self.random.choice(sorted({path.split("/")[1] for path in self._of_modules()}))
        path = f"modules/{module}/manifests/attack{self.count}.pp"
        if absent and self.random.random() < 0.7:
            path = self.random.choice(absent)
        parts = path.removesuffix(".pp").split("/")
        name = "::".join(each for each in parts[1:] if each not in ("manifests", "init"))
        self._put(path, f"class {name} {{ notify {{ 'attack': }} }}\n")
        return path

    def _of_modules(self) -> list[str]:
        return [path for path in self.files if path.startswith("modules/")]

    def _remove(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, "")
        if path != "manifests/site.pp":
            self._put(path, None)
        return path

    def _content(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, ".epp", ".erb", ".txt", ".conf")
        line = self.random.choice([f"attack {self.count}\n", "<%= 1 + 1 %>\n"])
        self._put(path, self.files[path] + line)
        return path

    def _ruby(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, ".rb")
        content = self.files[path]
        found = list(re.finditer(r"'[\w ]+'|\b\d+\b", content))
        if not found or self.random.random() < 0.2:
            self._put(path, f"# a comment\n{content}")
            return f"{path}: a comment"
        old = self.random.choice(found)
        new = self._other_literal(old[0])
        self._put(path, content[: old.start()] + new + content[old.end() :])
        return f"{path}: {old[0]} is {new}"

    # --- Data, facts and configuration

    def _data(self, inputs: Sequence[tuple[str, str]]) -> str:
        places = ["data/common.yaml", "data/os/Debian.yaml", "data/os/RedHat.yaml"]
        places.append(f"data/nodes/{self.random.choice(sorted(self.inventory))}.yaml")
        path = self.random.choice(places)
        keys = {key.partition("#")[2] for kind, key in inputs if kind.startswith("data:")}
        key = self.random.choice(sorted(keys - {"lookup_options"}) or ["nobody"])
        lines = self.files.get(path, "").splitlines()
        kept = [line for line in lines if not line.startswith(f"{key}:")]
        if len(kept) == len(lines) or self.random.random() < 0.4:
            values = ["true", "7", f"text{self.count}", "[a, b]", "{a: b}", "'%{facts.os.name}'"]
            kept.append(f"{key}: {self.random.choice(values)}")
        self._put(path, "\n".join([*kept, ""]))
        return f"{path}: {key}"

    def _fact(self, inputs: Sequence[tuple[str, str]]) -> str:
        name = self.random.choice(sorted(self.inventory))
        facts = self.inventory[name].facts
        assert isinstance(facts, Facts)
        read = sorted({key for kind, key in inputs if kind == "fact" and key != "*"})
        if read and self.random.random() < 0.6:
            return self.change_fact(name, self.random.choice(read).split("."))
        return self.change_fact(name, [self.random.choice(sorted(facts.values))])

    def _path(self, inputs: Sequence[tuple[str, str]]) -> str:
        order = self.random.choice(["site:modules", "modules:site", "modules"])
        self._put("environment.conf", f"modulepath = {order}\n")
        return order

    def _metadata(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, "/metadata.json")
        data = json.loads(self.files[path])
        data["version"] = f"{self.count}.0.0"
        if self.random.random() < 0.2:
            data.pop("dependencies", None)
        self._put(path, json.dumps(data))
        return path

    def _hierarchy(self, inputs: Sequence[tuple[str, str]]) -> str:
        path = self._some(inputs, "hiera.yaml")
        lines = self.files[path].split("\n")
        if path == "hiera.yaml":
            levels = lines[2:5]
            self.random.shuffle(levels)
            lines[2:5] = levels
        else:
            lines.insert(0, "# a comment")
        self._put(path, "\n".join(lines))
        return path


@cache
def _usable_cases() -> list[tuple[str, str]]:
    """The module and the code of cases that compile on both systems and define nothing."""
    known = recorded("8")
    sizes: dict[str, list[int]] = {}
    code: dict[str, tuple[str, str]] = {}
    for case in corpus_cases():
        outcome = known[case.id]
        name = case.id.partition("@")[0]
        size = outcome.get("resources")
        sizes.setdefault(name, []).append(size if isinstance(size, int) else 10**6)
        code[name] = case.module, case.code
    return [
        code[name]
        for name, found in sizes.items()
        if max(found) <= _MOST_RESOURCES
        and not re.search(
            r"^\s*(class|define|node|function|type)\s+[\w:]+\s*[({]", code[name][1], re.M
        )
    ]


@cache
def _closure(module: str) -> tuple[str, ...]:
    """A module and those that it depends on."""
    found: set[str] = set()
    waiting = [module, "stdlib"]
    while waiting:
        name = waiting.pop()
        metadata = debian_modulepath() / name / "metadata.json"
        if name in found or not metadata.parent.is_dir():
            continue
        found.add(name)
        if metadata.exists():
            data = json.loads(metadata.read_text("utf-8"))
            waiting += [
                re.split("[-/]", each["name"], maxsplit=1)[-1]
                for each in data.get("dependencies", ())
            ]
    return tuple(sorted(found))


@cache
def _files_of(module: str) -> dict[str, str]:
    """The files of a module that can matter, by their paths in the repository."""
    root = debian_modulepath() / module
    found = {}
    for name in ("metadata.json", "hiera.yaml"):
        if (root / name).is_file():
            found[f"modules/{module}/{name}"] = _read(root / name)
    for part in _PARTS:
        for parent, _, names in os.walk(root / part):
            for name in names:
                path = Path(parent, name)
                if path.is_file():
                    found[f"modules/{module}/{path.relative_to(root)}"] = _read(path)
    return found


def _read(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "surrogateescape")
