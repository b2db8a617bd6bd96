# What Puppet's syntax checkers say about heredocs: reads a JSON list of tags and contents, and writes
# a JSON list with the code of the issue, the class of an exception, or null for each.

require 'json'
require 'puppet'
require 'puppet/pops'

Puppet.initialize_settings([])
CHECKERS = Puppet::Plugins::Configuration.load_plugins.values.first
LOOKUP = Object.new.extend(Puppet::Pops::Evaluator::ExternalSyntaxSupport)
Place = Struct.new(:file)

def outcome(tag, text)
  found = LOOKUP.lookup_keys_for_syntax(tag).find { |key| CHECKERS[key] }
  return nil unless found

  acceptor = Puppet::Pops::Validation::Acceptor.new
  CHECKERS[found].check(text, tag, acceptor, Place.new(nil))
  acceptor.errors.first&.issue&.issue_code
rescue ArgumentError => e
  e.class.name
end

puts JSON.generate(JSON.parse($stdin.read).map { |tag, text| outcome(tag, text) })
