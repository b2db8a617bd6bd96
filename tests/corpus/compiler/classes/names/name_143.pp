# Names that mean something to Puppet itself, case 143.
# node: pcore
node 'pcore' { include a }
class a { notify { 'x': } }
