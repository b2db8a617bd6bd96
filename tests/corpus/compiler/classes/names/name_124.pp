# Names that mean something to Puppet itself, case 124.
# node: resource
node 'resource' { include a }
class a { notify { 'x': } }
