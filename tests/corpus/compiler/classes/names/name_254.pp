# Fails: names that mean something to Puppet itself, case 254.
Resource['nosuch'] -> notify { 'a': }
