# Fails: names that mean something to Puppet itself, case 233.
notify { 'a': require => Class['main'] }
