# A class twice.
class a { }
class a { }
