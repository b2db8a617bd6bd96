# The word break in a node.
node default { break() }
