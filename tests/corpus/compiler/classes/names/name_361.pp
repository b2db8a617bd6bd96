# Fails: names that mean something to Puppet itself, case 361.
notify { 'a': require => Class['main'] }
