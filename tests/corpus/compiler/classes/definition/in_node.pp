# Fails: a class in a node.
node default { class a { } }
