"""Data back ends in Ruby: by key, as a hash or by path; with caches, options, files, patterns."""

from __future__ import annotations

import json

from tests.oracle.repositories.sketch import Sketch, pieces

_KINDS = {"lookup_key": "key", "data_hash": None, "data_dig": "path"}
#: Where the data of a back end comes from: an expression for a hash of keys.
_SOURCES = [
    "yaml_of(options, context)",
    "json_of(options, context)",
    "rules_of(options, context)",
    "objects_of(options, context)",
    "made(options)",
]
_HELPERS = r"""
  def yaml_of(options, context)
    context.cached_file_data(File.join(options['directory'], 'plain.yaml')) do |content|
      YAML.safe_load(content)
    end
  end

  def json_of(options, context)
    file = File.join(options['directory'], 'plain.json')
    return {} unless File.exist?(file)
    data = JSON.parse(context.cached_file_data(file))
    data.select { |key, _| key.start_with?(options.fetch('prefix', '')) }
  end

  def rules_of(options, context)
    found = {}
    rules = context.cached_file_data(File.join(options['directory'], 'rules.yaml')) do |content|
      YAML.load(content).map { |row| [Regexp.new(row['match'], Regexp::IGNORECASE), row['data']] }
    end
    rules.each do |match, data|
      found = data.merge(found) if match =~ options['subject'].to_s
    end
    found
  end

  def objects_of(options, context)
    rules = context.cached_file_data(File.join(options['directory'], 'rules.yaml')) do |content|
      YAML.safe_load(content).map { |row| { match: Regexp.new(row['match']), data: row['data'] } }
    end
    found = rules.select { |rule| rule[:match] =~ options['subject'].to_s }
    found.map { |rule| rule[:data] }.reverse.inject({}) { |all, data| all.merge(data) }
  end

  def made(options)
    names = %w[one two three].each_with_index
    names.map { |name, i| ["backend_#{name}", "#{i}#{options['prefix']}"] }.to_h
  end
"""
#: How a value is given back.
_RETURNS = {
    "key": [
        "value",
        "context.interpolate(value)",
        "context.cache(key, context.interpolate(value))",
        "value.is_a?(String) ? value.sub('%{prefix}', options['prefix'].to_s) : value",
    ],
    "path": ["value", "context.interpolate(value)"],
    None: ["data", "context.interpolate(data)", "data.map { |k, v| [k.to_s, v] }.to_h", "data.dup"],
}
#: What comes first.
_BEFORE = {
    "key": [
        "",
        "return context.cached_value(key) if context.cache_has_key(key)",
        "context.not_found if key =~ /\\A(lookup_options|base|web|db)/",
        "return context.not_found unless key.start_with?('backend_')",
        "@calls = (@calls || 0) + 1",
        'context.explain { "asked for #{key}" }',
        "context.cache_all('seen' => key) unless context.cache_has_key('seen')",
        "return context.cached_entries.map(&:first).sort if key == 'backend_cached'",
        "return \"#{context.environment_name}/#{context.module_name}\" if key == 'backend_where'",
    ],
    "path": ["", "context.not_found unless path[0].to_s.start_with?('backend_')"],
    None: ["", "@calls = (@calls || 0) + 1", "context.explain { 'all at once' }"],
}
_BODIES = {
    "key": "    data = {source}\n    context.not_found unless data.key?(key)\n"
    "    value = data[key]\n",
    "path": "    data = {source}\n    value = path.inject(data) do |found, part|\n"
    "      context.not_found unless found.respond_to?(:key?) && found.key?(part)\n"
    "      found[part]\n    end\n",
    None: "    data = {source}\n",
}
_RULES = [
    {"match": r"^web\d+\.", "data": {"backend_rule": "web %{facts.dc}", "backend_list": ["w"]}},
    {"match": r"^(db|other)", "data": {"backend_rule": "%{lookup('backend_text')}"}},
    {"match": ".", "data": {"backend_rule": "any", "backend_map": {"a": "%{trusted.certname}"}}},
]
_PLAIN = {
    "backend_text": "plain", "backend_prefixed": "<%{prefix}>", "backend_list": ["x", "%{::dc}"],
    "backend_map": {"x": "1", "deep": {"y": "2"}}, "backend_number": 8080, "backend_flag": False,
    "backend_nothing": None,
}  # fmt: skip
_KEYS = (
    ("text", "backend_text"), ("text", "backend_rule"), ("list", "backend_list"),
    ("map", "backend_map"), ("number", "backend_number"), ("text", "backend_one"),
    ("flag", "backend_flag"),
)  # fmt: skip
_STATEMENTS = pieces(r"""
notice(lookup('backend_rule', undef, undef, 'none'))

notice(lookup('backend_map', Hash, 'deep', {}), lookup('backend_map.deep.y', undef, 'first', '-'))

notice(lookup('backend_list', Array, 'unique', []))

notice(lookup('backend_nothing', { 'default_value' => 'default' }))

notice(lookup('backend_cached', undef, undef, 'none'), lookup('backend_where', undef, undef, ''))

notice(lookup('backend_prefixed', undef, undef, ''), lookup('seen', undef, undef, ''))

notice(hiera('backend_text', 'none'), hiera_array('backend_list', []))

Integer[1, 4].each |$i| { notice(lookup("backend_${i}", undef, undef, $i)) }

notice(lookup({ 'name' => 'backend_flag', 'default_value' => 'none' }))
""")


def draw(sketch: Sketch) -> None:
    random = sketch.random
    sketch.file("data/backend/plain.yaml", "\n".join(_entry(*each) for each in _PLAIN.items()))
    sketch.file("data/backend/plain.json", json.dumps(_PLAIN, indent=2))
    sketch.file("data/backend/rules.yaml", "\n".join(f"- {json.dumps(each)}" for each in _RULES))
    for _ in range(random.randint(1, 3)):
        kind = random.choice(["lookup_key", "lookup_key", "data_hash", "data_dig"])
        name = f"acme::data{sketch.number()}"
        sketch.library(
            f"puppet/functions/{name.replace('::', '/')}.rb", _backend(sketch, name, kind)
        )
        options = [
            "directory: '%{settings::environmentpath}/production/data/backend'",
            "subject: '%{trusted.certname}'",
        ]
        if random.random() < 0.7:
            prefix = random.choice(["backend", "backend_t", "B", "%{facts.dc}"])
            options.append(f"prefix: '{prefix}'")
        sketch.levels.append(
            f"- {{name: {name}, {kind}: '{name}', options: {{{', '.join(options)}}}}}"
        )
    sketch.keys.extend(_KEYS)
    sketch.statements["backends"] = sketch.some(_STATEMENTS, 6)
    sketch.data |= {
        kind_and_key[1]: _PLAIN.get(kind_and_key[1], "common") for kind_and_key in _KEYS
    }


def _entry(key: str, value: object) -> str:
    return f"{key}: {json.dumps(value)}"


def _backend(sketch: Sketch, name: str, kind: str) -> str:
    random, subject = sketch.random, _KINDS[kind]
    leaf = name.rpartition("::")[2]
    types = {"key": "Variant[String, Numeric]", "path": "Array[Variant[String, Numeric]]"}
    first = [f"    param '{types[subject]}', :{subject}"] if subject else []
    before = [f"    {line}" for line in sketch.some(_BEFORE[subject], 3) if line]
    parameters = ", ".join([*([subject] if subject else []), "options", "context"])
    return "\n".join(
        [
            f"Puppet::Functions.create_function(:'{name}') do",
            f"  dispatch :{leaf} do",
            *first,
            "    param 'Hash', :options",
            "    param 'Puppet::LookupContext', :context",
            "  end",
            f"  def {leaf}({parameters})",
            *before,
            _BODIES[subject].format(source=random.choice(_SOURCES)).rstrip("\n"),
            f"    {random.choice(_RETURNS[subject])}",
            "  end",
            _HELPERS.strip("\n"),
            "end",
        ]
    )
