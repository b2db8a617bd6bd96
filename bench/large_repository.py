"""A large control repository, generated: modules with classes, defined types, data types, templates
in EPP and ERB, functions in Puppet and in Ruby, and data for thousands of nodes.

Every node includes a window of the modules, so that nodes share most of their code. Where its data
comes from is a choice (`repository_data.py`).
"""

from __future__ import annotations

from pathlib import Path

from bench.repository_data import Data, data_files
from mupuppet.basics.records import Record

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


class Size(Record):
    """How large a repository is."""

    modules: int = 150
    #: Classes of each module; a module has about 14 files besides.
    parts: int = 12
    nodes: int = 28
    #: How many modules a node includes.
    window: int = 16
    data: Data = Data.MIXED
    #: Nodes that have data but are never compiled.
    more_nodes: int = 0


#: About 4,500 files, 2,000 resources a node.
LARGE = Size()
#: For tests.
SMALL = Size(modules=6, parts=3, nodes=4, window=3)


def write_large_repository(root: Path, size: Size = LARGE) -> list[str]:
    """Write a directory environment, and return the names of its nodes."""
    nodes = [f"node{number:03}.example.com" for number in range(size.nodes)]
    files = {
        "environment.conf": "modulepath = modules\n",
        "manifests/site.pp": _site(size),
        **data_files(size.data, nodes, size.modules, size.parts, size.window),
    }
    for number in range(size.modules):
        files |= _module(f"m{number}", size)
    for number in range(size.more_nodes):
        files[f"data/nodes/other{number:04}.example.com.yaml"] = f"m0::part0::port: {number + 1}\n"
    for path, content in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return nodes


def facts_of(node: str) -> dict[str, object]:
    """The facts of a node, as far as the repository uses them."""
    return {
        "clientcert": node,
        "dc": "ams" if node < "node014" else "fra",
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
