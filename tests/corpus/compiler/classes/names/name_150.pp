# Fails: names that mean something to Puppet itself, case 150.
pcore { 'x': }
