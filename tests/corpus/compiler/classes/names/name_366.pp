# Fails: names that mean something to Puppet itself, case 366.
notify { 'a': require => 'class[main]' }
