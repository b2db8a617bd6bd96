# Writes what a catalog compiler must know of Puppet's built-in resource types, as Python.
#
#   ruby tools/record_resource_types.rb [MODULE_DIR...] > src/mupuppet/compiler/program/native_types_data.py
#
#   ruby tools/record_resource_types.rb --metaparameters > tests/corpus/tables/metaparameters.json
#
# The types come from the installed Puppet and from the modules that it ships (give the
# directories that hold them): their attributes, which of them name a resource, and how a
# title becomes those. Nothing else of a type matters for a catalog.
require 'puppet'

if ARGV == ['--metaparameters']
  require 'json'
  puts JSON.pretty_generate(Puppet::Type.metaparams)
  exit
end

Puppet.initialize_settings([])
modules = ARGV.select { |dir| File.directory?(dir) }
environment = Puppet::Node::Environment.create(:types, modules)

def attributes(type)
  (type.properties.map(&:name) + type.parameters).map(&:to_s).uniq.sort
end

def patterns(type)
  type.title_patterns.map { |regexp, names| [regexp.source, names.map { |name, _| name.to_s }] }
end

Puppet.override(current_environment: environment) do
  Puppet::Type.loadall
  puts '"""Puppet\'s built-in resource types, recorded by tools/record_resource_types.rb."""'
  puts
  puts '#: Type: its attributes, the attributes that name a resource, whether a name is unique,'
  puts '#: and the patterns that cut a title into attributes.'
  puts 'TYPES: dict[str, tuple[str, list[str], bool, list[tuple[str, list[str]]]]] = {'
  types = []
  Puppet::Type.eachtype { |type| types << type }
  types.sort_by(&:name).each do |type|
    pairs = patterns(type).map { |source, names| "(r\"#{source}\", #{names.inspect})" }
    puts "    \"#{type.name}\": ("
    puts "        \"#{attributes(type).join(' ')}\","
    puts "        #{type.key_attributes.map(&:to_s).inspect},"
    puts "        #{type.isomorphic? ? 'True' : 'False'},"
    puts "        [#{pairs.join(', ')}],"
    puts '    ),'
  end
  puts '}'
end
