# Types of types and of syntax trees, case 299.
notice('a' =~ Puppet::LookupKey, {} =~ Puppet::LookupValue)
