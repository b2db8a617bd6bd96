# Fails: names that mean something to Puppet itself, case 48.
# node: settings
node 'settings' { include a }
class a { notify { 'x': } }
