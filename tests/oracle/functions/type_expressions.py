"""Expressions about types, at random: matches, comparisons, conversions, strings, and errors.

Beside the types of the language there are aliases and Object types of the corpus's own module.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

_TYPES = """
    Any Undef Default String String[1] String[2,3] Integer Integer[1] Integer[1,10] Float
    Integer[default,5] Float[1.0,2.5] Numeric Boolean Boolean[true] Scalar ScalarData Data RichData
    RichDataKey Regexp Regexp[/a/] Pattern Pattern[/^a/,/b$/] Enum Enum['a','b'] Enum['A','b',true]
    Binary Timespan Timespan['0:10:00','1:00:00'] Timestamp Timestamp['2015-01-01','2016-01-01']
    SemVer SemVer['1.x'] SemVerRange URI URI['http://a.b'] Sensitive Collection Collection[1,2]
    Array Array[0,0] Hash Hash[0,0] Tuple Struct Callable Callable[0,0] Callable[String,1,3]
    Callable[[Integer,String],Integer] Callable[0,0,Callable[1,1]] Type Type[Type] CatalogEntry
    Resource Resource['file'] File File['/a'] Class Class['foo'] Iterable Iterator Optional
    Optional['x'] Variant NotUndef NotUndef['y'] Init Init[Integer] Init[String,'%d'] Runtime
    Runtime['ruby','Time'] Object TypeSet Error Error['k'] Deferred
""".split()
_OWN_TYPES = """
    Stuff::Tree Stuff::Port Stuff::Maybe Stuff::Deep Stuff::Deeper Stuff::Options Stuff::Kind
    Stuff::Point Stuff::Spot Stuff::Box Stuff::Box[1] Stuff::Box[default,'a'] Init[Stuff::Point]
    Stuff::Box[{label=>'b'}] Stuff::Unknown
""".split()
_VALUES = """
    1 5 -3 0 1.5 2.0 'a' 'b' '' 'abc' 'A' true false undef default /a/ Binary('YQ==')
    Timespan('0:30:00') Timestamp('2015-05-01') SemVer('1.2.3') SemVerRange('1.x') Sensitive('a')
    URI('http://a.b/c') Integer String[1] Array[Integer] File['/a'] Class['foo'] Resource
    [1,2].reverse_each Error('m','k') Deferred('f') Type[Integer] Data
""".split()
_OWN_VALUES = """
    Stuff::Point(3) Stuff::Point(3,4) Stuff::Spot(3,'s') Stuff::Spot(3,'s',7,Stuff::Point(1))
    Stuff::Box(1,'a') Stuff::Box(2,undef) Stuff::Port Stuff::Point {port=>80} [1,[2,[3]]]
    {a=>{b=>{c=>d}}} {port=>0,tree=>[1,['x']],'e'=>1} [[[]]] {x=>1,y=>70000} {name=>'n',x=>1}
""".split()
_KEYS = ["a", "b", "c", "d", "'e f'", "1", "2.5", "port", "tree", "x", "name"]
_MEMBERS = ["a", "b", "Optional[c]", "NotUndef[d]", "'e f'"]
_FORMATS = ["'%p'", "'%#p'", "'%s'", "'%#s'", "'%#30p'", "'%-60.9s'", "{Type => '%#s'}"]
_FORMS = [
    "{type} < {other}", "{type} >= {other}", "{type} == {other}", "{value} =~ {type}",
    "assert_type({type}, {value})", "type({value}, 'detailed')", "type({value}, 'reduced')",
    "type({value}, 'generalized')", "type({type}, 'generalized')", "{type}",
    "[{type}, {other}].type", "with({value}) |{type} $x| {{ $x }}", "{type}({value})",
    "type([{value}, {value}], 'reduced')", "String({value}, '%#p')",
    "with({value}, {value}) |{type} $x, {other} *$y| {{ [$x, $y] }}",
    # further forms
    "{type} <= {other}", "{type} > {other}", "{type} != {other}", "{value} !~ {type}",
    "{value} ? {{ {type} => 1, {other} => 2, default => 3 }}", "{value} in [{type}, {other}]",
    "case {value} {{ {type}: {{ 1 }} [{other}]: {{ 2 }} default: {{ 3 }} }}",
    "type([{type}, {other}], 'reduced')", "type([{value}, {second}], 'reduced')",
    "type([{value}, {second}], 'generalized')", "type({{a => {value}, b => {second}}}, 'reduced')",
    "type({{{value} => {second}}}, 'generalized')", "type({type}, 'reduced')",
    "assert_type({type}, {value}) |$e, $a| {{ [$e, $a] }}", "{value} =~ Init[{type}]",
    "Init[{type}]({value})", "{type}({value}, {second})", "{value}.convert_to({type})",
    "{type} =~ Type[{other}]", "assert_type(Type[{type}], {other})",
    "[{value}].each |{type} $x| {{ }}", "{{{key} => {value}}}.map |{type} $k, {other} $v| {{ $v }}",
    "[{value}, {second}].reduce |{type} $m, {other} $e| {{ $e }}", "String({type}, {form})",
    'String([{type}, {value}], {form})', '"${{[{type}, {value}]}}"', "unique([{type}, {other}])",
    "with() |{type} $x = ({value}), {other} $y = ({second})| {{ [$x, $y] }}",
    "{value} == {second}",
    "[{type}, {other}, {type}].unique", "{type} in [{other}, {type}]", "type({value}) <= {type}",
    "type({value}, 'generalized') <= {type}",
    "Variant[{type}, {other}] == Variant[{other}, {type}]",
    "Type({text})", "assert_type({text}, {value})", "Tuple[{type}, {other}] <= Array[{type}]",
    "Hash[{type}, {other}] <= Iterable[Tuple[{type}, {other}]]",
    "Callable[{type}] <= Callable[{other}]",
    "Callable[[{type}], {other}] <= Callable[{type}]", "Callable[{type}, Callable[{other}]]",
    "Sensitive({value}) =~ Sensitive[{type}]", "assert_type(Sensitive[{type}], Sensitive({value}))",
]  # fmt: skip


def type_expressions(random: Random) -> Iterator[str]:
    """Expressions in which types and values stand that may or may not go together."""
    while True:
        form = random.choice(_FORMS)
        yield form.format(
            type=_type(random, 2),
            other=_type(random, 2),
            value=_value(random, 2),
            second=_value(random, 1),
            key=random.choice(_KEYS),
            form=random.choice(_FORMATS),
            text=_quoted(_type(random, 2)),
        )


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _type(random: Random, depth: int) -> str:
    if not depth or random.random() < 0.35:
        return random.choice(_OWN_TYPES if random.random() < 0.2 else _TYPES)

    def inner(least: int = 1, most: int = 1) -> str:
        return ",".join(_type(random, depth - 1) for _ in range(random.randint(least, most)))

    size = random.choice(["", ",1", ",0,2", ",default,3"])
    match random.randrange(9):
        case 0:
            return f"Array[{inner()}{size}]"
        case 1:
            return f"Hash[{inner()},{inner()}{size}]"
        case 2:
            return f"Tuple[{inner(1, 3)}{size}]"
        case 3:
            members = random.sample(_MEMBERS, random.randint(1, 3))
            return f"Struct[{{{','.join(f'{name}=>{inner()}' for name in members)}}}]"
        case 4:
            return f"Variant[{inner(1, 4)}]"
        case 5:
            return f"Callable[{inner(1, 2)}{size}]"
        case kind:
            wrapper = random.choice(["Optional", "NotUndef", "Type", "Sensitive", "Iterable"])
            return f"{wrapper}[{inner()}]" if kind < 8 else f"Array[{inner()}]"


def _value(random: Random, depth: int) -> str:
    if not depth or random.random() < 0.5:
        return random.choice(_OWN_VALUES if random.random() < 0.25 else _VALUES)
    if random.random() < 0.5:
        elements = [_value(random, depth - 1) for _ in range(random.randint(0, 3))]
        return f"[{','.join(elements)}]"
    keys = random.sample(_KEYS, random.randint(0, 3))
    return f"{{{','.join(f'{key}=>{_value(random, depth - 1)}' for key in keys)}}}"
