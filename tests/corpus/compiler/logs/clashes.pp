# Fails: definitions that clash are found one after the other.
class a { }
class a { }
class b { }
class b { }
