Puppet::Parser::Functions.newfunction(:helped_inner, :type => :rvalue, :arity => 1) do |args|
  lookupvar('hostname') + args[0].reverse
end
