# Fails: a node in a node.
node default { node 'a' { } }
