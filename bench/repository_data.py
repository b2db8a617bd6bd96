"""The data of the large control repository, from one of several sources.

- `mixed`: files, and two back ends in Ruby, of which one needs the worker;
- `yaml`: five levels of YAML files, with options of lookups by regular expressions;
- `ruby`: one back end in Ruby that goes through a table of regular expressions for each key.

The classes get the same values from the last two, but for what an option merges.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum

_DEFAULTS = "version: 5\ndefaults:\n  datadir: data\n  data_hash: yaml_data\nhierarchy:\n"
_MIXED = """\
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
_YAML = """\
  - name: node
    path: "nodes/%{trusted.certname}.yaml"
  - name: centre
    path: "centres/%{facts.dc}.yaml"
  - name: system
    path: "os/%{facts.os.family}.yaml"
  - name: ensure
    path: ensure.yaml
  - name: common
    path: common.yaml
"""
_RUBY = """\
  - name: rules
    lookup_key: backend::rules
    path: rules.yaml
    options:
      subject: "%{trusted.certname}"
"""
_OPTIONS = """\
lookup_options:
  '^m\\d+::part\\d+::settings$': {merge: hash}
  '^m\\d+::part\\d+::names$': {merge: first}
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

_RULES = """\
Puppet::Functions.create_function(:'backend::rules') do
  dispatch :rules do
    param 'Variant[String, Numeric]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end

  def rules(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)
    subject = options['subject']
    table(options['path'], context).each do |match, data|
      next unless match =~ subject && data.key?(key)
      return context.cache(key, context.interpolate(data[key]))
    end
    context.not_found
  end

  def table(path, context)
    context.cached_file_data(path) do |content|
      YAML.safe_load(content).map { |row| [Regexp.new(row['match']), row['data']] }
    end
  end
end
"""
#: Rules of other nodes, which each key is tried on in vain.
_OTHER_RULES = 30


class Data(StrEnum):
    """Where the data comes from."""

    MIXED = "mixed"
    YAML = "yaml"
    RUBY = "ruby"


def data_files(
    data: Data, nodes: list[str], modules: int, parts: int, window: int
) -> dict[str, str]:
    """The files of Hiera and of its back ends, by their paths in the environment."""
    library = "modules/backend/lib/puppet/functions/backend"
    ensure = [f"m{number}::part0::ensure" for number in range(modules)]
    by_node = {
        name: [f"m{(number + each) % modules}::part0::names" for each in range(window)]
        for number, name in enumerate(nodes)
    }
    node_files = {
        f"data/nodes/{name}.yaml": _yaml({key: _names(number) for key in keys})
        for number, (name, keys) in enumerate(by_node.items())
    }
    systems = {"data/os/RedHat.yaml": "m0::part1::names: [x, y]\n"}
    common = dict(_common(modules, parts))
    match data:
        case Data.MIXED:
            return {
                "hiera.yaml": _DEFAULTS + _MIXED,
                "data/common.yaml": _yaml(common),
                "data/native.txt": "".join(f"{key}=stopped\n" for key in ensure),
                f"{library}/worker_data.rb": _WORKER_DATA,
                f"{library}/native_data.rb": _NATIVE_DATA,
                **systems,
                **node_files,
            }
        case Data.YAML:
            owners = dict(_owners(modules, parts))
            return {
                "hiera.yaml": _DEFAULTS + _YAML,
                "data/common.yaml": _yaml(common | owners) + _OPTIONS,
                "data/ensure.yaml": "".join(f"{key}: stopped\n" for key in ensure),
                "data/centres/ams.yaml": "m1::part1::names: [ams]\n",
                **systems,
                **node_files,
            }
    rules = [
        *(
            {"match": f"^other{number:02}\\d+\\.", "data": {f"m{number}::part0::port": 1}}
            for number in range(_OTHER_RULES)
        ),
        *(
            {"match": f"^{name}$", "data": {key: _names(number) for key in keys}}
            for number, (name, keys) in enumerate(by_node.items())
        ),
        {"match": r"\.example\.com$", "data": dict.fromkeys(ensure, "stopped")},
        {"match": ".", "data": common | dict(_owners(modules, parts))},
    ]
    return {
        "hiera.yaml": _DEFAULTS + _RUBY,
        "data/rules.yaml": "".join(f"- {json.dumps(rule)}\n" for rule in rules),
        f"{library}/rules.rb": _RULES,
    }


def _names(number: int) -> list[str]:
    return [f"node{number}", "b", "c"]


def _yaml(data: dict[str, object]) -> str:
    return "".join(f"{key}: {json.dumps(value)}\n" for key, value in data.items())


def _common(modules: int, parts: int) -> Iterator[tuple[str, object]]:
    for number in range(modules):
        for part in range(parts):
            yield f"m{number}::part{part}::port", 1000 + number + part


def _owners(modules: int, parts: int) -> Iterator[tuple[str, object]]:
    for number in range(modules):
        for part in range(parts):
            yield f"m{number}::part{part}::owner", f"%{{facts.os.family}}-m{number}"
