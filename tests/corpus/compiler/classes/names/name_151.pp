# Fails: names that mean something to Puppet itself, case 151.
notify { 'a': require => Pcore['main'] }
