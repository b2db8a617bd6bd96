r"""The syntax of Ruby's regular expressions (the engine Onigmo, in its Ruby syntax).

One pass over the source, with an explicit stack of open groups. What the pass cannot decide is
left to `checks`.
"""

from __future__ import annotations

from mupuppet.syntax.regexps.checks import check_pattern
from mupuppet.syntax.regexps.classes import skip_class
from mupuppet.syntax.regexps.escapes import RegexpError, resolve_escapes
from mupuppet.syntax.regexps.names import (
    NAME_ENDS,
    quoted,
    read_name,
    read_name_with_level,
    scan_number,
)
from mupuppet.syntax.regexps.structure import (
    CHARACTER,
    NOTHING,
    Anchor,
    AnchorKind,
    BackReference,
    Call,
    Choice,
    Group,
    GroupKind,
    Node,
    Pattern,
    Repeat,
    Sequence,
)

_DEPTH_LIMIT = 4096
_GROUP_LIMIT = 32767
_REPEAT_LIMIT = 100_000
_REFERENCE_LIMIT = 1000

_NAME_OPENERS = ("<", "'")
_POSITIONS = frozenset("AGbBK")
_OPTIONS = frozenset("-imxadu")
_OCTAL_DIGITS = frozenset("01234567")
_EXTENDED_SPACE = frozenset(" \t\n\r\f")
_LOOKAROUND = {"=": AnchorKind.LOOKAHEAD, "!": AnchorKind.LOOKAHEAD}
_LOOKBEHIND = {"=": AnchorKind.LOOKBEHIND, "!": AnchorKind.NEGATIVE_LOOKBEHIND}
_ENCLOSURES = {">": GroupKind.ATOMIC, "~": GroupKind.ABSENCE}


def reason_of_rejection(pattern: str) -> str | None:
    """Why Ruby rejects the pattern; None when it does not."""
    try:
        check_pattern(_Parser(resolve_escapes(pattern)).parse())
    except RegexpError as error:
        return str(error)
    return None


class _Frame:
    """An open group: what is read of it, and what is true again after it."""

    __slots__ = ("alternatives", "extended", "items", "needs_close", "node")

    def __init__(self, node: Group | Anchor | None, extended: bool, needs_close: bool) -> None:
        self.node = node  # None: a group that only groups
        self.extended = extended  # what it was before the group
        # `(?i)` opens a group that ends with the one around it, without a parenthesis.
        self.needs_close = needs_close
        self.alternatives: list[Node] = []
        self.items: list[Node] = []

    def finish_alternative(self) -> None:
        items = self.items
        self.alternatives.append(
            items[0] if len(items) == 1 else Sequence(items) if items else NOTHING
        )
        self.items = []

    def content(self) -> Node:
        self.finish_alternative()
        alternatives = self.alternatives
        return alternatives[0] if len(alternatives) == 1 else Choice(alternatives)


class _Parser:
    def __init__(self, source: str) -> None:
        self._source = source
        self._pos = 0
        self._extended = False
        self._pattern = Pattern()
        self._frame = _Frame(None, False, False)
        self._frames = [self._frame]
        # The capturing groups that are open, and how many of them have each name.
        self._open_groups: list[Group] = []
        self._open_names: dict[str, int] = {}
        self._closed: set[int] = set()  # the numbers of the others

    def parse(self) -> Pattern:
        source = self._source
        end = len(source)
        while self._pos < end:
            char = source[self._pos]
            self._pos += 1
            action = _ACTIONS.get(char)
            if action is None:
                self._frame.items.append(CHARACTER)
            else:
                action(self)
        if any(frame.needs_close for frame in self._frames):
            raise RegexpError("end pattern with unmatched parenthesis")
        self._close_option_groups()
        self._pattern.whole.target = self._frame.content()
        return self._pattern

    def _add(self, node: Node) -> None:
        self._frame.items.append(node)

    def _character(self) -> None:
        self._frame.items.append(CHARACTER)

    def _position(self) -> None:
        self._frame.items.append(Anchor(AnchorKind.POSITION))

    def _peek(self) -> str:
        return self._source[self._pos : self._pos + 1]

    # --- Repetition

    def _star(self) -> None:
        self._repeat(0, None)

    def _plus(self) -> None:
        self._repeat(1, None)

    def _question(self) -> None:
        self._repeat(0, 1)

    def _repeat(self, least: int, most: int | None) -> None:
        """An operator of one character, with its lazy or possessive form."""
        suffix = self._peek()
        self._quantify(least, most)
        if suffix == "?":
            self._pos += 1
        elif suffix == "+":
            self._pos += 1
            items = self._frame.items
            items[-1] = Group(GroupKind.ATOMIC, target=items[-1])

    def _quantify(self, least: int, most: int | None) -> None:
        items = self._frame.items
        if not items:
            raise RegexpError("target of repeat operator is not specified")
        if least != 1 or most != 1:
            items[-1] = Repeat(least, most, items[-1])

    def _brace(self) -> None:
        """`{n}`, `{n,}`, `{,m}`, `{n,m}`; any other brace stands for itself."""
        source, start, end = self._source, self._pos, len(self._source)
        least, pos = self._repeat_number(start)
        has_least = pos > start
        most: int | None = least
        is_range = source.startswith(",", pos)
        if is_range:
            comma = pos
            most, pos = self._repeat_number(comma + 1)
            if pos == comma + 1:
                most = None
        if pos == end or source[pos] != "}" or not (has_least or (is_range and most is not None)):
            self._character()
            return
        if most is not None and most < least:
            raise RegexpError("upper is smaller than lower in repeat range")
        self._pos = pos + 1
        self._quantify(least, most)
        if is_range and self._peek() == "?":
            self._pos += 1

    def _repeat_number(self, pos: int) -> tuple[int, int]:
        number, pos = scan_number(self._source, pos, len(self._source))
        if number is None or number > _REPEAT_LIMIT:
            raise RegexpError("too big number for repeat range")
        return number, pos

    # --- Alternatives and groups

    def _bar(self) -> None:
        self._frame.finish_alternative()

    def _close(self) -> None:
        self._close_option_groups()
        frame = self._frame
        if not frame.needs_close:
            raise RegexpError("unmatched close parenthesis")
        self._pop(frame)

    def _close_option_groups(self) -> None:
        while not self._frame.needs_close and len(self._frames) > 1:
            self._pop(self._frame)

    def _pop(self, frame: _Frame) -> None:
        """Close a group and add it to the one around it."""
        content = frame.content()
        self._extended = frame.extended
        self._frames.pop()
        self._frame = self._frames[-1]
        node = frame.node
        if node is None:
            self._add(content)
            return
        node.target = content
        if isinstance(node, Group):
            if node.kind is GroupKind.CAPTURE:
                self._open_groups.pop()
                self._closed.add(node.number)
                if node.name is not None:
                    self._open_names[node.name] -= 1
            elif node.kind is GroupKind.CONDITION and not isinstance(content, Choice):
                node.target = Choice([content, NOTHING])
        self._add(node)

    def _push(self, node: Group | Anchor | None, *, needs_close: bool = True) -> None:
        if len(self._frames) >= _DEPTH_LIMIT:
            raise RegexpError("parse depth limit over")
        self._frame = _Frame(node, self._extended, needs_close)
        self._frames.append(self._frame)

    def _open(self) -> None:
        source = self._source
        if self._pos == len(source):
            raise RegexpError("end pattern with unmatched parenthesis")
        if source[self._pos] != "?":
            self._capture(None)
            return
        self._pos += 1
        if self._pos == len(source):
            raise RegexpError("end pattern in group")
        kind = source[self._pos]
        self._pos += 1
        if kind == "#":
            self._comment()
        elif kind == ":":
            self._push(None)
        elif kind in _LOOKAROUND:
            self._push(Anchor(_LOOKAROUND[kind]))
        elif kind in _ENCLOSURES:
            self._push(Group(_ENCLOSURES[kind]))
        elif kind == "<":
            self._angle()
        elif kind == "'":
            self._named("'")
        elif kind == "(":
            self._condition()
        elif kind in _OPTIONS:
            self._options(kind)
        else:
            raise RegexpError("undefined group option")

    def _comment(self) -> None:
        """Skip `(?#...)`, in which a backslash escapes the parenthesis."""
        source, pos, end = self._source, self._pos, len(self._source)
        while pos < end and source[pos] != ")":
            pos += 2 if source[pos] == "\\" else 1
        if pos >= end:
            raise RegexpError("end pattern in group")
        self._pos = pos + 1

    def _angle(self) -> None:
        """`(?<=`, `(?<!` or `(?<name>`."""
        kind = self._peek()
        if not kind:
            raise RegexpError("end pattern with unmatched parenthesis")
        if kind in _LOOKBEHIND:
            self._pos += 1
            anchor = Anchor(_LOOKBEHIND[kind])
            self._pattern.to_check.append(anchor)
            self._push(anchor)
        else:
            self._named("<")

    def _named(self, opened_by: str) -> None:
        name, _, self._pos = read_name(self._source, self._pos, opened_by, numbers=False)
        self._capture(name)

    def _capture(self, name: str | None) -> None:
        pattern = self._pattern
        number = len(pattern.groups) + 1
        if number > _GROUP_LIMIT:
            raise RegexpError("too many capture groups are specified")
        group = Group(GroupKind.CAPTURE, number, name, around=self._innermost())
        pattern.groups.append(group)
        if name is not None:
            pattern.names.setdefault(name, []).append(number)
            self._open_names[name] = self._open_names.get(name, 0) + 1
        self._open_groups.append(group)
        self._push(group)

    def _innermost(self) -> Group | None:
        return self._open_groups[-1] if self._open_groups else None

    def _condition(self) -> None:
        """`(?(1)yes|no)`, `(?(<name>)yes|no)`."""
        kind = self._peek()
        if not kind:
            raise RegexpError("undefined group option")
        group = Group(GroupKind.CONDITION)
        if kind.isdecimal():
            _, group.number, self._pos = read_name(self._source, self._pos, "(", numbers=True)
        elif kind == "<" or kind == "'":
            self._pos += 1
            reference = self._reference(kind)
            group.number = reference.numbers[0]
            group.name = ""
            if self._peek() != ")":
                raise RegexpError("undefined group option")
            self._pos += 1
        else:
            raise RegexpError("invalid conditional pattern")
        self._pattern.to_check.append(group)
        self._push(group)

    def _options(self, letter: str) -> None:
        """`(?imx-imx)` or `(?imx-imx:...)`; only `x` changes how the rest is read."""
        extended = self._extended
        on = True
        while letter not in "):":
            if letter == "-":
                on = False
            elif letter == "x":
                extended = on
            elif letter not in _OPTIONS or (letter in "adu" and not on):
                raise RegexpError("undefined group option")
            if self._pos == len(self._source):
                raise RegexpError("end pattern in group")
            letter = self._source[self._pos]
            self._pos += 1
        self._push(Group(GroupKind.OPTIONS), needs_close=letter == ":")
        self._extended = extended

    # --- Extended mode

    def _space(self) -> None:
        if not self._extended:
            self._character()

    def _hash(self) -> None:
        if not self._extended:
            self._character()
            return
        newline = self._source.find("\n", self._pos)
        self._pos = len(self._source) if newline < 0 else newline + 1

    # --- Classes and escapes

    def _class(self) -> None:
        self._pos = skip_class(self._source, self._pos, _DEPTH_LIMIT - len(self._frames))
        self._character()

    def _escape(self) -> None:
        char = self._peek()
        if not char:
            raise RegexpError("end pattern at escape")
        self._pos += 1
        if char in _POSITIONS:
            self._position()
        elif char in "zZ":
            self._add(Anchor(AnchorKind.END))
        elif char in "RX":
            self._add(Group(GroupKind.ATOMIC, target=CHARACTER))
        elif char == "x":
            self._pos += 2
            self._character()
        elif char in "123456789":
            self._numbered(char)
        elif char == "k" and self._peek() in _NAME_OPENERS:
            self._pos += 1
            reference = self._reference(self._source[self._pos - 1])
            self._pattern.to_check.append(reference)
            self._add(reference)
        elif char == "g" and self._peek() in _NAME_OPENERS:
            self._pos += 1
            self._call(self._source[self._pos - 1])
        elif char in "pP" and self._peek() == "{":
            from mupuppet.syntax.regexps.properties import skip_property

            self._pos = skip_property(self._source, self._pos + 1)
            self._character()
        else:
            self._character()

    def _numbered(self, first: str) -> None:
        """A back reference, if there are that many groups or the number is small."""
        start = self._pos - 1
        number, end = scan_number(self._source, start, len(self._source))
        groups = len(self._pattern.groups)
        if number is not None and number <= _REFERENCE_LIMIT and (number <= groups or number <= 9):
            self._pos = end
            reference = self._by_number(number)
            self._pattern.to_check.append(reference)
            self._add(reference)
            return
        if first not in "89":
            while self._pos < start + 3 and self._peek() in _OCTAL_DIGITS:
                self._pos += 1
        self._character()

    def _by_number(self, number: int) -> BackReference:
        is_open = number <= len(self._pattern.groups) and number not in self._closed
        return BackReference([number], False, is_open)

    def _reference(self, opened_by: str) -> BackReference:
        r"""The back reference whose name follows: `\k<name>`, `\k<-1>`, `\k<name+1>`."""
        name, number, self._pos = read_name_with_level(self._source, self._pos, opened_by)
        if number:
            if number < 0:
                number += len(self._pattern.groups) + 1
                if number <= 0:
                    raise RegexpError("invalid backref number/name")
            return self._by_number(number)
        numbers = self._pattern.names.get(name)
        if numbers is None:
            raise RegexpError(f"undefined name <{quoted(name)}> reference")
        return BackReference(numbers, True, self._open_names[name] > 0)

    def _call(self, opened_by: str) -> None:
        r"""`\g<name>`, `\g<1>`, `\g<-1>`, `\g<+1>`, `\g<0>`."""
        source = self._source
        is_relative = is_whole = False
        name, number = "", 0
        if self._peek() == "0":
            self._pos += 1
            is_whole = self._peek() == NAME_ENDS[opened_by]
        elif self._peek() == "+":
            self._pos += 1
            is_relative = True
        if is_whole:
            self._pos += 1
        else:
            name, number, self._pos = read_name(source, self._pos, opened_by, numbers=True)
        if number < 0 or is_relative:
            number += len(self._pattern.groups) + (number <= 0)
            if number <= 0:
                raise RegexpError("invalid backref number/name")
        call = Call(name, number, is_whole, self._innermost())
        self._pattern.calls.append(call)
        self._add(call)


_ACTIONS = {
    "\\": _Parser._escape,
    "[": _Parser._class,
    "(": _Parser._open,
    ")": _Parser._close,
    "|": _Parser._bar,
    "*": _Parser._star,
    "+": _Parser._plus,
    "?": _Parser._question,
    "{": _Parser._brace,
    "^": _Parser._position,
    "$": _Parser._position,
    "#": _Parser._hash,
    **dict.fromkeys(_EXTENDED_SPACE, _Parser._space),
}
