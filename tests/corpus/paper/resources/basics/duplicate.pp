# Fails: a resource is declared once.
file { '/etc/motd': content => 'Welcome' }
file { '/etc/motd': content => 'Go away' }
