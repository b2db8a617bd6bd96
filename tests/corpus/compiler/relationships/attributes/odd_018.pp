# Fails: odd names and references, case 18.
notify { 'x': require => Class['a::'] }
