Puppet::Parser::Functions.newfunction(:of_scope, :type => :rvalue, :arity => 1) do |args|
  lookupvar(args[0]).to_s + self[args[0]].to_s
end
