# Fails: names that mean something to Puppet itself, case 207.
annotation { 'x': }
