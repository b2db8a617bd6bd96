# Not for classes.
class foo { }
