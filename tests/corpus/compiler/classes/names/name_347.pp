# Fails: names that mean something to Puppet itself, case 347.
type Puppet::LookupKey = Integer notice(Puppet::LookupKey)
