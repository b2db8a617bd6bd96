# Fails: Puppet rejects arguments that the class has no parameter for; merge ignores them.
class outer($x = 1) { notify { 'outer': message => $x } }
class { 'outer': y => 2 }
