# Fails: Puppet knows the attributes of built-in types; the paper takes all.
file { '/etc/motd': colour => 'red' }
