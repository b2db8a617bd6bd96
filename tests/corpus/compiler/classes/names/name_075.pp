# Fails: names that mean something to Puppet itself, case 75.
notify { 'a': require => Class['main'] }
