module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    function_lookup(['key'])
  end
end
