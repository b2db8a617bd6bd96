"""Inputs that are right, for the fuzzers to mutate."""

YAML = (
    """\
x: 1
y: [a, {b: '%{x}'}]
z: |
  text
lookup_options: {x: {merge: deep}}
""",
    """\
--- &a
- !ruby/sym x
- *a
- 2020-02-30 1:2:3
- 0x1F
- .inf
- <<: {a: 1}
""",
    '{"a": [1, -2.5e3, null, true, "\\u00e9"], "b": {}}',
    """\
a { b = 1, c = ${a.b} "x" }
include "d"
l = [1, 2] ${?E}
\"\"\"t\"\"\"\
""",
)
HIERA = (
    """\
version: 5
defaults: {datadir: data, data_hash: yaml_data}
hierarchy:
  - {name: a, path: 'a.yaml'}
  - {name: b, glob: '*/%{x}.yaml', options: {k: v}}
  - {name: c, mapped_paths: [x, y, '%{y}']}
""",
)
METADATA = (
    (
        '{"name": "a-m", "version": "1.0.0", "author": "a", "license": "x", "summary": "s", '
        '"source": "u", "dependencies": [{"name": "b/c", "version_requirement": ">= 1.0 < '
        '2"}]}'
    ),
)
PUPPETFILE = (
    """\
forge 'https://x'
mod 'a/b', '1.0'
mod 'c', git: 'u', ref: "v#{1}"
""",
)
TOML = (
    """\
[tool.mupuppet]
node = 'a'
limits = {seconds = 1}
[[x]]
y = 2020-01-01
""",
)
PQL = (
    'nodes[certname] { facts.os.name ~ "x" and not n > 1 order by certname limit 2 }',
    'resources { type = "File" and parameters.mode = "0644" }',
    '["from", "nodes", ["extract", ["certname", ["function", "count"]], ["=", "n", 1]]]',
    "facts[name, value] { value in [1, 2] group by name }",
)
ROWS = (
    '{"message": {"a": [1, null]}}',
    '["t", "u"]',
)
PATTERNS = (
    "\\A(?<n>a+)\\k<n>*?[[:alpha:]\\d&&[^x]]\\z",
    "(?i:a|b){2,3}\\p{L}(?>x)(?=y)(?<!z)\\h\\R",
)
TYPES = (
    "Variant[Integer[1, 2], Optional[Struct[{a => String[1], Optional[b] => Enum['x']}]]]",
    "Hash[Pattern[/a/], Callable[[Any, 1, default], Integer]]",
)
ERB = (
    """\
<% @list.each do |x| -%>
<%= x.to_s.gsub(/a/) { |m| m * 2 } %>
<% end -%>\
""",
    '<%= [3, 1].sort.map { |x| "%05.2f" % x }.join(",") %><%= {a: 1}.to_a.inspect %>',
)
REQUESTS = (
    '{"code": "notice($x)", "facts": {"x": 1}, "node": "a", "settings": {"ruby": "never"}}',
    (
        '{"code": "include m", "modules": {"m/manifests/init.pp": "class m {}"}, "settings": '
        '{"ruby": "never", "strict": "error", "limits": {"seconds": 5}}}'
    ),
)
FACTS = (
    '{"name": "a", "values": {"os": {"name": "x"}, "n": 1.5}}',
    """\
classes: {a: {b: [1]}}
parameters: {c: d}
environment: e
""",
)
EPP = (
    """\
<%- | String $a = 'x', Optional[Integer] $b = 1 | -%>
<% [1, 2].each |$x| { %><%= $x + $b %>
<% } %><%= "${a}".upcase -%>
<%% <%# c %>\
""",
)
FUNCTION = (
    """\
Puppet::Functions.create_function(:'m::f') do
  dispatch :f do
    param 'Integer', :x
    optional_param 'String', :y
    return_type 'Any'
  end
  def f(x, y = 'a')
    (1..x).map { |i| { i => "#{y}-%03d" % i } }.reduce({}, :merge)
  end
end
""",
)
RESOURCE_TYPE = (
    """\
Puppet::Type.newtype(:thing) do
  @doc = 'd'
  ensurable
  newparam(:name, namevar: true)
  newproperty(:size) do
    newvalues(:a, /b+/)
    defaultto :a
    munge { |v| v }
  end
  autorequire(:file) { self[:name] }
  def self.title_patterns
    [[/(.*)/m, [[:name]]]]
  end
end
""",
)
HIERARCHY_AND_DATA = (
    """\
version: 5
defaults: {datadir: data, data_hash: yaml_data}
hierarchy:
  - {name: a, path: 'a.yaml'}
  - {name: b, glob: '*/%{x}.yaml', options: {k: v}}
  - {name: c, mapped_paths: [x, y, '%{y}']}

---
x: 1
y: [a, {b: '%{x}'}]
z: |
  text
lookup_options: {x: {merge: deep}}
""",
    """\
version: 5
hierarchy:
- name: a
  paths: ['a.yaml', '%{facts.x}.yaml']
---
x: "%{alias('y')}"
y: {k: "%{lookup('z.0')}"}
z: ["%{literal('%')}{x}", 2]
lookup_options:
  '^x.*': {merge: {strategy: deep, knockout_prefix: '--'}}
  y: {convert_to: [Sensitive]}
""",
)
REPORT = (
    (
        '{"host": "a", "time": "2020-01-01T00:00:00Z", "logs": [{"level": "notice", "tags": '
        '["t"]}], "metrics": {"time": {"values": [["total", "Total", 1.5]]}}, '
        '"resource_statuses": {"File[a]": {"title": "a", "resource_type": "File", "events": '
        '[{"status": "success", "name": "n"}]}}}'
    ),
)
CATALOG = (
    (
        '{"name": "a", "classes": ["settings", "m"], "edges": [{"source": "Class[M]", '
        '"target": "File[/a]"}], "resources": [{"type": "File", "title": "/a", "tags": ["t"], '
        '"exported": false, "parameters": {"content": "x\\ny", "mode": {"a": [1, {"__ptype": '
        '"Sensitive", "__pvalue": "s"}]}, "notify": ["Service[b]"]}, "sensitive_parameters": '
        '["content"]}, {"type": "Service", "title": "b", "parameters": {"ensure": '
        '"running"}}]}'
    ),
)
INVENTORY = (
    """\
defaults: {facts: debian-12, set: {a: 1}}
nodes:
  a.example: {trusted: {extensions: {}}}
  b: {classes: {m: {x: 1}}, set: {'os.name': y}}
  c:
""",
    '[{"certname": "a", "facts": {"x": 1}, "trusted": {"certname": "a"}, "title": "M"}]',
    (
        '[{"certname": "a", "resources": {"data": [{"type": "File", "title": "a", '
        '"parameters": {}}]}, "edges": {"data": [{"source_type": "Class", "source_title": '
        '"M", "target_type": "File", "target_title": "a", "relationship": "contains"}]}}]'
    ),
)
ADDRESSES = (
    "/puppet/v3/catalog/a.b?environment=production&facts=%7B%22a%22%3A1%7D",
    "/puppet/v3/file_metadatas/modules/m/a%2Fb?recurse=true&links=follow&ignore=.git",
    "/puppet-ca/v1/certificate_status/a%00b",
)
