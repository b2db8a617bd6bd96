Puppet::LookupContext(3)
