module Puppet::Parser::Functions
  def self.helper(x)
    x
  end
  newfunction(:sample_helper, :type => :rvalue) do |args|
    args
  end
end
