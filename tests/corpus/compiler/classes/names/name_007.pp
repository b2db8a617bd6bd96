# Fails: names that mean something to Puppet itself, case 7.
type Component = Integer[1,2]
notice(Component, 1 =~ Component)
