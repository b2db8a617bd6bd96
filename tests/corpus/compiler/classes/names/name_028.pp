# Names that mean something to Puppet itself, case 28.
# node: main
node main { notify { 'x': tag => 'y' } }
