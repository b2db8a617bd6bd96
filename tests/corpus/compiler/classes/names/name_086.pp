# Names that mean something to Puppet itself, case 86.
# node: stage
node 'stage' { include a }
class a { notify { 'x': } }
