# Names that mean something to Puppet itself, case 180.
# node: error
node error { notify { 'x': tag => 'y' } }
