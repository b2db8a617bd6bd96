"""Manifests of μPuppet⁺ as source, layer by layer: few types, titles and attributes, often met."""

from __future__ import annotations

from collections.abc import Callable

from tests.properties.choices import Choices

TITLES = ("t1", "t2", "t3", "t4")
WORDS = ("'x'", "'y'", "'z'", "$late")
LAYERS = (
    "sugar", "undef", "functions", "iteration", "virtual", "overrides", "defaults", "ordering",
    "tags", "lazy", "nesting",
)  # fmt: skip

DEFINITIONS = """\
class a { @DEFAULTS@ notify { 'in_a': message => 'x' } @EFFECT@ include b }
class b { notify { 'in_b': } @VIRTUAL@ @EFFECT@ }
class c inherits a { @OVERRIDE@ notify { 'in_c': message => $late } @EFFECT@ }
define d($p = 'x', $q = true) {
  @notify { "v_${title}": message => $p }
  notify { $title: message => $p, withpath => $q }
}
define e($p = 'z') {
  @DEFAULTS@
  d { "e_${title}": p => $p }
  notify { "n_${title}": }
}
"""
#: Functions: of values, recursive, and with effects.
FUNCTIONS = """\
function f1($x, $y = 2) { $z = [$x, $y] $z + [$late] }
function f2($n) { if $n <= 1 { [$n] } else { f2($n - 1) + [$n] } }
function f3($x) { case $x { 'x': { 'is x' } 'y': { $r = 'is y' } default: { } } }
function f4($t, $m = 'x') { notify { $t: message => $m } @DEFAULTS@ if $m == 'y' { include b } }
"""


def plus_manifest(draw: Choices, layers: tuple[str, ...] = LAYERS) -> str:
    """Statements of some layers, among definitions that use them as well."""
    book = Book(draw, layers)
    statements = ["$late = 'late'", *(book.statement() for _ in range(draw.integer(2, 8)))]
    text = DEFINITIONS + (FUNCTIONS if "functions" in layers else "")
    for place, make in (
        ("@DEFAULTS@", book.defaults),
        ("@VIRTUAL@", book.collector),
        ("@OVERRIDE@", book.inherited_override),
        ("@EFFECT@", book.inner),
    ):
        while place in text:
            text = text.replace(place, make() if draw.boolean() else "", 1)
    return text + "\n".join(statements) + "\n"


class Book:
    """What a manifest has so far."""

    def __init__(self, draw: Choices, layers: tuple[str, ...]) -> None:
        self._draw = draw
        self._layers = layers
        self._titles = 0
        self._instances = 0
        self._names = 0
        self._nested = 0

    def statement(self) -> str:
        draw = self._draw
        choices = [self.declaration, self.declaration, self.declaration]
        choices.append(lambda: f"include {draw.pick(('a', 'b', 'c'))}")
        by_layer: dict[str, list[Callable[[], str]]] = {
            "sugar": [self.sugar, self.sugar, self.sugar],
            "undef": [self.condition, self.condition, self.valued],
            "functions": [self.call, self.call, self.valued],
            "iteration": [self.each, self.each, self.valued, self.create],
            "virtual": [self.collector, self.collector, self.realize],
            "overrides": [self.override],
            "defaults": [self.defaults],
            "ordering": [self.arrow],
            "tags": [self.tagged, self.tagged, self.tag_collector],
            "lazy": [self.defined, self.defined],
            "nesting": [self.nested],
        }
        for layer in self._layers:
            choices += by_layer[layer]
        return draw.pick(choices)()

    def inner(self) -> str:
        """A statement for the body of a class."""
        draw = self._draw
        choices = [lambda: ""]
        if "iteration" in self._layers:
            choices.append(self.each)
        if "functions" in self._layers:
            choices.append(self.call)
        if "sugar" in self._layers:
            choices.append(lambda: self.sugar(("b",)))  # a is not to declare what inherits it
        if "tags" in self._layers:
            choices.append(self.tagged)
        if "nesting" in self._layers:
            choices.append(self.nested)
        return draw.pick(choices)()

    # --- Resources

    def title(self) -> str:
        """A title that is there; now and then, any."""
        known = TITLES[: self._titles] if self._draw.integer(0, 9) else TITLES
        return f"'{self._draw.pick(known or TITLES)}'"

    def new_title(self) -> str:
        """A title that no other statement of the manifest has."""
        self._names += 1
        return f"s{self._names}"

    def form(self) -> str:
        return self._draw.pick(("", "", "@")) if "virtual" in self._layers else ""

    def declaration(self) -> str:
        title = self.title()
        if self._titles < len(TITLES):
            self._titles += 1
            title = f"'{TITLES[self._titles - 1]}'"
        return f"{self.form()}notify {{ {title}: {self.attributes()} }}"

    def defined(self) -> str:
        draw = self._draw
        name = draw.pick(("d", "e"))
        attributes = f"p => {self.word()}" if draw.boolean() else ""
        self._instances += 1
        return f"{self.form()}{name} {{ 'o{self._instances}': {attributes} }}"

    def attributes(self) -> str:
        draw = self._draw
        made = []
        if draw.boolean():
            made.append(f"message => {self.word()}")
        if draw.integer(0, 2) == 0:
            made.append(f"withpath => {draw.pick(('true', 'false'))}")
        return ", ".join(made)

    def word(self) -> str:
        """A value of an attribute: a string; where the layer is there, undef."""
        words = (*WORDS, "undef") if "undef" in self._layers else WORDS
        return self._draw.pick(words)

    # --- Sugar

    def sugar(self, classes: tuple[str, ...] = ("a", "b", "c")) -> str:
        """A statement that is written in terms of the core."""
        draw = self._draw
        one, other = self.new_title(), self.new_title()
        name = draw.pick(classes)
        test, word, attribute = self.comparison(), self.word(), f"message => {self.sum()}"
        last = draw.pick(("", f" else {{ include {name} }}"))
        choice = draw.pick(("default", self.word()))
        title = draw.pick((f"'{other}'", self.title()))
        message = "message => [$name, $title, $p]"
        defined = f'define n{one}($p = {word}) {{ notify {{ "{one}${{name}}": {message} }} }}'
        first, second = f"{{ notify {{ '{one}': }} }}", f"{{ notify {{ '{other}': }} }}"
        forms = (
            f"if {test} {first} elsif {self.comparison()} {second}{last}",
            f"unless {test} {first} else {second}",
            f"case {word} {{ {self.word()}, {self.word()}: {first} {choice}: {second} }}",
            f"notify {{ ['{one}', {title}]: {attribute} }}",
            f"notify {{ '{one}': {attribute}; '{other}': {self.attributes()} }}",
            f"notify {{ default: {attribute}; '{one}': {self.attributes()}; '{other}': }}",
            f"class {{ ['b', '{name}']: }}",
            f"include {draw.pick(classes)}, {name}",
            f"include {name}, b",
            f"{defined} n{one} {{ ['x', 'y']: }}",
            f'$v{one} = {self.sum()} notify {{ "{one} ${{v{one}}} $late ${{::late}}": }}',
            f"notify {{ '{one}': message => @(END) }}\n  as it is {other}\n  | END\n",
        )
        return draw.pick(forms)

    def number(self) -> str:
        draw = self._draw
        return draw.pick((str(draw.integer(0, 4)), "1.5", "0.25", "-2", f"-({draw.integer(1, 3)})"))

    def sum(self) -> str:
        """A value with numbers, arrays that are put together, and strings with parts."""
        draw = self._draw
        one, other = self.number(), self.number()
        forms = (
            f"{one} {draw.pick(('+', '-', '*', '/'))} {other}", f"-({one} - {other})",
            f"[{one}] + [{other}, {self.word()}]", f"([{one}] + []) + [{other}]",
            f'"<${{[{one}, {other}][{draw.integer(0, 1)}]}} ${{late}}>"', '"${late}-$late"',
        )  # fmt: skip
        return draw.pick(forms)

    def comparison(self) -> str:
        draw = self._draw
        operator = draw.pick(("<", ">=", "==", "!=", ">", "<="))
        return f"{self.number()} {operator} {self.number()}"

    # --- undef

    def value(self, depth: int = 0) -> str:
        """An expression of the layers."""
        draw = self._draw
        choices: list[Callable[[], str]] = [
            self.word, lambda: str(draw.integer(0, 3)), lambda: draw.pick(("true", "false")),
            lambda: draw.pick(("1.5", "' x'", f"Notify[{self.title()}]")),
        ]  # fmt: skip
        if depth < 2:
            choices.append(lambda: self.collection(depth + 1))
            if "undef" in self._layers:
                choices += [lambda: self.element(depth + 1), lambda: self.truth(depth + 1)]
            if "functions" in self._layers:
                choices.append(lambda: self.called(depth + 1))
            if "iteration" in self._layers:
                choices.append(lambda: self.iterated(depth + 1))
        return draw.pick(choices)()

    def collection(self, depth: int) -> str:
        draw = self._draw
        items = [self.value(depth) for _ in range(draw.integer(0, 3))]
        if draw.boolean():
            return f"[{', '.join(items)}]"
        return "{" + ", ".join(f"'k{at}' => {item}" for at, item in enumerate(items)) + "}"

    def element(self, depth: int) -> str:
        draw = self._draw
        index = draw.pick(("0", "1", "2", "-1", "-4", "'k0'", "'k1'", "'l'"))
        return f"{self.collection(depth)}[{index}]"

    def truth(self, depth: int) -> str:
        draw = self._draw
        one, other = self.value(depth), self.value(depth)
        forms = (
            f"!({one})", f"({one} and {other})", f"({one} or {other})", f"({one} == {other})",
            f"({one} ? {{ undef => 'u', {other} => 'o', default => 'd' }})",
        )  # fmt: skip
        return draw.pick(forms)

    def condition(self) -> str:
        test = self.truth(0) if self._draw.boolean() else self.value()
        kind = self._draw.pick(("if", "unless"))
        title = self.new_title()
        return (
            f"{kind} ({test}) {{ notify {{ '{title}': }} }} else {{ notify {{ 'not {title}': }} }}"
        )

    def valued(self) -> str:
        """A resource with a value of the layers; now and then, in a string."""
        value = self.value()
        if self._draw.integer(0, 3) == 0:
            return f'$v{self.new_title()} = {value} notify {{ "<${{v{f"s{self._names}"}}}>": }}'
        return f"notify {{ '{self.new_title()}': message => {value} }}"

    # --- Functions

    def called(self, depth: int) -> str:
        draw = self._draw
        argument = self.value(depth)
        forms = (
            f"f1({argument})", f"f1({argument}, {self.value(depth)})", f"f2({draw.integer(0, 3)})",
            f"f3({argument})", f"join([{argument}, 'w'], '-')", f"size({self.collection(depth)})",
            f"empty({self.collection(depth)})", f"flatten({argument}, [{self.value(depth)}])",
            f"unique([{argument}, {self.value(depth)}])", f"upcase({argument})",
            f"downcase({self.collection(depth)})", f"strip([{self.word()}, {self.word()}])",
            f"empty({argument})", f"join({self.collection(depth)}, {self.word()})",
            f"join([{self.collection(depth)}, {self.collection(depth)}], ',')",
            f"{self.collection(depth)}.keys", f"{self.collection(depth)}.values",
        )  # fmt: skip
        return draw.pick(forms)

    def call(self) -> str:
        """A call for its effects; now and then one that fails."""
        draw = self._draw
        title = f"'{self.new_title()}'" if draw.integer(0, 9) else self.title()
        wrong = ("f4()", "f1(1, 2, 3)", f"fail({self.word()})")
        if draw.integer(0, 19) == 0:
            return draw.pick(wrong)
        second = f", {draw.pick(WORDS)}" if draw.boolean() else ""
        return draw.pick((f"f4({title}{second})", f"f4({title}{second})", f"notice({title})"))

    # --- Iteration

    def body(self, depth: int, names: tuple[str, ...]) -> str:
        """The body of a lambda for its value."""
        draw = self._draw
        name = f"${draw.pick(names)}"
        forms = (
            name, f"[{name}, {self.value(depth)}]", f"$r = {name} [$r, $late]",
            f"if {name} == {self.value(depth)} {{ 'eq' }} else {{ $q = {name} $q }}",
            f"if {name} == 1 {{ $q = 5 }} else {{ $q = 6 }} $q", f"{name} == {self.value(depth)}",
            f"case {name} {{ 'x': {{ 1 }} undef: {{ 2 }} default: {{ }} }}", "",
            f'"${{{name[1:]}}}"', f"{name} = 3", f"[7].map |{name}| {{ {name} }}",
        )  # fmt: skip
        return draw.pick(forms if "undef" in self._layers else (*forms[:6], *forms[7:]))

    def iterated(self, depth: int) -> str:
        draw = self._draw
        over = self.collection(depth) if draw.integer(0, 5) else self.value(depth)
        name = draw.pick(("map", "filter", "any", "all", "map", "filter", "reduce", "with"))
        if name == "reduce":
            start = f"({self.value(depth)})" if draw.boolean() else ""
            return f"{over}.reduce{start} |$m, $x| {{ {self.body(depth, ('m', 'x'))} }}"
        names = ("x",) if name == "with" or draw.boolean() else ("i", "x")
        parameters = ", ".join(f"${each}" for each in names)
        return f"{over}.{name} |{parameters}| {{ {self.body(depth, names)} }}"

    def each(self) -> str:
        draw = self._draw
        title = self.new_title()
        over = draw.pick(("['p', 'q']", "{'p' => 1, 'q' => 2}", "2", "[]", self.value()))
        names = draw.pick(("$x", "$i, $x"))
        bodies = (
            f'notify {{ "{title} ${{x}}": message => $late }}',
            f'$y = $x notify {{ "{title} ${{y}}": }}',
            f'if $x {{ $y = 1 }} else {{ $y = 2 }} notify {{ "{title} ${{x}}": message => $y }}',
            f"include {draw.pick(('a', 'b', 'c'))}",
            f"['r'].each |$x| {{ notify {{ \"{title} ${{x}}\": }} }}",
            self.defaults() if "defaults" in self._layers else "",
        )
        return f"$c{title} = {over} $c{title}.each |{names}| {{ {draw.pick(bodies)} }}"

    def create(self) -> str:
        draw = self._draw
        form = self.form()
        title = self.new_title()
        attributes = draw.pick(("{}", f"{{'message' => {self.word()}}}", "{'withpath' => true}"))
        defaults = draw.pick(("", f", {{'message' => {self.word()}}}"))
        return f"create_resources('{form}notify', {{'{title}' => {attributes}}}{defaults})"

    # --- Collectors

    def collector(self) -> str:
        draw = self._draw
        of_defined = "lazy" in self._layers and draw.integer(0, 3) == 0
        if of_defined:
            query = draw.pick((f"title == 'o{draw.integer(1, 3)}'", f"p == {self.word()}"))
            body = f" {{ p => {self.word()} }}" if draw.integer(0, 3) == 0 else ""
            return f"{draw.pick(('D', 'E'))} <| {query} |>{body}"
        queries = [
            "", f"title == {self.title()}", f"message == {self.word()}",
            f"message != {self.word()}",
            f"message == {self.word()} or title == {self.title()}",
            f"title != {self.title()} and message == {self.word()}",
        ]  # fmt: skip
        if "tags" in self._layers:
            queries += [self.tag_query(), self.tag_query()]
        return f"Notify <| {draw.pick(queries)} |>{self.collected()}"

    def collected(self) -> str:
        """What a collector sets."""
        draw = self._draw
        operator = draw.pick(("=>", "+>")) if "overrides" in self._layers else "=>"
        return f" {{ message {operator} {self.word()} }}" if draw.integer(0, 2) == 0 else ""

    def realize(self) -> str:
        return f"realize(Notify[{self.title()}])"

    # --- Tags

    def tag(self) -> str:
        words = ("'g'", "'H'", "['g', 'h']", "'a::g'")
        return self._draw.pick(words if self._draw.integer(0, 19) else ("'no tag'",))

    def tagged(self) -> str:
        draw = self._draw
        if "lazy" in self._layers and draw.boolean():
            self._instances += 1
            return f"{draw.pick(('d', 'e'))} {{ 'o{self._instances}': tag => {self.tag()} }}"
        return f"{self.form()}notify {{ '{self.new_title()}': tag => {self.tag()} }}"

    def tag_query(self) -> str:
        draw = self._draw
        wanted = draw.pick(("g", "h", "H", "a", "b", "notify", "t1", "d", "e", "class", "a::g"))
        return f"tag {draw.pick(('==', '==', '!='))} '{wanted}'"

    def tag_collector(self) -> str:
        return f"Notify <| {self.tag_query()} |>{self.collected()}"

    # --- Overrides, defaults, ordering

    def override(self) -> str:
        draw = self._draw
        title = self.title()
        if draw.integer(0, 9) == 0:
            title = draw.pick(("'in_a'", "'in_b'"))  # of a class, which only heirs may change
        noop = f"noop => {draw.pick(('true', 'false'))}"  # rarely set before
        attributes = self.attributes() if draw.integer(0, 4) == 0 else ""
        set_or_append = draw.pick(("message =>", "message +>"))
        text = (attributes or noop).replace("message =>", set_or_append)
        return f"Notify[{title}] {{ {text} }}"

    def inherited_override(self) -> str:
        operator = self._draw.pick(("=>", "+>")) if "overrides" in self._layers else "=>"
        return f"Notify['in_a'] {{ message {operator} {self.word()} }}"

    def defaults(self) -> str:
        draw = self._draw
        if draw.integer(0, 3) == 0:
            return f"D {{ q => {draw.pick(('true', 'false'))} }}"
        name = draw.pick(("message", "withpath"))
        value = self.word() if name == "message" else draw.pick(("true", "false"))
        return f"Notify {{ {name} => {value} }}"

    def arrow(self) -> str:
        draw = self._draw
        one = draw.integer(1, max(self._titles - 1, 1))
        other = draw.integer(one + 1, max(self._titles, 2))
        ends = [f"Notify['t{one}']", f"Notify['t{other}']"]
        if draw.integer(0, 2) == 0:  # titles in this order, so that there is no cycle
            ends = [f"Notify <| title == 't{one}' |>", f"Notify <| title == 't{other}' |>"]
        elif draw.integer(0, 5) == 0:
            ends[0] = f"Class['{draw.pick(('a', 'b'))}']"
        return f"{ends[0]} {draw.pick(('->', '~>'))} {ends[1]}"

    # --- Nesting

    def nested(self) -> str:
        """A class in a class, or a type; now and then one that is defined twice."""
        draw = self._draw
        self._nested += draw.integer(0, 9) > 0
        name, title = f"n{self._nested}", self.new_title()
        used = draw.pick(
            (f"include {name}::i", f"include {name}", f"include {name} include {name}::i")
        )
        inner = f"class i {{ notify {{ '{title}': message => $late }} }}"
        if draw.boolean():
            inner = f"define i {{ notify {{ \"{title}${{title}}\": }} }} i {{ '1': }}"
            used = f"include {name}"
            inner = inner.replace(" i { '1'", f" {name}::i {{ '1'")
        return f"class {name} {{ {inner} notify {{ 'of {title}': }} }} {used}"
