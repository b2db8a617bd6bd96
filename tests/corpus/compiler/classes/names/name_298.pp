# Fails: names that mean something to Puppet itself, case 298.
class component { } realize(Class['component'])
