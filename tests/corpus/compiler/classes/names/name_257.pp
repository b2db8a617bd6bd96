# Fails: names that mean something to Puppet itself, case 257.
Class['main'] -> notify { 'a': }
