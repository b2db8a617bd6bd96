"""Random manifests, compiled by real Puppet and by us.

    python -m tests.oracle.catalogs.fuzz --count 1000 --seed 7

A manifest is a tree of statements, so that one on which the two differ is made smaller by leaving
statements out for as long as they differ. Titles, classes and variables come from small sets:
clashes, overrides and references that hit are what this is about.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from random import Random

from mupuppet.basics.records import Record, field
from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.catalogs import differences
from mupuppet.comparison.compiler_evaluator import CompilerEvaluator
from mupuppet.comparison.outcome import Broken, Compiled, Failed, Outcome
from mupuppet.comparison.puppet import Puppet
from tests.oracle.versions import asked_version


class Statement(Record, frozen=False):
    """A line, or a line that opens a block with statements in it."""

    text: str
    body: list[Statement] | None = None

    def render(self, indent: str = "") -> Iterator[str]:
        if self.body is None:
            yield indent + self.text
            return
        yield f"{indent}{self.text} {{"
        for statement in self.body:
            yield from statement.render(indent + "  ")
        yield f"{indent}}}"


def render(statements: list[Statement]) -> str:
    return "\n".join(line for statement in statements for line in statement.render()) + "\n"


ATTRIBUTES = {
    "notify": ["message", "withpath", "tag", "noop", "require", "before", "alias", "loglevel"],
    "file": ["mode", "owner", "ensure", "tag", "notify", "subscribe", "noop", "path"],
    "user": ["groups", "uid", "gid", "tag", "require", "schedule", "comment"],
}
RELATIONSHIPS = ("require", "before", "notify", "subscribe")


class Generator(Record, frozen=False):
    """Makes manifests."""

    random: Random
    #: What has been declared so far, to be referred to: type and title.
    declared: list[tuple[str, str]] = field(default_factory=list)
    #: What is declared whatever happens.
    certain: list[tuple[str, str]] = field(default_factory=list)
    classes: dict[str, list[str]] = field(default_factory=dict)
    defines: dict[str, list[str]] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    variables: list[str] = field(default_factory=list)
    count: int = 0

    def manifest(self) -> list[Statement]:
        random = self.random
        names = random.sample(["a", "b", "c", "x::y", "x", "z"], random.randint(1, 4))
        self.classes = {name: self._parameter_names() for name in names}
        names = random.sample(["d", "e", "m::d"], random.randint(0, 3))
        self.defines = {name: self._parameter_names() for name in names}
        names = random.sample(["f", "g", "m::f"], random.randint(0, 2))
        self.functions = {name: random.randint(0, 2) for name in names}
        certain = [self._resource(in_define=False, form="", most=1) for _ in range(4)]
        self.certain = list(self.declared)
        definitions = [self._class(name) for name in self.classes]
        definitions += [self._define(name) for name in self.defines]
        definitions += [self._function(name) for name in self.functions]
        main = self._block(random.randint(3, 9), depth=0)
        if random.random() < 0.2:
            main.append(Statement("node default", self._block(random.randint(1, 4), depth=1)))
        random.shuffle(certain)
        main = certain[:2] + main + certain[2:]
        return definitions + main if random.random() < 0.5 else main + definitions

    # --- Definitions

    def _parameter_names(self) -> list[str]:
        return self.random.sample(["p", "q", "r"], self.random.choice([0, 0, 1, 2]))

    def _parameters(self, names: list[str]) -> str:
        parts = []
        for name in names:
            kind = self.random.choices(
                ["", "Any ", "Integer ", "Optional[String] "], [8, 4, 0.3, 0.3]
            )[0]
            default = f" = {self._value(1)}" if self.random.random() < 0.95 else ""
            parts.append(f"{kind}${name}{default}")
        return f"({', '.join(parts)})" if parts else ""

    def _class(self, name: str) -> Statement:
        parameters = self._parameters(self.classes[name])
        inherits = ""
        if self.random.random() < 0.4:
            others = [other for other in self.classes if other < name]
            if others:
                inherits = f" inherits {self.random.choice(others)}"
        self.variables = list(self.classes[name])
        body = self._block(self.random.randint(1, 5), depth=1)
        return Statement(f"class {name}{parameters}{inherits}", body)

    def _define(self, name: str) -> Statement:
        parameters = self._parameters(self.defines[name])
        self.variables = [*self.defines[name], "title", "name"]
        body = self._block(self.random.randint(1, 3), depth=1, in_define=True)
        return Statement(f"define {name}{parameters}", body)

    def _function(self, name: str) -> Statement:
        parameters = [f"$p{number}" for number in range(self.functions[name])]
        self.variables = [parameter[1:] for parameter in parameters]
        body = self._block(self.random.randint(0, 2), depth=2)
        body.append(Statement(self._value(0)))
        return Statement(f"function {name}({', '.join(parameters)})", body)

    # --- Statements

    def _block(self, count: int, depth: int, in_define: bool = False) -> list[Statement]:
        before = list(self.variables)
        made = [self._statement(depth, in_define) for _ in range(count)]
        self.variables = before
        return made

    def _statement(self, depth: int, in_define: bool) -> Statement:
        simple: list[tuple[float, Callable[[], Statement]]] = [
            (8, lambda: self._resource(in_define)),
            (4, self._assignment),
            (4, self._inclusion),
            (3, self._defaults),
            (1, self._override),
            (4, self._collector),
            (4, self._arrow),
            (2, self._realize),
            (3, lambda: self._instance(in_define)),
            (2, lambda: Statement(f"notice({self._value(0)}, {self._value(1)})")),
            (1, lambda: Statement(f"tag('{self._tag()}')")),
            (1, lambda: Statement(f"notice(tagged('{self._tag()}'), tagged('a'))")),
            (2, lambda: self._create_resources(in_define)),
            (1, self._parts),
            (1, self._questions),
            (0.1, self._stage),
            (1, lambda: self._from_hash(in_define)),
            (0.4, self._arrows_in_loop),
        ]
        if depth < 3:
            simple += [
                (2, lambda: self._conditional(depth, in_define)),
                (2, lambda: self._loop(depth, in_define)),
            ]
        if depth > 0:
            simple.append((1, lambda: Statement("if $facts['never'] { return() }")))
        weights = [weight for weight, _ in simple]
        return self.random.choices(simple, weights)[0][1]()

    def _assignment(self) -> Statement:
        value = self._value(0)
        self.count += 1
        name = f"v{self.count if self.random.random() < 0.98 else 1}"
        self.variables.append(name)
        return Statement(f"${name} = {value}")

    def _title(self, in_define: bool) -> str:
        if in_define and self.random.random() < 0.9:
            self.count += 1
            return f'"${{title}}{self.count}"'
        if self.random.random() < 0.02 and self.declared:
            return f"'{self.random.choice(self.declared)[1]}'"
        self.count += 1
        return f"'t{self.count}'"

    def _resource(self, in_define: bool, form: str | None = None, most: int = 3) -> Statement:
        kind = self.random.choice(list(ATTRIBUTES))
        if form is None:
            form = self.random.choices(["", "@", "@@"], [8, 3, 0.3])[0]
        titles = [self._title(in_define) for _ in range(self.random.choice([1, 1, 1, 2]))]
        self.declared += [(kind, title.strip("'")) for title in titles if title[0] == "'"]
        title = titles[0] if len(titles) == 1 else f"[{', '.join(titles)}]"
        default = ""
        if self.random.random() < 0.1:
            default = f"default: {self._attributes(kind)}; "
        return Statement(f"{form}{kind} {{ {default}{title}: {self._attributes(kind, most)} }}")

    def _attributes(self, kind: str, most: int = 3, plus: bool = False) -> str:
        known = ATTRIBUTES.get(kind)
        if known is None:
            known = [*self.defines.get(kind, self.classes.get(kind, [])), "tag", "noop", "require"]
        names = self.random.sample(known, min(len(known), self.random.randint(0, most)))
        if self.random.random() < 0.8:  # they clash where there are several titles
            names = [name for name in names if name not in ("alias", "path")]
        parts = []
        for name in names:
            arrow = "+>" if plus and self.random.random() < 0.4 else "=>"
            parts.append(f"{name} {arrow} {self._attribute_value(name)}")
        if self.random.random() < 0.01:
            parts.append("nonsense => 1")
        return ", ".join(parts)

    def _attribute_value(self, name: str) -> str:
        if name in RELATIONSHIPS:
            if self.random.random() < 0.2:
                return f"[{self._reference()}, {self._reference()}]"
            return self._reference()
        if name == "tag":
            tags = f"['{self._tag()}', '{self._tag()}']"
            return tags if self.random.random() < 0.3 else f"'{self._tag()}'"
        if name == "alias":
            self.count += 1
            return f"'alias{self.count}'"
        if name == "path":
            self.count += 1
            return f"'/path{self.count}'"
        return self._value(1)

    def _tag(self) -> str:
        return self.random.choice(["red", "blue", "Green", "x::y", "a", "t1"])

    def _reference(self) -> str:
        choice = self.random.random()
        if choice < 0.04 and self.classes:
            return f"Class['{self.random.choice(list(self.classes))}']"
        if self.declared and choice < 0.995:
            known = self.certain if self.certain and choice < 0.93 else self.declared
            kind, title = self.random.choice(known)
            return f"{_capitalized(kind)}['{title}']"
        return f"Notify['t{self.random.randint(1, 9)}']"

    def _instance(self, in_define: bool) -> Statement:
        if not self.defines:
            return self._resource(in_define)
        kind = self.random.choice(list(self.defines))
        if in_define:  # no endless chains
            kind = min(self.defines)
        title = self._title(in_define)
        if title[0] == "'":
            self.declared.append((kind, title.strip("'")))
        form = self.random.choices(["", "@"], [5, 1])[0]
        text = f"{form}{kind} {{ {title}: {self._attributes(kind)} }}"
        return Statement(f"if $title =~ /^t\\d?\\d$/ {{ {text} }}" if in_define else text)

    def _create_resources(self, in_define: bool) -> Statement:
        kinds = [*ATTRIBUTES, *self.defines]
        kind = self.random.choice(kinds) if self.random.random() < 0.95 else "class"
        form = self.random.choices(["", "@", "@@"], [8, 3, 0.3])[0] if kind != "class" else ""
        title = self._title(in_define) if kind != "class" else self.random.choice([*self.classes])
        attributes = "tag => 'red'" if kind == "class" else self._attributes(kind)
        default = f", {{ {self._attributes(kind, 1)} }}" if self.random.random() < 0.3 else ""
        given = f"{{ {title} => {{ {attributes} }} }}"
        return Statement(f"create_resources('{form}{kind}', {given}{default})")

    def _parts(self) -> Statement:
        """An assignment to several variables."""
        self.count += 2
        names = [f"v{self.count - 1}", f"v{self.count}"]
        self.variables += names
        values = [f"[{self._value(1)}, {self._value(1)}]"]
        values.append(f"{{ '{names[0]}' => {self._value(1)}, '{names[1]}' => {self._value(1)} }}")
        value = self.random.choice(values)
        return Statement(f"[${names[0]}, ${names[1]}] = {value}")

    def _questions(self) -> Statement:
        """What is there already?"""
        reference, name = self._reference(), self.random.choice(list(self.classes))
        attribute = self.random.choice(["tag", "noop", "require"])
        return Statement(
            self.random.choice(
                [
                    f"notice(defined({reference}), defined(Class['{name}']), defined('{name}'))",
                    f"notice(defined('$v1'), defined('${name}::v1'), getvar('{name}::p'))",
                    f"if defined({reference}) {{ notice({reference}['{attribute}']) }}",
                    f"if defined(Class['{name}']) {{ notice(Class['{name}']['tag']) }}",
                ]
            )
        )

    def _stage(self) -> Statement:
        name = self.random.choice(list(self.classes))
        self.count += 1
        stage = f"s{self.count}"
        declared = f"stage {{ '{stage}': {self.random.choice(RELATIONSHIPS)} => Stage['main'] }}"
        return Statement(f"{declared} class {{ '{name}': stage => '{stage}' }}")

    def _from_hash(self, in_define: bool) -> Statement:
        """Attributes from a hash."""
        kind = self.random.choice(list(ATTRIBUTES))
        given = f"* => {{ {self._attributes(kind, 2)} }}"
        if self.random.random() < 0.2:
            return Statement(f"{_capitalized(kind)} {{ {given} }}")
        if self.random.random() < 0.05 and self.declared:
            return Statement(f"{self._reference()} {{ {given} }}")
        title = self._title(in_define)
        return Statement(f"Resource['{kind}'] {{ {title}: {given} }}")

    def _arrows_in_loop(self) -> Statement:
        arrow = self.random.choice(["->", "~>", "<-"])
        body = f"$one {arrow} {self._operand()}"
        leave = self.random.choice(["", "", "next() ", "break() "])
        text = f"if {self._value(2)} == 'x' {{ {leave}}} {body}" if leave else body
        return Statement(f"[{self._reference()}, {self._reference()}].each |$one| {{ {text} }}")

    def _inclusion(self) -> Statement:
        name = self.random.choice(list(self.classes))
        form = self.random.choices(["include", "contain", "require", "class"], [6, 2, 2, 0.5])[0]
        if form == "class":
            return Statement(f"class {{ '{name}': {self._attributes(name)} }}")
        return Statement(f"{form} {name}")

    def _kind(self) -> str:
        kinds = [*ATTRIBUTES, *ATTRIBUTES, *self.defines]
        return self.random.choice(kinds)

    def _defaults(self) -> Statement:
        kind = self._kind()
        return Statement(f"{_capitalized(kind)} {{ {self._attributes(kind, 2)} }}")

    def _override(self) -> Statement:
        if not self.declared:
            return self._defaults()
        kind, title = self.random.choice(self.declared)
        attributes = self._attributes(kind, 2, plus=True)
        return Statement(f"{_capitalized(kind)}['{title}'] {{ {attributes} }}")

    def _query(self, kind: str, depth: int = 0) -> str:
        choice = self.random.random()
        if choice < 0.25 and depth < 2:
            operator = self.random.choice(["and", "or"])
            return f"({self._query(kind, depth + 1)} {operator} {self._query(kind, depth + 1)})"
        operator = self.random.choice(["==", "==", "!="])
        if choice < 0.5:
            return f"tag {operator} '{self._tag()}'"
        if choice < 0.75 and self.declared:
            return f"title {operator} '{self.random.choice(self.declared)[1]}'"
        names = ATTRIBUTES.get(kind) or ["noop", "p"]
        value = self.random.choice(["1", "'one'", "undef", "true", "'x'"])
        return f"{self.random.choice(names)} {operator} {value}"

    def _collector_text(self) -> str:
        kind = self._kind()
        query = self._query(kind) if self.random.random() < 0.8 else ""
        text = f"{_capitalized(kind)} <| {query} |>"
        if self.random.random() < 0.3:
            text += f" {{ {self._attributes(kind, 2, plus=True)} }}"
        return text

    def _collector(self) -> Statement:
        return Statement(self._collector_text())

    def _operand(self) -> str:
        choice = self.random.random()
        if choice < 0.2:
            return self._collector_text()
        if choice < 0.3:
            return f"[{self._reference()}, {self._reference()}]"
        if choice < 0.35:
            return "[]"
        if choice < 0.45:
            return self._resource(in_define=False).text
        return self._reference()

    def _arrow(self) -> Statement:
        operands = [self._operand() for _ in range(self.random.choice([2, 2, 3]))]
        text = operands[0]
        for operand in operands[1:]:
            text += f" {self.random.choice(['->', '~>', '<-', '<~'])} {operand}"
        return Statement(text)

    def _realize(self) -> Statement:
        return Statement(f"realize({self._reference()})")

    def _conditional(self, depth: int, in_define: bool) -> Statement:
        test = self.random.choice(
            ["true", "$facts['colour'] == 'RED'", "'abc' =~ /(b)/", "defined(Class['a'])"]
        )
        keyword = self.random.choice(["if", "if", "unless"])
        count = self.random.randint(1, 2)
        return Statement(f"{keyword} {test}", self._block(count, depth + 1, in_define))

    def _loop(self, depth: int, in_define: bool) -> Statement:
        self.count += 1
        name = f"i{self.count}"
        values = self.random.choice(["['u', 'w']", "[1]", "{ 'k' => 'v' }", "[]"])
        self.variables.append(name)
        body = self._block(self.random.randint(1, 2), depth + 1, in_define)
        self.variables.remove(name)
        if self.random.random() < 0.5:
            title = f'"${{{name}}}{self.count}"'
            body.append(Statement(f"notify {{ {title}: {self._attributes('notify')} }}"))
        return Statement(f"each({values}) |${name}|", body)

    # --- Values

    def _value(self, depth: int) -> str:
        random = self.random
        choice = random.random()
        if choice < 0.25 and self.variables:
            return f"${random.choice(self.variables)}"
        if choice < 0.32:
            name = random.choice(list(self.classes))
            leaf = random.choice([*self.classes[name], "v1", "v2", "title"])
            return f"${name}::{leaf}"
        if choice < 0.38 and self.functions:
            name = random.choice(list(self.functions))
            arguments = ", ".join("1" for _ in range(self.functions[name]))
            return f"{name}({arguments})" if depth == 1 else f"[{arguments}]"
        if depth < 2:
            if choice < 0.45:
                return f"[{self._value(depth + 1)}, {self._value(depth + 1)}]"
            if choice < 0.5:
                return f"{{ 'k' => {self._value(depth + 1)} }}"
            if choice < 0.56:
                operator = random.choice(["==", "and", "or", "in", "!="])
                return f"({self._value(2)} {operator} {self._value(2)})"
            if choice < 0.6:
                return f"[1, 2].map |$m| {{ [$m, {self._value(2)}] }}"
        if choice < 0.7 and self.variables:
            return f'"s ${{{random.choice(self.variables)}}}"'
        if choice < 0.74:
            return self._reference()
        if choice < 0.75:
            return random.choice(["Sensitive('s')", "default", "Integer", "/r/", "[]", "{}"])
        return random.choice(["1", "'one'", "undef", "true", "'x'", "2.5", "'RED'", "''"])


def _capitalized(kind: str) -> str:
    return "::".join(segment.capitalize() for segment in kind.split("::"))


# --- Comparing


def problem(expected: Outcome, actual: Outcome) -> str | None:
    """What kind of difference there is, if any, and what it is."""
    match expected, actual:
        case Broken(), _:
            return None
        case Compiled(theirs), Compiled(ours):
            found = differences(theirs, ours)
            if found:
                return "catalog: " + "; ".join(found[:3])
        case Failed(), Failed():
            if expected.line not in (None, actual.line) and "stack level" not in expected.message:
                return (
                    f"line: {expected.line}, ours is {actual.line}: "
                    f"{expected.message} / {actual.message}"
                )
        case Failed(message=message), _:
            return f"kind: Puppet fails with {message} (line {expected.line})"
        case _, Failed(message=message):
            return f"kind: we fail with {message} (line {actual.line})"
    if not (isinstance(expected, Compiled | Failed) and isinstance(actual, Compiled | Failed)):
        return f"kind: {expected}, ours is {actual}"
    if isinstance(expected, Failed) and expected.message == "stack level too deep":
        return None  # how deep that is differs
    if isinstance(expected, Failed) and expected.message.startswith("Language validation logged"):
        return None  # it lists its findings in the log
    theirs_logged = [(log.level, log.message) for log in expected.logs]
    ours_logged = [(log.level, log.message) for log in actual.logs]
    if theirs_logged != ours_logged:
        pairs = enumerate(zip_longest(theirs_logged, ours_logged))
        number, (theirs_one, ours_one) = next((i, p) for i, p in pairs if p[0] != p[1])
        return f"logs: entry {number} is {theirs_one}, ours is {ours_one}"
    return None


class Comparer:
    """Compiles texts with both."""

    def __init__(self, puppet: Puppet) -> None:
        self._puppet = puppet
        self._ours = CompilerEvaluator()
        self.last: Outcome = Broken("nothing was compared yet")
        self._corpus = Corpus(".")

    def difference(self, text: str, strict: str = "warning") -> str | None:
        inputs = {"facts": {"colour": "red"}, "settings": {"strict": strict}}
        case = Case("fuzz.pp", self._corpus, text, inputs=inputs, puppet=asked_version())
        expected = self._puppet.evaluate(case)
        self.last = expected
        return problem(expected, self._ours.evaluate(case))


def minimise(statements: list[Statement], differs: Callable[[list[Statement]], bool]) -> None:
    """Leave out whatever is not needed, in place."""
    changed = True
    while changed:
        changed = _shrink(statements, lambda: differs(statements))


def _shrink(statements: list[Statement], differs: Callable[[], bool]) -> bool:
    changed = False
    index = len(statements) - 1
    while index >= 0:
        removed = statements.pop(index)
        if differs():
            changed = True
        else:
            statements.insert(index, removed)
            if removed.body is not None and _shrink(removed.body, differs):
                changed = True
        index -= 1
    return changed


def main() -> int:
    parser = ArgumentParser(description="Compare random manifests with real Puppet.")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=5, help="stop after this many differences")
    options = parser.parse_args()
    outcomes: Counter[str] = Counter()
    found = 0
    with Puppet() as puppet:
        comparer = Comparer(puppet)
        for seed in range(options.seed, options.seed + options.count):
            statements = Generator(Random(seed)).manifest()
            strict = Random(seed).choices(["warning", "off", "error"], [8, 2, 1])[0]
            difference = comparer.difference(render(statements), strict)
            outcomes[type(comparer.last).__name__] += 1
            if difference is None:
                continue
            found += 1
            kind = difference.split(":")[0]

            def differs(tried: list[Statement], kind: str = kind, strict: str = strict) -> bool:
                difference = comparer.difference(render(tried), strict) or ""
                return difference.split(":")[0] == kind

            minimise(statements, differs)
            text = render(statements)
            difference = comparer.difference(text, strict)
            print(f"--- seed {seed}, strict {strict}: {difference}\n{text}", flush=True)
            if found >= options.most:
                break
    print(f"{sum(outcomes.values())} manifests, {dict(outcomes)}, {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
