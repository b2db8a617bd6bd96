Puppet::Parser::Functions.newfunction(:sample_scope, :type => :rvalue) do |args|
  Puppet::Parser::Functions.function(:sample_legacy)
  raise Puppet::ParseError, "sample_scope(): Wrong number of arguments given (#{args.size} for 1)" if args.size != 1
  values = function_sample_legacy([args[0], nil])
  [self.lookupvar('local'), values, call_function('upcase', ['x']), self['hostname']]
end
