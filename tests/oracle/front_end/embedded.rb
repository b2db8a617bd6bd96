# Records what Puppet's syntax checkers say about the heredoc texts in tests/unit/data/embedded.json: the code
# of the issue, the class of an exception, or null.
#
#   ruby tests/oracle/front_end/embedded.rb
#
# To add cases, put `["tag", "text", null]` lines into the file and run this where Puppet is
# installed.

require 'json'
require 'puppet'
require 'puppet/pops'

FILE = File.join(__dir__, '../../unit/data/embedded.json')

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

cases = JSON.parse(File.read(FILE, encoding: 'UTF-8'))
recorded = cases.map do |tag, text, _|
  JSON.generate([tag, text, outcome(tag, text)], ascii_only: true)
end
File.write(FILE, "[\n" + recorded.join(",\n") + "\n]\n")
puts "#{cases.size} texts recorded with Puppet #{Puppet.version}"
