"""Control repositories at random: modules, data, templates, functions, nodes.

A repository is a set of files, each a list of statements, so that it can be made smaller by
leaving statements and files out. Classes include only those that come after them in a fixed
order, and titles are counted: most repositories compile, and get far before they fail if not.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from mupuppet.basics.records import Record, field
from tests.oracle.catalogs.fuzz import Statement
from tests.oracle.repositories.bodies import Bodies, Definition, Place
from tests.oracle.repositories.ruby import function_in_ruby
from tests.oracle.repositories.sketch import Patch, Sketch
from tests.oracle.repositories.topics import SLOW, TOPICS
from tests.oracle.repositories.values import KINDS, TYPES, Known, Values

FACT_SETS = ("debian-12", "rhel-8", "ubuntu-22.04", "windows-2022", "centos-7", "sles-15")
ROOT = "environments/production"
_MODULES = ("base", "web", "db", "users", "proxy")
_LEAVES = ("config", "install", "service", "params", "extra")


class Repository(Record, frozen=False):
    """Files by their paths in the code directory, and what is compiled."""

    files: dict[str, list[Statement]] = field(default_factory=dict)
    #: Files that are not text.
    binaries: dict[str, bytes] = field(default_factory=dict)
    #: Changes to the stdlib that the repository has.
    patches: list[Patch] = field(default_factory=list)
    requests: list[dict[str, Any]] = field(default_factory=list)
    exports: bool = False


class Draw:
    """Draws one repository, about some topics or about those that are given."""

    def __init__(self, seed: int, topics: tuple[str, ...] | None = None) -> None:
        self.random = Random(seed)
        self._topics = self._some_topics() if topics is None else topics
        self._sketch = Sketch(self.random)
        # What is drawn at random often fails, and then nothing is seen of a topic.
        self._is_calm = bool(self._topics) and self.random.random() < 0.8
        self.values = Values(self.random)
        self.known = Known()
        self.repository = Repository()
        self.bodies = Bodies(self.random, self.values)
        self.classes: list[Definition] = []

    def draw(self) -> Repository:
        random = self.random
        modules = ["base", *random.sample(_MODULES[1:], random.randint(1, 4))]
        for topic in self._topics:
            TOPICS[topic](self._sketch)
        self._plan(modules)
        self._add_topics()
        self._write_types()
        for module in modules:
            self._write_functions(module)
            self._write_templates(module)
        for definition in self.bodies.defines:
            self._write_define(definition)
        for index in reversed(range(len(self.classes))):  # what is inherited comes first
            self._write_class(self.classes[index], self.classes[index + 1 :])
        self._write_topics()
        self._write_data(modules)
        self._write_site()
        self._write_configuration()
        for name, file, lines in self.bodies.templates:
            path = f"{self._directory(name)}/templates/{file}"
            self._add(path, [Statement(each) for each in lines])
        self._draw_requests()
        return self.repository

    # --- Topics

    def _some_topics(self) -> tuple[str, ...]:
        random = self.random
        quick = [each for each in TOPICS if each not in SLOW]
        chosen = random.sample(quick, random.choice([0, 1, 1, 2, 3]))
        return (*chosen, *SLOW) if random.random() < 0.03 else tuple(chosen)

    def _add_topics(self) -> None:
        """What any expression may use of the topics, and their files."""
        sketch = self._sketch
        for kind, name, kinds in sketch.functions:
            self.known.functions[kind].append((name, kinds))
        for kind, key in sketch.keys:
            self.known.keys[kind].append(key)
        for path, statements in sketch.files.items():
            self._add(path, statements)
        for path, content in sketch.binaries.items():
            self.repository.binaries[f"{ROOT}/{path}"] = content
        self.repository.patches = sketch.patches

    def _write_topics(self) -> None:
        """The classes of the topics, which any node may include."""
        for name, texts in self._sketch.statements.items():
            place = Place(f"profile::{name}", self.known.inside())
            body = [self.bodies.filled(text, place) for text in texts]
            self._add(self._manifest(place.name), [Statement(f"class {place.name}", body)])

    # --- What there is

    def _plan(self, modules: list[str]) -> None:
        random = self.random
        for kind in KINDS:
            self.known.keys[kind] = [f"{kind}{n}" for n in range(random.randint(1, 2))]
        names = ["role::front", "role::back", "profile::main", "profile::extra"]
        for module in modules:
            leaves = random.sample(_LEAVES, random.randint(0, 3))
            names += [module, *(f"{module}::{leaf}" for leaf in leaves)]
            for number in range(random.randint(0, 2)):
                self.bodies.defines.append(self._definition(f"{module}::part{number}"))
        self.classes = [self._definition(name) for name in names]

    def _definition(self, name: str) -> Definition:
        most = 1 if self._is_calm else 4
        names = self.random.sample(["one", "two", "three", "four"], self.random.randint(0, most))
        return Definition(name, {each: self.random.choice(KINDS) for each in names})

    def _add(self, path: str, statements: list[Statement]) -> None:
        self.repository.files[f"{ROOT}/{path}"] = statements

    def _directory(self, name: str) -> str:
        """Where a module lies: roles and profiles have a directory of their own."""
        module = name.split("::")[0]
        return f"{'site' if module in ('role', 'profile') else 'modules'}/{module}"

    def _manifest(self, name: str) -> str:
        rest = name.split("::")[1:] or ["init"]
        return f"{self._directory(name)}/manifests/{'/'.join(rest)}.pp"

    def _write_types(self) -> None:
        for name, text in (
            ("label", "Variant[String[1], Numeric, Boolean]"),
            ("port", "Integer[-10, 70000]"),
            ("table", "Hash[String, Hash[String, Any]]"),
        ):
            statement = Statement(f"type Base::{name.capitalize()} = {text}")
            self._add(f"modules/base/types/{name}.pp", [statement])

    # --- Functions and templates

    def _write_functions(self, module: str) -> None:
        for number in range(self.random.randint(0, 3)):
            name = f"{module}::f{number}"
            kind = self.random.choice(KINDS)
            kinds = [self.random.choice(KINDS) for _ in range(self.random.randint(0, 2))]
            if self.random.random() < 0.5:
                path, lines, name, kinds = function_in_ruby(self.random, name, kind)
                self._add(f"modules/{module}/{path}", [Statement("\n".join(lines))])
            else:
                self._add(
                    f"modules/{module}/functions/f{number}.pp", [self._in_puppet(name, kind, kinds)]
                )
            self.known.functions[kind].append((name, kinds))

    def _in_puppet(self, name: str, kind: str, kinds: list[str]) -> Statement:
        known = self.known.inside()
        parameters = []
        for index, each in enumerate(kinds):
            parameters.append(f"{self.values.type(each)} $p{index}".strip())
            known.variables[each].append(f"p{index}")
        returned = f" >> {TYPES[kind][0]}" if self.random.random() < 0.3 else ""
        body = [Statement(f"$x = {self.values.expression('text', known)}")]
        if self.random.random() < 0.2:
            body.append(Statement(f"notice({self.values.expression('text', known)})"))
        if self.random.random() < 0.2:
            early = self.values.expression(kind, known)
            body.append(
                Statement(
                    f"if {self.values.expression('flag', known)}", [Statement(f"return({early})")]
                )
            )
        body.append(Statement(f"$result = {self.values.expression(kind, known)}"))
        body.append(Statement("$result"))
        return Statement(f"function {name}({', '.join(parameters)}){returned}", body)

    def _write_templates(self, module: str) -> None:
        self._add(f"modules/{module}/files/plain.txt", [Statement(f"plain {module}")])
        self._add(
            f"modules/{module}/templates/epp.epp",
            [Statement(line) for line in self._lines_of_epp()],
        )

    def _lines_of_epp(self) -> list[str]:
        known = self.known.inside()
        known.variables["text"].append("word")
        known.variables["list"].append("entries")
        lines = ["<%- | String $word = 'none', Array $entries = [] | -%>"]
        for _ in range(self.random.randint(1, 4)):
            expression = self.values.expression(self.random.choice(KINDS), known)
            lines.append(
                self.random.choice(
                    [
                        f"word <%= {expression} %>",
                        f"<% if {self.values.expression('flag', known)} {{ -%>\nyes\n<% }} -%>",
                        "<% $entries.each |$e| { -%>\n- <%= $e %>\n<% } -%>",
                        "<%# nothing -%>",
                    ]
                )
            )
        return lines

    # --- Classes and defined types

    def _write_class(self, definition: Definition, later: list[Definition]) -> None:
        random, name = self.random, definition.name
        place = Place(name, self.known.inside(), later, definition.certain)
        header = f"class {name}{self.bodies.parameters(definition, place.known)}"
        parents = [each for each in later if each.name.endswith("::params")]
        body = []
        if parents and random.random() < 0.3:
            parent = random.choice(parents)
            header += f" inherits {parent.name}"
            for parameter, kind in parent.parameters.items():
                written = random.choice([f"{parent.name}::{parameter}", parameter])
                place.known.variables[kind].append(written)
            references = [each for each in parent.certain if not each.startswith("Class")]
            if references and random.random() < 0.6:
                body.append(self.bodies.override(place, references))
        body += self.bodies.body(
            place, random.randint(0, 1) if self._is_calm else random.randint(1, 6)
        )
        self._add(self._manifest(name), [Statement(header, body)])

    def _write_define(self, definition: Definition) -> None:
        place = Place(definition.name, self.known.inside(), in_define=True)
        header = f"define {definition.name}{self.bodies.parameters(definition, place.known)}"
        place.known.variables["text"] += ["title", "name"]
        body = self.bodies.body(place, self.random.randint(1, 3))
        self._add(self._manifest(definition.name), [Statement(header, body)])

    # --- Data

    def _write_data(self, modules: list[str]) -> None:
        levels = ["common", "family/Debian", "family/RedHat", "dc/ams", "dc/fra",
                  "nodes/web1.example.com", "role/front"]  # fmt: skip
        for level in levels:
            share = 1.0 if level == "common" else 0.35
            entries = self._entries(share)
            if level == "common":
                options = {**self._options(), **self._sketch.data.pop("lookup_options", {})}
                entries.append(Statement(self._entry("lookup_options", options)))
                entries += [Statement(self._entry(*each)) for each in self._sketch.data.items()]
                names = [each.name for each in self.classes]
                chosen = self.random.sample(names, self.random.randint(0, 2))
                entries.append(Statement(self._entry("classes", chosen)))
            self._add(f"data/{level}.yaml", entries)
        for module in modules:
            if self.random.random() < 0.3:
                self._add(f"modules/{module}/hiera.yaml", [Statement(_MODULE_LAYER)])
                entries = self._entries(0.8, f"{module}::")
                if self.random.random() < 0.5:
                    options = {f"^{module}::.*": {"merge": "deep"}}
                    entries.append(Statement(self._entry("lookup_options", options)))
                self._add(f"modules/{module}/data/common.yaml", entries)

    def _entries(self, share: float, prefix: str = "") -> list[Statement]:
        entries = []
        for kind in KINDS if not prefix else ():
            for key in self.known.keys[kind]:
                if key not in self._sketch.data and self.random.random() < share:
                    datum = self._datum(kind, key)
                    entries.append(Statement(self._entry(key, datum)))
        for definition in self.classes:
            for name, kind in definition.parameters.items():
                key = f"{definition.name}::{name}"
                if key.startswith(prefix) and self.random.random() < share * 0.6:
                    entries.append(
                        Statement(self._entry(key, self.values.data(kind, self.known.keys)))
                    )
        return entries

    def _datum(self, kind: str, key: str) -> Any:
        """The value of a key. It refers to keys before it only, or there is no end."""
        first = {each: names[:1] for each, names in self.known.keys.items()}
        none: dict[str, list[str]] = {each: [] for each in KINDS}
        return self.values.data(kind, none if key.endswith("0") else first)

    def _entry(self, key: str, value: Any) -> str:
        return f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"

    def _options(self) -> dict[str, Any]:
        random = self.random
        options: dict[str, Any] = {}
        for kind in KINDS:
            for key in self.known.keys[kind]:
                if random.random() < 0.4:
                    options[key] = self._option(kind)
        if random.random() < 0.3:
            options["^(web|db)::.*$"] = {"merge": random.choice(["first", "unique", "hash"])}
        return options

    def _option(self, kind: str) -> dict[str, Any]:
        random = self.random
        deep = {"strategy": "deep", "knockout_prefix": "--", "sort_merged_arrays": True}
        merges = {
            "list": ["unique", "first", deep],
            "map": ["hash", "deep", {"strategy": "hash"}, deep],
            "table": ["hash", "deep", deep, {"strategy": "deep", "merge_hash_arrays": True}],
        }.get(kind, ["first", "unique", "hash"] if random.random() < 0.1 else ["first"])
        option: dict[str, Any] = {"merge": random.choice(merges)}
        if random.random() < 0.15:
            option["convert_to"] = random.choice(["Sensitive", "String"])
        return option

    # --- The environment

    def _write_site(self) -> None:
        random = self.random
        place = Place("site", self.known.inside(), self.classes)
        first = [Statement(_ROLE), Statement("stage { 'first': before => Stage['main'] }")]
        place.known.variables["text"].append("role")
        for _ in range(random.randint(0, 0 if self._is_calm else 3)):
            make = random.choice([self.bodies.assignment, self.bodies.default, self.bodies.log])
            first.append(make(place))
        first += [self.bodies.filled(text, place) for text in self._sketch.site]
        first += [Statement(f"include profile::{name}") for name in self._sketch.statements]
        default = random.choice([_LOOKED_UP, _LOOKED_UP, "hiera_include('classes')"])
        nodes = [
            self._node("node /^web\\d+\\.(.+)$/", ["include role::front", "notice($1)"], place),
            self._node("node 'db1.example.com', 'db2'", ["include role::back"], place),
            self._node("node default", [default], place),
        ]
        random.shuffle(nodes)
        if random.random() < 0.2:
            nodes = [Statement("include role::front")]
        if random.random() < 0.2:
            self._add("manifests/a_first.pp", first)
            self._add("manifests/site.pp", nodes)
        else:
            self._add("manifests/site.pp", [*first, *nodes])

    def _node(self, header: str, lines: list[str], place: Place) -> Statement:
        body = [Statement(line) for line in lines]
        if self.random.random() < (0 if self._is_calm else 0.4):
            body += self.bodies.body(place.inside(), self.random.randint(1, 3))
        return Statement(header, body)

    def _write_configuration(self) -> None:
        self._add("environment.conf", [Statement("modulepath = site:modules:$basemodulepath")])
        role = self.random.choice(["role/%{role}.yaml", "role/%{::role}.yaml"])
        levels = [
            "- {name: nodes, path: 'nodes/%{trusted.certname}.yaml'}",
            f"- {{name: role, path: '{role}'}}",
            "- {name: dc, paths: ['dc/%{facts.dc}.yaml', 'dc/all.yaml']}",
            "- {name: family, glob: 'family/%{facts.os.family}*.yaml'}",
            "- {name: shelf, mapped_paths: [facts.shelf, each, 'shelf/%{each}.yaml']}",
            "- {name: common, path: common.yaml}",
        ]
        for level in self._sketch.levels:
            levels.insert(self.random.randrange(len(levels)), level)
        text = ["version: 5", "defaults: {datadir: data, data_hash: yaml_data}", "hierarchy:"]
        self._add("hiera.yaml", [Statement("\n".join(text)), *map(Statement, levels)])

    def _draw_requests(self) -> None:
        random = self.random
        self.repository.exports = self._sketch.exports or random.random() < 0.5
        settings: dict[str, Any] = {}
        if random.random() < 0.3:
            settings["strict"] = random.choice(["off", "error"])
        if random.random() < 0.2:
            settings["strict_variables"] = True
        nodes = ["web1.example.com", "db1.example.com", "other.example.com", *self._sketch.nodes]
        for name in nodes:
            request: dict[str, Any] = {
                "node": name,
                "facts": random.choice(FACT_SETS),
                "more_facts": self._facts(),
                "settings": settings,
            }
            if random.random() < 0.2:
                request["classification"] = self._classification()
            self.repository.requests.append(request)

    def _facts(self) -> dict[str, Any]:
        random = self.random
        return {
            "dc": random.choice(["ams", "fra", "nyc"]),
            "weight": random.choice([1, 3, 7.5]),
            "shelf": random.choice([["a", "b"], [], ["x", "alpha"]]),
            "labels": random.choice([{}, {"a": "b"}, {"x": "1", "two words": "y"}]),
        }

    def _classification(self) -> dict[str, Any]:
        random = self.random
        chosen = random.sample(self.classes, random.randint(0, 2))
        classes: Any = [each.name for each in chosen]
        if random.random() < 0.5:
            classes = {
                each.name: {
                    name: self.values.data(kind, self.known.keys)
                    for name, kind in each.parameters.items()
                    if random.random() < 0.5
                }
                for each in chosen
            }
        return {"classes": classes, "parameters": {"colour": "red", "tier": 2}}


_ROLE = "$role = $facts['networking']['hostname'] ? { /^web/ => 'front', default => 'back' }"
_LOOKED_UP = "lookup('classes', { 'merge' => 'unique', 'default_value' => [] }).include"
_MODULE_LAYER = "version: 5\nhierarchy:\n- {name: common, path: common.yaml}"
