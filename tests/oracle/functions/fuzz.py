"""Looks for calls on which we differ from real Puppet.

    python -m tests.oracle.functions.fuzz [--count N] [--seed N] [--modulepath DIR] KIND

calls functions (`calls`), those of stdlib (`stdlib`, which needs `--modulepath`) or constructors
(`conversions`) with arguments of every kind, calls each function in turn with rarer ones
(`crossed`), iterates over what iterations give (`chains`), or asks about types (`types`), and
prints where the answers differ. With `--write
TOPIC` the calls become a topic of the corpus, to be recorded by `tests.record`:
those on which Puppet itself does not stumble over a mistake of its own.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from mupuppet.compiler import api  # noqa: F401  # it registers the functions of the compiler
from mupuppet.functions.registry import BUILT_IN
from mupuppet.functions.stdlib.declarations import STDLIB
from tests.oracle.functions.calls import CORPUS, ask_puppet
from tests.oracle.functions.ours import evaluate
from tests.oracle.functions.type_expressions import type_expressions
from tests.oracle.versions import asked_version

_VALUES = [
    "1", "0", "-3", "7", "2.5", "-0.0", "1.0e20", "1e-7", "'abc'", "''", "'ABC'", "'a b c'", "'1'",
    "'0x1F'", "'0b101'", "'017'", "'3.7'", "'-1e3'", "' 42 '", "'+ 5'", r'"a\nb\n"', "'true'",
    "'yes'", "true", "false", "undef", "default", "[]", "[1, 2, 3]", "['a', 'b']", "['b', 'A', 3]",
    "[['a', 1], ['b', 2]]", "[1, [2, [3]]]", "{}", "{a => 1}", "{'b' => 2, 'a' => [1]}",
    "{1 => 2}", "{a => {b => [1, 2]}}", "[undef, 1]", "/a.c/", r"/(\w)(\d)?/", "Integer",
    "String[1, 3]", "Array[Integer]", "Type[Integer]", "Sensitive('s')", "SemVer('1.2.3-rc1')",
    "SemVerRange('>=1.0.0 <2.0.0')", "Timespan(90.5)", "Timestamp(0)", "Binary('aGVsbG8=')",
    "URI('http://a.b/c?d#e')", "Error('m', 'k')", "File['/a']", "Class['foo']",
    "[1, 2].reverse_each", "Integer[1, 4]", "Optional[String]", "Struct[{a => Integer}]", "'é'",
    "'a,b'", "','", "-1", "10", "100000000000", "'b'", "'a.b'", "'1.2.3'", "'1.2.4-rc1'", "'%Y'",
    "'%d'", "'%s-%s'", "'%05.1f'",
]  # fmt: skip
_FORMATS = [
    "'%d'", "'%x'", "'%#x'", "'%s'", "'%p'", "'%10.3f'", "'%-8s|'", "'%05d'", "'%+d'", "'% d'",
    "'%e'", "'%g'", "'%a'", "'%c'", "'%o'", "'%#o'", "'%b'", "'%#B'", "'%X'", "'%C'", "'%u'",
    "'%t'", "'%T'", "'%y'", "'%Y'", "'%h'", "'%#a'", "'%(a'", "'%<h'", "'%|a'", "'%B'", "'%q'",
    "{Array => '%#(a'}", "{Hash => {format => '%#{h', separator2 => '='}}", "{Any => '%p'}",
    "{Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}",
    "{Integer => '%#x', Float => '%.2f'}", "2", "8", "10", "16", "'tree'", "'hash_tree'",
    "{from => '3', radix => 16}", "{string => '1', format => '%H'}", "'1-02:03:04'", "'aGVsbG8='",
    "'2015-03-01T11:12:13'", "'http://x.y'", "{days => 1, hours => 2}", "'>=1.0'", "[0x41, 66]",
    "{major => 1, minor => 2, patch => 3}", "'Integer[1, 2]'", "{value => 'aGk=', format => '%B'}",
]  # fmt: skip
_TYPES = [
    "Integer", "Float", "Numeric", "String", "Boolean", "Array", "Hash", "Tuple", "Struct",
    "Regexp", "Binary", "SemVer", "SemVerRange", "Timespan", "URI", "Sensitive", "Type",
    "Init[Integer]", "Init[Integer, 16]", "Optional[Integer]", "NotUndef[String]", "Enum['a', 'b']",
    "Variant[Integer, String]", "Pattern[/a/]", "Any", "Undef", "Default", "Scalar", "Data",
    "RichData", "Callable", "Iterable", "Iterator", "Collection", "Error", "Deferred", "Runtime",
    "TypeSet", "CatalogEntry", "Resource", "Class", "Integer[0, 5]", "String[2, 3]",
    "Array[Integer]", "Array[String, 2]", "Hash[String, Integer]", "Struct[{a => Integer}]",
    "Tuple[Integer, String]", "Init[Struct[{a => Integer}]]", "Boolean[true]", "Float[0.0, 1.0]",
    "Timespan[0, 100]", "SemVer['1.x']", "Init", "Sensitive[String]", "Array[Integer, 0, 2]",
    "Type[Integer]", "TypeReference['x']", "Regexp[/a/]",
]  # fmt: skip
_LAMBDAS = [
    "|$x| { $x }", "|$x| { $x == 1 }", "|$a, $b| { [$a, $b] }", "|$a, $b| { $a }", "|| { 1 }",
    "|*$r| { $r }", "|Integer $i| { $i }", "|$x, $y, $z| { 1 }", "|String $s, $t = 2| { $t }",
]  # fmt: skip

#: Values and lambdas that are rarer.
_RARE_VALUES = [
    "Deferred('f', [1])", "9223372036854775807", "'ÅÄÖß'", "'日本語'", r'"a\u{1F600}b"',
    r'"e\u{301}"', "Integer[1, 3]", "[1, [2], {a => undef}]", "{undef => 1}", "{[1, 2] => 3}",
    "[[]]", "[{}]", "Sensitive(['a', 1])", "Sensitive(undef)", "[Sensitive('x')]",
    "{a => Sensitive('x')}", "[default]", "[1, 2, 3].step(2)", "{a => 1, b => 2}.reverse_each",
    "'abc'.reverse_each", "[1, 'a', undef, true, 2.5]", "Tuple[Integer, String]",
    "Callable[String]", "Pattern[/a/]", "Enum['a', 'b']", "1e300", "' '", r'"\t x \n"', "'::a::b'",
    "'2001:db8::1'", "'10.0.0.1/24'", "'$x'", r"'\\1'", "{'x' => {'y' => {'z' => 1}}}",
    "Timestamp('2016-01-01')", "Notify['x']", "Class", "Undef", "Any", "Sensitive[String]",
    "Init[Integer]", "Binary",
]  # fmt: skip
_RARE_LAMBDAS = [
    "|$x, *$r| { $r }", "|$a = 1| { $a }", "|$a, $b = 2, $c = 3| { [$a, $b, $c] }",
    "|Hash $h| { $h }", "|Integer *$i| { $i }", "|$a, $b| { compare($a, $b) }", "|$x| { undef }",
    "|$x| { next(7) }", "|$x| { break() }", "|$a, $b| { break() }", "|$x| >> Integer { $x }",
]  # fmt: skip
_ITERATED = [
    "[1, 2, 3]", "[3, [1, 'a'], {b => 2}]", "{a => 1, b => [2]}", "Integer[1, 5]", "5", "'hello'",
    "Enum[a, b, c]", "[]", "{}", "[[1, 2], [3, 4]]", "0", "''", "[undef, 1]", "{1 => 2}", "[[[1]]]",
    "Sensitive([1, 2])", "undef",
]  # fmt: skip
_LINKS = [
    "reverse_each", "step(2)", "step(3)", "map |$x| { $x }", "map |$i, $x| { [$i, $x] }",
    "filter |$x| { $x != 1 }", "filter |$i, $x| { $i != 1 }", "each |$x| { }", "each |*$x| { }",
    "slice(2)", "unique", "flatten", "sort", "reduce |$a, $b| { [$a, $b] }",
    "reduce(0) |$a, $b| { $b }", "keys", "values", "any |$x| { $x }", "all |$i, $x| { $i < 5 }",
    "index(1)", "index |$x| { $x == 2 }", "group_by |$x| { $x }", "partition |$x| { $x == 1 }",
    "length", "empty", "join(',')", "upcase", "type", "with |$x| { $x }", "then |$x| { $x }",
    "unwrap", "convert_to(Array)", "convert_to(String)", "lest || { 1 }", "dig(0)", "max",
    "split('')", "match(/a/)", "reverse_each |$x| { $x }", "step(2) |$x| { break() }",
]  # fmt: skip

#: Functions that jump, log, read files or the clock, or declare something.
_LEFT_OUT = frozenset(
    "alert annotate binary_file break contain create_resources crit debug emerg epp err "
    "eyaml_lookup_key file hiera hiera_array hiera_hash hiera_include hocon_data json_data lookup "
    "find_file find_template generate import include info inline_epp inline_template "
    "module_directory next notice realize require return scanf tag template warning yaml_data "
    "assert_private deprecation ensure_packages ensure_resource ensure_resources glob loadjson "
    "loadyaml private pry shuffle str2saltedsha512 time validate_augeas validate_cmd "
    "validate_x509_rsa_key_pair stdlib::deferrable_epp stdlib::ensure".split()
)


def calls(random: Random, names: list[str]) -> Iterator[str]:
    """Calls of functions, some with a lambda."""
    while True:
        count = random.choice([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4])
        arguments = ", ".join(random.choice(_VALUES) for _ in range(count))
        block = f" {random.choice(_LAMBDAS)}" if random.random() < 0.6 else ""
        yield f"{random.choice(names)}({arguments}){block}"


def crossed(random: Random, names: list[str]) -> Iterator[str]:
    """Calls of each function in turn, by its name or as a method, with any value."""
    values, lambdas = _VALUES + _RARE_VALUES, _LAMBDAS + _RARE_LAMBDAS
    while True:
        for name in names:
            given = [random.choice(values) for _ in range(random.choice([1, 1, 2, 2, 3]))]
            block = f" {random.choice(lambdas)}" if random.random() < 0.5 else ""
            as_method = random.random() < 0.3
            receiver = f"{given.pop(0)}." if as_method else ""
            yield f"{receiver}{name}({', '.join(given)}){block}"


def chains(random: Random) -> Iterator[str]:
    """Calls of methods, one on what the other gives."""
    while True:
        links = (f".{random.choice(_LINKS)}" for _ in range(random.choice([1, 2, 2, 3, 3])))
        yield random.choice(_ITERATED) + "".join(links)


def conversions(random: Random) -> Iterator[str]:
    """Calls of `new`, by its name, as a method, and by the name of a type."""
    while True:
        type = random.choice(_TYPES if random.random() < 0.7 else _TYPES[:7])
        pool = _VALUES + _FORMATS
        given = [random.choice(pool) for _ in range(random.choice([1, 1, 1, 2, 2, 2, 3, 4]))]
        form = random.random()
        if form < 0.25:
            yield f"String({given[0]}, {random.choice(_FORMATS)})"
        elif form < 0.9:
            yield f"{type}({', '.join(given)})"
        else:
            yield f"{given[0]}.convert_to({', '.join([type, *given[1:]])})"


def _names(kind: str) -> list[str]:
    """The functions of a kind that can be compared; the module has the older ones only."""
    if kind == "calls":
        return [name for name in BUILT_IN.names() if name not in _LEFT_OUT]
    known = set(STDLIB.names()) - _LEFT_OUT
    newer = {name for name in known if name.removeprefix("stdlib::") in known - {name}}
    newest = {"crc32", "has_function", "nested_values", "rewrap_sensitive_data", "sha256"}
    newest |= {"sort_by", "ensure_packages", "fqdn_rand_string", "seeded_rand"}
    return sorted(known - newer - {f"stdlib::{name}" for name in newest})


#: What Ruby says where Puppet has made a mistake of its own, or shows where an object is; and
#: mistakes of syntax, about which we have our own words.
_STUMBLED = re.compile(
    r"undefined method|#<|no implicit conversion of  |for nil:NilClass|Syntax error at"
)


KINDS = ("calls", "stdlib", "conversions", "types", "crossed", "chains")


def _generated(kind: str, random: Random) -> Iterator[str]:
    if kind == "types":
        return type_expressions(random)
    if kind in ("conversions", "chains"):
        return conversions(random) if kind == "conversions" else chains(random)
    return crossed(random, _names("calls")) if kind == "crossed" else calls(random, _names(kind))


def main() -> int:
    """Compare, or write a topic."""
    parser = argparse.ArgumentParser(description="Look for calls on which we differ.")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modulepath", default="")
    parser.add_argument("--write", metavar="TOPIC")
    parser.add_argument("kind", choices=KINDS)
    options = parser.parse_args()
    source = _generated(options.kind, Random(options.seed))
    lines = list(dict.fromkeys(next(source) for _ in range(options.count)))
    answers = list(ask_puppet(lines, options.modulepath))
    if options.write:
        kept = [
            line
            for line, answer in zip(lines, answers, strict=True)
            if not _STUMBLED.search(answer.get("error", "")) and "Ruby" not in str(answer)
        ]
        header = f"# Generated: python -m tests.oracle.functions.fuzz --seed {options.seed} "
        text = f"{header}--count {options.count} --write {options.write} {options.kind}\n"
        (CORPUS / f"{options.write}.pp").write_text(text + "\n".join(kept) + "\n")
        return 0
    with tempfile.TemporaryDirectory() as directory:
        (Path(directory) / "stdlib").mkdir()
        modules = (directory,) if options.kind == "stdlib" else ()
        return _report(lines, answers, lambda line: evaluate(line, asked_version(), modules))


def _report(
    lines: list[str], answers: list[dict[str, Any]], ours: Callable[[str], dict[str, Any]]
) -> int:
    differing = 0
    for line, answer in zip(lines, answers, strict=True):
        if _STUMBLED.search(answer.get("error", "")) or ":0x" in str(answer.get("value")):
            continue
        found = ours(line)
        if any(found.get(name) != answer.get(name) for name in ("value", "error")):
            differing += 1
            print(f"{line}\n  Puppet {answer}\n  ours   {found}")
    print(f"{len(lines)} calls, {differing} differences")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
