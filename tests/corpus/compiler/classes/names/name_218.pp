# Names that mean something to Puppet itself, case 218.
# node: facts
node facts { notify { 'x': tag => 'y' } }
