# A reference by the name.
file { 'motd': path => '/etc/motd' }
notify { 'x': require => File['/etc/motd'] }
