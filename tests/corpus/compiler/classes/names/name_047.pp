# Fails: names that mean something to Puppet itself, case 47.
# node: settings
node settings { notify { 'x': tag => 'y' } }
