# Names that mean something to Puppet itself, case 142.
# node: pcore
node pcore { notify { 'x': tag => 'y' } }
