# Fails: names that mean something to Puppet itself, case 229.
notify { 'a': require => Resource['nosuch'] }
