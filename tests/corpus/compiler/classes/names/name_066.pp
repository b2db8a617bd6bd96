# Fails: names that mean something to Puppet itself, case 66.
# node: class
node class { notify { 'x': tag => 'y' } }
