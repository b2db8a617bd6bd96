# Fails: a node is defined twice.
node 'a' { }
node 'a' { }
