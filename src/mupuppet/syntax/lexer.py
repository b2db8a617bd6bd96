"""Text to tokens.

One master regular expression matches white space, comments and the token after them; the
rest of this file is what a regular expression cannot decide:

- `/` begins a regular expression or divides, by the token before it;
- `(`, `[` and `{` have two kinds each (see `tokens`);
- an interpolated string is cut into its pieces of text with the tokens of its expressions
  between them. A stack of open interpolations replaces recursion, so nesting has no limit;
- a heredoc's text lies on the lines below its `@(...)`; its tokens come where the `@(...)`
  is, and the lexer jumps over those lines when it gets there;
- a template is text with code between `<%` and `%>`.

What is no token becomes an `ERROR` token, so that errors stay in order with those of the
parser. The lexer never raises.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache

from mupuppet.basics.patterns import pattern
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import tokens as t
from mupuppet.syntax.escapes import (
    DOUBLE_QUOTED_ESCAPES,
    BadCodePoint,
    resolve,
    resolve_single_quoted,
)
from mupuppet.syntax.tokens import Tokens

#: Space separators: what Ruby's [[:blank:]] matches besides space and tab.
_BLANKS = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
_BLANK = f"[ \\t{_BLANKS}]"
_BLANK_OR_RETURN = pattern(f"[ \\t\\r{_BLANKS}]*")
_W = "[A-Za-z0-9_]"
_Find = Callable[[str, int], Iterator[re.Match[str]]]

#: Punctuation that is always just itself, and the expression that matches the longest.
_OPERATORS = {
    text: text
    for text in (
        "=> == =~ = , ) ] ; . ? += +> + != !~ ! <<| << <= <| <- <~ < >> >= > |>> |> | ~> ~ * "
        "-> -= - @@ @ : %"
    ).split()
}
_PUNCTUATION = (
    r"[\]),;.?*%]|=[>=~]?|\+[=>]?|-[>=]?|![=~]?|<<\|?|<[=|~-]?|>[>=]?|\|(?:>>?)?|~>?"
    r"|@@|@(?!\()|:(?!:)"
)

_COMMENT = r"\#[^\n]*+|/\*(?s:.*?)\*/"
_SKIP = rf"[ \t\r\n]*+(?:(?:{_COMMENT})[ \t\r\n]*+)*+"
#: While the text of a heredoc waits below the current line, a line break is an event.
_SKIP_TO_LINE_END = rf"[ \t\r]*+(?:(?:{_COMMENT})[ \t\r]*+)*+"

_TOKEN = rf"""(?:
    ([a-z]{_W}*+(?:::[a-z]{_W}*+)*+(?!-+{_W}|::_))                            # 1 name, keyword
  | ({_PUNCTUATION})                                                          # 2 punctuation
  | \$((?:::)?{_W}++(?:::{_W}++)*+)                                           # 3 variable
  | '([^'\\]++|(?='(?!(?:\\\\)*+')))'                                           # 4 simple string
  | ([(\[{{}}])                                                               # 5 brackets
  | "([^"\\$]++|(?="(?!(?:\\\\)*+["$])))"                                        # 6 simple string
  | ((?:::)?[A-Z]{_W}*+(?:::[A-Z]{_W}*+)*+(?!::))                             # 7 type name
  | (?<!\w)(0[xX][0-9A-Fa-f]+(?!\w)|[0-9]+(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?(?!\w))  # 8 number
  | ((?:::)?[a-z_](?:[A-Za-z0-9_-]*{_W})?(?:::[a-z_](?:[A-Za-z0-9_-]*{_W})?)*)   # 9 other word
  | ((?!))                                                                    # 10 end of a tag
  | ((?s:.))                                                                  # 11 anything else
  | (\Z)                                                                      # 12
)"""
#: In a template `-%>` is no minus. The groups are the same.
_EPP_TOKEN = _TOKEN.replace(f"({_PUNCTUATION})", f"((?!-?%>)(?:{_PUNCTUATION}))").replace(
    "((?!))", "(-?%>)"
)


@cache
def _finder(epp: bool, to_line_end: bool) -> _Find:
    """The master expression. Each takes milliseconds to build, and most runs need only one."""
    skip = _SKIP_TO_LINE_END if to_line_end else _SKIP
    return re.compile(skip + (_EPP_TOKEN if epp else _TOKEN), re.VERBOSE).finditer


# Puppet looks for the end of a piece of text from its second character on, and at the first
# only if there is none: so a quote (or dollar) that is directly followed by another, or by
# backslashes and another, is text.
_SINGLE_QUOTED = pattern(r"((?:'(?=(?:\\\\)*+'))?+(?:[^'\\]++|\\(?s:.))*+)'")
_DOUBLE_QUOTED_PIECE = pattern(r'((?:["$](?=(?:\\\\)*+["$]))?+(?:[^"\\$]++|\\(?s:.))*+)("|\$\{?)')
#: Heredoc text up to an interpolation or the end: with and without `\$` as an escape.
_HEREDOC_PIECE = pattern(r"((?:[^\\$]++|\\(?s:.))*+)(\$\{?|\Z)")
_HEREDOC_PIECE_DOLLAR = pattern(r"([^$]*+)(\$\{?|\Z)")
#: The rest of `${name}`. (`${true}` is an error.)
_BRACED_NAME = pattern(rf"((?!(?:true|false)\}})[a-z]{_W}*+(?:::[a-z]{_W}*+)*+)\}}")
_VARIABLE_NAME = pattern(rf"(?:::)?{_W}++(?:::{_W}++)*+")
_REGEXP = pattern(r"/([^/\\]*+(?:\\(?s:.)[^/\\]*+)*+)/")
_WORD_RUN = pattern(rf"{_W}+")
_HEREDOC_TAG = pattern(
    rf"@\(([^:/\r\n)]+)(?::{_BLANK}*([a-z][a-zA-Z0-9_+]+){_BLANK}*)?(?:/([A-Za-z0-9_$]*){_BLANK}*)?\)"
)
_QUOTED_TAG = pattern(r'"(.*)"\Z')
_RUBY_SPACE = " \t\n\v\f\r\0"

#: After these a slash divides.
_NO_REGEXP_AFTER = frozenset(
    [
        ")", "]", "|>>", "|>", t.NAME, t.CLASSREF, t.NUMBER, t.STRING, t.BOOLEAN, t.STRING_START,
        t.STRING_MIDDLE, t.STRING_END, t.HEREDOC, t.REGEXP, t.VARIABLE, t.WORD,
    ]
)  # fmt: skip
_OPENS_TEXT = frozenset(['"', "@"])
_BECOMES_VARIABLE = frozenset([t.NUMBER, t.NAME, t.WORD, *t.KEYWORDS.values()])


def lex(source: SourceFile, *, epp: bool = False) -> Tokens:
    """The tokens of a manifest or a template."""
    lexer = Lexer(source, source.text, epp=epp)
    lexer.run()
    return lexer.tokens


class _OpenString:
    """A string in whose interpolation the lexer is."""

    __slots__ = ("braces", "first_token", "quoted")

    def __init__(self, braces: int, first_token: int, quoted: bool) -> None:
        self.braces = braces
        self.first_token = first_token
        self.quoted = quoted


class Lexer:
    """The state of lexing one text: a file, or the text of one heredoc in it."""

    def __init__(
        self,
        source: SourceFile,
        text: str,
        *,
        epp: bool = False,
        parent: "Lexer | None" = None,
    ) -> None:
        self.source = source
        self.text = text
        self.tokens = Tokens()
        self.epp = epp
        self.rendering = False  # inside <%= ... %>
        self.template_open = False
        self.parent = parent
        self.open_strings: list[_OpenString] = []
        self.braces = 0
        #: Where the text goes on after the next line break, if heredocs come between.
        self.jump: int | None = None
        #: In a heredoc's text: where its lines begin here and in the text of the parent,
        #: and what it escapes.
        self.line_starts: list[int] = []
        self.line_origins: list[int] = []
        self.heredoc_escapes: frozenset[str] = frozenset()

    # --- The main loop

    def run(self, pos: int = 0) -> None:
        if self.epp:
            pos = self._template_text(0, trim=False)
        text = self.text
        kinds = self.tokens.kinds
        values = self.tokens.values
        add_kind = kinds.append
        add_value = values.append
        add_start = self.tokens.starts.append
        add_end = self.tokens.ends.append
        find = _finder(self.epp, False)
        keywords = t.KEYWORDS.get
        operators = _OPERATORS
        after = ""  # the kind of the token before
        # Something is always found where the search begins: group 11 matches anything. A new
        # search begins where a string, a heredoc or the like ends.
        while True:
            for m in find(text, pos):
                group = m.lastindex or 0
                value = m[group]
                pos = m.end()
                if group == 1:
                    after = keywords(value, t.NAME)
                    add_kind(after)
                    add_value(value)
                    add_start(pos - len(value))
                    add_end(pos)
                    continue
                if group == 2:
                    after = operators[value]
                    add_kind(after)
                    add_value(None)
                    add_start(pos - len(value))
                    add_end(pos)
                    continue
                start = m.start(group)
                if group == 3:
                    after = t.VARIABLE
                    add_kind(t.VARIABLE)
                    add_value(value)
                    start -= 1
                elif group == 4 or group == 6:
                    after = t.STRING
                    add_kind(t.STRING)
                    add_value(value)
                    start -= 1
                elif group == 5:
                    if value == "{":
                        self.braces += 1
                        after = t.SELECTOR_BRACE if after == "?" else "{"
                    elif value == "}":
                        self.braces -= 1
                        after = "}"
                        if self.open_strings and self.open_strings[-1].braces == self.braces:
                            pos = self._resume_string(start, pos)
                            if not self.open_strings:
                                after = kinds[-1] if kinds else ""
                            break
                    elif value == "[":
                        after = t.LIST_START if not start or text[start - 1] in _SPACES else "["
                    elif not start or text[start - 1] in _SPACES:
                        after = t.PAREN_FIRST_ON_LINE if self._first_on_line(start) else "("
                    else:
                        after = "("
                    add_kind(after)
                    add_value(None)
                elif group == 7:
                    after = t.CLASSREF
                    add_kind(t.CLASSREF)
                    add_value(value)
                elif group == 8:
                    problem = _number_problem(value)
                    if problem is None:
                        after = t.NUMBER
                        add_kind(t.NUMBER)
                        add_value(value)
                    else:
                        self._error(problem[0], problem[1], start, pos)
                        continue
                elif group == 9:
                    # A name after `::` is never a keyword; a word has a dash or an odd underscore.
                    plain = _is_name(value)
                    after = t.NAME if plain else t.WORD
                    add_kind(after)
                    add_value(value)
                elif group == 10:
                    pos = self._close_tag(start, pos)
                    after = kinds[-1] if kinds else ""
                    break
                elif group == 11:
                    count = len(kinds)
                    pos = self._other(value, start, after)
                    find = _finder(self.epp, self.jump is not None)
                    added = len(kinds) - count
                    # A string or heredoc in an interpolation leaves the token before it in force,
                    # unless it is one simple string: so Puppet decides what a slash means.
                    if added and (
                        not self.open_strings
                        or value not in _OPENS_TEXT
                        or (added == 1 and kinds[-1] == t.STRING)
                    ):
                        after = kinds[-1]
                    break
                else:
                    self._end(start)
                    return
                add_start(start)
                add_end(pos)

    def _end(self, start: int) -> None:
        """The end of the text."""
        if self.open_strings and self.open_strings[-1].quoted:
            self._error("unclosed-quote", "this string is never closed", start, start)
        elif self.open_strings:
            # A heredoc that ends inside an interpolation just ends there.
            self._add(t.STRING_END, "", start, start)
        elif self.template_open:
            message = "the template ends inside a tag: `%>` is missing"
            self._error("epp-unbalanced-tag", message, start, start)
        self._add(t.END, None, start, start)

    def _other(self, character: str, start: int, after: str) -> int:
        """What the master expression leaves over: returns where to go on."""
        text = self.text
        if character == '"':
            return self._string(start, start + 1, first=True, quoted=True)
        if character == "'":
            m = _SINGLE_QUOTED.match(text, start + 1)
            if m is None:
                return self._unclosed_quote(start, start + 1)
            self._add(t.STRING, resolve_single_quoted(m[1]), start, m.end())
            return m.end()
        if character == "/":
            return self._slash(start, after)
        if character == "@":
            return self._heredoc(start)
        if character == "$":
            # Validation explains what is wrong with a variable without a name.
            self._add(t.VARIABLE, "", start, start + 1)
            return start + 1
        if character == "\n" and self.jump is not None:
            jump, self.jump = self.jump, None
            return jump
        if character in _BLANKS_SET:
            m = _BLANK_OR_RETURN.match(text, start)
            assert m is not None  # it can match nothing
            return m.end()
        if character.isdigit() and character.isascii():
            return self._bad_number(start)
        if character == ":":
            return self._bad_qualified(start)
        if "A" <= character <= "Z":
            m = _TYPE_NAME.match(text, start)
            assert m is not None  # it starts with a capital letter
            at = m.end() + 1
            message = "a type name goes on in lower case after `::`"
            return self._error("illegal-class-reference", message, start, m.end() + 2, at=at)
        return self._error("syntax-error", f"unexpected character {character!r}", start, start + 1)

    def _slash(self, start: int, after: str) -> int:
        text = self.text
        if text.startswith("/*", start):
            message = "this comment is never closed: `*/` is missing"
            return self._error("unclosed-mlcomment", message, start, start + 2, stop=True)
        if after not in _NO_REGEXP_AFTER:
            m = _REGEXP.match(text, start)
            if m is not None:
                self._add(t.REGEXP, m[1].replace("\\/", "/"), start, m.end())
                return m.end()
        self._add("/", None, start, start + 1)
        return start + 1

    def _first_on_line(self, start: int) -> bool:
        text = self.text
        at = start - 1
        while at >= 0 and text[at] != "\n" and text[at] in _SPACES:
            at -= 1
        return at < 0 or text[at] == "\n"

    # --- Strings

    def _string(self, start: int, pos: int, *, first: bool, quoted: bool) -> int:
        """Lex a string from `pos` to its end or into its next `${`.

        `start` is where the current piece of text begins, quote included.
        """
        text = self.text
        if quoted:
            piece, escapes = _DOUBLE_QUOTED_PIECE, DOUBLE_QUOTED_ESCAPES
        else:
            escapes = self.heredoc_escapes
            piece = _HEREDOC_PIECE if "$" in escapes else _HEREDOC_PIECE_DOLLAR
        value = ""
        while True:
            m = piece.match(text, pos)
            if m is None:
                return self._unclosed_quote(start, pos)
            raw, terminator = m.group(1, 2)
            pos = m.end()
            value += self._resolve(raw, escapes, pos, quoted) if "\\" in raw else raw
            if terminator == "${":
                self._add(t.STRING_START if first else t.STRING_MIDDLE, value, start, pos)
                simple = _BRACED_NAME.match(text, pos)
                if simple is not None:
                    self._add(t.VARIABLE, simple[1], pos, simple.end(1))
                    start = pos = simple.end()
                    first = False
                    value = ""
                    continue
                self.open_strings.append(_OpenString(self.braces, len(self.tokens.kinds), quoted))
                self.braces += 1
                return pos
            if terminator == "$":
                name = _VARIABLE_NAME.match(text, pos)
                if name is None:
                    value += "$"
                    continue
                self._add(t.STRING_START if first else t.STRING_MIDDLE, value, start, pos - 1)
                self._add(t.VARIABLE, name[0], pos - 1, name.end())
                start = pos = name.end()
                first = False
                value = ""
                continue
            self._add(t.STRING if first else t.STRING_END, value, start, pos)
            return pos

    def _resolve(self, raw: str, escapes: frozenset[str], end: int, quoted: bool) -> str:
        """The value of a piece of text that ends at `end`."""

        def unknown(character: str) -> None:
            if not quoted and (character != "u" or "u" not in escapes):
                return
            if character == "u":
                id = "illegal-unicode-escape"
                message = "`\\u` needs four hexadecimal digits, or one to six in braces"
            else:
                id = "unrecognized-escape"
                message = f"`\\{character}` is no escape sequence: it stands for itself"
            if quoted and self.parent is None:
                self._warning(id, message, end)
            else:
                self._error(id, f"{message}; in a heredoc this makes Puppet fail", end - 1, end)

        try:
            return resolve(raw, escapes, unknown)
        except BadCodePoint as bad:
            message = f"`{bad}` is no Unicode character"
            self._error("illegal-unicode-escape", message, end - len(raw) - 1, end)
            return raw

    def _resume_string(self, start: int, pos: int) -> int:
        """At the `}` of an interpolation: read its tokens as Puppet does, go on with the text."""
        string = self.open_strings.pop()
        kinds = self.tokens.kinds
        first = string.first_token
        count = len(kinds) - first
        if count == 1 or (count > 1 and kinds[first + 1] in (".", "[")):
            # `${name}`, `${name[1]}` and `${name.f}` mean the variable.
            if kinds[first] == t.BOOLEAN:
                self._boolean_variable(first)
            elif kinds[first] in _BECOMES_VARIABLE:
                kinds[first] = t.VARIABLE
        return self._string(pos, pos, first=False, quoted=string.quoted)

    def _boolean_variable(self, index: int) -> None:
        """`${true}`: Puppet takes it for a variable and then fails on its name."""
        tokens = self.tokens
        start, end = tokens.starts[index], tokens.ends[index]
        word = tokens.values[index]
        tokens.kinds[index] = t.VARIABLE
        message = f"`{word}` cannot be the name of a variable"
        hint = f"write `{word}` without `${{}}`, or `${{({word})}}`"
        tokens.diagnostics.append(
            self._diagnostic("illegal-var-name", Severity.ERROR, message, start, end, hint=hint)
        )

    def _unclosed_quote(self, start: int, pos: int) -> int:
        message = "this string is never closed"
        self.open_strings.clear()
        end = min(start + 1, len(self.text))
        return self._error("unclosed-quote", message, start, end, at=pos, stop=True)

    # --- Heredocs

    def _heredoc(self, start: int) -> int:
        text = self.text
        close = text.find(")", start)
        if close < 0:
            message = "the parenthesis of this heredoc is never closed"
            return self._error("heredoc-unclosed-parenthesis", message, start, start + 2)
        after = close + 1
        m = _HEREDOC_TAG.search(text, start, after)
        if m is None:
            message = "a heredoc begins with @(END), @(END:syntax), @(END/escapes) or both"
            return self._error("heredoc-invalid-syntax", message, start, after, at=after)
        tag = m[1].strip(_RUBY_SPACE)
        interpolates = False
        if quoted := _QUOTED_TAG.match(tag):
            interpolates = True
            tag = quoted[1].strip(_RUBY_SPACE)
        if not tag:
            message = "the end tag of this heredoc is empty"
            return self._error("heredoc-empty-endtag", message, start, after, at=after)
        problem, escapes = _heredoc_escapes(m[3])
        if problem is not None:
            return self._error(*problem, start, after, at=after)
        if self.parent is not None:
            message = "a heredoc in the interpolation of a heredoc makes Puppet fail"
            return self._error("nested-heredoc", message, start, after)

        self._add(t.HEREDOC, m[2] or "", start, after)
        body = self.jump
        if body is None:
            body = text.find("\n", after) + 1
            if not body:
                message = "no text follows this heredoc"
                return self._error("heredoc-without-text", message, start, after, at=after)
        end_line = re.compile(
            rf"({_BLANK}*)(?:(\|){_BLANK}*)?(?:(-){_BLANK}*)?{re.escape(tag)}{_BLANK}*\r?(?:\n|\Z)"
        )
        lines: list[str] = []
        pos = body
        while pos < len(text):
            newline = text.find("\n", pos)
            line_end = newline + 1 if newline >= 0 else len(text)
            line = text[pos:line_end]
            end = end_line.search(line)
            if end is not None:
                self.jump = line_end
                margin = end[1] if end[2] else ""
                self._heredoc_text(lines, body, margin, bool(end[3]), interpolates, escapes)
                return after
            lines.append(line)
            pos = line_end
        message = f"the end tag `{tag}` of this heredoc is missing"
        return self._error(
            "heredoc-without-end-tagged-line", message, start, after, at=body, stop=True
        )

    def _heredoc_text(
        self,
        lines: list[str],
        body: int,
        margin: str,
        trim: bool,
        interpolates: bool,
        escapes: frozenset[str],
    ) -> None:
        """Add the tokens of a heredoc's text, which begins at `body`."""
        line_starts: list[int] = []  # in the text without its margin ...
        line_origins: list[int] = []  # ... and in the text that this lexer reads
        length = 0
        origin = body
        kept: list[str] = []
        for line in lines:
            line_starts.append(length)
            rest = line.removeprefix(margin)
            line_origins.append(origin + len(line) - len(rest))
            kept.append(rest)
            length += len(rest)
            origin += len(line)
        text = "".join(kept)
        if trim:
            text = text.removesuffix("\n").removesuffix("\r") if text.endswith("\n") else text
        if not interpolates or "$" not in text:
            if "\\" in text and escapes:
                text = self._resolve(text, escapes, origin, quoted=False)
            self._add(t.STRING, text, body, origin)
            return
        inner = Lexer(self.source, text, parent=self)
        inner.line_starts = line_starts
        inner.line_origins = line_origins
        inner.heredoc_escapes = escapes
        inner.run(inner._string(0, 0, first=True, quoted=False))
        tokens, added = self.tokens, inner.tokens
        # All but the inner END.
        tokens.kinds += added.kinds[:-1]
        tokens.values += added.values[:-1]
        tokens.starts += map(inner._in_parent, added.starts[:-1])
        tokens.ends += map(inner._in_parent, added.ends[:-1])
        tokens.diagnostics += added.diagnostics

    def _in_parent(self, offset: int) -> int:
        """The offset in the parent's text of an offset in this heredoc's text."""
        line = bisect_right(self.line_starts, offset) - 1
        return self.line_origins[line] + offset - self.line_starts[line]

    def _in_file(self, offset: int) -> int:
        """The offset in the file of an offset in this lexer's text."""
        lexer = self
        while lexer.parent is not None:
            offset = lexer._in_parent(offset)
            lexer = lexer.parent
        return offset

    # --- Templates

    def _close_tag(self, start: int, end: int) -> int:
        if self.rendering:
            self._add(t.EPP_END, None, start, end)
        return self._template_text(end, trim=end - start == 3)

    def _template_text(self, start: int, *, trim: bool) -> int:
        """Lex literal text up to the next tag; returns where the tag's code begins."""
        text = self.text
        pos = start
        kept = ""
        self.rendering = False
        self.template_open = False
        while pos < len(text):
            opening = text.find("<%", pos)
            piece_end = opening if opening >= 0 else len(text)
            piece = text[pos:piece_end]
            if trim:
                trimmed = _LINE_REST.match(piece)
                assert trimmed is not None  # it can match nothing
                piece = piece[trimmed.end() :]
                trim = False
            kept += piece.replace("%%>", "%>")
            if opening < 0:
                self._add(t.RENDER_STRING, kept, start, len(text))
                return len(text)
            pos = opening + 2
            marker = text[pos : pos + 1]
            if marker == "":
                message = "the template ends with an opening tag"
                return self._error(
                    "epp-unbalanced-expression", message, opening, pos, at=pos, stop=True
                )
            if marker == "%":
                kept += "<%"
                pos += 1
            elif marker == "#":
                close = _COMMENT_END.search(text, pos)
                if close is None:
                    message = "this template comment is never closed: `%>` is missing"
                    return self._error(
                        "epp-unbalanced-comment", message, opening, pos + 1, at=pos, stop=True
                    )
                if text[pos + 1] == "-":
                    kept = kept.rstrip(" \t")
                trim = text.endswith("-%>", 0, close.end())
                pos = close.end()
            else:
                if marker == "-":
                    kept = kept.rstrip(" \t")
                    pos += 1
                elif marker == "=":
                    pos += 1
                if kept:
                    self._add(t.RENDER_STRING, kept, start, pos)
                self.rendering = marker == "="
                self.template_open = True
                if self.rendering:
                    self._add(t.RENDER_EXPRESSION, start, opening, pos)
                return pos
        # Puppet forgets text that ends with a comment or with `<%%`.
        return len(text)

    # --- Errors

    def _bad_number(self, start: int) -> int:
        """Digits that are no number, with the digits and the dot before them if there are any."""
        text = self.text
        run = _WORD_RUN.match(text, start)
        assert run is not None  # it starts with a digit
        end = run.end()
        if start > 1 and text[start - 1] == ".":
            at = start - 2
            while at >= 0 and text[at].isdigit() and text[at].isascii():
                start = at
                at -= 1
        problem = _number_problem(text[start:end])
        if problem is not None:
            return self._error(*problem, start, end)
        message = f"`{text[start:end]}` is no number"
        return self._error("illegal-number", message, start, end, at=start + 1)

    def _bad_qualified(self, start: int) -> int:
        """A `::` that no name follows."""
        text = self.text
        m = _TYPE_NAME.match(text, start)
        if m is not None:
            message = "a type name goes on in lower case after `::`"
            return self._error(
                "illegal-fully-qualified-class-reference", message, start, m.end(), at=m.end() + 3
            )
        message = "`::` must be followed by a name"
        return self._error("illegal-fully-qualified-name", message, start, start + 2, at=start + 2)

    def _error(
        self,
        id: str,
        message: str,
        start: int,
        end: int,
        *,
        at: int | None = None,
        stop: bool = False,
    ) -> int:
        """Add an error token; returns where to go on: behind it, or nowhere if it swallows all."""
        diagnostic = self._diagnostic(id, Severity.ERROR, message, start, end, at=at)
        self._add(t.ERROR, diagnostic, start, end)
        if stop:
            self.template_open = False
            return len(self.text)
        return min(end, len(self.text))

    def _warning(self, id: str, message: str, at: int) -> None:
        self.tokens.diagnostics.append(
            self._diagnostic(id, Severity.WARNING, message, at - 1, at, at=at)
        )

    def _diagnostic(
        self,
        id: str,
        severity: Severity,
        message: str,
        start: int,
        end: int,
        *,
        at: int | None = None,
        hint: str | None = None,
    ) -> Diagnostic:
        span = Span(self._in_file(start), self._in_file(end))
        where = span.start if at is None else self._in_file(at)
        return Diagnostic(id, severity, message, self.source, span, where, hint=hint)

    def _add(self, kind: str, value: str | int | Diagnostic | None, start: int, end: int) -> None:
        tokens = self.tokens
        tokens.kinds.append(kind)
        tokens.values.append(value)
        tokens.starts.append(start)
        tokens.ends.append(end)


_BLANKS_SET = frozenset(
    chr(code) for code in [0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000]
)
_SPACES = _BLANKS_SET | {" ", "\t", "\r", "\n"}
_TYPE_NAME = pattern(rf"(?:::)?[A-Z]{_W}*(?:::[A-Z]{_W}*)*")
_LINE_REST = pattern(r"[ \t]*\r?(?:\n|\Z)?")
_COMMENT_END = pattern(r"[^%]%>")
_NAME = pattern(rf"(?:::)?[a-z]{_W}*(?:::[a-z]{_W}*)*")


def _is_name(word: str) -> bool:
    return _NAME.fullmatch(word) is not None


_HEXADECIMAL = pattern(r"0[xX][0-9A-Fa-f]+")
_OCTAL = pattern(r"0[0-7]+")
_DECIMAL = pattern(r"[0-9]+(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?")


def _number_problem(text: str) -> tuple[str, str] | None:
    """What is wrong with a number, as id and message."""
    if text[0] == "0" and len(text) > 1 and text[1] != ".":
        if text[1] in "xX":
            if not _HEXADECIMAL.fullmatch(text):
                return "invalid-hex-number", f"`{text}` is no hexadecimal number"
        elif not _OCTAL.fullmatch(text):
            return "invalid-octal-number", f"`{text}` begins with 0 but is no octal number"
    elif _DECIMAL_START.match(text):
        if not _DECIMAL.fullmatch(text):
            return "invalid-decimal-number", f"`{text}` is no decimal number"
    elif not text.isdigit():
        return "illegal-number", f"`{text}` is no number"
    return None


_DECIMAL_START = pattern(r"[0-9]+[eE.]")
_ALL_HEREDOC_ESCAPES = "trnsuL$"


def _heredoc_escapes(letters: str | None) -> tuple[tuple[str, str] | None, frozenset[str]]:
    """The escapes of `@(END/letters)`, or what is wrong with them, as id and message."""
    if letters is None:
        return None, frozenset()
    if not letters:
        letters = _ALL_HEREDOC_ESCAPES
    if len(set(letters)) != len(letters):
        return ("heredoc-multiple-at-escapes", "each escape may be named only once"), frozenset()
    escapes = {"\\"}
    for letter in letters:
        if letter not in _ALL_HEREDOC_ESCAPES:
            message = f"`{letter}` is no heredoc escape: only t, r, n, s, u, L and $ are"
            return ("heredoc-invalid-escape", message), frozenset()
        escapes |= {"\n", "\r\n"} if letter == "L" else {letter}
    return None, frozenset(escapes)
