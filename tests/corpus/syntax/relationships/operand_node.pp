# Nor a node.
A['a'] -> node b { }
