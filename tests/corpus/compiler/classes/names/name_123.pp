# Names that mean something to Puppet itself, case 123.
# node: resource
node resource { notify { 'x': tag => 'y' } }
