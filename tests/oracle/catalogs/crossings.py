"""Places of manifests with values that do not belong there, compiled by real Puppet and by us.

    python -m tests.oracle.catalogs.crossings [--count N] [--seed N] [--place WORD]

Each place where a value can be is crossed with values of every kind; the values are given as
they are written and as parameters of a class, where a reference is a resource and no type. Types
with arguments of every kind are written in aliases, parameters and expressions. There are far more
crossings than one run compiles: the seed shuffles them, and `--place` takes those whose places
contain a word. What differs is shown by sort, as `mutations` does. The exit status is 1 if
anything differs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from random import Random

from mupuppet.basics.records import replace
from mupuppet.comparison.cases import Case, Corpus
from mupuppet.comparison.puppet import Puppet
from tests.oracle.catalogs.mutants import MAIN, Subject
from tests.oracle.catalogs.mutations import SECONDS, Comparison, sort_of
from tests.oracle.versions import asked_version

#: What places may refer to.
_BEFORE = """\
class k($p = 1) { } define dd($p = 1) { } notify { 'n': } @notify { 'v': tag => 't' } include k
class base { notify { 'i': message => 'm', tag => 'b', require => Notify['n'] } }
"""
VALUES = [
    "undef", "default", "true", "false", "''", "'n'", "'Notify[n]'", "1", "-1", "0", "2.5",
    "'10'", "[]", "['n']", "[undef]", "[default]", "[['n']]", "{}", "{'n' => {}}",
    "{'n' => undef}", "{n => {'message' => 'm'}}", "{1 => 2}", "/n/", "Integer", "String[1]",
    "Notify['n']", "Notify['n', 'v']", "Notify", "Class['k']", "Class", "Resource",
    "Resource['notify', 'n']", "Type[Notify['n']]", "CatalogEntry", "$facts", "$nowhere",
    "Sensitive('n')", "Sensitive(['n'])", "Sensitive(Notify['n'])", "[Sensitive('n')]",
    "Deferred('f')", "Timestamp(0)", "Timespan(1)", "Binary('aGk=')", "SemVer('1.2.3')",
    "SemVerRange('>1')", "[1,2].reverse_each", "Integer[1,3]",
    "'k'", "'::k'", "'K'", "k", "'ä'", '"a\\nb"', "' '", "'a b'", "[Notify['n'], Class['k']]",
    "[[Notify['n']], undef]", "{'message' => 'x'}", "{'noop' => true}",
    "{'message' => Sensitive('x')}", "{default => {}}", "'dd'", "dd", "Dd['x']",
    "URI('http://a')", "Error('x')", "Init[Integer]", "type('a')", "Any", "Undef",
    "Runtime['ruby','String']", "Callable", "$title", "9223372036854775807",
    "[true,false]", "{'a' => {'b' => [1, {c => undef}]}}", "[1,2].map |$x| { $x }",
]  # fmt: skip
#: VALUE is what is tried; OTHER is any value.
PLACES = """\
notify { 'x': message => VALUE }
notify { 'x': tag => VALUE }
notify { 'x': require => VALUE }
notify { 'x': before => VALUE }
notify { 'x': alias => VALUE }
notify { 'x': noop => VALUE }
notify { 'x': audit => VALUE }
notify { 'x': loglevel => VALUE }
notify { 'x': schedule => VALUE }
notify { 'x': stage => VALUE }
notify { 'x': name => VALUE }
notify { 'x': export => VALUE }
notify { 'x': consume => VALUE }
notify { 'x': * => VALUE }
notify { VALUE: }
notify { default: * => VALUE; 'x': }
notify { 'x': message => VALUE, tag => OTHER }
file { '/x': path => VALUE }
file { VALUE: }
exec { VALUE: }
exec { 'x': command => VALUE }
user { 'x': name => VALUE }
package { VALUE: }
package { 'x': name => VALUE }
Notify { message => VALUE } notify { 'x': }
Notify { tag => VALUE } notify { 'x': }
Notify { require => VALUE } notify { 'x': }
Notify['n'] { message => VALUE }
Notify['n'] { tag +> VALUE }
Notify['n'] { require => VALUE }
Notify['n'] { require +> VALUE }
Notify['n'] { * => VALUE }
Notify[VALUE] { message => 'm' }
Notify <| title == VALUE |>
Notify <| message == VALUE |>
Notify <| tag == VALUE |>
Notify <| tag != VALUE |>
Notify <| title != VALUE |> { message => OTHER }
Notify <| |> { message => VALUE }
Notify <| |> { tag => VALUE }
Notify <| |> { tag +> VALUE }
Notify <| |> { require +> VALUE }
Notify <| |> { alias => VALUE }
Notify <| |> { noop => VALUE }
@@notify { 'x': message => VALUE } Notify <<| |>>
VALUE -> Notify['n']
Notify['n'] ~> VALUE
VALUE -> OTHER
VALUE -> Notify <| |> -> OTHER
include(VALUE)
contain(VALUE)
require(VALUE)
include(k, VALUE)
class { VALUE: }
class { 'k2': p => VALUE } class k2($p) { notice($p) notify { 'in': message => $p } }
class { 'k2': p => VALUE } class k2($p = 3) { notice($p) notify { 'in': message => $p } }
class { 'k2': p => VALUE } class k2(Optional[String] $p) { }
class { 'k2': p => VALUE } class k2(Variant[Type, Integer] $p = 1) { notice($p) }
class { 'k2': tag => VALUE } class k2 { notify { 'in': } }
class { 'k2': stage => VALUE } class k2 { }
class { 'k2': noop => VALUE } class k2 { notify { 'in': } }
class { 'k2': require => VALUE } class k2 { notify { 'in': } }
dd { 'x': p => VALUE } notice(Dd['x']['p'])
dd { 'x': tag => VALUE }
dd { 'x': name => VALUE }
dd { 'x': title => VALUE }
dd { VALUE: }
define d2($a, $b = $a) { notice($a, $b) notify { "${a}": message => $b } } d2 { 'x': a => VALUE }
define d2(Array $a) { } d2 { 'x': a => VALUE }
define d2(*$a) { } d2 { 'x': a => VALUE }
define d2($a = VALUE) { notify { 'in': message => $a } } d2 { 'x': }
create_resources('notify', VALUE)
create_resources(VALUE, {'x' => {}})
create_resources('notify', {'x' => {'message' => VALUE}})
create_resources('notify', {'x' => VALUE})
create_resources('notify', {'x' => {}}, VALUE)
create_resources('@notify', {'x' => {'tag' => VALUE}})
create_resources('class', {'k3' => VALUE}) class k3($p = 1) { }
create_resources('dd', {'x' => {'p' => VALUE}})
create_resources('dd', {VALUE => {'p' => 1}})
realize(VALUE)
realize(Notify['v'], VALUE)
tag(VALUE)
notice(tagged(VALUE))
notice(defined(VALUE))
notice(Notify['n'][VALUE])
notice(Notify[VALUE])
notice(Class[VALUE])
notice(Resource[VALUE])
notice(Resource[VALUE, 'n'])
notice(Resource['notify', VALUE]['message'])
$x = VALUE $x { message => 'z' }
Resource[VALUE] { 'x': }
notice(getvar(VALUE))
notice(lookup(VALUE))
notice(lookup('x', default_value => VALUE))
notice(lookup('x', VALUE, first, OTHER))
notice(lookup({'name' => VALUE, 'default_value' => OTHER}))
notice("${VALUE}")
fail(VALUE)
notice(VALUE, OTHER)
warning(VALUE)
if VALUE { notice(1) } else { notice(2) }
unless VALUE { notice(1) }
case VALUE { OTHER: { notice(1) } default: { notice(2) } }
notice(VALUE ? { OTHER => 1, default => 2 })
notice(VALUE ? { OTHER => 1 })
notice(VALUE == OTHER)
notice(VALUE in OTHER)
notice(VALUE =~ OTHER)
notice(VALUE < OTHER)
notice(VALUE + OTHER)
notice(VALUE - OTHER)
notice(VALUE << OTHER)
notice(VALUE[OTHER])
notice(VALUE[OTHER, VALUE])
notice(*VALUE, OTHER)
notice({VALUE => OTHER})
notice([VALUE, OTHER].unique)
notice([VALUE, OTHER].flatten)
notify { 'x': message => {VALUE => OTHER} }
notify { 'x': message => [VALUE, OTHER] }
notify { 'x': message => Sensitive(VALUE) }
VALUE.each |$i| { notice($i) }
VALUE.each |$i, $j| { notice($i, $j) }
notice(VALUE.map |$i| { [$i] })
notice(VALUE.filter |$i| { $i })
notice(VALUE.reduce(OTHER) |$m, $i| { [$m, $i] })
notice(VALUE.slice(2))
notice(VALUE.then |$x| { $x })
notice(VALUE.lest || { OTHER })
notice(type(VALUE))
notice(assert_type(OTHER, VALUE))
notice(with(VALUE) |String $x| { $x })
function f(Integer $x) { $x } notice(f(VALUE))
function f(*$x) { $x } notice(f(VALUE, OTHER))
function f($x) >> Array { $x } notice(f(VALUE))
node VALUE { notice('in') }
type Al = VALUE notice(1 =~ Al)
$a = VALUE notice($a) $b = [$a, OTHER] notify { 'x': message => $b }
[$a, $b] = VALUE notice($a, $b)
{'a' => $a} = VALUE notice($a)
stage { VALUE: }
stage { 's': before => VALUE }
notice(inline_epp('<%= $x %>', VALUE))
notice(inline_epp('<%= $x %>', {'x' => VALUE}))
notice(inline_epp(VALUE))
notice(inline_template('<%= @x.inspect %>', VALUE)) $x = OTHER
notice(call(VALUE, OTHER))
notice(dig(VALUE, OTHER))
notice(get(VALUE, OTHER))
notice(String(VALUE))
notice(Integer(VALUE))
notice(Array(VALUE))
notice(Hash(VALUE))
notice(Boolean(VALUE))
notice(new(VALUE, OTHER))
notice(String(VALUE, OTHER))
notice(join(VALUE, OTHER))
notice(convert_to(VALUE, OTHER))
next(VALUE)
break()
return(VALUE)
[1].each |$x| { return(VALUE) }
function f() { VALUE } notify { 'x': message => f() }
class k4 { $q = VALUE } include k4 notice($k4::q) notify { 'x': message => $k4::q }
class k4($q = VALUE) { } class k5 inherits k4 { notice($q) } include k5
class k5 inherits base { Notify['i'] { message => VALUE } } include k5
class k5 inherits base { Notify['i'] { require +> VALUE } } include k5
class k5 inherits base { Notify['i'] { tag +> VALUE } } include k5
schedule { 's': period => VALUE } notify { 'x': schedule => 's' }
resources { VALUE: purge => true }
notify { 'x': subscribe => VALUE, notify => OTHER }
""".splitlines()
TYPES = """\
Integer Float String Boolean Enum Pattern Regexp Array Hash Tuple Struct Optional NotUndef Variant
Type Callable Sensitive Iterable Iterator Collection Class Resource Notify Runtime SemVer
SemVerRange Timestamp Timespan Init Object TypeSet Deferred Any Undef Data Default Scalar Numeric
CatalogEntry Binary URI Error RichData Target Nowhere""".split()
ARGUMENTS = [
    "1", "'a'", "'a::b', 1", "1, 'a'", "default", "default, 'a'", "1.5", "2, 1", "Integer",
    "Integer, 1", "undef", "true", "[1]", "['a']", "{}", "{a => 1}", "{a => Integer}", "/a/",
    "1, 2, 3", "String, Integer", "Integer, Integer, 1, 2", "[Integer], String", "'a', 'b'",
    "Notify['a']", "Notify", "Integer[1]", "Integer['a']", "default, default", "-1", "'1.0.0'",
    "'ruby', 'x'", "[]", "Integer, 'a'", "1, default", "String, String, 'a'", "Type",
    "{'a' => 'b'}", "{Optional['a'] => Integer}", "Nowhere", "a",
]  # fmt: skip
PLACES_OF_TYPES = [
    "type Mine = VALUE\nnotice(Mine)", "type Mine = VALUE\nnotice(1 =~ Mine)", "notice(VALUE)",
    "type Mine = Array[VALUE]\nnotice(Mine)", "class c(VALUE $x = 1) { } include c",
    "function f(VALUE $x) { $x } notice(f(1))", "notice(with(1) |VALUE $x| { 1 })",
    "notice(assert_type(VALUE, 1))",
]  # fmt: skip


def crossings(chance: Random, word: str) -> list[str]:
    """The manifests, in the order of a shuffle."""
    found = [text for text in _all(chance) if word in text]
    chance.shuffle(found)
    return found


def _all(chance: Random) -> Iterator[str]:
    for place in PLACES:
        for value in VALUES:
            text = place.replace("OTHER", chance.choice(VALUES))
            yield _BEFORE + text.replace("VALUE", value)
            if not text.startswith(("node", "type", "function", "class", "define")):
                body = text.replace("VALUE", "$given")
                held = f"class holds($given) {{ {body} }} class {{ 'holds': given => {value} }}"
                yield _BEFORE + held
    for place in PLACES_OF_TYPES:
        for name in TYPES:
            for arguments in ARGUMENTS:
                yield place.replace("VALUE", f"{name}[{arguments}]")


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.catalogs.crossings",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--count", type=int, default=2000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--place", default="", metavar="WORD")
    options.add_argument("--shown", type=int, default=3, help="of each sort of differences")
    chosen = options.parse_args()
    case = Case("crossing.pp", Corpus(""), "", puppet=asked_version())
    subject = Subject("crossing", {}, {"facts": {}, "settings": {}}, case)
    found: dict[str, list[tuple[str, str]]] = {}
    with Puppet(SECONDS) as puppet, tempfile.TemporaryDirectory(prefix="mupuppet-") as directory:
        comparison = Comparison(puppet, f"{directory}/case", "never")
        for text in crossings(Random(chosen.seed), chosen.place)[: chosen.count]:
            if difference := comparison.difference(replace(subject, files={MAIN: text})):
                found.setdefault(sort_of(difference), []).append((text, difference))
    print(f"{dict(comparison.counts)}, {sum(map(len, found.values()))} differ")
    for sort, examples in sorted(found.items(), key=lambda item: -len(item[1])):
        print(f"=== {len(examples)} times {sort}")
        for text, difference in examples[: chosen.shown]:
            print(f"--- {difference}\n{text.removeprefix(_BEFORE)}", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
