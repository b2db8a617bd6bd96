"""Random Puppet code from a loose grammar: mostly right, with odd forms everywhere."""

from __future__ import annotations

import random
from collections.abc import Callable

from mupuppet.basics.records import Record

_BINARY = "+ - * / % << >> == != < <= > >= =~ !~ in and or".split()
_ARROWS = ["->", "~>", "<-", "<~"]
KEYWORDS = """and case class default define else elsif if in inherits node or undef unless type attr
function private plan apply true false""".split()
_STATEMENT_CALLS = """require realize include contain tag debug info notice warning err fail import
break next return""".split()


class Generator(Record, eq=False):
    """Builds random code. Depth shrinks as it goes down, so that it always ends."""

    chance: random.Random

    def program(self) -> str:
        """A few statements."""
        count = self.chance.choice((1, 1, 2, 3))
        separator = self.chance.choice(["\n", "\n", " ", "; ", "\n\n"])
        return separator.join(self.statement(3) for _ in range(count))

    def template(self) -> str:
        """Text and tags."""
        pieces = []
        if self.chance.random() < 0.3:
            pieces.append(self.chance.choice(["<%- ", "<% "]) + self.bars(2) + " -%>\n")
        makers = (self._text, self._render, self._code, self._block_tag)
        pieces += [self.pick(*makers) for _ in range(self.chance.randrange(1, 5))]
        return "".join(pieces)

    def _text(self) -> str:
        return self.pick_text("text", "a\n", " ", "\n", "<%% %%>", "<%# c %>", "<%#- c -%>\n", "%")

    def _render(self) -> str:
        end = self.pick_text("%>", "%>", "-%>\n")
        body = self.pick(lambda: self.expression(2), lambda: self.block(2), self._hash_or_block)
        return f"<%= {body} {end}"

    def _hash_or_block(self) -> str:
        """Braces that may be a hash or a block of statements, as what follows decides."""
        separator = self.pick_text(" => ", " => ", ", ", " ", "; ")
        first = self.pick_text(self.expression(2), self.statement(2), "type", "function")
        return f"{{{first}{separator}{self.expression(1)}{self.pick_text('', '', ',')}}}"

    def _code(self) -> str:
        start, end = self.pick_text("<% ", "<%- "), self.pick_text(" %>", " -%>\n", " -%>")
        return start + self.statement(2) + end

    def _block_tag(self) -> str:
        head = self.pick(
            lambda: f"if {self.expression(2)}",
            lambda: f"unless {self.expression(1)}",
            lambda: f"{self.expression(1)}.each {self.bars(1)}",
        )
        return f"<% {head} {{ -%>\n{self._text()}{self._render()}<% }} %>"

    # --- Statements

    def statement(self, depth: int) -> str:
        if depth <= 0:
            return self.assignment(0)
        return self.pick(
            lambda: self.assignment(depth),
            lambda: self.assignment(depth),
            lambda: self.statement_call(depth),
            lambda: self.resource(depth),
            lambda: self.relationship(depth),
            lambda: self.conditional(depth),
            lambda: self.definition(depth),
            lambda: self.expression(depth),
        )

    def assignment(self, depth: int) -> str:
        target = self.pick_text("$x", "$x", "$x", "[$a, $b]", "$x::y", "$x[1]", "$1")
        return f"{target} {self.pick_text('=', '=', '=', '+=')} {self.relationship(depth - 1)}"

    def statement_call(self, depth: int) -> str:
        name = self.chance.choice([*_STATEMENT_CALLS, "foo", "foo::bar"])
        arguments = ", ".join(self.expression(depth - 1) for _ in range(self.small()))
        return self.pick_text(f"{name} {arguments}", f"{name}({arguments})", f"{name}\n{arguments}")

    def relationship(self, depth: int) -> str:
        parts = [self.resource_like(depth)]
        while self.chance.random() < 0.25:
            parts += [self.chance.choice(_ARROWS), self.resource_like(depth)]
        return self.pick_text(" ", " ", "\n").join(parts)

    def resource_like(self, depth: int) -> str:
        if self.chance.random() < 0.25:
            return self.resource(depth)
        return self.expression(depth)

    def resource(self, depth: int) -> str:
        form = self.pick_text("", "", "", "@", "@@", "@ ")
        type_name = self.pick(
            lambda: self.pick_text("file", "foo::bar", "Foo", "class", "Foo['a']", "Resource[x]"),
            lambda: self.pick_text("file", "notify", "Foo", "Foo['a']", "Foo <| |>"),
            lambda: self.expression(depth - 1),
        )
        return f"{form}{type_name} {self.resource_braces(depth - 1)}"

    def resource_braces(self, depth: int) -> str:
        if self.chance.random() < 0.3:
            return f"{{ {self.attributes(depth)} }}"
        bodies = [
            f"{self.title(depth)}: {self.attributes(depth)}"
            for _ in range(self.chance.choice((1, 1, 1, 2)))
        ]
        return "{ " + "; ".join(bodies) + self.pick_text("", "", ";") + " }"

    def title(self, depth: int) -> str:
        return self.pick_text("'t'", "'t'", "default", "t", self.expression(depth))

    def attributes(self, depth: int) -> str:
        parts = []
        for _ in range(self.small()):
            keyword = self.chance.choice(KEYWORDS)
            name = self.pick_text("a", "b", "a", "b", "a", "b", keyword, "*", "x::y")
            arrow = self.pick_text("=>", "=>", "=>", "=>", "+>")
            parts.append(f"{name} {arrow} {self.expression(depth - 1)}")
        return ", ".join(parts) + self.pick_text("", "", ",")

    def conditional(self, depth: int) -> str:
        test = self.expression(depth - 1)
        return self.pick(
            lambda: f"if {test} {self.block(depth)}",
            lambda: f"if {test} {self.block(depth)} else {self.block(depth)}",
            lambda: f"if {test} {self.block(depth)} elsif $y {self.block(depth)}",
            lambda: f"unless {test} {self.block(depth)}",
            lambda: f"unless {test} {self.block(depth)} else {self.block(depth)}",
            lambda: f"case {test} {{ {self.case_options(depth)} }}",
        )

    def case_options(self, depth: int) -> str:
        options = []
        for _ in range(self.chance.choice((1, 1, 2))):
            values = ", ".join(self.expression(depth - 1) for _ in range(max(1, self.small())))
            options.append(f"{self.pick_text(values, values, 'default')}: {self.block(depth)}")
        return " ".join(options)

    def block(self, depth: int) -> str:
        statements = " ".join(self.statement(depth - 1) for _ in range(self.small()))
        return f"{{ {statements} }}"

    def definition(self, depth: int) -> str:
        name = self.pick_text("a", "a::b", "a", "Foo", "a-b", "string")
        parameters = self.parameters(depth)
        return self.pick(
            lambda: f"class {name}{parameters} {self.block(depth)}",
            lambda: f"class {name}{parameters} inherits b {self.block(depth)}",
            lambda: f"define {name}{parameters} {self.block(depth)}",
            lambda: f"function {name}{parameters} {self.return_type()} {self.block(depth)}",
            lambda: f"node {self.hosts()} {self.block(depth)}",
            lambda: f"type {self.type_name(1)} = {self.type_name(2)}",
            lambda: f"type A = {self.expression(depth - 1)}",
        )

    def hosts(self) -> str:
        hosts = [
            self.pick_text("a", "'b'", "a.b.c", "default", "/re/", "1.2", "a-b", '"c"', '"d${e}"')
            for _ in range(max(1, self.small()))
        ]
        return ", ".join(hosts) + self.pick_text("", "", ",", " inherits z")

    def return_type(self) -> str:
        return self.pick_text("", "", ">> Integer", ">> Array[Integer]", f">> {self.type_name(1)}")

    def type_name(self, depth: int) -> str:
        if depth <= 0 or self.chance.random() < 0.4:
            return self.pick_text("Integer", "Foo::Bar", "Foo", "::Foo", "Object")
        keys = ", ".join(self.expression(depth - 1) for _ in range(self.small()))
        return f"Foo[{keys}]"

    def parameters(self, depth: int) -> str:
        if self.chance.random() < 0.4:
            return ""
        parts = ", ".join(self.parameter(depth) for _ in range(self.small()))
        return self.pick_text("(", "(", " (", "\n(") + parts + self.pick_text("", ",") + ")"

    def parameter(self, depth: int) -> str:
        kind = self.pick_text("", "", "Integer ", f"{self.type_name(1)} ", "Foo[1] ")
        default = f" = {self.expression(depth - 1)}" if self.chance.random() < 0.3 else ""
        return f"{kind}{self.pick_text('', '', '', '*')}{self.pick_text('$x', '$y', '$z')}{default}"

    def bars(self, depth: int) -> str:
        parts = ", ".join(self.parameter(depth) for _ in range(self.small()))
        return f"|{parts}{self.pick_text('', '', ',')}|"

    # --- Expressions

    def expression(self, depth: int) -> str:
        if depth <= 0:
            return self.literal()
        inner = depth - 1
        return self.pick(
            self.literal,
            lambda: f"{self.expression(inner)} {self.operator()} {self.expression(inner)}",
            lambda: f"{self.expression(inner)} {self.operator()} {self.expression(inner)}",
            lambda: self.pick_text("!", "-", "*", "- ", "! ") + self.expression(inner),
            lambda: f"({self.assignment(inner)})",
            lambda: f"({self.expression(inner)})",
            lambda: self.collection(inner),
            lambda: self.expression(inner) + self.suffix(inner),
            lambda: self.expression(inner) + self.suffix(inner),
            lambda: self.call(inner),
            lambda: self.selector(inner),
            lambda: self.conditional(inner),
            lambda: self.string(inner),
        )

    def literal(self) -> str:
        if self.chance.random() < 0.02:
            return self.chance.choice(KEYWORDS)
        return self.pick_text(
            "$x", "$x", "$x::y", "1", "0x1f", "017", "1.5", "1e-3", "'s'", "''", '"d"', "undef",
            "default", "true", "false", "foo", "foo::bar", "Foo", "Foo::Bar", "/re/", "a-b", "_a",
            "[]", "{}",
        )  # fmt: skip

    def operator(self) -> str:
        return self.chance.choice(_BINARY)

    def suffix(self, depth: int) -> str:
        arguments = ", ".join(self.argument(depth) for _ in range(self.small()))
        block = f" {self.bars(depth)} {self.return_type()} {self.block(depth)}"
        return self.pick_text(
            f"[{arguments}]", f"[{arguments},]", f" [{arguments}]", f".f({arguments})", ".f",
            f".f{block}", f".f({arguments}){block}", f"({arguments})", f"({arguments}){block}",
            "\n.f", ".type", " <| |>", f" <| {self.expression(1)} |>", " <<| |>> { a => 1 }",
            f" {{ a => {self.expression(depth)} }}",
        )  # fmt: skip

    def call(self, depth: int) -> str:
        name = self.pick_text("f", "f", "foo::bar", "Integer", "type", "notice", "include")
        arguments = ", ".join(self.argument(depth) for _ in range(self.small()))
        block = f" {self.bars(depth)} {self.block(depth)}" if self.chance.random() < 0.3 else ""
        return f"{name}({arguments}{self.pick_text('', '', ',')}){block}"

    def argument(self, depth: int) -> str:
        return self.pick(
            lambda: self.expression(depth),
            lambda: self.expression(depth),
            lambda: f"{self.expression(0)} => {self.expression(depth)}",
            lambda: self.relationship(depth),
            lambda: self.assignment(depth),
            lambda: self.pick_text("type", "function", "type => 1", "a => function"),
        )

    def collection(self, depth: int) -> str:
        end = self.pick_text("", "", ",")
        if self.chance.random() < 0.6:
            elements = ", ".join(self.argument(depth) for _ in range(self.small()))
            return f"[{elements}{end}]"
        pairs = [
            f"{self.argument(0)} => {self.expression(depth)}"
            if self.chance.random() < 0.05
            else f"{self.expression(min(depth, 1))} => {self.expression(depth)}"
            for _ in range(self.small())
        ]
        return f"{{{', '.join(pairs)}{end}}}"

    def selector(self, depth: int) -> str:
        options = ", ".join(
            f"{self.expression(min(depth, 1))} => {self.expression(depth)}"
            for _ in range(max(1, self.small()))
        )
        left = self.expression(depth)
        return self.pick_text(
            f"{left} ? {{ {options} }}",
            f"{left} ? {{ {options}, }}",
            f"{left} ? {self.expression(0)} => {self.expression(depth)}",
        )

    def string(self, depth: int) -> str:
        inner = self.pick_text("x", "$x", "x[1]", "x.f", "if", "type", "1", self.expression(depth))
        text = self.pick_text("", "a ", "\\n", "$ ", "\\$", "ä", "\\q", "\\u0041")
        return f'"{text}${{{inner}}}{text}$x{text}"'

    # --- Chance

    def small(self) -> int:
        return self.chance.choice((0, 1, 1, 1, 2, 2, 3))

    def pick(self, *makers: Callable[[], str]) -> str:
        return self.chance.choice(makers)()

    def pick_text(self, *texts: str) -> str:
        return self.chance.choice(texts)
