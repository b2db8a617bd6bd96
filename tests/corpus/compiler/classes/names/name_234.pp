# Fails: names that mean something to Puppet itself, case 234.
notify { 'a': require => Class['Main'] }
