# Nor part of one.
node a.node.b { }
