# Fails: the resource is declared after its attribute is read.
notify { 'never': message => File['/etc/motd']['owner'] }
file { '/etc/motd': owner => 'alice' }
