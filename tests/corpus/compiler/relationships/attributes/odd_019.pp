# Fails: odd names and references, case 19.
notify { 'x': require => Class[''] }
