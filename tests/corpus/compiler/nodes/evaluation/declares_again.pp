# Fails: a resource of the top is declared again in the node.
notify { 'x': }
node default { notify { 'x': } }
