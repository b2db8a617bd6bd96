# What Ruby says about patterns: reads a JSON list of patterns, and writes a JSON list with an error
# or null for each. Run it with Ruby 3.1, the one that Puppet 7 runs on.

require 'json'

$VERBOSE = nil # no warnings about patterns that are odd but valid

def outcome(pattern)
  Regexp.new(pattern)
  nil
rescue RegexpError => e
  e.message.scrub.delete_suffix(": /#{pattern}/")
end

puts JSON.generate(JSON.parse($stdin.read).map { |pattern| outcome(pattern) })
