"""Templates that ask their scope: for functions, variables, data, the catalog, other templates."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_LINES = pieces(r"""
<%= scope.function_join([['a', 'b'], '-']) %>

<%= scope.function_template(['acme/inner.erb']) -%>

<%= scope.call_function('template', 'acme/inner.erb') -%>

<%= scope.call_function('epp', ['acme/inner.epp', { 'x' => 'given' }]) -%>

<%= scope.call_function('lookup', ['text0', { 'default_value' => 'none' }]) %>

<%= scope.call_function('hiera_hash', ['map0', {}]).sort.inspect %>

<%= scope['facts']['os']['family'] %> <%= scope['::facts']['dc'] %>

<%= scope['list'].map { |e| e.to_s.upcase }.join(',') %>

<%= scope.lookupvar('profile::templates::text') %>

<%= scope.lookupvar('list').length %>

<%= scope.include?('list') %> <%= scope.include?('no_such') %>

<%= scope.to_hash['text'] %> <%= scope.to_hash.key?('map') %>

<%= scope.exist?('text') %>

<%= scope.call_function('defined', ['base']).inspect %>

<%= scope.function_sprintf(['%03d', 7]) %>

<%= scope.call_function('acme::twice', ['ab']) %> <%= scope.call_function('acme::twice', 'c') %>

<%= scope.function_acme_old(['ab']) %>

<% Puppet::Parser::Functions.function('acme_old') -%>
<%= function_acme_old(['x']) rescue 'none' %>

<%= scope.catalog.tags.include?('settings') %> <%= scope.catalog.classes.include?('base') %>

<%= scope.resource.title %> <%= scope.resource.type %>

<%= scope.environment.name %> <%= scope.compiler.node.name %>

<%= @text %> <%= @list.inspect %> <%= @map.to_a.inspect %>

<%= scope.function_notice(['noticed']).inspect %><% scope.call_function('warning', ['warned']) %>

<%- @map.each do |k, v| -%>
<%= k %>=<%= scope.call_function('upcase', [v.to_s]) %>
<%- end -%>

<%= has_variable?('text') ? scope['text'] : 'none' %>

<%= scope.function_inline_template(['<%%= 1 + 1 %%>', 'x']) %>

<%= scope.function_versioncmp(['1.2', '1.10']) %> <%= scope.function_fqdn_rand([10, 'x']) %>

<%= scope.function_shellquote(['a b', 'c']) %> <%= scope.function_md5(['a']) %>

<%= scope.function_create_resources(['notify', { 'from-template' => {} }]).inspect %>

<%= scope.call_function('include', ['base']).size %>

<% scope.setvar('made', 'here') -%><%= scope['made'] %>

<% @extra = scope.function_pick(['', 'picked']) -%><%= @extra %>

<%= scope.function_file(['base/plain.txt']) -%>

<%= scope.call_function('map', [[1, 2]]) { |x| x * 2 }.inspect %>

<%= scope.function_tagged(['templates']) %>

<%= __FILE__.to_s.split('/').last %>:<%= __LINE__ %>

<%= file.to_s.split('/').last %>
""")
#: Methods that the scope does not have, or only to refuse.
_MISTAKES = pieces(r"""
<%= scope.call_function('lookup', 'no::such', nil, nil, :none).inspect %>

<%= scope.lookupvar('::profile::templates::no_such').inspect %>

<%= classes.include?('settings') %> <%= tags.include?('templates') %> <%= all_tags.class %>

<%= scope.call_function('each', @list) { |e| _erbout << e.to_s }.inspect %>

<%= scope.function_hiera(['text0', 'none']) %>

<%= scope.function_defined([['File[/srv/1]']]).inspect %>

<%= scope.function_regsubst(['abc', 'b', 'x']) %>

<%= scope.function_merge([@map, { 'y' => 'z' }]).sort.inspect %>

<%= scope.function_fail(['stopped']) if @text == 'x' %>

<%= scope.function_hiera_include(['classes', []]).inspect %>

<%= scope.function_to_yaml([@map]) %>

<%= scope.function_no_such_function(['x']) %>
""")
_TWICE = """\
Puppet::Functions.create_function(:'acme::twice') do
  dispatch :twice do
    param 'String', :word
  end
  def twice(word)
    word * 2
  end
end
"""
_OLD = """\
module Puppet::Parser::Functions
  newfunction(:acme_old, type: :rvalue) do |args|
    "#{args[0]}/#{lookupvar('facts')['dc']}/#{function_join([%w[x y], '.'])}"
  end
end
"""


def draw(sketch: Sketch) -> None:
    sketch.library("puppet/functions/acme/twice.rb", _TWICE)
    sketch.library("puppet/parser/functions/acme_old.rb", _OLD)
    sketch.file("modules/acme/templates/inner.erb", "inner <%= @text %> <%= scope['title'] %>")
    sketch.file(
        "modules/acme/templates/inner.epp", "<%- | $x | -%>\ninner <%= $x %> <%= $facts['dc'] %>"
    )
    statements = ["$text = {text}", "$list = {list}", "$map = {map}"]
    for _ in range(sketch.random.randint(1, 3)):
        number = sketch.number()
        lines = sketch.some(_LINES, 6)
        if sketch.random.random() < 0.1:
            lines += sketch.some(_MISTAKES, 1)
        sketch.file(f"modules/acme/templates/outer{number}.erb", "\n".join(lines))
        statements.append(
            f"file {{ '/t/{number}': content => template('acme/outer{number}.erb') }}"
        )
    sketch.statements["templates"] = statements
