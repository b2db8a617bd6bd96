"""Drawings of rules, read: the text of a rule as patterns of terms.

A drawing is data here, beside the function that it documents. What reads it:

- `drawn_rules.py` matches it with a step, so that a derivation shows values in place of letters;
- `latex.py` sets it;
- tests run it as a second implementation of the rule, and unify the conclusions of all rules with
  each other to show that steps are deterministic.

A pattern is a letter (`Letter`), a form of term with patterns for its parts (`Form`), a constant
(`Constant`), a list that is written with dots (`Dots`), or a result that is computed (`Computed`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeAlias

from mupuppet.basics.records import Record
from mupuppet.semantics import terms
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.registry import Judgement, Rule
from mupuppet.semantics.scopes import NODE, TOP, Class, Def, Local
from mupuppet.semantics.terms import Operator


class Letter(Record):
    """A letter that stands for any term of its sort: e₁′ is of sort e."""

    name: str

    @property
    def sort(self) -> str:
        return _SORT.match(self.name)[0]  # type: ignore[index]  # every letter begins with its sort


_SORT = re.compile(r"v_[CRHq]|c_opt|.")


class Constant(Record):
    """This value."""

    value: Any


class Form(Record):
    """A term of this class, with parts like these."""

    of: type
    parts: tuple[Pattern, ...]


class Dots(Record):
    """`v₁, …, v_n`: all elements or entries; `keys` and `values` name the lists."""

    of: type
    keys: str | None
    values: str
    #: A second list behind the first: `v₁, …, v_n, v₁′, …, v_m′`.
    more: str | None = None


class Computed(Record):
    """What a function makes of its arguments: `σ_α(x)`, `i₁ +_ℤ i₂`, `v_n`."""

    function: str
    arguments: tuple[Pattern, ...]
    #: What computes it from what letters stand for, if the function is not one of the core.
    effect: Callable[[dict[str, Any], Configuration], Any] | None = None


Pattern: TypeAlias = Letter | Constant | Form | Dots | Computed


class StepPattern(Record):
    """`σ, κ, v_C, e ─α→ e′`; `changed` are σ′, κ′ and v_C′ where the judgement has them."""

    judgement: Judgement
    ambient: Pattern
    before: Pattern
    after: Pattern
    changed: tuple[Pattern, Pattern, Pattern] | None


class ScopePattern(Record):
    """`β parentof_κ (α def)`, `β baseof_κ α`."""

    judgement: Judgement
    answer: Pattern
    subject: Pattern


class SideCondition(Record):
    """Any other premise, as its text."""

    text: str


Premise: TypeAlias = StepPattern | ScopePattern | SideCondition


class Drawing(Record):
    """A rule, read."""

    premises: tuple[Premise, ...]
    conclusion: StepPattern | ScopePattern


class UnreadableDrawing(Exception):
    """The drawing is not written as all others are: a mistake in a docstring."""


def drawing_in(rule: Rule, notation: type[Reader]) -> Drawing:
    """The drawing of a rule as patterns, read in a notation."""
    above, below = re.split(r"─{3,} \w+\n", rule.drawing)
    conclusion = " ".join(below.split())
    return Drawing(
        tuple(read_premise(text, rule.judgement, notation) for text in premise_texts(above)),
        _judgement(conclusion, rule.judgement, notation),
    )


def premise_texts(above: str) -> list[str]:
    """The premises as they are drawn, those that stand in one line apart."""
    return [text.strip() for text in re.split(r" {4,}|\n", above) if text.strip()]


def read_premise(text: str, within: Judgement, notation: type[Reader]) -> Premise:
    """A premise of a rule of some judgement."""
    if _ARROW.search(text) or re.search(r" (parentof|baseof)_κ ", text):
        return _judgement(text, within, notation)
    return SideCondition(text)


# --- Judgements

_ARROW = re.compile(r" ─([^─→]*)→([A-Za-z]?) ")
_BY_LETTER = {
    "H": Judgement.HASH,
    "R": Judgement.RESOURCE,
    "s": Judgement.STATEMENT,
    "m": Judgement.MANIFEST,
    "q": Judgement.QUERY,
    "f": Judgement.FINISH,
}
#: The judgements that change σ, κ and v_C, and those of them whose arrow has the node.
_WITH_STATE = (Judgement.STATEMENT, Judgement.MANIFEST, Judgement.FINISH)
OF_NODES = (Judgement.MANIFEST, Judgement.FINISH)


def _judgement(text: str, within: Judgement, notation: type[Reader]) -> StepPattern | ScopePattern:
    about_scopes = re.fullmatch(r"(.*) (parentof|baseof)_κ (.*)", text)
    if about_scopes:
        answer, relation, subject = about_scopes.groups()
        judgement = Judgement.PARENT if relation == "parentof" else Judgement.BASE
        return ScopePattern(judgement, read_scope(answer), read_scope(subject))
    arrow = _ARROW.search(text)
    assert arrow is not None, text
    left, right = text[: arrow.start()], text[arrow.end() :]
    before = left.removeprefix("σ, κ, v_C, ")
    judgement = _BY_LETTER.get(arrow[2], _small(before, within))
    changed = None
    if judgement in _WITH_STATE:
        first, second, third, right = _split(right, 4)
        read = notation.environment
        changed = (read(first), read(second), read(third))
    ambient: Pattern = Letter("N") if judgement in OF_NODES else read_scope(arrow[1])
    before_pattern, after = (notation(each).term(judgement) for each in (before, right))
    return StepPattern(judgement, ambient, before_pattern, after, changed)


def _small(text: str, within: Judgement) -> Judgement:
    """The arrow of expressions also steps A and H: which it is shows in what steps."""
    if within in (Judgement.ELEMENTS, Judgement.ENTRIES) and ", " in text:
        return within
    return {"A": Judgement.ELEMENTS, "H": Judgement.ENTRIES}.get(text[:1], Judgement.EXPRESSION)


def _split(text: str, parts: int) -> list[str]:
    """The text at its commas, as far as they are not in brackets."""
    found: list[str] = []
    depth = start = 0
    for at, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and not depth and len(found) < parts - 1:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]


def _environment(text: str) -> Pattern:
    """σ, κ or v_C behind an arrow."""
    if re.fullmatch(r"(σ|κ|v_C)′?", text):
        return Letter(text)
    for form, function in (
        (r"σ\[\((.+), (\w+)\) : (\w+)\]", "bind"),
        (r"clear\(σ, (.+)\)", "clear"),
        (r"κ\[(\w+) : (.+)\]", "define"),
        (r"v_C ␣ (\w+)", "append"),
    ):
        match = re.fullmatch(form, text)
        if match:
            return Computed(function, tuple(_argument(function, a) for a in match.groups()))
    return _unreadable(text)


def _argument(function: str, text: str) -> Pattern:
    if function == "define" and "(" in text:
        name, _, rest = text.removesuffix(")").partition("(")
        return Computed(name, tuple(_definition_part(part) for part in _split(rest, 9)))
    if function in ("bind", "clear") and re.match(r"α|β|::", text):
        return read_scope(text)
    return Letter(text)


def _definition_part(text: str) -> Pattern:
    """A part of ClassDef(c_opt, ρ, s), DeclaredClass(α) or ResourceDef(ρ, s)."""
    if text in ("⊥", "ε"):
        return Constant(None if text == "⊥" else ())
    return read_scope(text) if re.match(r"α|β|::", text) else Letter(text)


read_definition_part = _definition_part


def read_scope(text: str) -> Pattern:
    """α, β, ::, ::nd, ::a, or one of these followed by `def`."""
    text = text.removeprefix("(").removesuffix(")")
    if text.endswith((" def", " λ")):
        outer, _, kind = text.rpartition(" ")
        return Form(Def if kind == "def" else Local, (read_scope(outer),))
    if text in ("::", "::nd"):
        return Constant(TOP if text == "::" else NODE)
    if text.startswith("::"):
        return Form(Class, (Letter(text.removeprefix("::")),))
    return Letter(text)


# --- Terms

_TOKEN = re.compile(
    r"""
    (?P<word>(?:v_[CRH]|c_opt|[a-z]{2,}|[^\W\d_])(?:_(?:::a|::|[nmjα])(?!\w))?[₀-₉]*′*)
  | (?P<symbol>::nd\b|::|<<_ℤ|>>_ℤ|[-+*/%]_ℤ|<<|>>|==|!=|>=|<=|[-+*/%<>]|[$()\[\]{}:=,?!"␣⇒…ε])
    """,
    re.VERBOSE,
)
_OPERATORS = ("+", "-", "*", "/", "%", "<<", ">>", "==", "!=", ">=", "<=", ">", "<", "and", "or")


def _unreadable(text: str) -> NoReturn:
    raise UnreadableDrawing(text)


def read_statement(text: str) -> Pattern:
    """A statement that a premise writes: `t {w : v_H}`."""
    return Reader(text).term(Judgement.STATEMENT)


class Reader:
    """Reads the notation of the paper, which is nearly Puppet's, from the left."""

    #: What a token is.
    token = _TOKEN

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = [match[0] for match in self.token.finditer(text)]
        if "".join(self._tokens) != text.replace(" ", ""):
            _unreadable(text)
        self._at = 0

    def term(self, judgement: Judgement) -> Pattern:
        """All of the text, as a term of the kind that a judgement is about."""
        pattern = self.readers().get(judgement, self.expression)()
        return pattern if self.is_at_end else _unreadable(self._text)

    def readers(self) -> dict[Judgement, Callable[[], Pattern]]:
        """What reads the terms of judgements that are not about expressions."""
        return {
            Judgement.ELEMENTS: self.elements,
            Judgement.ENTRIES: self.entries,
            Judgement.HASH: self.entries,
            Judgement.RESOURCE: self.body,
            Judgement.STATEMENT: lambda: self.statements(terms.Sequence),
            Judgement.MANIFEST: lambda: self.statements(terms.ManifestSequence),
        }

    @staticmethod
    def environment(text: str) -> Pattern:
        """σ, κ or v_C behind an arrow."""
        return _environment(text)

    @property
    def is_at_end(self) -> bool:
        return self._at == len(self._tokens)

    def _next(self, ahead: int = 0) -> str:
        at = self._at + ahead
        return self._tokens[at] if at < len(self._tokens) else ""

    def _take(self, token: str | None = None) -> str:
        found = self._next()
        if not found or token not in (None, found):
            _unreadable(self._text)
        self._at += 1
        return found

    def _skip(self, token: str) -> bool:
        """Take a token if it comes next."""
        if self._next() != token:
            return False
        self._at += 1
        return True

    def _letter(self) -> Letter:
        return Letter(self._take())

    # --- Expressions

    def expression(self) -> Pattern:
        left = self._operand()
        operator = self._next()
        if operator in _OPERATORS:
            self._take()
            return Form(terms.Operation, (Constant(_operator(operator)), left, self._operand()))
        if operator.endswith("_ℤ"):
            self._take()
            return Computed(operator.removesuffix("_ℤ"), (left, self._operand()))
        if self._skip("?"):
            self._take("{")
            matches = self._matches()
            self._take("}")
            return Form(terms.Selector, (left, matches))
        return left

    def _matches(self) -> Pattern:
        label: Pattern = Form(terms.Default, ()) if self._skip("default") else self._operand()
        if not self._skip("⇒"):
            return label  # M
        value = self._operand()
        self._take(",")
        return Form(terms.Match, (label, value, self._letter()))

    def _operand(self) -> Pattern:
        made = self._primary()
        while self._next() == "[":
            self._take()
            index = self.expression()
            self._take("]")
            is_type = isinstance(made, Letter) and made.sort == "t"
            made = Form(terms.ResourceReference if is_type else terms.Access, (made, index))
        return made

    def _primary(self) -> Pattern:
        token = self._take()
        match token:
            case "$":
                return self._variable()
            case "!":
                return Form(terms.Not, (self._operand(),))
            case "[":
                return self._closed(terms.Array, self.elements, "]")
            case "{":
                return self._closed(terms.Hash, self.entries, "}")
            case '"':
                return self._closed(terms.Interpolation, self.elements, '"')
            case "true" | "false":
                return Form(terms.Boolean, (Constant(token == "true"),))
        looked_up = re.fullmatch(r"σ_(.*)", token)
        if looked_up:
            self._take("(")
            name = self._letter()
            self._take(")")
            return Computed("lookup", (read_scope(looked_up[1]), name))
        if re.fullmatch(r"v_n", token):
            return Computed("at n", ())
        return Letter(token)

    def _closed(self, of: type, read: Callable[[], Pattern], closing: str) -> Pattern:
        inside = read()
        self._take(closing)
        return Form(of, (inside,))

    def _variable(self) -> Pattern:
        if not self._skip("::"):
            return Form(terms.Variable, (self._letter(),))
        first = self._letter()
        if self._skip("::"):
            return Form(terms.QualifiedVariable, (first, self._letter()))
        return Form(terms.TopVariable, (first,))

    def elements(self) -> Pattern:
        head = self.expression()
        if not self._skip(","):
            return head  # A
        if self._next() != "…":
            tail = self.elements()
            return Form(terms.Element, (head, tail))
        names = [head.name] if isinstance(head, Letter) else []
        while self._skip("…"):
            self._take(",")
            self._take()
            while self._skip(","):
                if self._next() != "…":
                    names.append(self._take())
        first, *more = (_SORT.match(name)[0] + "′" * name.count("′") for name in names)  # type: ignore[index]  # a letter
        return Dots(terms.Element, None, first, more[0] if more else None)

    def entries(self) -> Pattern:
        key = self._letter()
        if not self._skip("⇒"):
            return key  # H
        value = self._operand()
        self._take(",")
        if self._next() != "…":
            return Form(terms.Entry, (key, value, self._letter()))
        while self._next() not in ("}", ""):
            self._take()
        return Dots(terms.Entry, key.sort, "v")

    # --- Statements and manifests

    def statements(self, of: type) -> Pattern:
        first = self.statement()
        if not self._skip("␣"):
            return first
        inner = of if isinstance(first, Letter) or first == _SKIP else terms.Sequence
        return Form(inner, (first, self.statements(of)))

    def _block(self) -> Pattern:
        self._take("{")
        inside = self.statements(terms.Sequence)
        self._take("}")
        return inside

    def body(self) -> Pattern:
        title = self.expression()
        self._take(":")
        return Form(terms.ResourceBody, (title, self.entries()))

    def statement(self) -> Pattern:
        token = self._next()
        read = _STATEMENTS.get(token)
        if read is not None:
            self._take()
            return read(self)
        if token == "$" and self._next(2) == "=":
            self._take()
            name = self._take()
            self._take("=")
            constant = Constant(name) if len(name) > 1 else Letter(name)
            return Form(terms.Assignment, (constant, self.expression()))
        if token == "{":
            return self._block()
        if self._next(1) == "{":
            return self._resource()
        return self.expression()

    def _resource(self) -> Pattern:
        letter = self._letter()
        self._take("{")
        body = self.body()
        self._take("}")
        return Form(terms.Resource if letter.sort == "t" else terms.DefinedResource, (letter, body))

    def skip(self) -> Pattern:
        return _SKIP

    def include(self) -> Pattern:
        return Form(terms.Include, (self._letter(),))

    def unless(self) -> Pattern:
        return Form(terms.Unless, (self.expression(), self._block()))

    def if_(self) -> Pattern:
        test, then = self.expression(), self._block()
        self._take("else")
        return Form(terms.If, (test, then, self._block()))

    def case(self) -> Pattern:
        control = self.expression()
        self._take("{")
        cases = self._cases()
        self._take("}")
        return Form(terms.Case, (control, cases))

    def _cases(self) -> Pattern:
        if self._skip("ε"):
            return Form(terms.NoCases, ())
        label: Pattern = Form(terms.Default, ()) if self._skip("default") else self.expression()
        if not self._skip(":"):
            return label  # C
        body = self._block()
        self._take("␣")
        return Form(terms.Branch, (label, body, self._letter()))

    def scope(self) -> Pattern:
        scope = self._scope()
        body = self._block() if self._next() == "{" else self.statement()
        return Form(terms.Scoped, (scope, body))

    def _scope(self) -> Pattern:
        if not self._skip("("):
            return self._letter()
        words = []
        while self._next() != ")":
            words.append(self._take())
        self._take(")")
        return read_scope(" ".join(words).replace(":: ", "::"))

    def class_(self) -> Pattern:
        if self._skip("{"):
            name = self._letter()
            self._take(":")
            attributes = self.entries()
            self._take("}")
            return Form(terms.ClassDeclaration, (name, attributes))
        name = self._letter()
        parameters: Pattern = self._parameters() if self._next() == "(" else Constant(None)
        parent: Pattern = self._letter() if self._skip("inherits") else Constant(None)
        return Form(terms.ClassDefinition, (name, parameters, parent, self._block()))

    def _parameters(self) -> Pattern:
        self._take("(")
        letter = self._letter()
        self._take(")")
        return letter

    def define(self) -> Pattern:
        return Form(
            terms.ResourceTypeDefinition, (self._letter(), self._parameters(), self._block())
        )

    def node(self) -> Pattern:
        return Form(terms.NodeDefinition, (self._letter(), self._block()))


_SKIP = Form(terms.Skip, ())
_STATEMENTS: dict[str, Callable[[Reader], Pattern]] = {
    "skip": Reader.skip,
    "include": Reader.include,
    "unless": Reader.unless,
    "if": Reader.if_,
    "case": Reader.case,
    "scope": Reader.scope,
    "class": Reader.class_,
    "define": Reader.define,
    "node": Reader.node,
}


def _operator(token: str) -> Operator:
    return token  # type: ignore[return-value]  # one of _OPERATORS
