# Fails: names that mean something to Puppet itself, case 227.
notify { 'a': require => Facts['main'] }
