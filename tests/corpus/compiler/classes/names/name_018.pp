# Fails: names that mean something to Puppet itself, case 18.
notify { 'a': require => Component['main'] }
