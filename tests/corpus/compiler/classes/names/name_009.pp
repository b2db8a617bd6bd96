# Names that mean something to Puppet itself, case 9.
# node: component
node component { notify { 'x': tag => 'y' } }
