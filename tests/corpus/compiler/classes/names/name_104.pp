# Names that mean something to Puppet itself, case 104.
# node: whit
node whit { notify { 'x': tag => 'y' } }
