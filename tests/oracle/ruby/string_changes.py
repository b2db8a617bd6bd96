"""Programs at random that change strings in place, in Ruby and here.

python -m tests.oracle.ruby.string_changes [--count 500] [--seed 0]

Who holds a string that is changed sees the change. Prints the programs whose outcomes differ, and
how many agree and how many are refused.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from tests.oracle.ruby.erb import ours, real
from tests.oracle.ruby.methods import verdict
from tests.oracle.versions import asked_version

_TEXTS = [
    "s", "t", "a[0]", "a.last", "h['k']", "h['new']", "@text", "@words[1]", "@hash['name']",
    "s.to_s", "t.dup", "s.strip", "s + t", "\"#{s}\"", "\"#{s}-#{t}\"", "'lit'", "'two words'",
    "[s].join", "s.sub('zz', 'y')", "s * 1", "s[0..-1]", "a.join(',')", "t.freeze.dup",
    "s.split('-').first", "s.lines.last", "String(s)", "s.to_sym.to_s", "s[/.*/]", "h.values.first",
    "format('%s', t)", "a.find { |x| x.length > 1 }", "(s || t)", "(true ? s : t)", "add(s)",
    "same(t)", "a.map { |x| x }.first", "''", "'x'",
]  # fmt: skip
_CHANGES = [
    "<< 'more'", ".gsub!('o', 'O')", ".sub!(/[aeiou]/, '')", ".upcase!", ".concat('c', 'd')",
    ".strip!", ".chomp!('e')", ".prepend('p-')", ".replace('replaced')", ".insert(1, '_')",
    ".capitalize!", ".tr!('a-e', 'A-E')", ".slice!(0, 1)", ".clear", ".squeeze!", "<< s", "<< t",
]  # fmt: skip
_STATEMENTS = [
    "s = {text}", "t = {text}", "a << {text}", "a[0] = {text}", "h['k'] = {text}", "a = a.dup",
    "h['new'] = h['k']", "a.push({text}, {text})", "h = h.merge('m' => {text})", "{text} {change}",
    "s {change}", "t {change}", "a[0] {change}", "a.last {change}", "h['k'] {change}",
    "a.each {{ |x| x {change} }}", "a.map {{ |x| x {change}; x }}",
    "h.each {{ |k, v| v {change} }}",
    "a = a.map {{ |x| x {change} }}.compact", "h.each_value {{ |v| v {change} }}", "add(s)",
    "3.times {{ |i| t {change} }}", "@text {change}", "@words.each {{ |w| w {change} }}",
    "a.each_with_index {{ |x, i| h[i.to_s] = x }}", "s, t = t, s", "change(a)", "s += 'plus'",
    "h['c'] ||= ''; h['c'] {change}", "a.each(&:upcase!)", "x = s; x {change}",
    "a.sort_by {{ |x| x {change}; x.to_s }}", "s[0] = 'Z'", "h['k'][0, 1] = 'Y'", "a.reverse!",
    "y = ''; 2.times {{ |i| y << 'ab'; a << y }}; y {change}", "y = 'q'; z = y; z {change}; a << y",
    "y = String.new; y {change}; h['y'] = y; y {change}", "s = ''; t = s; s {change}",
    "x = 'loop'; 2.times {{ a << x; x {change} }}", "s.each_line {{ |l| l {change}; a << l }}",
]  # fmt: skip
_PRELUDE = """<%
def add(text) text << '+' end
def same(text) text end
def change(list) list.each { |e| e << '!' } end
s = 'start'
t = 'other'
a = ['first', s, 'last']
h = {'k' => t, 'l' => 'value'}
"""
_END = """
%><%= [s, t, a, h, @text, @words, @hash].inspect %>"""
_VARIABLES = {"text": "Hello, World", "words": ["pear", "apple"], "hash": {"name": "node"}}


def program(choose: random.Random) -> str:
    """A template that does several things to strings, and shows them."""
    lines = []
    for _ in range(choose.randint(1, 5)):
        form = choose.choice(_STATEMENTS)
        while "{text}" in form:
            form = form.replace("{text}", choose.choice(_TEXTS), 1)
        while "{change}" in form:
            form = form.replace("{change}", choose.choice(_CHANGES), 1)
        lines.append(form.replace("{{", "{").replace("}}", "}"))
    return _PRELUDE + "\n".join(lines) + _END


def main() -> None:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    choose = random.Random(options.seed)
    cases = [{"template": program(choose), "variables": _VARIABLES} for _ in range(options.count)]
    counts: Counter[str] = Counter()
    for case, expected in zip(cases, real(cases), strict=True):
        got = ours(case, asked_version())
        found = verdict(expected, got)
        counts[found] += 1
        if found == "different":
            body = str(case["template"]).removeprefix(_PRELUDE).removesuffix(_END)
            print(f"{body}\n   ruby {expected}\n   ours {got}")
    print(dict(counts))


if __name__ == "__main__":
    main()
