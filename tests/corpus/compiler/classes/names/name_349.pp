# Fails: names that mean something to Puppet itself, case 349.
type Component = Integer notice(Component)
