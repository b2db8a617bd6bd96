# Fails: the word break in a node.
node default { break() }
