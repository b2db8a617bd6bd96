"""Manifests of μPuppet⁺ as source, layer by layer: few types, titles and attributes, often met."""

from __future__ import annotations

from tests.properties.choices import Choices

TITLES = ("t1", "t2", "t3", "t4")
WORDS = ("'x'", "'y'", "'z'")
LAYERS = ("virtual", "overrides", "defaults", "ordering", "lazy")

DEFINITIONS = """\
class a { @DEFAULTS@ notify { 'in_a': message => 'x' } include b }
class b { notify { 'in_b': } @VIRTUAL@ }
class c inherits a { @OVERRIDE@ notify { 'in_c': message => $late } }
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


def plus_manifest(draw: Choices, layers: tuple[str, ...] = LAYERS) -> str:
    """Statements of some layers, among definitions that use them as well."""
    book = Book(draw, layers)
    statements = ["$late = 'late'", *(book.statement() for _ in range(draw.integer(2, 8)))]
    text = DEFINITIONS
    for place, make in (
        ("@DEFAULTS@", book.defaults),
        ("@VIRTUAL@", book.collector),
        ("@OVERRIDE@", lambda: f"Notify['in_a'] {{ message => {draw.pick(WORDS)} }}"),
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
        self._defaulted: set[str] = set()

    def statement(self) -> str:
        draw = self._draw
        choices = [self.declaration, self.declaration, self.declaration]
        choices.append(lambda: f"include {draw.pick(('a', 'b', 'c'))}")
        if "virtual" in self._layers:
            choices += [self.collector, self.collector, self.realize]
        if "overrides" in self._layers:
            choices += [self.override]
        if "defaults" in self._layers:
            choices += [self.defaults]
        if "ordering" in self._layers:
            choices += [self.arrow]
        if "lazy" in self._layers:
            choices += [self.defined, self.defined]
        return draw.pick(choices)()

    def title(self) -> str:
        """A title that is there; now and then, any."""
        known = TITLES[: self._titles] if self._draw.integer(0, 9) else TITLES
        return f"'{self._draw.pick(known or TITLES)}'"

    def declaration(self) -> str:
        draw = self._draw
        form = draw.pick(("", "", "@")) if "virtual" in self._layers else ""
        title = self.title()
        if self._titles < len(TITLES):
            self._titles += 1
            title = f"'{TITLES[self._titles - 1]}'"
        return f"{form}notify {{ {title}: {self.attributes()} }}"

    def defined(self) -> str:
        draw = self._draw
        name = draw.pick(("d", "e"))
        form = draw.pick(("", "", "@")) if "virtual" in self._layers else ""
        attributes = f"p => {draw.pick(WORDS)}" if draw.boolean() else ""
        self._instances += 1
        return f"{form}{name} {{ 'o{self._instances}': {attributes} }}"

    def attributes(self) -> str:
        draw = self._draw
        made = []
        if draw.boolean():
            made.append(f"message => {draw.pick(WORDS)}")
        if draw.integer(0, 2) == 0:
            made.append(f"withpath => {draw.pick(('true', 'false'))}")
        return ", ".join(made)

    def collector(self) -> str:
        draw = self._draw
        of_defined = "lazy" in self._layers and draw.integer(0, 3) == 0
        type_name = draw.pick(("D", "E")) if of_defined else "Notify"
        attribute = "p" if of_defined else "message"
        if of_defined:  # parameters that were expanded are not attributes of the rules
            body = f" {{ p => {draw.pick(WORDS)} }}" if draw.integer(0, 3) == 0 else ""
            return f"{type_name} <| title == 'o{draw.integer(1, 3)}' |>{body}"
        queries = (
            "", f"title == {self.title()}", f"{attribute} == {draw.pick(WORDS)}",
            f"{attribute} != {draw.pick(WORDS)}",
            f"{attribute} == {draw.pick(WORDS)} or title == {self.title()}",
            f"title != {self.title()} and {attribute} == {draw.pick(WORDS)}",
        )  # fmt: skip
        body = ""
        if draw.integer(0, 2) == 0:
            body = f" {{ {attribute} => {draw.pick(WORDS)} }}"
        return f"{type_name} <| {draw.pick(queries)} |>{body}"

    def realize(self) -> str:
        return f"realize(Notify[{self.title()}])"

    def override(self) -> str:
        noop = f"noop => {self._draw.pick(('true', 'false'))}"  # rarely set before
        attributes = self.attributes() if self._draw.integer(0, 4) == 0 else ""
        return f"Notify[{self.title()}] {{ {attributes or noop} }}"

    def defaults(self) -> str:
        draw = self._draw
        if draw.integer(0, 3) == 0:
            return f"D {{ q => {draw.pick(('true', 'false'))} }}"
        name = draw.pick(("message", "withpath"))
        value = draw.pick(WORDS) if name == "message" else draw.pick(("true", "false"))
        return f"Notify {{ {name} => {value} }}"

    def arrow(self) -> str:
        draw = self._draw
        one = draw.integer(1, max(self._titles - 1, 1))
        other = draw.integer(one + 1, max(self._titles, 2))
        arrow = draw.pick(("->", "~>"))
        return f"Notify['t{one}'] {arrow} Notify['t{other}']"
