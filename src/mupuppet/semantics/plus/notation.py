"""The notation of μPuppet⁺ in drawings: its forms of terms, and what its rules change in v_C."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.semantics import terms
from mupuppet.semantics.drawings import (
    Computed,
    Constant,
    Form,
    Letter,
    Pattern,
    Reader,
    read_scope,
)
from mupuppet.semantics.plus import terms as plus
from mupuppet.semantics.plus.conditions import EFFECTS
from mupuppet.semantics.plus.translate_calls import ITERATIONS
from mupuppet.semantics.registry import Judgement

_TOKEN = re.compile(
    r"""
    (?P<word>(?:create_resources|v_[CRHq]|[a-z]{2,}|[^\W\d_])(?:_n(?!\w))?[₀-₉]*′*)
  | (?P<symbol>::|<\||\|>|[$()\[\]{}:=,!␣⇒…⋈⊙⇀⊞∅])
    """,
    re.VERBOSE,
)
#: Letters for operators.
_OPERATORS = ("⋈", "⊙", "⇀")


class PlusReader(Reader):
    """Reads drawings of μPuppet⁺."""

    token = _TOKEN

    def readers(self) -> dict[Judgement, Callable[[], Pattern]]:
        return super().readers() | {Judgement.QUERY: self.query, Judgement.FINISH: self.program}

    @staticmethod
    def environment(text: str) -> Pattern:
        effect = EFFECTS.get(text)
        if effect is not None:
            letters = re.findall(r"v_[HqC]|[^\W\d_]", text)
            known = [each for each in letters if each in effect.letters]
            return Computed(text, tuple(map(Letter, known)), effect.function)
        return Reader.environment(text)

    # --- Expressions

    def expression(self) -> Pattern:
        left = super().expression()
        if self._next() in ("and", "or"):
            operator = self._take()
            return Form(terms.Operation, (Constant(operator), left, self._operand()))
        return left

    def _primary(self) -> Pattern:
        token = self._next()
        if token == "⊞":
            self._take()
            return Form(plus.Appended, (self._operand(),))
        if token == "undef":
            self._take()
            return Form(terms.Undef, ())
        if token == "block":
            self._take()
            bound = Constant(()) if self._skip("∅") else self._letter()
            return Form(plus.Block, (bound, self._block()))
        if token == "select":
            self._take()
            collection = self._letter()
            self._take("by")
            return Form(plus.Selection, (collection, self.elements()))
        if self._next(1) == "(" and (token in ITERATIONS or token in "fgλ"):
            return self._call(self._take())
        return super()._primary()

    def _call(self, name: str) -> Pattern:
        self._take("(")
        arguments = self._arguments()
        self._take(")")
        if name == "λ":
            return Form(plus.Application, (Letter("λ"), arguments))
        function: Pattern = Letter(name) if len(name) == 1 else Constant(name)
        if self._skip("λ"):
            return Form(plus.Iteration, (function, arguments, Letter("λ")))
        return Form(plus.Call, (function, arguments))

    def _arguments(self) -> Pattern:
        """A, v₁, …, v_n, or one or two expressions, which are all that there are."""
        start = self._at
        pattern = self.elements()
        if "…" in self._tokens[start : self._at] or self._tokens[start][0] == "A":
            return pattern
        return _closed(pattern)

    # --- Queries and programs

    def query(self) -> Pattern:
        left: Pattern = self._letter()
        if self._next() in _OPERATORS:
            operator = self._letter()
            if operator.name == "⋈":
                return Form(plus.Compared, (left, operator, self._operand()))
            return Form(plus.Joined, (left, operator, self._letter()))
        return left

    def program(self) -> Pattern:
        if self._skip("done"):
            return Form(plus.Done, ())
        self._take("compile")
        return Form(plus.Compile, (self.statements(terms.Sequence),))

    # --- Statements

    def statement(self) -> Pattern:
        token = self._next()
        read = _STATEMENTS.get(token)
        if read is not None:
            self._take()
            return read(self)
        if token == "T" or self._is_override():
            return self._override()
        if self._next(1) == "<|":
            return self._collector()
        made = super().statement()
        if self._next() == "⇀":
            return Form(plus.Arrow, (made, self._letter(), self.expression()))
        return made

    def _is_override(self) -> bool:
        """Whether `e {H}`, `v {H}` or `t[w] {v_H}` comes next."""
        rest = " ".join(self._tokens[self._at :])
        return re.match(r"(?:[ev]′?|t \[ w \]) \{ (?:v_)?H′? \}", rest) is not None

    def _override(self) -> Pattern:
        of = plus.Defaults if self._next() == "T" else plus.Override
        reference = self._letter() if of is plus.Defaults else self._operand()
        self._take("{")
        attributes = self.entries()
        self._take("}")
        return Form(of, (reference, attributes))

    def declaration(self) -> Pattern:
        type_name = self._letter()
        self._take("{")
        body = self.body()
        self._take("}")
        return Form(plus.Declaration, (Letter("φ"), type_name, body))

    def _collector(self) -> Pattern:
        type_name = self._letter()
        self._take("<|")
        query = self.query()
        self._take("|>")
        self._take("{")
        attributes = self.entries()
        self._take("}")
        hidden = Letter("ξ"), Letter("ℓ")  # whether exported, and the label
        return Form(plus.Collector, (type_name, *hidden, query, attributes))

    def realize(self) -> Pattern:
        return Form(plus.Realize, (self._operand(),))

    def call(self) -> Pattern:
        made = self._call(self._take())
        assert isinstance(made, Form)
        return Form(plus.CallStatement, made.parts)

    def each(self) -> Pattern:
        self._take("(")
        arguments = self._arguments()
        self._take(")")
        return Form(plus.Each, (arguments, self._letter()))

    def create(self) -> Pattern:
        self._take("(")
        arguments = self._arguments()
        self._take(")")
        return Form(plus.Create, (arguments,))

    def announce(self) -> Pattern:
        return Form(plus.Announce, (self._letter(),))

    def parameter(self) -> Pattern:
        self._take("$")
        name = self._letter()
        self._take("=")
        return Form(plus.ParameterValue, (name, self.expression()))

    def collect(self) -> Pattern:
        if self._skip("realize"):
            return Form(plus.CollectRealized, ())
        return Form(plus.Collect, (self._letter(),))

    def expand(self) -> Pattern:
        if self.is_at_end:
            return Form(plus.ExpandAll, ())
        type_name = self._letter()
        self._take("[")
        title = self._letter()
        self._take("]")
        return Form(plus.Expand, (type_name, title))

    def function(self) -> Pattern:
        return Form(plus.FunctionDefinition, (self._letter(), self._parameters(), self._block()))

    def _scope(self) -> Pattern:
        return read_scope(self._take())


def _closed(pattern: Pattern) -> Pattern:
    """A list of expressions that ends with the last of them."""
    if isinstance(pattern, Form) and pattern.of is terms.Element:
        return Form(terms.Element, (pattern.parts[0], _closed(pattern.parts[1])))
    return Form(terms.Element, (pattern, Form(terms.NoElements, ())))


_STATEMENTS: dict[str, Callable[[PlusReader], Pattern]] = {
    "φ": PlusReader.declaration,
    "realize": PlusReader.realize,
    "call": PlusReader.call,
    "each": PlusReader.each,
    "create_resources": PlusReader.create,
    "announce": PlusReader.announce,
    "param": PlusReader.parameter,
    "collect": PlusReader.collect,
    "expand": PlusReader.expand,
    "function": PlusReader.function,
}
