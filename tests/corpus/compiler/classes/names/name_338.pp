# Fails: names that mean something to Puppet itself, case 338.
define deferred { } deferred { 'a': } notice(Deferred) notice(Deferred('x'))
