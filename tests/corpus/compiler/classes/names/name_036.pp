# Fails: names that mean something to Puppet itself, case 36.
main { 'x': }
