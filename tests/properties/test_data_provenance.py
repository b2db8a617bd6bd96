"""Every value that comes from data names its lines: changing one changes it, changing others not.

Repositories are generated: levels in YAML, JSON and HOCON whose values are merged in every way,
with aliases, anchors, substitutions and interpolation, and a manifest that hands each element of
the merged values to a resource in one of many ways. Then one line of data at a time is changed.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from mupuppet import Compilation, Environment, compile, lookup
from mupuppet.catalog.explanation import Explanation
from mupuppet.provenance import Provenance
from mupuppet.provenance.readers import Source, matcher

_FACTS = {"role": "web", "dc": "one", "fa": "fact"}
_HIERARCHY = """\
version: 5
defaults: { datadir: data, data_hash: yaml_data }
hierarchy:
  - { name: Role, path: "%{facts.role}.yaml" }
  - { name: Datacenter, path: "%{facts.dc}.conf", data_hash: hocon_data }
  - { name: Json, path: some.json, data_hash: json_data }
  - { name: Common, path: common.yaml }
"""
_FILES = ("web.yaml", "one.conf", "some.json", "common.yaml")
#: A string that occurs once; names of anchors are left alone.
_TOKEN = re.compile(r"(?<![&*])tok\d{3}")
_STRATEGIES: tuple[Any, ...] = (
    None,
    "first",
    "unique",
    "hash",
    "deep",
    "reverse_deep",
    {"strategy": "deep", "sort_merged_arrays": True},
    {"strategy": "deep", "merge_hash_arrays": True},
    {"strategy": "deep", "knockout_prefix": "--"},
)
_DATA = frozenset(["data", "data-value"])


class Writer:
    """Writes a repository, piece by piece, by chance."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._count = 0
        self.files = {"hiera.yaml": _HIERARCHY, "manifests/site.pp": ""}
        self.keys: list[str] = []
        self._may_have_hashes = True

    def choose(self, *options: Any) -> Any:
        return self._random.choice(options)

    def fresh(self) -> str:
        self._count += 1
        return f"tok{self._count:03}"

    # --- Values

    def scalar(self) -> str:
        token = self.fresh()
        options = [token] * 6 + [f"{token} %{{facts.fa}}"]
        if self.keys:
            options.append(f"{token} %{{lookup('{self.choose(*self.keys)}')}}")
        return str(self.choose(*options))

    def array(self, depth: int) -> list[Any]:
        hashes = depth and self._may_have_hashes and self.choose(True, False, False)
        made = [
            self.hash(depth - 1) if hashes else self.scalar()
            for _ in range(self._random.randint(1, 3))
        ]
        return [*made, "same"] if self.choose(True, False, False) and not hashes else made

    def hash(self, depth: int) -> dict[str, Any]:
        names = [name for name in "abc" if self.choose(True, True, False)] or ["a"]
        return {name: self.value(depth) for name in names}

    def value(self, depth: int) -> Any:
        if not depth:
            return self.scalar()
        return self.choose(
            self.scalar, lambda: self.array(depth - 1), lambda: self.hash(depth - 1)
        )()

    def of_shape(self, shape: str) -> Any:
        if shape == "scalar":
            return self.scalar()
        return self.array(2) if shape == "array" else self.hash(2)

    def knock_out(self, values: list[Any]) -> None:
        """Let elements of arrays knock out those of arrays with lower priority."""
        for number, upper in enumerate(values):
            for lower in values[number + 1 :]:
                for above, below in _arrays(upper, lower):
                    names = [each for each in below if isinstance(each, str) and "%" not in each]
                    if names and self.choose(True, False):
                        element = self.choose(*[f"--{name}" for name in names] * 3, "--")
                        above.insert(self._random.randint(0, len(above)), element)

    def data(self) -> None:
        contents: dict[str, dict[str, Any]] = {name: {} for name in _FILES}
        options: dict[str, Any] = {}
        for number in range(3):
            key = f"k{number}"
            shape = self.choose("array", "hash", "hash", "scalar")
            strategy = None if shape == "scalar" else self.choose(*_STRATEGIES)
            if (strategy, shape) in (("unique", "hash"), ("hash", "array")):
                strategy = "deep"
            merge = strategy if isinstance(strategy, dict) else {}
            # Hashes have no order; and what is no longer knocked out moves what follows it.
            self._may_have_hashes = not {"sort_merged_arrays", "knockout_prefix"} & merge.keys()
            if strategy is not None:
                options[key] = {"merge": strategy}
            for name in _FILES:
                if self.choose(True, True, False) or name == _FILES[-1]:
                    contents[name][key] = self.of_shape(shape)
            if "knockout_prefix" in merge:
                self.knock_out([content[key] for content in contents.values() if key in content])
            self.keys += [key] if shape == "scalar" else []
        contents["common.yaml"]["lookup_options"] = options
        for name, content in contents.items():
            self.files[f"data/{name}"] = self.written(name, content)

    # --- Files

    def written(self, name: str, content: dict[str, Any]) -> str:
        if name.endswith(".json"):
            return json.dumps(content, indent=1) + "\n"
        lines = self.hocon(content, "") if name.endswith(".conf") else self.yaml(content, "")
        return "\n".join(lines) + "\n"

    def yaml(self, content: Any, indent: str) -> Iterator[str]:
        pairs = content.items() if isinstance(content, dict) else [("-", e) for e in content]
        for key, value in pairs:
            head = f"{indent}-" if isinstance(content, list) else f"{indent}{key}:"
            if isinstance(value, (dict, list)) and value:
                yield head
                yield from self.yaml(value, f"{indent}  ")
            elif value in (True, {}):
                yield f"{head} {json.dumps(value)}"
            elif key in "abc" and indent and self.choose(*[False] * 7, True) and "%" not in value:
                yield f"{head} &{value} {value}"
                yield f"{indent}{key}_alias: *{value}"
            else:
                yield f'{head} "{value}"'

    def hocon(self, content: dict[str, Any], indent: str) -> Iterator[str]:
        for key, value in content.items():
            if isinstance(value, dict) and len(value) == 1 and self.choose(True, False):
                ((inner, element),) = value.items()
                yield from self.hocon({f"{key}.{inner}": element}, indent)
            elif isinstance(value, dict):
                yield f"{indent}{key} {{"
                yield from self.hocon(value, f"{indent}  ")
                yield f"{indent}}}"
            elif isinstance(value, list):
                yield f"{indent}{key} = ["
                for element in value:
                    yield from self.hocon_element(element, f"{indent}  ")
                yield f"{indent}]"
            elif not indent and self.choose(True, False, False):
                yield f'{indent}shared_{key.replace(".", "_")} = "{value}"'
                yield f"{indent}{key} = ${{shared_{key.replace('.', '_')}}}"
            else:
                yield f'{indent}{key} = "{value}"'

    def hocon_element(self, element: Any, indent: str) -> Iterator[str]:
        if isinstance(element, dict):
            yield f"{indent}{{"
            yield from self.hocon(element, f"{indent}  ")
            yield f"{indent}}}"
        else:
            yield f'{indent}"{element}"'

    # --- The manifest

    def manifest(self, values: dict[str, Any]) -> None:
        lines = ["define given($p) { notify { $title: message => $p } }"]
        for key, value in values.items():
            lines.append(f"${key} = lookup('{key}')")
            for path in _paths(value):
                lines += self.resource(key, path, ".".join([key, *map(str, path)]))
            if isinstance(value, list):
                lines.append(f"${key}.each |$i, $v| {{")
                lines += [f'  notify {{ "{key} each ${{i}}": message => $v }}', "}"]
            elif isinstance(value, dict):
                lines.append(f"${key}.each |$name, $v| {{")
                lines += [f'  notify {{ "{key} each ${{name}}": message => $v }}', "}"]
        self.files["manifests/site.pp"] = "\n".join(lines) + "\n"

    def resource(self, key: str, path: tuple[Any, ...], name: str) -> list[str]:
        inside = "".join(f"[{part!r}]" for part in path)
        title, value = f"{name} ", f"${key}{inside}"
        epp = value.replace("'", '"')
        arguments = ", ".join(map(repr, path))
        fitting = [
            [f"notify {{ '{title}': message => {value} }}"],
            [f"notify {{ '{title}': * => {{ message => {value} }} }}"],
            [f"notify {{ '{title}': message => \"<${{{key}{inside}}}>\" }}"],
            [f"notify {{ '{title}': message => inline_epp('<%= {epp} %>') }}"],
            [f"notify {{ '{title}': message => inline_template(\"<%= @{key}{inside} %>\") }}"],
            [f"create_resources('notify', {{ '{title}' => {{ message => {value} }} }})"],
            [f"create_resources('notify', {{ '{title}' => {{}} }}, {{ message => {value} }})"],
            [f"notify {{ '{title}': }}", f"Notify['{title}'] {{ message => {value} }}"],
            [
                f"@notify {{ '{title}': }}",
                f"Notify<| title == '{title}' |> {{ message => {value} }}",
            ],
            [f"given {{ '{title}': p => {value} }}"],
            [f"notify {{ '{title}': message => [{value}].map |$x| {{ $x }}[0] }}"],
            [f"notify {{ default: message => {value}; '{title}': }}"],
            [f"with({value}) |$x| {{", f"  notify {{ '{title}': message => $x }}", "}"],
        ]
        if path:
            fitting.append([f"notify {{ '{title}': message => ${key}.dig({arguments}) }}"])
            fitting.append([f"notify {{ '{title}': message => lookup('{name}') }}"])
        return list(self.choose(*fitting))


def _paths(value: Any, around: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all scalars in a value."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _paths(each, (*around, name))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _paths(each, (*around, index))
    else:
        yield around


def _arrays(one: Any, other: Any) -> Iterator[tuple[list[Any], list[Any]]]:
    """The arrays that two values have under the same keys."""
    if isinstance(one, list) and isinstance(other, list):
        yield one, other
    elif isinstance(one, dict) and isinstance(other, dict):
        for name in sorted(one.keys() & other.keys()):
            yield from _arrays(one[name], other[name])


def _write(root: Path, files: dict[str, str]) -> None:
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content)


def _compiled(root: Path) -> Compilation:
    return compile(Environment.from_directory(root), facts={"facts_only": True, **_FACTS})


def _messages(compilation: Compilation) -> dict[str, Any]:
    assert compilation.catalog is not None, compilation.error
    return {
        resource.title: resource.parameters.get("message")
        for resource in compilation.catalog
        if resource.type == "Notify"
    }


def _named(explanation: Explanation) -> Iterator[Explanation]:
    """The innermost places of data that a value is said to come from."""
    children = [child for child in explanation.children if not child.is_detail]
    if explanation.kind in _DATA and not any(child.kind in _DATA for child in children):
        yield explanation
    for child in children:
        yield from _named(child)


def _lines_of_data(root: Path) -> Iterator[tuple[Path, int]]:
    for name in _FILES:
        path = root / "data" / name
        for number, line in enumerate(path.read_text().split("\n"), 1):
            if _TOKEN.search(line):
                yield path, number


def _change(path: Path, number: int) -> str:
    """Change the token of a line; returns the content of the file before."""
    content = path.read_text()
    lines = content.split("\n")
    lines[number - 1] = _TOKEN.sub(lambda found: f"{found[0]}x", lines[number - 1])
    path.write_text("\n".join(lines))
    return content


def check(root: Path) -> None:
    compilation = _compiled(root)
    before = _messages(compilation)
    provenance = Provenance.of(compilation)
    explained = {title: provenance.attribute(f"Notify[{title}]", "message") for title in before}
    for path, number in _lines_of_data(root):
        content = _change(path, number)
        after = _messages(_compiled(root))
        path.write_text(content)
        matches = matcher(Source("line", "", str(path), number))
        for title, explanation in explained.items():
            where = (title, path.name, number)
            if after.get(title) != before[title]:
                assert any(map(matches, explanation.walk())), ("not named", where)
            else:
                assert not any(map(matches, _named(explanation))), ("without effect", where)


def repository(random: Random, root: Path) -> dict[str, str]:
    """Write a generated repository to a directory."""
    writer = Writer(random)
    writer.data()
    _write(root, writer.files)
    environment = Environment.from_directory(root)
    facts = {"facts_only": True, **_FACTS}
    keys = [f"k{number}" for number in range(3)]
    writer.manifest({key: lookup(environment, key, facts=facts) for key in keys})
    _write(root, writer.files)
    return writer.files


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(random=st.randoms(use_true_random=False))
def test_the_lines_that_are_named_and_no_others_matter(random: Random) -> None:
    with tempfile.TemporaryDirectory() as directory:
        for name, content in repository(random, Path(directory)).items():
            note(f"--- {name}\n{content}")
        check(Path(directory))
