# Odd names and references, case 43.
notify { 'c': require => Notify['c'] }
