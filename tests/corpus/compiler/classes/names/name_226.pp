# Fails: names that mean something to Puppet itself, case 226.
facts { 'x': }
