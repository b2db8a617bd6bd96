Puppet::LookupContext('a', 'b')
