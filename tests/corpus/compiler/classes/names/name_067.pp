# Names that mean something to Puppet itself, case 67.
# node: class
node 'class' { include a }
class a { notify { 'x': } }
