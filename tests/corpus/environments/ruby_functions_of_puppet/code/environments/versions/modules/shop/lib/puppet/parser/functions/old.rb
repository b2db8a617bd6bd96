module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    function_versioncmp(['1', '2'])
  end
end
