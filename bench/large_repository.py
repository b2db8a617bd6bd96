"""A large control repository, generated: modules with classes, defined types, data types, templates
in EPP and ERB, functions in Puppet and in Ruby, and Hiera with back ends in Ruby.

Every node includes a window of the modules, so that nodes share most of their code. The back end
`backend::worker_data` uses Ruby that only the worker can run; `backend::native_data` does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_HIERA = """\
version: 5
defaults:
  datadir: data
  data_hash: yaml_data
hierarchy:
  - name: node
    path: "nodes/%{trusted.certname}.yaml"
  - name: worker
    lookup_key: backend::worker_data
    options:
      prefix: "%{facts.os.family}"
  - name: native
    data_hash: backend::native_data
    path: native.txt
  - name: system
    path: "os/%{facts.os.family}.yaml"
  - name: common
    path: common.yaml
"""

_WORKER_DATA = """\
Puppet::Functions.create_function(:'backend::worker_data') do
  dispatch :worker_data do
    param 'String', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def worker_data(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)
    context.not_found unless key.end_with?('::owner')
    live = ObjectSpace.count_objects
    value = "#{options['prefix']}-#{key.split('::').first}-#{live.empty? ? 'none' : 'some'}"
    context.cache(key, value)
  end
end
"""

_NATIVE_DATA = """\
Puppet::Functions.create_function(:'backend::native_data') do
  dispatch :native_data do
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def native_data(options, context)
    data = context.cached_file_data(options['path']) { |content| content.split("\\n") }
    data.each_with_object({}) do |line, found|
      key, value = line.split('=', 2)
      found[key] = value
    end
  end
end
"""

_RUBY_FUNCTION = """\
Puppet::Functions.create_function(:'{module}::label') do
  dispatch :label do
    param 'String', :text
    param 'Integer', :number
  end

  def label(text, number)
    "#{{text.capitalize}}-#{{number.to_s.rjust(4, '0')}}"
  end
end
"""

_CLASS = """\
# Part {part} of {module}.
class {module}::part{part} (
  {title}::Port $port,
  String $owner,
  Array[String] $names = ['a', 'b', 'c'],
  Hash[String, Variant[String, Integer]] $settings = {{}},
  Enum['running', 'stopped'] $ensure = 'running',
) {{
  file {{ '/etc/{module}/part{part}.conf':
    content => epp('{module}/part.epp', {{ 'name' => '{module} {part}', 'port' => $port }}),
    owner   => $owner,
    mode    => '0640',
  }}
  file {{ '/etc/{module}/part{part}.ini':
    content => template('{module}/part.erb'),
  }}
  $names.each |$index, $name| {{
    {module}::fragment {{ "part{part}-${{name}}":
      content => {module}::join_all([$name, $index, $facts['networking']['hostname']]),
      order   => $index + {part},
    }}
  }}
  $settings.map |$key, $value| {{ "${{key}}=${{value}}" }}.each |$line| {{
    notify {{ "{module} part{part} ${{line}}": message => {module}::label($line, $port) }}
  }}
  service {{ '{module}-part{part}':
    ensure    => $ensure,
    subscribe => File['/etc/{module}/part{part}.conf'],
  }}
}}
"""

_FRAGMENT = """\
define {module}::fragment(String $content, Integer $order = 10) {{
  file {{ "/etc/{module}/${{order}}-${{title}}": content => "# ${{title}}\\n${{content}}\\n" }}
}}
"""

_INIT = """\
class {module}(Integer $parts = {parts}) {{
{includes}
}}
"""

_PUPPET_FUNCTION = """\
function {module}::join_all(Array $parts) >> String {{
  $parts.map |$part| {{ String($part) }}.reduce |$memo, $part| {{ "${{memo}} ${{part}}" }}
}}
"""

_EPP = """\
<%- | String $name, Integer $port | -%>
name = <%= $name %>
<% [1, 2, 3].each |$n| { -%>
listen = <%= $port + $n %>
<% } -%>
"""

_ERB = """\
# <%= @title %>
<% @names.each_with_index do |name, index| -%>
<%= index %> = <%= name.upcase %> <%= @facts['networking']['hostname'] %>
<% end -%>
"""


@dataclass(frozen=True)
class Size:
    """How large a repository is."""

    modules: int = 150
    #: Classes of each module; a module has about 14 files besides.
    parts: int = 12
    nodes: int = 28
    #: How many modules a node includes.
    window: int = 16


#: About 4,500 files, 2,000 resources a node.
LARGE = Size()
#: For tests.
SMALL = Size(modules=6, parts=3, nodes=4, window=3)


def write_large_repository(root: Path, size: Size = LARGE) -> list[str]:
    """Write a directory environment, and return the names of its nodes."""
    files = {
        "environment.conf": "modulepath = modules\n",
        "hiera.yaml": _HIERA,
        "manifests/site.pp": _site(size),
        "data/common.yaml": _common_data(size),
        "data/native.txt": "".join(
            f"m{number}::part0::ensure=stopped\n" for number in range(size.modules)
        ),
        "data/os/RedHat.yaml": "m0::part1::names: [x, y]\n",
        "modules/backend/lib/puppet/functions/backend/worker_data.rb": _WORKER_DATA,
        "modules/backend/lib/puppet/functions/backend/native_data.rb": _NATIVE_DATA,
    }
    for number in range(size.modules):
        files |= _module(f"m{number}", size)
    nodes = [f"node{number:03}.example.com" for number in range(size.nodes)]
    for number, name in enumerate(nodes):
        files[f"data/nodes/{name}.yaml"] = "".join(
            f"m{(number + each) % size.modules}::part0::names: [node{number}, b, c]\n"
            for each in range(size.window)
        )
    for path, content in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return nodes


def facts_of(node: str) -> dict[str, object]:
    """The facts of a node, as far as the repository uses them."""
    return {
        "os": {"family": "RedHat", "name": "CentOS"},
        "networking": {"hostname": node.partition(".")[0], "fqdn": node, "ip": "10.0.0.1"},
    }


def _site(size: Size) -> str:
    return f"""\
$number = Integer($facts['networking']['hostname'].regsubst('^node0*(\\\\d+)$', '\\\\1'), 10)
node default {{
  Integer[0, {size.window - 1}].each |$each| {{
    include "m${{($number + $each) % {size.modules}}}"
  }}
}}
"""


def _module(name: str, size: Size) -> dict[str, str]:
    manifests, library = f"modules/{name}/manifests", f"modules/{name}/lib/puppet/functions"
    includes = "\n".join(f"  include {name}::part{part}" for part in range(size.parts))
    files = {
        f"{manifests}/init.pp": _INIT.format(module=name, parts=size.parts, includes=includes),
        f"{manifests}/fragment.pp": _FRAGMENT.format(module=name),
        f"modules/{name}/functions/join_all.pp": _PUPPET_FUNCTION.format(module=name),
        f"modules/{name}/types/port.pp": f"type {name.title()}::Port = Integer[1, 65535]\n",
        f"modules/{name}/templates/part.epp": _EPP,
        f"modules/{name}/templates/part.erb": _ERB,
        f"{library}/{name}/label.rb": _RUBY_FUNCTION.format(module=name),
        f"modules/{name}/hiera.yaml": "version: 5\nhierarchy:\n  - name: own\n    path: own.yaml\n",
        f"modules/{name}/data/own.yaml": "".join(
            f"{name}::part{part}::settings: {{a: {part}, b: '{part}'}}\n"
            for part in range(size.parts)
        ),
    }
    for part in range(size.parts):
        files[f"{manifests}/part{part}.pp"] = _CLASS.format(
            module=name, title=name.title(), part=part
        )
    return files


def _common_data(size: Size) -> str:
    return "".join(
        f"m{number}::part{part}::port: {1000 + number + part}\n"
        for number in range(size.modules)
        for part in range(size.parts)
    )
