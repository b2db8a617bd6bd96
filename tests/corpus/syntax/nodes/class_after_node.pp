# A class with the name of a node.
node a { }
class a { }
