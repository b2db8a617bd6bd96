# Fails: names that mean something to Puppet itself, case 170.
notify { 'a': require => Deferred['main'] }
