# Fails: a name occurs twice in a list.
node 'a', 'a' { }
