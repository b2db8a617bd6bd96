# Fails: names that mean something to Puppet itself, case 56.
notify { 'a': require => Settings['main'] }
