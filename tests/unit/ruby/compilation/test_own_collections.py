"""Whether a program changes strings, or values that may be Puppet's."""

from __future__ import annotations

import pytest

from mupuppet.ruby.compilation.file_summary import FileSummary
from mupuppet.ruby.compilation.program_files import ProgramFiles
from mupuppet.ruby.syntax.parsing import parse_ruby

OWN = [
    "a = []; a << 1",
    "a = [1]; a << 1 << 2",
    "h = {}; h['a'] = 1",
    "h = {}; h['a'] ||= 1; h['b'] += 2",
    "h = Hash.new(0); rows.each { |row| h[row] += 1 }",
    "a = %w[a b]; a.push('c').length",
    "a = []; a = [] if a.empty?; a.concat(rows)",
    "def f(rows)\n  lines = []\n  rows.each { |row| lines << row.to_s }\n  lines\nend",
    "rows.each_with_object({}) { |(k, v), made| made[k] = v }",
    "names = key.split('::'); names.pop",
    "names = key&.scan(/a/); names << 'b'",
    "names = rows.map { |row| row.name }; names.unshift('a')",
    "names = rows.map(&:name); names.unshift('a')",
    "merged = one.merge(other); merged.delete('a')",
]
OTHERS = [
    "a << 1",
    "a = ''; a << 'b'",
    "a = rows; a << 1",
    "a = b = []; a << 1",
    "a = []; a = rows if rows; a << 1",
    "a = []; a += rows; a << 1",
    "a = []; a ||= rows; a << 1",
    "a, b = [], 1; a << 1",
    "a = []; rows.each { |a| a << 1 }",
    "a = []; rows.each { |(a, b)| a << 1 }",
    "a = []; rows.each { |*a| a << 1 }",
    "a = []; rows.each { |b, a = rows| a << 1 }",
    "a = []; ->(a) { a << 1 }",
    "a = []; for a in rows do a << 1 end",
    "a = []; begin; b; rescue => a; a << 1; end",
    "a = []; /(?<a>b)/ =~ c; a << 'd'",
    "a = []; case b\nin [a] then a << 1\nend",
    "def f(a = [])\n  a << 1\nend",
    "def f(a:)\n  a << 1\nend",
    "a = []\ndef f(a)\n  a << 1\nend",
    "rows.each_with_object({}) { |made, row| made[row] = 1 }",
    "rows.each_with_object(rows) { |row, made| made << row }",
    "rows.inject({}) { |made, row| made[row] = 1; made }",
    "a = []; a.last << 'b'",
    "h = {}; h['a'] << 'b'",
    "h = {}; h['a']['b'] = 1",
    "h = {}; h.compare_by_identity",
    "a = []; a.map(&:upcase!)",
    "a = []; a.send(name)",
    "A = []; A << 1",
    "@a = []; @a << 1",
    "a = b.split(',') { |c| c }; a << 'd'",
    "a = b.scan(/c/) { |c| c }; a << 'd'",
    "a = b.scan(/c/, &block); a << 'd'",
    "a = b.dup; a << 'c'",
    "a = b.values; a << 'c'",
    "a = split(b); a << 'c'",
    "names = key.split('::'); names.first << 'a'",
    "names = key.split('::'); names[0] << 'a'",
    "names = key.split('::'); names.map! { |name| name << 'a' }",
]


@pytest.mark.parametrize("code", OWN)
def test_filling_what_was_just_made_changes_nothing_of_others(code: str) -> None:
    assert not FileSummary(parse_ruby(code.encode())).changes


@pytest.mark.parametrize("code", OTHERS)
def test_whatever_else_may_be_changed_counts(code: str) -> None:
    assert FileSummary(parse_ruby(code.encode())).changes


def test_methods_that_the_program_defines_need_not_return_what_is_new() -> None:
    code = "a = b.keys; a << 'c'"
    summary = FileSummary(parse_ruby(code.encode()))
    files = ProgramFiles()
    assert not files.change_values(summary)
    files.gather(parse_ruby(b"class B\n  attr_reader :keys\nend"), None)
    assert files.change_values(summary)
