# Fails: names that mean something to Puppet itself, case 37.
notify { 'a': require => Main['main'] }
