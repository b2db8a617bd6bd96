# Fails: a node does not inherit.
node 'a' inherits 'b' { }
