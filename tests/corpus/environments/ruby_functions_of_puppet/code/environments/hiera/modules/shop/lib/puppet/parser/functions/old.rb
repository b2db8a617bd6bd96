module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    function_hiera(['key', 'none'])
  end
end
