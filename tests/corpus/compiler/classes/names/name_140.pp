# Fails: names that mean something to Puppet itself, case 140.
type Pcore = Integer[1,2]
notice(Pcore, 1 =~ Pcore)
