# Fails: names that mean something to Puppet itself, case 131.
resource { 'x': }
