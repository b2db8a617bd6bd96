# Fails: names that mean something to Puppet itself, case 238.
notify { 'a': require => Resource['file'] }
