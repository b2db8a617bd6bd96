# Fails: names that mean something to Puppet itself, case 169.
deferred { 'x': }
