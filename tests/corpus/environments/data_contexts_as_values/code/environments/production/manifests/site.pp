$context = Puppet::LookupContext.new('m')
notify { 'x': message => $context }
notify { 'y': message => [Puppet::LookupContext.new(undef), {'a' => $context}] }
