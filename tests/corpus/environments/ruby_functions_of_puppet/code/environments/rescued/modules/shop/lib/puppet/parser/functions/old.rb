module Puppet::Parser::Functions
  newfunction(:old, :type => :rvalue) do |arguments|
    begin
      function_defined(['shop'])
    rescue Puppet::ParseError => error
      error.message
    end
  end
end
