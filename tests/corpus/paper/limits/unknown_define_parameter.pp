# Fails: Puppet rejects arguments that the type has no parameter for; merge ignores them.
define mark($x = 1) { notify { $title: message => $x } }
mark { 'one': y => 2 }
