# Fails: names that mean something to Puppet itself, case 228.
notify { 'a': require => Resource['main'] }
