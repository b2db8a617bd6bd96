# Names that mean something to Puppet itself, case 199.
# node: annotation
node annotation { notify { 'x': tag => 'y' } }
