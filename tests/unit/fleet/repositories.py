"""Small control repositories for tests of fleets, and generated ones for the attack on impact."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Mapping
from pathlib import Path

SMALL: dict[str, str] = {
    "environment.conf": "modulepath = site:modules\n",
    "hiera.yaml": """\
---
version: 5
hierarchy:
  - name: nodes
    path: nodes/%{trusted.certname}.yaml
  - name: roles
    path: roles/%{facts.role}.yaml
  - name: common
    path: common.yaml
""",
    "data/common.yaml": "app::port: 80\napp::motd: hello\nbase::packages: [vim]\n",
    "data/roles/web.yaml": "app::port: 8080\n",
    "data/roles/db.yaml": "base::packages: [vim, postgresql]\n",
    "data/nodes/web1.yaml": "app::motd: first\n",
    "manifests/site.pp": """\
node /^web/ { include base include app }
node /^db/ { include base }
node default { notify { 'nothing': } }
""",
    "site/base/manifests/init.pp": """\
class base(Array[String] $packages) {
  package { $packages: ensure => present }
  file { '/etc/host': content => "${facts['networking']['fqdn']}\\n" }
}
""",
    "modules/app/manifests/init.pp": """\
class app(Integer $port, String $motd) {
  file { '/etc/app.conf':
    content => epp('app/app.conf.epp', { port => $port }),
    notify  => Service['app'],
  }
  file { '/etc/motd': content => $motd }
  service { 'app': ensure => running }
}
""",
    "modules/app/templates/app.conf.epp": "<%- | $port | -%>\nlisten <%= $port %>\n",
    "modules/unused/manifests/init.pp": "class unused { notify { 'unused': } }\n",
}
NODES = {"web1": "web", "web2": "web", "db1": "db", "other": "none"}


def write(directory: Path, files: Mapping[str, str | None]) -> None:
    """Write files; those that are None are removed."""
    for path, content in files.items():
        target = directory / path
        if content is None:
            target.unlink()
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8")


def facts_of(node: str, role: str) -> dict[str, object]:
    return {
        "role": role,
        "networking": {"fqdn": f"{node}.example.com", "hostname": node, "ip": "10.0.0.1"},
        "os": {"family": "Debian", "name": "Debian", "release": {"major": "12"}},
        "uptime": "1 day",
        "clientcert": node,
    }


def write_facts(directory: Path, nodes: Mapping[str, str]) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for node, role in nodes.items():
        (directory / f"{node}.json").write_text(json.dumps(facts_of(node, role)))


def small_repository(directory: Path) -> Path:
    """The repository above, with facts beside it."""
    write(directory / "repo", SMALL)
    write_facts(directory / "facts", NODES)
    return directory / "repo"


def git(directory: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    command = ["git", "-C", str(directory), *identity, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def commit_all(directory: Path, message: str) -> str:
    if not (directory / ".git").exists():
        git(directory, "init", "-q", "-b", "main")
    git(directory, "add", "-A")
    git(directory, "commit", "-q", "-m", message)
    return git(directory, "rev-parse", "HEAD").strip()


# --- Generated repositories: as many ways as possible to depend on something


class Generator:
    """A repository of roles, profiles, defined types, functions, templates and data, and edits."""

    def __init__(self, random: random.Random, nodes: int = 6) -> None:
        self.random = random
        self.nodes = {f"n{number}.example.com": f"r{number % 3}" for number in range(nodes)}
        self.files: dict[str, str] = {}
        self.count = 0
        self._make()

    def _make(self) -> None:
        self.files = {
            "environment.conf": "modulepath = site:modules\n",
            "hiera.yaml": self._hierarchy(),
            "manifests/site.pp": self._site(),
            "manifests/zz.pp": "$late = 'late'\n",
            "site/common/functions/tagged.pp": self._function(),
            "site/common/types/port.pp": "type Common::Port = Integer[1, 65535]\n",
            "site/common/manifests/init.pp": "class common { notify { 'common': } }\n",
            "modules/files/files/plain.txt": "plain\n",
            "modules/files/templates/a.erb": "erb <%= @role %> <%= scope['facts']['x'] %>\n",
            "modules/files/templates/b.epp": "epp <%= $facts['y'] %>\n",
            "modules/lib/lib/puppet/functions/lib/twice.rb": self._ruby(2),
            "modules/withdata/hiera.yaml": "version: 5\nhierarchy:\n  - {name: c, path: c.yaml}\n",
            "modules/withdata/data/c.yaml": "withdata::a: 1\n",
            "modules/withdata/manifests/init.pp": (
                "class withdata($a, $b = 'b') { notify { \"withdata ${a} ${b}\": } }\n"
            ),
        }
        for number in range(4):
            self.files[f"site/profile/manifests/p{number}.pp"] = self._profile(number)
            self.files[f"data/p{number}.yaml"] = f"profile::p{number}::extra: {number}\n"
        for role in ("r0", "r1", "r2"):
            self.files[f"data/roles/{role}.yaml"] = self._data()
        self.files["data/common.yaml"] = self._data() + "lookup_options: {}\n"
        for node in list(self.nodes)[:3]:
            self.files[f"data/nodes/{node}.yaml"] = self._data()

    def facts(self, node: str) -> dict[str, object]:
        number = int(node[1:].partition(".")[0])
        return {
            "role": self.nodes[node],
            "x": f"x{number}",
            "y": f"y{number % 2}",
            "nested": {"a": {"b": number % 3}, "c": number},
            "networking": {"fqdn": node, "hostname": node.partition(".")[0]},
            "os": {"family": ("Debian", "RedHat")[number % 2]},
            "unread": number,
        }

    # --- Parts

    def _hierarchy(self) -> str:
        levels = [
            "  - {name: nodes, path: 'nodes/%{trusted.certname}.yaml'}",
            "  - {name: roles, path: 'roles/%{facts.role}.yaml'}",
            "  - {name: some, glob: 'p*.yaml'}",
            "  - {name: family, paths: ['%{facts.os.family}.yaml', '%{role}/%{x}.yaml']}",
        ]
        self.random.shuffle(levels)
        chosen = levels[: self.random.randint(2, 4)]
        return "\n".join(
            ["version: 5", "hierarchy:", *chosen, "  - {name: common, path: common.yaml}", ""]
        )

    def _site(self) -> str:
        blocks = [
            "node 'n0.example.com' { include profile::p0 }",
            "node /^n[12]/ { include profile::p1 include profile::p2 }",
            "node default { include \"profile::p${facts['nested']['a']['b']}\" include withdata }",
        ]
        self.random.shuffle(blocks)
        top = self.random.choice(["$top = 1", "$top = $facts['x']", "$top = $late"])
        return "\n".join([top, "File { mode => '0644' }", *blocks, ""])

    def _function(self) -> str:
        body = self.random.choice(['"<${x}>"', '"[${x}]"', "\"${x}${facts['y']}\""])
        return f"function common::tagged($x) {{ {body} }}\n"

    def _ruby(self, factor: int) -> str:
        return (
            "Puppet::Functions.create_function(:'lib::twice') do\n"
            "  dispatch(:twice) { param 'Integer', :x }\n"
            f"  def twice(x)\n    x * {factor}\n  end\nend\n"
        )

    def _statement(self) -> str:
        self.count += 1
        title = f"t{self.random.randint(0, 8)}-{self.count}"
        value = self.random.choice(
            [
                "$x", "$role", "$facts['nested']['c']", "\"${facts['y']} ${::x}\"",
                "lookup('a', undef, undef, 'none')", "lookup('b', {default_value => 'none'})",
                "lookup('h', {merge => 'hash', default_value => {}})", "lib::twice(21)",
                "common::tagged('v')", "template('files/a.erb')", "epp('files/b.epp')",
                "file('files/plain.txt')", "file('files/absent.txt', 'files/plain.txt')",
                "inline_template('<%= @nested %>')", "getvar('facts.nested.a.b')",
                "defined('common')", "defined('profile::p9')", "defined('$x')", "$extra", "$top",
                "fqdn_rand(100)", "$facts.dig('nested', 'a')", "String($facts['os'])",
                "find_file('files/plain.txt')", "$facts['nested'].map |$k, $v| { $v }",
            ]
        )  # fmt: skip
        return self.random.choice(
            [
                f"notify {{ '{title}': message => {value} }}",
                f"file {{ '/{title}': content => String({value}) }}",
                f"profile::d {{ '{title}': v => {value} }}",
                f"@notify {{ '{title}': message => {value}, tag => 'v' }}",
                f"if {value} =~ Integer {{ notify {{ '{title}': }} }} else {{ include common }}",
                f"$v{self.count} = {value} notify {{ '{title}': message => $v{self.count} }}",
                f"if $facts['os']['family'] == 'Debian' {{ notify {{ '{title}': name => 1 }} }}",
                "include withdata",
                "Notify <| tag == 'v' |>",
                f"include profile::p{self.random.randint(0, 5)}",
            ]
        )

    def _profile(self, number: int) -> str:
        statements = "\n  ".join(self._statement() for _ in range(self.random.randint(1, 5)))
        define = 'define profile::d($v) { notify { "d ${title}": message => String($v) } }\n'
        self.files.setdefault("site/profile/manifests/d.pp", define)
        types = self.random.choice(["", "Integer ", "Optional[Common::Port] "])
        return (
            f"class profile::p{number}({types}$extra = 5) {{\n  $x = "
            f"{self.random.choice(['1', '$facts[x]', 'undef'])}\n  {statements}\n}}\n"
        )

    def _data(self) -> str:
        keys = self.random.sample(["a", "b", "h", "profile::p0::extra", "withdata::b", "unread"], 3)
        return "".join(f"{key}: {self._value()}\n" for key in keys)

    def _value(self) -> str:
        return self.random.choice(
            ["1", "two", "{k: 1}", "[1, 2]", "'%{facts.x}'", "'%{lookup(\"b\")}'", "'%{role}'", "~"]
        )

    # --- Edits

    def edit(self) -> tuple[str, dict[str, str | None]]:
        """A random change: what it is, and the files that it writes or (None) removes."""
        kind = self.random.choice(_EDITS)
        changed = getattr(self, f"_edit_{kind}")()
        for path, content in changed.items():
            if content is None:
                self.files.pop(path, None)
            else:
                self.files[path] = content
        return kind, changed

    def _some(self, *endings: str) -> str:
        return self.random.choice(sorted(p for p in self.files if p.endswith(endings)))

    def _edit_line(self) -> dict[str, str | None]:
        path = self._some(".pp")
        lines = self.files[path].split("\n")
        at = self.random.randrange(len(lines))
        if self.random.random() < 0.4:
            del lines[at]
        else:
            lines.insert(at, self.random.choice(["", "# a comment", self._statement()]))
        return {path: "\n".join(lines)}

    def _edit_profile(self) -> dict[str, str | None]:
        number = self.random.randint(0, 5)
        return {f"site/profile/manifests/p{number}.pp": self._profile(number)}

    def _edit_data(self) -> dict[str, str | None]:
        path = self._some(".yaml")
        if path.endswith("hiera.yaml"):
            return {}
        key = self.random.choice(["a", "b", "h", "profile::p0::extra", "withdata::a", "unread"])
        kept = [line for line in self.files[path].split("\n") if not line.startswith(f"{key}:")]
        if self.random.random() < 0.7:
            kept.insert(0, f"{key}: {self._value()}")
        return {path: "\n".join(kept)}

    def _edit_new_data(self) -> dict[str, str | None]:
        where = self.random.choice(
            [
                f"data/nodes/{self.random.choice(sorted(self.nodes))}.yaml", "data/Debian.yaml",
                "data/RedHat.yaml", "data/p9.yaml", "data/r1/x1.yaml", "data/none.yaml",
            ]
        )  # fmt: skip
        return {where: self._data()}

    def _edit_remove(self) -> dict[str, str | None]:
        path = self.random.choice(sorted(self.files))
        return {} if path == "manifests/site.pp" else {path: None}

    def _edit_hierarchy(self) -> dict[str, str | None]:
        return {"hiera.yaml": self._hierarchy()}

    def _edit_site(self) -> dict[str, str | None]:
        return {"manifests/site.pp": self._site()}

    def _edit_new_manifest(self) -> dict[str, str | None]:
        name = self.random.choice(["aa", "m", "zzz", "sub/one"])
        return {f"manifests/{name}.pp": f"notify {{ 'new {name}': }}\n"}

    def _edit_shadow(self) -> dict[str, str | None]:
        """Files that come before others, or are found where none was."""
        self.count += 1
        return self.random.choice(
            [
                {"site/withdata/manifests/init.pp": "class withdata { notify { 'shadow': } }\n"},
                {"site/files/templates/b.epp": "shadow\n"},
                {"modules/common/manifests/init.pp": "class common { notify { 'never': } }\n"},
                {"site/profile/manifests/init.pp": self._init()},
                {"site/profile/manifests/p9.pp": "class profile::p9 { }\n"},
                {"modules/files/files/absent.txt": f"now {self.count}\n"},
                {"site/lib/lib/puppet/functions/lib/twice.rb": self._ruby(self.count)},
                {"site/common/functions/tagged.pp": self._function()},
                {"functions/tagged.pp": "function tagged($x) { $x }\n"},
                {"modules/withdata/data/c.yaml": f"withdata::a: {self.count}\n"},
                {"modules/new/manifests/init.pp": "class new { }\n"},
                {"modules/new/lib/facter/fact.rb": "Facter.add(:f) { }\n"},
            ]
        )

    def _init(self) -> str:
        return self.random.choice(
            ["class profile { }\n", "class profile { }\nclass profile::p1 { notify { 'init': } }\n"]
        )

    def _edit_content(self) -> dict[str, str | None]:
        self.count += 1
        path = self._some(".txt", ".erb", ".epp")
        return {path: f"{self.files[path]}{self.count}\n"}

    def _edit_environment(self) -> dict[str, str | None]:
        order = self.random.choice(["site:modules", "modules:site", "site:modules:other"])
        return {"environment.conf": f"modulepath = {order}\n"}

    def _edit_types(self) -> dict[str, str | None]:
        highest = self.random.choice([4, 5, 65535])
        return {"site/common/types/port.pp": f"type Common::Port = Integer[1, {highest}]\n"}

    def _edit_ruby(self) -> dict[str, str | None]:
        self.count += 1
        return {"modules/lib/lib/puppet/functions/lib/twice.rb": self._ruby(self.count)}

    def _edit_metadata(self) -> dict[str, str | None]:
        good = {
            "name": "a/files", "version": "1.0.0", "source": "x", "author": "a", "license": "l",
            "dependencies": [],
        }  # fmt: skip
        chosen = self.random.choice([good, {**good, "version": "2.0.0"}, {"name": "broken"}])
        module = self.random.choice(["files", "withdata"])
        return {f"modules/{module}/metadata.json": json.dumps(chosen)}


_EDITS = (
    "line", "line", "line", "profile", "profile", "data", "data", "data", "new_data", "remove",
    "hierarchy", "site", "new_manifest", "shadow", "shadow", "content", "content", "environment",
    "types", "ruby", "metadata",
)  # fmt: skip
