module Puppet::Parser::Functions
  newfunction(:old_play, arity: 1) do |args|
    call_function('include', ["roles::#{args[0]}"])
  end
end
