module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    function_sprintf(['%s!', 'a'])
  end
end
