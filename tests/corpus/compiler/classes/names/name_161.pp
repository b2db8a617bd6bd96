# Names that mean something to Puppet itself, case 161.
# node: deferred
node deferred { notify { 'x': tag => 'y' } }
