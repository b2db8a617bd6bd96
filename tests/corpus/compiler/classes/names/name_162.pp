# Names that mean something to Puppet itself, case 162.
# node: deferred
node 'deferred' { include a }
class a { notify { 'x': } }
