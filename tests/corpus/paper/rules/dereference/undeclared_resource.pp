# Fails: the resource is not declared.
notify { 'never': message => File['/etc/motd']['owner'] }
