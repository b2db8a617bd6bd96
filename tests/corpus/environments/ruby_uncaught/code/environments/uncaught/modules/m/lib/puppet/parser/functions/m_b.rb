module Puppet::Parser::Functions
  newfunction(:m_b, :type => :rvalue) do |args|
    raise NotImplementedError, 'later'
  end
end
