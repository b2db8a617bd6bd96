module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    call_function('lookup', ['key', {'default_value' => 'none'}])
  end
end
