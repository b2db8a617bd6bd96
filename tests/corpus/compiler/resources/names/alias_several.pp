# Several aliases.
file { '/etc/motd': alias => ['m', 'n'] }
notify { 'x': require => [File['m'], File['n']] }
