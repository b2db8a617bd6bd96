# Types of types and of syntax trees, case 298.
notice(Puppet::LookupKey)
