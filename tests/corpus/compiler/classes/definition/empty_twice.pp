# Fails: even an empty class is not defined twice.
class a { }
class a { }
