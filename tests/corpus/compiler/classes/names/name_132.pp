# Fails: names that mean something to Puppet itself, case 132.
notify { 'a': require => Resource['main'] }
