# Names that mean something to Puppet itself, case 29.
# node: main
node 'main' { include a }
class a { notify { 'x': } }
