# Odd names and references, case 44.
notify { 'c': before => 'notify[d]' } notify { 'd': }
