# A class in a node.
node default { class a { } }
