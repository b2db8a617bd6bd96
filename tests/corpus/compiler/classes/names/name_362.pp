# Fails: names that mean something to Puppet itself, case 362.
notify { 'a': require => Class['Main'] }
