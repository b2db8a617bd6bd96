Puppet::LookupContext.new()
