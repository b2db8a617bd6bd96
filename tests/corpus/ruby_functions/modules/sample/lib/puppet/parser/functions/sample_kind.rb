# A function is a statement or has a value.
module Puppet::Parser::Functions
  newfunction(:sample_kind, :type => :procedure) do |arguments|
    arguments.size
  end
end
