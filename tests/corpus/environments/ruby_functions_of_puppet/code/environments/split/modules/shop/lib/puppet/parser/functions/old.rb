module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    function_split(['a b', ' '])
  end
end
