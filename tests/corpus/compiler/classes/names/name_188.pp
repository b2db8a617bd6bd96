# Fails: names that mean something to Puppet itself, case 188.
error { 'x': }
