module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    function_include(['shop'])
  end
end
