# Fails: odd names and references, case 45.
notify { 'c': before => 'NOTIFY[d]' } notify { 'd': }
