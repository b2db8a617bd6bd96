"""Random changes to Puppet code that most often leave it readable, for `mutations`.

Each change takes a text with its tree and gives the text after it, or nothing where it finds
nothing to change. What stands in for something else is taken from the same text, or is a value
of another kind.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from mupuppet.basics.records import Record
from mupuppet.source.file import SourceFile
from mupuppet.syntax import nodes
from mupuppet.syntax.nodes import Node
from mupuppet.syntax.parser import parse
from tests.oracle.front_end.mutate import mutate, mutate_characters

N = TypeVar("N", bound=Node)

VALUES = [
    "undef", "default", "true", "false", "''", "'a'", "'main'", "1", "-1", "0", "2.5", "'10'",
    "9223372036854775807", "1e400", "[]", "['a', 'b']", "[undef]", "[[1], 2]", "{}", "{a => 1}",
    "{'b' => [1, {c => undef}]}", "/a/", "Integer", "String[1]", "Optional[String]", "Notify['a']",
    "Notify['a', 'b']", "Class['main']", "File", "Class", "Resource['notify', 'a']", "$title",
    "$name", "$nowhere", "$::nowhere", "$a::nowhere", "$facts", "$facts['nowhere']", "$0",
    "Sensitive('s')", "Sensitive(undef)", "Deferred('f')", "Timestamp(0)", "Binary('aGk=')",
    "SemVer('1.2.3')", "[1, 2].map |$v| { $v * 2 }", "Integer[1, 3]", "notice('n')", "a", "a::b",
    '"x${title}y"', "'A b'", "'ä'", "*['a', 'b']", "(1)", "if false { 1 }", "-'1'", "!undef",
    "$x = 1", "Type[Integer]", "Any", "Undef", "type(1)", "'::a'", "[default]", "'/'", "'a::b'",
    "fail('f')", "undef == ''", "[1, 2, 3][1, -1]", "Enum['a', 'b']", "Variant[Integer, String]",
]  # fmt: skip
TITLES = [
    "undef", "''", "1", "2.5", "default", "[]", "['a', 'b']", "['a', 'a']", "['a', ['b']]",
    "[undef]", "[1, 'a']", "$nowhere", "true", "'A'", "'a::b'", "'::a'", "{a => 1}", "Integer",
    "/a/", "Notify['a']", "Sensitive('a')", "$title", "'main'", "' '", "'a/'", '"a\\nb"', "a",
    "['']", "[1, default]", "Class['a']", "String", "'[x]'",
]  # fmt: skip
METAPARAMETERS = [
    "tag => 'x'", "tag => ['x', 'y::z']", "tag => undef", "alias => 'other'", "noop => true",
    "alias => ['o', 'p']", "before => Notify['a']", "require => Class['a']", "stage => 'main'",
    "notify => [Notify['a'], Notify['b']]", "subscribe => 'a'", "schedule => 'daily'",
    "loglevel => 'debug'", "audit => all", "require => undef", "before => []", "ensure => present",
    "ensure => undef", "nosuch => 1", "name => 'b'", "title => 'b'", "message => 'm'",
    "require => Notify['nowhere']", "* => {'message' => 'n'}", "* => undef", "path => '/p'",
    "message => Sensitive('s')", "tag => Integer", "before => /a/", "alias => ''", "stage => 'x'",
    "require => [undef, Notify['a']]", "noop => 'yes'", "tag => 'B C'", "export => [Notify['a']]",
]  # fmt: skip
TYPES = [
    "Any", "Integer", "String", "Optional[Integer]", "String[1]", "Array", "Hash", "Boolean",
    "Numeric", "Enum['a', 'b']", "Variant[Integer, String]", "Struct[{a => Integer}]",
    "Tuple[Integer, 1, 2]", "Pattern[/a/]", "Type", "Callable", "Undef", "NotUndef",
    "Array[String]", "Integer[0, 1]", "Sensitive", "Nowhere", "Data", "Hash[String, Integer]",
    "'x'", "Optional['a']", "Class", "Type[Integer]", "CatalogEntry", "Regexp", "Default",
    "Iterable[Integer]", "Integer['a']",
]  # fmt: skip
#: Whole statements; NAME is a word of the text, TYPE a type, TITLE a title, VALUE an expression.
STATEMENTS = [
    "TYPE <| |>", "TYPE <| title == TITLE |>", "TYPE <| tag == NAME |> { noop => true }",
    "TYPE <<| |>>", "TYPE <| message == VALUE or title != TITLE |>", "TYPE <| |> { tag +> NAME }",
    "TYPE <| title == TITLE and NAME == VALUE |> { NAME => VALUE }",
    "TYPE[TITLE] { NAME => VALUE }", "TYPE[TITLE] { NAME +> VALUE }", "TYPE { NAME => VALUE }",
    "TYPE[TITLE] -> TYPE[TITLE]", "TYPE[TITLE] ~> TYPE <| |>", "TYPE <| |> -> TYPE <| |>",
    "realize(TYPE[TITLE])", "tag(NAME)", "include NAME", "contain NAME", "require NAME",
    "class { NAME: }", "include VALUE", "fail(VALUE)", "notice(VALUE)", "warning(TYPE[TITLE])",
    "notice(TYPE[TITLE][NAME])", "return(VALUE)", "next()", "break()",
    "notify { TITLE: message => VALUE }", "@notify { TITLE: }", "@@notify { TITLE: }",
    "notice(defined(TYPE[TITLE]), defined(NAME), defined('$x'))", "notice(tagged(NAME))", "VALUE",
    "create_resources(NAME, {TITLE => {NAME => VALUE}})", "$NAME = VALUE", "notice($NAME)",
    "create_resources('@NAME', {TITLE => {}}, {NAME => VALUE})",
    "[TITLE, 'z'].each |$e| { VALUE }", "ensure_resource(NAME, TITLE, {NAME => VALUE})",
    "NAME { TITLE: NAME => VALUE }", "NAME(VALUE)", "class NAME { }",
    "class NAME($p = VALUE) { notice($p) }", "define NAME { }", "class NAME inherits NAME { }",
    "node default { VALUE }", "function NAME($p) { $p }", "type Name = VALUE",
    "notice(getvar(NAME))", "VALUE.each |$i, $e| { notice($i, $e) }", 'notice("${NAME} ${VALUE}")',
    "notify { [TITLE, TITLE]: }", "if VALUE =~ /(.)/ { notice($1) }",
    "notice(VALUE ? { VALUE => 1, default => 2 })", "NAME(*VALUE)",
    "case VALUE { VALUE: { notice('one') } default: { notice('other') } }", "notice(lookup(NAME))",
    "notice(inline_epp('<%= $NAME %>', {NAME => VALUE}))", "$NAME.NAME",
    "notice(assert_type(TYPE, VALUE))", "TYPE[TITLE] -> notify { TITLE: }",
    "[TYPE[TITLE], TYPE[TITLE]] <~ TYPE[TITLE]", "notice(TYPE == TYPE)", "VALUE + VALUE",
    "notice(VALUE in VALUE)", "$x = TYPE[TITLE] $x { NAME => VALUE }", "VALUE -> VALUE",
    "notify { default: message => VALUE; TITLE: ; 'zz': NAME => VALUE }", "debug(VALUE)",
    "hiera(NAME)", "Resource[NAME] { default: NAME => VALUE }",
    "Resource[NAME, TITLE] { NAME => VALUE }", "notice(VALUE < VALUE)",
]  # fmt: skip
WRAPPERS = [
    "if true { BODY }", "if $nowhere { 1 } else { BODY }", "unless false { BODY }", "(BODY)",
    "case 1 { 1: { BODY } default: { } }", "[1].each |$w| { BODY }", "with(1) |$w| { BODY }",
    "class w { BODY } include w", "define w { BODY } w { 'w': }", "node default { BODY }",
    "function w() { BODY } w()", "class w { BODY }", "$w = BODY", "[BODY]", "notice(BODY)",
    "{ 'k' => BODY }", "[1, 2].map |$w| { BODY }", "class w { class v { BODY } } include w::v",
    "@w { 'w': } define w { BODY } W <| |>", "class w inherits v { BODY } class v { } include w",
    "stage { 'w': } class w { BODY } class { 'w': stage => 'w' }", "Sensitive(BODY)", "!BODY",
    "if BODY { notice('yes') }", "[1].filter |$w| { BODY }", "BODY -> BODY", "-BODY", "BODY\nBODY",
    "function w { BODY }", "tag('w') BODY", "fail(BODY)", "$w = [1].reduce |$m, $v| { BODY }",
]  # fmt: skip
OPERATORS: dict[type[nodes.Binary | nodes.Relationship | nodes.Assignment], list[str]] = {
    nodes.Binary: "+ - * / % << >> == != < <= > >= =~ !~ in and or".split(),
    nodes.Relationship: "-> ~> <- <~".split(),
    nodes.Assignment: "= += -= == =~".split(),
}
_INCLUSIONS = (
    "include",
    "contain",
    "require",
    "realize",
    "tag",
    "notice",
    "class",
    "fail",
    "defined",
)
_STATEMENTS = (
    nodes.Resource, nodes.ResourceDefaults, nodes.ResourceOverride, nodes.Collector,
    nodes.ClassDefinition, nodes.DefinedType, nodes.FunctionDefinition, nodes.NodeDefinition,
    nodes.TypeAlias, nodes.Relationship, nodes.Assignment,
)  # fmt: skip
_NO_EXPRESSIONS = (
    nodes.Program, nodes.Parameter, nodes.HashEntry, nodes.Interpolation, nodes.CaseOption,
    nodes.SelectorOption, nodes.ResourceBody, nodes.AttributeOperation, nodes.AttributesFromHash,
    nodes.Lambda,
)  # fmt: skip
_WORD = re.compile(r"\$?(?:::)?[A-Za-z_]\w*(?:::\w+)*")
_FORMS = ("", "@", "@@")


class Code(Record, slots=False):
    """A manifest with its tree, and the chance that decides what is changed."""

    text: str
    random: random.Random
    #: Other manifests.
    others: Sequence[str] = ()

    @cached_property
    def nodes(self) -> list[Node]:
        return list(nodes.walk(parse(SourceFile(self.text, "mutant.pp")).program))

    @cached_property
    def bodies(self) -> list[Sequence[Node]]:
        """The blocks that are not empty."""
        found = (
            getattr(node, name, None)
            for node in self.nodes
            for name in ("body", "then", "otherwise")
        )
        return [body for body in found if body]

    @property
    def statements(self) -> list[Node]:
        return [statement for body in self.bodies for statement in body]

    def of(self, *kinds: type[N]) -> list[N]:
        return [node for node in self.nodes if isinstance(node, kinds)]

    @property
    def expressions(self) -> list[Node]:
        left_out = (*_NO_EXPRESSIONS, *_STATEMENTS)
        return [node for node in self.nodes if not isinstance(node, left_out)]

    def shown(self, node: Node) -> str:
        return self.text[node.start : node.end]

    def with_instead(self, node: Node, text: str) -> str:
        return self.text[: node.start] + text + self.text[node.end :]

    def with_inserted(self, at: int, text: str) -> str:
        return self.text[:at] + text + self.text[at:]

    def any(self, found: Sequence[N]) -> N:
        return self.random.choice(found)

    def value(self) -> str:
        """An expression of the text, or any value."""
        if self.random.random() < 0.4 and self.expressions:
            return self.shown(self.any(self.expressions))
        return self.random.choice(VALUES)

    def word(self) -> str:
        """A name of the text, or one that means something."""
        words: list[str] = [word for word in _WORD.findall(self.text) if word[0].islower()]
        return self.random.choice([*words, "a", "notify", "tag", "title", "message"])

    def type(self) -> str:
        words: list[str] = [word for word in _WORD.findall(self.text) if word[0].isupper()]
        made = [_capitalised(self.shown(node.type)) for node in self.of(nodes.Resource)]
        return self.random.choice([*words, *made, "Notify", "Class", "Nowhere"])

    def title(self) -> str:
        titles = [self.shown(node.title) for node in self.of(nodes.ResourceBody)]
        if titles and self.random.random() < 0.7:
            return self.random.choice(titles)
        return self.random.choice(TITLES)

    def statement(self) -> str:
        """A statement that may refer to what the text has."""
        text = self.random.choice(STATEMENTS)
        made: dict[str, Callable[[], str]] = {
            "NAME": self.word, "TYPE": self.type, "TITLE": self.title, "VALUE": self.value
        }  # fmt: skip
        return re.sub("NAME|TYPE|TITLE|VALUE", lambda match: made[match[0]](), text)


def _capitalised(name: str) -> str:
    return "::".join(part.capitalize() for part in name.split("::"))


# --- The changes; one that finds nothing raises IndexError, as an empty choice does


def value_instead(code: Code) -> str:
    return code.with_instead(code.any(code.expressions), code.random.choice(VALUES))


def expression_instead(code: Code) -> str:
    return code.with_instead(code.any(code.expressions), code.shown(code.any(code.expressions)))


def two_swapped(code: Code) -> str:
    kind = code.random.choice([code.expressions, code.statements])
    first, second = sorted((code.any(kind), code.any(kind)), key=lambda node: node.start)
    if first.end > second.start:
        return code.with_instead(first, code.shown(second))
    between = code.text[first.end : second.start]
    new = code.shown(second) + between + code.shown(first)
    return code.text[: first.start] + new + code.text[second.end :]


def statement_dropped(code: Code) -> str:
    return code.with_instead(code.any(code.statements), "")


def statement_repeated(code: Code) -> str:
    statement = code.any(code.statements)
    return code.with_inserted(statement.end, "\n" + code.shown(statement))


def statement_moved(code: Code) -> str:
    statement, body = code.any(code.statements), code.random.choice(code.bodies)
    at = code.random.choice([body[0].start, body[-1].end])
    moved = code.with_inserted(at, f"\n{code.shown(statement)}\n")
    if code.random.random() < 0.3 or statement.start <= at <= statement.end:
        return moved
    shift = len(code.shown(statement)) + 2 if at <= statement.start else 0
    return moved[: statement.start + shift] + moved[statement.end + shift :]


def statement_added(code: Code) -> str:
    body = code.random.choice([*code.bodies, *code.bodies[:1]])
    at = code.random.choice([body[0].start, body[-1].end])
    return code.with_inserted(at, f"\n{code.statement()}\n")


def something_wrapped(code: Code) -> str:
    node = code.any(code.random.choice([code.statements, code.statements, code.expressions]))
    wrapper = code.random.choice(WRAPPERS)
    return code.with_instead(node, wrapper.replace("BODY", code.shown(node)))


def word_renamed(code: Code) -> str:
    found = code.random.choice(list(_WORD.finditer(code.text)))
    words: list[str] = [
        word for word in _WORD.findall(code.text) if word[0] == "$" or found[0][0] != "$"
    ]
    return code.text[: found.start()] + code.random.choice(words) + code.text[found.end() :]


def operator_changed(code: Code) -> str:
    node = code.any(code.of(*OPERATORS))
    new = code.random.choice(OPERATORS[type(node)])
    return code.text[: node.at] + new + code.text[node.at + len(node.operator) :]


def form_changed(code: Code) -> str:
    resource = code.any(code.of(nodes.Resource, nodes.ResourceDefaults, nodes.ResourceOverride))
    return code.with_instead(
        resource, code.random.choice(_FORMS) + code.shown(resource).lstrip("@")
    )


def title_changed(code: Code) -> str:
    body = code.any(code.of(nodes.ResourceBody))
    return code.with_instead(body.title, code.random.choice(TITLES))


def attribute_added(code: Code) -> str:
    body = code.any(code.of(nodes.ResourceBody))
    at = code.text.index(":", body.title.end) + 1
    return code.with_inserted(at, f" {code.random.choice(METAPARAMETERS)},")


def attribute_changed(code: Code) -> str:
    operation = code.any(code.of(nodes.AttributeOperation))
    name, arrow, value = re.split(r"\s*([=+]>)\s*", code.shown(operation), maxsplit=1)
    match code.random.randrange(5):
        case 0:
            name = code.word()
        case 1:
            arrow = "+>" if arrow == "=>" else "=>"
        case 2:
            return code.with_instead(operation, f"* => {code.value()}")
        case 3:
            return code.with_inserted(operation.end, f", {code.shown(operation)}")
        case _:
            value = code.value()
    return code.with_instead(operation, f"{name} {arrow} {value}")


def inclusion_changed(code: Code) -> str:
    calls = [c for c in code.of(nodes.Call) if code.shown(c).startswith(_INCLUSIONS)]
    call = code.any(calls)
    if code.random.random() < 0.3:
        return code.with_instead(call, f"class {{ {code.shown(code.any(call.arguments))}: }}")
    return code.with_instead(call.function, code.random.choice(_INCLUSIONS))


def parameter_changed(code: Code) -> str:
    parameter = code.any(code.of(nodes.Parameter))
    text = code.shown(parameter)
    match code.random.randrange(5):
        case 0:
            text = f"{code.random.choice(TYPES)} {text[text.index('$') :]}"
        case 1:
            text = f"{text.partition('=')[0]} = {code.value()}"
        case 2:
            text = text.partition("=")[0]
        case 3:
            text = text.replace("$", "*$", 1)
        case _:
            text = f"{text}, {code.random.choice(TYPES)} $p = {code.value()}"
    return code.with_instead(parameter, text)


def parent_changed(code: Code) -> str:
    definition = code.any(code.of(nodes.ClassDefinition))
    head, brace, rest = code.shown(definition).partition("{")
    head = re.sub(r"inherits\s+\S+", "", head)
    added = f"inherits {code.word()} " if code.random.random() < 0.7 else ""
    return code.with_instead(definition, f"{head.rstrip()} {added}{brace}{rest}")


def query_changed(code: Code) -> str:
    collector = code.any(code.of(nodes.Collector))
    query = code.random.choice(
        ["", "NAME == VALUE", "title == TITLE", "tag == NAME", "NAME != VALUE"]
    )
    if code.random.random() < 0.3:
        query = f"({query}) and tag != x or title == TITLE"
    query = query.replace("NAME", code.word()).replace("VALUE", code.value())
    opening, closing = code.random.choice([("<|", "|>"), ("<|", "|>"), ("<<|", "|>>")])
    new = f"{code.type()} {opening} {query.replace('TITLE', code.title())} {closing}"
    return code.with_instead(collector, re.sub(r".*\|>>?", lambda _: new, code.shown(collector)))


def other_manifest_added(code: Code) -> str:
    other = code.random.choice(code.others)
    if code.random.random() < 0.5:
        other = code.random.choice(WRAPPERS).replace("BODY", other)
    return "\n".join([code.text, other] if code.random.random() < 0.5 else [other, code.text])


def statement_of_other_added(code: Code) -> str:
    other = Code(code.random.choice(code.others), code.random)
    text = other.shown(other.any(other.statements))
    body = code.random.choice(code.bodies)
    return code.with_inserted(code.random.choice([body[0].start, body[-1].end]), f"\n{text}\n")


def tokens_changed(code: Code) -> str:
    pieces = [code.shown(node) for node in code.nodes if 1 < node.end - node.start < 200]
    return mutate(code.text, code.random, pieces or ["a"], epp=False)


def characters_changed(code: Code) -> str:
    return mutate_characters(code.text, code.random)


#: How often each change is made, beside the others.
CHANGES: dict[Callable[[Code], str], int] = {
    value_instead: 5, expression_instead: 4, two_swapped: 2, statement_dropped: 2,
    statement_repeated: 1, statement_moved: 3, statement_added: 5, something_wrapped: 4,
    word_renamed: 4, operator_changed: 2, form_changed: 2, title_changed: 2, attribute_added: 3,
    attribute_changed: 3, inclusion_changed: 2, parameter_changed: 2, parent_changed: 1,
    query_changed: 1, other_manifest_added: 3, statement_of_other_added: 3, tokens_changed: 2,
    characters_changed: 1,
}  # fmt: skip


def changed_manifest(
    text: str, chance: random.Random, others: Sequence[str] = (), only: str = ""
) -> str:
    """The text after one to three changes of any kind, or of those whose names contain a word."""
    changes = {change: weight for change, weight in CHANGES.items() if only in change.__name__}
    for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
        change = chance.choices(list(changes), list(changes.values()))[0]
        try:
            text = change(Code(text, chance, others))
        except (IndexError, ValueError):
            continue  # there is nothing of that kind
    return text


def changed_template(text: str, chance: random.Random) -> str:
    """An EPP template after a few changes of its tokens."""
    return mutate(text, chance, [text[:80], *VALUES], epp=True)


def smaller(text: str, pieces: Callable[[str], list[str]]) -> Iterator[str]:
    """The text without some of its pieces, larger parts first."""
    parts = pieces(text)
    size = max(1, len(parts) // 2)
    while size:
        for start in range(0, len(parts), size):
            yield "".join(parts[:start] + parts[start + size :])
        size //= 2


DATA = [
    "~", "''", "1", "'1'", "true", "2.5", "text", "[]", "[a, b]", "{}", "{a: 1}", "[[1], {b: ~}]",
    "'%{facts.os.family}'", "'%{nowhere}'", "\"%{lookup('a')}\"", "\"%{alias('a')}\"", "'%{a.b}'",
    "\"%{literal('%')}{x}\"", "\"%{alias('nowhere')}\"", "'%{::x}'", "deep", "hash", "unique",
    "first", "{strategy: deep}", "{merge: unique}", "Integer", "'Array[String]'", "Sensitive",
    "2001-01-01", ".inf", "0x1f", "|\n    text", "*alias", "&anchor a", "!tag a", "'%{}'", "'x\\1'",
    "{convert_to: Integer}", "'^a'", "common.yaml", "'nodes/%{trusted.certname}.yaml'", "yaml_data",
    "'%{hiera(''a'')}'", "'%{scope(\"x\")}'", "\"%{lookup('a.b.0')}\"", "12:30", "no", "'<<': *a",
]  # fmt: skip
_ENTRY = re.compile(r"^(\s*(?:- )?)([\w:.'\"^-]+):[ ]*(.*)$", re.MULTILINE)


def changed_data(text: str, chance: random.Random) -> str:
    """A file of YAML after a change of a value, a key or a line."""
    entries = list(_ENTRY.finditer(text))
    lines = text.splitlines(keepends=True) or ["---\n"]
    at = chance.randrange(len(lines))
    match chance.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, chance.choice(lines))
        case 2 if entries:
            entry, other = chance.choice(entries), chance.choice(entries)
            return text[: entry.start(2)] + other[2] + text[entry.end(2) :]
        case _ if entries:
            entry = chance.choice(entries)
            return text[: entry.start(3)] + chance.choice(DATA) + text[entry.end(3) :]
    return "".join(lines)
