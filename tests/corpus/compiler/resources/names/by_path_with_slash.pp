# A reference to a path with a slash at its end.
file { '/etc/motd': }
notify { 'x': require => File['/etc/motd/'] }
