# The type node.
node { 'x': }
