# Records what Ruby says about the patterns in tests/unit/data/regexps.json: its error, or null.
#
#   ruby tests/oracle/front_end/regexps.rb
#
# To add cases, put `"pattern": null` lines into the file and run this with Ruby 3.1, the one
# that Puppet 7 runs on.

require 'json'

$VERBOSE = nil # no warnings about patterns that are odd but valid

FILE = File.join(__dir__, '../../unit/data/regexps.json')

def outcome(pattern)
  Regexp.new(pattern)
  nil
rescue RegexpError => e
  e.message.scrub.delete_suffix(": /#{pattern}/")
end

patterns = JSON.parse(File.read(FILE, encoding: 'UTF-8')).keys
recorded = patterns.to_h { |pattern| [pattern, outcome(pattern)] }
File.write(FILE, JSON.pretty_generate(recorded, ascii_only: true) + "\n")
puts "#{patterns.size} patterns recorded with Ruby #{RUBY_VERSION}"
