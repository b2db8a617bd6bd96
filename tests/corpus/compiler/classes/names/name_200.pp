# Names that mean something to Puppet itself, case 200.
# node: annotation
node 'annotation' { include a }
class a { notify { 'x': } }
