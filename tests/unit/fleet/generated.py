"""Generated repositories for the attack on impact: many ways to depend on something."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mupuppet.basics.records import replace
from mupuppet.environment.classification import Classification
from mupuppet.environment.facts import Facts
from mupuppet.fleet.inventory import Entry
from tests.unit.fleet.attack import LINK, Subject

_OWN = "$top = environment::own(1)"
Changes = Mapping[str, str | None]
#: The last one is outside the repository.
MODULEPATH = "site:modules:$basemodulepath"


class Generated(Subject):
    """Roles, profiles, defined types, functions, templates and data; nodes that export."""

    def __init__(self, chance: random.Random, nodes: int = 4) -> None:
        super().__init__(chance)
        self.count = 0
        self.files = self._make()
        for number in range(nodes):
            self._add_node(number)
        self._edits: tuple[tuple[int, Callable[[], Changes | str]], ...] = (
            (5, self._line),
            (3, self._profile_again),
            (5, self._data_key),
            (2, self._new_data),
            (2, self._remove),
            (2, self._hierarchy_again),
            (1, self._site_again),
            (1, self._new_manifest),
            (4, self._shadow),
            (3, self._content),
            (2, self._environment),
            (1, self._types),
            (2, self._ruby_again),
            (1, self._metadata),
            (4, self._fact),
            (2, self._node),
            (1, self._link),
        )

    def edit(self, inputs: Sequence[tuple[str, str]]) -> str:
        weights = [weight for weight, _ in self._edits]
        ((_, make),) = self.random.choices(self._edits, weights)
        changed = make()
        if isinstance(changed, str):
            return changed
        self.files = {
            path: content
            for path, content in {**self.files, **changed}.items()
            if content is not None
        }
        return f"{make.__name__.strip('_')} {json.dumps(changed)}"

    # --- Nodes

    def _add_node(self, number: int) -> str:
        name = f"n{number}.example.com"
        facts: dict[str, object] = {
            "role": f"r{number % 3}",
            "x": f"x{number}",
            "y": f"y{number % 2}",
            "nested": {"a": {"b": number % 3}, "c": number},
            "networking": {"fqdn": name, "hostname": f"n{number}", "ip": f"10.0.0.{number}"},
            "os": {"family": ("Debian", "RedHat")[number % 2], "name": "any"},
            "clientcert": name,
            "unread": number,
        }
        trusted = {"certname": name, "extensions": {"pp_role": f"r{number % 2}"}}
        entry = Entry(name, Facts(facts, name), trusted=trusted)
        self.inventory = {**self.inventory, name: entry}
        return f"node {name} is new"

    def _fact(self) -> str:
        name = self.random.choice(sorted(self.inventory))
        paths: tuple[str, ...] = (
            "role",
            "x",
            "y",
            "nested.a.b",
            "nested.a",
            "nested.c",
            "networking.fqdn",
        )
        paths += ("os.family", "os.name", "unread", "new", "nested.d", "late", "top")
        return self.change_fact(name, self.random.choice(paths).split("."))

    def _node(self) -> str:
        """Another classification, other trusted facts, a node more or fewer."""
        name = self.random.choice(sorted(self.inventory))
        entry = self.inventory[name]
        made = self.random.randint(0, 4)
        if made == 0 and len(self.inventory) > 3:
            self.inventory = {key: each for key, each in self.inventory.items() if key != name}
            return f"node {name} is gone"
        if made == 1:
            return self._add_node(self.random.randint(0, 7))
        if made == 2:
            extensions = {"pp_role": self.random.choice(["r0", "r1", "r2"])}
            trusted = {"certname": name, "extensions": extensions}
            self.inventory = {**self.inventory, name: replace(entry, trusted=trusted)}
            return f"node {name} has other trusted facts"
        classes: dict[str, dict[str, Any] | None] = self.random.choice(
            [{}, {"common": None}, {"withdata": {"a": self.count}}]
        )
        given = Classification(classes, {"tier": self.random.choice(["gold", "iron"])})
        self.inventory = {**self.inventory, name: replace(entry, classification=given)}
        return f"node {name} is classified {given}"

    # --- Parts

    def _make(self) -> dict[str, str]:
        files = {
            "environment.conf": f"modulepath = {MODULEPATH}\n",
            "../../modules/far/manifests/init.pp": (
                "class far($z = 1) { notify { \"far ${z}\": message => epp('far/t.epp') } }\n"
            ),
            "../../modules/far/templates/t.epp": "far <%= $facts['x'] %>\n",
            "../../modules/far/lib/puppet/functions/far/f.rb": self._ruby(3, "far::f"),
            "hiera.yaml": self._hierarchy(),
            "manifests/site.pp": self._site(),
            "manifests/zz.pp": "$late = 'late'\n",
            "functions/environment/own.pp": 'function environment::own($x) { "own ${x}" }\n',
            "site/common/functions/tagged.pp": self._function(),
            "site/common/functions/data.pp": self._data_function(),
            "site/common/functions/key.pp": (
                "function common::key($key, $options, $context) {\n"
                "  if $key == 'k' { \"k of ${facts['y']}\" } else { $context.not_found } }\n"
            ),
            "site/common/types/port.pp": "type Common::Port = Variant[Integer[1, 65535], String]\n",
            "site/common/types/name.pp": "type Common::Name = Variant[Common::Port, Array]\n",
            "site/common/manifests/init.pp": "class common { notify { 'common': } }\n",
            "site/profile/manifests/base.pp": (
                "class profile::base($value = 'base') { notify { \"base ${value}\": } }\n"
            ),
            "site/profile/manifests/d.pp": (
                'define profile::d($v) { notify { "d ${title}": message => String($v) } }\n'
            ),
            "modules/files/files/plain.txt": "plain\n",
            "modules/files/templates/a.erb": "erb <%= @role %> <%= scope['facts']['x'] %>\n",
            "modules/files/templates/b.epp": "epp <%= $facts['y'] %>\n",
            "modules/files/templates/c.erb": "<%= scope.call_function('common::tagged', 'c') %>\n",
            "modules/files/templates/d.epp": "<%= epp('files/b.epp') %><%= $::late %>\n",
            "modules/lib/lib/puppet/functions/lib/twice.rb": self._ruby(2),
            "modules/lib/lib/puppet/functions/lib/asks.rb": self._asking_ruby("x"),
            "modules/lib/lib/puppet/parser/functions/old.rb": self._old_ruby(1),
            "modules/lib/lib/puppet/type/thing.rb": self._type("v"),
            "modules/withdata/hiera.yaml": "version: 5\nhierarchy:\n  - {name: c, path: c.yaml}\n",
            "modules/withdata/data/c.yaml": "withdata::a: 1\n",
            "modules/withdata/manifests/init.pp": (
                "class withdata($a, $b = 'b') { notify { \"withdata ${a} ${b}\": } }\n"
            ),
        }
        for number in range(4):
            files[f"site/profile/manifests/p{number}.pp"] = self._profile(number)
            files[f"data/p{number}.yaml"] = f"profile::p{number}::extra: {number + 1}\n"
        for role in ("r0", "r1", "r2"):
            files[f"data/roles/{role}.yaml"] = self._data()
        files["data/common.yaml"] = "lookup_options: {}\nb: 1\nh: {k: 3}\n" + self._data("b", "h")
        files["data/some.json"] = '{"j": "from json", "a": 3}\n'
        for number in range(3):
            files[f"data/nodes/n{number}.example.com.yaml"] = self._data()
        return files

    def _hierarchy(self) -> str:
        levels = [
            "  - {name: nodes, path: 'nodes/%{trusted.certname}.yaml'}",
            "  - {name: roles, path: 'roles/%{facts.role}.yaml'}",
            "  - {name: some, glob: 'p*.yaml'}",
            "  - {name: family, paths: ['%{facts.os.family}.yaml', '%{role}/%{x}.yaml']}",
            "  - {name: mapped, mapped_paths: [facts.nested, each, 'mapped/%{each}.yaml']}",
            "  - {name: function, data_hash: 'common::data'}",
            "  - {name: keys, lookup_key: 'common::key'}",
            "  - {name: json, data_hash: json_data, path: some.json}",
        ]
        self.random.shuffle(levels)
        chosen = levels[: self.random.randint(3, 8)]
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
        top = self.random.choice(
            ["$top = 1", "$top = $facts['x']", "$top = $facts['os']['name']", _OWN]
        )
        defaults = self.random.choice(["File { mode => '0644' }", "Notify { loglevel => info }"])
        return "\n".join([top, defaults, *blocks, ""])

    def _function(self) -> str:
        body = self.random.choice(['"<${x}>"', '"[${x}]"', "\"${x}${facts['y']}\""])
        return f"function common::tagged($x) {{ {body} }}\n"

    def _data_function(self) -> str:
        value = self.random.choice(["'f'", "$facts['nested']['c']", "$facts['role']"])
        return f"function common::data($options, $context) {{ {{ 'f' => {value}, 'a' => 9 }} }}\n"

    def _ruby(self, factor: int, name: str = "lib::twice") -> str:
        return (
            f"Puppet::Functions.create_function(:'{name}') do\n"
            "  dispatch(:twice) { param 'Integer', :x }\n"
            f"  def twice(x)\n    x * {factor}\n  end\nend\n"
        )

    def _asking_ruby(self, name: str) -> str:
        return (
            "Puppet::Functions.create_function(:'lib::asks', "
            "Puppet::Functions::InternalFunction) do\n"
            "  dispatch(:asks) { scope_param }\n"
            f"  def asks(scope)\n    scope['{name}']\n  end\nend\n"
        )

    def _old_ruby(self, number: int) -> str:
        return (
            "module Puppet::Parser::Functions\n"
            "  newfunction(:old, :type => :rvalue) do |args|\n"
            f'    "#{{lookupvar(args[0])}} {number}"\n  end\nend\n'
        )

    def _type(self, name: str) -> str:
        return (
            "Puppet::Type.newtype(:thing) do\n  newparam(:name)\n"
            f"  newproperty(:v)\n  newparam(:{name}_more) {{ defaultto 1 }}\nend\n"
        )

    def _value_expression(self) -> str:
        return self.random.choice(
            [
                "$x", "$::role", "$facts['nested']['c']", "\"${facts['y']} ${::x}\"", "$::late",
                "lookup('a', undef, undef, 'none')", "lookup('b', {default_value => 'none'})",
                "lookup('h', {merge => 'hash', default_value => {}})", "lib::twice(21)",
                "lookup('h.k', {default_value => 0})", "lookup('j', {default_value => 0})",
                "lookup('f', {default_value => 0})", "lookup('k', {default_value => 0})",
                "lookup(['zz', 'a'], {default_value => 0})", "lib::asks()", "old('x')",
                "old('::y')", "common::tagged('v')",
                "template('files/a.erb')", "template('files/c.erb')", "epp('files/b.epp')",
                "epp('files/d.epp')", "inline_epp('<%= $facts[\"x\"] %>')",
                "file('files/plain.txt')", "file('files/absent.txt', 'files/plain.txt')",
                "inline_template('<%= @nested %>')", "getvar('facts.nested.a.b')",
                "$facts.get('nested.a')", "defined('common')", "defined('profile::p9')",
                "defined('$x')", "defined('$nothing')", "defined('lib::twice')", "$extra", "$::top",
                "fqdn_rand(100)", "$facts.dig('nested', 'a')", "String($facts['os'])",
                "find_file('files/plain.txt')", "find_template('files/b.epp')",
                "$facts['nested'].map |$k, $v| { $v }", "$trusted['extensions']['pp_role']",
                "$trusted['certname']", "$facts[$key]", "$server_facts['environment']",
                "$environment", "1 =~ Common::Port", "[1] =~ Common::Name", "$facts.keys.length",
                "defined(Class['common'])", "module_directory('files')", "getvar('tier', 'none')",
                "getvar('profile::base::value', 'none')", "$settings::strict",
            ]
        )  # fmt: skip

    def _statement(self) -> str:
        self.count += 1
        title = f"t{self.random.randint(0, 8)}-{self.count}"
        value = self._value_expression()
        return self.random.choice(
            [
                f"notify {{ '{title}': message => {value} }}",
                f"file {{ '/{title}': content => String({value}) }}",
                f"profile::d {{ '{title}': v => {value} }}",
                f"@notify {{ '{title}': message => {value}, tag => 'v' }}",
                f"@@notify {{ \"{title} ${{facts['x']}}\": message => {value}, tag => 'e' }}",
                "Notify <<| tag == 'e' |>>",
                f"if {value} =~ Integer {{ notify {{ '{title}': }} }} else {{ include common }}",
                f"$v{self.count} = {value} notify {{ '{title}': message => $v{self.count} }}",
                f"if $os['family'] == 'Debian' {{ notify {{ '{title}': name => 'n{title}' }} }}",
                "include withdata",
                "include far",
                "notice(far::f(1))",
                "if defined('late') { include late }",
                "contain profile::base",
                "Notify <| tag == 'v' |>",
                f"Notify <| tag == 'v' |> {{ withpath => {('true', 'false')[self.count % 2]} }}",
                f"thing {{ '{title}': v => {value} }}",
                f"create_resources('notify', {{ '{title}' => {{ message => {value} }} }})",
                f"$facts['nested'].each |$k, $v| {{ notify {{ \"{title} ${{k}}\": }} }}",
                f"include profile::p{self.random.randint(0, 3)}",
            ]
        )

    def _profile(self, number: int) -> str:
        statements = "\n  ".join(self._statement() for _ in range(self.random.randint(1, 5)))
        parent = self.random.choice(["", "", "", " inherits profile::base"])
        types = self.random.choice(["", "", "Variant[Common::Name, Hash, Undef, Boolean] "])
        key = self.random.choice(
            ["'x'", "'role'", '"${module_name[0]}"', "String(lookup('a', undef, undef, 'x'))"]
        )
        return (
            f"class profile::p{number}({types}$extra = 5){parent} {{\n"
            f"  $x = {self.random.choice(['1', '$facts[x]', 'undef'])}\n"
            f"  $key = {key}\n  {statements}\n}}\n"
        )

    _KEYS = ("a", "b", "h", "f", "j", "profile::p0::extra", "profile::base::value", "withdata::b",
             "unread")  # fmt: skip

    def _data(self, *but: str) -> str:
        keys = self.random.sample([key for key in self._KEYS if key not in but], 3)
        return "".join(f"{key}: {self._value(key)}\n" for key in keys)

    def _value(self, key: str) -> str:
        if key == "h" and self.random.random() < 0.95:  # others are a mistake
            return self.random.choice(["{k: 1}", "{k: {l: 2}}", "{m: '%{facts.x}'}"])
        if key == "b" and self.random.random() < 0.95:  # it would ask for itself
            return self.random.choice(["1", "two", "'%{facts.y}'"])
        return self.random.choice(
            [
                "1", "two", "{k: 1}", "{k: {l: 2}}", "[1, 2]", "'%{facts.x}'", "'%{role}'", "~",
                "'%{lookup(\"b\")}'", "'%{alias(\"b\")}'", "'%{literal(\"%\")}'", "true",
                "'%{facts.nested.a.b}'", "'%{trusted.extensions.pp_role}'",
            ]
        )  # fmt: skip

    # --- Edits

    def _some(self, *endings: str) -> str:
        found = sorted(
            path
            for path, content in self.files.items()
            if path.endswith(endings) and not content.startswith(LINK)
        )
        return self.random.choice(found)

    def _line(self) -> Changes:
        path = self._some(".pp")
        lines = self.files[path].split("\n")
        at = self.random.randrange(len(lines))
        if self.random.random() < 0.3:
            del lines[at]
        else:
            at = self.random.randrange(1, len(lines)) if len(lines) > 2 else at
            lines.insert(at, self.random.choice(["", "# a comment", *[self._statement()] * 4]))
        return {path: "\n".join(lines)}

    def _profile_again(self) -> Changes:
        number = self.random.randint(0, 4)
        return {f"site/profile/manifests/p{number}.pp": self._profile(number)}

    def _data_key(self) -> Changes:
        path = self._some(".yaml")
        if path.endswith("hiera.yaml"):
            return {path: f"{self.files[path]}# a comment\n"}
        key = self.random.choice([*self._KEYS, "withdata::a", "lookup_options"])
        kept = [line for line in self.files[path].split("\n") if not line.startswith(f"{key}:")]
        if self.random.random() < 0.75:
            value = self._value(key)
            if key == "lookup_options":
                merge = self.random.choice(["first", "unique", "hash", "deep"])
                named = self.random.choice(["h", "a", "withdata::b", "'^profile::.*'"])
                value = f"{{{named}: {{merge: {merge}}}}}"
            kept.insert(0, f"{key}: {value}")
        return {path: "\n".join(kept)}

    def _new_data(self) -> Changes:
        where = self.random.choice(
            [
                f"data/nodes/{self.random.choice(sorted(self.inventory))}.yaml", "data/Debian.yaml",
                "data/RedHat.yaml", "data/p9.yaml", "data/r1/x1.yaml", "data/none.yaml",
                "data/mapped/c.yaml", "data/mapped/a.yaml", "modules/common/data/common.yaml",
                "site/profile/data/common.yaml",
            ]
        )  # fmt: skip
        return {where: self._data()}

    def _remove(self) -> Changes:
        path = self.random.choice(sorted(self.files))
        return {} if path == "manifests/site.pp" else {path: None}

    def _hierarchy_again(self) -> Changes:
        return {"hiera.yaml": self._hierarchy()}

    def _site_again(self) -> Changes:
        return {"manifests/site.pp": self._site()}

    def _new_manifest(self) -> Changes:
        name = self.random.choice(["aa", "m", "zzz", "sub/one"])
        content = self.random.choice(
            [f"notify {{ 'new {name}': }}\n", "$late = 'now'\n", "$n = 1\n"]
        )
        return {f"manifests/{name}.pp": content}

    def _shadow(self) -> Changes:
        """Files that come before others, or are found where none was."""
        self.count += 1
        n = self.count
        return self.random.choice(
            [
                {"site/withdata/manifests/init.pp": "class withdata { notify { 'shadow': } }\n"},
                {"site/files/templates/b.epp": "shadow\n"},
                {"modules/common/manifests/init.pp": "class common { notify { 'never': } }\n"},
                {"modules/profile/manifests/p1.pp": "class profile::p1 { notify { 'never': } }\n"},
                {"site/profile/manifests/init.pp": self._init()},
                {"site/profile/manifests/p9.pp": "class profile::p9 { }\n"},
                {"modules/files/files/absent.txt": f"now {self.count}\n"},
                {"site/lib/lib/puppet/functions/lib/twice.rb": self._ruby(self.count)},
                {"site/lib/lib/puppet/type/thing.rb": self._type("other")},
                {"site/common/functions/tagged.pp": self._function()},
                {"site/common/functions/data.pp": self._data_function()},
                {"modules/files/functions/init.pp": "function files($x) { $x }\n"},
                {"functions/environment/tagged.pp": "function environment::tagged($x) { $x }\n"},
                {"functions/environment/own.pp": f"function environment::own($x) {{ {n} }}\n"},
                {"modules/withdata/data/c.yaml": f"withdata::a: {self.count}\n"},
                {"modules/profile/hiera.yaml": self.files["modules/withdata/hiera.yaml"]}
                if "modules/withdata/hiera.yaml" in self.files
                else {},
                {"site/profile/hiera.yaml": "version: 5\n"},
                {"site/profile/data/common.yaml": self._data()},
                {"modules/new/manifests/init.pp": "class new { }\n"},
                {"modules/new/lib/facter/fact.rb": "Facter.add(:f) { }\n"},
                {"site/notify/manifests/init.pp": "define notify($message = 1) { }\n"},
                {"types/port.pp": "type Port = Integer\n"},
                {"../../modules/far/templates/t.epp": f"far {self.count}\n"},
                {"../../modules/far/manifests/init.pp": "class far { notify { 'nearer': } }\n"},
                {
                    "../../modules/far/lib/puppet/functions/far/f.rb": self._ruby(
                        self.count, "far::f"
                    )
                },
                {"../../modules/withdata/manifests/init.pp": "class withdata { }\n"},
                {"modules/far/manifests/init.pp": "class far { notify { 'near': } }\n"},
                {"../../modules/late/manifests/init.pp": "class late { notify { 'late': } }\n"},
                {"../../modules/far/hiera.yaml": self._far_hierarchy()},
                {"../../modules/far/data/z.yaml": f"far::z: {self.count}\n"},
                {"../../hiera.yaml": self._far_hierarchy()},
                {"../../data/z.yaml": f"far::z: global\na: {self.count}\n"},
            ]
        )

    def _far_hierarchy(self) -> str:
        return "version: 5\nhierarchy:\n  - {name: z, path: z.yaml}\n"

    def _init(self) -> str:
        return self.random.choice(
            ["class profile { }\n", "class profile { }\nclass profile::p1 { notify { 'init': } }\n"]
        )

    def _content(self) -> Changes:
        self.count += 1
        path = self._some(".txt", ".erb", ".epp")
        more = self.random.choice([f"{self.count}\n", "<%= 1 + 1 %>\n", "<%# nothing %>"])
        return {path: self.files[path] + more}

    def _environment(self) -> Changes:
        order = self.random.choice(
            [
                MODULEPATH,
                MODULEPATH,
                "$basemodulepath:site:modules",
                "modules:site:$basemodulepath:other",
            ]
        )
        rest = self.random.choice(["", "", "environment_timeout = 0\n", "manifest = manifests\n"])
        return {"environment.conf": f"modulepath = {order}\n{rest}"}

    def _types(self) -> Changes:
        highest = self.random.choice([4, 5, 65535])
        written = self.random.choice(
            [f"Integer[1, {highest}]", "String", "Variant[Integer, Array]"]
        )
        return {"site/common/types/port.pp": f"type Common::Port = {written}\n"}

    def _ruby_again(self) -> Changes:
        self.count += 1
        return self.random.choice(
            [
                {"modules/lib/lib/puppet/functions/lib/twice.rb": self._ruby(self.count)},
                {"modules/lib/lib/puppet/functions/lib/asks.rb": self._asking_ruby("role")},
                {"modules/lib/lib/puppet/parser/functions/old.rb": self._old_ruby(self.count)},
                {"modules/lib/lib/puppet/type/thing.rb": self._type(f"n{self.count}")},
            ]
        )

    def _metadata(self) -> Changes:
        good = {
            "name": "a/files", "version": "1.0.0", "source": "x", "author": "a", "license": "l",
            "dependencies": [],
        }  # fmt: skip
        chosen = self.random.choice(
            [good, {**good, "version": "2.0.0"}, {"name": "broken"}, {**good, "name": "a/lib"}]
        )
        module = self.random.choice(["files", "withdata", "lib"])
        return {f"modules/{module}/metadata.json": json.dumps(chosen)}

    def _link(self) -> Changes:
        """A file or a module that is a symbolic link."""
        return self.random.choice(
            [
                {"modules/files/templates/b.epp": f"{LINK}a.erb"},
                {"data/Debian.yaml": f"{LINK}common.yaml"},
                {"data/RedHat.yaml": f"{LINK}nodes/n1.example.com.yaml"},
                {"other/withdata": f"{LINK}../modules/withdata"},
                {"modules/linked": f"{LINK}../site/common"},
            ]
        )
