# Fails: names that mean something to Puppet itself, case 255.
Resource['nosuch', 'b'] -> notify { 'a': }
