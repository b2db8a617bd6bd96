# Fails: a node with the name of a class.
class a { }
node 'a' { }
