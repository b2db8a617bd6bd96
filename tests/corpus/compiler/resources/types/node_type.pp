# Fails: the type node.
node { 'x': }
