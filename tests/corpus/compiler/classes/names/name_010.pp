# Names that mean something to Puppet itself, case 10.
# node: component
node 'component' { include a }
class a { notify { 'x': } }
