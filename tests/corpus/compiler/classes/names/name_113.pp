# Fails: names that mean something to Puppet itself, case 113.
notify { 'a': require => Whit['main'] }
