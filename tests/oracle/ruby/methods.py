"""Call every pure method of Ruby's own classes with made-up arguments, in Ruby and here.

python -m tests.oracle.ruby.methods [--class String] [--method gsub] [--count 30] [--seed 0]

Prints what differs, by method, and at the end the shares of calls that agree, that are refused
(they need Ruby) and that differ.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from typing import Any

from mupuppet.ruby.core.method_names import _NAMES, _PUBLIC
from tests.oracle.ruby.erb import ours, real
from tests.oracle.versions import asked_version

RECEIVERS = {
    "NilClass": ["nil"],
    "TrueClass": ["true"],
    "FalseClass": ["false"],
    "String": [
        '"Hello, World"', '""', '"  two words \\n"', '"a-b_c d"', '"10"', '"3.7abc"', '"über"',
        '"aaa"', '"line1\\nline2\\r\\nline3"', '"az"', '"Zz9"', '"0x1f"', '"1_000"', '"a,b,,c,,"',
        "'%d of %s'", '"ÄÖ ß"', '"a\\tb\\\\n\\"q\\""',
    ],
    "Symbol": [":abc", ":Hello", ":a_b", ":<=>", ':"with space"'],
    "Integer": ["0", "1", "-7", "42", "255", "1000000007", "2**70", "10"],
    "Float": ["0.0", "2.5", "-1.75", "1e20", "3.14159", "-0.0", "100.0", "1.0e-5"],
    "Array": [
        "[]", "[3, 1, 2]", '["pear", "apple", "fig"]', '[1, "two", nil, [3, [4]], :five]',
        "[[1, 2], [3, 4]]", "[1, 1, 2, 3, 3]", "[nil, false, 1]", '[["a", 1], ["b", 2]]',
        "[1.5, 2, -3]", '%w[b a C a]',
    ],
    "Hash": [
        "{}", '{"b" => 1, "a" => 2}', "{a: 1, b: 2, c: 3}", '{"x" => [1, 2], "y" => {"z" => nil}}',
        '{1 => "one", nil => 2}', '{"k" => nil, "l" => false}',
    ],
    "Range": ["(1..5)", "(1...5)", '("a".."e")', "(5..1)", "(1.5..3.5)", "(0..0)"],
    "Regexp": ["/l+/", "/(a)(?<b>b)?/", "/^x$/i", "/a.b/mx", "/[0-9]+/"],
    "MatchData": [
        '"hello world".match(/l(l)(x)?o/)', '"2024-01-02".match(/(?<y>\\d+)-(?<m>\\d+)/)',
    ],
    "Proc": ["lambda { |a, b| [a, b] }", "proc { |a, b| [a, b] }", "lambda { |x| x.to_s }",
             "->(*a) { a }"],
}  # fmt: skip

ARGUMENTS = [
    "0", "1", "2", "-1", "3", "10", "100", "nil", "true", '"a"', '"l"', '""', '" "', '"o, "', '"x"',
    "/l/", "/[aeiou]/", "/(l)(l)/", ":a", ":abc", "1.5", "[]", "[1, 2]", '["a"]', '{"a" => 1}',
    "{a: 1}", "(0..1)", "(1..-1)", "(0...2)", '"Hello"', '"a-y"', '"b-z"', "-2", "{}", "String",
    "Integer", '"%05.1f"', "[3]", ":+", ":upcase", '"a".."c"', "36", "16", '"two"', '"b"', "5",
]  # fmt: skip
BLOCKS = [
    "", "", "", "{ |x| x }", "{ |x| x.to_s }", "{ |a, b| [b, a] }", "{ |x| nil }", "{ |x| true }",
    "{ |a, b| a }", "{ |x| x.to_s.length }", "{ |a, b| a <=> b }", "{ |x| x.to_s > 'b' }", "{ 1 }",
    "{ |x, i = 5| [x, i] }", "{ |x, *rest| rest }", "(&:to_s)", "(&:inspect)", "{ _1.to_s }",
    "{ |a, b| a.to_s + b.to_s }", "{ |k, v| v.nil? }",
]  # fmt: skip

#: What is not a matter of the arguments alone, or what changes Ruby itself.
IMPURE = frozenset(
    "object_id __id__ hash sample shuffle shuffle! instance_eval instance_exec display methods"
    " public_methods private_methods protected_methods singleton_methods singleton_class extend"
    " class_def meta_def meta_eval meta_undef daemonize define_singleton_method binding method"
    " public_method instance_variable_set instance_variables remove_instance_variable taint"
    " tainted? trust untaint untrust untrusted? to_pson to_json to_yaml crypt"
    " singleton_method instance_variable_get instance_variable_defined? source_location to_bn"
    " ruby2_keywords to_json_raw to_json_raw_object to_pson_raw to_pson_raw_object"
    " singleton_method_added compare_by_identity to_c to_r rationalize i imag imaginary real rect"
    " rectangular polar phase angle arg conj conjugate quo cycle loop lazy unicode_normalize"
    " unicode_normalize! unicode_normalized? undump dump send __send__ public_send".split()
)
OPERATORS = frozenset("+ - * / % ** < > <= >= <=> == === =~ != !~ << >> & | ^".split())


def expressions(kind: str, method: str, count: int, seed: int) -> list[str]:
    """Calls of a method."""
    choose = random.Random(f"{kind} {method} {seed}")
    found: dict[str, None] = {}
    for turn in range(count):
        receiver = choose.choice(RECEIVERS[kind])
        if method in OPERATORS:
            made = f"{receiver} {method} {choose.choice(ARGUMENTS + RECEIVERS[kind])}"
        elif method == "[]":
            made = f"{receiver}[{choose.choice(ARGUMENTS)}]"
        elif method in ("!", "~", "-@", "+@"):
            made = f"{method[0]}({receiver})"
        elif method.endswith("=") and method not in ("==", "!="):
            continue
        else:
            arguments = [choose.choice(ARGUMENTS) for _ in range(turn % 3)]
            block = choose.choice(BLOCKS)
            if block.startswith("("):
                arguments.append(block[1:-1])
                block = ""
            given = f"({', '.join(arguments)})" if arguments else ""
            made = f"{receiver}.{method}{given} {block}".rstrip()
        found[made] = None
    return list(found)


def template(expression: str) -> str:
    """A template that shows the value; a value that was changed is shown, too."""
    return f"<%= ({expression}).inspect %>"


def verdict(expected: dict[str, Any], got: dict[str, Any]) -> str:
    """How the outcomes compare."""
    if "unsupported" in got:
        return "refused"
    if expected["ok"] != got["ok"]:
        return "different"
    if expected["ok"]:
        return "same" if expected["text"] == got["text"] else "different"
    mine = (got["kind"], got["message"].split("\n")[0])
    theirs = (expected["kind"], expected["message"].split("\n")[0])
    return "same" if mine == theirs else "different"


def main() -> None:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--class", dest="kinds", action="append", choices=list(RECEIVERS))
    parser.add_argument("--method", action="append")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quiet", action="store_true", help="only the shares")
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    for kind in options.kinds or RECEIVERS:
        names = sorted({*_NAMES[kind].split(), *_PUBLIC.split()} - IMPURE)
        if options.method:
            names = [name for name in names if name in options.method]
        counts += compare(kind, names, options)
    total = sum(counts.values()) or 1
    print({name: f"{count} ({count / total:.1%})" for name, count in counts.items()})


def compare(kind: str, names: list[str], options: argparse.Namespace) -> Counter[str]:
    """Compare the methods of a class."""
    cases = [
        (name, text)
        for name in names
        for text in expressions(kind, name, options.count, options.seed)
    ]
    given = [{"template": template(text), "variables": {}} for _, text in cases]
    counts: Counter[str] = Counter()
    refused: dict[str, Counter[str]] = defaultdict(Counter)
    for (name, text), case, expected in zip(cases, given, real(given), strict=True):
        try:
            got = ours(case, asked_version())
        except Exception as problem:  # noqa: BLE001  # a bug of ours is what is looked for
            got = {"ok": False, "kind": "CRASH", "message": repr(problem)}
        found = verdict(expected, got)
        counts[found] += 1
        if found == "refused":
            refused[name][got["unsupported"]] += 1
        elif found == "different" and not options.quiet:
            print(f"{text}\n   ruby {shown(expected)}\n   ours {shown(got)}")
    if not options.quiet:
        for name, reasons in refused.items():
            reason, often = reasons.most_common(1)[0]
            print(f"refused: {kind}#{name} {sum(reasons.values())}: {often} {reason}")
    print(f"{kind}: {dict(counts)}")
    return counts


def shown(outcome: dict[str, Any]) -> str:
    """An outcome in a line."""
    if outcome["ok"]:
        return str(outcome["text"])[:200]
    return f"{outcome['kind']}: {outcome['message'][:160]}"


if __name__ == "__main__":
    main()
