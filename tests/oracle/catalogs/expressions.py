"""Random expressions, evaluated by real Puppet and by us.

    python -m tests.oracle.catalogs.expressions --count 5000 --seed 7

Expressions are trees, so that one on which the two differ is made smaller by putting parts of it
in place of the whole, or a literal in place of a part, for as long as they differ. What an
expression is, what is logged on the way and what fails where must all be the same.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from mupuppet.basics.records import Record, field
from mupuppet.comparison.puppet import Puppet
from tests.oracle.catalogs.fuzz import Comparer

#: Functions and a class that expressions may use.
PRELUDE = """\
function pass($x) { $x }
function early($x) { if $x =~ Integer { return('early') } 'late' }
function groups($x) { if $x =~ /(.)(.)/ { [$1, $2] } else { $1 } }
class settled($number = 7) { $text = 'settled' $list = [1, [2, 3]] }
include settled
notify { 'known': message => ['a', 'b'] }
"""


class Expression(Record, frozen=False):
    """A text with holes for other expressions."""

    template: str
    parts: list[Expression] = field(default_factory=list)

    def render(self) -> str:
        return self.template.format(*(part.render() for part in self.parts))


def leaf(text: str) -> Expression:
    return Expression(text.replace("{", "{{").replace("}", "}}"))


#: In the three lists, two blanks or a new line stand between the items.
LITERALS = re.split(
    r"\s{2,}|\n",
    """\
0  1  -1  3  10  0x1F  017  2.5  -0.0  1.0e3  'a'  'B'  'abc'  '10'  '0x1f'
'1.5'  ''  'ü€'  'a b'  "x\\ty"  true  false  undef  default  /a/  /(b)(c)?/  /^$/
Integer  Integer[1, 5]  String  String[1]  Any  Array[Integer]  Hash[String, Integer]
Enum['a', 'b']  Pattern[/a/]  Optional[String]  Notify['known']  Notify['unknown']
Class['settled']  File['/x', '/y']  []  {}  [1, 2, 3]  ['a', ['b', 'c'], undef]  [[1, 2]]
{ 'a' => 1 }  { 'b' => [1, 2], 'c' => { 'd' => 'e' } }  { 1 => 'one', undef => 'none' }
Sensitive('secret')  SemVer('1.2.3')  SemVerRange('>=1.0.0')  Timespan(90)  Timestamp(0)
$settled::text  $settled::list  $settled::unknown  $facts['colour']  $unknown  $title  $1  $0
bare  two::words""",
)
BINARY = "+ - * / % << >> == != < <= > >= =~ !~ in and or".split()
METHODS = re.split(
    r"\s{2,}|\n",
    """\
length  size  keys  values  flatten  unique  reverse_each  type  join('-')  upcase  capitalize
empty  pass  early  groups  sort  String  unwrap  dig('b', 0)  get('c.d')  index(1)  slice(2)
min  max  abs  chomp  split(/b/)  then |$x| {{ [$x] }}  lest || {{ 'lest' }}
convert_to(String)  convert_to(Array)  new""",
)
ITERATIONS = [
    "{0}.map |$x| {{ {1} }}",
    "{0}.map |$x, $y| {{ [$y, {1}] }}",
    "{0}.filter |$x| {{ {1} }}",
    "{0}.each |$x| {{ notice({1}) }}",
    "{0}.reduce |$x, $y| {{ {1} }}",
    "{0}.reduce({1}) |$x, $y| {{ {2} }}",
    "{0}.any |$x| {{ {1} }}",
    "{0}.all |$x| {{ {1} }}",
    "{0}.slice(2) |$x, $y| {{ notice({1}) }}",
    "{0}.reverse_each.map |$x| {{ {1} }}",
    "{0}.step(2).map |$x| {{ {1} }}",
    "with({0}, {1}) |$x, $y = 3| {{ {2} }}",
    "with({0}) |Integer $x| {{ {1} }}",
    "with(*{0}) |*$x| {{ {1} }}",
    "{0}.map |$x| {{ if {1} {{ next({2}) }}; {1} }}",
    "{0}.map |$x| {{ if {1} {{ break() }}; {2} }}",
    "{0}.tree_each.map |$x| {{ {1} }}",
    "{0}.index |$x| {{ {1} }}",
    "{0}.partition |$x| {{ {1} }}",
    "{0}.group_by |$x| {{ {1} }}",
    "{0}.sort |$x, $y| {{ compare($x, $y) }}",
]
CHOICES = [
    "{0} ? {{ {1} => {2}, default => {3} }}",
    "{0} ? {{ {1} => {2}, {3} => {4} }}",
    "{0} ? {{ /(.)(b)?/ => [$0, $1, $2], Integer => {1}, [default, 2] => {2}, default => $1 }}",
    "{0} ? {{ *{1} => {2}, default => {3} }}",
    "(if {0} {{ {1} }} else {{ {2} }})",
    "(if {0} =~ /(.)(.)?/ {{ [$1, $2, {1}] }} else {{ [$1, {2}] }})",
    "(if {0} {{ {1} }} elsif {2} {{ {3} }})",
    "(unless {0} {{ {1} }} else {{ {2} }})",
    "(case {0} {{ {1}, {2}: {{ {3} }} default: {{ {4} }} }})",
    "(case {0} {{ {1}: {{ {2} }} {3}: {{ {4} }} }})",
    "(case {0} {{ *{1}: {{ {2} }} /(b)/: {{ $1 }} Array: {{ 'array' }} }})",
]
OTHERS = [
    "[{0}, {1}]",
    "[{0}, *{1}]",
    "{{ {0} => {1} }}",
    "{{ 'k' => {0}, {1} => {2} }}",
    "({0})[{1}]",
    "({0})[{1}, {2}]",
    "-({0})",
    "!({0})",
    '"<${{{0}}}>"',
    '"${{{0}}} and $1 ${{2}}"',
    "pass({0})",
    "groups({0})",
    "early({0})",
    "assert_type(Integer, {0})",
    "assert_type(String[1], {0}) |$x, $y| {{ [$x, $y] }}",
    "sprintf('%s %s', {0}, {1})",
    "inline_epp('<%= $v %>', {{ 'v' => {0} }})",
    "defined({0})",
    "match({0}, /(a)(b)?/)",
    "String({0}, '%p')",
    "Integer({0})",
    "Array({0})",
    "Hash({0})",
    "type({0}, 'generalized')",
    "Integer[{0}, {1}]",
    "Array[{0}]",
    "Variant[{0}, {1}]",
    "Notify[{0}]['message']",
]


class Generator(Record, frozen=False):
    """Makes expressions."""

    random: Random

    def expression(self, depth: int, local: bool = False) -> Expression:
        random = self.random
        if depth == 0 or random.random() < 0.12:
            if local and random.random() < 0.5:
                return leaf(random.choice(["$x", "$x", "$y", "$x[0]"]))
            return leaf(random.choice(LITERALS))
        kind = random.random()
        if kind < 0.26:
            left, right = self.expression(depth - 1, local), self.expression(depth - 1, local)
            return Expression("({0}) " + random.choice(BINARY) + " ({1})", [left, right])
        if kind < 0.38:
            method = random.choice(METHODS)
            return Expression("({0})." + method, [self.expression(depth - 1, local)])
        if kind < 0.58:
            return self._filled(random.choice(ITERATIONS), depth, local, inside=True)
        if kind < 0.74:
            return self._filled(random.choice(CHOICES), depth, local)
        return self._filled(random.choice(OTHERS), depth, local)

    def _filled(self, template: str, depth: int, local: bool, inside: bool = False) -> Expression:
        count = next(n for n in range(9, -1, -1) if n == 0 or f"{{{n - 1}}}" in template)
        parts = [self.expression(depth - 1, local or (inside and i > 0)) for i in range(count)]
        return Expression(template, parts)


#: Where an expression is.
PLACES = [
    "notice({})\nnotify {{ 'r': message => [{}] }}",
    "$r = {}\nnotice($r)\nnotify {{ 'r': message => {{ 'v' => $r }} }}",
    "class c($p = {}) {{ $q = $p notify {{ 'r': message => $p }} }}\ninclude c\nnotice($c::q)",
    "define d($p = {}) {{ notice($p) notify {{ $title: message => [$p] }} }}\nd {{ 'r': }}",
    "function f($p) {{ {} }}\nnotice(f(1))",
    'notify {{ "t${{{}}}": }}',
    '$h = @("END")\n  [${{{}}}]\n  | END\nnotice($h)',
]


def program(expression: Expression, place: str) -> str:
    text = expression.render()
    return PRELUDE + place.format(*[text] * place.count("{}")) + "\n"


def smaller(expression: Expression) -> Iterator[Expression]:
    """Expressions that are a little less than one."""
    for part in expression.parts:
        yield part
    for index, part in enumerate(expression.parts):
        for other in [leaf("1"), leaf("'a'"), leaf("[]"), *smaller(part)]:
            if other.render() == part.render():
                continue
            parts = [*expression.parts]
            parts[index] = other
            yield Expression(expression.template, parts)


def minimised(expression: Expression, differs: Callable[[Expression], bool]) -> Expression:
    changed = True
    while changed:
        changed = False
        for tried in smaller(expression):
            if len(tried.render()) < len(expression.render()) and differs(tried):
                expression, changed = tried, True
                break
    return expression


def main() -> int:
    parser = ArgumentParser(description="Compare random expressions with real Puppet.")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--most", type=int, default=10, help="stop after this many differences")
    options = parser.parse_args()
    outcomes: Counter[str] = Counter()
    found: set[str] = set()
    with Puppet() as puppet:
        comparer = Comparer(puppet)
        for seed in range(options.seed, options.seed + options.count):
            random = Random(seed)
            place = random.choice(PLACES)
            expression = Generator(random).expression(options.depth)
            difference = comparer.difference(program(expression, place))
            outcomes[type(comparer.last).__name__] += 1
            if difference is None:
                continue
            kind = difference.split(":")[0]

            def differs(tried: Expression, place: str = place, kind: str = kind) -> bool:
                return (comparer.difference(program(tried, place)) or "").startswith(kind + ":")

            expression = minimised(expression, differs)
            text = program(expression, place).removeprefix(PRELUDE)
            if text in found:
                continue
            found.add(text)
            difference = comparer.difference(program(expression, place))
            print(f"--- seed {seed}: {difference}\n{text}", flush=True)
            if len(found) >= options.most:
                break
    print(f"{sum(outcomes.values())} expressions, {dict(outcomes)}, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
