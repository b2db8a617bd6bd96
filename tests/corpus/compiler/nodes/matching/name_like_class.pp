# A node with the name of a class.
class a { }
node 'a' { }
