# Fails: names that mean something to Puppet itself, case 299.
class component { } Class['component'] -> notify { 'x': }
