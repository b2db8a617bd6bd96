# The parameters come first.
class a inherits b ($x) { }
