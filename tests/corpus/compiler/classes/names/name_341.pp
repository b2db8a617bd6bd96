# Fails: names that mean something to Puppet itself, case 341.
type Deferred = Integer notice(Deferred, 1 =~ Deferred)
