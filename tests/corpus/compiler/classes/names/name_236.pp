# Fails: names that mean something to Puppet itself, case 236.
notify { 'a': require => 'Class[main]' }
