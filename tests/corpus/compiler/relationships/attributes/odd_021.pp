# Fails: odd names and references, case 21.
notify { 'x': require => Notify[''] }
