# Fails: odd names and references, case 46.
notify { 'c': before => '::Notify[d]' } notify { 'd': }
