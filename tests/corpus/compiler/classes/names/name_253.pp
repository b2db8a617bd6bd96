# Fails: names that mean something to Puppet itself, case 253.
Resource['main'] -> notify { 'a': }
