# Names that mean something to Puppet itself, case 219.
# node: facts
node 'facts' { include a }
class a { notify { 'x': } }
