require 'puppet_x/helped/util'

module Puppet::Parser::Functions
  newfunction(:helped_legacy, :type => :rvalue) do |args|
    Puppet::Parser::Functions.function(:helped_inner)
    case args[0]
    when 'flatten' then PuppetX::Helped::Util.flatten_keys(args[1])
    when 'inner' then function_helped_inner([args[1]])
    else raise Puppet::ParseError, "helped_legacy(): #{args[0]}"
    end
  end
end
