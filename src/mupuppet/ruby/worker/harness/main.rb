# Runs templates and functions of modules with real Ruby, on request.
#
# Requests and responses are frames: four bytes of length, then JSON. A request is one of
#
#   begin    the next requests are about one catalog: a separate process serves them
#   end      the catalog is finished
#   rest     a question: is anything of it left?
#   render   a template
#   call     a method of a function
#   block    a block that was passed to a Puppet function
#
# While one is served, the harness may send requests itself: for a variable, the result of a
# function, a lambda. The response is a frame, which other requests may precede.
#
# `values.rb` describes the form of values.

require_relative 'frames'
require_relative 'values'
require_relative 'asking'
require_relative 'serving'
require_relative 'templates'
require_relative 'functions'
require_relative 'scope'
require_relative 'compilation'
require_relative 'network'
require_relative 'files'
require_relative 'life'

if ARGV.include?('--puppet')
  require_relative 'whole_puppet'
else
  require_relative 'puppet_library'
end
require_relative 'puppet_interfaces'
require_relative 'facter'
unless ARGV.include?('--puppet')
  require_relative 'parts_of_puppet'
  Harness.extend_counterparts
end
require_relative 'ruby_library'

Harness.run(Integer(ARGV.first))
