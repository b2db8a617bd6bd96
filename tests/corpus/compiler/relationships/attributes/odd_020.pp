# Fails: odd names and references, case 20.
notify { 'x': require => Class['::'] }
