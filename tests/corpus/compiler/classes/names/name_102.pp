# Fails: names that mean something to Puppet itself, case 102.
type Whit = Integer[1,2]
notice(Whit, 1 =~ Whit)
