# Records what Puppet knows of the resource types of modules, as JSON on one line per type:
# attributes, the attributes that name a resource, whether names are unique, title patterns.
#
#   ruby tests/oracle/ruby/resource_types.rb MODULE_DIR... > table.json
#
# A type that Puppet cannot load is recorded with the error.
require 'json'
require 'puppet'

Puppet.initialize_settings([])
Puppet[:log_level] = :crit
roots = ARGV.map { |directory| File.expand_path(directory) }
libraries = roots.flat_map { |root| Dir.glob("#{root}/*/lib").sort }
libraries.each { |library| $LOAD_PATH << library }
# Parts of Puppet that types count on are loaded with it.
Puppet::Type.type(:package)

def pattern(regexp)
  regexp.options.zero? ? regexp.source : regexp.to_s
end

def described(type)
  {
    attributes: (type.properties.map(&:name) + type.parameters).map(&:to_s).uniq.sort.join(' '),
    keys: type.key_attributes.map(&:to_s),
    unique: type.isomorphic? ? true : false,
    patterns: type.title_patterns.map { |regexp, names| [pattern(regexp), names.map { |n, _| n.to_s }] }
  }
end

rows = libraries.flat_map { |library| Dir.glob("#{library}/puppet/type/*.rb").sort }.map do |path|
  name = File.basename(path, '.rb')
  begin
    type = Puppet::Type.type(name.to_sym)
    [name, type ? described(type) : { error: 'not defined' }]
  rescue StandardError, LoadError => e
    [name, { error: e.class.name }]
  end
end
lines = rows.to_h.sort.map { |name, row| "#{JSON.generate(name)}: #{JSON.generate(row)}" }
puts "{\n#{lines.join(",\n")}\n}"
