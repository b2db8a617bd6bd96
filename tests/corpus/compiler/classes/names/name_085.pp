# Names that mean something to Puppet itself, case 85.
# node: stage
node stage { notify { 'x': tag => 'y' } }
