# Fails: names that mean something to Puppet itself, case 241.
notify { 'a': before => Resource['main'] }
