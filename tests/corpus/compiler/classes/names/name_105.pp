# Names that mean something to Puppet itself, case 105.
# node: whit
node 'whit' { include a }
class a { notify { 'x': } }
