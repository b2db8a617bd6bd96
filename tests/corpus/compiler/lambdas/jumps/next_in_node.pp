# Fails: the word next in a node.
node default { notify { 'b': } next() notify { 'a': } }
