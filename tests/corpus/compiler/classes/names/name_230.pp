# Fails: names that mean something to Puppet itself, case 230.
notify { 'a': require => Resource['nosuch','x'] }
