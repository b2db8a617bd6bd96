# Fails: names that mean something to Puppet itself, case 64.
type Class = Integer[1,2]
notice(Class, 1 =~ Class)
