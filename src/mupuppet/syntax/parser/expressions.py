"""Expressions: operators, and what follows an operand.

Operators are parsed by how tightly they bind (Pratt's method).
"""

from __future__ import annotations

from typing import cast

from mupuppet.syntax import tokens as t
from mupuppet.syntax.nodes import (
    Access,
    Binary,
    BinaryOperator,
    Call,
    Expression,
    Hash,
    HashEntry,
    MethodCall,
    Name,
    Selector,
    SelectorOption,
    String,
)
from mupuppet.syntax.parser.state import LEAVES, POSTFIXES, PREFIXES, ParserState, follows

#: How tightly operators bind. Equality binds tighter than comparison in Puppet.
_BINARY_POWER: dict[str, int] = {
    "in": 80,
    "=~": 75, "!~": 75,
    "*": 70, "/": 70, "%": 70,
    "+": 65, "-": 65,
    "<<": 60, ">>": 60,
    "==": 55, "!=": 55,
    "<": 50, ">": 50, "<=": 50, ">=": 50,
    "and": 40,
    "or": 35,
}  # fmt: skip
_SELECTOR_POWER = 45
_STRINGS = frozenset([t.STRING, t.INTERPOLATED, t.STRING_START, t.VARIABLE])
#: Unary operators bind tighter than all binary ones, and looser than what follows an operand.
UNARY_POWER = 85
_POSTFIX_POWER = 90
POWER: dict[str, int] = (
    _BINARY_POWER
    | {"?": _SELECTOR_POWER}
    | dict.fromkeys(["(", ".", "[", "<|", "<<|"], _POSTFIX_POWER)
)
_BRACKETS = frozenset(["(", "["])
EDGES = frozenset(["->", "~>", "<-", "<~"])
ASSIGNMENTS = frozenset(["=", "+=", "-="])
#: What can follow an expression and make something of it that is none.
BEYOND_EXPRESSION = EDGES | ASSIGNMENTS | {"{"}
#: What begins a resource, if a brace follows `class`.
RESOURCE_STARTS = frozenset(["@", "@@", "class"])
#: Keywords that are strings where they begin nothing else.
KEYWORD_VALUES = frozenset(["type", "function"])
CLASS_NAMES = frozenset([t.NAME, t.WORD, t.CLASSREF])
_CLASS_NAME_STARTS = CLASS_NAMES | {"class", t.STRING}
_prefix = PREFIXES.get
_leaf = LEAVES.get
_power = POWER.get


class Expressions(ParserState):
    """Operators, accesses, calls and selectors."""

    def _expression(self, minimum: int) -> Expression:
        """An expression of operators that bind at least as tightly as `minimum`."""
        kinds = self.kinds
        i = self.i
        kind = kinds[i]
        leaf = _leaf(kind)
        if leaf is not None:
            self.i = i + 1
            left: Expression = leaf(self.values[i], self.starts[i], self.ends[i])
            if kinds[i + 1] not in POWER:
                return left
        else:
            prefix = _prefix(kind)
            if prefix is None:
                self._unexpected()
            left = prefix(self)
            if kinds[self.i] not in POWER:
                return left
        return self._operators(left, minimum)

    def _operators(self, left: Expression, minimum: int) -> Expression:
        """Continue after an operand with operators, calls and accesses."""
        kinds = self.kinds
        links = 0
        while True:
            kind = kinds[self.i]
            power = _power(kind)
            if power is None or power < minimum:
                break
            if power == _POSTFIX_POWER:
                if kind in _BRACKETS and not self._goes_on(self.i):
                    break
                left = POSTFIXES[kind](self, left)
            elif kind == "?":
                left = self._selector(left)
            else:
                at = self.starts[self.i]
                self.i += 1
                right = self._expression(power + 1)
                left = Binary(cast(BinaryOperator, kind), left, right, at, left.start, right.end)
            links += 1
        if links > self.longest_chain:
            self.longest_chain = links
        return left

    # --- Behind an operand

    @follows("[")
    def _access(self, left: Expression) -> Access:
        keys = self._bracketed_keys(trailing_comma=True)
        return Access(left, keys, left.start, self.ends[self.i - 1])

    def _bracketed_keys(self, *, trailing_comma: bool) -> tuple[Expression, ...]:
        """`[key, key => value, ...]`: the keys of an access or a type's parameters."""
        kinds = self.kinds
        opening = self.i
        self.i += 1
        self._enter()
        keys: list[Expression] = []
        pairs: list[HashEntry] = []
        while True:
            key = self._key()
            if isinstance(key, HashEntry):
                pairs.append(key)
            else:
                if pairs:
                    _flush_pairs(keys, pairs)
                keys.append(key)
            if kinds[self.i] != ",":
                break
            self.i += 1
            if trailing_comma and kinds[self.i] == "]":
                break
        if pairs:
            _flush_pairs(keys, pairs)
        self.depth -= 1
        self._close("]", opening, comma=True)
        return tuple(keys)

    def _key(self) -> Expression | HashEntry:
        """A key is an expression; only as the key of a pair may it be more than that."""
        kind = self.kinds[self.i]
        if kind in KEYWORD_VALUES and self._is_keyword_value(kind):
            left: Expression = self._keyword_value()
        elif kind in RESOURCE_STARTS and (kind != "class" or self.kinds[self.i + 1] == "{"):
            left = self._assignment()
        else:
            left = self._expression(0)
            if self.kinds[self.i] not in BEYOND_EXPRESSION:
                return self._pair(left) if self.kinds[self.i] == "=>" else left
            left = self._beyond_expression(left)
        if self.kinds[self.i] != "=>":
            self._unexpected()
        return self._pair(left)

    @follows("(")
    def _call(self, function: Expression) -> Call:
        arguments = self._arguments(trailing_comma=True)
        block = self._lambda() if self.kinds[self.i] == "|" else None
        return Call(function, arguments, block, True, function.start, self.ends[self.i - 1])

    @follows(".")
    def _method_call(self, receiver: Expression) -> MethodCall:
        kinds = self.kinds
        at = self.starts[self.i]
        self.i += 1
        i = self.i
        if kinds[i] != t.NAME and kinds[i] != "type":
            hint = "the name of a function must follow the dot"
            if kinds[i] in _STRINGS:
                from mupuppet.syntax.other_languages import JOINING  # for a mistake only

                hint = f"{hint}; {JOINING}"
            self._unexpected(hint)
        name = Name(self.values[i], self.starts[i], self.ends[i])
        self.i += 1
        arguments: tuple[Expression, ...] = ()
        if kinds[self.i] == "(" and self._goes_on(self.i):
            at = self.starts[self.i]
            arguments = self._arguments(trailing_comma=False)
        block = self._lambda() if kinds[self.i] == "|" else None
        end = self.ends[self.i - 1]
        return MethodCall(receiver, name, arguments, block, at, receiver.start, end)

    def _arguments(self, *, trailing_comma: bool) -> tuple[Expression, ...]:
        opening = self.i
        self.i += 1
        if self.kinds[self.i] == ")":
            self.i += 1
            return ()
        arguments = self._elements(")", trailing_comma=trailing_comma, keywords=False)
        self._close(")", opening, comma=True)
        return arguments

    def _elements(
        self, closer: str, *, trailing_comma: bool, keywords: bool
    ) -> tuple[Expression, ...]:
        """Elements of an array or arguments of a call: adjacent pairs make one hash.

        `type` and `function` may be elements of an array; elsewhere only keys and values.
        """
        kinds = self.kinds
        self._enter()
        elements: list[Expression] = []
        pairs: list[HashEntry] = []
        while True:
            kind = kinds[self.i]
            if kind in KEYWORD_VALUES and self._is_keyword_value(kind):
                element: Expression = self._keyword_value()
                if not keywords and kinds[self.i] != "=>":
                    self._unexpected()
            else:
                element = self._assignment()
            if kinds[self.i] == "=>":
                pairs.append(self._pair(element))
            else:
                if pairs:
                    _flush_pairs(elements, pairs)
                elements.append(element)
            if kinds[self.i] != ",":
                break
            self.i += 1
            if trailing_comma and kinds[self.i] == closer:
                break
        if pairs:
            _flush_pairs(elements, pairs)
        self.depth -= 1
        return tuple(elements)

    def _pair(self, key: Expression) -> HashEntry:
        at = self.starts[self.i]
        self.i += 1
        kind = self.kinds[self.i]
        if kind in KEYWORD_VALUES and self._is_keyword_value(kind):
            value: Expression = self._keyword_value()
        else:
            value = self._assignment()
        return HashEntry(key, value, at, key.start, value.end)

    def _is_keyword_value(self, kind: str) -> bool:
        """`type` and `function` are strings where they begin nothing else."""
        if kind == "type":
            following = self.kinds[self.i + 1]
            if following == "(":
                return not self._goes_on(self.i + 1)
            return following != t.CLASSREF
        return kind == "function" and self.kinds[self.i + 1] not in _CLASS_NAME_STARTS

    def _keyword_value(self) -> String:
        i = self.i
        self.i += 1
        return String(self.kinds[i], self.starts[i], self.ends[i])

    def _selector(self, left: Expression) -> Selector:
        kinds = self.kinds
        self.i += 1
        self._enter()
        if kinds[self.i] == "{":
            opening = self.i
            self.i += 1
            options = [self._selector_option()]
            while kinds[self.i] == ",":
                self.i += 1
                if kinds[self.i] == "}":
                    break
                options.append(self._selector_option())
            self._close("}", opening, comma=True)
        else:
            options = [self._selector_option()]
        self.depth -= 1
        return Selector(left, tuple(options), left.start, self.ends[self.i - 1])

    def _selector_option(self) -> SelectorOption:
        match = self._expression(0)
        if self.kinds[self.i] != "=>":
            is_colon = self.kinds[self.i] == ":"
            self._unexpected(
                "write `$x ? { true => 1, default => 2 }`, or `if $x { 1 } else { 2 }`"
                if is_colon
                else "`=>` and a value must follow what a selector compares with"
            )
        at = self.starts[self.i]
        self.i += 1
        value = self._expression(0)
        return SelectorOption(match, value, at, match.start, value.end)


def _flush_pairs(elements: list[Expression], pairs: list[HashEntry]) -> None:
    """Make one hash of the pairs that were written next to each other."""
    elements.append(Hash(tuple(pairs), pairs[0].start, pairs[-1].end))
    pairs.clear()
