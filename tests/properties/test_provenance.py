"""Explanations name what matters: whatever changes a value is mentioned by its explanation.

Manifests are generated in which every string literal occurs once. One literal or fact at a time is
changed. If the value of an attribute changes, its explanation, or that of its resource, must have
mentioned the place. And each literal that an explanation lets flow into a value must change it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from mupuppet import Compilation, compile
from mupuppet.catalog.explanation import Explanation
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.source import SourceFile

FACTS = {"fa": "one", "fb": "two", "fc": "three"}
_LITERAL = re.compile(r"'lit\d+'")
#: What says why code was run, and not what flows into a value.
_REASONS = frozenset("condition not-run class resource loop node main scope title".split())
_PLAIN = frozenset(["string", "variable", "assignment", "declaration", "literal", "parameter"])


class Writer:
    """Writes a manifest, piece by piece, as hypothesis draws it."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw
        self._count = 0
        self.lines: list[str] = []

    def choose(self, *options: Any) -> Any:
        return self._draw(st.sampled_from(options))

    def fresh(self) -> int:
        self._count += 1
        return self._count

    def literal(self) -> str:
        return f"'lit{self.fresh()}'"

    def fact(self) -> str:
        return f"$facts['{self.choose(*FACTS)}']"

    def value(self, variables: list[str], depth: int = 2) -> str:
        """An expression of a string."""
        plain = [self.literal, self.fact]
        if variables:
            plain += [lambda: f"${self.choose(*variables)}"] * 3
        if not depth:
            return str(self.choose(*plain)())
        inner = [
            lambda: f'"<${{{self.atom(variables)}}}-${{{self.atom(variables)}}}>"',
            lambda: self.selector(variables, depth),
            lambda: (
                f"[{self.value(variables, 0)}, {self.value(variables, 0)}][{self.choose(0, 1)}]"
            ),
            lambda: f"{{ a => {self.value(variables, 0)}, b => {self.value(variables, 0)} }}['a']",
            lambda: f"pair({self.value(variables, 0)}, {self.value(variables, 0)})",
            lambda: f'[{self.value(variables, 0)}, {self.literal()}].map |$x| {{ "m${{x}}" }}[1]',
            lambda: f"early({self.value(variables, 0)})",
        ]
        return str(self.choose(*plain, *inner)())

    def atom(self, variables: list[str]) -> str:
        return self.choose(*variables) if variables else "facts['fa']"

    def selector(self, variables: list[str], depth: int) -> str:
        pattern = self.choose(*[f"'{value}'" for value in FACTS.values()])
        one, other = self.value(variables, depth - 1), self.value(variables, depth - 1)
        return f"{self.fact()} ? {{ {pattern} => {one}, default => {other} }}"

    def condition(self) -> str:
        return f"{self.fact()} == '{self.choose(*FACTS.values())}'"

    def statements(self, indent: str, prefix: str, known: list[str]) -> list[str]:
        """Assignments, plain or under conditions; gives the names that all branches assign."""
        names = list(known)
        for _ in range(self._draw(st.integers(1, 4))):
            name = f"{prefix}{self.fresh()}"
            if self.choose(True, False):
                self.lines.append(f"{indent}${name} = {self.value(names)}")
            else:
                self.lines += [
                    f"{indent}if {self.condition()} {{",
                    f"{indent}  ${name} = {self.value(names)}",
                    f"{indent}}} else {{",
                    f"{indent}  ${name} = {self.value(names)}",
                    f"{indent}}}",
                ]
            names.append(name)
        return names

    def shadow(self, indent: str, names: list[str]) -> None:
        """Assign what is known further out, perhaps, and read it."""
        name = self.choose(*names)
        self.lines += [
            f"{indent}if {self.condition()} {{ ${name} = {self.literal()} }}",
            f"{indent}notify {{ {self.literal()}: message => ${name} }}",
        ]

    def notify(self, indent: str, names: list[str]) -> None:
        title = f"'lit{self.fresh()}'"
        given = f"message => {self.value(names)}" if self.choose(True, True, False) else ""
        declared = f"notify {{ {title}: {given} }}"
        if self.choose(True, False, False):
            declared = f"if {self.condition()} {{ {declared} }}"
        self.lines.append(f"{indent}{declared}")

    def defaults(self, indent: str, names: list[str]) -> None:
        written = f"Notify {{ message => {self.value(names)} }}"
        if self.choose(True, False):
            written = f"if {self.condition()} {{ {written} }}"
        self.lines.append(f"{indent}{written}")

    def manifest(self) -> str:
        self.lines += [
            'function pair($x, $y) { "${x}/${y}" }',
            "function early($x) {",
            f"  if {self.condition()} {{ return({self.literal()}) }}",
            '  "${x}!"',
            "}",
        ]
        top = self.statements("", "t", [])
        self.lines.append(f"class c($p = {self.value(top)}) {{")
        if self.choose(True, False):
            self.defaults("  ", [*top, "p"])
        self.shadow("  ", top)
        inner = self.statements("  ", "c", [*top, "p"])
        self.notify("  ", inner)
        self.lines += ["}", f"define d($q = {self.value([])}) {{"]
        self.notify("  ", ["q"])
        self.lines += ["}"]
        if self.choose(True, False):
            self.lines.append(f"class {{ 'c': p => {self.value(top)} }}")
        else:
            self.lines.append("include c")
        self.lines.append(f"d {{ 'one': q => {self.value(top)} }}")
        self.notify("", [*top, "c::p"])
        return "\n".join(self.lines) + "\n"


@st.composite
def manifests(draw: st.DrawFn) -> str:
    return Writer(draw).manifest()


def _compiled(code: str, facts: dict[str, str]) -> Compilation:
    return compile(Environment.from_code(code), facts={"facts_only": True, **facts})


def _values(compilation: Compilation) -> dict[tuple[str, str], Any]:
    assert compilation.catalog is not None, compilation.error
    return {
        (resource.ref, name): value
        for resource in compilation.catalog
        for name, value in {"(there)": True, **resource.parameters}.items()
    }


def _mentions(explanations: list[Explanation], source: SourceFile, at: int, end: int) -> bool:
    position = source.position(at)
    line, column = position.line, position.column
    for explanation in explanations:
        for each in explanation.walk():
            if (each.line, each.column) == (line, column):
                return True
            if each.kind == "literal" and each.line is not None and each.column is not None:
                start = source.line_starts[each.line - 1] + each.column - 1
                if start <= at and end <= start + len(each.text):
                    return True
    return False


def _mentions_fact(explanations: list[Explanation], name: str) -> bool:
    return any(
        each.kind == "fact" and each.text == name
        for explanation in explanations
        for each in explanation.walk()
    )


def _flowing(explanation: Explanation) -> Iterator[Explanation]:
    """The literals that reach a value through nothing but variables and interpolation."""
    if explanation.kind == "literal":
        yield explanation
    if explanation.kind in _PLAIN:
        for child in explanation.children:
            if child.kind not in _REASONS and not child.is_detail:
                yield from _flowing(child)


def _explanations(provenance: Provenance, ref: str, name: str) -> list[Explanation]:
    found = [provenance.resource(ref)]
    if name != "(there)":
        found.append(provenance.attribute(ref, name))
    return found


@settings(max_examples=60, deadline=None)
@given(code=manifests())
def test_whatever_changes_a_value_is_mentioned(code: str) -> None:
    compilation = _compiled(code, FACTS)
    before = _values(compilation)
    provenance = Provenance.of(compilation)
    source = SourceFile(code, "")
    explanations = {
        key: _explanations(provenance, *key) for key in before if key[0].startswith("Notify[")
    }
    for found in _LITERAL.finditer(code):
        changed = code[: found.start()] + found[0].replace("lit", "new") + code[found.end() :]
        after = _values(_compiled(changed, FACTS))
        for key, explained in explanations.items():
            if after.get(key) != before[key]:
                assert _mentions(explained, source, found.start(), found.end()), (key, found[0])
    others = [(name, value) for name in FACTS for value in (*FACTS.values(), "another")]
    for name, value in others:
        after = _values(_compiled(code, {**FACTS, name: value}))
        for key, explained in explanations.items():
            if after.get(key) != before[key]:
                assert _mentions_fact(explained, name), (key, name)


@settings(max_examples=30, deadline=None)
@given(code=manifests())
def test_a_literal_that_flows_into_a_value_matters(code: str) -> None:
    compilation = _compiled(code, FACTS)
    before = _values(compilation)
    provenance = Provenance.of(compilation)
    source = SourceFile(code, "")
    for ref, name in before:
        if name == "(there)" or not ref.startswith("Notify["):
            continue
        for literal in _flowing(provenance.attribute(ref, name)):
            if not _LITERAL.fullmatch(literal.text):
                continue
            assert literal.line is not None
            assert literal.column is not None
            at = source.line_starts[literal.line - 1] + literal.column - 1
            changed = (
                code[:at] + literal.text.replace("lit", "new") + code[at + len(literal.text) :]
            )
            assert _values(_compiled(changed, FACTS)).get((ref, name)) != before[ref, name]
