# Names that mean something to Puppet itself, case 336.
define puppet::lookupkey { } puppet::lookupkey { 'a': } notify { 'z': require => Puppet::Lookupkey['a'] } notice(Puppet::LookupKey)
