# A reference by an alias.
file { '/etc/motd': alias => 'motd' }
notify { 'x': require => File['motd'] }
