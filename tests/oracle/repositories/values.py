"""Expressions and data of given kinds at random, for control repositories that are drawn.

Kinds keep most of what is drawn sensible: a number goes where a number is wanted. Each value is
written in Puppet's language or as data for Hiera, and may use what is known at its place.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from mupuppet.basics.records import Record, field

KINDS = ("text", "number", "flag", "list", "map", "table")
#: Types that parameters of each kind have.
TYPES = {
    "text": ["String", "String[1]", "Optional[String]", "Any", "Variant[String, Integer]",
             "Pattern[/./]", "Scalar", "Base::Label", "NotUndef", ""],
    "number": ["Integer", "Integer[0, 70000]", "Numeric", "Optional[Integer]", "Base::Port", ""],
    "flag": ["Boolean", "Optional[Boolean]", "Variant[Boolean, Enum['yes']]", ""],
    "list": ["Array[String]", "Array", "Array[Variant[String, Integer]]", "Array[String, 0, 9]",
             "Optional[Array]", "Collection", ""],
    "map": ["Hash[String, String]", "Hash", "Optional[Hash]", "Hash[String, Scalar]", ""],
    "table": ["Hash[String, Hash]", "Hash", "Hash[String, Hash[String, Data]]", "Base::Table"],
}  # fmt: skip

_WORDS = ("alpha", "beta", "Gamma", "delta-1", "ε", "two words", "x", "10", "true", "a.b", "/srv/a")
_FACTS = {
    "text": ["$facts['os']['family']", "$facts['networking']['fqdn']", "$facts['kernel']",
             "$facts['os']['release']['major']", "$trusted['certname']", "$facts['dc']",
             "$environment", "$fqdn", "$::osfamily", "$facts.dig('os', 'name')",
             "$facts.get('os.name')", "fact('os.name')", "$server_facts['servername']"],
    "number": ["$facts['processors']['count']", "$facts['weight']"],
    "flag": ["$facts['is_virtual']", "$facts['os']['family'] == 'Debian'",
             "'a' in $facts['shelf']", "$facts['os']['name'] =~ /^(Deb|Ubu)/",
             "$facts['weight'] > 3", "defined('$dc')", "$facts['dc'] in ['ams', 'fra']"],
    "list": ["$facts['shelf']", "$facts['os'].keys", "split($facts['networking']['fqdn'], '[.]')"],
    "map": ["$facts['labels']", "$facts['os']['release']"],
}  # fmt: skip
#: What may be in data: `%{…}` with a scope's variables, and with functions of Hiera.
_INTERPOLATIONS = (
    "%{facts.os.family}", "%{::dc}", "%{facts.dc}", "%{trusted.certname}", "%{environment}",
    "%{facts.os.release.major}", "%{missing}", "%{facts.none.such}", "%{literal('%')}{x}",
    "%{module_name}", "%{calling_module}", "%{scope('facts.weight')}", "%{facts.shelf.0}", "%{}",
)  # fmt: skip


class Known(Record, frozen=False):
    """What an expression at some place may use."""

    #: Variables by kind, without `$`.
    variables: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    #: Functions by the kind of their results, each with the kinds of its arguments.
    functions: dict[str, list[tuple[str, list[str]]]] = field(
        default_factory=lambda: {kind: [] for kind in KINDS}
    )
    #: Keys in data by kind.
    keys: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})

    def inside(self) -> Known:
        """The same, for a block: what it adds is known only there."""
        variables = {kind: list(names) for kind, names in self.variables.items()}
        return Known(variables, self.functions, self.keys)


class Values(Record, eq=False):
    """Draws expressions and data."""

    random: Random

    def type(self, kind: str) -> str:
        return self.random.choice(TYPES[kind])

    # --- Puppet's language

    def expression(self, kind: str, known: Known, depth: int = 0) -> str:
        """An expression whose value most probably is of a kind."""
        makers: list[tuple[int, Callable[[str, Known, int], str | None]]] = [
            (5, self._literal),
            (5, self._variable),
            (2, self._fact),
            (2, self._call),
            (2, self._looked_up),
        ]
        if depth < 2:
            makers += [(4, self._computed), (1, self._selected), (1, self._conditional)]
        while True:
            weights = [weight for weight, _ in makers]
            made = self.random.choices(makers, weights)[0][1](kind, known, depth)
            if made is not None:
                return made

    def _literal(self, kind: str, known: Known, depth: int) -> str | None:
        random = self.random
        match kind:
            case "text":
                return self._text(known)
            case "number":
                return random.choice(["0", "1", "8080", "-3", "0x1f", "017", "2 + 3 * 4", "22"])
            case "flag":
                return random.choice(["true", "false"])
            case "list":
                count = random.randint(0, 3)
                return f"[{', '.join(self.expression('text', known, 2) for _ in range(count))}]"
            case "map":
                return self._hash(lambda: self.expression("text", known, 2))
        return self._hash(lambda: self._row_written(known))

    def _row_written(self, known: Known) -> str:
        """The attributes of a resource that is made of an entry of a table."""
        if self.random.random() < 0.3:
            return "{}"
        flag = self.expression("flag", known, 2)
        return self.random.choice(["{ 'tag' => ['blue'] }", f"{{ 'noop' => {flag} }}"])

    def _hash(self, value: Callable[[], str]) -> str:
        names = self.random.sample(_WORDS, self.random.randint(0, 3))
        return f"{{ {', '.join(f'{name!r} => {value()}' for name in names)} }}"

    def _text(self, known: Known) -> str:
        random = self.random
        if random.random() < 0.6:
            return repr(random.choice(_WORDS))
        parts = []
        for _ in range(random.randint(1, 3)):
            names = known.variables[random.choice(KINDS)]
            if names and random.random() < 0.6:
                name = random.choice(names)
                parts.append(random.choice([f"${{{name}}}", f"${{{name}}}-", f"${name} "]))
            else:
                parts.append(random.choice([*(word for word in _WORDS), "\\t", "${facts['dc']}"]))
        return '"' + "".join(parts) + '"'

    def _variable(self, kind: str, known: Known, depth: int) -> str | None:
        names = known.variables[kind]
        return f"${self.random.choice(names)}" if names else None

    def _fact(self, kind: str, known: Known, depth: int) -> str | None:
        found = _FACTS.get(kind)
        if not found:
            return None
        made = self.random.choice(found)
        return f"({made})" if " " in made else made

    def _call(self, kind: str, known: Known, depth: int) -> str | None:
        functions = known.functions[kind]
        if not functions or depth > 1:
            return None
        name, kinds = self.random.choice(functions)
        arguments = ", ".join(self.expression(each, known, depth + 1) for each in kinds)
        return f"{name}({arguments})"

    def _looked_up(self, kind: str, known: Known, depth: int) -> str | None:
        keys = known.keys[kind]
        if not keys:
            return None
        key, random = self.random.choice(keys), self.random
        merge = {"list": "unique", "map": "hash", "table": "deep"}.get(kind, "first")
        options = f"{{ 'default_value' => {self._literal(kind, known, 2)} }}"
        older = {"list": "hiera_array", "map": "hiera_hash", "table": "hiera_hash"}
        return random.choice(
            [
                f"lookup('{key}')",
                f"lookup('{key}')",
                f"lookup('{key}', {TYPES[kind][0] or 'Any'})",
                f"lookup('{key}', Data, '{merge}')",
                f"lookup('{key}', {options})",
                f"lookup({{ 'name' => '{key}', 'merge' => '{merge}' }})",
                f"lookup('{key}', undef, undef, {self._literal(kind, known, 2)})",
                f"lookup(['{key}x', '{key}'])",
                f"hiera('{key}')",
                f"hiera('{key}', {self._literal(kind, known, 2)})",
                f"{older.get(kind, 'hiera')}('{key}')",
                f"lookup('{key}x') |$k| {{ {self._literal(kind, known, 2)} }}",
            ]
        )

    def _selected(self, kind: str, known: Known, depth: int) -> str | None:
        control = self.expression("text", known, 2)
        first, second, last = (self.expression(kind, known, depth + 1) for _ in range(3))
        cases = [f"'Debian' => {first}", f"/^(\\w+)-/ => {second}", f"default => {last}"]
        cases += [f"Integer => {first}"] if self.random.random() < 0.2 else []
        self.random.shuffle(cases)
        return f"({control} ? {{ {', '.join(cases)} }})"

    def _conditional(self, kind: str, known: Known, depth: int) -> str | None:
        test = self.expression("flag", known, depth + 1)
        yes, no = (self.expression(kind, known, depth + 1) for _ in range(2))
        return f"(if {test} {{ {yes} }} else {{ {no} }})"

    def _computed(self, kind: str, known: Known, depth: int) -> str | None:
        def part(wanted: str) -> str:
            return f"({self.expression(wanted, known, depth + 1)})"

        return self.random.choice(_COMPUTED[kind])(part)

    # --- Data

    def data(self, kind: str, keys: dict[str, list[str]]) -> Any:
        """A value for Hiera; rarely it is of another kind, or refers to another key."""
        random = self.random
        chance = random.random()
        if chance < 0.01:
            return None
        if chance < 0.02:
            kind = random.choice(KINDS)
        elif chance < 0.14 and keys[kind]:
            return f"%{{alias('{random.choice(keys[kind])}')}}"
        match kind:
            case "text":
                return self._data_text(keys)
            case "number":
                return random.choice([0, 1, 80, 443, -1, 65535])
            case "flag":
                return random.random() < 0.5
            case "list":
                return [self._data_text(keys) for _ in range(random.randint(0, 3))]
            case "map":
                names = random.sample(_WORDS, random.randint(0, 3))
                return {name: self._data_text(keys) for name in names}
        rows = random.sample(_WORDS, random.randint(0, 3))
        return {name: self._row(keys) for name in rows}

    def _row(self, keys: dict[str, list[str]]) -> dict[str, Any]:
        random = self.random
        names = random.sample(["tag", "noop", "loglevel"], random.randint(0, 3))
        values = {"tag": ["green"], "noop": self.data("flag", keys), "loglevel": "notice"}
        return {name: values[name] for name in names}

    def _data_text(self, keys: dict[str, list[str]]) -> str:
        random = self.random
        if random.random() < 0.6:
            return random.choice([*_WORDS, "", "--alpha", "line\nline", "~"])
        piece = random.choice(_INTERPOLATIONS)
        if random.random() < 0.3 and keys["text"]:
            function = random.choice(["lookup", "hiera"])
            piece = f"%{{{function}('{random.choice(keys['text'])}')}}"
        return random.choice([piece, f"{random.choice(_WORDS)}-{piece}", f"{piece}/{piece}"])


Part = Callable[[str], str]

_COMPUTED: dict[str, list[Callable[[Part], str]]] = {
    "text": [
        lambda part: f"{part('text')}.upcase",
        lambda part: f"{part('list')}.join(',')",
        lambda part: f"regsubst({part('text')}, '[aeiou](.)', '<\\1>', 'G')",
        lambda part: f"sprintf('%s/%05d', {part('text')}, {part('number')})",
        lambda part: f'"${{{part("list")}}}"',
        lambda part: f"{part('map')}.reduce('') |$m, $e| {{ \"${{m}}${{e[0]}}=${{e[1]}};\" }}",
        lambda part: f"String({part('number')}, '%#x')",
        lambda part: f'{part("text")}.then |$t| {{ "then ${{t}}" }}',
        lambda part: f"inline_epp('<%= $v %>!', {{ 'v' => {part('text')} }})",
        lambda part: f"{part('list')}[0].lest || {{ 'none' }}",
        lambda part: f"md5({part('text')})[0, 6]",
        lambda part: f"type({part('text')}, 'generalized')",
    ],
    "number": [
        lambda part: f"{part('number')} + {part('number')}",
        lambda part: f"{part('list')}.length",
        lambda part: f"max({part('number')}, 7)",
        lambda part: f"Integer({part('number')})",
        lambda part: f"fqdn_rand(60, {part('text')})",
        lambda part: f"{part('map')}.size",
    ],
    "flag": [
        lambda part: f"{part('number')} > {part('number')}",
        lambda part: f"!{part('flag')}",
        lambda part: f"{part('text')} in {part('list')}",
        lambda part: f"{part('text')} =~ /^[a-f]/",
        lambda part: f"{part('list')}.any |$e| {{ $e =~ String[3] }}",
        lambda part: f"{part('flag')} and {part('flag')}",
        lambda part: f"{part('list')}.empty",
        lambda part: f"defined(Class['base']) or {part('flag')}",
        lambda part: f"{part('text')} == {part('text')}",
        lambda part: f"versioncmp({part('text')}, '10.2') < 0",
    ],
    "list": [
        lambda part: f'{part("list")}.map |$e| {{ "<${{e}}>" }}',
        lambda part: f"{part('list')}.filter |$e| {{ $e != 'x' }}",
        lambda part: f"{part('list')} + {part('list')}",
        lambda part: f"({part('list')} - ['alpha'])",
        lambda part: f"unique({part('list')})",
        lambda part: f"flatten({part('list')}, [{part('text')}])",
        lambda part: f"{part('map')}.keys",
        lambda part: f'{part("map")}.map |$k, $v| {{ "${{k}}:${{v}}" }}',
        lambda part: f"split({part('text')}, /[-.]/)",
        lambda part: f"{part('list')}.reverse_each.map |$e| {{ $e }}",
        lambda part: f"{part('list')}.with |$l| {{ $l }}",
        lambda part: f'{part("list")}.map |$i, $e| {{ "${{i}}${{e}}" }}',
        lambda part: f"{part('text')}.then |$t| {{ [$t] }}",
        lambda part: f"{part('list')}[0, 2]",
        lambda part: f"({part('list')} << {part('text')})",
    ],
    "map": [
        lambda part: f"{part('map')} + {part('map')}",
        lambda part: f"{part('map')}.filter |$k, $v| {{ $k != 'x' }}",
        lambda part: f"{part('list')}.reduce({{}}) |$m, $e| {{ $m + {{ \"k${{e}}\" => 'v' }} }}",
        lambda part: f"merge({part('map')}, {part('map')})",
        lambda part: f"Hash({part('list')}.map |$e| {{ [\"k${{e}}\", 'v'] }})",
        lambda part: f"({part('map')} - 'x')",
        lambda part: f'{part("map")}.map |$k, $v| {{ [$k, "${{v}}!"] }}.then |$p| {{ Hash($p) }}',
    ],
    "table": [
        lambda part: f"{part('table')} + {part('table')}",
        lambda part: f"{part('table')}.filter |$k, $v| {{ $k =~ /a/ }}",
        lambda part: f'{part("list")}.reduce({{}}) |$m, $e| {{ $m + {{ "t${{e}}" => {{}} }} }}',
        lambda part: f"deep_merge({part('table')}, {part('table')})",
    ],
}
