# Fails: names that mean something to Puppet itself, case 159.
type Deferred = Integer[1,2]
notice(Deferred, 1 =~ Deferred)
