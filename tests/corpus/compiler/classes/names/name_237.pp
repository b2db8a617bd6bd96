# Fails: names that mean something to Puppet itself, case 237.
notify { 'a': require => 'Class[]' }
