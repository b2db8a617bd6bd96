"""Modules whose Ruby code does the work of a catalog: a back end of Hiera, functions, a template.

They are made up, and the same in every run. Where a module's Ruby runs in the compiler, most of
the time goes into what its authors wrote: loops over tables, calls of helper methods, regular
expressions, strings that are put together.
"""

from __future__ import annotations

from pathlib import Path

from bench.sides import Workload

LOOKUPS = 2000
CALLS = 1000
RULES = 60
ROWS = 200
PAGES = 20

RULES_HEAD = """\
# Which value belongs to which names: the first rule that matches decides.
module PuppetX
  module BenchRuby
    class Rules
      TABLE = [
"""
RULES_TAIL = """\
      ].freeze

      def initialize(table = TABLE)
        @table = table
      end

      def find(name)
        @table.each do |pattern, value|
          match = pattern.match(name)
          next if match.nil?
          return [true, expand(value, match)]
        end
        [false, nil]
      end

      def expand(value, match)
        case value
        when Hash
          value.each_with_object({}) { |(key, inner), made| made[key] = expand(inner, match) }
        when Array
          value.map { |inner| expand(inner, match) }
        when String
          value.gsub(/\\{(\\d)\\}/) { match[Regexp.last_match(1).to_i].to_s }
        else
          value
        end
      end
    end
  end
end
"""
BACK_END = """\
require_relative '../../../puppet_x/bench_ruby/rules'

# The data of a site: names are matched with a table of regular expressions.
Puppet::Functions.create_function(:'bench_ruby::matching') do
  dispatch :matching do
    param 'Variant[String, Numeric]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def matching(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)
    name = strip_prefix(key.to_s, options['prefix'])
    found, value = PuppetX::BenchRuby::Rules.new.find(name)
    context.not_found unless found
    context.cache(key, value)
  end

  def strip_prefix(key, prefix)
    key.start_with?(prefix) ? key[prefix.length..-1] : key
  end
end
"""
HIERA = """\
version: 5
hierarchy:
  - name: Rules
    lookup_key: bench_ruby::matching
    options:
      prefix: 'bench_ruby::'
"""
NEW_FUNCTION = """\
# Merges the settings of a service with its defaults, and lists them as lines.
Puppet::Functions.create_function(:'bench_ruby::settings') do
  dispatch :settings do
    param 'String', :service
    param 'Hash', :given
    return_type 'Array[String]'
  end

  def defaults
    { 'port' => 80, 'workers' => 4, 'log' => { 'level' => 'info', 'path' => '/var/log' } }
  end

  def settings(service, given)
    merged = merge(defaults, given)
    lines = []
    flatten([service], merged) do |path, value|
      next if value.nil?
      lines << "#{path.join('.')} = #{render(value)}"
    end
    lines.sort
  end

  def merge(left, right)
    left.merge(right) do |_, old, new|
      old.is_a?(Hash) && new.is_a?(Hash) ? merge(old, new) : new
    end
  end

  def flatten(path, value, &block)
    if value.is_a?(Hash)
      value.each { |key, inner| flatten(path + [key], inner, &block) }
    else
      yield path, value
    end
  end

  def render(value)
    case value
    when Integer, Float then value.to_s
    when true, false then value ? 'on' : 'off'
    when Array then value.map { |each| render(each) }.join(', ')
    else "'#{value.to_s.gsub("'", "''")}'"
    end
  end
end
"""
OLD_FUNCTION = """\
# The numbers that the parts of a version have in common notation.
module Puppet::Parser::Functions
  newfunction(:bench_version, :type => :rvalue, :arity => 1) do |args|
    text = args[0].to_s
    unless text =~ /^v?(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?(?:-(\\w+))?$/
      raise Puppet::ParseError, "bench_version: #{text} is not a version"
    end
    numbers = [$1, $2, $3].map { |part| part.nil? ? 0 : part.to_i }
    weight = 0
    numbers.each_with_index do |number, index|
      weight += number * (1000 ** (2 - index))
    end
    sum = 0
    i = 0
    while i < 10
      sum += weight % (i + 7)
      i += 1
    end
    $4.nil? ? weight + sum : weight + sum - 1
  end
end
"""
TEMPLATE = """\
# <%= @title %>
<%- @rows.each_with_index do |row, index| -%>
<%-   next if row['hidden'] -%>
[<%= format('%03d', index) %> <%= row['name'].capitalize.ljust(12) %>]
<%-   row['options'].sort.each do |key, value| -%>
<%-     if value.is_a?(Array) -%>
  <%= key %> = <%= value.map { |entry| entry.to_s.upcase }.join(',') %>
<%-     elsif value == true || value == false -%>
  <%= value ? '' : 'no-' %><%= key %>
<%-     else -%>
  <%= key.tr('_', '-') %> = <%= value.to_s.gsub(/\\s+/, ' ') %>
<%-     end -%>
<%-   end -%>
<%- end -%>
<%- total = 0 -%>
<%- @rows.each { |row| total += row['size'] unless row['hidden'] } -%>
# <%= total %> of <%= @rows.length %>
"""
PAGE = """\
define bench_ruby::page(Array[Hash] $rows) {
  file { "/srv/${title}": content => template('bench_ruby/page.erb') }
}
"""
LOOKUP_CODE = f"""
$found = Integer[1, {LOOKUPS}].map |$i| {{
  $name = "site${{$i % 97}}/role${{$i % {RULES + 5}}}/item${{i}}"
  lookup("bench_ruby::${{name}}", default_value => 'none')
}}
notify {{ sha256("${{found}}"): }}
"""
FUNCTION_CODE = f"""
$lines = Integer[1, {CALLS}].map |$i| {{
  bench_ruby::settings("service${{i}}", {{
    'port' => 8000 + $i, 'log' => {{ 'level' => 'debug' }},
    'names' => ['a', "b${{i}}", 'it\\'s'], 'tls' => $i % 2 == 0 }})
}}
$weights = Integer[1, {CALLS}].map |$i| {{ bench_version("v${{$i % 7}}.${{$i}}.${{$i % 13}}-rc1") }}
notify {{ sha256("${{lines}} ${{weights}}"): }}
"""
TEMPLATE_CODE = f"""
$rows = Integer[1, {ROWS}].map |$i| {{
  ({{ 'name' => "row${{i}}", 'size' => $i, 'hidden' => $i % 9 == 0, 'options' => {{
      'listen_on' => "port  ${{i}}", 'names' => ['one', "two${{i}}", $i],
      'fast' => $i % 2 == 0 }} }})
}}
Integer[1, {PAGES}].each |$i| {{ bench_ruby::page {{ "page${{i}}": rows => $rows }} }}
"""


def module(directory: Path) -> None:
    """Write the module."""
    table = "".join(_rule(number) for number in range(RULES))
    for path, content in {
        "hiera.yaml": HIERA,
        "lib/puppet_x/bench_ruby/rules.rb": RULES_HEAD + table + RULES_TAIL,
        "lib/puppet/functions/bench_ruby/matching.rb": BACK_END,
        "lib/puppet/functions/bench_ruby/settings.rb": NEW_FUNCTION,
        "lib/puppet/parser/functions/bench_version.rb": OLD_FUNCTION,
        "manifests/page.pp": PAGE,
        "templates/page.erb": TEMPLATE,
    }.items():
        file = directory / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)


def _rule(number: int) -> str:
    pattern = f"\\Asite(\\d+)\\/role{number}\\/(\\w+)\\z"
    if number % 3 == 0:
        value = f"'/srv/{{1}}/role{number}/{{2}}'"
    elif number % 3 == 1:
        value = f"{{ 'role' => '{number}', 'hosts' => ['a{{1}}.example.com', '{{2}}'] }}"
    else:
        value = str(number)
    return f"        [/{pattern}/, {value}],\n"


def workloads(scratch: Path) -> list[Workload]:
    """The catalogs whose time is spent in Ruby."""
    module(scratch / "programs" / "bench_ruby")
    path = (str(scratch / "programs"),)
    return [
        Workload(f"{LOOKUPS:,} lookups in a back end", LOOKUP_CODE, 5, modulepath=path),
        Workload(f"{2 * CALLS:,} calls of functions", FUNCTION_CODE, 5, modulepath=path),
        Workload(f"{PAGES} templates of {ROWS} rows", TEMPLATE_CODE, 5, modulepath=path),
    ]
