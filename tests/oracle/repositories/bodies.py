"""Bodies of classes, defined types and nodes at random, for control repositories that are drawn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mupuppet.basics.records import Record, field
from tests.oracle.catalogs.fuzz import Statement
from tests.oracle.repositories.ruby import lines_of_template
from tests.oracle.repositories.values import KINDS, Known, Values

#: What a native resource may have, by kind.
ATTRIBUTES = {
    "file": {"content": "text", "owner": "text", "mode": "'0644'", "ensure": "'file'",
             "backup": "flag", "show_diff": "flag", "group": "text"},
    "notify": {"message": "text", "withpath": "flag", "loglevel": "'notice'"},
    "user": {"uid": "number", "groups": "list", "home": "text", "managehome": "flag",
             "ensure": "'present'", "comment": "text"},
    "package": {"ensure": "'installed'", "name": "text", "install_options": "list"},
    "service": {"ensure": "'running'", "enable": "flag", "hasrestart": "flag"},
    "exec": {"command": "'/bin/true'", "refreshonly": "flag", "unless": "text", "path": "list",
             "environment": "list", "timeout": "number"},
    "group": {"gid": "number", "ensure": "'present'", "members": "list"},
    "schedule": {"range": "text", "repeat": "number", "period": "'daily'"},
    "tidy": {"age": "text", "recurse": "flag", "matches": "list"},
}  # fmt: skip
_RELATIONSHIPS = ("require", "before", "notify", "subscribe")
_TAGS = ("blue", "green", "tier::one")
_METAPARAMETERS = (
    "noop => true", "loglevel => 'warning'", "alias => 'other{n}'", "audit => 'all'",
    "schedule => 'daily'", "* => { 'noop' => true }", "tag => ['blue', 'green']", "require => []",
    "require => undef",
)  # fmt: skip


class Definition(Record, frozen=False):
    """A class or a defined type and its parameters: their names and kinds."""

    name: str
    parameters: dict[str, str]
    #: References to resources that its body declares in any case.
    certain: list[str] = field(default_factory=list)


class Place(Record, frozen=False):
    """Where statements stand: in what, and what is known there."""

    name: str
    known: Known
    #: Classes that may be included.
    later: list[Definition] = field(default_factory=list)
    certain: list[str] = field(default_factory=list)
    in_define: bool = False

    def inside(self) -> Place:
        """The same place, in a block: what it declares may not be there."""
        return Place(self.name, self.known.inside(), self.later, [], self.in_define)

    @property
    def module(self) -> str:
        return self.name.split("::")[0]


class Bodies:
    """Draws statements."""

    def __init__(self, random: Random, values: Values) -> None:
        self.random = random
        self.values = values
        self.defines: list[Definition] = []
        #: Templates that statements use: the module, the name, the lines.
        self.templates: list[tuple[str, str, list[str]]] = []
        self._count = 0

    def body(self, place: Place, count: int) -> list[Statement]:
        return [made for _ in range(count) for made in self._statements(place)]

    def parameters(self, definition: Definition, known: Known) -> str:
        """The list of parameters of a definition, which are known from there on."""
        written = []
        for name, kind in definition.parameters.items():
            default = ""
            if self.random.random() < 0.97:
                default = f" = {self.values.expression(kind, known)}"
            written.append(f"  {self.values.type(kind)} ${name}{default},\n".replace("   $", "  $"))
            known.variables[kind].append(name)
        return f"(\n{''.join(written)})" if written else ""

    def _statements(self, place: Place) -> list[Statement]:
        makers: list[tuple[int, Callable[[Place], list[Statement]]]] = [
            (2, self._choice),
            *(
                (weight, lambda place, make=make: [make(place)])
                for weight, make in (
                    (4, self.assignment),
                    (6, self._resource),
                    (2, self._part),
                    (2, self._loop),
                    (1, self._created),
                    (1, self.log),
                    (2, self._templated),
                    (1, self.default),
                    (1, self._collector),
                    (1, self._virtual),
                    (2, self._special),
                )
            ),
        ]
        if place.later and not place.in_define:
            makers += [(5, lambda place: [self._inclusion(place)])]
            makers += [(1, lambda place: [self._tagging(place)])]
        if len(place.certain) > 1:
            makers += [(1, lambda place: [self._arrow(place)])]
        weights = [weight for weight, _ in makers]
        return self.random.choices(makers, weights)[0][1](place)

    def number(self) -> int:
        self._count += 1
        return self._count

    def _value(self, kind: str, place: Place) -> str:
        return self.values.expression(kind, place.known) if kind in KINDS else kind

    # --- Variables and logs

    def assignment(self, place: Place) -> Statement:
        kind, name = self.random.choice(KINDS), f"v{self.number()}"
        made = Statement(f"${name} = {self.values.expression(kind, place.known)}")
        place.known.variables[kind].append(name)
        return made

    def log(self, place: Place) -> Statement:
        function = self.random.choice(["notice", "warning", "notice", "err", "info", "debug"])
        if self.random.random() < 0.03:
            function = "fail"
        return Statement(f"{function}({self._value(self.random.choice(KINDS), place)})")

    # --- Resources

    def _title(self, type_: str, place: Place) -> str:
        number = self.number()
        text = f"/srv/{number}" if type_ in ("file", "tidy") else f"{type_}{number}"
        return f'"{text}-${{title}}"' if place.in_define else f"'{text}'"

    def _attributes(self, type_: str, place: Place) -> str:
        random, table = self.random, ATTRIBUTES[type_]
        names = random.sample(list(table), random.randint(0, min(3, len(table))))
        written = [f"{name} => {self._value(table[name], place)}" for name in names]
        if random.random() < 0.2:
            written.append(f"tag => {random.choice([repr(random.choice(_TAGS)), '[blue, green]'])}")
        elif random.random() < 0.1:
            metaparameter = random.choice(_METAPARAMETERS)
            written.append(metaparameter.replace("{n}", str(self.number())))
        if place.certain and random.random() < 0.3:
            written.append(f"{random.choice(_RELATIONSHIPS)} => {random.choice(place.certain)}")
        return ", ".join(written)

    def _resource(self, place: Place) -> Statement:
        type_ = self.random.choice(list(ATTRIBUTES))
        title = self._title(type_, place)
        made = f"{type_} {{ {title}: {self._attributes(type_, place)} }}"
        place.certain.append(f"{type_.capitalize()}[{title}]")
        return Statement(made)

    def _virtual(self, place: Place) -> Statement:
        type_ = self.random.choice(["user", "group", "file", "notify"])
        mark = self.random.choice(["@", "@@"])
        number = self.number()
        title = f"'/srv/v{number}'" if type_ == "file" else f"\"v{number}-${{facts['dc']}}\""
        if mark == "@@":
            title = f"\"/srv/{number}/${{trusted['certname']}}\""
        made = f"{mark}{type_} {{ {title}: {self._attributes(type_, place)} }}"
        if self.random.random() < 0.3:
            made += f" realize({type_.capitalize()}[{title}])"
        return Statement(made)

    def _collector(self, place: Place) -> Statement:
        random = self.random
        type_ = random.choice(["User", "Group", "File", "Notify"])
        query = random.choice(
            ["", "tag == blue", "tag == 'green' or title == 'v1'", "tag != 'blue'",
             f"tag == {self.values.expression('text', place.known, 2)}", "title == 'user3'",
             "(tag == 'blue' and tag == 'green') or loglevel == 'notice'"]
        )  # fmt: skip
        opened, closed = random.choice([("<|", "|>"), ("<|", "|>"), ("<<|", "|>>")])
        made = f"{type_} {opened} {query} {closed}"
        if random.random() < 0.4:
            attribute, kind = random.choice(list(ATTRIBUTES[type_.lower()].items()))
            operator = random.choice(["=>", "=>", "+>"])
            made += f" {{ {attribute} {operator} {self._value(kind, place)} }}"
        elif place.certain and random.random() < 0.3:
            made += f" -> {random.choice(place.certain)}"
        return Statement(made)

    def default(self, place: Place) -> Statement:
        type_ = self.random.choice(list(ATTRIBUTES))
        attribute, kind = self.random.choice(list(ATTRIBUTES[type_].items()))
        return Statement(f"{type_.capitalize()} {{ {attribute} => {self._value(kind, place)} }}")

    def override(self, place: Place, references: list[str]) -> Statement:
        """A change of a resource that the class has inherited."""
        reference = self.random.choice(references)
        table = ATTRIBUTES[reference.split("[")[0].lower()]
        attribute, kind = self.random.choice(list(table.items()))
        value = self.random.choice([self._value(kind, place), self._value(kind, place), "undef"])
        operator = self.random.choice(["=>", "=>", "+>"])
        return Statement(f"{reference} {{ {attribute} {operator} {value} }}")

    def _part(self, place: Place) -> Statement:
        if not self.defines or place.in_define:
            return self.log(place)
        definition = self.random.choice(self.defines)
        titles = f"'part{self.number()}'"
        if self.random.random() < 0.2:
            titles = f"unique({self._value('list', place)})"
        return Statement(f"{definition.name} {{ {titles}: {self._given(definition, place)} }}")

    def _given(self, definition: Definition, place: Place) -> str:
        return ", ".join(
            f"{name} => {self._value(kind, place)}"
            for name, kind in definition.parameters.items()
            if self.random.random() < 0.6
        )

    def _created(self, place: Place) -> Statement:
        random = self.random
        type_ = random.choice(["notify", "user", *(each.name for each in self.defines)])
        defaults = random.choice(["", "", ", { 'tag' => 'blue' }", ", { 'noop' => true }"])
        mark = random.choice(["", "@"])
        return Statement(
            f"create_resources('{mark}{type_}', {self._value('table', place)}{defaults})"
        )

    def _special(self, place: Place) -> Statement:
        """Constructs that real repositories have now and then."""
        return self.filled(self.random.choice(_SPECIALS), place)

    def filled(self, text: str, place: Place) -> Statement:
        """A statement with expressions for each `{kind}` in it, and a number for `{n}`, `{m}`."""
        number = self.number()
        for kind in KINDS:
            while f"{{{kind}}}" in text:
                text = text.replace(f"{{{kind}}}", self._value(kind, place), 1)
        suffix = "-${title}" if place.in_define else ""
        return Statement(text.replace("{m}", str(number)).replace("{n}", f"{number}{suffix}"))

    def _arrow(self, place: Place) -> Statement:
        most = min(3, len(place.certain))
        first, *rest = self.random.sample(place.certain, self.random.randint(2, most))
        arrows = "".join(f" {self.random.choice(['->', '~>', '<-'])} {each}" for each in rest)
        return Statement(first + arrows)

    # --- Blocks

    def _choice(self, place: Place) -> list[Statement]:
        def block() -> list[Statement]:
            return self.body(place.inside(), self.random.randint(1, 2))

        if self.random.random() < 0.3:
            cases = [
                Statement("'Debian', 'RedHat':", block()),
                Statement(f"{self.values.expression('text', place.known, 2)}:", block()),
                Statement("/^([A-Z])/:", [*block(), Statement('notice("case ${1}")')]),
                Statement("default:", block()),
            ]
            return [Statement(f"case {self._value('text', place)}", cases)]
        keyword = self.random.choice(["if", "unless"])
        made = [Statement(f"{keyword} {self._value('flag', place)}", block())]
        if self.random.random() < 0.4:
            made.append(Statement("else", block()))
        return made

    def _loop(self, place: Place) -> Statement:
        inner, number = place.inside(), self.number()
        if self.random.random() < 0.5:
            inner.known.variables["text"].append(f"e{number}")
            header = f"unique({self._value('list', place)}).each |$e{number}|"
            suffix = f"${{e{number}}}"
        else:
            inner.known.variables["text"].append(f"k{number}")
            inner.known.variables["map"].append(f"r{number}")
            header = f"({self._value('table', place)}).each |$k{number}, $r{number}|"
            suffix = f"${{k{number}}}"
        where = "-${title}" if place.in_define else ""
        attributes = self._attributes("notify", inner)
        body = [Statement(f'notify {{ "n{number}-{suffix}{where}": {attributes} }}')]
        if self.random.random() < 0.3:
            body.append(self.log(inner))
        if self.random.random() < 0.2:
            jump = self.random.choice(["next()", "break()", "next(1)"])
            body.insert(0, Statement(f"if {self._value('flag', inner)}", [Statement(jump)]))
        return Statement(header, body)

    # --- Classes and templates

    def _tagging(self, place: Place) -> Statement:
        name = self.values.expression("text", place.known, 2)
        return Statement(self.random.choice(["tag('blue')", "tag('tier::one')", f"tag({name})"]))

    def _inclusion(self, place: Place) -> Statement:
        random = self.random
        target = random.choice(place.later)
        if random.random() < 0.25:
            given = self._given(target, place)
            stage = ", stage => 'first'" if random.random() < 0.2 else ""
            return Statement(f"class {{ '{target.name}': {given}{stage if given else ''} }}")
        function = random.choice(["include", "include", "contain", "require"])
        name = random.choice([target.name, f"'::{target.name}'", f"'{target.name}'"])
        if function != "contain" and random.random() < 0.5:
            for parameter, kind in target.parameters.items():
                place.known.variables[kind].append(f"{target.name}::{parameter}")
        if random.random() < 0.5:
            place.certain.append(f"Class['{target.name}']")
        return Statement(f"{function} {name}")

    def _templated(self, place: Place) -> Statement:
        """A file from a template; one in ERB is made for the place, whose variables it sees."""
        random, number, module = self.random, self.number(), place.module
        title = f'"/srv/t{number}-${{title}}"'
        if random.random() < 0.6:
            lines = lines_of_template(random, place.known)
            self.templates.append((place.name, f"t{number}.erb", lines))
            content = f"template('{module}/t{number}.erb')"
        elif module in ("role", "profile", "site"):
            content = "file('base/none.txt', 'base/plain.txt')"
        else:
            given = f"{{ 'word' => {self._value('text', place)} }}"
            content = random.choice(
                [f"epp('{module}/epp.epp', {given})", f"epp('{module}/epp.epp')",
                 f"file('{module}/plain.txt')"]
            )  # fmt: skip
        return Statement(f"file {{ {title}: content => {content} }}")


_SPECIALS = [
    'file { default: mode => \'0600\', owner => {text}; ["/s/a{n}", "/s/b{n}"]: ; "/s/c{n}": }',
    "notify { \"s{n}\": * => { 'message' => {text}, 'noop' => {flag} } }",
    'notify { "s{n}": message => Sensitive({text}) }',
    'file { "/s/{n}": content => Sensitive({text}), show_diff => {flag} }',
    "notify { \"s{n}\": message => Deferred('sprintf', [{text}, {list}]) }",
    "ensure_packages({list}, { 'ensure' => 'present' })",
    "ensure_resource('group', {text}, { 'gid' => {number} })",
    "ensure_resource('notify', \"s{n}\", {table})",
    "notice(tagged('blue'), defined(File['/srv/1']), defined(Class['base']), defined('base'))",
    "assert_type(String[1], {text})",
    "notice(getvar('base::one', {text}), $module_name, $caller_module_name, $title)",
    'notify { "s{n}": message => @("END"/L)\n    heredoc ${dc} \\\n      ${{text}}\n    | END\n  }',
    "({table}).each |$k, $v| { $k.notice }",
    'user { "s{n}": ensure => present, groups => {list}, before => [] }',
    'realize(User["v{n}"])',
    "Notify <| title == {text} |> ~> Exec <| tag == 'blue' |>",
    "if {text} =~ /(?<w>\\w)(\\w)/ { notice($0, $1, $2) }",
    "[$a{m}, $b{m}] = [{text}, {number}]",
    "notice([{list}, {map}].flatten, {table}.keys, {map}.values)",
    "validate_legacy(Any, 'validate_string', {text})",
    "exec { \"s{n}\": command => '/x', unless => ['a', {text}], onlyif => [['b'], ['c']] }",
    "create_resources(class, { 'base' => {} })",
    "notice(lookup('nothing', { 'default_value' => {map} }), hiera('none', {list}))",
    "notify { \"s{n}\": message => String({table}, { Hash => { format => '%#h' } }) }",
    'notify { "s{n}": message => to_json({table}) }',
    'notify { "s{n}": message => to_yaml({map}) }',
    "notice(pick({text}, 'y'), any2array({list}), bool2str({flag}), str2bool('yes'))",
    'notice({list}.reduce |$a, $b| { "${a}${b}" }, {map}.map |$e| { $e[0] })',
    "with({text}, {number}) |String $s, Integer[0] $i = 3| { notice($s * 0) }",
]
