# Names that mean something to Puppet itself, case 181.
# node: error
node 'error' { include a }
class a { notify { 'x': } }
