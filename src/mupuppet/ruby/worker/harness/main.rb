# Runs templates and functions of modules with real Ruby, on request.
#
# Requests and answers are frames: four bytes of length, then JSON. A request is one of
#
#   begin    the next requests are about one catalog: they are served by a process of their own
#   end      the catalog is finished
#   render   a template
#   call     a method of a function
#   block    a block that was given to a function of Puppet's
#
# While one is served, the harness may ask: for a variable, for the result of a function, for
# a lambda. The answer comes as a frame, before which there may be other requests.
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
require_relative 'life'

if ARGV.include?('--puppet')
  require_relative 'whole_puppet'
else
  require_relative 'puppet_library'
end
require_relative 'puppet_interfaces'
require_relative 'ruby_library'

Harness.run
