r"""Literals: strings, symbols, numbers, regular expressions, arrays and hashes."""

from __future__ import annotations

import re

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Lowering,
    Node,
    line_of,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.computed_regexps import regexp_of
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby.core.runtime import text_in
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import Symbol
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.syntax.regexps import check_regexp
from mupuppet.values.regexps import regexp_with
from mupuppet.values.value import Value


def lower_constant(value: Value) -> Closure:
    return lambda run: value


_ESCAPES = {
    "n": "\n", "t": "\t", "s": " ", "r": "\r", "0": "\0", "e": "\x1b", "a": "\a", "b": "\b",
    "f": "\f", "v": "\v", "\n": "",
}  # fmt: skip


def _unescaped(node: Node) -> str:
    """The characters that an escape sequence in double quotes stands for."""
    body = source_of(node)[1:]
    if body in _ESCAPES:
        return _ESCAPES[body]
    if body[0] == "u":
        codes = [int(code, 16) for code in body[1:].strip("{}").split()]
        if any(code > 0x10FFFF or 0xD800 <= code <= 0xDFFF for code in codes):
            raise unsupported(node, f"`\\{body}', which is not a character,")
        return "".join(map(chr, codes))
    if body[0] == "x" and int(body[1:], 16) < 128:
        return chr(int(body[1:], 16))
    if len(body) == 1 and not body.isalnum():
        return body
    if len(body) == 1 and body.isalpha() and body not in "cCMxu":
        return body
    raise unsupported(node, f"the escape sequence `\\{body}'")


def parts_of(lowering: Lowering, node: Node) -> list[str | Closure]:
    """The literal and interpolated parts of a string."""
    parts: list[str | Closure] = []
    for child in node.named_children:
        if child.type == "string_content":
            parts.append(source_of(child))
        elif child.type == "escape_sequence":
            parts.append(_unescaped(child))
        elif child.type == "interpolation":
            parts.append(lowering.statements(child.named_children))
        else:
            raise unsupported(child)
    return parts


def _text(lowering: Lowering, string: str) -> Closure:
    """A string; a new object each time if it can be changed."""
    if not lowering.changes or lowering.summary.freezes_literals:
        return lambda run: string
    return lambda run: RubyString(string)


def _joined(lowering: Lowering, parts: list[str | Closure]) -> Closure:
    if all(isinstance(part, str) for part in parts):
        return _text(lowering, "".join(part for part in parts if isinstance(part, str)))

    def join(run: Run) -> str:
        return "".join(
            [part if isinstance(part, str) else text_in(run, part(run)) for part in parts]
        )

    if lowering.changes:
        return lambda run: RubyString(join(run))
    return join


_RAW_ESCAPE = pattern(r"\\(.)", re.S)


def raw_string(node: Node) -> str | None:
    """The value of a string without interpolation (`'…'`, `%q(…)`); None for others."""
    opening, closing = source_of(node.children[0]), source_of(node.children[-1])
    if opening != "'" and not opening.startswith("%q"):
        return None
    body = source_of(node)[len(opening) : -len(closing)]
    special = "\\" + opening[-1] + closing
    return _RAW_ESCAPE.sub(lambda found: found[1] if found[1] in special else found[0], body)


def _string(lowering: Lowering, node: Node) -> Closure:
    raw = raw_string(node)
    return _text(lowering, raw) if raw is not None else _joined(lowering, parts_of(lowering, node))


def lower_frozen(lowering: Lowering, node: Node) -> Closure:
    """An expression of which only the value matters: a literal needs no new string."""
    if node.type == "string" and not any(c.type == "interpolation" for c in node.named_children):
        raw = raw_string(node)
        if raw is None:
            raw = "".join(str(part) for part in parts_of(lowering, node))
        string = raw
        return lambda run: string
    return lowering.lower(node)


def _chained_string(lowering: Lowering, node: Node) -> Closure:
    return _joined(lowering, [lowering.lower(child) for child in node.named_children])


def _simple_symbol(lowering: Lowering, node: Node) -> Closure:
    return lower_constant(Symbol(source_of(node)[1:]))


def _delimited_symbol(lowering: Lowering, node: Node) -> Closure:
    name = _joined(lowering, parts_of(lowering, node))
    return lambda run: Symbol(to_s(name(run)))


_NUMBER_FORMS = pattern(r"0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0[dD]?|[1-9][0-9]*")


def _character(lowering: Lowering, node: Node) -> Closure:
    """`?a`"""
    string = source_of(node)[1:]
    if len(string) != 1:
        raise unsupported(node, f"the character `?{string}'")
    return _text(lowering, string)


#: Python converts no more at once.
_MOST_DIGITS = 4_000


def _integer(lowering: Lowering, node: Node) -> Closure:
    string = source_of(node).replace("_", "")
    if _NUMBER_FORMS.fullmatch(string) is None:
        raise unsupported(node, f"the number `{string}'")
    if len(string) > _MOST_DIGITS:
        raise unsupported(node, "an integer of thousands of digits")
    if len(string) > 1 and string[0] == "0" and string[1].isdigit():
        return lower_constant(int(string, 8))
    return lower_constant(int(string, 0))


def _float(lowering: Lowering, node: Node) -> Closure:
    return lower_constant(float(source_of(node).replace("_", "")))


# --- Heredocs


def _heredoc(lowering: Lowering, node: Node) -> Closure:
    return _joined(lowering, heredoc_parts(lowering, node))


def heredoc_parts(lowering: Lowering, node: Node) -> list[str | Closure]:
    """`<<-END`: the content follows below, and so does its node in the tree."""
    body = lowering.summary.heredocs.get(node.start_byte)
    if body is None or not body.children or body.children[-1].type != "heredoc_end":
        raise unsupported(node, "a heredoc without an end")
    opening = source_of(node)
    parts: list[str | Closure] = []
    is_raw = "'" in opening
    if is_raw:
        parts.append("".join(source_of(c) for c in body.children if c.type != "heredoc_end"))
    else:
        for child in body.named_children:
            if child.type == "heredoc_content":
                parts.append(source_of(child))
            elif child.type == "escape_sequence":
                parts.append(_Escape(_unescaped(child)))
            elif child.type == "interpolation":
                parts.append(lowering.statements(child.named_children))
    if parts and isinstance(parts[0], str):
        parts[0] = parts[0].removeprefix("\n")
    if opening.startswith("<<~"):
        parts = _dedented(parts)
    if parts and isinstance(parts[-1], str) and not parts[-1].endswith("\n"):
        # Whitespace before the terminator.
        parts[-1] = parts[-1][: parts[-1].rfind("\n") + 1]
    return parts


class _Escape(str):
    """Characters written as an escape: whitespace in them is not indentation."""

    __slots__ = ()


_INDENTATION = pattern(r"^[ \t]*(?=[^ \t\n])", re.M)


def _dedented(parts: list[str | Closure]) -> list[str | Closure]:
    """Remove the indentation that all lines share."""
    # An interpolation counts as a character of its line.
    whole = "".join(
        "x" if not isinstance(part, str) or isinstance(part, _Escape) else part for part in parts
    )
    widths = [len(found[0].expandtabs(8)) for found in _INDENTATION.finditer(whole)]
    width = min(widths, default=0)
    made: list[str | Closure] = []
    at_start = True
    for part in parts:
        if not isinstance(part, str) or isinstance(part, _Escape):
            made.append(part)
            at_start = False
            continue
        lines = part.split("\n")
        for index, line in enumerate(lines):
            if index or at_start:
                blanks = len(line) - len(line.lstrip(" \t"))
                lines[index] = line[min(width, blanks) :]
        made.append("\n".join(lines))
        at_start = False
    return made


# --- Regular expressions


def _regex(lowering: Lowering, node: Node) -> Closure:
    closing = source_of(node.children[-1])
    options = closing[1:]
    if set(options) - set("imxo"):
        raise unsupported(node, f"the option `{options}' of a regular expression")
    parts: list[str | Closure] = []
    for child in node.named_children:
        if child.type == "interpolation":
            parts.append(lowering.statements(child.named_children))
        else:
            string = source_of(child)
            parts.append("/" if string == "\\/" else string)
    line = line_of(node)
    if all(isinstance(part, str) for part in parts):
        # Two parts may make an escaped slash where the parser cut between them.
        source = "".join(part for part in parts if isinstance(part, str)).replace("\\/", "/")
        problem = check_regexp(source)
        if problem is not None:
            raise UnsupportedRuby(f"a regular expression with a mistake: {problem}", line)
        return lower_constant(regexp_with(source, options))

    def build(run: Run) -> Value:
        made = ""
        for part in parts:
            made += part if isinstance(part, str) else to_s(part(run))
        return regexp_of(made, options)

    return build


# --- Arrays of words


def _string_array(lowering: Lowering, node: Node) -> Closure:
    words: list[Closure] = []
    is_raw = source_of(node.children[0])[1] in "wi"
    for child in node.named_children:
        if is_raw:
            words.append(_text(lowering, raw_word(child)))
        else:
            words.append(_joined(lowering, parts_of(lowering, child)))
    if node.type == "symbol_array":
        return lambda run: [Symbol(to_s(word(run))) for word in words]
    return lambda run: [word(run) for word in words]


def raw_word(node: Node) -> str:
    """A word of `%w[…]`."""
    return _RAW_WORD_ESCAPE.sub(r"\1", source_of(node))


#: What a backslash escapes in `%w[…]`: whitespace, itself and brackets.
_RAW_WORD_ESCAPE = pattern(r"\\([\s\\\[\](){}<>])")


LOWERINGS.update(
    {
        "heredoc_beginning": _heredoc,
        "string": _string,
        "chained_string": _chained_string,
        "simple_symbol": _simple_symbol,
        "delimited_symbol": _delimited_symbol,
        "character": _character,
        "integer": _integer,
        "float": _float,
        "regex": _regex,
        "string_array": _string_array,
        "symbol_array": _string_array,
    }
)
