"""Ruby functions and ERB templates at random, for control repositories that are drawn."""

from __future__ import annotations

from random import Random

from tests.oracle.repositories.values import KINDS, Known

#: Bodies of Ruby functions: what they return, what they take, and their code. The arguments
#: are `a` and `b`.
_BODIES: list[tuple[str, list[str], str]] = [
    ("text", ["text"], "a.to_s.gsub(/[aeiou]/) { |c| c.upcase }"),
    ("text", ["text", "number"], "format('%s-%03d', a, b)"),
    ("text", ["list"], "a.map(&:to_s).sort.join('+')"),
    ("text", ["map"], "a.map { |k, v| \"#{k}=#{v.inspect}\" }.join(' ')"),
    ("text", [], "closure_scope['facts']['dc'].to_s.capitalize"),
    ("text", ["text"], "call_function('sprintf', '<%s>', a)"),
    ("text", ["table"], "a.to_a.flatten.inspect"),
    ("number", ["list"], "a.select { |e| e =~ /a/ }.size"),
    ("number", ["text"], "a.to_s.sum % 100"),
    ("number", ["number", "number"], "[a, b].compact.max"),
    ("flag", ["text"], "!a.to_s.empty? && a.to_s.start_with?('a', 'b')"),
    ("flag", ["map"], "a.any? { |k, _v| k.include?('a') }"),
    ("list", ["list"], 'a.each_with_index.map { |e, i| "#{i}#{e}" }'),
    ("list", ["text"], "a.to_s.split(/[^a-z]+/i).reject(&:empty?).uniq"),
    ("list", ["map"], "a.keys.sort_by { |k| [k.length, k] }"),
    ("list", ["list", "list"], "(a | b) - ['x']"),
    ("map", ["list"], 'a.each_with_object({}) { |e, h| h["k#{e}"] = e.to_s * 2 }'),
    ("map", ["map"], "Hash[a.sort].transform_values { |v| v.to_s.reverse }"),
    ("map", ["map", "map"], 'a.merge(b) { |_k, one, two| "#{one}|#{two}" }'),
    ("table", ["table"], "a.reject { |k, v| v.nil? || k == 'x' }"),
    ("table", ["list"], "a.group_by(&:to_s).map { |k, v| [k, { 'tag' => v }] }.to_h"),
    ("table", [], "{ 'r1' => {}, 'r2' => { 'tag' => 'green' } }"),
]


def function_in_ruby(random: Random, name: str, kind: str) -> tuple[str, list[str], str, list[str]]:
    """A function that gives a kind: its path in the module, its lines, its name, what it takes."""
    _, kinds, body = random.choice([each for each in _BODIES if each[0] == kind])
    return *written_function(random, name, kinds, body), kinds


def written_function(
    random: Random, name: str, kinds: list[str], body: str, head: tuple[str, ...] = ()
) -> tuple[str, list[str], str]:
    """A function in one of the two interfaces: its path in the module, its lines, its name.

    `head` is code before its definition, such as `require`.
    """
    module, leaf = name.split("::")
    only_new = any(each in body for each in ("closure_scope", "call_function", "return "))
    if random.random() < 0.3 and not only_new:
        name = f"{module}_{leaf}"
        lines = [
            *head,
            "module Puppet::Parser::Functions",
            f"  newfunction(:{name}, type: :rvalue, arity: {len(kinds)}) do |args|",
            "    a, b = args",
            *(f"    {line}" for line in body.splitlines()),
            "  end",
            "end",
        ]
        return f"lib/puppet/parser/functions/{name}.rb", lines, name
    parameters = ["a", "b"][: len(kinds)]
    lines = [
        *head,
        f"Puppet::Functions.create_function(:'{name}') do",
        "  dispatch :run do",
        *(f"    param 'Any', :{each}" for each in parameters),
        "  end",
        f"  def run({', '.join(parameters)})",
        *(f"    {line}" for line in body.splitlines()),
        "  end",
        "end",
    ]
    return f"lib/puppet/functions/{module}/{leaf}.rb", lines, name


_LINES = {
    "text": ["{v}=<%= @{v} %>", "<%= @{v}.to_s.upcase -%>",
             "<%- if @{v} =~ /a(.)/ -%>\n<%= $1 %>\n<%- end -%>",
             "<%= @{v}.inspect %>", "<%= (@{v} || 'none').to_s.ljust(8, '.') %>|"],
    "number": ["n <%= @{v}.to_i + 1 %>", "<%= '%04d' % @{v}.to_i %>", "<%= @{v}.inspect %>"],
    "flag": ["<%= @{v} ? 'on' : 'off' %>", "<% unless @{v} %>not\n<% end %>", "<%= @{v}.class %>"],
    "list": ["<% @{v}.each do |e| -%>\n - <%= e %>\n<% end -%>", "<%= @{v}.inspect %>",
             "<%= [@{v}].flatten.compact.sort_by(&:to_s).join(', ') %>",
             "<% [*@{v}].each_slice(2) do |a, b| %><%= a %>/<%= b %>;<% end %>"],
    "map": ["<% @{v}.sort.each do |k, e| -%>\n<%= k %>: <%= e %>\n<% end -%>",
            "<%= @{v}.inspect %>",
            "<%= @{v}.to_a.flatten.length %>", "<%= @{v}.keys.map(&:to_s).max %>"],
    "table": ["<% @{v}.each_pair do |k, r| -%>\n<%= k %> <%= r.map(&:inspect) %>\n<% end -%>",
              "<%= @{v}.to_json rescue 'none' %>"],
}  # fmt: skip
_OTHERS = [
    "<%# a comment %>", "plain text", "<%= @title %> <%= @name %>", "<%% kept %>",
    "<%= scope['facts']['dc'] %>", "<%= scope.lookupvar('::role') %>", "<%= @facts['weight'] %>",
    "<%= scope.call_function('join', [['a', 'b'], ':']) %>", "<%= @no_such.inspect %>",
    "<%= scope.lookupvar('no::such').inspect %>", "<%= @module_name %>",
    "<%= has_variable?('dc') %>",
    "<%= scope.to_hash.key?('role') %>", "<%= @osfamily %>",
]  # fmt: skip


def lines_of_template(random: Random, known: Known) -> list[str]:
    """The lines of a template that uses the variables at its place."""
    lines = []
    for _ in range(random.randint(1, 5)):
        kind = random.choice(KINDS)
        names = [name for name in known.variables[kind] if "::" not in name]
        qualified = [name for name in known.variables[kind] if "::" in name]
        if names and random.random() < 0.7:
            lines.append(random.choice(_LINES[kind]).replace("{v}", random.choice(names)))
        elif qualified and random.random() < 0.7:
            function = random.choice(["scope['{v}']", "scope.lookupvar('{v}')", "scope['::{v}']"])
            lines.append(f"<%= {function.replace('{v}', random.choice(qualified))}.inspect %>")
        else:
            lines.append(random.choice(_OTHERS))
    return lines
