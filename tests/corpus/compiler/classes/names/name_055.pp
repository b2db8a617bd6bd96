# Fails: names that mean something to Puppet itself, case 55.
settings { 'x': }
