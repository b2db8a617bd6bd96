# The name of a class.
class a { }
node a { }
